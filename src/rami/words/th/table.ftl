### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### Names of players arrive isolated; never bend them. $word: a word that can be typed, from the list of words below.

help-play = เล่นหนึ่งรอบหรือทั้งเกมในเทอร์มินัลกับโปรแกรม
help-play-players = มีผู้เล่นกี่คนรวมคุณด้วย: 2 ถึง 6
help-play-level = ระดับของผู้เล่นอื่น: { $choices } ใส่ระดับเดียวสำหรับทุกคน หรือคนละระดับโดยคั่นด้วยจุลภาค
help-play-rounds = กี่รอบ ถ้าไม่ใส่จะเล่นทั้งเกม
help-play-seed = ข้อความที่กำหนดการแจกไพ่: ข้อความเดิม แจกไพ่เหมือนเดิม
help-play-name = ชื่อของคุณ
help-play-plain = ใช้บรรทัดธรรมดาแทนเต็มจอ เหมาะกับโปรแกรมอ่านหน้าจอ

error-table-unknown-level = ไม่มีระดับ “{ $text }” เลือกได้จาก: { $choices }
error-table-level-count = ใส่ไว้ { $number } ระดับ แต่มีคู่แข่ง { $expected } คน ใส่ระดับเดียวสำหรับทุกคน หรือคนละระดับ
error-table-not-understood = ไม่เข้าใจ “{ $text }” พิมพ์ ? เพื่อดูว่าทำอะไรได้บ้าง
error-table-no-such-choice = ไม่มีตัวเลือก { $number } เลือกตัวเลขตั้งแต่ 1 ถึง { $most }

table-no-screen = แบบเต็มจอต้องมีแพ็กเกจ textual: pip install textual แบบบรรทัดธรรมดาไม่ต้องมีอะไรเพิ่ม: rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = จั่ว, จ
table-word-take = เก็บ, ก
table-word-stop = หยุด, ห
table-word-lay = ลง, ล
table-word-off = ฝาก, ฝ
table-word-swap = แลก, ส
table-word-discard = ทิ้ง, ท
table-word-back = ย้อน, ย
table-word-hand = มือ, ม
table-word-table = โต๊ะ, ต
table-word-score = แต้ม, ค
table-word-hint = แนะนำ, น
table-word-review = ทบทวน, บ
table-word-help = ?, ช่วย
table-word-quit = ออก, อ

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player }: ระดับ { $level }
table-expert-ready = กำลังเตรียมระดับ expert ครั้งแรกใช้เวลาราวครึ่งนาที
table-seed = ข้อความที่กำหนดการแจกไพ่: { $seed }
table-begin = พิมพ์ { $help } เพื่อดูว่าทำอะไรได้บ้าง หรือ { $quit } เพื่อออก

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = ถึงตาคุณ { $player }
table-hand = ไพ่ในมือคุณ: { $cards } ถ้าเหลือไว้คิด { $points }
table-pile = ใบบนสุดของกองทิ้ง: { $card } กองจั่ว: { $cards }
table-pile-empty = กองทิ้งไม่มีไพ่ กองจั่ว: { $cards }
table-taken = ต้องลงในตานี้: { $card }
table-owed = โจ๊กเกอร์ที่แลกมา ต้องลงในตานี้: { $number }
table-opening = ลงไพ่ครั้งแรก ถึงตอนนี้: { $points } จาก { $needed }
table-melds = บนโต๊ะ
table-meld = ชุดไพ่ { $number }: { $meld } ({ $player })
table-no-meld = บนโต๊ะยังไม่มีชุดไพ่
table-seat-opened = { $player }: { $cards } ลงไพ่ครั้งแรกแล้ว
table-seat-closed = { $player }: { $cards } ยังไม่ได้ลงไพ่ครั้งแรก

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = จั่วไพ่จากกองจั่ว
table-do-take = เก็บไพ่ทิ้ง: { $card }
table-do-stop = หยุดรอบ
table-do-lay = ลง { $meld }: { $points }
table-do-off = ฝาก{ $card }กับชุดไพ่ { $number }: { $meld }
table-do-swap = ใช้{ $card }แลกโจ๊กเกอร์จากชุดไพ่ { $number }: { $meld }
table-do-discard = ทิ้ง{ $card }
table-joker-as = โจ๊กเกอร์แทน{ $card }
table-more = มีอีก { $count } ตัวเลือก: { $word }
table-which = ตัวไหน พิมพ์ตัวเลขของตัวเลือกนั้น

## What can be typed.
table-help-number = ตัวเลข: ทำสิ่งที่อยู่ข้างตัวเลขนั้น
table-help-card = ไพ่หนึ่งใบ เช่น { $example }: ทิ้งไพ่ใบนั้น
table-help-draw = { $draw } หรือ { $take }: จั่วไพ่จากกองจั่ว หรือเก็บไพ่ทิ้ง
table-help-lay = { $word } 5H 6H *7H: ลงชุดไพ่ ดอกจันบอกว่าโจ๊กเกอร์แทนไพ่ใบไหน
table-help-off = { $word } 8H>2: ฝากไพ่กับชุดไพ่ 2
table-help-swap = { $word } 7H>2: ใช้ไพ่ที่โจ๊กเกอร์แทนอยู่ แลกโจ๊กเกอร์จากชุดไพ่ 2
table-help-back = { $word }: ย้อนการเล่นครั้งล่าสุดของตาคุณ
table-help-hand = { $word }: ไพ่ในมือ เรียงอีกแบบ
table-help-table = { $word }: ชุดไพ่บนโต๊ะ และแต่ละคนถือไพ่กี่ใบ
table-help-score = { $word }: เกมเป็นอย่างไรแล้ว
table-help-hint = { $word }: การเล่นที่ดีที่สุดน่าจะได้ผลอย่างไร และเพราะอะไร
table-help-quit = { $word }: ออก แล้วพิมพ์การเล่นเป็นข้อความ

table-hint = คำแนะนำ: { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = กด Enter เพื่อเล่นรอบต่อไป หรือพิมพ์ { $quit } เพื่อออก
table-rounds-done = เล่นครบตามที่ขอแล้ว: { $rounds }
table-left = การเล่นจนถึงตอนนี้เป็นข้อความ ดูได้ด้วย rami replay:

## The full screen: titles, and what a key does, in a word or two.
table-title = รัมมี่ รอบที่ { $number }
table-log = สิ่งที่เกิดขึ้น
table-held = ไพ่ในมือคุณ
table-others-play = คนอื่นกำลังเล่น …
table-choose-first = เลือกไพ่ก่อน: ใช้ปุ่มลูกศร แล้วกดเว้นวรรค
table-choose-one = เลือกไพ่ใบเดียวสำหรับสิ่งนี้
table-key-choose = เลือก
table-key-draw = จั่ว
table-key-take = เก็บ
table-key-stop = หยุด
table-key-lay = ลง
table-key-off = ฝาก
table-key-swap = แลก
table-key-discard = ทิ้ง
table-key-back = ย้อน
table-key-sort = เรียง
table-key-hint = แนะนำ
table-key-review = ทบทวน
table-key-score = แต้ม
table-key-help = ช่วย
table-key-quit = ออก
table-key-next = ต่อไป
table-key-close = ปิด
table-keys-cards = ซ้ายและขวา: เลื่อนไปตามไพ่ในมือ เว้นวรรค: เลือกไพ่หรือคืนไพ่ ขึ้นและลง: เลื่อนไปตามชุดไพ่
table-keys-table = การฝากและการแลกโจ๊กเกอร์ใช้กับชุดไพ่ที่มีเครื่องหมาย การทิ้งใช้ไพ่ที่เลือก หรือใบที่มีเครื่องหมาย
