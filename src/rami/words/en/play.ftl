### Playing a round: refusals of melds and moves, the moves told one by one, arranging a hand, checking a deal.

## Refusals of melds. $cards: the cards as laid, such as "7H 8H *9H"; $card: the name of a card.
error-meld-joker-unnamed = Say which card the joker stands for, such as *7H: { $cards }
error-meld-too-short = A meld needs at least { $least } cards; these are { $number }: { $cards }
error-meld-too-long = A run has at most { $most } cards, with the ace at one end only; these are { $number }: { $cards }
error-meld-no-natural = A meld needs at least one card that is not a joker: { $cards }
error-meld-too-many-jokers = { $number ->
    [one] { $number } joker
   *[other] { $number } jokers
} in one meld, but at most { $most } may be there: { $cards }
error-meld-same-suit-twice = A set never has the same suit twice: the { $card } is there twice in { $cards }
error-meld-not-one-suit = Neither a run of one suit nor a set of one rank: { $cards }
error-meld-around-the-corner = A run does not go round the corner from the king over the ace to the two: { $cards }
error-meld-not-in-a-row = These cards are not in a row: { $cards }

## Refusals of moves.
error-play-over = The round is over.
error-play-still-running = The round is not over yet.
error-play-no-such-seat = There is no player { $seat }; there are { $number ->
    [one] { $number } player
   *[other] { $number } players
}.
error-play-not-your-turn = It is the turn of { $player }.
error-play-draw-first = First draw a card, from the stock or from the discard pile.
error-play-drawn-already = A card was drawn in this turn already.
error-play-stock-empty = The stock is empty, and the discard pile cannot be shuffled again.
error-play-stop-too-early = The round can be stopped only when there is nothing left to draw from the stock.
error-play-pile-empty = The discard pile is empty.
error-play-pile-closed = The discard pile is closed at first; it is open from everybody’s turn { $turn } on.
error-play-single-card = With a single card in hand, draw from the stock.
error-play-taken-useless = The { $card } cannot be taken: there is no way to meld it in this turn.
error-play-not-in-hand = Not in the hand: { $cards }
error-play-not-opened = This is possible only after opening.
error-play-opening-short = The opening would come to { $points } points at most; it needs { $needed }.
error-play-opening-not-pure = The opening needs a run without a joker.
error-play-opening-unfinished = The opening is not complete: { $points } points are laid, and it needs { $needed }, with a run without a joker where the rules ask for one.
error-play-no-such-meld = There is no meld { $number } on the table; { $melds ->
    [0] none is there yet
    [one] there is { $melds } meld
   *[other] there are { $melds } melds
}.
error-play-does-not-fit = The { $card } does not fit on { $cards }
error-play-swap-off = By these rules no joker may be swapped.
error-play-swap-not = With { $card } no joker can be swapped in { $cards }
error-play-swap-both = The joker of this set of three is swapped for both missing suits in one move: { $card }
error-play-taken-not-melded = The { $card } was taken from the discard pile and must be melded first.
error-play-joker-not-melded = { $number ->
    [one] { $number } swapped joker
   *[other] { $number } swapped jokers
} must be melded first.
error-play-thrown-back = The { $card } was taken from the discard pile in this turn and cannot be thrown back.
error-play-turn-could-not-end = After this the turn could not be ended by the rules: what it owes could not be paid, or no card would be left to discard.
error-play-nothing-to-take-back = There is nothing to take back.
error-play-draw-stays = A card drawn from the stock has been seen, so the draw stays.
error-deal-hand-size = { $player } has { $number ->
    [one] { $number } card
   *[other] { $number } cards
} instead of { $expected }.
error-deal-wrong-cards = The { $card } occurs { $number ->
    [one] { $number } time
   *[other] { $number } times
} in the deal instead of { $expected }.
error-deal-seed-length = The seed has { $number ->
    [one] { $number } byte
   *[other] { $number } bytes
} instead of { $expected }.
error-deal-entropy-player = The texts that players added come in the order of the seats, one a player, and “{ $name }” is not a player or is out of turn.
error-deal-entropy-text = The text that “{ $name }” added holds half characters and cannot be written as UTF-8.
error-deal-reshuffle-below-one = Reshuffles are counted from 1; there is none with the number { $number }.

## The moves of a round told one by one, in the present tense. $meld: the cards of a meld.
play-deal = { $player } deals. Turned up: { $card }
play-turn = Turn { $number }, { $player }
move-draw = Draws from the stock
move-draw-card = Draws { $card } from the stock
move-reshuffle = The discard pile is shuffled and becomes the stock again: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
move-take = Takes { $card } from the discard pile
move-stop = Stops the round
move-lay = Lays { $meld }
move-opening = Lays { $meld } for the opening: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
move-lay-off = Lays off { $card } on { $meld }
move-swap = Takes the joker for { $card }; on the table now: { $meld }
move-discard = Discards { $card }
move-take-back = Takes the last move back
play-refused = Refused in turn { $number }: { $move }

## Arranging a hand.
arrange-opening = Best opening: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arrange-no-opening-pure = No opening: it needs a run without a joker, and there is none.
arrange-no-opening-points = No opening: at most { $points ->
    [one] { $points } point
   *[other] { $points } points
} can be laid for it, and { $needed } are needed.
arrange-most-points = Most points laid: { $points }
arrange-least-left = Least left in hand: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arrange-most-cards = Most cards laid: { $count }
arrange-goes-out = The whole hand can be melded but for the last discard.
arrange-none = No meld in this hand.
error-arrange-unknown-measure = The best of a hand cannot be found by “{ $text }”. Possible: { $choices }.
label-meld = Meld
label-left = Left in hand

## Checking a deal.
deal-verified = The deal is fair: everything follows from what was committed.
deal-commitment = Compare the commitment with the one shown before the deal: { $commitment }
deal-not-verified = The deal does not follow from what was committed:
deal-finding-commitment = The seed is not the one that was committed.
deal-finding-order = The order of the pack does not follow from the seed and what the players added.
deal-finding-reshuffle = The order of reshuffle { $number } does not follow from the seed.
deal-finding-cards = The cards are not those of the packs.
deal-finding-reshuffle-number = The reshuffles are not numbered one after the other.
deal-finding-changed = What is revealed differs from what was shown before the round.
deal-finding-not-revealed = Not everything is revealed yet, so it cannot be checked.

help-arrange = The best that can be laid from a hand: the best opening, the most points, the least left in hand.
help-replay = Show a recorded round or match turn by turn, and refuse the first move that the rules do not allow.
help-verify-deal = Check that a deal was ordered as committed before it.
help-arrange-cards = A hand of up to 15 cards; “-” or nothing reads the standard input, with JSON a hand a line.
help-replay-file = A round or match in the notation or as JSON; “-” or nothing reads the standard input.
help-deal-file = A revealed deal as JSON.
help-deal-before = The deal as it was shown before the round, to compare with.
