"""Fast hands against the pure engine: values and arrangements, compiled and plain."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from fast_modules import HANDS, INSTALLED, Modules, random_hands
from rami import read_cards
from rami.arrange import arrange_bits
from rami.fast import hands
from rami.handbits import ALL_CARDS, HandBits, bits_of

WORST = (Path(__file__).parent.parent / "bench" / "worst_hands.txt").read_text(encoding="utf-8").split("\n")


def worst_hands() -> list[HandBits]:
    return [bits_of(card.index for card in read_cards(line)) for line in WORST if line and not line.startswith("#")]


def arranged(some: Sequence[HandBits]) -> list[tuple[int, int]]:
    """The same by the pure engine."""
    best = map(arrange_bits, some)
    return [(one.most_points.points, one.least_left.left_value) for one in best]


def test_values_are_those_of_the_pure_engine(plain: Modules) -> None:
    some = random_hands(HANDS, 1)
    expected = [hand.value for hand in some]
    assert list(hands.hand_values(hands.columns(some))) == expected
    assert list(plain.hands.hand_values(plain.hands.columns(some))) == expected


def test_every_single_card_has_its_value() -> None:
    some = [HandBits(1 << index, 0, 0, 0) for index in range(52)] + [HandBits(ALL_CARDS, ALL_CARDS, ALL_CARDS, 6)]
    assert list(hands.hand_values(hands.columns(some))) == [hand.value for hand in some]


@pytest.mark.parametrize("seed", range(2))
def test_arrangements_are_those_of_the_pure_engine(seed: int) -> None:
    some = random_hands(HANDS // 2, seed)
    found = hands.arrangements(hands.columns(some))
    assert list(zip(found.points, found.left, strict=True)) == arranged(some)


def test_the_hardest_hands_are_arranged(plain: Modules) -> None:
    some = worst_hands()[:4]
    expected = arranged(some)
    for found in (hands.arrangements(hands.columns(some)), plain.hands.arrangements(plain.hands.columns(some))):
        assert list(zip(found.points, found.left, strict=True)) == expected


def test_plain_arrangements_are_the_same(plain: Modules) -> None:
    some = random_hands(150, 9)
    found = plain.hands.arrangements(plain.hands.columns(some))
    assert not hasattr(found.points, "dtype")
    assert list(zip(found.points, found.left, strict=True)) == arranged(some)


def test_arrangements_need_no_more_room_than_there_is(plain: Modules) -> None:
    """Plain lists refuse what is written past their end: hands with the most to choose from."""
    dense = ["AC AC AC 2C 2C 2C 3C 3C 3C 4C 4C 4C 5C 5C 5C", "7C 7C 7C 7D 7D 7D 7H 7H 7H 7S 7S 7S XX XX XX"]
    dense += ["4C 4C 4D 4D 5C 5C 5D 5D 6C 6C XX XX XX XX XX", "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H XX XX XX XX"]
    some = [bits_of(card.index for card in read_cards(text)) for text in dense]
    found = plain.hands.arrangements(plain.hands.columns(some))
    assert list(zip(found.points, found.left, strict=True)) == arranged(some)


@pytest.mark.parametrize(
    "hand", [HandBits(0b1111111111111, 0b11, 0, 1), HandBits(1 << 52, 0, 0, 0), HandBits(-1, 0, 0, 0)]
)
def test_what_is_no_hand_is_refused(plain: Modules, hand: HandBits) -> None:
    for of in (INSTALLED, plain):
        some = of.hands.columns([HandBits(1, 0, 0, 0), hand])
        with pytest.raises(ValueError, match="a hand has"):
            of.hands.arrangements(some)
        if hand.ones >> 52:
            with pytest.raises(ValueError, match="a hand has"):
                of.hands.hand_values(some)
