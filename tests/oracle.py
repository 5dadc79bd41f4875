"""A second, independent scorer of Rami, to test the real one against.

Written independently, from the text of the rules alone, and in another style on purpose: plain dicts, lists, ints and
strings, everything worked out anew for every question. Cards are "AH" (ace of hearts), "TD" (ten of diamonds), "XX"
(a joker), "A?" (an ace, its suit not noted). `python oracle.py CASES.json ...` checks the oracle itself against case files.
"""

import json
import sys
from pathlib import Path
from typing import Any

Case = dict[str, Any]

RANKS: dict[str, int] = {"A": 11, **dict.fromkeys("KQJT", 10), **{str(n): n for n in range(2, 10)}}
POINTS: dict[str, int] = {"XX": 20, **{rank + suit: points for rank, points in RANKS.items() for suit in "CDHS"}}
NOTED: dict[str, int] = {rank + "?": points for rank, points in RANKS.items()}
DEFAULTS: Case = dict.fromkeys(["target", "dealer"])
DEFAULTS.update(surcharge=25, limit=100, rami_sec_penalty=200, blocked_tie="shared", packs="auto")


def value(hand: list[str] | int) -> int:
    return hand if isinstance(hand, int) else sum({**POINTS, **NOTED}[card] for card in hand)


def within(number: int, low: int, high: int) -> bool:
    return not isinstance(number, bool) and low <= number <= high


def named_winners(case: Case) -> list[int]:
    winner: int | list[int] | None = case["winner"]
    return winner if isinstance(winner, list) else [] if winner is None else [winner]


def lowest_and_winners(case: Case) -> tuple[list[int], list[int]]:
    """Of a blocked round: the seats with the lowest value, and those of them who win."""
    values = [value(hand) for hand in case["hands"]]
    lowest = [seat for seat, points in enumerate(values) if points == min(values)]
    if len(lowest) == 1 or case["blocked_tie"] == "shared":
        return lowest, lowest
    if case["blocked_tie"] == "nobody" or case["dealer"] is None:
        return lowest, []
    return lowest, [min(lowest, key=lambda seat: (seat - case["dealer"] - 1) % len(values))]


def refusals(case: Case) -> set[str]:
    """Name every reason found; a later question is not asked where an earlier answer leaves it without sense."""
    case = {**DEFAULTS, **case}
    players = len(case["hands"])
    if len(case["opened"]) != players or case.get("players", players) != players:
        return {"lists of different length"}
    named = named_winners(case)
    reasons = {
        "number of players": not 2 <= players <= 6,
        "target": case["target"] is not None and not within(case["target"], 50, 2000),
        "points": not all(within(case[name], 0, 500) for name in ("surcharge", "limit", "rami_sec_penalty")),
        "blocked tie": case["blocked_tie"] not in {"shared", "nobody", "earliest"},
        "packs": case["packs"] not in {"auto", 2, 3},
        "dealer is no seat": case["dealer"] is not None and not within(case["dealer"], 0, players - 1),
        "winner is no seat": not all(within(seat, 0, players - 1) for seat in named),
        "ending": case["ending"] not in {"normal", "rami_sec", "blocked"},
    }
    if not any(reasons.values()):
        reasons |= card_refusals(case, players)
        if case["ending"] != "blocked":
            reasons |= went_out_refusals(case, named)
        elif not any(reasons.values()):
            reasons |= blocked_refusals(case, named)
    return {reason for reason, holds in reasons.items() if holds}


def card_refusals(case: Case, players: int) -> dict[str, bool]:
    packs: int = {2: 2, 3: 3}.get(case["packs"], 2 if players <= 4 else 3)
    copies = {card: 2 * packs if card == "XX" else packs for card in POINTS}
    dearest = sum(sorted((POINTS[card] for card in POINTS for _ in range(copies[card])), reverse=True)[:15])
    written: list[list[str]] = [hand for hand in case["hands"] if isinstance(hand, list)]
    shown = [card for hand in written for card in hand]
    return {
        "unknown card": any(card not in POINTS and card not in NOTED for card in shown),
        "too many copies": any(shown.count(card) > copies[card] for card in POINTS)
        or any(sum(shown.count(rank + suit) for suit in "CDHS?") > 4 * packs for rank in RANKS if rank + "?" in shown),
        "more than 15 cards": any(len(hand) > 15 for hand in written),
        "impossible sum": any(not within(n, 0, dearest) or n == 1 for n in case["hands"] if isinstance(n, int)),
    }


def went_out_refusals(case: Case, named: list[int]) -> dict[str, bool]:
    if len(named) != 1:
        return {"no winner": not named, "two winners": bool(named)}
    hands, opened, winner = case["hands"], case["opened"], named[0]
    losers, sec = [seat for seat in range(len(hands)) if seat != winner], case["ending"] == "rami_sec"
    return {
        "winner holds cards": hands[winner] not in (None, [], 0),
        "winner did not open": opened[winner] is False,
        "an opponent had opened": sec and any(opened[seat] for seat in losers),
        "loser without cards": not sec and any(hands[seat] in (None, [], 0) for seat in losers),
        "opened not stated": not sec and any(opened[seat] is None for seat in losers),
    }


def blocked_refusals(case: Case, named: list[int]) -> dict[str, bool]:
    silent = [seat for seat, opened in enumerate(case["opened"]) if opened is None]
    if None in case["hands"]:
        return {"hand not stated": True, "opened not stated": any(seat not in named for seat in silent)}
    lowest, winners = lowest_and_winners(case)
    # A named one may be silent, but not one who shares the lowest value without winning by it.
    return {
        "no dealer": case["blocked_tie"] == "earliest" and len(lowest) > 1 and case["dealer"] is None,
        "named winner is not lowest": any(seat not in lowest for seat in named),
        "opened not stated": any(seat not in named or seat not in winners for seat in silent),
    }


def score(case: Case) -> list[int] | None:
    if refusals(case):
        return None
    case = {**DEFAULTS, **case}
    target: int = 100 * (len(case["hands"]) - 1) if case["target"] is None else case["target"]
    winners = lowest_and_winners(case)[1] if case["ending"] == "blocked" else named_winners(case)
    points: list[int] = []
    for seat, hand in enumerate(case["hands"]):
        if seat in winners:
            points.append(0)
        elif case["ending"] == "rami_sec":
            points.append(case["rami_sec_penalty"])
        elif case["opened"][seat]:
            points.append(value(hand))
        else:
            points.append(min(value(hand) + case["surcharge"], case["limit"], target // 2))
    return points


class SlowMatch:
    """A match as a list of operations (free to be edited), replayed from the start for every answer."""

    def __init__(self, players: int, target: int | None, carried: list[int], first_dealer: int = 0) -> None:
        if not 2 <= players <= 6 or len(carried) != players or not within(first_dealer, 0, players - 1):
            raise ValueError("no such table")
        self.start: tuple[int | None, list[int], int] = (target, list(carried), first_dealer)
        self.operations: list[tuple[str, Any]] = []
        _ = self.replay()

    def add(self, kind: str, argument: Any) -> None:
        """Append an operation, or raise ValueError and change nothing."""
        if kind == "round" and self.status() == "over":
            raise ValueError("a round after the end of the match")
        _ = self.replay((kind, argument))
        self.operations.append((kind, argument))

    def replay(self, *more: tuple[str, Any]) -> dict[str, Any]:
        target, carried, dealer = self.start  # "order": all who ever played, by seats; "dealer": who deals next
        table: dict[str, Any] = {"totals": dict(enumerate(carried)), "gone": [], "dealer": dealer}
        table["order"] = list(table["totals"])
        apply(table, "target", target)
        closed = False  # the match is over, and something else than a new target has followed
        for kind, argument in [*self.operations, *more]:
            closed = closed or (table["status"] == "over" and kind != "target")
            if not closed:
                apply(table, kind, argument)
        return table

    def totals(self) -> dict[int, int]:  # of those who left as well
        return self.replay()["totals"]

    def status(self) -> str:
        return self.replay()["status"]

    def winner(self) -> int | None:
        return self.replay()["lowest"][0] if self.status() == "over" else None

    def target(self) -> int:
        return self.replay()["target"]

    def present(self) -> list[int]:
        return self.replay()["present"]

    def next_dealer(self) -> int:  # a person
        return self.replay()["dealer"]

    def standings(self) -> list[tuple[int, int]]:  # of those present
        totals, present = self.totals(), self.present()
        people = sorted(present, key=lambda person: (totals[person], present.index(person)))
        return [(1 + sum(totals[other] < totals[person] for other in present), person) for person in people]


def apply(table: dict[str, Any], kind: str, argument: Any) -> None:
    """Carry out one operation, and apply the test for the end of the match."""
    totals: dict[int, int] = table["totals"]
    order: list[int] = table["order"]
    gone: list[int] = table["gone"]
    present = [person for person in order if person not in gone]
    dealt: int | None = None  # after whom the deal passes on
    if kind == "round":
        seat: int = present.index(table["dealer"]) if argument.get("dealer") is None else argument["dealer"]
        case = {**argument, "target": table["target"], "dealer": seat, "players": len(present)}
        points = score(case)
        if points is None:
            raise ValueError(f"refused: {sorted(refusals(case))}")
        for person, more in zip(present, points, strict=True):
            totals[person] += more
        dealt = present[seat]
    elif kind == "join" and len(present) < 6:
        order.append(len(totals))
        totals[len(totals)] = argument
    elif kind == "leave" and len(present) > 2 and argument in present:
        gone.append(argument)
        dealt = argument if table["dealer"] == argument else None
    elif kind == "target" and (argument is None or within(argument, 50, 2000)):
        table["house target"] = argument
    elif kind == "order" and sorted(argument) == sorted(present):
        newly = iter(argument)
        order[:] = [person if person in gone else next(newly) for person in order]
    else:
        raise ValueError(f"impossible: {kind} {argument}")

    present = [person for person in order if person not in gone]
    if dealt is not None:
        place = order.index(dealt) + 1
        table["dealer"] = next(person for person in order[place:] + order[:place] if person in present)
    least = min(totals[person] for person in present)
    lowest = [person for person in present if totals[person] == least]
    target = 100 * (len(present) - 1) if table["house target"] is None else table["house target"]
    ended = any(totals[person] >= target for person in present)
    status = "playing" if not ended else "over" if len(lowest) == 1 else "extra_round"
    table.update(present=present, lowest=lowest, target=target, status=status)


def answer(case: Case) -> Any:
    rules: Case = case.get("rules", {})
    if "rounds" not in case:
        return score({**case, **rules})
    target: int | None = rules.get("target", case["target"])
    try:
        match = SlowMatch(case["players"], target, case["carried"], case.get("dealer") or 0)
        for entry in case["rounds"]:
            match.add("round", {**entry, **rules})
    except ValueError:
        return None
    totals = list(match.totals().values())
    return {"target": match.target(), "totals": totals, "status": match.status(), "winner": match.winner()}


if __name__ == "__main__":
    failed, cases = 0, [case for path in sys.argv[1:] for case in json.loads(Path(path).read_text("utf-8"))]
    for stated in cases:
        wanted, got = stated.get("expected", stated.get("expected_scores")), answer(stated)
        if got != (None if "error" in wanted else wanted):
            failed += 1
            print(f"{stated['id']}: wanted {wanted}, got {got}")
    print(f"{len(cases) - failed} passed, {failed} failed")
    sys.exit(min(failed, 1))
