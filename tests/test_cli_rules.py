"""``rami rules``: the rules page in the terminal, the same as everywhere, with house rules marked."""

import csv
import io
import json
from typing import Any

import pytest

from cli_runner import Terminal
from rami import PRESETS, Rules, hand_value, read_cards
from rami.words.guide import Section, guide
from rami.words.languages import LANGUAGES

HOUSE = "tunisian, surcharge 30, go_out any"
RULES = Rules.of({"surcharge": 30, "go_out": "any"}, "tunisian")


def test_rules_by_house_rules(terminal: Terminal) -> None:
    told = " ".join(
        terminal.run(["rules", "--rules", "tunisian, surcharge 30, target 150, blocked_tie nobody"]).out.split()
    )
    for part in ("pays 30 more", "The target is 150 points", "Tunisian Rami, with changes", "nobody wins"):
        assert part in told
    document = json.loads(terminal.run(["rules", "--format", "json"]).out)
    assert document["targets"] == {"2": 100, "3": 200, "4": 300, "5": 400, "6": 500}
    assert document["values"]["joker"] == 20
    assert [document["values"][card.code[0]] for card in read_cards("AH KH TH 2H")] == [11, 10, 10, 2]
    assert hand_value(read_cards("AH")) == document["values"]["A"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_text_of_the_page_is_shown(terminal: Terminal, language: str, preset: str) -> None:
    page = guide(Rules.preset(preset), language)
    shown = terminal.run(["rules", "--rules", preset, "--lang", language, "--format", "markdown"]).out.splitlines()
    for section in page.sections:
        assert f"### {section.heading}" in shown
        for paragraph in section.paragraphs:
            assert any(line.endswith(paragraph.text) for line in shown), paragraph.key
    assert [line for line in shown if line.startswith("## ")] == [f"## {part.heading}" for part in page.parts]


def test_what_differs_is_marked_below_its_paragraph(terminal: Terminal) -> None:
    lines = terminal.run(["rules", "--rules", HOUSE, "--lang", "en", "--format", "markdown"]).out.splitlines()
    for section in guide(RULES, "en").sections:
        for paragraph in section.paragraphs:
            at = next(number for number, line in enumerate(lines) if line.endswith(paragraph.text))
            marks = [f"**{mark.text}**" for mark in paragraph.marks if mark.changed]
            below = lines[at + 2 : at + 2 + 2 * len(marks) : 2]
            assert below == marks, paragraph.key


def test_the_usual_rules_mark_nothing(terminal: Terminal) -> None:
    assert "**" not in terminal.run(["rules", "--lang", "en", "--format", "markdown"]).out
    assert "In this match –" not in terminal.run(["rules", "--lang", "en"]).out


def test_examples_that_count_otherwise_are_told_beside(terminal: Terminal) -> None:
    told = terminal.run(["rules", "--rules", "rami, limit 90", "--lang", "en", "--format", "markdown"]).out
    assert "The limit is 100, so 100 points." in told
    assert "Player 3, by the rules of this match – Never opened: cards left in hand 84, surcharge 25, together 109. The limit is 90, so 90 points." in told  # fmt: skip
    assert "Player 2, by the rules of this match" not in told


def document_of(section: Section) -> dict[str, Any]:
    paragraphs = [
        {
            "paragraph": paragraph.key,
            "title": paragraph.title or None,
            "text": paragraph.text,
            "marks": [{"option": mark.option, "changed": mark.changed, "text": mark.text} for mark in paragraph.marks],
        }
        for paragraph in section.paragraphs
    ]
    return {"section": section.key, "heading": section.heading, "paragraphs": paragraphs}


def test_the_document_is_the_page(terminal: Terminal) -> None:
    document = json.loads(terminal.run(["rules", "--rules", HOUSE, "--lang", "fr", "--format", "json"]).out)
    page = guide(RULES, "fr")
    assert document["title"] == page.title
    assert [part["part"] for part in document["parts"]] == [part.key for part in page.parts]
    sections = [section for part in document["parts"] for section in part["sections"]]
    for shown, section in zip(sections, page.sections, strict=True):
        assert shown | document_of(section) == shown
        assert ("table" in shown, "examples" in shown) == (section.grid is not None, bool(section.examples))
    examples = next(section["examples"] for section in sections if "examples" in section)
    assert [[line["points"] for line in example["scores"]] for example in examples] == [
        [0, 36],
        [0, 50],
        [0, 7, 100, 31],
        [0, 200, 200],
    ]
    assert [
        example["scores_here"] and [here and here["points"] for here in example["scores_here"]] for example in examples
    ] == [
        None,
        [None, 50],
        [None, None, 100, None],
        None,
    ]


def test_csv_has_the_texts_the_tables_and_the_derivations(terminal: Terminal) -> None:
    shown = terminal.run(["rules", "--lang", "hi", "--format", "csv"]).out.removeprefix("\ufeff")
    tables = [list(csv.reader(io.StringIO(table))) for table in shown.split("\r\n\r\n")]
    page = guide(Rules(), "hi")
    texts = [
        [section.key, section.heading, paragraph.key, paragraph.title, paragraph.text]
        for section in page.sections
        for paragraph in section.paragraphs
    ]
    assert tables[0] == [["section", "heading", "paragraph", "title", "text"], *texts]
    grids = [section.grid for section in page.sections if section.grid]
    assert [tables[number] for number in (1, 6, 7, 8)] == [
        [list(grid.columns), *map(list, grid.rows)] for grid in grids
    ]
    assert [table[0][:3] for table in tables[2:6]] == [["player", "hand", "points"]] * 4
