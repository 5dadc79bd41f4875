"""A round as an immutable state: from the deal to the result that a match scores.

``state.legal`` tells what may be done, ``state.after(move)`` gives the next state or refuses. A state holds
everything, hidden cards too; people and bots are handed a ``View`` of it (``rami.play.view``).
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple, NoReturn

from rami.arrange import cards_in
from rami.cards import Card
from rami.errors import Fault
from rami.kernel import Meld
from rami.play.deal import Deal, Phase, PlayError
from rami.play.engine import Engine, Position
from rami.play.explain import refusal
from rami.play.moves import Draw, Move
from rami.results import Ending, RoundResult
from rami.tuples import made


class Played(NamedTuple):
    """A move as it was made: by whom, and the card that came from the stock, which only that seat may know.

    ``reshuffled`` is the new stock where the draw needed one. ``move`` is None where the last move was taken back.
    """

    seat: int
    move: Move | None
    drawn: Card | None = None
    reshuffled: tuple[Card, ...] = ()


class Legal:
    """The legal moves of a state: iterate, ask, count, pick one; always in the same order.

    Draw, take, stop; melds (runs by suit and position, then sets by rank), lay-offs by meld, swaps by meld,
    discards by suit and rank.
    """

    __slots__ = ("_chosen", "_engine", "_moves", "_position")

    def __init__(self, engine: Engine, position: Position) -> None:
        self._engine = engine
        self._position = position
        self._moves: tuple[Move, ...] | None = None
        self._chosen: Move | None = None

    def moves(self) -> tuple[Move, ...]:
        """Give all of them, worked out once."""
        if self._moves is None:
            self._moves = tuple(self._engine.moves(self._position))
        return self._moves

    def choose(self, random: Random) -> Move:
        """Pick one at random, each as likely as the others, in a fraction of the time that it takes to list them.

        Raises ``PlayError`` (``play/over``) where there is none.

        >>> from random import Random
        >>> from rami import Rules, read_cards
        >>> deal = Deal(Rules(), 0, (read_cards("2C"), read_cards("3C")), read_cards("4C 5C 6C"), Card("KH"))
        >>> State.dealt(deal, whole=False).legal.choose(Random(1))
        Draw()
        """
        if not self:
            raise PlayError([Fault("play/over")])
        self._chosen = self._engine.choose(self._position, random)
        return self._chosen

    def __repr__(self) -> str:
        """Write how many there are."""
        return f"<Legal: {len(self)} moves>"

    def __getitem__(self, place: int) -> Move:
        """Give one by its place in the pinned order."""
        return self.moves()[place]

    def __iter__(self) -> Iterator[Move]:
        """Give each in the pinned order."""
        return iter(self.moves())

    def __len__(self) -> int:
        """Count them."""
        return len(self.moves())

    def __bool__(self) -> bool:
        """Whether the round goes on: on turn there is always a legal move."""
        return self._position.phase is not Phase.OVER

    def __contains__(self, move: Move) -> bool:
        """Ask for one without listing the others."""
        if self._chosen is not None and move is self._chosen:
            return True
        if self._moves is not None:
            return move in self._moves
        return self._engine.allows(self._position, move)


class State:
    """One state of a round. Begin with ``State.dealt``; every move gives a new one.

    >>> from rami import Rules, read_cards
    >>> deal = Deal(Rules(), 0, (read_cards("2C"), read_cards("3C")), read_cards("4C 5C 6C"), Card("KH"))
    >>> state = State.dealt(deal, whole=False)
    >>> state.seat, state.phase.value, list(state.legal)
    (1, 'draw', [Draw()])
    """

    __slots__ = ("_engine", "before", "legal", "played", "position")
    _engine: Engine
    before: "State | None"
    legal: Legal
    played: Played | None
    position: Position

    def __init__(
        self, engine: Engine, position: Position, before: "State | None" = None, played: Played | None = None
    ) -> None:
        keep = object.__setattr__
        keep(self, "_engine", engine)
        keep(self, "position", position)
        keep(self, "before", before)
        keep(self, "played", played)
        keep(self, "legal", Legal(engine, position))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a state does not change."""
        raise AttributeError(f"a state does not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a state does not change."""
        raise AttributeError(f"a state does not change: {name}")

    def __eq__(self, other: object) -> bool:
        """Whether the same moves of the same deal led to the same position."""
        if not isinstance(other, State):
            return NotImplemented
        return self.position == other.position and self.deal == other.deal and self.history == other.history

    def __hash__(self) -> int:
        """Hash the position: few states that differ share one."""
        return hash(self.position)

    def __repr__(self) -> str:
        """Tell where the round stands, without a card."""
        position = self.position
        return (
            f"<State: {self.deal.players} players, turn {position.turns + 1}, seat {position.seat}, {position.phase}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Let a round be copied and pickled however long it is: one state after the other, not each inside the next."""
        steps: list[tuple[Position, Played | None]] = []
        state: State | None = self
        while state is not None:
            steps.append((state.position, state.played))
            state = state.before
        return _chained, (self._engine, tuple(reversed(steps)))

    @staticmethod
    def dealt(deal: Deal, *, whole: bool = True) -> "State":
        """Give the state after a deal: the player left of the dealer is to draw.

        With ``whole=False`` the deal may hold fewer cards than the packs, as in an exercise.

        Raises ``PlayError`` with everything that keeps it from being a deal by its rules; see ``Deal.faults``.
        """
        faults = deal.faults(whole=whole)
        if faults:
            raise PlayError(faults)
        engine = Engine(deal)
        return State(engine, engine.start())

    # What there is

    @property
    def deal(self) -> Deal:
        """How the round began."""
        return self._engine.deal

    @property
    def seat(self) -> int:
        """Who is on turn."""
        return self.position.seat

    @property
    def phase(self) -> Phase:
        """What that player does next."""
        return self.position.phase

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.position.phase is Phase.OVER

    @property
    def table(self) -> tuple[Meld, ...]:
        """The melds on the table, in the order in which they were laid."""
        return self.position.turn.table

    @property
    def pile(self) -> tuple[Card, ...]:
        """The discard pile, its top card last."""
        return self.position.pile

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Give the cards that a seat holds, by suit and rank, jokers last.

        Raises ``PlayError`` (``play/no-such-seat``).
        """
        self.check_seat(seat)
        return cards_in(self.position.hand(seat))

    def has_opened(self, seat: int) -> bool:
        """Whether a seat has opened.

        Raises ``PlayError`` (``play/no-such-seat``).
        """
        self.check_seat(seat)
        return self.position.turn.opened if seat == self.seat else self.position.opened[seat]

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there; a negative number would be one counted from the end.

        Raises ``PlayError`` (``play/no-such-seat``).
        """
        if not 0 <= seat < self.deal.players:
            raise PlayError([Fault("play/no-such-seat", ("seat",), {"seat": seat, "number": self.deal.players})])

    @property
    def result(self) -> RoundResult:
        """The result that a match scores.

        Raises ``PlayError`` (``play/still-running``) while the round goes on.
        """
        position = self.position
        if position.ending is None:
            raise PlayError([Fault("play/still-running")])
        opened = position.opened if position.ending is not Ending.BLOCKED else self._opened_flags()
        return RoundResult(
            [self.hand(seat) for seat in range(self.deal.players)],
            winner=position.winner,
            opened=opened,
            ending=position.ending,
            dealer=self.deal.dealer,
        )

    def _opened_flags(self) -> tuple[bool, ...]:
        return tuple(self.has_opened(seat) for seat in range(self.deal.players))

    # What can be done

    def after(self, move: Move) -> "State":
        """Give the state after a move.

        Raises ``PlayError`` with the rules that forbid it, and the cards; ``deal/wrong-cards`` where the reshuffle that
        a draw needs gives other cards than those of the discard pile.
        """
        if move not in self.legal:
            raise PlayError(self.why_not(move))
        before = self.position
        position, drawn, reshuffled = self._engine.after(before, move)
        return State(self._engine, position, self, made(Played, (before.seat, move, drawn, reshuffled)))

    def why_not(self, move: Move) -> tuple[Fault, ...]:
        """Tell everything that forbids a move; nothing if it is legal."""
        return () if move in self.legal else refusal(self._engine, self.position, move)

    def can(self, seat: int, move: Move) -> bool:
        """Whether a seat may make a move now."""
        return not self.over and seat == self.seat and move in self.legal

    def verify(self, seat: int, move: Move) -> None:
        """Refuse a move that a seat may not make now.

        Raises ``PlayError``: ``play/over``, ``play/not-your-turn``, or the rules that forbid the move.
        """
        if self.over:
            raise PlayError([Fault("play/over")])
        if seat != self.seat:
            raise PlayError([Fault("play/not-your-turn", ("seat",), {"seat": self.seat})])
        faults = self.why_not(move)
        if faults:
            raise PlayError(faults)

    def do(self, seat: int, move: Move) -> "State":
        """Make a move as a seat; see ``verify``."""
        self.verify(seat, move)
        return self.after(move)

    def take_back(self) -> "State":
        """Undo the last move of the unfinished turn; never a draw from the stock, and nothing before the turn.

        Raises ``PlayError``: ``play/nothing-to-take-back``, ``play/draw-stays``.
        """
        last = _standing(self)
        before, played = last.before, last.played
        if self.over or before is None or played is None or before.seat != self.seat:
            raise PlayError([Fault("play/nothing-to-take-back")])
        if isinstance(played.move, Draw):
            raise PlayError([Fault("play/draw-stays")])
        return State(self._engine, before.position, self, Played(self.seat, None))

    # How it came about

    @property
    def stood(self) -> tuple[tuple["State", Move], ...]:
        """The moves that were not taken back, each with the state in which it was made."""
        found: list[tuple[State, Move]] = []
        state = _standing(self)
        while state.before is not None and state.played is not None and state.played.move is not None:
            found.append((state.before, state.played.move))
            state = _standing(state.before)
        return tuple(reversed(found))

    @property
    def history(self) -> tuple[Played, ...]:
        """Everything that was done since the deal, taken-back moves included: dealing and doing it all again
        gives this state.
        """
        found: list[Played] = []
        state: State | None = self
        while state is not None and state.played is not None:
            found.append(state.played)
            state = state.before
        return tuple(reversed(found))

    def replay(self, history: Iterable[Played]) -> "State":
        """Do recorded moves again, one after the other.

        Raises ``PlayError`` at the first that is not legal.
        """
        state = self
        for played in history:
            state = state.take_back() if played.move is None else state.after(played.move)
        return state


def _chained(engine: Engine, steps: Sequence[tuple[Position, Played | None]]) -> State:
    """Make a state and all before it."""
    state: State | None = None
    for position, played in steps:
        state = State(engine, position, state, played)
    assert state is not None
    return state


def _standing(state: State) -> State:
    """The state by which a position was first reached: moves that were taken back are passed over."""
    undone = 0
    while state.before is not None and state.played is not None:
        if state.played.move is None:
            undone += 1
        elif undone:
            undone -= 1
        else:
            break
        state = state.before
    return state
