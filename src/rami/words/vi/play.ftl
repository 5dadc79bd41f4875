### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = Hãy cho biết joker thay cho lá nào, chẳng hạn *7H: { $cards }
error-meld-too-short = Bộ bài phải có ít nhất { $least } lá, ở đây có { $number } lá: { $cards }
error-meld-too-long = Sảnh có nhiều nhất { $most } lá và Át chỉ nằm ở một đầu, ở đây có { $number } lá: { $cards }
error-meld-no-natural = Bộ bài phải có ít nhất một lá không phải joker: { $cards }
error-meld-too-many-jokers = Có { $number } joker trong một bộ bài, nhưng chỉ được nhiều nhất { $most }: { $cards }
error-meld-same-suit-twice = Bộ cùng số không được có hai lá cùng chất: lá { $card } bị trùng trong { $cards }
error-meld-not-one-suit = Không phải sảnh cùng chất, cũng không phải bộ cùng số: { $cards }
error-meld-around-the-corner = Sảnh không được vòng từ già qua Át sang hai: { $cards }
error-meld-not-in-a-row = Các lá này không liên tiếp: { $cards }

## Refusals of moves.
error-play-over = Ván đã kết thúc.
error-play-still-running = Ván chưa kết thúc.
error-play-no-such-seat = Không có người chơi số { $seat }; chỉ có { $number } người chơi.
error-play-not-your-turn = Đang là lượt của { $player }.
error-play-draw-first = Trước hết hãy bốc một lá từ chồng bài úp hoặc lấy lá trên chồng bài bỏ.
error-play-drawn-already = Lượt này đã bốc hoặc lấy bài rồi.
error-play-stock-empty = Chồng bài úp đã hết, và chồng bài bỏ không được trộn lại nữa.
error-play-stop-too-early = Chỉ được dừng ván khi không còn gì để bốc từ chồng bài úp.
error-play-pile-empty = Chồng bài bỏ không có lá nào.
error-play-pile-closed = Lúc đầu chưa được lấy lá bỏ; mỗi người được lấy kể từ lượt thứ { $turn } của mình.
error-play-single-card = Khi trên tay chỉ còn một lá thì phải bốc từ chồng bài úp.
error-play-taken-useless = Không được lấy lá { $card }: trong lượt này không có cách nào hạ nó xuống bàn.
error-play-not-in-hand = Không có trên tay: { $cards }
error-play-not-opened = Chỉ được làm vậy sau khi đã mở bài.
error-play-opening-short = Mở bài chỉ được nhiều nhất { $points } điểm, trong khi cần { $needed } điểm.
error-play-opening-not-pure = Khi mở bài cần có một sảnh không joker.
error-play-opening-unfinished = Chưa mở bài xong: đã hạ { $points } điểm, cần { $needed } điểm, và có thể còn cần một sảnh không joker.
error-play-no-such-meld = Trên bàn không có bộ bài số { $number }; { $melds ->
    [0] chưa có bộ nào
    [one] chỉ có { $melds } bộ
   *[other] chỉ có { $melds } bộ
}.
error-play-does-not-fit = Không gửi được lá { $card } vào { $cards }
error-play-swap-off = Theo luật này không được đổi joker.
error-play-swap-not = Không đổi được joker trong { $cards } bằng { $card }
error-play-swap-both = Joker trong bộ cùng số ba lá này phải đổi bằng cả hai chất còn thiếu cùng lúc: { $card }
error-play-taken-not-melded = Lá { $card } đã lấy từ chồng bài bỏ nên phải được hạ xuống bàn trước.
error-play-joker-not-melded = Trước hết phải hạ { $number } joker đã đổi được.
error-play-thrown-back = Lá { $card } mới lấy từ chồng bài bỏ trong lượt này nên không được bỏ trở lại.
error-play-turn-could-not-end = Làm vậy thì không thể kết thúc lượt đúng luật: những gì buộc phải hạ sẽ không hạ được hết, hoặc không còn lá nào để bỏ.
error-play-nothing-to-take-back = Không có gì để hoàn tác.
error-play-draw-stays = Lá bốc từ chồng bài úp đã được nhìn thấy nên không thể hoàn tác việc bốc bài.
error-deal-hand-size = { $player } có { $number } lá bài thay vì { $expected } lá.
error-deal-wrong-cards = Trong lần chia bài này có { $number } lá { $card } thay vì { $expected } lá.
error-deal-seed-length = Hạt giống (seed) dài { $number } byte thay vì { $expected } byte.
error-deal-entropy-player = Các đoạn chữ do người chơi thêm vào phải theo thứ tự chỗ ngồi, mỗi người một đoạn; “{ $name }” không phải người chơi hoặc không đúng thứ tự.
error-deal-entropy-text = Đoạn chữ do “{ $name }” thêm vào có ký tự không trọn vẹn nên không ghi được bằng UTF-8.
error-deal-reshuffle-below-one = Các lần trộn lại được đánh số từ 1, không có lần số { $number }.

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
play-deal = { $player } chia bài. Lá lật ngửa: { $card }
play-turn = Lượt { $number }, { $player }
move-draw = Bốc bài từ chồng bài úp
move-draw-card = Bốc lá { $card } từ chồng bài úp
move-reshuffle = Trộn chồng bài bỏ để làm lại chồng bài úp: { $count } lá
move-take = Lấy lá { $card } từ chồng bài bỏ
move-stop = Dừng ván
move-lay = Hạ { $meld }
move-opening = Hạ { $meld } để mở bài: đến giờ được { $points } điểm
move-lay-off = Gửi lá { $card } vào { $meld }
move-swap = Đổi lá { $card } lấy joker; trên bàn giờ là { $meld }
move-discard = Bỏ lá { $card }
move-take-back = Hoàn tác nước đi vừa rồi
play-refused = Không chấp nhận ở lượt { $number }: { $move }

## Arranging a hand.
arrange-opening = Cách mở bài tốt nhất: { $points } điểm
arrange-no-opening-pure = Không mở bài được: cần một sảnh không joker mà không có.
arrange-no-opening-points = Không mở bài được: hạ được nhiều nhất { $points } điểm, trong khi cần { $needed } điểm.
arrange-most-points = Hạ được nhiều điểm nhất: { $points } điểm
arrange-least-left = Còn trên tay ít điểm nhất: { $points } điểm
arrange-most-cards = Hạ được nhiều lá nhất: { $count } lá
arrange-goes-out = Hạ được hết bài trên tay, chỉ chừa lá cuối cùng để bỏ.
arrange-none = Bài này không ghép được bộ nào.
error-arrange-unknown-measure = Không thể tìm cách hạ tốt nhất theo “{ $text }”. Có thể chọn: { $choices }.
label-meld = Bộ bài
label-left = Còn trên tay

## Checking a deal.
deal-verified = Lần chia bài công bằng: mọi thứ khớp với điều đã cam kết.
deal-commitment = Hãy so sánh cam kết này với cam kết đã cho xem trước khi chia bài: { $commitment }
deal-not-verified = Lần chia bài này không khớp với những gì đã cam kết:
deal-finding-commitment = Hạt giống (seed) không phải là hạt giống đã cam kết.
deal-finding-order = Thứ tự cỗ bài không khớp với hạt giống (seed) và những gì người chơi đã thêm vào.
deal-finding-reshuffle = Thứ tự của lần trộn lại thứ { $number } không khớp với hạt giống (seed).
deal-finding-cards = Các lá bài không khớp với những cỗ bài được dùng.
deal-finding-reshuffle-number = Các lần trộn lại không được đánh số liên tiếp.
deal-finding-changed = Điều được công khai khác với điều đã cho xem trước ván.
deal-finding-not-revealed = Chưa công khai hết nên chưa thể kiểm tra.

help-arrange = Những cách hạ tốt nhất từ một tay bài: mở bài tốt nhất, nhiều điểm nhất, còn trên tay ít điểm nhất.
help-replay = Xem từng lượt của một ván hoặc trận đã ghi, và không chấp nhận nước đi trái luật đầu tiên.
help-verify-deal = Kiểm tra xem thứ tự bài có đúng như đã cam kết trước khi chia không.
help-arrange-cards = Một tay bài không quá 15 lá; “-” hoặc để trống thì đọc từ đầu vào chuẩn, với JSON thì mỗi dòng một tay bài.
help-replay-file = Một ván hoặc trận theo ký pháp hoặc ở dạng JSON; “-” hoặc để trống thì đọc từ đầu vào chuẩn.
help-deal-file = Một lần chia bài đã tiết lộ, ở dạng JSON.
help-deal-before = Lần chia bài như đã cho xem trước ván, để so sánh.
