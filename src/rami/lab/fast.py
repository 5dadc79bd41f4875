"""The simulator on fast rounds: the same plan and the same kind of facts as by ``rami.lab.simulate``."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import product
from typing import Final, NamedTuple

from rami.errors import Fault, LabError
from rami.fast import PLAYERS
from rami.fast.rounds import BLOCKED, NORMAL, RAMI_SEC, Rounds, play
from rami.fast.terms import knows
from rami.lab.games import Unit
from rami.lab.simulate import GameFacts, RoundFacts, Scenario, SimulationPlan
from rami.lab.workers import Progress
from rami.results import Ending
from rami.rules import OPTIONS, Rules

_AT_ONCE: Final = 10_000
"""So many games are played before progress is told."""

_ENDINGS: Final = {NORMAL: Ending.NORMAL, RAMI_SEC: Ending.RAMI_SEC, BLOCKED: Ending.BLOCKED}


def simulate_fast(
    plan: SimulationPlan, progress: Progress | None = None, threads: int | None = None
) -> tuple[Scenario, ...]:
    """Play what is planned by fast rounds, on so many threads, None for one a processor; they change no result.

    Raises ``LabError``: ``lab/unknown-strategy`` for others than ``PLAYERS``, ``lab/not-fast`` for each option of the rules
    that fast rounds do not know.

    >>> scenario, = simulate_fast(SimulationPlan("greedy", games=2, unit=Unit.ROUND), threads=1)
    >>> [len(game.rounds) for game in scenario.games]
    [1, 1]
    """
    faults = [fault for rules in plan.rules for fault in _rules_faults(rules)]
    if plan.strategy not in PLAYERS:
        faults.append(Fault("lab/unknown-strategy", ("strategies",), {"text": plan.strategy, "choices": PLAYERS}))
    if faults:
        raise LabError(faults)
    scenarios = list(product(plan.rules, plan.players))
    found: list[Scenario] = []
    for rules, players in scenarios:
        games: list[GameFacts] = []
        for first in range(0, plan.games, _AT_ONCE):
            numbers = range(first + 1, min(first + _AT_ONCE, plan.games) + 1)
            games += _played(plan, rules, players, numbers, threads)
            if progress is not None:
                progress(len(found) * plan.games + len(games), len(scenarios) * plan.games)
        found.append(Scenario(rules, players, tuple(games)))
    return tuple(found)


def _rules_faults(rules: Rules) -> Iterator[Fault]:
    for option in OPTIONS:
        if not knows(rules, option):
            yield Fault("lab/not-fast", ("rules",), {"option": option, "value": str(rules[option])})


class _Match(NamedTuple):
    """A match that goes on: its number, the totals by seat, what is kept of it."""

    number: int
    totals: list[int]
    rounds: list[RoundFacts]
    extra: list[int]


def _played(
    plan: SimulationPlan, rules: Rules, players: int, numbers: Sequence[int], threads: int | None
) -> list[GameFacts]:
    """Play games, the first rounds of all together, then the second ones of those that go on."""
    matches = [_Match(number, [0] * players, [], []) for number in numbers]
    going, rounds = matches, 0
    while going:
        seeds = [seed_of(plan.seed, match.number, rounds + 1) for match in going]
        facts = list(facts_of(play(seeds, players, plan.strategy, rules, threads), players))
        for match, one in zip(going, facts, strict=True):
            match.rounds.append(one)
            for place, points in enumerate(one.points):
                match.totals[(rounds + 1 + place) % players] += points  # seat 0 deals first
        rounds += 1
        going = [] if plan.unit is Unit.ROUND else [one for one in going if _goes_on(one, rules.target_for(players))]
    return [GameFacts(tuple(match.rounds), len(match.extra)) for match in matches]


def _goes_on(match: _Match, target: int) -> bool:
    """Whether another round is played, and note it where it is an extra round."""
    if max(match.totals) < target:
        return True
    tied = match.totals.count(min(match.totals)) > 1
    if tied:
        match.extra.append(len(match.rounds))
    return tied


def facts_of(played: Rounds, players: int) -> Iterator[RoundFacts]:
    """Give what is kept of each round."""
    columns = [list(map(int, column)) for column in (*played[:6], *played.points, *played.won)]
    for ending, turns, surcharge, limit, half_target, penalty, *seats in zip(*columns, strict=True):
        won = tuple(map(bool, seats[players:]))
        yield RoundFacts(
            _ENDINGS[ending],
            turns,
            tuple(seats[:players]),
            won,
            players - sum(won),
            surcharge,
            limit,
            half_target,
            penalty,
        )


def seed_of(seed: int, game: int, number: int) -> int:
    """Give the seed of a round of a game, both from 1: the same game by other rules, or of other players, has the same."""
    return int.from_bytes(blake2b(f"{seed}/{game}/{number}".encode(), digest_size=8).digest()) >> 1
