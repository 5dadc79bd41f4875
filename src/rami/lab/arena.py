"""The arena: strategies against each other over mirrored deals.

Two at a time meet. Every deal is played at every seating that ``seatings`` gives, so both get the same cards at the same
seats, and what is left of luck is the difference between deals: each deal is one value, and intervals are over deals.
"""

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, groupby, pairwise
from math import fsum
from typing import Final, NamedTuple

from rami.bots.levels import LEVELS, Maker
from rami.errors import Fault, LabError
from rami.lab.games import Game, Unit, play_game, seatings
from rami.lab.plans import choice_faults, confidence_faults, refuse, too_few
from rami.lab.ratings import Rating, ratings
from rami.lab.statistics import Cluster, Interval, mean_interval, share_interval
from rami.lab.workers import Progress, spread
from rami.rules import DEFAULT_RULES, Rules

LEAST_DEALS: Final = 2
"""A single deal says nothing about how much deals differ."""


class Pairing(StrEnum):
    """Who meets whom: everybody everybody else, or each the one before it in the list.

    >>> Pairing("ladder")
    <Pairing.LADDER: 'ladder'>
    """

    ROUND_ROBIN = "round-robin"
    LADDER = "ladder"


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """What is played: each pair of the strategies so many ``deals``, at a table with so many ``seats``.

    A deal is that of a round, or all deals of a match. Everything follows from ``seed`` and the number of the deal.
    ``confidence`` is that of the intervals, 0.5 to 0.9999. ``pairing`` and ``unit`` may be given by their names.

    Raises ``LabError`` (``lab/too-few``, ``lab/no-such-choice``, ``lab/confidence``) with everything that is wrong;
    ``RulesError`` where that is only the seats, 2 to 6.

    >>> ArenaPlan(("random", "club"), unit="round").unit
    <Unit.ROUND: 'round'>
    """

    strategies: tuple[str, ...]
    seats: int = 2
    rules: Rules = DEFAULT_RULES
    deals: int = 100
    seed: int = 1
    pairing: Pairing = Pairing.ROUND_ROBIN
    unit: Unit = Unit.MATCH
    confidence: float = 0.99

    def __post_init__(self) -> None:
        """Refuse what cannot be played, or what nothing can be learnt from."""
        faults = [*too_few("strategies", len(self.strategies), 2), *too_few("deals", self.deals, LEAST_DEALS)]
        faults += [*choice_faults("pairing", self.pairing, Pairing), *choice_faults("unit", self.unit, Unit)]
        refuse([*faults, *confidence_faults(self.confidence)], [(self.rules, self.seats)])
        object.__setattr__(self, "pairing", Pairing(self.pairing))
        object.__setattr__(self, "unit", Unit(self.unit))

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who meets whom, by number in ``strategies``; who comes later in the list is named first.

        >>> ArenaPlan(("a", "b", "c")).pairs, ArenaPlan(("a", "b", "c"), pairing=Pairing.LADDER).pairs
        (((1, 0), (2, 0), (2, 1)), ((1, 0), (2, 1)))
        """
        numbers = range(len(self.strategies))
        if self.pairing is Pairing.LADDER:
            return tuple((one, other) for other, one in pairwise(numbers))
        return tuple(sorted((one, other) for other, one in combinations(numbers, 2)))

    @property
    def order(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Every game in the order in which it is listed: the number of its deal, and who sits where."""
        return tuple(
            (deal, tuple(pair[place] for place in seating))
            for deal in range(1, self.deals + 1)
            for pair in self.pairs
            for seating in seatings(2, self.seats)
        )


@dataclass(frozen=True, slots=True)
class Duel:
    """Two strategies against each other, by number: in how many games, and of these how many each has won.

    ``share`` is that of the wins of ``one``, 0 to 1; half is even. ``lead`` is how many points fewer ``one`` has, a seat
    and game; 0 is even. A blocked round won by several counts in parts.
    """

    one: int
    other: int
    games: int
    wins: tuple[float, float]
    points: tuple[float, float]
    share: Interval
    lead: Interval

    @property
    def stronger(self) -> int | None:
        """Who wins more than half, at the stated confidence; None where that is not decided."""
        if self.share.low > 0.5:
            return self.one
        return self.other if self.share.high < 0.5 else None


@dataclass(frozen=True, slots=True)
class Standing:
    """All games of one strategy, by its number: ``points`` and ``moves`` are means, a seat and game."""

    strategy: int
    games: int
    wins: float
    points: float
    moves: float
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Arena:
    """What a contest came to: every game, and what follows from the games."""

    plan: ArenaPlan
    games: tuple[Game, ...]
    duels: tuple[Duel, ...]
    standings: tuple[Standing, ...]


def arena(
    plan: ArenaPlan,
    makers: Mapping[str, Maker] = LEVELS,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Play a contest, here or on the workers of an executor (``rami.lab.workers``), which changes no result.

    Raises ``LabError`` (``lab/unknown-strategy``) for each name that is not one of ``makers``.

    >>> plan = ArenaPlan(("random", "random"), deals=2, unit=Unit.ROUND)
    >>> [(duel.games, duel.lead.value, duel.share.value) for duel in arena(plan).duels]
    [(4, 0.0, 0.5)]
    """
    makes = makers_of(plan.strategies, makers)
    jobs = [_Job(plan, makes, pair, deal) for deal in range(1, plan.deals + 1) for pair in plan.pairs]
    played = spread(executor, _play, jobs, progress)
    return judged(plan, tuple(game for games in played for game in games))


def makers_of(names: Sequence[str], makers: Mapping[str, Maker]) -> tuple[Maker, ...]:
    """Give what makes each of the strategies.

    Raises ``LabError`` (``lab/unknown-strategy``) for each name that is not there.
    """
    unknown = [
        Fault("lab/unknown-strategy", ("strategies",), {"text": name, "choices": tuple(makers)})
        for name in dict.fromkeys(names)
        if name not in makers
    ]
    if unknown:
        raise LabError(unknown)
    return tuple(makers[name] for name in names)


class _Job(NamedTuple):
    plan: ArenaPlan
    makers: tuple[Maker, ...]
    pair: tuple[int, int]
    deal: int


def _play(job: _Job) -> tuple[Game, ...]:
    """Play all games of a pair with one deal."""
    plan, makers, pair, deal = job
    return tuple(
        play_game(makers, [pair[place] for place in seating], deal, rules=plan.rules, seed=plan.seed, unit=plan.unit)
        for seating in seatings(2, plan.seats)
    )


def judged(plan: ArenaPlan, games: tuple[Game, ...]) -> Arena:
    """Work out what follows from all games of a contest, which stand in the order of the plan."""
    by_pair: dict[tuple[int, int], list[Game]] = {pair: [] for pair in plan.pairs}
    for game in games:
        by_pair[max(game.seats), min(game.seats)].append(game)
    duels = tuple(_duel(pair, played, plan.confidence) for pair, played in by_pair.items())
    rated = ratings(games, len(plan.strategies))
    standings = tuple(
        _standing(number, games, None if rated is None else rated[number]) for number in range(len(plan.strategies))
    )
    return Arena(plan, games, duels, standings)


class _Tally(NamedTuple):
    """What some games brought one strategy; ``seats`` counts the seats at which it sat in them."""

    games: int
    wins: float
    points: int
    moves: int
    seats: int


def _tally(number: int, games: Iterable[Game]) -> _Tally:
    of = [(game, [seat for seat, sits in enumerate(game.seats) if sits == number]) for game in games]
    return _Tally(
        len(of),
        fsum(sum(seat in game.won for seat in seats) / max(len(game.won), 1) for game, seats in of),
        sum(game.points[seat] for game, seats in of for seat in seats),
        sum(game.moves[seat] for game, seats in of for seat in seats),
        sum(len(seats) for _, seats in of),
    )


def _duel(pair: tuple[int, int], games: Sequence[Game], confidence: float) -> Duel:
    shares: list[Cluster] = []
    leads: list[float] = []
    for _, played in groupby(games, key=lambda game: game.deal):
        mirrored = list(played)
        one, other = (_tally(number, mirrored) for number in pair)
        shares.append((one.wins, one.games))
        leads.append((other.points - one.points) / one.seats)
    one, other = (_tally(number, games) for number in pair)
    return Duel(
        *pair,
        games=len(games),
        wins=(one.wins, other.wins),
        points=(one.points / one.seats, other.points / other.seats),
        share=share_interval(shares, confidence),
        lead=mean_interval(leads, confidence),
    )


def _standing(number: int, games: Sequence[Game], rating: Rating | None) -> Standing:
    found = _tally(number, [game for game in games if number in game.seats])
    return Standing(number, found.games, found.wins, found.points / found.seats, found.moves / found.seats, rating)
