"""A store in front of another that only this process writes to: what was read is held until it changes."""

from collections import OrderedDict
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from rami.store import Event, Link, Phone, Role, Store

_HELD: Final = 500
"""How many tables are held; what was used longest ago goes first."""


@dataclass(slots=True)
class _Table:
    """What is known of a table; None is not known.

    A write puts another object in its place, so that a read which began before the write ends in an object that
    nobody looks at any more.
    """

    last: int | None = None
    noted: Mapping[str, int] | None = None
    phones: Mapping[str, Phone] | None = None
    links: Mapping[str, Role] | None = None


class HeldStore:
    """Holds phones, links, noted keys and how far each log goes; logs themselves are read and written through."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: OrderedDict[str, _Table] = OrderedDict()

    async def create(self, event: Event, phone: Phone, links: Mapping[str, Role]) -> None:
        """Begin a table."""
        async with self._changing(phone.table):
            await self._store.create(event, phone, links)

    async def append(self, table: str, event: Event) -> None:
        """Add an event: all else stays known."""
        try:
            await self._store.append(table, event)
        except BaseException:
            self._tables.pop(table, None)
            raise
        known = self._table(table)
        self._tables[table] = replace(known, last=event.seq)

    async def note(self, table: str, key: str, seq: int) -> None:
        """Remember the key of a request that found nothing to change."""
        async with self._changing(table):
            await self._store.note(table, key, seq)

    async def noted(self, table: str) -> Mapping[str, int]:
        """Give the keys that were noted."""
        known = self._table(table)
        if known.noted is None:
            known.noted = await self._store.noted(table)
        return known.noted

    async def events(self, table: str, after: int = 0) -> Sequence[Event]:
        """Give the events after a number; those that are known to be none are not asked for."""
        known = self._table(table)
        if known.last is not None and known.last <= after:
            return ()
        found = await self._store.events(table, after)
        if found or after:
            known.last = found[-1].seq if found else after
        return found

    async def last(self, table: str) -> int:
        """Give the number of the last event."""
        return await self._store.last(table)

    async def by_key(self, table: str, key: str) -> int | None:
        """Give the event with this key."""
        return await self._store.by_key(table, key)

    async def open(self, token: str) -> Link | None:
        """Give what a token opens."""
        return await self._store.open(token)

    async def links(self, table: str) -> Mapping[str, Role]:
        """Give the tokens of a table."""
        known = self._table(table)
        if known.links is None:
            known.links = await self._store.links(table)
        return known.links

    async def relink(self, table: str, links: Mapping[str, Role]) -> None:
        """Give a table new links."""
        async with self._changing(table):
            await self._store.relink(table, links)

    async def let_in(self, table: str, device: str, role: Role, since: datetime) -> Phone:
        """Let a device in with a role."""
        async with self._changing(table):
            return await self._store.let_in(table, device, role, since)

    async def change_phone(
        self, table: str, phone: str, *, name: str | None = None, role: Role | None = None, asks: bool | None = None
    ) -> None:
        """Change one phone of a table."""
        async with self._changing(table):
            await self._store.change_phone(table, phone, name=name, role=role, asks=asks)

    async def put_phone(self, phone: Phone) -> None:
        """Let a phone know a table."""
        async with self._changing(phone.table):
            await self._store.put_phone(phone)

    async def phone(self, table: str, device: str) -> Phone | None:
        """Give what a phone may do."""
        return (await self._phones(table)).get(device)

    async def phones(self, table: str) -> Sequence[Phone]:
        """Give the phones of a table."""
        return tuple((await self._phones(table)).values())

    async def _phones(self, table: str) -> Mapping[str, Phone]:
        known = self._table(table)
        if known.phones is None:
            known.phones = {phone.device: phone for phone in await self._store.phones(table)}
        return known.phones

    async def tables(self, device: str) -> Sequence[Phone]:
        """Give the tables of a phone."""
        return await self._store.tables(device)

    async def forget(self, table: str, device: str) -> None:
        """Let a phone forget a table."""
        async with self._changing(table):
            await self._store.forget(table, device)

    async def erase(self, table: str) -> None:
        """Erase a table."""
        async with self._changing(table):
            await self._store.erase(table)

    def _table(self, table: str) -> _Table:
        known = self._tables.setdefault(table, _Table())
        self._tables.move_to_end(table)
        while len(self._tables) > _HELD:
            self._tables.popitem(last=False)
        return known

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncGenerator[None]:
        """Forget a table before it changes and after: a read meanwhile may have seen it as it was."""
        self._tables.pop(table, None)
        try:
            yield
        finally:
            self._tables.pop(table, None)
