### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.

## $count, $points and the like are whole numbers.
points = { $count } điểm
cards = { $count } lá bài
players = { $count } người chơi
rounds = { $count } ván
opponents = { $count } đối thủ
## Somebody whose name is not known. $number: the seat, from 1.
player-number = Người chơi { $number }
## A sentence about the hand of one player.
player-says = { $player }: { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } và { $last }

## The reason of a score in a word or two, for tables.
reason-won = thắng
reason-rami-sec = ù ngay khi mở bài
reason-opened = đã mở bài
reason-never-opened = chưa từng mở bài

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = Thắng ván: 0 điểm.
score-won-blocked = Thắng ván bị bế tắc nhờ bài trên tay thấp điểm nhất ({ $value } điểm): được tính 0 điểm.
score-opened = Đã mở bài: bài còn trên tay tính đủ, { $points } điểm.
score-never-opened = Chưa từng mở bài: bài còn trên tay { $value }, điểm bổ sung { $surcharge }, cộng lại { $points } điểm.
score-never-opened-limit = Chưa từng mở bài: bài còn trên tay { $value }, điểm bổ sung { $surcharge }, cộng lại { $sum }. Giới hạn là { $limit } nên tính { $points } điểm.
score-never-opened-half-target = Chưa từng mở bài: bài còn trên tay { $value }, điểm bổ sung { $surcharge }, cộng lại { $sum }. Một nửa ngưỡng điểm là { $limit } nên tính { $points } điểm.
score-rami-sec = Đối thủ ù ngay khi mở bài: chịu mức cố định { $points } điểm, bất kể bài trên tay.

## The value of a hand. $value: in points.
value-of-hand = Giá trị bài trên tay: { $value } điểm
value-empty = Không còn bài trên tay: 0 điểm.
value-as-sum = nhập bằng tổng điểm

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } ù
ending-rami-sec = { $player } ù ngay khi mở bài
ending-blocked = Ván bị bế tắc, bài thấp điểm nhất: { $player }
ending-blocked-shared = Ván bị bế tắc, cùng có bài thấp điểm nhất: { $players }
ending-blocked-nobody = Ván bị bế tắc, cùng có bài thấp điểm nhất: { $players }; không ai thắng

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = Trận còn tiếp tục: chưa ai đạt ngưỡng { $target } điểm.
status-extra-round = Đã có người đạt ngưỡng { $target } điểm, nhưng { $players } cùng có tổng điểm thấp nhất là { $total }: chơi thêm một ván.
status-over = Trận đã kết thúc: { $reached } đạt ngưỡng { $target } điểm. Tổng điểm thấp nhất thắng.
winner-is = Người thắng: { $player } với { $total } điểm
winner-said = { winner-is }.
next-dealer = Người chia bài tiếp theo: { $player }
after-end = { $count } ván ghi sau khi trận kết thúc được để riêng và không tính.
player-left = { $player } đã rời trận; tổng điểm giữ nguyên là { $total }.

## Headings and labels.
label-round = Ván
label-player = Người chơi
label-dealer = Người chia bài
label-ending = Kết thúc ván
label-hand = Bài trên tay
label-card = Lá bài
label-points = Điểm
label-reason = Lý do
label-why = Vì sao
label-total = Tổng điểm
label-target = Ngưỡng điểm
label-place = Hạng
label-standings = Bảng xếp hạng
label-rules = Luật chơi
label-carried = Điểm mang sang
label-after-end = Sau khi kết thúc trận
label-yes = có
label-no = không
