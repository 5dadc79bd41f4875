"""What a move costs at each level of the bots, and how many exact arrangements one of ``club`` takes.

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
from rami.bots.levels import LEVELS
from rami.bots.strategy import Strategy, Totals
from rami.bots.table import Table, random_deal
from rami.play.state import State
from rami.search import Search

ROUNDS_EACH: Final = 4
"""So many rounds are played for one value."""

MOST_ROUNDS: Final = 9


def figures(rounds: int) -> list[Figure]:
    _moves("club", 0)  # warms up
    found = [
        scaled(f"a move of {level}, the median", "ms", [median(_moves(level, seed)[0]) for seed in range(rounds)], 1e3)
        for level in LEVELS
    ]
    with _counted() as asked:
        counts = tuple(float(median(_moves("club", seed, asked)[1])) for seed in range(rounds))
    return [*found, Figure("a move of club: exact arrangements, the median", "number", counts, goal=200)]


def _moves(level: str, seed: int, asked: list[int] | None = None) -> tuple[list[float], list[int]]:
    """Play some rounds; give the seconds of each decision, and how many arrangements it took."""
    strategy: Strategy = LEVELS[level]()
    seconds: list[float] = []
    counts: list[int] = []
    for number in range(ROUNDS_EACH):
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
