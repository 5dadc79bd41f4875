"""Matches as the pages reach them: the fold of a log, held while it is in use, and the one way to write to it."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from rami.errors import Fault, KeepError
from rami.keep.coding import read_deed, write_deed
from rami.keep.deeds import Deed, PenGiven, PenTaken, SetAside, Started
from rami.keep.log import Entry, Happened, Keep, folded, told
from rami.store import Event, KeyTakenError, Phone, Role, SeqTakenError, Store, TokenTakenError
from rami.store.bus import Bus
from rami.web.tokens import new_code, new_key, new_token, table_id_of

_HELD: Final = 500
"""How many matches stay folded in memory; the others are folded again from their logs."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match with its whole log, and what each entry of it changed. ``noted`` are the keys of requests that found
    nothing to change, each with the revision that it found.
    """

    table: str
    history: tuple[Happened, ...]
    keep: Keep
    noted: Mapping[str, int] = field(default_factory=dict[str, int])

    @staticmethod
    def start(table: str, entry: Entry) -> "Kept":
        """Begin with the first entry of a log."""
        keep = Keep.start(entry)
        return Kept(table, (Happened(entry, keep.match, keep.match, None),), keep)

    @property
    def begun_at(self) -> datetime:
        """When the match began."""
        return self.history[0].entry.at

    @property
    def changed_at(self) -> datetime:
        """When it was last written to."""
        return self.history[-1].entry.at

    def grown(self, entries: Sequence[Entry]) -> "Kept":
        """Add entries to the log."""
        keep = self.keep
        history = list(self.history)
        for entry in entries:
            following = keep.after(entry)
            history.append(told(keep, entry, following))
            keep = following
        return replace(self, history=tuple(history), keep=keep)

    def answered(self) -> Iterator[tuple[str, int]]:
        """Give the keys of all requests that were done, each with the revision of its answer."""
        yield from ((happened.entry.key, happened.entry.seq) for happened in self.history)
        yield from self.noted.items()

    def done(self, key: str) -> int | None:
        """Give the revision that answers the request with this key; None where it has not been done."""
        return next((revision for known, revision in self.answered() if known == key), None)

    def as_of(self, revision: int) -> "Kept":
        """Give the match as it was at a revision, counted from 1."""
        then = self.history[: max(revision, 1)]
        if len(then) == len(self.history):
            return self
        return replace(self, history=then, keep=folded(happened.entry for happened in then))

    def since(self, seen: int) -> tuple[Entry, ...]:
        """Give what has changed the match after a revision: a pen that goes round changes no score."""
        later = (happened.entry for happened in self.history[seen:])
        return tuple(entry for entry in later if not isinstance(entry.deed, _NO_SCORE))


_NO_SCORE: Final = (PenGiven, PenTaken, SetAside)


class StaleError(KeepError):
    """Somebody else wrote first: ``kept`` is the match as it stands now."""

    def __init__(self, kept: Kept, seen: int) -> None:
        self.kept = kept
        self.seen = seen
        super().__init__([Fault("keep/stale", (), {"seen": seen, "now": kept.keep.seq})])


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks for a deed: the phone, its own key for the request, and the revision it saw (None: whatever is now)."""

    author: str
    key: str
    seen: int | None = None


class Matches:
    """All matches of a store."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.store = store
        self.bus = bus
        self._now = now
        self._held: OrderedDict[str, Kept] = OrderedDict()

    async def start(self, deed: Started, device: str, key: str) -> str:
        """Begin a match; the phone that began it owns it. Gives its table.

        A request that was done already gives the table that it made.
        """
        table = table_id_of(f"{device} {key}")
        while not await self.store.last(table):
            with suppress(SeqTakenError):  # made meanwhile by the same request, or a new short code was taken already
                await self.create(table, deed, device, Request("1", key))
        return table

    async def create(self, table: str, deed: Started, device: str, request: Request, name: str = "") -> None:
        """Begin a match at a table of a given id; the author of the request, with a name for people, owns it.

        Raises ``SeqTakenError`` where there is such a table, or one of its new links.
        """
        now = self._now()
        event = Event(1, now, request.author, request.key, write_deed(deed))
        await self.store.create(event, Phone(table, device, request.author, name, Role.OWNER, now), _new_links())

    async def load(self, table: str) -> Kept:
        """Give a match as it stands.

        Raises ``KeepError`` (``keep/no-such-match``), ``RamiError`` where its log is damaged.
        """
        held = self._held.get(table)
        events = await self.store.events(table, len(held.history) if held else 0)
        if held is None and not events:
            raise KeepError([Fault("keep/no-such-match")])
        entries = [Entry(seq, at, author, key, read_deed(body)) for seq, at, author, key, body in events]
        if held is None:
            first, *entries = entries
            held = Kept.start(table, first)
        kept, noted = held.grown(entries) if entries else held, await self.store.noted(table)
        return self._hold(kept if kept.noted == noted else replace(kept, noted=noted))

    async def write(self, table: str, deed: Deed | None, request: Request) -> Kept:
        """Do a deed; None: the request changes nothing as the match stands, and only its key is remembered, beside the
        log. It is on the disk when this returns; a request sent twice is done once.

        Raises ``StaleError`` where the log has grown since the asker looked, ``RamiError`` where the match refuses
        the deed. Nothing has changed then.
        """
        while True:
            kept = await self.load(table)
            if kept.done(request.key):
                return kept
            seen = kept.keep.seq if request.seen is None else request.seen
            if seen > kept.keep.seq or kept.since(seen):
                raise StaleError(kept, seen)
            with suppress(KeyTakenError, SeqTakenError):  # somebody was first: look again at what it was
                if deed is not None:
                    return await self._append(kept, deed, request)
                await self.store.note(table, request.key, kept.keep.seq)  # and find it at the next look

    async def _append(self, kept: Kept, deed: Deed, request: Request) -> Kept:
        entry = Entry(kept.keep.seq + 1, self._now(), request.author, request.key, deed)
        following = kept.grown([entry])
        await self.store.append(kept.table, Event(entry.seq, entry.at, entry.author, entry.key, write_deed(deed)))
        self._hold(following)
        await self.bus.publish(kept.table)
        return following

    async def let_in(self, table: str, device: str, role: Role) -> Phone:
        """Let a device in; that a phone may write from here on stands in the log."""
        known = await self.store.phone(table, device)
        phone = await self.store.let_in(table, device, role, self._now())
        if phone.role.writes and not (known and known.role.writes):
            await self.write(table, PenGiven(phone.phone, phone.name), Request(phone.phone, new_key()))
        await self.bus.publish(table)
        return phone

    async def new_links(self, table: str) -> None:
        """Make new links and a new code; the old ones open nothing any more."""
        while True:
            try:
                await self.store.relink(table, _new_links())
            except TokenTakenError:
                continue
            await self.bus.publish(table)
            return

    async def erase(self, table: str) -> None:
        """Erase a match for good."""
        await self.store.erase(table)
        self._held.pop(table, None)
        await self.bus.publish(table)

    def _hold(self, kept: Kept) -> Kept:
        known = self._held.get(kept.table)
        if known is None or len(known.history) <= len(kept.history):
            self._held[kept.table] = kept
            self._held.move_to_end(kept.table)
        while len(self._held) > _HELD:
            self._held.popitem(last=False)
        return kept


def _new_links() -> dict[str, Role]:
    return {new_token(): Role.PEN, new_token(): Role.WATCH, new_code(): Role.WATCH}
