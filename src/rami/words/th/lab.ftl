### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = ให้กลยุทธ์ต่าง ๆ เล่นแข่งกันด้วยไพ่ชุดเดียวกันโดยสลับที่นั่ง แล้วบอกว่าใครเก่งกว่า
help-simulate = ให้กลยุทธ์เดียวเล่นหลายรอบหรือหลายเกม แล้วบอกว่ากติกาให้ผลอย่างไร
help-strategies = กลยุทธ์ เริ่มจากที่อ่อนที่สุด: { $choices } ถ้าไม่ระบุจะใช้ทั้งหมด
help-strategy = กลยุทธ์ของทุกที่นั่ง: { $choices } ถ้าไม่ระบุจะใช้ club
help-pairing = ใครเจอใคร: { $choices }
help-seats = จำนวนที่นั่งที่โต๊ะ 2 ถึง 6
help-deals = จำนวนการแจกไพ่ที่แต่ละคู่เล่น โดยทุกคนได้นั่งทุกที่ในแต่ละครั้ง
help-unit = แต่ละครั้งเล่นอะไร: { $choices }
help-seed = ตัวเลขที่กำหนดการสุ่มทั้งหมด
help-confidence = ระดับความเชื่อมั่นของช่วง เป็นร้อยละ 50 ถึง 99.99
help-processes = จำนวนโปรเซสที่ทำงาน ถ้าไม่ระบุจะเท่าจำนวนหน่วยประมวลผล ผลลัพธ์เหมือนกัน
help-cluster = ทำงานบนคลัสเตอร์ Dask ตามที่อยู่นี้
help-fast = เล่นเร็วมาก ด้วยโค้ดที่คอมไพล์แล้วถ้าติดตั้ง numba ไว้ (ส่วนเสริม “fast”): กลยุทธ์ { $choices } ใช้ได้กับทุกชุดกติกาและตัวเลือกเกือบทั้งหมด และ --processes คือจำนวนเธรด
help-evidence = เขียนทุกการแข่งลงไฟล์นี้เป็น JSON
help-from = อ่านการแข่งจากไฟล์แบบนั้น แล้วคำนวณทุกอย่างใหม่
help-many-rules = กติกา: ชุดกติกาและส่วนที่ปรับ เช่น “tunisian, target 150” ระบุหลายครั้งได้เพื่อเทียบกัน
help-many-players = จำนวนผู้เล่น 2 ถึง 6 ระบุหลายครั้งได้เพื่อเทียบกัน
help-games = จำนวนครั้งที่จะเล่น
help-chart = วาดแผนภูมิลงไฟล์นี้เป็น SVG

## What is at work, and files that are written.
lab-playing = กำลังเล่น
lab-written = เขียนแล้ว: { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = การแข่งของกลยุทธ์
lab-deals = การแจกไพ่
lab-games = การแข่ง
lab-seed = เลขตั้งต้น
lab-seats = ที่นั่ง
lab-game = แต่ละครั้งเล่น
lab-unit-match = ทั้งเกม
lab-unit-round = รอบเดียว
lab-duels = ตัวต่อตัว
lab-strategy = กลยุทธ์
lab-against = แข่งกับ
lab-wins = ชนะ
lab-share = สัดส่วนที่ชนะ
lab-lead = แต้มน้อยกว่า
lab-all-games = การแข่งทั้งหมด
lab-points = แต้มต่อครั้ง
lab-rating = เรตติง
lab-wins-more = { $one } เก่งกว่า { $other }: ชนะเกินครึ่ง ด้วยความเชื่อมั่น { $confidence }
lab-undecided = ระหว่าง { $one } กับ { $other } ยังตัดสินไม่ได้ด้วยความเชื่อมั่น { $confidence }
lab-intervals = ในวงเล็บคือช่วงความเชื่อมั่น { $confidence } คิดตามการแจกไพ่ ทั้งสองได้นั่งทุกที่ของการแจกไพ่เดียวกัน แต้มคิดต่อที่นั่งต่อครั้ง
lab-no-ratings = ไม่มีเรตติง เพราะไม่ได้ติดตั้งแพ็กเกจ openskill (ส่วนเสริม “lab”)

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = กติกาให้ผลอย่างไร
lab-fast-compiled = รอบแบบเร็ว: โค้ดที่คอมไพล์แล้ว
lab-fast-plain = รอบแบบเร็ว: Python ธรรมดาซึ่งช้ากว่ามาก เพราะไม่ได้ติดตั้ง numba (ส่วนเสริม “fast”)
lab-expert-plain = expert เล่นแบบ club เพราะไม่ได้ติดตั้ง numba (ส่วนเสริม “fast”)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = ค่า
lab-figure-intervals = ในวงเล็บคือช่วงความเชื่อมั่น { $confidence } คิดตามครั้งที่เล่น
lab-means = ค่าเฉลี่ย
lab-spread = ไม่เกินเท่านี้: 10% · 50% · 90% ของค่าทั้งหมด
lab-endings = รอบจบแบบใด
lab-of-losers = จากแต้มของผู้แพ้
lab-of-matches = จากเกมทั้งหมด
lab-places = รอบที่ชนะ ตามลำดับถัดจากผู้แจกไพ่
lab-place = ผู้เล่นลำดับที่ { $place } ถัดจากผู้แจกไพ่
figure-points = แต้มต่อคนต่อรอบ
figure-loser-points = แต้มของผู้แพ้
figure-turns = จำนวนตาต่อรอบ รวมทุกคน
figure-rounds = จำนวนรอบต่อเกม
figure-normal = มีคนไพ่หมดมือ
figure-rami-sec = รัมมี่จบในตาเดียว
figure-blocked = รอบที่เล่นต่อไม่ได้
figure-surcharge = แต้มเพิ่มเพราะยังไม่เคยลงไพ่
figure-limit = ลดลงเหลือเพดาน
figure-half-target = ลดลงเหลือครึ่งหนึ่งของเป้าหมาย
figure-penalty = แต้มปรับจากรัมมี่จบในตาเดียว
figure-extra-round = มีการเล่นเพิ่มอีกหนึ่งรอบ
