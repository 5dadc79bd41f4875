from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.oracle import refusals, score
from tests.strategies import Entry, entries, gone_out, pickled, results, rules, stuck

from rami import (
    Ending,
    EntryError,
    RamiError,
    Reason,
    RoundResult,
    Rules,
    ScoreLine,
    hand_value,
    read_cards,
    score_round,
)
from rami.examples import WORKED_EXAMPLES
from rami.scoring import LimitKind, score_so_far

LOW_41 = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C"
NOBODY, EARLIEST = Rules(blocked_tie="nobody"), Rules(blocked_tie="earliest")


def points(result: RoundResult, rules: Rules | None = None) -> list[int]:
    return [line.points for line in (score_round(result) if rules is None else score_round(result, rules))]


def won(value: int = 0) -> ScoreLine:
    return ScoreLine(0, Reason.WON, value, 0, None, None, 0)


def opened(value: int) -> ScoreLine:
    return ScoreLine(value, Reason.OPENED, value, 0, None, None, 0)


def unopened(points: int, value: int, surcharge: int = 25, limit: LimitKind | None = None) -> ScoreLine:
    return ScoreLine(points, Reason.NEVER_OPENED, value, surcharge, points if limit else None, limit, 0)


def never_opened(value: int, rules: Rules | None = None, players: int = 2) -> ScoreLine:
    result = RoundResult([[], value, *[9] * (players - 2)], winner=0, opened=[True, False, *[True] * (players - 2)])
    return (score_round(result) if rules is None else score_round(result, rules))[1]


# The worked examples and the cases from the field


def test_the_worked_examples() -> None:
    assert [points(example) for example in WORKED_EXAMPLES] == [[0, 36], [0, 50], [0, 7, 100, 31], [0, 200, 200]]


OUT: dict[str, tuple[list[Any], int, str, dict[str, Any], list[int]]] = {
    # who opened: one letter a seat
    "c01 ace": (["", "AH 2H 3H"], 0, "yy", {}, [0, 16]),
    "c02 joker": (["", "5H XX 7H", "XX"], 0, "yyy", {}, [0, 32, 20]),
    "c03 two copies": (["KH KH 9C 9C", ""], 1, "yy", {}, [38, 0]),
    "c04 melds in the hand": (["", "QS QH QD 4C", "7D 8D 9D TD"], 0, "yyy", {}, [0, 34, 34]),
    "c05 ten and court cards": (["", "TD TH JC QC KC"], 0, "yy", {}, [0, 50]),
    "c06 the last seat wins": (["2S 3S", "AH", "XX", ""], 3, "yyyy", {}, [5, 11, 20, 0]),
    "c07a under the limit": (["", "TC 9D 5S"], 0, "yn", {}, [0, 49]),
    "c07b at the limit": (["", "TC TD 5S"], 0, "yn", {}, [0, 50]),
    "c07c above the limit": (["", "TC TD 6S"], 0, "yn", {}, [0, 50]),
    "c08 not a flat 100": (["", LOW_41, "5D AD"], 0, "yny", {}, [0, 66, 16]),
    "c09a half of 150": (["", "KH KS KD KC QH QS"], 0, "yn", {"target": 150}, [0, 75]),
    "c09b half of 400 is above 100": (["", "KH KS KD KC QH QS QD AH XX"], 0, "yn", {"target": 400}, [0, 100]),
    "c09c half of 100 though four play": (["", LOW_41, "9S", "8S"], 0, "ynyy", {"target": 100}, [0, 50, 9, 8]),
    "c11 no rami sec after an opening": (["", "9C 9D", LOW_41, "XX"], 0, "yyny", {}, [0, 18, 66, 20]),
    "c16 six players": (["AH", "KH KS", "5C 6C 7C XX", "XX XX", "", "9D"], 4, "ynynyy", {}, [11, 45, 38, 65, 0, 9]),
}


@pytest.mark.parametrize("name", OUT)
def test_cases_from_the_field_of_rounds_that_somebody_went_out_of(name: str) -> None:
    hands, winner, flags, options, expected = OUT[name]
    result = RoundResult(hands, winner=winner, opened=[flag == "y" for flag in flags])
    assert points(result, Rules.of(options)) == expected


def test_c06_without_a_winner_named_nothing_is_scored() -> None:
    hands = ["2S 3S", "AH", "XX", ""]
    with pytest.raises(EntryError) as refused:
        score_round(RoundResult(hands, opened=[True] * 4))
    assert refused.value.codes == ("entry/no-winner",)
    with pytest.raises(EntryError) as holds:
        score_round(RoundResult(hands, winner=0, opened=[True] * 4))
    assert holds.value.codes == ("entry/winner-holds-cards", "hand/missing")


def test_c10_a_rami_sec_is_flat() -> None:
    result = RoundResult(["2C", "", "KH KS QD JC 9H XX"], winner=1, opened=[False, True, False], ending="rami_sec")
    flat = [ScoreLine(200, Reason.RAMI_SEC, value, 0, None, None, 200) for value in (2, 69)]
    assert score_round(result) == (flat[0], won(), flat[1])


def test_c11_a_rami_sec_with_an_opponent_marked_as_opened_is_refused() -> None:
    result = RoundResult(["", "9C 9D", LOW_41, "XX"], winner=0, opened=[True, True, False, True], ending="rami_sec")
    with pytest.raises(EntryError) as refused:
        score_round(result)
    assert refused.value.codes == ("entry/rami-sec-after-opening",)


def test_c12_the_lowest_value_wins_a_blocked_round_not_the_fewest_cards() -> None:
    assert score_round(stuck(["AH XX", "KH QH JH", "9S 9H 9D 4C"])) == (opened(31), won(30), opened(31))


def test_c13_one_who_never_opened_wins_a_blocked_round_by_cards_alone() -> None:
    low = "2C 2C 2D 2D 2H 2H 2S 2S 3C 3C 3D 3D 3H"
    assert score_round(stuck([low, "KH KS QD 4C"], opened=[False, True])) == (won(31), opened(34))


def test_c14_a_loser_of_a_blocked_round_who_never_opened_pays_the_surcharge() -> None:
    lines = score_round(stuck(["9H", LOW_41, "TH TD"], opened=[True, False, True]))
    assert lines == (won(9), unopened(66, 41), opened(20))


@pytest.mark.parametrize("turn", range(3))
def test_c15_equal_lowest_hands_share_the_win_wherever_they_sit(turn: int) -> None:
    hands = ["9C 9D", "AH 7S", "KH 9S"]
    turned = points(stuck(hands[turn:] + hands[:turn]))
    assert turned == ([0, 0, 19] * 2)[turn : turn + 3]


@pytest.mark.parametrize("hand", [-10, "-10"])
def test_c29_negative_points_are_refused(hand: int | str) -> None:
    with pytest.raises(EntryError) as refused:
        score_round(RoundResult(["", hand], winner=0, opened=[True, True]))
    assert refused.value.codes == ("hand/impossible-sum" if hand == -10 else "hand/not-a-sum",)


# Derivations, and every boundary


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (23, unopened(48, 23)),
        (24, unopened(49, 24)),
        (25, unopened(50, 25)),
        (26, unopened(50, 26, limit=LimitKind.HALF_TARGET)),
        (198, unopened(50, 198, limit=LimitKind.HALF_TARGET)),
    ],
)
def test_half_the_target_limits_value_and_surcharge_together(value: int, line: ScoreLine) -> None:
    assert never_opened(value) == line


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (74, unopened(99, 74)),
        (75, unopened(100, 75)),
        (76, unopened(100, 76, limit=LimitKind.LIMIT)),
        (198, unopened(100, 198, limit=LimitKind.LIMIT)),
    ],
)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_100_limits_with_three_or_more_and_is_named_where_both_are_equal(
    players: int, value: int, line: ScoreLine
) -> None:
    assert never_opened(value, players=players) == line


@pytest.mark.parametrize(
    ("target", "limit", "cut"),
    [
        (50, 25, LimitKind.HALF_TARGET),
        (51, 25, LimitKind.HALF_TARGET),
        (52, 26, LimitKind.HALF_TARGET),
        (75, 37, LimitKind.HALF_TARGET),
        (149, 74, LimitKind.HALF_TARGET),
        (197, 98, LimitKind.HALF_TARGET),
        (199, 99, LimitKind.HALF_TARGET),
        (200, 100, LimitKind.LIMIT),
        (201, 100, LimitKind.LIMIT),
        (202, 100, LimitKind.LIMIT),
        (2000, 100, LimitKind.LIMIT),
    ],
)
def test_half_of_an_odd_target_is_rounded_down(target: int, limit: int, cut: LimitKind) -> None:
    house = Rules(target=target, surcharge=0)
    assert never_opened(limit - 1, house) == unopened(limit - 1, limit - 1, 0)
    assert never_opened(limit, house) == unopened(limit, limit, 0)
    assert never_opened(limit + 1, house) == unopened(limit, limit + 1, 0, cut)


@pytest.mark.parametrize(
    ("limit", "cut", "named"),
    [(49, 49, LimitKind.LIMIT), (50, 50, LimitKind.LIMIT), (51, 50, LimitKind.HALF_TARGET), (0, 0, LimitKind.LIMIT)],
)
def test_the_lower_limit_of_house_rules_is_named_and_the_fixed_one_where_both_are_equal(
    limit: int, cut: int, named: LimitKind
) -> None:
    assert never_opened(60, Rules(limit=limit)) == unopened(cut, 60, 25, named)


def test_a_limit_of_nothing_names_itself_only_where_it_lowers_the_sum() -> None:
    line = score_round(stuck([0, 0], opened=[False, False]), Rules(limit=0, surcharge=0, blocked_tie="nobody"))
    assert line == (unopened(0, 0, 0), unopened(0, 0, 0))


@pytest.mark.parametrize(("surcharge", "total"), [(0, 20), (1, 21), (30, 50), (31, 50), (500, 50)])
def test_the_surcharge_of_house_rules(surcharge: int, total: int) -> None:
    cut = LimitKind.HALF_TARGET if surcharge > 30 else None
    assert never_opened(20, Rules(surcharge=surcharge)) == unopened(total, 20, surcharge, cut)


def test_the_limit_follows_the_target_of_as_many_as_there_are_hands() -> None:
    assert [never_opened(80, players=players).points for players in range(2, 7)] == [50, 100, 100, 100, 100]


@pytest.mark.parametrize("value", [2, 50, 51, 100, 101, 198])
def test_a_loser_who_has_opened_is_not_limited_at_all(value: int) -> None:
    assert score_round(RoundResult([[], value], winner=0, opened=[True, True])) == (won(), opened(value))


@pytest.mark.parametrize("penalty", [0, 1, 200, 500])
def test_a_rami_sec_costs_the_penalty_with_cards_or_without(penalty: int) -> None:
    lines = score_round(
        RoundResult([None, "AH", 9, None], winner=0, ending="rami_sec"), Rules(rami_sec_penalty=penalty)
    )
    flat = [ScoreLine(penalty, Reason.RAMI_SEC, value, 0, None, None, penalty) for value in (11, 9, 0)]
    assert lines == (won(), *flat)


@pytest.mark.parametrize("seat", range(3))
def test_the_seat_named_wins_a_rami_sec(seat: int) -> None:
    assert points(RoundResult([None] * 3, winner=seat, ending="rami_sec")) == [
        0 if s == seat else 200 for s in range(3)
    ]


@pytest.mark.parametrize(
    ("house", "dealer", "lines"),
    [
        (Rules(), None, (won(18), won(18), unopened(44, 19))),
        (Rules(), 2, (won(18), won(18), unopened(44, 19))),
        (NOBODY, None, (unopened(43, 18), opened(18), unopened(44, 19))),
        (EARLIEST, 0, (unopened(43, 18), won(18), unopened(44, 19))),
        (EARLIEST, 1, (won(18), opened(18), unopened(44, 19))),
        (EARLIEST, 2, (won(18), opened(18), unopened(44, 19))),
    ],
    ids=["shared", "shared, dealer", "nobody", "earliest after 0", "earliest after 1", "earliest after 2"],
)
@pytest.mark.parametrize("winner", [None, 0, 1, (0, 1)], ids=str)
def test_a_shared_lowest_hand_of_a_blocked_round(
    house: Rules, dealer: int | None, lines: tuple[ScoreLine, ...], winner: Any
) -> None:
    result = stuck(["9C 9D", "AH 7S", "KH 9S"], opened=[False, True, False], dealer=dealer, winner=winner)
    assert score_round(result, house) == lines


def test_a_line_is_its_points_and_their_derivation_and_is_pickled() -> None:
    line = ScoreLine(5, Reason.OPENED, 5)
    assert line == (5, "opened", 5, 0, None, None, 0)
    assert ScoreLine._fields == ("points", "reason", "value", "surcharge", "limit", "limited_by", "penalty")
    assert pickled(line) == line
    assert [reason.value for reason in Reason] == ["won", "rami_sec", "opened", "never_opened"]
    assert [kind.value for kind in LimitKind] == ["limit", "half_target"]
    assert repr(never_opened(49)) == (
        "ScoreLine(points=50, reason=<Reason.NEVER_OPENED: 'never_opened'>, value=49, surcharge=25, limit=50,"
        " limited_by=<LimitKind.HALF_TARGET: 'half_target'>, penalty=0)"
    )


# Random entries against the oracle, and what holds for all


def scored_or_refused(entry: Entry) -> list[int] | None:
    try:
        return points(entry.result(), entry.rules)
    except RamiError:
        return None


@settings(max_examples=400)
@given(entries())
def test_points_and_refusals_are_those_of_the_oracle(entry: Entry) -> None:
    assert scored_or_refused(entry) == score(entry.case())


@given(entries())
def test_a_refusal_scores_nothing_and_holds_all_faults(entry: Entry) -> None:
    faults = entry.result().faults(entry.rules)
    assert bool(faults) == bool(refusals(entry.case()))
    if faults:
        with pytest.raises(EntryError) as refused:
            score_round(entry.result(), entry.rules)
        assert refused.value.faults == faults


@given(st.data(), rules(), st.integers(2, 6))
def test_every_line_adds_up_within_the_limits(data: st.DataObject, house: Rules, players: int) -> None:
    result = data.draw(results(players, house))
    lines, half = score_round(result, house), house.target_for(players) // 2
    for line in lines:
        if line.reason is Reason.WON:
            assert line == won(line.value)
        elif line.reason is Reason.RAMI_SEC:
            assert line[:1] + line[2:] == (house.rami_sec_penalty, line.value, 0, None, None, house.rami_sec_penalty)
        elif line.reason is Reason.OPENED:
            assert line == opened(line.value)
        else:
            total = line.value + house.surcharge
            assert line.points == min(total, house.limit, half)
            assert (line.limit is None) == (line.limited_by is None) == (line.points == total)
            assert line.limit in {None, line.points}
            assert line.limited_by in {None, LimitKind.LIMIT if house.limit <= half else LimitKind.HALF_TARGET}
    winners = [line for line in lines if line.reason is Reason.WON]
    assert len(winners) == 1 or result.ending is Ending.BLOCKED


@given(st.data(), rules(), st.integers(2, 6))
def test_scores_do_not_depend_on_the_seats(data: st.DataObject, house: Rules, players: int) -> None:
    result = data.draw(results(players, house))
    turn = data.draw(st.integers(0, players - 1))
    order = [(seat + turn) % players for seat in range(players)]  # earliest follows the seats: turned, not mixed
    if house.blocked_tie != "earliest":
        order = data.draw(st.permutations(order))
    named = result.winner if isinstance(result.winner, tuple) else [result.winner]
    moved = RoundResult(
        [result.hands[seat] for seat in order],
        winner=[order.index(seat) for seat in named if seat is not None],
        opened=[result.opened[seat] for seat in order],
        ending=result.ending,
        dealer=None if result.dealer is None else order.index(result.dealer),
    )
    lines = score_round(result, house)
    assert score_round(moved, house) == tuple(lines[seat] for seat in order)


@given(st.data(), rules(), st.integers(2, 6))
def test_the_order_of_cards_and_their_sum_instead_change_nothing(
    data: st.DataObject, house: Rules, players: int
) -> None:
    result = data.draw(results(players, house))
    mixed = [data.draw(st.permutations(hand)) if isinstance(hand, tuple) else hand for hand in result.hands]
    sums = [hand_value(hand) if isinstance(hand, tuple) else hand for hand in result.hands]
    for hands in (mixed, sums):
        again = RoundResult(
            hands, winner=result.winner, opened=result.opened, ending=result.ending, dealer=result.dealer
        )
        assert score_round(again, house) == score_round(result, house)


@given(st.data(), st.integers(2, 6))
def test_a_dealer_changes_nothing_where_no_tie_falls_to_the_earliest(data: st.DataObject, players: int) -> None:
    result, dealer = data.draw(results(players)), data.draw(st.integers(0, players - 1))
    assert score_round(result.with_dealer(dealer)) == score_round(result)


@given(gone_out(3))
def test_the_options_left_out_are_the_default_rules(result: RoundResult) -> None:
    assert score_round(result) == score_round(result, Rules())


@given(st.data())
def test_a_score_is_data_and_never_negative(data: st.DataObject) -> None:
    lines = score_round(data.draw(results(data.draw(st.integers(2, 6)))))
    assert pickled(lines) == lines
    assert all(line.points >= 0 and type(line.points) is int for line in lines)


def test_cards_typed_and_summed_score_the_same_by_hand() -> None:
    hand = read_cards("KH KS QD JC 9H")
    scores = [points(RoundResult(["", h], winner=0, opened=[True, False])) for h in (hand, 49, "49", "40+9")]
    assert scores == [[0, 50]] * 4


@pytest.mark.parametrize(
    ("result", "points"),
    [
        (RoundResult(["", 30, None], winner=0, opened=[True, False, None]), [0, 55, None]),
        (RoundResult(["", 30], winner=0, opened=[True, True]), [0, 30]),
        (RoundResult(["", 30, None], winner=0, ending="rami_sec", opened=[True, False, None]), [0, 200, 200]),
        (RoundResult(["", 30, 5000], winner=0, ending="rami_sec", opened=[True, False, False]), [0, 200, None]),
        (RoundResult([12, None], ending="blocked", opened=[True, True]), [12, None]),
        (RoundResult(["", *[30] * 6], winner=0, opened=[True] * 7), [0, *[None] * 6]),
    ],
)
def test_an_unfinished_entry_is_scored_as_far_as_it_goes(result: RoundResult, points: list[int | None]) -> None:
    assert [line and line.points for line in score_so_far(result)] == points
