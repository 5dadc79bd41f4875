"""Matches as CSV for spreadsheets: a row a round and player, and read back to the same match.

Besides ``round`` rows there are rows for how the match began and for what changed: ``player``, ``join``,
``leave``, ``order`` (a row a player), ``rules``, and one row ``after end`` before what is not counted. Names
that a spreadsheet would run as a formula get an apostrophe in front, which is taken off again on reading.
"""

import csv
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from rami.errors import Fault, RamiError, RecordError
from rami.hands import read_sum
from rami.match import Match
from rami.names import clean_name
from rami.records.draft import Draft, Held, JoinStep, LeaveStep, NamedRoundStep, OrderStep, Placed, RulesStep, Step
from rami.records.rules_text import read_rules, write_rules
from rami.records.text_record import hand_text
from rami.results import Ending
from rami.rules import DEFAULT_RULES, Rules
from rami.scoring import Reason
from rami.sheet import Row, sheet
from rami.table import PlayerJoined, PlayerLeft, RoundPlayed, RulesChanged, SeatsChanged

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
NEEDED_COLUMNS: Final = ("event", "round", "player", "ending", "winner", "opened", "hand")
EVENTS: Final = ("player", "round", "join", "leave", "order", "rules", "after end")
BYTE_ORDER_MARK: Final = "\ufeff"
_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "'")
_DELIMITERS: Final = ",;\t"
_FLAGS: Final = {True: "yes", False: "no", None: ""}
_YES: Final = {"yes": True, "no": False}

Cells = Mapping[str, str | int]


def write_csv(match: Match) -> str:
    """Write a match as CSV, with the byte-order mark by which spreadsheets know the letters.

    >>> print(write_csv(Match.start(["Ana", "=1+1"])).splitlines()[2].split(",")[:3])
    ['player', '', "'=1+1"]
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows([row.get(column, "") for column in COLUMNS] for row in _rows(match))
    return out.getvalue()


def safe_cell(text: str) -> str:
    """Put an apostrophe before a text that a spreadsheet would run as a formula.

    >>> safe_cell("=1+1"), safe_cell("Ana"), plain_cell(safe_cell("'Ana"))
    ("'=1+1", 'Ana', "'Ana")
    """
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text


def plain_cell(text: str) -> str:
    """Take the apostrophe off again that ``safe_cell`` put there."""
    return text[1:] if text.startswith("'") and text[1:].startswith(_FORMULA_SIGNS) else text


def read_csv(text: str) -> Match:
    """Read a match from CSV, with commas, semicolons or tabs, with or without the byte-order mark.

    Points in the file must be those that the cards give. Raises ``RamiError`` with the row.

    >>> read_csv(write_csv(Match.start(["Ana", "=1+1"], carried=[40, 0]))).names
    ('Ana', '=1+1')
    """
    return _Reading(_rows_of(text)).draft().build()


def _rows(match: Match) -> Iterator[Cells]:
    rules = write_rules(match.rules_at_start)
    for seat, total in enumerate(match.carried):
        dealer = "yes" if seat == match.first_dealer else ""
        name = safe_cell(match.names[seat])
        yield {"event": "player", "player": name, "dealer": dealer, "total": total, "rules": "" if seat else rules}
    rows = iter(sheet(match))
    order = [player.person for player in match.players]
    for place, change in enumerate(match.timeline):
        if place == match.counted:
            yield {"event": "after end"}
        match change:
            case RoundPlayed():
                yield from _round_rows(next(rows), match.names, order)
            case PlayerJoined():
                yield {"event": "join", "player": safe_cell(match.names[change.person]), "total": change.total}
            case PlayerLeft():
                yield {"event": "leave", "player": safe_cell(match.names[change.person])}
            case SeatsChanged():
                for seat, person in enumerate(change.order, 1):
                    yield {"event": "order", "round": seat, "player": safe_cell(match.names[person])}
            case RulesChanged():
                yield {"event": "rules", "rules": write_rules(change.rules)}


def _round_rows(row: Row, names: tuple[str, ...], order: list[int]) -> Iterator[Cells]:
    played = row.played
    for seat, (person, line) in enumerate(zip(played.seats, played.lines, strict=True)):
        total = row.cells[order.index(person)].total
        yield {
            "event": "round",
            "round": row.number,
            "player": safe_cell(names[person]),
            "dealer": "yes" if person == played.dealer else "",
            "ending": played.result.ending.value,
            "winner": "yes" if line.reason is Reason.WON else "",
            "opened": _FLAGS[played.result.opened[seat]],
            "hand": hand_text(played.result.hands[seat]),
            "value": line.value,
            "surcharge": line.surcharge,
            "limit": "" if line.limit is None else line.limit,
            "limited_by": line.limited_by or "",
            "penalty": line.penalty,
            "reason": line.reason.value,
            "points": line.points,
            "total": "" if total is None else total,
        }


def _rows_of(text: str) -> list[tuple[int, dict[str, str]]]:
    """Read the cells of each row that is not empty, with its number in the file."""
    body = text.removeprefix(BYTE_ORDER_MARK)
    head = body.partition("\n")[0]
    delimiter = max(_DELIMITERS, key=head.count)
    try:
        lines = list(csv.reader(io.StringIO(body, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        values = {"format": "CSV", "line": 1, "reason": str(error)}
        raise RecordError([Fault("record/not-readable", (), values)]) from None
    names = [name.strip() for name in lines[0]] if lines else []
    missing = [name for name in NEEDED_COLUMNS if name not in names]
    if missing:
        raise RecordError(Fault("record/missing", (name,), {"field": name}) for name in missing)
    return [
        (number, dict.fromkeys(names, "") | dict(zip(names, (cell.strip() for cell in line), strict=False)))
        for number, line in enumerate(lines[1:], 2)
        if any(line)
    ]


@dataclass(slots=True)
class _Reading:
    """The rows of a file being read; what is wrong with any of them is told at once."""

    rows: list[tuple[int, dict[str, str]]]
    players: list[str] = field(default_factory=list[str])
    carried: list[int] = field(default_factory=list[int])
    first_dealer: int = 0
    rules: Rules = DEFAULT_RULES
    steps: list[Placed] = field(default_factory=list[Placed])
    after_end: int | None = None
    faults: list[Fault] = field(default_factory=list[Fault])

    def draft(self) -> Draft:
        """Read all rows.

        Raises ``RecordError`` with everything that cannot be read.
        """
        for rows in _groups(self.rows):
            number, row = rows[0]
            place = f"row {number}"
            try:
                self.read_group(row["event"], number, [row for _, row in rows])
            except RamiError as error:
                self.faults += [fault.within(place) for fault in error.faults]
        if not self.players:
            self.faults.append(Fault("record/missing", ("player",), {"field": "player"}))
        if self.faults:
            raise RecordError(self.faults)
        end = len(self.steps) if self.after_end is None else self.after_end
        steps = tuple(self.steps)
        return Draft(tuple(self.players), tuple(self.carried), self.first_dealer, self.rules, steps[:end], steps[end:])

    def read_group(self, event: str, number: int, rows: list[dict[str, str]]) -> None:
        """Read rows that belong together: those of one round, of one order, or a single one."""
        place = f"row {number}"
        match event:
            case "player":
                self.read_player(rows[0])
            case "round":
                self.add(_round_step(rows), place)
            case "join":
                self.add(JoinStep(_name(rows[0]), _number(rows[0], "total")), place)
            case "leave":
                self.add(LeaveStep(_name(rows[0])), place)
            case "order":
                self.add(OrderStep(tuple(map(_name, rows))), place)
            case "rules":
                self.add(RulesStep(read_rules(rows[0].get("rules", ""))), place)
            case "after end":
                self.after_end = len(self.steps)
            case _:
                values = {"line": number, "text": event, "choices": EVENTS}
                raise RecordError([Fault("record/unknown-keyword", (), values)])

    def read_player(self, row: Mapping[str, str]) -> None:
        """Read how one player began; the rules at the start stand in the first of these rows."""
        if _flag(row, "dealer"):
            self.first_dealer = len(self.players)
        self.players.append(_name(row))
        self.carried.append(_number(row, "total") or 0)
        if row.get("rules"):
            self.rules = read_rules(row["rules"])

    def add(self, step: Step, place: str) -> None:
        """Keep a step."""
        self.steps.append(Placed(step, place))


def _groups(rows: list[tuple[int, dict[str, str]]]) -> Iterator[list[tuple[int, dict[str, str]]]]:
    """Put the rows of one round together, and those of one order, which number the seats from 1."""
    group: list[tuple[int, dict[str, str]]] = []
    for item in rows:
        row, before = item[1], group[-1][1] if group else {}
        same = row["event"] == before.get("event")
        goes_on = (row["event"] == "round" and row["round"] == before.get("round")) or (
            row["event"] == "order" and row["round"] != "1"
        )
        if not (same and goes_on):
            if group:
                yield group
            group = []
        group.append(item)
    if group:
        yield group


def _round_step(rows: list[dict[str, str]]) -> NamedRoundStep:
    """Read the rows of one round; they must agree on how it ended."""
    ending = rows[0].get("ending", "")
    for row in rows:
        if row.get("ending") not in tuple(Ending) or row.get("ending") != ending:
            values = {"text": row.get("ending", ""), "choices": tuple(Ending)}
            raise RecordError([Fault("entry/unknown-ending", ("ending",), values)])
    winners = [_name(row) for row in rows if _flag(row, "winner")]
    dealers = [_name(row) for row in rows if _flag(row, "dealer")]
    held = {_name(row): Held(row.get("hand", ""), _flag(row, "opened"), _number(row, "points")) for row in rows}
    if len(held) != len(rows) or len(dealers) > 1:
        values = {"field": "player", "value": len(rows), "computed": len(held)}
        raise RecordError([Fault("record/disagrees", ("player",), values)])
    return NamedRoundStep(Ending(ending), tuple(winners), dealers[0] if dealers else None, held)


def _name(row: Mapping[str, str]) -> str:
    return clean_name(plain_cell(row.get("player", "")))


def _flag(row: Mapping[str, str], name: str) -> bool | None:
    """Read yes, no or nothing."""
    text = row.get(name, "")
    if text and text.casefold() not in _YES:
        raise RecordError([_wrong(name, "yes | no", text)])
    return _YES[text.casefold()] if text else None


def _number(row: Mapping[str, str], name: str) -> int | None:
    """Read a whole number in the digits of any script, or nothing."""
    text = row.get(name, "")
    number = read_sum(text)
    if text and number is None:
        raise RecordError([_wrong(name, "number", text)])
    return number


def _wrong(name: str, expected: str, value: str) -> Fault:
    return Fault("record/wrong-type", (name,), {"field": name, "expected": expected, "value": value})
