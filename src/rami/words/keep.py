"""The log of a kept match in words: one sentence for each thing that happened."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rami.keep.deeds import (
    Change,
    Corrected,
    Joined,
    Left,
    PenGiven,
    PenTaken,
    Recorded,
    Redone,
    Removed,
    Renamed,
    Reordered,
    Ruled,
    SetAside,
    Undone,
)
from rami.keep.log import Happened
from rami.match import Match
from rami.table import RoundPlayed
from rami.words.catalogue import Catalogue, catalogue
from rami.words.languages import isolated
from rami.words.rules import preset_name
from rami.words.scores import ending_sentence

Mark = Callable[[str], str]


class _Marks(NamedTuple):
    name: Mark
    old: Mark


def deed_sentence(
    happened: Happened,
    language: str,
    mark: Mark = isolated,
    strike: Mark = str,
    phones: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Say what an entry of the log did, old values included.

    ``mark`` sets names apart from their sentence, ``strike`` marks an old score; ``phones`` are the names by number of
    those that had none when it happened.

    >>> from datetime import UTC, datetime
    >>> from rami.keep.deeds import Started
    >>> from rami.keep.log import Entry, history
    >>> log = [Entry(1, datetime.now(UTC), "1", "a", Started(Match.start(["Ana", "Ben"])))]
    >>> deed_sentence(next(history(log)), "en")
    'The match begins: Ana and Ben, target 100.'
    """
    texts, marks = catalogue(language), _Marks(mark, strike)
    match happened.entry.deed:
        case Undone():
            return texts.text("history-undone", what=_told(happened, texts, marks, happened.after, happened.before))
        case Redone():
            return texts.text("history-redone", what=_told(happened, texts, marks, happened.before, happened.after))
        case SetAside(deed=deed):
            return _set_aside(deed, happened.after, texts, mark)
        case PenGiven(name=name, phone=phone):
            return texts.text("history-pen-given", phone=_phone(name or phones.get(phone, ""), phone, texts, mark))
        case PenTaken(name=name, phone=phone):
            return texts.text("history-pen-taken", phone=_phone(name or phones.get(phone, ""), phone, texts, mark))
        case _ if happened.subject is None:
            names = texts.list_of(mark(player.name) for player in happened.after.players)
            return texts.text("history-started", players=names, target=happened.after.target)
        case _:
            return _told(happened, texts, marks, happened.before, happened.after)


def _phone(name: str, phone: str, texts: Catalogue, mark: Mark) -> str:
    return mark(name) if name else texts.text("phone-number", number=int(phone) if phone.isdecimal() else 0)


def _told(happened: Happened, texts: Catalogue, marks: _Marks, before: Match, after: Match) -> str:
    subject = happened.subject
    assert subject is not None
    return _change(subject, before, after, texts, marks)


def _change(change: Change, before: Match, after: Match, texts: Catalogue, marks: _Marks) -> str:
    """Say what a change did; where it is undone, the two states are given the other way round."""
    mark = marks.name
    match change:
        case Recorded():
            played = (
                after.every_round[-1] if len(after.every_round) > len(before.every_round) else before.every_round[-1]
            )
            names = [mark(after.names[person] if person < len(after.names) else "") for person in played.seats]
            number = max(len(after.every_round), len(before.every_round))
            return texts.text("history-recorded", number=number, ending=ending_sentence(played, names, texts.language))
        case Corrected(number=number):
            return _corrected(number, before, after, texts, marks)
        case Removed(number=number):
            return texts.text("history-removed", number=number)
        case Joined(name=name):
            total = next((p.total for p in (*after.players, *before.players) if p.name == name), 0)
            return texts.text("history-joined", player=mark(name), total=total)
        case Left(name=name):
            return _left(name, before, after, texts, mark)
        case Renamed(name=name, new=new):
            return texts.text("history-renamed", player=mark(name), name=mark(new))
        case Reordered(names=names):
            return texts.text("history-reordered", players=texts.list_of(map(mark, names)))
        case Ruled(rules=rules):
            changed = after if after.rules == rules else before
            name = preset_name(rules.changed({"target": "auto"}), texts.language)
            return texts.text("history-ruled", rules=name, target=changed.target)


def _left(name: str, before: Match, after: Match, texts: Catalogue, mark: Mark) -> str:
    """Say who left; the target too where it was kept by name, or changed."""
    gone = min(before, after, key=lambda match: len(match.seats))
    if before.rules == after.rules and before.target == after.target:
        return texts.text("history-left", player=mark(name))
    return texts.text("history-left-target", player=mark(name), target=gone.target)


def _corrected(number: int, before: Match, after: Match, texts: Catalogue, marks: _Marks) -> str:
    mark = marks.name
    old, new = before.every_round[number - 1], after.every_round[number - 1]
    changes = [
        texts.text("history-points", player=mark(after.names[person]), old=marks.old(str(was.points)), new=now.points)
        for person, was, now in zip(new.seats, old.lines, new.lines, strict=True)
        if was.points != now.points
    ]
    if not changes:
        names = [mark(after.names[person]) for person in new.seats]
        return texts.text("history-corrected", number=number, what=ending_sentence(new, names, texts.language))
    return texts.text("history-corrected", number=number, what=texts.series(changes))


def _set_aside(deed: Recorded | Corrected, match: Match, texts: Catalogue, mark: Mark) -> str:
    number = deed.number if isinstance(deed, Corrected) else len(match.every_round) + 1
    seats = match.every_round[number - 1].seats if number <= len(match.every_round) else [p.person for p in match.seats]
    dealt = deed.result if deed.result.dealer is not None else deed.result.with_dealer(0)
    lines = RoundPlayed.of(dealt, tuple(seats), seats[0], match.rules).lines
    points = [
        texts.text("history-had", player=mark(match.names[person]), points=line.points)
        for person, line in zip(seats, lines, strict=True)
    ]
    return texts.text("history-set-aside", number=number, what=texts.series(points))
