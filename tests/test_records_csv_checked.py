"""CSV held to what comes out: derivations, points and totals row by row; columns that are none."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import matches

from cli_runner import Terminal
from csv_tables import Table, cells, edited, small, told, written
from rami import Match, RamiError, RoundResult, Rules
from rami.records import read_csv, write_csv
from rami.records.csv_table import COLUMNS, NEEDED_COLUMNS

COMPUTED = ("value", "surcharge", "limit", "limited_by", "penalty", "reason", "points", "total")
ENDED = Match.start(["Ana", "Ben"], Rules(target=60)).record(RoundResult(["", 30], winner=0, opened=[True, True]))
AFTER_END = ENDED.record(RoundResult(["", 31], winner=0, opened=[True, False])).correct(
    1, RoundResult(["", 60], winner=0, opened=[True, True])
)
"""A round of 30 points counts 60 in the end: the second round, at most half the target, comes after the end."""


def limited() -> Table:
    hand = "KH KS QD JC 9H 8C 7D XX"
    return cells(write_csv(Match.start(["Ana", "Ben"]).record(RoundResult(["", hand], winner=0, opened=[True, False]))))


@pytest.mark.parametrize(
    ("column", "text", "computed"),
    [
        ("value", "37", "36"),
        ("surcharge", "9", "0"),
        ("limit", "50", "–"),
        ("limited_by", "limit", "–"),
        ("penalty", "200", "0"),
        ("reason", "rami_sec", "opened"),
        ("points", "35", "36"),
        ("total", "99", "41"),
    ],
)
def test_what_does_not_come_out_is_refused_with_its_row_and_column(column: str, text: str, computed: str) -> None:
    with pytest.raises(RamiError) as refused:
        read_csv(edited((6, column, text)))
    (fault,) = refused.value.faults
    assert (fault.code, fault.fields) == ("record/disagrees", (f"row 6.{column}",))
    assert fault.values == {"field": column, "value": text, "computed": computed}


@pytest.mark.parametrize("column", [*COMPUTED])
def test_the_limit_that_counted_is_checked_with_the_rest(column: str) -> None:
    table = limited()
    other = {"limited_by": "limit", "reason": "opened"}.get(column, "1")
    table[-1][column] = other
    assert told(written(table)) == [("record/disagrees", f"row 5.{column}")]


def test_everything_in_a_round_that_does_not_come_out_is_told() -> None:
    found = told(edited((5, "total", "7"), (6, "points", "1"), (7, "reason", "opened"), (7, "limit", "50")))
    assert found == [
        ("record/disagrees", "row 5.total"),
        ("record/disagrees", "row 6.points"),
        ("record/disagrees", "row 7.limit"),
        ("record/disagrees", "row 7.reason"),
    ]


def test_rows_in_another_order_are_told_where_they_stand() -> None:
    table = cells(write_csv(small()))
    table[3:6] = [table[5], table[3], table[4]]
    assert read_csv(written(table)) == small()
    table[5]["points"] = "35"
    assert told(written(table)) == [("record/disagrees", "row 7.points")]


@pytest.mark.parametrize(("column", "text"), [("reason", "luck"), ("reason", "Opened"), ("limited_by", "50")])
def test_a_word_that_is_none_is_refused(column: str, text: str) -> None:
    assert told(edited((6, column, text))) == [("record/wrong-type", f"row 6.{column}")]


@settings(max_examples=40)
@given(matches(most=6), st.data())
def test_any_figure_changed_is_found(match: Match, data: st.DataObject) -> None:
    table = cells(write_csv(match))
    assert read_csv(written(table)) == match
    filled = [(row, name) for row in table if row["event"] == "round" for name in COMPUTED if row[name].isdecimal()]
    if filled:
        row, name = data.draw(st.sampled_from(filled))
        row[name] = str(int(row[name]) + data.draw(st.sampled_from([1, 10, 10**9])))
        assert told(written(table)) == [("record/disagrees", f"row {table.index(row) + 2}.{name}")]


@settings(max_examples=40)
@given(matches(most=6), st.sets(st.sampled_from(COMPUTED)), st.booleans())
def test_what_is_not_told_of_a_round_is_not_checked(match: Match, names: set[str], left_out: bool) -> None:
    table = cells(write_csv(match))
    for row in table:
        for name in names if row["event"] == "round" else ():
            row[name] = ""
    if left_out and "total" not in names:
        table = [{name: cell for name, cell in row.items() if name not in names} for row in table]
    assert read_csv(written(table)) == match


def test_a_round_after_the_end_has_a_derivation_but_no_total() -> None:
    table = cells(write_csv(AFTER_END))
    assert [row["event"] for row in table[-3:]] == ["after end", "round", "round"]
    assert read_csv(written(table)) == AFTER_END
    for column, text in (("points", "29"), ("total", "90"), ("total", "60")):
        changed = [*table[:-1], {**table[-1], column: text}]
        assert told(written(changed)) == [("record/disagrees", f"row {len(table) + 1}.{column}")]


def test_the_command_line_says_where(terminal: Terminal) -> None:
    ran = terminal.run(["match"], edited((6, "total", "99"), (6, "limit", "50")).encode())
    assert ran.code == 3
    assert "  Row 6: “limit” says 50, but it works out to –.\n" in ran.err
    assert "  Row 6: “total” says 99, but it works out to 41.\n" in ran.err


# Columns


def headed(*names: str) -> str:
    """The small match with columns of these names after the others."""
    head, *rows = written(cells(write_csv(small()))).splitlines()
    return "".join(f"{line}\r\n" for line in [",".join([head, *names]), *(row + "," * len(names) for row in rows)])


def test_a_column_that_is_none_is_refused_by_name_whether_it_is_empty_or_not() -> None:
    table = [{("dealr" if name == "dealer" else name): row[name] for name in row} for row in cells(write_csv(small()))]
    for text in (written(table), headed("dealr")):
        with pytest.raises(RamiError) as refused:
            read_csv(text)
        (fault,) = refused.value.faults
        assert (fault.code, fault.fields) == ("record/unknown-column", ("dealr",))
        assert fault.values == {"text": "dealr", "choices": (*COLUMNS, "date")}


def test_all_columns_that_are_wrong_are_told() -> None:
    text = headed("note", "note", "Points", "points").replace("ending", "endings", 1)
    assert told(text) == [
        ("record/missing", "ending"),
        ("record/unknown-column", "endings"),
        ("record/twice", "points"),
        ("record/unknown-column", "note"),
        ("record/unknown-column", "Points"),
    ]


@pytest.mark.parametrize("more", [["", ""], ["", " "], ["date"], ["", "date", ""]], ids=repr)
def test_columns_without_anything_and_the_date_are_passed_over(more: list[str]) -> None:
    assert read_csv(headed(*more)) == small()
    rows = headed(*more).splitlines()
    assert read_csv("\r\n".join(f"{row},, " if place else row for place, row in enumerate(rows)) + "\r\n") == small()


@pytest.mark.parametrize("beyond", [False, True])
def test_a_cell_under_no_name_is_refused(beyond: bool) -> None:
    rows = (headed() if beyond else headed("")).splitlines()
    rows[3] += ",my note" if beyond else "my note"
    assert told("\r\n".join(rows) + "\r\n") == [("record/no-column", "row 4")]


def test_only_what_is_needed_is_enough() -> None:
    match = Match.start(["Ana", "Ben"]).record(RoundResult(["", 36], winner=0, opened=[True, True]))
    table = [{name: row[name] for name in NEEDED_COLUMNS} for row in cells(write_csv(match))]
    assert read_csv(written(table)) == match
