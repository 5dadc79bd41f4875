import pytest

from rami import Fault, Pack, Rules
from rami.seating import players_faults, start_faults, total_faults

ABC = ["Ana", "Ben", "Chi"]


@pytest.mark.parametrize("total", [0, 1, 99, 10**9])
def test_a_total_is_any_whole_number_from_0_to_a_thousand_million(total: int) -> None:
    assert total_faults("Ana", total, "total") == ()


@pytest.mark.parametrize(
    ("total", "shown"),
    [
        (10**9 + 1, "1000000001"),
        (-1, "-1"),
        (-5, "-5"),
        (1.0, "1.0"),
        ("5", "5"),
        (True, "True"),
        (None, "None"),
        ("", ""),
    ],
)
def test_another_total_is_refused(total: object, shown: str) -> None:
    fault = Fault("match/bad-total", ("carried[2]",), {"name": "Ana", "value": shown})
    assert total_faults("Ana", total, "carried[2]") == (fault,)


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    assert players_faults(Rules(), players) == ()


@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_cannot(players: int) -> None:
    fault = Fault("entry/players", ("players",), {"number": players, "low": 2, "high": 6})
    assert players_faults(Rules(), players) == (fault,)


def test_rules_that_cannot_be_dealt_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_pack(rules: Rules, players: int) -> Pack:
        return Pack(1)

    monkeypatch.setattr(Rules, "pack_for", one_pack)
    assert [fault.code for fault in players_faults(Rules(), 4)] == ["rules/stock-too-short"]
    assert [fault.code for fault in start_faults([*ABC, "Dev"], Rules(), None, 0)] == ["rules/stock-too-short"]


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("carried", [None, [0, 0, 0], [40, 30, 1000]], ids=str)
def test_a_match_begins_with_any_dealer_and_carried_totals_or_none(carried: list[int] | None, dealer: int) -> None:
    assert start_faults(ABC, Rules(), carried, dealer) == ()


@pytest.mark.parametrize("dealer", [-1, 3, 7])
def test_a_dealer_who_is_nobody_is_refused(dealer: int) -> None:
    fault = Fault("entry/unknown-dealer", ("first_dealer",), {"seat": dealer, "number": 3})
    assert start_faults(ABC, Rules(), None, dealer) == (fault,)


@pytest.mark.parametrize("carried", [[], [1, 2], [1, 2, 3, 4]], ids=str)
def test_carried_totals_are_one_a_player(carried: list[int]) -> None:
    fault = Fault("match/carried-count", ("carried",), {"number": len(carried), "expected": 3})
    assert start_faults(ABC, Rules(), carried, 0) == (fault,)


def test_nobody_at_all_is_told_once() -> None:
    assert start_faults([], Rules(), None, 0) == (
        Fault("entry/players", ("players",), {"number": 0, "low": 2, "high": 6}),
    )
    assert [fault.values for fault in start_faults([], Rules(), [], 1)] == [
        {"number": 0, "low": 2, "high": 6},
        {"seat": 1, "number": 0},
    ]


def test_everything_that_is_wrong_is_told_at_once_in_a_fixed_order() -> None:
    names = ["Ana", " ANA ", "", "Dev", "Eva", "Fay", "  Gus  "]
    assert start_faults(names, Rules(), [0, -1, 5, -2, 0, 0, -3], 7) == (
        Fault("entry/players", ("players",), {"number": 7, "low": 2, "high": 6}),
        Fault("name/taken", ("players[1]",), {"name": "ANA", "suggestion": "ANA (2)"}),
        Fault("name/empty", ("players[2]",)),
        Fault("match/bad-total", ("carried[1]",), {"name": "ANA", "value": "-1"}),
        Fault("match/bad-total", ("carried[3]",), {"name": "Dev", "value": "-2"}),
        Fault("match/bad-total", ("carried[6]",), {"name": "Gus", "value": "-3"}),
        Fault("entry/unknown-dealer", ("first_dealer",), {"seat": 7, "number": 7}),
    )


def test_totals_of_another_number_are_told_beside_the_rest() -> None:
    assert [fault.code for fault in start_faults(["Ana"], Rules(), [-1, -1], 1)] == [
        "entry/players",
        "match/carried-count",
        "entry/unknown-dealer",
    ]


def test_the_names_of_a_crowd_are_told_in_part() -> None:
    faults = start_faults(["Ana"] * 1000, Rules(), None, 0)
    assert [fault.code for fault in faults] == ["entry/players", *["name/taken"] * 11]
