"""What one seat may know of a round, and nothing else: people, bots, pages and logs are handed this, never a state."""

from dataclasses import dataclass
from typing import NamedTuple

from rami.cards import Card
from rami.kernel import Meld
from rami.play.deal import Phase
from rami.play.moves import Move, card_of
from rami.play.state import Played, State
from rami.results import Ending
from rami.rules import Rules


class Seen(NamedTuple):
    """A move as a seat saw it; ``move`` is None where one was taken back.

    ``drawn`` is the card from the stock if the seat itself drew it, else None. ``reshuffled`` counts the cards of the
    new stock where the draw needed one.
    """

    seat: int
    move: Move | None
    drawn: Card | None = None
    reshuffled: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it; a spectator has no seat and no hand.

    ``sizes`` are the numbers of cards in the hands by seat, ``stock`` those in the stock. ``pile`` has its top last; all
    of it has been seen. ``taken`` must still be melded in this turn, ``barred`` was taken in it and may not be thrown back,
    ``owed`` counts swapped jokers that must be melded, and ``opening_points`` what an unfinished opening has come to. ``legal`` are the moves of the seat itself when it is on
    turn. ``hands`` are shown when the round is over, None until then.
    """

    rules: Rules
    dealer: int
    seat: int | None
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    opened: tuple[bool, ...]
    table: tuple[Meld, ...]
    owners: tuple[int, ...]
    pile: tuple[Card, ...]
    stock: int
    reshuffles: int
    on_turn: int
    phase: Phase
    turns: int
    taken: Card | None
    barred: Card | None
    owed: int
    opening_points: int
    legal: tuple[Move, ...]
    ending: Ending | None
    winner: int | None
    hands: tuple[tuple[Card, ...], ...] | None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.sizes)


def view_of(state: State, seat: int | None) -> View:
    """Give the view of a seat, or of a spectator for None.

    Raises ``PlayError`` (``play/no-such-seat``) for a seat that is not there.

    >>> from rami import Rules, read_cards
    >>> from rami.play.deal import Deal
    >>> deal = Deal(Rules(), 0, (read_cards("2C"), read_cards("3C")), read_cards("4C 5C 6C"), Card("KH"))
    >>> view = view_of(State.dealt(deal, whole=False), 0)
    >>> view.hand, view.sizes, view.stock, view.legal
    ((Card('2C'),), (1, 1), 3, ())
    """
    if seat is not None:
        state.check_seat(seat)
    position = state.position
    turn = position.turn
    seats = range(state.deal.players)
    shown = tuple(map(state.hand, seats)) if state.over else None
    return View(
        rules=state.deal.rules,
        dealer=state.deal.dealer,
        seat=seat,
        hand=() if seat is None else state.hand(seat),
        sizes=tuple(position.hand(other).size for other in seats),
        opened=tuple(map(state.has_opened, seats)),
        table=state.table,
        owners=position.owners,
        pile=state.pile,
        stock=position.stock_left,
        reshuffles=position.reshuffles,
        on_turn=state.seat,
        phase=state.phase,
        turns=position.turns,
        taken=card_of(turn.taken) if turn.taken else None,
        barred=card_of(turn.barred) if turn.barred else None,
        owed=turn.owed,
        opening_points=turn.points if turn.begun else 0,
        legal=state.legal.moves() if seat == state.seat else (),
        ending=position.ending,
        winner=position.winner,
        hands=shown,
    )


def log_of(state: State, seat: int | None) -> tuple[Seen, ...]:
    """Give everything that a seat saw since the deal, in order; a spectator for None.

    Raises ``PlayError`` (``play/no-such-seat``) for a seat that is not there.
    """
    if seat is not None:
        state.check_seat(seat)
    return tuple(seen(played, seat) for played in state.history)


def seen(played: Played, seat: int | None) -> Seen:
    """Give a move as a seat sees it: the card from the stock is known to who drew it only."""
    drawn = played.drawn if played.seat == seat else None
    return Seen(played.seat, played.move, drawn, len(played.reshuffled))
