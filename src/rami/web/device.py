"""What one device keeps: the matches that it knows, and who is who in them."""

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, NamedTuple

from rami.errors import RamiError
from rami.keep import statistics
from rami.keep.people import People, PeopleDeed, folded_people, read_people_deed, write_people_deed
from rami.names import name_key, plain_key
from rami.store import Event, KeyTakenError, Phone, SeqTakenError
from rami.table import Status
from rami.web.kept import Kept, Matches
from rami.web.visitor import Visitor

_LATEST: Final = 20
"""From so many matches come the names that a form offers."""

_NAMES: Final = 12
_CIRCLES: Final = 3


@dataclass(frozen=True, slots=True)
class Known:
    """A match that a device knows; ``kept`` is None where its log is damaged."""

    phone: Phone
    kept: Kept | None

    @property
    def table(self) -> str:
        """The table of the match."""
        return self.phone.table

    @property
    def at(self) -> datetime:
        """When it was last written to."""
        return self.kept.changed_at if self.kept else self.phone.since

    @property
    def running(self) -> bool:
        """Whether it is going on."""
        return self.kept is not None and self.kept.keep.match.status is not Status.OVER

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays in it."""
        return tuple(player.name for player in self.kept.keep.match.players) if self.kept else ()


@dataclass(frozen=True, slots=True)
class Item:
    """One match in a list."""

    table: str
    names: tuple[str, ...]
    winner: str | None
    total: int
    rounds: int
    at: datetime
    damaged: bool = False


def item_of(known: Known) -> Item:
    """Show a match as lists do."""
    if known.kept is None:
        return Item(known.table, (known.table,), None, 0, 0, known.at, damaged=True)
    match = known.kept.keep.match
    winner = match.winner
    total = winner.total if winner else 0
    return Item(known.table, known.names, winner and winner.name, total, len(match.rounds), known.at)


async def latest_matches(matches: Matches, visitor: Visitor, most: int) -> list[Known]:
    """Give the matches that a device came to know last, no more than ``most``."""
    phones = await matches.store.tables(visitor.device) if visitor.known else ()
    return [await known_match(matches, phone) for phone in phones[:most]]


async def known_names(matches: Matches, visitor: Visitor) -> list[str]:
    """Give the names that this device has played with, the latest first, each once."""
    names: dict[str, str] = {}
    for known in await latest_matches(matches, visitor, _LATEST):
        for name in known.names:
            names.setdefault(name_key(name), name)
    return list(names.values())[:_NAMES]


class Circle(NamedTuple):
    """People who played together: the id of their latest match, and their names."""

    id: str
    names: tuple[str, ...]


async def known_circles(matches: Matches, visitor: Visitor) -> list[Circle]:
    """Give who played together on this device, the latest first, each circle of people once."""
    found: dict[tuple[str, ...], Circle] = {}
    for known in await latest_matches(matches, visitor, _LATEST):
        if known.kept is not None:
            names = tuple(player.name for player in known.kept.keep.match.seats)
            found.setdefault(tuple(sorted(map(name_key, names))), Circle(known.table, names))
    return list(found.values())[:_CIRCLES]


async def known_matches(matches: Matches, visitor: Visitor) -> list[Known]:
    """Give the matches that a device knows: those going on first, then the latest first."""
    phones = await matches.store.tables(visitor.device) if visitor.known else ()
    known = [await known_match(matches, phone) for phone in phones]
    return sorted(known, key=lambda each: (each.running, each.at), reverse=True)


async def known_match(matches: Matches, phone: Phone) -> Known:
    """Give one of them, damaged or not."""
    try:
        return Known(phone, await matches.load(phone.table))
    except RamiError:
        return Known(phone, None)


def countable(known: Iterable[Known]) -> list[statistics.CountedMatch]:
    """Give the matches that can be counted, the latest first."""
    latest = sorted(known, key=lambda each: each.at, reverse=True)
    return [statistics.CountedMatch(each.table, each.kept.keep.match) for each in latest if each.kept]


def found(known: Iterable[Known], text: str) -> list[Known]:
    """Find matches by the names in them, without case and marks; exact names come first."""
    ranked = [(rank, each) for each in known if (rank := _rank(text, each.names)) is not None]
    return [each for _, each in sorted(ranked, key=lambda pair: pair[0])]


def _rank(text: str, names: Iterable[str]) -> int | None:
    """Tell how well names fit: one is the text, is it but for marks, all words occur, or occur but for marks."""
    exact, plain = [name_key(name) for name in names], [plain_key(name) for name in names]
    key, loose = name_key(text), plain_key(text)
    fits = (key in exact, loose in plain, _all_in(key, exact), _all_in(loose, plain))
    return fits.index(True) if True in fits else None


def _all_in(text: str, names: list[str]) -> bool:
    return all(any(word in name for name in names) for word in text.split())


class PeopleLog:
    """The log in which a device keeps who is who. Its table is named by a hash: the secret of the device is not kept."""

    def __init__(self, matches: Matches, visitor: Visitor) -> None:
        self._matches = matches
        self._known = visitor.known
        self.table = f"device:{hashlib.sha256(visitor.device.encode()).hexdigest()}"

    async def people(self) -> People:
        """Give who is who as it stands."""
        return (await self._read())[0]

    async def _read(self) -> tuple[People, int]:
        events = await self._matches.store.events(self.table) if self._known else ()
        return folded_people(read_people_deed(event.body) for event in events), len(events)

    async def write(self, deed: PeopleDeed, key: str) -> None:
        """Do a deed; a request sent twice is done once.

        Raises ``KeepError`` where the deed is refused.
        """
        store = self._matches.store
        while await store.by_key(self.table, key) is None:
            people, seq = await self._read()
            people.after(deed)
            event = Event(seq + 1, datetime.now(UTC), "1", key, write_people_deed(deed))
            with suppress(KeyTakenError, SeqTakenError):
                await store.append(self.table, event)

    async def erase(self) -> None:
        """Erase the log."""
        await self._matches.store.erase(self.table)
