### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.

rank-ace = as
    .also = ası, aslar, birli, birlisi, bey, beyi
rank-two = ikili
    .also = ikilisi, iki
rank-three = üçlü
    .also = üçlüsü, üç, uclu, uclusu, uc
rank-four = dörtlü
    .also = dörtlüsü, dört, dortlu, dortlusu, dort
rank-five = beşli
    .also = beşlisi, beş, besli, beslisi, bes
rank-six = altılı
    .also = altılısı, altı
rank-seven = yedili
    .also = yedilisi, yedi
rank-eight = sekizli
    .also = sekizlisi, sekiz
rank-nine = dokuzlu
    .also = dokuzlusu, dokuz
rank-ten = onlu
    .also = onlusu, on
rank-jack = vale
    .also = valesi, bacak, bacağı, bacagi, oğlan, oğlanı, oglan, oglani
rank-queen = kız
    .also = kızı, dam, damı, kraliçe, kraliçesi, kralice, kralicesi
rank-king = papaz
    .also = papazı, kral, kralı, rua, ruası

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = sinek
    .in-card = sinek
    .also = sineğin, sinegin, trefl, ispati
suit-diamonds = karo
    .in-card = karo
    .also = karonun, orya
suit-hearts = kupa
    .in-card = kupa
    .also = kupanın, kör
suit-spades = maça
    .in-card = maça
    .also = maçanın, maca, macanın, pik

joker = joker
    .also = jokerler

## Words that may stand between the rank and the suit, with commas between.
card-links = { "" }

## $suit: the suit in its .in-card form.
card-ace = { $suit } ası
card-two = { $suit } ikilisi
card-three = { $suit } üçlüsü
card-four = { $suit } dörtlüsü
card-five = { $suit } beşlisi
card-six = { $suit } altılısı
card-seven = { $suit } yedilisi
card-eight = { $suit } sekizlisi
card-nine = { $suit } dokuzlusu
card-ten = { $suit } onlusu
card-jack = { $suit } valesi
card-queen = { $suit } kızı
card-king = { $suit } papazı
