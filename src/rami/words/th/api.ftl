### The API: titles of its refusals, and the page that lists their codes. Programmers read it.

## Titles, as short as a heading, by the status of HTTP.
api-title-400 = อ่านไม่ได้
api-title-401 = ไม่มีโทเค็น หรือไม่รู้จักโทเค็นนี้
api-title-403 = ไม่ได้รับอนุญาต
api-title-404 = ไม่พบ
api-title-405 = ทำที่นี่ไม่ได้
api-title-409 = ตอนนี้ทำไม่ได้
api-title-412 = มีคนจดไปแล้ว
api-title-413 = ใหญ่เกินไป
api-title-415 = ไม่รู้จักชนิดเนื้อหา
api-title-422 = ใช้ไม่ได้
api-title-429 = คำขอมากเกินไป
api-title-500 = ขัดข้อง

## The page. “OpenAPI” stays.
api-heading = สำหรับโปรแกรม
api-intro = สิ่งที่คนทำในหน้าเหล่านี้ โปรแกรมก็ทำได้: คิดคะแนนหนึ่งรอบ จดคะแนนทั้งเกม และติดตามเกมสด
api-description = คำอธิบาย (OpenAPI)
api-codes = สิ่งที่อาจไม่รับ
api-code = รหัส
api-values = ค่า
