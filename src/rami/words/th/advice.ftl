### Hints and reviews: why a move, what the best moves are likely to come to, what a round gave away.
### Every reason is one sentence about one move, which stands above it. Names of players arrive isolated; never bend them.

## Why a move. $points: "18 points", those of the card or meld; $left: what the hand counts afterwards; $caught: what is
## written down for a hand that never opened; $penalty: "200 points". $held, $laid, $outs: "3 cards"; $hidden, $needed:
## whole numbers; $chance: "12%".
why-only = ทำอย่างอื่นไม่ได้
why-out = ชนะรอบนี้ได้ในตานี้
why-sec = ลงไพ่หมดมือได้ในตานี้และยังไม่มีใครลงไพ่ครั้งแรก เป็นรัมมี่จบในตาเดียว คู่แข่งแต่ละคนเสีย { $penalty }
why-take-opens = มีไพ่ใบนี้แล้วลงไพ่ครั้งแรกได้ สูงสุด { $points }
why-take-sheds = ไพ่ใบนี้เข้าชุดได้ แต้มที่เหลือในมือจึงลดลง { $points }
why-take-melds = ไพ่ใบนี้ลงได้ทันที ส่วนไพ่จากกองจั่วไม่มีใครรู้ว่าเป็นใบไหน
why-take-free = ไพ่ใบนี้เห็นอยู่แล้ว ส่วนไพ่จากกองจั่วยังไม่รู้ และยังไม่ต้องลงทันที
why-draw-closed = ตานี้ยังเก็บไพ่จากกองทิ้งไม่ได้
why-draw-single = เหลือไพ่ในมือใบเดียว จั่วได้จากกองจั่วเท่านั้น
why-draw-useless = ไม่มีทางลงไพ่ใบบนสุดของกองทิ้งได้ในตานี้
why-draw-waits = ถ้าเก็บไพ่ทิ้งจะต้องลงไพ่ครั้งแรกเดี๋ยวนี้ แต่ตราบใดที่ยังไม่มีใครลง รัมมี่จบในตาเดียวอาจทำให้คู่แข่งแต่ละคนเสีย { $penalty }
why-draw-better = ในไพ่ที่ซ่อนอยู่ { $hidden } ใบ มี{ $outs }ที่ช่วยได้มากกว่าใบบนสุดของกองทิ้ง
why-draw-hides = ไม่มีไพ่ที่ซ่อนอยู่ใบไหนช่วยได้มากกว่าใบบนสุดของกองทิ้ง แต่ไพ่ที่เก็บจากกองทิ้งทุกคนจำได้
why-stop = คนที่แต้มในมือน้อยที่สุดชนะ มือนี้มี { $points } ส่วนคู่แข่งที่มีไพ่น้อยที่สุดมีราว { $others }
why-opens = ลงไพ่ครั้งแรกด้วย { $points } ถ้ามือนี้ยังไม่ได้ลงตอนที่มีคนไพ่หมดมือ จะเสีย { $caught }
why-begins = เริ่มลงไพ่ครั้งแรก { $points } จากที่ต้องมี { $needed } ถ้ามือนี้ยังไม่ได้ลงตอนที่มีคนไพ่หมดมือ จะเสีย { $caught }
why-owed = ไพ่ที่เก็บหรือแลกมาต้องลงในตานี้
why-swap = ได้โจ๊กเกอร์คืนมา ใช้กับชุดไพ่อื่นได้
why-sheds = แต้มในมือลดลง { $points } ถ้ามีคนไพ่หมดมือจะเสีย { $left }
why-guard = คู่แข่งที่เหลือแค่{ $held }อาจไพ่หมดมือได้ แบบนี้แต้มในมือลดลง { $points } เหลือ { $left }
why-block = กองจั่วใกล้หมดและคนที่แต้มในมือน้อยที่สุดชนะ แบบนี้แต้มในมือลดลง { $points } เหลือ { $left }
why-guard-closed = คู่แข่งที่เหลือแค่{ $held }อาจไพ่หมดมือได้ แม้ไม่มีใบนี้ ({ $points }) มือที่ยังไม่เคยลงไพ่ก็เสีย { $caught }
why-guard-limit = คู่แข่งที่เหลือแค่{ $held }อาจไพ่หมดมือได้ ไม่ว่าทิ้งใบไหน มือที่ยังไม่เคยลงไพ่ก็เสีย { $caught } ซึ่งเป็นเพดาน
why-waits = รอไว้ก่อนไม่ลงไพ่ครั้งแรก เพราะตราบใดที่ยังไม่มีใครลง รัมมี่จบในตาเดียวจะทำให้คู่แข่งแต่ละคนเสีย { $penalty }
why-holds = เก็บ{ $laid }ที่ลงได้ไว้ในมือเพื่อไม่ให้ใครฝากไพ่ คู่แข่งทุกคนที่ลงไพ่แล้วเหลือ{ $held }เป็นอย่างน้อย
why-holds-alone = เก็บ{ $laid }ที่ลงได้ไว้ในมือ คนอื่นยังไม่มีใครลงไพ่ครั้งแรก
why-joker = โจ๊กเกอร์ที่เหลือในมือคิด { $points } แต่ผู้เล่นคนอื่นทุกคนก็ใช้ได้

## Throwing a card: what it is worth in the hand, and what the next player can do with it.
why-heaviest-fits = ไพ่ใบนี้ไม่เข้ากับใบอื่นและแต้มสูงที่สุดในบรรดาใบแบบนี้ คือ { $points } แต่ผู้เล่นคนถัดไปฝากใบนี้ได้
why-heaviest-wanted = ไพ่ใบนี้ไม่เข้ากับใบอื่นและแต้มสูงที่สุดในบรรดาใบแบบนี้ คือ { $points } ผู้เล่นคนถัดไปมีโอกาสนำไปลงราว { $chance }
why-heaviest-safe = ไพ่ใบนี้ไม่เข้ากับใบอื่นและแต้มสูงที่สุดในบรรดาใบแบบนี้ คือ { $points } และผู้เล่นคนถัดไปคงแทบไม่ได้ใช้
why-heaviest-barred = ไพ่ใบนี้ไม่เข้ากับใบอื่นและแต้มสูงที่สุดในบรรดาใบแบบนี้ คือ { $points } และผู้เล่นคนถัดไปเก็บใบนี้ไม่ได้
why-idle-fits = ไพ่ใบนี้ไม่เข้ากับใบอื่นในมือ แต่ผู้เล่นคนถัดไปฝากใบนี้ได้
why-idle-wanted = ไพ่ใบนี้ไม่เข้ากับใบอื่นในมือ ผู้เล่นคนถัดไปมีโอกาสนำไปลงราว { $chance }
why-idle-safe = ไพ่ใบนี้ไม่เข้ากับใบอื่นในมือ และผู้เล่นคนถัดไปคงแทบไม่ได้ใช้
why-idle-barred = ไพ่ใบนี้ไม่เข้ากับใบอื่นในมือ และผู้เล่นคนถัดไปเก็บใบนี้ไม่ได้
why-outs-fits = ในไพ่ที่ซ่อนอยู่ยังมี{ $outs }ที่ทำให้ไพ่ใบนี้เข้าชุดได้ แต่ผู้เล่นคนถัดไปฝากใบนี้ได้
why-outs-wanted = ในไพ่ที่ซ่อนอยู่ยังมี{ $outs }ที่ทำให้ไพ่ใบนี้เข้าชุดได้ ผู้เล่นคนถัดไปมีโอกาสนำไปลงราว { $chance }
why-outs-safe = ในไพ่ที่ซ่อนอยู่ยังมี{ $outs }ที่ทำให้ไพ่ใบนี้เข้าชุดได้ และผู้เล่นคนถัดไปคงแทบไม่ได้ใช้
why-outs-barred = ในไพ่ที่ซ่อนอยู่ยังมี{ $outs }ที่ทำให้ไพ่ใบนี้เข้าชุดได้ และผู้เล่นคนถัดไปเก็บใบนี้ไม่ได้
why-breaks-fits = ไพ่ใบนี้อยู่ในชุดไพ่ ถ้าไม่มีใบนี้ยังลง{ $laid }ได้ แต่ผู้เล่นคนถัดไปฝากใบนี้ได้
why-breaks-wanted = ไพ่ใบนี้อยู่ในชุดไพ่ ถ้าไม่มีใบนี้ยังลง{ $laid }ได้ ผู้เล่นคนถัดไปมีโอกาสนำไปลงราว { $chance }
why-breaks-safe = ไพ่ใบนี้อยู่ในชุดไพ่ ถ้าไม่มีใบนี้ยังลง{ $laid }ได้ และผู้เล่นคนถัดไปคงแทบไม่ได้ใช้
why-breaks-barred = ไพ่ใบนี้อยู่ในชุดไพ่ ถ้าไม่มีใบนี้ยังลง{ $laid }ได้ และผู้เล่นคนถัดไปเก็บใบนี้ไม่ได้

## A hint. $number: 1 is the best; $move: a line of a menu; $points, $error: numbers with a decimal;
## $line: one of these lines; $chance: a percentage.
advice-title = การเล่นที่ดีที่สุด และผลที่น่าจะได้ในรอบนี้:
advice-ahead = { $number }  { $move } – แต้มน้อยกว่าคนอื่น { $points }
advice-behind = { $number }  { $move } – แต้มมากกว่าคนอื่น { $points }
advice-worse = { $number }  { $move } – แย่กว่าข้อแรก { $points } แต้ม บวกลบ { $error }
advice-better = { $number }  { $move } – ดีกว่าข้อแรก { $points } แต้ม บวกลบ { $error }
advice-chance = { $line } โอกาสชนะเกม { $chance }

## A review of a round. $points: a number with a decimal; $move: a line of a menu.
help-review = ดูรอบหรือเกมที่บันทึกไว้อีกครั้ง: แต่ละคนเสียแต้มโดยไม่จำเป็นไปเท่าไรในแต่ละตา และเพราะอะไร
help-review-seat = ดูผู้เล่นคนเดียว: ลำดับของผู้เล่น เริ่มจาก 1
help-review-worlds = ลองแต่ละการตัดสินใจกับการเดาไพ่ที่ซ่อนอยู่กี่แบบ ยิ่งมากยิ่งช้าแต่แน่นอนกว่า
help-review-seconds = ใช้เวลาไม่เกินกี่วินาทีต่อการตัดสินใจ ผลจะขึ้นกับเครื่อง
review-title = แต้มที่เสียโดยไม่จำเป็นในรอบที่ { $number }
review-note = การเล่นแต่ละครั้งเสียไปเท่าไรเมื่อเทียบกับการเล่นที่ดีที่สุด เป็นแต้มที่คาดไว้ จากสิ่งที่ผู้เล่นเห็นได้ นับเฉพาะที่ไม่มีข้อสงสัย
review-total = { $player }: เสียไป { $points } แต้ม
review-costliest = ตาที่เสียมากที่สุด
review-turn = ตาที่ { $number } { $player }: เสียไป { $points } แต้ม
review-made = ที่เล่น: { $move }
review-instead = ที่ดีกว่า: { $move }
review-nothing = ไม่มีตาใดเสียแต้มโดยไม่จำเป็นอย่างแน่ชัด
review-given = เสียไป
review-better = ดีกว่า
review-working = กำลังดูรอบนี้อีกครั้ง ใช้เวลาสักครู่ …
review-ends = กด Esc เพื่อหยุด
review-offer = พิมพ์ { $word } เพื่อดูว่าคุณเสียแต้มโดยไม่จำเป็นไปเท่าไรในรอบนี้
label-turn = ตา
label-move = การเล่น
