"""The level "expert": plays on from its plans in worlds that fit what it has seen, and counts outs for a rami sec.

Each plan is the rest of a turn, as ``club`` plays it or as it would if it did not wait or held back more or less. The plan of
``club`` stays unless another one wins the match more often beyond doubt. Whether to take a discard is left to ``club``: to play
on from both choices won no more matches.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import monotonic
from typing import Final

from rami.bots.club import Club
from rami.bots.finishing import turn_finished
from rami.bots.forecast import Forecast, Plan, foresees
from rami.bots.racing import discards_by_outs
from rami.bots.strategy import Sight
from rami.bots.style import USUAL
from rami.bots.worlds import World, Worlds
from rami.fast.compiled import COMPILED
from rami.fast.outs import throws
from rami.fast.rollouts import Hidden, Start, play_on
from rami.fast.terms import terms_of
from rami.handbits import HandBits
from rami.play.deal import Phase
from rami.play.moves import Move
from rami.rules import DEFAULT_RULES

_STYLES: Final = (
    USUAL,
    USUAL._replace(patience=0),  # opens as soon as it can
    USUAL._replace(held=0),  # holds back all melds that need not be laid
    USUAL._replace(held=1 << 7),  # lays all
)

_SURE: Final = 2.0
"""Another plan must be better by so many standard errors."""

_AT_ONCE: Final = 20
"""So many worlds are tried before the clock is asked."""


class Expert:
    """Plays on from its plans in ``worlds`` worlds, fewer if ``seconds`` are over before; then its answer depends on how quick
    the machine is.

    Without numba (extra ``fast``) and by rules that a forecast does not know it has ``club``'s plan only.
    """

    name = "expert"

    def __init__(self, worlds: int = 200, seconds: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._worlds, self._seconds, self._clock = worlds, seconds, clock
        self._players = [Club(style, discards_by_outs if COMPILED else None) for style in _STYLES]

    def choose(self, sight: Sight, random: Random) -> Move:
        """Give the first move of the best plan."""
        view = sight.view
        usual = self._players[0]
        if view.phase is Phase.DRAW or len(view.legal) == 1 or not (COMPILED and foresees(view.rules)):
            return usual.choose(sight, random)
        until = None if self._seconds is None else self._clock() + self._seconds
        worlds = Worlds(sight)
        plans = list(self._plans(sight, worlds.sample(random)))
        if len(plans) == 1:
            return plans[0].moves[0]
        forecast = Forecast(worlds, sight.match, plans)
        for _ in range(0, self._worlds, _AT_ONCE):
            began = self._clock()
            forecast.look(_AT_ONCE, random)
            now = self._clock()
            if until is not None and 2 * now - began > until:  # as many more would take as long
                break
        return plans[plan_to_follow(forecast.values)].moves[0]

    def _plans(self, sight: Sight, world: World) -> Iterator[Plan]:
        """The turn as each player finishes it, where it is another."""
        found: set[tuple[Move, ...]] = set()
        for player in self._players:
            end = turn_finished(world, sight, player)
            plan = Plan(tuple(played.move for played in end.history if played.move is not None), end)
            if plan.moves not in found:
                found.add(plan.moves)
                yield plan


def warm_up() -> None:
    """Compile what an expert needs, or load it: the first time takes half a minute, later ones some seconds."""
    hand, nothing = HandBits(0b1111, 0, 0, 0), HandBits(0, 0, 0, 0)
    throws(hand, [0] * 53)
    start = Start([hand, nothing], [True, True], [], [40], 2, 0, 0)
    play_on([start], Hidden([20, 30], [0, 0]), [1], terms_of(DEFAULT_RULES, 2))


def plan_to_follow(values: Sequence[Sequence[float]]) -> int:
    """Give which plan to follow: the best on average that is better than the first beyond doubt, else the first.

    >>> plan_to_follow([[0.5, 0.5, 0.5, 0.5], [0.9, 0.8, 0.9, 0.8], [1.0, 0.0, 1.0, 1.0]])
    1
    """
    gains = [[other - first for other, first in zip(each, values[0], strict=True)] for each in values]
    sure = [each for each in gains if fmean(each) > _SURE * sqrt(variance(each) / len(each))]
    return gains.index(max(sure, key=fmean)) if sure else 0
