### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = Cho các chiến lược đấu với nhau trên những lần chia bài như nhau, đổi chỗ, rồi cho biết bên nào mạnh hơn.
help-simulate = Cho một chiến lược chơi nhiều ván hoặc nhiều trận rồi cho biết luật chơi dẫn tới đâu.
help-strategies = Các chiến lược, yếu nhất trước: { $choices }. Nếu không nêu thì lấy tất cả.
help-strategy = Chiến lược ở mọi chỗ: { $choices }. Nếu không nêu thì lấy club.
help-pairing = Ai gặp ai: { $choices }.
help-seats = Số chỗ ở bàn, từ 2 đến 6.
help-deals = Số lần chia bài mỗi cặp chơi, mỗi lần ai cũng ngồi mọi chỗ.
help-unit = Mỗi lần chơi: { $choices }.
help-seed = Con số quyết định mọi sự ngẫu nhiên.
help-confidence = Độ tin cậy của các khoảng, tính theo phần trăm, từ 50 đến 99.99.
help-processes = Số tiến trình làm việc; nếu không nêu thì bằng số bộ xử lý. Kết quả như nhau.
help-cluster = Chạy trên cụm Dask ở địa chỉ này.
help-fast = Chơi rất nhanh, bằng mã đã biên dịch nếu có cài numba (phần thêm “fast”): chiến lược { $choices }, mọi bộ luật có sẵn và hầu hết tùy chọn, --processes là số luồng.
help-evidence = Ghi mọi lần đấu vào tệp này, dạng JSON.
help-from = Lấy các lần đấu từ một tệp như vậy và tính lại tất cả.
help-many-rules = Luật: một bộ luật có sẵn và các thay đổi, như “tunisian, target 150”. Nêu nhiều lần: đặt cạnh nhau.
help-many-players = Số người chơi, từ 2 đến 6. Nêu nhiều lần: đặt cạnh nhau.
help-games = Số lần chơi.
help-chart = Vẽ biểu đồ vào tệp này, dạng SVG.

## What is at work, and files that are written.
lab-playing = Đang chơi
lab-written = Đã ghi: { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = Cuộc đấu giữa các chiến lược
lab-deals = Số lần chia bài
lab-games = Số lần đấu
lab-seed = Số gốc
lab-seats = Số chỗ
lab-game = Mỗi lần chơi
lab-unit-match = cả trận
lab-unit-round = một ván
lab-duels = Từng cặp
lab-strategy = Chiến lược
lab-against = Gặp
lab-wins = Thắng
lab-share = Tỷ lệ thắng
lab-lead = Ít điểm hơn
lab-all-games = Mọi lần đấu
lab-points = Điểm mỗi lần
lab-rating = Điểm xếp hạng
lab-wins-more = { $one } mạnh hơn { $other }: thắng quá nửa, với độ tin cậy { $confidence }.
lab-undecided = Giữa { $one } và { $other } chưa phân định được với độ tin cậy { $confidence }.
lab-intervals = Trong ngoặc: khoảng tin cậy { $confidence }, tính theo lần chia bài. Hai bên chơi mọi chỗ của cùng những lần chia bài. Điểm tính cho mỗi chỗ và mỗi lần đấu.
lab-no-ratings = Không có điểm xếp hạng: chưa cài gói openskill (phần thêm “lab”).

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = Luật chơi dẫn tới đâu
lab-fast-compiled = Ván nhanh: mã đã biên dịch
lab-fast-plain = Ván nhanh: Python thường, chậm hơn nhiều; chưa cài numba (phần thêm “fast”)
lab-expert-plain = expert chơi như club: chưa cài numba (phần thêm “fast”)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = Số liệu
lab-figure-intervals = Trong ngoặc: khoảng tin cậy { $confidence }, tính theo lần chơi.
lab-means = Trung bình
lab-spread = Không quá chừng này: 10% · 50% · 90% số giá trị
lab-endings = Ván kết thúc thế nào
lab-of-losers = Trong điểm của người thua
lab-of-matches = Trong các trận
lab-places = Ván thắng, theo chỗ sau người chia bài
lab-place = Người thứ { $place } sau người chia bài
figure-points = Điểm mỗi người mỗi ván
figure-loser-points = Điểm của người thua
figure-turns = Số lượt mỗi ván, của mọi người
figure-rounds = Số ván mỗi trận
figure-normal = Ù thường
figure-rami-sec = Ù ngay khi mở bài
figure-blocked = Ván bị bế tắc
figure-surcharge = Điểm bổ sung vì chưa từng mở bài
figure-limit = Hạ xuống mức giới hạn
figure-half-target = Hạ xuống một nửa ngưỡng điểm
figure-penalty = Điểm phạt do đối thủ ù ngay khi mở bài
figure-extra-round = Có chơi thêm một ván
