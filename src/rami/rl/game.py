"""A round or a match as learners play it: the deals follow from a name, the match goes on by itself until it is over."""

from typing import Final

from rami.bots.strategy import Sight, Totals
from rami.bots.table import Table, random_deal
from rami.bots.table_game import first_dealer
from rami.lab.games import Unit, winners
from rami.match import Match
from rami.play.deal import PlayError
from rami.play.game import record_round
from rami.play.moves import Move
from rami.play.state import State
from rami.rules import Rules
from rami.table import RoundPlayed


class Game:
    """A game that is being played. Everything follows from its name, which also draws the first dealer.

    ``state`` is the position now, ``ended`` the last round that has ended, ``moves`` counts those of the round.

    Raises ``MatchError`` or ``RulesError`` for players or rules that cannot be played.

    >>> game = Game(("Ana", "Ben"), Rules(), Unit.ROUND, "example")
    >>> game.state.seat, [type(move).__name__ for move in game.state.legal], game.over
    (0, ['Draw'], False)
    """

    def __init__(self, names: tuple[str, ...], rules: Rules, unit: Unit, name: str) -> None:
        rules.check_players(len(names))
        self.unit: Final = unit
        self.name: Final = name
        self.match = Match.start(names, rules, first_dealer=first_dealer(len(names), name))
        self.ended: State | None = None
        self.over = False
        self._deal()

    @property
    def state(self) -> State:
        """The position, hidden cards included."""
        return self._table.state

    def sight(self, seat: int) -> Sight:
        """Give all that a seat may know."""
        return self._table.sight(seat)

    def can_take_back(self) -> bool:
        """Whether the seat on turn may take back its last move."""
        try:
            self.state.take_back()
        except PlayError:
            return False
        return True

    def make(self, move: Move | None) -> RoundPlayed | None:
        """Make a move of the seat on turn; None takes its last one back. Gives the round if that ended it.

        The next round of a match that goes on is dealt at once.

        Raises ``PlayError`` with the rules that forbid the move.
        """
        self._table.make(move)
        self.moves += 1
        if not self.state.over:
            return None
        self.ended = self.state
        self.match = record_round(self.match, self.ended)
        self.over = self.unit is Unit.ROUND or self.match.next_dealer is None
        if not self.over:
            self._deal()
        return self.match.rounds[-1]

    def won(self) -> tuple[int, ...]:
        """Give the seats that won the game, which is over: several, or none, only in a blocked round."""
        return winners(self.match, self.unit)

    def _deal(self) -> None:
        name = f"{self.name}/{len(self.match.rounds) + 1}"
        self.moves = 0
        self._table = Table(State.dealt(random_deal(self.match, name)), name, Totals.of(self.match))
