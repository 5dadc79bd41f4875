### The command line: help, labels, messages.

help-rami = นับคะแนนเกมไพ่รัมมี่ (Rami) พร้อมบอกที่มาของแต้ม
help-value = ค่าของไพ่ที่เหลือในมือ แจกแจงทีละใบ
help-score = นับแต้มหนึ่งรอบ พร้อมเหตุผลของทุกแต้ม
help-match = แสดงตารางคะแนนจากไฟล์เกม: แต้มรวม เกมถึงไหนแล้ว และใครแจกไพ่ต่อ
help-examples = ตัวอย่างทั้งสี่ คำนวณให้ดูเดี๋ยวนี้
help-rules = กติกาทั้งหมด: วิธีนับคะแนนและวิธีเล่น พร้อมบอกส่วนที่ปรับจากปกติ
help-cases = ตรวจไฟล์กรณีทดสอบทีละกรณี
help-lang = ภาษา ({ $choices }) ถ้าไม่ระบุจะใช้ภาษาของระบบ ถ้าไม่มีจะใช้ภาษาอังกฤษ
help-format = รูปแบบการแสดงผล: { $choices }
help-cards = ไพ่ เขียนแบบใดก็ได้ (เช่น 10♦ TD { $example }) ถ้าใส่ “-” หรือไม่ใส่อะไร จะอ่านจากอินพุตมาตรฐาน
help-hands = ไพ่ในมือของผู้เล่นทีละคน: ไพ่หรือผลรวม ถ้าไม่มีให้ใส่ข้อความว่าง ถ้าอ่านจากไฟล์หรืออินพุตมาตรฐาน ให้ใช้ JSON และใช้ตัวเลือกเติมสิ่งที่ขาดได้
help-winner = ใครชนะ: หมายเลขผู้เล่น เริ่มจาก 1
help-opened = ใครลงไพ่ครั้งแรกแล้วบ้าง นอกจากผู้ชนะ: หมายเลขผู้เล่น คั่นด้วยจุลภาค
help-nobody-opened = ไม่มีผู้แพ้คนใดลงไพ่ครั้งแรก
help-ending = รอบจบแบบใด: { $choices }
help-dealer = ใครแจกไพ่: หมายเลขผู้เล่น เริ่มจาก 1
help-rules-option = กติกา: ชุดกติกาและส่วนที่ปรับ เช่น “tunisian, target 150”
help-file = ชื่อไฟล์ หรือ “-” เพื่ออ่านจากอินพุตมาตรฐาน
help-match-file = เกมในรูปแบบ JSON ข้อความ หรือ CSV หรือเกมที่บันทึกการเล่นทีละตา ถ้าใส่ “-” หรือไม่ใส่อะไร จะอ่านจากอินพุตมาตรฐาน
help-to = เขียนเกมออกมาในรูปแบบอื่น: { $choices }
help-cases-file = ไฟล์หรือโฟลเดอร์กรณีทดสอบ
help-version = แสดงรุ่นของโปรแกรม

cli-refused = ข้อมูลใช้ไม่ได้:
cli-expected = ตรงนี้ต้องเป็นไพ่
cli-score-total = แต้มของรอบ
cli-round-unfinished = รอบที่ { $number } ยังไม่จบ จึงไม่นับ

## The server of the pages.
help-serve = จดแต้มบนโทรศัพท์ทุกเครื่องที่โต๊ะ: เปิดหน้าเว็บบนเครื่องนี้
help-host = ที่อยู่ที่จะรับฟัง: ที่อยู่ใดของเครื่องนี้ก็ได้ 0.0.0.0 คือทุกที่อยู่
help-port = พอร์ต
help-data = ไฟล์ที่เก็บทุกอย่าง
cli-serving = rami จดแต้มอยู่ที่ { $url }
cli-serving-others = เครื่องอื่นในเครือข่ายเดียวกันเปิด { $url } หรือสแกนรหัสนี้:
cli-serving-kept = ทุกอย่างเก็บอยู่ใน { $file } หยุดด้วย Ctrl+C

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = ดูเพิ่มเติม: { $command }
help-usage = วิธีใช้:
help-help = แสดงความช่วยเหลือนี้
help-panel-arguments = สิ่งที่ต้องใส่
help-panel-options = ตัวเลือก
help-panel-commands = คำสั่ง
help-default = ถ้าไม่ใส่: { $value }
help-install-completion = ให้เชลล์เติมคำที่พิมพ์หลัง rami ให้อัตโนมัติ
help-show-completion = แสดงข้อความที่เชลล์ใช้เติมคำ เพื่อนำไปวางที่ใดก็ได้
