"""The engine of a round on plain data: which moves there are in a position, and the position after one."""

from random import Random
from typing import Final, NamedTuple, TypeVar

from rami.cards import Card
from rami.handbits import HandBits, bits, bits_of
from rami.play.deal import Deal, Phase, PlayError, card_faults
from rami.play.melding import Turn, with_card, without_card
from rami.play.moves import DRAW, JOKER_BIT, STOP, TAKE, Discard, Draw, Lay, LayOff, Move, Stop, Swap, Take, card_of
from rami.play.turn import TurnRules, turn_rules
from rami.results import Ending
from rami.tuples import made

_Item = TypeVar("_Item")

IDLE_TURNS: Final = 30
"""So many turns a player in a row without a meld, a lay-off, a swap or a smaller stock block the round.

The stock is compared as it was at the beginning of the turn and as it is at its end: a draw that needs a reshuffle leaves
more cards there than the none before it, so such a turn is one without progress.
"""


class Position(NamedTuple):
    """One position of a round, hidden cards included.

    ``hands`` are those at the beginning of the turn; the hand of ``seat``, who is on turn, is in ``turn``, and so is
    the table. ``owners`` tells who laid each meld. The next card of ``stock`` is at ``used``; the top of ``pile`` is
    its last card. ``turns`` counts the turns that are over, ``idle`` those in a row without progress; ``stirred``
    tells whether anything was melded since the last reshuffle.
    """

    hands: tuple[HandBits, ...]
    owners: tuple[int, ...]
    stock: tuple[Card, ...]
    used: int
    pile: tuple[Card, ...]
    seat: int
    phase: Phase
    opened: tuple[bool, ...]
    turns: int
    turn: Turn
    melded: bool = False
    stock_before: int = 0
    idle: int = 0
    reshuffles: int = 0
    stirred: bool = False
    ending: Ending | None = None
    winner: int | None = None

    @property
    def stock_left(self) -> int:
        """How many cards the stock has."""
        return len(self.stock) - self.used

    def hand(self, seat: int) -> HandBits:
        """Give the hand of a seat as it is now."""
        return self.turn.hand if seat == self.seat else self.hands[seat]


class Step(NamedTuple):
    """What a move led to: the position, the card that came from the stock, and the new stock where one was needed."""

    position: Position
    drawn: Card | None = None
    reshuffled: tuple[Card, ...] = ()


class Engine:
    """The rules of one deal. Moves given to ``after`` must be legal; ``State`` sees to it."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.turns: TurnRules = turn_rules(deal.rules)
        rules = deal.rules
        self._closed_turns = deal.players * (rules.discard_from_turn - 1)
        self._must_meld = rules.take_discard == "must_meld"
        self._reshuffles = 1 << 30 if rules.reshuffles == "unlimited" else rules.reshuffles

    def __reduce__(self) -> tuple[object, ...]:
        """Let states be pickled: an engine is known by its deal."""
        return Engine, (self.deal,)

    def start(self) -> Position:
        """Give the position after the deal: the player left of the dealer begins."""
        deal = self.deal
        hands = tuple(bits_of(card.index for card in hand) for hand in deal.hands)
        first = (deal.dealer + 1) % deal.players
        opened = (False,) * deal.players
        turn = Turn(hands[first], (), opened=False)
        pile, left = (deal.upcard,), len(deal.stock)
        return self._begun(
            Position(hands, (), deal.stock, 0, pile, first, Phase.DRAW, opened, 0, turn, stock_before=left)
        )

    # Which moves there are

    def moves(self, position: Position) -> list[Move]:
        """Give every legal move in the pinned order: draw, take, stop; melds, lay-offs, swaps, discards."""
        if position.phase is _MELD:
            return self.turns.moves(position.turn)
        if position.phase is Phase.OVER:
            return []
        take: list[Move] = [TAKE] if self.can_take(position) else []
        return [DRAW, *take] if self.can_draw(position) else [*take, STOP]

    def choose(self, position: Position, random: Random) -> Move:
        """Pick a legal move at random, each as likely, without listing the others; the round must go on."""
        if position.phase is _MELD:
            return self.turns.choose(position.turn, random)
        if self.may_take(position) and int(random.random() * 2) and self.can_take(position):
            return TAKE
        return DRAW if self.can_draw(position) else STOP

    def allows(self, position: Position, move: Move) -> bool:
        """Whether a move is legal, without listing the others."""
        if position.phase is not Phase.MELD:
            return move in self.moves(position)
        if isinstance(move, Discard):
            return move.card in bits(self.turns.discards(position.turn))
        if not isinstance(move, Lay | LayOff | Swap) or not self.turns.fits(position.turn, move):
            return False
        return self.turns.keeps_an_end(position.turn, move)

    def can_draw(self, position: Position) -> bool:
        """Whether the stock has a card, or a reshuffle is left to give it some."""
        return position.stock_left > 0 or self.can_reshuffle(position)

    def can_reshuffle(self, position: Position) -> bool:
        """Whether the discard pile may become the stock: another card but the top one, and from the second reshuffle
        on something melded since the last.
        """
        return (
            position.reshuffles < self._reshuffles
            and len(position.pile) > 1
            and (not position.reshuffles or position.stirred)
        )

    def can_take(self, position: Position) -> bool:
        """Whether the top discard may be taken and the turn still be ended."""
        return self.may_take(position) and self.turns.can_end(self.turn_after_take(position))

    def may_take(self, position: Position) -> bool:
        """Whether the discard pile is open to the player on turn, whatever can be done with its card."""
        return bool(position.pile) and position.turns >= self._closed_turns and position.turn.hand.size > 1

    def turn_after_take(self, position: Position) -> Turn:
        """Give the turn with the top discard in the hand."""
        bit = 1 << position.pile[-1].index
        hand, table, opened, _, _, *_ = turn = position.turn
        held = hand.jokers if bit == JOKER_BIT else hand.ones & bit
        must = self._must_meld or not self.can_draw(position)
        owes = (bit, 0) if must else (0, 0 if held else bit)
        return made(Turn, (with_card(hand, bit), table, opened, *owes, *turn[5:]))

    # What a move leads to

    def after(self, position: Position, move: Move) -> Step:
        """Give what a legal move leads to."""
        if isinstance(move, Discard):
            return made(Step, (self._discarded(position, move.card), None, ()))
        if isinstance(move, Draw):
            return self._drawn(position)
        if isinstance(move, Take):
            turn = self.turn_after_take(position)
            return Step(position._replace(turn=turn, pile=position.pile[:-1], phase=Phase.MELD))
        return Step(_blocked(position) if isinstance(move, Stop) else self._melded(position, move))

    def _drawn(self, position: Position) -> Step:
        """Take the next card of the stock; the reshuffle is part of a draw from the empty one."""
        reshuffled: tuple[Card, ...] = ()
        if position.used == len(position.stock):
            number = position.reshuffles + 1
            reshuffled = self._reshuffled(number, position.pile[:-1])
            position = position._replace(
                stock=reshuffled, used=0, pile=position.pile[-1:], reshuffles=number, stirred=False
            )
        hands, owners, stock, used, pile, seat, _, opened, turns, turn, *_ = position
        card = stock[used]
        turn = made(Turn, (with_card(turn.hand, 1 << card.index), *turn[1:]))
        head = (hands, owners, stock, used + 1, pile, seat, _MELD, opened, turns, turn)
        return made(Step, (made(Position, (*head, *position[10:])), card, reshuffled))

    def _reshuffled(self, number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Ask the deal for the new stock; it must hold the cards that go back."""
        stock = tuple(self.deal.reshuffle(number, cards))
        faults = tuple(card_faults(stock, cards, "reshuffle"))
        if faults:
            raise PlayError(faults)
        return stock

    def _melded(self, position: Position, move: Lay | LayOff | Swap) -> Position:
        turn = self.turns.after(position.turn, move)
        owners = (*position.owners, position.seat) if isinstance(move, Lay) else position.owners
        position = position._replace(turn=turn, owners=owners, melded=True, stirred=True)
        return self._out(position) if not turn.hand.size else position

    def _discarded(self, position: Position, bit: int) -> Position:
        """Throw a card: the player is out with the last one, else the turn passes on."""
        hands, owners, stock, used, pile, seat, _, opened, turns, turn, melded, before, idle, *rest = position
        hand, pile = without_card(turn.hand, bit), (*pile, card_of(bit))
        if not (hand.ones or hand.jokers):
            return self._out(position._replace(turn=turn.holding(hand), pile=pile))
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        if turn.opened is not opened[seat]:
            opened = _put(opened, seat, turn.opened)
        seat = (seat + 1) % len(hands)
        left = len(stock) - used
        idle = 0 if melded or left < before else idle + 1
        turn = made(Turn, (hands[seat], turn.table, opened[seat], *_NOTHING_OWED))
        head = (hands, owners, stock, used, pile, seat, _DRAW, opened, turns + 1, turn)
        position = made(Position, (*head, False, left, idle, *rest))
        return position if left and not idle else self._begun(position)

    def _out(self, position: Position) -> Position:
        """The player on turn has gone out: by rami sec if the opening fell in this turn and nobody else has opened."""
        sec = not any(position.opened)
        hands = _put(position.hands, position.seat, position.turn.hand)
        opened = _put(position.opened, position.seat, position.turn.opened)
        ending = Ending.RAMI_SEC if sec else Ending.NORMAL
        return position._replace(hands=hands, opened=opened, phase=Phase.OVER, ending=ending, winner=position.seat)

    def _begun(self, position: Position) -> Position:
        """Begin a turn, unless the round is blocked: nothing to draw and no way to take, or no progress for long."""
        if position.idle >= IDLE_TURNS * len(position.hands):
            return _blocked(position)
        if not self.can_draw(position) and not self.can_take(position):
            return _blocked(position)
        return position


_DRAW: Final = Phase.DRAW
_MELD: Final = Phase.MELD
_NOTHING_OWED: Final = Turn(HandBits(0, 0, 0, 0), (), opened=False)[3:]


def _blocked(position: Position) -> Position:
    return position._replace(phase=Phase.OVER, ending=Ending.BLOCKED)


def _put(items: tuple[_Item, ...], place: int, item: _Item) -> tuple[_Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
