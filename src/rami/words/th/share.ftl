### Sharing a match: links, the phones at the table, the pen that goes round. Names arrive isolated; never bend them.
### $phone is what a phone is called: the name of a person, or "Phone 3". Whoever has the pen may write.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## Joining with a code.
join-title = ดูเกม
join-code = รหัสของเกม
join-code-note = ตัวอักษรและตัวเลขหกตัว อยู่ใต้ตารางคะแนนในโทรศัพท์ทุกเครื่องของเกม
join-scan = หรือสแกนคิวอาร์โค้ดด้วยกล้องของโทรศัพท์เครื่องนี้
join-open = เปิดเกม
join-no-cookies = เบราว์เซอร์นี้ไม่เก็บคุกกี้ จึงจำไม่ได้ว่าได้เข้าร่วมแล้ว ให้อนุญาตคุกกี้ของเว็บไซต์นี้ แล้วเปิดลิงก์อีกครั้ง

## Links. $address: where the code is typed, such as "192.168.1.20:8000/join".
links-watch = ดูจากโทรศัพท์อีกเครื่อง
links-watch-note = สแกนรูปนี้ หรือพิมพ์รหัสที่ { $address }
links-qr = คิวอาร์โค้ดของลิงก์สำหรับดูเกม
links-copy = คัดลอก
links-copied = คัดลอกแล้ว
links-send = ส่งลิงก์
links-local = ที่อยู่นี้ใช้ได้ในเครื่องนี้เท่านั้น เปิด rami ด้วยที่อยู่ของคอมพิวเตอร์เครื่องนี้ในเครือข่าย แล้วโทรศัพท์เครื่องอื่นจะติดตามได้
links-pen = ลิงก์สำหรับจด
links-pen-note = ทุกคนที่เปิดลิงก์นี้จดได้
links-new = ลิงก์ใหม่
links-new-note = ลิงก์เก่าและรหัสเก่าจะใช้ไม่ได้ โทรศัพท์ที่เข้าร่วมแล้วยังอยู่ต่อ
links-new-do = สร้างลิงก์ใหม่

## The phones at the table, and what each may do.
phones-title = โทรศัพท์ที่โต๊ะ
phones-this = เครื่องนี้
phones-role-owner = เริ่มเกมนี้ จดได้
phones-role-pen = จดได้
phones-role-watch = ดูอย่างเดียว
phones-asks = ขอสิทธิ์จด
phones-alone = ยังไม่มีโทรศัพท์เครื่องอื่น
phones-name = ชื่อของเครื่องนี้
phones-name-note = เมื่อมีชื่อ ประวัติจะบอกได้ว่าใครจด
phones-name-save = เก็บชื่อ

## The pen. pen-hand: this phone gives its pen away.
pen-give = ให้จด
pen-take = ถอนสิทธิ์
pen-hand = ส่งต่อสิทธิ์จด
pen-hand-note = อีกเครื่องจะจดได้ ส่วนเครื่องนี้จะดูอย่างเดียว
pen-owner-note = เครื่องนี้เริ่มเกม จึงจดได้เสมอ
pen-ask = ขอสิทธิ์จด
pen-asked = คุณขอสิทธิ์จดไว้แล้ว
pen-withdraw = เลิกขอ
pen-asks = { $phone } ขอสิทธิ์จด
pen-refuse = ยังไม่ให้

## The big screen: a page for a television or a tablet that stands at the table.
screen-title = จอใหญ่
screen-note = ตัวหนังสือใหญ่ เห็นได้ทั้งห้อง

## Told on the page of a round that is being typed.
meanwhile-round = { $phone } จดรอบที่ { $number } ไปแล้ว
meanwhile-changed = { $phone } แก้ไขเกมนี้แล้ว
meanwhile-watch = ตอนนี้เครื่องนี้ดูได้อย่างเดียว
meanwhile-look = ดูตารางคะแนน
