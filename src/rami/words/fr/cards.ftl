### Names of the cards, and the words by which typed or pasted cards are read back.
### .also: other common words for the same thing, with commas between; they are read, never written.

rank-ace = as
    .also = { "" }
rank-two = deux
    .also = { "" }
rank-three = trois
    .also = { "" }
rank-four = quatre
    .also = { "" }
rank-five = cinq
    .also = { "" }
rank-six = six
    .also = { "" }
rank-seven = sept
    .also = { "" }
rank-eight = huit
    .also = { "" }
rank-nine = neuf
    .also = { "" }
rank-ten = dix
    .also = { "" }
rank-jack = valet
    .also = valets
rank-queen = dame
    .also = dames, reine, reines
rank-king = roi
    .also = rois

## .in-card: the form that the suit takes inside the name of a card ("ace of hearts").
suit-clubs = trèfle
    .in-card = trèfle
    .also = trefle, tréfle
suit-diamonds = carreau
    .in-card = carreau
    .also = carreaux
suit-hearts = cœur
    .in-card = cœur
    .also = coeur
suit-spades = pique
    .in-card = pique
    .also = { "" }

joker = joker
    .also = jocker

## Words that may stand between the rank and the suit, with commas between.
card-links = de, du, des, d', d’

## $suit: the suit in its .in-card form.
card-ace = as de { $suit }
card-two = deux de { $suit }
card-three = trois de { $suit }
card-four = quatre de { $suit }
card-five = cinq de { $suit }
card-six = six de { $suit }
card-seven = sept de { $suit }
card-eight = huit de { $suit }
card-nine = neuf de { $suit }
card-ten = dix de { $suit }
card-jack = valet de { $suit }
card-queen = dame de { $suit }
card-king = roi de { $suit }
