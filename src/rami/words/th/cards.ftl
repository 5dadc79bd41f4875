### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.
### Thai: some .also words only look like the main word: "แ" typed as two "เ", or "ำ" as two signs.

rank-ace = เอซ
    .also = เอส, เอ๊ส, เอ
rank-two = สอง
    .also = { "" }
rank-three = สาม
    .also = { "" }
rank-four = สี่
    .also = { "" }
rank-five = ห้า
    .also = { "" }
rank-six = หก
    .also = { "" }
rank-seven = เจ็ด
    .also = { "" }
rank-eight = แปด
    .also = เเปด
rank-nine = เก้า
    .also = { "" }
rank-ten = สิบ
    .also = { "" }
rank-jack = แจ็ก
    .also = แจ็ค, แจ๊ก, แจ๊ค, แจ้ค, แจค, เเจ็ก, เเจ็ค, เเจ๊ก, เเจ๊ค
rank-queen = ควีน
    .also = ควีนส์, แหม่ม, เเหม่ม, ราชินี
rank-king = คิง
    .also = คิงส์, คิงก์, ราชา

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = ดอกจิก
    .in-card = ดอกจิก
    .also = ดอกจิ๊ก, ดอกจิค, คลับ
suit-diamonds = ข้าวหลามตัด
    .in-card = ข้าวหลามตัด
    .also = ข้าวหลาม, หลามตัด, ไดมอนด์
suit-hearts = โพแดง
    .in-card = โพแดง
    .also = โพธิ์แดง, โพธิแดง, โพเเดง, โพธิ์เเดง, หัวใจ
suit-spades = โพดำ
    .in-card = โพดำ
    .also = โพธิ์ดำ, โพธิดำ, โพดํา, โพธิ์ดํา, สเปด

joker = โจ๊กเกอร์
    .also = โจ๊คเกอร์, โจ๊กเก้อ, โจ๊กเกอ, โจกเกอร์, โจ้กเกอร์, โจ๊ก

## Words that may stand between the rank and the suit, with commas between.
card-links = { "" }

## $suit: the suit in its .in-card form.
card-ace = เอซ{ $suit }
card-two = สอง{ $suit }
card-three = สาม{ $suit }
card-four = สี่{ $suit }
card-five = ห้า{ $suit }
card-six = หก{ $suit }
card-seven = เจ็ด{ $suit }
card-eight = แปด{ $suit }
card-nine = เก้า{ $suit }
card-ten = สิบ{ $suit }
card-jack = แจ็ก{ $suit }
card-queen = ควีน{ $suit }
card-king = คิง{ $suit }
