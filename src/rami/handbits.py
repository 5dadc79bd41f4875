"""Hands on plain ints: a bit for each kind of card, one mask for those held once, one for twice, one for three times.

A card is a bit, by ``Card.index``: thirteen bits a suit, the ace lowest. Jokers are a number beside.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rami.cards import CARDS, JOKER_POINTS, Rank
from rami.tuples import made

SUIT_BITS: Final = 13
SUIT_MASK: Final = (1 << SUIT_BITS) - 1
ALL_CARDS: Final = (1 << 52) - 1
ACES: Final = sum(1 << card.index for card in CARDS if card.rank is Rank.ACE)


def _suit_values() -> bytes:
    values = [0]
    for card in CARDS[:SUIT_BITS]:
        values += [value + card.points for value in values]
    return bytes(values)


_SUIT_VALUES: Final = _suit_values()
"""What the cards of one suit cost in the hand, by their thirteen bits."""


class HandBits(NamedTuple):
    """A hand as ints: the cards held at least once, twice, three times; the number of jokers.

    >>> from rami import read_cards
    >>> bits_of(card.index for card in read_cards("AC AC 2C XX"))
    HandBits(ones=3, twos=1, threes=0, jokers=1)
    """

    ones: int
    twos: int
    threes: int
    jokers: int

    @property
    def size(self) -> int:
        """How many cards it is."""
        ones, twos, threes, jokers = self
        doubled = twos.bit_count() + threes.bit_count() if twos else 0
        return ones.bit_count() + doubled + jokers

    def without(self, mask: int, jokers: int) -> "HandBits":
        """Take one copy of each card of a mask, and some jokers, out of the hand."""
        ones, twos, threes, held = self
        return made(HandBits, (ones & ~mask | twos & mask, twos & ~mask | threes & mask, threes & ~mask, held - jokers))

    def plus(self, mask: int, jokers: int = 0) -> "HandBits":
        """Put one more copy of each card of a mask, and some jokers, into the hand."""
        ones, twos, threes, held = self
        return made(HandBits, (ones | mask, twos | ones & mask, threes | twos & mask, held + jokers))

    @property
    def value(self) -> int:
        """What the hand costs when it is left, in points."""
        copies = cards_value(self.ones) + (cards_value(self.twos) + cards_value(self.threes) if self.twos else 0)
        return copies + JOKER_POINTS * self.jokers


def bits_of(indices: Iterator[int]) -> HandBits:
    """Give a hand by the indices of its cards."""
    hand = HandBits(0, 0, 0, 0)
    for index in indices:
        hand = hand.plus(0, 1) if index == 52 else hand.plus(1 << index)
    return hand


def cards_value(mask: int) -> int:
    """Add up what the cards of a mask cost in the hand, in points.

    >>> cards_value(0b11)
    13
    """
    suit = _SUIT_VALUES
    return (
        suit[mask & SUIT_MASK]
        + suit[mask >> SUIT_BITS & SUIT_MASK]
        + suit[mask >> 2 * SUIT_BITS & SUIT_MASK]
        + suit[mask >> 3 * SUIT_BITS]
    )


def bits(mask: int) -> Iterator[int]:
    """Give each bit of a mask, lowest first.

    >>> list(bits(0b1010))
    [2, 8]
    """
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
