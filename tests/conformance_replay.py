"""Match cases told to the oracle step by step, for ``make_conformance.py``.

The oracle knows rounds, joins, leaves, targets and orders; here it learns to correct and remove rounds, to change
rules, and what people may be called.
"""

import unicodedata
from copy import copy
from typing import Any

from oracle import SlowMatch

Case = dict[str, Any]
CLOSED_TO = ("round", "join", "leave", "order")


def same_name(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip()).casefold()


class Replay:
    """A match case told to the oracle step by step; a round keeps the dealer and the rules it was recorded with."""

    def __init__(self, case: Case) -> None:
        people, rules = case["players"], case.get("rules", {})
        self.names: list[str] = []
        for name in [f"P{number}" for number in range(people)] if isinstance(people, int) else people:
            self.name(name)
        self.rules: Case = {name: choice for name, choice in rules.items() if name != "target"}
        carried = case.get("carried", [0] * len(self.names))
        if min(carried, default=0) < 0:
            raise ValueError("no total is negative")
        target = rules.get("target", case.get("target"))
        self.match = SlowMatch(len(self.names), target, carried, case.get("first_dealer", 0))
        self.trail = [self.totals()]
        for step in case["rounds"]:
            self.take(step)
            self.trail.append(self.totals())

    def totals(self) -> str:
        return "/".join(map(str, self.match.totals().values()))

    def name(self, name: str, person: int | None = None) -> None:
        person = len(self.names) if person is None else person
        taken = [same_name(other) for number, other in enumerate(self.names) if number != person]
        if not same_name(name) or same_name(name) in taken:
            raise ValueError("no name, or one that is taken")
        self.names[person : person + 1] = [unicodedata.normalize("NFC", name.strip())]

    def counted(self) -> int:
        """How many operations come before the end of the match."""
        match = copy(self.match)
        match.operations = []
        for operation in self.match.operations:
            if match.status() == "over" and operation[0] != "target":
                break
            match.operations.append(operation)
        return len(match.operations)

    def put(self, kind: str, argument: Any) -> None:
        """Add an operation where the match stands: before the rounds after the end."""
        self.match.operations.insert(self.counted(), (kind, argument))
        _ = self.match.replay()

    def take(self, step: Case) -> None:
        kind, match = step.get("type", "round"), self.match
        if match.status() == "over" and kind in CLOSED_TO:
            raise ValueError("over")
        if kind in ("correct", "remove"):
            rounds = [place for place, operation in enumerate(match.operations) if operation[0] == "round"]
            number: int = step["round"]
            if not 1 <= number <= len(rounds):
                raise ValueError("no such round")
            place = rounds[number - 1]
            _, old = match.operations.pop(place)
            if kind == "correct":
                match.operations.insert(place, ("round", {**old, **step}))
            _ = match.replay()
        elif kind == "join":
            self.name(step.get("name", f"P{len(self.names)}"))
            highest = max(match.totals()[person] for person in match.present())
            if step.get("total", 0) < 0:
                raise ValueError("no total is negative")
            self.put("join", step.get("total", highest))
        elif kind == "rename":
            self.name(step["name"], step["person"])
        elif kind == "round":
            dealer = match.present().index(match.next_dealer())
            self.put("round", {"dealer": dealer, **self.rules, **step})
        else:
            if kind == "rules":
                self.rules = {name: choice for name, choice in step["rules"].items() if name != "target"}
            if kind in ("leave", "order"):
                self.put(kind, step["person"] if kind == "leave" else step["persons"])
            target = step.get("rules", step)
            if kind == "rules" or "target" in step:
                self.put("target", target.get("target"))

    def facts(self, *more: str) -> Case:
        """The first five, and more."""
        match, counted = self.match, self.counted()
        rounds = [number < counted for number, (kind, _) in enumerate(match.operations) if kind == "round"]
        known: Case = {
            "target": match.target(),
            "totals": list(match.totals().values()),
            "status": match.status(),
            "winner": match.winner(),
            "next_dealer": None if match.status() == "over" else match.next_dealer(),
            "standings": [list(standing) for standing in match.standings()],
            "present": match.present(),
            "names": self.names,
            "rounds": sum(rounds),
            "after_end": len(rounds) - sum(rounds),
        }
        return {name: known[name] for name in (*list(known)[:5], *more)}
