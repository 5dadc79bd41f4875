"""The exact search of a hand by every weight, and the melds it searches, against listings by brute force."""

import os
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import pytest

from brute_arrange import (
    CARDS,
    JOKER,
    Hand,
    House,
    dense_hand,
    dense_pool,
    is_pure_run,
    layings,
    melds_of,
    paid,
    points_of,
    value_of,
)
from rami import Card, Rules, read_cards
from rami.handbits import HandBits, bits_of, cards_value
from rami.kernel import Kernel, Meld, kernel_for, kernel_of
from rami.melds import meld_text, read_meld
from rami.search import CARDS_THEN_POINTS, COUNT, POINTS, VALUE, Search, Weight, whole_hand
from slow_melds import melds_from
from worst_hands import tallied, work

HANDS = int(os.environ.get("RAMI_ARRANGE_HANDS", "3000"))

Limit = Literal[1, 2, "naturals"]
LIMITS: tuple[Limit, ...] = (1, 2, "naturals")
WEIGHTS = {"points": POINTS, "value": VALUE, "count": COUNT, "cards-then-points": CARDS_THEN_POINTS}

each_limit = pytest.mark.parametrize("limit", LIMITS)
each_weight = pytest.mark.parametrize("weight", WEIGHTS.values(), ids=WEIGHTS)


def kernel(limit: Limit, ace_high: Literal[11, 10] = 11) -> Kernel:
    return kernel_for(Rules(jokers_per_meld=limit, ace_high=ace_high))


def bits(hand: Iterable[str]) -> HandBits:
    return bits_of(Card(code).index for code in hand)


def search_of(hand: Hand, limit: Limit, weight: Weight) -> Search:
    held = bits(hand)
    return Search(held, kernel(limit).candidates(held), weight)


def brute_most(hand: Hand, limit: Limit) -> dict[str, int]:
    """The most by each weight over all choices of melds."""
    every = list(layings(hand, House(limit)))
    return {
        "points": max(laying.points for laying in every),
        "value": value_of(hand) - min(value_of(laying.left) for laying in every),
        "count": len(hand) - min(len(laying.left) for laying in every),
        "cards-then-points": max(whole_hand(len(hand) - len(laying.left), laying.points) for laying in every),
    }


# Melds and candidates


@pytest.mark.unmeasured
@each_limit
@pytest.mark.parametrize("ace_high", [11, 10])
def test_melds_are_those_of_the_listings(limit: Limit, ace_high: Literal[11, 10]) -> None:
    rng = random.Random(f"{limit} {ace_high}")
    one, house = kernel(limit, ace_high), House(limit, ace_high)
    for _ in range(HANDS // 30 + 1):
        hand = tuple(sorted(dense_hand(rng)))
        melds = list(one.melds(bits(hand)))
        texts = [tuple(meld_text(meld).split()) for meld in melds]
        assert Counter(texts) == Counter(melds_of(hand, house)) == Counter(melds_from(hand, limit))
        assert [one.points(meld) for meld in melds] == [points_of(text, house) for text in texts]
        assert [meld.is_pure_run for meld in melds] == [is_pure_run(text) for text in texts]
        assert [read_meld(" ".join(text), Rules(jokers_per_meld=limit)) for text in texts] == melds


@pytest.mark.parametrize(
    ("limit", "text", "melds"),
    [
        (1, "4D 3H 2H 4H", "2H 3H 4H"),
        (
            1,
            "3H 2H 4H AS 4C 4D XX",
            (
                "*AH 2H 3H; *AH 2H 3H 4H; 2H 3H 4H; *2H 3H 4H; 2H *3H 4H; 2H 3H *4H; 2H 3H 4H *5H; 3H 4H *5H; "
                "4C 4D 4H; *4C 4D 4H; 4C *4D 4H; 4C 4D *4H; 4C 4D *4S; 4C 4H *4S; 4D 4H *4S; 4C 4D 4H *4S"
            ),
        ),
        (
            2,
            "QH KH QS XX XX",
            (
                "*TH *JH QH; *TH *JH QH KH; *JH QH KH; *JH *QH KH; *JH QH *KH; *JH QH KH *AH; QH KH *AH; *QH KH *AH; "
                "QH *KH *AH; *TS *JS QS; *JS QS *KS; QS *KS *AS; "
                "*QC *QD QH; *QC *QD QS; *QC QH QS; *QC *QH QS; *QC QH *QS; *QD QH QS; *QD *QH QS; *QD QH *QS; "
                "*QC *QD QH QS; *KC *KD KH; *KC KH *KS; *KD KH *KS"
            ),
        ),
    ],
)
def test_melds_come_in_a_pinned_order(limit: Limit, text: str, melds: str) -> None:
    assert "; ".join(map(meld_text, kernel(limit).melds(bits(text.split())))) == melds


@each_limit
@pytest.mark.parametrize("ace_high", [11, 10])
def test_candidates_are_uses_of_the_melds_each_once(limit: Limit, ace_high: Literal[11, 10]) -> None:
    """That they are enough for the best by every weight, the tests of the search tell."""
    rng = random.Random(f"uses {limit} {ace_high}")
    house = House(limit, ace_high)
    for _ in range(HANDS // 30 + 1):
        hand = tuple(sorted(dense_hand(rng)))
        best: dict[tuple[int, int], tuple[int, bool, int]] = {}
        for meld in melds_of(hand, house):
            naturals = [card for card in paid(meld) if card != JOKER]
            use = bits(naturals).ones, len(meld) - len(naturals)
            points = max(points_of(meld, house), best[use][0] if use in best else 0)
            best[use] = points, is_pure_run(meld), value_of(naturals)
        found = {
            (one.mask, one.jokers): (one.points, one.pure, one.value)
            for one in kernel(limit, ace_high).candidates(bits(hand))
        }
        assert found.items() <= best.items()
        assert len(found) == len(kernel(limit, ace_high).candidates(bits(hand)))


@pytest.mark.unmeasured
def test_pure_run_is_seen_at_a_glance() -> None:
    rng = random.Random(2)
    for _ in range(HANDS):
        hand = tuple(sorted(dense_hand(rng)[:5]))
        assert (hand, Kernel.has_pure_run(bits(hand).ones)) == (hand, any(map(is_pure_run, melds_of(hand, House()))))


@pytest.mark.parametrize(
    ("limit", "allowed"),
    [
        (1, {(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)}),
        (2, {(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2)}),
        ("naturals", {(1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2), (3, 3)}),
    ],
)
def test_jokers_allowed_beside_naturals(limit: Limit, allowed: set[tuple[int, int]]) -> None:
    one = kernel(limit)
    assert {(n, jokers) for n in range(4) for jokers in range(5) if one.allows(n, jokers)} == allowed
    assert [one.most_jokers(held) for held in range(4)] == (
        [0, 1, 2, 3] if limit == "naturals" else [0, 1, limit, limit]
    )


def test_kernels_are_made_once() -> None:
    assert kernel_for(Rules(opening_points=71)) is kernel_for(Rules()) is kernel_of(1, 11)
    assert kernel_of(1, 11) is not kernel_of(1, 10)


def test_a_kernel_remembers_no_hand() -> None:
    """What is kept of one hand answers the next one right, in whatever order they come."""
    rng = random.Random(3)
    hands = [bits(dense_hand(rng)) for _ in range(HANDS // 10)]
    first = [kernel_of(2, 11).candidates(hand) for hand in hands]
    again = [Kernel(2, 11, balanced=False).candidates(hand) for hand in hands]
    assert first == again == [kernel_of(2, 11).candidates(hand) for hand in hands]


# Hands as ints


def test_hands_as_ints_count_as_texts_do() -> None:
    rng = random.Random(4)
    for _ in range(HANDS):
        pool = dense_pool(rng, rng.randint(0, 6))
        hand = pool[: rng.randint(0, 15)]
        held = bits(hand)
        assert (held.size, held.value) == (len(hand), value_of(hand))
        some = {card for card in hand if card != JOKER and rng.random() < 0.5}
        jokers = rng.randint(0, hand.count(JOKER))
        rest = list(hand)
        for card in [*some, *[JOKER] * jokers]:
            rest.remove(card)
        mask = bits(some).ones
        assert held.without(mask, jokers) == bits(rest)
        assert bits(rest).plus(mask, jokers) == held
        assert cards_value(mask) == value_of(some)


@pytest.mark.parametrize("code", CARDS)
def test_each_card_as_an_int(code: str) -> None:
    assert bits([code, code, code, JOKER]) == (bit := 1 << Card(code).index, bit, bit, 1)
    assert cards_value(bit) == value_of([code])


def test_melds_as_ints() -> None:
    meld = read_meld("TS *JS QS KS AS")
    assert (meld.low, meld.high, meld.suit, meld.size, meld.jokers) == (10, 14, 3, 5, 1)
    assert Meld(meld.naturals, meld.stands, 10).cards == bits(["TS", "JS", "QS", "KS", "AS"]).ones


# The search


@pytest.mark.unmeasured
@each_limit
def test_search_finds_the_most_by_every_weight(limit: Limit) -> None:
    rng = random.Random(f"search {limit}")
    for _ in range(HANDS // 10 + 1):
        hand = dense_hand(rng)
        most = {name: search_of(hand, limit, weight).most() for name, weight in WEIGHTS.items()}
        assert (hand, most) == (hand, brute_most(hand, limit))


@each_limit
@each_weight
def test_chosen_melds_reach_the_most(limit: Limit, weight: Weight) -> None:
    rng = random.Random(f"chosen {limit}")
    for _ in range(HANDS // 30 + 1):
        hand = dense_hand(rng)
        search = search_of(hand, limit, weight)
        rest = search.hand
        chosen = search.chosen()
        for candidate in chosen:
            assert candidate in kernel(limit).candidates(rest)
            rest = rest.without(candidate.mask, candidate.jokers)
        assert sum(map(weight.of, chosen)) == search.most()


@each_limit
@each_weight
def test_one_search_answers_for_what_is_left(limit: Limit, weight: Weight) -> None:
    """After some cards are gone the same search gives what a new one would."""
    rng = random.Random(f"left {limit}")
    for _ in range(HANDS // 30 + 1):
        hand = dense_hand(rng)
        search = search_of(hand, limit, weight)
        for candidate in kernel(limit).candidates(search.hand):
            rest = search.hand.without(candidate.mask, candidate.jokers)
            anew = Search(rest, kernel(limit).candidates(rest), weight)
            assert (hand, search.most(rest)) == (hand, anew.most())
            assert sum(map(weight.of, search.chosen(rest))) == anew.most()


@each_limit
@each_weight
def test_what_cards_bring_is_counted_once(limit: Limit, weight: Weight) -> None:
    """The bound of the search falls by what it counts for the cards of a meld."""
    rng = random.Random(f"bound {limit}")
    for _ in range(HANDS // 30 + 1):
        for candidate in kernel(limit).candidates(bits(dense_hand(rng))):
            each = [weight.cards(1 << place) for place in range(52) if candidate.mask >> place & 1]
            assert weight.naturals(candidate) == weight.cards(candidate.mask) == sum(each)
            assert candidate.jokers or weight.of(candidate) <= weight.naturals(candidate)


@each_limit
@each_weight
def test_only_what_is_above_is_sought(limit: Limit, weight: Weight) -> None:
    """In whatever order one search is asked: what it has not sought once it finds when asked for less."""
    rng = random.Random(f"above {limit}")
    for _ in range(HANDS // 30 + 1):
        hand = dense_hand(rng)
        search, most = search_of(hand, limit, weight), search_of(hand, limit, weight).most()
        for above in rng.sample((0, most // 2, most - 1, most, most + 1, 2 * most), 6):
            if above >= 0:
                assert search.most(above=above) == max(most, above)
        assert sum(map(weight.of, search.chosen())) == most


@pytest.mark.parametrize(("limit", "most"), [(1, 7_500), (2, 9_000), ("naturals", 12_000)])
def test_the_worst_hands_known_need_little_work(limit: Limit, most: int) -> None:
    """How often the search holds a meld against what is left; what that takes, bench/ measures."""
    hands = (Path(__file__).parent.parent / "bench" / "worst_hands.txt").read_text(encoding="utf-8").splitlines()
    assert len(hands) > 10
    with tallied():
        assert max(work(read_cards(hand), Rules(jokers_per_meld=limit)) for hand in hands) < most


@each_weight
@pytest.mark.parametrize("text", ["", "XX XX", "KH 2C XX", "KH KH KH", "KH AH 2H"])
def test_nothing_to_find(text: str, weight: Weight) -> None:
    search = search_of(tuple(text.split()), 1, weight)
    assert (search.most(), search.chosen()) == (0, [])


@pytest.mark.parametrize(
    ("text", "cards", "points"),
    [
        ("5H 6H 7H", 3, 18),
        ("5H 6H 7H KS", 3, 18),
        ("4C 5C AD 3D XX 2C", 4, 14),
        ("KC KD KH KS XX 2H 3H", 7, 49),
    ],
)
def test_cards_come_before_points(text: str, cards: int, points: int) -> None:
    assert search_of(read_texts(text), 1, CARDS_THEN_POINTS).most() == whole_hand(cards, points)


def read_texts(text: str) -> Hand:
    return tuple(card.code for card in read_cards(text))


def test_one_card_more_outweighs_all_points() -> None:
    assert whole_hand(1, 0) > whole_hand(0, 15 * 20)
    assert whole_hand(2, 5) == 2 * whole_hand(1, 0) + 5
