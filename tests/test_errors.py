import copy
import re
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest
from tests.strategies import pickled

from rami import CardError, EntryError, Fault, MatchError, RamiError, RecordError, RoundResult, RulesError, score_round
from rami.errors import FAULT_VALUES, FaultValue, shown

HOLDS = Fault("entry/winner-holds-cards", ("winner", "hands[0]"), {"seat": 0})
NOBODY = Fault("entry/no-winner", ("winner",))
OVER = Fault("match/over")

HUGE = 10**5000
"""More digits than Python writes."""

KINDS = [RamiError, CardError, RulesError, EntryError, MatchError, RecordError]


@pytest.mark.parametrize("code", FAULT_VALUES)
def test_a_code_is_a_group_and_a_kind_in_small_letters(code: str) -> None:
    assert re.fullmatch(r"[a-z]+/[a-z]+(-[a-z]+)*", code)


@pytest.mark.parametrize(("code", "names"), FAULT_VALUES.items())
def test_every_code_makes_a_fault_with_its_values(code: str, names: tuple[str, ...]) -> None:
    fault = Fault(code, values=dict.fromkeys(names, 1))
    assert (fault.code, fault.fields, set(fault.values)) == (code, (), set(names))


@pytest.mark.parametrize(
    "values",
    [{}, {"seat": 0, "name": "Ana"}, {"name": "Ana"}],
    ids=["one missing", "one more", "another"],
)
def test_a_fault_with_other_values_than_its_sentence_needs_is_refused(values: dict[str, FaultValue]) -> None:
    told = re.escape(f"hand/empty needs the values ('seat',), not {tuple(values)}")
    with pytest.raises(ValueError, match=f"^{told}$"):
        Fault("hand/empty", ("hands[0]",), values)


def test_a_fault_with_an_unknown_code_is_refused() -> None:
    with pytest.raises(KeyError, match="hand/lost"):
        Fault("hand/lost")


def test_a_fault_repeats_itself_and_compares_by_content() -> None:
    assert eval(repr(HOLDS)) == HOLDS
    assert repr(OVER) == "Fault(code='match/over', fields=(), values={})"
    assert Fault("entry/winner-holds-cards", ("winner", "hands[0]"), {"seat": 1}) != HOLDS
    assert Fault("entry/winner-holds-cards", ("hands[0]",), {"seat": 0}) != HOLDS


def test_a_fault_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(HOLDS, "code", "match/over")  # noqa: B010 - a type checker forbids the plain spelling
    assert HOLDS.code == "entry/winner-holds-cards"


def test_values_left_out_are_not_shared() -> None:
    assert NOBODY.values == {}
    assert NOBODY.values is not OVER.values


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_fault_is_copied_and_pickled(copied: Callable[[Fault], Fault]) -> None:
    assert copied(HOLDS) == HOLDS


def test_a_fault_seen_from_outside_names_the_place_before_each_field() -> None:
    assert HOLDS.within("rounds[2]") == Fault(
        "entry/winner-holds-cards", ("rounds[2].winner", "rounds[2].hands[0]"), {"seat": 0}
    )


def test_a_fault_without_fields_seen_from_outside_is_at_the_place_itself() -> None:
    assert OVER.within("rounds[2]") == Fault("match/over", ("rounds[2]",))


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (OVER, "match/over"),
        (NOBODY, "entry/no-winner at winner"),
        (HOLDS, "entry/winner-holds-cards at winner, hands[0] (seat=0)"),
        (Fault("match/no-such-player", (), {"name": "Zoë"}), "match/no-such-player (name='Zoë')"),
        (
            Fault("hand/impossible-sum", ("hands[1]",), {"seat": 1, "sum": 1, "most": 198}),
            "hand/impossible-sum at hands[1] (seat=1, sum=1, most=198)",
        ),
    ],
    ids=["bare", "field", "fields and value", "value", "values in order"],
)
def test_a_fault_as_a_line_of_a_log(fault: Fault, text: str) -> None:
    assert str(fault) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("Zoë", "Zoë"),
        ("", ""),
        (" x", " x"),
        (True, "True"),
        (None, "None"),
        (100.5, "100.5"),
        (["a"], "['a']"),
        ("a" * 60, "a" * 60),
        ("a" * 61, "a" * 60),
        (10**59, "1" + "0" * 59),
        (10**60, "1" + "0" * 59),
        (10**5000, "…" * 60),
    ],
    ids=["text", "none", "blank", "true", "nothing", "fraction", "list", "60", "61", "60 digits", "61 digits", "huge"],
)
def test_a_value_from_outside_is_shown_shortly_whatever_it_is(value: object, text: str) -> None:
    assert shown(value) == text
    assert shown(value, 3) == text[:3]


@pytest.mark.parametrize(
    "result",
    [
        RoundResult([[], HUGE], winner=0, opened=[True, True]),
        RoundResult([[], 9], winner=HUGE, opened=[True, True]),
        RoundResult([[], 9], winner=0, opened=[True, True], dealer=-HUGE),
    ],
    ids=["sum", "winner", "dealer"],
)
def test_a_number_too_long_to_be_written_is_refused_like_any_other(result: RoundResult) -> None:
    with pytest.raises(EntryError) as refused:
        score_round(result)
    assert len(refused.value.faults) == 1
    assert str(refused.value)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_holds_all_faults_in_order(kind: type[RamiError]) -> None:
    error = kind(fault for fault in (HOLDS, NOBODY, OVER))
    assert error.faults == (HOLDS, NOBODY, OVER)
    assert error.codes == ("entry/winner-holds-cards", "entry/no-winner", "match/over")
    assert str(error) == f"{HOLDS}; {NOBODY}; {OVER}"


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_a_value_error_and_a_rami_error(kind: type[RamiError]) -> None:
    assert issubclass(kind, RamiError)
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_an_error_crosses_processes_whole(kind: type[RamiError], copied: Callable[[RamiError], RamiError]) -> None:
    error = copied(kind([HOLDS, NOBODY]))
    assert type(error) is kind
    assert error.faults == (HOLDS, NOBODY)
    assert str(error) == f"{HOLDS}; {NOBODY}"
