"""The rules page: every language and preset, the rules of a match marked where they stand, links that lead somewhere."""

import re
from html import unescape
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import NAMES, Phone, new_app, round_fields

from rami import PRESETS, Rules
from rami.rules import DEFAULT_RULES, OPTIONS
from rami.web.render import render
from rami.web.rules_view import rules_view, spelled
from rami.words.cards import card_name
from rami.words.guide import guide
from rami.words.guide_plan import PLAY, SCORING
from rami.words.languages import LANGUAGES
from rami.words.rules import option_name, preset_name, value_text
from strategies import rules

POINTS = [["0", "36"], ["0", "50"], ["0", "7", "100", "31"], ["0", "200", "200"]]
HOUSE = {"preset": "easy", "option-surcharge": "40", "option-limit": "80", "option-go_out": "any"}
CHANGED = {"surcharge": 40, "limit": 80, "go_out": "any", "opening_points": 30, "pure_run": False}


def page_of(phone: Phone, query: str = "") -> str:
    answer = phone.client.get(f"/rules{query}")
    assert answer.status_code == 200
    text: str = answer.text
    return text


def untagged(html: str, instead: str = "") -> str:
    """Give the text of a page without soft hyphens and the selectors of glyphs."""
    return unescape(re.sub(r"<[^>]+>", instead, html)).replace("\u00ad", "").replace("\ufe0e", "")


def words(html: str) -> str:
    """Give what is read, cell by cell and word by word."""
    return re.sub(r"\s+", " ", untagged(html, " ")).strip()


def ids(page: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', page)


def paragraph(page: str, anchor: str) -> str:
    found = re.search(rf'<(div class="told"|section) id="{anchor}">.*?</div>', page, re.DOTALL)
    assert found, anchor
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_read_in_every_language(phone: Phone, language: str, preset: str) -> None:
    page = page_of(phone, f"?rules={preset}&lang={language}")
    model, read = guide(PRESETS[preset], language), untagged(page)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"[{}]|guide-|rulespage-|<details|style=", page.split('<main id="main">')[1])
    for section in model.sections:
        assert section.heading in read
        if section.key != "examples":
            assert all(told.text in read for told in section.paragraphs)
    assert model.rules_name in read


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_are_computed_and_shown_with_cards(phone: Phone, language: str) -> None:
    page = page_of(phone, f"?lang={language}")
    examples = page.split('<div class="ex">')[1:]
    shown = [
        [words(figure) for figure in re.findall(r'class="fig">(.*?)</span>(?=\n|</span>)', case, re.DOTALL)]
        for case in examples
    ]
    assert shown == POINTS
    assert "11 + 20 + 5 = 36" in words(examples[0])
    assert "49 + 25 = 74" in words(examples[1])
    assert "84 + 25 = 109" in words(examples[2])
    read_aloud = [unescape(label) for label in re.findall(r'class="row" role="img" aria-label="([^"]*)"', page)]
    model = guide(DEFAULT_RULES, language).section("examples").examples
    assert read_aloud == [", ".join(seat.names) for case in model for seat in case.seats if seat.cards]
    assert len(re.findall(r'<(?:span|img) class="c ', page)) == sum(
        len(seat.cards) for case in model for seat in case.seats
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", [*PRESETS.values(), Rules(joker_swap="off", target=150, blocked_tie="nobody")])
def test_every_link_within_the_page_leads_somewhere(language: str, played: Rules) -> None:
    page = rendered(played, language)
    anchors = ids(page)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]*)"', page)) <= set(anchors)
    for topic in (*SCORING, *PLAY):
        assert f'href="#rule-{topic.key}"' in page
        for told in topic.told:
            assert f"rule-{told.key}" in anchors or not told.messages(played)


def rendered(played: Rules, language: str, **more: Any) -> str:
    values: dict[str, Any] = {
        "view": rules_view(played, language), "of_match": True, "table": "t", "players": "", "target_row": None,
        "mark_label": "here", "plain": False, "ways": [], "here": "/rules", "preset_address": dict.fromkeys(PRESETS, "/"),
        "alternates": [], "path": "/rules", "zone": "UTC", "hx": False,
    }  # fmt: skip
    return render("rules.html", language, values | more)


def marked(html: str) -> list[str]:
    """Give the marks of what differs, as texts."""
    return [words(mark) for mark in re.findall(r'<p class="mark changed">.*?</p>', html, re.DOTALL)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_in_a_match_is_marked_where_it_stands(language: str) -> None:
    phone = Phone(new_app(), language).start(3, **HOUSE)
    page = page_of(phone, f"?match={phone.table}")
    homes = {option: told.key for topic in (*SCORING, *PLAY) for told in topic.told for option in told.options}
    here = guide(phone.match.rules, language).parts[2].sections[0].grid
    assert here is not None
    for option in OPTIONS:
        marks = marked(paragraph(page, f"rule-{homes[option]}"))
        name = option_name(option, language)
        mine = [mark for mark in marks if name in mark]
        if option in CHANGED:
            value, usual = (value_text(option, rule, language) for rule in (CHANGED[option], DEFAULT_RULES[option]))
            assert len(mine) == 1
            assert mine[0].startswith(here.columns[1])
            assert value in mine[0]
            assert usual in mine[0]
        else:
            assert mine == []
    summary = page.split('class="differ"')[1].split("</div>")[0]
    assert set(re.findall(r'href="#rule-([^"]*)"', summary)) == {homes[option] for option in CHANGED}
    assert preset_name(phone.match.rules, language) in words(page)


@settings(max_examples=30)
@given(st.sampled_from(sorted(LANGUAGES)), rules())
def test_any_rules_are_marked_for_what_they_change_and_nothing_else(language: str, played: Rules) -> None:
    page = rendered(played, language)
    text = page.split("<article")[1].split('id="rule-options"')[0]
    without_examples = re.sub(r'<div class="ex">.*?</section>', "", text, flags=re.DOTALL)
    expected = [mark for section in guide(played, language).sections for p in section.paragraphs for mark in p.marks]
    assert len(marked(without_examples)) == sum(mark.changed for mark in expected)
    table = page.split('id="rule-options"')[1].split("</table>")[0]
    assert table.count('class="hit"') == sum(played[option] != DEFAULT_RULES[option] for option in OPTIONS)


def test_an_example_that_the_match_counts_otherwise_tells_both(phone: Phone) -> None:
    phone.start(2, **HOUSE)
    third = page_of(phone, f"?match={phone.table}").split('<div class="ex">')[3]
    assert ">100</span>" in third
    sums = "cards left in hand 84, surcharge 40, together 124. The limit is 80, so 80 points."
    assert marked(third) == [f"In this match: 80 Never opened: {sums}"]
    usual = page_of(phone)
    assert marked(usual) == []
    assert "counts otherwise" not in usual


@pytest.mark.parametrize("players", range(2, 7))
def test_the_target_of_the_match_is_marked_in_the_table(phone: Phone, players: int) -> None:
    phone.start(players)
    page = page_of(phone, f"?match={phone.table}")
    row = re.findall(r'<tr class="hit">.*?</tr>', page, re.DOTALL)
    assert [words(one) for one in row] == [f"{players} players In this match {phone.match.target} points"]
    assert "All options are as usual." in page


def test_the_page_of_a_match_can_be_read_for_a_preset_and_leads_back(phone: Phone) -> None:
    phone.start(2, **HOUSE)
    page = page_of(phone, f"?match={phone.table}&rules=tunisian")
    assert 'aria-current="page">Tunisian Rami<' in page
    assert "Points needed to open: 71" in words(page)
    assert "In this match" not in page
    ways = [unescape(way) for way in re.findall(r'<a class="chip[^"]*" href="([^"]*)"', page)]
    assert ways == [
        f"/rules?match={phone.table}",
        *(f"/rules?match={phone.table}&rules={preset}" for preset in PRESETS),
    ]
    back = page_of(phone, ways[0].removeprefix("/rules"))
    assert 'aria-current="page">This match<' in back
    assert f'href="/m/{phone.table}"' in page


def test_a_match_that_this_device_does_not_know_is_left_aside(phone: Phone) -> None:
    phone.start(2, **HOUSE)
    other = Phone(phone.app)
    plain = page_of(other)
    assert page_of(other, f"?match={phone.table}") == plain
    other.start(2)
    assert page_of(other, f"?match={phone.table}") == plain
    assert page_of(phone, "?match=") == plain


@given(st.text(max_size=60), st.text(max_size=60))
def test_whatever_is_asked_for_gets_a_clear_answer(match: str, lang: str) -> None:
    phone = Phone(new_app()).start(2)
    answer = phone.client.get("/rules", params={"match": match, "lang": lang})
    assert answer.status_code == 200
    assert "In this match" not in answer.text


@given(st.text(min_size=1, max_size=60).filter(lambda name: name not in PRESETS))
def test_an_unknown_set_of_rules_is_refused_by_name(name: str) -> None:
    answer = Phone(new_app()).client.get("/rules", params={"rules": name})
    assert answer.status_code == 422
    assert "tunisian" in answer.text


def test_what_people_wrote_is_escaped(phone: Phone) -> None:
    evil = "<b onclick=x>&amp;\"'</b>"
    phone.start(2, name=[evil, "שרה"])
    page = page_of(phone, f"?match={phone.table}")
    assert evil not in page
    assert "<bdi>&lt;b onclick=x&gt;&amp;amp;&#34;&#39;&lt;/b&gt;</bdi>" in page
    assert "<bdi>שרה</bdi>" in page
    for query in ({"rules": evil}, {"match": evil}, {"lang": evil}):
        assert "<b onclick" not in phone.client.get("/rules", params=query).text
    assert "<b onclick" not in phone.client.get("/rules", headers={"host": "a<b onclick=x>"}).text


def test_languages_are_chosen_as_on_every_page_and_by_the_address(phone: Phone) -> None:
    french = Phone(phone.app, "fr")
    assert '<html lang="fr">' in page_of(french)
    assert '<html lang="th">' in page_of(french, "?lang=th")
    assert '<html lang="fr">' in page_of(french, "?lang=xx")
    french.client.post("/language", data={"language": "vi", "to": "/rules"})
    assert '<html lang="vi">' in page_of(french)
    assert '<html lang="ru">' in page_of(french, "?lang=ru-RU")
    assert '<html lang="vi">' in page_of(french)


@pytest.mark.parametrize("query", ["", "?rules=tunisian", "?lang=hi&rules=easy"])
def test_the_page_names_itself_in_the_other_languages(phone: Phone, query: str) -> None:
    page = page_of(phone, query)
    links = re.findall(r'<link rel="alternate" hreflang="([^"]*)" href="http://testserver(/rules[^"]*)">', page)
    assert [code for code, _ in links] == [*LANGUAGES, "x-default"]
    for code, address in links[:-1]:
        other = page_of(phone, unescape(address).removeprefix("/rules"))
        assert f'<html lang="{code}">' in other
        assert re.findall(r'<link rel="alternate".*', other) == re.findall(r'<link rel="alternate".*', page)
    assert "lang=" not in links[-1][1]


def test_a_match_is_not_named_to_others(phone: Phone) -> None:
    phone.start(2)
    assert "hreflang" not in page_of(phone, f"?match={phone.table}")
    assert f'name="to" value="/rules?match={phone.table}"' in page_of(phone, f"?match={phone.table}&lang=th")


@pytest.mark.parametrize(
    ("hands", "ending", "rules_told"),
    [
        (["", "30", "20!"], "normal", ["brief", "opened", "never-opened"]),
        (["", "", ""], "rami_sec", ["rami-sec", "rami-sec", "rami-sec"]),
        (["9", "30", "20!"], "blocked", ["blocked-hands", "opened", "never-opened"]),
    ],
)
def test_a_score_leads_to_the_rule_that_made_it(
    phone: Phone, hands: list[str], ending: str, rules_told: list[str]
) -> None:
    phone.start(4 if ending == "rami_sec" else 3)
    phone.post("/round", round_fields(hands, ending))
    anchors = ids(page_of(phone, f"?match={phone.table}"))
    for person, rule in enumerate(rules_told):
        for headers in ({}, {"x-drawer": "1"}):
            why = phone.get(f"/why/1/{person}", headers=headers).text
            assert f'href="/rules?match={phone.table}#rule-{rule}"' in why
        assert f"rule-{rule}" in anchors


@given(st.text("ab <>&\"'().5♠★(6)10♦A♥ ", max_size=40))
def test_cards_in_a_sentence_are_set_apart_and_nothing_is_lost(text: str) -> None:
    html = str(spelled(text, "en"))
    assert untagged(html) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_a_sentence_are_read_by_their_names(language: str) -> None:
    html = str(spelled("5♠ ★(6♠) 10♥: x", language))
    five, six, ten = (card_name(card, language) for card in cards("5S 6S TH"))
    joker = card_name(cards("XX")[0], language)
    assert re.findall('aria-label="([^"]*)"', html) == [f"{five}, {joker} ({six}), {ten}"]
    assert re.findall('class="cw (.)"', html) == ["s", "j", "h"]


def cards(codes: str) -> list[Any]:
    from rami import Card

    return [Card(code) for code in codes.split()]


def test_names_of_the_players_stand_above_what_differs(phone: Phone) -> None:
    phone.start(6)
    page = page_of(phone, f"?match={phone.table}")
    for name in NAMES:
        assert f"<bdi>{name}</bdi>" in page.split('class="differ"')[1]
