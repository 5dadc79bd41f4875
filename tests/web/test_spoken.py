"""What is read out when a match moves on: the latest deed with its points, the end, an extra round, who asks for the pen."""

import re
from html import unescape

import pytest
from keeper import Phone, new_app
from sharing import let_in, pen

from rami.words.languages import LANGUAGES


def read(phone: Phone, path: str = "") -> list[tuple[str, str]]:
    """Give the parts that are read out, each with the key that changes when there is something new."""
    found = re.search(r'<div id="say" hidden>(.*?)</div>', phone.get(path).text, re.DOTALL)
    assert found
    parts = re.findall(r'<p data-key="([^"]*)">(.*?)</p>', found[1])
    return [(key, unescape(re.sub("<[^>]+>", "", text))) for key, text in parts]


def test_a_round_is_read_out_with_its_points(owner: Phone) -> None:
    owner.record("", "30")
    assert read(owner) == [("2", "Round 1: Anna went out. Anna 0, Mehmet 30."), ("", ""), ("", "")]
    owner.record("", "40", path="/round/1")
    assert read(owner)[0] == ("3", "Round 1 corrected. Mehmet: 30 becomes 40.")
    owner.post("/undo", {})
    assert read(owner)[0] == ("4", "Taken back: Round 1 corrected. Mehmet: 30 becomes 40.")


def test_the_end_of_a_match_is_read_out_with_who_won(owner: Phone) -> None:
    owner.record("", "70")
    owner.record("12", "")
    owner.record("", "50")
    said = ("over-0-12", "The match is over. Winner: Anna with 12 points.")
    assert read(owner) == [("4", "Round 3: Anna went out. Anna 0, Mehmet 50."), said, ("", "")]
    owner.post("/players/1", {"name": "Linh"})
    assert read(owner)[1] == said
    owner.record("", "60", path="/round/3")
    assert read(owner)[1] == said


def test_an_extra_round_is_read_out(phone: Phone) -> None:
    phone.start(3, target="100")
    phone.record("", "30", "60")
    phone.record("30", "", "60")
    assert read(phone)[1] == ("extra-2", "An extra round. Anna and Mehmet share the lowest total, 30.")
    phone.record("", "20", "10")
    assert read(phone)[1][0] == "over-0-30"


def test_who_asks_for_the_pen_is_read_out_to_those_who_can_give_it(owner: Phone) -> None:
    watcher = let_in(owner, name="Linh")
    watcher.post("/ask", {})
    assert read(owner)[2] == ("2", "Linh asks for the pen.")
    assert read(watcher)[2] == ("", "")
    assert len(read(owner, "/screen")) == 3
    assert read(owner, "/screen")[2] == ("", "")
    pen(owner, "give", "2")
    assert [text for _, text in read(owner)] == ["Linh may write.", "", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_out_in_every_language(language: str) -> None:
    phone = Phone(new_app(), language).start(2)
    phone.record("", "110")
    happened, standing, _ = (text for _, text in read(phone))
    assert "Anna 0" in happened
    assert "110" in happened
    assert "Anna" in standing
    assert "  " not in happened + standing
