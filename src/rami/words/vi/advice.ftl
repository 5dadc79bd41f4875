### Hints and reviews: why a move, what the best moves are likely to come to, what a round gave away.
### Every reason is one sentence about one move, which stands above it. Names of players arrive isolated; never bend them.

## Why a move. $points: "18 points", those of the card or meld; $left: what the hand counts afterwards; $caught: what is
## written down for a hand that never opened; $penalty: "200 points". $held, $laid, $outs: "3 cards"; $hidden, $needed:
## whole numbers; $chance: "12%".
why-only = Không còn cách nào khác.
why-out = Có thể thắng ván ngay trong lượt này.
why-sec = Có thể hạ hết bài trong lượt này mà chưa ai mở bài: ù ngay khi mở bài, mỗi đối thủ chịu { $penalty }.
why-take-opens = Có lá này thì mở bài được, nhiều nhất { $points }.
why-take-sheds = Lá này ghép được vào bộ: bài còn lại trên tay bớt { $points }.
why-take-melds = Lá này hạ được ngay, còn lá bốc từ chồng bài úp thì không ai biết.
why-take-free = Lá này đã biết, lá bốc từ chồng bài úp thì chưa, và không phải hạ ngay.
why-draw-closed = Lượt này chưa được lấy lá bỏ.
why-draw-single = Trên tay chỉ còn một lá thì chỉ được bốc từ chồng bài úp.
why-draw-useless = Trong lượt này không có cách nào hạ được lá trên cùng của chồng bài bỏ.
why-draw-waits = Lấy lá bỏ thì phải mở bài ngay; khi chưa ai mở bài, ù ngay khi mở bài có thể khiến mỗi đối thủ chịu { $penalty }.
why-draw-better = Trong { $hidden } lá còn ẩn có { $outs } giúp được nhiều hơn lá trên cùng của chồng bài bỏ.
why-draw-hides = Không lá ẩn nào giúp được nhiều hơn lá trên cùng của chồng bài bỏ, nhưng lá lấy công khai thì ai cũng nhớ.
why-stop = Bài thấp điểm nhất thắng: bài này { $points }, bài của đối thủ ít lá nhất khoảng { $others }.
why-opens = Mở bài với { $points }; nếu bài này chưa mở mà có người ù thì chịu { $caught }.
why-begins = Bắt đầu mở bài với { $points } trên { $needed } cần có; nếu bài này chưa mở mà có người ù thì chịu { $caught }.
why-owed = Lá đã lấy phải được hạ trong lượt này.
why-swap = Rút được joker ra để dùng cho bộ khác.
why-sheds = Bớt { $points } trên tay; nếu có người ù thì chịu { $left }.
why-guard = Một đối thủ chỉ còn { $held } và có thể ù: cách này bớt { $points } trên tay, còn lại { $left }.
why-block = Chồng bài úp sắp hết và bài thấp điểm nhất thắng: cách này bớt { $points } trên tay, còn lại { $left }.
why-guard-closed = Một đối thủ chỉ còn { $held } và có thể ù: dù bỏ lá này ({ $points }), bài chưa từng mở vẫn chịu { $caught }.
why-guard-limit = Một đối thủ chỉ còn { $held } và có thể ù: bỏ lá nào thì bài chưa từng mở cũng chịu { $caught }, đó là giới hạn.
why-waits = Chưa mở bài vội: khi chưa ai mở bài, ù ngay khi mở bài sẽ khiến mỗi đối thủ chịu { $penalty }.
why-holds = Giữ lại { $laid } có thể hạ để không ai gửi bài vào; mỗi đối thủ đã mở bài còn ít nhất { $held }.
why-holds-alone = Giữ lại { $laid } có thể hạ; chưa ai khác mở bài.
why-joker = Joker còn trên tay bị { $points }, nhưng người chơi nào khác cũng dùng được.

## Throwing a card: what it is worth in the hand, and what the next player can do with it.
why-heaviest-fits = Lá này không đi với lá nào và nặng điểm nhất trong các lá như vậy, { $points }; nhưng người kế tiếp gửi được lá này.
why-heaviest-wanted = Lá này không đi với lá nào và nặng điểm nhất trong các lá như vậy, { $points }; khả năng người kế tiếp hạ lá này khoảng { $chance }.
why-heaviest-safe = Lá này không đi với lá nào và nặng điểm nhất trong các lá như vậy, { $points }; người kế tiếp khó dùng được lá này.
why-heaviest-barred = Lá này không đi với lá nào và nặng điểm nhất trong các lá như vậy, { $points }; người kế tiếp không được lấy lá này.
why-idle-fits = Lá này không đi với lá nào trên tay; nhưng người kế tiếp gửi được lá này.
why-idle-wanted = Lá này không đi với lá nào trên tay; khả năng người kế tiếp hạ lá này khoảng { $chance }.
why-idle-safe = Lá này không đi với lá nào trên tay; người kế tiếp khó dùng được lá này.
why-idle-barred = Lá này không đi với lá nào trên tay; người kế tiếp không được lấy lá này.
why-outs-fits = Trong các lá ẩn còn { $outs } ghép được bộ với lá này; nhưng người kế tiếp gửi được lá này.
why-outs-wanted = Trong các lá ẩn còn { $outs } ghép được bộ với lá này; khả năng người kế tiếp hạ lá này khoảng { $chance }.
why-outs-safe = Trong các lá ẩn còn { $outs } ghép được bộ với lá này; người kế tiếp khó dùng được lá này.
why-outs-barred = Trong các lá ẩn còn { $outs } ghép được bộ với lá này; người kế tiếp không được lấy lá này.
why-breaks-fits = Lá này thuộc một bộ bài, không có nó vẫn hạ được { $laid }; nhưng người kế tiếp gửi được lá này.
why-breaks-wanted = Lá này thuộc một bộ bài, không có nó vẫn hạ được { $laid }; khả năng người kế tiếp hạ lá này khoảng { $chance }.
why-breaks-safe = Lá này thuộc một bộ bài, không có nó vẫn hạ được { $laid }; người kế tiếp khó dùng được lá này.
why-breaks-barred = Lá này thuộc một bộ bài, không có nó vẫn hạ được { $laid }; người kế tiếp không được lấy lá này.

## A hint. $number: 1 is the best; $move: a line of a menu; $points, $error: numbers with a decimal;
## $line: one of these lines; $chance: a percentage.
advice-title = Các nước đi tốt nhất và kết quả có thể có trong ván này:
advice-ahead = { $number }  { $move } – ít hơn những người khác { $points } điểm
advice-behind = { $number }  { $move } – nhiều hơn những người khác { $points } điểm
advice-worse = { $number }  { $move } – kém nước đầu { $points } điểm, cộng trừ { $error }
advice-better = { $number }  { $move } – tốt hơn nước đầu { $points } điểm, cộng trừ { $error }
advice-chance = { $line }; khả năng thắng trận { $chance }

## A review of a round. $points: a number with a decimal; $move: a line of a menu.
help-review = Xem lại một ván hoặc trận đã ghi: mỗi người đã để mất bao nhiêu điểm trong từng lượt, và vì sao.
help-review-seat = Chỉ xem một người chơi: số thứ tự, từ 1.
help-review-worlds = Thử mỗi quyết định trên bao nhiêu cách đoán bài ẩn; càng nhiều càng chậm và càng chắc.
help-review-seconds = Nhiều nhất bấy nhiêu giây cho mỗi quyết định; khi đó kết quả tùy vào máy.
review-title = Điểm để mất trong ván { $number }
review-note = Các nước đi kém nước tốt nhất bao nhiêu, tính bằng điểm dự kiến, theo những gì người chơi thấy được; chỉ tính điều không còn nghi ngờ.
review-total = { $player }: để mất { $points } điểm
review-costliest = Những lượt mất nhiều nhất
review-turn = Lượt { $number }, { $player }: để mất { $points } điểm
review-made = Đã đi: { $move }
review-instead = Tốt hơn: { $move }
review-nothing = Không lượt nào để mất điểm một cách chắc chắn.
review-given = Để mất
review-better = Tốt hơn
review-working = Đang xem lại ván; việc này mất một lúc …
review-ends = Esc để dừng.
review-offer = Gõ { $word } để xem bạn đã để mất bao nhiêu điểm trong ván này.
label-turn = Lượt
label-move = Nước đi
