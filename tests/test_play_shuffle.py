"""The shuffle: its vectors, its uniformity, and a second implementation written from ``docs/fair-deal.md`` alone."""

import hashlib
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import FrozenInstanceError, replace
from itertools import islice, permutations, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import tables

from rami import CARDS, Card, CardError, Fault, Pack, RamiError, RecordError, RulesError, read_cards, write_cards
from rami.play.shuffle import (
    SEED_BYTES,
    Entropy,
    Shuffle,
    Terms,
    commitment,
    dealt,
    draw,
    entropy_faults,
    netstrings,
    new_seed,
    seed_faults,
    shuffled,
    stream,
    terms_faults,
)

DOCUMENT = Path(__file__).parent.parent / "docs" / "fair-deal.md"
VECTORS = re.compile(r"(?<=<!-- vectors -->\n```json\n).*?(?=```\n)", re.DOTALL)

SEED = bytes(range(32))
ANA_BEN = Terms(2, ("Ana", "Ben"))
PILE = read_cards("AC 2C 3C 4C 5C 6C 7C 8C XX AC")


class Example(NamedTuple):
    """What one test vector is computed from."""

    seed: bytes
    terms: Terms
    entropy: Entropy


EXAMPLES = (
    Example(SEED, ANA_BEN, ()),
    Example(SEED, ANA_BEN, (("Ana", "left at the lamp"), ("Ben", ""))),
    Example(bytes(32), Terms(2, ("Léa", "Ngọc", "आरती", "Şule"), 3, 13), (("Ngọc", "đi chợ, 3:x,"), ("Şule", "🃏"))),
    Example(
        b"\xff" * 32,
        Terms(3, ("Ana", "Ben", "Chi", "Dev", "Eva", "Fay"), 5),
        (("Ana", "1"), ("Ben", "2"), ("Chi", "3"), ("Dev", "4"), ("Eva", "5"), ("Fay", "6")),
    ),
)


def vector(example: Example) -> dict[str, Any]:
    """One test vector as the document prints it."""
    seed, terms, entropy = example
    shuffle = Shuffle(seed, entropy)
    figures = (str(terms.packs), str(terms.dealer), str(terms.hand_size))
    key = shuffle.key("deal", terms.players, *figures)
    return {
        "seed": seed.hex(),
        "commitment": shuffle.commitment,
        "packs": terms.packs,
        "players": list(terms.players),
        "dealer": terms.dealer,
        "hand_size": terms.hand_size,
        "entropy": [{"player": name, "text": text} for name, text in entropy],
        "row": shuffle.message("deal", terms.players, *figures).decode(),
        "key": key.hex(),
        "stream": bytes(islice(stream(key), 16)).hex(),
        "order": write_cards(shuffle.order(terms)),
        "reshuffle": {"cards": write_cards(PILE), "order": write_cards(shuffle.reshuffled(terms, 1, PILE))},
        "first_dealer": shuffle.first_dealer(terms.players),
    }


def vectors_text() -> str:
    """A line for each field, so that orders and texts can be compared by eye."""
    blocks: list[str] = []
    for example in EXAMPLES:
        lines = (
            f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in vector(example).items()
        )
        blocks.append("{\n " + ",\n ".join(lines) + "\n}")
    return "[" + ", ".join(blocks) + "]\n"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- A second implementation, from the document alone: HMAC by hand, one long text of bytes, no swap in a list. ---


def written(parts: Iterable[str | bytes]) -> bytes:
    text = b""
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode("utf-8")
        text += str(len(data)).encode("ascii") + b":" + data + b","
    return text


def mac(key: bytes, text: bytes) -> bytes:
    """HMAC-SHA-256 of RFC 2104."""
    block = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def second_shuffle(key: bytes, codes: Sequence[str]) -> list[str]:
    """Fisher-Yates that keeps only the places that moved."""
    data = b"".join(mac(key, str(number).encode()) for number in range(64))
    at, moved, order = 0, dict[int, str](), list[str]()
    for place in range(len(codes)):
        size = len(codes) - place
        while size > 1 and data[at] >= size * (256 // size):
            at += 1
        other = place + (data[at] % size if size > 1 else 0)
        at += 1
        order.append(moved.get(other, codes[other]))
        moved[other] = moved.get(place, codes[place])
    return order


def second_key(seed: bytes, label: str, terms: Terms, entropy: Entropy, last: Sequence[str]) -> bytes:
    parts: list[str] = ["rami-deal 1", label, f"{len(terms.players)}"]
    parts.extend(terms.players)
    parts.append(f"{len(entropy)}")
    for name, text in entropy:
        parts.extend((name, text))
    return mac(seed, written([*parts, *last]))


def second_order(seed: bytes, terms: Terms, entropy: Entropy) -> str:
    codes: list[str] = []
    for suit in "CDHS":
        for rank in "A23456789TJQK":
            codes.extend([rank + suit] * terms.packs)
    codes.extend(["XX"] * (2 * terms.packs))
    figures = [f"{number}" for number in (terms.packs, terms.dealer, terms.hand_size)]
    return " ".join(second_shuffle(second_key(seed, "deal", terms, entropy, figures), codes))


def second_reshuffle(seed: bytes, terms: Terms, entropy: Entropy, number: int, codes: Sequence[str]) -> str:
    last = [f"{figure}" for figure in (terms.packs, terms.dealer, terms.hand_size)] + list(codes)
    return " ".join(second_shuffle(second_key(seed, f"reshuffle {number}", terms, entropy, last), codes))


def second_dealer(seed: bytes, terms: Terms, entropy: Entropy) -> int:
    players = len(terms.players)
    data = mac(second_key(seed, "dealer", terms, entropy, ()), b"0")
    return next(byte for byte in data if byte < 256 // players * players) % players


@st.composite
def examples(draw_from: st.DrawFn) -> Example:
    players = tuple(draw_from(tables()))
    terms = Terms(
        draw_from(st.sampled_from((2, 3))),
        players,
        draw_from(st.integers(0, len(players) - 1)),
        draw_from(st.sampled_from((13, 14))),
    )
    texts = st.one_of(st.none(), st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
    added = [(name, draw_from(texts)) for name in players]
    seed = draw_from(st.binary(min_size=32, max_size=32))
    return Example(seed, terms, tuple((name, text) for name, text in added if text is not None))


@given(example=examples(), number=st.integers(1, 12), pile=st.lists(st.sampled_from(CARDS), max_size=60, unique=True))
def test_a_second_implementation_gives_the_same(example: Example, number: int, pile: list[Card]) -> None:
    seed, terms, entropy = example
    shuffle = Shuffle(seed, entropy)
    codes = [card.code for card in pile]
    assert shuffle.commitment == hashlib.sha256(written(["rami-deal 1", "commitment", seed])).hexdigest()
    assert write_cards(shuffle.order(terms)) == second_order(seed, terms, entropy)
    again = write_cards(shuffle.reshuffled(terms, number, pile))
    assert again == second_reshuffle(seed, terms, entropy, number, codes)
    assert shuffle.first_dealer(terms.players) == second_dealer(seed, terms, entropy)


# --- Vectors ---


def test_the_vectors_of_the_document_are_those_of_the_code() -> None:
    (found,) = VECTORS.findall(DOCUMENT.read_text(encoding="utf-8"))
    assert found == vectors_text()


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_vectors_of_the_document_are_those_of_the_second_implementation(number: int) -> None:
    (found,) = VECTORS.findall(DOCUMENT.read_text(encoding="utf-8"))
    stated = json.loads(found)[number]
    terms = Terms(stated["packs"], tuple(stated["players"]), stated["dealer"], stated["hand_size"])
    entropy = tuple((added["player"], added["text"]) for added in stated["entropy"])
    seed = bytes.fromhex(stated["seed"])
    assert stated["order"] == second_order(seed, terms, entropy)
    codes = stated["reshuffle"]["cards"].split()
    assert stated["reshuffle"]["order"] == second_reshuffle(seed, terms, entropy, 1, codes)
    assert stated["first_dealer"] == second_dealer(seed, terms, entropy)
    assert bytes.fromhex(stated["key"]) == mac(seed, stated["row"].encode())
    assert bytes.fromhex(stated["stream"]) == mac(bytes.fromhex(stated["key"]), b"0")[:16]


def test_results_are_pinned_for_every_version_of_python() -> None:
    shuffle = Shuffle(SEED)
    assert shuffle.commitment == "2cfae8022efbe7b92b631720abc5dc944688fed0b59f7b962a9b6f6fc250f8c1"
    assert write_cards(shuffle.order(ANA_BEN)[:12]) == "JC QD 7C QS QS QH 3D 3H 3S 9H 9D XX"
    assert write_cards(shuffle.reshuffled(ANA_BEN, 2, PILE)) == "5C 7C 2C 3C 8C AC 6C AC 4C XX"
    assert digest(vectors_text()) == "ed2fd9b91b300a68ee25703cef71a21b97caaf5e8ebe8cdbb491012b4c24685c"


def test_results_do_not_hang_on_the_hash_seed() -> None:
    code = (
        "from rami.play.shuffle import Shuffle, Terms; from rami import write_cards; "
        "print(write_cards(Shuffle(bytes(range(32)), (('Ben', 'x'),)).order(Terms(2, ('Ana', 'Ben')))))"
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
    assert told == {second_order(SEED, ANA_BEN, (("Ben", "x"),)) + "\n"}


# --- Uniformity ---


def drawn(byte: int, bound: int) -> int | None:
    """What one byte gives; None where it is passed over."""
    try:
        return draw(iter((byte,)), bound)
    except StopIteration:
        return None


@pytest.mark.parametrize("bound", range(1, 257))
def test_every_number_is_drawn_by_equally_many_bytes(bound: int) -> None:
    told = Counter(drawn(byte, bound) for byte in range(256))
    passed_over = told.pop(None, 0)
    assert told == dict.fromkeys(range(bound), 256 // bound)
    assert passed_over == 256 % bound


def test_a_draw_takes_the_bytes_in_turn_and_leaves_the_rest() -> None:
    numbers = iter([255, 254, 11, 99, 100])
    assert draw(numbers, 7) == 11 % 7
    assert list(numbers) == [99, 100]


@pytest.mark.parametrize("bound", [-1, 0, 257, 1000])
def test_a_bound_that_a_byte_cannot_serve_is_refused(bound: int) -> None:
    with pytest.raises(RecordError) as refused:
        draw(iter(range(256)), bound)
    assert refused.value.codes == ("record/wrong-type",)
    assert refused.value.faults[0].values == {"field": "bound", "expected": "1 - 256", "value": str(bound)}


def test_every_order_of_three_cards_comes_from_equally_many_pairs_of_bytes() -> None:
    cards = CARDS[:3]
    told: Counter[tuple[Card, ...]] = Counter()
    for pair in product(range(256), repeat=2):
        try:
            told[shuffled(iter(pair), cards)] += 1
        except StopIteration:
            continue
    assert told == dict.fromkeys(permutations(cards), 85 * 128)


Shuffler = Callable[[Iterator[int], Sequence[Card]], tuple[Card, ...]]


def by_modulo(numbers: Iterator[int], cards: Sequence[Card]) -> tuple[Card, ...]:
    """A shuffle with a mistake that is often made: no byte is passed over."""
    order = list(cards)
    for place in range(len(order) - 1):
        other = place + next(numbers) % (len(order) - place)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def by_any_place(numbers: Iterator[int], cards: Sequence[Card]) -> tuple[Card, ...]:
    """A shuffle with another: each card is exchanged with one of all."""
    order = list(cards)
    for place in range(len(order)):
        other = draw(numbers, len(order))
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def deviation(tables_of_counts: Iterable[tuple[int, float]], freedom: float) -> float:
    """How many standard deviations the chi-square of (counted, expected) is above its mean."""
    chi_square = sum((counted - expected) ** 2 / expected for counted, expected in tables_of_counts)
    return (chi_square - freedom) / (2 * freedom) ** 0.5


def of_places(shuffler: Shuffler, cards: Sequence[Card], times: int) -> float:
    """Where each kind of card comes to lie, over many seeds."""
    counted: Counter[tuple[int, Card]] = Counter()
    for number in range(times):
        counted.update(enumerate(shuffler(stream(number.to_bytes(32, "big")), cards)))
    kinds, size = Counter(cards), len(cards)
    told = [(counted[place, card], times * kinds[card] / size) for place in range(size) for card in kinds]
    return deviation(told, size * (len(kinds) - 1))


def of_orders(shuffler: Shuffler, cards: Sequence[Card], times: int) -> float:
    """How often each order of a few cards occurs, over many seeds."""
    counted = Counter(shuffler(stream(number.to_bytes(32, "big")), cards) for number in range(times))
    told = [(counted[order], times / len(list(permutations(cards)))) for order in permutations(cards)]
    return deviation(told, len(told) - 1)


def test_every_card_is_as_likely_in_every_place() -> None:
    assert abs(of_places(shuffled, list(Pack(2)), 2000)) < 3
    assert abs(of_places(shuffled, CARDS[:9], 8000)) < 3
    assert abs(of_orders(shuffled, CARDS[:5], 12000)) < 3


def test_these_tests_of_uniformity_find_the_usual_mistakes() -> None:
    assert of_places(by_modulo, list(Pack(2)), 2000) > 10
    assert of_orders(by_any_place, CARDS[:5], 12000) > 10


def test_deals_of_many_seeds_are_uniform_and_so_is_the_first_dealer() -> None:
    """The whole way from the seed: the top card by its suit, the turned-up card, who deals first."""
    times, players = 3000, ("Ana", "Ben", "Chi")
    terms = Terms(2, players)
    tops: Counter[object] = Counter()
    dealers: Counter[int] = Counter()
    for number in range(times):
        shuffle = Shuffle(number.to_bytes(32, "big"), (("Ben", "x"),))
        tops[shuffle.order(terms)[0].suit] += 1
        dealers[shuffle.first_dealer(players)] += 1
    suits = [(tops[suit], times * (4 if suit is None else 26) / 108) for suit in tops]
    assert len(suits) == 5
    assert deviation(suits, 4) < 3
    assert deviation([(dealers[seat], times / 3) for seat in range(3)], 2) < 3


# --- What the order hangs on ---


def same_order(one: Example, other: Example) -> bool:
    return Shuffle(one.seed, one.entropy).order(one.terms) == Shuffle(other.seed, other.entropy).order(other.terms)


BASE = Example(SEED, Terms(2, ("Ana", "Ben"), 0, 14), (("Ana", "x"), ("Ben", "y")))
OTHERS = {
    "seed": BASE._replace(seed=bytes([1, *SEED[1:]])),
    "last bit of the seed": BASE._replace(seed=bytes([*SEED[:-1], SEED[-1] ^ 1])),
    "text": BASE._replace(entropy=(("Ana", "x"), ("Ben", "z"))),
    "texts exchanged": BASE._replace(entropy=(("Ana", "y"), ("Ben", "x"))),
    "text missing": BASE._replace(entropy=(("Ana", "x"),)),
    "text empty": BASE._replace(entropy=(("Ana", "x"), ("Ben", ""))),
    "text decomposed": BASE._replace(entropy=(("Ana", "é"), ("Ben", "y"))),
    "text composed": BASE._replace(entropy=(("Ana", "e\u0301"), ("Ben", "y"))),
    "no texts": BASE._replace(entropy=()),
    "dealer": BASE._replace(terms=replace(BASE.terms, dealer=1)),
    "hand size": BASE._replace(terms=replace(BASE.terms, hand_size=13)),
    "packs": BASE._replace(terms=replace(BASE.terms, packs=3)),
    "one more player": BASE._replace(terms=replace(BASE.terms, players=("Ana", "Ben", "Chi"))),
    "seats": BASE._replace(terms=replace(BASE.terms, players=("Ben", "Ana")), entropy=()),
    "name": BASE._replace(terms=replace(BASE.terms, players=("Ana", "Ben "))),
}
OTHERS["name"] = OTHERS["name"]._replace(entropy=(("Ana", "x"), ("Ben ", "y")))


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_anything_else_gives_another_order(other: Example) -> None:
    assert not same_order(BASE, other)
    assert same_order(other, Example(*other))


def test_all_these_orders_differ_from_each_other() -> None:
    orders = {Shuffle(example.seed, example.entropy).order(example.terms)[:20] for example in (BASE, *OTHERS.values())}
    assert len(orders) == len(OTHERS) + 1


def test_labels_keep_the_streams_of_a_round_apart() -> None:
    shuffle = Shuffle(SEED)
    pile = list(Pack(2))
    orders = {shuffle.order(ANA_BEN), *(shuffle.reshuffled(ANA_BEN, number, pile) for number in range(1, 20))}
    assert len(orders) == 20


def test_a_reshuffle_hangs_on_the_terms_and_on_every_card_and_its_place() -> None:
    shuffle = Shuffle(SEED)
    told = {
        write_cards(shuffle.reshuffled(terms, 1, pile))
        for terms in (ANA_BEN, replace(ANA_BEN, dealer=1), replace(ANA_BEN, hand_size=13), replace(ANA_BEN, packs=3))
        for pile in (PILE, PILE[::-1])
    }
    assert len(told) == 8
    places = [
        [pile.index(card) for card in shuffle.reshuffled(ANA_BEN, 1, pile)] for pile in (CARDS[:20], CARDS[20:40])
    ]
    assert places[0] != places[1]


def test_a_row_of_parts_is_never_that_of_other_parts() -> None:
    tricky = [("a", "b"), ("ab",), ("a", "", "b"), ("1:a,", "b"), ("a,1:b",), ("", "ab"), ("a", "b", "")]
    assert len({netstrings(*parts) for parts in tricky}) == len(tricky)
    assert netstrings() == b""
    assert netstrings("", b"\xff\x00", "ọ") == b"0:,2:\xff\x00,3:\xe1\xbb\x8d,"


@given(one=st.lists(st.text(st.characters(max_codepoint=127))), other=st.lists(st.sampled_from(["1:", ",", "a", ""])))
def test_a_row_is_read_back(one: list[str], other: list[str]) -> None:
    for parts in (one, other):
        row, found = netstrings(*parts), list[bytes]()
        while row:
            length, _, rest = row.partition(b":")
            found.append(rest[: int(length)])
            assert rest[int(length) : int(length) + 1] == b","
            row = rest[int(length) + 1 :]
        assert found == [part.encode() for part in parts]


@given(example=examples())
def test_an_order_holds_the_cards_of_the_packs(example: Example) -> None:
    assert Counter(Shuffle(example.seed, example.entropy).order(example.terms)) == Counter(example.terms.pack)


@given(pile=st.lists(st.sampled_from(CARDS), unique=True), number=st.integers(1, 9))
def test_a_reshuffle_holds_the_cards_of_the_pile_and_changes_nothing_given(pile: list[Card], number: int) -> None:
    before = list(pile)
    assert Counter(Shuffle(SEED).reshuffled(ANA_BEN, number, pile)) == Counter(pile)
    assert pile == before


# --- Secrets, and what is refused ---


def test_a_shuffle_does_not_tell_its_seed_and_does_not_change() -> None:
    shuffle = Shuffle(SEED, (("Ana", "x"),))
    assert repr(shuffle) == str(shuffle) == "Shuffle(entropy=(('Ana', 'x'),))"
    with pytest.raises(FrozenInstanceError):
        setattr(shuffle, "seed", bytes(32))  # noqa: B010 - a type checker forbids the plain spelling
    assert shuffle.seed == SEED


def test_new_seeds_differ_and_have_32_bytes() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {SEED_BYTES} == {32}


def test_commitments_of_many_seeds_differ() -> None:
    seeds = [
        bytes([*SEED[:place], SEED[place] ^ 1 << bit, *SEED[place + 1 :]]) for place in range(32) for bit in range(8)
    ]
    assert len({commitment(seed) for seed in (SEED, *seeds)}) == 257
    assert all(re.fullmatch("[0-9a-f]{64}", commitment(seed)) for seed in seeds)


@pytest.mark.parametrize("size", [0, 1, 16, 31, 33, 64])
@pytest.mark.parametrize("made", [commitment, Shuffle])
def test_a_seed_of_another_length_is_refused(made: Callable[[bytes], object], size: int) -> None:
    told = {"field": "seed", "expected": "32 bytes", "value": f"{size} bytes"}
    with pytest.raises(RecordError) as refused:
        made(bytes(size))
    assert refused.value.faults == seed_faults(bytes(size)) == (Fault("record/wrong-type", ("seed",), told),)
    assert seed_faults(SEED) == ()


WRONG_TEXTS: list[tuple[Entropy, list[str]]] = [
    ((("Ben", "x"), ("Ana", "y")), ["entropy[1].player"]),
    ((("Ana", "x"), ("Ana", "y")), ["entropy[1].player"]),
    ((("Chi", "x"),), ["entropy[0].player"]),
    ((("ana", "x"),), ["entropy[0].player"]),
    ((("Chi", "x"), ("Ana", "x")), ["entropy[0].player"]),
    ((("Ben", "\ud800"),), ["entropy[0].text"]),
    ((("Ben", "\udfff"), ("Ana", "a\udc00b")), ["entropy[0].text", "entropy[1].player", "entropy[1].text"]),
    ((("\udc00", ""),), ["entropy[0].player"]),
]


@pytest.mark.parametrize(("entropy", "fields"), WRONG_TEXTS, ids=lambda part: ascii(part)[:50])
def test_texts_that_are_not_those_of_the_players_are_refused_in_every_draw(entropy: Entropy, fields: list[str]) -> None:
    shuffle = Shuffle(SEED, entropy)
    told = entropy_faults(("Ana", "Ben"), entropy)
    assert [fault.fields[0] for fault in told] == [fault.values["field"] for fault in told] == fields
    deeds: list[Callable[[], object]] = [
        lambda: shuffle.order(ANA_BEN),
        lambda: shuffle.reshuffled(ANA_BEN, 1, PILE),
        lambda: shuffle.first_dealer(("Ana", "Ben")),
        lambda: shuffle.message("deal", ("Ana", "Ben")),
        lambda: shuffle.key("deal", ("Ana", "Ben")),
    ]
    for deed in deeds:
        with pytest.raises(RecordError) as refused:
            deed()
        assert refused.value.faults == told
        str(refused.value).encode()


@pytest.mark.parametrize("text", ["\ud7ff", "\ue000", "", "\0", "\U0010ffff"], ids=ascii)
def test_any_text_that_can_be_written_is_allowed(text: str) -> None:
    assert entropy_faults(("Ana", "Ben"), (("Ben", text),)) == ()
    assert len(Shuffle(SEED, (("Ben", text),)).order(ANA_BEN)) == 108


@pytest.mark.parametrize("number", [0, -1])
def test_reshuffles_are_counted_from_1(number: int) -> None:
    with pytest.raises(RecordError) as refused:
        Shuffle(SEED).reshuffled(ANA_BEN, number, PILE)
    told = {"field": "number", "expected": "1 - ...", "value": str(number)}
    assert refused.value.faults == (Fault("record/wrong-type", ("number",), told),)


def test_a_pile_with_more_copies_than_there_are_is_refused() -> None:
    shuffle = Shuffle(SEED)
    pile = read_cards("AC 2C AC XX XX XX XX XX AC 2C")
    with pytest.raises(CardError) as refused:
        shuffle.reshuffled(ANA_BEN, 1, pile)
    assert refused.value.faults == (
        Fault("card/too-many", ("cards",), {"card": "AC", "number": 3, "copies": 2, "packs": 2}),
        Fault("card/too-many", ("cards",), {"card": "XX", "number": 5, "copies": 4, "packs": 2}),
    )
    assert Counter(shuffle.reshuffled(replace(ANA_BEN, packs=3), 1, pile)) == Counter(pile)


def test_one_card_or_none_stays_as_it_is() -> None:
    assert Shuffle(SEED).reshuffled(ANA_BEN, 1, ()) == ()
    assert Shuffle(SEED).reshuffled(ANA_BEN, 1, PILE[:1]) == PILE[:1]


WRONG_TERMS: list[tuple[tuple[int, tuple[str, ...], int, int], list[tuple[str, str]]]] = [
    ((1, ("Ana", "Ben"), 0, 14), [("rules/not-a-choice", "packs")]),
    ((4, ("Ana", "Ben"), 0, 14), [("rules/not-a-choice", "packs")]),
    ((True, ("Ana", "Ben"), 0, 14), [("rules/not-a-choice", "packs")]),
    ((2, ("Ana", "Ben"), 0, 12), [("rules/not-a-choice", "hand_size")]),
    ((2, ("Ana",), 0, 14), [("entry/players", "players")]),
    ((2, tuple("ABCDEFG"), 0, 14), [("entry/players", "players")]),
    ((2, (), 0, 14), [("entry/players", "players"), ("entry/unknown-dealer", "dealer")]),
    ((2, ("Ana", "ANA"), 0, 14), [("name/taken", "players[1]")]),
    ((2, ("Ana", "\ud800"), 0, 14), [("name/bad-character", "players[1]")]),
    ((2, ("Ana", "Ben"), 2, 14), [("entry/unknown-dealer", "dealer")]),
    ((2, ("Ana", "Ben"), -1, 14), [("entry/unknown-dealer", "dealer")]),
    (
        (0, ("Ana", ""), 5, 15),
        [
            ("rules/not-a-choice", "packs"),
            ("rules/not-a-choice", "hand_size"),
            ("name/empty", "players[1]"),
            ("entry/unknown-dealer", "dealer"),
        ],
    ),
]


@pytest.mark.parametrize(("terms", "told"), WRONG_TERMS, ids=lambda part: ascii(part)[:40])
def test_terms_that_cannot_be_dealt_are_refused_with_everything(
    terms: tuple[int, tuple[str, ...], int, int], told: list[tuple[str, str]]
) -> None:
    with pytest.raises(RulesError) as refused:
        Terms(*terms)
    assert refused.value.faults == terms_faults(*terms)
    assert [(fault.code, *fault.fields) for fault in refused.value.faults] == told


@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_first_dealer_is_drawn_for_2_to_6(players: int) -> None:
    with pytest.raises(RulesError) as refused:
        Shuffle(SEED).first_dealer("ABCDEFG"[:players])
    assert refused.value.faults == (Fault("entry/players", ("players",), {"number": players, "low": 2, "high": 6}),)


# --- The deal itself ---


@pytest.mark.parametrize("hand_size", [13, 14])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_goes_round_from_the_left_of_the_dealer(players: int, hand_size: int) -> None:
    order = Shuffle(SEED).order(Terms(3, tuple("ABCDEF"[:players])))
    for dealer in range(players):
        pack = list(order)
        hands: list[list[Card]] = [[] for _ in range(players)]
        for _ in range(hand_size):
            for step in range(1, players + 1):
                hands[(dealer + step) % players].append(pack.pop(0))
        turned_up = pack.pop(0)
        told = dealt(order, players, dealer, hand_size)
        assert told == (tuple(map(tuple, hands)), turned_up, tuple(pack))
        assert (told.hands, told.turned_up, told.stock) == told


WRONG_DEALS: list[tuple[tuple[int, int, int, int], list[tuple[str, str]]]] = [
    ((108, 1, 0, 14), [("entry/players", "players")]),
    ((162, 7, 0, 14), [("entry/players", "players")]),
    ((108, 3, 3, 14), [("entry/unknown-dealer", "dealer")]),
    ((108, 3, -1, 14), [("entry/unknown-dealer", "dealer")]),
    ((108, 3, 0, 0), [("rules/not-a-choice", "hand_size")]),
    ((108, 3, 0, -5), [("rules/not-a-choice", "hand_size")]),
    ((30, 2, 2, 14), [("entry/unknown-dealer", "dealer"), ("rules/stock-too-short", "order")]),
    ((0, 2, 0, 14), [("rules/stock-too-short", "order")]),
]


@pytest.mark.parametrize(("deal", "told"), WRONG_DEALS, ids=str)
def test_a_deal_that_cannot_be_is_refused(deal: tuple[int, int, int, int], told: list[tuple[str, str]]) -> None:
    cards, players, dealer, hand_size = deal
    with pytest.raises(RulesError) as refused:
        dealt(tuple(Pack(3))[:cards], players, dealer, hand_size)
    assert [(fault.code, *fault.fields) for fault in refused.value.faults] == told


def test_the_stock_of_a_deal_lasts_a_turn_for_everybody() -> None:
    assert len(dealt(CARDS[:31], 2, 0, 14).stock) == 2
    with pytest.raises(RulesError) as refused:
        dealt(CARDS[:30], 2, 0, 14)
    assert refused.value.faults[0].values == {"players": 2, "packs": 0, "cards": 14, "stock": 1}
    with pytest.raises(RamiError) as refused:
        dealt([*Pack(2)][:60], 6, 0, 14)
    assert refused.value.faults[0].values == {"players": 6, "packs": 1, "cards": 14, "stock": 0}


if __name__ == "__main__":
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(VECTORS.sub(lambda _: vectors_text(), text), encoding="utf-8")
