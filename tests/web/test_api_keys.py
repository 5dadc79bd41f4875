"""Keys of requests that change nothing: each is answered the same when it comes again, whatever was done in between."""

from pathlib import Path
from typing import Any

import httpx2
import pytest
from api_client import ROUND, Program, problem, scored
from server import Server

from rami.keep.deeds import Corrected
from rami.records.json_record import result_from
from rami.web.kept import Request

OTHER = scored(0, 12)
KEY = {"Idempotency-Key": "look"}

UNCHANGED: list[tuple[str, str, Any, tuple[str, str, Any]]] = [
    ("PUT", "/rounds/1", ROUND, ("PUT", "/rounds/1", OTHER)),
    ("PATCH", "/players/1", {"name": "Ana"}, ("PATCH", "/players/1", {"name": "Zoë"})),
    ("PUT", "/order", {"players": ["Ana", "Ben"]}, ("PUT", "/order", {"players": ["Ben", "Ana"]})),
    ("PUT", "/rules", {}, ("PUT", "/rules", {"surcharge": 50})),
    ("PUT", "/target", {"target": "auto"}, ("PUT", "/target", {"target": 300})),
]
"""What is so already in a match with a round, and what somebody else changes then."""


@pytest.fixture
def program() -> Program:
    played = Program().start()
    played.record()
    return played


@pytest.mark.parametrize(("method", "path", "document", "theirs"), UNCHANGED)
def test_what_changed_nothing_undoes_nothing_when_it_comes_again(
    program: Program, method: str, path: str, document: Any, theirs: tuple[str, str, Any]
) -> None:
    first = program.send(method, path, document, headers=KEY)
    assert (first.status_code, first.json()["revision"], len(program.kept.history)) == (200, 2, 2)
    assert program.send(*theirs).json()["revision"] == 3
    match = program.match
    for more in ({}, {"If-Match": '"3"'}):
        again = program.send(method, path, document, headers={**KEY, **more})
        assert (again.status_code, again.content, again.headers["etag"]) == (200, first.content, '"2"')
    assert program.match == match
    assert len(program.kept.history) == 3


def test_its_key_belongs_to_it_and_to_no_other_request(program: Program) -> None:
    program.send("PUT", "/rounds/1", ROUND, headers=KEY)
    problem(program.send("PUT", "/rounds/1", OTHER, headers=KEY), 422, "api/key-used", fields=["Idempotency-Key"])
    problem(program.record(headers=KEY), 422, "api/key-used")
    assert program.send("PUT", "/rounds/1", OTHER, headers={"Idempotency-Key": "other"}).json()["revision"] == 3
    other = Program(program.app).start()
    other.record()
    assert other.send("PUT", "/rounds/1", OTHER, headers=KEY).json()["revision"] == 3


def test_it_is_seen_nowhere(program: Program) -> None:
    """No revision, no line of the history, nothing to undo, and nobody who follows the match is woken."""

    async def loud(table: str) -> None:
        raise AssertionError(table)

    before = program.get("/history").json()
    program.matches.bus.publish = loud  # type: ignore[method-assign]
    assert program.send("PUT", "/rounds/1", ROUND, headers=KEY).status_code == 200
    assert program.get("/history").json() == before
    assert program.kept.noted


def test_without_a_key_nothing_is_remembered(program: Program) -> None:
    program.send("PUT", "/rounds/1", ROUND)
    program.send("PUT", "/rounds/1", OTHER)
    assert program.send("PUT", "/rounds/1", ROUND).json()["revision"] == 4
    assert not program.kept.noted


def test_a_revision_that_was_not_meant_is_refused_and_not_remembered(program: Program) -> None:
    problem(program.send("PUT", "/rounds/1", ROUND, headers={**KEY, "If-Match": '"1"'}), 412, "keep/stale")
    assert program.send("PUT", "/rounds/1", OTHER, headers={"Idempotency-Key": "x"}).json()["revision"] == 3
    assert program.send("PUT", "/rounds/1", ROUND, headers=KEY).json()["revision"] == 4


@pytest.mark.parametrize("theirs", ["change", "note"])
def test_of_two_of_one_key_at_once_the_first_answers_both(
    program: Program, monkeypatch: pytest.MonkeyPatch, theirs: str
) -> None:
    """The second looks at the match before the first is remembered, with a change of somebody else in between."""
    write = program.matches.write
    key = ""

    async def overtaken(table: str, deed: Any, asked: Request) -> Any:
        nonlocal key
        key = asked.key
        monkeypatch.setattr(program.matches, "write", write)
        if theirs == "note":
            await write(table, None, Request("api", key))
            await write(table, Corrected(1, result_from(OTHER)), Request("1", "other"))
        else:
            await write(table, Corrected(1, result_from(OTHER)), Request("1", key))
        return await write(table, deed, Request("api", key, None))

    monkeypatch.setattr(program.matches, "write", overtaken)
    first = program.send("PUT", "/rounds/1", ROUND, headers=KEY)
    assert (first.status_code, first.json()["revision"]) == (200, 2 if theirs == "note" else 3)
    assert program.match.totals == (0, 12)
    assert program.send("PUT", "/rounds/1", ROUND, headers=KEY).content == first.content


@pytest.mark.parametrize("taken", ["noted", "done"])
async def test_a_key_that_is_taken_at_the_last_moment_is_found(
    program: Program, monkeypatch: pytest.MonkeyPatch, taken: str
) -> None:
    """The store knows it only when the deed, or the note, is put there."""
    matches, store, table = program.matches, program.matches.store, program.table
    deed = Corrected(1, result_from(OTHER))
    ours, theirs = (deed, None) if taken == "noted" else (None, deed)
    write, load = matches.write, matches.load

    async def late(table: str) -> Any:
        kept = await load(table)
        monkeypatch.setattr(matches, "load", load)
        await write(table, theirs, Request("api", "once"))
        return kept

    monkeypatch.setattr(matches, "load", late)
    kept = await write(table, ours, Request("api", "once"))
    assert kept.done("once") == await store.by_key(table, "once") == (2 if taken == "noted" else 3)
    assert kept.keep.match.totals == (0, 36 if taken == "noted" else 12)


def test_it_is_remembered_when_the_server_starts_again(tmp_path: Path) -> None:
    first: Any = None
    path, pen = "", {}
    with Server(tmp_path / "rami.db") as server, httpx2.Client(base_url=f"{server.url}/api/v1") as client:
        match: Any = client.post("/matches", json={"players": ["Ana", "Ben"]}).json()
        path, pen = f"/matches/{match['id']}", {"Authorization": f"Bearer {match['links']['pen']['token']}"}
        client.post(f"{path}/rounds", json=ROUND, headers=pen)
        first = client.put(f"{path}/rounds/1", json=ROUND, headers={**pen, **KEY})
        client.put(f"{path}/rounds/1", json=OTHER, headers=pen)
    with Server(tmp_path / "rami.db") as server, httpx2.Client(base_url=f"{server.url}/api/v1") as client:
        again = client.put(f"{path}/rounds/1", json=ROUND, headers={**pen, **KEY})
        assert (first.status_code, again.status_code, again.content) == (200, 200, first.content)
        now: Any = client.get(path, headers=pen).json()
        assert (now["revision"], now["match"]["sheet"]["totals"]) == (3, [0, 12])
