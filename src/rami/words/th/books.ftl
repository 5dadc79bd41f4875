### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = ส่งออก
take-text = ข้อความสำหรับส่งต่อ
take-copy = คัดลอก
take-copied = คัดลอกแล้ว
take-send = ส่ง
take-as-file = เป็นไฟล์
take-files = ไฟล์
take-files-note = เปิดกลับได้ทุกไฟล์ และได้เกมเดิม
take-csv = ตาราง (CSV)
take-csv-note = สำหรับโปรแกรมตารางคำนวณ
take-json = ข้อมูล (JSON)
take-json-note = สำหรับโปรแกรม
take-notation = ข้อความ
take-notation-note = อ่านได้ และเขียนเองได้
take-paper = แผ่นสำหรับพิมพ์
take-paper-note = A5 แนวตั้ง

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = รัมมี่ { $date }
said-about = { $match }: { $about }
said-standing = { $place }. { $player }: { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = ใบจดแต้ม
paper-print = พิมพ์
paper-with-cards = แสดงไพ่
paper-without-cards = ไม่แสดงไพ่
paper-size = พิมพ์ลงกระดาษ A5 แนวตั้ง
paper-mark = รหัสกติกา: { $mark }
paper-from = ตั้งแต่รอบที่ { $number }: { $rules }
paper-rounds = ทีละรอบ

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = ไฟล์
import-text = หรือวางข้อความของไฟล์
import-note = จะเป็นเกมใหม่บนเครื่องนี้ ส่วนอื่นไม่เปลี่ยน
import-do = เปิดเกม
import-refused = ยังไม่ได้เปิดเกมใด
import-round = รอบที่ { $number }: { $what }
import-line = บรรทัด { $number }: { $what }
import-row = แถว { $number }: { $what }
import-step = รายการ { $number }: { $what }
import-more = ยังมีอีก { $count } จุดที่ไม่ถูกต้อง

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = เกม
past-search = ค้นด้วยชื่อ
past-find = ค้นหา
past-all = ดูทั้งหมด
past-none = ยังไม่มีเกมบนเครื่องนี้
past-none-note = ทุกเกมที่เริ่มหรือติดตามบนเครื่องนี้จะอยู่ในรายการนี้
past-not-found = ไม่พบ “{ $text }”
past-more = เพิ่มเติม: { $players }
past-new = เกมใหม่
past-forget = เอาออกจากเครื่องนี้
past-erase = ลบถาวร
past-log = บันทึกไฟล์ที่เสีย
past-everything = ลบทุกอย่างของเครื่องนี้

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = เอาเกมนี้ออกจากเครื่องไหม
forget-note = จะหายจากเครื่องนี้เท่านั้น โทรศัพท์เครื่องอื่นยังมีอยู่ ถ้าจะดูที่นี่อีก ต้องมีลิงก์หรือรหัส
forget-owner = เกมนี้เริ่มจากโทรศัพท์เครื่องนี้ เมื่อเอาออกแล้ว จะไม่มีใครลบเกมได้อีก
forget-do = เอาออก
erase-title = ลบเกมนี้ถาวรไหม
erase-note = เกมนี้ ({ $rounds }) และประวัติทั้งหมดจะถูกลบจากโทรศัพท์ทุกเครื่อง กู้คืนไม่ได้
erase-damaged = อ่านเกมนี้ไม่ได้ สิ่งที่เหลืออยู่จะถูกลบจากโทรศัพท์ทุกเครื่อง กู้คืนไม่ได้
erase-do = ลบ
ask-keep = เก็บไว้
everything-title = ลบทุกอย่างของเครื่องนี้ไหม
everything-own = { $count } เกมที่เริ่มที่นี่จะถูกลบจากโทรศัพท์ทุกเครื่อง
everything-other = { $count } เกมของโทรศัพท์เครื่องอื่นจะถูกเอาออกจากที่นี่เท่านั้น
everything-more = ชื่อที่รวมไว้และรอบที่กรอกค้างอยู่จะหายไปด้วย กู้คืนไม่ได้
everything-do = ลบทั้งหมด

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = ผู้เล่น
people-none = ยังไม่มีรอบใดบนเครื่องนี้
people-none-note = เมื่อจดรอบแรกแล้ว ผู้เล่นในรอบนั้นจะอยู่ที่นี่พร้อมตัวเลข
people-line = { $matches } ชนะ { $won } เฉลี่ย { $average } ต่อรอบ
matches-count = { $count } เกม
stat-matches = เกม
stat-wins = เกมที่ชนะ
stat-wins-note = { $part } จาก { $whole } เกมที่จบแล้ว
stat-rounds = รอบ
stat-rounds-won = รอบที่ชนะ
stat-average = แต้มต่อรอบ
stat-average-note = เฉลี่ย
stat-never-opened = ยังไม่เคยลงไพ่
stat-rami-secs = รัมมี่จบในตาเดียว: ทำได้
stat-rami-secs-suffered = รัมมี่จบในตาเดียว: โดน
stat-best = รอบที่ดีที่สุด
stat-worst = รอบที่แย่ที่สุด
stat-others = คนอื่นรวมกัน { $points }
stat-where = รอบที่ { $number }, { $date }
stat-share = { $part } จาก { $whole }

## Two players head to head, and the same person under two names.
versus-title = ตัวต่อตัว
versus-together = เล่นด้วยกัน { $matches } { $rounds }
versus-with = เทียบกับ
versus-ahead = แต้มรวมตอนจบน้อยกว่า
versus-secs = รัมมี่จบในตาเดียวใส่อีกฝ่าย
versus-none = ยังไม่เคยเล่นรอบเดียวกัน
people-matches = เกมที่เล่น
people-spellings = ชื่อที่เขียนแบบอื่น
people-part = แยกออก: { $player }
people-merge = คนเดียวกับ …
people-choose = เลือกชื่อ
people-merge-note = สองชื่อนี้จะนับรวมกัน แยกออกภายหลังได้
people-merge-do = รวมชื่อ
