### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = Không đọc được
api-title-401 = Thiếu token hoặc token không hợp lệ
api-title-403 = Không được phép
api-title-404 = Không tìm thấy
api-title-405 = Không làm được ở đây
api-title-409 = Lúc này không làm được
api-title-412 = Đã có người ghi
api-title-413 = Quá lớn
api-title-415 = Loại nội dung lạ
api-title-422 = Không hợp lệ
api-title-429 = Quá nhiều yêu cầu
api-title-500 = Sự cố

## The page. “OpenAPI” stays.
api-heading = Dành cho chương trình
api-intro = Những gì người ta làm trên các trang này, chương trình cũng làm được: tính điểm một ván, ghi điểm cả trận, theo dõi trực tiếp.
api-description = Mô tả (OpenAPI)
api-codes = Những gì có thể bị từ chối
api-code = Mã
api-values = Giá trị
