"""The exact search with the melds on the table: what each of them can become, and the best for the rest of the hand."""

from collections.abc import Iterator
from typing import NamedTuple

from rami.cards import JOKER_POINTS
from rami.growth import exchanges, extensions
from rami.kernel import Candidate, HandBits, Kernel, Meld, cards_value, kernel_for
from rami.rules import Rules
from rami.search import COUNT, POINTS, Search, Weight


class Grown(NamedTuple):
    """What a meld on the table becomes: the cards it takes from the hand, the jokers it takes (or gives, below 0)."""

    meld: Meld
    cards: int
    jokers: int


class TableSearch:
    """The best for one player who has opened, by one measure."""

    def __init__(self, rules: Rules, weight: Weight, jokers_held: int) -> None:
        self.kernel: Kernel = kernel_for(rules)
        self._weight = weight
        self._may_keep = jokers_held if rules.joker_swap == "replay" else 1 << 10
        self._swaps = rules.joker_swap != "off"

    def best(self, hand: HandBits, table: tuple[Meld, ...]) -> tuple[int, tuple[Meld, ...], list[Candidate]]:
        """Give the most, the table after it, and the new melds; nothing is gained where nothing can be done."""
        found = self._from(hand, table)
        return found if found is not None else (0, table, [])

    def _from(self, hand: HandBits, table: tuple[Meld, ...]) -> tuple[int, tuple[Meld, ...], list[Candidate]] | None:
        """Take what the first meld may become, one after the other; None where a swapped joker cannot be melded."""
        if not table:
            return self._from_hand(hand, hand.jokers - self._may_keep)
        best: tuple[int, tuple[Meld, ...], list[Candidate]] | None = None
        for grown in self.growths(table[0], hand):
            following = self._from(hand.without(grown.cards, grown.jokers), table[1:])
            if following is not None:
                gain = self._gain(table[0], grown) + following[0]
                if best is None or gain > best[0]:
                    best = (gain, (grown.meld, *following[1]), following[2])
        return best

    def _from_hand(self, hand: HandBits, owed: int) -> tuple[int, tuple[Meld, ...], list[Candidate]] | None:
        """Lay the rest of the hand at its best, with so many jokers at least in the melds."""
        candidates = self.kernel.candidates(hand)
        if owed <= 0:
            search = Search(hand, candidates, self._weight)
            return search.most(), (), search.chosen()
        best: tuple[int, tuple[Meld, ...], list[Candidate]] | None = None
        for candidate in candidates:
            if candidate.jokers:
                rest = self._from_hand(hand.without(candidate.mask, candidate.jokers), owed - candidate.jokers)
                if rest is not None:
                    gain = self._weight.of(candidate) + rest[0]
                    if best is None or gain > best[0]:
                        best = (gain, (), [candidate, *rest[2]])
        return best

    def growths(self, meld: Meld, hand: HandBits) -> Iterator[Grown]:
        """Give everything that a meld can become by the cards of a hand, itself first, each use of cards at its best."""
        seen = {Grown(meld, 0, 0)}
        reached = [Grown(meld, 0, 0)]
        for grown in reached:
            yield grown
            for following in self._one_step(grown, hand.without(grown.cards, grown.jokers)):
                if following not in seen:
                    seen.add(following)
                    reached.append(following)

    def _one_step(self, grown: Grown, hand: HandBits) -> Iterator[Grown]:
        for card, joker, meld in extensions(self.kernel, grown.meld):
            if hand.jokers if joker else card & hand.ones:
                yield Grown(meld, grown.cards if joker else grown.cards | card, grown.jokers + joker)
        if self._swaps:
            for cards, meld in exchanges(grown.meld):
                if not cards & ~hand.ones:
                    yield Grown(meld, grown.cards | cards, grown.jokers - 1)

    def _gain(self, before: Meld, grown: Grown) -> int:
        if self._weight is POINTS:
            return self.kernel.points(grown.meld) - self.kernel.points(before)
        if self._weight is COUNT:
            return grown.cards.bit_count() + grown.jokers
        return cards_value(grown.cards) + JOKER_POINTS * grown.jokers
