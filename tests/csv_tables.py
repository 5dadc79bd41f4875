"""A small match as a table, for tests: read, changed as people change it, saved again, refused."""

import csv
import io

import pytest

from rami import Match, RamiError, RoundResult, Rules
from rami.records import read_match, write_csv
from rami.records.csv_table import BYTE_ORDER_MARK

Table = list[dict[str, str]]


def small() -> Match:
    match = Match.start(["Ana", "Ben", "Chi"], Rules(target=300), carried=[0, 5, 0], first_dealer=2)
    match = match.record(RoundResult(["", "AH XX 5C", 30], winner=0, opened=[True, True, False]))
    match = match.record(RoundResult(["2C", "", 36], winner=1, ending="rami_sec"))
    return match.record(RoundResult([9, 9, 11], opened=[True, False, True], ending="blocked"))


def cells(text: str) -> Table:
    return list(csv.DictReader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK), newline="")))


def written(table: Table, delimiter: str = ",") -> str:
    """The table as another program would save it."""
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(table[0]), delimiter=delimiter, lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue()


def told(text: str) -> list[tuple[str, ...]]:
    with pytest.raises(RamiError) as refused:
        read_match(text)
    return [(fault.code, *fault.fields) for fault in refused.value.faults]


def edited(*edits: tuple[int, str, str]) -> str:
    """The small match with cells changed: the row as a spreadsheet counts it, the column, the text."""
    table = cells(write_csv(small()))
    for row, column, text in edits:
        table[row - 2][column] = text
    return written(table)


def without_rows(*numbers: int) -> str:
    table = cells(write_csv(small()))
    return written([row for number, row in enumerate(table, 2) if number not in numbers])
