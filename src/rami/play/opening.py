"""Whether a hand can open: the melds that it holds, looked for once and asked about as cards leave the hand."""

from rami.kernel import ALL_CARDS, Candidate, HandBits, Kernel, cards_value
from rami.play.moves import JOKER_BIT
from rami.search import POINTS, Search


class Opening:
    """What can be laid from a hand, and from every rest of it, for an opening.

    ``live`` are the cards that any meld of the hand uses, as bits, the joker included.
    """

    __slots__ = ("_hand", "_pure", "_search", "candidates", "live")

    def __init__(self, kernel: Kernel, hand: HandBits) -> None:
        self._hand = hand
        self.candidates: list[Candidate] = kernel.candidates(hand)
        self._pure = [(candidate.mask, candidate.points) for candidate in self.candidates if candidate.pure]
        self._search = Search(hand, self.candidates, POINTS)
        self.live = 0
        for mask, jokers, *_ in self.candidates:
            self.live |= mask | JOKER_BIT if jokers else mask

    def candidates_of(self, hand: HandBits) -> list[Candidate]:
        """Give the melds of the hand or of what is left of it."""
        missing, jokers = ~hand.ones, hand.jokers
        return [one for one in self.candidates if not one.mask & missing and one.jokers <= jokers]

    def serves(self, hand: HandBits) -> bool:
        """Whether a hand is the one that this was made for, or a rest of it."""
        ones, twos, threes, jokers = self._hand
        return not (hand.ones & ~ones or hand.twos & ~twos or hand.threes & ~threes) and hand.jokers <= jokers

    def most(self, hand: HandBits) -> int:
        """Give the most points that can be laid from a hand, whether a pure run is among them or not."""
        live = self.live & ALL_CARDS
        return self._search.most(HandBits(hand.ones & live, hand.twos & live, hand.threes & live, hand.jokers))

    def reaches(self, hand: HandBits, needed: int, *, pure: bool) -> bool:
        """Whether so many points can be laid from a hand, one pure run among them where that is needed."""
        if not pure:
            return self.most(hand) >= needed
        missing = ~hand.ones
        return any(
            not mask & missing and points + self.most(hand.without(mask, 0)) >= needed for mask, points in self._pure
        )


def falls_short(kernel: Kernel, hand: HandBits, needed: int) -> bool:
    """Tell quickly that a hand without jokers cannot lay so many points: the cards in any meld are worth less.

    >>> from rami import read_cards
    >>> from rami.kernel import bits_of, kernel_of
    >>> hand = bits_of(card.index for card in read_cards("5H 6H 7H 7H 9C 9D JS"))
    >>> [falls_short(kernel_of(1, 11), hand, needed) for needed in (25, 26)]
    [False, True]
    """
    if hand.jokers:
        return False
    live = kernel.in_natural_melds(hand.ones)
    return cards_value(live) + cards_value(live & hand.twos) + cards_value(live & hand.threes) < needed
