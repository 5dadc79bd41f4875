"""A fast round played again by the rules: the moves that were told, made one by one on a ``rami.play`` state."""

from collections.abc import Sequence

from rami.cards import CARDS, Card
from rami.fast.rounds import Told
from rami.fast.table import DISCARD, DRAW, LAY, LAY_OFF, STOP, TAKE
from rami.kernel import Meld
from rami.play import moves
from rami.play.deal import Deal
from rami.play.shuffle import dealt
from rami.play.state import State
from rami.rules import DEFAULT_RULES, Rules


def deal_of(told: Told, players: int, rules: Rules = DEFAULT_RULES) -> Deal:
    """Give the deal of a round. Seat 0 plays first, so the last seat deals."""
    hands, upcard, stock = dealt([CARDS[card] for card in told.order], players, players - 1, rules.hand_size)

    def _reshuffle(number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        del number, cards
        return [CARDS[card] for card in told.reshuffled]

    return Deal(rules, players - 1, hands, stock, upcard, _reshuffle)


def replayed(told: Told, players: int, rules: Rules = DEFAULT_RULES) -> State:
    """Play a round again and give its last state.

    Raises ``PlayError`` where a move is not legal.

    >>> from rami.fast.rounds import told
    >>> replayed(told(1, 2), 2).over
    True
    """
    state = State.dealt(deal_of(told, players, rules))
    for move in told.moves:
        if move[0] == STOP and state.over:  # nothing could be drawn or taken
            break
        state = state.after(move_of(move))
    return state


def move_of(told: Sequence[int]) -> moves.Move:
    """Give a move as ``rami.play`` knows it.

    >>> move_of((LAY_OFF, 1 << 7, 0, 2))
    LayOff(card=128, joker=False, meld=2)
    """
    kind, first, second, third = told
    made: dict[int, moves.Move] = {
        DRAW: moves.DRAW,
        TAKE: moves.TAKE,
        LAY: moves.Lay(Meld(first, second, third)),
        LAY_OFF: moves.LayOff(first, bool(second), third),
        DISCARD: moves.Discard(first),
        STOP: moves.STOP,
    }
    return made[kind]
