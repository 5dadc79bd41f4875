### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.

error-card-unknown = “{ $text }” (lá số { $position }) không phải là lá bài. Hãy viết chẳng hạn 10♦, TD, { $example }, hoặc XX cho joker.
error-card-no-suit = Lá số { $position } chưa có chất: { $card }. Ở đây cần ghi cả chất; hãy viết chẳng hạn 10♦.
error-card-too-many = Bài trên tay mọi người có tất cả { $number } lá { $card }, nhưng { $packs } cỗ bài chỉ có { $copies } lá.
error-hand-too-long = { $player } sẽ có { $number } lá bài trên tay; bài trên tay không bao giờ quá { $most } lá.
error-hand-impossible-sum = { $player }: bài trên tay không thể bằng { $sum } điểm. Tổng chỉ có thể là 0 hoặc một số từ 2 đến { $most }.
error-hand-not-a-sum = “{ $text }” không phải là một tổng. Hãy viết một số nguyên như 36, hoặc 10+10+4.
error-hand-part-of-one = “{ $text }”: không lá bài nào có giá trị 1. Át còn trên tay tính 11 điểm.
error-hand-missing = { $player }: chưa nhập bài còn trên tay. Hãy nhập các lá bài hoặc tổng điểm của chúng.
error-hand-empty = { $player } thua ván này nên trên tay phải còn ít nhất một lá bài.
error-entry-players = Rami dành cho { $low } đến { $high } người chơi, không phải { $number }.
error-entry-other-players = Ván này có bài của { $number } người, nhưng có { $expected } người chơi.
error-entry-opened-count = Việc đã mở bài hay chưa được ghi cho { $number } người chơi, đúng ra phải là { $expected }.
error-entry-opened-missing = { $player }: đã mở bài hay chưa từng mở bài? Điểm tính theo điều đó.
error-entry-unknown-ending = Ván không thể kết thúc theo kiểu “{ $text }”. Có thể chọn: { $choices }.
error-entry-no-winner = Chưa ghi ai là người ù.
error-entry-two-winners = Chỉ một người được ù, không thể là cả { $players }.
error-entry-not-a-seat = “{ $text }” không phải là chỗ ngồi: chỗ ngồi là một số.
error-entry-not-a-flag = { $player }: đã mở bài hay chưa phải là có hoặc không, không phải “{ $text }”.
error-entry-unknown-winner = Người thắng được ghi là người chơi số { $seat }, nhưng chỉ có { $number } người chơi.
error-entry-unknown-dealer = Người chia bài được ghi là người chơi số { $seat }, nhưng chỉ có { $number } người chơi.
error-entry-dealer-missing = { $players } cùng có bài thấp điểm nhất. Theo luật này, ai trong số đó ngồi gần nhất sau người chia bài thì thắng, nên phải cho biết ai chia bài.
error-entry-winner-holds-cards = { $player } đã ù nên trên tay không thể còn bài.
error-entry-winner-not-opened = { $player } đã ù thì không thể chưa mở bài.
error-entry-winner-not-lowest = { $player } không thể thắng ván bị bế tắc với { $value } điểm: bài thấp nhất chỉ có { $lowest } điểm.
error-entry-rami-sec-after-opening = Không thể tính là ù ngay khi mở bài, vì đã có đối thủ mở bài: { $players }.

error-rules-unknown-preset = Không có bộ luật nào tên “{ $text }”. Có thể chọn: { $choices }.
error-rules-unknown-option = Không có tùy chọn luật nào tên “{ $text }”. Có thể chọn: { $choices }.
error-rules-out-of-range = { $option }: không thể là “{ $value }”. Phải là số nguyên từ { $low } đến { $high }.
error-rules-not-a-choice = { $option }: không thể là “{ $value }”. Có thể chọn: { $choices }.
error-rules-stock-too-short = Với { $packs } cỗ bài, mỗi người { $cards } lá, { $players } người chơi thì chồng bài úp chỉ còn { $stock } lá: không đủ mỗi người một lượt.

error-match-over = Trận đã kết thúc. Trước hết hãy hoàn tác hoặc sửa một ván, hoặc nâng ngưỡng điểm.
error-match-no-such-round = Không có ván { $number }; { $rounds ->
    [0] chưa ghi ván nào
    [one] mới ghi { $rounds } ván
   *[other] mới ghi { $rounds } ván
}.
error-match-no-such-player = Trong trận này không có ai tên “{ $name }”.
error-match-player-left = { $name } đã rời trận.
error-match-order = Thứ tự mới phải nêu mỗi người chơi sau đây đúng một lần: { $expected }.
error-match-carried-count = Có { $number } tổng điểm mang sang cho { $expected } người chơi: mỗi người cần đúng một.
error-match-bad-total = { $name }: tổng điểm ban đầu là số nguyên từ 0 trở lên, không phải “{ $value }”.

error-name-empty = Có người chơi chưa có tên.
error-name-too-long = Tên quá dài: { $number } ký tự, nhiều nhất là { $most }.
error-name-bad-character = Tên “{ $name }” chứa một ký tự điều khiển ẩn.
error-name-taken = Tên “{ $name }” đã có người dùng. Dùng “{ $suggestion }” được không?

error-record-not-readable = Không đọc được theo dạng { $format }, dòng { $line }: { $reason }
error-record-key-twice = Không đọc được theo dạng JSON: “{ $field }” xuất hiện hai lần trong cùng một đối tượng.
error-record-no-json-number = Không đọc được theo dạng JSON: “{ $text }” ở đó không phải là số.
error-record-long-number = Không đọc được: có một số dài hơn { $most } chữ số.
error-record-too-deep = Không đọc được: các tầng lồng nhau quá sâu.
error-record-half-letter = Không đọc được: có một \u chỉ ứng với nửa chữ cái.
error-record-wrong-format = Đây không phải là { $expected }.
error-record-played = Đây là trận được ghi từng nước đi, không phải bảng điểm: rami replay đọc được, còn rami match cho xem bảng điểm của trận.
error-record-newer-version = Tệp thuộc phiên bản { $version }; chương trình này chỉ đọc được đến phiên bản { $known }.
error-record-missing = Thiếu “{ $field }”.
error-record-needs-value = Thiếu giá trị sau “{ $field }”.
error-record-unknown-field = Ở đây không có mục nào tên “{ $field }”.
error-record-unknown-column = Không có cột “{ $text }”. Có thể dùng: { $choices }.
error-record-no-column = “{ $text }” nằm trong một cột không có tên.
error-record-wrong-type = “{ $field }” phải là { $expected }, không phải { $value }.
error-record-unknown-keyword = Dòng { $line } bắt đầu bằng “{ $text }”. Có thể dùng: { $choices }.
error-record-bad-line = Không đọc được dòng { $line }: “{ $text }”
error-record-unknown-move = “{ $text }” không phải là một nước đi. Có thể dùng: { $choices }.
error-record-bad-move = Không đọc được nước đi “{ $text }”. Hãy viết như sau: { $expected }
error-record-cut-off = Thiếu phần cuối: dòng cuối chưa trọn. Tệp đầy đủ phải kết thúc bằng dấu xuống dòng.
error-record-twice = “{ $field }” xuất hiện hai lần.
error-record-disagrees = “{ $field }” ghi { $value }, nhưng tính ra được { $computed }.
error-record-too-long = Tệp có { $number } ván và thay đổi; chỉ đọc nhiều nhất { $most }.
error-record-empty = Không có gì để đọc. Hãy chọn một tệp hoặc dán nội dung của tệp.
error-file-not-read = Không đọc được { $file }: { $reason }
error-file-not-written = Không ghi được { $file }: { $reason }
error-output-not-written = Không ghi được đầu ra: { $reason }
error-keep-only-owner = Chỉ điện thoại đã bắt đầu trận mới xóa được trận.
error-people-same = Hai tên này đã là một người rồi.
error-people-together = { $names } từng ngồi chung một bàn, nên không phải là một người.
error-people-not-merged = Các tên này đã tách riêng rồi.

## Letting phones in.
error-join-no-such-code = Không có trận nào mang mã “{ $text }”. Mã gồm sáu chữ và số.
error-join-no-such-link = Liên kết này không còn mở được gì nữa. Hãy xin liên kết mới.
error-pen-no-such-phone = Điện thoại này không còn ở bàn nữa.
error-pen-only-owner = Chỉ điện thoại đã bắt đầu trận mới làm được việc này.
error-pen-owner-stays = Điện thoại đã bắt đầu trận luôn được ghi.

error-language-unknown = Không có ngôn ngữ “{ $text }”. Có thể chọn: { $choices }.

## Keeping a match on the pages.
error-keep-not-started = Nhật ký của trận này không có phần mở đầu nên không đọc được.
error-keep-started-twice = Một trận chỉ bắt đầu một lần.
error-keep-stale = Trong lúc đó trận đã thay đổi: trang này ở bước { $seen }, còn trận đã ở bước { $now }.
error-keep-nothing-to-undo = Không có gì để hoàn tác.
error-keep-nothing-to-redo = Không có gì để làm lại.
error-keep-no-such-match = Trên thiết bị này không có trận đó. Hãy mở liên kết hoặc gõ mã của trận.
error-keep-only-watching = Điện thoại này chỉ được xem. Muốn ghi điểm, hãy xin quyền ghi.
error-keep-nothing-changes = Không có gì thay đổi.
error-web-cross-site = Dữ liệu này gửi từ một trang web khác nên không có gì được thực hiện.
error-web-too-large = Quá lớn: nhiều nhất { $most } byte.
error-web-too-many = Quá nhiều yêu cầu. Hãy chờ { $seconds } giây.
error-web-not-found = Không có trang này.
error-web-bad-form = Giá trị gửi cho “{ $field }” không hợp lệ.
error-web-unreadable = Không đọc được những gì đã gửi. Hãy quay lại và thử lại.
error-web-broken = Máy chủ gặp sự cố. Không có gì bị thay đổi.

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = Thiếu token. Hãy gửi token của một liên kết của trận trong tiêu đề Authorization, sau chữ Bearer.
error-api-unknown-token = Token này không mở được gì. Có thể các liên kết của trận đã được tạo lại.
error-api-other-match = Token này không mở được trận này.
error-api-watch-token = Token của liên kết xem không thay đổi được gì. Hãy dùng token của liên kết ghi.
error-api-key-used = Idempotency-Key này đã được gửi kèm một yêu cầu khác.
error-api-key-short = Để bắt đầu trận, Idempotency-Key phải có ít nhất { $least } ký tự ngẫu nhiên.
error-api-media-type = Ở đây không đọc loại nội dung này. Có thể dùng: { $choices }.
error-api-method = Không dùng được { $method } ở địa chỉ này.
error-api-no-such-player = Trong trận này không có ai mang số { $number }.

## The laboratory.
error-lab-unknown-strategy = Không có chiến lược nào tên “{ $text }”. Có thể chọn: { $choices }.
error-lab-too-few = { $field }: { $number } là quá ít. Cần ít nhất { $least }.
error-lab-no-such-choice = { $field }: không thể là “{ $text }”. Có thể chọn: { $choices }.
error-lab-confidence = Không thể có độ tin cậy { $value }%. Phải từ 50 đến 99.99%.
error-lab-no-cluster = Muốn dùng cụm cần gói distributed, chưa được cài (phần thêm “cluster”).
error-lab-cluster-unreachable = Không có cụm nào trả lời tại { $text }.
error-lab-no-pettingzoo = Môi trường học cần gói pettingzoo, chưa được cài (phần thêm “rl”).
error-lab-no-such-action = Hành động { $number } không có nghĩa ở đây. Các hành động mang số từ 0 đến { $most }; mặt nạ cho biết lúc này làm được những gì.
error-lab-not-fast = Ván nhanh chỉ biết “{ $option }” ở giá trị mặc định, không biết { $value }.
error-lab-fast-cluster = Ván nhanh không chơi trên cụm: hãy bỏ --cluster hoặc --fast.

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = Cổng { $port } đã có chương trình khác dùng. Chọn cổng khác: --port { $other }
error-serve-no-such-host = { $host } không phải là địa chỉ của máy này. Sau --host hãy ghi một địa chỉ của máy, 127.0.0.1 nếu chỉ cho máy này, hoặc bỏ --host để dùng tất cả.
error-serve-not-allowed = Ở đây không được phép nghe ở cổng { $port }. Hãy chọn cổng từ 1024 trở lên, ví dụ --port 8000.
error-serve-cannot-listen = Không nghe được ở { $host }, cổng { $port }: { $reason }
error-serve-data-in-use = { $file } đang được một rami khác dùng. Mỗi tệp chỉ một tiến trình.
error-serve-data-unusable = Không dùng được { $file }: { $reason }
error-serve-not-a-database = { $file } chứa thứ khác, không phải cơ sở dữ liệu của rami (SQLite). Hãy chọn tệp khác: --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } và { $other } mâu thuẫn với nhau. Hãy bỏ một trong hai.
error-options-in-document = Tài liệu đã ghi sẵn “{ $field }”, nên không thể thêm { $text }. Hãy bỏ một trong hai.
error-options-not-read = Khi có { $other }, phần này không thay đổi gì: { $text }. Hãy bỏ đi.
error-options-no-such-player = “{ $text }” không phải là số của người chơi. Sau --opened hãy ghi các số từ 1 đến { $most }, cách nhau bằng dấu phẩy, hoặc --nobody-opened nếu không người thua nào mở bài.

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = Không có lệnh nào tên “{ $text }”. Các lệnh: { $choices }.
error-use-no-such-option = Ở đây không có tùy chọn { $text }.
error-use-perhaps = Có phải { $choices } không?
error-use-missing = Còn thiếu { $text }.
error-use-needs-value = Sau { $text } cần có một giá trị.
error-use-takes-no-value = { $text } không nhận giá trị.
error-use-no-such-choice = { $text } không nhận giá trị đó. Có thể chọn: { $choices }.
error-use-no-number = { $text } cần một con số.
error-use-no-input = Không có gì để đọc: hãy đưa vào làm đối số, nêu tên tệp, hoặc nối đầu ra của lệnh khác vào.
error-use-no-cases = Không tìm thấy trường hợp nào trong { $file }.
error-use-too-much = Lệnh này không đọc nhiều đến thế. Hãy đặt những phần đi cùng nhau trong dấu ngoặc kép.
