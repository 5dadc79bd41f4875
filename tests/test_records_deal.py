"""Deal documents: what they show and hide, every change found, and the checker that ``docs/fair-deal.md`` prints."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.strategies import tables

from rami import CARDS, Card, CardError, Fault, Pack, RamiError, RecordError, read_cards, write_cards
from rami.play.shuffle import Shuffle, Terms
from rami.records import decoded
from rami.records.deal_record import (
    DEAL,
    FINDINGS,
    DealRecord,
    Finding,
    Pattern,
    Reshuffle,
    deal_document,
    deal_from,
    deal_schema,
    read_deal,
    verify_deal,
    write_deal,
)
from rami.records.json_record import parse_json

PROSE = (Path(__file__).parent.parent / "docs" / "fair-deal.md").read_text(encoding="utf-8")

SEED = bytes(range(32))
TERMS = Terms(2, ("Ana", "Bản"), 1, 13)
SHUFFLE = Shuffle(SEED, (("Ana", 'left at the "lamp"'), ("Bản", "3:x,")))
PILES = (read_cards("AC 2C 3C XX AC"), read_cards("KH QH JH"))
FULL = DealRecord.revealed(TERMS, SHUFFLE, PILES)
PUBLIC = DealRecord.running(TERMS, SHUFFLE.commitment, SHUFFLE.entropy, PILES)


@st.composite
def records(draw: st.DrawFn) -> DealRecord:
    """A deal of any kind: running or revealed, with reshuffles or without."""
    players = tuple(draw(tables()))
    packs, hand_size = draw(st.sampled_from((2, 3))), draw(st.sampled_from((13, 14)))
    terms = Terms(packs, players, draw(st.integers(0, len(players) - 1)), hand_size)
    texts = st.one_of(st.none(), st.text(st.characters(exclude_categories=["Cs"]), max_size=12))
    added = [(name, draw(texts)) for name in players]
    entropy = tuple((name, text) for name, text in added if text is not None)
    piles = draw(st.lists(st.lists(st.sampled_from(CARDS), unique=True, max_size=30), max_size=3))
    record = DealRecord.revealed(terms, Shuffle(draw(st.binary(min_size=32, max_size=32)), entropy), piles)
    return record.public if draw(st.booleans()) else record


def codes(document: Mapping[str, Any] | DealRecord, before: Mapping[str, Any] | None = None) -> list[tuple[str, str]]:
    """What is found, and where."""
    plain = deal_document(document) if isinstance(document, DealRecord) else document
    return [(finding.code, finding.field) for finding in verify_deal(plain, before)]


def refusals(document: object) -> list[tuple[str, str]]:
    with pytest.raises(RecordError) as refused:
        deal_from(document)
    return [(fault.code, *fault.fields) for fault in refused.value.faults]


def full() -> dict[str, Any]:
    return deal_document(FULL)


# --- What is shown ---


def test_the_document_while_the_round_runs() -> None:
    assert deal_document(PUBLIC) == {
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


def test_the_document_after_the_round_tells_the_rest() -> None:
    document = deal_document(FULL)
    assert document == deal_document(PUBLIC) | {
        "seed": SEED.hex(),
        "order": [card.code for card in SHUFFLE.order(TERMS)],
        "reshuffles": [
            {
                "number": number,
                "cards": [card.code for card in pile],
                "order": [card.code for card in SHUFFLE.reshuffled(TERMS, number, pile)],
            }
            for number, pile in enumerate(PILES, 1)
        ],
    }
    assert FULL.shuffle == SHUFFLE
    assert PUBLIC.shuffle is None


@given(record=records())
def test_the_public_document_has_neither_seed_nor_order(record: DealRecord) -> None:
    public = record.public
    assert (public.seed, public.order, {reshuffle.order for reshuffle in public.reshuffles} - {None}) == (
        None,
        None,
        set(),
    )
    assert public.public == public
    text = write_deal(public)
    assert record.seed is None or record.seed.hex() not in text
    shown = json.loads(text)
    assert [place for place in leaves(shown) if "order" in place or "seed" in place] == [
        "seed",
        "order",
        *(f"reshuffles[{place}].order" for place in range(len(record.reshuffles))),
    ]


def leaves(value: object, place: str = "") -> Iterator[str]:
    """The place of every value that holds no other."""
    if isinstance(value, dict):
        for name, part in cast("dict[str, object]", value).items():
            yield from leaves(part, f"{place}.{name}" if place else name)
    elif isinstance(value, list):
        for number, part in enumerate(cast("list[object]", value)):
            yield from leaves(part, f"{place}[{number}]")
    else:
        yield place


def test_the_public_document_is_the_same_whatever_the_seed_but_for_the_commitment() -> None:
    told = [
        deal_document(DealRecord.revealed(TERMS, Shuffle(seed, SHUFFLE.entropy), PILES).public)
        for seed in (SEED, bytes(32))
    ]
    assert told[0].pop("commitment") != told[1].pop("commitment")
    assert told[0] == told[1]


def test_a_record_in_a_log_tells_no_secret_and_does_not_change() -> None:
    assert repr(FULL) == repr(PUBLIC)
    assert "seed" not in repr(FULL)
    with pytest.raises(FrozenInstanceError):
        setattr(FULL, "seed", None)  # noqa: B010 - a type checker forbids the plain spelling
    assert FULL.seed == SEED


# --- Written and read ---


@given(record=records())
def test_records_are_read_back(record: DealRecord) -> None:
    assert read_deal(write_deal(record)) == record
    assert deal_from(deal_document(record)) == record
    assert read_deal(json.dumps(deal_document(record))) == record
    assert is_valid(deal_document(record))


@given(record=records())
def test_a_fair_deal_has_no_findings_and_a_running_one_is_not_revealed(record: DealRecord) -> None:
    expected = [Finding("deal/not-revealed", "seed")] if record.seed is None else []
    assert verify_deal(deal_document(record)) == record.findings() == expected
    assert verify_deal(deal_document(record), deal_document(record.public)) == expected


def turned(value: object) -> object:
    """The same document with the fields of every object in the opposite order."""
    if isinstance(value, dict):
        return {name: turned(part) for name, part in reversed(cast("dict[str, object]", value).items())}
    return [turned(part) for part in cast("list[object]", value)] if isinstance(value, list) else value


@given(record=records())
def test_the_order_of_fields_is_all_one(record: DealRecord) -> None:
    document = turned(deal_document(record))
    assert list(cast("dict[str, object]", document))[0] == "reshuffles"
    assert deal_from(document) == record
    assert verify_deal(document) == record.findings()


def test_a_written_deal_is_pinned_and_does_not_hang_on_the_hash_seed() -> None:
    code = (
        "from rami.play.shuffle import Shuffle, Terms; from rami.records.deal_record import *; "
        "record = DealRecord.revealed(Terms(2, ('Ana', 'Ben')), Shuffle(bytes(32), (('Ben', 'x'),)), [[Card('AC')]]); "
        "import hashlib; print(hashlib.sha256(write_deal(record).encode()).hexdigest(), record.findings())"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert told == {"PIN []\n"}


# --- Refused ---


def is_valid(document: object) -> bool:
    validator: Any = Draft202012Validator(deal_schema())
    return validator.is_valid(document)


def test_the_schema_is_valid_and_needs_every_field() -> None:
    schema = deal_schema()
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    assert schema["required"] == list(full())


@pytest.mark.parametrize("name", full())
def test_a_field_left_out_is_told(name: str) -> None:
    document = full()
    del document[name]
    assert refusals(document) == [("record/missing", name)]
    assert not is_valid(document)


ODD: list[tuple[str, object, str]] = [
    ("format", "rami-match", "format"),
    ("version", "1", "version"),
    ("version", True, "version"),
    ("version", 1.5, "version"),
    ("packs", "auto", "packs"),
    ("players", "Ana, Ben", "players"),
    ("players", ["Ana", 5], "players[1]"),
    ("dealer", None, "dealer"),
    ("hand_size", 13.5, "hand_size"),
    ("commitment", None, "commitment"),
    ("commitment", SHUFFLE.commitment.upper(), "commitment"),
    ("commitment", SHUFFLE.commitment[:-1], "commitment"),
    ("commitment", SHUFFLE.commitment + "0", "commitment"),
    ("commitment", 12, "commitment"),
    ("seed", "0x" + SEED.hex()[2:], "seed"),
    ("seed", SEED.hex()[:-2], "seed"),
    ("seed", SEED.hex()[:-1] + "à", "seed"),
    ("seed", list(SEED), "seed"),
    ("entropy", {}, "entropy"),
    ("entropy", [{"player": "Ana"}], "entropy[0].text"),
    ("entropy", [{"player": "Ana", "text": "x", "seat": 0}], "entropy[0].seat"),
    ("entropy", [{"player": "Ana", "text": None}], "entropy[0].text"),
    ("order", "AC 2C", "order"),
    ("order", ["AC", "1C"], "order[1]"),
    ("order", ["AC", "ac"], "order[1]"),
    ("order", ["AC", "10C"], "order[1]"),
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
    document = full() | {name: value}
    assert [field for _, field in refusals(document)] == [place]
    assert not is_valid(document)


@pytest.mark.parametrize("document", [None, [], "x", 5, {}], ids=repr)
def test_what_is_no_document_is_refused(document: object) -> None:
    with pytest.raises(RecordError):
        verify_deal(document)


def test_a_code_or_a_number_in_hexadecimal_has_no_line_after_it() -> None:
    """The check takes the whole text; the dollar of a schema may stand before a last line feed."""
    assert refusals(full() | {"seed": SEED.hex() + "\n"}) == [("record/wrong-type", "seed")]
    assert refusals(full() | {"order": ["AC\n"]}) == [("record/wrong-type", "order[0]")]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_code_is_a_card_of_the_shape(card: Card) -> None:
    assert list(DEAL.faults(full() | {"order": [card.code]}, "")) == []


def test_a_pattern_tells_what_it_expects_and_what_it_got() -> None:
    shape = Pattern("card", "XX")
    assert list(shape.faults("XX", "at")) == []
    for value, shown in [
        ("Ż" * 50, ascii("Ż" * 50)[:60]),
        (5, "5"),
        (1.5, "1.5"),
        (None, "None"),
        ([], "list"),
        ({}, "dict"),
    ]:
        told = {"field": "at", "expected": "card", "value": shown}
        assert list(shape.faults(value, "at")) == [Fault("record/wrong-type", ("at",), told)]
    assert shape.schema() == {"type": "string", "pattern": "^(?:XX)$"}


def test_a_later_version_is_told_as_such_and_an_earlier_one_is_none() -> None:
    with pytest.raises(RecordError) as refused:
        deal_from({"version": 2, "new": "field"})
    assert refused.value.faults == (Fault("record/newer-version", ("version",), {"version": 2, "known": 1}),)
    for version in (0, -1):
        told = {"field": "version", "expected": "1", "value": str(version)}
        with pytest.raises(RecordError) as refused:
            deal_from(full() | {"version": version})
        assert refused.value.faults == (Fault("record/wrong-type", ("version",), told),)


def test_terms_and_texts_that_cannot_be_are_told_all_at_once() -> None:
    document = full() | {
        "packs": 5,
        "players": ["Ana", "ANA"],
        "dealer": 2,
        "hand_size": 10**30,
        "entropy": [{"player": "Bản", "text": "x"}, {"player": "Ana", "text": "\ud800"}],
    }
    assert refusals(document) == [
        ("rules/not-a-choice", "packs"),
        ("rules/not-a-choice", "hand_size"),
        ("name/taken", "players[1]"),
        ("entry/unknown-dealer", "dealer"),
        ("record/wrong-type", "entropy[0].player"),
        ("record/wrong-type", "entropy[1].text"),
    ]


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        ({"commitment": "AB" * 32}, ["commitment"]),
        ({"commitment": ""}, ["commitment"]),
        ({"seed": bytes(31)}, ["seed"]),
        ({"entropy": (("Chi", "\udc00"),)}, ["entropy[0].player", "entropy[0].text"]),
        ({"commitment": "x", "seed": b"", "entropy": (("Chi", ""),)}, ["commitment", "entropy[0].player", "seed"]),
    ],
    ids=str,
)
def test_a_record_that_could_not_be_read_back_is_not_made(change: dict[str, Any], fields: list[str]) -> None:
    with pytest.raises(RecordError) as refused:
        replace(FULL, **change)
    assert [fault.fields[0] for fault in refused.value.faults] == fields


def test_a_pile_that_is_not_from_the_packs_is_not_reshuffled() -> None:
    with pytest.raises(CardError):
        DealRecord.revealed(TERMS, SHUFFLE, [read_cards("AC AC AC")])


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '{"seed": NaN}', '{"seed": null, "seed": null}', "x"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_deal(text)
    assert refused.value.codes == ("record/not-readable",)


# --- Found ---

ORDER = full()["order"]
SHORT = full()["order"][:-1]


def with_reshuffle(place: int, **changes: object) -> dict[str, Any]:
    """The full document with something changed in one of its reshuffles."""
    document = full()
    document["reshuffles"][place] |= changes
    return document


def exchanged(cards: list[str], one: int, other: int) -> list[str]:
    changed = list(cards)
    changed[one], changed[other] = changed[other], changed[one]
    return changed


OTHER_SEED = "01" + SEED.hex()[2:]
AGAIN = full()["reshuffles"]
CHANGES: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "seed": (
        full() | {"seed": OTHER_SEED},
        [
            ("deal/commitment", "commitment"),
            ("deal/order", "order[0]"),
            ("deal/reshuffle", "reshuffles[0].order[0]"),
            ("deal/reshuffle", "reshuffles[1].order[0]"),
        ],
    ),
    "commitment": (full() | {"commitment": "0" * 64}, [("deal/commitment", "commitment")]),
    "two places of the order": (full() | {"order": exchanged(ORDER, 40, 90)}, [("deal/order", "order[40]")]),
    "the last places of the order": (full() | {"order": exchanged(ORDER, 106, 107)}, [("deal/order", "order[106]")]),
    "a card of the order": (
        full() | {"order": [*SHORT, "XX" if ORDER[-1] != "XX" else "AC"]},
        [("deal/cards", "order"), ("deal/order", "order[107]")],
    ),
    "a card missing": (full() | {"order": SHORT}, [("deal/cards", "order"), ("deal/order", "order[107]")]),
    "a card more": (full() | {"order": [*ORDER, "AC"]}, [("deal/cards", "order"), ("deal/order", "order[108]")]),
    "no cards": (full() | {"order": []}, [("deal/cards", "order"), ("deal/order", "order[0]")]),
    "order hidden": (full() | {"order": None}, [("deal/not-revealed", "order")]),
    "seed hidden": (full() | {"seed": None}, [("deal/not-revealed", "seed")]),
    "seed hidden, wrong cards shown": (
        full() | {"seed": None, "order": SHORT},
        [("deal/not-revealed", "seed"), ("deal/cards", "order")],
    ),
    "reshuffle hidden": (with_reshuffle(1, order=None), [("deal/not-revealed", "reshuffles[1].order")]),
    "reshuffle": (
        with_reshuffle(0, order=exchanged(AGAIN[0]["order"], 3, 4)),
        [("deal/reshuffle", "reshuffles[0].order[3]")],
    ),
    "reshuffles exchanged": (
        full() | {"reshuffles": [AGAIN[1], AGAIN[0]]},
        [
            ("deal/reshuffle-number", "reshuffles[0].number"),
            ("deal/reshuffle", "reshuffles[0].order[0]"),
            ("deal/reshuffle-number", "reshuffles[1].number"),
            ("deal/reshuffle", "reshuffles[1].order[0]"),
        ],
    ),
    "number": (with_reshuffle(1, number=3), [("deal/reshuffle-number", "reshuffles[1].number")]),
    "number 0": (with_reshuffle(0, number=0), [("deal/reshuffle-number", "reshuffles[0].number")]),
    "another card in the pile": (
        with_reshuffle(1, cards=["KH", "QH", "TH"]),
        [("deal/cards", "reshuffles[1].order"), ("deal/reshuffle", "reshuffles[1].order[0]")],
    ),
    "more copies than there are": (
        with_reshuffle(1, cards=["KH", "KH", "KH"], order=["KH", "KH", "KH"]),
        [("deal/cards", "reshuffles[1].cards")],
    ),
    "another pile": (with_reshuffle(1, cards=["KH", "JH", "QH"]), [("deal/reshuffle", "reshuffles[1].order[0]")]),
    "dealer": (
        full() | {"dealer": 0},
        [
            ("deal/order", "order[0]"),
            ("deal/reshuffle", "reshuffles[0].order[0]"),
            ("deal/reshuffle", "reshuffles[1].order[0]"),
        ],
    ),
}


@pytest.mark.parametrize(("document", "found"), CHANGES.values(), ids=CHANGES)
def test_what_was_changed_is_found_with_its_place(document: dict[str, Any], found: list[tuple[str, str]]) -> None:
    assert [code for code, _ in codes(document)] == [code for code, _ in found]
    told = dict(zip([field for _, field in codes(document)], [field for _, field in found], strict=True))
    assert all(one == other or one.startswith(other.removesuffix("[0]") + "[") for one, other in told.items())


@pytest.mark.parametrize("name", ["packs", "hand_size", "text", "name", "text missing", "text added to"])
def test_every_term_and_every_text_flows_into_the_order(name: str) -> None:
    document = full()
    if name == "packs":
        document["packs"] = 3
    elif name == "hand_size":
        document["hand_size"] = 14
    elif name == "text":
        document["entropy"][1]["text"] = "3:y,"
    elif name == "text missing":
        del document["entropy"][0]
    elif name == "text added to":
        document["entropy"][0]["text"] += " "
    else:
        document["players"][0] = document["entropy"][0]["player"] = "Ann"
    assert {"deal/order", "deal/reshuffle"} <= {code for code, _ in codes(document)}
    assert ("deal/cards" in {code for code, _ in codes(document)}) == (name == "packs")


def test_a_finding_shows_what_stands_there_and_what_should() -> None:
    order = exchanged(ORDER, 40, 90)
    assert verify_deal(full() | {"order": order}) == [Finding("deal/order", "order[40]", ORDER[90], ORDER[40])]
    assert verify_deal(full() | {"commitment": "0" * 64})[0] == Finding(
        "deal/commitment", "commitment", "0" * 64, SHUFFLE.commitment
    )
    assert verify_deal(full() | {"order": SHORT}) == [
        Finding("deal/cards", "order", "", ORDER[-1]),
        Finding("deal/order", "order[107]", "", ORDER[-1]),
    ]
    assert verify_deal(full() | {"order": [*ORDER, "XX", "AC"]}) == [
        Finding("deal/cards", "order", "AC XX", ""),
        Finding("deal/order", "order[108]", "XX", ""),
    ]
    assert verify_deal(with_reshuffle(1, number=3)) == [
        Finding("deal/reshuffle-number", "reshuffles[1].number", "3", "2")
    ]
    assert verify_deal(with_reshuffle(1, cards=["KH", "KH", "KH"]))[0] == Finding(
        "deal/cards", "reshuffles[1].cards", "KH", ""
    )


def test_a_part_of_the_whole_pack_may_be_reshuffled() -> None:
    record = DealRecord.revealed(TERMS, SHUFFLE, [tuple(Pack(2)), ()])
    assert record.findings() == []
    assert record.reshuffles[1] == Reshuffle(2, (), ())


def test_codes_of_findings_are_listed_and_all_occur() -> None:
    changed = verify_deal(full(), full() | {"commitment": "0" * 64})
    found = {code for document, _ in CHANGES.values() for code, _ in codes(document)}
    assert found | {finding.code for finding in changed} == set(FINDINGS)
    assert all(re.fullmatch(r"deal/[a-z]+(-[a-z]+)*", code) for code in FINDINGS)
    assert all(f"`{code}`" in PROSE for code in FINDINGS)


KEPT = deal_document(PUBLIC)
SINCE: dict[str, tuple[dict[str, Any], list[Finding]]] = {
    "nothing": (KEPT, []),
    "kept before the texts": (KEPT | {"entropy": [], "reshuffles": []}, []),
    "kept before the second text": (KEPT | {"entropy": KEPT["entropy"][1:], "reshuffles": KEPT["reshuffles"][:1]}, []),
    "the whole": (full(), []),
    "commitment": (
        KEPT | {"commitment": "0" * 64},
        [Finding("deal/changed", "commitment", SHUFFLE.commitment, "0" * 64)],
    ),
    "dealer": (KEPT | {"dealer": 0}, [Finding("deal/changed", "dealer", "1", "0")]),
    "terms": (
        KEPT | {"packs": 3, "players": ["Ana", "Bản", "Chi"], "hand_size": 14},
        [
            Finding("deal/changed", "packs", "2", "3"),
            Finding("deal/changed", "players", "Ana, Bản", "Ana, Bản, Chi"),
            Finding("deal/changed", "hand_size", "13", "14"),
        ],
    ),
    "text": (
        KEPT | {"entropy": [{"player": "Bản", "text": "mine"}]},
        [Finding("deal/changed", "entropy", "3:x,", "mine")],
    ),
    "pile": (
        KEPT | {"reshuffles": [{"number": 1, "cards": ["2C"], "order": None}]},
        [Finding("deal/changed", "reshuffles[0].cards", "AC 2C 3C XX AC", "2C")],
    ),
    "a pile more": (
        KEPT | {"reshuffles": [*KEPT["reshuffles"], {"number": 3, "cards": ["2C"], "order": None}]},
        [Finding("deal/changed", "reshuffles[2].cards", "", "2C")],
    ),
    "order": (full() | {"order": ["AC"]}, [Finding("deal/changed", "order", ", ".join(ORDER), "AC")]),
}


@pytest.mark.parametrize(("kept", "found"), SINCE.values(), ids=SINCE)
def test_what_is_not_as_it_was_before_the_deal_is_found(kept: dict[str, Any], found: list[Finding]) -> None:
    assert verify_deal(full(), kept) == found


def test_a_text_that_was_left_out_and_a_seed_that_was_taken_back_are_found() -> None:
    record = DealRecord.revealed(TERMS, replace(SHUFFLE, entropy=SHUFFLE.entropy[:1]), PILES)
    assert verify_deal(deal_document(record), KEPT) == [Finding("deal/changed", "entropy", "", "3:x,")]
    assert verify_deal(full() | {"seed": None}, full()) == [
        Finding("deal/changed", "seed", "", SEED.hex()),
        Finding("deal/not-revealed", "seed"),
    ]


def test_another_deal_that_is_fair_by_itself_is_found_by_the_commitment_that_was_kept() -> None:
    """What a cheat would do: choose a seed after the texts and commit to it then."""
    forged = DealRecord.revealed(TERMS, Shuffle(bytes(32), SHUFFLE.entropy), PILES)
    assert forged.findings() == []
    assert codes(forged, KEPT) == [("deal/changed", "commitment")]


def test_a_changed_byte_anywhere_is_found() -> None:
    """Refused, or found; only blanks between the fields may change without a trace."""
    written = write_deal(replace(FULL, reshuffles=FULL.reshuffles[:1])).encode()
    kept = read_deal(written.decode())
    untouched = 0
    for place, byte in enumerate(written):
        for other in {byte ^ 1, byte ^ 0x20, ord("0"), ord("A"), ord(" ")} - {byte}:
            changed = bytes([*written[:place], other, *written[place + 1 :]])
            try:
                record = deal_from(parse_json(decoded(changed)))
            except RamiError:
                continue
            if record == kept:
                untouched += 1
                assert not changed[place : place + 1].strip() or not written[place : place + 1].strip()
            else:
                assert record.findings(), changed
    assert untouched


# --- The checker that the document prints ---


def checker_source() -> str:
    (source,) = re.findall(r"```python\n(.*?)```\n", PROSE, re.DOTALL)
    return source


def checker() -> Callable[[dict[str, Any]], bool]:
    names: dict[str, Any] = {"__name__": "checker"}
    exec(checker_source(), names)
    return names["is_fair"]


def test_the_checker_is_thirty_lines_and_shares_no_code() -> None:
    lines = [line for line in checker_source().splitlines() if line.strip()]
    assert len(lines) <= 30
    assert "import hashlib, hmac, json, sys" in lines
    assert "rami." not in checker_source()


@given(record=records())
def test_the_checker_finds_the_same_deals_fair(record: DealRecord) -> None:
    if record.seed is not None:
        assert checker()(deal_document(record)) is True


@pytest.mark.parametrize("name", [name for name, (document, _) in CHANGES.items() if document["seed"]])
def test_the_checker_finds_the_same_changes(name: str) -> None:
    document, _ = CHANGES[name]
    by_hand = [finding for finding in verify_deal(document) if finding.code != "deal/reshuffle-number"]
    if name != "more copies than there are":
        assert checker()(document) == (not by_hand)


def test_the_checker_as_a_program(tmp_path: Path) -> None:
    (tmp_path / "checker.py").write_text(checker_source(), encoding="utf-8")
    told: list[str] = []
    for number, document in enumerate((full(), full() | {"seed": OTHER_SEED})):
        (tmp_path / f"{number}.json").write_text(json.dumps(document), encoding="utf-8")
        command = [sys.executable, "-W", "ignore", "checker.py", f"{number}.json"]
        told.append(subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout)
    assert told == ["fair\n", "NOT FAIR\n"]


def test_the_document_in_the_prose_has_the_shape() -> None:
    (text,) = re.findall(r"## The document\n\n```json\n(.*?)```\n", PROSE, re.DOTALL)
    document = json.loads(text) | {"commitment": "0" * 64}
    assert verify_deal(document) == [Finding("deal/not-revealed", "seed")]
    assert list(document) == list(full())
    assert write_cards(deal_from(document).reshuffles[0].cards) == "AC XX"
