"""Moves put in order by what came of them, in the same worlds for all."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from rami.bots.advice import Judged
from rami.play.moves import Move

_BAD: Final = 2.5
"""A move is bad if it is worse than the best by more than so many standard errors."""


class Outcome(NamedTuple):
    """What a round came to for a seat: its points beyond the mean of the others', and its chance to win the match after it."""

    points: float
    chance: float


Outcomes = Mapping[Move, Sequence[Outcome]]
"""By move what came of it, world by world; a move that was given up has fewer."""

Aim = Callable[[Outcome], float]
"""What is sought: the less, the better."""


def in_points(outcome: Outcome) -> float:
    """Few points in the round."""
    return outcome.points


def in_match(outcome: Outcome) -> float:
    """A high chance to win the match."""
    return -outcome.chance


def ranked(tried: Outcomes, favourite: Move | None = None, aim: Aim = in_points) -> list[Judged]:
    """Judge moves, the best first.

    Moves are compared over the worlds that both have: the mean is that of the move tried most, which the difference is added
    to. A favourite comes first unless another one is better by more than the standard error; what is better by less is told
    to be as good. Where that is the same for all, few
    points are sought. The chance to win is told where it is what is sought.

    >>> from rami.play.moves import DRAW, TAKE
    >>> tried = {DRAW: [Outcome(3, 0.5), Outcome(5, 0.4), Outcome(10, 0.3)], TAKE: [Outcome(1, 0.5), Outcome(5, 0.2)]}
    >>> ranked(tried)
    [Judged(move=Take(), points=5.0, error=0.0, chance=None), Judged(move=Draw(), points=6.0, error=1.0, chance=None)]
    >>> [(judged.move, judged.points) for judged in ranked(tried, DRAW)]
    [(Draw(), 6.0), (Take(), 6.0)]
    >>> [(judged.move, round(judged.chance, 2)) for judged in ranked(tried, aim=in_match)]
    [(Draw(), 0.4), (Take(), 0.3)]
    """
    cost, points, chance = _means(tried, aim), _means(tried, in_points), _means(tried, in_match)
    best = min(tried, key=lambda move: (cost[move], points[move], -len(tried[move])))
    if favourite is not None and cost[favourite] - cost[best] <= _error(tried[favourite], tried[best], aim):
        best = favourite

    def _judged(move: Move) -> Judged:
        shown = best if cost[move] < cost[best] else move
        error = _error(tried[move], tried[best], in_points)
        return Judged(move, points[shown], error, -chance[shown] if aim is in_match else None)

    return [
        _judged(move)
        for move in sorted(tried, key=lambda move: (max(cost[move], cost[best]), move != best, points[move]))
    ]


def staying(tried: Outcomes, moves: Sequence[Move], aim: Aim) -> list[Move]:
    """Give those of some moves that are still worth trying: two at least."""
    cost = _means(tried, aim)
    order = sorted(moves, key=cost.__getitem__)
    best = order[0]
    return [
        move
        for place, move in enumerate(order)
        if place < 2 or cost[move] - cost[best] <= _BAD * _error(tried[move], tried[best], aim)
    ]


def _means(tried: Outcomes, aim: Aim) -> dict[Move, float]:
    """The mean of the move tried most, with the difference of each to it."""
    most = max(tried.values(), key=len)
    return {move: fmean(map(aim, most)) + fmean(_differences(each, most, aim)) for move, each in tried.items()}


def _differences(one: Sequence[Outcome], other: Sequence[Outcome], aim: Aim) -> list[float]:
    return [aim(mine) - aim(others) for mine, others in zip(one, other, strict=False)]


def _error(one: Sequence[Outcome], other: Sequence[Outcome], aim: Aim) -> float:
    """The standard error of the mean difference."""
    differences = _differences(one, other, aim)
    return sqrt(variance(differences) / len(differences)) if len(differences) > 1 else 0.0
