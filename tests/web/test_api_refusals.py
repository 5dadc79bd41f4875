"""What the API refuses, and how: tokens, keys, revisions, and documents that do not fit."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from api_client import DESCRIBED, PROBLEM, ROUND, WRITES, Program, problem, scored
from starlette.testclient import TestClient

from rami import RoundResult
from rami.keep.deeds import Joined
from rami.web.kept import Request
from rami.words.faults import fault_sentence
from rami.words.languages import LANGUAGES


@pytest.fixture
def program() -> Program:
    return Program().start()


def operations() -> Iterator[tuple[str, str]]:
    """Every route that needs a token."""
    for path, methods in DESCRIBED["paths"].items():
        for method, operation in methods.items():
            if "security" in operation:
                yield method.upper(), path.removeprefix("/v1/matches/{id}").replace("{number}", "1")


# Tokens


@pytest.mark.parametrize(("method", "path"), list(operations()))
def test_only_the_token_of_the_match_opens_it(program: Program, method: str, path: str) -> None:
    other = Program(program.app).start()
    client = TestClient(program.app, cookies={"rami_device": program.owner})
    url = f"/api/v1/matches/{program.table}{path}"
    missing = client.request(method, url)
    problem(missing, 401, "api/no-token")
    assert missing.headers["www-authenticate"] == "Bearer"
    problem(client.request(method, url, headers={"Authorization": f"Basic {program.pen}"}), 401, "api/no-token")
    for unknown in (program.code, "x", "é" * 22, "A" * 22, f"{program.pen}A", ""):
        answer = client.request(method, url, headers=[(b"Authorization", f"Bearer {unknown}".encode())])
        assert (answer.status_code, answer.json()["code"]) == (401, f"api/{'unknown' if unknown else 'no'}-token"), (
            unknown
        )
    for token in (other.pen, other.watch, other.owner):
        problem(program.send(method, path, token=token), 404, "api/other-match")
    assert len(program.kept.history) == 1


@pytest.mark.parametrize(("method", "path"), [pair for pair in operations() if pair[0] != "GET"])
def test_the_watch_token_changes_nothing(program: Program, method: str, path: str) -> None:
    answer = program.send(method, path, ROUND, token=program.watch)
    problem(answer, 403, "pen/only-owner" if path in ("", "/links") else "api/watch-token")
    assert len(program.kept.history) == 1


# The same request twice


@pytest.mark.parametrize(("method", "path", "document"), WRITES)
def test_a_key_makes_a_request_count_once_with_the_same_answer(
    program: Program, method: str, path: str, document: Any
) -> None:
    program.record()
    headers = {"Idempotency-Key": "k1"}
    first = program.send(method, path, document, headers=headers)
    program.send("PUT", "/target", {"target": 777})
    for again in ({}, {"If-Match": '"2"'}):
        answer = program.send(method, path, document, headers={**headers, **again})
        assert (answer.status_code, answer.content) == (first.status_code, first.content)
    assert len(program.kept.history) == 4
    problem(program.record(scored(0, 12), headers=headers), 422, "api/key-used", fields=["Idempotency-Key"])
    assert len(program.kept.history) == 4


def test_a_key_starts_one_match_however_often_it_is_sent() -> None:
    program = Program()

    def send(names: list[str], own_key: str = "0123456789abcdef") -> Any:
        headers = {"Idempotency-Key": own_key}
        return program.client.post("/api/v1/matches", json={"players": names}, headers=headers)

    first = send(["Ana", "Ben"])
    program.take(first.json())
    program.record()
    again = send(["Ana", "Ben"])
    assert (again.status_code, again.json()) == (201, first.json())
    problem(send(["Ana", "Chi"]), 422, "api/key-used")
    assert send(["Ana", "Ben"], "fedcba9876543210").json()["id"] != program.table
    problem(send(["Ana", "Ben"], "0123456789abcde"), 422, "api/key-short")


@pytest.mark.parametrize("key", ["", "x" * 65, "a b", "é"])
def test_a_key_is_short_and_plain(program: Program, key: str) -> None:
    answer = program.record(headers={"Idempotency-Key": key.encode()})
    problem(answer, 400, "record/wrong-type", fields=["Idempotency-Key"])


# The revision that is meant


@pytest.mark.parametrize(
    ("tag", "status"),
    [
        ('"2"', 201),
        ('"1", "2"', 201),
        ("*", 201),
        (" * ", 201),
        ('"1"', 412),
        ('"3"', 412),
        ('W/"2"', 412),
        ('"x"', 412),
        ('"02x"', 412),
        ("2", 400),
        ("", 400),
        ('"2', 400),
        ('"2" "3"', 400),
    ],
)
def test_a_round_is_written_on_the_revision_that_is_meant(program: Program, tag: str, status: int) -> None:
    program.record()
    before = program.get().json()
    answer = program.record(headers={"If-Match": tag})
    assert len(program.kept.history) == 2 + (status == 201)
    if status == 412:
        document = problem(answer, 412, "keep/stale")
        assert document["current"] == before
        assert answer.headers["etag"] == '"2"'
    elif status == 400:
        problem(answer, 400, "record/wrong-type", fields=["If-Match"])
    else:
        assert answer.status_code == 201


@pytest.mark.parametrize(("headers", "status"), [({}, 200), ({"If-Match": '"1"'}, 412)])
def test_who_comes_second_writes_on_what_is_now_or_is_told(
    program: Program, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str], status: int
) -> None:
    """Somebody writes between the look at the match and the write."""
    write = program.matches.write

    async def beaten(table: str, deed: Any, asked: Request) -> Any:
        monkeypatch.setattr(program.matches, "write", write)
        await write(table, Joined("Chi"), Request("1", "first"))
        return await write(table, deed, asked)

    monkeypatch.setattr(program.matches, "write", beaten)
    assert program.send("PATCH", "/players/1", {"name": "Anna"}, headers=headers).status_code == status
    assert program.match.names == ("Anna" if status == 200 else "Ana", "Ben", "Chi")


# What does not fit

OPEN_ROUND = {"ending": "normal", "hands": [[], ["ZZ"]], "opened": [True, True], "names": ["Ana", "Ben"]}


WRONG: list[tuple[str, str, Any, int, list[str], list[str] | None]] = [
    ("POST", "score", OPEN_ROUND, 422, ["entry/no-winner", "card/unknown"], ["winner", "hands[1]"]),
    (
        "POST",
        "score",
        {"ending": "normal", "winner": 0, "hands": [[]], "opened": [True]},
        422,
        ["entry/players"],
        ["hands"],
    ),
    ("POST", "score", {"ending": "blocked", "hands": [9] * 7, "opened": [True] * 7}, 422, ["entry/players"], ["hands"]),
    ("POST", "score", {**ROUND, "names": ["Ana"]}, 422, ["entry/other-players"], ["names"]),
    ("POST", "score", {**ROUND, "players": 3}, 422, ["entry/other-players"], ["players"]),
    ("POST", "score", {**ROUND, "names": ["Ana", "ana"]}, 422, ["name/taken"], ["names[1]"]),
    ("POST", "score", {**ROUND, "target": 7}, 422, ["rules/out-of-range"], ["target"]),
    ("POST", "score", {**ROUND, "rules": {"limit": -1, "x": 1}}, 422, ["record/unknown-field"], ["rules.x"]),
    ("POST", "score", {**ROUND, "rules": {"limit": -1}}, 422, ["rules/out-of-range"], ["rules.limit"]),
    ("POST", "score", {"hands": 7}, 422, ["record/missing", "record/wrong-type"], ["ending", "hands"]),
    ("POST", "score", [], 422, ["record/wrong-type"], ["document"]),
    ("POST", "score", {**ROUND, "winner": 10**13}, 422, ["record/wrong-type"], ["winner"]),
    ("POST", "score", {**ROUND, "hands": ["x" * 501, 1]}, 422, ["record/wrong-type"], ["hands[0]"]),
    ("POST", "score", {**ROUND, "x" * 501: 1}, 422, ["record/wrong-type"], ["document"]),
    ("POST", "score", {**ROUND, "hands": [1] * 3001}, 422, ["record/wrong-type"], ["hands"]),
    (
        "POST",
        "score",
        {**ROUND, "hands": [1] * 3000},
        422,
        ["entry/players", *["hand/impossible-sum"] * 3000],
        None,
    ),
    ("POST", "matches", {}, 422, ["record/missing"], ["players"]),
    ("POST", "matches", {"players": ["A"]}, 422, ["entry/players"], ["players"]),
    ("POST", "matches", {"players": ["A", "B"], "carried": [1]}, 422, ["match/carried-count"], ["carried"]),
    ("POST", "matches", {"players": ["A", "\ud800"]}, 400, ["record/half-letter"], []),
    ("POST", "matches", {"format": "x"}, 422, ["record/missing", "record/missing", "record/wrong-type"], None),
    ("POST", "{}/rounds", {**ROUND, "hands": [[], 1]}, 422, ["hand/impossible-sum"], ["hands[1]"]),
    ("POST", "{}/rounds", scored(0, 5, 6), 422, ["entry/other-players"], ["hands"]),
    ("POST", "{}/rounds", {**ROUND, "type": "round"}, 422, ["record/unknown-field"], ["type"]),
    ("PUT", "{}/rounds/2", ROUND, 404, ["match/no-such-round"], ["number"]),
    ("GET", "{}/rounds/2", None, 404, ["match/no-such-round"], ["number"]),
    ("DELETE", "{}/rounds/0", None, 422, ["record/wrong-type"], ["number"]),
    ("DELETE", "{}/rounds/x", None, 422, ["record/wrong-type"], ["number"]),
    ("POST", "{}/players", {"name": "ANA"}, 422, ["name/taken"], ["name"]),
    ("POST", "{}/players", {"name": "Chi", "total": -1}, 422, ["match/bad-total"], ["total"]),
    ("PATCH", "{}/players/3", {"name": "Chi"}, 404, ["api/no-such-player"], ["number"]),
    ("PATCH", "{}/players/2", {"name": " "}, 422, ["name/empty"], ["name"]),
    ("DELETE", "{}/players/1", None, 422, ["entry/players"], ["number"]),
    ("DELETE", "{}/players/1?target=x", None, 422, ["record/wrong-type"], ["target"]),
    ("PUT", "{}/order", {"players": ["Ana"]}, 422, ["match/order"], ["players"]),
    ("PUT", "{}/order", {"players": []}, 422, ["match/order"], ["players"]),
    ("PUT", "{}/order", {"players": ["Ana", "X"]}, 422, ["match/no-such-player"], ["players"]),
    ("PUT", "{}/rules", {"limit": 1000}, 422, ["rules/out-of-range"], ["limit"]),
    ("PUT", "{}/target", {"target": 49}, 422, ["rules/out-of-range"], ["target"]),
    ("PUT", "{}/target", {"target": "x"}, 422, ["record/wrong-type"], ["target"]),
    ("POST", "{}/redo", None, 409, ["keep/nothing-to-redo"], []),
    ("GET", "{}/export?format=xml", None, 422, ["record/wrong-type"], ["format"]),
    ("GET", "{}/history?after=-1", None, 422, ["record/wrong-type"], ["after"]),
    ("GET", "{}/export?fromat=csv", None, 422, ["record/unknown-field"], ["fromat"]),
    ("GET", "{}?lang=de", None, 422, ["language/unknown"], ["lang"]),
    ("GET", "{}?lang=", None, 422, ["language/unknown"], ["lang"]),
    ("GET", "{}/rules", None, 405, ["api/method"], []),
    ("GET", "{}/nothing", None, 404, ["web/not-found"], []),
]


@pytest.mark.parametrize(("method", "path", "document", "status", "codes", "fields"), WRONG)
def test_what_does_not_fit_is_refused_with_everything_that_is_wrong(
    program: Program, method: str, path: str, document: Any, status: int, codes: list[str], fields: list[str] | None
) -> None:
    path = path.replace("{}", f"matches/{program.table}")
    headers = {"Authorization": f"Bearer {program.pen}", "Content-Type": "application/json"}
    content = None if document is None else json.dumps(document)
    answer = program.client.request(method, f"/api/v1/{path}", headers=headers, content=content)
    problem(answer, status, *codes, fields=fields)
    assert len(program.kept.history) == 1


BARE = [
    ("POST", "/undo"),
    ("POST", "/redo"),
    ("POST", "/links"),
    ("DELETE", "/rounds/1"),
    ("DELETE", "/players/1"),
    ("DELETE", ""),
]
"""What needs no body."""


def test_a_description_of_a_post_without_fields_says_so() -> None:
    for path in ("undo", "redo", "links"):
        described = DESCRIBED["paths"][f"/v1/matches/{{id}}/{path}"]["post"]["requestBody"]
        assert described["required"] is False
        assert described["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Nothing"}
    assert DESCRIBED["components"]["schemas"]["Nothing"]["additionalProperties"] is False


@pytest.mark.parametrize(("method", "path"), BARE)
def test_a_body_where_none_belongs_is_refused(program: Program, method: str, path: str) -> None:
    program.post("/players", {"name": "Chi"})
    program.record(scored(0, 5, 6))
    program.record(scored(0, 5, 6))
    program.post("/undo")
    before, token = len(program.kept.history), program.owner
    fields = {"x": 1, "target": 300}
    problem(program.send(method, path, fields, token=token), 422, *["record/unknown-field"] * 2, fields=["x", "target"])
    problem(program.send(method, path, [], token=token), 422, "record/wrong-type")
    problem(program.send(method, path, content=b"{", token=token), 400, "record/not-readable")
    kind = {"Content-Type": "text/plain"}
    problem(program.send(method, path, content=b"{}", token=token, headers=kind), 415, "api/media-type")
    assert len(program.kept.history) == before
    assert program.get("/links", token=program.watch).status_code == 200
    assert program.send(method, path, {}, token=token).status_code < 300


def test_refusals_name_what_was_sent(program: Program) -> None:
    """The number in the address of somebody who left; nothing where the table is full, whoever comes."""
    for name in ("Chi", "Dora"):
        program.post("/players", {"name": name})
    assert program.send("DELETE", "/players/1").status_code == 200
    problem(program.send("DELETE", "/players/1"), 409, "match/player-left", fields=["number"])
    for name in ("Ed", "Fa", "Gil"):
        program.post("/players", {"name": name})
    problem(program.post("/players", {"name": "Hu"}), 422, "entry/players", fields=[])


def test_a_token_that_opens_nothing_is_not_called_missing(program: Program) -> None:
    for token in ("x", None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = program.client.get(f"/api/v1/matches/{program.table}", headers=headers)
        assert (answer.status_code, answer.json()["title"]) == (401, "Token missing or unknown")


def test_a_match_that_is_over_says_so(program: Program) -> None:
    program.send("PUT", "/target", {"target": 50})
    program.record(scored(0, 50))
    problem(program.record(), 409, "match/over")
    problem(program.post("/players", {"name": "Chi"}), 409, "match/over")
    for _ in range(2):
        program.post("/undo")
    problem(program.post("/undo"), 409, "keep/nothing-to-undo")


@pytest.mark.parametrize(
    ("content", "kind", "status", "code"),
    [
        (b"", "application/json", 400, "record/not-readable"),
        (b"{", "application/json", 400, "record/not-readable"),
        (b'{"a": NaN}', "application/json", 400, "record/no-json-number"),
        (b'{"a": 1, "a": 2}', "application/json", 400, "record/key-twice"),
        (b"\xff\xfe", "application/json", 400, "record/not-readable"),
        (b"[" * 100_000, "application/json", 400, "record/too-deep"),
        (b"9" * 5000, "application/json", 400, "record/long-number"),
        (b'{"a":' * 900 + b"1" + b"}" * 900, "application/json", 422, "record/missing"),
        (b"{}", "text/plain", 415, "api/media-type"),
        (b"{}", "application/x-www-form-urlencoded", 415, "api/media-type"),
        (b"{}", "application/problem+json; charset=utf-8", 422, "record/missing"),
        (b"{}", "", 422, "record/missing"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(content: bytes, kind: str, status: int, code: str) -> None:
    answer = Program().client.post("/api/v1/score", content=content, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    PROBLEM.validate(answer.json())


HEAD = "rami match 1\nplayers: Ana, Ben\n"
TABLE = "event,round,player,ending,winner,opened,hand,points\nplayer,,Ana,,,,,\nplayer,,Ben,,,,,\n"
WHOLE = {"format": "rami-match", "version": 1, "players": ["Ana", "Ben"]}
READ_IN: list[tuple[str, str, list[str], list[str]]] = [
    (
        f"{HEAD}round: out Ana\n Ben: ZZ\n",
        "text/plain",
        ["line 3.hands[1]"],
        ["Line 3: Player 2: “ZZ” (card 1) is not a card"],
    ),
    (f"{HEAD}leave: Zoe\n", "text/plain", ["line 3.name"], ["Line 3: Nobody in this match is named “Zoe”."]),
    (f"{HEAD}foo\nbar\n", "text/plain", ["line 3", "line 4"], ["Line 3 cannot be read: “foo”", "Line 4 cannot be"]),
    (
        f"{TABLE}round,1,Ana,normal,yes,,,0\nround,1,Ben,normal,,yes,36,35\n",
        "text/csv",
        ["row 5.points"],
        ["Row 5: “points” says 35, but it works out to 36."],
    ),
    (
        json.dumps({**WHOLE, "timeline": [{"type": "leave", "player": "Zoe"}]}),
        "application/json",
        ["timeline[0].name"],
        ["Nobody in this match is named “Zoe”. (timeline[0].name)"],
    ),
    (
        json.dumps({**WHOLE, "timeline": [{"type": "leave"}]}),
        "application/json",
        ["timeline[0].player"],
        ["“timeline[0].player” is missing."],
    ),
]


@pytest.mark.parametrize(("content", "kind", "fields", "told"), READ_IN)
def test_a_file_that_is_refused_is_told_with_the_place(
    content: str, kind: str, fields: list[str], told: list[str]
) -> None:
    answer = Program().client.post("/api/v1/matches", content=content.encode(), headers={"content-type": kind})
    document = answer.json()
    assert answer.status_code == 422, document
    assert [fault["fields"][0] for fault in document["faults"]] == fields
    for fault, sentence in zip(document["faults"], told, strict=True):
        assert fault["sentence"].startswith(sentence)
        assert fault["sentence"] in document["detail"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_language_that_was_asked_for(program: Program, language: str) -> None:
    for how in ({"params": {"lang": language}}, {"headers": {"accept-language": f"{language};q=0.9, de"}}):
        document = problem(program.record({**ROUND, "winner": 1}, **how), 422, "entry/winner-holds-cards", "hand/empty")
        names = [player.name for player in program.match.seats]
        told = [fault["sentence"] for fault in document["faults"]]
        wrong = RoundResult(ROUND["hands"], winner=1, opened=[True, True]).faults()
        assert told == [fault_sentence(fault, language, names) for fault in wrong]
