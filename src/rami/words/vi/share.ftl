### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = Xem trận
join-code = Mã của trận
join-code-note = Sáu chữ và số, nằm dưới bảng điểm trên mọi điện thoại của trận.
join-scan = Hoặc quét mã QR bằng máy ảnh của điện thoại này.
join-open = Mở trận
join-no-cookies = Trình duyệt này không giữ cookie nên không nhớ được là đã vào trận. Hãy cho phép cookie cho trang này rồi mở lại liên kết.

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = Xem trên điện thoại khác
links-watch-note = Quét hình này, hoặc gõ mã tại { $address }
links-qr = Mã QR của liên kết để xem
links-copy = Sao chép
links-copied = Đã sao chép
links-send = Gửi liên kết
links-local = Địa chỉ này chỉ dùng được trên thiết bị này. Hãy mở rami bằng địa chỉ của máy tính này trong mạng, các điện thoại khác sẽ xem được.
links-pen = Liên kết để ghi
links-pen-note = Ai mở liên kết này cũng được ghi điểm.
links-new = Liên kết mới
links-new-note = Khi đó liên kết cũ và mã cũ không mở được gì nữa. Điện thoại đã vào thì vẫn ở lại.
links-new-do = Tạo liên kết mới

## The phones at the table, and what each may do.
phones-title = Điện thoại ở bàn
phones-this = máy này
phones-role-owner = đã bắt đầu trận, được ghi điểm
phones-role-pen = được ghi điểm
phones-role-watch = chỉ xem
phones-asks = xin quyền ghi điểm
phones-alone = Chưa có điện thoại nào khác.
phones-name = Tên của điện thoại này
phones-name-note = Có tên thì lịch sử cho biết ai đã ghi.
phones-name-save = Lưu

## The pen. pen-hand: this phone gives its pen away.
pen-give = Cho ghi
pen-take = Lấy lại
pen-hand = Chuyển quyền ghi
pen-hand-note = Máy kia sẽ được ghi điểm, còn máy này chỉ xem.
pen-owner-note = Máy này đã bắt đầu trận nên luôn được ghi điểm.
pen-ask = Xin quyền ghi
pen-asked = Bạn đã xin quyền ghi.
pen-withdraw = Thôi xin
pen-asks = { $phone } xin quyền ghi điểm.
pen-refuse = Để sau

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = Màn hình lớn
screen-note = Chữ lớn cho cả phòng cùng xem

## Told on the page of a round that is being typed.
meanwhile-round = { $phone } đã ghi ván { $number }.
meanwhile-changed = { $phone } đã thay đổi trận.
meanwhile-watch = Điện thoại này giờ chỉ được xem.
meanwhile-look = Xem bảng điểm
