### One sentence for each refusal: what is wrong, and where it helps, what to do.
### $player is a name or "Player 2"; $players a list of those. $text is what was typed.

error-card-unknown = “{ $text }” (card { $position }) is not a card. Write for example 10♦, TD, { $example } or XX for the joker.
error-card-no-suit = Card { $position } has no suit: { $card }. Here the suit is needed too; write for example 10♦.
error-card-too-many = The { $card } occurs { $number ->
    [one] { $number } time
   *[other] { $number } times
} in all hands together, but { $packs ->
    [one] { $packs } pack holds
   *[other] { $packs } packs hold
} only { $copies }.
error-hand-too-long = { $player } would hold { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; a hand never has more than { $most }.
error-hand-impossible-sum = { $player }: no hand is worth { $sum }. A sum is 0, or a number from 2 to { $most }.
error-hand-not-a-sum = “{ $text }” is not a sum. Write a whole number such as 36, or 10+10+4.
error-hand-part-of-one = “{ $text }”: no card is worth 1. In the hand an ace costs 11.
error-hand-missing = { $player }: the cards left in hand are missing. Enter the cards or their sum.
error-hand-empty = { $player } lost the round, so at least one card must be left in hand.
error-entry-players = Rami is played by { $low } to { $high } players, not by { $number }.
error-entry-other-players = The round has { $number ->
    [one] { $number } hand
   *[other] { $number } hands
}, but { $expected ->
    [one] { $expected } player plays
   *[other] { $expected } players play
}.
error-entry-opened-count = Who opened is stated for { $number ->
    [one] { $number } player
   *[other] { $number } players
} instead of { $expected }.
error-entry-opened-missing = { $player }: opened or never opened? It decides the score.
error-entry-unknown-ending = A round cannot end by “{ $text }”. Possible: { $choices }.
error-entry-no-winner = Nobody is named as the one who went out.
error-entry-two-winners = Only one player can go out, not { $players }.
error-entry-not-a-seat = “{ $text }” is no seat: a seat is a number.
error-entry-not-a-flag = { $player }: opened or never opened is yes or no, not “{ $text }”.
error-entry-unknown-winner = The winner is given as player { $seat }, but there are only { $number ->
    [one] { $number } player
   *[other] { $number } players
}.
error-entry-unknown-dealer = The dealer is given as player { $seat }, but there are only { $number ->
    [one] { $number } player
   *[other] { $number } players
}.
error-entry-dealer-missing = { $players } share the lowest hand. By these rules the first after the dealer wins, so the dealer must be named.
error-entry-winner-holds-cards = { $player } went out, so no card can be left in hand.
error-entry-winner-not-opened = { $player } went out, so must have opened.
error-entry-winner-not-lowest = { $player } cannot win the blocked round with { $value }: the lowest hand is worth { $lowest }.
error-entry-rami-sec-after-opening = No rami sec is possible, because an opponent had opened: { $players }.

error-rules-unknown-preset = There are no rules named “{ $text }”. Possible: { $choices }.
error-rules-unknown-option = There is no rule option “{ $text }”. Possible: { $choices }.
error-rules-out-of-range = { $option } cannot be “{ $value }”. It is a whole number from { $low } to { $high }.
error-rules-not-a-choice = { $option } cannot be “{ $value }”. Possible: { $choices }.
error-rules-stock-too-short = With { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
} and { $cards } cards a hand, { $players } players leave a stock of { $stock }: too few for one turn each.

error-match-over = The match is over. Undo or correct a round first, or raise the target.
error-match-no-such-round = There is no round { $number }; { $rounds ->
    [0] no round is recorded
    [one] { $rounds } round is recorded
   *[other] { $rounds } rounds are recorded
}.
error-match-no-such-player = Nobody in this match is named “{ $name }”.
error-match-player-left = { $name } has left the match.
error-match-order = The new order must name these players once each: { $expected }.
error-match-carried-count = { $number ->
    [one] { $number } carried total
   *[other] { $number } carried totals
} for { $expected ->
    [one] { $expected } player
   *[other] { $expected } players
}: each player needs one.
error-match-bad-total = { $name }: a starting total is a whole number, 0 or more, not “{ $value }”.

error-name-empty = A player has no name.
error-name-too-long = The name is too long: { $number } characters. At most { $most } are possible.
error-name-bad-character = The name “{ $name }” contains an invisible control character.
error-name-taken = The name “{ $name }” is taken. How about “{ $suggestion }”?

error-record-not-readable = This is not readable as { $format }, line { $line }: { $reason }
error-record-key-twice = This is not readable as JSON: the same object has “{ $field }” twice.
error-record-no-json-number = This is not readable as JSON: “{ $text }” is not a number there.
error-record-long-number = This is not readable: it holds a number with more than { $most } digits.
error-record-too-deep = This is not readable: it is nested too deep.
error-record-half-letter = This is not readable: a \u in it stands for half a letter.
error-record-wrong-format = This is not { $expected }.
error-record-played = This is a game as it was played, move by move, not the sheet of a match: rami replay reads it, and rami match shows its sheet.
error-record-newer-version = The file has version { $version }; this program reads up to version { $known }.
error-record-missing = “{ $field }” is missing.
error-record-needs-value = A value is missing after “{ $field }”.
error-record-unknown-field = “{ $field }” is not known here.
error-record-unknown-column = There is no column “{ $text }”. Possible: { $choices }.
error-record-no-column = “{ $text }” stands in a column that has no name.
error-record-wrong-type = “{ $field }” must be { $expected }, not { $value }.
error-record-unknown-keyword = Line { $line } begins with “{ $text }”. Possible: { $choices }.
error-record-bad-line = Line { $line } cannot be read: “{ $text }”
error-record-unknown-move = “{ $text }” is not a move. Possible: { $choices }.
error-record-bad-move = The move “{ $text }” cannot be read. Write it like this: { $expected }
error-record-cut-off = The end is missing: the last line is not complete. A whole file ends with a line end.
error-record-twice = “{ $field }” is there twice.
error-record-disagrees = “{ $field }” says { $value }, but it works out to { $computed }.
error-record-too-long = The file holds { $number } rounds and changes; at most { $most } are read.
error-record-empty = There is nothing to read. Choose a file, or paste its text.
error-file-not-read = Cannot read { $file }: { $reason }
error-file-not-written = Cannot write { $file }: { $reason }
error-output-not-written = The output cannot be written: { $reason }
error-keep-only-owner = Only the phone that started the match can erase it.
error-people-same = These two names are one person already.
error-people-together = { $names } sat at one table together, so they are not one person.
error-people-not-merged = These names are apart already.

## Letting phones in.
error-join-no-such-code = No match has the code “{ $text }”. A code has six letters and figures.
error-join-no-such-link = This link opens nothing any more. Ask for a new one.
error-pen-no-such-phone = This phone is not at the table any more.
error-pen-only-owner = Only the phone that started the match may do that.
error-pen-owner-stays = The phone that started the match may always write.

error-language-unknown = There is no language “{ $text }”. Possible: { $choices }.

## Keeping a match on the pages.
error-keep-not-started = The log of this match has no beginning, so it cannot be read.
error-keep-started-twice = A match begins only once.
error-keep-stale = The match has moved on in the meantime: this page showed step { $seen }, the match is at step { $now }.
error-keep-nothing-to-undo = There is nothing to undo.
error-keep-nothing-to-redo = There is nothing to redo.
error-keep-no-such-match = There is no such match on this device. Open its link, or type its code.
error-keep-only-watching = This phone may only watch. Ask for the pen to write.
error-keep-nothing-changes = Nothing would change.
error-web-cross-site = This was sent from another site, so nothing was done.
error-web-too-large = That is too large: at most { $most } bytes.
error-web-too-many = Too many requests. Please wait { $seconds } s.
error-web-not-found = There is no such page.
error-web-bad-form = The value sent for “{ $field }” is not possible.
error-web-unreadable = What was sent cannot be read. Please go back and try again.
error-web-broken = Something broke on the server. Nothing was changed.

## The API. Authorization, Bearer and Idempotency-Key stay.
error-api-no-token = The token is missing. Send that of a link of the match in the header Authorization, after the word Bearer.
error-api-unknown-token = This token opens nothing. Perhaps the links of the match were made anew.
error-api-other-match = This token does not open this match.
error-api-watch-token = The token of the watch link can change nothing. Use that of the link for writing.
error-api-key-used = The same Idempotency-Key already came with another request.
error-api-key-short = To start a match, the Idempotency-Key must have at least { $least } random characters.
error-api-media-type = Content of this type is not read here. Possible: { $choices }.
error-api-method = { $method } cannot be used at this address.
error-api-no-such-player = Nobody in this match has the number { $number }.

## The laboratory.
error-lab-unknown-strategy = There is no strategy “{ $text }”. Possible: { $choices }.
error-lab-too-few = { $field }: { $number } is too few; the least is { $least }.
error-lab-no-such-choice = { $field } cannot be “{ $text }”. Possible: { $choices }.
error-lab-confidence = A confidence of { $value }% is not possible. It is 50% to 99.99%.
error-lab-no-cluster = A cluster needs the package distributed, which is not installed (extra “cluster”).
error-lab-cluster-unreachable = No cluster answers at { $text }.
error-lab-no-pettingzoo = Environments for learning need the package pettingzoo, which is not installed (extra “rl”).
error-lab-no-such-action = Action { $number } means nothing here. Actions are 0 to { $most }; the mask tells which are possible now.
error-lab-not-fast = Fast rounds know “{ $option }” only as it is by default, not { $value }.
error-lab-fast-cluster = Fast rounds are not played on a cluster: leave out --cluster or --fast.

## Starting the server of the pages. $host, $port: as they are typed.
error-serve-port-taken = Port { $port } is taken. Choose another: --port { $other }
error-serve-no-such-host = { $host } is no address of this machine. After --host name one of its own, 127.0.0.1 for this machine alone, or leave --host out for all of them.
error-serve-not-allowed = Listening on port { $port } is not allowed here. Choose one from 1024 up, such as --port 8000.
error-serve-cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }
error-serve-data-in-use = { $file } is in use by another rami. One process keeps one file.
error-serve-data-unusable = { $file } cannot be used: { $reason }
error-serve-not-a-database = { $file } holds something else: it is no database of rami (SQLite). Choose another file: --data

## Options that do not go together. $text, $other: options as they are typed; $field: a name in a document.
error-options-contradict = { $text } and { $other } contradict each other. Leave one of them out.
error-options-in-document = The document says “{ $field }” itself, so { $text } cannot say it too. Leave one of them out.
error-options-not-read = Beside { $other } this changes nothing: { $text }. Leave it out.
error-options-no-such-player = “{ $text }” is not the number of a player. After --opened write numbers from 1 to { $most } with commas between, or --nobody-opened where no loser has opened.

## Wrong uses of the command line. $text: an option or argument, as it is typed.
error-use-no-such-command = There is no command “{ $text }”. Commands: { $choices }.
error-use-no-such-option = There is no option { $text } here.
error-use-perhaps = Perhaps { $choices }?
error-use-missing = { $text } is missing.
error-use-needs-value = { $text } needs a value after it.
error-use-takes-no-value = { $text } takes no value.
error-use-no-such-choice = The value of { $text } is not possible. Possible: { $choices }.
error-use-no-number = { $text } needs a number.
error-use-no-input = Nothing to read: give it as an argument, name a file, or pipe it in.
error-use-no-cases = No cases found in { $file }.
error-use-too-much = That is more than this command reads. Put quotes around what belongs together.
