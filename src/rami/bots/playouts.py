"""A judge that plays on: it puts the hidden cards where they may lie and lets beginners finish the round."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import monotonic
from typing import Final

from rami.bots.advice import Judged
from rami.bots.club import Club, discards_by_cost
from rami.bots.finishing import turn_finished
from rami.bots.planning import Planner
from rami.bots.reading import Reading
from rami.bots.rollout import played_out
from rami.bots.strategy import Sight
from rami.bots.style import style_for
from rami.bots.worlds import World, Worlds
from rami.kernel import kernel_for
from rami.play.deal import Phase
from rami.play.moves import Discard, Draw, Lay, LayOff, Move, Swap
from rami.scoring import score_round

_MOST: Final = 6
"""So many moves are looked at."""

_MELDS: Final = 3
"""So many of them are melds."""

_LOOK: Final = 8
"""After so many worlds, and then each time that their number has doubled, bad moves are given up."""

_BAD: Final = 2.5
"""A move is bad if it is worse than the best by more than so many standard errors."""


class Playouts:
    """Judges by playing on from each move, in the same worlds with the same chance for each.

    It tries ``worlds`` worlds, and accordingly more where it is asked about few moves only, unless ``seconds`` are over
    before; then the answer depends on how quick the machine is. The seat finishes its turn as ``club`` does; from then on
    all play as beginners, so what only pays with skill is valued too low. Therefore the move of ``club`` comes first,
    unless another one is better by more than the standard error.
    """

    def __init__(
        self,
        worlds: int = 64,
        seconds: float | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._worlds, self._seconds, self._clock = max(worlds, 2), seconds, clock

    def judge(self, sight: Sight, random: Random, among: Sequence[Move] = ()) -> Sequence[Judged]:
        """Judge the moves that ``club`` likes best, or those of ``among``; see ``Judge``."""
        until = None if self._seconds is None else self._clock() + self._seconds
        moves = list(among) or worth_trying(sight, random)
        favourite = None if among else moves[0]
        worlds, turns = Worlds(sight), {move: _Turn(sight, move) for move in moves}
        margins: dict[Move, list[float]] = {move: [] for move in moves}
        staying, look = moves, _LOOK
        for tried in range(self._worlds * _MOST // len(moves) if among else self._worlds):
            if until is not None and tried > 1 and self._clock() > until:
                break
            if tried == look and not among:
                staying, look = _staying(margins, staying), 2 * look
            world, seed = worlds.sample(random), random.getrandbits(64)
            for move in staying:
                margins[move].append(_margin(turns[move].finished(world), sight.view.on_turn, seed))
        return ranked(margins, favourite)


class _Turn:
    """A move and the rest of the turn after it; what is worked out in one world serves the others too."""

    def __init__(self, sight: Sight, move: Move) -> None:
        self._sight, self._moves = sight, [move]
        self._known = False

    def finished(self, world: World) -> World:
        """Give a world in which the turn is over, or the round."""
        for move in self._moves:
            world = world.after(move)
        if self._known:
            return world
        end = turn_finished(world, self._sight)
        if not isinstance(self._moves[0], Draw):
            self._known = True
            self._moves += [played.move for played in end.history[1:] if played.move is not None]
        return end


def _margin(world: World, seat: int, seed: int) -> float:
    """Play a world to its end; give the points of the seat beyond the mean of the others'."""
    end = played_out(world, Random(seed))
    points = [line.points for line in score_round(end.result, end.deal.rules)]
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def ranked(margins: Mapping[Move, Sequence[float]], favourite: Move | None = None) -> list[Judged]:
    """Order moves by their margins, world by world the same worlds for all; a move that was given up has fewer.

    Moves are compared over the worlds that both have. The mean is that of the move tried most, which the difference is
    added to. A favourite comes first unless another one is better by more than the standard error.

    >>> from rami.play.moves import DRAW, TAKE
    >>> ranked({DRAW: [3.0, 5.0, 10.0], TAKE: [1.0, 5.0]})
    [Judged(move=Take(), points=5.0, error=0.0), Judged(move=Draw(), points=6.0, error=1.0)]
    >>> ranked({DRAW: [3.0, 5.0, 10.0], TAKE: [1.0, 5.0]}, DRAW)
    [Judged(move=Draw(), points=6.0, error=0.0), Judged(move=Take(), points=6.0, error=1.0)]
    """
    most = max(margins.values(), key=len)
    points = {move: fmean(most) + fmean(_differences(each, most)) for move, each in margins.items()}
    best = min(margins, key=lambda move: (points[move], -len(margins[move])))
    if favourite is not None and points[favourite] - points[best] <= _error(margins[favourite], margins[best]):
        best = favourite
    found = [
        Judged(move, max(points[move], points[best]), _error(each, margins[best])) for move, each in margins.items()
    ]
    return sorted(found, key=lambda each: (each.points, each.move != best))


def _staying(margins: Mapping[Move, Sequence[float]], moves: Sequence[Move]) -> list[Move]:
    """Give the moves that are still worth trying: two at least."""
    order = [each for each in ranked(margins) if each.move in moves]
    return [
        each.move for place, each in enumerate(order) if place < 2 or each.points - order[0].points <= _BAD * each.error
    ]


def _differences(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [mine - others for mine, others in zip(one, other, strict=False)]


def _error(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference."""
    differences = _differences(one, other)
    return sqrt(variance(differences) / len(differences)) if len(differences) > 1 else 0.0


def worth_trying(sight: Sight, random: Random) -> list[Move]:
    """Give the moves that may be the best: what ``club`` would do, then the dearest melds and the cheapest discards."""
    view = sight.view
    found: list[Move] = [Club().choose(sight, random)]
    if view.phase is Phase.DRAW:
        return [*found, *(move for move in view.legal if move not in found)]
    melds = [move for move in view.legal if isinstance(move, Lay | LayOff | Swap) and move not in found]
    points = kernel_for(view.rules).points
    melds.sort(key=lambda move: -points(move.meld) if isinstance(move, Lay) else 0)
    found += melds[:_MELDS]
    if any(isinstance(move, Discard) for move in view.legal):
        planner = Planner(Reading(sight), style_for(sight.match, view.on_turn))
        found += [move for move in discards_by_cost(planner, random) if move not in found]
    return found[:_MOST]
