"""A round played to its end in a hurry, by beginners at every seat: the same moves as theirs, on positions and bits.

What takes a ``Beginner`` milliseconds takes this a tenth, since no view is made.
"""

from random import Random
from typing import Final

from rami.handbits import ACES, SUIT_BITS, SUIT_MASK, bits, cards_value
from rami.play.deal import Phase
from rami.play.engine import Engine, Position
from rami.play.melding import Turn, with_card
from rami.play.moves import DRAW, JOKER_BIT, STOP, TAKE, Discard, Lay, Move
from rami.play.state import State

_KINGS: Final = ACES << SUIT_BITS - 1


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
    return best or Discard(_thrown(turn, engine.turns.discards(turn), random))


def _draw(engine: Engine, position: Position) -> Move:
    if engine.can_take(position) and _melds_at_once(engine, position):
        return TAKE
    return DRAW if engine.can_draw(position) else STOP


def _melds_at_once(engine: Engine, position: Position) -> bool:
    """Whether the card of the pile can be melded in this turn, where the rules do not ask for it."""
    if engine.deal.rules.take_discard == "must_meld":
        return True
    top, turn = 1 << position.pile[-1].index, position.turn
    return engine.turns.can_end(Turn(with_card(turn.hand, top), turn.table, turn.opened, taken=top))


def _thrown(turn: Turn, thrown: int, random: Random) -> int:
    """The dearest card that goes with no other, or the dearest of all; a joker only if there is nothing else."""
    natural = thrown & ~JOKER_BIT
    choice = natural & ~_in_pairs(turn.hand.ones) or natural
    if not choice:
        return JOKER_BIT
    values = [(cards_value(card), card) for card in bits(choice)]
    dearest = max(value for value, _ in values)
    return random.choice([card for value, card in values if value == dearest])


def _in_pairs(ones: int) -> int:
    """The cards of a mask that have a neighbour in their suit or another of their rank; the ace is beside two and king.

    >>> from rami import Card
    >>> from rami.play.moves import bit_of, card_of
    >>> held = sum(map(bit_of, map(Card, "AC KC 3C 5D 5S 7H".split())))
    >>> [card_of(card).code for card in bits(_in_pairs(held))]
    ['AC', 'KC', '5D', '5S']
    """
    above = (ones & ~_KINGS) << 1 | (ones & _KINGS) >> SUIT_BITS - 1
    below = (ones & ~ACES) >> 1 | (ones & ACES) << SUIT_BITS - 1
    clubs, diamonds = ones & SUIT_MASK, ones >> SUIT_BITS & SUIT_MASK
    hearts, spades = ones >> 2 * SUIT_BITS & SUIT_MASK, ones >> 3 * SUIT_BITS
    twice = (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
    return ones & (above | below | twice * (1 | 1 << SUIT_BITS | 1 << 2 * SUIT_BITS | 1 << 3 * SUIT_BITS))
