### The pages of the keeper. Names of players arrive isolated; never bend them.
### Buttons and labels are short: a phone is 360 pixels wide, and a button may take two lines.

## On every page.
page-skip = Skip to the content
page-back = Back
page-home = Home
page-close = Close
page-language = Language
page-offline = No connection. What you enter is kept on this phone.
problem-title = That did not work
## Before the title of a page whose form was refused, as it stands in the tab of the browser.
page-refused = Error:

## The first page. The tagline is two short lines under the name of the game.
home-tagline = Cards on the table, points in your hand.
home-ways = What you can do
home-keep = Keep score
home-keep-note = With real cards, 2–6 players
home-join = Watch
home-join-note = With a code
home-rules = Rules
home-rules-note = With examples
home-recent = Latest matches
home-all = All
match-running = In progress
match-damaged = This match cannot be read
## $player: who won; $total: with how many points.
match-won = Winner { $player }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## A new match. $number: the row of the form, from 1. dealer-letter: one letter on a small card that marks the dealer.
dealer-letter = D
new-title = New match
new-who = Who plays?
new-name-of = Name of player { $number }
new-deals-first = Player { $number } deals first
new-deals-note = The card with { $letter } marks who deals first.
new-up = Move player { $number } up
new-remove = Remove player { $number }
new-add = Add a player
new-known = Names known on this device
new-again = The same players again
new-target-note = 100 for each opponent, unless you change it
new-target-less = Lower target
new-target-more = Higher target
new-rules = House rules
new-preset = Rules
new-as-preset = as in the rules above
new-paper = Continue a match begun on paper
new-paper-note = Enter the totals so far
new-carried = Total of player { $number } so far
new-import = Read a match from a file
new-import-note = JSON, text or CSV written by rami
new-start = Start the match

## The sheet. $players, $rounds: "4 players", "6 rounds" as texts.
sheet-title = Match to { $target }
sheet-subtitle = { $players }, { $rounds }
sheet-label = Sheet of the match
sheet-side = Chart and history
sheet-chart = Totals, round by round
sheet-empty = Deal the cards. The first round goes on line 1.
sheet-record = Record round { $number }
sheet-correct = Correct round { $number }
## Read out by screen readers: $points is the score of one player in one round.
sheet-why = { $player }, round { $number }: { $points }, why?
sheet-deals = { $player } deals.
sheet-over = The match is over.
sheet-to-end = See the standings
sheet-extra = An extra round.
sheet-extra-note = { $players } share the lowest total, { $total }.
sheet-after-end = Rounds after the end.
sheet-distance = Distance to the target
sheet-distance-of = { $player }: share of the target
## Under a total, in a narrow column: points still missing to the target, or beyond it.
sheet-left = { $points } left
sheet-beyond = { $points } over
sheet-at-target = at target
sheet-gone = has left
undo = Undo
redo = Redo
watching = You are watching. { $players } may write.
watching-nobody = You are watching. Nobody holds the pen.
more-title = More

## The history of a match. $what in history-undone and history-redone is another sentence of this list.
history-title = History
history-all = The whole history
history-started = The match begins: { $players }, target { $target }.
history-recorded = Round { $number }: { $ending }.
history-corrected = Round { $number } corrected. { $what }.
history-points = { $player }: { $old } becomes { $new }
history-removed = Round { $number } struck out.
history-joined = { $player } joins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
history-left = { $player } leaves.
history-renamed = { $player } is now called { $name }.
history-reordered = New order: { $players }.
history-ruled = Rules: { $rules }, target { $target }.
history-undone = Taken back: { $what }
history-redone = Done again: { $what }
history-set-aside = Round { $number }, another version, not used: { $what }.
history-had = { $player } { $points }
## Read out after a round was recorded. $points: "Ana 0, Ben 30", as history-had says it of each player.
spoken-points = { $points }.
history-pen-given = { $phone } may write.
history-pen-taken = { $phone } may only watch now.

## Why a figure is what it is.
why-heading = { $player }, round { $number }
why-value = Value of the cards
why-won = The winner of the round scores
why-penalty = Rami sec: a flat penalty
why-surcharge = Surcharge
why-sum = Together
why-score = Score of the round
why-limit = The limit of { $limit } applied
why-half = Half the target, { $limit }, applied
why-limit-other = The limit is { $limit }, but half the target is lower
why-half-other = Half the target is { $limit }
why-correct = Correct
why-rules = See the rules

## Recording a round.
round-heading = Round { $number }
round-subtitle = { $player } deals, to { $target }
round-who-won = Who won the round?
round-how = How did it end?
round-ending-normal = Went out
round-ending-rami-sec = Rami sec
round-ending-blocked = Blocked
round-blocked-note = In a blocked round, enter everybody’s cards: the lowest hand is found for you.
round-no-sec = Not a rami sec: somebody has opened.
round-said-normal = { $player } went out
round-said-rami-sec = { $player } went out by rami sec
round-said-blocked = Blocked round, the lowest hand wins
round-change = Change
round-opened = opened
round-not-opened = never opened
round-opened-by = { $player } has opened
round-hand-of = Cards left with { $player }
round-hand-example = K? 10? XX, 36 or 10+10+4
round-nothing = Nothing entered yet
round-uncounted = Not counted yet
round-last = The last round
round-save = Record the round
round-missing-winner = First choose the winner
## $players: whose cards are still missing.
round-missing-hands = { $count ->
    [one] Missing: { $players }
   *[other] Missing: { $players }
}
## Without a connection: what the phone itself can tell.
round-hands-missing = Some hands are still missing
round-unsent = Not saved yet: it is sent as soon as there is a connection. Keep this page open.
round-wrong = Something is not right yet
round-awake = Keep the screen on
round-remove = Strike this round out

## The keys for cards.
pad-label = Keys for cards
pad-cards = Cards
pad-sum = Sum
pad-text = Text
pad-text-note = Type cards as you say them, or paste them.
pad-minus = Take cards away
pad-undo = Undo the last key
pad-suit = Suit
pad-any-suit = any suit
pad-held = { $card }, { $count } held

## Correcting a round.
correct-heading = Correct round { $number }
correct-changes = What changes
correct-nothing = Nothing would change
correct-not-yet = It stands here once every hand can be counted.
correct-before = before
correct-after = after
correct-tie-gone = The tie is gone: { $player } alone has the lowest total.
correct-ends = The match is over, the lowest total wins: { $players }.
correct-extra = { $players } share the lowest total: an extra round is played.
correct-reopens = The match goes on.
correct-other-winner = The winner is now { $players }.
correct-leads = { $count ->
    [one] { $players } now has the lowest total.
   *[other] { $players } now share the lowest total.
}
correct-apart = { $count ->
    [one] { $count } round then lies after the end: it is kept, but no longer counts.
   *[other] { $count } rounds then lie after the end: they are kept, but no longer count.
}
correct-again = { $count ->
    [one] { $count } round that lay after the end counts again.
   *[other] { $count } rounds that lay after the end count again.
}
correct-kept = The old figures stay readable in the history.
round-leave-it = Leave it
round-correct = Correct
remove-title = Strike round { $number } out?
remove-do = Strike it out

## Two pages that wrote different things, on two phones or on one.
conflict-title = Two versions
conflict-what = Round { $number } was written twice
conflict-moved = The match has moved on in the meantime
conflict-note = Choose one. The other stays readable in the history.
conflict-mine = On this page
conflict-keep-mine = Keep mine
conflict-keep-theirs = Keep theirs

## The end.
end-title = The winner
end-winner = Winner of the match
## $points, $rounds: "138 points", "6 rounds" as texts.
end-said = { $points } after { $rounds }.
end-ahead = { $points ->
    [one] { $points } point fewer than { $players }.
   *[other] { $points } points fewer than { $players }.
}
end-reached = { $players } reached the target of { $target }. That ends the match, and the lowest total wins.
end-sheet = See the sheet
end-again = Play again

## Sharing.
share-title = Share
share-code-note = The code to type on another phone to follow the match
phone-number = Phone { $number }

## Players and rules of a running match.
players-title = Players
