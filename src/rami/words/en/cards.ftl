### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.

rank-ace = ace
    .also = aces
rank-two = two
    .also = deuce
rank-three = three
    .also = trey
rank-four = four
    .also = { "" }
rank-five = five
    .also = { "" }
rank-six = six
    .also = { "" }
rank-seven = seven
    .also = { "" }
rank-eight = eight
    .also = { "" }
rank-nine = nine
    .also = { "" }
rank-ten = ten
    .also = { "" }
rank-jack = jack
    .also = knave
rank-queen = queen
    .also = { "" }
rank-king = king
    .also = { "" }

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = clubs
    .in-card = clubs
    .also = club
suit-diamonds = diamonds
    .in-card = diamonds
    .also = diamond
suit-hearts = hearts
    .in-card = hearts
    .also = heart
suit-spades = spades
    .in-card = spades
    .also = spade

joker = joker
    .also = jokers

## Words that may stand between the rank and the suit, with commas between.
card-links = of, the

## $suit: the suit in its .in-card form.
card-ace = ace of { $suit }
card-two = two of { $suit }
card-three = three of { $suit }
card-four = four of { $suit }
card-five = five of { $suit }
card-six = six of { $suit }
card-seven = seven of { $suit }
card-eight = eight of { $suit }
card-nine = nine of { $suit }
card-ten = ten of { $suit }
card-jack = jack of { $suit }
card-queen = queen of { $suit }
card-king = king of { $suit }
