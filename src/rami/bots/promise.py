"""What a hand promises: its melds for certain, pairs and neighbours as likely as the card that they miss is to come."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from rami.bots.planning import Planner, Rest
from rami.bots.reading import partners
from rami.cards import ACE_POINTS, JOKER_POINTS
from rami.handbits import ACES, SUIT_BITS, HandBits, bits, cards_value
from rami.kernel import Candidate
from rami.search import Search, Weight

_DRAWS: Final = 8
"""So many more cards are hoped for; found by play alone, where it opens and goes out earliest."""

_PURE_RUN: Final = 20
"""What a pure run is worth beside its points while the opening needs one."""

_PARTS: Final = 16
"""The search works on whole numbers: so many to a point."""

_KINGS: Final = ACES << SUIT_BITS - 1
_HIGHER: Final = ACE_POINTS - 1
"""By so much an ace counts more where it is high."""


class Promise:
    """What melds and hopes of a hand are worth together, each card used once, by one exact search.

    ``to_open`` counts points towards an opening; otherwise it counts what need not stay in the hand, as the style does.
    """

    def __init__(self, planner: Planner, rest: Rest, *, to_open: bool) -> None:
        self._planner, self._hand, self._to_open = planner, rest.hand, to_open
        self._card = planner.style.card
        self._pure = _PURE_RUN if planner.rules.pure_run else 0
        self._most = _PARTS * int(ACE_POINTS + max(self._card, _PURE_RUN))
        worth = Weight(attrgetter("points"), self._at_most_of, self._at_most, self._most)
        self._search = Search(rest.hand, [*self._melds(), *self._hopes(), *self._beside_the_table(rest)], worth)

    def of(self, hand: HandBits) -> float:
        """Give what a rest of the hand promises, in points."""
        return self._search.most(hand) / _PARTS

    def _at_most(self, cards: int) -> int:
        """More than cards can be worth: the bound of the search."""
        return self._most * cards.bit_count()

    def _at_most_of(self, one: Candidate) -> int:
        return self._at_most(one.mask)

    def _melds(self) -> Iterator[Candidate]:
        for one in self._planner.kernel.candidates(self._hand):
            if self._to_open:
                worth = one.points + (self._pure if one.pure else 0.0)
            else:
                worth = one.value + JOKER_POINTS * one.jokers + self._card * (one.mask.bit_count() + one.jokers)
            yield one._replace(points=int(_PARTS * worth))

    def _hopes(self) -> Iterator[Candidate]:
        """Two cards that a third one makes a meld; if more than one does, the dearest counts."""
        ones = self._hand.ones
        found: dict[int, tuple[int, float]] = {}
        for index, copies in enumerate(self._planner.reading.unseen[:-1]):
            for one, other in partners(1 << index) if copies else ():
                pair = 1 << one | 1 << other
                if not pair & ~ones:
                    outs, worth = found.get(pair, (0, 0.0))
                    found[pair] = outs + copies, max(worth, self._worth(pair, 1 << index))
        for pair, (outs, worth) in found.items():
            yield self._hope(pair, outs, worth)

    def _worth(self, pair: int, missing: int) -> float:
        if not self._to_open:
            return cards_value(pair) + 2 * self._card
        meld = pair | missing
        lowest, highest = (meld & -meld).bit_length() - 1, meld.bit_length() - 1
        if lowest // SUIT_BITS < highest // SUIT_BITS:
            return cards_value(meld)
        return cards_value(meld) + self._pure - (_HIGHER if meld & ACES and not meld & _KINGS else 0)

    def _beside_the_table(self, rest: Rest) -> Iterator[Candidate]:
        """Single cards beside one that the table takes; nothing is laid off before the opening."""
        wanted = self._planner.turns.offers(rest.table).wanted if self._planner.opened else 0
        unseen = self._planner.reading.unseen
        for card in bits(self._hand.ones if wanted else 0):
            place = card.bit_length() - 1
            beside = [other for other in (place - 1, place + 1) if wanted >> max(other, 0) & 1]
            outs = sum(unseen[other] for other in beside if other // SUIT_BITS == place // SUIT_BITS)
            if outs:
                yield self._hope(card, outs, cards_value(card) + self._card)

    def _hope(self, cards: int, outs: int, worth: float) -> Candidate:
        chance = 1 - (1 - outs / self._planner.reading.hidden) ** _DRAWS
        return Candidate(cards, 0, int(_PARTS * chance * worth), pure=False, value=cards_value(cards))
