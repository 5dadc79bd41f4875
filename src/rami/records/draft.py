"""A match as files hold it: how it began and the steps since, whatever the format.

Every reader makes a ``Draft`` and ``build`` plays it through the engine, so that a file can say nothing
that a person at the table could not have recorded.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rami.errors import Fault, FaultValue, MatchError, RamiError, RecordError, shown
from rami.hands import HandLike
from rami.match import Match
from rami.names import name_key
from rami.results import Ending, RoundResult
from rami.rules import DEFAULT_RULES, Rules
from rami.scoring import ScoreLine
from rami.table import RoundPlayed, Status


@dataclass(frozen=True, slots=True)
class RoundStep:
    """A round with its seats in the order of those present.

    ``scores`` is what the file says of each seat: its points, the derivation or parts of it, the ``total`` after the round;
    ``places`` tell where in the file it says so, if not where the round stands. ``rules`` are those it was played by where
    they are not those in force.
    """

    result: RoundResult
    scores: tuple[Mapping[str, object], ...] = ()
    places: tuple[str, ...] = ()
    rules: Rules | None = None

    def onto(self, match: Match) -> Match:
        """Record the round; refuse it where the file says other scores."""
        return _agreed(match.record(self.result, rules=self.rules), self.scores, self.places)


@dataclass(frozen=True, slots=True)
class Held:
    """What a file says about one player in one round; ``score`` and ``place`` as ``RoundStep`` has them."""

    hand: HandLike
    opened: bool | None
    score: Mapping[str, object] = field(default_factory=dict[str, object])
    place: str = ""


@dataclass(frozen=True, slots=True)
class NamedRoundStep:
    """A round told by names instead of seats; who is not told about entered nothing.

    With ``complete`` everybody who plays must be told about.
    """

    ending: Ending
    winners: tuple[str, ...]
    dealer: str | None
    held: Mapping[str, Held]
    rules: Rules | None = None
    complete: bool = False

    def onto(self, match: Match) -> Match:
        """Record the round; refuse names that do not play and scores that differ."""
        names = [player.name for player in match.seats]
        seats = {name_key(name): seat for seat, name in enumerate(names)}
        told = [*self.winners, *([] if self.dealer is None else [self.dealer]), *self.held]
        strangers = dict.fromkeys(name for name in told if name_key(name) not in seats)
        if strangers:
            raise MatchError([Fault("match/no-such-player", (), {"name": name}) for name in strangers])
        untold = [seat for seat, name in enumerate(names) if name_key(name) not in map(name_key, self.held)]
        if self.complete and untold:
            raise RecordError([Fault("hand/missing", (f"hands[{seat}]",), {"seat": seat}) for seat in untold])
        held = {name_key(name): entry for name, entry in self.held.items()}
        entries = [held.get(name_key(name), Held(None, None)) for name in names]
        result = RoundResult(
            [entry.hand for entry in entries],
            winner=[seats[name_key(name)] for name in self.winners],
            opened=[entry.opened for entry in entries],
            ending=self.ending,
            dealer=None if self.dealer is None else seats[name_key(self.dealer)],
        )
        scores = tuple(entry.score for entry in entries)
        places = tuple(entry.place for entry in entries if entry.place)
        return RoundStep(result, scores, places, self.rules).onto(match)


@dataclass(frozen=True, slots=True)
class JoinStep:
    """Somebody joins with a starting total; None is the highest."""

    name: str
    total: int | None

    def onto(self, match: Match) -> Match:
        """Seat the player."""
        return match.join(self.name, self.total)


@dataclass(frozen=True, slots=True)
class LeaveStep:
    """Somebody leaves."""

    name: str

    def onto(self, match: Match) -> Match:
        """Take the player out."""
        return match.leave(self.name)


@dataclass(frozen=True, slots=True)
class OrderStep:
    """Those present change seats."""

    names: tuple[str, ...]

    def onto(self, match: Match) -> Match:
        """Seat them anew."""
        return match.reorder(self.names)


@dataclass(frozen=True, slots=True)
class RulesStep:
    """Other rules from here on."""

    rules: Rules

    def onto(self, match: Match) -> Match:
        """Put them in force."""
        return match.change_rules(self.rules)


class PlacedError(RecordError):
    """A refusal that says by itself where in the file its faults stand."""


MOST_STEPS: Final = 3000
"""The longest match that is read; nobody has played one, and a longer file would only keep the reader busy."""

MOST_FAULTS: Final = 200
"""A reader that has found so many faults in a file looks no further."""

Step = RoundStep | NamedRoundStep | JoinStep | LeaveStep | OrderStep | RulesStep


@dataclass(frozen=True, slots=True)
class Placed:
    """A step and where in its file it stands, for refusals: ``timeline[2]``, ``line 7``."""

    step: Step
    place: str

    def onto(self, match: Match) -> Match:
        """Play the step; a refusal says where it stands."""
        try:
            return self.step.onto(match)
        except PlacedError:
            raise
        except RamiError as error:
            raise RecordError([fault.within(self.place) for fault in error.faults]) from error


@dataclass(frozen=True, slots=True)
class Draft:
    """How a match began, the steps that count, and those kept after the end."""

    players: tuple[str, ...]
    carried: tuple[int, ...] | None = None
    first_dealer: int = 0
    rules: Rules = DEFAULT_RULES
    steps: tuple[Placed, ...] = ()
    after_end: tuple[Placed, ...] = ()

    def build(self) -> Match:
        """Play the draft through.

        Raises ``RamiError`` at the first step that the engine refuses, with every fault of that step and its
        place; nothing of the draft is kept then.
        """
        number = len(self.steps) + len(self.after_end)
        if number > MOST_STEPS:
            raise RecordError([Fault("record/too-long", (), {"number": number, "most": MOST_STEPS})])
        match = Match.start(self.players, self.rules, carried=self.carried, first_dealer=self.first_dealer)
        for step in self.steps:
            match = step.onto(match)
        if not self.after_end:
            return match
        if match.status is not Status.OVER:
            raise RecordError([disagreement("after end", len(self.after_end), 0, "after_end")])
        kept = match.past_end()
        for step in self.after_end:
            kept = step.onto(kept)
        return kept.closed()


def score_document(line: ScoreLine) -> dict[str, Any]:
    """Write one score with its derivation.

    >>> from rami.scoring import Reason
    >>> score_document(ScoreLine(11, Reason.OPENED, 11))["points"]
    11
    """
    limited_by = None if line.limited_by is None else line.limited_by.value
    return {**line._asdict(), "reason": line.reason.value, "limited_by": limited_by}


def disagreement(name: str, value: FaultValue, computed: FaultValue, place: str = "") -> Fault:
    """Give the fault of a file that says something else than what comes out; ``place`` where it is not the name.

    >>> disagreement("points", 35, 36, "row 6.points").fields
    ('row 6.points',)
    """
    return Fault("record/disagrees", (place or name,), {"field": name, "value": value, "computed": computed})


NOTHING: Final = "–"
"""What the sentence of a disagreement shows where nothing comes out."""


def _agreed(after: Match, scores: Sequence[Mapping[str, object]], places: Sequence[str]) -> Match:
    """Give the match back if the scores just recorded are those that the file states."""
    played = after.timeline[-1]
    assert isinstance(played, RoundPlayed)
    if scores and len(scores) != len(played.lines):
        raise RecordError([disagreement("scores", len(scores), len(played.lines))])
    faults: list[Fault] = []
    for seat, stated in enumerate(scores):
        computed = {**score_document(played.lines[seat]), "total": after.seats[seat].total} if stated else {}
        for name in stated:
            if stated[name] != computed[name]:
                place = f"{places[seat]}.{name}" if places else _place_by_seat(seat, name)
                faults.append(disagreement(name, _shown(stated[name]), _shown(computed[name]), place))
    if faults:
        raise (PlacedError if places else RecordError)(faults)
    return after


def _place_by_seat(seat: int, name: str) -> str:
    return f"points[{seat}]" if name == "points" else f"scores[{seat}].{name}"


def _shown(value: object) -> str:
    return NOTHING if value is None else shown(value)
