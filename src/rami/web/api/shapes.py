"""The documents of the API: what bodies must look like and what answers do, once for the check and for OpenAPI."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from rami.errors import FAULT_VALUES, Fault
from rami.records.schema import MATCH, ROUND, ROUND_NEEDED, ROUND_OPTIONAL, RULES, SCORE, SHEET
from rami.records.shape import FLAG, NULL, Either, Fields, ListOf, Shape, Text, Whole
from rami.web.api.limits import limited
from rami.web.problems import CODES_PAGE
from rami.words.languages import LANGUAGES

_NUMBER_OR_NULL: Final = Either((Whole(), NULL))
_TEXT_OR_NULL: Final = Either((Text(), NULL))


@dataclass(frozen=True, slots=True)
class Named:
    """A shape that OpenAPI describes once, under its name."""

    title: str
    shape: Shape

    @property
    def name(self) -> str:
        """The shape in words."""
        return self.shape.name

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Everything about the value that does not fit."""
        return self.shape.faults(value, place)

    def schema(self) -> dict[str, Any]:
        """Where the description stands."""
        return reference(self.title)


def reference(title: str) -> dict[str, str]:
    """Give the place of a component in the description."""
    return {"$ref": f"#/components/schemas/{title}"}


@dataclass(frozen=True, slots=True)
class EitherBy:
    """One of two shapes, told apart by whether a field is there, so that only the faults of one are told."""

    field: str
    there: Named
    otherwise: Named

    @property
    def name(self) -> str:
        """The shape in words."""
        return self.otherwise.name

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Everything about the value that does not fit."""
        return self._of(value).faults(value, place)

    def _of(self, value: object) -> Named:
        there = isinstance(value, dict) and self.field in cast("dict[str, object]", value)
        return self.there if there else self.otherwise

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"anyOf": [self.otherwise.schema(), self.there.schema()]}


# What comes

_RESULT: Final[Mapping[str, Shape]] = {name: ROUND_OPTIONAL[name] for name in ("winner", "opened", "dealer")}
SCORE_ROUND: Final = Fields(ROUND.needed, {**ROUND.optional, "names": ListOf(Text())})
ENTRY: Final = Fields(ROUND_NEEDED, _RESULT)
NEW_MATCH: Final = Fields(
    {"players": ListOf(Text())}, {"rules": RULES, "carried": ListOf(Whole()), "first_dealer": Whole()}
)
JOIN: Final = Fields({"name": Text()}, {"total": _NUMBER_OR_NULL})
RENAME: Final = Fields({"name": Text()})
ORDER: Final = Fields({"players": ListOf(Text())})
TARGET: Final = Fields({"target": Either((Whole(), Text(("auto",))))})
NOTHING: Final = Fields()

NEW_OR_WHOLE: Final = EitherBy("format", Named("MatchToImport", MATCH), Named("NewMatch", NEW_MATCH))

BODIES: Final[Mapping[str, Shape]] = {
    "RoundToScore": SCORE_ROUND,
    "RoundEntry": ENTRY,
    "NewMatch": NEW_MATCH,
    "MatchToImport": MATCH,
    "MatchToStart": NEW_OR_WHOLE,
    "Join": JOIN,
    "Rename": RENAME,
    "Order": ORDER,
    "RulesToPlay": RULES,
    "Target": TARGET,
    "Nothing": NOTHING,
}
"""What can be sent, by the names in the description."""

# What is answered

_PLAYER: Final = Fields({"number": Whole(), "name": Text(), "total": Whole(), "present": FLAG})
_KEPT: Final[Mapping[str, Shape]] = {
    "id": Text(),
    "revision": Whole(),
    "match": Named("Match", MATCH),
    "players": ListOf(_PLAYER),
    "can_undo": FLAG,
    "can_redo": FLAG,
}
_SCORED: Final[Mapping[str, Shape]] = {
    "players": ListOf(Text()),
    "target": Whole(),
    "rules": Named("Rules", RULES),
    "result": Fields({**ROUND_NEEDED, **_RESULT}),
    "scores": ListOf(Fields({**SCORE.needed, **SCORE.optional, "sentence": Text()})),
    "sentence": Text(),
}
SCORED: Final = Fields(_SCORED)
KEPT_ROUND: Final = Fields({"number": Whole(), "counts": FLAG, **_SCORED})
KEPT: Final = Fields(_KEPT)
RECORDED: Final = Fields({**_KEPT, "round": Named("KeptRound", KEPT_ROUND)})
_LINK: Final = Fields({"token": Text(), "url": Text()})
LINKS: Final = Fields({"watch": _LINK, "code": Text()}, {"pen": _LINK})
STARTED: Final = Fields({**_KEPT, "links": Named("Links", LINKS), "owner": Text()})
HISTORY: Final = Fields(
    {
        "id": Text(),
        "revision": Whole(),
        "entries": ListOf(
            Fields(
                {
                    "revision": Whole(),
                    "at": Text(),
                    "author": Text(),
                    "name": _TEXT_OR_NULL,
                    "type": Text(),
                    "sentence": Text(),
                }
            )
        ),
    }
)
REVISION: Final = Fields({"id": Text(), "revision": Whole(), "sheet": Named("Sheet", SHEET)})

ANSWERS: Final[Mapping[str, Shape]] = {
    "Match": MATCH,
    "Rules": RULES,
    "Sheet": SHEET,
    "ScoredRound": SCORED,
    "KeptRound": KEPT_ROUND,
    "KeptMatch": KEPT,
    "RecordedRound": RECORDED,
    "StartedMatch": STARTED,
    "Links": LINKS,
    "History": HISTORY,
    "Revision": REVISION,
}
"""What can come back, by the names in the description."""

PROBLEM: Final[dict[str, Any]] = {
    "type": "object",
    "description": "A refusal (RFC 9457). Nothing was changed.",
    "properties": {
        "type": {"type": "string", "description": f"A place on {CODES_PAGE}"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "code": {"enum": list(FAULT_VALUES), "description": "The code of the first fault; codes never change."},
        "detail": {"type": "string", "description": "All sentences together"},
        "faults": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "properties": {
                    "code": {"enum": list(FAULT_VALUES)},
                    "fields": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "Parts of the request that are at fault, by its own names; none: the match is",
                    },
                    "values": {"type": "object"},
                    "sentence": {"type": "string"},
                },
                "required": ["code", "fields", "values", "sentence"],
                "additionalProperties": False,
            },
        },
        "current": {**reference("KeptMatch"), "description": "With 412: the match as it stands"},
    },
    "required": ["type", "title", "status", "code", "detail", "faults"],
    "additionalProperties": False,
}


def components() -> dict[str, Any]:
    """Give every document of the API as JSON Schema, by name."""
    sent = {name: limited(shape.schema()) for name, shape in BODIES.items()}
    answered = {name: shape.schema() for name, shape in ANSWERS.items()}
    return {**sent, **answered, "Language": {"enum": list(LANGUAGES)}, "Problem": PROBLEM}
