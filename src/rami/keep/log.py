"""The fold of a log: the match as it stands, what can be undone and redone, and what each deed changed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from rami.errors import Fault, KeepError
from rami.keep.deeds import Change, Deed, PenGiven, PenTaken, Redone, SetAside, Started, Undone
from rami.match import Match


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log. ``seq`` counts from 1; ``author`` is the name under which the phone writes; ``key`` is the
    sender's own name for the request, so that one sent twice is done once.
    """

    seq: int
    at: datetime
    author: str
    key: str
    deed: Deed


@dataclass(frozen=True, slots=True)
class Step:
    """A change that stands, the match after it, and the step before."""

    entry: Entry
    match: Match
    before: "Step | None"


@dataclass(frozen=True, slots=True)
class Keep:
    """A kept match: ``done`` is the last step that stands, ``undone`` the steps taken back, the latest last.

    ``seq`` is the revision: how long the log is.
    """

    seq: int
    begun: Step
    done: Step
    undone: tuple[Step, ...] = ()

    @staticmethod
    def start(entry: Entry) -> "Keep":
        """Begin with the first entry of a log, which must be a ``Started``.

        Raises ``KeepError`` (``keep/not-started``) otherwise.
        """
        if not isinstance(entry.deed, Started) or entry.seq != 1:
            raise KeepError([Fault("keep/not-started")])
        begun = Step(entry, entry.deed.match, None)
        return Keep(1, begun, begun)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.done.match

    @property
    def can_undo(self) -> bool:
        """Whether anything can be taken back."""
        return self.done.before is not None

    @property
    def can_redo(self) -> bool:
        """Whether anything taken back can be done again."""
        return bool(self.undone)

    def after(self, entry: Entry) -> "Keep":
        """Add an entry.

        Raises ``RamiError`` where the match refuses it, ``KeepError`` where there is nothing to undo or redo, or where
        the entry is not the next one; the log is then as before.
        """
        if entry.seq != self.seq + 1:
            raise KeepError([Fault("keep/stale", (), {"seen": entry.seq - 1, "now": self.seq})])
        match entry.deed:
            case Undone():
                return self._undo()
            case Redone():
                return self._redo()
            case SetAside() | PenGiven() | PenTaken():
                return Keep(entry.seq, self.begun, self.done, self.undone)
            case Started():
                raise KeepError([Fault("keep/started-twice")])
            case deed:
                step = Step(entry, deed.onto(self.match), self.done)
                return Keep(entry.seq, self.begun, step)

    def _undo(self) -> "Keep":
        before = self.done.before
        if before is None:
            raise KeepError([Fault("keep/nothing-to-undo")])
        return Keep(self.seq + 1, self.begun, before, (*self.undone, self.done))

    def _redo(self) -> "Keep":
        if not self.undone:
            raise KeepError([Fault("keep/nothing-to-redo")])
        *rest, step = self.undone
        return Keep(self.seq + 1, self.begun, step, tuple(rest))


def folded(entries: Iterable[Entry]) -> Keep:
    """Fold a whole log.

    Raises ``RamiError`` where the log is damaged; nothing is guessed.
    """
    every = iter(entries)
    first = next(every, None)
    if first is None:
        raise KeepError([Fault("keep/not-started")])
    keep = Keep.start(first)
    for entry in every:
        keep = keep.after(entry)
    return keep


@dataclass(frozen=True, slots=True)
class Happened:
    """One entry and what it changed. ``subject`` is the change that was done, undone or redone; None where an entry
    changes no score (a pen, a version set aside).
    """

    entry: Entry
    before: Match
    after: Match
    subject: Change | None


def told(keep: Keep, entry: Entry, following: Keep) -> Happened:
    """Tell what an entry changed, from the match before it to the one after."""
    return Happened(entry, keep.match, following.match, _subject(entry, keep))


def history(entries: Iterable[Entry]) -> Iterator[Happened]:
    """Tell a log entry by entry, the oldest first."""
    keep: Keep | None = None
    for entry in entries:
        if keep is None:
            keep = Keep.start(entry)
            yield Happened(entry, keep.match, keep.match, None)
            continue
        following = keep.after(entry)
        yield told(keep, entry, following)
        keep = following


def _subject(entry: Entry, keep: Keep) -> Change | None:
    match entry.deed:
        case Undone():
            deed = keep.done.entry.deed
        case Redone():
            deed = keep.undone[-1].entry.deed
        case deed:
            pass
    return deed if isinstance(deed, Change) else None
