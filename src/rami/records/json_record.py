"""Matches and rounds as JSON documents, with the JSON Schema that is published for them."""

import json
import sys
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, cast

from rami.errors import Fault, RecordError, RulesError, shown
from rami.match import Match
from rami.records.draft import (
    MOST_FAULTS,
    Draft,
    JoinStep,
    LeaveStep,
    OrderStep,
    Placed,
    RoundStep,
    RulesStep,
    Step,
    disagreement,
    score_document,
)
from rami.records.schema import MATCH, PLAY_FORMAT, VERSION
from rami.records.shape import Shape
from rami.results import RoundResult
from rami.rules import DEFAULT_RULES, OptionValue, Rules
from rami.table import Change, PlayerJoined, PlayerLeft, RoundPlayed, RulesChanged, SeatsChanged


def parse_json(text: str, *, composed: bool = True) -> object:
    """Read JSON. What Python's reader lets through is refused too: a key that is there twice, numbers such as NaN.

    Letters are composed (NFC), as names are kept, unless every text must stay as it stands.

    Raises ``RecordError``: ``record/not-readable`` with the line and the parser's reason, ``record/key-twice``,
    ``record/no-json-number``, ``record/long-number``, ``record/too-deep``, or ``record/half-letter``.

    >>> parse_json('{"hands": [NaN]}')
    Traceback (most recent call last):
    rami.errors.RecordError: record/no-json-number (text='NaN')
    """
    try:
        given = unicodedata.normalize("NFC", text) if composed else text
        document = json.loads(given, object_pairs_hook=_once, parse_constant=_no_constant)
        if "\\u" in text:  # half of a letter, written as an escape, is no text
            json.dumps(document, ensure_ascii=False).encode()
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        fault = Fault("record/not-readable", (), {"format": "JSON", "line": error.lineno, "reason": error.msg})
    except UnicodeEncodeError:
        fault = Fault("record/half-letter")
    except RecursionError:
        fault = Fault("record/too-deep")
    except ValueError:  # what is left: Python reads no number of so many digits
        fault = Fault("record/long-number", (), {"most": sys.get_int_max_str_digits()})
    else:
        return document
    raise RecordError([fault])


def checked(shape: Shape, document: object) -> dict[str, Any]:
    """Give the document back if it has the shape.

    Raises ``RecordError`` with everything that does not fit, as far as ``MOST_FAULTS``.
    """
    faults = tuple(islice(shape.faults(document, ""), MOST_FAULTS))
    if faults:
        raise RecordError(faults)
    return cast("dict[str, Any]", document)


def rules_from(document: Mapping[str, object], place: str = "rules") -> Rules:
    """Read rules: a preset and its changes.

    Raises ``RulesError`` with every option that does not fit, at its place.

    >>> rules_from({"preset": "easy", "surcharge": 30}).opening_points
    30
    """
    options = {name: value for name, value in document.items() if name != "preset"}
    try:
        return Rules.of(options, str(document.get("preset", "rami")))
    except RulesError as error:
        raise RulesError([fault.within(place) for fault in error.faults]) from None


def rules_document(rules: Rules) -> dict[str, OptionValue]:
    """Write rules as a preset and its changes.

    >>> rules_document(Rules(surcharge=30))
    {'preset': 'rami', 'surcharge': 30}
    """
    preset, changes = rules.from_preset()
    return {"preset": preset, **changes}


def result_from(document: Mapping[str, Any]) -> RoundResult:
    """Read the result of a round from a document that has the shape of one."""
    return RoundResult(
        document["hands"],
        winner=document.get("winner"),
        opened=document.get("opened"),
        ending=document["ending"],
        dealer=document.get("dealer"),
    )


def round_from(document: Mapping[str, Any], rules: Rules = DEFAULT_RULES) -> tuple[RoundResult, Rules]:
    """Read a round by itself from a document that has the shape of one, with the rules it is scored by.

    ``rules`` count where the document has none. What it states about scores is not read.

    Raises ``RulesError``: rules or a target that cannot be.

    >>> result, rules = round_from({"ending": "blocked", "hands": [9, 8], "opened": [True, False], "target": 150})
    >>> result.hands, rules.target
    ((9, 8), 150)
    >>> round_from({"ending": "rami_sec", "hands": [None, None], "winner": 1})[1].target
    'auto'
    """
    in_force = rules_from(document["rules"]) if "rules" in document else rules
    if document.get("target") is not None:
        in_force = in_force.changed({"target": document["target"]})
    return result_from(document), in_force


def result_document(result: RoundResult) -> dict[str, Any]:
    """Write the result of a round.

    >>> result_document(RoundResult(["", "AH XX"], winner=0, opened=[True, False]))["hands"]
    [[], ['AH', 'XX']]
    """
    hands = [[card.code for card in hand] if isinstance(hand, tuple) else hand for hand in result.hands]
    winner = list(result.winner) if isinstance(result.winner, tuple) else result.winner
    return {
        "ending": result.ending.value,
        "winner": winner,
        "hands": hands,
        "opened": list(result.opened),
        "dealer": result.dealer,
    }


def sheet_document(match: Match) -> dict[str, Any]:
    """Write where a match stands."""
    return {
        "players": [player.name for player in match.players],
        "target": match.target,
        "totals": list(match.totals),
        "status": match.status.value,
        "winner": match.winner and match.winner.name,
        "next_dealer": match.next_dealer and match.next_dealer.name,
        "standings": [
            {"place": place, "player": player.name, "total": player.total} for place, player in match.standings
        ],
    }


def match_document(match: Match, date: datetime | None = None) -> dict[str, Any]:
    """Write a match as a document of plain lists and dicts; ``date``, with its offset, is when it was played.

    >>> match_document(Match.start(["Ana", "Ben"]))["players"]
    ['Ana', 'Ben']
    """
    in_force = match.rules_at_start
    documents: list[dict[str, Any]] = []
    for change in match.timeline:
        documents.append(_change_document(change, match.names, in_force))
        in_force = change.rules if isinstance(change, RulesChanged) else in_force
    return {
        "format": "rami-match",
        "version": VERSION,
        **({} if date is None else {"date": date.isoformat(timespec="seconds")}),
        "players": list(match.names[: len(match.carried)]),
        "carried": list(match.carried),
        "first_dealer": match.first_dealer,
        "rules": rules_document(match.rules_at_start),
        "timeline": documents[: match.counted],
        "after_end": documents[match.counted :],
        "sheet": sheet_document(match),
    }


def write_json(match: Match, date: datetime | None = None) -> str:
    """Write a match as JSON text that ``read_json`` reads back to the same match."""
    return json.dumps(match_document(match, date), ensure_ascii=False, indent=1) + "\n"


def read_json(text: str) -> Match:
    """Read a match from JSON.

    Raises ``RamiError``: not JSON, not the shape (everything that does not fit), or refused by the engine
    (every fault of the first step that is). What the document says about scores and totals must agree.

    >>> read_json(write_json(Match.start(["Ana", "Ben"], carried=[40, 30]))).totals
    (40, 30)
    """
    return match_from(parse_json(text))


def match_from(document: object) -> Match:
    """Read a match from a parsed document; see ``read_json``."""
    _check_head(document)
    fields = checked(MATCH, document)
    draft = Draft(
        tuple(fields["players"]),
        tuple(fields["carried"]) if "carried" in fields else None,
        fields.get("first_dealer", 0),
        rules_from(fields.get("rules", {})),
        _steps(fields.get("timeline", []), "timeline"),
        _steps(fields.get("after_end", []), "after_end"),
    )
    match = draft.build()
    stated, computed = fields.get("sheet", {}), sheet_document(match)
    differing = [name for name in stated if stated[name] != computed[name]]
    if differing:
        raise RecordError(
            disagreement(f"sheet.{name}", shown(stated[name]), shown(computed[name])) for name in differing
        )
    return match


def _check_head(document: object) -> None:
    """Played rounds and a document of a later version are told as such before their unknown fields are."""
    head = cast("dict[str, object]", document) if isinstance(document, dict) else {}
    if head.get("format") == PLAY_FORMAT:
        raise RecordError([Fault("record/played", ("format",))])
    version = head.get("version")
    if type(version) is int and version < 1:
        values = {"field": "version", "expected": str(VERSION), "value": shown(version)}
        raise RecordError([Fault("record/wrong-type", ("version",), values)])
    if isinstance(version, int) and version > VERSION:
        raise RecordError([Fault("record/newer-version", ("version",), {"version": version, "known": VERSION})])


def _steps(documents: Sequence[Mapping[str, Any]], name: str) -> tuple[Placed, ...]:
    places = [f"{name}[{number}]" for number in range(len(documents))]
    return tuple(Placed(_step_from(document, place), place) for place, document in zip(places, documents, strict=True))


def _step_from(document: Mapping[str, Any], place: str) -> Step:
    match document["type"]:
        case "round":
            rules = rules_from(document["rules"], f"{place}.rules") if "rules" in document else None
            scores = tuple(document.get("scores", ()))
            if "scores" in document and not scores:
                raise RecordError([disagreement("scores", 0, len(document["hands"]), f"{place}.scores")])
            return RoundStep(result_from(document), scores=scores, rules=rules)
        case "join":
            return JoinStep(document["player"], document["total"])
        case "leave":
            return LeaveStep(document["player"])
        case "order":
            return OrderStep(tuple(document["players"]))
        case _:
            return RulesStep(rules_from(document["rules"], f"{place}.rules"))


def _change_document(change: Change, names: Sequence[str], in_force: Rules) -> dict[str, Any]:
    match change:
        case RoundPlayed():
            scores = [score_document(line) for line in change.lines]
            own = {} if change.rules == in_force else {"rules": rules_document(change.rules)}
            return {"type": "round", **result_document(change.result), **own, "scores": scores}
        case PlayerJoined():
            return {"type": "join", "player": names[change.person], "total": change.total}
        case PlayerLeft():
            return {"type": "leave", "player": names[change.person]}
        case SeatsChanged():
            return {"type": "order", "players": [names[person] for person in change.order]}
        case _:
            return {"type": "rules", "rules": rules_document(change.rules)}


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        often = Counter(name for name, _ in pairs)
        twice = (shown(name).encode(errors="replace").decode() for name, number in often.items() if number > 1)
        raise RecordError(Fault("record/key-twice", (), {"field": name}) for name in islice(twice, MOST_FAULTS))
    return fields


def _no_constant(name: str) -> object:
    raise RecordError([Fault("record/no-json-number", (), {"text": name})])
