### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### Names of players arrive isolated; never bend them. $word: a word that can be typed, from the list of words below.

help-play = Chơi một ván hoặc cả trận trong terminal với máy.
help-play-players = Có bao nhiêu người chơi, kể cả bạn: 2 đến 6.
help-play-level = Những người kia chơi ở mức nào: { $choices }; một mức cho tất cả, hoặc mỗi người một mức, cách nhau bằng dấu phẩy.
help-play-rounds = Bao nhiêu ván; nếu không ghi thì chơi cả trận.
help-play-seed = Đoạn văn bản quyết định việc chia bài: cùng văn bản thì chia giống nhau.
help-play-name = Tên của bạn.
help-play-plain = Các dòng chữ thường thay cho toàn màn hình; hợp với trình đọc màn hình.

error-table-unknown-level = Không có mức “{ $text }”. Có thể dùng: { $choices }.
error-table-level-count = Số mức đã ghi: { $number }, số đối thủ: { $expected }. Hãy ghi một mức cho tất cả, hoặc mỗi người một mức.
error-table-not-understood = Không hiểu “{ $text }”. Gõ ? để xem có thể làm gì.
error-table-no-such-choice = Không có lựa chọn { $number }. Hãy chọn một số từ 1 đến { $most }.

table-no-screen = Toàn màn hình cần gói textual: pip install textual. Các dòng chữ thường không cần gì thêm: rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = bốc, b
table-word-take = lấy, l
table-word-stop = dừng, k
table-word-lay = hạ, h
table-word-off = gửi, g
table-word-swap = đổi, đ
table-word-discard = bỏ, x
table-word-back = lùi, u
table-word-hand = tay, t
table-word-table = bàn, m
table-word-score = điểm, p
table-word-hint = gợi-ý, i
table-word-review = xem-lại, v
table-word-help = ?, giúp
table-word-quit = thoát, q

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player }: mức { $level }
table-expert-ready = Đang chuẩn bị mức expert; lần đầu mất khoảng nửa phút.
table-seed = Văn bản quyết định việc chia bài: { $seed }
table-begin = Gõ { $help } để xem có thể làm gì, { $quit } để thoát.

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = Đến lượt bạn, { $player }.
table-hand = Bài trên tay bạn: { $cards }, còn lại thì bị { $points }.
table-pile = Lá trên cùng của chồng bài bỏ: { $card }. Chồng bài úp: { $cards }.
table-pile-empty = Chồng bài bỏ không còn lá nào. Chồng bài úp: { $cards }.
table-taken = Phải hạ trong lượt này: { $card }
table-owed = Số joker đã đổi phải hạ trong lượt này: { $number }
table-opening = Mở bài đến giờ: { $points } trên { $needed }
table-melds = Trên bàn
table-meld = Bộ bài { $number }: { $meld } ({ $player })
table-no-meld = Trên bàn chưa có bộ bài nào.
table-seat-opened = { $player }: { $cards }, đã mở bài
table-seat-closed = { $player }: { $cards }, chưa mở bài

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = bốc từ chồng bài úp
table-do-take = lấy lá bỏ: { $card }
table-do-stop = dừng ván
table-do-lay = hạ { $meld }: { $points }
table-do-off = gửi lá { $card } vào bộ bài { $number }: { $meld }
table-do-swap = đổi lá { $card } lấy joker của bộ bài { $number }: { $meld }
table-do-discard = bỏ lá { $card }
table-joker-as = joker thay cho { $card }
table-more = Còn { $count } lựa chọn nữa: { $word }
table-which = Lựa chọn nào? Hãy gõ số của nó.

## What can be typed.
table-help-number = Một số: làm điều ghi bên cạnh số đó.
table-help-card = Một lá bài, ví dụ { $example }: bỏ lá đó.
table-help-draw = { $draw }, { $take }: bốc từ chồng bài úp, lấy lá bỏ.
table-help-lay = { $word } 5H 6H *7H: hạ một bộ bài; dấu sao cho biết joker thay cho lá nào.
table-help-off = { $word } 8H>2: gửi một lá vào bộ bài 2.
table-help-swap = { $word } 7H>2: lấy joker của bộ bài 2 bằng lá mà nó thay thế.
table-help-back = { $word }: hoàn tác nước đi vừa rồi trong lượt của bạn.
table-help-hand = { $word }: bài trên tay bạn, xếp theo cách kia.
table-help-table = { $word }: các bộ bài trên bàn, và mỗi người còn bao nhiêu lá.
table-help-score = { $word }: trận đấu đang ra sao.
table-help-hint = { $word }: các nước đi tốt nhất có thể cho kết quả gì, và vì sao.
table-help-quit = { $word }: thoát; diễn biến được in ra dưới dạng văn bản.

table-hint = Gợi ý: { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = Nhấn Enter để chơi ván tiếp theo, hoặc gõ { $quit } để thoát.
table-rounds-done = Đã chơi xong như yêu cầu: { $rounds }.
table-left = Diễn biến đến giờ, dưới dạng văn bản. rami replay sẽ cho xem lại:

## The full screen: titles, and what a key does, in a word or two.
table-title = Rami, ván { $number }
table-log = Diễn biến
table-held = Bài trên tay bạn
table-others-play = Những người kia đang chơi …
table-choose-first = Trước hết hãy chọn bài: phím mũi tên, rồi phím cách.
table-choose-one = Việc này chỉ cần chọn một lá.
table-key-choose = chọn
table-key-draw = bốc
table-key-take = lấy
table-key-stop = dừng
table-key-lay = hạ
table-key-off = gửi
table-key-swap = joker
table-key-discard = bỏ
table-key-back = lùi
table-key-sort = xếp
table-key-hint = gợi ý
table-key-review = xem lại
table-key-score = điểm
table-key-help = giúp
table-key-quit = thoát
table-key-next = tiếp
table-key-close = đóng
table-keys-cards = Trái và phải: đi dọc bài trên tay. Phím cách: chọn một lá hoặc trả lại. Lên và xuống: đi dọc các bộ bài.
table-keys-table = Gửi bài và đổi joker áp dụng cho bộ bài có dấu. Bỏ bài: lá đã chọn, nếu không thì lá có dấu.
