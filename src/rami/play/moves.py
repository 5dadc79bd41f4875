"""The moves of a round, as plain data: what is done, with which cards, on which meld."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from rami.cards import CARDS, Card, with_suits
from rami.handbits import SUIT_BITS, SUIT_MASK, bits
from rami.kernel import Meld

JOKER_BIT: Final = 1 << 52
"""The joker where a move names a card by its bit."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the stock."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the discard pile."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop the round: the stock is empty and no reshuffle is left."""


class Lay(NamedTuple):
    """Lay one meld from the hand."""

    meld: Meld


class LayOff(NamedTuple):
    """Lay one card off on a meld: ``card`` is the bit of what it counts as, natural or by a joker."""

    card: int
    joker: bool
    meld: int


class Swap(NamedTuple):
    """Put the cards of a mask where a joker stands for them and take the joker: one card, or both of a set of three."""

    cards: int
    meld: int


class Discard(NamedTuple):
    """Throw one card, by its bit, and end the turn."""

    card: int


Move = Draw | Take | Stop | Lay | LayOff | Swap | Discard
"""A move. Which of several equal copies is meant makes no difference."""

DRAW: Final = Draw()
TAKE: Final = Take()
STOP: Final = Stop()


def card_of(bit: int) -> Card:
    """Give the card that a move names by its bit.

    >>> card_of(1), card_of(JOKER_BIT)
    (Card('AC'), Card('XX'))
    """
    return CARDS[bit.bit_length() - 1]


def bit_of(card: Card) -> int:
    """Give the bit by which a move names a card.

    Raises ``CardError`` (``card/no-suit``) for a card without its suit.

    >>> bit_of(Card("2C"))
    2
    """
    (known,) = with_suits([card])
    return 1 << known.index


def discards_of(cards: int) -> list[Move]:
    """Give the discards of the cards of a mask, by suit and rank, the joker last.

    >>> discards_of(0b101)
    [Discard(card=1), Discard(card=4)]
    """
    found: list[Move] = []
    for suit in range(4):
        held = cards >> suit * SUIT_BITS & SUIT_MASK
        if held:
            found += _suit_discards(suit, held)
    if cards & JOKER_BIT:
        found.append(_JOKER_DISCARD)
    return found


def discard_at(cards: int, number: int) -> Discard:
    """Give one of ``discards_of`` by its number from 0.

    >>> discard_at(0b101, 1)
    Discard(card=4)
    """
    for _ in range(number):
        cards &= cards - 1
    return _DISCARDS[cards & -cards]


@lru_cache(maxsize=1 << 13)
def _suit_discards(suit: int, held: int) -> tuple[Discard, ...]:
    """The discards of one suit, made once."""
    return tuple(_DISCARDS[bit << suit * SUIT_BITS] for bit in bits(held))


_DISCARDS: Final = {1 << card.index: Discard(1 << card.index) for card in CARDS}
_JOKER_DISCARD: Final = _DISCARDS[JOKER_BIT]
