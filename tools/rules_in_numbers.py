#!/usr/bin/env python3
"""Plays very many rounds by the default rules and writes docs/rules-in-numbers.md: how often each rule of scoring bites.

``python tools/rules_in_numbers.py`` takes some minutes where numba is installed, far longer without. ``--games`` and
``--club`` play fewer rounds, to try it out, and print the page instead of writing it.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rami.fast.compiled import COMPILED
from rami.lab.fast import simulate_fast
from rami.lab.figures import Figure, Findings, Kind, findings
from rami.lab.games import Unit
from rami.lab.simulate import SimulationPlan, simulate
from rami.lab.workers import workers
from rami.rules import PRESETS

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "rules-in-numbers.md"
SEED: Final = 1
GAMES: Final = 100_000
CLUB: Final = 1_000
GREEDY_PLAYERS: Final = (2, 3, 4, 5, 6)
CLUB_PLAYERS: Final = (2, 4)
PRESET_PLAYERS: Final = 4
"""So many play by each preset."""

NAMES: Final = {
    "normal": "somebody goes out, no rami sec",
    "rami_sec": "rami sec",
    "blocked": "blocked",
    "surcharge": "25 more for never opening",
    "limit": "lowered to the limit of 100",
    "half_target": "lowered to half the target",
    "penalty": "200 for a rami sec of another",
    "points": "points a player and round",
    "loser_points": "points of a loser",
    "turns": "turns of all players",
    "wins": "won by the first player",
}
"""What the figures are called here."""

HEAD: Final = """# The rules in numbers

How often does each rule of scoring matter? Written by `python tools/rules_in_numbers.py`, by the default rules but for the last
table, single rounds from seed {seed}; at 99% confidence every share below is known to within the figure after ±.

## {games:,} rounds of a greedy player at every seat

`greedy` opens as soon as it can and lays all it can (`rami simulate --fast`; [lab.md](lab.md) says what it does and what it
never does). It waits for nothing, so it goes out by a rami sec by luck only.

"""

CLUB_HEAD: Final = """
## {club:,} rounds of `club`

The same by a level of `rami.bots` which plans, and holds its opening back as long as nobody has opened: for a
rami sec costs everybody else 200. **How people play decides how often a rule bites.** Where the two tables differ beyond the
±, the rule depends on that; where they agree it does not.

"""

PRESET_HEAD: Final = """
## {games:,} rounds of {players} greedy players by each preset

What house rules come to: the same seeds, by the rules of play of each preset. Nobody swaps a joker or takes a discard without
melding it, though `tunisian` allows both.

"""

FOOT: Final = """
## How to read it

- *25 more*, *limit*, *half the target* and *200* are shares of the scores of those who did not win the round. A limit counts
  where it lowered the score; with two players half the target is 50 and always comes before the limit of 100.
- A blocked round goes to the lowest hand.
- *Won by the first player*: who plays first after the dealer. An even share is 50, 33.3, 25, 20 and 16.7%.
- To see more, for these or your own rules: `rami simulate --fast --unit round --games {games} --players 2 --seed {seed}` and
  `rami simulate club --unit round --games {club} --players 2 --seed {seed}`.
"""


def main() -> None:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--club", type=int, default=CLUB)
    asked = parser.parse_args()
    if not COMPILED:
        print("numba is not installed: this takes hours (extra “fast”).", file=sys.stderr)
    text = page(asked.games, asked.club)
    if (asked.games, asked.club) == (GAMES, CLUB):
        PAGE.write_text(text, encoding="utf-8")
    else:
        print(text)


def page(games: int, club: int) -> str:
    """Play everything and write the page."""
    many = [greedy(games, players) for players in GREEDY_PLAYERS]
    plan = SimulationPlan("club", players=CLUB_PLAYERS, games=club, seed=SEED, unit=Unit.ROUND)
    with workers() as executor:
        few = [findings(plan, scenario) for scenario in simulate(plan, executor=executor)]
    told = {"seed": SEED, "games": games, "club": club}
    return (
        HEAD.format(**told)
        + table(many, players_told(GREEDY_PLAYERS))
        + CLUB_HEAD.format(**told)
        + table(few, players_told(CLUB_PLAYERS))
        + PRESET_HEAD.format(**told, players=PRESET_PLAYERS)
        + table([greedy(games, PRESET_PLAYERS, name) for name in PRESETS], list(PRESETS))
        + FOOT.format(**told)
    )


def players_told(numbers: Sequence[int]) -> list[str]:
    """The heads of columns that have a number of players each."""
    return [f"{number} players" for number in numbers]


def greedy(games: int, players: int, preset: str = "rami") -> Findings:
    """Play the rounds of one column; one at a time, since a hundred thousand take much memory."""
    plan = SimulationPlan("greedy", (PRESETS[preset],), (players,), games, SEED, Unit.ROUND)
    print(f"{players} players, {preset}", file=sys.stderr, flush=True)
    return findings(plan, simulate_fast(plan)[0])


def table(found: Sequence[Findings], heads: Sequence[str]) -> str:
    """A row a figure, a column for each of these heads."""
    rows = [f"| | {' | '.join(heads)} |", "| --- |" + " ---: |" * len(heads)]
    for name, label in NAMES.items():
        cells = [cell(next((one for one in each.figures if of(one, name)), None)) for each in found]
        rows.append(f"| {label} | " + " | ".join(cells) + " |")
    return "\n".join(rows) + "\n"


def of(figure: Figure, name: str) -> bool:
    """Whether a figure has this name, and is that of the first player if there is one for each."""
    return figure.name == name and figure.place in {None, 1}


def cell(figure: Figure | None) -> str:
    """A figure and how far off it may be."""
    if figure is None:
        return "–"
    unit, sign, digits = (100, "%", 2) if figure.kind is Kind.SHARE else (1, "", 2)
    value, low, high = (part * unit for part in (figure.interval.value, figure.interval.low, figure.interval.high))
    return f"{value:.{digits}f}{sign} ± {max(value - low, high - value):.{digits}f}"


if __name__ == "__main__":
    main()
