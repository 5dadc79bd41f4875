from dataclasses import replace

import pytest
from tests.test_records_json import RICH, SMALL, Document, changed, refusal, told

from rami import Match, MatchError, RamiError, RecordError, RoundResult, Rules
from rami.records.draft import (
    Draft,
    Held,
    JoinStep,
    LeaveStep,
    NamedRoundStep,
    OrderStep,
    Placed,
    RoundStep,
    RulesStep,
    Step,
)
from rami.records.json_record import match_from
from rami.results import Ending

START = Match.start(["Ana", "Ben", "Chi"], carried=[10, 20, 30])
OUT = RoundResult(["", "AH XX 5C", 30], winner=0, opened=[True, True, False])


TOLD = {"chi": Held(30, opened=False), "BEN": Held("AH XX 5C", opened=True)}


def points(*points: int) -> tuple[dict[str, object], ...]:
    return tuple({"points": each} for each in points)


NAMED = NamedRoundStep(Ending.NORMAL, ("ANA",), None, TOLD)
"""The same round told by names, in another order and writing."""


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (RoundStep(OUT), START.record(OUT)),
        (RoundStep(OUT, points(0, 36, 55)), START.record(OUT)),
        (RoundStep(OUT, ({}, {"points": 36}, {})), START.record(OUT)),
        (NAMED, START.record(OUT)),
        (replace(NAMED, dealer="cHI"), START.record(OUT.with_dealer(2))),
        (
            replace(NAMED, held={**TOLD, "Ana": Held("", opened=None, score={"points": 0, "total": 10})}),
            START.record(OUT),
        ),
        (JoinStep("Dev", 4), START.join("Dev", 4)),
        (JoinStep("Dev", None), START.join("Dev", 30)),
        (LeaveStep("ben"), START.leave("Ben")),
        (OrderStep(("Chi", "ana", "BEN")), START.reorder(["Chi", "Ana", "Ben"])),
        (RulesStep(Rules(target=50)), START.change_rules(Rules(target=50))),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_step_does_what_it_says(step: Step, expected: Match) -> None:
    assert step.onto(START) == Placed(step, "line 7").onto(START) == expected
    draft = Draft(("Ana", "Ben", "Chi"), (10, 20, 30), steps=(Placed(step, "line 7"),))
    assert draft.build() == expected


def test_a_rami_sec_by_names_needs_only_the_winner() -> None:
    step = NamedRoundStep(Ending.RAMI_SEC, ("Ben",), None, {})
    assert step.onto(START).totals == (210, 20, 230)


def test_several_winners_by_names_share_a_blocked_round() -> None:
    held = {"Ana": Held(9, opened=True), "Ben": Held("9H", opened=False), "Chi": Held(20, opened=True)}
    assert NamedRoundStep(Ending.BLOCKED, ("Ana", "Ben"), None, held).onto(START).totals == (10, 20, 50)


@pytest.mark.parametrize(
    ("step", "code", "fields"),
    [
        (RoundStep(RoundResult([5, 5], winner=0)), "entry/other-players", ["line 7.hands"]),
        (
            RoundStep(RoundResult(["", None, 1], winner=0, opened=[True] * 3)),
            "hand/impossible-sum",
            ["line 7.hands[2]"],
        ),
        (RoundStep(OUT, points(0, 36, 54)), "record/disagrees", ["line 7.points[2]"]),
        (RoundStep(OUT, points(0, 36)), "record/disagrees", ["line 7.scores"]),
        (replace(NAMED, winners=("Eve",)), "match/no-such-player", ["line 7"]),
        (replace(NAMED, winners=()), "entry/no-winner", ["line 7.winner"]),
        (replace(NAMED, winners=("Ana", "Ben")), "entry/two-winners", ["line 7.winner"]),
        (JoinStep("ana", 0), "name/taken", ["line 7.name"]),
        (JoinStep("Dev", -1), "match/bad-total", ["line 7.total"]),
        (LeaveStep("Eve"), "match/no-such-player", ["line 7.name"]),
        (OrderStep(("Ana", "Ana", "Ben")), "match/order", ["line 7.order"]),
    ],
    ids=lambda part: type(part).__name__ if not isinstance(part, str) else part,
)
def test_a_refused_step_says_where_it_stands(step: Step, code: str, fields: list[str]) -> None:
    with pytest.raises(RecordError) as refused:
        Placed(step, "line 7").onto(START)
    assert code in refused.value.codes
    assert fields[0] in [field for fault in refused.value.faults for field in fault.fields]


def test_all_strangers_are_told_once() -> None:
    step = replace(
        NAMED, winners=("Eve",), dealer="Dev", held={"Eve": Held(5, opened=True), "Ana": Held(5, opened=True)}
    )
    with pytest.raises(MatchError) as refused:
        step.onto(START)
    assert [fault.values["name"] for fault in refused.value.faults] == ["Eve", "Dev"]


def test_a_draft_begins_like_a_match() -> None:
    assert Draft(("Ana", "Ben")).build() == Match.start(["Ana", "Ben"])
    assert Draft(("Ana", "Ben"), (5, 6), 1, Rules(target=70)).build() == Match.start(
        ["Ana", "Ben"], Rules(target=70), carried=[5, 6], first_dealer=1
    )
    with pytest.raises(RamiError, match="name/taken"):
        Draft(("Ana", "Ana")).build()


def test_the_rest_of_a_draft_comes_after_the_end() -> None:
    steps = (Placed(RoundStep(OUT), "1"), Placed(JoinStep("Dev", 7), "2"))
    match = Draft(("Ana", "Ben", "Chi"), (10, 200, 30), after_end=steps).build()
    assert match.totals == (10, 200, 30, 7)
    assert (len(match.rounds), len(match.after_end), match.counted) == (0, 1, 0)
    kept = Match.start(["Ana", "Ben", "Chi"], carried=[10, 200, 30]).past_end()
    assert match == kept.record(OUT).join("Dev", 7).closed()


# What only the engine can know


def round_of(**more: object) -> Document:
    return changed(("timeline", 0), {**SMALL["timeline"][0], **more})


DAMAGED: dict[str, tuple[Document, str, str]] = {
    "a hand missing": (round_of(hands=["", ["AH"]]), "entry/other-players", "timeline[0].hands"),
    "a hand too many": (round_of(hands=["", ["AH"], 5, 6]), "entry/other-players", "timeline[0].hands"),
    "a hand not told": (round_of(hands=["", None, 30]), "hand/missing", "timeline[0].hands[1]"),
    "a score missing": (round_of(scores=[{"points": 0}, {"points": 36}]), "record/disagrees", "timeline[0].scores"),
    "a score too many": (round_of(scores=[{"points": 0}] * 4), "record/disagrees", "timeline[0].scores"),
    "no scores at all": (round_of(scores=[]), "record/disagrees", "timeline[0].scores"),
    "another score": (round_of(scores=[{"points": point} for point in (0, 37, 55)]), "record/disagrees", "timeline[0].points[1]"),
    "winner seat 7 of 3": (round_of(winner=7), "entry/unknown-winner", "timeline[0].winner"),
    "winner seat -1": (round_of(winner=-1), "entry/unknown-winner", "timeline[0].winner"),
    "no winner": (round_of(winner=None), "entry/no-winner", "timeline[0].winner"),
    "dealer seat 3": (round_of(dealer=3), "entry/unknown-dealer", "timeline[0].dealer"),
    "points as text": (round_of(hands=["", "NaN", 30]), "card/unknown", "timeline[0].hands[1]"),
    "points as text, signed": (round_of(hands=["", "-5", 30]), "hand/not-a-sum", "timeline[0].hands[1]"),
    "points negative": (round_of(hands=["", -5, 30]), "hand/impossible-sum", "timeline[0].hands[1]"),
    "points huge": (round_of(hands=["", 10**30, 30]), "hand/impossible-sum", "timeline[0].hands[1]"),
    "unknown card": (round_of(hands=["", ["AH", "ZZ"], 30]), "card/unknown", "timeline[0].hands[1]"),
    "too many jokers": (round_of(hands=["", ["XX"] * 5, 30]), "card/too-many", "timeline[0].hands[1]"),
    "opened for two": (round_of(opened=[True, True]), "entry/opened-count", "timeline[0].opened"),
    "opened not told": (round_of(opened=None), "entry/opened-missing", "timeline[0].opened[1]"),
    "two of one name": (changed(("players",), ["Ana", "Ben", "ANA"]), "name/taken", "players[2]"),
    "an empty name": (changed(("players",), ["Ana", " ", "Chi"]), "name/empty", "players[1]"),
    "half a letter": (changed(("players", 0), "\ud800"), "name/bad-character", "players[0]"),
    "one player": (changed(("players",), ["Ana"]), "entry/players", "players"),
    "one total missing": ({**SMALL, "carried": [0, 0]}, "match/carried-count", "carried"),
    "a negative total": ({**SMALL, "carried": [0, -1, 0]}, "match/bad-total", "carried[1]"),
    "a total beyond all sense": ({**SMALL, "carried": [0, 10**9 + 1, 0]}, "match/bad-total", "carried[1]"),
    "first dealer seat 3": ({**SMALL, "first_dealer": 3}, "entry/unknown-dealer", "first_dealer"),
    "an unknown person leaves": (changed(("timeline", 2, "player"), "Dev"), "match/no-such-player", "timeline[2].name"),
    "a name that is taken joins": (changed(("timeline", 2), {"type": "join", "player": "ben", "total": 0}), "name/taken", "timeline[2].name"),
    "seats of others": (changed(("timeline", 2), {"type": "order", "players": ["Ana", "Ben"]}), "match/order", "timeline[2].order"),
    "rules out of range": (changed(("timeline", 2), {"type": "rules", "rules": {"target": 7}}), "rules/out-of-range", "timeline[2]"),
    "rules at the start": ({**SMALL, "rules": {"surcharge": 501}}, "rules/out-of-range", "rules"),
    "a round after the end": ({**SMALL, "carried": [0, 1, 200]}, "match/over", "timeline[0]"),
    "after the end of a match that goes on": ({**SMALL, "after_end": SMALL["timeline"][3:]}, "record/disagrees", "after_end"),
    "after the end, damaged": ({**SMALL, "carried": [0, 1, 900], "timeline": [], "after_end": round_of(winner=7)["timeline"]}, "entry/unknown-winner", "after_end[0].winner"),
}  # fmt: skip


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_that_the_engine_finds(name: str) -> None:
    document, code, field = DAMAGED[name]
    places = [name for fault in refusal(document) if fault.code == code for name in fault.fields]
    assert [name for name in places if name == field or name.startswith(f"{field}.")], places


def test_all_faults_of_the_first_damaged_step_are_told_and_nothing_is_kept() -> None:
    sheet = changed(("timeline", 1, "hands"), ["1", ["ZZ", "8H"], None])
    sheet["timeline"][3]["winner"] = 9
    assert told(refusal(sheet)) == [
        ("hand/impossible-sum", ("timeline[1].hands[0]",)),
        ("card/unknown", ("timeline[1].hands[1]",)),
    ]
    sheet["timeline"] = [*SMALL["timeline"][:3], sheet["timeline"][3]]
    assert told(refusal(sheet))[0] == ("entry/unknown-winner", ("timeline[3].winner",))
    assert len(match_from({**sheet, "timeline": SMALL["timeline"]}).rounds) == 3


# What the document says about itself must agree


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 501),
        ("totals", [412, 36, 432, 507, 201]),
        ("totals", [412, 36, 432, 507]),
        ("status", "playing"),
        ("winner", "Léa"),
        ("winner", None),
        ("next_dealer", "Léa"),
        ("players", ["Léa", "=1+1"]),
        ("standings", []),
    ],
)
def test_a_sheet_that_disagrees_is_refused(name: str, value: object) -> None:
    (fault,) = refusal(changed(("sheet", name), value, RICH))
    assert (fault.code, fault.fields) == ("record/disagrees", (f"sheet.{name}",))
    assert (fault.values["field"], fault.values["value"]) == (f"sheet.{name}", str(value)[:60])
    assert fault.values["computed"] == str(RICH["sheet"][name])[:60]


def test_all_that_disagrees_is_told() -> None:
    document = changed(("sheet", "target"), 1, changed(("sheet", "winner"), None, RICH))
    assert [fault.fields for fault in refusal(document)] == [("sheet.target",), ("sheet.winner",)]
    scores = [{**score, "points": 1} for score in RICH["timeline"][0]["scores"]]
    assert [fault.code for fault in refusal(changed(("timeline", 0, "scores"), scores, RICH))] == [
        "record/disagrees"
    ] * 3


@pytest.mark.parametrize(
    ("name", "value"),
    [("reason", "won"), ("value", 35), ("surcharge", 25), ("limit", 36), ("limited_by", "limit"), ("penalty", 200)],
)
def test_a_derivation_that_disagrees_is_refused(name: str, value: object) -> None:
    """The second player opened and holds 36 points: nothing else explains the score."""
    faults = refusal(changed(("timeline", 0, "scores", 1, name), value, RICH))
    assert [fault.code for fault in faults] == ["record/disagrees"]
    assert faults[0].fields[0].startswith("timeline[0].")


def test_a_correction_without_new_totals_is_refused() -> None:
    document = changed(("timeline", 0, "hands", 2), 31, RICH)
    assert told(refusal(document)) == [
        ("record/disagrees", ("timeline[0].points[2]",)),
        ("record/disagrees", ("timeline[0].scores[2].value",)),
    ]
