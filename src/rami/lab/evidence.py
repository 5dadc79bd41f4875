"""The evidence of a contest: one JSON document with all that was asked for and every game, so that anybody can check it.

Whoever has this package plays the same games again from the seed; whoever has not can still work the figures out anew.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from math import isclose
from typing import Any, Final, cast

from rami.errors import Fault, RecordError, shown
from rami.lab.arena import Arena, ArenaPlan, Pairing, Standing, judged
from rami.lab.games import Game, Unit, seatings
from rami.records.json_record import MOST_FAULTS, checked, parse_json, rules_document, rules_from
from rami.records.schema import RULES
from rami.records.shape import Fields, ListOf, Number, Text, Whole
from rami.seating import MOST_TOTAL

FORMAT: Final = "rami-arena"
VERSION: Final = 1

_NUMBERS: Final = ListOf(Whole())
_GAME: Final = Fields(
    {"deal": Whole(), "seats": _NUMBERS, "points": _NUMBERS, "won": _NUMBERS, "rounds": Whole(), "moves": _NUMBERS}
)
_INTERVAL: Final = Fields({"value": Number(), "low": Number(), "high": Number()})
_DUEL: Final = Fields(
    {
        "one": Whole(),
        "other": Whole(),
        "games": Whole(),
        "wins": ListOf(Number()),
        "points": ListOf(Number()),
        "share": _INTERVAL,
        "lead": _INTERVAL,
    }
)
_STANDING: Final = Fields(
    {"strategy": Whole(), "games": Whole(), "wins": Number(), "points": Number(), "moves": Number()},
    {"rating": Fields({"mean": Number(), "deviation": Number()})},
)
EVIDENCE: Final = Fields(
    {
        "format": Text((FORMAT,)),
        "version": Whole(),
        "strategies": ListOf(Text()),
        "seats": Whole(),
        "rules": RULES,
        "deals": Whole(),
        "seed": Whole(),
        "pairing": Text(tuple(Pairing)),
        "unit": Text(tuple(Unit)),
        "confidence": Number(),
        "games": ListOf(_GAME),
    },
    {"duels": ListOf(_DUEL), "standings": ListOf(_STANDING)},
)
"""The whole document. ``duels`` and ``standings`` follow from ``games``, and a reader works them out anew."""


def evidence_document(arena: Arena) -> dict[str, Any]:
    """Write a contest as a document of plain lists and dicts."""
    plan = arena.plan
    return {
        "format": FORMAT,
        "version": VERSION,
        "strategies": list(plan.strategies),
        "seats": plan.seats,
        "rules": rules_document(plan.rules),
        "deals": plan.deals,
        "seed": plan.seed,
        "pairing": plan.pairing.value,
        "unit": plan.unit.value,
        "confidence": plan.confidence,
        "duels": list(map(asdict, arena.duels)),
        "standings": [_standing_document(standing) for standing in arena.standings],
        "games": list(map(asdict, arena.games)),
    }


def write_evidence(arena: Arena) -> str:
    """Write a contest as JSON text, a game a line."""
    document = evidence_document(arena)
    games = ",\n".join(f"  {json.dumps(game)}" for game in document.pop("games"))
    head = json.dumps(document, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{head},\n "games": [\n{games}\n ]\n}}\n'


def read_evidence(text: str) -> Arena:
    """Read a contest from JSON text. What follows from the games is worked out anew.

    Raises ``RecordError``: not JSON, not the shape, ``record/newer-version``, ``record/disagrees`` where the games are not
    those that were asked for, or what is said to follow from them does not; ``LabError`` and ``RulesError`` for a contest
    that cannot be.
    """
    fields = checked(EVIDENCE, parse_json(text))
    if fields["version"] > VERSION:
        values = {"version": fields["version"], "known": VERSION}
        raise RecordError([Fault("record/newer-version", ("version",), values)])
    plan = ArenaPlan(
        strategies=tuple(fields["strategies"]),
        seats=fields["seats"],
        rules=rules_from(fields["rules"]),
        deals=fields["deals"],
        seed=fields["seed"],
        pairing=Pairing(fields["pairing"]),
        unit=Unit(fields["unit"]),
        confidence=fields["confidence"],
    )
    games = tuple(map(_game, fields["games"]))
    _refuse(_game_faults(plan, games))
    found = judged(plan, games)
    _refuse(_figure_faults(fields, found))
    return found


def _game(document: dict[str, Any]) -> Game:
    return Game(
        document["deal"],
        tuple(document["seats"]),
        tuple(document["points"]),
        tuple(document["won"]),
        document["rounds"],
        tuple(document["moves"]),
    )


def _standing_document(standing: Standing) -> dict[str, Any]:
    document = asdict(standing)
    if document["rating"] is None:
        del document["rating"]
    return document


def _refuse(faults: Iterator[Fault]) -> None:
    told = tuple(islice(faults, MOST_FAULTS))
    if told:
        raise RecordError(told)


def _game_faults(plan: ArenaPlan, games: tuple[Game, ...]) -> Iterator[Fault]:
    """Each game that is not the one that comes next in the plan, or has not a possible figure for each seat."""
    asked = plan.deals * len(plan.pairs) * len(seatings(2, plan.seats))
    if len(games) != asked:
        yield _disagrees("games", len(games), asked)
        return
    for number, (expected, game) in enumerate(zip(plan.order, games, strict=True)):
        if (game.deal, game.seats) != expected:
            yield _disagrees(f"games[{number}]", (game.deal, game.seats), expected)
        figures = (game.rounds, *game.points, *game.moves)
        if not len(game.points) == len(game.moves) == plan.seats or not all(0 <= one <= MOST_TOTAL for one in figures):
            yield _disagrees(f"games[{number}]", (game.points, game.moves), f"{plan.seats} × 0–{MOST_TOTAL}")
        if len(set(game.won)) < len(game.won) or not set(game.won) <= set(range(plan.seats)):
            yield _disagrees(f"games[{number}].won", game.won, f"0–{plan.seats - 1}")


def _figure_faults(fields: dict[str, Any], found: Arena) -> Iterator[Fault]:
    """Each figure that does not follow from the games. Ratings are left out: they belong to the package that made them."""
    computed = evidence_document(found)
    for name in ("duels", "standings"):
        if name in fields:
            yield from _differences(name, fields[name], computed[name])


def _differences(field: str, stated: Any, computed: Any) -> Iterator[Fault]:
    """Each place at which two parts of documents differ; the last figure of a number may, between machines."""
    if isinstance(stated, dict):
        names = cast("set[str]", stated.keys()) - {"rating"}  # its shape was looked at, so these are all
        for name in sorted(names):
            yield from _differences(f"{field}.{name}", stated[name], computed[name])
    elif isinstance(stated, list):  # in the document that was worked out, pairs are tuples
        parts = cast("list[object]", stated)
        if len(parts) != len(computed):
            yield _disagrees(field, len(parts), len(computed))
        else:
            for number, (one, other) in enumerate(zip(parts, computed, strict=True)):
                yield from _differences(f"{field}[{number}]", one, other)
    elif not isclose(stated, computed, rel_tol=1e-9, abs_tol=1e-9):
        yield _disagrees(field, stated, computed)


def _disagrees(field: str, value: object, computed: object) -> Fault:
    return Fault("record/disagrees", (field,), {"field": field, "value": shown(value), "computed": shown(computed)})
