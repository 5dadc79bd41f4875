### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = วิธีนับคะแนนรัมมี่ (Rami)
rules-brief = สรุปสั้น ๆ
rules-brief-text = เกมนี้แต้มยิ่งน้อยยิ่งดี คนที่ไพ่หมดมือได้ 0 แต้ม คนอื่นเสียแต้มตามไพ่ที่เหลือในมือ พอแต้มของใครถึงเป้าหมาย เกมก็จบ และผู้ที่มีแต้มรวมน้อยที่สุดชนะ
rules-values = ไพ่ที่เหลือในมือเสียกี่แต้ม
rules-value-joker = โจ๊กเกอร์
rules-value-ace = เอซ ทุกกรณี
rules-value-face = คิง ควีน แจ็ก
rules-value-number = สิบถึงสอง: ตามเลขบนไพ่
rules-note = ข้อควรระวัง
rules-note-text = เอซหรือโจ๊กเกอร์ที่ค้างอยู่ในมือเสียแต้มมากกว่าแต้มที่นับได้ตอนลงบนโต๊ะ แม้แต่เอซที่ต่อปลายต่ำของชุดเรียงซึ่งนับแค่หนึ่งแต้ม ถ้าอยู่ในมือก็เสีย { $ace } แต้ม ไพ่ที่เข้าชุดกันได้แต่ยังไม่ได้ลงก็นับด้วย เฉพาะไพ่ที่ลงบนโต๊ะแล้วเท่านั้นที่ปลอดภัย
rules-special = กรณีพิเศษสามกรณี
rules-special-never-opened = ยังไม่เคยลงไพ่ครั้งแรก
rules-special-never-opened-text = ผู้แพ้ที่ยังไม่เคยลงไพ่ครั้งแรกเสียแต้มเพิ่มอีก { $surcharge } แต้ม แต่รวมแล้วไม่เกิน { $limit } แต้ม และไม่เกินครึ่งหนึ่งของเป้าหมาย
rules-special-rami-sec = รัมมี่จบในตาเดียว
rules-special-rami-sec-text = ใครลงไพ่ครั้งแรกแล้วไพ่หมดมือในตาเดียวกันนั้น โดยที่ยังไม่มีคู่แข่งคนใดลงไพ่ครั้งแรก ถือเป็นรัมมี่จบในตาเดียว คู่แข่งทุกคนถูกคิดเหมาคนละ { $penalty } แต้ม ไม่ว่าในมือจะเหลือไพ่อะไร
rules-special-blocked = รอบที่เล่นต่อไม่ได้
rules-special-blocked-text = เมื่อกองจั่วหมดและต้องหยุดเล่น ผู้ที่มีแต้มในมือน้อยที่สุดชนะและได้ 0 แต้ม ไม่ว่าจะลงไพ่ครั้งแรกแล้วหรือไม่ คนอื่นเสียแต้มตามปกติ
rules-tie-shared = ถ้ามีหลายคนแต้มในมือน้อยที่สุดเท่ากัน คนเหล่านั้นชนะทุกคน
rules-tie-nobody = ถ้ามีหลายคนแต้มในมือน้อยที่สุดเท่ากัน ไม่มีใครชนะ และคนเหล่านั้นเสียแต้มทุกคน
rules-tie-earliest = ถ้ามีหลายคนแต้มในมือน้อยที่สุดเท่ากัน ในกลุ่มนั้นคนแรกนับถัดจากผู้แจกไพ่เป็นผู้ชนะ
rules-opened-text = ผู้แพ้ที่ลงไพ่ครั้งแรกแล้วเสียแต้มเต็มตามค่าไพ่ในมือ ไม่มีเพดาน
rules-end = การจบเกม
rules-end-text = เมื่อจบรอบแล้วมีใครแต้มรวมถึงหรือเกินเป้าหมาย เกมจบทันที ผู้ที่มีแต้มรวมน้อยที่สุดชนะ ไม่ว่าใครจะเป็นคนที่แต้มถึงเป้าหมาย ถ้ามีหลายคนแต้มรวมน้อยที่สุดเท่ากัน ให้เล่นเพิ่มอีกหนึ่งรอบ ถ้ายังเท่ากันอยู่ก็เล่นเพิ่มไปเรื่อย ๆ
rules-targets = เป้าหมาย: { $count } แต้มต่อคู่แข่งหนึ่งคน
rules-target-fixed = เป้าหมายคือ { $target } แต้ม
rules-examples = ตัวอย่างการนับคะแนน

option-target = เป้าหมาย
option-surcharge = แต้มเพิ่มเมื่อไม่เคยลงไพ่
option-limit = เพดานเมื่อไม่เคยลงไพ่
option-rami-sec-penalty = แต้มปรับรัมมี่จบในตาเดียว
option-blocked-tie = แต้มเท่ากันในรอบที่เล่นต่อไม่ได้
option-packs = จำนวนสำรับ
option-hand-size = ไพ่ที่แจกให้แต่ละคน
option-take-discard = ไพ่ที่เก็บจากกองทิ้ง
option-discard-from-turn = เก็บจากกองทิ้งได้ตั้งแต่ตาที่
option-go-out = การทำให้ไพ่หมดมือ
option-jokers-per-meld = โจ๊กเกอร์ในหนึ่งชุดไพ่
option-ace-high = แต้มของเอซที่ลงเป็นไพ่สูง
option-opening-points = แต้มขั้นต่ำเมื่อลงไพ่ครั้งแรก
option-pure-run = ลงไพ่ครั้งแรกต้องมีชุดเรียงไม่มีโจ๊กเกอร์
option-joker-swap = โจ๊กเกอร์ที่แลกมา
option-reshuffles = สับกองจั่วใหม่ได้กี่ครั้ง

## What an option may be, where it is a word.
choice-target-auto = { $count } แต้มต่อคู่แข่งหนึ่งคน
choice-packs-auto = ไม่เกินสี่คนใช้สองสำรับ มากกว่านั้นใช้สาม
choice-blocked-tie-shared = ทุกคนที่แต้มในมือน้อยที่สุดชนะ
choice-blocked-tie-nobody = ไม่มีใครชนะ
choice-blocked-tie-earliest = คนแรกนับถัดจากผู้แจกไพ่ชนะ
choice-take-discard-must-meld = ต้องลงในตาเดียวกัน
choice-take-discard-free = เก็บไว้ในมือได้
choice-go-out-discard = ต้องทิ้งไพ่ใบสุดท้าย
choice-go-out-any = จะทิ้งไพ่หรือไม่ก็ได้
choice-jokers-per-meld-naturals = ไม่เกินจำนวนไพ่จริง
choice-joker-swap-replay = ต้องลงในตาเดียวกัน
choice-joker-swap-to-hand = เก็บไว้ในมือได้
choice-joker-swap-off = แลกไม่ได้
choice-reshuffles-unlimited = กี่ครั้งก็ได้ตามจำเป็น

preset-rami = รัมมี่
preset-rami-13 = รัมมี่ไพ่ 13 ใบ
preset-tunisian = รัมมี่แบบตูนิเซีย
preset-easy = รัมมี่แบบง่าย
rules-changed = { $preset } (ปรับกติกา)
rules-default-mark = ปกติ: { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = เอซ โจ๊กเกอร์ และห้า
example-1-text = เล่นสองคน ผู้แพ้ลงไพ่ครั้งแรกแล้ว เหลือไพ่ในมือสามใบ จึงนับเต็มทุกใบ
example-2-title = เล่นสองคน ผู้แพ้ยังไม่เคยลงไพ่ครั้งแรก
example-2-text = ค่าไพ่ในมือรวมกับแต้มเพิ่มแล้วเกินครึ่งหนึ่งของเป้าหมาย จึงคิดแค่ครึ่งหนึ่งของเป้าหมาย
example-3-title = เล่นสี่คน มีคนเดียวที่ยังไม่เคยลงไพ่ครั้งแรก
example-3-text = ผู้แพ้สองคนลงไพ่ครั้งแรกแล้ว จึงเสียแต้มตามไพ่ในมือ คนที่สามยังไม่เคยลงไพ่ครั้งแรก แต้มจึงหยุดที่เพดาน
example-4-title = เล่นสามคน รัมมี่จบในตาเดียว
example-4-text = ผู้ชนะลงไพ่ครั้งแรกแล้วไพ่หมดมือในตาเดียว ก่อนที่ใครจะได้ลงไพ่ คนอื่นเหลือไพ่อะไรก็ไม่มีผล
example-number = ตัวอย่างที่ { $number }
