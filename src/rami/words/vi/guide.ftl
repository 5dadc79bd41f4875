### The rules page: what frames it, and the rules of play in our own words. The scoring rules are in rules.ftl.
### Each text is one or more whole sentences; they stand one after the other in a paragraph. A text whose name ends in
### the value of an option is chosen where a match is played by that value.

guide-title = Luật chơi Rami
guide-play = Cách chơi Rami
guide-options = Các tùy chọn của trận này
guide-named = Các bộ luật có sẵn

guide-option = Tùy chọn
guide-this-match = Trong trận này
guide-usually = Thông thường
guide-differs = Khác luật thông thường ở chỗ nào
guide-differs-nothing = không khác
guide-differs-list = { $first }; { $next }
## A short heading and the text that belongs to it, on one line.
guide-titled = { $title }: { $text }
## Beside a text that depends on an option. $usual: the text rules-default-mark.
guide-mark = Trong trận này, như thông thường – { $option }: { $value }
guide-mark-changed = Trong trận này – { $option }: { $value } ({ $usual })
guide-examples-text = Các ván này được tính theo luật thông thường. Chỗ nào trận này tính khác thì có ghi bên cạnh.
## $sentence: why a player scores so, a text of scores.ftl.
guide-here = { $player }, theo luật của trận này – { $sentence }

## Cards and deal. $fewest, $most: how many may play; $suited, $jokers: cards and jokers in a pack;
## up to $small players play with $few packs, more players with $many; $packs: packs, for any number of players;
## $hand: cards dealt to each.
guide-cards = Bài và cách chia
guide-packs-auto = Rami dành cho { $fewest } đến { $most } người chơi. Mỗi cỗ bài có { $suited } lá và { $jokers } joker. Có từ { $small } người trở xuống thì trộn chung { $few } cỗ, đông hơn thì { $many } cỗ.
guide-packs-fixed = Rami dành cho { $fewest } đến { $most } người chơi. Mỗi cỗ bài có { $suited } lá và { $jokers } joker. Trận này trộn chung { $packs } cỗ, dù có bao nhiêu người chơi.
guide-deal = Mỗi người được chia { $hand } lá. Lá tiếp theo được lật ngửa làm lá đầu tiên của chồng bài bỏ. Phần còn lại để úp, đó là chồng bài úp.
guide-dealer = Người chia đầu tiên được chọn ngẫu nhiên. Sau mỗi ván, kể cả ván chơi thêm, lượt chia chuyển sang người bên trái. Người ngồi bên trái người chia bài đi trước, rồi lần lượt theo chiều kim đồng hồ.

guide-aim = Mục đích
guide-aim-text = Ghép bài của mình thành các bộ bài, tức là bộ cùng số và sảnh, rồi hạ xuống bàn. Ai hết bài trước thì ù và thắng ván. Những người khác chịu điểm theo bài còn trên tay.

## Melds. $set, $run, $low, $high: examples such as "7♦ 7♥ 7♠"; $corner: cards that are no meld; $longest: the most cards.
guide-melds = Bộ bài
guide-set = Bộ cùng số là ba hoặc bốn lá cùng số hay cùng hình, mỗi lá một chất: { $set }. Dù chơi nhiều cỗ bài, trong bộ này không chất nào xuất hiện hai lần.
guide-run = Sảnh là từ ba lá liên tiếp cùng chất trở lên: { $run }. Dài nhất là trọn một chất, { $longest } lá.
guide-ace = Trong sảnh, Át đứng trước hai hoặc sau già: { $low } hoặc { $high }. Át không thể ở cả hai đầu, và sảnh không được vòng qua Át: { $corner } không phải là sảnh.
## $face: points of king, queen and jack; $one: points of a low ace; $ace_high: points of an ace elsewhere.
guide-points = Trên bàn, các lá từ mười xuống hai tính đúng số trên lá; già, đầm, bồi mỗi lá { $face } điểm. Át ở đầu thấp của sảnh tính { $one } điểm, ở mọi chỗ khác tính { $ace_high } điểm. Joker tính như lá mà nó thay. Còn bài kẹt lại trên tay tính bao nhiêu là chuyện khác.

## $meld: a run with a joker, such as "5♠ ★(6♠) 7♠"; $stands: the card that the joker stands for, "6♠".
guide-jokers = Joker
guide-joker = Joker thay cho một lá nhất định, phải nói rõ là lá nào khi hạ: trong { $meld } đó là { $stands }. Nằm ở đó bao lâu thì nó vẫn là lá ấy bấy lâu.
guide-jokers-1 = Một bộ bài không bao giờ có quá một joker.
guide-jokers-2 = Một bộ bài không bao giờ có quá hai joker, và phải có ít nhất một lá thường, tức là lá không phải joker.
guide-jokers-naturals = Trong một bộ bài, joker không bao giờ nhiều hơn lá thường, tức là lá không phải joker.

guide-turn = Một lượt
guide-turn-draw = Trước hết bốc hoặc lấy một lá: lá trên cùng của chồng bài úp hoặc lá trên cùng của chồng bài bỏ.
guide-turn-meld = Sau đó, nếu được và nếu muốn, hãy hạ bài xuống bàn, bao nhiêu lần và theo thứ tự nào cũng được: mở bài, hạ thêm bộ bài, gửi bài, đổi joker.
guide-turn-meld-no-swap = Sau đó, nếu được và nếu muốn, hãy hạ bài xuống bàn, bao nhiêu lần và theo thứ tự nào cũng được: mở bài, hạ thêm bộ bài, gửi bài.
guide-turn-discard = Cuối cùng bỏ một lá, để ngửa, thế là hết lượt. Lá đó có thể là joker, hoặc là lá gửi được trên bàn.
guide-turn-legal = Chỉ được đi một nước nếu sau nước ấy vẫn kết thúc được lượt đúng luật. Vì thế không ai bị kẹt giữa lượt.

guide-pile = Lấy lá bỏ
guide-pile-1 = Ngay từ lượt đầu tiên của mình, bạn được lấy lá trên cùng của chồng bài bỏ thay vì bốc từ chồng bài úp.
guide-pile-2 = Trong ván, ở lượt đầu tiên của mỗi người chưa được lấy lá bỏ. Từ lượt thứ hai của mình, bạn được lấy lá trên cùng của chồng bài bỏ thay vì bốc từ chồng bài úp.
guide-pile-single = Ai chỉ còn một lá trên tay thì phải bốc từ chồng bài úp.
guide-take-must-meld = Lá đã lấy phải được hạ ngay trong lượt đó: để mở bài, trong một bộ bài mới, gửi vào bộ có sẵn, hoặc dùng để đổi joker. Nếu không làm được thì không được lấy lá đó.
guide-take-must-meld-no-swap = Lá đã lấy phải được hạ ngay trong lượt đó: để mở bài, trong một bộ bài mới, hoặc gửi vào bộ có sẵn. Nếu không làm được thì không được lấy lá đó.
guide-take-free = Bạn được giữ lại lá đã lấy. Không được bỏ lá đó ngay trong lượt, trừ khi trên tay vốn đã có một lá giống hệt.

## $points: points needed to open.
guide-opening = Mở bài
guide-open = Những bộ bài đầu tiên bạn hạ trong ván là lần mở bài của bạn. Khi chưa mở bài, bạn không được thêm gì vào các bộ bài khác, cũng không được lấy gì từ đó.
guide-open-points-pure = Mở bài phải xong trong một lượt và chỉ dùng bài trên tay. Các bộ bài cộng lại phải được ít nhất { $points } điểm, và trong đó phải có một sảnh không joker.
guide-open-points = Mở bài phải xong trong một lượt và chỉ dùng bài trên tay. Các bộ bài cộng lại phải được ít nhất { $points } điểm. Không cần sảnh không joker.
guide-open-pure = Mở bài phải xong trong một lượt và chỉ dùng bài trên tay. Trong các bộ bài phải có một sảnh không joker. Bao nhiêu điểm cũng được.
guide-open-anything = Hạ bất kỳ bộ bài nào từ trên tay cũng được: không cần đủ điểm, cũng không cần sảnh không joker.
guide-open-count = Những lá gửi không được tính vào số điểm này. Số điểm cần có là như nhau cho mọi người, dù người khác đã mở bài với bao nhiêu điểm.
guide-open-taken = Lá vừa lấy từ chồng bài bỏ được coi như bài trên tay.

guide-laying = Sau khi mở bài
guide-laying-more = Từ lúc đó, ngay cả trong cùng lượt, bạn được hạ thêm bộ bài, bao nhiêu điểm cũng được.
guide-laying-off = Bạn cũng được gửi bài, tức là thêm một lá vào bất kỳ bộ bài nào trên bàn, ai hạ cũng được: vào một trong hai đầu của sảnh, hoặc thêm chất còn thiếu vào bộ cùng số. Cũng được gửi joker, nếu bộ đó còn được chứa thêm joker.

guide-swap = Đổi joker
guide-swap-off = Theo luật này không được đổi joker: joker nằm trong bộ bài của nó cho đến hết ván.
guide-swap-card = Sau khi mở bài, bạn được lấy joker khỏi bất kỳ bộ bài nào bằng cách đặt vào chỗ đó đúng lá mà nó thay.
guide-swap-replay = Joker đó phải được hạ lại ngay trong lượt, vào chính bộ cũ cũng được.
guide-swap-to-hand = Joker đó về tay bạn, và bạn được giữ lại.
guide-swap-set = Muốn lấy joker trong bộ cùng số ba lá thì cần cả hai chất còn thiếu: bạn đặt cả hai lá từ trên tay xuống, và bộ đó thành bốn lá. Trong bộ cùng số bốn lá, chỉ cần đúng lá mà joker thay.
guide-swap-two = Khi bộ cùng số còn hai joker, mỗi joker chỉ cần đổi bằng đúng lá của nó.

guide-out = Ù
guide-out-discard = Bạn ù và thắng ván khi bỏ lá cuối cùng. Vì thế không được hạ hết bài xuống bàn: phải chừa một lá để bỏ.
guide-out-any = Bạn ù và thắng ván ngay khi hết bài trên tay, dù lá cuối cùng được bỏ hay được hạ xuống bàn.
guide-sec = Nếu bạn mở bài và ù trong cùng một lượt, khi chưa đối thủ nào mở bài, thì đó là ù ngay khi mở bài. Khi ấy vẫn phải đủ điều kiện mở bài.

guide-stock = Khi hết chồng bài úp
guide-reshuffle-0 = Chồng bài úp hết là hết: chồng bài bỏ không bao giờ được trộn lại.
guide-reshuffle-1 = Nếu phải bốc mà chồng bài úp đã hết thì trộn chồng bài bỏ làm chồng bài úp mới, chỉ để lại lá trên cùng. Mỗi ván chỉ được làm vậy một lần.
guide-reshuffle-unlimited = Nếu phải bốc mà chồng bài úp đã hết thì trộn chồng bài bỏ làm chồng bài úp mới, chỉ để lại lá trên cùng. Cần bao nhiêu lần cũng được, nhưng chỉ được trộn tiếp nếu từ lần trước đã có bài được hạ xuống bàn.
guide-stock-none = Khi không còn cách nào để bốc, người đến lượt hoặc lấy lá trên cùng của chồng bài bỏ, nếu luật cho phép và lá đó được hạ ngay trong lượt, hoặc dừng ván. Nếu không lấy được lá đó thì ván bị bế tắc ngay.

## $idle: turns.
guide-blocked = Ván bị bế tắc
guide-blocked-text = Trong ván bị bế tắc không ai ù, và bài còn trên tay quyết định thắng thua; xem các trường hợp đặc biệt trong phần tính điểm. Ván bị dừng cũng là ván bị bế tắc.
guide-idle = Ván cũng bị bế tắc khi mỗi người đã đi { $idle } lượt liên tiếp mà không lá nào được hạ xuống bàn và chồng bài úp không vơi đi.

guide-back = Hoàn tác nước đi
guide-back-text = Trước khi bỏ bài, bạn được hoàn tác từng nước đi trong lượt của mình, nước cuối trước. Lá bốc từ chồng bài úp đã được nhìn thấy nên không hoàn tác việc bốc được. Bỏ bài rồi thì không hoàn tác được gì nữa.
