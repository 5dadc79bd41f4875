"""Taking a match out: files that come back, their names and dates, texts to share."""

import csv
import io
import re
from datetime import date
from html import unescape
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import Phone
from match_files import LATE, at
from tests.strategies import ODD_NAMES, matches, played, scored

from rami import Match, Rules
from rami.records import read_match
from rami.store import Role
from rami.web.download import disposition, file_name
from rami.web.share_text import share_text
from rami.words.languages import LANGUAGES

FORMATS = {"json": "application/json", "csv": "text/csv", "txt": "text/plain"}


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
