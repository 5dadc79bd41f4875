### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = Xuất
take-text = Văn bản để chia sẻ
take-copy = Sao chép
take-copied = Đã sao chép
take-send = Gửi
take-as-file = Dưới dạng tệp
take-files = Tệp
take-files-note = Tệp nào cũng mở lại được và cho đúng trận này.
take-csv = Bảng (CSV)
take-csv-note = Cho bảng tính
take-json = Dữ liệu (JSON)
take-json-note = Cho chương trình
take-notation = Văn bản
take-notation-note = Để đọc và tự viết
take-paper = Tờ in
take-paper-note = A5, khổ dọc

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = Rami, { $date }
said-about = { $match }: { $about }
said-standing = { $place }. { $player }: { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = Phiếu ghi điểm
paper-print = In
paper-with-cards = Kèm lá bài
paper-without-cards = Không kèm lá bài
paper-size = In trên giấy A5, khổ dọc.
paper-mark = Mã luật: { $mark }
paper-from = Từ ván { $number }: { $rules }
paper-rounds = Từng ván

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = Tệp
import-text = Hoặc dán nội dung
import-note = Sẽ thành một trận mới trên thiết bị này; không có gì khác thay đổi.
import-do = Mở trận
import-refused = Chưa mở được trận nào.
import-round = Ván { $number }: { $what }
import-line = Dòng { $number }: { $what }
import-row = Hàng { $number }: { $what }
import-step = Mục { $number }: { $what }
import-more = Còn { $count } chỗ nữa không khớp.

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = Các trận
past-search = Tìm theo tên
past-find = Tìm
past-all = Xem tất cả
past-none = Chưa có trận nào trên thiết bị này.
past-none-note = Mọi trận bắt đầu hoặc theo dõi ở đây đều nằm trong danh sách này.
past-not-found = Không tìm thấy gì cho “{ $text }”.
past-more = Thêm: { $players }
past-new = Trận mới
past-forget = Quên trên thiết bị này
past-erase = Xóa vĩnh viễn
past-log = Lưu tệp bị hỏng
past-everything = Xóa mọi thứ của thiết bị này

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = Quên trận này?
forget-note = Trận chỉ biến mất khỏi thiết bị này; các điện thoại khác vẫn giữ. Muốn xem lại ở đây, cần liên kết hoặc mã.
forget-owner = Trận bắt đầu từ điện thoại này: một khi đã quên, không ai xóa được trận nữa.
forget-do = Quên
erase-title = Xóa vĩnh viễn trận này?
erase-note = Trận ({ $rounds }) và toàn bộ lịch sử sẽ bị xóa trên mọi điện thoại. Không thể hoàn tác.
erase-damaged = Không đọc được trận này. Những gì còn lại sẽ bị xóa trên mọi điện thoại. Không thể hoàn tác.
erase-do = Xóa
ask-keep = Giữ lại
everything-title = Xóa mọi thứ của thiết bị này?
everything-own = { $count } trận bắt đầu ở đây sẽ bị xóa trên mọi điện thoại.
everything-other = { $count } trận của điện thoại khác chỉ bị quên ở đây.
everything-more = Các tên đã gộp và những ván nhập dở cũng mất. Không thể hoàn tác.
everything-do = Xóa tất cả

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = Người chơi
people-none = Chưa có ván nào trên thiết bị này.
people-none-note = Khi một ván đã được ghi, những người chơi ván đó sẽ có mặt ở đây cùng các con số.
people-line = { $matches }, thắng { $won }, { $average } mỗi ván
matches-count = { $count } trận
stat-matches = Trận
stat-wins = Trận thắng
stat-wins-note = { $part } trên { $whole } trận đã xong
stat-rounds = Ván
stat-rounds-won = Ván thắng
stat-average = Điểm mỗi ván
stat-average-note = trung bình
stat-never-opened = Chưa từng mở bài
stat-rami-secs = Ù ngay khi mở bài: tự ù
stat-rami-secs-suffered = Ù ngay khi mở bài: bị ù
stat-best = Ván tốt nhất
stat-worst = Ván tệ nhất
stat-others = những người khác tổng cộng { $points }
stat-where = Ván { $number }, { $date }
stat-share = { $part } trên { $whole }

## Two players head to head, and the same person under two names.
versus-title = Đối đầu
versus-together = Cùng nhau { $matches }, { $rounds }
versus-with = So với
versus-ahead = Tổng cuối trận thấp hơn
versus-secs = Ù ngay khi mở bài trước đối thủ
versus-none = Hai người chưa chơi ván nào cùng nhau.
people-matches = Các trận đã chơi
people-spellings = Cách viết khác
people-part = Tách ra: { $player }
people-merge = Cùng một người với …
people-choose = Chọn một tên
people-merge-note = Hai tên sẽ được tính chung. Có thể tách ra lại.
people-merge-do = Gộp
