"""Keys of requests that found nothing to change: kept beside the log, and done once like any other."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from pathlib import Path

import pytest

from rami.store import KeyTakenError, SeqTakenError, Store
from rami.store.held import HeldStore
from rami.store.memory import MemoryStore
from stores import KINDS, begun, event, opened


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Store]:
    async with opened(request.param, tmp_path / "rami.db") as kept:
        yield kept


async def test_a_noted_key_is_known_and_no_event(store: Store) -> None:
    await begun(store)
    assert await store.noted("t") == {}
    await store.note("t", "looked", 1)
    await store.append("t", event(2))
    await store.note("t", "again", 2)
    assert await store.noted("t") == {"looked": 1, "again": 2}
    assert await store.noted("u") == {}
    assert [await store.by_key("t", key) for key in ("looked", "again", "k2", "other")] == [1, 2, 2, None]
    assert await store.by_key("u", "looked") is None
    assert list(await store.events("t")) == [event(1), event(2)]
    assert await store.last("t") == 2


async def test_a_key_is_noted_or_of_an_event_and_never_both(store: Store) -> None:
    await begun(store)
    await store.note("t", "looked", 1)
    for refused, seq in (
        (store.append("t", event(2, "looked")), 1),
        (store.note("t", "looked", 7), 1),
        (store.note("t", "k1", 7), 1),
    ):
        with pytest.raises(KeyTakenError) as taken:
            await refused
        assert taken.value.seq == seq
    with pytest.raises(SeqTakenError):
        await store.append("t", event(1, "another"))
    assert await store.noted("t") == {"looked": 1}
    assert list(await store.events("t")) == [event(1)]
    await store.append("t", event(2))
    assert await store.last("t") == 2


async def test_of_many_with_one_key_exactly_one_is_first(store: Store) -> None:
    await begun(store)
    requests = [(store.note("t", "once", 1), store.append("t", event(2, "once"))) for _ in range(5)]
    asked = [request for pair in requests for request in pair]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert answers.count(None) == 1
    assert {type(answer) for answer in answers} <= {type(None), KeyTakenError}
    assert (await store.last("t") == 2) is not ("once" in await store.noted("t"))


async def test_an_erased_table_leaves_no_noted_key(store: Store) -> None:
    await begun(store)
    await begun(store, "u")
    for table in "tu":
        await store.note(table, "looked", 1)
    await store.erase("t")
    assert (await store.noted("t"), await store.noted("u")) == ({}, {"looked": 1})
    assert await store.by_key("t", "looked") is None


async def test_noted_keys_outlive_the_process(tmp_path: Path) -> None:
    async with opened("sqlite", tmp_path / "rami.db") as first:
        await begun(first)
        await first.note("t", "looked", 1)
    async with opened("held", tmp_path / "rami.db") as second:
        assert await second.noted("t") == {"looked": 1}


class Counted(MemoryStore):
    """A store that counts how often it is asked for noted keys."""

    asked = 0

    async def noted(self, table: str) -> Mapping[str, int]:
        """Count."""
        self.asked += 1
        return await super().noted(table)


async def test_noted_keys_are_held_until_one_more_comes() -> None:
    counted = Counted()
    held = HeldStore(counted)
    await begun(held)
    for seq in (2, 3):
        assert await held.noted("t") == {}
        await held.append("t", event(seq))
    assert counted.asked == 1
    await held.note("t", "looked", 3)
    assert await held.noted("t") == {"looked": 3}
    assert counted.asked == 2
