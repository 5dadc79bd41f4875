from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rami import Fault
from rami.records.cases import HAND_CASE, MATCH_CASE, SCORING_CASE
from rami.records.schema import MATCH, ROUND, RULES, SCORE, SHEET, STEP, match_schema, round_schema
from rami.records.shape import FLAG, NULL, Either, Exactly, Fields, ListOf, Moment, Number, Shape, Tagged, Text, Whole

POINT = Fields({"x": Whole(), "y": Whole()}, {"name": Text(), "tags": ListOf(Text(("a", "b")))})
ANIMAL = Tagged("kind", {"cat": Fields({"lives": Whole()}), "dog": Fields({}, {"name": Text()})})
HAND = Either((ListOf(Text()), Whole(), Text(), NULL))
DEEP = ListOf(Fields({"parts": ListOf(Either((POINT, ANIMAL)))}))

SHAPES: dict[str, Shape] = {
    "text": Text(),
    "choice": Text(("auto", "house")),
    "whole": Whole(),
    "number": Number(),
    "moment": Moment(),
    "flag": FLAG,
    "null": NULL,
    "true": Exactly((True,)),
    "either": HAND,
    "either of one": Either((Whole(),)),
    "list": ListOf(Whole()),
    "fields": POINT,
    "no fields": Fields(),
    "tagged": ANIMAL,
    "deep": DEEP,
    "match": MATCH,
    "round": ROUND,
    "step": STEP,
    "rules": RULES,
    "score": SCORE,
    "sheet": SHEET,
    "scoring case": SCORING_CASE,
    "match case": MATCH_CASE,
    "hand case": HAND_CASE,
}
WORDS = [
    "",
    "2026-07-30T23:30:00+02:00",
    "2026-07-30T23:30",
    "auto",
    "house",
    "x",
    "y",
    "name",
    "tags",
    "a",
    "b",
    "kind",
    "cat",
    "dog",
    "lives",
    "parts",
    "points",
    "error",
]
NOT_WHOLE = st.floats(allow_nan=False, allow_infinity=False).filter(lambda number: not number.is_integer())


def atoms() -> st.SearchStrategy[Any]:
    return st.one_of(
        st.none(), st.booleans(), st.integers(-2, 10**20), NOT_WHOLE, st.sampled_from(WORDS), st.text(max_size=3)
    )


def values() -> st.SearchStrategy[Any]:
    """Any JSON value, often with names and texts that the shapes know."""
    keys = st.one_of(st.sampled_from(WORDS), st.text(max_size=3))
    return st.recursive(
        atoms(),
        lambda part: st.one_of(st.lists(part, max_size=4), st.dictionaries(keys, part, max_size=4)),
        max_leaves=8,
    )


def is_valid(schema: dict[str, Any], value: object) -> bool:
    validator: Any = Draft202012Validator(schema)
    return validator.is_valid(value)


def faults(shape: Shape, value: object) -> list[Fault]:
    return list(shape.faults(value, "at"))


def places(found: Iterable[Fault]) -> list[tuple[str, str]]:
    return [(fault.code.removeprefix("record/"), fault.fields[0]) for fault in found]


@pytest.mark.parametrize("name", SHAPES)
def test_the_schema_is_itself_valid(name: str) -> None:
    Draft202012Validator.check_schema(SHAPES[name].schema())


def test_the_published_schemas_are_valid_and_say_which_draft_they_are() -> None:
    for schema, title in ((match_schema(), "A match of Rami"), (round_schema(), "A round of Rami")):
        Draft202012Validator.check_schema(schema)
        assert (schema["$schema"], schema["title"]) == (Draft202012Validator.META_SCHEMA["$id"], title)


@pytest.mark.parametrize("name", SHAPES)
@given(value=values())
def test_the_check_refuses_what_the_schema_refuses(name: str, value: object) -> None:
    shape = SHAPES[name]
    assert (not faults(shape, value)) == is_valid(shape.schema(), value)


@pytest.mark.parametrize("value", [36.0, -1.0, 1e300], ids=str)
def test_whole_numbers_with_a_point_are_refused_though_the_schema_takes_them(value: float) -> None:
    """JSON Schema counts 36.0 as an integer, and cannot be told not to."""
    assert faults(Whole(), value)
    assert is_valid(Whole().schema(), value)


FITTING: list[tuple[Shape, Any]] = [
    (Text(), ""),
    (Text(), "Hiển"),
    (Text(("auto",)), "auto"),
    (Whole(), 0),
    (Whole(), -5),
    (Whole(), 10**30),
    (Number(), -3),
    (Number(), 0.25),
    (Number(), 1e300),
    (FLAG, True),
    (FLAG, False),
    (NULL, None),
    (HAND, []),
    (HAND, ["AH", "no card"]),
    (HAND, 36),
    (HAND, "36"),
    (HAND, None),
    (POINT, {"x": 1, "y": 2}),
    (POINT, {"y": 2, "tags": ["b", "a", "b"], "name": "", "x": 1}),
    (ANIMAL, {"kind": "cat", "lives": 9}),
    (ANIMAL, {"name": "Rex", "kind": "dog"}),
    (DEEP, []),
    (DEEP, [{"parts": []}, {"parts": [{"x": 1, "y": 2}, {"kind": "dog"}]}]),
]
WRONG: list[tuple[Shape, Any, str, str]] = [
    (Text(), 5, "text", "5"),
    (Text(), None, "text", "None"),
    (Text(), ["a"], "text", "list"),
    (Text(("a", "b")), "c", "a | b", '"c"'),
    (Text(("a", "b")), "A", "a | b", '"A"'),
    (Whole(), True, "number", "True"),
    (Whole(), 1.5, "number", "1.5"),
    (Whole(), "36", "number", '"36"'),
    (Whole(), "NaN", "number", '"NaN"'),
    (Whole(), {}, "number", "dict"),
    (Number(), False, "number", "False"),
    (Number(), "1.5", "number", '"1.5"'),
    (Number(), float("inf"), "number", "inf"),
    (Number(), float("nan"), "number", "nan"),
    (Number(), -(10**400), "number", f"-1{'0' * 58}"),
    (FLAG, 1, "true | false", "1"),
    (FLAG, 0.0, "true | false", "0.0"),
    (FLAG, None, "true | false", "None"),
    (NULL, False, "null", "False"),
    (Exactly((True,)), 1, "true", "1"),
    (HAND, 1.5, "list | number | text | null", "1.5"),
    (HAND, {}, "list | number | text | null", "dict"),
    (HAND, True, "list | number | text | null", "True"),
    (ListOf(Whole()), "ab", "list", '"ab"'),
    (ListOf(Whole()), {"0": 1}, "list", "dict"),
    (POINT, [], "object", "list"),
    (POINT, "x", "object", '"x"'),
    (ANIMAL, None, "object", "None"),
    (Text(("a",)), "x" * 100, "a", f'"{"x" * 60}"'),
]


@pytest.mark.parametrize(("shape", "value"), FITTING, ids=lambda part: repr(part)[:40])
def test_fitting_values(shape: Shape, value: object) -> None:
    assert faults(shape, value) == []


@pytest.mark.parametrize(("shape", "value", "expected", "shown"), WRONG, ids=lambda part: repr(part)[:40])
def test_wrong_values(shape: Shape, value: object, expected: str, shown: str) -> None:
    told = {"field": "at", "expected": expected, "value": shown}
    assert faults(shape, value) == [Fault("record/wrong-type", ("at",), told)]


SEVERAL: list[tuple[Shape, Any, list[tuple[str, str]]]] = [
    (POINT, {}, [("missing", "at.x"), ("missing", "at.y")]),
    (
        POINT,
        {"y": "2", "z": 3, "name": 4, "tags": ["a", "c", 5]},
        [
            ("missing", "at.x"),
            ("wrong-type", "at.y"),
            ("unknown-field", "at.z"),
            ("wrong-type", "at.name"),
            ("wrong-type", "at.tags[1]"),
            ("wrong-type", "at.tags[2]"),
        ],
    ),
    (HAND, ["AH", 5, None], [("wrong-type", "at[1]"), ("wrong-type", "at[2]")]),
    (ANIMAL, {}, [("missing", "at.kind")]),
    (ANIMAL, {"lives": 9}, [("missing", "at.kind")]),
    (ANIMAL, {"kind": "cow", "lives": "9"}, [("wrong-type", "at.kind")]),
    (ANIMAL, {"kind": ["cat"]}, [("wrong-type", "at.kind")]),
    (ANIMAL, {"kind": "cat", "name": "Tom"}, [("missing", "at.lives"), ("unknown-field", "at.name")]),
    (ANIMAL, {"kind": "dog", "name": 5}, [("wrong-type", "at.name")]),
    (
        DEEP,
        [{"parts": []}, {}, {"parts": [{"x": 1, "y": None}]}, 5],
        [("missing", "at[1].parts"), ("wrong-type", "at[2].parts[0].y"), ("wrong-type", "at[3]")],
    ),
]


@pytest.mark.parametrize(("shape", "value", "expected"), SEVERAL, ids=lambda part: repr(part)[:40])
def test_all_faults_are_told_with_their_places(shape: Shape, value: object, expected: list[tuple[str, str]]) -> None:
    assert places(faults(shape, value)) == expected


def test_one_of_several_objects_is_told_by_the_one_that_was_meant() -> None:
    """A dog without its name is no half of a point."""
    shape = Either((POINT, ANIMAL))
    assert places(faults(shape, {"kind": "dog", "name": 5})) == [("wrong-type", "at.name")]


def test_a_document_as_a_whole_is_told_by_its_fields_and_never_by_nothing() -> None:
    assert places(POINT.faults({"x": 1}, "")) == [("missing", "y")]
    assert places(DEEP.faults([5], "")) == [("wrong-type", "[0]")]
    for fault in POINT.faults([], ""):
        assert "" not in fault.fields
        assert fault.values["field"]


def test_names_of_shapes() -> None:
    assert [Text().name, Whole().name, FLAG.name, NULL.name] == ["text", "number", "true | false", "null"]
    assert [Text(("a", "b")).name, ListOf(Whole()).name, POINT.name, ANIMAL.name] == [
        "a | b",
        "list",
        "object",
        "object",
    ]
    assert Either((Whole(), ANIMAL, NULL)).name == "number | object | null"


def test_the_schema_of_a_tagged_object_allows_one_tag_each() -> None:
    cat, dog = ANIMAL.schema()["oneOf"]
    assert cat == {
        "type": "object",
        "properties": {"kind": {"enum": ["cat"]}, "lives": {"type": "integer"}},
        "required": ["kind", "lives"],
        "additionalProperties": False,
    }
    assert dog["required"] == ["kind"]
