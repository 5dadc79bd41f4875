"""What is missing to lay a whole hand, and the outs: against every choice of melds, against the exact search, by definition."""

import random
from itertools import combinations_with_replacement
from typing import Any

import pytest

from fast_modules import Modules
from rami import Pack, read_cards
from rami.fast.outs import Throw, throws
from rami.handbits import ALL_CARDS, HandBits, bits_of
from rami.kernel import kernel_for
from rami.play.melding import with_card, without_card
from rami.rules import DEFAULT_RULES
from rami.search import CARDS_THEN_VALUE, Search, cards_and_value

FULL = [2] * 53
"""Two copies of each card, and of the joker, are hidden."""

MELDS = [
    (one.mask, size)
    for one in kernel_for(DEFAULT_RULES).candidates(HandBits(ALL_CARDS, 0, 0, 0))
    if (size := one.mask.bit_count()) <= 5
]


def hand_of(cards: str) -> HandBits:
    return bits_of(card.index for card in read_cards(cards))


def single_cards(number: int, seed: int) -> HandBits:
    """A hand without a joker and without two of a card, half of it near each other."""
    rng = random.Random(seed)
    low = rng.randrange(11)
    near = [card.index for card in Pack(1) if card.index < 52 and (card.index - low) % 13 < 4]
    few = rng.sample(near, number // 2)
    rest = [index for index in range(52) if index not in few]
    return bits_of(iter(few + rng.sample(rest, number - len(few))))


def most_placed(cards: int, goal: int) -> int:
    """The most cards in any melds with so many places: all that hold some of the cards are tried, a few others too."""
    some = {(meld & cards, size) for meld, size in MELDS if meld & cards}
    best: dict[int, set[int]] = {0: {0}}
    for many in range(1, goal // 3 + 1):
        for parts in combinations_with_replacement(sorted(some), many) if many < 3 else ():
            best.setdefault(sum(size for _, size in parts), set()).add(_union(parts))
    return max(placed.bit_count() for placed in best.get(goal, {0}))


def _union(parts: tuple[tuple[int, int], ...]) -> int:
    found = 0
    for cards, _ in parts:
        found |= cards
    return found


@pytest.mark.parametrize("goal", [3, 4, 5, 6, 7, 8])
def test_what_is_missing_is_what_no_choice_of_melds_avoids(goal: int) -> None:
    for seed in range(12):
        hand = single_cards(goal + 1, seed)
        for throw in throws(hand, FULL):
            rest = without_card(hand, throw.card)
            assert throw.missing == goal - most_placed(rest.ones, goal)


def whole_hand(seed: int, jokers: int) -> HandBits:
    """Fourteen cards of two packs that are melds, one of them with a joker where there is to be one."""
    rng = random.Random(seed)
    while True:
        hand, left = HandBits(0, 0, 0, 0), 14
        while left:
            mask, size = rng.choice(MELDS)
            if size <= left and left - size not in (1, 2):
                left -= size
                for bit in _bits(mask):
                    hand = with_card(hand, bit)
        if not hand.threes:
            break
    for _ in range(jokers):
        hand = with_card(without_card(hand, rng.choice(_bits(hand.ones))), 1 << 52)
    return hand


def _bits(mask: int) -> list[int]:
    return [1 << place for place in range(52) if mask >> place & 1]


def laid(hand: HandBits) -> int:
    """How many cards can be laid, by the exact search."""
    return cards_and_value(Search(hand, kernel_for(DEFAULT_RULES).candidates(hand), CARDS_THEN_VALUE).most())[0]


@pytest.mark.parametrize("jokers", [0, 1])
def test_whole_hands_miss_nothing_and_what_misses_nothing_is_whole(jokers: int) -> None:
    rng = random.Random(jokers)
    whole = 0
    for seed in range(40):
        hand = whole_hand(seed, jokers)
        extra = rng.choice([bit for bit in _bits(ALL_CARDS) if not hand.ones & bit])
        found = {throw.card: throw for throw in throws(with_card(hand, extra), FULL)}
        for throw in found.values():
            if throw.missing == 0:
                assert laid(without_card(with_card(hand, extra), throw.card)) == 14
        doubles = sum((hand.twos >> 13 * suit & 8191).bit_count() for suit in range(4))
        whole += found[extra].missing == 0
        assert doubles or found[extra].missing == 0
    assert whole >= 38


def test_one_card_is_missing_where_one_more_makes_the_hand_whole() -> None:
    for seed in range(15):
        hand = whole_hand(seed, 0)
        gone = random.Random(seed).choice(_bits(hand.ones))
        away = next(bit for bit in _bits(ALL_CARDS) if not hand.ones & bit and laid(with_card(hand, bit)) == 14)
        fourteen = with_card(without_card(hand, gone), away)
        outs = [bit for bit in _bits(ALL_CARDS) if laid(with_card(fourteen, bit)) >= 14]
        other = next(bit for bit in _bits(ALL_CARDS) if not fourteen.ones & bit)
        found = next(each for each in throws(with_card(fourteen, other), FULL) if each.card == other)
        assert (found.missing <= 1) == bool(outs) or hand.twos


def test_outs_are_the_cards_that_make_it_one_less() -> None:
    rng = random.Random(5)
    for seed in range(6):
        hand = bits_of(iter(rng.sample([card.index for card in Pack(2)], 15)))
        unseen = [rng.randrange(3) for _ in range(53)]
        found = throws(hand, unseen)
        fewest = min(throw.missing for throw in found)
        for throw in found:
            rest = without_card(hand, throw.card)
            nearer = [
                bit
                for bit in _bits(ALL_CARDS)
                if min(each.missing for each in throws(with_card(rest, bit), [0] * 53)) < throw.missing
            ]
            expected = unseen[52] + sum(unseen[bit.bit_length() - 1] for bit in nearer)
            assert throw.outs == (expected if throw.missing == fewest > 0 else 0), seed


@pytest.mark.parametrize(
    ("cards", "thrown", "missing", "outs"),
    [
        # Five places are a run of five: it may grow at both ends by two. Six are two melds: a third ten is missing.
        ("5C 6C 7C TH TS 2D", "2D", 2, 10),
        ("5C 6C 7C 9D TH TS 2D", "2D", 1, 6),
        # A joker fills a place; kings and aces go round no corner.
        ("5C 6C XX KH AH 3H 2D", "2D", 1, 10),
        # Second copies: two runs of the same cards.
        ("5C 6C 7C 5C 6C 7C 2D", "2D", 0, 0),
    ],
)
def test_examples(plain: Modules, cards: str, thrown: str, missing: int, outs: int) -> None:
    hand, (card,) = hand_of(cards), read_cards(thrown)
    by: Any
    for by in (throws, plain.outs.throws):
        found = next(each for each in by(hand, FULL) if each.card == 1 << card.index)
        assert (found.missing, found.outs) == (missing, outs)


def test_plain_python_gives_the_same(plain: Modules) -> None:
    rng = random.Random(3)
    for size in (9, 12):
        hand = bits_of(iter(rng.sample([card.index for card in Pack(2)], size)))
        expected: list[Throw] = throws(hand, FULL)
        assert [tuple(each) for each in plain.outs.throws(hand, FULL)] == [tuple(each) for each in expected]
