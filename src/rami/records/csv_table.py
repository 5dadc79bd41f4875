"""The table in a CSV file: its delimiter, its columns, and its rows as cells by the name of their column.

A column whose head and cells are all empty is passed over, since spreadsheets add such; everything else that no column of
a match can hold is refused, so that nothing is lost by a name that was mistyped.
"""

import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from rami.errors import Fault, RecordError, shown
from rami.records.draft import MOST_FAULTS

COLUMNS: Final = (
    "event",
    "round",
    "player",
    "dealer",
    "ending",
    "winner",
    "opened",
    "hand",
    "value",
    "surcharge",
    "limit",
    "limited_by",
    "penalty",
    "reason",
    "points",
    "total",
    "rules",
)
DATE: Final = "date"
"""The column of when a match was played, which readers leave out."""

NEEDED_COLUMNS: Final = ("event", "round", "player", "ending", "winner", "opened", "hand")
BYTE_ORDER_MARK: Final = "\ufeff"
_KNOWN: Final = (*COLUMNS, DATE)
_DELIMITERS: Final = ",;\t"

NumberedRow = tuple[int, dict[str, str]]
"""A row: its number as a spreadsheet counts it, and its cells by column."""

_Line = tuple[int, list[str]]


def read_table(text: str) -> list[NumberedRow]:
    r"""Read the cells of each row that is not empty.

    Raises ``RecordError``: not CSV; columns that are missing, unknown or there twice; rows that are not as wide as the
    head, as in a file cut off; cells that stand under no name.

    >>> read_table("event,round,player,ending,winner,opened,hand,\nleave,,Ana,,,,,\n")[0][1]["player"]
    'Ana'
    """
    lines = _lines_of(text)
    names = [name.strip() for name in lines[0][1]] if lines else []
    for faults in (_column_faults(names), _width_faults(lines, len(names)), _nameless_faults(lines[1:], names)):
        found = tuple(islice(faults, MOST_FAULTS))
        if found:
            raise RecordError(found)
    if not text.endswith(("\n", "\r")):
        raise RecordError([Fault("record/cut-off", (f"row {lines[-1][0]}",))])
    return [(number, dict(zip(names, map(str.strip, cells), strict=False))) for number, cells in lines[1:]]


def _lines_of(text: str) -> list[_Line]:
    """Split a file into rows of cells, empty rows left out; a first line ``sep=;`` names the delimiter."""
    body = text.removeprefix(BYTE_ORDER_MARK)
    head, _, rest = body.partition("\n")
    skipped = int(head.startswith("sep="))
    body = rest if skipped else body
    delimiter = max(_DELIMITERS, key=body.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(body, newline=""), delimiter=delimiter, strict=True)
    lines: list[_Line] = []
    try:
        for number, cells in enumerate(reader, 1 + skipped):
            if any(map(str.strip, cells)):
                lines.append((number, cells))
    except csv.Error as error:
        values = {"format": "CSV", "line": reader.line_num + skipped, "reason": str(error)}
        raise RecordError([Fault("record/not-readable", (), values)]) from None
    return lines


def _column_faults(names: Sequence[str]) -> Iterator[Fault]:
    often = Counter(filter(None, names))
    for name in NEEDED_COLUMNS:
        if name not in often:
            yield Fault("record/missing", (name,), {"field": name})
    for name, number in often.items():
        told = shown(name)
        if name not in _KNOWN:
            yield Fault("record/unknown-column", (told,), {"text": told, "choices": _KNOWN})
        elif number > 1:
            yield Fault("record/twice", (name,), {"field": name})


def _width_faults(lines: Sequence[_Line], width: int) -> Iterator[Fault]:
    for number, cells in lines:
        if len(cells) < width:
            yield Fault("record/bad-line", (f"row {number}",), {"line": number, "text": shown(",".join(cells))})


def _nameless_faults(lines: Sequence[_Line], names: Sequence[str]) -> Iterator[Fault]:
    """Cells with something in them under an empty head, or beyond the last."""
    empty = [place for place, name in enumerate(names) if not name]
    for number, cells in lines:
        nameless = (*(cells[place] for place in empty), *cells[len(names) :])
        for cell in filter(None, map(str.strip, nameless)):
            yield Fault("record/no-column", (f"row {number}",), {"text": shown(cell)})
