### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.

## $count, $points and the like are whole numbers.
points = { $count } แต้ม
cards = ไพ่ { $count } ใบ
players = ผู้เล่น { $count } คน
rounds = { $count } รอบ
opponents = คู่แข่ง { $count } คน
## Somebody whose name is not known. $number: the seat, from 1.
player-number = ผู้เล่นคนที่ { $number }
## A sentence about the hand of one player.
player-says = { $player }: { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } และ { $last }

## The reason of a score in a word or two, for tables.
reason-won = ชนะ
reason-rami-sec = รัมมี่จบในตาเดียว
reason-opened = ลงไพ่แล้ว
reason-never-opened = ยังไม่เคยลงไพ่

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = ชนะรอบนี้: 0 แต้ม
score-won-blocked = ชนะรอบที่เล่นต่อไม่ได้ เพราะแต้มในมือน้อยที่สุด ({ $value } แต้ม): คิดเป็น 0 แต้ม
score-opened = ลงไพ่ครั้งแรกแล้ว: นับไพ่ที่เหลือในมือเต็มจำนวน { $points } แต้ม
score-never-opened = ยังไม่เคยลงไพ่ครั้งแรก: ไพ่ที่เหลือในมือ { $value } แต้ม บวกแต้มเพิ่ม { $surcharge } รวมเป็น { $points } แต้ม
score-never-opened-limit = ยังไม่เคยลงไพ่ครั้งแรก: ไพ่ที่เหลือในมือ { $value } แต้ม บวกแต้มเพิ่ม { $surcharge } รวมเป็น { $sum } แต้ม แต่เพดานคือ { $limit } จึงคิดแค่ { $points } แต้ม
score-never-opened-half-target = ยังไม่เคยลงไพ่ครั้งแรก: ไพ่ที่เหลือในมือ { $value } แต้ม บวกแต้มเพิ่ม { $surcharge } รวมเป็น { $sum } แต้ม แต่ครึ่งหนึ่งของเป้าหมายคือ { $limit } จึงคิดแค่ { $points } แต้ม
score-rami-sec = คู่แข่งทำรัมมี่จบในตาเดียว: คิดเหมา { $points } แต้ม ไม่ว่าในมือจะเหลือไพ่อะไร

## The value of a hand. $value: in points.
value-of-hand = ค่าไพ่ในมือ: { $value } แต้ม
value-empty = ไพ่หมดมือ: 0 แต้ม
value-as-sum = กรอกเป็นผลรวม

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } ไพ่หมดมือ
ending-rami-sec = { $player } ทำรัมมี่จบในตาเดียว
ending-blocked = รอบที่เล่นต่อไม่ได้ แต้มในมือน้อยที่สุด: { $player }
ending-blocked-shared = รอบที่เล่นต่อไม่ได้ แต้มในมือน้อยที่สุดเท่ากัน: { $players }
ending-blocked-nobody = รอบที่เล่นต่อไม่ได้ ไม่มีผู้ชนะ แต้มในมือน้อยที่สุดเท่ากัน: { $players }

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = เกมยังไม่จบ: ยังไม่มีใครถึงเป้าหมาย { $target } แต้ม
status-extra-round = มีคนถึงเป้าหมาย { $target } แต้มแล้ว แต่ { $players } มีแต้มรวมน้อยที่สุดเท่ากันที่ { $total } แต้ม จึงเล่นเพิ่มอีกหนึ่งรอบ
status-over = เกมจบแล้ว: { $reached } ถึงเป้าหมาย { $target } แต้ม ผู้ที่มีแต้มรวมน้อยที่สุดชนะ
winner-is = ผู้ชนะ: { $player } แต้มรวม { $total } แต้ม
winner-said = { winner-is }
next-dealer = ผู้แจกไพ่คนต่อไป: { $player }
after-end = มี { $count } รอบที่บันทึกหลังจบเกม แยกเก็บไว้และไม่นำมานับ
player-left = { $player } ออกจากเกมแล้ว แต้มรวมคงไว้ที่ { $total } แต้ม

## Headings and labels.
label-round = รอบ
label-player = ผู้เล่น
label-dealer = ผู้แจกไพ่
label-ending = การจบรอบ
label-hand = ไพ่ในมือ
label-card = ไพ่
label-points = คะแนน
label-reason = เหตุผล
label-why = ที่มา
label-total = แต้มรวม
label-target = เป้าหมาย
label-place = อันดับ
label-standings = ตารางอันดับ
label-rules = กติกา
label-carried = แต้มยกมา
label-after-end = หลังจบเกม
label-yes = ใช่
label-no = ไม่ใช่
