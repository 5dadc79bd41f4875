"""What programs hand in: numbers and flags of numpy count as what they are, other things are refused and never guessed."""

import json
from typing import Any

import numpy as np
import pytest

from rami import EntryError, Match, MatchError, RoundResult, score_round
from rami.records import read_match, write_csv, write_json, write_text
from rami.scalars import whole_number, yes_or_no


def test_numbers_and_flags_of_numpy_are_those_of_python() -> None:
    opened: Any = np.array([True, False, True])
    hand: Any = np.int64(5)
    result = RoundResult(["", hand, 6], winner=np.int64(0), opened=opened, dealer=np.int8(2))  # type: ignore[arg-type]
    plain = RoundResult(["", 5, 6], winner=0, opened=[True, False, True], dealer=2)
    assert result == plain
    assert [type(flag) for flag in result.opened] == [bool] * 3
    match = Match.start(["A", "B", "C"], first_dealer=np.int64(1)).record(result)  # type: ignore[arg-type]
    assert match == Match.start(["A", "B", "C"], first_dealer=1).record(plain)
    for write in (write_json, write_text, write_csv):
        assert read_match(write(match)) == match
    json.dumps([match.first_dealer, *match.totals])


def test_nought_and_one_are_flags() -> None:
    flags: Any = [0, True, 1]
    result = RoundResult(["", 5, 6], winner=1, opened=flags)
    assert result.opened == (False, True, True)
    refused: Any = [0, True, True]
    assert [fault.code for fault in RoundResult(["", 5, 6], winner=0, opened=refused).faults()] == [
        "entry/winner-not-opened"
    ]


@pytest.mark.parametrize(
    ("given", "code", "field"),
    [
        ({"opened": ["yes", "no", "no"]}, "entry/not-a-flag", "opened[0]"),
        ({"opened": "yes"}, "entry/not-a-flag", "opened[0]"),
        ({"opened": [True, 2, True]}, "entry/not-a-flag", "opened[1]"),
        ({"opened": [True, True, np.int64(2)]}, "entry/not-a-flag", "opened[2]"),
        ({"winner": "Ana"}, "entry/not-a-seat", "winner"),
        ({"winner": False}, "entry/not-a-seat", "winner"),
        ({"winner": 1.0}, "entry/not-a-seat", "winner"),
        ({"winner": [0, "Ben"], "ending": "blocked"}, "entry/not-a-seat", "winner"),
        ({"dealer": "Ben"}, "entry/not-a-seat", "dealer"),
        ({"dealer": True}, "entry/not-a-seat", "dealer"),
    ],
)
def test_what_is_no_seat_and_no_flag_is_refused(given: dict[str, Any], code: str, field: str) -> None:
    entry: dict[str, Any] = {"winner": 0, "opened": [True, True, True], **given}
    with pytest.raises(EntryError) as error:
        RoundResult(["", 5, 6], **entry)
    assert [(fault.code, fault.fields) for fault in error.value.faults] == [(code, (field,))]


@pytest.mark.parametrize("hand", [5.0, object(), b"AH"])
def test_what_is_no_hand_is_refused_with_the_rest(hand: Any) -> None:
    result = RoundResult(["", hand, 6], winner=0, opened=[True, True, None])
    with pytest.raises(EntryError) as error:
        score_round(result)
    assert {"card/unknown", "entry/opened-missing"} == set(error.value.codes)


def test_nobody_deals_first_who_is_no_seat() -> None:
    for dealer in ("Ana", True, 0.0, None):
        with pytest.raises(MatchError, match="entry/not-a-seat at first_dealer"):
            Match.start(["Ana", "Ben"], first_dealer=dealer)  # type: ignore[arg-type]


def test_kinds_of_numbers() -> None:
    assert [whole_number(value) for value in (np.uint8(7), np.bool_(True), np.float64(1), "1", None)] == [
        7,
        *[None] * 4,
    ]
    assert [yes_or_no(value) for value in (np.bool_(False), np.int64(1), np.int64(5), 1.0, "", None)] == [
        False,
        True,
        *[None] * 4,
    ]
