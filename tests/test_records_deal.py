"""Deal documents: what they show and hide, every change found, and the checker that ``docs/fair-deal.md`` prints."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.strategies import tables

from rami import CARDS, CardError, Fault, Pack, RamiError, RecordError, read_cards
from rami.play.shuffle import Shuffle, Terms
from rami.records import decoded
from rami.records.deal_record import (
    FINDINGS,
    DealRecord,
    Finding,
    Pattern,
    deal_document,
    deal_from,
    deal_schema,
    read_deal,
    verify_deal,
    write_deal,
)
from rami.records.json_record import parse_json

PROSE = (Path(__file__).parent.parent / "docs" / "fair-deal.md").read_text(encoding="utf-8")
(CHECKER,) = re.findall(r"```python\n(.*?)```\n", PROSE, re.DOTALL)

SEED = bytes(range(32))
TERMS = Terms(2, ("Ana", "Bản"), 1, 13)
SHUFFLE = Shuffle(SEED, (("Ana", 'left at the "lamp"'), ("Bản", "3:x,")))
PILES = (read_cards("AC 2C 3C XX AC"), read_cards("KH QH JH"))
FULL = DealRecord.revealed(TERMS, SHUFFLE, PILES)
PUBLIC = DealRecord.running(TERMS, SHUFFLE.commitment, SHUFFLE.entropy, PILES)


@st.composite
def revealed(draw: st.DrawFn) -> DealRecord:
    players, dealer = tuple(draw(tables())), draw(st.integers(0, 1))
    terms = Terms(draw(st.sampled_from((2, 3))), players, dealer, draw(st.sampled_from((13, 14))))
    texts = st.one_of(st.none(), st.text(st.characters(exclude_categories=["Cs"]), max_size=12))
    added = [(name, draw(texts)) for name in players]
    entropy = tuple((name, text) for name, text in added if text is not None)
    piles = draw(st.lists(st.lists(st.sampled_from(CARDS), unique=True, max_size=30), max_size=3))
    return DealRecord.revealed(terms, Shuffle(draw(st.binary(min_size=32, max_size=32)), entropy), piles)


def full(**changes: object) -> dict[str, Any]:
    """The whole document, with something changed."""
    return deal_document(FULL) | changes


def again(place: int, **changes: object) -> dict[str, Any]:
    """The whole document, with something changed in one of its reshuffles."""
    document = full()
    document["reshuffles"][place] |= changes
    return document


def shown(findings: Iterable[Finding]) -> list[str]:
    """A line for each finding: its code, where, and what stands there / what should, if that is short."""
    lines = [(f"{finding.code} {finding.field}", f"{finding.value}/{finding.computed}") for finding in findings]
    return [head[5:] + (f" {values}" if 1 < len(values) < 20 else "") for head, values in lines]


def refusals(document: object) -> list[str]:
    with pytest.raises(RecordError) as refused:
        deal_from(document)
    return [f"{fault.code} {fault.fields[0]}" for fault in refused.value.faults]


def test_the_document_while_the_round_runs_and_after_it() -> None:
    hidden = {
        "format": "rami-deal",
        "version": 1,
        "packs": 2,
        "players": ["Ana", "Bản"],
        "dealer": 1,
        "hand_size": 13,
        "commitment": SHUFFLE.commitment,
        "seed": None,
        "entropy": [{"player": "Ana", "text": 'left at the "lamp"'}, {"player": "Bản", "text": "3:x,"}],
        "order": None,
        "reshuffles": [
            {"number": 1, "cards": ["AC", "2C", "3C", "XX", "AC"], "order": None},
            {"number": 2, "cards": ["KH", "QH", "JH"], "order": None},
        ],
    }
    assert deal_document(PUBLIC) == hidden
    document = deal_document(FULL)
    assert document["seed"] == SEED.hex()
    assert document["order"] == [card.code for card in SHUFFLE.order(TERMS)]
    for place, pile in enumerate(PILES):
        order = document["reshuffles"][place]["order"]
        assert order == [card.code for card in SHUFFLE.reshuffled(TERMS, place + 1, pile)]
        document["reshuffles"][place]["order"] = None
    assert document | {"seed": None, "order": None} == hidden


@given(record=revealed(), seed=st.binary(min_size=32, max_size=32))
def test_the_public_document_has_neither_seed_nor_order(record: DealRecord, seed: bytes) -> None:
    """It is the same whatever the seed, but for the commitment."""
    piles = [reshuffle.cards for reshuffle in record.reshuffles]
    other = DealRecord.revealed(record.terms, Shuffle(seed, record.entropy), piles)
    assert replace(other.public, commitment=record.commitment) == record.public == record.public.public
    document = deal_document(record.public)
    assert (document["seed"], document["order"]) == (None, None)
    assert all(reshuffle["order"] is None for reshuffle in document["reshuffles"])
    assert record.shuffle is not None
    assert record.shuffle.seed.hex() not in write_deal(record.public)
    assert record.public.shuffle is None
    assert repr(record) == repr(record.public)


def turned(value: object) -> object:
    """The same document with the fields of every object in the opposite order."""
    if isinstance(value, dict):
        return {name: turned(part) for name, part in reversed(cast("dict[str, object]", value).items())}
    return [turned(part) for part in cast("list[object]", value)] if isinstance(value, list) else value


def is_valid(document: object) -> bool:
    validator: Any = Draft202012Validator(deal_schema())
    return validator.is_valid(document)


@given(record=revealed())
def test_deals_are_read_back_and_fair_in_any_order_of_fields(record: DealRecord) -> None:
    for each, findings in ((record, []), (record.public, [Finding("deal/not-revealed", "seed")])):
        document = deal_document(each)
        assert read_deal(write_deal(each)) == read_deal(json.dumps(document)) == deal_from(turned(document)) == each
        assert verify_deal(document) == verify_deal(turned(document)) == each.findings() == findings
        assert verify_deal(document, deal_document(record.public)) == findings
        assert is_valid(document)


def test_a_written_deal_is_pinned_and_does_not_hang_on_the_hash_seed() -> None:
    code = (
        "import hashlib; from rami.play.shuffle import Shuffle, Terms; from rami.records.deal_record import *; "
        "record = DealRecord.revealed(Terms(2, ('Ana', 'Ben')), Shuffle(bytes(32), (('Ben', 'x'),)), [[Card('AC')]]); "
        "print(hashlib.sha256(write_deal(record).encode()).hexdigest(), record.findings())"
    )
    told: set[str] = set()
    for seed in ("1", "2"):
        env, command = {**os.environ, "PYTHONHASHSEED": seed}, [sys.executable, "-c", code]
        told.add(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)
    assert told == {"155377b91aa117f63f4bc49c9cd90b5d1974049183d91c8c8692e2e7d2f20329 []\n"}


def test_the_schema_is_valid_and_every_field_is_needed() -> None:
    schema = deal_schema()
    Draft202012Validator.check_schema(schema)
    assert schema["required"] == list(full())
    for name in full():
        document = {other: value for other, value in full().items() if other != name}
        assert refusals(document) == [f"record/missing {name}"]
        assert not is_valid(document)


HEX = SEED.hex()
ODD: list[tuple[str, object, str]] = [
    ("format", "rami-match", "format"),
    ("version", "1", "version"),
    ("version", True, "version"),
    ("packs", "auto", "packs"),
    ("players", ["Ana", 5], "players[1]"),
    ("dealer", None, "dealer"),
    ("hand_size", 13.5, "hand_size"),
    ("commitment", None, "commitment"),
    ("commitment", SHUFFLE.commitment.upper(), "commitment"),
    ("commitment", HEX + "0", "commitment"),
    ("seed", HEX[:-2], "seed"),
    ("seed", "0x" + HEX[2:], "seed"),
    ("seed", HEX[:-1] + "à", "seed"),
    ("entropy", [{"player": "Ana"}], "entropy[0].text"),
    ("entropy", [{"player": "Ana", "text": "x", "seat": 0}], "entropy[0].seat"),
    ("order", "AC 2C", "order"),
    ("order", ["AC", "1C"], "order[1]"),
    ("order", ["AC", "ac"], "order[1]"),
    ("order", [None], "order[0]"),
    ("reshuffles", None, "reshuffles"),
    ("reshuffles", [{"number": 1, "cards": None, "order": None}], "reshuffles[0].cards"),
    ("reshuffles", [{"number": 1, "cards": ["AC"]}], "reshuffles[0].order"),
    ("reshuffles", [{"number": "1", "cards": ["AC"], "order": ["AC"]}], "reshuffles[0].number"),
    ("reshuffles", [{"number": 1, "cards": ["AC"], "order": ["XXX"]}], "reshuffles[0].order[0]"),
    ("rounds", [], "rounds"),
]


@pytest.mark.parametrize(("name", "value", "place"), ODD, ids=lambda part: str(part)[:30])
def test_what_has_not_the_shape_is_refused_with_its_place(name: str, value: object, place: str) -> None:
    document = full(**{name: value})
    assert [refusal.split(" ")[1] for refusal in refusals(document)] == [place]
    assert not is_valid(document)


@pytest.mark.parametrize("text", ["", "[1, 2", "[]", "5", "{}", '{"seed": null, "seed": null}'])
def test_what_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_deal(text)


def test_a_pattern_tells_what_it_expects_and_takes_the_whole_text() -> None:
    shape = Pattern("card", "XX")
    assert list(shape.faults("XX", "at")) == []
    assert shape.schema() == {"type": "string", "pattern": "^(?:XX)$"}
    values: list[object] = ["Ż" * 50, "XX\n", " XX", 5, 1.5, None, [5], {"a": 5}]
    for value, text in zip(
        values, [ascii("Ż" * 50)[:60], r"'XX\n'", "' XX'", "5", "1.5", "None", "list", "dict"], strict=True
    ):
        told = {"field": "at", "expected": "card", "value": text}
        assert list(shape.faults(value, "at")) == [Fault("record/wrong-type", ("at",), told)]


def test_another_version_is_told_as_such() -> None:
    for version in (2, 0, -1):
        told: dict[str, str | int] = {"field": "version", "expected": "1", "value": str(version)}
        fault = Fault("record/wrong-type", ("version",), told)
        if version == 2:
            fault = Fault("record/newer-version", ("version",), {"version": 2, "known": 1})
        with pytest.raises(RecordError, match=f"^{re.escape(str(fault))}$"):
            deal_from({"version": version, "new": "field"})


def test_terms_and_texts_that_cannot_be_are_told_all_at_once() -> None:
    entropy = [{"player": "Bản", "text": "x"}, {"player": "Ana", "text": "\ud800"}]
    assert refusals(full(packs=5, players=["Ana", "ANA"], dealer=2, hand_size=10**30, entropy=entropy)) == [
        "rules/not-a-choice packs",
        "rules/not-a-choice hand_size",
        "name/taken players[1]",
        "entry/unknown-dealer dealer",
        "deal/entropy-player entropy[0].player",
        "deal/entropy-text entropy[1].text",
    ]


def test_a_record_that_could_not_be_read_back_is_not_made() -> None:
    with pytest.raises(RecordError) as refused:
        replace(FULL, commitment="AB" * 32, seed=bytes(31), entropy=(("Chi", "\udc00"),))
    fields = [fault.fields[0] for fault in refused.value.faults]
    assert fields == ["commitment", "entropy[0].player", "entropy[0].text", "seed"]
    with pytest.raises(CardError):
        DealRecord.revealed(TERMS, SHUFFLE, [read_cards("AC AC AC")])


def exchanged(cards: list[str], one: int, other: int) -> list[str]:
    changed = list(cards)
    changed[one], changed[other] = changed[other], changed[one]
    return changed


ORDER, (FIRST, SECOND) = full()["order"], full()["reshuffles"]
FORGED = ["order order[0] 5D/6D", "reshuffle reshuffles[0].order[0] AC/2C", "reshuffle reshuffles[1].order[0] JH/KH"]
DEALER = ["order order[0] 5D/4D", "reshuffle reshuffles[0].order[0] AC/XX", "reshuffle reshuffles[1].order[0] JH/KH"]
PACKS = ["order order[0] 5D/8H", "reshuffle reshuffles[0].order[0] AC/2C", "reshuffle reshuffles[1].order[0] JH/KH"]
SIZE = ["order order[0] 5D/4D", "reshuffle reshuffles[0].order[3] AC/3C", "reshuffle reshuffles[1].order[0] JH/QH"]
TURNED = ["reshuffle reshuffles[0].order[1] KH/QH", "reshuffle reshuffles[1].order[0] AC/2C"]
NUMBERS = ["reshuffle-number reshuffles[0].number 2/1", "reshuffle-number reshuffles[1].number 1/2"]
CHANGES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "nothing": (full(), []),
    "seed": (full(seed="01" + HEX[2:]), ["commitment commitment", *FORGED]),
    "commitment": (full(commitment="0" * 64), ["commitment commitment"]),
    "two places": (full(order=exchanged(ORDER, 40, 90)), ["order order[40] 3D/QD"]),
    "last places": (full(order=exchanged(ORDER, 106, 107)), ["order order[106] 8D/JD"]),
    "another card": (full(order=[*ORDER[:-1], "XX"]), ["cards order XX/8D", "order order[107] XX/8D"]),
    "a card missing": (full(order=ORDER[:-1]), ["cards order /8D", "order order[107] /8D"]),
    "cards more": (full(order=[*ORDER, "XX", "AC"]), ["cards order AC XX/", "order order[108] XX/"]),
    "no cards": (full(order=[]), ["cards order", "order order[0] /5D"]),
    "order hidden": (full(order=None), ["not-revealed order"]),
    "seed hidden": (full(seed=None), ["not-revealed seed"]),
    "seed hidden, card missing": (full(seed=None, order=ORDER[:-1]), ["not-revealed seed", "cards order /8D"]),
    "reshuffle hidden": (again(1, order=None), ["not-revealed reshuffles[1].order"]),
    "reshuffle": (again(0, order=exchanged(FIRST["order"], 3, 4)), ["reshuffle reshuffles[0].order[3] 3C/AC"]),
    "reshuffles turned": (full(reshuffles=[SECOND, FIRST]), [NUMBERS[0], TURNED[0], NUMBERS[1], TURNED[1]]),
    "number": (again(1, number=3), ["reshuffle-number reshuffles[1].number 3/2"]),
    "number 0": (again(0, number=0), ["reshuffle-number reshuffles[0].number 0/1"]),
    "a pile": (
        again(1, cards=["KH", "QH", "TH"]),
        ["cards reshuffles[1].order JH/TH", "reshuffle reshuffles[1].order[0] JH/TH"],
    ),
    "a pile turned": (again(1, cards=["KH", "JH", "QH"]), ["reshuffle reshuffles[1].order[0] JH/QH"]),
    "no such pile": (again(1, cards=["KH"] * 3, order=["KH"] * 3), ["cards reshuffles[1].cards KH/"]),
    "dealer": (full(dealer=0), DEALER),
    "packs": (full(packs=3), ["cards order", *PACKS]),
    "hand size": (full(hand_size=14), SIZE),
    "texts": (full(entropy=[]), ["order order[0] 5D/6H", "reshuffle reshuffles[0].order[0] AC/2C"]),
}


@pytest.mark.parametrize(("document", "found"), CHANGES.values(), ids=CHANGES)
def test_what_was_changed_is_found_with_its_place(document: dict[str, Any], found: list[str]) -> None:
    assert shown(verify_deal(document)) == found


def test_all_codes_of_findings_occur_and_are_described() -> None:
    found = {finding.code for document, _ in CHANGES.values() for finding in verify_deal(document, KEPT)}
    assert found == set(FINDINGS)
    assert all(re.fullmatch(r"deal/[a-z]+(-[a-z]+)*", code) and f"| `{code}`" in PROSE for code in FINDINGS)


KEPT = deal_document(PUBLIC)
MINE = [{"player": "Bản", "text": "mine"}]
LAMP, ADDED = 'changed entropy left at the "lamp"/', "changed entropy 3:x,/"
BEFORE: dict[str, tuple[dict[str, Any], list[str]]] = {
    "the same": (KEPT, []),
    "before the reshuffles": (KEPT | {"reshuffles": []}, []),
    "before the last reshuffle": (KEPT | {"reshuffles": KEPT["reshuffles"][:1]}, []),
    "before the last text": (KEPT | {"entropy": KEPT["entropy"][1:]}, [LAMP]),
    "after the round": (full(), []),
    "commitment": (KEPT | {"commitment": "0" * 64}, ["changed commitment"]),
    "dealer": (KEPT | {"dealer": 0}, ["changed dealer 1/0"]),
    "packs, hand size": (KEPT | {"packs": 3, "hand_size": 14}, ["changed packs 2/3", "changed hand_size 13/14"]),
    "players": (KEPT | {"players": ["A", "B"], "entropy": []}, ["changed players Ana, Bản/A, B", LAMP, ADDED]),
    "text": (KEPT | {"entropy": MINE}, ["changed entropy 3:x,/mine", LAMP]),
    "pile": (KEPT | {"reshuffles": [SECOND]}, ["changed reshuffles[0].cards"]),
    "a pile more": (KEPT | {"reshuffles": [FIRST, SECOND, FIRST]}, ["changed reshuffles[2].cards /AC 2C 3C XX AC"]),
    "order": (full(order=["AC"]), ["changed order"]),
}


@pytest.mark.parametrize(("kept", "found"), BEFORE.values(), ids=BEFORE)
def test_what_is_not_as_it_was_before_the_deal_is_found(kept: dict[str, Any], found: list[str]) -> None:
    assert shown(verify_deal(full(), kept)) == found


def test_the_whole_pack_or_nothing_may_be_reshuffled() -> None:
    assert DealRecord.revealed(TERMS, SHUFFLE, [tuple(Pack(2)), ()]).findings() == []


def test_a_deal_forged_after_the_texts_is_found_only_by_what_was_kept() -> None:
    forged = DealRecord.revealed(TERMS, Shuffle(bytes(32), SHUFFLE.entropy), PILES)
    assert verify_deal(deal_document(forged)) == []
    told = Finding("deal/changed", "commitment", forged.commitment, FULL.commitment)
    assert verify_deal(deal_document(forged), KEPT) == [told]
    left_out = DealRecord.revealed(TERMS, replace(SHUFFLE, entropy=SHUFFLE.entropy[:1]), PILES)
    assert shown(verify_deal(deal_document(left_out), KEPT)) == ["changed entropy /3:x,"]
    assert shown(verify_deal(full(seed=None), full())) == ["changed seed", "not-revealed seed"]


@pytest.mark.unmeasured
def test_a_changed_byte_anywhere_is_found() -> None:
    """Refused, or found; only a blank may be exchanged for another without a trace."""
    text = write_deal(replace(FULL, reshuffles=FULL.reshuffles[:1])).encode()
    kept, untouched = read_deal(text.decode()), 0
    for place, byte in enumerate(text):
        for other in {byte ^ 1, byte ^ 0x20, *b"0A "} - {byte}:
            changed = bytes([*text[:place], other, *text[place + 1 :]])
            try:
                record = deal_from(parse_json(decoded(changed)))
            except RamiError:
                continue
            if record == kept:
                untouched += 1
                assert {byte, other} <= set(b" \n")
            else:
                assert record.findings(), changed
    assert untouched == text.count(b"\n")


def checker() -> Callable[[dict[str, Any]], bool]:
    names: dict[str, Any] = {"__name__": "checker"}
    exec(CHECKER, names)
    return names["is_fair"]


@given(record=revealed())
def test_the_checker_of_the_document_finds_the_same_deals_fair(record: DealRecord) -> None:
    assert checker()(deal_document(record)) is True


@pytest.mark.parametrize("name", sorted(CHANGES.keys() - {"seed hidden", "seed hidden, card missing", "no such pile"}))
def test_the_checker_of_the_document_finds_the_same_changes(name: str) -> None:
    document, found = CHANGES[name]
    assert checker()(document) == all(line.startswith("reshuffle-number") for line in found)


def test_the_checker_of_the_document_is_a_program_of_thirty_lines(tmp_path: Path) -> None:
    assert len([line for line in CHECKER.splitlines() if line]) <= 30
    (tmp_path / "checker.py").write_text(CHECKER, encoding="utf-8")
    for name, told in (("nothing", "fair\n"), ("seed", "NOT FAIR\n")):
        (tmp_path / "deal.json").write_text(json.dumps(CHANGES[name][0]), encoding="utf-8")
        command = [sys.executable, "-W", "ignore", "checker.py", "deal.json"]
        assert subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout == told


def test_the_document_in_the_prose_has_the_shape() -> None:
    (text,) = re.findall(r"## The document\n\n```json\n(.*?)```\n", PROSE, re.DOTALL)
    document = json.loads(text) | {"commitment": "0" * 64}
    assert shown(verify_deal(document)) == ["not-revealed seed"]
    assert list(document) == list(full())
