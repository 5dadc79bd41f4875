### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = ข้ามไปยังเนื้อหา
page-back = กลับ
page-home = หน้าแรก
page-close = ปิด
page-language = ภาษา
page-offline = ขาดการเชื่อมต่อ สิ่งที่กรอกจะเก็บไว้ในโทรศัพท์เครื่องนี้
problem-title = ทำไม่สำเร็จ
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = ข้อผิดพลาด:

## The first page. The tagline is two short lines under the name of the game.
home-tagline = ไพ่อยู่บนโต๊ะ แต้มอยู่ในมือ
home-ways = สิ่งที่ทำได้
home-keep = จดแต้ม
home-keep-note = เล่นด้วยไพ่จริง 2–6 คน
home-join = ดูเกม
home-join-note = ด้วยรหัส
home-rules = กติกา
home-rules-note = พร้อมตัวอย่าง
home-recent = เกมล่าสุด
home-all = ทั้งหมด
match-running = กำลังเล่น
match-damaged = อ่านเกมนี้ไม่ได้
## $player: who won; $total: with how many points.
match-won = ผู้ชนะ: { $player } { $total } แต้ม

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = จ
new-title = เกมใหม่
new-who = ใครเล่นบ้าง
new-name-of = ชื่อผู้เล่นคนที่ { $number }
new-deals-first = ผู้เล่นคนที่ { $number } แจกไพ่ก่อน
new-deals-note = ไพ่ที่มีตัว { $letter } บอกว่าใครแจกไพ่ก่อน
new-up = เลื่อนผู้เล่นคนที่ { $number } ขึ้น
new-remove = เอาผู้เล่นคนที่ { $number } ออก
new-add = เพิ่มผู้เล่น
new-known = ชื่อที่เคยใช้ในเครื่องนี้
new-again = ผู้เล่นชุดเดิมอีกครั้ง
new-target-note = คู่แข่งคนละ 100 แต้ม หรือกรอกเอง
new-target-less = ลดเป้าหมาย
new-target-more = เพิ่มเป้าหมาย
new-rules = กติกาประจำบ้าน
new-preset = ชุดกติกา
new-as-preset = ตามชุดกติกาด้านบน
new-paper = จดต่อจากเกมในกระดาษ
new-paper-note = กรอกแต้มรวมจนถึงตอนนี้
new-carried = แต้มรวมตอนนี้ของผู้เล่นคนที่ { $number }
new-import = เปิดเกมจากไฟล์
new-import-note = JSON ข้อความ หรือ CSV จาก rami
new-start = เริ่มเกม

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = เกมถึง { $target } แต้ม
sheet-subtitle = { $players } เล่นแล้ว { $rounds }
sheet-label = ตารางคะแนน
sheet-side = กราฟและประวัติ
sheet-chart = แต้มรวมทีละรอบ
sheet-empty = แจกไพ่ได้เลย แล้วจดรอบแรกที่บรรทัด 1
sheet-record = บันทึกรอบที่ { $number }
sheet-correct = แก้รอบที่ { $number }
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player } รอบที่ { $number }: { $points } แต้ม ดูที่มา
sheet-deals = { $player } แจกไพ่
sheet-over = เกมจบแล้ว
sheet-to-end = ดูอันดับ
sheet-extra = เล่นเพิ่มอีกหนึ่งรอบ
sheet-extra-note = { $players } มีแต้มรวมน้อยที่สุดเท่ากันที่ { $total } แต้ม
sheet-after-end = รอบหลังจบเกม
sheet-distance = ระยะถึงเป้าหมาย
sheet-distance-of = { $player }: ส่วนของเป้าหมายที่ถึงแล้ว
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = ขาด { $points }
sheet-beyond = เกิน { $points }
sheet-at-target = ถึงเป้า
sheet-gone = ออกแล้ว
undo = ย้อนกลับ
redo = ทำอีกครั้ง
watching = คุณกำลังดูอยู่ ผู้ที่จดได้: { $players }
watching-nobody = คุณกำลังดูอยู่ ตอนนี้ยังไม่มีใครจดได้
more-title = เพิ่มเติม

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = ประวัติ
history-all = ประวัติทั้งหมด
history-started = เริ่มเกม: { $players } เป้าหมาย { $target } แต้ม
history-recorded = รอบที่ { $number }: { $ending }
history-corrected = แก้รอบที่ { $number } แล้ว { $what }
history-points = { $player }: { $old } เป็น { $new }
history-removed = ขีดฆ่ารอบที่ { $number } แล้ว
history-joined = { $player } เข้าร่วมเกม เริ่มที่ { $total } แต้ม
history-left = { $player } ออกจากเกม
history-renamed = { $player } เปลี่ยนชื่อเป็น { $name }
history-reordered = ลำดับใหม่: { $players }
history-ruled = กติกา: { $rules } เป้าหมาย { $target } แต้ม
history-undone = ย้อนกลับแล้ว: { $what }
history-redone = ทำอีกครั้งแล้ว: { $what }
history-set-aside = รอบที่ { $number } อีกฉบับที่ไม่ได้ใช้: { $what }
history-had = { $player } { $points } แต้ม
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }
history-pen-given = { $phone } จดได้แล้ว
history-pen-taken = ตอนนี้ { $phone } ดูได้อย่างเดียว

## Why a figure is what it is.
why-heading = { $player } รอบที่ { $number }
why-value = ค่าไพ่
why-won = ผู้ชนะรอบนี้ได้
why-penalty = รัมมี่จบในตาเดียว: คิดเหมา
why-surcharge = แต้มเพิ่ม
why-sum = รวม
why-score = แต้มของรอบ
why-limit = คิดตามเพดาน { $limit }
why-half = คิดแค่ครึ่งหนึ่งของเป้าหมาย คือ { $limit }
why-limit-other = เพดานคือ { $limit } แต่ครึ่งหนึ่งของเป้าหมายน้อยกว่า
why-half-other = ครึ่งหนึ่งของเป้าหมายคือ { $limit }
why-correct = แก้
why-rules = ดูกติกา

## Recording a round.
round-heading = รอบที่ { $number }
round-subtitle = { $player } แจกไพ่ เป้าหมาย { $target } แต้ม
round-who-won = ใครชนะรอบนี้
round-how = รอบนี้จบอย่างไร
round-ending-normal = ไพ่หมดมือ
round-ending-rami-sec = จบในตาเดียว
round-ending-blocked = เล่นต่อไม่ได้
round-blocked-note = ถ้าเล่นต่อไม่ได้ ให้กรอกไพ่ของทุกคน แล้วแอปจะหามือที่แต้มน้อยที่สุดให้
round-no-sec = เป็นจบในตาเดียวไม่ได้ เพราะมีคนลงไพ่แล้ว
round-said-normal = { $player } ไพ่หมดมือ
round-said-rami-sec = { $player } ทำรัมมี่จบในตาเดียว
round-said-blocked = รอบที่เล่นต่อไม่ได้ แต้มในมือน้อยที่สุดชนะ
round-change = เปลี่ยน
round-opened = ลงไพ่แล้ว
round-not-opened = ยังไม่เคยลงไพ่
round-opened-by = { $player } ลงไพ่ครั้งแรกแล้ว
round-hand-of = ไพ่ที่เหลือในมือของ { $player }
round-hand-example = K? 10? XX, 36 หรือ 10+10+4
round-nothing = ยังไม่ได้กรอก
round-uncounted = ยังไม่ได้คิดแต้ม
round-last = รอบล่าสุด
round-save = บันทึกรอบนี้
round-missing-winner = เลือกผู้ชนะก่อน
## $players: whose cards are still missing.
round-missing-hands = { $count ->
   *[other] ยังขาดไพ่ของ { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = ยังขาดไพ่ของบางคน
round-unsent = ยังไม่ได้บันทึก จะส่งทันทีที่เชื่อมต่อได้ โปรดเปิดหน้านี้ค้างไว้
round-wrong = ยังมีบางอย่างไม่ถูกต้อง
round-awake = เปิดหน้าจอค้างไว้
round-remove = ขีดฆ่ารอบนี้

## The keys for cards.
pad-label = แป้นไพ่
pad-cards = ไพ่
pad-sum = ผลรวม
pad-text = พิมพ์
pad-text-note = พิมพ์ชื่อไพ่ตามที่เรียกกัน หรือวางข้อความที่คัดลอกมา
pad-minus = เอาไพ่ออก
pad-undo = ลบการกดครั้งล่าสุด
pad-suit = ดอก
pad-any-suit = ทุกดอก
pad-held = { $card } มี { $count } ใบ

## Correcting a round.
correct-heading = แก้รอบที่ { $number }
correct-changes = สิ่งที่จะเปลี่ยน
correct-nothing = ไม่มีอะไรเปลี่ยน
correct-not-yet = จะแสดงที่นี่เมื่อคิดแต้มของทุกคนได้
correct-before = ก่อน
correct-after = หลัง
correct-tie-gone = แต้มไม่เท่ากันแล้ว: { $player } มีแต้มรวมน้อยที่สุดคนเดียว
correct-ends = เกมจบ ผู้ที่มีแต้มรวมน้อยที่สุดชนะ: { $players }
correct-extra = { $players } มีแต้มรวมน้อยที่สุดเท่ากัน จึงเล่นเพิ่มอีกหนึ่งรอบ
correct-reopens = เกมยังไม่จบ เล่นต่อได้
correct-other-winner = ผู้ชนะเปลี่ยนเป็น { $players }
correct-leads = { $count ->
    [1] ตอนนี้ { $players } มีแต้มรวมน้อยที่สุด
   *[other] ตอนนี้ { $players } มีแต้มรวมน้อยที่สุดเท่ากัน
}
correct-apart = จะมี { $count } รอบอยู่หลังจบเกม: เก็บไว้ แต่ไม่นำมานับ
correct-again = { $count } รอบที่อยู่หลังจบเกมจะกลับมานับอีกครั้ง
correct-kept = ตัวเลขเดิมยังดูได้ในประวัติ
round-leave-it = คงไว้อย่างเดิม
round-correct = แก้
remove-title = ขีดฆ่ารอบที่ { $number } หรือไม่
remove-do = ขีดฆ่า

## Two pages that wrote different things, on two phones or on one.
conflict-title = มีสองฉบับ
conflict-what = รอบที่ { $number } ถูกจดสองครั้ง
conflict-moved = ระหว่างนี้เกมเปลี่ยนไปแล้ว
conflict-note = เลือกหนึ่งฉบับ อีกฉบับยังดูได้ในประวัติ
conflict-mine = ในหน้านี้
conflict-keep-mine = ใช้ฉบับของฉัน
conflict-keep-theirs = ใช้อีกฉบับ

## The end.
end-title = ผู้ชนะ
end-winner = ผู้ชนะของเกม
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $points } จาก { $rounds }
end-ahead = น้อยกว่า { $players } อยู่ { $points } แต้ม
end-reached = { $players } ถึงเป้าหมาย { $target } แต้มแล้ว เกมจึงจบ และผู้ที่มีแต้มรวมน้อยที่สุดชนะ
end-sheet = ดูตารางคะแนน
end-again = เล่นอีกเกม

## Sharing.
share-title = แชร์
share-code-note = พิมพ์รหัสนี้ในโทรศัพท์อีกเครื่องเพื่อติดตามเกม
phone-number = เครื่องที่ { $number }

## Players and rules of a running match.
players-title = ผู้เล่น
