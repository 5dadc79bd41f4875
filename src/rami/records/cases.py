"""The conformance cases: rounds, matches and typed hands with what must come out, and a runner for them.

A file is a list of cases, or an object whose ``hands`` are typed hands. ``conformance/README.md`` of the
project describes the shapes, so that any other implementation can be held to the same files.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from rami.cards import Card
from rami.errors import Fault, RamiError, RecordError
from rami.hands import hand_value
from rami.match import Match
from rami.records.json_record import checked, result_from, rules_from, score_document
from rami.records.schema import ROUND_NEEDED, ROUND_OPTIONAL, RULES, SCORE
from rami.records.shape import Either, Exactly, Fields, ListOf, Shape, Tagged, Text, Whole
from rami.rules import Rules
from rami.scoring import score_round

ReadCards = Callable[[str, str], Sequence[Card]]
"""Reads cards from a text in a language; floor ``words`` has one for all seven."""

_NULL_OR_NUMBER: Final = Either((Whole(), Exactly((None,))))
_ERROR: Final = Fields({"error": Either((Exactly((True,)), Text()))})
_HEAD: Final[Mapping[str, Shape]] = {"id": Text()}
_ABOUT: Final[Mapping[str, Shape]] = {
    "kind": Text(),
    "why": Text(),
    "target": _NULL_OR_NUMBER,
    "rules": RULES,
    "first_dealer": Whole(),
}
SCORING_CASE: Final = Fields(
    {**_HEAD, **ROUND_NEEDED, "expected_scores": Either((ListOf(Whole()), _ERROR))},
    {**_ABOUT, **ROUND_OPTIONAL, "players": Whole(), "expected_lines": ListOf(SCORE)},
)
"""A round and its scores, or the error by which it is refused."""

_ROUND: Final = Fields(ROUND_NEEDED, ROUND_OPTIONAL)
_STEPS: Final = Tagged(
    "type",
    {
        "correct": Fields({**ROUND_NEEDED, "round": Whole()}, ROUND_OPTIONAL),
        "remove": Fields({"round": Whole()}),
        "join": Fields({}, {"total": _NULL_OR_NUMBER, "name": Text()}),
        "leave": Fields({"person": Whole()}, {"target": _NULL_OR_NUMBER}),
        "rename": Fields({"person": Whole(), "name": Text()}),
        "order": Fields({"persons": ListOf(Whole())}),
        "target": Fields({"target": _NULL_OR_NUMBER}),
        "rules": Fields({"rules": RULES}),
    },
)
_STAND: Final = Fields(
    {},
    {
        "target": Whole(),
        "totals": ListOf(Whole()),
        "status": Text(),
        "winner": _NULL_OR_NUMBER,
        "next_dealer": _NULL_OR_NUMBER,
        "standings": ListOf(ListOf(Whole())),
        "present": ListOf(Whole()),
        "names": ListOf(Text()),
        "rounds": Whole(),
        "after_end": Whole(),
    },
)
MATCH_CASE: Final = Fields(
    {**_HEAD, "rounds": ListOf(Either((_ROUND, _STEPS))), "expected": Either((_ERROR, _STAND))},
    {**_ABOUT, "players": Either((Whole(), ListOf(Text()))), "carried": ListOf(Whole())},
)
"""A match step by step and where it stands then, or the error by which a step is refused."""

HAND_CASE: Final = Fields(
    {"lang": Text(), "text": Text()},
    {"cards": ListOf(Text()), "value": Whole(), "error": Either((Exactly((True,)), Text()))},
)
"""A hand as people type it in a language, with its cards and their value."""


class CaseOutcome(NamedTuple):
    """How one case went: its id and kind, what was expected and what was found."""

    case: str
    kind: str
    passed: bool
    expected: object
    found: object


def run_cases(document: object, read_cards: ReadCards) -> Iterator[CaseOutcome]:
    """Run every case of a file.

    Raises ``RecordError`` (``record/wrong-format``) where the document holds no cases. A case that is itself
    malformed counts as refused.

    >>> case = {"id": "E1", "players": 2, "ending": "normal", "winner": 0, "hands": [[], ["AH", "XX", "5C"]],
    ...         "opened": [True, True], "expected_scores": [0, 36]}
    >>> [outcome.passed for outcome in run_cases([case], lambda text, language: ())]
    [True]
    """
    if isinstance(document, dict) and "hands" in document and "expected_scores" not in document:
        hands = cast("dict[str, object]", document)["hands"]
        outcomes = [_hand_case(case, number, read_cards) for number, case in enumerate(_listed(hands), 1)]
    else:
        outcomes = [_case(case) for case in _listed(document)]
    yield from outcomes


def _listed(cases: Any) -> list[object]:
    if not isinstance(cases, list) or not cases:
        raise RecordError([Fault("record/wrong-format", (), {"expected": "[{id, expected…}, …]"})])
    return list(cast("list[object]", cases))


def _case(case: object) -> CaseOutcome:
    fields = cast("dict[str, Any]", case) if isinstance(case, dict) else {}
    if "rounds" in fields:
        return _outcome(fields, "expected", _match_found)
    return _outcome(fields, "expected_scores", _scores_found)


def _outcome(case: Mapping[str, Any], key: str, find: Callable[[Mapping[str, Any]], object]) -> CaseOutcome:
    expected = case.get(key)
    try:
        found = find(case)
    except RamiError as error:
        found = {"error": list(error.codes)}
        passed = _is_expected_error(expected, error.codes)
    else:
        passed = found == expected and not _is_error(expected)
    return CaseOutcome(str(case.get("id", "?")), str(case.get("kind", "")), passed, expected, found)


def _is_error(expected: object) -> bool:
    return isinstance(expected, dict) and "error" in expected


def _is_expected_error(expected: object, codes: Iterable[str]) -> bool:
    if not isinstance(expected, dict):
        return False
    wanted = cast("dict[str, object]", expected).get("error")
    return wanted is True or wanted in tuple(codes)


def _rules(case: Mapping[str, Any]) -> Rules:
    rules = rules_from(case.get("rules", {}))
    return rules if case.get("target") is None else rules.changed({"target": case["target"]})


def _scores_found(case: Mapping[str, Any]) -> object:
    """Score the round; where whole lines are expected and differ, give them instead of the points."""
    checked(SCORING_CASE, case)
    result = result_from(case)
    if case.get("players", result.players) != result.players:
        values = {"number": result.players, "expected": int(case["players"])}
        raise RecordError([Fault("entry/other-players", ("hands",), values)])
    lines = [score_document(line) for line in score_round(result, _rules(case))]
    if "expected_lines" in case and case["expected_lines"] != lines:
        return lines
    return [line["points"] for line in lines]


def _match_found(case: Mapping[str, Any]) -> object:
    """Play the match; give those facts about it that are expected."""
    checked(MATCH_CASE, case)
    _check_expectation(case["expected"])
    players = case.get("players", 2)
    if isinstance(players, int):
        _rules(case).check_players(players)
        players = [f"P{number}" for number in range(players)]
    match = Match.start(players, _rules(case), carried=case.get("carried"), first_dealer=case.get("first_dealer", 0))
    for step in case["rounds"]:
        match = _stepped(match, step)
    facts = match_facts(match)
    return {name: facts[name] for name in case["expected"] if name in facts}


def _check_expectation(expected: object) -> None:
    """Refuse a case that expects nothing: it could not fail."""
    if not expected:
        raise RecordError([Fault("record/missing", ("expected",), {"field": "expected"})])


def _stepped(match: Match, step: Mapping[str, Any]) -> Match:
    match step.get("type"):
        case "correct":
            return match.correct(step["round"], result_from(step))
        case "remove":
            return match.remove(step["round"])
        case "join":
            return match.join(step.get("name", f"P{len(match.names)}"), step.get("total"))
        case "leave":
            return match.leave(_name(match, step["person"]), step.get("target"))
        case "rename":
            return match.rename(_name(match, step["person"]), step["name"])
        case "order":
            return match.reorder([_name(match, person) for person in step["persons"]])
        case "target":
            return match.change_target("auto" if step["target"] is None else step["target"])
        case "rules":
            return match.change_rules(rules_from(step["rules"]))
        case _:
            return match.record(result_from(step))


def _name(match: Match, person: int) -> str:
    if not 0 <= person < len(match.names):
        raise RecordError([Fault("match/no-such-player", ("person",), {"name": str(person)})])
    return match.names[person]


def match_facts(match: Match) -> dict[str, Any]:
    """Give all that a case may expect of a match; people are numbers in the order in which they came.

    >>> match_facts(Match.start(["Ana", "Ben"], carried=[100, 38]))["winner"]
    1
    """
    people = sorted(match.players)
    return {
        "target": match.target,
        "totals": [player.total for player in people],
        "status": match.status.value,
        "winner": None if match.winner is None else match.winner.person,
        "next_dealer": None if match.next_dealer is None else match.next_dealer.person,
        "standings": [[place, player.person] for place, player in match.standings],
        "present": [player.person for player in match.seats],
        "names": list(match.names),
        "rounds": len(match.rounds),
        "after_end": len(match.after_end),
    }


def _hand_case(case: object, number: int, read_cards: ReadCards) -> CaseOutcome:
    fields = cast("dict[str, Any]", case) if isinstance(case, dict) else {}
    name = f"{fields.get('lang', '?')}-{number}"
    error = {"error": fields["error"]} if "error" in fields else None
    expected = error or {key: fields[key] for key in ("cards", "value") if key in fields}
    return _outcome(
        {"id": name, "kind": str(fields.get("text", "")), "expected": expected},
        "expected",
        lambda _: _cards_found(fields, read_cards),
    )


def _cards_found(case: Mapping[str, Any], read_cards: ReadCards) -> object:
    fields = checked(HAND_CASE, case)
    _check_expectation({key for key in ("cards", "value", "error") if key in fields})
    cards = read_cards(fields["text"], fields["lang"])
    found: dict[str, object] = {"cards": [card.code for card in cards], "value": hand_value(cards)}
    return {key: found[key] for key in found if key in fields}
