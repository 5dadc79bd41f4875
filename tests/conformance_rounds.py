"""Round cases on both sides of every limit of the scoring rules, for ``make_conformance.py``.

What must come out is told by the oracle and, for the derivation of a score, by ``derivation`` from the text of the
rules; nothing comes from the library. Codes are written by hand, and the oracle confirms each refusal and its reason.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

from oracle import POINTS, refusals, score, value

Case = dict[str, Any]
Hand = list[str] | int | None
PLAYERS = range(2, 7)
DEAREST = {2: 198, 3: 219}
"""4 jokers, 8 aces, 3 tens: 80 + 88 + 30; of three packs 6 jokers, 9 aces: 120 + 99."""


def cards(points: int) -> list[str]:
    """A hand of 2 to 191 points, all cards different but the jokers."""
    jokers = min(4, (points - 2) // 20)
    tens = (points - 20 * jokers - 2) // 10
    rest = points - 20 * jokers - 10 * tens
    last = {10: "T", 11: "A"}.get(rest, str(rest)) + "S"
    return ["XX"] * jokers + [rank + suit for rank in "KQJ" for suit in "CDHS"][:tens] + [last]


def entry(
    ending: str, winner: int | list[int] | None, hands: Sequence[Hand], never: Collection[int] = (), **more: Any
) -> Case:
    opened = [seat not in never for seat in range(len(hands))]
    return {"ending": ending, "winner": winner, "hands": list(hands), "opened": opened, **more}


def out(winner: int, hands: Sequence[Hand], never: Collection[int] = (), ending: str = "normal") -> Case:
    """A round that the winner went out of; the hand given for the winner's seat is put away."""
    return entry(ending, winner, [[] if seat == winner else hand for seat, hand in enumerate(hands)], never)


def sec(winner: int, hands: Sequence[Hand]) -> Case:
    return out(winner, hands, [seat for seat in range(len(hands)) if seat != winner], "rami_sec")


def blocked(hands: Sequence[Hand], never: Collection[int] = (), winner: Any = None, **more: Any) -> Case:
    return entry("blocked", winner, hands, never, **more)


def sums(players: int, others: Mapping[int, Hand] | None = None) -> list[Hand]:
    """Hands of 10, 11, 12 ... points, and those of some seats given otherwise."""
    return [(others or {}).get(seat, 10 + seat) for seat in range(players)]


# What must come out


def flat(case: Case) -> Case:
    return {**case, **case.get("rules", {})}


def line(points: int, reason: str, held: int, **more: Any) -> Case:
    rest = {"surcharge": 0, "limit": None, "limited_by": None, "penalty": 0}
    return {"points": points, "reason": reason, "value": held, **rest, **more}


def derivation(case: Case) -> list[Case]:
    """Section 2 of the scoring rules, one line a seat."""
    told = flat(case)
    players = len(told["hands"])
    target: int = told["target"] or 100 * (players - 1)
    surcharge, limit, penalty = told.get("surcharge", 25), told.get("limit", 100), told.get("rami_sec_penalty", 200)
    held = [value(hand or []) for hand in told["hands"]]
    winners = [told["winner"]]
    if told["ending"] == "blocked":
        winners = [seat for seat in range(players) if held[seat] == min(held)]
        if len(winners) > 1 and told.get("blocked_tie") == "nobody":
            winners = []
        elif len(winners) > 1 and told.get("blocked_tie") == "earliest":
            after_dealer = [(told["dealer"] + step) % players for step in range(1, players + 1)]
            winners = [seat for seat in after_dealer if seat in winners][:1]
    lines: list[Case] = []
    for seat in range(players):
        total = held[seat] + surcharge
        if seat in winners:
            lines.append(line(0, "won", held[seat]))
        elif told["ending"] == "rami_sec":
            lines.append(line(penalty, "rami_sec", held[seat], penalty=penalty))
        elif told["opened"][seat]:
            lines.append(line(held[seat], "opened", held[seat]))
        elif total <= min(limit, target // 2):
            lines.append(line(total, "never_opened", held[seat], surcharge=surcharge))
        else:
            least, name = min((limit, "limit"), (target // 2, "half_target"), key=lambda pair: pair[0])
            lowered = {"surcharge": surcharge, "limit": least, "limited_by": name}
            lines.append(line(least, "never_opened", held[seat], **lowered))
    return lines


def arithmetic(lines: Iterable[Case]) -> str:
    told: list[str] = []
    for part in lines:
        total = f"{part['value']} + {part['surcharge']} = {part['value'] + part['surcharge']}"
        told.append(
            {
                "won": "won",
                "rami_sec": f"flat {part['penalty']}",
                "opened": f"opened {part['value']}",
                "never_opened": total if part["limit"] is None else f"{total} > {part['limit']} ({part['limited_by']})",
            }[part["reason"]]
        )
    return "; ".join(told)


def case_of(kind: str, round_played: Case, target: int | None, rules: Case) -> Case:
    head: Case = {"kind": kind, "players": len(round_played["hands"]), "target": target}
    return {**head, **({"rules": rules} if rules else {}), **round_played}


def scored(kind: str, round_played: Case, target: int | None = None, **rules: Any) -> Case:
    case = case_of(kind, round_played, target, rules)
    lines = derivation(case)
    points = [part["points"] for part in lines]
    assert points == score(flat(case)), (case, points, score(flat(case)), refusals(flat(case)))
    return {**case, "expected_scores": points, "expected_lines": lines, "why": arithmetic(lines)}


REASONS = {
    "entry/players": "number of players",
    "entry/other-players": "lists of different length",
    "entry/opened-count": "lists of different length",
    "entry/opened-missing": "opened not stated",
    "entry/no-winner": "no winner",
    "entry/two-winners": "two winners",
    "entry/unknown-winner": "winner is no seat",
    "entry/unknown-dealer": "dealer is no seat",
    "entry/dealer-missing": "no dealer",
    "entry/winner-holds-cards": "winner holds cards",
    "entry/winner-not-opened": "winner did not open",
    "entry/winner-not-lowest": "named winner is not lowest",
    "entry/rami-sec-after-opening": "an opponent had opened",
    "hand/missing": "loser without cards|hand not stated",
    "hand/empty": "loser without cards",
    "hand/too-long": "more than 15 cards",
    "hand/impossible-sum": "impossible sum",
    "card/unknown": "unknown card",
    "card/too-many": "too many copies",
    "rules/out-of-range": "target|points",
    "rules/not-a-choice": "blocked tie|packs",
}
"""The code of a refusal, and why the oracle must refuse."""


def refused(code: str, round_played: Case, why: str, target: int | None = None, **rules: Any) -> Case:
    case = case_of(f"refused: {code}", round_played, target, rules)
    assert set(REASONS[code].split("|")) & refusals(flat(case)), (case, refusals(flat(case)))
    return {**case, "expected_scores": {"error": code}, "why": why}


# Rounds


def limits() -> Iterator[Case]:
    for players, target in product(PLAYERS, (None, 51, 101, 199, 200, 201, 50, 151, 2000)):
        if players > 3 and target in (50, 151, 2000):
            continue
        limit = min(100, (target or 100 * (players - 1)) // 2)
        last = players - 1
        for points in sorted({max(2, limit - 25 + step) for step in (-1, 0, 1)}):
            side = "below" if points + 25 < limit else "at" if points + 25 == limit else "above"
            hand = cards(points) if (points + players) % 2 else points
            hands = [*sums(last), hand]
            yield scored(f"never opened, {side} the limit of {limit}", out(0, hands, [last]), target)
            if players == 2 and side == "above":
                yield scored("opened: no limit", out(0, hands), target)
    for players, target in product(PLAYERS, (None, 50)):
        most = DEAREST[2 if players <= 4 else 3]
        yield scored("dearest hand, opened", out(0, sums(players, {1: most})), target)
        yield scored("dearest hand, never opened", out(0, sums(players, {1: most}), [1]), target)


def house_rules() -> Iterator[Case]:
    for surcharge, limit, target in product((0, 25, 500), (0, 1, 99, 101, 500), (100, 1000)):
        room = min(limit, target // 2) - surcharge
        for points in sorted({min(max(2, room + step), 198) for step in (-1, 0, 1)}):
            rules = {"surcharge": surcharge, "limit": limit}
            yield scored("surcharge and limit of the house", out(1, [points, 0], [0]), target, **rules)
    for players, penalty in product(PLAYERS, (0, 500)):
        hands: list[Hand] = [None] * players
        yield scored("penalty of the house", sec(penalty % players, hands), rami_sec_penalty=penalty)
    for players in PLAYERS:
        others = {"surcharge": 500, "limit": 0, "rami_sec_penalty": 500}
        yield scored("no limit lowers a penalty", sec(0, sums(players)), 50, **others)
        yield scored("no option touches who opened", out(0, sums(players)), 50, **others)


def options() -> Iterator[Case]:
    never = out(0, [0, 30], [1])
    for name, low, high in (
        ("surcharge", 0, 500),
        ("limit", 0, 500),
        ("rami_sec_penalty", 0, 500),
        ("target", 50, 2000),
    ):
        for number in (low, high):
            yield scored(f"{name} at the end of its range", never, **{name: number})
        for number in (low - 1, high + 1, -(10**9), 10**9):
            yield refused("rules/out-of-range", never, f"{name} is {low} to {high}, not {number}", **{name: number})
    for number in (0, -100, 7, 49, 2001, 10**9):
        yield refused("rules/out-of-range", never, f"the target is 50 to 2000, not {number}", target=number)
    choices: list[tuple[str, Any]] = [("blocked_tie", "first"), ("blocked_tie", 0), ("packs", 1), ("packs", 4)]
    for name, choice in choices:
        yield refused("rules/not-a-choice", never, f"{name} cannot be {choice!r}", **{name: choice})
    for packs in ("auto", 2, 3):
        yield scored("every choice of packs", never, packs=packs)


def endings() -> Iterator[Case]:
    for players in PLAYERS:
        for winner in range(players):
            losers = [seat for seat in range(players) if seat != winner]
            lowest = sums(players, {winner: 9})
            for never in (losers[1::2], losers):
                yield scored("somebody went out", out(winner, sums(players), never))
            named = (None, winner, [winner])[winner % 3]
            yield scored("blocked, the winner named or found", blocked(lowest, losers[::2], named))
            for hands in ([None, ["2C"], 36] * 2, [0, [], ["XX"]] * 2):
                yield scored("rami sec, cards irrelevant", sec(winner, hands[:players]))
        yield scored("rami sec, opened not stated", {**sec(0, sums(players)), "opened": [None] * players})


def values() -> Iterator[Case]:
    for code, points in POINTS.items():
        yield scored(f"a card of {points} points alone", out(0, [[], [code], [code]], [2]))
    for players in PLAYERS:
        yield scored(
            "equal cards are two cards", out(0, [hand or ["KH", "KH"] for hand in [0, 0, 9, 8, 7, 6][:players]])
        )


def copies() -> Iterator[Case]:
    choices = (("XX", False), ("XX", True), ("AH", False), ("2S", True))
    tables = (*product(PLAYERS, ("auto",)), (2, 3), (4, 3), (5, 2), (6, 2))
    for (players, packs), (code, spread) in product(tables, choices):
        held = (2 if players <= 4 else 3) if packs == "auto" else packs
        rules: Case = {} if packs == "auto" else {"packs": packs}
        most = 2 * held if code == "XX" else held
        for number in (most, most + 1):
            dealt = [number, *[0] * (players - 2)]  # all in one hand, or dealt to all the losers
            if spread:
                dealt = [len(range(seat, number, players - 1)) for seat in range(players - 1)]
            played = out(0, [[], *([code] * times or 9 for times in dealt)])
            if number == most:
                yield scored("as many copies as there are", played, **rules)
            else:
                yield refused("card/too-many", played, f"{number} times {code}, but {held} packs hold {most}", **rules)
    for code, number in (("XX", 5), ("KC", 3)):
        yield refused("card/too-many", sec(0, [[], [code] * number]), f"{number} times {code} in two packs")
        yield refused("card/too-many", blocked([[code] * (number - 1), [code, "2C"]]), f"{number} times {code}")


def sizes() -> Iterator[Case]:
    low = [rank + suit for rank in "2345" for suit in "CDHS"]
    for players in PLAYERS:
        hands = sums(players, {1: low[:15]})
        yield from (scored("fifteen cards", played) for played in (out(0, hands), sec(0, hands), blocked(hands)))
        hands[1] = low
        for played in (out(0, hands), sec(0, hands), blocked(hands)):
            yield refused("hand/too-long", played, "sixteen cards, fifteen are the most")
    yield refused("entry/winner-holds-cards", {**out(0, [[], 30]), "hands": [low[:1], 30]}, "one card is one too many")


def typed_sums() -> Iterator[Case]:
    for players, packs in (*((players, "auto") for players in PLAYERS), (4, 3), (6, 2)):
        most = DEAREST[packs if isinstance(packs, int) else 2 if players <= 4 else 3]
        rules: Case = {} if packs == "auto" else {"packs": packs}
        for number in (2, most - 1, most):
            hands = sums(players, {1: number})
            yield scored("a sum that a hand can have", out(0, hands), **rules)
        yield scored("a sum that a hand can have", blocked(hands, range(players)), **rules)
        for number in (-1, 1, most + 1, 10**12):
            why = f"no hand has {number}; the dearest is {most}"
            for played in (out, sec):
                yield refused("hand/impossible-sum", played(0, sums(players, {1: number})), why, **rules)
            yield refused("hand/impossible-sum", blocked(sums(players, {1: number})), why, **rules)


def ties_of(players: int, groups: Sequence[tuple[int, ...]]) -> Iterator[Case]:
    """Ties of some seats: all of them at small tables, a choice for each dealer at larger ones."""
    for number, group in enumerate(groups):
        lowest = [18, cards(18)] * 3
        hands = [lowest[seat] if seat in group else 19 + seat for seat in range(players)]
        never = range((number + len(group)) % 2, players, 2)
        if players <= 4 or number % 6 == 0:
            yield scored("tie shared", blocked(hands, never))
            yield scored("tie without a winner", blocked(hands, never), blocked_tie="nobody")
        if number % 6 == 1:
            yield scored("tie shared, its winners named", blocked(hands, never, list(group)))
        for dealer in range(players):
            if players <= 3 or number == 7 * dealer % len(groups):
                played = blocked(hands, never, dealer=dealer)
                yield scored(f"tie, the first after dealer {dealer}", played, blocked_tie="earliest")


def ties() -> Iterator[Case]:
    for players in PLAYERS:
        for size in range(2, players + 1):
            yield from ties_of(players, list(combinations(range(players), size)))
        alone = blocked(sums(players), range(players))
        yield from (scored("no tie", alone, blocked_tie=rule) for rule in ("shared", "nobody", "earliest"))
        named = {**blocked([18] * players, (), 0), "opened": [None, *[True] * (players - 1)]}
        yield refused("entry/opened-missing", named, "nobody wins, so seat 0 is scored too", blocked_tie="nobody")
        why = "the first after the dealer, but nobody is named as the dealer"
        yield refused("entry/dealer-missing", blocked([18] * players), why, blocked_tie="earliest")


def lowest_never_opened() -> Iterator[Case]:
    for players in PLAYERS:
        for seat in range(players):
            margin = 1 if seat % 2 else 24
            hands = [30 if seat == other else 30 + margin for other in range(players)]
            yield scored(f"blocked, won by {margin} without an opening", blocked(hands, [seat]))


def refusals_of_rounds() -> Iterator[Case]:
    for players in PLAYERS:
        hands, last = sums(players), players - 1
        good, low = out(0, hands), blocked(hands)
        yield refused("entry/winner-holds-cards", {**good, "hands": hands}, "went out and holds 10")
        yield refused("entry/winner-holds-cards", {**good, "hands": [["2C"], *hands[1:]]}, "went out and holds a two")
        yield refused("entry/winner-holds-cards", {**sec(0, hands), "hands": hands}, "rami sec and holds 10")
        yield refused("entry/no-winner", {**good, "winner": None}, "somebody went out, but who?")
        yield refused("entry/no-winner", {**good, "winner": []}, "somebody went out, but who?")
        yield refused("entry/two-winners", {**good, "winner": [0, last]}, "only one can go out")
        yield refused("entry/winner-not-opened", out(0, hands, [0]), "went out, so must have opened")
        yield refused("entry/winner-not-opened", {**sec(0, hands), "opened": [False] * players}, "went out")
        yield refused("entry/opened-count", {**good, "opened": [True] * last}, f"{players} seats")
        yield refused("entry/opened-count", {**good, "opened": [True] * (players + 1)}, f"{players} seats")
        yield refused("entry/other-players", {**good, "players": last}, "more hands than players")
        for seat in (-1, players):
            yield refused("entry/unknown-winner", {**good, "winner": seat}, f"seats are 0 to {last}")
            yield refused("entry/unknown-winner", {**low, "winner": seat}, f"seats are 0 to {last}")
            yield refused("entry/unknown-dealer", {**good, "dealer": seat}, f"seats are 0 to {last}")
        for seat in range(1, players):
            yield refused("entry/winner-not-lowest", {**low, "winner": seat}, f"{10 + seat} is not the lowest, 10 is")
            one = {**sec(0, hands), "opened": [other in (0, seat) for other in range(players)]}
            yield refused("entry/rami-sec-after-opening", one, f"seat {seat} had opened")
            absent: tuple[Hand, ...] = (None, [], 0)
            for hand in absent:
                code = "hand/missing" if hand is None else "hand/empty"
                yield refused(code, out(0, sums(players, {seat: hand})), "a loser holds at least one card")
            silent = {**good, "opened": [None if other == seat else True for other in range(players)]}
            yield refused("entry/opened-missing", silent, f"seat {seat}: it decides the score")
            high = blocked([*reversed(hands)], (), seat - 1)
            yield refused("entry/winner-not-lowest", high, f"{hands[-seat]} is not the lowest, 10 is")
        opened = {"opened": [None, *[True] * last]}
        yield scored("blocked, not stated for the named winner", {**low, **opened, "winner": 0})
        yield refused("entry/opened-missing", {**low, **opened}, "seat 0 is not named as the winner")
        yield refused("entry/opened-count", {**out(last, hands), "opened": [True] * last}, "nothing for the winner")
        yield refused("entry/rami-sec-after-opening", out(0, hands, (), "rami_sec"), "all had opened")
        yield refused("hand/missing", blocked(sums(players, {1: None})), "the lowest hand cannot be found")
        for text in ("1D", "ZD", "A", "X", "AHH", ""):
            yield refused("card/unknown", out(0, sums(players, {1: ["AH", text, "5C"]})), f"card 2, {text}, is no card")
    yield refused("entry/players", out(0, [[]]), "one player")
    yield refused("entry/players", out(0, [[], *[10] * 6]), "seven players")


ROUND_GROUPS = (
    limits,
    house_rules,
    options,
    endings,
    values,
    copies,
    sizes,
    typed_sums,
    ties,
    lowest_never_opened,
    refusals_of_rounds,
)
