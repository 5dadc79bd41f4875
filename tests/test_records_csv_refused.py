"""CSV that is refused: cells, rows and columns, each with its place."""

import pytest

from csv_tables import cells, edited, small, told, without_rows, written
from rami import RamiError
from rami.records import read_csv, write_csv
from rami.records.csv_table import COLUMNS, NEEDED_COLUMNS


@pytest.mark.parametrize(
    ("edits", "expected"),
    [
        ([(5, "event", "rounds")], [("record/unknown-keyword", "row 5")]),
        ([(5, "event", "")], [("record/unknown-keyword", "row 5")]),
        ([(6, "ending", "won")], [("entry/unknown-ending", "row 6.ending")]),
        ([(6, "ending", "blocked")], [("entry/unknown-ending", "row 6.ending")]),
        ([(5, "winner", "maybe")], [("record/wrong-type", "row 5.winner")]),
        ([(5, "winner", "1")], [("record/wrong-type", "row 5.winner")]),
        ([(6, "opened", "true")], [("record/wrong-type", "row 6.opened")]),
        ([(6, "opened", "")], [("entry/opened-missing", "row 5.opened[1]")]),
        ([(5, "winner", "")], [("entry/no-winner", "row 5.winner")]),
        ([(6, "winner", "yes")], [("entry/two-winners", "row 5.winner")]),
        ([(13, "winner", "yes")], [("entry/winner-not-lowest", "row 11.winner", "row 11.hands[2]")]),
        ([(6, "dealer", "yes")], [("record/twice", "row 5.dealer")]),
        ([(6, "player", "Ana")], [("record/twice", "row 6.player")]),
        ([(6, "player", "ANA")], [("record/twice", "row 6.player")]),
        ([(6, "player", "Eve")], [("match/no-such-player", "row 5")]),
        ([(6, "player", "")], [("match/no-such-player", "row 5")]),
        ([(6, "hand", "")], [("hand/missing", "row 5.hands[1]")]),
        ([(6, "hand", "NaN")], [("card/unknown", "row 5.hands[1]")]),
        ([(6, "hand", "36.0")], [("hand/not-a-sum", "row 5.hands[1]")]),
        ([(6, "hand", "AH XX 6C")], [("record/disagrees", f"row 6.{name}") for name in ("value", "points", "total")]),
        ([(6, "points", "35")], [("record/disagrees", "row 6.points")]),
        ([(6, "points", "NaN")], [("record/wrong-type", "row 6.points")]),
        ([(6, "points", "-36")], [("record/wrong-type", "row 6.points")]),
        ([(6, "points", "36.0")], [("record/wrong-type", "row 6.points")]),
        ([(6, "points", "9" * 5000)], [("record/wrong-type", "row 6.points")]),
        ([(2, "total", "x")], [("record/wrong-type", "row 2.total")]),
        ([(2, "rules", "target 7")], [("rules/out-of-range", "row 2.target")]),
        ([(2, "rules", "target")], [("record/needs-value", "row 2.target")]),
        ([(2, "dealer", "x")], [("record/wrong-type", "row 2.dealer")]),
        ([(3, "player", "ana")], [("name/taken", "players[1]")]),
        ([(3, "player", "")], [("name/empty", "players[1]")]),
        ([(8, "event", "leave")], [("match/no-such-player", "row 11")]),
    ],
    ids=lambda part: repr(part)[:60],
)  # fmt: skip
def test_refused_cells(edits: list[tuple[int, str, str]], expected: list[tuple[str, ...]]) -> None:
    assert told(edited(*edits)) == expected


def test_a_player_without_a_row_in_a_round_is_missed() -> None:
    """Also after a rami sec, where the cards do not matter: else a file cut off would look whole."""
    found = told(without_rows(7))
    assert ("hand/missing", "row 5.hands[2]") in found
    for row in (8, 9, 10):
        assert told(without_rows(row))
    for row in (11, 12, 13):
        assert told(without_rows(row))


def test_a_round_that_is_lost_is_missed() -> None:
    """Rounds are numbered, so a round whose rows are gone cannot go unnoticed."""
    assert told(without_rows(5, 6, 7))
    assert told(without_rows(8, 9, 10))


def test_rounds_that_occur_twice_are_refused() -> None:
    table = cells(write_csv(small()))
    assert told(written([*table, *table[-3:]])) == [("record/twice", f"row {row}.player") for row in (14, 15, 16)]


@pytest.mark.parametrize("length", range(1, len(COLUMNS)))
def test_a_row_that_is_cut_off_is_refused(length: int) -> None:
    lines = write_csv(small()).splitlines(keepends=True)
    lines[5] = ",".join(lines[5].rstrip("\r\n").split(",")[:length]) + "\r\n"
    assert told("".join(lines))


def test_all_columns_that_are_missing_are_told() -> None:
    table = [{"event": row["event"], "player": row["player"]} for row in cells(write_csv(small()))]
    missing = [name for name in NEEDED_COLUMNS if name not in ("event", "player")]
    assert told(written(table)) == [("record/missing", name) for name in missing]
    with pytest.raises(RamiError, match="record/missing at hand"):
        read_csv("")


def test_a_table_without_players() -> None:
    assert told(",".join(COLUMNS) + "\r\n") == [("record/missing", "player")]


def test_every_row_that_cannot_be_read_is_told() -> None:
    found = told(edited((2, "total", "x"), (5, "points", "y"), (8, "event", "oops"), (11, "winner", "?")))
    assert {place for _, place in found} == {"row 2.total", "row 5.points", "row 8", "row 11.winner"}


def test_every_row_of_a_round_that_cannot_be_read_is_told() -> None:
    assert told(edited((5, "points", "y"), (6, "opened", "perhaps"), (7, "points", "NaN"))) == [
        ("record/wrong-type", "row 5.points"),
        ("record/wrong-type", "row 6.opened"),
        ("record/wrong-type", "row 7.points"),
    ]


def test_rows_are_counted_as_a_spreadsheet_counts_them() -> None:
    text = edited((6, "points", "35"))
    lines = text.splitlines(keepends=True)
    blank = ",".join([""] * len(COLUMNS)) + "\r\n"
    assert told("".join([*lines[:2], blank, "\r\n", *lines[2:]])) == [("record/disagrees", "row 8.points")]


@pytest.mark.parametrize(
    ("line", "number"),
    [('round,1,"Ana"x,', 5), ('round,1,"Ana,', 5), ('"', 5)],
    ids=["text after quotes", "open quote", "lone"],
)
def test_quotes_that_do_not_close_are_told_with_their_line(line: str, number: int) -> None:
    lines = write_csv(small()).splitlines(keepends=True)
    with pytest.raises(RamiError) as refused:
        read_csv("".join([*lines[:4], f"{line}\r\n"]))
    (fault,) = refused.value.faults
    assert (fault.code, fault.values["format"], fault.values["line"]) == ("record/not-readable", "CSV", number)


def test_a_cell_beyond_all_sense_is_refused() -> None:
    assert told(edited((6, "hand", "AH " * 100_000))) == [("record/not-readable",)]
    assert ("hand/too-long", "row 5.hands[1]") in told(edited((6, "hand", "AH " * 100)))


def test_the_end_is_told_once() -> None:
    table = cells(write_csv(small()))
    end = {**dict.fromkeys(COLUMNS, ""), "event": "after end"}
    assert ("record/twice", f"row {len(table) + 3}") in told(written([*table, end, end]))
