"""Ratings of strategies by OpenSkill (Plackett-Luce), where the package is installed: the extra ``lab``."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rami.lab.games import Game


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a strategy is held to be, and how uncertain that is: a mean and a standard deviation. All begin at 25."""

    mean: float
    deviation: float


def ratings(games: Iterable[Game], strategies: int) -> tuple[Rating, ...] | None:
    """Rate the strategies by all games, one after the other; None where ``openskill`` is not installed.

    A strategy that sits at several seats takes part once, with its points a seat; fewer points are better. Mirrored games
    are rated like independent ones, so a rating looks more certain than it is: what is claimed rests on the intervals.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known = [model.rating() for _ in range(strategies)]
    for game in games:
        playing = sorted(set(game.seats))
        points = [-_mean_points(game, number) for number in playing]
        rated = model.rate([[known[number]] for number in playing], scores=points)
        for number, (rating,) in zip(playing, rated, strict=True):
            known[number] = rating
    return tuple(Rating(rating.mu, rating.sigma) for rating in known)


def _mean_points(game: Game, number: int) -> float:
    points: Sequence[int] = [scored for seat, scored in zip(game.seats, game.points, strict=True) if seat == number]
    return sum(points) / len(points)
