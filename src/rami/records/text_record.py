"""The text notation of a match: written by hand, read by eye, and read back to the same match.

    rami match 1
    rules: tunisian, surcharge 30
    dealer: Ben
    players: Ana, Ben = 40, "Chi: the 2nd"

    round 1: out Ana
      Ben: AH XX 5C
      "Chi: the 2nd", never opened: 30
    round 2: blocked
      ...
    join: Dora = 40
    target: 300
    leave: Ben
    order: Dora, Ana, "Chi: the 2nd"
    after end

A ``rules`` or ``target`` line before ``players`` tells the rules at the start, a later one a change. A hand is cards or a sum; a player has opened unless ``never opened`` stands after the name. The winner needs
no line, and after ``rami sec`` nobody does. Lines that begin with ``#`` are remarks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from rami.card_text import write_cards
from rami.errors import Fault, RamiError, RecordError
from rami.hands import Hand, read_sum
from rami.match import Match
from rami.names import clean_name, name_key
from rami.records.draft import (
    MOST_FAULTS,
    MOST_STEPS,
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
from rami.records.schema import VERSION
from rami.records.tokens import is_plain, quoted, split_once, split_outside, unquoted
from rami.results import Ending, RoundResult, named_winners
from rami.rules import DEFAULT_RULES, MAX_PLAYERS, Rules
from rami.table import Change, PlayerJoined, PlayerLeft, RoundPlayed, RulesChanged, SeatsChanged

HEAD: Final = "rami match"
KEYWORDS: Final = (
    "rules",
    "players",
    "dealer",
    "round",
    "scored by",
    "join",
    "leave",
    "order",
    "target",
    "after end",
)
_ENDINGS: Final = {"out": Ending.NORMAL, "rami sec": Ending.RAMI_SEC, "blocked": Ending.BLOCKED}
_OPENED: Final[Mapping[str, bool | None]] = {"opened": True, "never opened": False, "opening not stated": None}


def write_text(match: Match, date: datetime | None = None) -> str:
    """Write a match in the text notation; ``date``, with its offset, becomes a remark.

    >>> print(write_text(Match.start(["Ana", "Ben"], carried=[40, 0])), end="")
    rami match 1
    rules: rami
    dealer: Ana
    players: Ana = 40, Ben
    """
    began = range(len(match.carried))
    players = ", ".join(named_total(match.names[seat], match.carried[seat] or None) for seat in began)
    lines = [
        f"{HEAD} {VERSION}",
        *([] if date is None else [f"# date: {date.isoformat(timespec='seconds')}"]),
        f"rules: {write_rules(match.rules_at_start)}",
        f"dealer: {name_text(match.names[match.first_dealer])}",
        f"players: {players}",
    ]
    number, in_force = 0, match.rules_at_start
    for place, change in enumerate(match.timeline):
        if place == match.counted:
            lines += ["", "after end"]
        number += isinstance(change, RoundPlayed)
        lines += _change_lines(change, number, match.names, in_force)
        in_force = change.rules if isinstance(change, RulesChanged) else in_force
    return "\n".join(lines) + "\n"


def name_text(name: str) -> str:
    """Write a name, in quotes where it could be taken for something else.

    >>> name_text("Marie Anne"), name_text("=1+1"), name_text("Round")
    ('Marie Anne', '"=1+1"', '"Round"')
    """
    lowered = name.casefold()
    is_keyword = any(lowered == word or lowered.startswith(f"{word} ") for word in KEYWORDS)
    return name if is_plain(name) and not is_keyword else quoted(name)


def hand_text(hand: Hand) -> str:
    """Write a hand as codes or as its sum, an empty one as 0; nothing where it was not stated.

    >>> hand_text(36), hand_text(()), hand_text(None)
    ('36', '0', '')
    """
    if isinstance(hand, tuple):
        return write_cards(hand) or "0"
    return "" if hand is None else str(hand)


def read_text(text: str) -> Match:
    """Read a match in the text notation. Its last line ends with a line end, else the text was cut off.

    Raises ``RamiError``: every line that cannot be read, else every fault of the first step that the engine
    refuses, each with its line.

    >>> match = read_text('''rami match 1
    ... players: Ana, Ben, Chi
    ... round: out Ana
    ...   Ben: AH XX 5C
    ...   Chi, never opened: 30
    ... ''')
    >>> match.totals
    (0, 36, 55)
    """
    reading = _Reading()
    lines = text.removeprefix("\ufeff").splitlines()
    for number, line in enumerate(lines, 1):
        content = line.strip()
        if content and not content.startswith("#"):
            reading.read_line(number, content)
        if len(reading.faults) >= MOST_FAULTS:
            raise RecordError(reading.faults)
    if not text.endswith(("\n", "\r")) and reading.begun:
        reading.faults.append(Fault("record/cut-off", (f"line {len(lines)}",)))
    return reading.draft().build()


def named_total(name: str, total: int | None) -> str:
    """Write a name with its total, ``Ana = 40``; without one the name alone."""
    return name_text(name) if total is None else f"{name_text(name)} = {total}"


def _round_lines(number: int, played: RoundPlayed, names: Sequence[str], in_force: Rules) -> Iterator[str]:
    result = played.result
    seats = [name_text(names[person]) for person in played.seats]
    how = next(word for word, ending in _ENDINGS.items() if ending is result.ending)
    winners = ", ".join(seats[seat] for seat in named_winners(result))
    yield ""
    yield f"round {number}: {how}{' ' * bool(winners)}{winners}, dealer {name_text(names[played.dealer])}"
    if played.rules != in_force:
        yield f"  scored by: {write_rules(played.rules)}"
    for seat, hand in enumerate(result.hands):
        gone_out = seat == result.winner and result.ending is not Ending.BLOCKED
        if not gone_out and hand is not None:
            yield f"  {seats[seat]}{_mark(result, seat)}: {hand_text(hand)}"


def _mark(result: RoundResult, seat: int) -> str:
    """What stands after a name: nothing for who opened, and after a rami sec, which tells it."""
    opened = result.opened[seat]
    if opened or result.ending is Ending.RAMI_SEC:
        return ""
    return ", never opened" if opened is False else ", opening not stated"


def _change_lines(change: Change, number: int, names: Sequence[str], in_force: Rules) -> Iterator[str]:
    match change:
        case RoundPlayed():
            yield from _round_lines(number, change, names, in_force)
        case PlayerJoined():
            yield f"join: {named_total(names[change.person], change.total)}"
        case PlayerLeft():
            yield f"leave: {name_text(names[change.person])}"
        case SeatsChanged():
            yield f"order: {', '.join(name_text(names[person]) for person in change.order)}"
        case _:
            yield f"rules: {write_rules(change.rules)}"


@dataclass(slots=True)
class _OpenRound:
    """A round whose hands are still being read."""

    line: int
    ending: Ending
    winners: tuple[str, ...]
    dealer: str | None
    held: dict[str, Held] = field(default_factory=dict[str, Held])
    rules: Rules | None = None
    broken: bool = False


@dataclass(slots=True)
class _Reading:
    """A notation being read line by line."""

    begun: bool = False
    players: list[str] | None = None
    carried: list[int] = field(default_factory=list[int])
    dealer: str | None = None
    rules: Rules = DEFAULT_RULES
    steps: list[Placed] = field(default_factory=list[Placed])
    after_end: int | None = None
    open_round: _OpenRound | None = None
    rounds: int = 0
    faults: list[Fault] = field(default_factory=list[Fault])

    def read_line(self, number: int, content: str) -> None:
        """Read a line; what is wrong with it is kept, so that all lines are told at once."""
        try:
            if not self.begun:
                self.begin(content)
            elif content == "after end":
                self.close_round()
                self.once(content, told=self.after_end is not None)
                self.after_end = len(self.steps)
            else:
                self.read_statement(number, content)
        except RamiError as error:
            self.faults += [fault.within(f"line {number}") for fault in error.faults]
        except ValueError:
            self.faults.append(_bad_line(number, content))

    def begin(self, content: str) -> None:
        """Read the first line, which names the notation and its version."""
        self.begun = True
        version = read_sum(content.removeprefix(HEAD)) if content.startswith(HEAD) else None
        if not version:
            raise RecordError([Fault("record/wrong-format", (), {"expected": f"{HEAD} {VERSION}"})])
        if version > VERSION:
            raise RecordError([Fault("record/newer-version", (), {"version": version, "known": VERSION})])

    def read_statement(self, number: int, content: str) -> None:
        """Read a line with a colon: a keyword and what follows, or a player's hand."""
        head, rest = split_once(content, ":")
        if rest is None:
            raise ValueError(content)
        word, _, after = head.partition(" ")
        if word == "round" and (not after or read_sum(after) is not None):
            self.close_round()
            self.open_round = _OpenRound(number, Ending.NORMAL, (), None, broken=True)
            self.open_round = self.read_round(number, after, rest)
        elif head == "scored by" and self.open_round is not None:
            self.open_round.rules = read_rules(rest)
        elif head in KEYWORDS:
            self.close_round()
            self.read_keyword(number, head, rest)
        else:
            self.read_hand(number, head, rest)

    def read_keyword(self, number: int, word: str, rest: str) -> None:
        """Read what follows a keyword; a line that comes too late cannot be read."""
        if word == "players" and self.players is None:
            self.read_players(rest)
        elif word == "dealer" and not self.steps:
            self.once(word, told=self.dealer is not None)
            self.dealer = unquoted(rest)
        elif word in ("rules", "target"):
            now = self.current_rules()
            rules = read_rules(rest) if word == "rules" else now.changed({"target": _target(rest)})
            if self.players is None:
                self.rules = rules
            else:
                self.add(number, RulesStep(rules))
        elif word == "join":
            name, total = name_and_total(rest)
            self.add(number, JoinStep(name, total))
        elif word == "leave":
            self.add(number, LeaveStep(unquoted(rest)))
        elif word == "order":
            self.add(number, OrderStep(tuple(map(unquoted, split_outside(rest, ",")))))
        else:
            raise ValueError(rest)

    def read_players(self, rest: str) -> None:
        """Read who plays, with carried totals."""
        pairs = [name_and_total(item) for item in split_outside(rest, ",")]
        self.players = [name for name, _ in pairs]
        self.carried = [total or 0 for _, total in pairs]

    def read_round(self, number: int, label: str, rest: str) -> _OpenRound:
        """Read the line of a round; its number, if written, must be the next one, so that no line is lost unnoticed."""
        self.rounds += 1
        if label and read_sum(label) != self.rounds:
            raise RecordError([disagreement("round", label, self.rounds)])
        how, *more = split_outside(rest, ",")
        word = next((word for word in _ENDINGS if how == word or how.startswith(f"{word} ")), None)
        dealers = [unquoted(item.removeprefix("dealer ")) for item in more if item.startswith("dealer ")]
        others = [unquoted(item) for item in more if not item.startswith("dealer ")]
        if word is None or len(dealers) > 1 or (others and word != "blocked"):
            raise ValueError(rest)
        winners = [name for name in (unquoted(how.removeprefix(word)), *others) if name]
        dealer = dealers[0] if dealers else None
        return _OpenRound(number, _ENDINGS[word], tuple(winners), dealer)

    def read_hand(self, number: int, head: str, rest: str) -> None:
        """Read one player's hand in the round that is open."""
        written, *marks = split_outside(head, ",")
        mark = marks[0] if marks else ""
        if self.open_round is None:
            values = {"line": number, "text": head, "choices": KEYWORDS}
            raise RecordError([Fault("record/unknown-keyword", (), values)])
        name = clean_name(unquoted(written))
        known = {name_key(other) for other in self.open_round.held}
        if len(known) >= MAX_PLAYERS or len(marks) > 1 or (mark and mark not in _OPENED) or name_key(name) in known:
            raise ValueError(head)
        unmarked = None if self.open_round.ending is Ending.RAMI_SEC else True
        self.open_round.held[name] = Held(rest, _OPENED[mark] if mark else unmarked)

    def current_rules(self) -> Rules:
        """The rules that a later line would change."""
        steps = [placed.step for placed in self.steps]
        return next((step.rules for step in reversed(steps) if isinstance(step, RulesStep)), self.rules)

    def add(self, number: int, step: Step) -> None:
        """Keep a step."""
        if len(self.steps) >= MOST_STEPS:
            raise RecordError([Fault("record/too-long", (), {"number": MOST_STEPS + 1, "most": MOST_STEPS})])
        self.steps.append(Placed(step, f"line {number}"))

    def close_round(self) -> None:
        """Keep the round that was being read."""
        if self.open_round is not None:
            opened = self.open_round
            self.open_round = None
            if not opened.broken:
                step = NamedRoundStep(opened.ending, opened.winners, opened.dealer, opened.held, opened.rules)
                self.add(opened.line, step)

    @staticmethod
    def once(word: str, *, told: bool) -> None:
        """Refuse what may be told only once."""
        if told:
            raise RecordError([Fault("record/twice", (), {"field": word})])

    def draft(self) -> Draft:
        """Give what was read.

        Raises ``RecordError`` with every line that could not be.
        """
        self.close_round()
        if not self.begun:
            self.faults.append(Fault("record/wrong-format", (), {"expected": f"{HEAD} {VERSION}"}))
        elif self.players is None:
            self.faults.append(Fault("record/missing", ("players",), {"field": "players"}))
        players = self.players or []
        keys = [name_key(name) for name in players]
        if self.dealer is not None and self.players is not None and name_key(self.dealer) not in keys:
            self.faults.append(Fault("match/no-such-player", ("dealer",), {"name": self.dealer}))
        if self.faults:
            raise RecordError(self.faults)
        end = len(self.steps) if self.after_end is None else self.after_end
        first = 0 if self.dealer is None else keys.index(name_key(self.dealer))
        steps = tuple(self.steps)
        return Draft(tuple(players), tuple(self.carried), first, self.rules, steps[:end], steps[end:])


def _bad_line(number: int, content: str) -> Fault:
    return Fault("record/bad-line", (f"line {number}",), {"line": number, "text": content})


def name_and_total(item: str) -> tuple[str, int | None]:
    """Read ``Ana`` or ``Ana = 40``."""
    name, total = split_once(item, "=")
    if total is None:
        return unquoted(name), None
    number = read_sum(total)
    if number is None:
        raise RecordError([Fault("match/bad-total", (), {"name": unquoted(name), "value": total})])
    return unquoted(name), number


def _target(text: str) -> int | str:
    number = read_sum(text)
    return text if number is None else number
