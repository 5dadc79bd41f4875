"""The simulator: one strategy at every seat, by any rules and for any number of players, many times."""

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import islice, product
from typing import Final, NamedTuple

from rami.bots.levels import LEVELS, Maker
from rami.lab.arena import makers_of
from rami.lab.games import Unit, game_of, turns_of
from rami.lab.plans import choice_faults, confidence_faults, refuse, too_few
from rami.lab.workers import Progress, spread
from rami.play.state import State
from rami.results import Ending
from rami.rules import DEFAULT_RULES, Rules
from rami.scoring import LimitKind, Reason, ScoreLine
from rami.table import Status

LEAST_GAMES: Final = 2
"""A single game says nothing about how much games differ."""


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What is played: ``games`` by each of the rules for each number of players, all of one strategy.

    The same game by other rules has the same seed. ``confidence`` is that of the intervals, 0.5 to 0.9999. ``unit`` may be
    given by its name.

    Raises ``LabError`` (``lab/too-few``, ``lab/no-such-choice``, ``lab/confidence``) with everything that is wrong;
    ``RulesError`` where that is only the players, 2 to 6.

    >>> SimulationPlan("random", unit="round").unit
    <Unit.ROUND: 'round'>
    """

    strategy: str
    rules: tuple[Rules, ...] = (DEFAULT_RULES,)
    players: tuple[int, ...] = (2,)
    games: int = 100
    seed: int = 1
    unit: Unit = Unit.MATCH
    confidence: float = 0.99

    def __post_init__(self) -> None:
        """Refuse what cannot be played, or what nothing can be learnt from."""
        faults = [*too_few("games", self.games, LEAST_GAMES), *choice_faults("unit", self.unit, Unit)]
        refuse([*faults, *confidence_faults(self.confidence)], product(self.rules, self.players))
        object.__setattr__(self, "unit", Unit(self.unit))


class RoundFacts(NamedTuple):
    """What is kept of a round. ``points`` and ``won`` go by place: the first is that of who played first.

    ``turns`` are those of all players. ``losers`` counts who did not win, and the others the scores to which each rule
    applied: the surcharge was added, the limit or half the target lowered the score, the flat penalty was scored.
    """

    ending: Ending
    turns: int
    points: tuple[int, ...]
    won: tuple[bool, ...]
    losers: int
    surcharge: int
    limit: int
    half_target: int
    penalty: int


class GameFacts(NamedTuple):
    """What is kept of a match: its rounds, and how many of them were extra rounds."""

    rounds: tuple[RoundFacts, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """The games that were played by one set of rules for one number of players."""

    rules: Rules
    players: int
    games: tuple[GameFacts, ...]


def simulate(
    plan: SimulationPlan,
    makers: Mapping[str, Maker] = LEVELS,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> tuple[Scenario, ...]:
    """Play what is planned, here or on the workers of an executor, which changes no result.

    Raises ``LabError`` (``lab/unknown-strategy``).

    >>> scenario, = simulate(SimulationPlan("random", games=2, unit=Unit.ROUND))
    >>> [len(game.rounds) for game in scenario.games]
    [1, 1]
    """
    (maker,) = makers_of([plan.strategy], makers)
    scenarios = list(product(plan.rules, plan.players))
    jobs = [
        _Job(maker, rules, players, plan.seed, number, plan.unit)
        for rules, players in scenarios
        for number in range(1, plan.games + 1)
    ]
    played = iter(spread(executor, _play, jobs, progress))
    return tuple(Scenario(rules, players, tuple(islice(played, plan.games))) for rules, players in scenarios)


class _Job(NamedTuple):
    maker: Maker
    rules: Rules
    players: int
    seed: int
    number: int
    unit: Unit


def _play(job: _Job) -> GameFacts:
    found: list[RoundFacts] = []
    extra, status = 0, Status.PLAYING
    for match, state in game_of([job.maker] * job.players, job.rules, f"{job.seed}/{job.number}", job.unit):
        extra += status is Status.EXTRA_ROUND
        status = match.status
        found.append(round_facts(state, match.rounds[-1].lines))
    return GameFacts(tuple(found), extra)


def round_facts(state: State, lines: tuple[ScoreLine, ...]) -> RoundFacts:
    """Keep what is counted of a round that has ended, with its scores by seat."""
    first = state.deal.dealer + 1
    by_place = [lines[(first + place) % len(lines)] for place in range(len(lines))]
    losers = [line for line in lines if line.reason is not Reason.WON]
    assert state.position.ending is not None
    return RoundFacts(
        ending=state.position.ending,
        turns=turns_of(state),
        points=tuple(line.points for line in by_place),
        won=tuple(line.reason is Reason.WON for line in by_place),
        losers=len(losers),
        surcharge=sum(line.surcharge > 0 for line in losers),
        limit=sum(line.limited_by is LimitKind.LIMIT for line in losers),
        half_target=sum(line.limited_by is LimitKind.HALF_TARGET for line in losers),
        penalty=sum(line.reason is Reason.RAMI_SEC for line in losers),
    )
