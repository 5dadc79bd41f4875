"""Reading a match in: what was taken out comes back, what is damaged is refused with its place."""

import csv
import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import Phone, new_app
from match_files import LATE, paste, rich, told, upload
from tests.strategies import played

from rami.keep.deeds import Started
from rami.records import write_csv, write_json, write_text
from rami.store import Role
from rami.web.kept import Matches
from rami.words.languages import LANGUAGES


@pytest.mark.parametrize("write", [write_json, write_csv, write_text])
@pytest.mark.parametrize("way", ["file", "pasted", "pasted without the last line end", "file with a date"])
def test_what_was_taken_out_comes_back_as_a_new_match(phone: Phone, write: Any, way: str) -> None:
    text = write(rich(), LATE) if way == "file with a date" else write(rich())
    answer = upload(phone, text.encode()) if "file" in way else paste(phone, _as_browsers_send(text, way))
    assert answer.status_code == 303
    phone.table = answer.headers["location"].rsplit("/", 1)[1]
    assert phone.match == rich()
    assert isinstance(phone.keep.begun.entry.deed, Started)
    assert phone.keep.seq == 1
    assert phone.get().status_code == 200
    assert phone.post("/undo", {}).status_code == 422


def _as_browsers_send(text: str, way: str) -> str:
    lines = text.replace("\r\n", "\n")
    return (lines.rstrip("\n") if "without" in way else lines).replace("\n", "\r\n")


def test_rows_copied_from_a_spreadsheet_are_read(phone: Phone) -> None:
    table = list(csv.reader(io.StringIO(write_csv(rich()).removeprefix("\ufeff"), newline="")))
    answer = paste(phone, "\r\n".join("\t".join(row) for row in table))
    assert answer.status_code == 303


def test_the_same_file_sent_twice_is_one_match_and_read_again_another(phone: Phone) -> None:
    tables = {upload(phone, write_text(rich()).encode(), key="same").headers["location"] for _ in range(2)}
    assert len(tables) == 1
    tables.add(upload(phone, write_text(rich()).encode()).headers["location"])
    assert len(tables) == len(_kept(phone)) == 2


def _kept(phone: Phone) -> dict[str, Any]:
    store: Any = phone.matches.store
    return store._events


THREE = json.loads(write_json(played(4, (0, 30, 25, 9), (40, 0, 10, 9), (0, 20, 15, 9))))


def test_c34_one_bad_round_and_nothing_is_imported(phone: Phone) -> None:
    broken = json.loads(json.dumps(THREE))
    broken["timeline"][1]["hands"].pop()
    answer = upload(phone, json.dumps(broken).encode())
    assert answer.status_code == 422
    assert told(answer)[0].startswith("Round 2: The round has 3 hands, but 4 players play.")
    assert not _kept(phone)
    answer = upload(phone, json.dumps(THREE).encode())
    phone.table = answer.headers["location"].rsplit("/", 1)[1]
    assert len(phone.match.rounds) == 3


def _damaged(**changes: Any) -> bytes:
    return json.dumps({**THREE, **changes}).encode()


def _in_round_1(**changes: Any) -> bytes:
    rounds = json.loads(json.dumps(THREE["timeline"]))
    rounds[0].update(changes)
    return _damaged(timeline=rounds)


TEXT = "rami match 1\nplayers: Ana, Ben, Chi\n"

DAMAGED: dict[str, tuple[bytes, str]] = {
    "a score missing": (_in_round_1(scores=THREE["timeline"][0]["scores"][:3]), "Round 1: “scores” says 3"),
    "winner of no seat": (_in_round_1(winner=7), "Round 1: The winner is given as player 8"),
    "target null": (_damaged(target=None), "“target” is not known here."),
    "points as a text": (_in_round_1(hands=[[], "NaN", 25, 9]), "Round 1: Player 2: “NaN” (card 1) is not a card"),
    "not a number": (_damaged().replace(b"30", b"NaN", 1), "not readable as JSON"),
    "one name twice": (_damaged(players=["Ana", "ana", "Chi", "Dev"]), "The name “ana” is taken"),
    "cut off": (_damaged()[:400], "not readable as JSON"),
    "empty": (b"", "There is nothing to read."),
    "blank": (b" \n\n ", "This is not JSON | text | CSV."),
    "a later version": (_damaged(version=9), "The file has version 9"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00", "not readable as UTF-8"),
    "somebody else's JSON": (b'{"a": 1}', "“format” is missing."),
    "other totals": (_damaged(sheet={**THREE["sheet"], "totals": [1, 2, 3, 4]}), "“sheet.totals” says"),
    "a line that is none": (TEXT.encode() + b"foo\n", "Line 3 cannot be read: “foo”"),
    "a card that is none": (TEXT.encode() + b"round: out Ana\n Ben: ZZ\n Chi: 3\n", "Line 3: Player 2: “ZZ” (card 1)"),
    "text cut off": (TEXT.encode() + b"round: out Ana", "The end is missing"),
    "nobody's name": (TEXT.encode() + b"leave: Zoe\n", "Line 3: Nobody in this match is named “Zoe”."),
    "a row that is none": (write_csv(played(2, (0, 9))).replace("normal", "x").encode(), "Row 4: "),
    "a column that is none": (
        write_csv(played(2, (0, 9))).replace("dealer", "dealr").encode(),
        (
            "There is no column “dealr”. Possible: event, round, player, dealer, ending, winner, opened, hand, value, "
            "surcharge, limit, limited_by, penalty, reason, points, total, rules, date."
        ),
    ),
    "another total": (write_csv(played(2, (0, 9))).replace(",9,9,", ",9,8,").encode(), "Row 5: “total” says 8"),
    "a key twice": (_damaged().replace(b"{", b'{"players": [], ', 1), "the same object has “players” twice"),
    "an unknown step": (_damaged(timeline=[{"type": "leave", "player": "Zoe"}]), "Entry 1: Nobody in this match"),
    "too long": ((TEXT + "target: 300\n" * 3001).encode(), "Line 3,003: The file holds 3,001 rounds and changes"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_c33_a_damaged_file_is_refused_with_its_place_and_nothing_is_kept(phone: Phone, name: str) -> None:
    content, expected = DAMAGED[name]
    answer = upload(phone, content)
    assert answer.status_code == 422
    assert any(expected in sentence for sentence in told(answer)), told(answer)
    assert not _kept(phone)
    assert phone.client.get("/matches").status_code == phone.client.get("/").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_every_language(language: str) -> None:
    phone = Phone(new_app(), language)
    for content, _ in DAMAGED.values():
        answer = upload(phone, content)
        assert (answer.status_code, bool(told(answer))) == (422, True)


def test_a_pasted_text_stays_in_its_field_with_what_is_wrong(phone: Phone) -> None:
    answer = paste(phone, TEXT + "</textarea><b>: 5")
    assert answer.status_code == 422
    assert "&lt;/textarea&gt;&lt;b&gt;: 5</textarea>" in answer.text
    assert "Line 3" in told(answer)[0]


def test_the_round_after_the_end_keeps_its_number(phone: Phone) -> None:
    document = json.loads(write_json(rich()))
    assert document["after_end"]
    document["after_end"][0]["hands"].pop()
    expected = f"Round {len(rich().rounds) + 1}: "
    assert told(upload(phone, json.dumps(document).encode()))[0].startswith(expected)


def test_only_the_first_of_many_mistakes_are_told(phone: Phone) -> None:
    sentences = told(upload(phone, (TEXT + "x\n" * 50).encode()))
    assert len(sentences) == 7
    assert sentences[-1] == "44 more things do not fit."


def test_a_file_that_quotes_a_megabyte_is_told_in_short(phone: Phone) -> None:
    for content in ((TEXT + "x" * 900_000 + "\n").encode(), _in_round_1(winner=[0] * 100_000)):
        answer = upload(phone, content)
        assert answer.status_code == 422
        assert len(answer.text) < 20_000
    assert upload(phone, b"x" * 1_000_001).status_code == 413


@pytest.mark.parametrize("number", [10**30, -(10**30), 10**4000])
def test_numbers_beyond_all_bounds_are_refused(phone: Phone, number: int) -> None:
    for content in (
        _in_round_1(winner=number),
        _in_round_1(dealer=number),
        _in_round_1(hands=[[], number, 25, 9]),
        _damaged(carried=[number, 0, 0, 0]),
        _damaged(first_dealer=number),
        _damaged(version=number),
        _damaged(rules={"target": number}),
        _damaged(timeline=[{"type": "join", "player": "Zoe", "total": number}]),
    ):
        assert upload(phone, content).status_code == 422


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
PARTS = ("players", "carried", "first_dealer", "rules", "timeline", "after_end", "sheet", "version", "date", "format")
CONTENT = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=300).map(lambda text: text.encode("utf-8", "replace")),
    st.text(max_size=200).map(lambda text: (TEXT + text).encode("utf-8", "replace")),
    st.text(max_size=200).map(lambda text: (write_csv(played(2)) + text).encode("utf-8", "replace")),
    st.tuples(st.sampled_from(PARTS), JSON).map(lambda part: _damaged(**{part[0]: part[1]})),
    st.tuples(st.sampled_from(("hands", "winner", "opened", "dealer", "ending", "scores", "rules", "type")), JSON).map(
        lambda part: _in_round_1(**{part[0]: part[1]})
    ),
)


@given(CONTENT, st.sampled_from(tuple(LANGUAGES)), st.booleans())
@settings(max_examples=200)
def test_whatever_is_sent_is_read_or_refused_clearly(content: bytes, language: str, as_text: bool) -> None:
    phone = Phone(new_app(), language)
    answer = paste(phone, content.decode("utf-8", "replace")) if as_text else upload(phone, content)
    assert answer.status_code in (303, 422)
    assert len(_kept(phone)) == (answer.status_code == 303)
    if answer.status_code == 422:
        assert told(answer)


@given(st.dictionaries(st.sampled_from(["file", "text", "key", "x"]), st.text(max_size=50)))
@settings(max_examples=60)
def test_forms_of_any_kind_are_answered(fields: dict[str, str]) -> None:
    phone = Phone(new_app())
    assert phone.client.post("/import", data=fields, follow_redirects=False).status_code in (303, 422)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=a", b"--b\r\n"),
        ("multipart/form-data; boundary=a", b"--a\r\nContent-Disposition: form-data\r\n\r\nx\r\n--a--\r\n"),
        ("application/json", b"{}"),
        ("text/plain; charset=x", b"\xff"),
    ],
)
def test_bodies_of_any_kind_are_answered(phone: Phone, kind: str, body: bytes) -> None:
    answer = phone.client.post("/import", content=body, headers={"content-type": kind}, follow_redirects=False)
    assert answer.status_code in (400, 422)


def test_two_files_are_too_many(phone: Phone) -> None:
    files = [("file", ("a", b"x")), ("file", ("b", b"y"))]
    assert phone.client.post("/import", files=files).status_code == 400


def test_an_imported_match_belongs_to_a_new_device_that_gets_its_cookie() -> None:
    app = new_app()
    phone = Phone(app)
    answer = upload(phone, write_text(played(2)).encode())
    assert "rami_device" in answer.headers["set-cookie"]
    known: Matches = app.state.matches
    assert [each.role for each in known.store._phones.values()] == [Role.OWNER]  # type: ignore[attr-defined]
