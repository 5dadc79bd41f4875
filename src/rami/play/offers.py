"""What the melds on the table offer to a hand: the lay-offs and the swaps, ready to be picked by the cards held."""

from typing import NamedTuple

from rami.growth import exchanges, extensions
from rami.kernel import SUIT_BITS, Kernel, Meld
from rami.play.moves import JOKER_BIT, LayOff, Swap

Offer = tuple[int, LayOff]
"""The bit of what is needed from the hand, a card or the joker, and the lay-off."""


class Offers(NamedTuple):
    """All that a table takes, by meld in the pinned order of the moves.

    ``wanted`` is the mask of all that may be laid off, the joker included. ``by_kin`` holds the lay-offs on the runs of
    each suit (by its number) and on the sets of each rank (4 and more): those that others laid off there may help in.
    ``swaps`` are the cards that must be held, and the swap.
    """

    table: tuple[Meld, ...]
    lay_offs: tuple[Offer, ...]
    wanted: int
    by_kin: dict[int, list[Offer]]
    swaps: tuple[tuple[int, Swap], ...]

    def beside(self, card: int) -> list[Offer]:
        """Give the lay-offs on the runs of a card's suit and on the sets of its rank."""
        suit, rank = divmod(card.bit_length() - 1, SUIT_BITS)
        return [*self.by_kin.get(suit, ()), *self.by_kin.get(4 + rank, ())]


def offers_of(kernel: Kernel, table: tuple[Meld, ...]) -> Offers:
    """Work out what a table takes.

    >>> from rami.kernel import kernel_of
    >>> from rami.melds import read_meld
    >>> offers = offers_of(kernel_of(1, 11), (read_meld("7C 7D *7H"), read_meld("5S 6S 7S")))
    >>> [(move.card.bit_length() - 1, move.joker, move.meld) for bit, move in offers.lay_offs if bit != JOKER_BIT]
    [(45, False, 0), (42, False, 1), (46, False, 1)]
    """
    found: list[Offer] = []
    by_kin: dict[int, list[Offer]] = {}
    swaps: list[tuple[int, Swap]] = []
    wanted = 0
    for number, meld in enumerate(table):
        offered = [
            (JOKER_BIT if joker else card, LayOff(card, joker, number)) for card, joker, _ in extensions(kernel, meld)
        ]
        found += offered
        lowest = (meld.cards & -meld.cards).bit_length() - 1
        by_kin.setdefault(lowest // SUIT_BITS if meld.low else 4 + lowest % SUIT_BITS, []).extend(offered)
        for bit, _ in offered:
            wanted |= bit
        if meld.stands:
            swaps += [(cards, Swap(cards, number)) for cards, _ in exchanges(meld)]
    return Offers(table, tuple(found), wanted, by_kin, tuple(swaps))
