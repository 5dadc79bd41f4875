"""The shuffle: its vectors, its uniformity, and a second implementation written from ``docs/fair-deal.md`` alone."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, permutations, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import tables

from rami import CARDS, Card, CardError, Fault, Pack, RecordError, RulesError, read_cards, write_cards
from rami.play.shuffle import (
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
    """All that an order follows from."""

    seed: bytes
    terms: Terms
    entropy: Entropy


ALL = ("Ana", "Ben", "Chi", "Dev", "Eva", "Fay")
EXAMPLES = (
    Example(SEED, ANA_BEN, ()),
    Example(SEED, ANA_BEN, (("Ana", "left at the lamp"), ("Ben", ""))),
    Example(bytes(32), Terms(2, ("Léa", "Ngọc", "आरती", "Şule"), 3, 13), (("Ngọc", "đi chợ, 3:x,"), ("Şule", "🃏"))),
    Example(b"\xff" * 32, Terms(3, ALL, 5), tuple((name, str(seat)) for seat, name in enumerate(ALL, 1))),
)


def vector(example: Example) -> dict[str, Any]:
    """One test vector as the document prints it."""
    seed, terms, entropy = example
    shuffle = Shuffle(seed, entropy)
    given_parts = (terms.players, str(terms.packs), str(terms.dealer), str(terms.hand_size))
    key = shuffle.key("deal", *given_parts)
    return {
        "seed": seed.hex(),
        "commitment": shuffle.commitment,
        **{name: getattr(terms, name) for name in ("packs", "players", "dealer", "hand_size")},
        "entropy": [{"player": name, "text": text} for name, text in entropy],
        "row": shuffle.message("deal", *given_parts).decode(),
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
        fields = vector(example).items()
        blocks.append(",\n ".join(f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in fields))
    return "[" + ", ".join(f"{{\n {block}\n}}" for block in blocks) + "]\n"


# A second implementation, from the document alone: HMAC by hand, one long text of bytes, no exchange in a list.


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


def second_shuffle(key: bytes, codes: Sequence[str]) -> str:
    """Fisher-Yates that keeps only the places that moved."""
    data = iter(b"".join(mac(key, str(number).encode()) for number in range(64)))
    moved, order = dict[int, str](), list[str]()
    for place in range(len(codes)):
        size = len(codes) - place
        byte = next(data) if size > 1 else 0
        while byte >= size * (256 // size):
            byte = next(data)
        other = place + byte % size
        order.append(moved.get(other, codes[other]))
        moved[other] = moved.get(place, codes[place])
    return " ".join(order)


def second(example: Example, label: str, codes: Sequence[str] = ()) -> str:
    """The order for a label, or the dealer."""
    seed, terms, entropy = example
    parts = ["rami-deal 1", label, f"{len(terms.players)}", *terms.players, f"{len(entropy)}"]
    for name, text in entropy:
        parts.extend((name, text))
    if label == "dealer":
        limit = 256 // len(terms.players) * len(terms.players)
        return str(next(byte for byte in mac(mac(seed, written(parts)), b"0") if byte < limit) % len(terms.players))
    parts += [f"{terms.packs}", f"{terms.dealer}", f"{terms.hand_size}", *codes]
    pack: list[str] = []
    for suit in "CDHS":
        for rank in "A23456789TJQK":
            pack.extend([rank + suit] * terms.packs)
    return second_shuffle(mac(seed, written(parts)), [*pack, *["XX"] * (2 * terms.packs)] if label == "deal" else codes)


@st.composite
def examples(draw_from: st.DrawFn) -> Example:
    players = tuple(draw_from(tables()))
    dealer = draw_from(st.integers(0, len(players) - 1))
    terms = Terms(draw_from(st.sampled_from((2, 3))), players, dealer, draw_from(st.sampled_from((13, 14))))
    texts = st.one_of(st.none(), st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
    added = [(name, draw_from(texts)) for name in players]
    seed = draw_from(st.binary(min_size=32, max_size=32))
    return Example(seed, terms, tuple((name, text) for name, text in added if text is not None))


@given(example=examples(), number=st.integers(1, 12), pile=st.lists(st.sampled_from(CARDS), unique=True))
def test_a_second_implementation_gives_the_same(example: Example, number: int, pile: list[Card]) -> None:
    shuffle, codes = Shuffle(example.seed, example.entropy), [card.code for card in pile]
    assert shuffle.commitment == hashlib.sha256(written(("rami-deal 1", "commitment", example.seed))).hexdigest()
    assert write_cards(shuffle.order(example.terms)) == second(example, "deal")
    assert write_cards(shuffle.reshuffled(example.terms, number, pile)) == second(example, f"reshuffle {number}", codes)
    assert [card.code for card in pile] == codes
    assert str(shuffle.first_dealer(example.terms.players)) == second(example, "dealer")


def test_the_vectors_of_the_document_are_those_of_both_implementations() -> None:
    (found,) = VECTORS.findall(DOCUMENT.read_text(encoding="utf-8"))
    assert found == vectors_text()
    for stated, example in zip(json.loads(found), EXAMPLES, strict=True):
        again, key = stated["reshuffle"], bytes.fromhex(stated["key"])
        assert stated["order"] == second(example, "deal")
        assert again["order"] == second(example, "reshuffle 1", again["cards"].split())
        assert str(stated["first_dealer"]) == second(example, "dealer")
        assert key == mac(example.seed, stated["row"].encode())
        assert stated["stream"] == mac(key, b"0")[:16].hex()


def test_results_are_pinned_for_every_version_of_python() -> None:
    shuffle = Shuffle(SEED)
    assert shuffle.commitment == "2cfae8022efbe7b92b631720abc5dc944688fed0b59f7b962a9b6f6fc250f8c1"
    assert write_cards(shuffle.order(ANA_BEN)[:12]) == "JC QD 7C QS QS QH 3D 3H 3S 9H 9D XX"
    assert write_cards(shuffle.reshuffled(ANA_BEN, 2, PILE)) == "5C 7C 2C 3C 8C AC 6C AC 4C XX"
    digest = hashlib.sha256(vectors_text().encode()).hexdigest()
    assert digest == "ed2fd9b91b300a68ee25703cef71a21b97caaf5e8ebe8cdbb491012b4c24685c"


@pytest.mark.parametrize("bound", range(1, 257))
def test_every_number_is_drawn_by_equally_many_bytes_and_the_others_are_passed_over(bound: int) -> None:
    numbers, counted = iter(range(256)), 256 - 256 % bound
    told = Counter(draw(numbers, bound) for _ in range(counted))
    assert told == dict.fromkeys(range(bound), 256 // bound)
    assert draw(chain(numbers, [0]), bound) == 0


@pytest.mark.parametrize("bound", [-1, 0, 257, 1000])
def test_a_bound_that_a_byte_cannot_serve_is_refused(bound: int) -> None:
    told = f"record/wrong-type at bound (field='bound', expected='1 - 256', value='{bound}')"
    with pytest.raises(RecordError, match=f"^{re.escape(told)}$"):
        draw(iter(range(256)), bound)


def test_every_order_of_three_cards_comes_from_equally_many_pairs_of_bytes() -> None:
    """A first byte of 255 is passed over, see above."""
    told = Counter(shuffled(iter(pair), CARDS[:3]) for pair in product(range(255), range(256)))
    assert told == dict.fromkeys(permutations(CARDS[:3]), 85 * 128)


def by_modulo(numbers: Iterator[int], cards: Sequence[Card]) -> tuple[Card, ...]:
    """A shuffle with a mistake that is often made: no byte is passed over."""
    order = list(cards)
    for place in range(len(order) - 1):
        other = place + next(numbers) % (len(order) - place)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def of_places(shuffler: Callable[[Iterator[int], Sequence[Card]], tuple[Card, ...]], size: int, times: int) -> float:
    """Where each kind of card comes to lie, over many seeds: the deviation of the chi-square from its mean."""
    cards = tuple(Pack(2))[-size:]
    counted: Counter[tuple[int, Card]] = Counter()
    for number in range(times):
        counted.update(enumerate(shuffler(stream(number.to_bytes(32, "big")), cards)))
    kinds = Counter(cards)
    told = [(counted[place, card], times * kinds[card] / size) for place in range(size) for card in kinds]
    freedom = size * (len(kinds) - 1)
    return (sum((number - expected) ** 2 / expected for number, expected in told) - freedom) / (2 * freedom) ** 0.5


def test_every_card_is_as_likely_in_every_place_and_every_seat_to_deal_first() -> None:
    assert abs(of_places(shuffled, 108, 2000)) < 3
    assert abs(of_places(shuffled, 9, 8000)) < 3
    assert of_places(by_modulo, 108, 2000) > 10
    dealers = Counter(Shuffle(number.to_bytes(32, "big")).first_dealer(ALL[:3]) for number in range(3000))
    assert sum((dealers[seat] - 1000) ** 2 / 1000 for seat in range(3)) < 6


BASE = Example(SEED, ANA_BEN, (("Ana", "x"), ("Ben", "y")))
OTHERS = (
    BASE._replace(seed=bytes([1, *SEED[1:]])),
    BASE._replace(seed=bytes([*SEED[:-1], SEED[-1] ^ 1])),
    BASE._replace(entropy=(("Ana", "x"), ("Ben", "z"))),
    BASE._replace(entropy=(("Ana", "y"), ("Ben", "x"))),
    BASE._replace(entropy=(("Ana", "x"),)),
    BASE._replace(entropy=(("Ana", "x"), ("Ben", ""))),
    BASE._replace(entropy=(("Ana", "é"), ("Ben", "y"))),
    BASE._replace(entropy=(("Ana", "e\u0301"), ("Ben", "y"))),
    BASE._replace(entropy=()),
    BASE._replace(terms=Terms(2, ("Ana", "Ben"), 1)),
    BASE._replace(terms=Terms(2, ("Ana", "Ben"), 0, 13)),
    BASE._replace(terms=Terms(3, ("Ana", "Ben"))),
    BASE._replace(terms=Terms(2, ("Ana", "Ben", "Chi"))),
    BASE._replace(terms=Terms(2, ("Ben", "Ana")), entropy=()),
    BASE._replace(terms=Terms(2, ("Ana", "Ben ")), entropy=(("Ana", "x"), ("Ben ", "y"))),
)


def test_any_other_seed_text_or_term_gives_another_order() -> None:
    orders = {Shuffle(seed, entropy).order(terms)[:20] for seed, terms, entropy in (BASE, *OTHERS, *OTHERS)}
    assert len(orders) == len(OTHERS) + 1


def test_every_reshuffle_has_its_own_order_by_number_terms_and_pile() -> None:
    shuffle, pile = Shuffle(SEED), list(Pack(2))
    orders = {shuffle.order(ANA_BEN), *(shuffle.reshuffled(ANA_BEN, number, pile) for number in range(1, 20))}
    assert len(orders) == 20
    terms = (ANA_BEN, replace(ANA_BEN, dealer=1), replace(ANA_BEN, hand_size=13), replace(ANA_BEN, packs=3))
    assert len({shuffle.reshuffled(each, 1, cards) for each in terms for cards in (PILE, PILE[::-1])}) == 8


@given(parts=st.lists(st.one_of(st.text(st.characters(max_codepoint=999)), st.sampled_from(["1:", ",", "a", ""]))))
def test_a_row_is_read_back_so_no_two_are_alike(parts: list[str]) -> None:
    row, found = netstrings(*parts), list[str]()
    while row:
        length, _, rest = row.partition(b":")
        part, comma, row = rest[: int(length)], rest[int(length) : int(length) + 1], rest[int(length) + 1 :]
        found.append(part.decode())
        assert comma == b","
    assert found == parts


def test_a_shuffle_does_not_tell_its_seed() -> None:
    assert repr(Shuffle(SEED, (("Ana", "x"),))) == "Shuffle(entropy=(('Ana', 'x'),))"


def test_new_seeds_and_all_commitments_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert [len(seed) for seed in seeds] == [32] * 50
    bits = [(int.from_bytes(SEED, "big") ^ 1 << bit).to_bytes(32, "big") for bit in range(256)]
    assert len({commitment(seed) for seed in (*seeds, SEED, *bits)}) == 307


@pytest.mark.parametrize("size", [0, 1, 31, 33, 64])
@pytest.mark.parametrize("made", [commitment, Shuffle])
def test_a_seed_of_another_length_is_refused(made: Callable[[bytes], object], size: int) -> None:
    fault = Fault("deal/seed-length", ("seed",), {"number": size, "expected": 32})
    with pytest.raises(RecordError) as refused:
        made(bytes(size))
    assert refused.value.faults == seed_faults(bytes(size)) == (fault,)
    assert seed_faults(SEED) == ()


WRONG_TEXTS: list[tuple[Entropy, list[str]]] = [
    ((("Ben", "x"), ("Ana", "y"), ("Ben", "x")), ["entropy[1].player", "entropy[2].player"]),
    ((("Chi", "x"), ("Ana", "x")), ["entropy[0].player"]),
    ((("ana", "x"),), ["entropy[0].player"]),
    ((("Ben", "\ud800"),), ["entropy[0].text"]),
    ((("Ben", "\udfff"), ("Ana", "a\udc00b")), ["entropy[0].text", "entropy[1].player", "entropy[1].text"]),
]


@pytest.mark.parametrize(("entropy", "fields"), WRONG_TEXTS, ids=lambda part: ascii(part)[:50])
def test_texts_that_are_not_those_of_the_players_are_refused_in_every_draw(entropy: Entropy, fields: list[str]) -> None:
    shuffle, told = Shuffle(SEED, entropy), entropy_faults(("Ana", "Ben"), entropy)
    assert [fault.fields[0] for fault in told] == fields
    for field, fault in zip(fields, told, strict=True):  # such as "entropy[1].player"
        assert [fault.code, *fault.values.values()] == [f"deal/entropy-{field[11:]}", entropy[int(field[8])][0]]
    deeds: tuple[Callable[[], object], ...] = (
        lambda: shuffle.order(ANA_BEN),
        lambda: shuffle.reshuffled(ANA_BEN, 1, PILE),
        lambda: shuffle.first_dealer(("Ana", "Ben")),
    )
    for deed in deeds:
        with pytest.raises(RecordError) as refused:
            deed()
        assert refused.value.faults == told
        assert str(refused.value).encode()
    assert entropy_faults(("Ana", "Ben"), (("Ben", "\ud7ff\ue000\0\U0010ffff"),)) == ()


def test_a_number_below_1_and_more_copies_than_there_are_are_refused() -> None:
    for number in (0, -1):
        told = f"deal/reshuffle-below-one at number (number={number})"
        with pytest.raises(RecordError, match=f"^{re.escape(told)}$"):
            Shuffle(SEED).reshuffled(ANA_BEN, number, PILE)
    pile = read_cards("AC 2C AC XX XX XX XX XX AC 2C")
    with pytest.raises(CardError) as refused:
        Shuffle(SEED).reshuffled(ANA_BEN, 1, pile)
    values = [
        {"card": "AC", "number": 3, "copies": 2, "packs": 2},
        {"card": "XX", "number": 5, "copies": 4, "packs": 2},
    ]
    assert refused.value.faults == tuple(Fault("card/too-many", ("cards",), each) for each in values)
    assert Counter(Shuffle(SEED).reshuffled(replace(ANA_BEN, packs=3), 1, pile)) == Counter(pile)


WRONG_TERMS: list[tuple[tuple[int, tuple[str, ...], int, int], str]] = [
    ((1, ("Ana", "Ben"), 0, 14), "rules/not-a-choice packs"),
    ((True, ("Ana", "Ben"), 0, 14), "rules/not-a-choice packs"),
    ((2, ("Ana", "Ben"), 0, 12), "rules/not-a-choice hand_size"),
    ((2, ("Ana",), 0, 14), "entry/players players"),
    ((2, (), 0, 14), "entry/players players, entry/unknown-dealer dealer"),
    ((2, ("Ana", "ANA"), 0, 14), "name/taken players[1]"),
    ((2, ("Ana", "\ud800"), 0, 14), "name/bad-character players[1]"),
    ((2, ("Ana", "Ben"), 2, 14), "entry/unknown-dealer dealer"),
    ((2, ("Ana", "Ben"), -1, 14), "entry/unknown-dealer dealer"),
    ((0, ("A", ""), 0, 15), "rules/not-a-choice packs, rules/not-a-choice hand_size, name/empty players[1]"),
]


@pytest.mark.parametrize(("terms", "told"), WRONG_TERMS, ids=lambda part: ascii(part)[:40])
def test_terms_that_cannot_be_dealt_are_refused(terms: tuple[int, tuple[str, ...], int, int], told: str) -> None:
    with pytest.raises(RulesError) as refused:
        Terms(*terms)
    assert refused.value.faults == terms_faults(*terms)
    assert ", ".join(f"{fault.code} {fault.fields[0]}" for fault in refused.value.faults) == told


@pytest.mark.parametrize("hand_size", [13, 14])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_goes_round_from_the_left_of_the_dealer(players: int, hand_size: int) -> None:
    order = Shuffle(SEED).order(Terms(3, ALL[:players]))
    for dealer in range(players):
        pack, hands = list(order), [list[Card]() for _ in range(players)]
        for _ in range(hand_size):
            for step in range(1, players + 1):
                hands[(dealer + step) % players].append(pack.pop(0))
        told = dealt(order, players, dealer, hand_size)
        assert (told.hands, told.turned_up, told.stock) == (tuple(map(tuple, hands)), pack[0], tuple(pack[1:]))
        assert len(dealt(order[: players * (hand_size + 1) + 1], players, dealer, hand_size).stock) == players


WRONG_DEALS: list[tuple[tuple[int, int, int, int], str]] = [
    ((108, 1, 0, 14), "entry/players at players (number=1, low=2, high=6)"),
    ((162, 7, 0, 14), "entry/players at players (number=7, low=2, high=6)"),
    ((108, 3, 3, 14), "entry/unknown-dealer at dealer (seat=3, number=3)"),
    ((108, 3, -1, 14), "entry/unknown-dealer at dealer (seat=-1, number=3)"),
    ((108, 3, 0, 0), "rules/not-a-choice at hand_size (option='hand_size', value='0', choices=('14', '13'))"),
    ((30, 2, 0, 14), "rules/stock-too-short at order (players=2, packs=0, cards=14, stock=1)"),
    ((162, 6, 9, -1), "entry/unknown-dealer, rules/not-a-choice"),
    ((60, 6, 0, 14), "rules/stock-too-short at order (players=6, packs=1, cards=14, stock=0)"),
]


@pytest.mark.parametrize(("deal", "told"), WRONG_DEALS, ids=str)
def test_a_deal_that_cannot_be_is_refused(deal: tuple[int, int, int, int], told: str) -> None:
    cards, players, *rest = deal
    with pytest.raises(RulesError) as refused:
        dealt(tuple(Pack(3))[:cards], players, *rest)
    assert told in {str(refused.value), ", ".join(refused.value.codes)}
    if told.startswith("entry/players"):
        with pytest.raises(RulesError, match=re.escape(told)):
            Shuffle(SEED).first_dealer("ABCDEFG"[:players])


if __name__ == "__main__":
    prose = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(VECTORS.sub(lambda _: vectors_text(), prose), encoding="utf-8")
