"""What simulated games come to: figures with their intervals. Each game is a cluster (``rami.lab.statistics``)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rami.lab.games import Unit
from rami.lab.simulate import GameFacts, RoundFacts, Scenario, SimulationPlan
from rami.lab.statistics import Cluster, Interval, Sample, percentile, ratio_interval, share_interval, sums
from rami.results import Ending

PERCENTILES: Final = (0.1, 0.5, 0.9)
"""Which values of a spread are told."""


class Kind(StrEnum):
    """What a figure is counted in.

    >>> Kind("share").value
    'share'
    """

    POINTS = "points"
    TURNS = "turns"
    ROUNDS = "rounds"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: the mean of so many values (``number``), or the share of so many cases, 0 to 1.

    ``place`` counts the players from the one who plays first, for figures that are told for each. ``spread`` are the
    values that ``PERCENTILES`` of all do not exceed, for means.
    """

    name: str
    kind: Kind
    number: int
    interval: Interval
    place: int | None = None
    spread: tuple[Interval, ...] = ()


@dataclass(frozen=True, slots=True)
class Findings:
    """The figures of one scenario, in an order that is the same for all."""

    scenario: Scenario
    rounds: int
    figures: tuple[Figure, ...]


def findings(plan: SimulationPlan, scenario: Scenario) -> Findings:
    """Work out the figures of a scenario.

    ``points`` are those of each player and round, winners included; ``loser_points`` those of who did not win;
    ``turns`` a round, ``rounds`` a match. Shares: of the rounds, how they end, and who wins by place; of the scores of
    losers, to how many the ``surcharge``, the ``limit``, ``half_target`` and the ``penalty`` applied; of the matches, how
    many needed an extra round. A figure without a case, such as a share of no losers, is left out.

    >>> from rami.lab.simulate import simulate
    >>> plan = SimulationPlan("random", games=2, unit=Unit.ROUND)
    >>> found = findings(plan, simulate(plan)[0])
    >>> [figure.name for figure in found.figures if figure.kind is not Kind.SHARE]
    ['points', 'loser_points', 'turns']
    """
    figures = [*_means(plan, scenario.games), *_shares(plan, scenario)]
    return Findings(scenario, sum(len(game.rounds) for game in scenario.games), tuple(figures))


def _means(plan: SimulationPlan, games: Sequence[GameFacts]) -> Iterator[Figure]:
    points = [[scored for one in game.rounds for scored in one.points] for game in games]
    lost = [
        [scored for one in game.rounds for scored, won in zip(one.points, one.won, strict=True) if not won]
        for game in games
    ]
    yield from _mean("points", Kind.POINTS, points, plan.confidence)
    yield from _mean("loser_points", Kind.POINTS, lost, plan.confidence)
    yield from _mean("turns", Kind.TURNS, [[one.turns for one in game.rounds] for game in games], plan.confidence)
    if plan.unit is Unit.MATCH:
        yield from _mean("rounds", Kind.ROUNDS, [[len(game.rounds)] for game in games], plan.confidence)


def _shares(plan: SimulationPlan, scenario: Scenario) -> Iterator[Figure]:
    games, sure = scenario.games, plan.confidence
    for ending in Ending:
        yield from _share(ending.value, _of_rounds(games, lambda one, ending=ending: one.ending is ending), sure)
    for name in ("surcharge", "limit", "half_target", "penalty"):
        of_losers: list[Cluster] = [
            (sum(getattr(one, name) for one in game.rounds), sum(one.losers for one in game.rounds)) for game in games
        ]
        yield from _share(name, of_losers, sure)
    if plan.unit is Unit.MATCH:
        yield from _share("extra_round", [(int(game.extra > 0), 1) for game in games], sure)
    for place in range(scenario.players):
        won = _of_rounds(games, lambda one, place=place: one.won[place] / max(sum(one.won), 1))
        yield from _share("wins", won, sure, place + 1)


def _of_rounds(games: Sequence[GameFacts], case: Callable[[RoundFacts], float]) -> list[Cluster]:
    return [(sum(map(case, game.rounds)), len(game.rounds)) for game in games]


def _mean(name: str, kind: Kind, sample: Sample, confidence: float) -> Iterator[Figure]:
    number = sum(map(len, sample))
    if number:
        spread = tuple(percentile(sample, share, confidence) for share in PERCENTILES)
        yield Figure(name, kind, number, ratio_interval(sums(sample), confidence), spread=spread)


def _share(name: str, clusters: Sequence[Cluster], confidence: float, place: int | None = None) -> Iterator[Figure]:
    number = int(sum(size for _, size in clusters))
    if number:
        yield Figure(name, Kind.SHARE, number, share_interval(clusters, confidence), place)
