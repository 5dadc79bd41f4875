"""The exact search with the melds on the table: what each of them can become, and the best for the rest of the hand."""

from collections.abc import Iterator
from typing import NamedTuple

from rami.growth import exchanges, extensions
from rami.handbits import HandBits
from rami.kernel import Candidate, Kernel, Meld, kernel_for
from rami.rules import Rules
from rami.search import POINTS, Search, Weight


class Found(NamedTuple):
    """The most that a hand can gain with a table, the table after it, and the new melds."""

    gain: int
    table: tuple[Meld, ...]
    melds: tuple[Candidate, ...]


class TableSearch:
    """The best for one player who has opened, by one measure: every order of lay-offs and swaps, each position once."""

    def __init__(self, rules: Rules, weight: Weight, jokers_held: int) -> None:
        self.kernel: Kernel = kernel_for(rules)
        self._weight = weight
        self._may_keep = jokers_held if rules.joker_swap == "replay" else 1 << 10
        self._swaps = rules.joker_swap != "off"
        self._known: dict[tuple[HandBits, tuple[Meld, ...]], Found | None] = {}

    def best(self, hand: HandBits, table: tuple[Meld, ...]) -> Found | None:
        """Give the most that can be gained; None where a swapped joker could not be melded again."""
        key = (hand, table)
        if key in self._known:
            return self._known[key]
        chosen = self._from_hand(hand, hand.jokers - self._may_keep)
        found = None if chosen is None else Found(chosen[0], table, tuple(chosen[1]))
        for gain, following_hand, following_table in self._steps(hand, table):
            following = self.best(following_hand, following_table)
            if following is not None and (found is None or gain + following.gain > found.gain):
                found = following._replace(gain=gain + following.gain)
        self._known[key] = found
        return found

    def _from_hand(self, hand: HandBits, owed: int) -> tuple[int, list[Candidate]] | None:
        """Lay melds from the hand at its best, with so many jokers at least in them; None where that cannot be."""
        candidates = self.kernel.candidates(hand)
        if owed <= 0:
            search = Search(hand, candidates, self._weight)
            return search.most(), search.chosen()
        best: tuple[int, list[Candidate]] | None = None
        for candidate in candidates:
            if candidate.jokers:
                rest = self._from_hand(hand.without(candidate.mask, candidate.jokers), owed - candidate.jokers)
                if rest is not None:
                    gain = self._weight.of(candidate) + rest[0]
                    if best is None or gain > best[0]:
                        best = (gain, [candidate, *rest[1]])
        return best

    def _steps(self, hand: HandBits, table: tuple[Meld, ...]) -> Iterator[tuple[int, HandBits, tuple[Meld, ...]]]:
        """Give every lay-off of one card and every swap: what it gains, the hand and the table after it."""
        for number, meld in enumerate(table):
            for card, joker, grown in extensions(self.kernel, meld):
                if hand.jokers if joker else card & hand.ones:
                    cards = 0 if joker else card
                    rest = hand.without(cards, int(joker))
                    yield self._gain(meld, grown, cards, int(joker)), rest, _with(table, number, grown)
            if self._swaps:
                for cards, freed in exchanges(meld):
                    if not cards & ~hand.ones:
                        yield self._gain(meld, freed, cards, -1), hand.without(cards, -1), _with(table, number, freed)

    def _gain(self, before: Meld, after: Meld, cards: int, jokers: int) -> int:
        if self._weight is POINTS:
            return self.kernel.points(after) - self.kernel.points(before)
        return self._weight.cards(cards) + self._weight.joker * jokers


def _with(table: tuple[Meld, ...], number: int, meld: Meld) -> tuple[Meld, ...]:
    return (*table[:number], meld, *table[number + 1 :])
