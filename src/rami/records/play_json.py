"""Played rounds as JSON documents, read back and played through like the text notation."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rami.cards import Card, with_suits
from rami.errors import CardError, RecordError, shown
from rami.match import Match
from rami.play.state import Played, State
from rami.records.draft import disagreement
from rami.records.json_record import checked, parse_json, rules_document, rules_from
from rami.records.move_text import BACK, write_move
from rami.records.play_record import MoveDraft, PlayRecord, RoundDraft, replay, reshuffles_of
from rami.records.schema import PLAY_FORMAT, RULES, VERSION
from rami.records.shape import Fields, ListOf, Text, Whole
from rami.table import Status

_CARDS: Final = ListOf(Text())
_MOVE: Final = Fields({"seat": Whole(), "move": Text()}, {"drawn": Text()})
_ROUND: Final = Fields(
    {"hands": ListOf(_CARDS), "upcard": Text(), "stock": _CARDS}, {"reshuffles": ListOf(_CARDS), "moves": ListOf(_MOVE)}
)
PLAY: Final = Fields(
    {"format": Text((PLAY_FORMAT,)), "version": Whole(least=1), "players": ListOf(Text()), "rounds": ListOf(_ROUND)},
    {
        "carried": ListOf(Whole()),
        "first_dealer": Whole(),
        "rules": RULES,
        "totals": ListOf(Whole()),
        "status": Text(tuple(Status)),
    },
)
"""Played rounds: how the match began, then each deal with its moves in the notation; what they come to may be stated."""


def play_schema() -> dict[str, Any]:
    """Give the JSON Schema of played rounds.

    >>> play_schema()["required"]
    ['format', 'version', 'players', 'rounds']
    """
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Played rounds of Rami"}
    return {**head, **PLAY.schema()}


def play_document(record: PlayRecord) -> dict[str, Any]:
    """Write played rounds as a document of plain lists and dicts."""
    start = record.start
    return {
        "format": PLAY_FORMAT,
        "version": VERSION,
        "players": list(start.names),
        "carried": list(start.carried),
        "first_dealer": start.first_dealer,
        "rules": rules_document(start.rules),
        "rounds": list(map(_round_document, record.rounds)),
        **_outcome(record),
    }


def _outcome(record: PlayRecord) -> dict[str, Any]:
    match = record.match
    return {"totals": list(match.totals), "status": match.status.value}


def write_play_json(record: PlayRecord) -> str:
    """Write played rounds as JSON text."""
    return json.dumps(play_document(record), ensure_ascii=False, indent=1) + "\n"


def read_play_json(text: str) -> PlayRecord:
    """Read played rounds from JSON and play them through.

    Raises ``RamiError``: not JSON, not the shape, refused by the engine, with the place, or other totals than it says.
    """
    document = parse_json(text)
    record = replay(*play_drafts(document))
    check_outcome(document, record)
    return record


def check_outcome(document: object, record: PlayRecord) -> None:
    """Hold what a document states of the totals and the status, if it does, to the rounds that were played through.

    Raises ``RecordError`` (``record/disagrees``).
    """
    stated, computed = checked(PLAY, document), _outcome(record)
    differing = [name for name in computed if name in stated and stated[name] != computed[name]]
    if differing:
        raise RecordError(disagreement(name, shown(stated[name]), shown(computed[name])) for name in differing)


def play_drafts(document: object) -> tuple[Match, list[RoundDraft]]:
    """Read a parsed document without playing it.

    Raises ``RamiError``: not the shape, or no match that can begin.
    """
    fields = checked(PLAY, document)
    start = Match.start(
        fields["players"],
        rules_from(fields.get("rules", {})),
        carried=fields.get("carried"),
        first_dealer=fields.get("first_dealer", 0),
    )
    return start, [_draft(part, f"rounds[{number}]") for number, part in enumerate(fields["rounds"])]


def _round_document(state: State) -> dict[str, Any]:
    deal = state.deal
    return {
        "hands": list(map(_codes, deal.hands)),
        "upcard": deal.upcard.code,
        "stock": _codes(deal.stock),
        "reshuffles": list(map(_codes, reshuffles_of(state.history))),
        "moves": [_move_document(played) for played in state.history],
    }


def _move_document(played: Played) -> dict[str, Any]:
    text = BACK if played.move is None else write_move(played.move)
    document: dict[str, Any] = {"seat": played.seat, "move": text}
    return document if played.drawn is None else {**document, "drawn": played.drawn.code}


def _draft(document: Mapping[str, Any], place: str) -> RoundDraft:
    (upcard,) = _cards([document["upcard"]], f"{place}.upcard")
    return RoundDraft(
        place,
        _piles(document["hands"], f"{place}.hands"),
        upcard,
        _cards(document["stock"], f"{place}.stock"),
        _piles(document.get("reshuffles", ()), f"{place}.reshuffles"),
        [_move_draft(move, f"{place}.moves[{number}]") for number, move in enumerate(document.get("moves", ()))],
    )


def _move_draft(move: Mapping[str, Any], place: str) -> MoveDraft:
    drawn = _cards([move["drawn"]], f"{place}.drawn")[0] if "drawn" in move else None
    return MoveDraft(move["seat"], move["move"], drawn, place)


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]


def _piles(piles: Sequence[Sequence[str]], place: str) -> list[tuple[Card, ...]]:
    return [_cards(codes, f"{place}[{number}]") for number, codes in enumerate(piles)]


def _cards(codes: Sequence[str], place: str) -> tuple[Card, ...]:
    try:
        return with_suits(map(Card, codes))
    except CardError as error:
        raise CardError([fault.within(place) for fault in error.faults]) from error
