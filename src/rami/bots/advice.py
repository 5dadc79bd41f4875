"""What the moves of a sight are worth: the question that a hint and a review ask, whoever answers it."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from rami.bots.strategy import Sight
from rami.play.moves import Move


class Judged(NamedTuple):
    """A move and what it is likely to come to.

    ``points`` are those that the seat is expected to get in this round beyond the mean of the others': less is better.
    ``error`` is the standard error of their difference from the best move's, 0 for the best itself and where it is not
    known. ``chance`` is that to win the match, 0 to 1; the best has the highest, whatever its points. It is None where the
    points of the round alone are judged.
    """

    move: Move
    points: float
    error: float = 0.0
    chance: float | None = None


class Judge(Protocol):
    """Somebody who can tell what moves are worth, from what the seat on turn may know."""

    def judge(self, sight: Sight, random: Random, among: Sequence[Move] = ()) -> Sequence[Judged]:
        """Judge the moves worth looking at, or those of ``among`` if any are given; the best first, at least one.

        The seat of the sight is on turn. The same sight and the same state of ``random`` give the same answer, unless
        the judge has only so much time.
        """
        ...
