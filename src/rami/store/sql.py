"""A store in a database: SQLite by default, one file; written for good before an answer leaves."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    CursorResult,
    Executable,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    event,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from rami.store import Event, KeyTakenError, Link, Phone, Role, SeqTakenError, TokenTakenError, next_phone, tables

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

    async def create(self, event: Event, phone: Phone, links: Mapping[str, Role]) -> None:
        """Begin a table: all or nothing."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(tables.events).values(_event_row(phone.table, event)))
                await connection.execute(insert(tables.phones).values(_phone_row(phone)))
                rows = [{"token": token, "table_id": phone.table, "role": role.value} for token, role in links.items()]
                await connection.execute(insert(tables.links), rows)
        except IntegrityError as error:
            raise SeqTakenError from error

    async def append(self, table: str, event: Event) -> None:
        """Add an event; the key and the number are unique in the database itself."""
        try:
            async with self._engine.begin() as connection:
                added = await connection.execute(_ADD_EVENT, _event_row(table, event))
        except IntegrityError as error:
            raise await self._taken(table, event.key) from error
        if not added.rowcount:
            raise await self._taken(table, event.key)

    async def _taken(self, table: str, key: str) -> KeyTakenError | SeqTakenError:
        known = await self.by_key(table, key)
        return SeqTakenError() if known is None else KeyTakenError(known)

    async def note(self, table: str, key: str, seq: int) -> None:
        """Remember the key of a request that found nothing to change."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(tables.notes).values(table_id=table, key=key, seq=seq))
                await _refuse_known(connection, tables.events, table, key)
        except IntegrityError as error:
            known = await self.by_key(table, key)
            raise KeyTakenError(seq if known is None else known) from error

    async def noted(self, table: str) -> Mapping[str, int]:
        """Give the keys that were noted."""
        found = await self._all(select(tables.notes.c.key, tables.notes.c.seq).where(tables.notes.c.table_id == table))
        return {row.key: row.seq for row in found}

    async def events(self, table: str, after: int = 0) -> Sequence[Event]:
        """Give the events after a number."""
        columns = (
            tables.events.c.seq,
            tables.events.c.at,
            tables.events.c.author,
            tables.events.c.key,
            tables.events.c.body,
        )
        query = (
            select(*columns)
            .where(tables.events.c.table_id == table, tables.events.c.seq > after)
            .order_by(tables.events.c.seq)
        )
        return [Event(row.seq, _time(row.at), row.author, row.key, row.body) for row in await self._all(query)]

    async def last(self, table: str) -> int:
        """Give the number of the last event."""
        query = (
            select(tables.events.c.seq)
            .where(tables.events.c.table_id == table)
            .order_by(tables.events.c.seq.desc())
            .limit(1)
        )
        found = await self._all(query)
        return found[0].seq if found else 0

    async def by_key(self, table: str, key: str) -> int | None:
        """Give the event with this key, or the last one when it was noted."""
        async with self._engine.connect() as connection:
            for part in (tables.events, tables.notes):
                for row in await _rows(connection, _with_key(part, table, key)):
                    return row.seq
        return None

    async def open(self, token: str) -> Link | None:
        """Give what a token opens."""
        found = await self._all(
            select(tables.links.c.table_id, tables.links.c.role).where(tables.links.c.token == token)
        )
        return Link(found[0].table_id, Role(found[0].role)) if found else None

    async def links(self, table: str) -> Mapping[str, Role]:
        """Give the tokens of a table."""
        found = await self._all(
            select(tables.links.c.token, tables.links.c.role).where(tables.links.c.table_id == table)
        )
        return {row.token: Role(row.role) for row in found}

    async def relink(self, table: str, links: Mapping[str, Role]) -> None:
        """Give a table new links: the old ones go in the same step."""
        rows = [{"token": token, "table_id": table, "role": role.value} for token, role in links.items()]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(tables.links).where(tables.links.c.table_id == table))
                await connection.execute(insert(tables.links), rows)
        except IntegrityError as error:
            raise TokenTakenError from error

    async def let_in(self, table: str, device: str, role: Role, since: datetime) -> Phone:
        """Let a device in with a role. Where another phone takes the number at the same time, take the next."""
        while True:
            known = await self.phone(table, device)
            if known is not None:
                return await self._raised(known, role)
            phone = Phone(table, device, await self._next_phone(table), "", role, since)
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(tables.phones).values(_phone_row(phone)))
            except IntegrityError:
                continue
            return phone

    async def _raised(self, known: Phone, role: Role) -> Phone:
        if role.or_more(known.role) is known.role:
            return known
        lower = [other.value for other in Role if other is not role and role.or_more(other) is role]
        where = (
            tables.phones.c.table_id == known.table,
            tables.phones.c.device == known.device,
            tables.phones.c.role.in_(lower),
        )
        async with self._engine.begin() as connection:
            await connection.execute(update(tables.phones).where(*where).values(role=role.value, asks=False))
        return await self.phone(known.table, known.device) or known

    async def _next_phone(self, table: str) -> str:
        called = await self._all(select(tables.phones.c.phone).where(tables.phones.c.table_id == table))
        wrote = await self._all(select(tables.events.c.author).where(tables.events.c.table_id == table).distinct())
        return next_phone(row[0] for row in (*called, *wrote))

    async def change_phone(
        self, table: str, phone: str, *, name: str | None = None, role: Role | None = None, asks: bool | None = None
    ) -> None:
        """Change one phone of a table: only the columns that are given, whatever others write meanwhile."""
        changes = {"name": name, "role": None if role is None else role.value, "asks": asks}
        given = {column: value for column, value in changes.items() if value is not None}
        if not given:
            return
        async with self._engine.begin() as connection:
            where = (tables.phones.c.table_id == table, tables.phones.c.phone == phone)
            await connection.execute(update(tables.phones).where(*where).values(given))

    async def put_phone(self, phone: Phone) -> None:
        """Let a phone know a table."""
        values = _phone_row(phone)
        async with self._engine.begin() as connection:
            where = (tables.phones.c.table_id == phone.table, tables.phones.c.device == phone.device)
            changed: CursorResult[Any] = await connection.execute(update(tables.phones).where(*where).values(values))
            if not changed.rowcount:
                await connection.execute(insert(tables.phones).values(values))

    async def phone(self, table: str, device: str) -> Phone | None:
        """Give what a phone may do."""
        found = await self._phones(
            select(tables.phones).where(tables.phones.c.table_id == table, tables.phones.c.device == device)
        )
        return found[0] if found else None

    async def phones(self, table: str) -> Sequence[Phone]:
        """Give the phones of a table."""
        return await self._phones(
            select(tables.phones)
            .where(tables.phones.c.table_id == table)
            .order_by(tables.phones.c.since, tables.phones.c.phone)
        )

    async def tables(self, device: str) -> Sequence[Phone]:
        """Give the tables of a phone."""
        order = (tables.phones.c.since.desc(), tables.phones.c.table_id.desc())
        return await self._phones(select(tables.phones).where(tables.phones.c.device == device).order_by(*order))

    async def forget(self, table: str, device: str) -> None:
        """Let a phone forget a table."""
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(tables.phones).where(tables.phones.c.table_id == table, tables.phones.c.device == device)
            )

    async def erase(self, table: str) -> None:
        """Erase a table."""
        async with self._engine.begin() as connection:
            for part in (tables.events, tables.notes, tables.links, tables.phones):
                await connection.execute(delete(part).where(part.c.table_id == table))

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return await _rows(connection, query)

    async def _phones(self, query: Executable) -> list[Phone]:
        return [
            Phone(row.table_id, row.device, row.phone, row.name, Role(row.role), _time(row.since), row.asks)
            for row in await self._all(query)
        ]


_ADD_EVENT: Final = insert(tables.events).from_select(
    [column.name for column in tables.events.c],
    select(*(bindparam(column.name, type_=column.type) for column in tables.events.c)).where(
        ~exists().where(tables.notes.c.table_id == bindparam("table_id"), tables.notes.c.key == bindparam("key"))
    ),
)
"""Adds an event unless its key was noted: one statement, so that no other writer comes between."""


async def _refuse_known(connection: AsyncConnection, part: Table, table: str, key: str) -> None:
    """Refuse a key that stands in another part: asked after the own write, when no other writer can come between."""
    for row in await _rows(connection, _with_key(part, table, key)):
        raise KeyTakenError(row.seq)


def _with_key(part: Table, table: str, key: str) -> Select[Any]:
    return select(part.c.seq).where(part.c.table_id == table, part.c.key == key)


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
