from hypothesis import given, settings
from tests.strategies import matches, played, scored

from rami import Match, RoundResult, sheet
from rami.sheet import Cell, Row
from rami.table import PlayerJoined


def points(match: Match) -> list[list[int | None]]:
    return [[cell.line.points if cell.line else None for cell in row.cells] for row in sheet(match)]


def totals(match: Match) -> list[list[int | None]]:
    return [[cell.total for cell in row.cells] for row in sheet(match)]


def test_a_match_without_rounds_has_an_empty_sheet() -> None:
    assert sheet(played(3, carried=[1, 2, 3])) == sheet(played(2).change_target(90).join("Chi")) == ()


def test_a_row_a_round_a_cell_a_player_with_running_totals_from_those_carried() -> None:
    match = played(3, (0, 30, 25), (40, 0, 10), carried=[4, 5, 6])
    first, second = match.rounds
    assert sheet(match) == (
        Row(1, first, tuple(map(Cell, first.lines, (4, 35, 31))), counts=True),
        Row(2, second, tuple(map(Cell, second.lines, (44, 35, 41))), counts=True),
    )


def test_c22_the_last_row_is_the_totals_of_the_match() -> None:
    match = played(2).change_target(300).record(RoundResult([None, None], winner=0, ending="rami_sec"))
    match = match.record(RoundResult(["KH KS", ""], winner=1, opened=[False, True])).record(scored(0, 20))
    assert totals(match) == [[0, 200], [45, 200], [45, 220]]
    assert points(match) == [[0, 200], [45, 0], [0, 20]]


def test_c31_cells_before_a_player_joined_are_blank_and_not_0() -> None:
    match = played(2, (0, 30)).join("Chi").record(scored(0, 5, 9))
    assert points(match) == [[0, 30, None], [0, 5, 9]]
    assert totals(match) == [[0, 30, None], [0, 35, 39]]
    assert sheet(match)[0].cells[2] == Cell(None, None)


def test_cells_after_a_player_left_are_blank() -> None:
    match = played(3, (0, 30, 25)).leave("Ben").record(scored(0, 5))
    assert points(match) == [[0, 30, 25], [0, None, 5]]
    assert totals(match) == [[0, 30, 25], [0, None, 30]]


def test_columns_follow_the_seats_of_now() -> None:
    match = played(3, (0, 30, 25)).reorder(["Chi", "Ana", "Ben"]).record(scored(0, 5, 9))
    assert points(match) == [[25, 0, 30], [0, 5, 9]]
    assert totals(match) == [[25, 0, 30], [25, 5, 39]]


def test_rounds_after_the_end_come_last_without_totals() -> None:
    match = played(2, (0, 30)).join("Chi", 20).record(scored(0, 5, 9)).record(scored(0, 7, 3)).leave("Ben")
    ended = match.correct(1, scored(0, 100))
    assert [player.name for player in ended.players] == ["Ana", "Ben", "Chi"]
    assert [(row.number, row.counts) for row in sheet(ended)] == [(1, True), (2, False), (3, False)]
    assert points(ended) == [[0, 100, None], [0, 5, 9], [0, 7, 3]]
    assert totals(ended) == [[0, 100, None], [None] * 3, [None] * 3]
    assert [row.played for row in sheet(ended)] == [*ended.rounds, *ended.after_end]


def test_a_round_right_after_the_end_has_no_totals() -> None:
    ended = played(2, (0, 30), (20, 0), (0, 40)).correct(1, scored(0, 100))
    assert [row.counts for row in sheet(ended)] == [True, False, False]
    assert totals(ended) == [[0, 100], [None, None], [None, None]]


@settings(max_examples=60)
@given(matches())
def test_the_sheet_agrees_with_the_match(match: Match) -> None:
    rows = sheet(match)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert [row.played for row in rows] == [*match.rounds, *match.after_end]
    assert [row.counts for row in rows] == [True] * len(match.rounds) + [False] * len(match.after_end)
    for row in rows:
        assert [cell.line for cell in row.cells] == [row.played.line_of(player.person) for player in match.players]
        if not row.counts:
            assert {cell.total for cell in row.cells} <= {None}
    if match.rounds:
        last = rows[len(match.rounds) - 1]
        for player, cell in zip(match.players, last.cells, strict=True):
            assert cell.total in {None, player.total}
            if cell.line:
                assert cell.total == player.total


@settings(max_examples=60)
@given(matches())
def test_every_column_adds_up_from_where_the_player_began(match: Match) -> None:
    begun = {change.person: change.total for change in match.timeline if isinstance(change, PlayerJoined)}
    running = dict(enumerate(match.carried)) | begun
    for row in (row for row in sheet(match) if row.counts):
        for player, cell in zip(match.players, row.cells, strict=True):
            running[player.person] += cell.line.points if cell.line else 0
            assert cell.total in {None, running[player.person]}
            assert (cell.line is None) or (cell.total is not None)
