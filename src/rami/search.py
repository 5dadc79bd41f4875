"""One exact search for the best that can be laid from a hand, by any weight of the melds."""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Final, NamedTuple

from rami.cards import ACE_POINTS, CARDS, JOKER_POINTS
from rami.kernel import Candidate, HandBits, bits, cards_value

_FEW: Final = 12
"""So few melds need no order."""


class Weight(NamedTuple):
    """What is sought: the weight of a meld, and the most that its cards, each card, or a joker can ever bring.

    A bound on what is left of a hand ends the search early; the tighter it is, the earlier.
    """

    of: Callable[[Candidate], int]
    bound: Callable[[Candidate], int]
    cards: Callable[[int], int]
    each: Mapping[int, int]
    joker: int


_COSTS: Final = {1 << card.index: card.points for card in CARDS if not card.is_joker}


def _points(candidate: Candidate) -> int:
    return candidate.points


def _most_points(candidate: Candidate) -> int:
    return candidate.value + ACE_POINTS * candidate.jokers


def _value(candidate: Candidate) -> int:
    return candidate.value + JOKER_POINTS * candidate.jokers


def _count(candidate: Candidate) -> int:
    return candidate.mask.bit_count() + candidate.jokers


def _all_then_points(candidate: Candidate) -> int:
    return _EVERY * _count(candidate) + candidate.points


def _most_then_points(candidate: Candidate) -> int:
    return _EVERY * _count(candidate) + _most_points(candidate)


def _bit_count(mask: int) -> int:
    return mask.bit_count()


def _counted_value(mask: int) -> int:
    return _EVERY * mask.bit_count() + cards_value(mask)


_EVERY: Final = 1 << 12
"""More than the points of any hand: one card more counts before all points."""

POINTS: Final = Weight(_points, _most_points, cards_value, _COSTS, ACE_POINTS)
"""The most points laid. A joker stands for an ace at the best."""

VALUE: Final = Weight(_value, _value, cards_value, _COSTS, JOKER_POINTS)
"""The most points out of the hand, so the least left in it."""

COUNT: Final = Weight(_count, _count, _bit_count, dict.fromkeys(_COSTS, 1), 1)
"""The most cards laid."""

CARDS_THEN_POINTS: Final = Weight(
    _all_then_points,
    _most_then_points,
    _counted_value,
    {card: _EVERY + value for card, value in _COSTS.items()},
    _EVERY + ACE_POINTS,
)
"""The most cards laid, and with these the most points; ``whole_hand`` tells what laying every card is worth."""


def whole_hand(cards: int, points: int) -> int:
    """Give the weight by ``CARDS_THEN_POINTS`` of so many cards laid with so many points."""
    return _EVERY * cards + points


class Search:
    """The exact search: the most that can be laid from a hand, by any weight of the melds.

    It takes the lowest card left that some meld uses, tries each meld with it, then goes on without it. What it
    finds for a rest of the hand is kept, and what cannot beat the best so far is not looked at.
    """

    def __init__(self, hand: HandBits, candidates: list[Candidate], weight: Weight) -> None:
        by_low: dict[int, list[tuple[int, int, int, int, Candidate]]] = {}
        live = 0
        for candidate in candidates:
            mask, jokers = candidate.mask, candidate.jokers
            live |= mask
            entry = (weight.of(candidate), mask, jokers, weight.bound(candidate), candidate)
            by_low.setdefault(mask & -mask, []).append(entry)
        if len(candidates) > _FEW:
            for entries in by_low.values():
                entries.sort(key=itemgetter(0), reverse=True)
        self._by_low = by_low
        self._lows = sum(by_low)
        self._known: dict[tuple[int, int, int, int], int] = {}
        self._weight = weight
        self._live = live
        self.hand = HandBits(hand.ones & live, hand.twos & live, hand.threes & live, hand.jokers)

    def bound(self, hand: HandBits) -> int:
        """Give the most that a hand could bring if every card were laid."""
        cards = self._weight.cards
        return cards(hand.ones) + cards(hand.twos) + cards(hand.threes) + self._weight.joker * hand.jokers

    def most(self, hand: HandBits | None = None) -> int:
        """Give the highest weight that can be laid from the hand, or from what is left of it."""
        rest = self.hand if hand is None else hand
        return self._best(*rest, self.bound(rest)) if self._by_low else 0

    def _best(self, ones: int, twos: int, threes: int, jokers: int, bound: int) -> int:
        key = (ones, twos, threes, jokers)
        known = self._known.get(key)
        if known is not None:
            return known
        most = 0
        each = self._weight.each
        starts = ones & self._lows
        for low in bits(ones):
            if bound <= most:
                break
            if low & starts:
                for weight, mask, used, cost, _ in self._by_low[low]:
                    left = bound - cost
                    if used <= jokers and weight + left > most and not mask & ~ones:
                        rest = self._best(
                            ones & ~mask | twos & mask,
                            twos & ~mask | threes & mask,
                            threes & ~mask,
                            jokers - used,
                            left,
                        )
                        most = max(most, weight + rest)
            value = each[low]
            bound -= value
            ones ^= low
            if twos & low:
                bound -= value
                twos ^= low
                if threes & low:
                    bound -= value
                    threes ^= low
        self._known[key] = most
        return most

    def chosen(self, hand: HandBits | None = None) -> list[Candidate]:
        """Give melds that reach the highest weight."""
        rest = self.hand if hand is None else hand
        target = self.most(rest)
        found: list[Candidate] = []
        while target:
            weight, candidate = self._step(rest, target)
            found.append(candidate)
            rest = rest.without(candidate.mask, candidate.jokers)
            target -= weight
        return found

    def _step(self, hand: HandBits, target: int) -> tuple[int, Candidate]:
        """Find a meld that the highest weight of a hand begins with."""
        return next(
            (weight, candidate)
            for low in bits(hand.ones & self._lows)
            for weight, mask, used, _, candidate in self._by_low[low]
            if not mask & ~hand.ones and used <= hand.jokers and weight + self.most(hand.without(mask, used)) == target
        )
