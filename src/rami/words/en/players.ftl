### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = At the table
people-tap = Tap a name to change it, or to let the player leave.
people-tap-over = Tap a name to change it.
people-moving = Drag a player to another seat, or move one up. Scores and the deal stay with the person.
people-up = Move { $player } up
people-save-order = Save this order
people-leave-order = Leave it
people-add = Add a player
people-full = Six players are at the table. Somebody has to leave before anybody can join.
people-gone = No longer playing
people-later = Joined after the end
people-over = The match is over, so only names can be changed here. To change who plays, raise the target or correct a round first.
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = after the end

## A player joins. $total: points.
seat-title = Another player
seat-name = Name
seat-total = Starting total
seat-total-note = The highest total so far is { $total }. Write another if you agreed on one.
seat-blank = The rounds already played stay blank.
seat-next = Next
seat-ask = { $player } joins?
seat-starts = { $player } starts with { $total ->
    [one] { $total } point
   *[other] { $total } points
}, in the last seat.
seat-do = Join

## One player. $name is the name so far.
person-name = Name
person-rename = Save the name
person-leaves = Leaves the match
person-leaves-note = For good; the rounds played stay as they are
person-two-stay = Two players have to stay, so nobody can leave now.

## A player leaves. $target: points.
leave-title = { $player } leaves?
leave-frozen = The column stays on the sheet, with its total, and takes part in nothing any more.
leave-question = What becomes of the target?
leave-choose = Choose what becomes of the target.
leave-keep = Keep the target of { $target }
leave-fall = Let the target fall to { $target }
leave-kept = The target stays at { $target }, however many play.
leave-do = Leaves the match
history-left-target = { $player } leaves, target { $target }.

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = What changes
change-nothing-else = Nothing else changes.
change-target-up = The target rises from { $old } to { $new }.
change-target-down = The target falls from { $old } to { $new }.
change-reached = { $target } points or more: { $players }.
change-dealer = { $player } deals the next round.
change-packs = From now on you play with { $count ->
    [one] { $count } pack
   *[other] { $count } packs
} of cards.

## The rules of a running match.
house-title = House rules
house-now = In force
house-follows = It follows the number of players: { $count } points for each opponent.
house-stays = It stays the same, however many play.
house-over = The match is over. A higher target lets it go on.
house-change-target = Change the target
house-follow = Let it follow the players: { $target }
house-ask-target = Change the target to { $target }?
house-at-once = It counts at once. No round already written is scored again.
house-from-here = From the next round on. No round already written is scored again.
house-other = Other house rules
house-other-note = From the next round on
house-play-on = Play on by these rules

## The menu of a match.
menu-players-note = Join, leave, change name or seat
menu-rules-note = What you agreed on, and the target
menu-share-note = On every phone at the table
menu-history-note = Every change, with the old values
menu-take = Take out and print
menu-take-note = As a file, as text, or on paper
menu-screen = Big screen
menu-screen-note = Large type, for all to see
menu-guide = Rules of the game
menu-guide-note = As they are in this match
menu-forget-note = The other phones keep it
menu-erase-note = For everybody, with all its rounds

## Rounds after the end of the match.
apart-title = Rounds after the end
apart-decide = Decide what becomes of them
apart-none = No round lies after the end of this match.
apart-count = Let them count
apart-raise = Raise the target to { $target }
apart-other-target = Another target
apart-too-high = No target up to { $most } lets all of them count.
apart-strike = Strike them out
apart-strike-note = They stay readable in the history, and undo brings them back one by one.
apart-strike-do = { $count ->
    [one] Strike { $count } round out
   *[other] Strike { $count } rounds out
}
apart-leave = Leave them as they are
apart-leave-note = They stay on the sheet, struck through, and count in no total.
apart-leave-do = Leave them
