"""The shapes of the JSON documents of matches and rounds, and their published JSON Schema."""

from collections.abc import Mapping
from typing import Any, Final

from rami.records.shape import FLAG, NULL, Either, Fields, ListOf, Moment, Shape, Tagged, Text, Whole
from rami.results import Ending
from rami.rules import OPTIONS, PRESETS
from rami.scoring import LimitKind, Reason
from rami.table import Status

VERSION: Final = 1
"""The version of the match document; a newer one is refused."""

PLAY_HEAD: Final = "rami play"
PLAY_FORMAT: Final = "rami-play"
"""How played rounds begin in the notation, and what they are called in JSON: they are read elsewhere than a match."""

_HAND: Final = Either((ListOf(Text()), Whole(), Text(), NULL))
_NUMBER_OR_NULL: Final = Either((Whole(), NULL))
_TEXT_OR_NULL: Final = Either((Text(), NULL))

SCORE: Final = Fields(
    {"points": Whole()},
    {
        "reason": Text(tuple(Reason)),
        "value": Whole(),
        "surcharge": Whole(),
        "limit": _NUMBER_OR_NULL,
        "limited_by": Either((Text(tuple(LimitKind)), NULL)),
        "penalty": Whole(),
    },
)
"""One score with its derivation."""

RULES: Final = Fields(
    {},
    {
        "preset": Text(tuple(PRESETS)),
        **{name: Either((Text(), Whole(), FLAG, NULL)) for name in OPTIONS},
    },
)
"""Rules: a preset and what differs from it."""

ROUND_NEEDED: Final[Mapping[str, Shape]] = {"ending": Text(tuple(Ending)), "hands": ListOf(_HAND)}
ROUND_OPTIONAL: Final[Mapping[str, Shape]] = {
    "winner": Either((Whole(), ListOf(Whole()), NULL)),
    "opened": Either((ListOf(Either((FLAG, NULL))), NULL)),
    "dealer": _NUMBER_OR_NULL,
    "scores": ListOf(SCORE),
}
ROUND: Final = Fields(
    ROUND_NEEDED,
    {**ROUND_OPTIONAL, "players": Whole(), "target": Either((Whole(), Text(("auto",)), NULL)), "rules": RULES},
)
"""A round by itself."""

STEP: Final = Tagged(
    "type",
    {
        "round": Fields(ROUND_NEEDED, {**ROUND_OPTIONAL, "rules": RULES}),
        "join": Fields({"player": Text(), "total": Whole()}),
        "leave": Fields({"player": Text()}),
        "order": Fields({"players": ListOf(Text())}),
        "rules": Fields({"rules": RULES}),
    },
)
"""One entry of the timeline of a match."""

_STANDING: Final = Fields({"place": Whole(), "player": Text(), "total": Whole()})
SHEET: Final = Fields(
    {"target": Whole(), "totals": ListOf(Whole()), "status": Text(tuple(Status)), "winner": _TEXT_OR_NULL},
    {"players": ListOf(Text()), "next_dealer": _TEXT_OR_NULL, "standings": ListOf(_STANDING)},
)
"""Where a match stands, computed; a reader need not believe it, and this one checks it."""

MATCH: Final = Fields(
    {"format": Text(("rami-match",)), "version": Whole(least=1), "players": ListOf(Text())},
    {
        "date": Moment(),
        "carried": ListOf(Whole()),
        "first_dealer": Whole(),
        "rules": RULES,
        "timeline": ListOf(STEP),
        "after_end": ListOf(STEP),
        "sheet": SHEET,
    },
)
"""A whole match."""


def match_schema() -> dict[str, Any]:
    """Give the JSON Schema of a match document.

    >>> match_schema()["required"]
    ['format', 'version', 'players']
    """
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A match of Rami"}
    return {**head, **MATCH.schema()}


def round_schema() -> dict[str, Any]:
    """Give the JSON Schema of a single round.

    >>> round_schema()["required"]
    ['ending', 'hands']
    """
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A round of Rami"}
    return {**head, **ROUND.schema()}
