### The command line: help, labels, messages.

help-rami = Score the card game Rami, and say why.
help-value = What cards left in a hand are worth, card by card.
help-score = Score one round, with the reason of every score.
help-match = Show the sheet of a match file: totals, where the match stands, who deals next.
help-examples = The four worked examples, computed now.
help-rules = All rules: how Rami is scored and how it is played, with house rules marked.
help-cases = Check conformance files case by case.
help-lang = Language: { $choices }. Otherwise from the environment, then English.
help-format = How to print: { $choices }.
help-cards = Cards in any spelling, such as 10♦ TD { $example }; “-” or nothing reads standard input.
help-hands = One hand a player: cards, or their sum; an empty text for none. With a file or standard input: JSON, where options may add what it leaves out.
help-winner = Who won: the number of the player, from 1.
help-opened = Who opened, besides the winner: the numbers of the players, with commas between.
help-nobody-opened = No loser has opened.
help-ending = How the round ended: { $choices }.
help-dealer = Who dealt: the number of the player, from 1.
help-rules-option = Rules: a preset and changes, such as “tunisian, target 150”.
help-file = A file, or “-” for standard input.
help-match-file = A match as JSON, text or CSV, or a game as it was played; “-” or nothing reads standard input.
help-to = Write the match itself in another form: { $choices }.
help-cases-file = Case files or folders.
help-version = Print the version.

cli-refused = Refused:
cli-expected = expected here: a card
cli-score-total = Score of the round
cli-round-unfinished = Round { $number } is not over and does not count.

## The server of the pages.
help-serve = Keep score on every phone at the table: open the pages on this machine.
help-host = Where to listen: an address of this machine; 0.0.0.0 is all of them.
help-port = The port.
help-data = The file in which everything is kept.
cli-serving = rami keeps score at { $url }
cli-serving-others = Other devices in the same network open { $url } or scan this:
cli-serving-kept = Everything is kept in { $file }. Stop with Ctrl+C.

## What every help has. $command: a command line to be typed; $value: a value as it is typed.
cli-more-help = More: { $command }
help-usage = Usage:
help-help = Show this help.
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-default = unless given: { $value }
help-install-completion = Let the shell complete what is typed after rami.
help-show-completion = Print what lets the shell complete it, to be put where you like.
