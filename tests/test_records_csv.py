"""CSV: a row a round and player, what a spreadsheet would run or change, tables that were rearranged."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import matches

from csv_tables import Table, cells, edited, small, written
from rami import Match, RoundResult, Rules, sheet
from rami.records import read_csv, read_match, write_csv, write_json
from rami.records.csv_record import plain_cell, safe_cell
from rami.records.csv_table import BYTE_ORDER_MARK, NEEDED_COLUMNS

TEXTS = ("event", "player", "dealer", "ending", "winner", "opened", "limited_by", "reason", "rules")
NUMBERS = ("round", "value", "surcharge", "limit", "penalty", "points", "total")


def test_a_row_a_round_and_player() -> None:
    table = cells(write_csv(small()))
    assert [(row["event"], row["round"], row["player"]) for row in table] == [
        *[("player", "", name) for name in ("Ana", "Ben", "Chi")],
        *[("round", number, name) for number in "123" for name in ("Ana", "Ben", "Chi")],
    ]
    assert [row["hand"] for row in table[3:]] == ["0", "AH XX 5C", "30", "2C", "0", "36", "9", "9", "11"]
    assert [row["points"] for row in table[3:]] == ["0", "36", "55", "200", "0", "200", "0", "0", "11"]
    assert [row["winner"] for row in table[3:]] == ["yes", "", "", "", "yes", "", "yes", "yes", ""]
    assert [row["opened"] for row in table[3:6]] == ["yes", "yes", "no"]
    assert [row["dealer"] for row in table] == ["", "", "yes", "", "", "yes", "yes", "", "", "", "yes", ""]


def test_the_limit_that_counted_is_told() -> None:
    hand = "KH KS QD JC 9H 8C 7D XX"
    match = Match.start(["Ana", "Ben"]).record(RoundResult(["", hand], winner=0, opened=[True, False]))
    row = cells(write_csv(match))[-1]
    told_of_it = [row[name] for name in ("value", "surcharge", "limit", "limited_by", "reason", "points", "total")]
    assert told_of_it == ["84", "25", "50", "half_target", "never_opened", "50", "50"]


@settings(max_examples=40)
@given(matches(most=8))
def test_totals_are_those_of_the_sheet_and_of_the_points(match: Match) -> None:
    totals: dict[str, int] = {}
    counts = True
    table = cells(write_csv(match))
    for row in table:
        counts = counts and row["event"] != "after end"
        name = row["player"]
        if row["event"] in ("player", "join"):
            totals[name] = int(row["total"])
        elif row["event"] == "round" and counts:
            totals[name] += int(row["points"])
            assert int(row["total"]) == totals[name]
        else:
            assert row["total"] == ""
    if not match.after_end:
        assert {plain_cell(name): total for name, total in totals.items()} == {p.name: p.total for p in match.players}
    shown = [cell for row in sheet(match) for cell in row.cells if cell.line is not None]
    rows = [row for row in table if row["event"] == "round"]
    assert sorted(str(cell.line.points) for cell in shown if cell.line) == sorted(row["points"] for row in rows)


def test_files_follow_a_correction() -> None:
    """200, then 45, then 20; the second round is corrected to 31."""
    match = Match.start(["Ana", "Ben", "Chi"], Rules(target=1000))
    match = match.record(RoundResult(["", "2C", "3C"], winner=0, ending="rami_sec"))
    match = match.record(RoundResult(["", 45, 3], winner=0, opened=[True] * 3))
    match = match.record(RoundResult(["", "KH KD", 4], winner=0, opened=[True] * 3))
    match = match.correct(2, RoundResult(["", "AH XX", 3], winner=0, opened=[True] * 3))
    rows = [row for row in cells(write_csv(match)) if row["event"] == "round" and row["player"] == "Ben"]
    assert [row["total"] for row in rows] == ["200", "231", "251"]
    assert match.totals == (0, 251, 207)
    again = read_match(write_json(match))
    assert [played.result for played in again.rounds] == [played.result for played in match.rounds]
    assert [[line.points for line in played.lines] for played in again.rounds] == [
        [0, 200, 200],
        [0, 31, 3],
        [0, 20, 4],
    ]


# What a spreadsheet would run or change


@pytest.mark.parametrize(
    "name",
    [
        "=1+1",
        "+33 Ana",
        "-5",
        "@Ben",
        "\tx",
        "\rx",
        "'=1+1",
        "'Ana",
        "''Ana",
        "'",
        "''",
        "'+",
        "=cmd|' /C calc'!A0",
        '="x"',
        "-",
        "=1,2;3",
    ],
    ids=repr,
)
def test_a_name_is_text_in_a_spreadsheet_and_comes_back(name: str) -> None:
    match = Match.start([name, "Zed"]).record(RoundResult(["", 10], winner=0, opened=[True, True]))
    match = match.join(f"{name} 2").leave("Zed").reorder([f"{name} 2", name])
    for row in cells(write_csv(match)):
        assert not row["player"].startswith(("=", "+", "-", "@", "\t", "\r"))
    assert read_csv(write_csv(match)) == match
    assert read_csv(written(cells(write_csv(match)), ";")) == match


@settings(max_examples=40)
@given(matches(most=6))
def test_no_cell_is_run_and_numbers_stay_numbers(match: Match) -> None:
    for row in cells(write_csv(match)):
        for column in (*TEXTS, "hand"):
            assert not row[column].startswith(("=", "+", "-", "@", "\t", "\r"))
        for column in NUMBERS:
            assert row[column] == "" or row[column].isdecimal()


@given(st.text())
def test_an_apostrophe_is_taken_off_only_where_it_was_put(text: str) -> None:
    assert plain_cell(safe_cell(text)) == text


def test_an_apostrophe_that_a_person_typed_stays() -> None:
    assert [plain_cell(text) for text in ("'Ana", "'", "Ana", "", "'=1", "''Ana")] == [
        "'Ana",
        "'",
        "Ana",
        "",
        "=1",
        "'Ana",
    ]


SCRIPTS = ["Фёдор", "Ngọc", "อารี", "इरा", "Işıl", "Léa"]


def test_the_file_begins_with_the_mark_by_which_spreadsheets_know_the_letters() -> None:
    match = Match.start(SCRIPTS)
    content = write_csv(match).encode()
    assert content.startswith(b"\xef\xbb\xbfevent,round,player,")
    assert content.count(b"\xef\xbb\xbf") == 1
    assert all(name.encode() in content for name in SCRIPTS)
    assert content.count(b"\r\n") == content.count(b"\n") == 7


@pytest.mark.parametrize("delimiter", [",", ";", "\t"], ids=repr)
@pytest.mark.parametrize("mark", ["", BYTE_ORDER_MARK, BYTE_ORDER_MARK * 2], ids=["no mark", "mark", "two marks"])
@pytest.mark.parametrize("quoted", [False, True])
def test_a_file_saved_again_gives_the_same_sheet(delimiter: str, mark: str, quoted: bool) -> None:
    match = Match.start(SCRIPTS).record(RoundResult(["", 5, 6, 7, 8, "XX"], winner=0, opened=[True] * 6))
    text = written(cells(write_csv(match)), delimiter)
    if quoted:
        text = (
            "\r\n".join(
                delimiter.join(f'"{cell}"' for cell in line.split(delimiter)) for line in text.split("\r\n")[:-1]
            )
            + "\r\n"
        )
    assert read_match(mark + text) == match
    assert read_match((mark + text).encode()) == match


@pytest.mark.parametrize("zero", "0०๐٠０")
@pytest.mark.parametrize(("row", "column"), [(7, "hand"), (4, "round"), (7, "points"), (2, "total")])
def test_digits_of_any_script(zero: str, row: int, column: str) -> None:
    match = Match.start(["Ana", "Ben"], carried=[36, 0])
    for hands, winner in (([36, 0], 1), ([0, 36], 0)):
        match = match.record(RoundResult(hands, winner=winner, opened=[True, True]))
    table = cells(write_csv(match))
    digits = {ord("0") + digit: ord(zero) + digit for digit in range(10)}
    for place in (row - 2, row - 1) if column == "round" else (row - 2,):
        table[place][column] = table[place][column].translate(digits)
    assert read_csv(written(table)) == match
    assert write_csv(read_csv(written(table))) == write_csv(match)


# What people do to a table


def reversed_columns(table: Table) -> Table:
    return [dict(reversed(row.items())) for row in table]


def needed_columns(table: Table) -> Table:
    return [
        {name: row[name] for name in NEEDED_COLUMNS}
        | {"dealer": row["dealer"], "total": row["total"], "rules": row["rules"]}
        for row in table
    ]


def empty_columns(table: Table) -> Table:
    return [{"": "", **row, " ": " "} for row in table]


def shouted(table: Table) -> Table:
    return [
        {name: cell.upper() if name in ("winner", "opened", "dealer") else f" {cell} " for name, cell in row.items()}
        for row in table
    ]


def spaced_header(table: Table) -> Table:
    return [{f" {name} ": cell for name, cell in row.items()} for row in table]


def empty_rows(table: Table) -> Table:
    return [part for row in table for part in (row, dict.fromkeys(row, ""))]


@pytest.mark.parametrize(
    "change", [reversed_columns, needed_columns, empty_columns, shouted, spaced_header, empty_rows]
)
def test_a_table_that_was_rearranged(change: Callable[[Table], Table]) -> None:
    assert read_match(written(change(cells(write_csv(small()))))) == small()


def test_orders_that_follow_each_other_are_kept_apart() -> None:
    match = small().reorder(["Chi", "Ana", "Ben"]).reorder(["Ben", "Chi", "Ana"]).leave("Ana").reorder(["Chi", "Ben"])
    assert read_csv(write_csv(match)) == match


def test_the_winner_of_a_blocked_round_need_not_be_told() -> None:
    assert read_csv(edited((11, "winner", ""), (12, "winner", "no"))) == small()


def test_who_joins_without_a_total_starts_with_the_highest() -> None:
    match = small().join("Dev")
    table = cells(write_csv(match))
    table[-1]["total"] = ""
    assert read_csv(written(table)) == match
