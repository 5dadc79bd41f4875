from typing import Any

import pytest
from tests.strategies import stuck

from rami import Fault, RoundResult, Rules
from rami.errors import FaultValue

TWO = Rules()
NOBODY, EARLIEST = Rules(blocked_tie="nobody"), Rules(blocked_tie="earliest")
WIN: dict[str, Any] = {"winner": 0, "opened": [True, True]}
SEC: dict[str, Any] = {"winner": 0, "ending": "rami_sec"}


def fault(code: str, *fields: str, **values: FaultValue) -> Fault:
    return Fault(code, fields, values)


def lost(seat: int, **values: FaultValue) -> Fault:
    return fault("card/unknown", f"hands[{seat}]", **values)


REFUSED: dict[str, tuple[RoundResult, list[Fault]]] = {
    "nobody plays": (RoundResult([], winner=0), [fault("entry/players", "players", number=0, low=2, high=6)]),
    "one player": (RoundResult([[]], winner=0), [fault("entry/players", "players", number=1, low=2, high=6)]),
    "seven players": (
        RoundResult([[], *[9] * 6], winner=0, opened=[True] * 7),
        [fault("entry/players", "players", number=7, low=2, high=6)],
    ),
    "seven players and their hands": (
        RoundResult([[], "ZZ", 220, 9, 9, 9, 1], winner=9, opened=[True]),
        [
            fault("entry/players", "players", number=7, low=2, high=6),
            lost(1, text="ZZ", position=1, offset=0),
            fault("hand/impossible-sum", "hands[2]", seat=2, sum=220, most=219),
            fault("hand/impossible-sum", "hands[6]", seat=6, sum=1, most=219),
        ],
    ),
    "too few told to have opened": (
        RoundResult(["", 9, 9], winner=0, opened=[True, True]),
        [fault("entry/opened-count", "opened", number=2, expected=3)],
    ),
    "none told to have opened for the winner in the last seats": (
        RoundResult([9, [], 9, 9], winner=1, opened=[True], ending="rami_sec"),
        [
            fault("entry/opened-count", "opened", number=1, expected=4),
            fault("entry/rami-sec-after-opening", "ending", "opened[0]", seats=(0,)),
        ],
    ),
    "too many told to have opened": (
        RoundResult(["", 9], winner=0, opened=[True, True, None]),
        [fault("entry/opened-count", "opened", number=3, expected=2)],
    ),
    "no winner": (RoundResult([9, 9], opened=[True, True]), [fault("entry/no-winner", "winner")]),
    "no winner of a rami sec": (
        RoundResult([9, 9], opened=[False, False], ending="rami_sec"),
        [fault("entry/no-winner", "winner")],
    ),
    "two winners": (
        RoundResult([[], [], 9], winner=(0, 1), opened=[True, True, True]),
        [fault("entry/two-winners", "winner", seats=(0, 1))],
    ),
    "three winners of a rami sec, one of them nobody": (
        RoundResult([[], [], 9], winner=(2, 5, 0), opened=[True, True, True], ending="rami_sec"),
        [
            fault("entry/two-winners", "winner", seats=(2, 5, 0)),
            fault("entry/unknown-winner", "winner", seat=5, number=3),
        ],
    ),
    "a winner below the first seat": (
        RoundResult([9, 9], winner=-1, opened=[True, True]),
        [fault("entry/unknown-winner", "winner", seat=-1, number=2)],
    ),
    "a winner above the last seat": (
        RoundResult([9, 9], winner=2, opened=[True, True]),
        [fault("entry/unknown-winner", "winner", seat=2, number=2)],
    ),
    "winners of a blocked round who are nobody": (
        stuck([9, 9], winner=(2, 0, -1)),
        [
            fault("entry/unknown-winner", "winner", seat=2, number=2),
            fault("entry/unknown-winner", "winner", seat=-1, number=2),
        ],
    ),
    "a dealer below the first seat": (
        RoundResult(["", 9], dealer=-1, **WIN),
        [fault("entry/unknown-dealer", "dealer", seat=-1, number=2)],
    ),
    "a dealer above the last seat": (
        RoundResult(["", 9], dealer=2, **WIN),
        [fault("entry/unknown-dealer", "dealer", seat=2, number=2)],
    ),
    "cards that are none": (
        RoundResult(["", "AH ZZ 5C Y"], **WIN),
        [lost(1, text="ZZ", position=2, offset=3), lost(1, text="Y", position=4, offset=9)],
    ),
    "a number that is none": (RoundResult(["", "36.5"], **WIN), [fault("hand/not-a-sum", "hands[1]", text="36.5")]),
    "a winner whose hand cannot be read": (
        RoundResult(["ZZ", 9], **WIN),
        [lost(0, text="ZZ", position=1, offset=0)],
    ),
    "sixteen cards": (
        RoundResult(["", "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D"], **WIN),
        [fault("hand/too-long", "hands[1]", seat=1, number=16, most=15)],
    ),
    "a negative sum": (
        RoundResult(["", -1], **WIN),
        [fault("hand/impossible-sum", "hands[1]", seat=1, sum=-1, most=198)],
    ),
    "a sum of 1": (RoundResult(["", 1], **WIN), [fault("hand/impossible-sum", "hands[1]", seat=1, sum=1, most=198)]),
    "a sum above the dearest hand of two packs": (
        RoundResult(["", 199], **WIN),
        [fault("hand/impossible-sum", "hands[1]", seat=1, sum=199, most=198)],
    ),
    "more copies than two packs hold": (
        RoundResult(["", "KH 9C KH", "9C KH"], winner=0, opened=[True] * 3),
        [fault("card/too-many", "hands[1]", "hands[2]", card="KH", number=3, copies=2, packs=2)],
    ),
    "more cards of a rank than two packs hold": (
        RoundResult(["", "K? K? KH KC K?", "9C K? KS", "9? K? KD"], winner=0, opened=[True] * 4),
        [fault("card/too-many", "hands[1]", "hands[2]", "hands[3]", card="K?", number=9, copies=8, packs=2)],
    ),
    "more cards of a rank than three packs hold": (
        RoundResult(["", ["2?"] * 12, "9?", "2C", 9], winner=0, opened=[True] * 5),
        [fault("card/too-many", "hands[1]", "hands[3]", card="2?", number=13, copies=12, packs=3)],
    ),
    "a card too often, and its rank": (
        RoundResult(["", "KH KH KH K?", ["K?"] * 5, "A? AH AH AH"], winner=0, opened=[True] * 4),
        [
            fault("card/too-many", "hands[3]", card="AH", number=3, copies=2, packs=2),
            fault("card/too-many", "hands[1]", card="KH", number=3, copies=2, packs=2),
            fault("card/too-many", "hands[1]", "hands[2]", card="K?", number=9, copies=8, packs=2),
        ],
    ),
    "a card too often, noted with its suit each time": (
        RoundResult(["", ["KH"] * 9, "A?"], winner=0, opened=[True] * 3),
        [fault("card/too-many", "hands[1]", card="KH", number=9, copies=2, packs=2)],
    ),
    "ranks in a hand that is too long": (
        RoundResult(["", [*["K?"] * 8, *["A?"] * 8]], **WIN),
        [fault("hand/too-long", "hands[1]", seat=1, number=16, most=15)],
    ),
    "more jokers than two packs hold, and other cards, in the order of the cards": (
        RoundResult(["XX XX AS", "XX AC AS AS", "XX XX AC AC"], winner=0, opened=[True] * 3),
        [
            fault("card/too-many", "hands[1]", "hands[2]", card="AC", number=3, copies=2, packs=2),
            fault("card/too-many", "hands[0]", "hands[1]", card="AS", number=3, copies=2, packs=2),
            fault("card/too-many", "hands[0]", "hands[1]", "hands[2]", card="XX", number=5, copies=4, packs=2),
            fault("entry/winner-holds-cards", "winner", "hands[0]", seat=0),
        ],
    ),
    "a winner with cards": (
        RoundResult(["2C", 9], **WIN),
        [fault("entry/winner-holds-cards", "winner", "hands[0]", seat=0)],
    ),
    "a winner of a rami sec with a sum": (
        RoundResult([9, 2], winner=1, ending="rami_sec"),
        [fault("entry/winner-holds-cards", "winner", "hands[1]", seat=1)],
    ),
    "a winner who never opened": (
        RoundResult([9, ""], winner=1, opened=[True, False]),
        [fault("entry/winner-not-opened", "winner", "opened[1]", seat=1)],
    ),
    "a rami sec without an opening": (
        RoundResult([[], 9], winner=0, opened=[False, False], ending="rami_sec"),
        [fault("entry/winner-not-opened", "winner", "opened[0]", seat=0)],
    ),
    "a rami sec after an opening": (
        RoundResult([9, [], 9, 9], winner=1, opened=[True, True, False, True], ending="rami_sec"),
        [fault("entry/rami-sec-after-opening", "ending", "opened[0]", "opened[3]", seats=(0, 3))],
    ),
    "losers without cards": (
        RoundResult([None, 0, "", [], [], 9], winner=4, opened=[True] * 6),
        [
            fault("hand/missing", "hands[0]", seat=0),
            fault("hand/empty", "hands[1]", seat=1),
            fault("hand/missing", "hands[2]", seat=2),
            fault("hand/empty", "hands[3]", seat=3),
        ],
    ),
    "hands of a blocked round not stated": (
        stuck([None, 9, ""], winner=1, opened=[True, None, None]),
        [
            fault("hand/missing", "hands[0]", seat=0),
            fault("hand/missing", "hands[2]", seat=2),
            fault("entry/opened-missing", "opened[2]", seat=2),
        ],
    ),
    "a winner of a blocked round who has not the lowest hand": (
        stuck([30, 31, 30], winner=1),
        [fault("entry/winner-not-lowest", "winner", "hands[1]", seat=1, value=31, lowest=30)],
    ),
    "winners of a blocked round of whom two have not the lowest hand": (
        stuck([32, 31, 30], winner=(1, 2, 0)),
        [
            fault("entry/winner-not-lowest", "winner", "hands[1]", seat=1, value=31, lowest=30),
            fault("entry/winner-not-lowest", "winner", "hands[0]", seat=0, value=32, lowest=30),
        ],
    ),
    "openings not stated": (
        RoundResult([9, "", 9], winner=1),
        [fault("entry/opened-missing", "opened[0]", seat=0), fault("entry/opened-missing", "opened[2]", seat=2)],
    ),
    "openings not stated in a blocked round without a named winner": (
        stuck([9, 8], opened=[None, None]),
        [fault("entry/opened-missing", "opened[0]", seat=0), fault("entry/opened-missing", "opened[1]", seat=1)],
    ),
    "openings of the losers of a blocked round not stated": (
        stuck([9, 8], opened=[None, None], winner=1),
        [fault("entry/opened-missing", "opened[0]", seat=0)],
    ),
    "openings not stated beside too many flags": (
        RoundResult(["", 9], winner=0, opened=[True, None, None]),
        [
            fault("entry/opened-count", "opened", number=3, expected=2),
            fault("entry/opened-missing", "opened[1]", seat=1),
        ],
    ),
    "everything at once when somebody went out": (
        RoundResult(
            ["AH", "ZZ 1", 220, "KS KS KS", "2C 2C 3C 3C 4C 4C 5C 5C 6C 6C 7C 7C 8C 8C 9C 9C"],
            winner=0,
            opened=[False, None, True],
            dealer=5,
        ),
        [
            fault("entry/opened-count", "opened", number=3, expected=5),
            fault("entry/unknown-dealer", "dealer", seat=5, number=5),
            lost(1, text="ZZ", position=1, offset=0),
            lost(1, text="1", position=2, offset=3),
            fault("hand/impossible-sum", "hands[2]", seat=2, sum=220, most=219),
            fault("hand/too-long", "hands[4]", seat=4, number=16, most=15),
            fault("entry/winner-holds-cards", "winner", "hands[0]", seat=0),
            fault("entry/winner-not-opened", "winner", "opened[0]", seat=0),
            fault("entry/opened-missing", "opened[1]", seat=1),
        ],
    ),
    "everything at once in a blocked round": (
        stuck(["2C 2C", None, "KS", "2C", 1, "ZZ"], winner=(4, 7), opened=[None, True, None, True, True], dealer=-1),
        [
            fault("entry/opened-count", "opened", number=5, expected=6),
            fault("entry/unknown-winner", "winner", seat=7, number=6),
            fault("entry/unknown-dealer", "dealer", seat=-1, number=6),
            fault("hand/impossible-sum", "hands[4]", seat=4, sum=1, most=219),
            lost(5, text="ZZ", position=1, offset=0),
            fault("hand/missing", "hands[1]", seat=1),
            fault("entry/opened-missing", "opened[0]", seat=0),
            fault("entry/opened-missing", "opened[2]", seat=2),
        ],
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_wrong_is_told_all_at_once_in_a_fixed_order(name: str) -> None:
    result, faults = REFUSED[name]
    assert result.faults() == tuple(faults)


@pytest.mark.parametrize("rules", [NOBODY, EARLIEST], ids=["nobody", "earliest"])
def test_one_who_shares_the_lowest_hand_without_winning_must_have_opened_or_not(rules: Rules) -> None:
    result = stuck([18, 18, 19], winner=(0, 1), opened=[None, None, True], dealer=0)
    missing = [fault("entry/opened-missing", f"opened[{seat}]", seat=seat) for seat in range(2)]
    assert result.faults(rules) == tuple(missing if rules is NOBODY else missing[:1])
    assert result.faults(TWO) == ()


def test_earliest_needs_the_dealer_only_where_the_lowest_hand_is_shared() -> None:
    needed = fault("entry/dealer-missing", "dealer", seats=(0, 2))
    assert stuck([18, 19, 18], winner=1).faults(EARLIEST) == (
        fault("entry/winner-not-lowest", "winner", "hands[1]", seat=1, value=19, lowest=18),
        needed,
    )
    assert stuck([18, 19, 18]).faults(EARLIEST) == (needed,)
    assert stuck([18, 19, 18], dealer=0).faults(EARLIEST) == stuck([18, 19, 17]).faults(EARLIEST) == ()
    assert stuck([18, 19, 18]).faults(NOBODY) == stuck([18, 19, 18]).faults() == ()
    assert RoundResult(["", 9], **WIN).faults(EARLIEST) == ()


@pytest.mark.parametrize(
    ("result", "rules"),
    [
        (RoundResult(["", 198], **WIN), TWO),
        (RoundResult(["", 2], **WIN), TWO),
        (RoundResult(["", 219], **WIN), Rules(packs=3)),
        (RoundResult(["", *[219] * 4], winner=0, opened=[True] * 5), TWO),
        (RoundResult(["", *[198] * 3], winner=0, opened=[True] * 4), TWO),
        (RoundResult(["", "KH KH XX XX XX XX 2C 2D 2H 2S 3C 3D 3H 3S 4C"], **WIN), TWO),
        (RoundResult(["", "KH KH KH", "XX XX XX XX XX XX"], winner=0, opened=[True] * 3), Rules(packs=3)),
        (RoundResult(["", "KH KH KH", 9, 9, 9], winner=0, opened=[True] * 5), TWO),
        (RoundResult([[], 198], **SEC), TWO),
        (RoundResult([[], [], []], **SEC), TWO),
        (stuck([0, (), "2C"]), TWO),
        (stuck([9, 9], dealer=1), TWO),
        (RoundResult(["", 9], dealer=0, **WIN), TWO),
        (RoundResult(["", 9], dealer=1, **WIN), TWO),
        (RoundResult([9, 9, []], winner=2, opened=[True, False, None]), TWO),
        (stuck([9, 8], opened=[True, None], winner=1), TWO),
        (stuck([8, 8], opened=[None, None], winner=(0, 1)), TWO),
    ],
)
def test_what_is_just_allowed(result: RoundResult, rules: Rules) -> None:
    assert result.faults(rules) == ()


@pytest.mark.parametrize(("packs", "most"), [(2, 198), (3, 219)])
def test_the_packs_in_play_decide_what_is_possible(packs: Any, most: int) -> None:
    rules = Rules(packs=packs)
    players = {2: 5, 3: 2}[packs]
    hands = ["", most + 1, *["KS " * (packs + 1)] * (players > 2)]
    result = RoundResult([*hands, *[9] * (players - len(hands))], winner=0, opened=[True] * players)
    too_many = fault("card/too-many", "hands[2]", card="KS", number=3, copies=2, packs=2)
    impossible = fault("hand/impossible-sum", "hands[1]", seat=1, sum=most + 1, most=most)
    assert result.faults(rules) == (impossible, too_many)[: len(hands) - 1]
