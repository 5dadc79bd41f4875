"""A finished round looked at again: what each decision gave away, from what its player could know when it was made."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Final, NamedTuple

from rami.bots.advice import Judge
from rami.bots.reasons import Reason
from rami.bots.strategy import Sight, Totals
from rami.bots.why import Reasons
from rami.play.moves import Move
from rami.play.state import State
from rami.play.view import View, log_of, view_of

_SURE: Final = 2.0
"""By so many standard errors must another move be better before anything counts as given away."""

COSTLIEST: Final = 3
"""So many turns are named."""


class Decision(NamedTuple):
    """A choice that was made, and what it gave away.

    ``given`` are expected points, those of the move ``made`` minus those of the ``better`` one: 0 where no other move is
    better beyond doubt, and ``better`` and its ``reason`` are None then. ``error`` is the standard error of the difference.
    """

    view: View
    made: Move
    better: Move | None = None
    given: float = 0.0
    error: float = 0.0
    reason: Reason | None = None


class ReviewedTurn(NamedTuple):
    """A turn of a round, counted from 1: whose it was, and its decisions; moves without a choice are none."""

    number: int
    seat: int
    decisions: tuple[Decision, ...]

    @property
    def given(self) -> float:
        """The points given away in the turn."""
        return sum(decision.given for decision in self.decisions)


class Review(NamedTuple):
    """What was given away in a round, turn by turn, for the seats that were looked at."""

    seats: tuple[int, ...]
    turns: tuple[ReviewedTurn, ...]

    def given(self, seat: int) -> float:
        """Give the points that a seat gave away in all."""
        return sum(turn.given for turn in self.turns if turn.seat == seat)

    @property
    def costliest(self) -> tuple[ReviewedTurn, ...]:
        """The turns that gave away the most, the worst first: three at most, and none that gave nothing away."""
        given = [turn for turn in self.turns if turn.given > 0]
        return tuple(sorted(given, key=lambda turn: -turn.given)[:COSTLIEST])


def review(
    state: State,
    match: Totals,
    judge: Judge,
    seed: int | str,
    *,
    seats: Collection[int] = (),
    watch: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a round again, or at what there is of it; at the decisions of all seats, or of those given.

    ``match`` tells the totals when it began. Each decision is judged twice: first among all moves, and where another one
    looks better, the two once more by themselves with fresh chance, since the best of many guesses is too good to be true.
    Chance follows from the seed and the number of the move. ``watch`` is told how many decisions of how many are done.
    """
    wanted = tuple(sorted(seats)) or tuple(range(state.deal.players))
    turns = [(number, steps) for number, steps in enumerate(_turns(state), 1) if steps[0][0].seat in wanted]
    most = sum(len(steps) for _, steps in turns)
    found: list[ReviewedTurn] = []
    done = 0
    for number, steps in turns:
        decisions: list[Decision] = []
        for before, move in steps:
            if len(before.legal) > 1:
                decisions.append(_decision(before, move, match, judge, Random(f"{seed}/{number}/{len(decisions)}")))
            done += 1
            if watch is not None:
                watch(done, most)
        found.append(ReviewedTurn(number, steps[0][0].seat, tuple(decisions)))
    return Review(wanted, tuple(found))


def _turns(state: State) -> Iterator[Sequence[tuple[State, Move]]]:
    """The moves that stood, turn by turn."""
    for _, turn in groupby(state.stood, lambda step: step[0].position.turns):
        yield list(turn)


def _decision(before: State, made: Move, match: Totals, judge: Judge, random: Random) -> Decision:
    seat = before.seat
    sight = Sight(view_of(before, seat), log_of(before, seat), match)
    best = judge.judge(sight, random)[0].move
    if best == made:
        return Decision(sight.view, made)
    judged = {each.move: each for each in judge.judge(sight, random, (made, best))}
    given = judged[made].points - judged[best].points
    error = max(judged[made].error, judged[best].error)
    if given <= _SURE * error:
        return Decision(sight.view, made)
    return Decision(sight.view, made, best, given, error, Reasons(sight).of(best))
