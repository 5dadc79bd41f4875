"""The sheet of a match as the pages draw it: rows, totals, distance to the target, the chart."""

import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from rami.match import Match
from rami.players import Player
from rami.scoring import Reason, ScoreLine
from rami.sheet import Row, sheet
from rami.table import PlayerJoined, Status

_MOST_SHORT: Final = 9_999
"""The largest figure of four digits."""


@dataclass(frozen=True, slots=True)
class CellView:
    """One figure of the sheet; ``points`` is None where the player did not play."""

    points: int | None
    total: int | None
    won: bool
    never_opened: bool


@dataclass(frozen=True, slots=True)
class RowView:
    """One line of the sheet."""

    number: int
    cells: tuple[CellView, ...]
    counts: bool


@dataclass(frozen=True, slots=True)
class TotalView:
    """A player's total and how far it is from the target, in points; ``late`` who joined only after the end."""

    player: Player
    dealer: bool
    left: int
    over: int
    per_cent: int
    late: bool


@dataclass(frozen=True, slots=True)
class SheetView:
    """All that the sheet shows; ``long`` where it holds figures that need more room than a column for four digits has."""

    rows: tuple[RowView, ...]
    totals: tuple[TotalView, ...]
    next_number: int
    players: int
    target: int
    over: bool
    extra_round: bool
    started: bool
    after_end: tuple[int, ...]
    long: bool

    @staticmethod
    def of(match: Match) -> "SheetView":
        """Lay a match out."""
        rows = tuple(_row(row) for row in sheet(match))
        dealer, late = match.next_dealer, late_persons(match)
        totals = tuple(
            TotalView(
                player,
                dealer is not None and player.person == dealer.person,
                max(match.target - player.total, 0),
                max(player.total - match.target, 0),
                min(100 * player.total // match.target, 100),
                player.person in late,
            )
            for player in match.players
        )
        return SheetView(
            rows,
            totals,
            len(rows) + 1,
            len(match.seats),
            match.target,
            match.status is Status.OVER,
            match.status is Status.EXTRA_ROUND,
            bool(rows) or any(match.carried),
            tuple(row.number for row in rows if not row.counts),
            max(*match.carried, *(player.total for player in match.players)) > _MOST_SHORT,
        )


def late_persons(match: Match) -> tuple[int, ...]:
    """Give who joined only after the end of a match, as it stands now: they have left nothing.

    >>> late_persons(Match.start(["Ana", "Ben"]))
    ()
    """
    return tuple(change.person for change in match.timeline[match.counted :] if isinstance(change, PlayerJoined))


def _row(row: Row) -> RowView:
    return RowView(row.number, tuple(_cell(cell.line, cell.total) for cell in row.cells), row.counts)


def _cell(line: ScoreLine | None, total: int | None) -> CellView:
    if line is None:
        return CellView(None, total, False, False)
    return CellView(line.points, total, line.reason is Reason.WON, line.reason is Reason.NEVER_OPENED)


LEAF: Final = (468, 276)
"""Width and height of the chart, in its own units."""

_COLOURS: Final = 8
_DASHES: Final = 4
_MARKS: Final = (
    "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0",
    "m0 -5l5 9h-10",
    "m-4 -4h8v8h-8",
    "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5",
    "m0 5l5 -9h-10",
)
"""Circle, triangle, square, diamond, triangle on its point."""


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line: its points, its end, where its name stands and what it says.

    No two of the first eight have the same colour, no two of the first twenty the same dashes and the same mark at the end.
    """

    player: Player
    label: str
    place: int
    points: str
    end: tuple[float, float]
    name_at: float

    @property
    def colour(self) -> int:
        """The number of its colour, from 1."""
        return self.place % _COLOURS + 1

    @property
    def dash(self) -> int:
        """The number of its dashes, from 1: whole, dots, dashes, both."""
        return self.place % _DASHES + 1

    @property
    def mark(self) -> str:
        """The outline of its mark, as a path round its end."""
        return _MARKS[self.place % len(_MARKS)]


@dataclass(frozen=True, slots=True)
class Chart:
    """The totals round by round."""

    lines: tuple[Line, ...]
    ticks: tuple[tuple[float, int], ...]
    rounds: tuple[tuple[float, int], ...]
    target_at: float

    LEFT = 36.0
    RIGHT = 344.0
    TOP = 25.0
    BOTTOM = 250.0
    NAME_AT = 356.0
    NAME_SIZE = 12.0
    NAME_HEIGHT = 17.0

    @staticmethod
    def of(match: Match) -> "Chart | None":
        """Draw a match; None where nothing has been played."""
        rows = [row for row in sheet(match) if row.counts]
        if not rows:
            return None
        most = max([match.target, *(player.total for player in match.players)])
        across = (Chart.RIGHT - Chart.LEFT) / len(rows)

        def _height(total: int) -> float:
            return round(Chart.BOTTOM - (Chart.BOTTOM - Chart.TOP) * total / most, 1)

        lines: list[Line] = []
        for place, player in enumerate(match.players):
            course = [(Chart.LEFT, _height(match.carried[player.person]))] if player.person < len(match.carried) else []
            for number, row in enumerate(rows, 1):
                total = row.cells[place].total
                if total is not None:
                    course.append((round(Chart.LEFT + across * number, 1), _height(total)))
            if course:
                points = " ".join(f"{x:g},{y:g}" for x, y in course)
                lines.append(Line(player, _label(player), place, points, course[-1], course[-1][1]))
        every = max(1, -(-len(rows) // 10))
        rounds = tuple((round(Chart.LEFT + across * n, 1), n) for n in range(1, len(rows) + 1) if n % every == 0)
        ticks = tuple((_height(value), value) for value in (0, match.target // 2, match.target))
        return Chart(_apart(lines), ticks, rounds, _height(match.target))


def _label(player: Player) -> str:
    """Give name and total; the name is cut where both would go beyond the chart, so that the total always shows."""
    total = f" {player.total}"
    room = (LEAF[0] - Chart.NAME_AT) / Chart.NAME_SIZE - _ems(total)
    name = player.name
    if _ems(name) > room:
        while name and _ems(name) + _ems("…") > room:
            name = name[:-1]
        name = name.rstrip(" \u200d") + "…"
    return name + total


def _ems(text: str) -> float:
    """Estimate the width of a text in semibold letters, in ems, rather too wide: the server does not know the face."""
    return sum(map(_em, text))


def _em(letter: str) -> float:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return 1.05
    if letter in " .,'’ijlI|":
        return 0.38
    if letter in "MWmw@%…—ЖМФШЩЮжмфшщюЫы":
        return 1.05
    return 0.76 if letter.isupper() else 0.64


def _apart(lines: list[Line]) -> tuple[Line, ...]:
    """Move the names so far apart that each can be read."""
    below = -1000.0
    placed: list[Line] = []
    for line in sorted(lines, key=lambda line: (line.end[1], line.place)):
        below = max(line.end[1] + 4, below + Chart.NAME_HEIGHT)
        placed.append(replace(line, name_at=below))
    excess = max(0.0, below - (Chart.BOTTOM + 14)) if placed else 0.0
    if excess:
        ceiling = 1000.0
        for number in range(len(placed) - 1, -1, -1):
            line = placed[number]
            ceiling = min(line.name_at, ceiling - Chart.NAME_HEIGHT, Chart.BOTTOM + 14)
            placed[number] = replace(line, name_at=ceiling)
    return tuple(sorted(placed, key=lambda line: line.place))
