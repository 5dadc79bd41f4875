"""What a turn costs late in a long round against early in it.

The players only draw and discard, until the stock has been used up twice; nobody opens, and only turns with hands
that could not are timed. So nothing but the length of the round differs: the table is empty, hands keep their size.
"""

import random
import time
from statistics import median
from typing import Final

from measure import Figure, ratio, scaled
from play import random_deal
from rami.kernel import Kernel
from rami.play.deal import Phase
from rami.play.moves import DRAW, Discard
from rami.play.state import State

SEED: Final = 2024
ROUNDS_EACH: Final = 8
"""So many rounds are played for one value."""

FEWEST: Final = 100
"""The fewest turns of a long round: 200 decisions."""


def figures(rounds: int) -> list[Figure]:
    rng = random.Random(SEED)
    _quarters(rng)  # warms up
    pairs = [_quarters(rng) for _ in range(rounds)]
    first, last = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    return [
        ratio("a turn in rounds of 300 decisions: last quarter / first quarter", last, first, goal=1.1),
        scaled("a turn in rounds of 300 decisions: first quarter", "µs", first, 1e6),
        scaled("a turn in rounds of 300 decisions: last quarter", "µs", last, 1e6),
    ]


def _quarters(rng: random.Random) -> tuple[float, float]:
    """Play some rounds; give the seconds a turn, the median, in their first and in their last quarters."""
    first: list[float] = []
    last: list[float] = []
    for _ in range(ROUNDS_EACH):
        turns = _turns(rng)
        if len(turns) < FEWEST:
            raise RuntimeError(f"a round of {len(turns)} turns is too short")
        quarter = len(turns) // 4
        first += [seconds for seconds in turns[:quarter] if seconds is not None]
        last += [seconds for seconds in turns[-quarter:] if seconds is not None]
    return median(first), median(last)


def _turns(rng: random.Random) -> list[float | None]:
    """Play one round; give the seconds of each turn, None where its hand could open."""
    state = State.dealt(random_deal(rng, 2))
    turns: list[float | None] = []
    while DRAW in state.legal:
        start = time.perf_counter()
        state.legal.moves()
        drawn = state.after(DRAW)
        thrown = drawn.after(rng.choice([move for move in drawn.legal.moves() if isinstance(move, Discard)]))
        seconds = time.perf_counter() - start
        turns.append(None if _has_pure_run(state) or _has_pure_run(drawn) else seconds)
        state = thrown
    return turns


def _has_pure_run(state: State) -> bool:
    """Whether the hand has what an opening begins with, the top discard included where it may be taken."""
    ones = state.position.turn.hand.ones
    if state.phase is Phase.DRAW and not state.pile[-1].is_joker:
        ones |= 1 << state.pile[-1].index
    return Kernel.has_pure_run(ones)
