"""Shapes of JSON documents: each checks a value, naming all faults, and gives its JSON Schema.

One table of shapes is both the reader's check and the published schema, so the two cannot differ, but for one thing:
36.0 is an integer in JSON Schema, and refused here.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from sys import float_info
from typing import Any, Final, Protocol, cast

from rami.errors import Fault, shown


class Shape(Protocol):
    """What a JSON value must look like."""

    @property
    def name(self) -> str:
        """The shape in a word or two, for the refusal."""
        ...

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Everything about the value that does not fit."""
        ...

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        ...


def _wrong(shape: Shape, value: object, place: str) -> Fault:
    field = place or "document"
    told = shown(value) if isinstance(value, int | float | None) else type(value).__name__
    if isinstance(value, str):
        told = f'"{shown(value)}"'
    return Fault("record/wrong-type", (field,), {"field": field, "expected": shape.name, "value": told})


@dataclass(frozen=True, slots=True)
class Text:
    """A text, or one of some texts."""

    choices: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The shape in words."""
        return " | ".join(self.choices) or "text"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is no text, or none of the choices."""
        if not isinstance(value, str) or (self.choices and value not in self.choices):
            yield _wrong(self, value, place)

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"enum": list(self.choices)} if self.choices else {"type": "string"}


@dataclass(frozen=True, slots=True)
class Moment:
    """A date and a time with its offset from UTC, as ISO 8601 writes them."""

    @property
    def name(self) -> str:
        """The shape in words."""
        return "2026-07-30T23:30:00+02:00"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is written otherwise."""
        if not isinstance(value, str) or not re.search(_MOMENT, value):
            yield _wrong(self, value, place)

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"type": "string", "pattern": _MOMENT}


_MOMENT: Final = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number, and no smaller than ``least`` where that is given; true and false are none, and neither is 36.0."""

    least: int | None = None

    @property
    def name(self) -> str:
        """The shape in words."""
        return "number" if self.least is None else f"number ≥ {self.least}"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is no whole number, or too small."""
        if type(value) is not int or (self.least is not None and value < self.least):
            yield _wrong(self, value, place)

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"type": "integer"} if self.least is None else {"type": "integer", "minimum": self.least}


@dataclass(frozen=True, slots=True)
class Number:
    """Any number that a float can hold; true and false are none."""

    @property
    def name(self) -> str:
        """The shape in words."""
        return "number"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is no number."""
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= float_info.max:
            yield _wrong(self, value, place)

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"type": "number"}


@dataclass(frozen=True, slots=True)
class Exactly:
    """True, false or null, and only those named."""

    values: tuple[bool | None, ...]

    @property
    def name(self) -> str:
        """The shape in words."""
        return " | ".join({True: "true", False: "false", None: "null"}[value] for value in self.values)

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse any other value."""
        if not any(value is allowed for allowed in self.values):
            yield _wrong(self, value, place)

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"enum": list(self.values)}


FLAG = Exactly((True, False))
NULL = Exactly((None,))


@dataclass(frozen=True, slots=True)
class Either:
    """One of several shapes."""

    shapes: tuple[Shape, ...]

    @property
    def name(self) -> str:
        """The shape in words."""
        return " | ".join(shape.name for shape in self.shapes)

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what fits none of the shapes; a list is told what is wrong inside it."""
        told = [list(shape.faults(value, place)) for shape in self.shapes]
        if all(told):
            inside = [faults for faults in told if any(fault.fields != (place or "document",) for fault in faults)]
            yield from min(inside, key=len) if inside else [_wrong(self, value, place)]

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"anyOf": [shape.schema() for shape in self.shapes]}


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of values of one shape."""

    item: Shape

    @property
    def name(self) -> str:
        """The shape in words."""
        return "list"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is no list, and each item that does not fit."""
        if not isinstance(value, list):
            yield _wrong(self, value, place)
            return
        for number, item in enumerate(cast("list[object]", value)):
            yield from self.item.faults(item, f"{place}[{number}]")

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"type": "array", "items": self.item.schema()}


@dataclass(frozen=True, slots=True)
class Fields:
    """An object with named fields, some of which may be left out; others are refused."""

    needed: Mapping[str, Shape] = field(default_factory=dict[str, Shape])
    optional: Mapping[str, Shape] = field(default_factory=dict[str, Shape])

    @property
    def name(self) -> str:
        """The shape in words."""
        return "object"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is no object; tell missing fields, unknown fields, and fields that do not fit."""
        if not isinstance(value, dict):
            yield _wrong(self, value, place)
            return
        known = {**self.needed, **self.optional}
        found = cast("dict[str, object]", value)
        for name in self.needed:
            if name not in found:
                yield Fault("record/missing", (_inside(place, name),), {"field": _inside(place, name)})
        for name, part in found.items():
            if name in known:
                yield from known[name].faults(part, _inside(place, name))
            else:
                yield Fault("record/unknown-field", (_inside(place, name),), {"field": _inside(place, name)})

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        properties = {name: shape.schema() for name, shape in {**self.needed, **self.optional}.items()}
        return {
            "type": "object",
            "properties": properties,
            "required": list(self.needed),
            "additionalProperties": False,
        }


@dataclass(frozen=True, slots=True)
class Tagged:
    """One of several objects, told apart by the text in one field."""

    tag: str
    shapes: Mapping[str, Fields]

    @property
    def name(self) -> str:
        """The shape in words."""
        return "object"

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse an unknown tag, or what does not fit the shape of its tag."""
        if not isinstance(value, dict):
            yield _wrong(self, value, place)
            return
        tags = Text(tuple(self.shapes))
        found = cast("dict[str, object]", value)
        tag = found.get(self.tag)
        if isinstance(tag, str) and tag in self.shapes:
            yield from self._with_tag(tag).faults(found, place)
        elif self.tag in found:
            yield from tags.faults(tag, _inside(place, self.tag))
        else:
            yield Fault("record/missing", (_inside(place, self.tag),), {"field": _inside(place, self.tag)})

    def _with_tag(self, tag: str) -> Fields:
        shape = self.shapes[tag]
        return Fields({self.tag: Text((tag,)), **shape.needed}, shape.optional)

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"oneOf": [self._with_tag(tag).schema() for tag in self.shapes]}


def _inside(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
