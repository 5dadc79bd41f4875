"""A store in a database: SQLite by default, one file; written for good before an answer leaves."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import CursorResult, Executable, Row, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from rami.store import Event, KeyTakenError, Link, Phone, Role, SeqTakenError
from rami.store.tables import events, links, phones

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def engine_for(url: str) -> AsyncEngine:
    """Make the engine for a database; a SQLite file is written through to the disk at each commit."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqlStore:
    """Keeps tables in a database that ``migrate`` has brought up to date."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Give the connections back."""
        await self._engine.dispose()

    async def create(self, event: Event, phone: Phone, links_: Mapping[str, Role]) -> None:
        """Begin a table: all or nothing."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(events).values(_event_row(phone.table, event)))
                await connection.execute(insert(phones).values(_phone_row(phone)))
                rows = [{"token": token, "table_id": phone.table, "role": role.value} for token, role in links_.items()]
                await connection.execute(insert(links), rows)
        except IntegrityError as error:
            raise SeqTakenError from error

    async def append(self, table: str, event: Event) -> None:
        """Add an event; the key and the number are unique in the database itself."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(events).values(_event_row(table, event)))
        except IntegrityError as error:
            known = await self.by_key(table, event.key)
            if known is not None:
                raise KeyTakenError(known) from error
            raise SeqTakenError from error

    async def events(self, table: str, after: int = 0) -> Sequence[Event]:
        """Give the events after a number."""
        columns = (events.c.seq, events.c.at, events.c.author, events.c.key, events.c.body)
        query = select(*columns).where(events.c.table_id == table, events.c.seq > after).order_by(events.c.seq)
        return [Event(row.seq, _time(row.at), row.author, row.key, row.body) for row in await self._all(query)]

    async def last(self, table: str) -> int:
        """Give the number of the last event."""
        query = select(events.c.seq).where(events.c.table_id == table).order_by(events.c.seq.desc()).limit(1)
        found = await self._all(query)
        return found[0].seq if found else 0

    async def by_key(self, table: str, key: str) -> int | None:
        """Give the event with this key."""
        found = await self._all(select(events.c.seq).where(events.c.table_id == table, events.c.key == key))
        return found[0].seq if found else None

    async def open(self, token: str) -> Link | None:
        """Give what a token opens."""
        found = await self._all(select(links.c.table_id, links.c.role).where(links.c.token == token))
        return Link(found[0].table_id, Role(found[0].role)) if found else None

    async def links(self, table: str) -> Mapping[str, Role]:
        """Give the tokens of a table."""
        found = await self._all(select(links.c.token, links.c.role).where(links.c.table_id == table))
        return {row.token: Role(row.role) for row in found}

    async def put_phone(self, phone: Phone) -> None:
        """Let a phone know a table."""
        values = _phone_row(phone)
        async with self._engine.begin() as connection:
            where = (phones.c.table_id == phone.table, phones.c.device == phone.device)
            changed: CursorResult[Any] = await connection.execute(update(phones).where(*where).values(values))
            if not changed.rowcount:
                await connection.execute(insert(phones).values(values))

    async def phone(self, table: str, device: str) -> Phone | None:
        """Give what a phone may do."""
        found = await self._phones(select(phones).where(phones.c.table_id == table, phones.c.device == device))
        return found[0] if found else None

    async def phones(self, table: str) -> Sequence[Phone]:
        """Give the phones of a table."""
        return await self._phones(
            select(phones).where(phones.c.table_id == table).order_by(phones.c.since, phones.c.phone)
        )

    async def tables(self, device: str) -> Sequence[Phone]:
        """Give the tables of a phone."""
        order = (phones.c.since.desc(), phones.c.table_id.desc())
        return await self._phones(select(phones).where(phones.c.device == device).order_by(*order))

    async def forget(self, table: str, device: str) -> None:
        """Let a phone forget a table."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(phones).where(phones.c.table_id == table, phones.c.device == device))

    async def erase(self, table: str) -> None:
        """Erase a table."""
        async with self._engine.begin() as connection:
            for part in (events, links, phones):
                await connection.execute(delete(part).where(part.c.table_id == table))

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return await _rows(connection, query)

    async def _phones(self, query: Executable) -> list[Phone]:
        return [
            Phone(row.table_id, row.device, row.phone, row.name, Role(row.role), _time(row.since), row.asks)
            for row in await self._all(query)
        ]


async def _rows(connection: AsyncConnection, query: Executable) -> Sequence[Row[Any]]:
    result: CursorResult[Any] = await connection.execute(query)
    return result.fetchall()


def _event_row(table: str, event: Event) -> dict[str, Any]:
    return {"table_id": table, **event._asdict(), "at": event.at.astimezone(UTC).isoformat()}


def _phone_row(phone: Phone) -> dict[str, Any]:
    row = phone._asdict()
    del row["table"]
    return {**row, "table_id": phone.table, "role": phone.role.value, "since": phone.since.astimezone(UTC).isoformat()}


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)
