"""The rules page as data: complete, alike in every language, and true to the rules of the match."""

import re
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami import PRESETS, Rules, score_round
from rami.examples import WORKED_EXAMPLES
from rami.melds import MeldError, laid_cards, read_meld
from rami.rules import DEFAULT_RULES, OPTIONS, OptionValue
from rami.words.check import texts_of
from rami.words.guide import Guide, Paragraph, guide, worked_examples
from rami.words.guide_plan import ACE_HIGH, ACE_LOW, CORNER, JOKER_RUN, PLAY, RUN, SCORING, SET
from rami.words.languages import LANGUAGES
from strategies import rules

ANY_LANGUAGE = st.sampled_from(sorted(LANGUAGES))
TOLD = [told for topic in (*SCORING, *PLAY) for told in topic.told]
HOMES = {option: told.key for told in TOLD for option in told.options}


def paragraphs(page: Guide) -> dict[str, Paragraph]:
    return {paragraph.key: paragraph for section in page.sections for paragraph in section.paragraphs}


def other_values() -> Iterator[tuple[str, OptionValue]]:
    """Every option with every choice and every end of a range that is not the usual value."""
    for name, option in OPTIONS.items():
        ends = (option.low, option.high) if option.low <= option.high else ()
        for value in (*option.choices, *ends):
            if value != DEFAULT_RULES[name]:
                yield name, value


def texts(page: Guide) -> Iterator[str]:
    """Everything that is read on the page."""
    yield page.title
    for mark in page.marks:
        yield from (mark.name, mark.value, mark.usual, mark.text)
    for part in page.parts:
        yield part.heading
    for section in page.sections:
        yield section.heading
        yield from (paragraph.text for paragraph in section.paragraphs)
        if section.grid:
            yield from section.grid.columns
            yield from (cell for row in section.grid.rows for cell in row)
        for example in section.examples:
            yield from (example.label, example.title, example.text)
            yield from (seat.sentence for seat in example.seats)


def check_texts(page: Guide) -> None:
    for text in texts(page):
        assert text
        assert text == text.strip()
        assert not re.search(r"[{}_]|  |guide-|rules-", text)
        assert text == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_page_in_every_language(language: str, preset: str) -> None:
    check_texts(guide(Rules.preset(preset), language))


@given(ANY_LANGUAGE, rules())
def test_any_rules_have_a_page(language: str, played: Rules) -> None:
    page = guide(played, language)
    check_texts(page)
    assert len({section.key for section in page.sections}) == len(page.sections)
    assert all(section.paragraphs or section.grid for section in page.sections)
    assert [mark.option for mark in page.marks] == list(OPTIONS)


def shape(page: Guide) -> list[object]:
    return [
        (
            section.key,
            [
                (paragraph.key, bool(paragraph.title), [mark.option for mark in paragraph.marks])
                for paragraph in section.paragraphs
            ],
            section.grid and [len(row) for row in (section.grid.columns, *section.grid.rows)],
            [[(seat.cards, seat.line, seat.line_here) for seat in example.seats] for example in section.examples],
        )
        for section in page.sections
    ]


@given(ANY_LANGUAGE, rules())
def test_the_page_is_built_alike_in_every_language(language: str, played: Rules) -> None:
    assert shape(guide(played, language)) == shape(guide(played, "en"))


def test_every_option_is_explained_in_one_place() -> None:
    explained = [option for told in TOLD for option in told.options]
    assert sorted(explained) == sorted(OPTIONS)
    assert len({told.key for told in TOLD}) == len(TOLD)


@given(rules())
def test_every_option_is_marked_whatever_the_rules(played: Rules) -> None:
    found = paragraphs(guide(played, "en"))
    for option, key in HOMES.items():
        mark = next(mark for mark in found[key].marks if mark.option == option)
        assert mark.changed == (played[option] != DEFAULT_RULES[option])


@given(ANY_LANGUAGE, rules())
def test_a_paragraph_is_marked_where_it_reads_otherwise_than_usual_and_only_there(language: str, played: Rules) -> None:
    usual, here = paragraphs(guide(DEFAULT_RULES, language)), paragraphs(guide(played, language))
    assert here.keys() <= usual.keys()
    for key, paragraph in here.items():
        assert paragraph.changed == (paragraph.text != usual[key].text), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_each_value_of_an_option_reads_otherwise(language: str, option: str) -> None:
    values = [DEFAULT_RULES[option], *(value for name, value in other_values() if name == option)]
    assert len(values) > 1
    read = [paragraphs(guide(DEFAULT_RULES.changed({option: value}), language))[HOMES[option]].text for value in values]
    assert len(set(read)) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("by", "option"), [(Rules(opening_points=0), "pure_run"), (Rules(jokers_per_meld=2), "joker_swap")]
)
def test_options_told_together_each_make_a_difference(language: str, by: Rules, option: str) -> None:
    values = OPTIONS[option].choices
    read = [tuple(paragraphs(guide(by.changed({option: value}), language)).values()) for value in values]
    assert len({tuple(paragraph.text for paragraph in page) for page in read}) == len(values)


def test_without_swaps_nothing_on_the_page_offers_one() -> None:
    for played in (Rules(joker_swap="off"), Rules(joker_swap="off", jokers_per_meld=2, take_discard="free")):
        found = paragraphs(guide(played, "en"))
        assert [key for key, paragraph in found.items() if "swap" in paragraph.text] == ["swap"]


SPOKEN_FIGURES = (
    "surcharge", "limit", "rami_sec_penalty", "target", "hand_size", "packs", "ace_high", "opening_points",
)  # fmt: skip


def figures(text: str) -> set[int]:
    plain = re.sub(r"(?<=\d)[\s,.\u00a0\u202f](?=\d{3}\b)", "", text)
    return {int(number) for number in re.findall(r"\d+", plain)}


@given(ANY_LANGUAGE, rules())
def test_figures_are_those_of_the_match(language: str, played: Rules) -> None:
    found = paragraphs(guide(played, language))
    for option in SPOKEN_FIGURES:
        value = played[option]
        if isinstance(value, int) and (option, value) != ("opening_points", 0):
            assert value in figures(found[HOMES[option]].text), option


@pytest.mark.parametrize("text", [SET, RUN, ACE_LOW, ACE_HIGH, JOKER_RUN])
def test_the_melds_that_the_page_shows_are_melds(text: str) -> None:
    shown = " ".join(laid.face for laid in laid_cards(read_meld(text)))
    for language in LANGUAGES:
        assert any(shown in paragraph.text for paragraph in paragraphs(guide(Rules(), language)).values())


def test_the_cards_round_the_corner_are_none() -> None:
    with pytest.raises(MeldError) as refused:
        read_meld(CORNER)
    assert refused.value.codes == ("meld/around-the-corner",)


@given(ANY_LANGUAGE, rules())
def test_examples_are_computed_by_the_usual_rules_and_by_those_of_the_match(language: str, played: Rules) -> None:
    for example, result in zip(worked_examples(language, played), WORKED_EXAMPLES, strict=True):
        assert example.lines == score_round(result)
        here = score_round(result, played)
        assert tuple(seat.line_here or seat.line for seat in example.seats) == here
        assert all(seat.line_here != seat.line for seat in example.seats)
        assert all(bool(seat.sentence_here) == (seat.line_here is not None) for seat in example.seats)
        assert [seat.cards for seat in example.seats] == list(result.hands)
        assert all(len(seat.names) == len(seat.cards) for seat in example.seats)


def test_targets_stand_in_a_table_only_where_they_depend_on_the_players() -> None:
    assert guide(Rules(), "en").section("end").grid is not None
    assert guide(Rules(target=150), "en").section("end").grid is None


def test_every_text_of_the_file_is_used() -> None:
    """By the rules that come up here, each text about play is chosen at least once."""
    many = [DEFAULT_RULES, *(DEFAULT_RULES.changed({name: value}) for name, value in other_values())]
    many += [Rules(opening_points=0, pure_run=False), Rules(take_discard="free")]
    chosen = {message for played in many for told in TOLD for message in told.messages(played)}
    chosen |= {topic.heading for topic in PLAY}
    frame = "title play options named option this-match usually differs differs-nothing differs-list titled mark mark-changed here"
    chosen |= {f"guide-{name}" for name in frame.split()}
    assert set(texts_of("en", "guide.ftl")) == {message for message in chosen if message.startswith("guide-")}
