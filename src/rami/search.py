"""One exact search for the best that can be laid from a hand, by any weight of the melds."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, NamedTuple

from rami.cards import ACE_POINTS, JOKER_POINTS
from rami.handbits import ACES, SUIT_BITS, SUIT_MASK, HandBits, bits, cards_value
from rami.kernel import Candidate


class Weight(NamedTuple):
    """What is sought: the weight of a meld, and what its natural cards, or any cards, bring towards the bound.

    A bound on what is left of a hand ends the search early; the tighter it is, the earlier. A card counts there what it
    brings at the best; what a joker brings follows from the melds. Laid off on the table, cards bring what ``cards`` says
    and a joker ``joker``.
    """

    of: Callable[[Candidate], int]
    naturals: Callable[[Candidate], int]
    cards: Callable[[int], int]
    joker: int


_EVERY: Final = 1 << 12
"""More than the points of any hand: one card more counts before all points."""


def _value(candidate: Candidate) -> int:
    return candidate.value + JOKER_POINTS * candidate.jokers


def _count(candidate: Candidate) -> int:
    return candidate.mask.bit_count() + candidate.jokers


def _naturals(candidate: Candidate) -> int:
    return candidate.mask.bit_count()


def _all_then_points(candidate: Candidate) -> int:
    return _EVERY * _count(candidate) + candidate.points


def _all_then_value(candidate: Candidate) -> int:
    return _EVERY * _count(candidate) + _value(candidate)


def _most_then_points(candidate: Candidate) -> int:
    return _EVERY * _naturals(candidate) + candidate.value


def _counted_value(mask: int) -> int:
    return _EVERY * mask.bit_count() + cards_value(mask)


POINTS: Final = Weight(attrgetter("points"), attrgetter("value"), cards_value, 0)
"""The most points laid."""

VALUE: Final = Weight(_value, attrgetter("value"), cards_value, JOKER_POINTS)
"""The most points out of the hand, so the least left in it."""

COUNT: Final = Weight(_count, _naturals, int.bit_count, 1)
"""The most cards laid."""

CARDS_THEN_POINTS: Final = Weight(_all_then_points, _most_then_points, _counted_value, _EVERY)
"""The most cards laid, and with these the most points; ``whole_hand`` tells what laying every card is worth."""


CARDS_THEN_VALUE: Final = Weight(_all_then_value, _most_then_points, _counted_value, _EVERY + JOKER_POINTS)
"""The most cards laid, and with these the most points out of the hand."""


def whole_hand(cards: int, points: int) -> int:
    """Give the weight by ``CARDS_THEN_POINTS`` of so many cards laid with so many points, or with the value of the cards
    that by ``CARDS_THEN_VALUE``.
    """
    return _EVERY * cards + points


def cards_and_value(weight: int) -> tuple[int, int]:
    """Give the cards and the value of a weight by ``CARDS_THEN_VALUE``.

    >>> cards_and_value(whole_hand(3, 33))
    (3, 33)
    """
    return divmod(weight, _EVERY)


_HIGHER: Final = ACE_POINTS - 1
"""How much more an ace counts when it is high."""

_FEW: Final = 24
"""With so few melds the order of the cards does not matter enough to look for a good one."""

_STRAY: Final = 2
"""A hand is of one suit where no more cards than these are of another."""

_Choice = tuple[int, int, int, Candidate]
"""The cards of a meld, its weight, what the bound counts for its cards, and itself."""

_Rest = tuple[int, int, int, int, int, int]
"""What is left of a hand as ints, the step to go on at, and a bound on what its natural cards bring."""

_Found = tuple[int, tuple[Candidate, _Rest] | None]
"""The most, the meld to lay first for it, and what is then left."""

_Step = tuple[int, int, int, list[tuple[int, int, int, int, Candidate]]]
"""A card, 0 where no meld is left for it; all cards of the melds of this step and later ones; the most that a joker brings in
any of these; and the melds of this step.

Of each of these: by how much laying it lowers the bound, its weight below zero, its cards and jokers, and itself. So they
sort by what they leave possible.
"""

_NOTHING: Final[_Found] = (0, None)


def _of_a_joker(candidate: Candidate, worth: int, bound: int) -> int:
    """What each joker of a meld brings beyond what the bound counts for the natural cards, rounded up."""
    return -((bound - worth) // candidate.jokers) if candidate.jokers else 0


class Search:
    """The exact search: the most that can be laid from a hand, by any weight of the melds.

    It takes card by card: each meld with the card is tried, then it goes on without the card. Where there are many melds
    it begins with the cards that few of them take and that cost most to leave. What it finds for a rest of the hand is
    kept, and what cannot beat the best so far is not looked at.
    """

    def __init__(self, hand: HandBits, candidates: list[Candidate], weight: Weight) -> None:
        self._of, naturals, self._cards, _ = weight
        choices: list[_Choice] = []
        live = joker = 0
        for candidate in candidates:
            worth, bound = self._of(candidate), naturals(candidate)
            joker = max(joker, _of_a_joker(candidate, worth, bound))
            choices.append((candidate.mask, worth, bound, candidate))
            live |= candidate.mask
        self._joker = joker
        self.hand = HandBits(hand.ones & live, hand.twos & live, hand.threes & live, hand.jokers)
        self._choices = self._with_low_aces(choices, live & ACES) if live & ACES else choices
        self._begun: list[tuple[int, list[_Choice]]] = []
        self._steps: list[list[_Step] | None] = [None] * (hand.jokers + 1)
        self._known: dict[tuple[int, int, int, int], _Found] = {}

    def most(self, hand: HandBits | None = None, above: int = 0) -> int:
        """Give the highest weight that can be laid from the hand, or from what is left of it; ``above`` if no higher."""
        return max(above, self._best(self._start(hand), above)[0]) if self._choices else above

    def chosen(self, hand: HandBits | None = None) -> list[Candidate]:
        """Give melds that reach the highest weight."""
        found: list[Candidate] = []
        most, choice = self._best(self._start(hand), 0)
        while choice:
            candidate, left = choice
            found.append(candidate)
            most -= self._of(candidate)
            _, choice = self._best(left, most - 1) if most else _NOTHING
        return found

    def chosen_with_pure_run(self) -> list[Candidate]:
        """Give melds that reach the highest weight of those with a pure run among them; none where there is none."""
        best = self.chosen()
        if any(candidate.pure for candidate in best):
            return best
        highest = sum(map(self._of, best))
        first: Candidate | None = None
        most = 0
        for candidate in sorted((choice[3] for choice in self._choices if choice[3].pure), key=self._of, reverse=True):
            worth = self._of(candidate)
            found = worth + self.most(self.hand.without(candidate.mask, 0), max(most - worth, 0))
            if found > most:
                first, most = candidate, found
            if most == highest:
                break
        return [first, *self.chosen(self.hand.without(first.mask, 0))] if first else []

    def _with_low_aces(self, choices: list[_Choice], low: int) -> list[_Choice]:
        """Let the bound count the aces that no meld counts high as one."""
        for mask, worth, bound, candidate in choices:
            if bound + self._joker * candidate.jokers < worth + _HIGHER:
                low &= ~mask
        if not low:
            return choices
        cards = self._cards

        def _lowered(mask: int) -> int:
            return cards(mask) - _HIGHER * (mask & low).bit_count()

        self._cards = _lowered
        return [
            (mask, worth, bound - _HIGHER if mask & low else bound, candidate)
            for mask, worth, bound, candidate in choices
        ]

    def _highest_first(self) -> list[tuple[int, list[_Choice]]]:
        """The melds by their highest cards, as the steps of the search, last first."""
        begun: dict[int, list[_Choice]] = {}
        for choice in self._choices:
            begun.setdefault(choice[0].bit_length(), []).append(choice)
        return [(1 << place - 1, begun[place]) for place in sorted(begun)]

    def _hardest_first(self) -> list[tuple[int, list[_Choice]]]:
        """The melds by the card that is hardest to lay, for what it brings, as the steps of the search, last first."""
        choices = rest = self._choices
        ones, twos, threes, _ = self.hand
        ease: dict[int, float] = {}
        for card in bits(ones):
            copies = 1 + bool(card & twos) + bool(card & threes)
            ease[card] = len([1 for choice in choices if card & choice[0]]) / (copies * self._cards(card))
        begun: list[tuple[int, list[_Choice]]] = []
        for card in sorted(ease, key=ease.__getitem__):
            begun.append((card, [choice for choice in rest if card & choice[0]]))
            rest = [choice for choice in rest if not card & choice[0]]
        begun.reverse()
        return begun

    def _is_line(self) -> bool:
        """Whether the hand is of one suit, and no meld takes two jokers: then the top is the best place to begin."""
        ones = self.hand.ones
        most = max((ones >> suit * SUIT_BITS & SUIT_MASK).bit_count() for suit in range(4))
        return ones.bit_count() - most <= _STRAY and all(choice[3].jokers < 2 for choice in self._choices)

    def _start(self, hand: HandBits | None) -> _Rest:
        """A hand before the first step; its bound counts every card."""
        ones, twos, threes, jokers = self.hand if hand is None else hand
        cards = self._cards
        bound = cards(ones) + (cards(twos) + cards(threes) if twos else 0)
        return ones, twos, threes, jokers, 0, bound

    def _steps_with(self, jokers: int) -> list[_Step]:
        """The steps of the search with so many jokers left."""
        if not self._begun:
            plain = len(self._choices) <= _FEW or self._is_line()
            self._begun = self._highest_first() if plain else self._hardest_first()
        steps: list[_Step] = []
        live = joker = 0
        for card, begun in self._begun:
            fitting = [choice for choice in begun if choice[3].jokers <= jokers]
            for mask, worth, bound, candidate in fitting:
                live |= mask
                joker = max(joker, _of_a_joker(candidate, worth, bound))
            entries = [
                (bound + joker * candidate.jokers - worth, -worth, mask, candidate.jokers, candidate)
                for mask, worth, bound, candidate in fitting
            ]
            entries.sort()
            steps.append((card if entries else 0, live, joker, entries))
        steps.reverse()
        self._steps[jokers] = steps
        return steps

    def _best(self, rest: _Rest, above: int) -> _Found:
        """Find the most that is above a weight; without a choice the most is no higher than that."""
        ones, twos, threes, jokers, start, bound = rest
        steps = self._steps[jokers] or self._steps_with(jokers)
        cards = self._cards
        most, choice, key = above, None, None
        for step in range(start, len(steps)):
            card, live, joker, entries = steps[step]
            if not card & ones:
                continue
            dead = ones & ~live
            if dead:
                bound -= cards(dead) + (cards(twos & dead) + cards(threes & dead) if twos & dead else 0)
                ones, twos, threes = ones & live, twos & live, threes & live
            if key is None:
                key = (ones, twos, threes, jokers)
                known = self._known.get(key)
                if known and (known[1] or known[0] <= above):
                    return known
            highest = bound + joker * jokers
            if highest <= most:
                break
            for loss, minus, mask, used, candidate in entries:
                if highest - loss <= most:
                    break
                if not mask & ~ones:
                    left = (
                        ones & ~mask | twos & mask,
                        twos & ~mask | threes & mask,
                        threes & ~mask,
                        jokers - used,
                        step,
                        bound - loss + minus + joker * used,
                    )
                    found = self._best(left, max(most + minus, 0))[0] - minus
                    if found > most:
                        most, choice = found, (candidate, left)
        if key is None:
            return _NOTHING
        result = self._known[key] = (most, choice)
        return result
