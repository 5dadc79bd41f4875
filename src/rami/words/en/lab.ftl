### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = Let strategies play against each other over mirrored deals, and tell who is stronger.
help-simulate = Let one strategy play many rounds or matches, and tell what the rules come to.
help-strategies = Strategies, the weakest first: { $choices }. All of them if none is named.
help-strategy = The strategy at every seat: { $choices }. club if none is named.
help-pairing = Who meets whom: { $choices }.
help-seats = Seats at the table, 2 to 6.
help-deals = Deals that each pair plays, each with everybody at every seat.
help-unit = What a game is: { $choices }.
help-seed = The number from which all chance follows.
help-confidence = Confidence of the intervals in per cent, 50 to 99.99.
help-processes = Processes at work; as many as there are processors if not given. The results are the same.
help-cluster = Work on the Dask cluster at this address.
help-fast = Play very fast, by compiled code where numba is installed (extra “fast”): strategies { $choices }, every preset and most options, --processes as threads.
help-evidence = Write every game into this file, as JSON.
help-from = Take the games from such a file, and work everything out anew.
help-many-rules = Rules: a preset and changes, such as “tunisian, target 150”. Several times: side by side.
help-many-players = Players, 2 to 6. Several times: side by side.
help-games = Games to be played.
help-chart = Draw a chart into this file, as SVG.

## What is at work, and files that are written.
lab-playing = Playing
lab-written = Written: { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = Contest of strategies
lab-deals = Deals
lab-games = Games
lab-seed = Seed
lab-seats = Seats
lab-game = A game is
lab-unit-match = a whole match
lab-unit-round = a single round
lab-duels = One against one
lab-strategy = Strategy
lab-against = Against
lab-wins = Wins
lab-share = Share of wins
lab-lead = Points fewer
lab-all-games = All games
lab-points = Points a game
lab-rating = Rating
lab-wins-more = { $one } is stronger than { $other }: it wins more than half, with { $confidence } confidence.
lab-undecided = Between { $one } and { $other } nothing is decided at { $confidence } confidence.
lab-intervals = In brackets: the interval at { $confidence } confidence, over deals. Both play every seat of the same deals. Points count a seat and game.
lab-no-ratings = No ratings: the package openskill is not installed (extra “lab”).

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = What the rules come to
lab-fast-compiled = Fast rounds: compiled
lab-fast-plain = Fast rounds: plain Python, much slower; numba is not installed (extra “fast”)
lab-expert-plain = expert plays as club: numba is not installed (extra “fast”)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = Figure
lab-figure-intervals = In brackets: the interval at { $confidence } confidence, over games.
lab-means = Means
lab-spread = At most so much: 10% · 50% · 90% of all values
lab-endings = How rounds end
lab-of-losers = Of the scores of losers
lab-of-matches = Of the matches
lab-places = Rounds won, by place after the dealer
lab-place = Player { $place } after the dealer
figure-points = Points a player and round
figure-loser-points = Points of a loser
figure-turns = Turns a round, of all players
figure-rounds = Rounds a match
figure-normal = Somebody goes out
figure-rami-sec = Rami sec
figure-blocked = Blocked
figure-surcharge = Surcharge for never opening
figure-limit = Lowered to the limit
figure-half-target = Lowered to half the target
figure-penalty = Penalty for a rami sec
figure-extra-round = With an extra round
