### Taking a match out and reading one in; past matches; players and their figures.
### Names of players arrive isolated; never bend them. Labels are short: a phone is 360 pixels wide.

## Taking a match out: as a text to share, as a file, on paper.
take-title = Take out
take-text = Text to share
take-copy = Copy
take-copied = Copied
take-send = Send
take-as-file = As a file
take-files = Files
take-files-note = Each can be read in again and gives the same match.
take-csv = Table (CSV)
take-csv-note = For spreadsheets
take-json = Data (JSON)
take-json-note = For programs
take-notation = Text
take-notation-note = To read, and to write by hand
take-paper = Printed sheet
take-paper-note = A5, upright

## The text to share. $date: a date in words. $match: "Match to 300". $about: "4 players, 6 rounds". $place: 1, 2 and so on. $total: "138 points".
said-head = Rami, { $date }
said-about = { $match }: { $about }
said-standing = { $place }. { $player }: { $total }

## The printed sheet. $mark: eight letters and figures that are the same for the same rules.
## $rules: the name of rules. $option, $value: an option of the rules and its value in words.
paper-title = Score sheet
paper-print = Print
paper-with-cards = With the cards
paper-without-cards = Without the cards
paper-size = Prints on A5, upright.
paper-mark = Mark of the rules: { $mark }
paper-from = From round { $number }: { $rules }
paper-rounds = Round by round

## Reading a match from a file. $what: a sentence that tells what is wrong at that place.
import-file = File
import-text = Or paste its text
import-note = It becomes a new match on this device; nothing else changes.
import-do = Read it in
import-refused = Nothing was read in.
import-round = Round { $number }: { $what }
import-line = Line { $number }: { $what }
import-row = Row { $number }: { $what }
import-step = Entry { $number }: { $what }
import-more = { $count ->
    [one] { $count } more thing does not fit.
   *[other] { $count } more things do not fit.
}

## Past matches of this device. $text: what was searched for. $players: a list of names.
past-title = Matches
past-search = Search by names
past-find = Search
past-all = Show all
past-none = No match on this device yet.
past-none-note = Every match that you start here or follow here stands in this list.
past-not-found = Nothing found for “{ $text }”.
past-more = More: { $players }
past-new = New match
past-forget = Forget on this device
past-erase = Erase for good
past-log = Save the damaged file
past-everything = Erase everything of this device

## Asking before something is forgotten or erased. $rounds: "6 rounds".
forget-title = Forget this match?
forget-note = It disappears from this device only; other phones keep it. To see it here again, you need its link or its code.
forget-owner = This phone started the match: once it has forgotten it, nobody can erase it any more.
forget-do = Forget it
erase-title = Erase this match for good?
erase-note = The match, { $rounds }, and its whole history are erased on every phone. This cannot be undone.
erase-damaged = The match cannot be read. What is left of it is erased on every phone. This cannot be undone.
erase-do = Erase it
ask-keep = Keep it
everything-title = Erase everything of this device?
everything-own = { $count ->
    [one] { $count } match that was started here is erased on every phone.
   *[other] { $count } matches that were started here are erased on every phone.
}
everything-other = { $count ->
    [one] { $count } match of another phone is only forgotten here.
   *[other] { $count } matches of other phones are only forgotten here.
}
everything-more = Merged names and rounds half entered go too. This cannot be undone.
everything-do = Erase everything

## Players and their figures. $matches: "12 matches". $average: a figure as the language writes it.
## $part of $whole: matches won of those finished, rounds won or never opened of those played.
people-title = Players
people-none = No round on this device yet.
people-none-note = Once a round is written down, those who played it stand here with their figures.
people-line = { $matches }, { $won } won, { $average } a round
matches-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
stat-matches = Matches
stat-wins = Matches won
stat-wins-note = { $part } of { $whole } finished
stat-rounds = Rounds
stat-rounds-won = Rounds won
stat-average = Points a round
stat-average-note = on average
stat-never-opened = Never opened
stat-rami-secs = Rami sec made
stat-rami-secs-suffered = Rami sec suffered
stat-best = Best round
stat-worst = Worst round
stat-others = the others { $points } together
stat-where = Round { $number }, { $date }
stat-share = { $part } of { $whole }

## Two players head to head, and the same person under two names.
versus-title = Head to head
versus-together = { $matches }, { $rounds } together
versus-with = Compare with
versus-ahead = Lower total at the end
versus-secs = Rami sec against the other
versus-none = They have not played a round together.
people-matches = Matches played
people-spellings = Also written
people-part = Take apart: { $player }
people-merge = The same person as …
people-choose = Choose a name
people-merge-note = Both names are then counted together. It can be taken apart again.
people-merge-do = Merge
