### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.

rank-ace = туз
    .also = туза, тузы, тузов
rank-two = двойка
    .also = двойку, двойки, двоек, два
rank-three = тройка
    .also = тройку, тройки, троек, три
rank-four = четвёрка
    .also = четвёрку, четвёрки, четвёрок, четверка, четверку, четверки, четверок, четыре
rank-five = пятёрка
    .also = пятёрку, пятёрки, пятёрок, пятерка, пятерку, пятерки, пятерок, пять
rank-six = шестёрка
    .also = шестёрку, шестёрки, шестёрок, шестерка, шестерку, шестерки, шестерок, шесть
rank-seven = семёрка
    .also = семёрку, семёрки, семёрок, семерка, семерку, семерки, семерок, семь
rank-eight = восьмёрка
    .also = восьмёрку, восьмёрки, восьмёрок, восьмерка, восьмерку, восьмерки, восьмерок, восемь
rank-nine = девятка
    .also = девятку, девятки, девяток, девять
rank-ten = десятка
    .also = десятку, десятки, десяток, десять
rank-jack = валет
    .also = валета, валеты, валетов
rank-queen = дама
    .also = даму, дамы, дам, королева, королеву, королевы
rank-king = король
    .also = короля, короли, королей

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = трефы
    .in-card = треф
    .also = треф, трефа, трефу, трефовый, трефовая, трефового, трефовой, трефовую, трефовые, трефовых, крести, крестей, кресты, крестов, креста, крест, крестовый, крестовая, крестового, крестовой, крестовую, крестовые, крестовых
suit-diamonds = бубны
    .in-card = бубен
    .also = бубен, бубён, бубна, бубну, бубней, буби, бубей, бубновый, бубновая, бубнового, бубновой, бубновую, бубновые, бубновых
suit-hearts = черви
    .in-card = червей
    .also = червей, червы, черв, черва, черву, червь, чирвы, чирва, червовый, червовая, червового, червовой, червовую, червовые, червовых, червонный, червонная, червонного, червонной, червонную, червонные, червонных
suit-spades = пики
    .in-card = пик
    .also = пик, пика, пику, пиков, пиковый, пиковая, пикового, пиковой, пиковую, пиковые, пиковых, вини, виней, вины

joker = джокер
    .also = джокера, джокеры, джокеров

## Words that may stand between the rank and the suit, with commas between.
card-links = { "" }

## $suit: the suit in its .in-card form.
card-ace = туз { $suit }
card-two = двойка { $suit }
card-three = тройка { $suit }
card-four = четвёрка { $suit }
card-five = пятёрка { $suit }
card-six = шестёрка { $suit }
card-seven = семёрка { $suit }
card-eight = восьмёрка { $suit }
card-nine = девятка { $suit }
card-ten = десятка { $suit }
card-jack = валет { $suit }
card-queen = дама { $suit }
card-king = король { $suit }
