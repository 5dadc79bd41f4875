"""Two pages that wrote different things, where meanwhile people changed seats or left, or a round was struck out: what was
typed for somebody is never written down for anybody else.
"""

import re
from html import unescape
from typing import Any

import pytest
from keeper import NAMES, Phone, new_app, round_fields
from test_keeper import second

from rami.web.forms import RoundForm
from rami.words.languages import LANGUAGES

OWN_NAME = {
    "en": "Phone",
    "fr": "Téléphone",
    "ru": "Телефон",
    "hi": "फ़ोन",
    "th": "เครื่อง",
    "tr": "Telefon",
    "vi": "Điện thoại",
}
"""What a phone without a name is called: it stands once, beside what it wrote."""


def settle(phone: Phone, page: Any, way: str = "mine") -> Any:
    """Send the form of a page that shows both versions, as a browser would."""
    (action,) = re.findall(r'<form method="post" action="([^"]*/settle)"', page.text)
    fields = {
        name: unescape(value)
        for name, value in re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', page.text)
    }
    return phone.client.post(action, data={**fields, "settle": way}, follow_redirects=False)


@pytest.fixture
def two(phone: Phone) -> tuple[Phone, Phone]:
    """Two phones that write at a table of three."""
    phone.start(3)
    return phone, second(phone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_pages_of_one_phone_are_not_called_two_phones(language: str) -> None:
    phone = Phone(new_app(), language).start(2)
    seen = phone.keep.seq
    phone.record("", "10")
    page = phone.record("", "20", seen=seen)
    assert page.status_code == 409
    told = re.sub(r"<[^>]+>", " ", page.text[page.text.index("<main") : page.text.index("<form")])
    assert re.findall(r"(?i)phone|téléphone|телефон|फ़ोन|โทรศัพท์|เครื่อง|telefon|điện thoại", told) == [OWN_NAME[language]]


def test_hands_go_to_their_people_after_a_change_of_seats(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    seen = phone.keep.seq
    phone.post("/players/order", {"person": ["0", "2", "1"]})
    page = other.record("", "55", "10", seen=seen)
    assert page.status_code == 409
    assert settle(other, page).status_code == 303
    assert {player.name: player.total for player in phone.match.players} == dict(zip(NAMES, (0, 55, 10), strict=False))


def test_who_sits_there_now_is_asked_for_before_anything_is_written(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    seen = phone.keep.seq
    assert phone.post("/players/1/leave", {"target": "keep"}).status_code == 303
    form = settle(other, other.record("", "55", "10", seen=seen))
    assert form.status_code == 200
    assert re.findall(r'name="hand-(\d)"[^>]*value="([^"]*)"', form.text) == [("0", ""), ("1", "10")]
    assert phone.match.totals == (0, 0, 0)
    assert phone.record("", "10").status_code == 303
    assert {player.name: player.total for player in phone.match.players} == dict(zip(NAMES, (0, 0, 10), strict=False))


def test_a_new_player_holds_nothing_yet(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    seen = phone.keep.seq
    assert phone.post("/players/join", {"name": "Linh", "total": "0", "sure": "yes"}).status_code == 303
    form = settle(other, other.record("", "55", "10", seen=seen))
    assert form.status_code == 200
    assert [hand for _, hand in re.findall(r'name="hand-(\d)"[^>]*value="([^"]*)"', form.text)] == ["", "55", "10", ""]


def test_mine_is_told_with_the_points_that_it_would_be_written_down_with(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    seen = phone.keep.seq
    assert phone.post("/rules", {"target": "120"}).status_code == 303
    page = other.record("", "90!", "10", seen=seen)
    told = re.findall(r"<bdi>([^<]*)</bdi> <span class=\"fig\">(\d+)", page.text)
    settle(other, page)
    assert [int(points) for _, points in told] == [line.points for line in phone.match.rounds[0].lines] == [0, 60, 10]


def test_a_correction_finds_its_round_after_another_was_struck_out(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    for hands in (("", "11", "22"), ("33", "", "44"), ("55", "66", "")):
        phone.record(*hands)
    seen = phone.keep.seq
    phone.post("/round/1/remove", {})
    page = other.record("34", "", "44", path="/round/2", seen=seen)
    assert page.status_code == 409
    settle(other, page)
    assert [tuple(line.points for line in each.lines) for each in phone.match.rounds] == [(34, 0, 44), (55, 66, 0)]


def test_a_round_that_was_struck_out_cannot_be_corrected(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    for hands in (("", "11", "22"), ("33", "", "44")):
        phone.record(*hands)
    seen = phone.keep.seq
    phone.post("/round/2/remove", {})
    page = other.record("34", "", "44", path="/round/2", seen=seen)
    assert page.status_code == 409
    assert "/settle" not in page.text
    assert phone.match.totals == (0, 11, 22)


def test_a_correction_of_a_round_that_was_corrected_meets_that_one(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    phone.record("", "11", "22")
    seen = phone.keep.seq
    phone.record("", "12", "22", path="/round/1")
    settle(other, other.record("", "13", "22", path="/round/1", seen=seen))
    assert phone.match.totals == (0, 13, 22)


def test_what_is_counted_while_somebody_types_is_of_the_people_who_were_typed(two: tuple[Phone, Phone]) -> None:
    phone, other = two
    seen = phone.keep.seq
    assert phone.post("/players/1/leave", {"target": "keep"}).status_code == 303
    answer = other.post("/round/preview", round_fields(["", "55", "10"]), seen=seen)
    assert answer.status_code == 200
    assert {"55", "10"} <= set(re.findall(r">(\d+)<", answer.text))


def test_a_form_is_seated_anew() -> None:
    form = RoundForm(1, "normal", (True, False, True), ("a", "", "c"))
    assert form.seated([3, 4, 5], [5, 3, 4]) == RoundForm(2, "normal", (True, True, False), ("c", "a", ""))
    assert form.seated([3, 4, 5], [3, 6]) == RoundForm(None, "normal", (True, False), ("a", ""))
