"""The stores, held to the same contract; the database also to its schema and to what survives a kill."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import UniqueConstraint, create_engine, inspect

from rami.store import Event, KeyTakenError, Link, Phone, Role, SeqTakenError, Store, TokenTakenError
from rami.store.bus import MemoryBus
from rami.store.held import HeldStore
from rami.store.memory import MemoryStore
from rami.store.migrate import migrate
from rami.store.sql import SqlStore, engine_for
from rami.store.tables import metadata
from stores import KINDS, NOON, begun, event, opened, phone, url_of


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Store]:
    async with opened(request.param, tmp_path / "rami.db") as kept:
        yield kept


async def test_a_table_begins_with_event_phone_and_links(store: Store) -> None:
    await begun(store)
    assert list(await store.events("t")) == [event(1)]
    assert await store.last("t") == 1
    assert await store.open("t-pen") == Link("t", Role.PEN)
    assert await store.open("t-other") is None
    assert await store.links("t") == {"t-pen": Role.PEN, "t-watch": Role.WATCH}
    assert await store.phone("t", "d1") == phone()
    assert await store.phone("t", "d2") is None
    assert list(await store.tables("d1")) == [phone()]


async def test_a_table_begins_once_and_a_refused_one_leaves_nothing(store: Store) -> None:
    await begun(store)
    with pytest.raises(SeqTakenError):
        await store.create(event(1, "other"), phone("t", "d2"), {"again": Role.PEN})
    assert await store.open("again") is None
    assert await store.phone("t", "d2") is None


async def test_events_are_read_in_order_from_any_number(store: Store) -> None:
    await begun(store)
    for seq in range(2, 6):
        await store.append("t", event(seq, body=f'"{seq} ก é"'))
    assert [found.seq for found in await store.events("t", 2)] == [3, 4, 5]
    assert (await store.events("t", 4))[0] == event(5, body='"5 ก é"')
    assert list(await store.events("t", 5)) == []
    assert list(await store.events("nowhere")) == []
    assert await store.last("nowhere") == 0
    assert await store.by_key("t", "k3") == 3
    assert await store.by_key("t", "k9") is None


async def test_a_number_is_taken_once_and_a_key_is_done_once(store: Store) -> None:
    await begun(store)
    await store.append("t", event(2))
    with pytest.raises(SeqTakenError):
        await store.append("t", event(2, "mine"))
    with pytest.raises(KeyTakenError) as taken:
        await store.append("t", event(3, "k2"))
    assert taken.value.seq == 2
    await begun(store, "u")
    await store.append("u", event(2))
    assert await store.last("t") == 2


async def test_of_many_writers_of_one_number_exactly_one_wins(store: Store) -> None:
    await begun(store)
    answers = await asyncio.gather(
        *(store.append("t", event(2, f"w{writer}")) for writer in range(12)), return_exceptions=True
    )
    assert [answer for answer in answers if answer is None] == [None]
    assert sum(isinstance(answer, SeqTakenError) for answer in answers) == 11
    assert await store.last("t") == 2


async def test_phones_come_change_and_go(store: Store) -> None:
    await begun(store)
    watcher = phone("t", "d2", phone="2", name="", role=Role.WATCH, since=NOON + timedelta(minutes=1))
    await store.put_phone(watcher)
    await store.put_phone(watcher._replace(role=Role.PEN, name="Linh", asks=True))
    assert [found.name for found in await store.phones("t")] == ["Ana", "Linh"]
    assert (await store.phones("t"))[1].asks
    await begun(store, "u")
    await store.put_phone(watcher._replace(table="u", since=NOON + timedelta(minutes=2)))
    assert [found.table for found in await store.tables("d2")] == ["u", "t"]
    await store.forget("t", "d2")
    assert [found.table for found in await store.tables("d2")] == ["u"]


async def test_phones_are_let_in_under_numbers_of_their_own(store: Store) -> None:
    await begun(store)
    await begun(store, "u")
    two = await store.let_in("t", "d2", Role.WATCH, NOON)
    assert two == Phone("t", "d2", "2", "", Role.WATCH, NOON)
    assert (await store.let_in("t", "d3", Role.PEN, NOON)).phone == "3"
    assert (await store.let_in("u", "d3", Role.WATCH, NOON)).phone == "2"
    assert await store.let_in("t", "d2", Role.WATCH, NOON + timedelta(days=1)) == two
    assert len(await store.phones("t")) == 3


@pytest.mark.parametrize(
    ("has", "comes", "then"),
    [
        (Role.WATCH, Role.PEN, Role.PEN),
        (Role.WATCH, Role.WATCH, Role.WATCH),
        (Role.PEN, Role.WATCH, Role.PEN),
        (Role.OWNER, Role.PEN, Role.OWNER),
        (Role.OWNER, Role.WATCH, Role.OWNER),
    ],
)
async def test_a_role_is_raised_by_a_link_and_never_lowered(store: Store, has: Role, comes: Role, then: Role) -> None:
    await begun(store)
    await store.put_phone(phone("t", "d2", phone="2", name="Linh", role=has, asks=has is Role.WATCH))
    found = await store.let_in("t", "d2", comes, NOON)
    assert (found.role, found.name, found.phone) == (then, "Linh", "2")
    assert found.asks is (then is Role.WATCH)
    assert await store.phone("t", "d2") == found


async def test_a_number_that_stands_in_the_log_is_not_given_to_another_phone(store: Store) -> None:
    await begun(store)
    for device in ("d2", "d3"):
        await store.let_in("t", device, Role.PEN, NOON)
    await store.append("t", event(2)._replace(author="3"))
    await store.append("t", event(3)._replace(author="someone else"))
    await store.forget("t", "d3")
    assert (await store.let_in("t", "d4", Role.WATCH, NOON)).phone == "4"


async def test_many_phones_at_once_are_told_apart_and_one_is_let_in_once(store: Store) -> None:
    await begun(store)
    devices = [f"d{number}" for number in range(2, 14)] + ["d2"] * 4
    found = await asyncio.gather(*(store.let_in("t", device, Role.WATCH, NOON) for device in devices))
    assert {known.phone for known in found} == {str(number) for number in range(2, 14)}
    assert len(await store.phones("t")) == 13


async def test_a_phone_is_changed_in_what_is_given_and_nothing_else(store: Store) -> None:
    await begun(store)
    await begun(store, "u")
    await store.let_in("t", "d2", Role.WATCH, NOON)
    await store.change_phone("t", "2", asks=True)
    await store.change_phone("t", "2", name="Linh")
    await store.change_phone("t", "2", role=Role.PEN)
    await store.change_phone("t", "2")
    await store.change_phone("t", "9", name="Nobody")
    assert await store.phone("t", "d2") == Phone("t", "d2", "2", "Linh", Role.PEN, NOON, asks=True)
    await store.change_phone("t", "2", name="", asks=False)
    assert await store.phone("t", "d2") == Phone("t", "d2", "2", "", Role.PEN, NOON)
    assert [await store.phone(table, "d1") for table in "tu"] == [phone("t"), phone("u")]


async def test_new_links_take_the_place_of_the_old_ones_and_of_no_other_table(store: Store) -> None:
    await begun(store)
    await begun(store, "u")
    await store.relink("t", {"new": Role.PEN})
    assert await store.links("t") == {"new": Role.PEN}
    assert [await store.open(token) for token in ("t-pen", "t-watch", "new")] == [None, None, Link("t", Role.PEN)]
    with pytest.raises(TokenTakenError):
        await store.relink("t", {"other": Role.PEN, "u-pen": Role.PEN})
    assert await store.links("t") == {"new": Role.PEN}
    assert await store.open("other") is None
    assert await store.open("u-pen") == Link("u", Role.PEN)


async def test_an_erased_table_leaves_nothing_and_others_stay(store: Store) -> None:
    await begun(store)
    await begun(store, "u")
    await store.erase("t")
    assert await store.last("t") == 0
    assert await store.open("t-pen") is None
    assert list(await store.phones("t")) == []
    assert await store.last("u") == 1


async def test_the_bus_wakes_those_who_listen_and_forgets_those_who_left() -> None:
    bus = MemoryBus()
    async with bus.listen("t") as one, bus.listen("t") as two, bus.listen("u") as other:
        await bus.publish("t")
        assert (one.is_set(), two.is_set(), other.is_set()) == (True, True, False)
    await bus.publish("t")
    async with bus.listen("t") as again:
        assert not again.is_set()


def test_the_migrations_from_the_first_schema_on_give_the_tables_that_are_used(tmp_path: Path) -> None:
    path = tmp_path / "rami.db"
    migrate(url_of(path), "0001")
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO events VALUES ('t', 1, '2026-11-30T12:00:00+00:00', '1', 'k1', '{}')")
    connection.close()
    migrate(url_of(path))
    migrate(url_of(path))
    engine = create_engine(f"sqlite:///{path}")
    found = inspect(engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == set(table.primary_key.columns.keys())
        assert {index["name"] for index in found.get_indexes(table.name)} == {index.name for index in table.indexes}
        unique = {constraint["name"] for constraint in found.get_unique_constraints(table.name)}
        assert unique == {held.name for held in table.constraints if isinstance(held, UniqueConstraint)}
    engine.dispose()

    async def read() -> int:
        kept = SqlStore(engine_for(url_of(path)))
        last = await kept.last("t")
        await kept.close()
        return last

    assert asyncio.run(read()) == 1


async def test_a_sqlite_file_is_written_through(tmp_path: Path) -> None:
    engine = engine_for(url_of(tmp_path / "rami.db"))
    wanted: list[tuple[str, Callable[[Any], bool]]] = [
        ("journal_mode", lambda value: value == "wal"),
        ("synchronous", lambda value: value == 2),
        ("busy_timeout", lambda value: value >= 1000),
    ]
    async with engine.connect() as connection:
        for pragma, holds in wanted:
            result: Any = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert holds(result.scalar()), pragma
    await engine.dispose()


WRITER = """
import asyncio, sys
from datetime import UTC, datetime
from rami.store import Event
from rami.store.sql import SqlStore, engine_for

async def main():
    store = SqlStore(engine_for(sys.argv[1]))
    seq = await store.last("t")
    print("ready", flush=True)
    while True:
        seq += 1
        await store.append("t", Event(seq, datetime.now(UTC), "1", f"k{seq}", f'"{seq}"'))
        print(seq, flush=True)

asyncio.run(main())
"""


def test_a_killed_writer_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    url = url_of(tmp_path / "rami.db")
    migrate(url)

    def run(deed: Callable[[SqlStore], Awaitable[Any]]) -> Any:
        async def within() -> Any:
            kept = SqlStore(engine_for(url))
            try:
                return await deed(kept)
            finally:
                await kept.close()

        return asyncio.run(within())

    run(begun)
    acknowledged = 1
    for least in (1, 7, 25):
        with subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            for _ in range(least):
                acknowledged = int(writer.stdout.readline())
            os.kill(writer.pid, signal.SIGKILL)
            acknowledged = max([acknowledged, *(int(line) for line in writer.stdout.read().split())])
        events = run(lambda kept: kept.events("t"))
        assert [found.seq for found in events] == list(range(1, len(events) + 1))
        assert len(events) >= acknowledged


class Slow(MemoryStore):
    """A store whose reads of phones wait; it counts what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def phones(self, table: str) -> Sequence[Phone]:
        """Look, wait, then tell what was seen before the wait."""
        self.asked.append("phones")
        seen = await super().phones(table)
        await self.free.wait()
        return seen

    async def events(self, table: str, after: int = 0) -> Sequence[Event]:
        """Count."""
        self.asked.append("events")
        return await super().events(table, after)


async def test_what_is_held_is_asked_for_once_until_it_changes() -> None:
    slow = Slow()
    held = HeldStore(slow)
    await begun(held)
    for _ in range(3):
        assert [each.phone for each in await held.phones("t")] == ["1"]
        assert list(await held.events("t")) == [event(1)]
        assert not await held.events("t", 1)
    assert slow.asked == ["phones", *["events"] * 3]
    await held.append("t", event(2))
    assert not await held.events("t", 2)
    assert list(await held.events("t", 1)) == [event(2)]
    assert slow.asked == ["phones", *["events"] * 4]
    await held.change_phone("t", "1", name="Ben")
    assert [each.name for each in await held.phones("t")] == ["Ben"]
    assert slow.asked.count("phones") == 2


async def test_a_read_that_a_write_overtakes_is_not_held() -> None:
    slow = Slow()
    held = HeldStore(slow)
    await begun(held)
    slow.free.clear()
    reading = asyncio.create_task(held.phones("t"))
    await asyncio.sleep(0)
    await held.change_phone("t", "1", name="Ben")
    slow.free.set()
    assert [each.name for each in await reading] == ["Ana"]
    assert [each.name for each in await held.phones("t")] == ["Ben"]
    assert (await held.phone("t", "d1")) is not None


async def test_only_so_many_tables_are_held() -> None:
    slow = Slow()
    held = HeldStore(slow)
    await begun(held)
    await held.phones("t")
    for number in range(500):
        await held.phones(f"other{number}")
    await held.phones("t")
    assert slow.asked.count("phones") == 502
