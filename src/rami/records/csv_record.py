"""Matches as CSV for spreadsheets: a row a round and player, and read back to the same match.

Besides ``round`` rows there are rows for how the match began and for what changed: ``player``, ``join``,
``leave``, ``order`` (a row a player), ``rules``, and one row ``after end`` before what is not counted. Names
that a spreadsheet would run as a formula get an apostrophe in front, which is taken off again on reading.
"""

import csv
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from rami.errors import Fault, RamiError, RecordError, shown
from rami.hands import read_sum
from rami.match import Match
from rami.names import clean_name, name_key
from rami.records.csv_table import BYTE_ORDER_MARK, COLUMNS, DATE, NumberedRow, read_table
from rami.records.draft import (
    MOST_FAULTS,
    NOTHING,
    Draft,
    Held,
    JoinStep,
    LeaveStep,
    NamedRoundStep,
    OrderStep,
    Placed,
    RulesStep,
    Step,
    disagreement,
)
from rami.records.rules_text import read_rules, write_rules
from rami.records.text_record import hand_text
from rami.results import Ending
from rami.rules import DEFAULT_RULES, MAX_PLAYERS, MIN_PLAYERS, Rules
from rami.scoring import LimitKind, Reason
from rami.sheet import Row, sheet
from rami.table import PlayerJoined, PlayerLeft, RoundPlayed, SeatsChanged

EVENTS: Final = ("player", "round", "join", "leave", "order", "rules", "after end")
_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "'")
_FLAGS: Final = {True: "yes", False: "no", None: ""}
_FIGURES: Final = ("value", "surcharge", "limit", "penalty", "points", "total")
_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"limited_by": tuple(LimitKind), "reason": tuple(Reason)}
_YES: Final = {"yes": True, "no": False}

Cells = Mapping[str, str | int]


def write_csv(match: Match, date: datetime | None = None) -> str:
    """Write a match as CSV, with the byte-order mark by which spreadsheets know the letters.

    ``date``, with its offset, stands in a column of its own in the first row.

    >>> print(write_csv(Match.start(["Ana", "=1+1"])).splitlines()[2].split(",")[:3])
    ['player', '', "'=1+1"]
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out, lineterminator="\r\n")
    columns = COLUMNS if date is None else (*COLUMNS, DATE)
    first = {} if date is None else {DATE: date.isoformat(timespec="seconds")}
    writer.writerow(columns)
    for number, row in enumerate(_rows(match)):
        cells = row if number else {**row, **first}
        writer.writerow([cells.get(column, "") for column in columns])
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
    return _Reading(read_table(text)).draft().build()


def _rows(match: Match) -> Iterator[Cells]:
    rules = write_rules(match.rules_at_start)
    for seat, total in enumerate(match.carried):
        dealer = "yes" if seat == match.first_dealer else ""
        name = safe_cell(match.names[seat])
        yield {"event": "player", "player": name, "dealer": dealer, "total": total, "rules": "" if seat else rules}
    rows, in_force = iter(sheet(match)), match.rules_at_start
    order = [player.person for player in match.players]
    for place, change in enumerate(match.timeline):
        if place == match.counted:
            yield {"event": "after end"}
        match change:
            case RoundPlayed():
                own = "" if change.rules == in_force else write_rules(change.rules)
                yield from _round_rows(next(rows), match.names, order, own)
            case PlayerJoined():
                yield {"event": "join", "player": safe_cell(match.names[change.person]), "total": change.total}
            case PlayerLeft():
                yield {"event": "leave", "player": safe_cell(match.names[change.person])}
            case SeatsChanged():
                for seat, person in enumerate(change.order, 1):
                    yield {"event": "order", "round": seat, "player": safe_cell(match.names[person])}
            case _:
                in_force = change.rules
                yield {"event": "rules", "rules": write_rules(in_force)}


def _round_rows(row: Row, names: tuple[str, ...], order: list[int], rules: str) -> Iterator[Cells]:
    """Give the rows of a round; the first tells the rules it was played by where they are not those in force."""
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
            "rules": "" if seat else rules,
        }


@dataclass(slots=True)
class _Reading:
    """The rows of a file being read; what is wrong with any of them is told at once."""

    rows: list[NumberedRow]
    players: list[str] = field(default_factory=list[str])
    carried: list[int] = field(default_factory=list[int])
    first_dealer: int = 0
    rules: Rules = DEFAULT_RULES
    steps: list[Placed] = field(default_factory=list[Placed])
    after_end: int | None = None
    rounds: int = 0
    faults: list[Fault] = field(default_factory=list[Fault])

    def draft(self) -> Draft:
        """Read all rows.

        Raises ``RecordError`` with everything that cannot be read.
        """
        for rows in _groups(self.rows):
            number, row = rows[0]
            place = f"row {number}"
            try:
                self.read_group(row["event"], number, rows)
            except RamiError as error:
                self.faults += [fault.within(place) for fault in error.faults]
            if len(self.faults) >= MOST_FAULTS:
                raise RecordError(self.faults)
        if not self.players:
            self.faults.append(Fault("record/missing", ("player",), {"field": "player"}))
        if self.faults:
            raise RecordError(self.faults)
        end = len(self.steps) if self.after_end is None else self.after_end
        steps = tuple(self.steps)
        return Draft(tuple(self.players), tuple(self.carried), self.first_dealer, self.rules, steps[:end], steps[end:])

    def read_group(self, event: str, number: int, numbered: list[NumberedRow]) -> None:
        """Read rows that belong together: those of one round, of one order, or a single one."""
        place = f"row {number}"
        rows = [row for _, row in numbered]
        match event:
            case "player":
                self.read_player(rows[0])
            case "round":
                self.rounds += 1
                if read_sum(rows[0]["round"]) != self.rounds:
                    self.faults.append(disagreement("round", rows[0]["round"], self.rounds, f"{place}.round"))
                self.read_round(numbered, place)
            case "join":
                self.add(JoinStep(_name(rows[0]), _number(rows[0], "total")), place)
            case "leave":
                self.add(LeaveStep(_name(rows[0])), place)
            case "order":
                self.add(OrderStep(tuple(map(_name, rows))), place)
            case "rules":
                self.add(RulesStep(read_rules(rows[0].get("rules", ""))), place)
            case "after end":
                if self.after_end is not None:
                    raise RecordError([Fault("record/twice", (), {"field": event})])
                self.after_end = len(self.steps)
            case _:
                values = {"line": number, "text": event, "choices": EVENTS}
                raise RecordError([Fault("record/unknown-keyword", (), values)])

    def read_round(self, numbered: list[NumberedRow], place: str) -> None:
        """Read the rows of one round; each is told what is wrong with it."""
        rows = [row for _, row in numbered]
        if len(rows) > MAX_PLAYERS:
            values = {"number": len(rows), "low": MIN_PLAYERS, "high": MAX_PLAYERS}
            raise RecordError([Fault("entry/players", (), values)])
        held: dict[str, Held] = {}
        bad: list[Fault] = []
        for number, row in numbered:
            try:
                name = _name(row)
                if name_key(name) in map(name_key, held):
                    raise RecordError([Fault("record/twice", ("player",), {"field": name})])
                held[name] = self.held(row, rows[0]["ending"], f"row {number}")
            except RamiError as error:
                bad += [fault.within(f"row {number}") for fault in error.faults]
        self.faults += bad
        if bad:
            return
        dealers = [_name(row) for row in rows if _flag(row, "dealer")]
        if len(dealers) > 1:
            raise RecordError([Fault("record/twice", ("dealer",), {"field": "dealer"})])
        rules = read_rules(rows[0]["rules"]) if rows[0].get("rules") else None
        winners = tuple(_name(row) for row in rows if _flag(row, "winner"))
        dealer = dealers[0] if dealers else None
        self.add(NamedRoundStep(Ending(rows[0]["ending"]), winners, dealer, held, rules, complete=True), place)

    def held(self, row: Mapping[str, str], ending: str, place: str) -> Held:
        """Read what a row tells about a player in a round; all rows of it agree on how it ended."""
        if row["ending"] not in tuple(Ending) or row["ending"] != ending:
            values = {"text": row["ending"], "choices": tuple(Ending)}
            raise RecordError([Fault("entry/unknown-ending", ("ending",), values)])
        _flag(row, "winner")
        _flag(row, "dealer")
        score = {name: value for name, value in _score(row) if value is not None}
        if self.after_end is not None and "total" in score:  # such a round counts in none
            raise RecordError([disagreement("total", shown(score["total"]), NOTHING)])
        return Held(row["hand"], _flag(row, "opened"), score, place)

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


def _groups(rows: list[NumberedRow]) -> Iterator[list[NumberedRow]]:
    """Put the rows of one round together, and those of one order, which number the seats from 1."""
    group: list[NumberedRow] = []
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


def _score(row: Mapping[str, str]) -> Iterator[tuple[str, object]]:
    """Read what a row says of the score and its derivation, and the running total."""
    for name in _FIGURES:
        yield name, _number(row, name)
    for name, choices in _CHOICES.items():
        text = row.get(name) or None
        if text is not None and text not in choices:
            raise RecordError([_wrong(name, " | ".join(choices), shown(text))])
        yield name, text


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
