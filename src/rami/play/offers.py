"""What the melds on the table offer to a hand: the lay-offs and the swaps, ready to be picked by the cards held."""

from functools import lru_cache
from typing import NamedTuple

from rami.growth import exchanges, extensions
from rami.handbits import SUIT_BITS, SUIT_MASK
from rami.kernel import HIGHEST, Kernel, Meld
from rami.play.moves import JOKER_BIT, LayOff, Swap

Offer = tuple[int, LayOff]
"""The bit of what is needed from the hand, a card or the joker, and the lay-off."""


class MeldOffers(NamedTuple):
    """What one meld takes: its lay-offs, the mask of all that may be laid off, and the cards of each swap.

    ``kin`` is the suit of a run, or 4 and the rank of a set: other cards laid off there may help a card of the same.
    """

    lay_offs: tuple[Offer, ...]
    wanted: int
    kin: int
    swaps: tuple[tuple[int, Swap], ...]


class Offers:
    """What a table takes, by meld in the pinned order of the moves.

    ``wanted`` is the mask of all that may be laid off, the joker included; ``swaps`` are the cards that must be held, and
    the swap.

    >>> from rami.kernel import kernel_of
    >>> from rami.melds import read_meld
    >>> offers = Offers(kernel_of(1, 11), (read_meld("7C 7D *7H"), read_meld("5S 6S 7S")))
    >>> [(move.card.bit_length() - 1, move.meld) for move in offers.lay_offs((1 << 45) + (1 << 42))]
    [(45, 0), (42, 1)]
    """

    __slots__ = ("_parts", "swaps", "table", "wanted")

    def __init__(self, kernel: Kernel, table: tuple[Meld, ...]) -> None:
        self.table = table
        self._parts = [_offers_of(kernel, meld, number) for number, meld in enumerate(table)]
        self.wanted = 0
        self.swaps: list[tuple[int, Swap]] = []
        for _, wanted, _, swaps in self._parts:
            self.wanted |= wanted
            if swaps:
                self.swaps += swaps

    def lay_offs(self, held: int) -> list[LayOff]:
        """Give the lay-offs that some cards make, given as bits."""
        if not self.wanted & held:
            return []
        parts = [part for part in self._parts if part.wanted & held]
        return [lay_off for part in parts for needed, lay_off in part.lay_offs if needed & held]

    def beside(self, card: int, held: int) -> list[LayOff]:
        """Give those that are made on the runs of a card's suit and on the sets of its rank."""
        suit, rank = divmod(card.bit_length() - 1, SUIT_BITS)
        kin = (suit, 4 + rank)
        parts = [part for part in self._parts if part.wanted & held and part.kin in kin]
        return [lay_off for part in parts for needed, lay_off in part.lay_offs if needed & held]

    def may_take(self, card: int, ones: int, jokers: int) -> bool:
        """Whether some meld might take a natural card in the end: at once, for a joker, or after other cards of the hand and
        so many jokers. No is certain.

        >>> from rami.kernel import kernel_of
        >>> from rami.melds import read_meld
        >>> offers = Offers(kernel_of(1, 11), (read_meld("6H 7H 8H"),))
        >>> four = 1 << 29  # held; the five is missing to the three
        >>> [offers.may_take(1 << place, four, jokers) for place, jokers in ((30, 0), (28, 0), (28, 1))]
        [True, False, True]
        """
        suit, rank = divmod(card.bit_length() - 1, SUIT_BITS)
        held = ones >> suit * SUIT_BITS & SUIT_MASK
        places = held << 1 | (held & 1) << HIGHEST
        for meld, part in zip(self.table, self._parts, strict=True):
            if part.kin == 4 + rank and (meld.stands & card or not meld.naturals & card):
                return True
            if part.kin == suit and (meld.stands & card or _gap(meld, rank + 1, places) <= jokers):
                return True
            if part.kin == suit and not rank and _gap(meld, HIGHEST, places) <= jokers:
                return True
        return False


def _gap(meld: Meld, position: int, places: int) -> int:
    """How many cards are missing between a run and a position beside it; more than there are jokers where it is in the run."""
    low, high = meld.low, meld.high
    if low <= position <= high:
        return HIGHEST
    first, last = (position + 1, low) if position < low else (high + 1, position)
    return ((1 << last) - (1 << first) & ~places).bit_count()


@lru_cache(maxsize=1 << 13)
def _offers_of(kernel: Kernel, meld: Meld, number: int) -> MeldOffers:
    """What a meld takes at its place on the table."""
    grown = extensions(kernel, meld)
    lay_offs = tuple((JOKER_BIT if joker else card, LayOff(card, joker, number)) for card, joker, _ in grown)
    lowest = (meld.cards & -meld.cards).bit_length() - 1
    kin = lowest // SUIT_BITS if meld.low else 4 + lowest % SUIT_BITS
    swaps = tuple((cards, Swap(cards, number)) for cards, _ in exchanges(meld)) if meld.stands else ()
    wanted = 0
    for needed, _ in lay_offs:
        wanted |= needed
    return MeldOffers(lay_offs, wanted, kin, swaps)
