"""``rami arrange``: the best that can be laid from a hand."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

import typer

from rami.arrange import Arrangement, Layout, arrange
from rami.card_text import write_cards
from rami.cards import Card
from rami.cli.files import lines_of_input, typed_text
from rami.cli.options import FormatOption, LangOption, RulesOption, language, rules_option, show
from rami.cli.output import print_json
from rami.cli.refusal import REFUSED, fault_document, refuse
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.errors import RamiError
from rami.melds import laid_cards, meld_points, meld_text
from rami.records import decoded
from rami.rules import Rules
from rami.words.cards import lexicon
from rami.words.catalogue import Catalogue, catalogue


def arrange_hand(
    cards: Annotated[list[str] | None, typer.Argument(help="help-arrange-cards")] = None,
    rules: RulesOption = "rami",
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-arrange"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    in_force = rules_option(rules, spoken, form)
    if form is Format.JSON and (not cards or cards == ["-"]):
        _each_line(lines_of_input(spoken, form), in_force, spoken)
        return
    text = ""
    try:
        text = typed_text(cards, spoken, form)
        found = arrange(lexicon(spoken).read(text), in_force)
    except RamiError as error:
        refuse(error.faults, spoken, form, texts={None: text})
    if form is Format.JSON:
        print_json(arrangement_document(found), sys.stdout, None)
        return
    show(Report(None, tuple(_blocks(found, in_force, catalogue(spoken))), (_table(found, in_force),)), form)


def _each_line(lines: Iterable[tuple[int, bytes]], rules: Rules, spoken: str) -> None:
    """Answer each line at once with an object of its own, empty ones aside; a line that is no hand with its refusal."""
    refused = False
    for number, line in lines:
        try:
            text = decoded(line, number).strip()
            if not text:
                continue
            document = arrangement_document(arrange(lexicon(spoken).read(text), rules))
        except RamiError as error:
            refused = True
            document = {"refused": [fault_document(fault, spoken) for fault in error.faults]}
        print_json(document, sys.stdout, None)
    if refused:
        raise typer.Exit(REFUSED)


def arrangement_document(found: Arrangement) -> dict[str, Any]:
    """Give an arrangement as data: each optimum with its melds in the notation and the cards left."""
    return {
        "most_points": found.most_points.points,
        "least_left": found.least_left.left_value,
        "most_cards": found.most_cards.laid,
        "opening_points": None if found.opening is None else found.opening.points,
        "layouts": {name: None if layout is None else _layout_document(layout) for name, layout in _layouts(found)},
    }


def _layouts(found: Arrangement) -> Iterator[tuple[str, Layout | None]]:
    """Each optimum under its name for programs."""
    yield "opening", found.opening
    yield "most_points", found.most_points
    yield "least_left", found.least_left
    yield "most_cards", found.most_cards


def _table(found: Arrangement, rules: Rules) -> Table:
    """What goes into CSV: each optimum whole, a row a meld, then all that is laid, then what is left and costs points."""
    rows = (row for name, layout in _layouts(found) for row in _layout_rows(name, layout, rules))
    return Table(("optimum", "part", "cards", "number", "points"), tuple(rows))


def _layout_rows(name: str, layout: Layout | None, rules: Rules) -> Iterator[tuple[str | int, ...]]:
    if layout is None:
        yield name, "none", "", "", ""
        return
    for meld in layout.melds:
        yield name, "meld", meld_text(meld), meld.size, meld_points(meld, rules)
    yield name, "laid", "", layout.laid, layout.points
    yield name, "left", write_cards(layout.left), len(layout.left), layout.left_value


def _layout_document(layout: Layout) -> dict[str, Any]:
    return {
        "melds": [[laid.text for laid in laid_cards(meld)] for meld in layout.melds],
        "points": layout.points,
        "left": [card.code for card in layout.left],
        "left_value": layout.left_value,
    }


def _blocks(found: Arrangement, rules: Rules, texts: Catalogue) -> Iterator[Block]:
    yield Heading(_opening_text(found, rules, texts))
    if found.opening is not None:
        yield from _layout_blocks(found.opening, rules, texts)
    if not found.most_points.melds:
        yield Line(texts.text("arrange-none"))
    else:
        yield Heading(texts.text("arrange-most-points", points=found.most_points.points), 2)
        if found.opening is None or found.opening.melds != found.most_points.melds:
            yield from _layout_blocks(found.most_points, rules, texts)
        yield Heading(texts.text("arrange-least-left", points=found.least_left.left_value), 2)
        if found.least_left.melds != found.most_points.melds:
            yield from _layout_blocks(found.least_left, rules, texts)
        yield Line(texts.text("arrange-most-cards", count=found.most_cards.laid))


def _opening_text(found: Arrangement, rules: Rules, texts: Catalogue) -> str:
    if found.opening is not None:
        return texts.text("arrange-opening", points=found.opening.points)
    if found.most_opening_points is None and rules.pure_run:
        return texts.text("arrange-no-opening-pure")
    return texts.text("arrange-no-opening-points", points=found.most_opening_points or 0, needed=rules.opening_points)


def _layout_blocks(layout: Layout, rules: Rules, texts: Catalogue) -> Iterator[Block]:
    columns = (texts.text("label-meld"), texts.text("label-points"))
    rows = tuple((" ".join(laid.face for laid in laid_cards(meld)), meld_points(meld, rules)) for meld in layout.melds)
    yield Table(columns, rows)
    yield Line(texts.titled(texts.text("label-left"), f"{_faces(layout.left)} ({layout.left_value})"))


def _faces(cards: Sequence[Card]) -> str:
    return " ".join(card.face for card in cards) or "–"
