"""The page of the printed sheet: rules and their changes, cards, who came late; names letter by letter everywhere."""

import re

import pytest
from keeper import Phone, new_app
from markupsafe import escape
from match_files import keep, rich
from tests.strategies import scored

from rami import Match
from rami.records import read_match
from rami.words.languages import LANGUAGES

ATTACKS = ["<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "&amp;", "=1+1", '"><i>']
"""What people call themselves to try a page out."""


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
