"""A long match recorded round by round: what its last rounds cost against its first."""

import time
from itertools import cycle, islice
from typing import Final

from measure import Figure, ratio, scaled
from rami import Match, RoundResult, Rules, Status

ROUNDS: Final = 1000
SPAN: Final = 100
"""How many rounds at either end are compared."""

ENTRIES: Final = (
    RoundResult(["", 2], winner=0, opened=[True, True]),
    RoundResult([2, ""], winner=1, opened=[True, True]),
)
"""Two points to each player in turn: after the last round both have half the target of 2000."""


def figures(rounds: int) -> list[Figure]:
    _ends()  # warms up
    pairs = [_ends() for _ in range(rounds)]
    first, last = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    return [
        ratio(f"match of {ROUNDS:,} rounds: last {SPAN} / first {SPAN}", last, first, goal=1.05),
        scaled(f"match: a round recorded, first {SPAN}", "µs", first, 1e6),
        scaled(f"match: a round recorded, last {SPAN}", "µs", last, 1e6),
    ]


def _ends() -> tuple[float, float]:
    """Play one match; give the seconds a round of its first and of its last rounds."""
    match = Match.start(["Ana", "Ben"], Rules(target=2000))
    entries = cycle(ENTRIES)
    match, first = _timed(match, list(islice(entries, SPAN)))
    match, _ = _timed(match, list(islice(entries, ROUNDS - 2 * SPAN)))
    match, last = _timed(match, list(islice(entries, SPAN)))
    if len(match.rounds) != ROUNDS or match.status is not Status.PLAYING:
        raise RuntimeError(f"the match stopped after {len(match.rounds)} rounds: {match.status}")
    return first, last


def _timed(match: Match, entries: list[RoundResult]) -> tuple[Match, float]:
    start = time.perf_counter()
    for entry in entries:
        match = match.record(entry)
    return match, (time.perf_counter() - start) / len(entries)
