"""Stores of every kind, for tests, and the first lines of a table."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from rami.store import Event, Phone, Role, Store
from rami.store.held import HeldStore
from rami.store.memory import MemoryStore
from rami.store.migrate import migrate
from rami.store.sql import SqlStore, engine_for

KINDS: Final = ("memory", "sqlite", "held")
NOON: Final = datetime(2026, 11, 30, 12, tzinfo=UTC)


def event(seq: int, key: str | None = None, body: str = "{}") -> Event:
    return Event(seq, NOON + timedelta(seconds=seq), "1", key or f"k{seq}", body)


def phone(table: str = "t", device: str = "d1", **more: Any) -> Phone:
    return Phone(table, device, "1", "Ana", Role.OWNER, NOON)._replace(**more)


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@asynccontextmanager
async def opened(kind: str, path: Path) -> AsyncGenerator[Store]:
    """Open a store of a kind; the database is at ``path``."""
    if kind == "memory":
        yield MemoryStore()
        return
    migrate(url_of(path))
    kept = SqlStore(engine_for(url_of(path)))
    yield HeldStore(kept) if kind == "held" else kept
    await kept.close()


async def begun(store: Store, table: str = "t") -> None:
    await store.create(event(1), phone(table), {f"{table}-pen": Role.PEN, f"{table}-watch": Role.WATCH})
