"""A person at a table of bots: the match, whose turn it is, what the person sees and may do. No words, no screen."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from rami.bots.advice import Judge, Judged
from rami.bots.playouts import Playouts
from rami.bots.reasons import Reason
from rami.bots.review import Review, review
from rami.bots.strategy import Strategy, Totals
from rami.bots.table import Seed, Table, random_deal
from rami.bots.why import Reasons
from rami.errors import Fault
from rami.match import Match
from rami.play.deal import PlayError
from rami.play.game import record_round
from rami.play.moves import Move
from rami.play.state import State
from rami.play.view import Seen, View
from rami.records.play_record import PlayRecord
from rami.table import RoundPlayed

PERSON: Final = 0
"""The seat of the person; the others are those of the bots."""

_ADVISED: Final = 3
"""So many moves does an advice name at the most."""

_SECONDS: Final = 0.9
_WORLDS: Final = 64
"""What an advice may cost, whatever is reached first."""

_REVIEWED: Final = 0.3
"""So many seconds may a review spend on judging a decision."""


def first_dealer(players: int, seed: Seed) -> int:
    """Give the seat that deals first, drawn by a seed.

    >>> {first_dealer(3, seed) for seed in range(20)}
    {0, 1, 2}
    """
    return Random(f"{seed}/dealer").randrange(players)


class Happening(NamedTuple):
    """Something that happened, as the person saw it: the move, and the views before and after it."""

    seen: Seen
    before: View
    after: View


class Advised(NamedTuple):
    """A move that may be made, what it is likely to come to, and why one would make it."""

    judged: Judged
    reason: Reason


class TableGame:
    """A match of a person in the first seat against strategies in the others, dealt by a seed.

    ``view`` is all that a front end may show; it changes by ``do`` and ``take_back``, which are the person's, by
    ``advance``, which lets the others play until it is the person's turn or the round is over, and by ``deal``.

    Raises ``PlayError`` (``table/level-count``) unless there is a strategy for each other seat.

    >>> from rami.bots.levels import LEVELS
    >>> game = TableGame(Match.start(["Ana", "Ben"]), [LEVELS["beginner"]()], "example")
    >>> happened = game.advance()
    >>> game.my_turn, [type(move).__name__ for move in game.view.legal]
    (True, ['Draw'])
    >>> type(game.do(game.view.legal[0]).seen.move).__name__
    'Draw'
    """

    def __init__(
        self,
        match: Match,
        others: Sequence[Strategy],
        seed: Seed,
        *,
        rounds: int | None = None,
        judge: Judge | None = None,
    ) -> None:
        expected = len(match.seats) - 1
        if len(others) != expected:
            raise PlayError([Fault("table/level-count", ("levels",), {"number": len(others), "expected": expected})])
        self.start = self.match = match
        self.others = tuple(others)
        self._seed = seed
        self._most = rounds
        self._judge = judge
        self._ended: list[State] = []
        self._begin()

    # What there is

    @property
    def view(self) -> View:
        """What the person may know now."""
        return self._view

    @property
    def my_turn(self) -> bool:
        """Whether the person is to move."""
        return not self._state.over and self._state.seat == PERSON

    @property
    def round_over(self) -> bool:
        """Whether the round has ended; its hands are shown then."""
        return self._state.over

    @property
    def number(self) -> int:
        """The number of the round, from 1."""
        return len(self._ended) + (not self._state.over)

    @property
    def played(self) -> RoundPlayed | None:
        """The last round that has ended, with its scores; None before the first."""
        return self.match.rounds[-1] if self.match.rounds else None

    @property
    def finished(self) -> bool:
        """Whether nothing is left to play: the match is over, or all rounds that were wanted are played."""
        return self._state.over and (self.match.next_dealer is None or len(self._ended) == self._most)

    @property
    def record(self) -> PlayRecord:
        """Everything, hidden cards too: for the time after the game, not for who still plays."""
        return PlayRecord(self.start, tuple(self._ended) if self._state.over else (*self._ended, self._state))

    # What can be done

    def deal(self) -> None:
        """Deal the next round.

        Raises ``PlayError`` (``play/still-running``) while a round goes on, ``MatchError`` (``match/over``) after the
        end of the match.
        """
        if not self._state.over:
            raise PlayError([Fault("play/still-running")])
        self._begin()

    def do(self, move: Move) -> Happening:
        """Make a move of the person.

        Raises ``PlayError``: ``play/over``, ``play/not-your-turn``, or every rule that forbids the move.
        """
        self._state.verify(PERSON, move)
        return self._made(move)

    def take_back(self) -> Happening:
        """Take the person's last move of the unfinished turn back, which may not be a draw from the stock.

        Raises ``PlayError``: ``play/nothing-to-take-back``, ``play/draw-stays``.
        """
        if not self.my_turn:
            raise PlayError([Fault("play/nothing-to-take-back")])
        return self._made(None)

    def advance(self) -> tuple[Happening, ...]:
        """Let the others play until it is the person's turn or the round is over, and tell what happened."""
        happened: list[Happening] = []
        while not self._state.over and self._state.seat != PERSON:
            seat = self._state.seat
            happened.append(self._made(self._table.ask(self.others[seat - 1], seat)))
        return tuple(happened)

    def advice(self) -> tuple[Advised, ...]:
        """Give the best moves in the person's place, the best first, with their reasons; from what the person sees.

        It takes about a second. Raises ``PlayError``: ``play/over``, ``play/not-your-turn``.
        """
        self._check_my_turn()
        sight = self._table.sight(PERSON)
        judge = self._judge or Playouts(_WORLDS, _SECONDS, whole_match=self._most is None)
        judged = judge.judge(sight, Random(f"{self._name}/advice/{len(sight.log)}"))
        reasons = Reasons(sight)
        return tuple(Advised(each, reasons.of(each.move)) for each in judged[:_ADVISED])

    def review(self, watch: Callable[[int, int], None] | None = None) -> Review:
        """Look at the person's decisions in the last round that has ended; see ``review``. It takes a while.

        Raises ``PlayError`` (``play/still-running``) while the round goes on.
        """
        if not self._state.over:
            raise PlayError([Fault("play/still-running")])
        judge = self._judge or Playouts(_WORLDS, _REVIEWED)
        return review(self._state, self._began, judge, self._name, seats=(PERSON,), watch=watch)

    def _check_my_turn(self) -> None:
        if self._state.over:
            raise PlayError([Fault("play/over")])
        if not self.my_turn:
            raise PlayError([Fault("play/not-your-turn", (), {"seat": self._state.seat})])

    # How it goes on

    def _begin(self) -> None:
        self._name = name = f"{self._seed}/{len(self._ended) + 1}"
        self._began = Totals.of(self.match)
        self._table = Table(State.dealt(random_deal(self.match, name)), name, self._began)
        self._view = self._table.sight(PERSON).view

    @property
    def _state(self) -> State:
        return self._table.state

    def _made(self, move: Move | None) -> Happening:
        self._table.make(move)
        sight, before = self._table.sight(PERSON), self._view
        self._view = sight.view
        if self._state.over:
            self.match = record_round(self.match, self._state)
            self._ended.append(self._state)
        return Happening(sight.log[-1], before, self._view)
