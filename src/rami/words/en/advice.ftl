### Hints and reviews: why a move, what the best moves are likely to come to, what a round gave away.
### Every reason is one sentence about one move, which stands above it. Names of players arrive isolated; never bend them.

## Why a move. $points: "18 points", those of the card or meld; $left: what the hand counts afterwards; $caught: what is
## written down for a hand that never opened; $penalty: "200 points". $held, $laid, $outs: "3 cards"; $hidden, $needed:
## whole numbers; $chance: "12%".
why-only = Nothing else can be done.
why-out = The round can be won in this turn.
why-sec = The whole hand can go in this turn, and nobody has opened: a rami sec, { $penalty } for each opponent.
why-take-opens = With this card the hand can open, with up to { $points }.
why-take-sheds = This card fits the melds: what is left in the hand becomes less by { $points }.
why-take-melds = This card can be melded at once, and nobody knows what the stock would give.
why-take-free = This card is known, that of the stock is not, and it need not be melded yet.
why-draw-closed = The discard pile is still closed in this turn.
why-draw-single = With a single card in hand only the stock is open.
why-draw-useless = There is no way to meld the top discard in this turn.
why-draw-waits = Taking the discard would mean opening now; while nobody has opened, a rami sec may bring { $penalty } for each opponent.
why-draw-better = The { $hidden } hidden cards hold { $outs } that would help the hand more than the top discard.
why-draw-hides = No hidden card would help more than the top discard, but everybody remembers what is taken openly.
why-stop = The lowest hand wins: this one counts { $points }, that of the opponent with the fewest cards about { $others }.
why-opens = Opens with { $points }; caught without an opening, this hand would cost { $caught }.
why-begins = Begins the opening with { $points } of the { $needed } needed; caught without an opening, this hand would cost { $caught }.
why-owed = What was taken must be melded in this turn.
why-swap = Frees a joker, which can serve in another meld.
why-sheds = Takes { $points } out of the hand and leaves { $left } if somebody goes out.
why-guard = An opponent with only { $held } may go out: this takes { $points } out of the hand and leaves { $left }.
why-block = The stock is nearly used up, and the lowest hand wins: this takes { $points } out of the hand and leaves { $left }.
why-guard-closed = An opponent with only { $held } may go out: even without this card, { $points }, a hand that never opened costs { $caught }.
why-guard-limit = An opponent with only { $held } may go out: whatever is thrown, a hand that never opened costs { $caught }, the most it can.
why-waits = Holds the opening back: while nobody has opened, a rami sec would cost each opponent { $penalty }.
why-holds = Holds back { $laid } that could be melded, so that nobody lays off on them; each opponent who has opened has at least { $held }.
why-holds-alone = Holds back { $laid } that could be melded; nobody else has opened yet.
why-joker = A joker left in the hand costs { $points }, but every other player can use it.

## Throwing a card: what it is worth in the hand, and what the next player can do with it.
why-heaviest-fits = This card goes with no other and is the heaviest of that kind, { $points }; but the next player can lay it off.
why-heaviest-wanted = This card goes with no other and is the heaviest of that kind, { $points }; the next player melds it with a likelihood of about { $chance }.
why-heaviest-safe = This card goes with no other and is the heaviest of that kind, { $points }; and the next player has little use for it.
why-heaviest-barred = This card goes with no other and is the heaviest of that kind, { $points }; and the next player may not take it.
why-idle-fits = This card goes with no other in the hand; but the next player can lay it off.
why-idle-wanted = This card goes with no other in the hand; the next player melds it with a likelihood of about { $chance }.
why-idle-safe = This card goes with no other in the hand; and the next player has little use for it.
why-idle-barred = This card goes with no other in the hand; and the next player may not take it.
why-outs-fits = The hidden cards still hold { $outs } to make a meld with this card; but the next player can lay it off.
why-outs-wanted = The hidden cards still hold { $outs } to make a meld with this card; the next player melds it with a likelihood of about { $chance }.
why-outs-safe = The hidden cards still hold { $outs } to make a meld with this card; and the next player has little use for it.
why-outs-barred = The hidden cards still hold { $outs } to make a meld with this card; and the next player may not take it.
why-breaks-fits = This card is part of a meld, and without it { $laid } can still be melded; but the next player can lay it off.
why-breaks-wanted = This card is part of a meld, and without it { $laid } can still be melded; the next player melds it with a likelihood of about { $chance }.
why-breaks-safe = This card is part of a meld, and without it { $laid } can still be melded; and the next player has little use for it.
why-breaks-barred = This card is part of a meld, and without it { $laid } can still be melded; and the next player may not take it.

## A hint. $number: 1 is the best; $move: a line of a menu; $points, $error: numbers with a decimal;
## $line: one of these lines; $chance: a percentage.
advice-title = The best moves, and what they are likely to come to in this round:
advice-ahead = { $number }  { $move } – { $points } points fewer than the others
advice-behind = { $number }  { $move } – { $points } points more than the others
advice-worse = { $number }  { $move } – { $points } points worse than the first, give or take { $error }
advice-better = { $number }  { $move } – { $points } points better than the first, give or take { $error }
advice-chance = { $line }; { $chance } to win the match

## A review of a round. $points: a number with a decimal; $move: a line of a menu.
help-review = Look at a recorded round or match again: the points that each player gave away, turn by turn, and why.
help-review-seat = Look at one player only: the number of the player, from 1.
help-review-worlds = In how many guesses at the hidden cards each decision is tried out; more are slower and surer.
help-review-seconds = At most so many seconds for a decision; the result then depends on the machine.
review-title = Points given away in round { $number }
review-note = What moves cost compared with the best ones, in expected points, from what the player could see; only what is beyond doubt counts.
review-total = { $player }: { $points } points given away
review-costliest = The costliest turns
review-turn = Turn { $number }, { $player }: { $points } points given away
review-made = Played: { $move }
review-instead = Better: { $move }
review-nothing = No turn gave anything away beyond doubt.
review-given = Given away
review-better = Better
review-working = Looking at the round again; this takes a while …
review-ends = Esc ends it.
review-offer = Type { $word } to see what you gave away in this round.
label-turn = Turn
label-move = Move
