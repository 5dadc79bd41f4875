"""The sheet of a match as every surface shows it: a row a round, a cell a player, running totals."""

from typing import NamedTuple

from rami.match import Match
from rami.players import Player
from rami.scoring import ScoreLine
from rami.table import PlayerJoined, PlayerLeft, RoundPlayed


class Cell(NamedTuple):
    """One player in one round: the score and the total after it, in points.

    ``line`` is None where the player did not play; ``total`` is None before the player joined, for a player
    who has left, and in rounds after the end.
    """

    line: ScoreLine | None
    total: int | None


class Row(NamedTuple):
    """One round of the sheet: its number from 1, and a cell for each of ``Match.players``."""

    number: int
    played: RoundPlayed
    cells: tuple[Cell, ...]
    counts: bool


def sheet(match: Match) -> tuple[Row, ...]:
    """Lay a match out, the rounds after its end last.

    >>> from rami import RoundResult
    >>> match = Match.start(["Ana", "Ben"]).record(RoundResult(["", 36], winner=0, opened=[True, True])).join("Chi")
    >>> [[cell.total for cell in row.cells] for row in sheet(match)]
    [[0, 36, None]]
    """
    totals: dict[int, int] = dict(enumerate(match.carried))
    players = match.players
    rows: list[Row] = []
    for place, change in enumerate(match.timeline):
        counts = place < match.counted
        if isinstance(change, PlayerJoined):
            totals[change.person] = change.total
        elif isinstance(change, PlayerLeft):
            totals.pop(change.person, None)
        elif isinstance(change, RoundPlayed):
            if counts:
                for person, line in zip(change.seats, change.lines, strict=True):
                    totals[person] += line.points
            cells = tuple(_cell(change, player, totals if counts else {}) for player in players)
            rows.append(Row(len(rows) + 1, change, cells, counts))
    return tuple(rows)


def _cell(played: RoundPlayed, player: Player, totals: dict[int, int]) -> Cell:
    return Cell(played.line_of(player.person), totals.get(player.person))
