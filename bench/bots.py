"""What a move costs at each level of the bots, how many exact arrangements one of ``club`` takes, and how ``expert`` keeps time.

Only decisions count that leave a choice. The rounds are those of two players by the default rules; both play the level.
"""

import random
import time
from collections.abc import Generator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final
from unittest.mock import patch

from measure import Figure, scaled
from rami import Match
from rami.bots.expert import Expert
from rami.bots.levels import LEVELS
from rami.bots.strategy import Strategy, Totals
from rami.bots.table import Table, random_deal
from rami.play.state import State
from rami.search import Search

ROUNDS_EACH: Final = 4
"""So many rounds are played for one value."""

BUDGET: Final = 0.25
"""The seconds that an expert is given for a move."""

MOST_ROUNDS: Final = 9


def figures(rounds: int) -> list[Figure]:
    for level in LEVELS:
        _moves(level, 0)  # warms up, compiles
    found = [
        scaled(f"a move of {level}, the median", "ms", [median(_moves(level, seed)[0]) for seed in range(rounds)], 1e3)
        for level in LEVELS
    ]
    with _counted() as asked:
        counts = tuple(float(median(_moves("club", seed, asked)[1])) for seed in range(rounds))
    late = tuple(max(_moves(Expert(10**6, BUDGET), seed, rounds=1)[0]) / BUDGET for seed in range(rounds))
    return [
        *found,
        Figure("a move of club: exact arrangements, the median", "number", counts, goal=200),
        Figure(f"a move of expert in {BUDGET} s: the longest / its time", "ratio", late, goal=1.1),
    ]


def _moves(
    level: str | Strategy, seed: int, asked: list[int] | None = None, rounds: int = ROUNDS_EACH
) -> tuple[list[float], list[int]]:
    """Play some rounds; give the seconds of each decision, and how many arrangements it took."""
    strategy = LEVELS[level]() if isinstance(level, str) else level
    seconds: list[float] = []
    counts: list[int] = []
    for number in range(rounds):
        name = f"bench/{seed}/{number}"
        table = Table(State.dealt(random_deal(Match.start(["Ana", "Ben"]), name)), name, Totals((0, 0), 100))
        while not table.state.over:
            sight, before = table.sight(table.state.seat), len(asked or ())
            start = time.perf_counter()
            move = strategy.choose(sight, random.Random(len(sight.log)))
            if len(sight.view.legal) > 1:
                seconds.append(time.perf_counter() - start)
                counts.append(len(asked or ()) - before)
            table.make(move)
    return seconds, counts


@contextmanager
def _counted() -> Generator[list[int]]:
    """Note every hand that an exact search is asked about."""
    asked: list[int] = []

    def noted(method: Any) -> Any:
        def call(*given: Any, **named: Any) -> Any:
            asked.append(1)
            return method(*given, **named)

        return call

    with patch.object(Search, "most", noted(Search.most)), patch.object(Search, "chosen", noted(Search.chosen)):
        yield asked
