"""How large the parts of a body may be: far beyond any match, and small enough for every later step."""

from collections.abc import Iterator
from typing import Any, Final, cast

from rami.errors import Fault, shown
from rami.records.draft import MOST_STEPS

MOST_TEXT: Final = 500
"""Characters of a text: a name, a hand as typed."""

MOST_NUMBER: Final = 10**12
"""The largest number, and with a minus the smallest."""

MOST_ITEMS: Final = MOST_STEPS
"""Items of a list: the rounds and changes of a match that is read in."""

_DEEPEST: Final = 10
"""Below this nothing is of any shape that is read, so nothing looks there."""


def limit_faults(document: object) -> Iterator[Fault]:
    """Tell what is larger than anything that is read.

    >>> [str(fault) for fault in limit_faults({"hands": [10**13, "x" * 501]})]
    ["record/wrong-type at hands[0] (field='hands[0]', expected='number ≤ 1000000000000', value='10000000000000')", \
"record/wrong-type at hands[1] (field='hands[1]', expected='text ≤ 500', value='501')"]
    """
    waiting: list[tuple[str, object, int]] = [("", document, 0)]
    while waiting:
        place, value, depth = waiting.pop()
        inside: list[tuple[str, object]] = []
        match value:
            case str() if len(value) > MOST_TEXT:
                yield _fault(place, f"text ≤ {MOST_TEXT}", str(len(value)))
            case int() if abs(value) > MOST_NUMBER:
                yield _fault(place, f"number ≤ {MOST_NUMBER}", shown(value))
            case list():
                items = cast("list[object]", value)
                inside = [(f"{place}[{number}]", item) for number, item in enumerate(items[:MOST_ITEMS])]
                if len(items) > MOST_ITEMS:
                    yield _fault(place, f"list ≤ {MOST_ITEMS}", str(len(items)))
            case dict():
                fields = cast("dict[str, object]", value)
                inside = [(_within(place, name), part) for name, part in fields.items()]
                if any(len(name) > MOST_TEXT for name in fields):
                    yield _fault(place, f"text ≤ {MOST_TEXT}", str(max(map(len, fields))))
            case _:
                pass
        if depth < _DEEPEST:
            waiting += [(where, part, depth + 1) for where, part in reversed(inside)]


def _within(place: str, name: str) -> str:
    return f"{place}.{shown(name)}" if place else shown(name)


def _fault(place: str, expected: str, value: str) -> Fault:
    field = place or "document"
    return Fault("record/wrong-type", (field,), {"field": field, "expected": expected, "value": value})


def limited(schema: Any) -> Any:
    """Give a JSON Schema with the same limits written into it.

    >>> limited({"type": "array", "items": {"type": "string"}})
    {'type': 'array', 'items': {'type': 'string', 'maxLength': 500}, 'maxItems': 3000}
    """
    if isinstance(schema, list):
        return [limited(part) for part in cast("list[object]", schema)]
    if not isinstance(schema, dict):
        return schema
    written = {name: limited(part) for name, part in cast("dict[str, object]", schema).items()}
    match written.get("type"):
        case "string":
            return {**written, "maxLength": MOST_TEXT}
        case "integer":
            return {"minimum": -MOST_NUMBER, "maximum": MOST_NUMBER, **written}
        case "array":
            return {**written, "maxItems": MOST_ITEMS}
        case _:
            return written
