"""``rami match``: the sheet of a match or of a played game, where it stands and why, or the match in another format."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer

from rami.cli.files import file_content
from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.output import print_file, say
from rami.cli.refusal import refuse
from rami.cli.replay import read_record
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.cli.round_report import round_table
from rami.errors import RamiError, RecordError
from rami.match import Match
from rami.records import WRITERS, decoded, read_match
from rami.records.json_record import match_document
from rami.sheet import Cell, Row, sheet
from rami.words.catalogue import Catalogue, catalogue
from rami.words.languages import isolated
from rami.words.rules import changed_options, preset_name
from rami.words.scores import ending_sentence, status_sentences


class MatchFormat(StrEnum):
    """The formats in which a match itself is written."""

    JSON = "json"
    TEXT = "text"
    CSV = "csv"


def match(
    file: Annotated[str, typer.Argument(help="help-match-file")] = "-",
    to: Annotated[MatchFormat | None, typer.Option("--to", help="help-to")] = None,
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-match"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    try:
        found = _read(file_content(file, spoken, form), catalogue(spoken))
    except RamiError as error:
        refuse(error.faults, spoken, form)
    if to is not None or form is Format.CSV:
        print_file(WRITERS[to or MatchFormat.CSV](found))
        return
    show(Report(match_document(found), tuple(_blocks(found, catalogue(spoken)))), form)


def _read(content: bytes, texts: Catalogue) -> Match:
    """Read a match, or the match of a game as it was played; a round of it that is not over is told apart."""
    try:
        return read_match(content)
    except RecordError as error:
        if error.codes != ("record/played",):
            raise
    record = read_record(decoded(content))
    if record.rounds and not record.rounds[-1].over:
        say(texts.text("cli-round-unfinished", number=len(record.rounds)))
    return record.match


def _blocks(match: Match, texts: Catalogue) -> Iterator[Block]:
    rows = sheet(match)
    yield from _rules_blocks(match, texts)
    yield _sheet_table(match, rows, texts)
    for sentence in status_sentences(match, texts.language):
        yield Line(sentence, strong=True)
    for player in match.players:
        if not player.present and player.person in {seat for row in rows if row.counts for seat in row.played.seats}:
            yield Line(texts.text("player-left", player=isolated(player.name), total=player.total))
    yield Heading(texts.text("label-standings"), 2)
    columns = tuple(texts.text(f"label-{label}") for label in ("place", "player", "total"))
    yield Table(columns, tuple((place, isolated(player.name), player.total) for place, player in match.standings))
    if rows:
        yield Heading(texts.text("label-why"), 2)
    for row in rows:
        yield from _round_blocks(match, row, texts)


def _rules_blocks(match: Match, texts: Catalogue) -> Iterator[Block]:
    target = texts.text("points", count=match.target)
    yield Line(texts.titled(texts.text("label-rules"), preset_name(match.rules, texts.language)))
    yield Line(texts.titled(texts.text("label-target"), target))
    for option, value in changed_options(match.rules.changed({"target": "auto"}), texts.language):
        yield Line(texts.titled(option, value))


def _sheet_table(match: Match, rows: tuple[Row, ...], texts: Catalogue) -> Table:
    """A row a round: who dealt, and for each player the points and the total after them."""
    names = tuple(isolated(player.name) for player in match.players)
    columns = (texts.text("label-round"), texts.text("label-dealer"), *names)
    body = tuple(
        (row.number, isolated(match.names[row.played.dealer]), *(_cell_text(cell, row) for cell in row.cells))
        for row in rows
    )
    carried = [match.carried[player.person] if player.person < len(match.carried) else 0 for player in match.players]
    first = ((0, texts.text("label-carried"), *map(str, carried)),) if any(match.carried) else ()
    total = ("", texts.text("label-total"), *(str(total) for total in match.totals))
    figures = tuple(range(2, len(columns)))
    return Table(columns, (*first, *body, total), right=figures)


def _cell_text(cell: Cell, row: Row) -> str:
    """Points and the total they lead to; blank for who did not play; in brackets after the end."""
    if cell.line is None:
        return ""
    if not row.counts:
        return f"({cell.line.points})"
    return f"{cell.line.points} → {cell.total}"


def _round_blocks(match: Match, row: Row, texts: Catalogue) -> Iterator[Block]:
    """How one round ended, and why each player scores what."""
    names = [match.names[person] for person in row.played.seats]
    ending = ending_sentence(row.played, names, texts.language)
    note = "" if row.counts else f" ({texts.text('label-after-end')})"
    yield Heading(texts.titled(f"{texts.text('label-round')} {row.number}", f"{ending}{note}"), 3)
    yield round_table(row.played.result, row.played.lines, names, texts.language)
