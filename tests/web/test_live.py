"""Live connections: what each phone is sent, when, and how little is done for it."""

import asyncio
import re
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from keeper import NAMES
from starlette.requests import Request

from rami import Match
from rami.errors import KeepError
from rami.keep.coding import write_deed
from rami.keep.deeds import Corrected, Deed, PenGiven, PenTaken, Recorded, Renamed, Started, Undone
from rami.results import RoundResult
from rami.store import Event, Role
from rami.store.bus import MemoryBus
from rami.store.memory import MemoryStore
from rami.web.app import make_app
from rami.web.kept import Matches
from rami.web.kept import Request as Asked
from rami.web.pages import live, sheet

ROUND = RoundResult([None, "30"], winner=0, opened=[True, True])
BETTER = RoundResult([None, "20"], winner=0, opened=[True, True])
OWNER = "o" * 22


class Table:
    """A match of two on an application of its own, with phones by their devices' letters."""

    def __init__(self) -> None:
        self.store, self.bus = MemoryStore(), MemoryBus()
        self.app = make_app(self.store, self.bus)
        self.matches: Matches = self.app.state.matches
        self.table = ""
        self._keys = 0

    async def begin(self) -> "Table":
        self.table = await self.matches.start(Started(Match.start(NAMES[:2])), OWNER, "k")
        return self

    async def let_in(self, letter: str, role: Role = Role.WATCH) -> None:
        await self.matches.let_in(self.table, letter * 22, role)

    async def write(self, deed: Deed, author: str = "1") -> None:
        self._keys += 1
        await self.matches.write(self.table, deed, Asked(author, f"w{self._keys}"))

    async def events(self, letter: str, query: str = "", language: str = "en") -> "Reader":
        scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "server": ("testserver", 80),
            "path": f"/m/{self.table}/live",
            "query_string": query.encode(),
            "path_params": {"table": self.table},
            "headers": [(b"cookie", f"rami_device={letter * 22}".encode()), (b"accept-language", language.encode())],
            "app": self.app,
        }
        response: Any = await live.live(Request(scope))
        return Reader(response.body_iterator)


class Reader:
    """One connection, read event by event."""

    def __init__(self, events: AsyncGenerator[Any]) -> None:
        self._events = events
        self._waiting: asyncio.Task[Any] | None = None

    async def next(self, within: float = 2.0) -> tuple[str, str] | None:
        """Give the next event and its data; None where none comes in time, ``("end", "")`` at the end."""
        self._waiting = self._waiting or asyncio.ensure_future(anext(self._events))
        done, _ = await asyncio.wait([self._waiting], timeout=within)
        if not done:
            return None
        waited, self._waiting = self._waiting, None
        try:
            event = waited.result()
        except StopAsyncIteration:
            return ("end", "")
        return (event.event or "message", str(event.data))

    async def all(self) -> list[tuple[str, str]]:
        """Give what comes until nothing more does."""
        found: list[tuple[str, str]] = []
        while (event := await self.next(0.05)) is not None and event[0] != "end":
            found.append(event)
        return found

    async def close(self) -> None:
        if self._waiting:
            self._waiting.cancel()
            await asyncio.wait([self._waiting])
        await self._events.aclose()


@pytest.fixture
async def table() -> Table:
    return await Table().begin()


def kinds(events: list[tuple[str, str]]) -> list[str]:
    return [kind for kind, _ in events]


@pytest.mark.parametrize(
    ("view", "holds"),
    [("", "sheet-leaf"), ("view=sheet", "sheet-leaf"), ("view=screen", "big p2"), ("view=phones", "phone-1")],
)
async def test_a_connection_begins_with_the_whole_view(table: Table, view: str, holds: str) -> None:
    reader = await table.events("o", view)
    first, seq = await reader.all()
    assert holds in first[1]
    assert seq == ("seq", "1")
    await reader.close()


async def test_a_change_is_sent_to_every_phone_as_it_may_see_it(table: Table) -> None:
    await table.let_in("w")
    owner, watcher, screen = await table.events("o"), await table.events("w"), await table.events("w", "view=screen")
    for reader in (owner, watcher, screen):
        await reader.all()
    await table.write(Recorded(ROUND))
    assert 'href="/m/' + table.table + '/round/1"' in (await owner.all())[0][1]
    told = await watcher.all()
    assert kinds(told) == ["message", "seq"]
    assert "/round/1" not in told[0][1]
    assert ">30<" in told[0][1]
    assert ">30<" in (await screen.all())[0][1]
    for reader in (owner, watcher, screen):
        await reader.close()


async def test_who_was_away_gets_everything_at_once(table: Table) -> None:
    for _ in range(3):
        await table.write(Recorded(ROUND))
    reader = await table.events("o")
    first, seq = await reader.all()
    assert all(f'id="round-{number}"' in first[1] for number in (1, 2, 3))
    assert seq == ("seq", "4")
    await reader.close()


@pytest.mark.parametrize("view", ["view=everything", "view=", "view=__class__"])
async def test_an_unknown_view_is_not_found(table: Table, view: str) -> None:
    with pytest.raises(KeepError, match="web/not-found"):
        await table.events("o", view)


async def test_a_stranger_hears_nothing(table: Table) -> None:
    with pytest.raises(KeepError, match="keep/no-such-match"):
        await table.events("x")


@pytest.mark.parametrize("view", live.VIEWS)
async def test_when_the_match_is_erased_or_the_phone_gone_the_page_is_told(table: Table, view: str) -> None:
    await table.let_in("w")
    await table.let_in("v")
    forgotten, other = await table.events("w", f"view={view}"), await table.events("v", f"view={view}")
    await forgotten.all()
    await other.all()
    await table.store.forget(table.table, "w" * 22)
    await table.bus.publish(table.table)
    assert "gone" in kinds(await forgotten.all())
    assert "gone" not in kinds(await other.all())
    await table.matches.erase(table.table)
    assert await other.next() == ("gone", "")
    assert await other.next() == ("end", "")


async def test_a_request_for_the_pen_wakes_those_who_write_and_the_one_who_asks(table: Table) -> None:
    for letter in "wv":
        await table.let_in(letter)
    owner, asker, other = await table.events("o"), await table.events("w"), await table.events("v")
    for reader in (owner, asker, other):
        await reader.all()
    await table.store.change_phone(table.table, "2", asks=True)
    await table.bus.publish(table.table)
    assert "Phone 2" in (await owner.all())[0][1]
    assert "You have asked" in (await asker.all())[0][1]
    assert await other.all() == []
    for reader in (owner, asker, other):
        await reader.close()


async def test_a_phone_that_comes_in_shows_in_the_list_and_disturbs_no_sheet(table: Table) -> None:
    phones, sheet = await table.events("o", "view=phones"), await table.events("o")
    await phones.all()
    await sheet.all()
    await table.let_in("w")
    assert "phone-2" in (await phones.all())[0][1]
    assert await sheet.all() == []
    await table.matches.new_links(table.table)
    assert kinds(await sheet.all()) == ["message"]
    await phones.close()
    await sheet.close()


async def test_the_forms_of_the_list_are_new_after_each_deed(table: Table) -> None:
    await table.let_in("w")
    reader = await table.events("o", "view=phones")
    keys: list[str] = re.findall(r'name="key" value="([^"]+)"', (await reader.all())[0][1])
    for role, deed in ((Role.PEN, PenGiven("2", "")), (Role.WATCH, PenTaken("2", ""))):
        await table.store.change_phone(table.table, "2", role=role)
        await table.write(deed)
        keys += re.findall(r'name="key" value="([^"]+)"', (await reader.all())[-2][1])
    assert len(keys) == len(set(keys)) == 3
    await reader.close()


async def test_a_phone_that_gets_the_pen_sees_it_at_once(table: Table) -> None:
    await table.let_in("w")
    reader = await table.events("w")
    await reader.all()
    await table.store.change_phone(table.table, "2", role=Role.PEN)
    await table.write(PenGiven("2", ""))
    told = await reader.all()
    assert "You are watching" not in told[0][1]
    assert told[-1] == ("seq", "2")
    await reader.close()


async def test_many_watchers_cost_one_look_and_one_rendering(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = "abcdefghijklmnpqrstuvwxyz"
    for letter in letters:
        await table.let_in(letter)
    readers = [await table.events(letter) for letter in letters]
    for reader in readers:
        await reader.all()
    looks: list[str] = []
    rendered: list[str] = []
    for name in ("events", "phones", "links", "phone"):
        monkeypatch.setattr(table.store, name, counted(getattr(table.store, name), looks, name))
    made: Any = sheet.sheet_values

    def noted(*values: Any) -> Any:
        rendered.append("x")
        return made(*values)

    monkeypatch.setattr(sheet, "sheet_values", noted)
    await table.write(Recorded(ROUND))
    for reader in readers:
        assert kinds(await reader.all()) == ["message", "seq"]
    assert len(rendered) == 1
    assert sorted(looks) == ["events", "events", "links", "phones"]
    for reader in readers:
        await reader.close()


def counted(method: Any, calls: list[str], name: str) -> Any:
    async def call(*values: Any) -> Any:
        calls.append(name)
        return await method(*values)

    return call


async def test_the_last_to_go_leaves_nothing_behind(table: Table) -> None:
    bus: Any = table.bus
    readers = [await table.events("o"), await table.events("o", "view=screen")]
    for reader in readers:
        await reader.all()
    assert len(bus._signals[table.table]) == 1
    for reader in readers:
        assert table.table in bus._signals
        await reader.close()
        await asyncio.sleep(0)
    assert bus._signals == {}
    assert table.app.state.live._followers == {}


async def test_a_fault_of_the_store_ends_the_connection_and_the_next_one_works(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    reader = await table.events("o")
    await reader.all()
    with monkeypatch.context() as broken:
        broken.setattr(table.store, "phones", None)
        await table.write(Recorded(ROUND))
        assert await reader.next() == ("end", "")
    assert "cannot be followed" in caplog.text
    again = await table.events("o")
    assert 'id="round-1"' in (await again.all())[0][1]
    await again.close()


async def test_a_page_is_never_set_back_to_what_it_was_before(table: Table) -> None:
    first = await table.events("o")
    await first.all()
    late = Event(2, (await table.store.events(table.table))[0].at, "1", "elsewhere", write_deed(Recorded(ROUND)))
    await table.store.append(table.table, late)
    reader = await table.events("o")
    assert await reader.next(0.05) is None
    await table.bus.publish(table.table)
    told = await reader.all()
    assert 'id="round-1"' in told[0][1]
    assert told[1] == ("seq", "2")
    await first.close()
    await reader.close()


@pytest.mark.parametrize(
    ("deeds", "query", "said"),
    [
        ([], "seen=3&round=1", ""),
        ([PenGiven("3", ""), PenTaken("3", "")], "seen=3&round=1", ""),
        ([Recorded(ROUND)], "seen=3&round=1", "Round 1 has been written by <bdi>Linh</bdi>."),
        ([Recorded(ROUND), Recorded(ROUND)], "seen=3&round=1", "Round 1 has been written by <bdi>Linh</bdi>."),
        ([Renamed("Anna", "Ana")], "seen=3&round=1", "<bdi>Linh</bdi> has changed the match."),
        ([Recorded(ROUND), Undone()], "seen=3&round=1", "<bdi>Linh</bdi> has changed the match."),
        ([Recorded(ROUND), Corrected(1, BETTER)], "seen=4", "<bdi>Linh</bdi> has changed the match."),
        ([Recorded(ROUND)], "seen=4&round=2", ""),
        ([Recorded(ROUND)], "seen=x&round=y", ""),
        ([Recorded(ROUND)], "seen=" + "9" * 30, ""),
        ([Recorded(ROUND)], "", ""),
    ],
)
async def test_who_types_a_round_is_told_what_others_write_meanwhile(
    table: Table, deeds: list[Deed], query: str, said: str
) -> None:
    for letter in "lw":
        await table.let_in(letter, Role.PEN)
    await table.store.change_phone(table.table, "2", name="Linh")
    for deed in deeds:
        await table.write(deed, "2")
    reader = await table.events("o", f"view=round&{query}")
    told = dict(await reader.all())
    assert (said in told["message"]) if said else (told["message"] == "")
    assert ("<a " in told["message"]) is bool(said)
    await reader.close()


async def test_who_loses_the_pen_while_typing_is_told(table: Table) -> None:
    await table.let_in("w", Role.PEN)
    reader = await table.events("w", "view=round&seen=2&round=1")
    await reader.all()
    await table.store.change_phone(table.table, "2", role=Role.WATCH)
    await table.write(PenTaken("2", ""))
    assert "may only look on now" in (await reader.all())[0][1]
    await reader.close()
