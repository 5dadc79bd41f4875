"""What people do to a match that is kept: each deed is a frozen record in its log, and none is ever overwritten."""

from dataclasses import dataclass

from rami.match import Match
from rami.results import RoundResult
from rami.rules import Rules


@dataclass(frozen=True, slots=True)
class Started:
    """A match begins: new, continued from paper, or read from a file with all its rounds."""

    match: Match


@dataclass(frozen=True, slots=True)
class Recorded:
    """A round is written down."""

    result: RoundResult

    def onto(self, match: Match) -> Match:
        """Record the round."""
        return match.record(self.result)


@dataclass(frozen=True, slots=True)
class Corrected:
    """A round, counted from 1, is written anew; the old one stays in the log."""

    number: int
    result: RoundResult

    def onto(self, match: Match) -> Match:
        """Replace the round."""
        return match.correct(self.number, self.result)


@dataclass(frozen=True, slots=True)
class Removed:
    """A round, counted from 1, is struck out."""

    number: int

    def onto(self, match: Match) -> Match:
        """Remove the round."""
        return match.remove(self.number)


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody sits down with a starting total in points; without one, with the highest total."""

    name: str
    total: int | None = None

    def onto(self, match: Match) -> Match:
        """Seat the player."""
        return match.join(self.name, self.total)


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody leaves for good; ``target`` keeps or changes the target in the same step."""

    name: str
    target: int | None = None

    def onto(self, match: Match) -> Match:
        """Take the player out."""
        return match.leave(self.name, self.target)


@dataclass(frozen=True, slots=True)
class Renamed:
    """Somebody gets another name."""

    name: str
    new: str

    def onto(self, match: Match) -> Match:
        """Rename the player."""
        return match.rename(self.name, self.new)


@dataclass(frozen=True, slots=True)
class Reordered:
    """Those present change seats."""

    names: tuple[str, ...]

    def onto(self, match: Match) -> Match:
        """Seat them anew."""
        return match.reorder(self.names)


@dataclass(frozen=True, slots=True)
class Ruled:
    """Other rules, or another target, from here on."""

    rules: Rules

    def onto(self, match: Match) -> Match:
        """Put them in force."""
        return match.change_rules(self.rules)


@dataclass(frozen=True, slots=True)
class Undone:
    """The last deed that stands is taken back."""


@dataclass(frozen=True, slots=True)
class Redone:
    """The deed taken back last is done again."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """What somebody wrote on a stale page and then gave up for what another phone had written: it changes nothing."""

    deed: "Recorded | Corrected"


@dataclass(frozen=True, slots=True)
class PenGiven:
    """A phone may write from here on."""

    phone: str
    name: str


@dataclass(frozen=True, slots=True)
class PenTaken:
    """A phone may only watch from here on."""

    phone: str
    name: str


Change = Recorded | Corrected | Removed | Joined | Left | Renamed | Reordered | Ruled
"""What changes the match, and can be undone."""

Deed = Started | Change | Undone | Redone | SetAside | PenGiven | PenTaken
"""Everything that a log holds."""
