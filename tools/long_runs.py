#!/usr/bin/env python3
"""Plays very many rounds of each level by all kinds of rules and writes docs/long-runs.md: no illegal move, and no end that fails to come.

``python tools/long_runs.py`` plays everything anew, from seeds, which takes hours. ``--only random`` plays that level alone
and leaves the others of the page as they stand. ``--part`` plays that part of the rounds only, to try it out, and prints the
page instead of writing it.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from pages import make_page
from rami.bots.levels import LEVELS
from rami.bots.strategy import Totals
from rami.bots.table import Table, random_deal
from rami.errors import RulesError
from rami.lab.games import turns_of
from rami.lab.workers import spread, workers
from rami.match import Match
from rami.play.state import State
from rami.results import Ending
from rami.rules import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, PRESETS, Rules

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "long-runs.md"
SEED: Final = 2026
ROUNDS: Final[Mapping[str, int]] = {"random": 100_000, "beginner": 100_000, "club": 5_000, "expert": 200}
MOST_MOVES: Final = 20_000
"""A round with more moves than that stalls: it is stopped, and the run has failed."""

AT_ONCE: Final = 20
"""So many rounds are one job of a worker."""

HEAD: Final = """# Long runs

Written by `python tools/long_runs.py`: single rounds of one level at every seat, from seed {seed}. One half is played by the
presets in turn, the other half by options of play that are drawn by chance (packs, cards in the hand, jokers, aces, the
opening, what may be taken and swapped, how to go out, reshuffles), both for {least} to {most} players in turn. The engine holds every
move to the rules: one that is not legal would have ended the run, and so would a round of more than {moves:,} moves. None did.

"""

FOOT: Final = """
- *Drawn* counts the different sets of rules that were drawn, besides the presets.
- *Blocked*: the stock was used up and no reshuffle was left, or a table without progress was stopped, as the rules say.
- A turn has a draw and a discard and what is laid between them: each of these is a move, a take-back too.
- `expert` needs numba (extra `fast`); it played with its usual number of worlds a plan.

To play a level again: `python tools/long_runs.py --only club`.
"""


class Ended(NamedTuple):
    """What is kept of a round: whether its rules were drawn, and its rules, ending, turns and moves."""

    drawn: bool
    rules: Rules
    ending: Ending
    turns: int
    moves: int


def rules_for(number: int, players: int) -> Rules:
    """Give the rules of a round: every second one has a preset, the others options that are drawn."""
    if number % 2:
        return list(PRESETS.values())[number // 2 % len(PRESETS)]
    chance = Random(f"{SEED}/rules/{number}")
    while True:
        drawn = {
            option.name: chance.choice(option.choices) if option.choices else chance.randint(option.low, option.high)
            for option in OPTIONS.values()
            if not option.scoring
        }
        rules = Rules.of(drawn)
        try:
            rules.check_players(players)
        except RulesError:
            continue
        return rules


def round_played(level: str, number: int) -> Ended:
    """Play a round to its end.

    Raises ``PlayError`` where a move is not legal, ``RuntimeError`` where the round stalls.
    """
    players = MIN_PLAYERS + number // (2 * len(PRESETS)) % (MAX_PLAYERS - MIN_PLAYERS + 1)
    rules = rules_for(number, players)
    match = Match.start([str(seat + 1) for seat in range(players)], rules)
    seed = f"{SEED}/{number}"
    table = Table(State.dealt(random_deal(match, seed)), seed, Totals.of(match))
    strategies = [LEVELS[level]() for _ in range(players)]
    while not table.state.over:
        table.make(table.ask(strategies[table.state.seat], table.state.seat))
        if len(table.state.history) > MOST_MOVES:
            raise RuntimeError(f"round {number} of {level} stalls: {rules}, {players} players")
    ending = table.state.position.ending
    assert ending is not None  # it is over
    return Ended(number % 2 == 0, rules, ending, turns_of(table.state), len(table.state.history))


def rounds_played(level: str, numbers: Sequence[int]) -> list[Ended]:
    """Play some rounds."""
    return [round_played(level, number) for number in numbers]


def played(level: str, rounds: int) -> list[Ended]:
    """Play so many rounds of a level on all processors."""
    jobs = [range(first, min(first + AT_ONCE, rounds + 1)) for first in range(1, rounds + 1, AT_ONCE)]
    with workers() as executor:
        return [ended for some in spread(executor, partial(rounds_played, level), jobs, told) for ended in some]


def told(done: int, of: int) -> None:
    """Say now and then how far it is."""
    if done == of or done % max(of // 20, 1) == 0:
        print(f"{done} of {of}", file=sys.stderr, flush=True)


def row(level: str, rounds: Sequence[Ended], seconds: float) -> str:
    """A row of the table."""
    endings = Counter(ended.ending for ended in rounds)
    cells = (
        f"`{level}`",
        f"{len(rounds):,}",
        f"{len({ended.rules for ended in rounds if ended.drawn}):,}",
        f"{sum(ended.moves for ended in rounds):,}",
        *(f"{endings[ending]:,}" for ending in (Ending.NORMAL, Ending.RAMI_SEC, Ending.BLOCKED)),
        f"{max(ended.turns for ended in rounds):,}",
        f"{max(ended.moves for ended in rounds):,}",
        f"{seconds / 60:.0f}",
        datetime.now(UTC).date().isoformat(),
    )
    return f"| {' | '.join(cells)} |"


TITLES: Final = (
    "level",
    "rounds",
    "drawn",
    "moves",
    "gone out",
    "rami sec",
    "blocked",
    "most turns",
    "most moves",
    "minutes",
    "made on",
)


def rows(only: Iterable[str], part: float) -> Iterator[str]:
    """The row of every level: those that are asked for played now, the others as they are published."""
    asked = set(only)
    published = PAGE.read_text(encoding="utf-8").splitlines() if asked and PAGE.exists() else []
    for level, rounds in ROUNDS.items():
        if asked and level not in asked:
            yield from (line for line in published if line.startswith(f"| `{level}` |"))
            continue
        began = time.monotonic()
        found = played(level, max(round(rounds * part), 1))
        yield row(level, found, time.monotonic() - began)


def page(lines: Iterable[str]) -> str:
    """The whole page with these rows."""
    head = f"| {' | '.join(TITLES)} |\n{'| --- ' * len(TITLES)}|\n"
    text = HEAD.format(seed=SEED, least=MIN_PLAYERS, most=MAX_PLAYERS, moves=MOST_MOVES)
    return text + head + "\n".join(lines) + "\n" + FOOT


def main() -> None:
    """Do what was asked for."""
    make_page(PAGE, __doc__, ROUNDS, lambda only, part: page(rows(only, part)))


if __name__ == "__main__":
    main()
