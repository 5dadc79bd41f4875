"""What a strategy is. It is handed what its seat may know, and no state."""

from random import Random
from typing import NamedTuple, Protocol

from rami.match import Match
from rami.play.moves import Move
from rami.play.view import Seen, View


class Totals(NamedTuple):
    """Where the match stands: the totals by seat and the target, in points."""

    totals: tuple[int, ...]
    target: int

    @staticmethod
    def of(match: Match) -> "Totals":
        """Give where a match stands."""
        return Totals(tuple(player.total for player in match.seats), match.target)


class Sight(NamedTuple):
    """All that a strategy may know: its view, what its seat has seen since the deal, where the match stands."""

    view: View
    log: tuple[Seen, ...]
    match: Totals


class Strategy(Protocol):
    """A way to play."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def choose(self, sight: Sight, random: Random) -> Move | None:
        """Give one of the legal moves of the view, whose seat is on turn; None takes back the last move of the turn.

        The same sight and the same state of ``random`` give the same move.
        """
        ...
