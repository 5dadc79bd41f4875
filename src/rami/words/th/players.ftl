### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = ที่โต๊ะ
people-tap = แตะชื่อเพื่อเปลี่ยนชื่อ หรือให้ผู้เล่นออกจากเกม
people-tap-over = แตะชื่อเพื่อเปลี่ยนชื่อ
people-moving = ลากผู้เล่นไปที่นั่งอื่น หรือเลื่อนขึ้นทีละที่ แต้มและการแจกไพ่ติดตัวผู้เล่นไปด้วย
people-up = เลื่อน { $player } ขึ้น
people-save-order = ใช้ลำดับนี้
people-leave-order = คงไว้อย่างเดิม
people-add = เพิ่มผู้เล่น
people-full = มีผู้เล่นครบหกคนแล้ว ต้องมีคนออกก่อน คนใหม่จึงเข้าได้
people-gone = ไม่ได้เล่นแล้ว
people-later = เข้าร่วมหลังจบเกม
people-over = เกมจบแล้ว ตรงนี้จึงเปลี่ยนได้แค่ชื่อ ถ้าจะเปลี่ยนผู้เล่น ให้เพิ่มเป้าหมายหรือแก้รอบก่อน
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = หลังจบเกม

## A player joins. $total: points.
seat-title = ผู้เล่นใหม่
seat-name = ชื่อ
seat-total = แต้มรวมเริ่มต้น
seat-total-note = แต้มรวมสูงสุดตอนนี้คือ { $total } ถ้าตกลงกันไว้อย่างอื่นก็กรอกใหม่ได้
seat-blank = รอบที่เล่นไปแล้วจะเว้นว่าง
seat-next = ต่อไป
seat-ask = ให้ { $player } เข้าร่วมเกมหรือไม่
seat-starts = { $player } เริ่มที่ { $total } แต้ม นั่งที่สุดท้าย
seat-do = เข้าร่วม

## One player. $name is the name so far.
person-name = ชื่อ
person-rename = ใช้ชื่อนี้
person-leaves = ออกจากเกม
person-leaves-note = ออกถาวร ส่วนรอบที่เล่นไปแล้วยังอยู่เหมือนเดิม
person-two-stay = ต้องเหลืออย่างน้อยสองคน ตอนนี้จึงออกไม่ได้

## A player leaves. $target: points.
leave-title = ให้ { $player } ออกจากเกมหรือไม่
leave-frozen = ช่องของผู้เล่นคนนี้และแต้มรวมยังอยู่ในตาราง แต่ไม่มีผลต่อเกมอีก
leave-question = เป้าหมายจะเป็นอย่างไร
leave-choose = เลือกก่อนว่าเป้าหมายจะเป็นอย่างไร
leave-keep = คงเป้าหมายไว้ที่ { $target }
leave-fall = ลดเป้าหมายเหลือ { $target }
leave-kept = เป้าหมายคงที่ { $target } ไม่ว่าจะเล่นกี่คน
leave-do = ออกจากเกม
history-left-target = { $player } ออกจากเกม เป้าหมาย { $target } แต้ม

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = สิ่งที่จะเปลี่ยน
change-nothing-else = นอกนั้นไม่มีอะไรเปลี่ยน
change-target-up = เป้าหมายเพิ่มจาก { $old } เป็น { $new }
change-target-down = เป้าหมายลดจาก { $old } เหลือ { $new }
change-reached = ถึง { $target } แต้มแล้ว: { $players }
change-dealer = { $player } แจกไพ่รอบต่อไป
change-packs = ตั้งแต่นี้เล่นด้วยไพ่ { $count } สำรับ

## The rules of a running match.
house-title = กติกาประจำบ้าน
house-now = ที่ใช้อยู่
house-follows = ขึ้นกับจำนวนผู้เล่น: คู่แข่งคนละ { $count } แต้ม
house-stays = คงที่ ไม่ว่าจะเล่นกี่คน
house-over = เกมจบแล้ว ถ้าเพิ่มเป้าหมายก็เล่นต่อได้
house-change-target = เปลี่ยนเป้าหมาย
house-follow = ให้ขึ้นกับจำนวนผู้เล่น: { $target }
house-ask-target = เปลี่ยนเป้าหมายเป็น { $target } หรือไม่
house-at-once = ใช้ทันที รอบที่บันทึกแล้วไม่คิดแต้มใหม่
house-from-here = ใช้ตั้งแต่รอบต่อไป รอบที่บันทึกแล้วไม่คิดแต้มใหม่
house-other = กติกาอื่น
house-other-note = ใช้ตั้งแต่รอบต่อไป
house-play-on = เล่นต่อด้วยกติกานี้

## The menu of a match.
menu-players-note = เข้า ออก เปลี่ยนชื่อหรือที่นั่ง
menu-rules-note = ที่ตกลงกันไว้ และเป้าหมาย
menu-share-note = ให้ดูได้ทุกเครื่องที่โต๊ะ
menu-history-note = ทุกการเปลี่ยนแปลง พร้อมตัวเลขเดิม
menu-take = ส่งออกและพิมพ์
menu-take-note = เป็นไฟล์ ข้อความ หรือกระดาษ
menu-screen = จอใหญ่
menu-screen-note = ตัวหนังสือใหญ่ เห็นได้ทั้งห้อง
menu-guide = กติกาการเล่น
menu-guide-note = ตามที่ใช้ในเกมนี้
menu-forget-note = โทรศัพท์เครื่องอื่นยังมีอยู่
menu-erase-note = ลบสำหรับทุกคน รวมทุกรอบ

## Rounds after the end of the match.
apart-title = รอบหลังจบเกม
apart-decide = เลือกว่าจะทำอย่างไร
apart-none = ไม่มีรอบที่อยู่หลังจบเกมนี้
apart-count = นำมานับ
apart-raise = เพิ่มเป้าหมายเป็น { $target }
apart-other-target = เป้าหมายอื่น
apart-too-high = ไม่มีเป้าหมายใดไม่เกิน { $most } ที่ทำให้นับได้ทุกรอบ
apart-strike = ขีดฆ่า
apart-strike-note = ยังดูได้ในประวัติ และกดย้อนกลับเพื่อเอาคืนได้ทีละรอบ
apart-strike-do = ขีดฆ่า { $count } รอบ
apart-leave = คงไว้อย่างเดิม
apart-leave-note = ยังอยู่ในตารางแบบขีดฆ่า และไม่นับในแต้มรวม
apart-leave-do = คงไว้
