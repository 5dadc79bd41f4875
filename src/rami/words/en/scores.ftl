### Scores and their reasons, rounds and matches. Names of players arrive isolated; never bend them.

## $count, $points and the like are whole numbers.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
opponents = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
## Somebody whose name is not known. $number: the seat, from 1.
player-number = Player { $number }
## A sentence about the hand of one player.
player-says = { $player }: { $sentence }
## A list of names: all but the last with commas, the last with a word.
list-comma = { $first }, { $next }
list-and = { $first } and { $last }

## The reason of a score in a word or two, for tables.
reason-won = won
reason-rami-sec = rami sec
reason-opened = opened
reason-never-opened = never opened

## The derivation of one score as a whole sentence. It stands beside the player's name.
## $value: what the cards left are worth; $surcharge: added for never opening; $sum: both together;
## $limit: the limit that lowered the sum; $points: the score.
score-won = Won the round: 0 points.
score-won-blocked = Won the blocked round with the lowest hand, { $value ->
    [one] { $value } point
   *[other] { $value } points
}: the score is 0.
score-opened = Opened: the cards left in hand count in full, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-never-opened = Never opened: cards left in hand { $value }, surcharge { $surcharge }, together { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-never-opened-limit = Never opened: cards left in hand { $value }, surcharge { $surcharge }, together { $sum }. The limit is { $limit }, so { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-never-opened-half-target = Never opened: cards left in hand { $value }, surcharge { $surcharge }, together { $sum }. Half the target is { $limit }, so { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-rami-sec = Rami sec by an opponent: a flat { $points ->
    [one] { $points } point
   *[other] { $points } points
}, whatever the hand.

## The value of a hand. $value: in points.
value-of-hand = Value of the hand: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
value-empty = An empty hand: 0 points.
value-as-sum = entered as a sum

## How a round ended. $player: who won it; $players: a list of names.
ending-normal = { $player } went out
ending-rami-sec = { $player } went out by rami sec
ending-blocked = Blocked round, lowest hand: { $player }
ending-blocked-shared = Blocked round, lowest hand shared by { $players }
ending-blocked-nobody = Blocked round, lowest hand shared by { $players }: nobody wins

## Where the match stands. $target, $total: points; $players, $reached: lists of names.
status-playing = The match goes on: nobody has reached the target of { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
status-extra-round = The target of { $target } is reached, but the lowest total, { $total }, is shared by { $players }: an extra round is played.
status-over = The match is over: { $reached } reached the target of { $target }. The lowest total wins.
winner-is = Winner: { $player } with { $total ->
    [one] { $total } point
   *[other] { $total } points
}
winner-said = { winner-is }.
next-dealer = Next dealer: { $player }
after-end = { $count ->
    [one] { $count } round recorded after the end of the match is kept apart and not counted.
   *[other] { $count } rounds recorded after the end of the match are kept apart and not counted.
}
player-left = { $player } left; the total stays at { $total }.

## Headings and labels.
label-round = Round
label-player = Player
label-dealer = Dealer
label-ending = Ending
label-hand = Hand
label-card = Card
label-points = Points
label-reason = Reason
label-why = Why
label-total = Total
label-target = Target
label-place = Place
label-standings = Standings
label-rules = Rules
label-carried = Carried over
label-after-end = After the end
label-yes = yes
label-no = no
