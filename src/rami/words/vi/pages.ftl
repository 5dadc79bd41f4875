### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = Đến phần nội dung
page-back = Quay lại
page-home = Trang đầu
page-close = Đóng
page-language = Ngôn ngữ
page-offline = Mất kết nối. Những gì bạn nhập được giữ trên điện thoại này.
problem-title = Không thực hiện được
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = Lỗi:

## The first page. The tagline is two short lines under the name of the game.
home-tagline = Bài trên bàn, điểm trong tay.
home-ways = Những việc có thể làm
home-keep = Ghi điểm
home-keep-note = Chơi bài thật, 2–6 người
home-join = Xem trận
home-join-note = Bằng mã
home-rules = Luật chơi
home-rules-note = Kèm ví dụ
home-recent = Các trận gần đây
home-all = Tất cả
match-running = Đang chơi
match-damaged = Không đọc được trận này
## $player: who won; $total: with how many points.
match-won = Người thắng: { $player }, { $total } điểm

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = C
new-title = Trận mới
new-who = Ai chơi?
new-name-of = Tên người chơi { $number }
new-deals-first = Người chơi { $number } chia bài trước
new-deals-note = Lá có chữ { $letter } cho biết ai chia bài trước.
new-up = Chuyển người chơi { $number } lên trên
new-remove = Bỏ người chơi { $number }
new-add = Thêm người chơi
new-known = Tên đã dùng trên thiết bị này
new-again = Lại những người chơi ấy
new-target-note = 100 mỗi đối thủ, hoặc số khác
new-target-less = Hạ ngưỡng điểm
new-target-more = Nâng ngưỡng điểm
new-rules = Luật nhà
new-preset = Bộ luật
new-as-preset = theo bộ luật ở trên
new-paper = Ghi tiếp một trận đang có trên giấy
new-paper-note = Nhập tổng điểm đến giờ
new-carried = Tổng điểm đến giờ của người chơi { $number }
new-import = Mở trận từ tệp
new-import-note = JSON, văn bản hoặc CSV do rami ghi
new-start = Bắt đầu trận

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = Trận { $target } điểm
sheet-subtitle = { $players }, { $rounds }
sheet-label = Bảng điểm
sheet-side = Biểu đồ và lịch sử
sheet-chart = Tổng điểm qua từng ván
sheet-empty = Hãy chia bài. Ván đầu ghi ở dòng 1.
sheet-record = Ghi ván { $number }
sheet-correct = Sửa ván { $number }
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player }, ván { $number }: { $points }, vì sao?
sheet-deals = { $player } chia bài.
sheet-over = Trận đã kết thúc.
sheet-to-end = Xem bảng xếp hạng
sheet-extra = Thêm một ván.
sheet-extra-note = { $players } cùng có tổng điểm thấp nhất, { $total }.
sheet-after-end = Các ván sau khi kết thúc trận.
sheet-distance = Còn cách ngưỡng điểm
sheet-distance-of = { $player }: phần ngưỡng điểm đã đạt
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = còn { $points }
sheet-beyond = vượt { $points }
sheet-at-target = vừa chạm
sheet-gone = đã rời
undo = Hoàn tác
redo = Làm lại
watching = Bạn đang xem. Được ghi điểm: { $players }.
watching-nobody = Bạn đang xem. Hiện không ai được ghi điểm.
more-title = Thêm

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = Lịch sử
history-all = Toàn bộ lịch sử
history-started = Trận bắt đầu: { $players }, ngưỡng điểm { $target }.
history-recorded = Ván { $number }: { $ending }.
history-corrected = Đã sửa ván { $number }. { $what }.
history-points = { $player }: { $old } thành { $new }
history-removed = Đã gạch bỏ ván { $number }.
history-joined = { $player } vào trận với { $total } điểm.
history-left = { $player } rời trận.
history-renamed = { $player } đổi tên thành { $name }.
history-reordered = Thứ tự mới: { $players }.
history-ruled = Luật chơi: { $rules }, ngưỡng điểm { $target }.
history-undone = Đã hoàn tác: { $what }
history-redone = Đã làm lại: { $what }
history-set-aside = Ván { $number }, bản khác, không dùng: { $what }.
history-had = { $player } { $points }
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }.
history-pen-given = { $phone } được ghi điểm.
history-pen-taken = { $phone } giờ chỉ được xem.

## Why a figure is what it is.
why-heading = { $player }, ván { $number }
why-value = Giá trị các lá bài
why-won = Người thắng ván được tính
why-penalty = Ù ngay khi mở bài: mức cố định
why-surcharge = Điểm bổ sung
why-sum = Cộng lại
why-score = Điểm của ván
why-limit = Áp dụng giới hạn { $limit }
why-half = Áp dụng một nửa ngưỡng điểm, { $limit }
why-limit-other = Giới hạn là { $limit }, nhưng một nửa ngưỡng điểm thấp hơn
why-half-other = Một nửa ngưỡng điểm là { $limit }
why-correct = Sửa
why-rules = Xem luật

## Recording a round.
round-heading = Ván { $number }
round-subtitle = { $player } chia bài, ngưỡng điểm { $target }
round-who-won = Ai thắng ván này?
round-how = Ván kết thúc thế nào?
round-ending-normal = Ù thường
round-ending-rami-sec = Ù ngay khi mở bài
round-ending-blocked = Ván bị bế tắc
round-blocked-note = Nếu ván bị bế tắc, hãy nhập bài của mọi người: bài thấp điểm nhất sẽ tự được tìm ra.
round-no-sec = Không thể là ù ngay khi mở bài: đã có người mở bài.
round-said-normal = { $player } đã ù
round-said-rami-sec = { $player } ù ngay khi mở bài
round-said-blocked = Ván bị bế tắc, bài thấp điểm nhất thắng
round-change = Thay đổi
round-opened = đã mở bài
round-not-opened = chưa mở bài
round-opened-by = { $player } đã mở bài
round-hand-of = Bài còn trên tay: { $player }
round-hand-example = K? 10? XX, 36 hoặc 10+10+4
round-nothing = Chưa nhập gì
round-uncounted = Chưa tính điểm
round-last = Ván vừa rồi
round-save = Ghi ván này
round-missing-winner = Trước hết hãy chọn người thắng
## $players: whose cards are still missing.
round-missing-hands = { $count ->
    [one] Còn thiếu: { $players }
   *[other] Còn thiếu: { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = Còn thiếu bài của vài người
round-unsent = Chưa ghi: ván này sẽ được gửi ngay khi có kết nối. Hãy giữ trang này mở.
round-wrong = Vẫn còn chỗ chưa đúng
round-awake = Giữ màn hình sáng
round-remove = Gạch bỏ ván này

## The keys for cards.
pad-label = Các phím lá bài
pad-cards = Bài
pad-sum = Tổng
pad-text = Chữ
pad-text-note = Gõ tên các lá bài như bạn vẫn gọi, hoặc dán vào đây.
pad-minus = Bớt lá bài
pad-undo = Bỏ lần bấm vừa rồi
pad-suit = Chất
pad-any-suit = mọi chất
pad-held = { $card }, có { $count } lá

## Correcting a round.
correct-heading = Sửa ván { $number }
correct-changes = Những gì thay đổi
correct-nothing = Không có gì thay đổi
correct-not-yet = Sẽ hiện ở đây khi tính được bài của mọi người.
correct-before = trước
correct-after = sau
correct-tie-gone = Không còn bằng điểm: chỉ { $player } có tổng điểm thấp nhất.
correct-ends = Trận kết thúc, tổng điểm thấp nhất thắng: { $players }.
correct-extra = { $players } cùng có tổng điểm thấp nhất: chơi thêm một ván.
correct-reopens = Trận còn tiếp tục.
correct-other-winner = Người thắng giờ là { $players }.
correct-leads = { $count ->
    [one] { $players } giờ có tổng điểm thấp nhất.
   *[other] { $players } giờ cùng có tổng điểm thấp nhất.
}
correct-apart = Khi đó có { $count } ván nằm sau khi trận kết thúc: vẫn được giữ, nhưng không tính nữa.
correct-again = { $count } ván nằm sau khi trận kết thúc nay lại được tính.
correct-kept = Số cũ vẫn đọc được trong lịch sử.
round-leave-it = Để nguyên
round-correct = Sửa
remove-title = Gạch bỏ ván { $number }?
remove-do = Gạch bỏ

## Two pages that wrote different things, on two phones or on one.
conflict-title = Hai bản ghi
conflict-what = Ván { $number } được ghi hai lần
conflict-moved = Trong lúc đó trận đã thay đổi
conflict-note = Hãy chọn một bản. Bản kia vẫn đọc được trong lịch sử.
conflict-mine = Trên trang này
conflict-keep-mine = Giữ bản của tôi
conflict-keep-theirs = Giữ bản kia

## The end.
end-title = Người thắng
end-winner = Người thắng trận
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $points } sau { $rounds }.
end-ahead = Ít hơn { $players } { $points } điểm.
end-reached = { $players } đã chạm ngưỡng { $target }, nên trận kết thúc và tổng điểm thấp nhất thắng.
end-sheet = Xem bảng điểm
end-again = Chơi trận nữa

## Sharing.
share-title = Chia sẻ
share-code-note = Gõ mã này trên điện thoại khác để theo dõi trận
phone-number = Điện thoại { $number }

## Players and rules of a running match.
players-title = Người chơi
