"""What is wrong with a file that was read in: each thing in words, with its place."""

import re
from collections.abc import Sequence
from typing import Any, Final, cast

from markupsafe import Markup

from rami.errors import Fault, FaultValue, RamiError
from rami.records import decoded
from rami.records.json_record import parse_json
from rami.web.render import shown, texts
from rami.words.catalogue import catalogue
from rami.words.faults import fault_in_place, fault_sentence

_MOST_TOLD: Final = 6
_MOST_LETTERS: Final = 60
_MOST_ITEMS: Final = 12
_PLACE: Final = re.compile(r"(timeline|after_end)\[(\d+)")


def mistakes(faults: Sequence[Fault], content: str | bytes, language: str) -> list[Markup]:
    """Say what is wrong with a file, the first things of many."""
    rounds = _Rounds(content)
    told = list(dict.fromkeys(_sentence(fault, rounds, language) for fault in faults[: 2 * _MOST_TOLD]))
    sentences = [shown(sentence) for sentence in told[:_MOST_TOLD]]
    more = len(faults) - len(sentences) if len(faults) > 2 * _MOST_TOLD else len(told) - len(sentences)
    return [*sentences, texts(language)("import-more", count=more)] if more else sentences


def _sentence(fault: Fault, rounds: "_Rounds", language: str) -> str:
    short = _short(fault)
    place = _PLACE.match(fault.fields[0]) if fault.fields else None
    if place is None:
        return fault_in_place(short, language)
    kind, number = rounds.place(place[1], int(place[2]))
    return catalogue(language).text(f"import-{kind}", number=number, what=fault_sentence(short, language))


class _Rounds:
    """The rounds of a JSON document, to call an entry of its timeline by the number of its round."""

    def __init__(self, content: str | bytes) -> None:
        try:
            document: Any = parse_json(decoded(content))
        except RamiError:
            document = None
        fields = cast("dict[str, object]", document) if isinstance(document, dict) else {}
        self._types = [_types(fields.get(part)) for part in ("timeline", "after_end")]

    def place(self, part: str, index: int) -> tuple[str, int]:
        """Give the kind of a place and its number, counted from 1."""
        before = [] if part == "timeline" else self._types[0]
        entries = [*before, *self._types[part == "after_end"][: index + 1]]
        is_round = bool(entries) and entries[-1] == "round"
        return ("round", entries.count("round")) if is_round else ("step", len(before) + index + 1)


def _types(entries: object) -> list[object]:
    listed = cast("list[object]", entries) if isinstance(entries, list) else []
    return [cast("dict[str, object]", entry).get("type") if isinstance(entry, dict) else None for entry in listed]


def _short(fault: Fault) -> Fault:
    """Cut what the fault quotes from the file, which may be a megabyte long; the choices there are come from here."""

    def _cut(value: FaultValue) -> FaultValue:
        if isinstance(value, str):
            return value if len(value) <= _MOST_LETTERS else f"{value[:_MOST_LETTERS]}…"
        if isinstance(value, tuple) and len(value) > _MOST_ITEMS:
            return cast("FaultValue", value[:_MOST_ITEMS])
        return value

    values = {name: value if name == "choices" else _cut(value) for name, value in fault.values.items()}
    return Fault(fault.code, fault.fields, values)
