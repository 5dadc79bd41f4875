### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = Cách tính điểm Rami
rules-brief = Tóm tắt
rules-brief-text = Càng ít điểm càng tốt. Ai ù, tức là hết sạch bài trên tay, được tính 0 điểm; những người khác chịu điểm theo bài còn trên tay. Khi có người đạt ngưỡng điểm, trận kết thúc và người có tổng điểm thấp nhất thắng.
rules-values = Mỗi lá bài còn trên tay tính bao nhiêu
rules-value-joker = Joker
rules-value-ace = Át, lúc nào cũng vậy
rules-value-face = Già, đầm, bồi
rules-value-number = Từ mười xuống hai: đúng số trên lá bài
rules-note = Lưu ý
rules-note-text = Át hay joker kẹt lại trên tay bị tính nhiều điểm hơn số điểm nó đem lại khi hạ xuống bàn. Ngay cả lá Át lẽ ra chỉ tính một điểm ở đầu thấp của sảnh, còn trên tay vẫn tính { $ace } điểm. Những lá có thể ghép thành bộ bài vẫn bị tính: chỉ bài đã hạ xuống bàn mới an toàn.
rules-special = Ba trường hợp đặc biệt
rules-special-never-opened = Chưa từng mở bài
rules-special-never-opened-text = Người thua chưa từng mở bài chịu thêm { $surcharge } điểm bổ sung. Cộng lại không bao giờ vượt quá { $limit } điểm, và cũng không bao giờ vượt quá một nửa ngưỡng điểm.
rules-special-rami-sec = Ù ngay khi mở bài
rules-special-rami-sec-text = Ai mở bài rồi ra hết bài chỉ trong một lượt, khi chưa có đối thủ nào mở bài, là ù ngay khi mở bài: mỗi đối thủ chịu mức cố định { $penalty } điểm, bất kể bài trên tay.
rules-special-blocked = Ván bị bế tắc
rules-special-blocked-text = Khi chồng bài úp đã hết và ván phải dừng, người có bài trên tay thấp điểm nhất thắng và được tính 0 điểm, dù đã mở bài hay chưa. Những người khác chịu điểm như thường lệ.
rules-tie-shared = Nếu nhiều người cùng có bài thấp điểm nhất thì tất cả họ đều thắng.
rules-tie-nobody = Nếu nhiều người cùng có bài thấp điểm nhất thì không ai thắng và tất cả họ đều chịu điểm.
rules-tie-earliest = Nếu nhiều người cùng có bài thấp điểm nhất thì ai trong số đó ngồi gần nhất sau người chia bài sẽ thắng.
rules-opened-text = Người thua đã mở bài chịu trọn giá trị bài trên tay, không có giới hạn nào.
rules-end = Kết thúc trận
rules-end-text = Hễ kết thúc một ván mà có tổng điểm bằng hoặc vượt ngưỡng điểm thì trận kết thúc và người có tổng điểm thấp nhất thắng, bất kể ai đã đạt ngưỡng. Nếu nhiều người cùng có tổng điểm thấp nhất thì chơi thêm một ván, và cứ thế nếu vẫn còn bằng điểm.
rules-targets = Ngưỡng điểm, mỗi đối thủ { $count } điểm
rules-target-fixed = Ngưỡng điểm là { $target } điểm.
rules-examples = Ví dụ tính điểm

option-target = Ngưỡng điểm
option-surcharge = Điểm bổ sung khi chưa từng mở bài
option-limit = Giới hạn khi chưa từng mở bài
option-rami-sec-penalty = Điểm phạt do đối thủ ù ngay khi mở bài
option-blocked-tie = Bằng điểm trong ván bị bế tắc
option-packs = Số cỗ bài
option-hand-size = Số lá chia cho mỗi người
option-take-discard = Lá lấy từ chồng bài bỏ
option-discard-from-turn = Lượt đầu tiên được lấy lá bỏ
option-go-out = Cách ù
option-jokers-per-meld = Số joker trong một bộ bài
option-ace-high = Điểm của Át khi xếp ở đầu cao
option-opening-points = Số điểm cần để mở bài
option-pure-run = Cần sảnh không joker khi mở bài
option-joker-swap = Joker đổi được
option-reshuffles = Số lần trộn lại khi hết chồng bài úp

## What an option may be, where it is a word.
choice-target-auto = mỗi đối thủ { $count } điểm
choice-packs-auto = hai cỗ cho tối đa bốn người, đông hơn thì ba cỗ
choice-blocked-tie-shared = tất cả người có bài thấp điểm nhất đều thắng
choice-blocked-tie-nobody = không ai thắng
choice-blocked-tie-earliest = người ngồi gần nhất sau người chia bài thắng
choice-take-discard-must-meld = phải hạ ngay trong lượt đó
choice-take-discard-free = được giữ lại
choice-go-out-discard = phải bỏ một lá cuối cùng
choice-go-out-any = bỏ lá cuối hay không đều được
choice-jokers-per-meld-naturals = không bao giờ nhiều hơn lá thường
choice-joker-swap-replay = phải hạ ngay trong lượt đó
choice-joker-swap-to-hand = được giữ trên tay
choice-joker-swap-off = không được đổi
choice-reshuffles-unlimited = bao nhiêu lần cũng được

preset-rami = Rami
preset-rami-13 = Rami 13 lá
preset-tunisian = Rami Tunisia
preset-easy = Rami dễ
rules-changed = { $preset }, có thay đổi
rules-default-mark = thông thường: { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = Một lá Át, một joker và một lá năm
example-1-text = Hai người chơi. Người thua đã mở bài và còn ba lá trên tay; tính đủ cả ba.
example-2-title = Hai người chơi, người thua chưa từng mở bài
example-2-text = Bài trên tay cộng điểm bổ sung vượt quá một nửa ngưỡng điểm, nên chỉ ghi một nửa ngưỡng điểm.
example-3-title = Bốn người chơi, chỉ một người chưa từng mở bài
example-3-text = Hai người thua đã mở bài và chịu điểm theo bài trên tay. Người thứ ba chưa từng mở bài, điểm dừng ở giới hạn.
example-4-title = Ba người chơi, ù ngay khi mở bài
example-4-text = Người thắng mở bài và ù trong cùng một lượt, khi chưa ai mở bài. Bài của những người khác thế nào cũng vậy.
example-number = Ví dụ { $number }
