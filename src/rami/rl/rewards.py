"""What a round or a match is worth to those who learn from it. Fewer points are better, so points count against a seat."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

SCALE: Final = 100
"""So many points are a reward of 1."""


class Reward(StrEnum):
    """How the end of a round, or of a match, is rewarded.

    ``ZERO_SUM``: after each round, by how many points a seat has fewer than the others on average, in hundreds; all
    rewards add up to 0. ``POINTS``: after each round, the seat's own points in hundreds, negative. ``WON``: at the end of
    the game only, the share in the win less an equal share: 0.75 for the winner of four and -0.25 for each other.

    >>> Reward("zero_sum")
    <Reward.ZERO_SUM: 'zero_sum'>
    """

    ZERO_SUM = "zero_sum"
    POINTS = "points"
    WON = "won"


def round_rewards(kind: Reward, points: Sequence[int]) -> tuple[float, ...]:
    """Give the rewards of a round by seat; ``points`` are its scores by seat.

    >>> round_rewards(Reward.ZERO_SUM, (0, 36, 50)), round_rewards(Reward.POINTS, (0, 36))
    ((0.43, -0.11, -0.32), (0.0, -0.36))
    """
    if kind is Reward.WON:
        return (0.0,) * len(points)
    if kind is Reward.POINTS:
        return tuple(0.0 - each / SCALE for each in points)
    total, others = sum(points), len(points) - 1
    return tuple((total - each - others * each) / (others * SCALE) for each in points)


def game_rewards(kind: Reward, won: Iterable[int], players: int) -> tuple[float, ...]:
    """Give what the end of a game adds, by seat; ``won`` are the seats that won, several or none in a blocked round.

    >>> game_rewards(Reward.WON, (1,), 4), game_rewards(Reward.WON, (0, 1), 2)
    ((-0.25, 0.75, -0.25, -0.25), (0.0, 0.0))
    """
    winners = set(won)
    if kind is not Reward.WON or not winners:
        return (0.0,) * players
    return tuple((seat in winners) / len(winners) - 1 / players for seat in range(players))
