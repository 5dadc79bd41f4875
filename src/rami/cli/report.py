"""What a command has to say, as data: headings, sentences and tables; and how it is printed in each format."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from rami.cli.output import print_file, print_json
from rami.records.csv_record import safe_cell
from rami.records.csv_table import BYTE_ORDER_MARK


class Format(StrEnum):
    """How to print.

    >>> Format("json")
    <Format.JSON: 'json'>
    """

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    MARKDOWN = "markdown"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a level from 1."""

    text: str
    level: int = 1


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of its own; ``strong`` is what people look for first."""

    text: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under columns. Columns with numbers stand right, and those named in ``right``."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str | int | float, ...], ...]
    right: tuple[int, ...] = ()

    def is_right(self, column: int) -> bool:
        """Whether a column stands right."""
        return column in self.right or any(isinstance(row[column], int | float) for row in self.rows)


Block = Heading | Line | Table


@dataclass(frozen=True, slots=True)
class Report:
    """What a command found: ``document`` for programs, ``blocks`` for people.

    ``tables`` go into CSV where people are shown something shorter.
    """

    document: Any
    blocks: Sequence[Block]
    tables: Sequence[Table] = ()

    def printed(self, form: Format, console: Console) -> None:
        """Print the report."""
        match form:
            case Format.TEXT:
                console.print(_rich(self.blocks), soft_wrap=False)
            case Format.JSON:
                print_json(self.document, console.file)
            case Format.CSV:
                print_file(csv_text(self.tables or self.blocks))
            case Format.MARKDOWN:
                console.file.write("\n".join(_markdown(self.blocks)) + "\n")


def csv_text(blocks: Iterable[Block]) -> str:
    r"""Write the tables as CSV for spreadsheets, an empty line between them; names that look like formulas are made safe.

    >>> csv_text([Line("x"), Table(("Player", "Points"), (("=1", 36),))]).removeprefix(BYTE_ORDER_MARK)
    "Player,Points\r\n'=1,36\r\n"
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    tables = [block for block in blocks if isinstance(block, Table)]
    for number, table in enumerate(tables):
        if number:
            out.write("\r\n")
        writer.writerow(table.columns)
        writer.writerows([safe_cell(cell) if isinstance(cell, str) else cell for cell in row] for row in table.rows)
    return BYTE_ORDER_MARK + out.getvalue()


def _rich(blocks: Iterable[Block]) -> RenderableType:
    parts: list[RenderableType] = []
    for block in blocks:
        match block:
            case Heading():
                if parts:
                    parts.append(Text(""))
                parts.append(Text(block.text, style="bold underline" if block.level == 1 else "bold"))
            case Line():
                parts.append(Text(block.text, style="bold" if block.strong else ""))
            case Table():
                parts.append(Padding(_rich_table(block), (0, 0, 0, 0)))
    return Group(*parts)


def _rich_table(table: Table) -> RichTable:
    rich = RichTable(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for number, column in enumerate(table.columns):
        right = table.is_right(number)
        rich.add_column(Text(column), justify="right" if right else "left", no_wrap=right, overflow="fold")
    for row in table.rows:
        rich.add_row(*(Text(str(cell)) for cell in row))
    return rich


def _markdown(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Heading():
                yield f"{'#' * block.level} {_escaped(block.text)}"
            case Line():
                yield f"**{_escaped(block.text)}**" if block.strong else _escaped(block.text)
            case Table():
                yield f"| {' | '.join(map(_escaped, block.columns))} |"
                yield f"|{'|'.join('--:' if block.is_right(n) else '---' for n in range(len(block.columns)))}|"
                yield from (f"| {' | '.join(_escaped(str(cell)) for cell in row)} |" for row in block.rows)
        yield ""


def _escaped(text: str) -> str:
    """Keep the signs of a name or sentence from being read as Markdown or HTML."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>|#" else letter for letter in text)
