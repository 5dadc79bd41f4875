"""A match as files hold it: how it began and the steps since, whatever the format.

Every reader makes a ``Draft`` and ``build`` plays it through the engine, so that a file can say nothing
that a person at the table could not have recorded.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rami.errors import Fault, MatchError, RamiError, RecordError, shown
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

    ``points`` and ``scores`` are what the file says it scored, whole derivations or parts of them in ``scores``.
    ``rules`` are those it was played by where they are not those in force.
    """

    result: RoundResult
    points: tuple[int | None, ...] = ()
    scores: tuple[Mapping[str, object], ...] = ()
    rules: Rules | None = None

    def onto(self, match: Match) -> Match:
        """Record the round; refuse it where the file says other scores."""
        after = match.record(self.result, rules=self.rules)
        return _agreed(after, self.points, self.scores)


@dataclass(frozen=True, slots=True)
class Held:
    """What a file says about one player in one round."""

    hand: HandLike
    opened: bool | None
    points: int | None = None


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
        """Record the round; refuse names that do not play and points that differ."""
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
        return RoundStep(result, tuple(entry.points for entry in entries), rules=self.rules).onto(match)


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
            values = {"field": "after end", "value": len(self.after_end), "computed": 0}
            raise RecordError([Fault("record/disagrees", ("after_end",), values)])
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


def _agreed(after: Match, points: Sequence[int | None], scores: Sequence[Mapping[str, object]]) -> Match:
    """Give the match back if the scores just recorded are those that the file states."""
    played = after.timeline[-1]
    assert isinstance(played, RoundPlayed)
    for stated in (points, scores):
        if stated and len(stated) != len(played.lines):
            values = {"field": "scores", "value": len(stated), "computed": len(played.lines)}
            raise RecordError([Fault("record/disagrees", ("scores",), values)])
    told = [*(("points", seat, "points", value) for seat, value in enumerate(points) if value is not None)]
    told += [("scores", seat, name, value) for seat, score in enumerate(scores) for name, value in score.items()]
    faults: list[Fault] = []
    for group, seat, name, value in told:
        computed = score_document(played.lines[seat])[name]
        if value != computed:
            field = f"points[{seat}]" if name == "points" else f"{group}[{seat}].{name}"
            values = {"field": name, "value": shown(value), "computed": shown(computed)}
            faults.append(Fault("record/disagrees", (field,), values))
    if faults:
        raise RecordError(faults)
    return after
