### The scoring rules, the options, the presets and the worked examples, in our own words.

rules-title = How Rami is scored
rules-brief = In brief
rules-brief-text = Points are bad. Whoever goes out scores 0; everybody else is charged for the cards left in hand. When somebody reaches the target, the match ends and the lowest total wins.
rules-values = What a card left in hand costs
rules-value-joker = Joker
rules-value-ace = Ace, always
rules-value-face = King, queen, jack
rules-value-number = Ten to two: the number on the card
rules-note = Note
rules-note-text = An ace or a joker costs more in the hand than it brings on the table. Even an ace that would be worth one point at the low end of a run costs { $ace } in the hand. Cards that would form a meld still count: only what lies on the table is safe.
rules-special = Three special cases
rules-special-never-opened = Never opened
rules-special-never-opened-text = A loser who never opened pays { $surcharge } more. The sum is never above { $limit }, and never above half the target.
rules-special-rami-sec = Rami sec
rules-special-rami-sec-text = Whoever opens and gets rid of every card in one single turn, before any opponent has opened, goes out by rami sec: every opponent scores a flat { $penalty }, whatever the hand.
rules-special-blocked = Blocked round
rules-special-blocked-text = When the stock has run out and play stops, the lowest hand wins and scores 0, opened or not. All others pay as usual.
rules-tie-shared = If several share the lowest hand, all of them win.
rules-tie-nobody = If several share the lowest hand, nobody wins and all of them pay.
rules-tie-earliest = If several share the lowest hand, the first after the dealer wins.
rules-opened-text = A loser who has opened pays the full value of the hand, without any limit.
rules-end = End of the match
rules-end-text = As soon as a total is at or above the target at the end of a round, the match is over and the lowest total wins, whoever reached the target. If several share the lowest total, an extra round is played, as often as needed.
rules-targets = The target, { $count } points an opponent
rules-target-fixed = The target is { $target } points.
rules-examples = Worked examples

option-target = Target
option-surcharge = Surcharge for never opening
option-limit = Limit for never opening
option-rami-sec-penalty = Rami sec penalty
option-blocked-tie = Tie in a blocked round
option-packs = Packs
option-hand-size = Cards dealt to each player
option-take-discard = Card taken from the discard pile
option-discard-from-turn = Discard pile open from turn
option-go-out = Going out
option-jokers-per-meld = Jokers in a meld
option-ace-high = Points of an ace laid high
option-opening-points = Points needed to open
option-pure-run = Opening needs a pure run
option-joker-swap = A swapped joker
option-reshuffles = Reshuffles of an empty stock

## What an option may be, where it is a word.
choice-target-auto = { $count } points an opponent
choice-packs-auto = two for up to four players, else three
choice-blocked-tie-shared = all with the lowest hand win
choice-blocked-tie-nobody = nobody wins
choice-blocked-tie-earliest = the first after the dealer wins
choice-take-discard-must-meld = must be melded in the same turn
choice-take-discard-free = may be kept
choice-go-out-discard = with a last discard
choice-go-out-any = with or without a discard
choice-jokers-per-meld-naturals = never more than natural cards
choice-joker-swap-replay = must be melded in the same turn
choice-joker-swap-to-hand = may be kept in hand
choice-joker-swap-off = not allowed
choice-reshuffles-unlimited = as often as needed

preset-rami = Rami
preset-rami-13 = Rami with 13 cards
preset-tunisian = Tunisian Rami
preset-easy = Easy Rami
rules-changed = { $preset }, with changes
rules-default-mark = usually: { $value }

## The four worked examples. The cards and points are shown beside, computed by the engine.
example-1-title = An ace, a joker and a five
example-1-text = Two players. The loser has opened and is left with three cards; they count in full.
example-2-title = Two players, the loser never opened
example-2-text = The hand and the surcharge together are more than half the target, so half the target is written.
example-3-title = Four players, only one never opened
example-3-text = Two losers have opened and pay their cards. The third never opened and is stopped by the limit.
example-4-title = Rami sec with three players
example-4-text = The winner opens and goes out in one turn before anybody has opened. The cards of the others do not matter.
example-number = Example { $number }
