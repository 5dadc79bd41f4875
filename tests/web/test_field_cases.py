"""Faults that people met in other score keepers, as they would meet them here."""

import gzip
import re
from pathlib import Path

import pytest
from api_client import Program
from keeper import NAMES, Phone, new_app, round_fields

from rami.words.languages import LANGUAGES

STYLES = Path(__file__).parents[2] / "src/rami/web/static"


def totals(phone: Phone) -> dict[str, int]:
    return {player.name: player.total for player in phone.match.players}


def test_c25_an_old_hand_is_corrected_by_its_cards_and_the_opened_flag(phone: Phone) -> None:
    phone.start(3)
    phone.record("", "KH KS QD!", "25")
    phone.record("40", "", "10")
    phone.record("", "20", "15")
    assert list(totals(phone).values()) == [40, 75, 50]
    assert phone.record("", "KH KS QD JC TC T?", "25", path="/round/1").status_code == 303
    assert list(totals(phone).values()) == [40, 80, 50]
    assert [played.result.hands[0] for played in phone.match.rounds[1:]] == [40, ()]
    history = phone.get("/history").text
    assert re.search(r'<s class="struck">55</s>.{0,40}60', history)


def test_c32_after_the_seats_have_moved_everything_reaches_the_right_person(phone: Phone) -> None:
    phone.start(3)
    phone.record("", "30", "25")
    phone.record("40", "", "10")
    moved = phone.post("/players/order", {"person": ["2", "0", "1"]})
    assert moved.status_code == 303
    phone.record("", "31", "25", path="/round/1")
    assert totals(phone) == {NAMES[0]: 40, NAMES[1]: 31, NAMES[2]: 35}
    again = phone.client.post(
        "/import", files={"file": ("match.csv", phone.get("/match.csv").content)}, follow_redirects=False
    )
    other = Phone(phone.app)
    other.table = again.headers["location"].rsplit("/", 1)[1]
    assert totals(other) == totals(phone)


def test_c71_no_style_puts_words_in_capitals() -> None:
    # Capitals of i differ between Turkish and English: words are written as they are shown, a code is ASCII.
    found = [
        (file.name, rule)
        for file in STYLES.glob("*.css")
        for rule in re.findall(r"([^{}]+)\{[^{}]*text-transform", file.read_text(encoding="utf-8"))
    ]
    assert found == [("share.css", "\ninput.code")]


@pytest.mark.parametrize("text", ["३६", "๓๖", "٣٦", "３６", "36"])
def test_c72_digits_of_any_script_are_read_by_programs_too(text: str) -> None:
    none: list[str] = []
    document = {"ending": "normal", "winner": 0, "hands": [none, text], "opened": [True, True]}
    answer = Program().client.post("/api/v1/score", json=document)
    assert (answer.status_code, answer.json()["scores"][1]["points"]) == (200, 36)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blocked_round_that_is_shared_says_so_before_it_is_saved(language: str) -> None:
    phone = Phone(new_app(), language).start(3)
    preview = phone.post("/round/preview", round_fields(["9", "9", "30"], "blocked")).text
    told = re.search(r'id="said"[^>]*>(.*?)</(?:span|template|div)>', preview, re.DOTALL)
    assert told
    assert f"<bdi>{NAMES[0]}</bdi>" in told[1]
    assert f"<bdi>{NAMES[1]}</bdi>" in told[1]
    assert NAMES[2] not in told[1]


def test_files_are_sent_compressed_and_live_connections_are_not(phone: Phone) -> None:
    page = phone.start().get().text
    names = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:js|css)[^"]*)"', page)
    with phone.client.stream("GET", names[0], headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        sent = b"".join(answer.iter_raw())
    assert gzip.decompress(sent) == phone.client.get(names[0], headers={"accept-encoding": "identity"}).content


def test_who_played_together_is_offered_to_play_again(phone: Phone) -> None:
    first = phone.start(3).table
    phone.start(2)
    phone.client.post("/new", data={"name": [NAMES[1], NAMES[0]], "key": "k"})
    page = phone.client.get("/new").text
    offered = re.findall(r'href="/new\?again=([^"]+)"', page)
    assert len(offered) == 2
    assert offered[1] == first
    again = phone.client.get(f"/new?again={first}").text
    assert 'href="/new?again=' not in again
    assert re.findall(r'class="name-in" name="name" value="([^"]*)"', again)[:3] == list(NAMES[:3])
    assert 'href="/new?again=' not in Phone(phone.app).client.get("/new").text
