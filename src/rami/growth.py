"""How a meld on the table grows: what may be laid off on it, and which of its jokers may be swapped for what."""

from functools import lru_cache
from typing import Final

from rami.handbits import SUIT_BITS, bits
from rami.kernel import HIGHEST, Kernel, Meld, card_at

KEPT: Final = 1 << 13
"""So many melds are kept with what they grow to; the one asked for longest ago is forgotten first."""


@lru_cache(maxsize=KEPT)
def extensions(kernel: Kernel, meld: Meld) -> tuple[tuple[int, bool, Meld], ...]:
    """Give what may be laid off on a meld: the card, whether by a joker, and the meld after it.

    A run grows at its ends, below first; a set by the suits it lacks. An ace that fits at both ends of a run from two to
    king is laid below: it is one and the same move, and the run is full after it.
    """
    naturals, stands, low = meld
    if not low:
        spots = [(card, 0) for card in bits(_missing_suits(meld))]
    elif meld.size >= SUIT_BITS:
        spots = []
    else:
        spots = [(card_at(meld.suit, low - 1), low - 1)] if low > 1 else []
        if meld.high < HIGHEST and not (spots and meld.size == SUIT_BITS - 1):
            spots.append((card_at(meld.suit, meld.high + 1), low))
    joker_fits = kernel.allows(naturals.bit_count(), stands.bit_count() + 1)
    found: list[tuple[int, bool, Meld]] = []
    for card, begins in spots:
        found.append((card, False, Meld(naturals | card, stands, begins)))
        if joker_fits:
            found.append((card, True, Meld(naturals, stands | card, begins)))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def exchanges(meld: Meld) -> tuple[tuple[int, Meld], ...]:
    """Give the swaps that a meld offers: the cards to be put in, and the meld after it.

    In a set of three with one joker it takes both missing suits, and leaves a set of four; a set of four lacks none.
    """
    naturals, stands, low = meld
    if not low and meld.jokers == 1:
        both = stands | _missing_suits(meld)
        return ((both, Meld(naturals | both, 0, 0)),)
    return tuple((card, Meld(naturals | card, stands ^ card, low)) for card in bits(stands))


def _missing_suits(meld: Meld) -> int:
    """The cards of a set's rank that are not in it."""
    rank = ((meld.cards & -meld.cards).bit_length() - 1) % SUIT_BITS
    every = sum(1 << suit * SUIT_BITS + rank for suit in range(4))
    return every & ~meld.cards
