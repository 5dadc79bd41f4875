### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = ให้บอกด้วยว่าโจ๊กเกอร์แทนไพ่ใบไหน เช่น *7H: { $cards }
error-meld-too-short = ชุดไพ่ต้องมีอย่างน้อย { $least } ใบ แต่ชุดนี้มี { $number } ใบ: { $cards }
error-meld-too-long = ชุดเรียงมีได้ไม่เกิน { $most } ใบ และมีเอซได้แค่ปลายเดียว แต่ชุดนี้มี { $number } ใบ: { $cards }
error-meld-no-natural = ชุดไพ่ต้องมีไพ่ที่ไม่ใช่โจ๊กเกอร์อย่างน้อยหนึ่งใบ: { $cards }
error-meld-too-many-jokers = ชุดเดียวมีโจ๊กเกอร์ { $number } ใบ ทั้งที่มีได้ไม่เกิน { $most } ใบ: { $cards }
error-meld-same-suit-twice = ชุดตองมีดอกซ้ำกันไม่ได้ แต่มีไพ่{ $card }ซ้ำกันใน { $cards }
error-meld-not-one-suit = ไม่ใช่ชุดเรียงดอกเดียวกัน และไม่ใช่ชุดตองเลขเดียวกัน: { $cards }
error-meld-around-the-corner = ชุดเรียงจะวนจากคิงผ่านเอซไปหาสองไม่ได้: { $cards }
error-meld-not-in-a-row = ไพ่เหล่านี้ไม่เรียงต่อกัน: { $cards }

## Refusals of moves.
error-play-over = รอบนี้จบแล้ว
error-play-still-running = รอบนี้ยังไม่จบ
error-play-no-such-seat = ไม่มีผู้เล่นคนที่ { $seat } เพราะมีผู้เล่นแค่ { $number } คน
error-play-not-your-turn = ตอนนี้เป็นตาของ { $player }
error-play-draw-first = ต้องจั่วไพ่จากกองจั่วหรือเก็บไพ่จากกองทิ้งก่อน
error-play-drawn-already = ตานี้จั่วหรือเก็บไพ่ไปแล้ว
error-play-stock-empty = กองจั่วหมดแล้ว และสับกองทิ้งกลับมาใช้อีกไม่ได้
error-play-stop-too-early = หยุดรอบได้ต่อเมื่อกองจั่วไม่มีไพ่ให้จั่วแล้วเท่านั้น
error-play-pile-empty = กองทิ้งไม่มีไพ่
error-play-pile-closed = ช่วงแรกยังเก็บไพ่จากกองทิ้งไม่ได้ แต่ละคนเก็บได้ตั้งแต่ตาที่ { $turn } ของตัวเอง
error-play-single-card = ถ้าเหลือไพ่ในมือใบเดียว ต้องจั่วจากกองจั่ว
error-play-taken-useless = เก็บ{ $card }ไม่ได้ เพราะไม่มีทางลงไพ่ใบนี้ได้ในตานี้
error-play-not-in-hand = ไม่มีในมือ: { $cards }
error-play-not-opened = ทำได้หลังจากลงไพ่ครั้งแรกแล้วเท่านั้น
error-play-opening-short = การลงไพ่ครั้งแรกจะได้อย่างมาก { $points } แต้ม แต่ต้องได้ { $needed } แต้ม
error-play-opening-not-pure = การลงไพ่ครั้งแรกต้องมีชุดเรียงที่ไม่มีโจ๊กเกอร์
error-play-opening-unfinished = การลงไพ่ครั้งแรกยังไม่ครบ: ลงแล้ว { $points } แต้ม ต้องได้ { $needed } แต้ม และอาจต้องมีชุดเรียงที่ไม่มีโจ๊กเกอร์ด้วย
error-play-no-such-meld = บนโต๊ะไม่มีชุดที่ { $number } เพราะ{ $melds ->
    [0] ยังไม่มีชุดไพ่เลย
   *[other] มีชุดไพ่แค่ { $melds } ชุด
}
error-play-does-not-fit = ฝาก{ $card }กับ { $cards } ไม่ได้
error-play-swap-off = กติกานี้ไม่ให้แลกโจ๊กเกอร์
error-play-swap-not = ใช้{ $card }แลกโจ๊กเกอร์ใน { $cards } ไม่ได้
error-play-swap-both = โจ๊กเกอร์ในชุดตองสามใบนี้ต้องแลกด้วยไพ่ทั้งสองดอกที่ขาดพร้อมกัน: { $card }
error-play-taken-not-melded = ต้องลง{ $card }ที่เก็บมาจากกองทิ้งก่อน
error-play-joker-not-melded = ต้องลงโจ๊กเกอร์ที่แลกมา { $number } ใบก่อน
error-play-thrown-back = ไพ่{ $card }เก็บมาจากกองทิ้งในตานี้เอง จึงทิ้งกลับไปไม่ได้
error-play-turn-could-not-end = ถ้าเล่นแบบนี้จะจบตาตามกติกาไม่ได้: ไพ่ที่ต้องลงจะลงได้ไม่ครบ หรือไม่เหลือไพ่ให้ทิ้ง
error-play-nothing-to-take-back = ไม่มีอะไรให้ย้อนกลับ
error-play-draw-stays = เห็นไพ่ที่จั่วจากกองจั่วแล้ว จึงย้อนการจั่วไม่ได้
error-deal-hand-size = { $player } มีไพ่ { $number } ใบ แต่ต้องมี { $expected } ใบ
error-deal-wrong-cards = การแจกไพ่นี้มีไพ่{ $card } { $number } ใบ แต่ต้องมี { $expected } ใบ
error-deal-seed-length = ค่าตั้งต้น (seed) ยาว { $number } ไบต์ แต่ต้องยาว { $expected } ไบต์
error-deal-entropy-player = ข้อความที่ผู้เล่นใส่เพิ่มต้องเรียงตามลำดับที่นั่ง คนละไม่เกินหนึ่งข้อความ แต่ “{ $name }” ไม่ใช่ผู้เล่นหรืออยู่ผิดลำดับ
error-deal-entropy-text = ข้อความที่ “{ $name }” ใส่เพิ่มมีอักขระที่ไม่สมบูรณ์ จึงเขียนเป็น UTF-8 ไม่ได้
error-deal-reshuffle-below-one = การสับใหม่นับตั้งแต่ครั้งที่ 1 จึงไม่มีครั้งที่ { $number }

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
play-deal = { $player } แจกไพ่ ไพ่ที่หงายไว้: { $card }
play-turn = ตาที่ { $number }: { $player }
move-draw = จั่วไพ่จากกองจั่ว
move-draw-card = จั่ว{ $card }จากกองจั่ว
move-reshuffle = สับกองทิ้งกลับมาเป็นกองจั่ว: { $count } ใบ
move-take = เก็บ{ $card }จากกองทิ้ง
move-stop = หยุดรอบ
move-lay = ลง { $meld }
move-opening = ลงไพ่ครั้งแรก: { $meld } ถึงตอนนี้ได้ { $points } แต้ม
move-lay-off = ฝาก{ $card }กับ { $meld }
move-swap = ใช้{ $card }แลกโจ๊กเกอร์ บนโต๊ะตอนนี้: { $meld }
move-discard = ทิ้ง{ $card }
move-take-back = ย้อนการเล่นครั้งล่าสุด
play-refused = ตาที่ { $number } เล่นแบบนี้ไม่ได้: { $move }

## Arranging a hand.
arrange-opening = ลงไพ่ครั้งแรกได้ดีที่สุด: { $points } แต้ม
arrange-no-opening-pure = ลงไพ่ครั้งแรกไม่ได้: ต้องมีชุดเรียงที่ไม่มีโจ๊กเกอร์ แต่มือนี้ไม่มี
arrange-no-opening-points = ลงไพ่ครั้งแรกไม่ได้: ลงได้อย่างมาก { $points } แต้ม แต่ต้องได้ { $needed } แต้ม
arrange-most-points = ลงได้แต้มมากที่สุด: { $points } แต้ม
arrange-least-left = เหลือในมือน้อยที่สุด: { $points } แต้ม
arrange-most-cards = ลงไพ่ได้มากใบที่สุด: { $count } ใบ
arrange-goes-out = ลงไพ่ได้ทั้งมือ เหลือแค่ใบสุดท้ายไว้ทิ้ง
arrange-none = มือนี้ไม่มีชุดไพ่เลย
error-arrange-unknown-measure = หาการลงไพ่ที่ดีที่สุดตาม “{ $text }” ไม่ได้ เลือกได้จาก: { $choices }
label-meld = ชุดไพ่
label-left = เหลือในมือ

## Checking a deal.
deal-verified = การแจกไพ่เป็นธรรม: ทุกอย่างตรงกับที่ยืนยันไว้
deal-commitment = เทียบค่ายืนยันนี้กับค่าที่แสดงไว้ก่อนแจกไพ่: { $commitment }
deal-not-verified = การแจกไพ่ไม่ตรงกับที่ยืนยันไว้:
deal-finding-commitment = ค่าตั้งต้น (seed) ไม่ใช่ค่าที่ยืนยันไว้
deal-finding-order = ลำดับไพ่ในสำรับไม่ตรงกับที่คำนวณจากค่าตั้งต้น (seed) และสิ่งที่ผู้เล่นใส่เพิ่ม
deal-finding-reshuffle = ลำดับไพ่ในการสับใหม่ครั้งที่ { $number } ไม่ตรงกับที่คำนวณจากค่าตั้งต้น (seed)
deal-finding-cards = ไพ่ที่มีไม่ตรงกับไพ่ในสำรับที่ใช้
deal-finding-reshuffle-number = ลำดับเลขของการสับใหม่ไม่ต่อเนื่องกัน
deal-finding-changed = ข้อมูลที่เปิดเผยต่างจากที่แสดงไว้ก่อนเริ่มรอบ
deal-finding-not-revealed = ยังเปิดเผยไม่ครบ จึงยังตรวจสอบไม่ได้

help-arrange = ลงไพ่จากมือหนึ่งได้ดีที่สุดแค่ไหน: การลงไพ่ครั้งแรกที่ดีที่สุด แต้มที่ลงได้มากที่สุด แต้มที่เหลือในมือน้อยที่สุด
help-replay = แสดงรอบหรือเกมที่บันทึกไว้ทีละตา และไม่รับการเล่นที่ผิดกติกาครั้งแรกที่พบ
help-verify-deal = ตรวจว่าลำดับไพ่ตรงตามที่ยืนยันไว้ก่อนแจกหรือไม่
help-arrange-cards = ไพ่หนึ่งมือ ไม่เกิน 15 ใบ ถ้าใส่ “-” หรือไม่ใส่อะไร จะอ่านจากอินพุตมาตรฐาน ถ้าใช้ JSON ให้ใส่บรรทัดละหนึ่งมือ
help-replay-file = รอบหรือเกมในรูปแบบบันทึกการเล่นหรือ JSON ถ้าใส่ “-” หรือไม่ใส่อะไร จะอ่านจากอินพุตมาตรฐาน
help-deal-file = การแจกไพ่ที่เปิดเผยแล้ว ในรูปแบบ JSON
help-deal-before = การแจกไพ่ตามที่แสดงไว้ก่อนเริ่มรอบ สำหรับเทียบกัน
