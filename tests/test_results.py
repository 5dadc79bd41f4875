import copy
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given, settings
from tests.oracle import refusals
from tests.strategies import Entry, entries, pickled, results, stuck

from rami import Card, Ending, EntryError, Fault, RoundResult, Rules, read_cards
from rami.hands import Unread
from rami.results import lowest_seats, named_winners, round_winners, value_of

TWO = Rules()
NOBODY, EARLIEST = Rules(blocked_tie="nobody"), Rules(blocked_tie="earliest")
WIN: dict[str, Any] = {"winner": 0, "opened": [True, True]}
SEC: dict[str, Any] = {"winner": 0, "ending": "rami_sec"}


# What an entry is taken for


def test_an_entry_is_taken_in_once_at_the_border() -> None:
    result = RoundResult(["", "AH XX 5C", 30, None, ["TD"]], winner=0, opened=[True, True, False, None, True], dealer=3)
    assert result.hands == ((), read_cards("AH XX 5C"), 30, None, (Card("TD"),))
    assert (result.winner, result.opened) == (0, (True, True, False, None, True))
    assert (result.ending, result.dealer, result.players) == (Ending.NORMAL, 3, 5)


def test_an_entry_may_come_from_iterators() -> None:
    assert RoundResult(iter(["", 9]), winner=0, opened=iter([True, True])) == RoundResult(["", 9], **WIN)


@pytest.mark.parametrize("ending", Ending)
def test_an_ending_is_given_by_name_or_as_itself(ending: Ending) -> None:
    name: Any = ending.value
    assert RoundResult([2, 3], ending=name) == RoundResult([2, 3], ending=ending)
    assert RoundResult([2, 3], ending=ending).ending is ending


def test_there_are_three_endings() -> None:
    assert [ending.value for ending in Ending] == ["normal", "rami_sec", "blocked"]


@pytest.mark.parametrize("ending", ["", "NORMAL", "ramisec", "normal "])
def test_an_unknown_ending_is_refused(ending: Any) -> None:
    with pytest.raises(EntryError) as refused:
        RoundResult([[], 2], winner=0, ending=ending)
    choices = ("normal", "rami_sec", "blocked")
    assert refused.value.faults == (Fault("entry/unknown-ending", ("ending",), {"text": ending, "choices": choices}),)
    assert refused.value.__cause__ is None


@pytest.mark.parametrize(
    ("winner", "kept"), [(None, None), ([], None), ([1], 1), ((1,), 1), ([0, 1], (0, 1)), ((1, 0), (1, 0)), (1, 1)]
)
def test_winners_are_none_or_a_seat_or_several(winner: Any, kept: object) -> None:
    result = RoundResult([9, 9], winner=winner, ending="blocked")
    assert result.winner == kept
    assert named_winners(result) == (kept if isinstance(kept, tuple) else () if kept is None else (kept,))


@pytest.mark.parametrize("ending", ["normal", "rami_sec"])
def test_who_went_out_holds_nothing_and_has_opened(ending: Any) -> None:
    result = RoundResult([9, None, 9], winner=1, opened=[False, None, False], ending=ending)
    assert result.hands == (9, (), 9)
    assert result.opened == (False, True, False)
    assert RoundResult([9, None, 9], winner=1, ending=ending).opened[1] is True


@pytest.mark.parametrize("ending", ["normal", "rami_sec"])
def test_what_was_stated_stays_though_the_ending_says_otherwise(ending: Any) -> None:
    result = RoundResult([9, "AH"], winner=0, opened=[False, False], ending=ending)
    assert (result.hands, result.opened) == ((9, read_cards("AH")), (False, False))


def test_in_a_rami_sec_nobody_else_opened_and_no_cards_are_needed() -> None:
    result = RoundResult([None, [], 0, "", "AH", 9], winner=0, ending="rami_sec")
    assert result.hands == ((), None, None, None, read_cards("AH"), 9)
    assert result.opened == (True, False, False, False, False, False)


def test_in_a_rami_sec_a_stated_opening_stays() -> None:
    assert RoundResult([[], 9, 9], winner=0, opened=[None, True, None], ending="rami_sec").opened == (True, True, False)


@pytest.mark.parametrize(("winner", "ending"), [(None, "normal"), ((0, 1), "rami_sec"), (2, "normal"), (-1, "rami_sec"), (0, "blocked")])  # fmt: skip
def test_nothing_is_filled_in_where_one_winner_who_went_out_is_not_known(winner: Any, ending: Any) -> None:
    result = RoundResult([None, []], winner=winner, ending=ending)
    assert (result.hands, result.opened) == ((None, ()), (None, None))


def test_flags_of_another_number_stay_as_they_are() -> None:
    assert RoundResult([9, 9, []], winner=2, opened=[True, True]).opened == (True, True)
    assert RoundResult([9, 9, []], winner=2, opened=[None] * 4).opened == (None, None, True, None)


def test_a_result_does_not_change_and_is_compared_hashed_and_repeated() -> None:
    result = RoundResult(["", "AH 5C"], dealer=1, **WIN)
    with pytest.raises(FrozenInstanceError):
        setattr(result, "dealer", 0)  # noqa: B010 - a type checker forbids the plain spelling
    assert result == RoundResult([[], ["AH", "5C"]], dealer=1, **WIN)
    assert len({result, RoundResult([[], ["AH", "5C"]], dealer=1, **WIN)}) == 1
    same: dict[str, Any] = {"dealer": 1, **WIN}
    others: list[dict[str, Any]] = [{"dealer": 0}, {"winner": 1}, {"opened": [True, False]}, {"ending": "blocked"}]
    assert result not in [RoundResult([[], "AH 5C"], **(same | other)) for other in others]
    assert result != RoundResult([[], "AH 6C"], dealer=1, **WIN)
    assert repr(result) == (
        "RoundResult(hands=((), (Card('AH'), Card('5C'))), winner=0, opened=(True, True),"
        " ending=<Ending.NORMAL: 'normal'>, dealer=1)"
    )


@given(results(4))
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_result_is_copied_and_pickled(copied: Callable[[RoundResult], RoundResult], result: RoundResult) -> None:
    assert copied(result) == result
    assert hash(copied(result)) == hash(result)


@given(results(3))
def test_a_result_entered_again_as_kept_is_the_same(result: RoundResult) -> None:
    again = RoundResult(
        result.hands, winner=result.winner, opened=result.opened, ending=result.ending, dealer=result.dealer
    )
    assert again == result
    assert result.with_dealer(2) == RoundResult(
        result.hands, winner=result.winner, opened=result.opened, ending=result.ending, dealer=2
    )


def test_another_dealer_leaves_the_rest() -> None:
    result = stuck([9, 8, Unread("?", ())], winner=1, opened=[None, None, False], dealer=2)
    assert result.with_dealer(0) == stuck([9, 8, Unread("?", ())], winner=1, opened=[None, None, False], dealer=0)
    assert result.dealer == 2


@pytest.mark.parametrize(
    ("result", "rules", "kept"),
    [
        (RoundResult(["", 9], dealer=1, **WIN), TWO, RoundResult(["", 9], dealer=1, **WIN)),
        (RoundResult([[], 9], **SEC), TWO, RoundResult([[], 9], **SEC)),
        (stuck([9, 8], winner=1, dealer=1), TWO, stuck([9, 8], dealer=1)),
        (stuck([9, 8]), TWO, stuck([9, 8])),
        (stuck([9, 9, 9], winner=(2, 0)), TWO, stuck([9, 9, 9])),
        (stuck([9, 8], winner=1, opened=[False, None]), TWO, stuck([9, 8], winner=1, opened=[False, None])),
        (stuck([9, 9], winner=1, opened=[True, None]), TWO, stuck([9, 9], winner=(0, 1), opened=[True, None])),
        (
            stuck([9, 9], winner=1, opened=[True, None], dealer=0),
            EARLIEST,
            stuck([9, 9], winner=1, opened=[True, None], dealer=0),
        ),
    ],
)
def test_a_blocked_round_is_kept_without_a_winner_unless_it_was_not_stated_who_opened(
    result: RoundResult, rules: Rules, kept: RoundResult
) -> None:
    assert result.as_kept(rules) == kept
    assert kept.as_kept(rules) == kept
    assert kept.faults(rules) == ()


# What wins


@pytest.mark.parametrize(
    ("values", "seats"), [([5], (0,)), ([18, 18, 19], (0, 1)), ([3, 2, 1], (2,)), ([0, 1, 0], (0, 2)), ([4, 4], (0, 1))]
)
def test_the_seats_with_the_lowest_value(values: Sequence[int], seats: tuple[int, ...]) -> None:
    assert lowest_seats(values) == seats


def test_the_value_of_a_hand_however_it_was_entered() -> None:
    assert [value_of(hand) for hand in (36, (), read_cards("AH XX 5C"), None, Unread("?", ()))] == [
        36,
        0,
        36,
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("result", "rules", "winners"),
    [
        (RoundResult(["", 9], **WIN), TWO, (0,)),
        (RoundResult([[], 9], **SEC), TWO, (0,)),
        (stuck([9, 8, 7]), TWO, (2,)),
        (stuck([9, 8, 7]), NOBODY, (2,)),
        (stuck([9, 8, 7]), EARLIEST, (2,)),
        (stuck([18, 18, 19]), TWO, (0, 1)),
        (stuck([18, 18, 19], winner=1), TWO, (0, 1)),
        (stuck([18, 18, 19]), NOBODY, ()),
        (stuck([18, 18, 19], winner=1), NOBODY, ()),
        (stuck([18, 18, 19], dealer=0), EARLIEST, (1,)),
        (stuck([18, 18, 19], dealer=1), EARLIEST, (0,)),
        (stuck([18, 18, 19], dealer=2), EARLIEST, (0,)),
        (stuck([18, 19, 18], dealer=0), EARLIEST, (2,)),
        (stuck([18, 19, 18], dealer=1), EARLIEST, (2,)),
        (stuck([18, 19, 18], dealer=2), EARLIEST, (0,)),
        (stuck([18, 18, 18], dealer=1), EARLIEST, (2,)),
        (stuck([18, 18, 19]), EARLIEST, ()),
        (stuck([(), 0, 19]), TWO, (0, 1)),
        (stuck(["AH", 11, None]), TWO, (2,)),
    ],
)
def test_who_wins_a_round(result: RoundResult, rules: Rules, winners: tuple[int, ...]) -> None:
    assert round_winners(result, rules) == winners


def test_the_default_rules_share_a_blocked_round() -> None:
    assert round_winners(stuck([18, 18, 19])) == (0, 1)


# Random entries, valid and broken, against the oracle

EARLY = {
    "lists of different length": "entry/opened-count",
    "dealer is no seat": "entry/unknown-dealer",
    "winner is no seat": "entry/unknown-winner",
    "unknown card": "card/unknown",
    "too many copies": "card/too-many",
    "more than 15 cards": "hand/too-long",
    "impossible sum": "hand/impossible-sum",
    "no winner": "entry/no-winner",
    "two winners": "entry/two-winners",
}
LATE = {
    "winner holds cards": {"entry/winner-holds-cards"},
    "winner did not open": {"entry/winner-not-opened"},
    "an opponent had opened": {"entry/rami-sec-after-opening"},
    "loser without cards": {"hand/missing", "hand/empty"},
    "hand not stated": {"hand/missing"},
    "opened not stated": {"entry/opened-missing"},
    "no dealer": {"entry/dealer-missing"},
    "named winner is not lowest": {"entry/winner-not-lowest"},
}
"""The oracle asks these only where nothing early is wrong; the engine tells them beside it."""


@settings(max_examples=300)
@given(entries())
def test_every_reason_of_the_oracle_is_told_by_its_code_and_no_other(entry: Entry) -> None:
    reasons = refusals(entry.case())
    codes = {fault.code for fault in entry.result().faults(entry.rules)}
    if not 2 <= len(entry.hands) <= 6:
        assert "entry/players" in codes
        return
    unread = {"too many copies", "more than 15 cards"} if "unknown card" in reasons else set[str]()
    assert {EARLY[reason] for reason in reasons - unread if reason in EARLY} <= codes
    if reasons.isdisjoint(EARLY):
        assert all(codes & LATE[reason] for reason in reasons)
        assert codes <= {code for reason in reasons for code in LATE[reason]}
