import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite
from jsonschema import Draft202012Validator
from tests.strategies import matches, results, rules

from rami import Fault, Match, RamiError, RoundResult, Rules, read_cards, score_round
from rami.records import read_json, read_match, write_json
from rami.records.json_record import (
    checked,
    match_document,
    match_from,
    parse_json,
    result_document,
    result_from,
    rules_document,
    rules_from,
    score_document,
    sheet_document,
)
from rami.records.schema import MATCH, ROUND, VERSION, match_schema, round_schema
from rami.records.shape import Shape

Document = dict[str, Any]
Way = tuple[str | int, ...]
RICH: Document = json.loads((Path(__file__).parent / "golden" / "records" / "match.json").read_bytes())
SMALL: Document = {
    "format": "rami-match",
    "version": 1,
    "players": ["Ana", "Ben", "Chi"],
    "timeline": [
        {"type": "round", "ending": "normal", "winner": 0, "hands": [[], ["AH", "XX", "5C"], 30], "opened": [True, True, False]},
        {"type": "round", "ending": "normal", "winner": 2, "hands": [7, "8H", None], "opened": [True, True, True]},
        {"type": "leave", "player": "Ana"},
        {"type": "round", "ending": "normal", "winner": 1, "hands": ["10+10", ""], "opened": [True, None]},
    ],
}  # fmt: skip
"""Written by hand, with nothing in it that can be left out."""


def changed(way: Way, value: object, document: Document = SMALL) -> Document:
    """The document with another value at one place."""
    new = copy.deepcopy(document)
    part: Any = new
    for step in way[:-1]:
        part = part[step]
    part[way[-1]] = value
    return new


def without(way: Way, document: Document = SMALL) -> Document:
    new = copy.deepcopy(document)
    part: Any = new
    for step in way[:-1]:
        part = part[step]
    del part[way[-1]]
    return new


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every part of a document."""
    if way:
        yield way
    listed = dict(enumerate(cast("list[Any]", value))) if isinstance(value, list) else {}
    parts = cast("dict[str | int, Any]", value if isinstance(value, dict) else listed)
    for step, part in parts.items():
        yield from ways(part, (*way, step))


def place(way: Way) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way).removeprefix(".")


def refusal(document: object) -> tuple[Fault, ...]:
    with pytest.raises(RamiError) as refused:
        match_from(document)
    return refused.value.faults


def told(faults: tuple[Fault, ...]) -> list[tuple[str, tuple[str, ...]]]:
    return [(fault.code, fault.fields) for fault in faults]


MATCH_SCHEMA: Any = Draft202012Validator(match_schema())
ROUND_SCHEMA: Any = Draft202012Validator(round_schema())


# What is written


def test_the_hand_written_match() -> None:
    match = match_from(SMALL)
    assert match.totals == (7, 64, 55)
    assert match.rounds[0].result.hands == ((), read_cards("AH XX 5C"), 30)
    assert [len(played.seats) for played in match.rounds] == [3, 3, 2]
    assert read_json(json.dumps(SMALL)) == match


@settings(max_examples=30)
@given(matches())
def test_what_is_written_fits_the_published_schema(match: Match) -> None:
    document = json.loads(write_json(match))
    assert document == match_document(match)
    assert MATCH_SCHEMA.is_valid(document)
    assert checked(MATCH, document) == document


@given(st.integers(2, 6).flatmap(results), st.integers(2, 2000), rules())
def test_a_round_by_itself_fits_the_published_schema(result: RoundResult, target: int, house: Rules) -> None:
    document = json.loads(json.dumps(result_document(result)))
    assert result_from(document) == result
    lines = [score_document(line) for line in score_round(result)]
    more = {"scores": lines, "players": result.players, "target": target, "rules": rules_document(house)}
    for target_told in (target, "auto", None):
        whole = {**document, **more, "target": target_told}
        assert ROUND_SCHEMA.is_valid(whole)
        assert checked(ROUND, whole) == whole


def test_several_winners_of_a_blocked_round_are_a_list() -> None:
    result = RoundResult([9, 9, 20], winner=[0, 1], opened=[True] * 3, ending="blocked")
    assert result_document(result)["winner"] == [0, 1]
    assert result_from(result_document(result)) == result


def test_letters_of_all_scripts_are_written_as_they_are() -> None:
    written = write_json(Match.start(["Hiển", "आरती"]))
    assert '"Hiển"' in written
    assert '"आरती"' in written
    assert written.endswith("}\n")


def test_the_sheet_in_the_document_is_that_of_the_match() -> None:
    match = Match.start(["Ana", "Ben", "Chi", "Dev"], Rules(target=50), carried=[40, 9, 20, 20])
    assert sheet_document(match)["standings"] == [
        {"place": 1, "player": "Ben", "total": 9},
        {"place": 2, "player": "Chi", "total": 20},
        {"place": 2, "player": "Dev", "total": 20},
        {"place": 4, "player": "Ana", "total": 40},
    ]
    over = sheet_document(match.record(RoundResult([12, "", 2, 2], winner=1, opened=[True] * 4)))
    assert (over["status"], over["winner"], over["next_dealer"], over["totals"]) == (
        "over",
        "Ben",
        None,
        [52, 9, 22, 22],
    )


@given(rules())
def test_rules_fit_the_schema_and_come_back(house: Rules) -> None:
    document = json.loads(json.dumps(rules_document(house)))
    assert rules_from(document) == house
    assert rules_from({**document, "target": None}).target == "auto"


# Documents that do not fit


@pytest.mark.parametrize("way", list(ways(RICH)), ids=place)
def test_any_part_may_be_spoilt_and_is_told_by_its_place(way: Way) -> None:
    """No part of the document may be 1.5, and no field may have another name."""
    assert told(refusal(changed(way, 1.5, RICH))) == [("record/wrong-type", (place(way),))]
    *outer, last = way
    if isinstance(last, str) and last != "type":
        renamed = changed((*outer, f"{last}_"), 1, without(way, RICH))
        assert ("record/unknown-field", (place((*outer, f"{last}_")),)) in told(refusal(renamed))


@pytest.mark.parametrize("way", [way for way in ways(RICH) if isinstance(way[-1], str)], ids=place)
def test_a_field_is_missed_where_the_schema_needs_it(way: Way) -> None:
    document = without(way, RICH)
    faults = tuple(MATCH.faults(document, ""))
    assert told(faults) in ([], [("record/missing", (place(way),))])
    assert (not faults) == MATCH_SCHEMA.is_valid(document)


SPOILT = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 300),
    st.just(1.5),
    st.text(max_size=3),
    st.just([]),
    st.just({}),
    st.sampled_from(("blocked", "easy", "AH", "auto", "limit")),
)


@composite
def spoilt(draw: DrawFn, document: Document) -> Document:
    """The document with some fields removed, renamed, added, or of another kind."""
    for _ in range(draw(st.integers(1, 3))):
        way = draw(st.sampled_from(list(ways(document))))
        *outer, last = way
        deed = draw(st.sampled_from(("remove", "rename", "retype", "add", "swap")))
        if deed == "retype":
            document = changed(way, draw(SPOILT), document)
        elif deed == "swap":
            part: Any = document
            for step in draw(st.sampled_from(list(ways(document)))):
                part = part[step]
            document = changed(way, part, document)
        elif deed == "add" and isinstance(last, str):
            document = changed(
                (*outer, draw(st.sampled_from(("", "players", "target", "winner", "type", "x")))),
                draw(SPOILT),
                document,
            )
        elif deed == "rename" and isinstance(last, str):
            document = changed((*outer, f"{last}s"), draw(SPOILT), without(way, document))
        else:
            document = without(way, document)
        if not document:
            break
    return document


ROUND_DOCUMENT: Document = {
    **{name: part for name, part in RICH["timeline"][0].items() if name != "type"},
    "players": 3,
    "target": "auto",
    "rules": {"preset": "easy", "surcharge": 30},
}


@given(st.one_of(spoilt(RICH), spoilt(SMALL)))
@example(SMALL)
@example(RICH)
def test_the_check_of_a_match_refuses_what_the_schema_refuses(document: Document) -> None:
    faults = tuple(MATCH.faults(document, ""))
    assert (not faults) == MATCH_SCHEMA.is_valid(document)
    if faults:
        assert refusal(document) == faults or document["version"] > VERSION


@given(st.one_of(spoilt(RICH), spoilt(SMALL)))
def test_a_spoilt_document_is_a_match_or_is_refused(document: Document) -> None:
    try:
        match = match_from(document)
    except RamiError:
        return
    assert match_from(match_document(match)) == match


@given(spoilt(ROUND_DOCUMENT))
@example(ROUND_DOCUMENT)
def test_the_check_of_a_round_refuses_what_the_schema_refuses(document: Document) -> None:
    shape: Shape = ROUND
    assert (not tuple(shape.faults(document, ""))) == ROUND_SCHEMA.is_valid(document)


def test_all_that_does_not_fit_is_told_at_once() -> None:
    document = without(
        ("players",), changed(("timeline", 2), {"type": "go"}, changed(("timeline", 0, "hands"), ["", [5], 1.5]))
    )
    document |= {"carried": [0, "40", None], "extra": 1}
    assert told(refusal(document)) == [
        ("record/missing", ("players",)),
        ("record/wrong-type", ("timeline[0].hands[1][0]",)),
        ("record/wrong-type", ("timeline[0].hands[2]",)),
        ("record/wrong-type", ("timeline[2].type",)),
        ("record/wrong-type", ("carried[1]",)),
        ("record/wrong-type", ("carried[2]",)),
        ("record/unknown-field", ("extra",)),
    ]


# Text that is no JSON


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "Expecting value"),
        ("{", 1, "Expecting property name"),
        ('{"format":\n"rami-match",\n}', 3, "Expecting property name"),
        ('{"a": 1}\n\n{"b": 2}', 3, "Extra data"),
        ('{"name": "a\tb"}', 1, "control character"),
        ('{"name": "a', 1, "Unterminated string"),
        ("{'name': 1}", 1, "Expecting property name"),
        ("\ufeff{}", 1, "BOM"),
    ],
    ids=lambda part: repr(part)[:40],
)  # fmt: skip
def test_text_that_is_no_json(text: str, line: int, reason: str) -> None:
    with pytest.raises(RamiError) as refused:
        parse_json(text)
    (fault,) = refused.value.faults
    assert (fault.code, fault.values["format"], fault.values["line"]) == ("record/not-readable", "JSON", line)
    assert reason in str(fault.values["reason"])


NOT_IN_JSON: list[tuple[str, list[tuple[str, dict[str, object]]]]] = [
    ('{"a": 1, "b": 2, "a": 1}', [("record/key-twice", {"field": "a"})]),
    ('{"a": {"b": [{"c": 1, "c": 2, "d": 1, "d": 1, "c": 3}]}}', [("record/key-twice", {"field": key}) for key in "cd"]),
    ('{"\\ud800": 1, "\\ud800": 1}', [("record/key-twice", {"field": "?"})]),
    ('{"carried": [NaN, 0]}', [("record/no-json-number", {"text": "NaN"})]),
    ('{"carried": [Infinity, 0]}', [("record/no-json-number", {"text": "Infinity"})]),
    ('{"carried": [-Infinity, 0]}', [("record/no-json-number", {"text": "-Infinity"})]),
    ("[" * 10_000 + "]" * 10_000, [("record/too-deep", {})]),
    ('{"timeline":' * 10_000 + "1" + "}" * 10_000, [("record/too-deep", {})]),
    ('{"carried": [' + "9" * 5_000 + "]}", [("record/long-number", {"most": 4300})]),
    ('{"name": "\\ud800"}', [("record/half-letter", {})]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "faults"), NOT_IN_JSON, ids=lambda part: repr(part)[:40])
def test_what_pythons_reader_lets_through_or_has_no_words_for(
    text: str, faults: list[tuple[str, dict[str, object]]]
) -> None:
    with pytest.raises(RamiError) as refused:
        parse_json(text)
    assert [(fault.code, fault.values) for fault in refused.value.faults] == faults
    assert str(refused.value).encode()


def test_a_field_that_occurs_twice_is_refused_in_a_match() -> None:
    text = json.dumps(SMALL).replace('"winner": 0', '"winner": 0, "winner": 1')
    with pytest.raises(RamiError, match="record/key-twice"):
        read_match(text)


@pytest.mark.parametrize("exponent", ["1e400", "-1e400", "1E5", "36.0000001"])
def test_numbers_that_are_not_whole(exponent: str) -> None:
    text = json.dumps({**SMALL, "carried": ["?", 0, 0]}).replace('"?"', exponent)
    with pytest.raises(RamiError) as refused:
        read_json(text)
    assert told(refused.value.faults) == [("record/wrong-type", ("carried[0]",))]


def test_the_largest_number_that_can_be_read_gives_a_refusal_too() -> None:
    most = "9" * 4_300
    sheet = {"target": 200, "totals": [0, 36, 55], "status": "playing", "winner": None}
    document = {**SMALL, "carried": ["?", "?", "?"], "timeline": SMALL["timeline"][:1], "sheet": sheet}
    text = json.dumps(document).replace('"?"', most)
    with pytest.raises(RamiError) as refused:
        read_json(text)
    assert str(refused.value)


def test_whatever_was_read_can_be_written() -> None:
    """Python writes no number of more than 4,300 digits."""
    document = {**SMALL, "carried": ["?", "?", "?"], "timeline": SMALL["timeline"][:1]}
    try:
        match = read_json(json.dumps(document).replace('"?"', "9" * 4_300))
    except RamiError:
        return
    assert read_json(write_json(match)) == match


@pytest.mark.parametrize("document", [None, True, 5, "text", [], [SMALL]], ids=repr)
def test_a_document_that_is_no_object(document: object) -> None:
    (fault,) = refusal(document)
    assert (fault.code, fault.values["expected"]) == ("record/wrong-type", "object")


@pytest.mark.parametrize("version", [VERSION + 1, 99, 10**30])
def test_a_newer_version_is_told_as_such_and_alone(version: int) -> None:
    faults = refusal({"version": version, "format": "something else", "people": []})
    assert faults == (Fault("record/newer-version", ("version",), {"version": version, "known": VERSION}),)


@pytest.mark.parametrize("version", [0, -1, True, None, "1", 1.5, [1]], ids=repr)
def test_a_version_that_never_was_is_refused(version: object) -> None:
    assert [fault.fields for fault in refusal({**SMALL, "version": version})] == [("version",)]


@pytest.mark.parametrize("name", ["rami", "rami-round", "", "RAMI-MATCH"])
def test_another_format_is_refused(name: str) -> None:
    (fault,) = refusal({**SMALL, "format": name})
    assert (fault.code, fault.values["expected"]) == ("record/wrong-type", "rami-match")
