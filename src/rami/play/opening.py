"""Whether a hand can open: the melds that it holds, looked for once and asked about as cards leave the hand."""

from functools import lru_cache
from typing import Final

from rami.handbits import ALL_CARDS, SUIT_BITS, SUIT_MASK, HandBits, bits, cards_value
from rami.kernel import HIGHEST, Candidate, Kernel, card_at
from rami.play.moves import JOKER_BIT
from rami.search import POINTS, Search
from rami.tuples import made

_MANY: Final = 1 << 12
"""More points than any hand can lay."""

_KINGS: Final = sum(card_at(0, position) for position in (12, 13, 14))
"""The run from the queen to the ace above the king."""


class Opening:
    """What can be laid from a hand, and from every rest of it, for an opening.

    ``live`` are the cards that any meld of the hand uses, as bits, the joker included.
    """

    __slots__ = ("_hand", "_known", "_pure", "_search", "candidates", "live")

    def __init__(self, kernel: Kernel, hand: HandBits) -> None:
        self._hand = hand
        self.candidates: list[Candidate] = kernel.candidates(hand)
        self._pure = [(candidate.mask, candidate.points) for candidate in self.candidates if candidate.pure]
        self._search = Search(hand, self.candidates, POINTS)
        self._known: dict[tuple[HandBits, bool], int] = {}
        self.live = 0
        for mask, jokers, *_ in self.candidates:
            self.live |= mask | JOKER_BIT if jokers else mask

    def candidates_of(self, hand: HandBits) -> list[Candidate]:
        """Give the melds of the hand or of what is left of it."""
        missing, jokers = ~hand.ones, hand.jokers
        return [one for one in self.candidates if not one.mask & missing and one.jokers <= jokers]

    def with_card(self, card: int, hand: HandBits) -> list[Candidate]:
        """Give those of ``candidates_of`` with a card, by its bit; with a joker for that of the joker."""
        missing, jokers = ~hand.ones, hand.jokers
        return [
            one
            for one in self.candidates
            if (one.mask & card or (card == JOKER_BIT and one.jokers))
            and not one.mask & missing
            and one.jokers <= jokers
        ]

    def serves(self, hand: HandBits) -> bool:
        """Whether a hand is the one that this was made for, or a rest of it."""
        ones, twos, threes, jokers = self._hand
        return not (hand.ones & ~ones or hand.twos & ~twos or hand.threes & ~threes) and hand.jokers <= jokers

    def most(self, hand: HandBits, *, pure: bool) -> int:
        """Give the most points that can be laid from a hand, one pure run among them if so asked; 0 where none can."""
        most = self._known.get((hand, pure))
        if most is None:
            if pure:
                missing = ~hand.ones
                fitting = [(mask, points) for mask, points in self._pure if not mask & missing]
                most = max((points + self._laid(hand.without(mask, 0)) for mask, points in fitting), default=0)
            else:
                most = self._laid(hand)
            self._known[hand, pure] = most
        return most

    def _laid(self, hand: HandBits) -> int:
        """The most points of any melds."""
        ones, twos, threes, jokers = hand
        live = self.live & ALL_CARDS
        return self._search.most(made(HandBits, (ones & live, twos & live, threes & live, jokers)))


def falls_short(kernel: Kernel, hand: HandBits, needed: int, *, pure: bool) -> bool:
    """Tell quickly that a hand cannot lay so many points, one pure run among them if so asked.

    It counts what no melds can exceed, so False tells nothing.

    >>> from rami import read_cards
    >>> from rami.handbits import bits_of
    >>> from rami.kernel import kernel_of
    >>> hand = bits_of(card.index for card in read_cards("5H 6H 7H 7H 9C 9D JS"))
    >>> [falls_short(kernel_of(1, 11), hand, needed, pure=False) for needed in (25, 26)]
    [False, True]
    >>> [falls_short(kernel_of(1, 11), hand, needed, pure=True) for needed in (18, 19)]
    [False, True]
    """
    if not pure:
        return _at_most(kernel, hand) < needed
    for suit in range(4):
        held = hand.ones >> suit * SUIT_BITS & SUIT_MASK
        if held & held >> 1:
            for run in kernel.suit_melds(suit, held, 0):
                if kernel.points(run) + _at_most(kernel, hand.without(run.naturals, 0)) >= needed:
                    return False
    return True


def _at_most(kernel: Kernel, hand: HandBits) -> int:
    """More points than can be laid: all cards that are in a meld without a joker, and for each joker the most that a meld
    with one adds to them.
    """
    ones, twos, threes, jokers = hand
    live = kernel.in_natural_melds(ones)
    most = cards_value(live)
    if live & twos:
        most += cards_value(live & twos) + cards_value(live & threes)
    if not jokers:
        return most
    if kernel.most_jokers(2) > 1:
        return _MANY
    pairs = kernel.ranks_in_sets(ones, 1)
    gain = 3 * cards_value(1 if pairs & 1 else 1 << pairs.bit_length() >> 1)
    for suit in range(4):
        gain = max(gain, _run_gain(ones >> suit * SUIT_BITS & SUIT_MASK))
    return most + jokers * gain


@lru_cache(maxsize=1 << 13)
def _run_gain(held: int) -> int:
    """The most points that a run with one joker adds to those of the runs of a suit without one."""
    two = held & held >> 1
    low, high = two & two >> 1, _KINGS if held & _KINGS == _KINGS else 0
    live = low | low << 1 | low << 2 | high
    gain = 0
    for start in range(1, HIGHEST - 1):
        window = 0
        for position in range(start, min(start + SUIT_BITS, HIGHEST + 1)):
            window |= card_at(0, position)
            absent = window & ~held
            if absent.bit_count() > 1:
                break
            if position - start > 1:
                gain = max(gain, cards_value(window & ~live) if absent else max(map(cards_value, bits(window))))
    return gain
