"""Deeds as JSON documents and back: one object with its type beside its fields."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from cattrs import Converter
from cattrs.errors import BaseValidationError
from cattrs.strategies import configure_tagged_union

from rami.errors import Fault, RecordError
from rami.keep.deeds import (
    Corrected,
    Deed,
    Joined,
    Left,
    PenGiven,
    PenTaken,
    Recorded,
    Redone,
    Removed,
    Renamed,
    Reordered,
    Ruled,
    SetAside,
    Started,
    Undone,
)
from rami.match import Match
from rami.records.json_record import (
    match_document,
    match_from,
    result_document,
    result_from,
    rules_document,
    rules_from,
)
from rami.results import RoundResult
from rami.rules import Rules

_TYPES = {
    Started: "started",
    Recorded: "recorded",
    Corrected: "corrected",
    Removed: "removed",
    Joined: "joined",
    Left: "left",
    Renamed: "renamed",
    Reordered: "reordered",
    Ruled: "ruled",
    Undone: "undone",
    Redone: "redone",
    SetAside: "set_aside",
    PenGiven: "pen_given",
    PenTaken: "pen_taken",
}
"""The names of the deeds in the log; they never change."""


@cache
def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True)
    converter.register_unstructure_hook(Match, match_document)
    converter.register_structure_hook(Match, lambda document, _: match_from(document))
    converter.register_unstructure_hook(RoundResult, result_document)
    converter.register_structure_hook(RoundResult, lambda document, _: result_from(document))
    converter.register_unstructure_hook(Rules, rules_document)
    converter.register_structure_hook(Rules, lambda document, _: rules_from(document))
    configure_tagged_union(Recorded | Corrected, converter, tag_generator=_TYPES.__getitem__, tag_name="type")
    configure_tagged_union(Deed, converter, tag_generator=_TYPES.__getitem__, tag_name="type")
    return converter


def deed_type(deed: Deed) -> str:
    """Give the name of a deed in the log.

    >>> deed_type(Renamed("Ana", "Anna"))
    'renamed'
    """
    return _TYPES[type(deed)]


def write_deed(deed: Deed) -> str:
    """Write a deed as one line of JSON.

    >>> write_deed(Renamed("Ana", "Anna"))
    '{"name":"Ana","new":"Anna","type":"renamed"}'
    """
    document: Any = _converter().unstructure(deed, unstructure_as=Deed)
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def read_deed(text: str) -> Deed:
    """Read a deed back.

    Raises ``RamiError`` where a part of it is refused, ``RecordError`` (``record/not-readable``) where it is no deed
    at all, as in a damaged file.

    >>> read_deed(write_deed(Renamed("Ana", "Anna")))
    Renamed(name='Ana', new='Anna')
    """
    try:
        structure = cast("Callable[[object, object], Deed]", _converter().structure)
        return structure(json.loads(text), Deed)
    except (BaseValidationError, ValueError, KeyError, TypeError, AttributeError) as error:
        values = {"format": "JSON", "line": 1, "reason": str(error)[:200]}
        raise RecordError([Fault("record/not-readable", (), values)]) from error
