### Playing in the terminal against bots: what is asked and told, in plain lines and on the full screen.
### Names of players arrive isolated; never bend them. $word: a word that can be typed, from the list of words below.

help-play = Play a round or a match in the terminal against bots.
help-play-players = How many play, with you: 2 to 6.
help-play-level = How strong the others play: { $choices }; one for all, or one for each with commas between.
help-play-rounds = How many rounds; otherwise a whole match.
help-play-seed = A text that decides the deals: the same text, the same deals.
help-play-name = Your name.
help-play-plain = Plain lines instead of the full screen; good for screen readers.

error-table-unknown-level = There is no level “{ $text }”. Possible: { $choices }.
error-table-level-count = Levels named: { $number }, opponents: { $expected }. Name one level for all, or one for each.
error-table-not-understood = “{ $text }” is not understood. Type ? to see what you can do.
error-table-no-such-choice = There is no choice { $number }. Choose a number from 1 to { $most }.

table-no-screen = The full screen needs the package textual: pip install textual. Plain lines need nothing more: rami play --plain

## Words that can be typed, with commas between; the first is shown. The English ones are understood everywhere.
## No word may be a word for a card.
table-word-draw = draw, d
table-word-take = take, t
table-word-stop = stop, e
table-word-lay = lay, l
table-word-off = off, o
table-word-swap = swap, s
table-word-discard = discard, x
table-word-back = back, b
table-word-hand = hand, h
table-word-table = table, m
table-word-score = score, p
table-word-hint = hint, i
table-word-review = review, w
table-word-help = ?, help
table-word-quit = quit, q

## The beginning. $level: the name of a level, such as beginner; $seed: a text.
table-level = { $player }: level { $level }
table-expert-ready = Level expert is being made ready; the first time, this takes about half a minute.
table-seed = Seed of the deals: { $seed }
table-begin = Type { $help } to see what you can do, { $quit } to leave.

## What there is. $cards: "14 cards"; $points: "18 points"; $meld: the cards of a meld.
table-your-turn = Your turn, { $player }.
table-hand = Your hand: { $cards }, { $points } if it stays there.
table-pile = Top of the discard pile: { $card }. Stock: { $cards }.
table-pile-empty = The discard pile is empty. Stock: { $cards }.
table-taken = To be melded in this turn: { $card }
table-owed = Swapped jokers to be melded in this turn: { $number }
table-opening = Opening so far: { $points } of { $needed }
table-melds = On the table
table-meld = Meld { $number }: { $meld } ({ $player })
table-no-meld = No meld on the table yet.
table-seat-opened = { $player }: { $cards }, opened
table-seat-closed = { $player }: { $cards }, not opened yet

## Lines of a menu: what can be done now. $number: the number of a meld on the table.
table-do-draw = draw from the stock
table-do-take = take the discard: { $card }
table-do-stop = stop the round
table-do-lay = lay { $meld }: { $points }
table-do-off = lay off { $card } on meld { $number }: { $meld }
table-do-swap = swap the joker of meld { $number } for { $card }: { $meld }
table-do-discard = discard { $card }
table-joker-as = joker as { $card }
table-more = { $count ->
    [one] { $count } more choice: { $word }
   *[other] { $count } more choices: { $word }
}
table-which = Which one? Type its number.

## What can be typed.
table-help-number = A number: do what stands beside it.
table-help-card = A card, such as { $example }: discard it.
table-help-draw = { $draw }, { $take }: draw from the stock, take the discard.
table-help-lay = { $word } 5H 6H *7H: lay a meld; the star marks what a joker stands for.
table-help-off = { $word } 8H>2: lay off a card on meld 2.
table-help-swap = { $word } 7H>2: take the joker of meld 2 for the card that it stands for.
table-help-back = { $word }: take back the last move of your turn.
table-help-hand = { $word }: your hand, sorted the other way.
table-help-table = { $word }: the melds on the table, and how many cards each player holds.
table-help-score = { $word }: where the match stands.
table-help-hint = { $word }: what the best moves are likely to come to, and why.
table-help-quit = { $word }: leave; the game is printed as text.

table-hint = A hint: { $move }

## The end of a round and of the game. $rounds: "2 rounds".
table-next = Press Enter for the next round, or type { $quit } to leave.
table-rounds-done = All is played that was asked for: { $rounds }.
table-left = The game so far, as text. rami replay shows it:

## The full screen: titles, and what a key does, in a word or two.
table-title = Rami, round { $number }
table-log = What happened
table-held = Your hand
table-others-play = The others play …
table-choose-first = First choose cards: arrow keys, then the space bar.
table-choose-one = Choose one card for this.
table-key-choose = choose
table-key-draw = draw
table-key-take = take
table-key-stop = stop
table-key-lay = lay
table-key-off = lay off
table-key-swap = swap
table-key-discard = discard
table-key-back = back
table-key-sort = sort
table-key-hint = hint
table-key-review = review
table-key-score = score
table-key-help = help
table-key-quit = quit
table-key-next = next
table-key-close = close
table-keys-cards = Left and right: go along the hand. Space: choose a card, or put it back. Up and down: go along the melds.
table-keys-table = Lay off and swap go to the meld with the mark. Discard throws the chosen card, or the one at the mark.
