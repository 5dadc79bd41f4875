### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.

rank-ace = Át
    .also = at, ách, ach, xì
rank-two = hai
    .also = heo
rank-three = ba
    .also = { "" }
rank-four = bốn
    .also = bon
rank-five = năm
    .also = nam
rank-six = sáu
    .also = sau
rank-seven = bảy
    .also = bẩy, bay
rank-eight = tám
    .also = tam
rank-nine = chín
    .also = chin
rank-ten = mười
    .also = muoi
rank-jack = bồi
    .also = boi
rank-queen = đầm
    .also = dam, hoàng hậu, hoang hau
rank-king = già
    .also = gia, vua

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = chuồn
    .in-card = chuồn
    .also = chuon, tép, tep, nhép, nhep
suit-diamonds = rô
    .in-card = rô
    .also = ro
suit-hearts = cơ
    .in-card = cơ
    .also = co
suit-spades = bích
    .in-card = bích
    .also = bich, pích, pich

joker = joker
    .also = phăng teo, phang teo, phăngteo

## Words that may stand between the rank and the suit, with commas between.
card-links = { "" }

## $suit: the suit in its .in-card form.
card-ace = Át { $suit }
card-two = hai { $suit }
card-three = ba { $suit }
card-four = bốn { $suit }
card-five = năm { $suit }
card-six = sáu { $suit }
card-seven = bảy { $suit }
card-eight = tám { $suit }
card-nine = chín { $suit }
card-ten = mười { $suit }
card-jack = bồi { $suit }
card-queen = đầm { $suit }
card-king = già { $suit }
