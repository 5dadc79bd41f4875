### The command line: help, labels, messages.

help-rami = Tính điểm bài Rami và cho biết vì sao.
help-value = Giá trị bài còn trên tay, từng lá một.
help-score = Tính điểm một ván, kèm lý do của từng điểm số.
help-match = Xem bảng điểm của một tệp trận: tổng điểm, trận đang ra sao, ai chia bài tiếp theo.
help-examples = Bốn ví dụ tính điểm, tính ngay lúc này.
help-rules = Toàn bộ luật: cách tính điểm và cách chơi, có ghi những chỗ thay đổi.
help-cases = Kiểm tra từng trường hợp trong các tệp kiểm chuẩn.
help-lang = Ngôn ngữ: { $choices }. Nếu không chọn thì theo môi trường, sau đó là tiếng Anh.
help-format = Cách in ra: { $choices }.
help-cards = Các lá bài, viết kiểu nào cũng được, như 10♦ TD { $example }; “-” hoặc để trống thì đọc từ đầu vào chuẩn.
help-hands = Bài của từng người chơi: các lá bài hoặc tổng điểm của chúng; chuỗi rỗng nếu không còn lá nào. Với tệp hoặc đầu vào chuẩn: JSON; tùy chọn có thể bổ sung phần còn thiếu.
help-winner = Ai thắng: số của người chơi, tính từ 1.
help-opened = Ngoài người thắng, ai đã mở bài: số của các người chơi, cách nhau bằng dấu phẩy.
help-nobody-opened = Không người thua nào mở bài.
help-ending = Ván kết thúc thế nào: { $choices }.
help-dealer = Ai chia bài: số của người chơi, tính từ 1.
help-rules-option = Luật: một bộ luật có sẵn và các thay đổi, như “tunisian, target 150”.
help-file = Một tệp, hoặc “-” để đọc từ đầu vào chuẩn.
help-match-file = Một trận ở dạng JSON, văn bản hoặc CSV, hoặc trận được ghi từng nước đi; “-” hoặc để trống thì đọc từ đầu vào chuẩn.
help-to = Ghi chính trận đó ra dạng khác: { $choices }.
help-cases-file = Các tệp hoặc thư mục trường hợp.
help-version = In ra phiên bản.

cli-refused = Không chấp nhận:
cli-expected = ở đây cần: một lá bài
cli-score-total = Điểm của ván
cli-round-unfinished = Ván { $number } chưa kết thúc nên không được tính.

## The server of the pages.
help-serve = Ghi điểm trên mọi điện thoại quanh bàn: mở các trang trên máy này.
help-host = Nghe ở đâu: một địa chỉ của máy này; 0.0.0.0 là tất cả.
help-port = Cổng.
help-data = Tệp lưu giữ mọi thứ.
cli-serving = rami đang ghi điểm tại { $url }
cli-serving-others = Thiết bị khác trong cùng mạng mở { $url } hoặc quét mã này:
cli-serving-kept = Mọi thứ được lưu trong { $file }. Dừng bằng Ctrl+C.

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = Xem thêm: { $command }
help-usage = Cách dùng:
help-help = Hiện phần trợ giúp này.
help-panel-arguments = Cần đưa vào
help-panel-options = Tùy chọn
help-panel-commands = Các lệnh
help-default = nếu không ghi: { $value }
help-install-completion = Cho shell tự điền tiếp những gì gõ sau rami.
help-show-completion = In ra phần giúp shell tự điền, để bạn đặt ở nơi mình muốn.
