### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.

error-card-unknown = “{ $text }” (ใบที่ { $position }) ไม่ใช่ชื่อไพ่ ให้พิมพ์ เช่น 10♦, TD, { $example } หรือ XX สำหรับโจ๊กเกอร์
error-card-no-suit = ไพ่ใบที่ { $position } ไม่ได้ระบุดอก: { $card } ตรงนี้ต้องระบุดอกด้วย เช่น 10♦
error-card-too-many = นับทุกมือรวมกันแล้วมีไพ่{ $card } { $number } ใบ แต่ไพ่ { $packs } สำรับมีแค่ { $copies } ใบ
error-hand-too-long = { $player } จะมีไพ่ในมือ { $number } ใบ ทั้งที่มีได้ไม่เกิน { $most } ใบ
error-hand-impossible-sum = { $player }: ไพ่ในมือรวมกันเป็น { $sum } แต้มไม่ได้ ผลรวมต้องเป็น 0 หรือเลขตั้งแต่ 2 ถึง { $most }
error-hand-not-a-sum = “{ $text }” ไม่ใช่ผลรวม ให้พิมพ์จำนวนเต็ม เช่น 36 หรือ 10+10+4
error-hand-part-of-one = “{ $text }”: ไม่มีไพ่ใบใดมีค่า 1 เอซที่เหลือในมือคิด 11 แต้ม
error-hand-missing = { $player }: ยังไม่ได้กรอกไพ่ที่เหลือในมือ ให้กรอกไพ่หรือผลรวมของไพ่
error-hand-empty = { $player } แพ้รอบนี้ จึงต้องมีไพ่เหลือในมืออย่างน้อยหนึ่งใบ
error-entry-players = รัมมี่เล่นได้ { $low } ถึง { $high } คน ไม่ใช่ { $number } คน
error-entry-other-players = รอบนี้มีไพ่ { $number } มือ แต่มีผู้เล่น { $expected } คน
error-entry-opened-count = ระบุมาว่าลงไพ่ครั้งแรกแล้วหรือยังสำหรับผู้เล่น { $number } คน แต่ต้องระบุสำหรับ { $expected } คน
error-entry-opened-missing = { $player }: ลงไพ่ครั้งแรกแล้ว หรือยังไม่เคยลงเลย ข้อนี้มีผลต่อแต้ม
error-entry-unknown-ending = รอบจบแบบ “{ $text }” ไม่ได้ เลือกได้จาก: { $choices }
error-entry-no-winner = ยังไม่ได้ระบุว่าใครไพ่หมดมือ
error-entry-two-winners = ไพ่หมดมือได้แค่คนเดียว ไม่ใช่ทั้งหมดนี้: { $players }
error-entry-not-a-seat = “{ $text }” ไม่ใช่ที่นั่ง ที่นั่งต้องเป็นหมายเลข
error-entry-not-a-flag = { $player }: ลงไพ่ครั้งแรกแล้วหรือไม่ ต้องเป็นใช่หรือไม่ใช่ ไม่ใช่ “{ $text }”
error-entry-unknown-winner = ระบุผู้ชนะเป็นผู้เล่นคนที่ { $seat } แต่มีผู้เล่นแค่ { $number } คน
error-entry-unknown-dealer = ระบุผู้แจกไพ่เป็นผู้เล่นคนที่ { $seat } แต่มีผู้เล่นแค่ { $number } คน
error-entry-dealer-missing = { $players } มีแต้มในมือน้อยที่สุดเท่ากัน ตามกติกานี้ คนแรกนับถัดจากผู้แจกไพ่เป็นผู้ชนะ จึงต้องระบุผู้แจกไพ่
error-entry-winner-holds-cards = { $player } ไพ่หมดมือแล้ว จึงต้องไม่มีไพ่เหลือในมือ
error-entry-winner-not-opened = { $player } ไพ่หมดมือแล้ว ก็ต้องลงไพ่ครั้งแรกไปแล้ว
error-entry-winner-not-lowest = รอบนี้เล่นต่อไม่ได้ ผู้ชนะคือคนที่แต้มในมือน้อยที่สุด ({ $lowest } แต้ม) ไม่ใช่ { $player } ซึ่งมี { $value } แต้ม
error-entry-rami-sec-after-opening = รอบนี้เป็นรัมมี่จบในตาเดียวไม่ได้ เพราะมีคู่แข่งลงไพ่ครั้งแรกไปก่อนแล้ว: { $players }

error-rules-unknown-preset = ไม่มีชุดกติกาชื่อ “{ $text }” เลือกได้จาก: { $choices }
error-rules-unknown-option = กติกาไม่มีตัวเลือกชื่อ “{ $text }” เลือกได้จาก: { $choices }
error-rules-out-of-range = { $option } เป็น “{ $value }” ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ { $low } ถึง { $high }
error-rules-not-a-choice = { $option } เป็น “{ $value }” ไม่ได้ เลือกได้จาก: { $choices }
error-rules-stock-too-short = ไพ่ { $packs } สำรับ แจกผู้เล่น { $players } คน คนละ { $cards } ใบ กองจั่วจะเหลือ { $stock } ใบ ไม่พอให้เล่นได้คนละหนึ่งตา

error-match-over = เกมจบแล้ว ให้ยกเลิกหรือแก้รอบใดรอบหนึ่งก่อน หรือเพิ่มเป้าหมาย
error-match-no-such-round = ไม่มีรอบที่ { $number } เพราะ{ $rounds ->
    [0] ยังไม่ได้บันทึกรอบใดเลย
   *[other] บันทึกไว้แค่ { $rounds } รอบ
}
error-match-no-such-player = เกมนี้ไม่มีผู้เล่นชื่อ “{ $name }”
error-match-player-left = { $name } ออกจากเกมไปแล้ว
error-match-order = ลำดับใหม่ต้องมีชื่อต่อไปนี้ ชื่อละหนึ่งครั้ง: { $expected }
error-match-carried-count = มีแต้มยกมา { $number } ค่า แต่มีผู้เล่น { $expected } คน ต้องมีคนละหนึ่งค่า
error-match-bad-total = { $name }: แต้มรวมตั้งต้นต้องเป็นจำนวนเต็มตั้งแต่ 0 ขึ้นไป ไม่ใช่ “{ $value }”

error-name-empty = มีผู้เล่นที่ยังไม่ได้ใส่ชื่อ
error-name-too-long = ชื่อยาวเกินไป: มี { $number } ตัวอักษร ใช้ได้ไม่เกิน { $most } ตัว
error-name-bad-character = ชื่อ “{ $name }” มีอักขระควบคุมที่มองไม่เห็น
error-name-taken = มีคนใช้ชื่อ “{ $name }” แล้ว ใช้ “{ $suggestion }” ดีไหม

error-record-not-readable = อ่านเป็น { $format } ไม่ได้ที่บรรทัด { $line }: { $reason }
error-record-key-twice = อ่านเป็น JSON ไม่ได้: มี “{ $field }” ซ้ำสองครั้งในออบเจ็กต์เดียวกัน
error-record-no-json-number = อ่านเป็น JSON ไม่ได้: “{ $text }” ไม่ใช่ตัวเลขใน JSON
error-record-long-number = อ่านไม่ได้: มีตัวเลขที่ยาวเกิน { $most } หลัก
error-record-too-deep = อ่านไม่ได้: ซ้อนกันหลายชั้นเกินไป
error-record-half-letter = อ่านไม่ได้: มี \u ที่แทนตัวอักษรเพียงครึ่งตัว
error-record-wrong-format = นี่ไม่ใช่ { $expected }
error-record-played = นี่คือเกมที่บันทึกการเล่นทีละตา ไม่ใช่ตารางคะแนน: ใช้ rami replay อ่าน หรือใช้ rami match ดูตารางคะแนนของเกมนี้
error-record-newer-version = ไฟล์นี้เป็นรุ่น { $version } แต่โปรแกรมนี้อ่านได้ถึงรุ่น { $known }
error-record-missing = ขาด “{ $field }”
error-record-needs-value = ขาดค่าที่ต้องใส่หลัง “{ $field }”
error-record-unknown-field = ไม่รู้จัก “{ $field }” ในที่นี้
error-record-unknown-column = ไม่มีคอลัมน์ “{ $text }” เลือกได้จาก: { $choices }
error-record-no-column = “{ $text }” อยู่ในคอลัมน์ที่ไม่มีชื่อ
error-record-wrong-type = “{ $field }” ต้องเป็น { $expected } ไม่ใช่ { $value }
error-record-unknown-keyword = บรรทัดที่ { $line } ขึ้นต้นด้วย “{ $text }” เลือกได้จาก: { $choices }
error-record-bad-line = อ่านบรรทัดที่ { $line } ไม่ได้: “{ $text }”
error-record-unknown-move = ไม่มีการเล่น “{ $text }” เลือกได้จาก: { $choices }
error-record-bad-move = อ่านการเล่น “{ $text }” ไม่ได้ ให้เขียนแบบนี้: { $expected }
error-record-cut-off = ส่วนท้ายขาดหายไป: บรรทัดสุดท้ายไม่ครบ ไฟล์ที่สมบูรณ์ต้องจบด้วยการขึ้นบรรทัดใหม่
error-record-twice = มี “{ $field }” ซ้ำสองครั้ง
error-record-disagrees = “{ $field }” ระบุ { $value } แต่คิดได้ { $computed }
error-record-too-long = ไฟล์มีรอบและการเปลี่ยนแปลงรวม { $number } รายการ อ่านได้ไม่เกิน { $most } รายการ
error-record-empty = ไม่มีอะไรให้อ่าน เลือกไฟล์หรือวางข้อความของไฟล์
error-file-not-read = อ่าน { $file } ไม่ได้: { $reason }
error-file-not-written = เขียน { $file } ไม่ได้: { $reason }
error-output-not-written = เขียนผลลัพธ์ออกไม่ได้: { $reason }
error-keep-only-owner = เฉพาะโทรศัพท์เครื่องที่เริ่มเกมนี้เท่านั้นที่ลบเกมได้
error-people-same = สองชื่อนี้เป็นคนเดียวกันอยู่แล้ว
error-people-together = { $names } เคยนั่งเล่นโต๊ะเดียวกัน จึงไม่ใช่คนเดียวกัน
error-people-not-merged = ชื่อเหล่านี้แยกกันอยู่แล้ว

## Letting phones in.
error-join-no-such-code = ไม่มีเกมที่ใช้รหัส “{ $text }” รหัสมีตัวอักษรและตัวเลขรวมหกตัว
error-join-no-such-link = ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่ได้
error-pen-no-such-phone = โทรศัพท์เครื่องนี้ไม่อยู่ที่โต๊ะแล้ว
error-pen-only-owner = ทำได้เฉพาะโทรศัพท์ที่เริ่มเกมนี้
error-pen-owner-stays = โทรศัพท์ที่เริ่มเกมนี้จดได้เสมอ

error-language-unknown = ไม่มีภาษา “{ $text }” เลือกได้จาก: { $choices }

## Keeping a match on the pages.
error-keep-not-started = บันทึกของเกมนี้ไม่มีตอนเริ่มต้น จึงอ่านไม่ได้
error-keep-started-twice = เกมหนึ่งเริ่มได้ครั้งเดียว
error-keep-stale = ระหว่างนี้เกมเปลี่ยนไปแล้ว: หน้านี้แสดงขั้นที่ { $seen } แต่เกมไปถึงขั้นที่ { $now } แล้ว
error-keep-nothing-to-undo = ไม่มีอะไรให้ย้อนกลับ
error-keep-nothing-to-redo = ไม่มีอะไรให้ทำอีกครั้ง
error-keep-no-such-match = ไม่มีเกมนี้ในเครื่องนี้ ให้เปิดลิงก์ของเกมหรือพิมพ์รหัส
error-keep-only-watching = โทรศัพท์เครื่องนี้ดูได้อย่างเดียว ถ้าต้องการจด ให้ขอสิทธิ์ก่อน
error-keep-nothing-changes = ไม่มีอะไรเปลี่ยน
error-web-cross-site = ข้อมูลนี้ส่งมาจากเว็บไซต์อื่น จึงไม่ได้ทำอะไร
error-web-too-large = ข้อมูลใหญ่เกินไป: ได้ไม่เกิน { $most } ไบต์
error-web-too-many = มีคำขอมากเกินไป โปรดรอ { $seconds } วินาที
error-web-not-found = ไม่มีหน้านี้
error-web-bad-form = ค่าที่ส่งมาสำหรับ “{ $field }” ใช้ไม่ได้
error-web-unreadable = อ่านข้อมูลที่ส่งมาไม่ได้ กรุณาย้อนกลับแล้วลองใหม่
error-web-broken = เซิร์ฟเวอร์ขัดข้อง ไม่มีอะไรเปลี่ยนแปลง

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = ไม่มีโทเค็น ให้ส่งโทเค็นจากลิงก์ของเกมในเฮดเดอร์ Authorization ต่อจากคำว่า Bearer
error-api-unknown-token = โทเค็นนี้เปิดอะไรไม่ได้ ลิงก์ของเกมอาจถูกสร้างใหม่แล้ว
error-api-other-match = โทเค็นนี้เปิดเกมนี้ไม่ได้
error-api-watch-token = โทเค็นของลิงก์สำหรับดูใช้แก้ไขอะไรไม่ได้ ให้ใช้โทเค็นของลิงก์สำหรับจด
error-api-key-used = Idempotency-Key เดียวกันนี้เคยส่งมากับคำขออื่นแล้ว
error-api-key-short = ในการเริ่มเกม Idempotency-Key ต้องมีอักขระสุ่มอย่างน้อย { $least } ตัว
error-api-media-type = ที่นี่ไม่อ่านเนื้อหาชนิดนี้ เลือกได้จาก: { $choices }
error-api-method = ใช้ { $method } กับที่อยู่นี้ไม่ได้
error-api-no-such-player = เกมนี้ไม่มีผู้เล่นหมายเลข { $number }

## The laboratory.
error-lab-unknown-strategy = ไม่มีกลยุทธ์ชื่อ “{ $text }” เลือกได้จาก: { $choices }
error-lab-too-few = { $field }: { $number } น้อยเกินไป ต้องมีอย่างน้อย { $least }
error-lab-no-such-choice = { $field } เป็น “{ $text }” ไม่ได้ เลือกได้จาก: { $choices }
error-lab-confidence = ความเชื่อมั่น { $value }% ใช้ไม่ได้ ต้องเป็น 50 ถึง 99.99%
error-lab-no-cluster = การใช้คลัสเตอร์ต้องมีแพ็กเกจ distributed ซึ่งยังไม่ได้ติดตั้ง (ส่วนเสริม “cluster”)
error-lab-cluster-unreachable = ไม่มีคลัสเตอร์ตอบที่ { $text }
error-lab-no-pettingzoo = สภาพแวดล้อมสำหรับการเรียนรู้ต้องมีแพ็กเกจ pettingzoo ซึ่งยังไม่ได้ติดตั้ง (ส่วนเสริม “rl”)
error-lab-no-such-action = การกระทำหมายเลข { $number } ไม่มีความหมายในตอนนี้ หมายเลขมีตั้งแต่ 0 ถึง { $most } และมาสก์บอกว่าตอนนี้ทำอะไรได้บ้าง
error-lab-not-fast = รอบแบบเร็วรู้จัก “{ $option }” เฉพาะค่าเริ่มต้นเท่านั้น ไม่ใช่ { $value }
error-lab-fast-cluster = รอบแบบเร็วเล่นบนคลัสเตอร์ไม่ได้ ให้เอา --cluster หรือ --fast ออก

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = พอร์ต { $port } ถูกใช้อยู่ เลือกพอร์ตอื่น: --port { $other }
error-serve-no-such-host = { $host } ไม่ใช่ที่อยู่ของเครื่องนี้ หลัง --host ให้ใส่ที่อยู่ของเครื่องนี้ หรือ 127.0.0.1 สำหรับเครื่องนี้เครื่องเดียว หรือเอา --host ออกเพื่อใช้ทุกที่อยู่
error-serve-not-allowed = ที่นี่ไม่อนุญาตให้รับฟังที่พอร์ต { $port } เลือกพอร์ตตั้งแต่ 1024 ขึ้นไป เช่น --port 8000
error-serve-cannot-listen = รับฟังที่ { $host } พอร์ต { $port } ไม่ได้: { $reason }
error-serve-data-in-use = { $file } ถูก rami อีกตัวใช้อยู่ หนึ่งไฟล์ใช้ได้โปรเซสเดียว
error-serve-data-unusable = ใช้ { $file } ไม่ได้: { $reason }
error-serve-not-a-database = { $file } เป็นอย่างอื่น ไม่ใช่ฐานข้อมูลของ rami (SQLite) เลือกไฟล์อื่น: --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } กับ { $other } ขัดแย้งกัน ให้เอาออกอย่างหนึ่ง
error-options-in-document = เอกสารระบุ “{ $field }” ไว้แล้ว จึงใส่ { $text } เพิ่มไม่ได้ ให้เอาออกอย่างหนึ่ง
error-options-not-read = เมื่อใช้ { $other } สิ่งนี้ไม่มีผลอะไร: { $text } ให้เอาออก
error-options-no-such-player = “{ $text }” ไม่ใช่หมายเลขของผู้เล่น หลัง --opened ให้ใส่หมายเลข 1 ถึง { $most } คั่นด้วยจุลภาค ถ้าไม่มีผู้แพ้คนใดลงไพ่ครั้งแรก ให้ใช้ --nobody-opened

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = ไม่มีคำสั่ง “{ $text }” คำสั่งที่มี: { $choices }
error-use-no-such-option = ที่นี่ไม่มีตัวเลือก { $text }
error-use-perhaps = หมายถึง { $choices } หรือเปล่า
error-use-missing = ยังไม่ได้ใส่ { $text }
error-use-needs-value = ต้องใส่ค่าหลัง { $text }
error-use-takes-no-value = { $text } ไม่รับค่า
error-use-no-such-choice = { $text } ใช้ค่านี้ไม่ได้ เลือกได้จาก: { $choices }
error-use-no-number = { $text } ต้องเป็นตัวเลข
error-use-no-input = ไม่มีอะไรให้อ่าน: พิมพ์ต่อท้ายคำสั่ง ระบุชื่อไฟล์ หรือส่งผ่านไปป์
error-use-no-cases = ไม่พบกรณีทดสอบใน { $file }
error-use-too-much = คำสั่งนี้ไม่รับมากเท่านี้ ใส่เครื่องหมายคำพูดครอบส่วนที่อยู่ด้วยกัน
