"""A judge that plays on: it puts the hidden cards where they may lie and lets beginners finish the round."""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Final

from rami.bots.advice import Judged
from rami.bots.club import Club, discards_by_cost
from rami.bots.finishing import turn_finished
from rami.bots.outlook import chances_to_win
from rami.bots.planning import Planner
from rami.bots.ranking import Aim, Outcome, in_match, in_points, ranked, staying
from rami.bots.reading import Reading
from rami.bots.rollout import played_out
from rami.bots.strategy import Sight, Totals
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


class Playouts:
    """Judges by playing on from each move, in the same worlds with the same chance for each.

    It tries ``worlds`` worlds, and accordingly more where it is asked about few moves only, unless ``seconds`` are over
    before; then the answer depends on how quick the machine is. The seat finishes its turn as ``club`` does; from then on
    all play as beginners, so what only pays with skill is valued too low. Therefore the move of ``club`` comes first,
    unless another one is better by more than the standard error.

    What is sought is few points in the round, or with ``whole_match`` a high chance to win the match.
    """

    def __init__(
        self,
        worlds: int = 64,
        seconds: float | None = None,
        clock: Callable[[], float] = monotonic,
        *,
        whole_match: bool = False,
    ) -> None:
        self._worlds, self._seconds, self._clock = max(worlds, 2), seconds, clock
        self._aim: Aim = in_match if whole_match else in_points

    def judge(self, sight: Sight, random: Random, among: Sequence[Move] = ()) -> Sequence[Judged]:
        """Judge the moves that ``club`` likes best, or those of ``among``; see ``Judge``."""
        until = None if self._seconds is None else self._clock() + self._seconds
        moves = list(among) or worth_trying(sight, random)
        favourite = None if among else moves[0]
        worlds, turns = Worlds(sight), {move: _Turn(sight, move) for move in moves}
        tries: dict[Move, list[Outcome]] = {move: [] for move in moves}
        stay, look = moves, _LOOK
        for tried in range(self._worlds * _MOST // len(moves) if among else self._worlds):
            if until is not None and tried > 1 and self._clock() > until:
                break
            if tried == look and not among:
                stay, look = staying(tries, stay, self._aim), 2 * look
            world, seed = worlds.sample(random), random.getrandbits(64)
            for move in stay:
                tries[move].append(_outcome(turns[move].finished(world), sight.match, sight.view.on_turn, seed))
        return ranked(tries, favourite, self._aim)


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


def _outcome(end: World, match: Totals, seat: int, seed: int) -> Outcome:
    """Play a world to its end."""
    over = played_out(end, Random(seed))
    points = [line.points for line in score_round(over.result, over.deal.rules)]
    totals = [total + more for total, more in zip(match.totals, points, strict=True)]
    beyond = points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
    return Outcome(beyond, chances_to_win(totals, match.target)[seat])


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
