"""``rami rules``: the rules page, how Rami is scored and how it is played, by any house rules."""

from collections.abc import Iterator
from typing import Any

from rami.cards import JOKER, Rank
from rami.cli.options import FormatOption, LangOption, RulesOption, language, rules_option, show
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.cli.round_report import derivation_table, round_table
from rami.records.json_record import result_document, score_document
from rami.rules import MAX_PLAYERS, MIN_PLAYERS, OPTIONS, Rules
from rami.words.catalogue import Catalogue, catalogue
from rami.words.guide import Example, Guide, Paragraph, Section, guide


def rules(rules: RulesOption = "rami", form: FormatOption = Format.TEXT, lang: LangOption = None) -> None:
    """help-rules"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    in_force = rules_option(rules, spoken, form)
    page = guide(in_force, spoken)
    show(Report(_document(in_force, page), tuple(_blocks(page, catalogue(spoken))), tuple(_tables(page))), form)


def _document(rules: Rules, page: Guide) -> dict[str, object]:
    preset, changes = rules.from_preset()
    return {
        "preset": preset,
        "changes": changes,
        "options": {name: rules[name] for name in OPTIONS},
        "values": {"joker": JOKER.points, **{rank.symbol: rank.points for rank in Rank}},
        "targets": {str(players): rules.target_for(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        "title": page.title,
        "parts": [
            {
                "part": part.key,
                "heading": part.heading,
                "sections": [_section_document(section) for section in part.sections],
            }
            for part in page.parts
        ],
    }


def _section_document(section: Section) -> dict[str, Any]:
    document: dict[str, Any] = {
        "section": section.key,
        "heading": section.heading,
        "paragraphs": [_paragraph_document(paragraph) for paragraph in section.paragraphs],
    }
    if section.grid:
        document["table"] = {"columns": section.grid.columns, "rows": section.grid.rows}
    if section.examples:
        document["examples"] = [_example_document(example) for example in section.examples]
    return document


def _paragraph_document(paragraph: Paragraph) -> dict[str, Any]:
    marks = [{"option": mark.option, "changed": mark.changed, "text": mark.text} for mark in paragraph.marks]
    return {"paragraph": paragraph.key, "title": paragraph.title or None, "text": paragraph.text, "marks": marks}


def _example_document(example: Example) -> dict[str, Any]:
    here = [score_document(seat.line_here) if seat.line_here else None for seat in example.seats]
    return {
        "example": example.number,
        "title": example.title,
        "text": example.text,
        **result_document(example.result),
        "scores": [score_document(line) for line in example.lines],
        "sentences": [seat.sentence for seat in example.seats],
        "scores_here": here if any(here) else None,
    }


def _blocks(page: Guide, texts: Catalogue) -> Iterator[Block]:
    yield Heading(page.title)
    for part in page.parts:
        yield Heading(part.heading, 2)
        for section in part.sections:
            yield Heading(section.heading, 3)
            yield from _section_blocks(section, texts)


def _section_blocks(section: Section, texts: Catalogue) -> Iterator[Block]:
    """Show a section: each paragraph with what differs in this match, then the examples and the table."""
    for paragraph in section.paragraphs:
        titled = texts.text("guide-titled", title=paragraph.title, text=paragraph.text)
        yield Line(titled if paragraph.title else paragraph.text)
        yield from (Line(mark.text, strong=True) for mark in paragraph.marks if mark.changed)
    for example in section.examples:
        yield from _example_blocks(example, texts)
    if section.grid:
        yield Table(section.grid.columns, section.grid.rows)


def _example_blocks(example: Example, texts: Catalogue) -> Iterator[Block]:
    yield Heading(texts.text("guide-titled", title=example.label, text=example.title), 4)
    yield Line(example.text)
    names = [seat.name for seat in example.seats]
    yield round_table(example.result, example.lines, names, texts.language, spelled=True)
    yield from (
        Line(texts.text("guide-here", player=seat.name, sentence=seat.sentence_here), strong=True)
        for seat in example.seats
        if seat.line_here
    )


def _tables(page: Guide) -> Iterator[Table]:
    """What goes into CSV: the texts under the names of the fields, the tables, the derivations of the examples."""
    rows = tuple(
        (section.key, section.heading, paragraph.key, paragraph.title, paragraph.text)
        for section in page.sections
        for paragraph in section.paragraphs
    )
    yield Table(("section", "heading", "paragraph", "title", "text"), rows)
    for section in page.sections:
        if section.grid:
            yield Table(section.grid.columns, section.grid.rows)
        for example in section.examples:
            yield derivation_table(example.result, example.lines, [seat.name for seat in example.seats])
