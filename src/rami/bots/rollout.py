"""A round played to its end in a hurry, by beginners at every seat: the same moves as theirs, on positions and bits.

What takes a ``Beginner`` milliseconds takes this a tenth, since no view is made.
"""

from random import Random

from rami.bots.beginner import melds_at_once, thrown
from rami.play.deal import Phase
from rami.play.engine import Engine, Position
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, Move
from rami.play.state import State


def played_out(state: State, random: Random) -> State:
    """Give the end of a round from a state on, as ``Beginner`` at every seat plays it with the same chance.

    The states in between are not kept.

    >>> from rami import Match
    >>> from rami.bots.table import random_deal
    >>> played_out(State.dealt(random_deal(Match.start(["Ana", "Ben"]), 1)), Random(1)).over
    True
    """
    engine, position = Engine(state.deal), state.position
    while position.phase is not Phase.OVER:
        position = engine.after(position, _choice(engine, position, random)).position
    return State(engine, position)


def _choice(engine: Engine, position: Position, random: Random) -> Move:
    if position.phase is Phase.DRAW:
        return _draw(engine, position)
    turn = position.turn
    points = engine.turns.kernel.points
    best, most = None, -1
    for move in engine.turns.moves(turn):
        if isinstance(move, Discard):
            break
        worth = points(move.meld) if isinstance(move, Lay) else 0
        if worth > most:
            best, most = move, worth
    return best or Discard(thrown(turn.hand.ones, engine.turns.discards(turn), random))


def _draw(engine: Engine, position: Position) -> Move:
    if engine.can_take(position):
        must = engine.deal.rules.take_discard == "must_meld"
        if must or melds_at_once(engine.turns, position.turn, position.pile[-1]):
            return TAKE
    return DRAW if engine.can_draw(position) else STOP
