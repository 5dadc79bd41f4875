"""The API route by route: what each does to a match, and what it answers."""

from collections.abc import Callable
from typing import Any

import pytest
from api_client import ROUND, Program, scored
from hypothesis import given, settings
from keeper import Phone
from tests.strategies import matches

from rami import Match, RoundResult, Rules, score_round
from rami.records import WRITERS, read_match
from rami.records.draft import score_document
from rami.records.json_record import match_document
from rami.table import Status
from rami.web.api.shapes import ANSWERS
from rami.words.languages import LANGUAGES
from rami.words.scores import score_sentence


@pytest.fixture
def program() -> Program:
    return Program().start()


def assert_shape(name: str, answer: Any) -> Any:
    document = answer.json()
    assert not list(ANSWERS[name].faults(document, ""))
    return document


# A round by itself


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_scored_with_its_derivation_in_every_language(language: str) -> None:
    hands = [[], ["KH", "KS", "QD", "JC", "9H"]]
    document = {"ending": "normal", "winner": 0, "hands": hands, "opened": [True, False]}
    answer = Program().client.post("/api/v1/score", json=document, headers={"accept-language": language})
    lines = score_round(RoundResult(hands, winner=0, opened=[True, False]))
    told = [{**score_document(line), "sentence": score_sentence(line, language)} for line in lines]
    assert assert_shape("ScoredRound", answer)["scores"] == told
    assert answer.headers["content-language"] == language


@pytest.mark.parametrize(
    ("more", "points"),
    [
        ({}, [0, 55, 7]),
        ({"rules": {"surcharge": 50}}, [0, 80, 7]),
        ({"target": 50}, [0, 25, 7]),
        ({"rules": {"preset": "easy", "limit": 40}, "target": "auto"}, [0, 40, 7]),
        ({"players": 3, "names": ["Ana", "Ben", "Chi"]}, [0, 55, 7]),
        ({"ending": "rami_sec", "opened": None}, [0, 200, 200]),
        ({"ending": "blocked", "winner": None, "hands": [9, 30, 7], "opened": [True, False, True]}, [9, 55, 0]),
        ({"scores": [{"points": 999}]}, [0, 55, 7]),
    ],
)
def test_a_round_is_scored_by_its_rules(more: dict[str, Any], points: list[int]) -> None:
    program = Program()
    document = {"ending": "normal", "winner": 0, "hands": [None, 30, "3H 4H"], "opened": [True, False, True], **more}
    answer = program.client.post("/api/v1/score", json=document)
    assert [score["points"] for score in assert_shape("ScoredRound", answer)["scores"]] == points
    store: Any = program.matches.store
    assert not store._events


def test_names_stand_in_the_sentences_of_a_round() -> None:
    client = Program().client
    named = {**ROUND, "names": [" Anna ", "Ben"]}
    assert client.post("/api/v1/score", json=named).json()["sentence"] == "Anna went out"
    assert client.post("/api/v1/score", json=ROUND).json()["sentence"] == "Player 1 went out"
    wrong = client.post("/api/v1/score", json={**named, "winner": 1}).json()
    assert wrong["detail"].startswith("Ben went out, so no card can be left")


# A match is started


@pytest.mark.parametrize(
    ("document", "match"),
    [
        ({"players": ["Ana", "Ben"]}, Match.start(["Ana", "Ben"])),
        (
            {"players": ["Ana", "Ben"], "carried": [40, 30], "first_dealer": 1, "rules": {"preset": "easy"}},
            Match.start(["Ana", "Ben"], Rules.preset("easy"), carried=[40, 30], first_dealer=1),
        ),
    ],
)
def test_a_new_match_is_as_it_was_sent(document: Any, match: Match) -> None:
    program = Program()
    answer = program.client.post("/api/v1/matches", json=document)
    assert answer.status_code == 201
    told = assert_shape("StartedMatch", answer)
    program.take(told)
    assert program.match == match
    assert (told["revision"], answer.headers["etag"]) == (1, '"1"')
    assert answer.headers["location"] == f"/api/v1/matches/{program.table}"
    assert program.client.get(answer.headers["location"], headers={"Authorization": f"Bearer {program.watch}"}).json()[
        "match"
    ] == match_document(match)


@settings(max_examples=25)
@given(match=matches())
def test_every_export_is_read_in_as_the_same_match(match: Match) -> None:
    program = Program()
    sent = {"json": "application/json", "text": "text/plain", "csv": "text/csv; charset=utf-8"}
    for name, kind in sent.items():
        answer = program.client.post(
            "/api/v1/matches", content=WRITERS[name](match).encode(), headers={"content-type": kind}
        )
        assert answer.status_code == 201, answer.text
        program.take(answer.json())
        assert program.match == match
        for form in ("json", "csv", "txt"):
            assert read_match(program.get("/export", params={"format": form}).content) == match


# What can be done with it

PEOPLE = {"players": ["Ana", "Ben", "Chi"], "rules": {"target": 100}}


CHANGES: list[tuple[str, str, Any, int, Callable[[Match], bool]]] = [
    ("POST", "/rounds", scored(20, 0, 5), 201, lambda m: m.totals == (20, 36, 15)),
    ("POST", "/rounds", scored(20, 0, 5, dealer=2), 201, lambda m: m.next_dealer == m.players[0]),
    ("PUT", "/rounds/1", scored(0, 60, 10), 200, lambda m: m.totals == (0, 60, 10)),
    ("PUT", "/rounds/1", scored(0, 100, 10), 200, lambda m: m.status is Status.OVER),
    ("DELETE", "/rounds/1", None, 200, lambda m: m.totals == (0, 0, 0)),
    ("POST", "/players", {"name": "Dora"}, 201, lambda m: m.totals == (0, 36, 10, 36)),
    ("POST", "/players", {"name": "Dora", "total": None}, 201, lambda m: m.totals == (0, 36, 10, 36)),
    ("POST", "/players", {"name": " Dora ", "total": 7}, 201, lambda m: m.person("dora").total == 7),
    ("PATCH", "/players/2", {"name": "Bén"}, 200, lambda m: m.names == ("Ana", "Bén", "Chi")),
    ("DELETE", "/players/2", None, 200, lambda m: [p.name for p in m.seats] == ["Ana", "Chi"]),
    ("DELETE", "/players/2?target=300", None, 200, lambda m: m.target == 300 and len(m.seats) == 2),
    ("PUT", "/order", {"players": ["chi", "Ana", "Ben"]}, 200, lambda m: m.totals == (10, 0, 36)),
    ("PUT", "/rules", {"preset": "easy", "surcharge": 50}, 200, lambda m: m.rules.surcharge == 50),
    ("PUT", "/target", {"target": 300}, 200, lambda m: (m.target, m.rules.limit) == (300, 100)),
    ("PUT", "/target", {"target": "auto"}, 200, lambda m: m.target == 200),
    ("POST", "/undo", None, 200, lambda m: m.totals == (0, 0, 0)),
]


@pytest.mark.parametrize(("method", "path", "document", "status", "expected"), CHANGES)
def test_each_change_is_done_told_and_undone(
    method: str, path: str, document: Any, status: int, expected: Callable[[Match], bool]
) -> None:
    program = Program().start(**PEOPLE)
    program.record(scored(0, 36, 10))
    before = program.match
    answer = program.send(method, path, document)
    assert answer.status_code == status, answer.text
    told = assert_shape("RecordedRound" if "rounds" in path and method != "DELETE" else "KeptMatch", answer)
    assert expected(program.match)
    assert told["match"] == match_document(program.match)
    assert (told["revision"], answer.headers["etag"]) == (3, '"3"')
    assert [happened.entry.author for happened in program.kept.history] == ["api"] * 3
    assert [player["total"] for player in told["players"]] == list(program.match.totals)
    back = program.post("/redo" if path == "/undo" else "/undo")
    assert back.status_code == 200
    assert program.match == before
    assert (back.json()["can_undo"], back.json()["can_redo"]) == (True, path != "/undo")


@pytest.mark.parametrize(
    ("method", "path", "document"),
    [
        ("PUT", "/rounds/1", ROUND),
        ("PUT", "/rounds/1", {**ROUND, "hands": [None, "A♥ ★ 5♣"], "opened": [None, True], "dealer": 0}),
        ("PATCH", "/players/1", {"name": " Ana"}),
        ("PUT", "/order", {"players": ["ANA", "Ben"]}),
        ("PUT", "/rules", {}),
        ("PUT", "/target", {"target": "auto"}),
    ],
)
def test_what_is_so_already_is_not_written_again(program: Program, method: str, path: str, document: Any) -> None:
    program.record()
    answer = program.send(method, path, document)
    assert (answer.status_code, answer.json()["revision"], len(program.kept.history)) == (200, 2, 2)


def test_rules_are_replaced_as_a_whole_and_the_target_alone(program: Program) -> None:
    program.send("PUT", "/rules", {"surcharge": 50})
    program.send("PUT", "/target", {"target": 300})
    assert (program.match.rules.surcharge, program.match.target) == (50, 300)
    program.send("PUT", "/rules", {"limit": 80})
    assert program.match.rules == Rules(limit=80)
    assert (program.match.rules.target, program.match.target) == ("auto", 100)


def test_players_keep_their_numbers_whatever_their_names_and_seats() -> None:
    program = Program().start(**PEOPLE)
    program.send("PATCH", "/players/1", {"name": "Zoë / ..?"})
    told = program.send("PUT", "/order", {"players": ["Chi", "Zoë / ..?", "Ben"]}).json()["players"]
    assert [(player["number"], player["name"]) for player in told] == [(3, "Chi"), (1, "Zoë / ..?"), (2, "Ben")]
    assert [player["present"] for player in program.send("DELETE", "/players/1").json()["players"]] == [
        True,
        False,
        True,
    ]


def test_a_round_is_read_with_its_derivation_and_whether_it_counts() -> None:
    program = Program().start(rules={"target": 100})
    program.record(scored(0, 60), params={"lang": "fr"})
    told = program.record(scored(0, 30), params={"lang": "fr"}).json()["round"]
    assert told == assert_shape("KeptRound", program.get("/rounds/2", params={"lang": "fr"}))
    assert (told["number"], told["counts"], told["players"]) == (2, True, ["Ana", "Ben"])
    assert told["scores"][1]["sentence"] == score_sentence(program.match.rounds[1].lines[1], "fr")
    program.send("PUT", "/rounds/1", scored(0, 100))
    assert program.get("/rounds/2", token=program.watch).json()["counts"] is False


# What can be looked at


def test_the_match_has_a_tag_by_which_it_is_asked_for_again(program: Program) -> None:
    answer = program.get(token=program.watch)
    tag = answer.headers["etag"]
    assert assert_shape("KeptMatch", answer)["revision"] == 1
    for known in (tag, f"W/{tag}", f'"x", {tag}', "*"):
        again = program.get(headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    program.record()
    assert program.get(headers={"if-none-match": tag}).status_code == 200


def test_the_history_tells_everything_even_what_was_undone() -> None:
    phone = Phone(Program().app).start()
    program = Program(phone.app)
    program.table = phone.table
    links: Any = phone.matches.store
    program.pen = next(t for t, link in links._links.items() if link.table == phone.table and link.role == "pen")
    program.record()
    program.post("/undo")
    told = assert_shape("History", program.get("/history", params={"lang": "en"}))
    assert [entry["type"] for entry in told["entries"]] == ["started", "recorded", "undone"]
    assert [entry["author"] for entry in told["entries"]] == ["1", "api", "api"]
    assert told["entries"][1]["sentence"] == "Round 1: Anna went out."
    later = program.get("/history", params={"after": 2}).json()["entries"]
    assert [entry["revision"] for entry in later] == [3]
    assert program.get("/history", params={"after": 99}).json()["entries"] == []


def test_who_watches_is_not_told_the_pen(program: Program) -> None:
    watching = assert_shape("Links", program.get("/links", token=program.watch))
    assert watching["watch"] == {"token": program.watch, "url": f"http://testserver/join/{program.watch}"}
    assert program.pen not in str(watching)
    assert program.owner not in program.get("/links").text
    assert program.get("/links").json()["pen"]["token"] == program.pen


@pytest.mark.parametrize(("form", "kind"), [("json", "application/json"), ("csv", "text/csv"), ("txt", "text/plain")])
def test_a_match_is_taken_out_under_a_name(program: Program, form: str, kind: str) -> None:
    answer = program.get("/export", params={"format": form}, token=program.watch)
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["content-disposition"] == f'attachment; filename="rami-{program.table}.{form}"'


# Links anew, and the end of a match


def test_new_links_close_the_old_ones_and_the_owner_stays(program: Program) -> None:
    answer = program.post("/links", token=program.owner)
    assert answer.status_code == 201
    links = assert_shape("Links", answer)
    for old in (program.pen, program.watch):
        assert program.get(token=old).status_code == 401
    assert program.record(token=links["pen"]["token"]).status_code == 201
    assert program.record(token=program.owner).status_code == 201
    assert program.get("/links", token=program.owner).json() == links


def test_the_owner_erases_a_match_for_good(program: Program) -> None:
    answer = program.send("DELETE", token=program.owner)
    assert (answer.status_code, answer.content) == (204, b"")
    assert {program.get(token=token).status_code for token in (program.owner, program.pen, program.watch)} == {401}
    store: Any = program.matches.store
    assert not store._events


@pytest.mark.parametrize("token", ["pen", "watch"])
def test_only_the_owner_makes_new_links_and_erases(program: Program, token: str) -> None:
    for answer in (
        program.post("/links", token=getattr(program, token)),
        program.send("DELETE", token=getattr(program, token)),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "pen/only-owner")
    assert program.get(token=getattr(program, token)).status_code == 200


# Programs and phones at one table


def test_what_a_program_writes_is_seen_on_the_pages_and_makes_them_stale() -> None:
    phone = Phone(Program().app).start()
    program = Program(phone.app)
    program.table = phone.table
    store: Any = phone.matches.store
    program.pen = next(t for t, link in store._links.items() if link.role == "pen")
    seen = phone.keep.seq
    program.record()
    conflict = phone.record("", 20, seen=seen)
    assert conflict.status_code == 409
    assert "36" in conflict.text
    for path in ("", "/history", "/share", "/round"):
        assert phone.get(path).status_code == 200


def test_a_phone_comes_to_a_match_that_a_program_has_started() -> None:
    program = Program().start()
    program.record()
    phone = Phone(program.app)
    answer = phone.client.get(f"/join/{program.watch}", follow_redirects=True)
    assert answer.status_code == 200
    phone.table = program.table
    for path in ("", "/history", "/share"):
        page = phone.get(path)
        assert page.status_code == 200
        assert "API" in page.text
