import copy
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest
from tests.strategies import pickled, scored, stuck

from rami import EntryError, Fault, Reason, RoundPlayed, RoundResult, Rules, ScoreLine, Status
from rami.table import Change, PlayerJoined, PlayerLeft, RulesChanged, SeatsChanged, Table, fold

RULES = Rules()
ROUND = RoundPlayed.of(scored(0, 30, 25), (0, 1, 2), 0, RULES)


def table(
    *totals: int,
    order: tuple[int, ...] | None = None,
    left: tuple[int, ...] = (),
    rules: Rules = RULES,
    dealer: int = 0,
) -> Table:
    return Table(order or tuple(range(len(totals))), frozenset(left), dict(enumerate(totals)), rules, dealer)


# The table


def test_who_left_keeps_a_place_in_the_order_but_does_not_play() -> None:
    assert table(1, 2, 3, order=(2, 0, 1)).present == (2, 0, 1)
    assert table(1, 2, 3, order=(2, 0, 1), left=(0,)).present == (2, 1)


def test_an_automatic_target_follows_those_present() -> None:
    assert [table(*[0] * players).target for players in range(2, 7)] == [100, 200, 300, 400, 500]
    assert table(0, 0, 0, 0, left=(1, 3)).target == 100
    assert table(0, 0, 0, left=(1,), rules=Rules(target=250)).target == 250


@pytest.mark.parametrize(
    ("totals", "reached", "lowest", "status"),
    [
        ((99, 38), (), (1,), Status.PLAYING),
        ((100, 38), (0,), (1,), Status.OVER),
        ((101, 38), (0,), (1,), Status.OVER),
        ((100, 100), (0, 1), (0, 1), Status.EXTRA_ROUND),
        ((99, 99), (), (0, 1), Status.PLAYING),
        ((0, 0), (), (0, 1), Status.PLAYING),
        ((150, 120), (0, 1), (1,), Status.OVER),
        ((150, 120, 207), (2,), (1,), Status.OVER),
        ((40, 40, 205), (2,), (0, 1), Status.EXTRA_ROUND),
        ((40, 39, 200), (2,), (1,), Status.OVER),
        ((40, 40, 199), (), (0, 1), Status.PLAYING),
        ((300, 20, 20, 20, 0, 499), (), (4,), Status.PLAYING),
        ((300, 20, 20, 20, 0, 500), (5,), (4,), Status.OVER),
    ],
)
def test_a_match_is_over_at_the_target_unless_the_lowest_total_is_shared(
    totals: tuple[int, ...], reached: tuple[int, ...], lowest: tuple[int, ...], status: Status
) -> None:
    assert table(*totals).reached == reached
    assert table(*totals).lowest == lowest
    assert table(*totals).status is status


def test_reached_and_lowest_are_in_seat_order() -> None:
    given = table(100, 20, 100, 20, order=(3, 2, 1, 0), rules=Rules(target=100))
    assert (given.reached, given.lowest) == ((2, 0), (3, 1))


def test_who_left_is_in_no_end_test_and_no_lowest_total() -> None:
    assert table(250, 30, 40, left=(0,)).status is Status.PLAYING
    assert table(250, 30, 40, left=(0,)).reached == ()
    assert table(100, 30, 0, left=(2,)).lowest == (1,)
    assert table(100, 30, 30, left=(2,)).status is Status.OVER


def test_three_states_by_name() -> None:
    assert [status.value for status in Status] == ["playing", "extra_round", "over"]


@pytest.mark.parametrize(
    ("order", "left", "after"),
    [
        ((0, 1), (), {0: 1, 1: 0}),
        ((0, 1, 2), (), {0: 1, 1: 2, 2: 0}),
        ((2, 0, 1), (), {2: 0, 0: 1, 1: 2}),
        ((0, 1, 2, 3), (1,), {0: 2, 1: 2, 2: 3, 3: 0}),
        ((0, 1, 2, 3), (0, 3), {0: 1, 1: 2, 2: 1, 3: 1}),
    ],
)
def test_the_deal_passes_to_the_next_one_present(
    order: tuple[int, ...], left: tuple[int, ...], after: dict[int, int]
) -> None:
    given = table(*[0] * len(order), order=order, left=left)
    assert {person: given.next_after(person) for person in order} == after


# A round played


def test_a_round_is_scored_with_what_is_in_force_and_the_dealer_noted() -> None:
    house = Rules(surcharge=10, target=60)
    played = RoundPlayed.of(RoundResult(["", 9, 30], winner=0, opened=[True, True, False]), (4, 2, 7), 2, house)
    assert played.result == RoundResult(["", 9, 30], winner=0, opened=[True, True, False], dealer=1)
    assert [line.points for line in played.lines] == [0, 9, 30]
    assert (played.seats, played.dealer, played.rules, played.target) == ((4, 2, 7), 2, house, 60)


@pytest.mark.parametrize(("seat", "person"), [(0, 4), (1, 2), (2, 7)])
def test_the_entry_may_name_another_dealer(seat: int, person: int) -> None:
    played = RoundPlayed.of(scored(0, 9, 9, dealer=seat), (4, 2, 7), 2, RULES)
    assert (played.dealer, played.result.dealer) == (person, seat)


@pytest.mark.parametrize(("dealer", "points"), [(4, [18, 0, 18]), (2, [18, 18, 0]), (7, [0, 18, 18])])
def test_the_dealer_at_the_table_decides_a_tie_that_falls_to_the_earliest(dealer: int, points: list[int]) -> None:
    played = RoundPlayed.of(stuck([18, 18, 18]), (4, 2, 7), dealer, Rules(blocked_tie="earliest"))
    assert [line.points for line in played.lines] == points


@pytest.mark.parametrize("winner", [None, 0, (0, 1)], ids=str)
def test_one_blocked_round_has_one_form_whoever_was_named(winner: int | tuple[int, ...] | None) -> None:
    played = RoundPlayed.of(stuck([18, 18, 19], winner=winner), (0, 1, 2), 0, RULES)
    assert played == RoundPlayed.of(stuck([18, 18, 19]), (0, 1, 2), 0, RULES)
    assert played.result.winner is None
    assert RoundPlayed.of(scored(9, 0), (0, 1), 0, RULES).result.winner == 1


@pytest.mark.parametrize("opened", [[None, None, True], [True, None, True]])
def test_a_blocked_round_kept_can_be_entered_again_as_kept(opened: list[bool | None]) -> None:
    played = RoundPlayed.of(stuck([18, 18, 19], winner=(0, 1), opened=opened), (0, 1, 2), 0, RULES)
    assert RoundPlayed.of(played.result, (0, 1, 2), 0, RULES) == played


@pytest.mark.parametrize("hands", [[[]], [[], 9], [[], 9, 9, 9], [[], *[9] * 6], []], ids=len)
def test_hands_of_another_number_than_the_seats_are_refused(hands: list[list[str] | int]) -> None:
    result = RoundResult(hands, winner=0, opened=[True] * len(hands))
    with pytest.raises(EntryError) as refused:
        RoundPlayed.of(result, (0, 1, 2), 0, RULES)
    fault = Fault("entry/other-players", ("hands",), {"number": len(hands), "expected": 3})
    assert refused.value.faults == (fault,)


def test_a_round_with_faults_is_refused_with_all_of_them() -> None:
    with pytest.raises(EntryError) as refused:
        RoundPlayed.of(RoundResult([9, 1, 9], winner=0, opened=[None, None, True], dealer=3), (0, 1, 2), 0, RULES)
    assert refused.value.codes == (
        "entry/unknown-dealer",
        "hand/impossible-sum",
        "entry/winner-holds-cards",
        "entry/opened-missing",
    )


def test_the_target_and_the_line_of_a_person() -> None:
    played = RoundPlayed.of(scored(0, 9, 30), (4, 2, 7), 4, RULES)
    assert played.target == 200
    assert played.line_of(4) == ScoreLine(0, Reason.WON, 0)
    assert played.line_of(7) == ScoreLine(30, Reason.OPENED, 30)
    assert played.line_of(0) is played.line_of(1) is None


def test_a_round_adds_its_points_and_passes_the_deal_on_from_who_dealt() -> None:
    before = table(1, 2, 3, dealer=0)
    after = ROUND.after(before)
    assert after == table(1, 32, 28, dealer=1)
    assert before == table(1, 2, 3, dealer=0)
    dealt = RoundPlayed.of(scored(0, 30, 25, dealer=2), (0, 1, 2), 0, RULES)
    assert dealt.after(table(0, 0, 0, dealer=1)).dealer == 0


# Other changes


def test_who_joins_sits_in_the_last_seat_with_a_total() -> None:
    assert PlayerJoined(2, 40).after(table(40, 30, order=(1, 0), dealer=1)) == table(
        40, 30, 40, order=(1, 0, 2), dealer=1
    )


@pytest.mark.parametrize(("dealer", "person", "next_"), [(0, 0, 1), (0, 1, 0), (2, 2, 0), (1, 1, 2), (1, 2, 1)])
def test_who_leaves_passes_the_deal_on_and_keeps_the_total(dealer: int, person: int, next_: int) -> None:
    after = PlayerLeft(person).after(table(40, 30, 20, dealer=dealer))
    assert after == table(40, 30, 20, left=(person,), dealer=next_)


def test_those_who_left_keep_their_place_when_the_others_change_seats() -> None:
    before = table(1, 2, 3, 4, order=(0, 1, 2, 3), left=(1,), dealer=2)
    assert SeatsChanged((3, 0, 2)).after(before) == table(1, 2, 3, 4, order=(3, 1, 0, 2), left=(1,), dealer=2)


def test_changed_rules_change_nothing_else() -> None:
    assert RulesChanged(Rules(limit=9)).after(table(1, 2, dealer=1)) == table(1, 2, rules=Rules(limit=9), dealer=1)


# The timeline


def rounds(*points: tuple[int, ...]) -> list[Change]:
    return [RoundPlayed.of(scored(*each), tuple(range(len(each))), 0, RULES) for each in points]


def test_a_timeline_is_followed_to_its_end() -> None:
    changes = [*rounds((0, 30), (10, 0)), PlayerJoined(2, 30), SeatsChanged((2, 1, 0)), PlayerLeft(0)]
    end, counted = fold(table(0, 0), changes)
    assert end == table(10, 30, 30, order=(2, 1, 0), left=(0,), dealer=1)
    assert counted == 5
    assert fold(table(0, 0), iter(changes)) == (end, counted)
    assert fold(table(0, 0), []) == (table(0, 0), 0)


@pytest.mark.parametrize(
    "late",
    [rounds((0, 5))[0], PlayerJoined(2, 0), PlayerLeft(0), SeatsChanged((1, 0))],
    ids=lambda change: type(change).__name__,
)
def test_nothing_but_changed_rules_follows_the_end(late: Change) -> None:
    over, counted = fold(table(0, 0), [*rounds((0, 60), (0, 40)), late, *rounds((0, 5))])
    assert (over, counted) == (table(0, 100, dealer=1), 2)
    assert fold(table(0, 100), [late]) == (table(0, 100), 0)


def test_changed_rules_count_after_the_end_and_may_reopen_the_match() -> None:
    more, other = RulesChanged(Rules(target=102)), RulesChanged(Rules(limit=50))
    over = rounds((0, 60), (0, 40))
    assert fold(table(0, 0), [*over, other]) == (table(0, 100, rules=other.rules, dealer=1), 3)
    assert fold(table(0, 0), [*over, other, *rounds((0, 5))])[1] == 3
    reopened = fold(table(0, 0), [*over, other, more, *rounds((0, 2), (0, 7))])
    assert reopened == (table(0, 102, rules=more.rules, dealer=1), 5)
    assert fold(table(0, 0), [*over, *rounds((0, 7)), more])[1] == 2


def test_an_extra_round_counts() -> None:
    assert fold(table(100, 100), rounds((0, 9), (0, 9))) == (table(100, 109, dealer=1), 1)


def test_without_the_end_test_all_counts() -> None:
    assert fold(table(0, 100), rounds((0, 60), (0, 40)), endless=True) == (table(0, 200, dealer=1), 2)


CHANGES: list[Change] = [ROUND, PlayerJoined(2, 40), PlayerLeft(1), SeatsChanged((1, 0)), RulesChanged(Rules(limit=9))]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_change_is_a_value(change: Change, copied: Callable[[Change], Change]) -> None:
    assert copied(change) == change
    assert hash(copied(change)) == hash(change)
    assert [other for other in CHANGES if other == change] == [change]


@pytest.mark.parametrize(
    ("value", "name"), [(ROUND, "dealer"), (table(0, 0), "dealer"), *((change, "person") for change in CHANGES[1:3])]
)
def test_what_happened_does_not_change(value: object, name: str) -> None:
    before = copy.deepcopy(value)
    with pytest.raises(FrozenInstanceError):
        setattr(value, name, 1)
    assert value == before


def test_a_change_repeats_itself() -> None:
    assert repr(PlayerJoined(2, 40)) == "PlayerJoined(person=2, total=40)"
    assert repr(PlayerLeft(1)) == "PlayerLeft(person=1)"
    assert repr(SeatsChanged((1, 0))) == "SeatsChanged(order=(1, 0))"
