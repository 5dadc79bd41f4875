import pytest
from hypothesis import given
from tests.strategies import rules

from rami import PRESETS, RamiError, Rules
from rami.records.json_record import rules_document, rules_from
from rami.records.rules_text import read_rules, rules_mark, write_rules
from rami.rules import OPTIONS


@given(rules())
def test_rules_come_back_from_a_line_and_from_a_document(house: Rules) -> None:
    assert read_rules(write_rules(house)) == house
    assert rules_from(rules_document(house)) == house


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_one_word(name: str) -> None:
    assert write_rules(PRESETS[name]) == name
    assert read_rules(name) == PRESETS[name]
    assert rules_document(PRESETS[name]) == {"preset": name}


@pytest.mark.parametrize(
    ("line", "house"),
    [
        ("rami, target 150", Rules(target=150)),
        ("tunisian, surcharge 30", Rules.of({"surcharge": 30}, "tunisian")),
        ("rami, pure_run no, joker_swap off", Rules(pure_run=False, joker_swap="off")),
        ("rami, blocked_tie earliest, packs 3", Rules(blocked_tie="earliest", packs=3)),
        ("easy, pure_run yes, opening_points 31", Rules(opening_points=31)),
    ],
)
def test_rules_in_one_line(line: str, house: Rules) -> None:
    assert read_rules(line) == house


@pytest.mark.parametrize(
    ("house", "line"),
    [
        (Rules(), "rami"),
        (Rules(target=150, surcharge=0), "rami, target 150, surcharge 0"),
        (Rules(jokers_per_meld="naturals", reshuffles="unlimited"), "rami, jokers_per_meld naturals, reshuffles unlimited"),
        (Rules.of({"pure_run": True}, "easy"), "rami, opening_points 30"),
        (Rules(hand_size=13, limit=99), "rami-13, limit 99"),
    ],
)  # fmt: skip
def test_rules_are_written_as_the_nearest_preset_and_what_differs(house: Rules, line: str) -> None:
    assert write_rules(house) == line
    assert read_rules(line) == house


@pytest.mark.parametrize(
    "line",
    [
        "target 150, surcharge 30",
        "  rami ,target   150,surcharge\t30 ",
        "rami, surcharge 30, target 150",
        "rami, target 150, surcharge 30,",
        ",rami,,target 150, surcharge 30",
        "rami, target १५०, surcharge ๓๐",
        "rami, target 100+50, surcharge 30",
    ],
)
def test_hand_written_rules(line: str) -> None:
    assert read_rules(line) == Rules(target=150, surcharge=30)


@pytest.mark.parametrize("line", ["", " ", ",", "rami"], ids=repr)
def test_no_rules_are_the_usual_ones(line: str) -> None:
    assert read_rules(line) == Rules()


def test_every_option_can_be_told_by_itself() -> None:
    for name, option in OPTIONS.items():
        for value in (*option.choices, *(number for number in (option.low, option.high) if option.low <= option.high)):
            shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            assert read_rules(f"{name} {shown}") == Rules.of({name: value}), name


@pytest.mark.parametrize(
    ("line", "codes", "fields"),
    [
        ("rummy", ["rules/unknown-preset"], ["preset"]),
        ("rami tunisian", ["rules/unknown-option"], ["rami"]),
        ("rami, tunisian", ["rules/unknown-option"], ["tunisian"]),
        ("target", ["record/needs-value"], ["target"]),
        ("rami, target", ["record/needs-value"], ["target"]),
        ("rami, tunisian, target", ["rules/unknown-option", "record/needs-value"], ["tunisian", "target"]),
        ("rami, colour red", ["rules/unknown-option"], ["colour"]),
        ("target 49", ["rules/out-of-range"], ["target"]),
        ("target -5", ["rules/out-of-range"], ["target"]),
        ("target NaN", ["rules/out-of-range"], ["target"]),
        ("target 1e3", ["rules/out-of-range"], ["target"]),
        ("target 100 200", ["rules/out-of-range"], ["target"]),
        ("target 99999999999999999999", ["rules/out-of-range"], ["target"]),
        ("surcharge auto", ["rules/out-of-range"], ["surcharge"]),
        ("pure_run 1", ["rules/not-a-choice"], ["pure_run"]),
        ("pure_run true", ["rules/not-a-choice"], ["pure_run"]),
        ("packs yes", ["rules/not-a-choice"], ["packs"]),
        ("hand_size 12", ["rules/not-a-choice"], ["hand_size"]),
        ("blocked_tie Shared", ["rules/not-a-choice"], ["blocked_tie"]),
        (
            "easy, colour red, target 7, packs 9",
            ["rules/unknown-option", "rules/out-of-range", "rules/not-a-choice"],
            ["colour", "target", "packs"],
        ),
    ],
)
def test_refused_rules(line: str, codes: list[str], fields: list[str]) -> None:
    with pytest.raises(RamiError) as refusal:
        read_rules(line)
    assert list(refusal.value.codes) == codes
    assert [name for fault in refusal.value.faults for name in fault.fields] == fields


@pytest.mark.parametrize("line", ["target 100, target 200", "rami, packs 2, target 100, packs 3"])
def test_an_option_told_twice_is_refused(line: str) -> None:
    """As a field that occurs twice in JSON is: one of the two would be lost unnoticed."""
    with pytest.raises(RamiError):
        read_rules(line)


def test_every_option_without_a_value_is_told() -> None:
    with pytest.raises(RamiError) as refusal:
        read_rules("rami, target, packs, limit 90")
    assert [fault.fields for fault in refusal.value.faults] == [("target",), ("packs",)]


@given(rules(), rules())
def test_rules_have_the_same_mark_only_if_they_are_the_same(one: Rules, other: Rules) -> None:
    assert (rules_mark(one) == rules_mark(other)) == (one == other)
    assert rules_mark(read_rules(write_rules(one))) == rules_mark(one)


def test_marks_stay_from_version_to_version() -> None:
    """They are printed on sheets."""
    marks = [rules_mark(house) for house in (*PRESETS.values(), Rules(target=300, pure_run=False))]
    assert marks == ["e3b0c442", "0c18ebac", "21269349", "9a774850", "edf60869"]
