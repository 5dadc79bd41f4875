"""Taking a match out and reading one in: files that come back, names of files, texts to share, refusals with places."""

import csv
import io
import json
import re
from datetime import UTC, date, datetime
from html import unescape
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import Phone, new_app
from markupsafe import escape
from tests.strategies import ODD_NAMES, matches, played, scored

from rami import Match, RoundResult, Rules
from rami.keep.deeds import Started
from rami.records import read_match, write_csv, write_json, write_text
from rami.store import Role
from rami.web.download import disposition, file_name
from rami.web.kept import Matches
from rami.web.share_text import share_text
from rami.words.languages import LANGUAGES

FORMATS = {"json": "application/json", "csv": "text/csv", "txt": "text/plain"}
LATE = datetime(2026, 7, 30, 21, 30, tzinfo=UTC)
ATTACKS = ["<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "&amp;", "=1+1", '"><i>']
"""What people call themselves to try a page out."""


def at(phone: Phone, moment: datetime, zone: str = "Europe/Paris") -> Phone:
    """Set the clock of the server and the zone of a phone."""
    phone.matches._now = lambda: moment  # type: ignore[method-assign]
    phone.client.cookies.set("rami_zone", zone)
    return phone


def keep(phone: Phone, match: Match) -> Phone:
    """Keep a match that was read from a file."""
    answer = paste(phone, write_json(match))
    assert answer.status_code == 303, answer.text
    phone.table = answer.headers["location"].rsplit("/", 1)[1]
    return phone


def paste(phone: Phone, text: str, key: str | None = None) -> Any:
    data = {"text": text, "key": key or phone.key()}
    return phone.client.post("/import", data=data, files={"file": ("", b"")}, follow_redirects=False)


def upload(phone: Phone, content: bytes, key: str | None = None) -> Any:
    files = {"file": ("match", content, "application/octet-stream")}
    return phone.client.post("/import", data={"key": key or phone.key()}, files=files, follow_redirects=False)


def told(answer: Any) -> list[str]:
    """The sentences of a refusal."""
    alert = answer.text[answer.text.index('id="mistakes"') :]
    part = alert[: alert.index("</section>")]
    return [unescape(re.sub(r"<[^>]+>", "", item)) for item in re.findall(r"</svg><span>(.*?)</span>", part, re.DOTALL)]


@pytest.fixture
def phone() -> Phone:
    return Phone(new_app())


def rich() -> Match:
    """A match in which people come and go, rules change, and rounds lie after the end."""
    match = played(3, (0, 30, 25), (40, 0, 10), carried=[5, 0, 7]).join("خالد").change_target(100)
    match = match.record(RoundResult(["", "KH K? 9?", 30, 8], winner=0, opened=[True, False, True, True])).leave("Ben")
    match = match.change_rules(Rules(target=100, surcharge=30)).record(scored(0, 20, 15))
    return match.record(scored(0, 9, 9)).correct(4, scored(0, 50, 15))


# Files


@pytest.mark.parametrize("ending", FORMATS)
def test_a_file_holds_the_match_under_a_name_that_says_so(phone: Phone, ending: str) -> None:
    at(phone, LATE).start(3)
    phone.record("", "AH XX 5C", "30!")
    answer = phone.get(f"/match.{ending}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == FORMATS[ending]
    assert read_match(answer.content) == phone.match
    header = answer.headers["content-disposition"]
    assert f'filename="rami-2026-07-30.{ending}"' in header
    assert unquote(header.split("UTF-8''")[1]) == f"rami-2026-07-30-Anna-Mehmet-สมชาย.{ending}"


@pytest.mark.parametrize(
    ("zone", "written", "day"),
    [
        ("Europe/Paris", "2026-07-30T23:30:00+02:00", "2026-07-30"),
        ("Asia/Kolkata", "2026-07-31T03:00:00+05:30", "2026-07-31"),
        ("America/Lima", "2026-07-30T16:30:00-05:00", "2026-07-30"),
        ("Not/AZone", "2026-07-30T21:30:00+00:00", "2026-07-30"),
        ("../../etc/passwd", "2026-07-30T21:30:00+00:00", "2026-07-30"),
    ],
)
def test_c81_the_date_in_a_file_is_that_of_the_phone_with_its_offset(
    phone: Phone, zone: str, written: str, day: str
) -> None:
    at(phone, LATE, zone).start(2)
    assert phone.get("/match.json").json()["date"] == written
    assert f"# date: {written}" in phone.get("/match.txt").text
    first = next(csv.DictReader(io.StringIO(phone.get("/match.csv").text.removeprefix("\ufeff"), newline="")))
    assert first["date"] == written
    for ending in ("json", "csv", "txt", "share.txt"):
        assert f"rami-{day}-Anna" in phone.get(f"/match.{ending}").headers["content-disposition"]
    shown = day.replace("2026-07-", "").lstrip("0")
    assert f"{shown} Jul 2026" in phone.get("/print").text
    assert f"{shown} Jul 2026" in phone.get("/take").text


def test_c81_and_c22_files_follow_a_correction_and_agree_with_every_page(phone: Phone) -> None:
    phone.start(2, target="300")
    phone.post("/round", {"winner": "0", "ending": "rami_sec"})
    phone.record("20!", "")
    phone.record("", "XX")
    phone.post("/round/2", {"winner": "1", "ending": "normal", "hand-0": "25", "opened-0": ""})
    assert phone.match.totals == (50, 220)
    assert phone.get("/match.json").json()["sheet"]["totals"] == [50, 220]
    rows = list(csv.DictReader(io.StringIO(phone.get("/match.csv").text.removeprefix("\ufeff"), newline="")))
    assert [row["total"] for row in rows[-2:]] == ["50", "220"]
    document = phone.get("/match.json").json()["timeline"][1]
    assert (document["hands"], document["opened"], document["ending"]) == ([25, []], [False, True], "normal")
    said, printed = phone.get("/take").text, phone.get("/print").text
    for page in (said, printed, phone.get().text):
        assert "50" in page
        assert "220" in page


@pytest.mark.parametrize("path", ["/take", "/match.json", "/match.csv", "/match.txt", "/match.share.txt", "/print"])
def test_who_watches_may_take_out_and_a_stranger_may_not(phone: Phone, path: str) -> None:
    phone.start(2)
    stranger = Phone(phone.app)
    stranger.table = phone.table
    assert stranger.get(path).status_code == 404
    stranger.start(2)
    device = stranger.client.cookies["rami_device"]
    phones: Any = phone.matches.store
    known = phones._phones[phone.table, phone.client.cookies["rami_device"]]
    phones._phones[phone.table, device] = known._replace(device=device, phone="2", role=Role.WATCH)
    stranger.table = phone.table
    assert stranger.get(path).status_code == 200


@given(st.lists(st.sampled_from(ODD_NAMES) | st.text(max_size=80), max_size=6), st.sampled_from(["csv", "share.txt"]))
def test_names_of_files_are_safe_short_and_come_back_from_their_header(names: list[str], ending: str) -> None:
    name = file_name(date(2026, 7, 30), names, ending)
    assert name.startswith("rami-2026-07-30")
    assert name.endswith(f".{ending}")
    assert len(name.encode()) <= 200
    assert not re.search(r'[\s\\/:*?"<>|\x00-\x1f\x7f]|\u202e|-\.|\.\.', name)
    header = disposition(name)
    assert header.isascii()
    assert unquote(header.split("UTF-8''")[1]) == name
    assert re.fullmatch(r'attachment; filename="[^"\\]+"; filename\*=[^"; ]+', header)


# The text to share


def test_a_text_to_share_tells_who_won_and_where_everybody_stands() -> None:
    match = played(3, (0, 60, 50), (0, 150, 60))
    assert share_text(match, LATE, "Europe/Paris", "en").splitlines() == [
        "Rami, 30 Jul 2026",
        "Match to 200: 3 players, 2 rounds",
        "",
        "1. Ana: 0 points",
        "2. Chi: 110 points",
        "3. Ben: 210 points",
        "",
        "The match is over: Ben reached the target of 200. The lowest total wins.",
        "Winner: Ana with 0 points",
    ]


def test_a_text_to_share_tells_of_an_extra_round_of_a_tie_and_of_who_left() -> None:
    match = played(4, (0, 60, 50, 9), (90, 5, 0, 9)).leave("Dev", target=60)
    lines = share_text(match, LATE, "UTC", "en").splitlines()
    assert lines[3:7] == [
        "1. Chi: 50 points",
        "2. Ben: 65 points",
        "3. Ana: 90 points",
        "Dev left; the total stays at 18.",
    ]
    tied = share_text(played(3, (0, 20, 9), (20, 0, 99), rules=Rules(target=100)), LATE, "UTC", "en")
    assert "extra round" in tied
    assert "Winner" not in tied
    assert [line[:2] for line in tied.splitlines()[3:6]] == ["1.", "1.", "3."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_c78_right_to_left_names_keep_their_points_and_nothing_is_a_link(language: str) -> None:
    match = Match.start(["خالد", "שרה (2)", "Ana"]).record(scored(36, 0, 99))
    text = share_text(match, LATE, "UTC", language)
    lines = text.splitlines()
    for name, points in (("\u2068שרה (2)\u2069", "0"), ("\u2068خالد\u2069", "36"), ("Ana", "99")):
        line = next(line for line in lines if line[:1].isdecimal() and name in line)
        assert re.search(rf"{re.escape(name)}\D*{points}\b", line)
    assert text.count("\u2068") == text.count("\u2069")
    assert "http" not in text
    assert "/m/" not in text


@given(matches(6), st.sampled_from(tuple(LANGUAGES)))
@settings(max_examples=60)
def test_every_match_can_be_told(match: Match, language: str) -> None:
    lines = share_text(match, LATE, "UTC", language).splitlines()
    standings = lines[3 : 3 + len(match.standings)]
    for line, standing in zip(standings, match.standings, strict=True):
        assert line.startswith(f"{standing.place}. ")
        assert standing.player.name in line
    assert lines[2] == ""


def test_the_text_is_on_the_page_and_in_a_file(phone: Phone) -> None:
    at(phone, LATE).start(2, name=["שרה", "Ana & Ben"])
    page, file = phone.get("/take").text, phone.get("/match.share.txt")
    assert "<bdi>שרה</bdi>" in page
    assert file.headers["content-type"].startswith("text/plain")
    assert file.text == share_text(phone.match, LATE, "Europe/Paris", "en") + "\n"
    assert unescape(re.findall(r'data-text="([^"]+)"', page)[0]) + "\n" == file.text


# The printed sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", ["", "?cards=yes"])
def test_a_sheet_prints_in_every_language(language: str, cards: str) -> None:
    phone = keep(Phone(new_app(), language), rich())
    page = phone.get(f"/print{cards}")
    assert page.status_code == 200
    for name in ("Ana", "Ben", "Chi", "خالد"):
        assert name in page.text
    assert page.text.count("<tr") == 3 + len(phone.match.rounds) + len(phone.match.after_end) + 1 + (16 if cards else 0)
    assert "style=" not in page.text


def test_the_sheet_tells_its_rules_their_changes_and_their_mark(phone: Phone) -> None:
    phone.start(3, preset="tunisian", **{"option-surcharge": "30"})
    phone.record("", "30", "20")
    before = phone.get("/print").text
    assert "Tunisian Rami, with changes" in before
    assert "Surcharge for never opening: 30" in before
    mark = re.findall(r"Mark of the rules: ([0-9a-f]{8})", before)
    assert len(mark) == 1
    other = keep(Phone(phone.app), rich()).get("/print").text
    assert "From round 4: " in other
    assert mark[0] not in other
    marks = re.findall(r"Mark of the rules: ([0-9a-f]{8})", other)
    assert len(marks) == len(set(marks)) == 3


def test_rules_changed_before_the_first_round_are_the_rules(phone: Phone) -> None:
    page = keep(phone, Match.start(["Ana", "Ben"]).change_target(150).change_target(160)).get("/print").text
    assert page.count("Mark of the rules") == 1
    assert "Target: 160" in page


def test_the_cards_of_every_round_stand_on_the_sheet_where_they_are_wanted(phone: Phone) -> None:
    phone.start(2)
    phone.record("", "10D XX K?")
    assert "♦" not in phone.get("/print").text
    page = phone.get("/print?cards=yes").text
    assert '<span class="card">10<i>♦\ufe0e</i></span>' in page
    assert '<span class="card">K<i></i></span>' in page
    assert '<span class="card">★<i></i></span>' in page
    assert "Anna</bdi> went out" in page


def test_a_blank_stays_blank_for_who_came_late_and_a_dead_round_is_struck(phone: Phone) -> None:
    page = keep(phone, rich()).get("/print").text
    rows = re.findall(r"<tr[^>]*><th scope=\"row\">(\d+)</th>(.*?)</tr>", page, re.DOTALL)
    cells = [re.findall(r"<td>(.*?)</td>", row) for _, row in rows]
    assert (cells[0][-1], cells[1][-1]) == ("", "")
    assert 'class="after"' in page
    assert "After the end" in page


@pytest.mark.parametrize("name", ATTACKS)
def test_c67_names_are_shown_letter_by_letter_everywhere(phone: Phone, name: str) -> None:
    keep(phone, Match.start([name, "Ben"]).record(scored(0, 30)))
    person = re.findall(r'href="(/people/\w+)"', phone.client.get("/people").text)[0]
    other = re.findall(r'option value="(\w+)"', phone.client.get(person).text)[0]
    own = [f"/m/{phone.table}{path}" for path in ("/take", "/print", "/print?cards=yes", "/forget", "/erase")]
    for path in (*own, "/matches", "/matches?q=ben", "/people", person, f"{person}/with?with={other}"):
        page = phone.client.get(path).text
        assert str(escape(name)) in page
        assert "<img src=x" not in page
        assert "<script>alert" not in page
        assert '"><i>' not in page
    assert read_match(phone.get("/match.csv").content).names == (name, "Ben")


# Reading in


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
