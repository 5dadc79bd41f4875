### The rules page: what frames it, and the rules of play in our own words. The scoring rules are in rules.ftl.
### Each text is one or more whole sentences; they stand one after the other in a paragraph. A text whose name ends in
### the value of an option is chosen where a match is played by that value.

guide-title = The rules of Rami
guide-play = How Rami is played
guide-options = The options of this match
guide-named = Named sets of rules

guide-option = Option
guide-this-match = In this match
guide-usually = Usually
guide-differs = What differs from the usual rules
guide-differs-nothing = nothing
guide-differs-list = { $first }; { $next }
## A short heading and the text that belongs to it, on one line.
guide-titled = { $title }: { $text }
## Beside a text that depends on an option. $usual: the text rules-default-mark.
guide-mark = In this match, as usual – { $option }: { $value }
guide-mark-changed = In this match – { $option }: { $value } ({ $usual })
guide-examples-text = These rounds are counted by the usual rules. Where this match counts otherwise, that is told beside.
## $sentence: why a player scores so, a text of scores.ftl.
guide-here = { $player }, by the rules of this match – { $sentence }

## Cards and deal. $fewest, $most: how many may play; $suited, $jokers: cards and jokers in a pack;
## up to $small players play with $few packs, more players with $many; $packs: packs, for any number of players;
## $hand: cards dealt to each.
guide-cards = Cards and deal
guide-packs-auto = Rami is for { $fewest } to { $most } players. A pack has { $suited } cards and { $jokers } jokers. Up to { $small } players use { $few } packs shuffled together, more players { $many }.
guide-packs-fixed = Rami is for { $fewest } to { $most } players. A pack has { $suited } cards and { $jokers } jokers. This match uses { $packs } packs shuffled together, however many play.
guide-deal = Everybody is dealt { $hand } cards. The next card is turned face up and begins the discard pile. The rest, face down, is the stock.
guide-dealer = Who deals first is left to chance. After every round, an extra round too, the deal passes to the left. The player to the left of the dealer begins, and play goes clockwise.

guide-aim = The aim
guide-aim-text = Make melds from your cards, that is, sets and runs, and lay them on the table. Whoever is first to have no card left goes out and wins the round. What the others still hold counts against them.

## Melds. $set, $run, $low, $high: examples such as "7♦ 7♥ 7♠"; $corner: cards that are no meld; $longest: the most cards.
guide-melds = Melds
guide-set = A set is three or four cards of one rank, each of another suit: { $set }. The same suit never occurs twice in it, although there are several packs.
guide-run = A run is three or more cards of one suit in a row: { $run }. A whole suit, { $longest } cards, is the longest.
guide-ace = In a run the ace goes below the two or above the king: { $low } or { $high }. It never stands at both ends, and a run never goes round the corner: { $corner } is not a run.
## $face: points of king, queen and jack; $one: points of a low ace; $ace_high: points of an ace elsewhere.
guide-points = Laid on the table, the cards from ten to two count their number, king, queen and jack { $face } each. An ace counts { $one } at the low end of a run, and { $ace_high } everywhere else. A joker counts as the card it stands for. What cards cost when they are left in the hand is another matter.

## $meld: a run with a joker, such as "5♠ ★(6♠) 7♠"; $stands: the card that the joker stands for, "6♠".
guide-jokers = Jokers
guide-joker = A joker stands for one definite card, which is named when it is laid: in { $meld } it is { $stands }. As long as it lies there, it stays that card.
guide-jokers-1 = A meld never holds more than one joker.
guide-jokers-2 = A meld never holds more than two jokers, and always at least one natural card, that is, one which is not a joker.
guide-jokers-naturals = A meld never holds more jokers than natural cards, that is, cards which are not jokers.

guide-turn = A turn
guide-turn-draw = First draw one card: the top card of the stock or the top card of the discard pile.
guide-turn-meld = Then lay cards on the table if you can and want to, as often as you like and in any order: open, lay further melds, lay off cards, swap jokers.
guide-turn-meld-no-swap = Then lay cards on the table if you can and want to, as often as you like and in any order: open, lay further melds, lay off cards.
guide-turn-discard = Last, discard one card face up, which ends your turn. It may well be a joker, or a card that would fit on the table.
guide-turn-legal = A move is allowed only if your turn can still be ended by the rules after it. So nobody gets stuck in a turn.

guide-pile = Taking the discard
guide-pile-1 = From your first turn on you may take the top card of the discard pile instead of drawing from the stock.
guide-pile-2 = In everybody’s first turn of a round the discard pile is closed. From your second turn on you may take its top card instead of drawing from the stock.
guide-pile-single = Whoever has a single card in hand must draw from the stock.
guide-take-must-meld = The card you take must be melded in the same turn: in your opening, in a further meld, by laying it off, or by swapping a joker with it. If that is not possible, you may not take it.
guide-take-must-meld-no-swap = The card you take must be melded in the same turn: in your opening, in a further meld, or by laying it off. If that is not possible, you may not take it.
guide-take-free = You may keep the card you take. You may not discard it in the same turn, unless you already held another copy of it.

## $points: points needed to open.
guide-opening = Opening
guide-open = Your first melds of a round are your opening. Until you have opened, you may add nothing to other melds and take nothing from them.
guide-open-points-pure = You lay the opening in one turn, all of it from your hand. Its melds must count at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} together, and one of them must be a pure run, which is a run without a joker.
guide-open-points = You lay the opening in one turn, all of it from your hand. Its melds must count at least { $points ->
    [one] { $points } point
   *[other] { $points } points
} together. No pure run is needed.
guide-open-pure = You lay the opening in one turn, all of it from your hand. One of its melds must be a pure run, which is a run without a joker. It needs no particular number of points.
guide-open-anything = Any meld from your hand will do: neither a number of points nor a pure run is needed.
guide-open-count = Cards that you lay off do not count towards the points. The number is the same for everybody, whatever others have opened with.
guide-open-taken = A card that you have just taken from the discard pile counts as one from your hand.

guide-laying = Once you have opened
guide-laying-more = From then on, even in the same turn, you may lay further melds, whatever they count.
guide-laying-off = You may also lay off, that is, add a card to any meld on the table, whoever laid it: to either end of a run, or a missing suit to a set. A joker may be laid off too, if the meld may hold one more.

guide-swap = Swapping a joker
guide-swap-off = By these rules no joker may be swapped: it stays in its meld until the round ends.
guide-swap-card = Once you have opened, you may take a joker from any meld by putting in its place the very card it stands for.
guide-swap-replay = You must lay that joker again in the same turn, be it on the same meld.
guide-swap-to-hand = That joker goes to your hand, and you may keep it.
guide-swap-set = For the joker in a set of three cards you need both missing suits: you put in both from your hand, and the set has four cards. In a set of four the card the joker stands for is enough.
guide-swap-two = As long as there are two jokers in a set, each goes for its own card alone.

guide-out = Going out
guide-out-discard = You go out and win the round by discarding your last card. So you may never lay down all your cards: one must be left to discard.
guide-out-any = You go out and win the round as soon as you have no card left, whether you discarded the last one or laid it on the table.
guide-sec = It is a rami sec if you open and go out in one and the same turn while no opponent has opened. The opening must meet its conditions then too.

guide-stock = When the stock is empty
guide-reshuffle-0 = An empty stock is not renewed: the discard pile is never reshuffled.
guide-reshuffle-1 = If the stock is empty when a card is to be drawn from it, the discard pile is shuffled and becomes the new stock; only its top card stays. That is done once a round.
guide-reshuffle-unlimited = If the stock is empty when a card is to be drawn from it, the discard pile is shuffled and becomes the new stock; only its top card stays. That is done as often as needed, but again only if something has been laid on the table since the last time.
guide-stock-none = If there is no way left to draw, the player on turn either takes the top discard, where the rules allow it and it is melded in the same turn, or stops the round. If it cannot be taken, the round is blocked at once.

## $idle: turns.
guide-blocked = Blocked round
guide-blocked-text = In a blocked round nobody goes out, and the cards left in hand decide; see the special cases of scoring. A round that is stopped is a blocked round.
guide-idle = A round is also blocked when everybody has had { $idle } turns in a row in which nothing was laid on the table and the stock did not shrink.

guide-back = Taking a move back
guide-back-text = Until you discard, you may take back the moves of your turn one by one, the last one first. A card drawn from the stock has been seen, so the draw stays. After the discard nothing can be taken back.
