"""Match cases on both sides of every limit of the scoring rules, section 3, for ``make_conformance.py``.

Where a match stands is told by the oracle; nothing comes from the library. Codes are written by hand, and the
oracle confirms that the step, or the start, is refused.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

from conformance_replay import Replay
from conformance_rounds import PLAYERS, Case, Hand, blocked, out, sec, sums

SIDES = {-1: "one below", 0: "at", 1: "one above"}


def case_of(kind: str, players: int | list[str], rounds: Sequence[Case], more: Case) -> Case:
    return {"kind": kind, "players": players, "target": more.pop("target", None), **more, "rounds": list(rounds)}


def played(
    kind: str, players: int | list[str], rounds: Sequence[Case] = (), facts: Sequence[str] = (), **more: Any
) -> Case:
    case = case_of(kind, players, rounds, more)
    replay = Replay(case)
    expected = replay.facts(*facts)
    return {**case, "expected": expected, "why": f"totals {', '.join(replay.trail)}; target {expected['target']}"}


def refused(code: str, why: str, players: int | list[str], rounds: Sequence[Case] = (), **more: Any) -> Case:
    """A match whose last step is refused, or whose start is."""
    case = case_of(f"refused: {code}", players, rounds, more)
    if rounds:
        _ = Replay({**case, "rounds": rounds[:-1]})
    try:
        _ = Replay(case)
    except ValueError:
        return {**case, "expected": {"error": code}, "why": why}
    raise AssertionError(case)


def correct(number: int, round_played: Case) -> Case:
    return {"type": "correct", "round": number, **round_played}


def remove(number: int) -> Case:
    return {"type": "remove", "round": number}


def leave(person: int, **more: int) -> Case:
    return {"type": "leave", "person": person, **more}


def join(**more: Any) -> Case:
    return {"type": "join", **more}


def aim(target: int | None) -> Case:
    return {"type": "target", "target": target}


def order(*persons: int) -> Case:
    return {"type": "order", "persons": list(persons)}


def default_target(players: int) -> int:
    return 100 * (players - 1)


# The end of a match


def reaching() -> Iterator[Case]:
    for players in PLAYERS:
        target = default_target(players)
        for seat, (step, side) in product(range(players), SIDES.items()):
            carried = [10 + 10 * other for other in range(players)]
            carried[seat] = target + step - 30
            hands = [30 if other == seat else 2 for other in range(players)]
            winner = (seat + 1) % players
            yield played(f"a total {side} the target", players, [out(winner, hands)], carried=carried)
        for step, side in SIDES.items():
            carried = [*range(10, 10 + players - 1), target + step]
            yield played(f"a carried total {side} the target", players, carried=carried)
    for target, players, step in product((50, 51, 101, 151, 199, 201, 2000), (2, 4), SIDES):
        carried = [target + step - 20, *range(5, 4 + players)]
        hands = [20, *[2] * (players - 1)]
        kind = f"a total {SIDES[step]} the target of the house"
        yield played(kind, players, [out(1, hands)], carried=carried, target=target)


def shared_lowest() -> Iterator[Case]:
    for players in PLAYERS:
        target = default_target(players)
        for sharing in range(2, players):
            carried = [40] * sharing + [target - 10 + other for other in range(players - sharing)]
            yield played("lowest total shared, target not reached", players, carried=[min(30, t) for t in carried])
            before = [40, *[30] * (sharing - 1), *carried[sharing:]]
            yield played("lowest total shared", players, [out(0, [10] * players)], ["standings"], carried=before)
            carried[-1] = target
            yield played("carried totals to an extra round at once", players, carried=carried)
        yield played("all at the target", players, carried=[target] * players)
        same = blocked([10] * players)
        nobody: Case = {"carried": [target - 10] * players, "rules": {"blocked_tie": "nobody"}}
        yield played("all reach the target at once", players, [same], **nobody)


def extra_rounds() -> Iterator[Case]:
    for players in PLAYERS:
        target = default_target(players)
        carried = ([40, 40, *range(50, 50 + players - 2)] if players > 2 else [100, 100])[:players]
        if players > 2:
            carried[-1] = target
        tied, decided = blocked([10, 10, *range(20, 18 + players)]), out(1, [5] * players)
        for extra in range(1, 4):
            yield played("extra round that stays tied", players, [tied] * extra, carried=carried)
            yield played("extra rounds until one is alone", players, [*[tied] * extra, decided], carried=carried)
        if players > 2:
            near = [target - 10, target - 10, *range(target, target + players - 2)]
            kind = "extra round that makes a third one the lowest"
            yield played(kind, players, [out(2, [20] * players)], ["standings"], carried=near)
        if players > 3:
            yield played("extra round that widens the tie", players, [out(2, [10] * players)], carried=carried)


def rami_secs() -> Iterator[Case]:
    for players in PLAYERS:
        target = default_target(players)
        for winner, number in product(range(players), (1, 2)):
            if number == 1 or players > 3:
                kind = "rami sec ends a match of two or three" if players < 4 else f"{number} rami secs with {players}"
                yield played(kind, players, [sec(winner, [None] * players)] * number)
        if players > 3:
            for step, side in SIDES.items():
                carried = [0, target - 200 + step, *range(10, 8 + players)]
                won = sec(0, sums(players))
                yield played(f"rami sec, a total {side} the target", players, [won], carried=carried)
            carried = [target - 1, 0, target - 200, *range(10, 7 + players)]
            kind, won = "the winner of a rami sec loses the match", sec(0, sums(players))
            yield played(kind, players, [won], ["standings"], carried=carried)
    yield played("rami sec in an extra round", 3, [sec(2, [None] * 3)], carried=[40, 40, 300])
    yield played("rami sec in an extra round", 2, [sec(1, [None] * 2)], carried=[130, 130])


def standings() -> Iterator[Case]:
    for players in PLAYERS:
        for number, gaps in enumerate(product((0, 10), repeat=players - 1)):
            totals = [5 + sum(gaps[:place]) for place in range(players)]
            turn = number % players
            yield played("places are shared", players, (), ["standings"], carried=totals[turn:] + totals[:turn])


# What changes in a running match


def after_the_end() -> Iterator[Case]:
    facts = ("rounds", "after_end")
    for players in (2, 4):
        target, last = default_target(players), players - 1
        carried = [0] * last + [target - 60]
        small, other = (out(0, [0, *[n] * (last - 1), 10]) for n in (5, 6))
        big = out(0, [0, *[5] * (last - 1), 70])
        start: Case = {"facts": facts, "carried": carried}
        for place in range(1, 5):
            ended = [*[small] * 4, correct(place, big)]
            yield played("a correction ends the match earlier", players, ended, **start)
            yield played("a further correction reopens", players, [*ended, correct(place, small)], **start)
            yield played("removing the last round reopens", players, [*ended, remove(place)], **start)
            yield played("a raised target reopens", players, [*ended, aim(target + 200)], **start)
            why = f"the match was over after round {place}"
            yield refused("match/over", why, players, [*ended, small], carried=carried)
            if place < 4:
                apart = [*ended, correct(place + 1, other)]
                yield played("a round after the end is corrected", players, apart, **start)
                yield played("and counts again", players, [*apart, correct(place, small)], **start)
                yield played("a round after the end is removed", players, [*ended, remove(place + 1)], **start)
    for players in (3, 4, 5, 6):
        rest = players - 2
        carried = [40, 40, *[60] * (rest - 1), default_target(players) - 8]
        tie = [out(0, [0, 10, *[2] * rest]), out(1, [10, 0, *[10] * rest]), out(0, [0, 5, *[5] * rest])]
        yield played("decided by an extra round", players, tie, facts, carried=carried)
        gone = [*tie, remove(1)]
        yield played("removing a round ends the match earlier", players, gone, facts, carried=carried)
        yield played(
            "and a correction reopens it",
            players,
            [*gone, correct(1, out(0, [0, 10, *[2] * rest]))],
            facts,
            carried=carried,
        )


def closed() -> Iterator[Case]:
    for players in PLAYERS:
        target = default_target(players)
        start: Case = {"carried": [*range(players - 1), target]}
        won = out(0, [10] * players)
        yield refused("match/over", "over at once by its carried totals", players, [won], **start)
        yield refused(
            "match/over", "over after round 1", players, [won, won], carried=[*range(players - 1), target - 10]
        )
        for step in (join(), leave(0), order(*range(players))):
            yield refused("match/over", f"over: no {step['type']}", players, [step], **start)
        yield played("over, and reopened by a higher target", players, [aim(target + 1), won], **start)
        yield played("over, and not reopened by the same target", players, [aim(target)], **start)
        for number in (0, 2, -1):
            yield refused("match/no-such-round", f"one round, no round {number}", players, [won, remove(number)])
            yield refused("match/no-such-round", f"one round, no round {number}", players, [won, correct(number, won)])


def joins() -> Iterator[Case]:
    facts = ("standings", "present", "rounds")
    for players in range(2, 6):
        carried = [40 - seat for seat in range(players)]
        start: Case = {"facts": facts, "carried": carried}
        won, larger = out(0, [10] * players), out(players, [10] * (players + 1))
        yield played("joins with the highest total", players, [join()], **start)
        yield played("joins with the highest total after a round", players, [won, join(), larger], **start)
        for total in (0, 1, 99):
            yield played("joins with a total given", players, [join(total=total), larger], **start)
        yield played("joins, the target of the house stays", players, [join()], target=150, **start)
        yield played("joins before the first round", players, [join(), larger])
        tied: Case = {"facts": facts, "carried": [default_target(players)] * players}
        yield played("joins an extra round: the default target rises", players, [join()], **tied)
        yield refused("entry/other-players", "one hand is missing", players, [join(), won])
        if players < 5:
            yield played("two join with the same total", players, [won, join(), join()], **start)
    yield refused("entry/players", "seven players", 6, [join()])
    yield refused("match/bad-total", "no total is negative", 2, [join(total=-1)])


def leaves() -> Iterator[Case]:
    facts = ("standings", "present", "rounds")
    for players in range(3, 7):
        target = default_target(players)
        carried = [20 + seat for seat in range(players - 1)] + [target - 100]
        start: Case = {"facts": facts, "carried": carried}
        smaller = out(0, [10] * (players - 1))
        for person in range(players):
            yield played("leaves, the default target falls", players, [leave(person)], **start)
            yield played("leaves, the target is kept", players, [leave(person, target=target), smaller], **start)
        tied: Case = {"facts": facts, "carried": [30, 30, *[40] * (players - 3), target]}
        yield played("one of a tie leaves", players, [leave(0)], **tied)
        yield played("who reached the target leaves", players, [leave(players - 1)], **tied)
        yield played("past rounds of who left stay", players, [out(1, [10] * players), leave(0), smaller], facts)
        yield refused("match/player-left", "gone already", players, [leave(1), leave(1)])
        yield refused("entry/other-players", "one hand too many", players, [leave(1), out(0, [10] * players)])
    yield refused("entry/players", "one player would be left", 2, [leave(0)])
    yield refused("entry/players", "one player would be left", 3, [leave(0), leave(2)])


def targets() -> Iterator[Case]:
    for players in PLAYERS:
        carried = [*range(players - 1), 64]
        for target in (63, 64, 65, 2000, None):
            yield played("the target changes, tested at once", players, [aim(target)], carried=carried)
        yield played("the default target comes back", players, [aim(None)], carried=carried, target=50)
        yield played(
            "over, then raised, then played on", players, [aim(60), aim(66), out(0, [1 + 1] * players)], carried=carried
        )
        for target in (0, 49, 2001, -100):
            yield refused("rules/out-of-range", "50 to 2000", players, [aim(target)], carried=carried)
        never = out(0, [60] * players, range(1, players))
        for first, then in ((2000, 120), (120, 2000)):
            steps = [never, aim(then), never]
            yield played("no earlier round is scored again", players, steps, target=first)
            yield played("a correction is scored by its own target", players, [*steps, correct(1, never)], target=first)
        for rules in ({"surcharge": 0}, {"limit": 30}, {"target": 120}):
            steps = [never, {"type": "rules", "rules": rules}, never]
            yield played("other rules from here on", players, steps, target=2000)
            yield played("a correction is scored by its own rules", players, [*steps, correct(1, never)], target=2000)
        penal = [sec(0, sums(players)), {"type": "rules", "rules": {"rami_sec_penalty": 5, "target": 2000}}]
        yield played("another penalty from here on", players, [*penal, sec(0, sums(players))], target=2000)


def dealers() -> Iterator[Case]:
    for players in PLAYERS:
        won = out(0, [2] * players)
        for first in range(players):
            yield played("the deal goes round", players, [won] * (1 if first else players + 1), first_dealer=first)
            yield played("somebody else dealt", players, [won, {**won, "dealer": first}])
        yield played("removing the last round gives the deal back", players, [won, won, remove(2)])
        tied: Case = {"carried": [default_target(players)] * players}
        yield played("an extra round passes the deal on", players, [blocked([10] * players)], **tied)
        if players < 6:
            larger = out(0, [2] * (players + 1))
            for rounds in range(3):
                yield played(
                    "who joined deals in turn", players, [join(), *[larger] * rounds], first_dealer=players - 1
                )
    for players in (3, 4):
        won = out(0, [2] * (players - 1))
        for first, gone in product(range(players), repeat=2):
            steps = [leave(gone, target=500), *[won] * (first + 1)]
            if first == gone:
                yield played("the dealer leaves", players, steps[:1], first_dealer=first)
            yield played("the deal passes over who left", players, steps, first_dealer=first)
    for persons, first in product(permutations(range(3)), range(3)):
        steps = [order(*persons), out(0, [2] * 3)]
        kind = "the deal stays with the person and goes on in the new order"
        yield played(kind, 3, steps, ["present"], first_dealer=first)


def own_seats() -> Iterator[Case]:
    before, after = out(0, [0, 12, 13]), out(1, [21, 0, 23])
    for persons in permutations(range(3)):
        steps = [before, order(*persons), after]
        yield played("another order moves no score", 3, steps, ["present"])
        yield played("a correction keeps the old order", 3, [*steps, correct(1, after)], ["present"])
    for players in (3, 4):
        hands: list[Hand] = [11 + seat for seat in range(players)]
        for gone in range(players):
            steps = [out(0, hands), leave(gone, target=500), out(0, hands[1:])]
            yield played(
                "who left is in the corrected round", players, [*steps, correct(1, out(1, hands))], ["present"]
            )
    for players in range(2, 6):
        won, larger = out(0, sums(players)), out(0, sums(players + 1))
        steps = [won, join(total=0), larger]
        yield played("who joined is not in the corrected round", players, [*steps, correct(1, out(1, sums(players)))])
        yield refused("entry/other-players", "round 1 had one player less", players, [*steps, correct(1, larger)])


def earliest() -> Iterator[Case]:
    for players in PLAYERS:
        start: Case = {"rules": {"blocked_tie": "earliest", "target": 2000}}
        tie = blocked([18] * players)
        for first in range(players):
            yield played("tie: the first after the dealer wins", players, [tie], first_dealer=first, **start)
        yield played("tie after tie, the deal goes round", players, [tie] * players, **start)
        yield played(
            "a corrected round keeps its dealer", players, [sec(0, sums(players)), tie, correct(1, tie)], **start
        )


def starts() -> Iterator[Case]:
    for players in (0, 1, 7):
        yield refused("entry/players", f"{players} players; two to six", players)
    for players in PLAYERS:
        yield refused("match/carried-count", "one total too many", players, carried=[0] * (players + 1))
        yield refused("match/carried-count", "one total is missing", players, carried=[0] * (players - 1))
        yield refused("match/bad-total", "no total is negative", players, carried=[*[0] * (players - 1), -1])
        for seat in (-1, players):
            yield refused("entry/unknown-dealer", f"seats are 0 to {players - 1}", players, first_dealer=seat)
        good = out(0, sums(players))
        yield refused("entry/winner-holds-cards", "round 1", players, [{**good, "hands": sums(players)}])
        yield refused(
            "entry/winner-holds-cards", "the new round 1", players, [good, correct(1, {**good, "hands": sums(players)})]
        )
        yield refused("match/order", "one is missing", players, [order(*range(1, players))])
        yield refused("match/order", "one is there twice", players, [order(0, *range(players - 1))])


def names() -> Iterator[Case]:
    for people in (["Sam", "Sam"], ["Sam", "sam"], ["Stra\u00dfe", "STRASSE"], ["Sam", " Sam "], ["Ana", "Sam", "SAM"]):
        yield refused("name/taken", f"{people[0]} or {people[1]} is there twice", people)
    for people in (["Ana", ""], ["Ana", "  "]):
        yield refused("name/empty", "a player has no name", people)
    yield refused("name/taken", "Ben is there", ["Ana", "Ben"], [join(name="BEN")])
    yield refused("name/taken", "Ben is there", ["Ana", "Ben"], [{"type": "rename", "person": 0, "name": "ben"}])
    yield refused("name/empty", "no name", ["Ana", "Ben"], [{"type": "rename", "person": 0, "name": ""}])
    yield refused("name/taken", "who left keeps the name", ["Ana", "Ben", "Chi"], [leave(1), join(name="ben")])
    for name in ("Anna", "ANA"):
        steps = [out(0, [0, 10]), {"type": "rename", "person": 0, "name": name}, out(0, [0, 10])]
        yield played("another name moves no score", ["Ana", "Ben"], steps, ["names"])
    for person in range(3):
        steps = [{"type": "rename", "person": person, "name": "Dev"}, out(person, [5, 6, 7])]
        yield played("another name for one of three", ["Ana", "Ben", "Chi"], steps, ["names"])
    yield played("a name with a number", ["Sam", "Sam (2)", "Ana"], [out(1, [5, 0, 6])], ["names"])


MATCH_GROUPS = (
    reaching,
    shared_lowest,
    extra_rounds,
    rami_secs,
    standings,
    after_the_end,
    closed,
    joins,
    leaves,
    targets,
    dealers,
    own_seats,
    earliest,
    starts,
    names,
)
