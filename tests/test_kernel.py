"""Hands and melds as ints, held to plain counts and to the melds of the slow engine."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play_deals import check_order, fraction
from rami import CARDS, JOKER, Card, Rules, hand_value, read_cards
from rami.handbits import ACES, ALL_CARDS, HandBits, bits, bits_of, cards_value
from rami.kernel import Candidate, Kernel, Meld, card_at, kernel_for, kernel_of, suits_of
from rami.melds import meld_text, read_meld
from rami.play.moves import Lay, card_of
from slow_melds import SHAPES, is_meld, is_pure_run, is_run, melds_from, points_of

LIMITS = (1, 2, "naturals")
masks = st.integers(0, ALL_CARDS)
hands = st.lists(st.sampled_from(CARDS), max_size=15).filter(
    lambda cards: all(number <= (6 if card is JOKER else 3) for card, number in Counter(cards).items())
)


def laid(shape: tuple[str, ...]) -> Meld:
    """A meld without jokers: its cards, and the place of its first card if it is a run."""
    first = Card(shape[0]).index % 13 + 1
    return Meld(sum(1 << Card(code).index for code in shape), 0, first if is_run(shape) else 0)


def as_bits(cards: list[Card] | tuple[Card, ...]) -> HandBits:
    return bits_of(card.index for card in cards)


def counted(hand: HandBits) -> Counter[Card]:
    cards = [card_of(bit) for mask in hand[:3] for bit in bits(mask)]
    return Counter([*cards, *[JOKER] * hand.jokers])


# Hands


@given(cards=hands)
def test_a_hand_is_its_cards(cards: list[Card]) -> None:
    hand = as_bits(cards)
    assert counted(hand) == Counter(cards)
    assert (hand.size, hand.value) == (len(cards), hand_value(cards))
    assert hand.ones & hand.twos == hand.twos
    assert hand.twos & hand.threes == hand.threes


@given(cards=hands, data=st.data())
def test_cards_taken_out_and_put_back(cards: list[Card], data: st.DataObject) -> None:
    hand = as_bits(cards)
    naturals = sorted({card for card in cards if card is not JOKER})
    some = data.draw(st.sets(st.sampled_from(naturals))) if naturals else set[Card]()
    jokers = data.draw(st.integers(0, hand.jokers))
    mask = sum(1 << card.index for card in some)
    rest = hand.without(mask, jokers)
    assert counted(rest) == Counter(cards) - Counter([*some, *[JOKER] * jokers])
    assert rest.plus(mask, jokers) == hand
    assert hand.without(0, 0) == hand.plus(0) == hand


@given(mask=masks)
def test_the_value_of_a_mask(mask: int) -> None:
    each = list(bits(mask))
    assert sum(each) == mask
    assert each == sorted(each)
    assert all(bit.bit_count() == 1 for bit in each)
    assert cards_value(mask) == sum(card_of(bit).points for bit in each)


def test_cards_at_their_places() -> None:
    assert [card_of(card_at(suit, 14)).code for suit in range(4)] == ["AC", "AD", "AH", "AS"]
    assert [card_of(card_at(2, place)).code for place in (1, 2, 10, 13)] == ["AH", "2H", "TH", "KH"]
    assert sum(card_at(suit, 1) for suit in range(4)) == ACES
    held = as_bits(read_cards("9C 9H 9S 8D")).ones
    assert [suits_of(held, rank) for rank in (7, 8, 9)] == [0b0010, 0b1101, 0]


# Melds


@pytest.mark.parametrize("limit", LIMITS)
def test_how_many_jokers_a_meld_may_hold(limit: int | str) -> None:
    kernel = kernel_of(limit, 11)
    for naturals in range(14):
        for jokers in range(8):
            most = naturals if limit == "naturals" else int(limit)
            assert kernel.allows(naturals, jokers) == (naturals >= 1 and jokers <= most)
    assert [kernel.most_jokers(jokers) for jokers in (0, 1, 2, 4)] == {
        1: [0, 1, 1, 1],
        2: [0, 1, 2, 2],
        "naturals": [0, 1, 2, 4],
    }[limit]


def test_every_shape() -> None:
    """Every meld there is without a joker: what it is and what it counts."""
    for shape in SHAPES:
        meld = laid(shape)
        assert (meld.size, meld.jokers, meld.stands) == (len(shape), 0, 0)
        assert meld.cards == meld.naturals == sum(1 << Card(code).index for code in shape)
        assert meld.is_pure_run == is_run(shape)
        assert [kernel_of(1, high).points(meld) for high in (11, 10)] == [points_of(shape, high) for high in (11, 10)]
        if meld.low:
            places = range(meld.low, meld.high + 1)
            assert [card_of(card_at(meld.suit, place)).code for place in places] == list(shape)
        assert meld_text(meld) == " ".join(shape)
    assert len(set(map(laid, SHAPES))) == len(SHAPES)


def random_hand(rng: random.Random, jokers: int) -> list[Card]:
    """Cards that are near each other, so that there are melds."""
    suits, low = fraction(rng, ("CDHS", "HS", "D", "CDS")), int(rng.random() * 13)
    near = [card for card in CARDS[:52] if card.code[1] in suits and (card.index % 13 - low) % 13 < 6]
    cards = Counter(fraction(rng, near) for _ in range(int(rng.random() * 9)))
    return [*(card for card in near for _ in range(min(cards[card], 3))), *[JOKER] * jokers]


@pytest.mark.parametrize("limit", LIMITS)
def test_the_melds_of_a_hand(limit: int | str) -> None:
    """All that the slow engine finds, each once, in the pinned order."""
    rng = random.Random(f"kernel {limit}")
    kernel = kernel_of(limit, 11)
    found = 0
    for _ in range(150):
        cards = random_hand(rng, fraction(rng, (0, 0, 1, 2, 3)))
        melds = kernel.melds(as_bits(cards))
        texts = list(map(meld_text, melds))
        expected = melds_from(tuple(sorted(card.code for card in cards)), limit)
        assert len(texts) == len(set(texts))
        assert sorted(texts) == sorted(map(" ".join, expected))
        check_order(map(Lay, melds))
        found += len(texts)
    assert found > 300


Use = tuple[int, int]


def pairs(use: Use, uses: Iterable[Use]) -> Iterator[tuple[Use, Use]]:
    """The uses that make up another, two by two."""
    mask, jokers = use
    parts = [part for part in uses if not part[0] & ~mask and part != use]
    for lower, upper in combinations(parts, 2):
        if lower[0] ^ upper[0] == mask and lower[1] + upper[1] == jokers:
            yield lower, upper


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("ace_high", [11, 10])
def test_the_uses_of_cards_for_a_meld(limit: int | str, ace_high: int) -> None:
    """A candidate for each choice of natural cards and a number of jokers, at the most points, but where two others
    use the same cards and count as much.
    """
    rng = random.Random(f"candidates {limit} {ace_high}")
    kernel = kernel_of(limit, ace_high)
    for _ in range(150):
        hand = as_bits(random_hand(rng, fraction(rng, (0, 1, 2, 3))))
        best: dict[tuple[int, int], int] = {}
        for meld in kernel.melds(hand):
            use = (meld.naturals, meld.jokers)
            best[use] = max(best.get(use, 0), kernel.points(meld))
        candidates = kernel.candidates(hand)
        found = {(one.mask, one.jokers): one.points for one in candidates}
        assert found.items() <= best.items()
        for use in best.keys() - found.keys():
            assert best[use] <= max(best[lower] + best[upper] for lower, upper in pairs(use, best))
        for one in candidates:
            assert one.value == sum(card_of(bit).points for bit in bits(one.mask))
            code = [card_of(bit).code for bit in bits(one.mask)]
            assert one.pure == (one.jokers == 0 and any(is_run(tuple(order)) for order in (code, code[1:] + code[:1])))


@pytest.mark.parametrize("limit", LIMITS)
def test_each_use_of_cards_is_given_once(limit: int | str) -> None:
    """One card with two jokers may be a run or a set: only the one that counts most is given."""
    hand = as_bits(read_cards("QH 5C 6C XX XX"))
    uses = [(one.mask, one.jokers) for one in kernel_of(limit, 11).candidates(hand)]
    assert len(uses) == len(set(uses))


@pytest.mark.parametrize(
    ("limit", "text", "uses"),
    [
        (1, "4H 5H 6H 7H 8H 9H", 9),
        (1, "4H 5H 6H 7H 8H", 6),
        (2, "4H 5H 6H 7H 8H 9H", 9),
        ("naturals", "4H XX", 0),
        ("naturals", "4H 8H XX XX XX", 0),
        ("naturals", "4H 8H 9H XX XX XX", 3),
    ],
)
def test_runs_that_can_be_cut_in_two_are_left_out(limit: int | str, text: str, uses: int) -> None:
    assert len(kernel_of(limit, 11).candidates(as_bits(read_cards(text)))) == uses


def test_candidates_are_worked_out_once() -> None:
    kernel = Kernel(1, 11, balanced=False)
    hand = as_bits(read_cards("5H 6H 7H 7C 7D AS QS KS XX"))
    assert kernel.candidates(hand) == kernel.candidates(hand) == kernel_of(1, 11).candidates(hand)
    assert Candidate(as_bits(read_cards("AS QS KS")).ones, 0, 31, pure=True, value=31) in kernel.candidates(hand)
    assert kernel.melds(hand) == kernel.melds(hand)


def test_one_suit_and_one_rank() -> None:
    kernel = kernel_of(1, 11)
    hand = as_bits(read_cards("5H 6H 7H 7C 7D XX"))
    hearts = kernel.suit_melds(2, hand.ones >> 26 & 0x1FFF, 1)
    sevens = kernel.rank_melds(6, suits_of(hand.ones, 6), 1)
    assert [*hearts, *sevens] == [meld for meld in kernel.melds(hand) if meld in hearts or meld in sevens]
    assert [meld_text(meld) for meld in sevens][:2] == ["7C 7D 7H", "*7C 7D 7H"]
    assert [meld_text(meld) for meld in hearts][:2] == ["*4H 5H 6H", "*4H 5H 6H 7H"]


@pytest.mark.parametrize("suit", range(4))
def test_a_pure_run_is_seen_at_once(suit: int) -> None:
    """In every choice of the cards of a suit, with cards of the next one beside it."""
    triples = [1 | 1 << 12 | 1 << 11, *(0b111 << low for low in range(11))]
    for held in range(1 << 13):
        there = any(held & triple == triple for triple in triples)
        assert Kernel.has_pure_run(held << 13 * suit) == there
    assert not Kernel.has_pure_run(
        sum(1 << Card(code).index for code in ("QC", "KC", "AD", "2D", "QD", "KH", "AH", "2S"))
    )


def test_jokers_in_melds() -> None:
    meld = read_meld("*5H 6H *7H 8H", Rules(jokers_per_meld=2))
    assert (meld.jokers, meld.size, meld.low, meld.high, meld.suit, meld.is_pure_run) == (2, 4, 5, 8, 2, False)
    assert not read_meld("9C 9D 9H").is_pure_run
    assert meld == Meld(meld.naturals, meld.stands, 5)
    assert kernel_for(Rules(jokers_per_meld=2)).points(meld) == 26


def test_a_kernel_is_made_once_for_its_options() -> None:
    assert kernel_for(Rules()) is kernel_of(1, 11) is kernel_for(Rules(target=200))
    assert kernel_for(Rules(ace_high=10, jokers_per_meld="naturals")) is kernel_of("naturals", 10)


def test_the_slow_melds_that_these_are_held_to() -> None:
    """So that the comparison above is not one of nothing with nothing."""
    sizes = Counter(len(shape) for shape in SHAPES)
    assert sizes[3] == 13 * 4 + 4 * 12
    assert all(is_meld(shape, 1) for shape in SHAPES)
    assert sum(is_pure_run(shape) for shape in SHAPES) == 4 * sum(15 - length for length in range(3, 14))
    assert len(list(combinations(range(4), 3))) == 4
