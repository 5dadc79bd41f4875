"""The published conformance folder: it is up to date, all of it passes, and no case passes by mistake."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from conformance_replay import Replay
from conformance_rounds import DEAREST, PLAYERS, derivation, flat
from make_conformance import FOLDER, documents
from oracle import score
from rami import RecordError
from rami.errors import FAULT_VALUES
from rami.records.cases import CaseOutcome, run_cases
from rami.words.cards import read_cards_in

Case = dict[str, Any]
FILES = (
    "boundaries",
    "boundary-matches",
    "example-hands",
    "field-cases",
    "field-matches",
    "match-cases",
    "scoring-cases",
    "spellings",
)
ROUND: Case = {
    "id": "R",
    "kind": "round",
    "players": 2,
    "ending": "normal",
    "winner": 0,
    "hands": [[], ["AH", "XX"]],
    "opened": [True, False],
    "expected_scores": [0, 50],
}
MATCH: Case = {
    "id": "M",
    "kind": "match",
    "players": 2,
    "rounds": [{"ending": "normal", "winner": 0, "hands": [[], 30], "opened": [True, True]}],
    "expected": {
        "target": 100,
        "totals": [0, 30],
        "status": "playing",
        "winner": None,
        "next_dealer": 1,
        "standings": [[1, 0], [2, 1]],
        "present": [0, 1],
        "names": ["P0", "P1"],
        "rounds": 1,
        "after_end": 0,
    },
}
HAND: Case = {"lang": "en", "text": "ace of hearts, joker", "cards": ["AH", "XX"], "value": 31}


def outcomes(document: object) -> list[CaseOutcome]:
    return list(run_cases(document, read_cards_in))


def passes(case: Case) -> bool:
    (outcome,) = outcomes({"hands": [case]} if "lang" in case else [case])
    return outcome.passed


def load(name: str) -> object:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def cases_of(name: str) -> list[Case]:
    document = load(name)
    if isinstance(document, dict):
        return cast("dict[str, list[Case]]", document)["hands"]
    return cast("list[Case]", document)


def key_of(case: Case) -> str:
    return next((key for key in ("expected_scores", "expected") if key in case), "hand")


def is_refusal(case: Case) -> bool:
    return "error" in case or (isinstance(case.get(key_of(case)), dict) and "error" in case[key_of(case)])


# The folder


def test_the_folder_holds_these_files_and_is_small() -> None:
    files = sorted(path.name for path in FOLDER.iterdir())
    assert files == sorted(["README.md", *(f"{name}.json" for name in FILES)])
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_000_000
    assert sum(len(cases_of(name)) for name in FILES) < 2_500


@pytest.mark.parametrize("name", FILES)
def test_every_case_passes(name: str) -> None:
    found = outcomes(load(name))
    assert [outcome for outcome in found if not outcome.passed] == []
    assert len(found) == len(cases_of(name)) > 0


@pytest.mark.parametrize("name", ["boundaries.json", "boundary-matches.json"])
def test_generated_files_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == documents()[name]


@pytest.mark.parametrize("name", FILES)
def test_files_are_read_line_by_line(name: str) -> None:
    lines = (FOLDER / f"{name}.json").read_text(encoding="utf-8").splitlines()
    cases = cases_of(name)
    alone = [line.strip().rstrip(",") for line in lines]
    assert [json.loads(line) for line in alone if line.startswith("{") and line != "{"] == cases


def test_ids_are_unique_and_sorted() -> None:
    ids = [[case["id"] for case in cases_of(name)] for name in FILES if "id" in cases_of(name)[0]]
    together = [name for group in ids for name in group]
    assert len(together) == len(set(together))
    for name in ("boundaries", "boundary-matches", "field-cases", "field-matches"):
        group = [case["id"] for case in cases_of(name)]
        assert group == sorted(group)
        assert all(case["kind"] and case["why"] for case in cases_of(name))


def test_no_case_is_refused_for_its_shape_by_mistake() -> None:
    malformed: set[str] = set()
    for name in FILES:
        for outcome in outcomes(load(name)):
            codes: object = cast("Case", outcome.found).get("error") if isinstance(outcome.found, dict) else None
            if isinstance(codes, list) and any(str(code).startswith("record/") for code in cast("list[str]", codes)):
                malformed.add(outcome.case)
    assert malformed == {"C28j", "C36g"}


def test_every_refusal_of_an_entry_has_a_case() -> None:
    told = {
        str(case[key_of(case)]["error"])
        for name in FILES
        for case in cases_of(name)
        if is_refusal(case) and "id" in case
    }
    beside = {"rules/unknown-preset", "rules/unknown-option", "rules/stock-too-short", "entry/unknown-ending"}
    codes = {
        code for code in FAULT_VALUES if code.startswith(("card/", "hand/", "entry/", "rules/", "match/", "name/"))
    }
    typed = {"hand/part-of-one"}  # only people write sums in parts
    handed_in = {"entry/not-a-seat", "entry/not-a-flag"}  # a file has seats and flags by its shape
    # A limit of this program alone, and suits that only melds need.
    elsewhere = {"match/no-such-player", "name/bad-character", "name/too-long", "card/no-suit"}
    assert codes - told == {*beside, *typed, *handed_in, *elsewhere}


# The expectations by the oracle


def readable(case: Case) -> bool:
    """The oracle knows cards and sums, not typed text."""
    hands: list[object] = case["hands"]
    return all(hand is None or isinstance(hand, int | list) for hand in hands)


@pytest.mark.parametrize("name", ["scoring-cases", "field-cases"])
def test_the_oracle_agrees_about_rounds(name: str) -> None:
    cases = [case for case in cases_of(name) if readable(case)]
    assert len(cases) > 20
    for case in cases:
        points = score(flat(case))
        assert points == (None if is_refusal(case) else case["expected_scores"]), case["id"]
        assert points is None or [line["points"] for line in derivation(case)] == points


@pytest.mark.parametrize("name", ["match-cases", "field-matches"])
def test_the_oracle_agrees_about_matches(name: str) -> None:
    typed = {"C36e", "C36f", "C36g"}
    # The oracle scores a round that counts again by the new target; the rules keep its own.
    own_target = {"C36l"}
    for case in cases_of(name):
        if case["id"] in typed | own_target:
            continue
        if is_refusal(case):
            with pytest.raises(ValueError):
                Replay(case)
            continue
        facts = Replay(case).facts("standings", "present", "names", "rounds", "after_end")
        assert {key: facts[key] for key in case["expected"]} == case["expected"], case["id"]


# What the boundaries cover


def test_each_ending_is_won_from_each_seat() -> None:
    won = {
        (case["ending"], case["players"], seat)
        for case in cases_of("boundaries")
        if not is_refusal(case)
        for seat, line in enumerate(case["expected_lines"])
        if line["reason"] == "won"
    }
    endings = ("normal", "rami_sec", "blocked")
    assert won == {(ending, players, seat) for ending in endings for players in PLAYERS for seat in range(players)}


def test_each_limit_is_met_from_both_sides() -> None:
    sides: dict[tuple[int, int | None, int], set[int]] = {}
    for case in cases_of("boundaries"):
        if not is_refusal(case) and "rules" not in case:
            limit = min(100, (case["target"] or 100 * (case["players"] - 1)) // 2)
            for line in case["expected_lines"]:
                if line["reason"] == "never_opened":
                    place = (case["players"], case["target"], limit)
                    sides.setdefault(place, set()).add(line["value"] + 25 - limit)
    wanted = [sides[players, None, min(100, 50 * (players - 1))] for players in PLAYERS]
    wanted += [sides[players, target, target // 2] for players in PLAYERS for target in (101, 199, 200)]
    assert all({-1, 0, 1} <= met for met in wanted)


def test_each_tie_is_broken_for_each_dealer() -> None:
    earliest = {
        (case["players"], case["dealer"], sum(line["value"] == 18 for line in case["expected_lines"]))
        for case in cases_of("boundaries")
        if case["kind"].startswith("tie, the first after")
    }
    every = {(n, dealer, sharing) for n in PLAYERS for dealer in range(n) for sharing in range(2, n + 1)}
    assert earliest == every


def test_dearest_hands_are_those_of_the_packs() -> None:
    held = {case["hands"][1] for case in cases_of("boundaries") if case["kind"] == "dearest hand, opened"}
    assert held == set(DEAREST.values())


# The runner


def wrong(expected: object) -> object:
    """Another value of the same type, as near as can be."""
    if isinstance(expected, bool) or expected is None:
        return 0
    if isinstance(expected, int):
        return expected + 1
    if isinstance(expected, str):
        return {"playing": "over", "over": "extra_round", "extra_round": "playing"}.get(expected, expected + "x")
    items = cast("list[object]", expected)
    return [*items[:-1], wrong(items[-1])] if items else [0]


def spoiled(case: Case) -> Iterator[Case]:
    """The case with each of its expectations made wrong in turn."""
    key = key_of(case)
    if is_refusal(case):
        error: Case = {"error": "match/order" if "lang" in case else "card/other"}
        yield {**case, **error} if "lang" in case else {**case, key: error}
        yield {**case, "error": False} if "lang" in case else {**case, key: {"error": False}}
    elif key == "hand":
        yield from ({**case, name: wrong(case[name])} for name in ("cards", "value") if name in case)
    elif key == "expected":
        yield from ({**case, key: {**case[key], name: wrong(case[key][name])}} for name in case[key])
        yield {**case, key: {"error": True}}
    else:
        points: list[int] = case[key]
        yield {**case, key: wrong(points)}
        yield {**case, key: points[:-1]}
        yield {**case, key: {"error": True}}
        for line in case.get("expected_lines", [])[-1:]:
            for name in line:
                changed = {**line, name: "limit" if name == "limited_by" and not line[name] else wrong(line[name])}
                yield {**case, "expected_lines": [*case["expected_lines"][:-1], changed]}


@pytest.mark.parametrize("case", [ROUND, MATCH, HAND], ids=["round", "match", "hand"])
def test_the_samples_pass(case: Case) -> None:
    assert passes(case)


@pytest.mark.parametrize("name", FILES)
def test_no_case_passes_with_a_wrong_expectation(name: str) -> None:
    cases = [bad for case in cases_of(name)[::5] for bad in spoiled(case)]
    cases += [bad for case in (ROUND, MATCH, HAND) for bad in spoiled(case)]
    assert [case for case in cases if passes(case)] == []


REFUSED: list[Case] = [
    {**ROUND, "winner": None, "expected_scores": {"error": "entry/no-winner"}},
    {**MATCH, "carried": [0, 100], "expected": {"error": "match/over"}},
    {"lang": "en", "text": "AH ZD", "error": "card/unknown"},
]


@pytest.mark.parametrize("case", REFUSED, ids=["round", "match", "hand"])
@pytest.mark.parametrize(
    ("error", "expected"), [(None, True), (True, True), ("entry/players", False), ("", False), (False, False)], ids=repr
)
def test_an_error_is_expected_by_its_code_or_as_such(case: Case, error: object, expected: bool) -> None:
    told = (
        case
        if error is None
        else {**case, "error": error}
        if "lang" in case
        else {**case, key_of(case): {"error": error}}
    )
    assert passes(told) is expected


def test_any_of_several_faults_may_be_named() -> None:
    both: Case = {**ROUND, "winner": None, "hands": [[], 1]}
    for code in ("entry/no-winner", "hand/impossible-sum"):
        assert passes({**both, "expected_scores": {"error": code}})


ROUND_FAULTS: list[Case] = [
    {"hands": None},
    {"hands": [[], [5]]},
    {"hands": [[], 36.5]},
    {"ending": "finished"},
    {"opened": [True, "no"]},
    {"winner": "0"},
    {"winner": True},
    {"nonsense": 1},
    {"id": 7},
    {"rules": {"nonsense": 1}},
    {"target": "100"},
]
MATCH_FAULTS: list[Case] = [
    {"rounds": 5},
    {"rounds": [7]},
    {"rounds": [{"type": "nonsense"}]},
    {"rounds": [{"type": "remove"}]},
    {"rounds": [{"type": "correct", "round": 1}]},
    {"rounds": [{"type": "leave", "person": 2}]},
    {"carried": [0, 0.5]},
    {"players": [1, 2]},
    {"nonsense": 1},
]
HAND_FAULTS: list[Case] = [{"text": 36}, {"nonsense": 1}, {"lang": None}, {"cards": "AH XX"}, {"lang": "xx"}]


@pytest.mark.parametrize(
    ("case", "fault"),
    [(case, f) for case, faults in ((ROUND, ROUND_FAULTS), (MATCH, MATCH_FAULTS), (HAND, HAND_FAULTS)) for f in faults],
    ids=lambda value: str(value)[:50] if "id" not in value or value["id"] == 7 else value["id"],
)
def test_a_malformed_case_counts_as_refused(case: Case, fault: Case) -> None:
    """It fails, unless it is there to be refused."""
    assert not passes({**case, **fault})
    if "lang" in case:
        without = {name: part for name, part in case.items() if name not in ("cards", "value")}
        assert passes({**without, **fault, "error": True})
    else:
        assert passes({**case, **fault, key_of(case): {"error": True}})


@pytest.mark.parametrize("stranger", [5, None, "case", {"id": "X"}, []], ids=repr)
def test_a_stranger_among_the_cases_spoils_no_other(stranger: object) -> None:
    assert [outcome.passed for outcome in outcomes([ROUND, stranger, MATCH])] == [True, False, True]


@pytest.mark.parametrize("stranger", [5, None, "case", {}, []], ids=repr)
def test_a_stranger_among_typed_hands_spoils_no_other(stranger: object) -> None:
    assert [outcome.passed for outcome in outcomes({"hands": [HAND, stranger, HAND]})] == [True, False, True]


@pytest.mark.parametrize("document", [[], {}, None, 5, "cases", {"hands": 5}, {"hands": "AH"}, {"hands": []}], ids=repr)
def test_a_document_without_cases_is_refused(document: object) -> None:
    with pytest.raises(RecordError) as refusal:
        outcomes(document)
    assert refusal.value.codes == ("record/wrong-format",)


@pytest.mark.parametrize("case", [{**MATCH, "expected": {}}, {"lang": "en", "text": "AH"}], ids=["match", "hand"])
def test_a_case_that_expects_nothing_does_not_pass(case: Case) -> None:
    assert not passes(case)


@pytest.mark.parametrize("codes", [["10D"], ["ah"], ["36"], [""], [" "], ["AH XX"], ["HA"]], ids=repr)
def test_no_list_of_codes_is_a_silent_zero(codes: Sequence[str]) -> None:
    """A spelling that is no code is refused, or read as what it says; it never counts 0."""
    case: Case = {**ROUND, "hands": [[], codes], "opened": [True, True], "expected_scores": []}
    (outcome,) = outcomes([case])
    assert outcome.found in ({"error": ["card/unknown"]}, [0, 10], [0, 11], [0, 31], [0, 36])


def test_the_readme_names_every_file() -> None:
    text = Path(FOLDER / "README.md").read_text(encoding="utf-8")
    assert all(f"`{name}.json`" in text for name in FILES)
