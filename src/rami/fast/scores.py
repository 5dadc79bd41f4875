"""What a round that is over comes to: who has won, and the points of each seat."""

from typing import Final

from rami.fast.compiled import Ints, jit
from rami.fast.hands import hand_value
from rami.fast.table import OPENED, held, size
from rami.fast.terms import HALF_TARGET, LIMIT, PENALTY, SURCHARGE

NORMAL: Final = 0
RAMI_SEC: Final = 1
BLOCKED: Final = 2
"""How a round ends."""


@jit
def hand_cost(game: Ints, seat: int) -> int:
    """Give what the hand of a seat costs, in points."""
    return hand_value(held(game, seat), game[4 * seat + 3])


@jit
def lowest_hand(game: Ints, players: int) -> int:
    """Give what the cheapest hand costs, in points."""
    lowest = hand_cost(game, 0)
    for seat in range(1, players):
        lowest = min(lowest, hand_cost(game, seat))
    return lowest


@jit
def wins(game: Ints, seat: int, ending: int, lowest: int) -> bool:
    """Tell whether a seat has won: it went out, or has the cheapest hand of a blocked round."""
    return hand_cost(game, seat) == lowest if ending == BLOCKED else not size(game, seat)


@jit
def score(game: Ints, seat: int, ending: int, lowest: int, terms: Ints) -> int:
    """Give what is written down for a seat, in points."""
    if wins(game, seat, ending, lowest):
        return 0
    if ending == RAMI_SEC:
        return int(terms[PENALTY])
    if game[OPENED + seat]:
        return hand_cost(game, seat)
    return min(hand_cost(game, seat) + terms[SURCHARGE], terms[LIMIT], terms[HALF_TARGET])
