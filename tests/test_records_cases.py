import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import matches

from rami import Card, Fault, Match, RamiError, RecordError, read_cards
from rami.records.cases import CaseOutcome, match_facts, run_cases

Case = dict[str, Any]
NONE: list[str] = []
SCORING: Case = {
    "id": "S1",
    "kind": "a limit",
    "why": "half the target",
    "players": 2,
    "target": None,
    "ending": "normal",
    "winner": 0,
    "hands": [NONE, ["KH", "KS", "QD", "JC", "9H"]],
    "opened": [True, False],
    "expected_scores": [0, 50],
}
LINES: list[Case] = [
    {"points": 0, "reason": "won", "value": 0, "surcharge": 0, "limit": None, "limited_by": None, "penalty": 0},
    {"points": 50, "reason": "never_opened", "value": 49, "surcharge": 25, "limit": 50, "limited_by": "half_target", "penalty": 0},
]  # fmt: skip
OUT: Case = {"ending": "normal", "winner": 0, "hands": [NONE, 30], "opened": [True, True]}
SEC: Case = {"ending": "rami_sec", "winner": 0, "hands": [None, None]}
MATCH: Case = {"id": "M1", "kind": "a match", "players": 2, "rounds": [OUT, OUT], "expected": {"totals": [0, 60], "status": "playing"}}  # fmt: skip
HANDS: list[Case] = [
    {"lang": "en", "text": "AH XX", "cards": ["AH", "XX"], "value": 31},
    {"lang": "en", "text": "10♦", "cards": ["TD"]},
    {"lang": "en", "text": "KH KH", "value": 20},
    {"lang": "en", "text": "ZZ", "error": "card/unknown"},
    {"lang": "en", "text": "ZZ", "error": True},
]


def codes(text: str, language: str) -> Sequence[Card]:
    """Cards in a language of which only the codes are known."""
    if language != "en":
        raise RecordError([Fault("language/unknown", (), {"text": language, "choices": ("en",)})])
    return read_cards(text)


def run(document: object) -> list[CaseOutcome]:
    return list(run_cases(document, codes))


def one(case: object) -> CaseOutcome:
    (outcome,) = run([case])
    return outcome


def error_codes(outcome: CaseOutcome) -> list[str]:
    """The codes that were found; fails where something else was."""
    found: Any = outcome.found
    return list(found["error"])


def test_a_case_that_holds() -> None:
    assert one(SCORING) == CaseOutcome("S1", "a limit", passed=True, expected=[0, 50], found=[0, 50])
    facts = {"totals": [0, 60], "status": "playing"}
    assert one(MATCH) == CaseOutcome("M1", "a match", passed=True, expected=facts, found=facts)


def test_all_cases_of_a_file_are_run_in_order() -> None:
    wrong = {**SCORING, "id": "S2", "expected_scores": [0, 49]}
    outcomes = run([SCORING, wrong, MATCH, {"id": "S3", "expected_scores": [0]}])
    assert [(outcome.case, outcome.passed) for outcome in outcomes] == [("S1", True), ("S2", False), ("M1", True), ("S3", False)]  # fmt: skip


def test_a_wrong_expectation_fails_with_what_was_expected_and_what_was_found() -> None:
    scores = one({**SCORING, "expected_scores": [0, 74]})
    assert (scores.passed, scores.expected, scores.found) == (False, [0, 74], [0, 50])
    match = one({**MATCH, "expected": {"totals": [0, 60], "status": "over"}})
    assert (match.passed, match.expected, match.found) == (False, {"totals": [0, 60], "status": "over"}, {"totals": [0, 60], "status": "playing"})  # fmt: skip
    (hand,) = run({"hands": [{"lang": "en", "text": "AH", "cards": ["AH"], "value": 1}]})
    assert (hand.passed, hand.expected, hand.found) == (False, {"cards": ["AH"], "value": 1}, {"cards": ["AH"], "value": 11})  # fmt: skip


@pytest.mark.parametrize(
    ("change", "points"),
    [
        ({"target": 80}, [0, 40]),
        ({"rules": {"target": 80}}, [0, 40]),
        ({"rules": {"target": 80}, "target": 90}, [0, 45]),
        ({"rules": {"target": 80}, "target": None}, [0, 40]),
        ({"rules": {"surcharge": 0}}, [0, 49]),
        ({"rules": {"preset": "easy", "limit": 30}}, [0, 30]),
        ({"opened": [None, True]}, [0, 49]),
        ({"hands": ["", "10+10"]}, [0, 45]),
        ({"hands": [None, 21]}, [0, 46]),
        ({"ending": "rami_sec", "hands": [None, None], "rules": {"rami_sec_penalty": 90}}, [0, 90]),
        ({"ending": "blocked", "winner": None, "hands": [9, "9H"]}, [0, 0]),
        ({"ending": "blocked", "winner": 1, "hands": [9, "9H"]}, [0, 0]),
        ({"ending": "blocked", "winner": None, "hands": [9, 9], "dealer": 0, "rules": {"blocked_tie": "earliest"}}, [9, 0]),
        ({"ending": "blocked", "winner": [0, 1], "hands": [9, 9]}, [0, 0]),
    ],
    ids=lambda part: str(part)[:60],
)  # fmt: skip
def test_scoring_cases_of_every_shape(change: Case, points: list[int]) -> None:
    assert one({**SCORING, **change, "expected_scores": points}).passed
    wrong = one({**SCORING, **change, "expected_scores": [point + 1 for point in points]})
    assert (wrong.passed, wrong.found) == (False, points)


def test_whole_lines_may_be_expected() -> None:
    assert one({**SCORING, "expected_lines": LINES}).passed
    other = [LINES[0], {**LINES[1], "limited_by": "limit"}]
    outcome = one({**SCORING, "expected_lines": other})
    assert (outcome.passed, outcome.found) == (False, LINES)


@pytest.mark.parametrize("error", [True, "entry/winner-holds-cards", "hand/empty"])
def test_an_expected_error(error: bool | str) -> None:
    outcome = one({**SCORING, "hands": [5, 0], "expected_scores": {"error": error}})
    assert outcome.passed
    assert outcome.expected == {"error": error}
    assert outcome.found == {"error": ["entry/winner-holds-cards", "hand/empty"]}


@pytest.mark.parametrize(
    ("case", "key"), [(SCORING, "expected_scores"), (MATCH, "expected"), ({**MATCH, "rounds": [SEC, OUT]}, "expected")]
)
def test_another_error_than_the_expected_one_fails(case: Case, key: str) -> None:
    """No error, another error, and an error where none was expected."""
    assert not one({**case, key: {"error": "hand/too-long"}}).passed
    broken = {**case, "rules": {"target": 7}}
    assert one({**broken, key: {"error": "rules/out-of-range"}}).passed
    assert not one({**broken, key: {"error": "rules/not-a-choice"}}).passed
    outcome = one({**broken, key: [0, 50] if key == "expected_scores" else {"totals": [0, 60]}})
    assert (outcome.passed, outcome.found) == (False, {"error": ["rules/out-of-range"]})


def test_an_expected_error_that_does_not_come_fails() -> None:
    assert one({**SCORING, "expected_scores": {"error": True}})[2:] == (False, {"error": True}, [0, 50])
    assert one({**MATCH, "expected": {"error": True}})[2:4] == (False, {"error": True})


def test_a_number_of_players_that_is_not_that_of_the_hands_is_refused() -> None:
    assert one({**SCORING, "players": 3, "expected_scores": {"error": "entry/other-players"}}).passed


# Matches, step by step

THREE_OUT: Case = {"ending": "normal", "winner": 0, "hands": ["", 30, 7], "opened": [True, True, True]}


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([], {"rounds": 0, "totals": [0, 0], "status": "playing", "winner": None, "next_dealer": 0, "after_end": 0}),
        ([OUT], {"rounds": 1, "totals": [0, 30], "next_dealer": 1, "standings": [[1, 0], [2, 1]]}),
        ([SEC], {"status": "over", "winner": 0, "next_dealer": None, "totals": [0, 200]}),
        ([OUT, {"type": "correct", "round": 1, **OUT, "hands": ["", 31]}], {"totals": [0, 31], "rounds": 1}),
        ([OUT, OUT, {"type": "correct", "round": 1, **SEC}], {"totals": [0, 200], "rounds": 1, "after_end": 1}),
        ([OUT, OUT, {"type": "remove", "round": 2}], {"totals": [0, 30], "rounds": 1}),
        ([OUT, {"type": "join"}], {"totals": [0, 30, 30], "names": ["P0", "P1", "P2"], "target": 200, "present": [0, 1, 2]}),
        ([{"type": "join", "total": 5, "name": "Eve"}, THREE_OUT], {"totals": [0, 30, 12], "names": ["P0", "P1", "Eve"]}),
        ([{"type": "join", "total": None}, {"type": "leave", "person": 0}], {"present": [1, 2], "target": 100, "totals": [0, 0, 0]}),
        ([{"type": "join"}, {"type": "leave", "person": 0, "target": 333}], {"target": 333}),
        ([{"type": "join"}, {"type": "leave", "person": 0, "target": None}], {"target": 100}),
        ([{"type": "rename", "person": 1, "name": "Zed"}], {"names": ["P0", "Zed"]}),
        ([OUT, {"type": "order", "persons": [1, 0]}, OUT], {"totals": [30, 30], "present": [1, 0]}),
        ([{"type": "target", "target": 77}], {"target": 77}),
        ([{"type": "target", "target": 77}, {"type": "target", "target": None}], {"target": 100}),
        ([{"type": "rules", "rules": {"rami_sec_penalty": 10}}, SEC], {"totals": [0, 10]}),
    ],
    ids=lambda part: str(part)[:60],
)  # fmt: skip
def test_match_cases_of_every_step(steps: list[Case], expected: Case) -> None:
    case = {**MATCH, "rounds": steps}
    assert one({**case, "expected": expected}) == CaseOutcome(
        "M1", "a match", passed=True, expected=expected, found=expected
    )
    for name in expected:
        wrong = {"status": "nonsense", "names": ["?"]}.get(name, [[9]] if name == "standings" else [9, 9] if isinstance(expected[name], list) else 9)  # fmt: skip
        outcome = one({**case, "expected": {**expected, name: wrong}})
        assert (outcome.passed, outcome.found) == (False, expected)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"players": ["Ana", "Ben"]}, {"names": ["Ana", "Ben"]}),
        ({"players": 6, "rounds": NONE}, {"totals": [0] * 6, "target": 500}),
        ({"carried": [40, 30]}, {"totals": [40, 90]}),
        ({"first_dealer": 1}, {"next_dealer": 1}),
        ({"target": 60}, {"status": "over"}),
        ({"rules": {"target": 60}}, {"winner": 0}),
    ],
    ids=str,
)
def test_how_a_match_case_may_begin(change: Case, expected: Case) -> None:
    assert one({**MATCH, **change, "expected": expected}).passed


def test_two_players_where_none_are_told() -> None:
    case = {name: part for name, part in MATCH.items() if name != "players"}
    assert one(case).passed


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 1}, "entry/players"),
        ({"players": -3}, "entry/players"),
        ({"players": 7}, "entry/players"),
        ({"players": ["Ana", "ANA"]}, "name/taken"),
        ({"carried": [1]}, "match/carried-count"),
        ({"first_dealer": 2}, "entry/unknown-dealer"),
        ({"target": 49}, "rules/out-of-range"),
        ({"rounds": [SEC, OUT]}, "match/over"),
        ({"rounds": [{**OUT, "hands": ["", 1]}]}, "hand/impossible-sum"),
        ({"rounds": [{"type": "correct", "round": 1, **OUT}]}, "match/no-such-round"),
        ({"rounds": [{"type": "remove", "round": 0}]}, "match/no-such-round"),
        ({"rounds": [{"type": "leave", "person": 2}]}, "match/no-such-player"),
        ({"rounds": [{"type": "leave", "person": -1}]}, "match/no-such-player"),
        ({"rounds": [{"type": "rename", "person": 0, "name": "p1"}]}, "name/taken"),
        ({"rounds": [{"type": "order", "persons": [0, 0]}]}, "match/order"),
        ({"rounds": [{"type": "target", "target": 1}]}, "rules/out-of-range"),
        ({"rounds": [{"type": "rules", "rules": {"surcharge": "x"}}]}, "rules/out-of-range"),
    ],
    ids=str,
)
def test_what_the_engine_refuses_is_an_error_of_the_case(change: Case, code: str) -> None:
    assert one({**MATCH, **change, "expected": {"error": code}}).passed
    outcome = one({**MATCH, **change})
    assert not outcome.passed
    assert code in error_codes(outcome)


@settings(max_examples=30)
@given(matches(most=8))
def test_the_facts_of_a_match_are_told_by_person(match: Match) -> None:
    facts = match_facts(match)
    assert facts["totals"] == [next(player.total for player in match.players if player.person == person) for person in range(len(match.names))]  # fmt: skip
    assert facts["standings"] == [[place, player.person] for place, player in match.standings]
    assert [match.names[person] for person in facts["present"]] == [player.name for player in match.seats]
    assert (facts["rounds"], facts["after_end"]) == (len(match.rounds), len(match.after_end))
    assert json.loads(json.dumps(facts)) == facts
    if match.winner is not None:
        assert facts["winner"] == match.winner.person
        assert facts["next_dealer"] is None


# Hands as people type them


def test_hands_as_people_type_them() -> None:
    outcomes = run({"what": "some hands", "hands": HANDS})
    assert [(outcome.case, outcome.kind, outcome.passed) for outcome in outcomes] == [
        ("en-1", "AH XX", True),
        ("en-2", "10♦", True),
        ("en-3", "KH KH", True),
        ("en-4", "ZZ", True),
        ("en-5", "ZZ", True),
    ]
    assert outcomes[3].found == {"error": ["card/unknown"]}


@pytest.mark.parametrize(
    "case",
    [
        {"lang": "en", "text": "AH", "cards": ["KH"]},
        {"lang": "en", "text": "AH", "value": 1},
        {"lang": "en", "text": "AH", "error": True},
        {"lang": "en", "text": "ZZ", "error": "card/too-many"},
        {"lang": "en", "text": "ZZ", "value": 0},
        {"lang": "xx", "text": "AH", "value": 11},
        {"lang": "en", "text": "AH", "value": "11"},
        {"lang": "en", "text": "AH", "value": 11, "kards": NONE},
        {"lang": "en", "text": "AH", "value": 11, "error": False},
        {"text": "AH", "value": 11},
        {"lang": "en", "value": 0},
        {"lang": 5, "text": None, "value": 11},
        NONE,
        None,
        "AH",
        {},
    ],
    ids=str,
)
def test_wrong_and_malformed_hands_fail(case: object) -> None:
    outcomes = run({"hands": [case, HANDS[0]]})
    assert [outcome.passed for outcome in outcomes] == [False, True]


# Files that hold no cases, and cases that say nothing


@pytest.mark.parametrize("document", [NONE, {}, None, 5, "cases", True, {"cases": [SCORING]}, SCORING, MATCH], ids=lambda part: str(part)[:20])  # fmt: skip
def test_a_document_without_cases_is_refused(document: object) -> None:
    with pytest.raises(RamiError) as refused:
        run(document)
    assert refused.value.codes == ("record/wrong-format",)


@pytest.mark.parametrize("hands", [5, None, "AH", {"1": HANDS[0]}], ids=str)
def test_hands_that_are_no_list_are_refused(hands: object) -> None:
    with pytest.raises(RamiError) as refused:
        run({"hands": hands})
    assert refused.value.codes == ("record/wrong-format",)


@pytest.mark.parametrize("case", [5, None, "x", NONE, {}, {"id": "x"}, {"hands": NONE}], ids=str)
def test_an_entry_that_is_no_case_fails_and_the_others_are_run(case: object) -> None:
    outcomes = run([SCORING, case, MATCH])
    assert [outcome.passed for outcome in outcomes] == [True, False, True]
    assert all(code.startswith("record/") for code in error_codes(outcomes[1]))


@pytest.mark.parametrize(
    "case",
    [
        *[{name: part for name, part in SCORING.items() if name != missing} for missing in ("id", "ending", "hands")],
        *[{**SCORING, name: part} for name, part in (("hands", 5), ("ending", "lost"), ("winner", "Ana"), ("opened", 1), ("target", "80"), ("players", "2"), ("kind", 5), ("expected_scores", "0, 50"), ("expected_scores", {"error": False}), ("expected_lines", 5), ("expect", 5), ("Target", 80), ("carried", [0, 0]))],
        *[{**MATCH, name: part} for name, part in (("rounds", 5), ("rounds", [5]), ("rounds", [{**OUT, "type": "round"}]), ("rounds", [{"type": "go"}]), ("rounds", [{"type": "leave"}]), ("rounds", [{"type": "leave", "person": "P0"}]), ("players", "2"), ("players", [1, 2]), ("players", True), ("carried", 5), ("first_dealer", None), ("expected", 5), ("expected", {"total": [0, 60]}), ("hands", NONE))],
        {name: part for name, part in MATCH.items() if name != "id"},
        {name: part for name, part in MATCH.items() if name != "expected"},
    ],
    ids=lambda part: str(part)[:80],
)  # fmt: skip
def test_a_malformed_case_fails(case: Case) -> None:
    """A misspelt field is never simply ignored."""
    outcome = one(case)
    assert not outcome.passed
    assert all(code.startswith("record/") for code in error_codes(outcome))


def test_a_malformed_case_counts_as_refused() -> None:
    assert one({**SCORING, "opend": NONE, "expected_scores": {"error": "record/unknown-field"}}).passed


@pytest.mark.parametrize(
    "document", [[{**MATCH, "expected": {}}], {"hands": [{"lang": "en", "text": "AH"}]}], ids=["match", "hand"]
)
def test_a_case_that_expects_nothing_does_not_pass(document: object) -> None:
    """A case that cannot fail says nothing."""
    assert [outcome.passed for outcome in run(document)] == [False]


@given(st.sampled_from([SCORING, MATCH]), st.data())
def test_any_value_in_any_field_is_an_outcome(case: Case, data: st.DataObject) -> None:
    value = st.one_of(st.none(), st.booleans(), st.integers(-2, 9), st.text(max_size=3), st.just(NONE), st.just({}), st.lists(st.integers(0, 3), max_size=3))  # fmt: skip
    name = data.draw(st.sampled_from([*case, "rules", "carried", "first_dealer", "dealer"]))
    spoilt = {**case, name: data.draw(value)}
    outcome = one(spoilt)
    assert outcome.case == str(spoilt["id"])
    if outcome.passed:
        assert outcome.found == outcome.expected or "error" in str(outcome.expected)
