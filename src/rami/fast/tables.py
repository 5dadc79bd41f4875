"""What the compiled functions look up: every meld, the runs of one suit, and the most that each suit comes to.

``runs`` are 14 places where the runs of a suit with each of its cards begin, the end among them; 14 more for those with a
joker; the runs (cards, points, value); and from ``MOST`` on the most by measure, jokers and cards of the suit.
"""

from functools import cache
from typing import Final, NamedTuple

from rami.arrange import best_meld
from rami.cards import JOKER_POINTS
from rami.fast.compiled import Ints, as_ints, ints, jit
from rami.handbits import ALL_CARDS, HandBits
from rami.kernel import kernel_for
from rami.rules import DEFAULT_RULES

RANKS: Final = 0b1111111111111

ACE_HIGH: Final = int(DEFAULT_RULES.ace_high)
"""The points of an ace laid high, or in a set."""

MOST_JOKERS: Final = 5
"""No hand of fifteen cards can lay more: each is beside two other cards."""

FITTING: Final = 9216
WORK: Final = FITTING + 1024
"""Room for what waits while the best is sought, more than a hand of fifteen cards can need, and for all melds."""

USE: Final = 5
CARDS_AND_END: Final = 53

WAITING_RUNS: Final = 3072
JOKERED: Final = 14
_FIRST_RUN: Final = 28
RUN: Final = 3
MOST: Final = 2048
KINDS: Final = MOST_JOKERS + 1


@jit
def _fill(runs: Ints, begun: Ints) -> None:
    """Work out the most of every suit: without its lowest card, or with a run in which that is the lowest.

    ``begun`` is the head of ``runs``, with each run among those of its lowest card alone.
    """
    for table in range(2 * KINDS):
        measure, jokers = table // KINDS, table % KINDS
        start = MOST + (table << 13)
        for held in range(1, RANKS + 1):
            low = (held & -held).bit_length() - 1
            best = int(runs[start + (held & held - 1)])
            for kind in range(2 if jokers else 1):
                rest = start - (kind << 13)
                for place in range(begun[JOKERED * kind + low], begun[JOKERED * kind + low + 1], RUN):
                    cards = begun[place] & RANKS
                    if not cards & ~held:
                        best = max(best, begun[place + 1 + measure] + runs[rest + (held ^ cards)])
            runs[start + held] = best


class Tables(NamedTuple):
    """What compiled functions look up. Every meld of three to five cards with at most one joker is ``USE`` ints in ``uses``:
    natural cards, what a joker stands for, low position, points, value. Before them stand the places where those begin whose
    lowest natural card is the first, the second ..., and where all end; without a joker, then with one.
    """

    uses: Ints
    runs: Ints


@cache
def tables() -> Tables:
    """Make the tables out of the melds of the pure kernel, once."""
    melds = kernel_for(DEFAULT_RULES)
    found = melds.candidates(HandBits(ALL_CARDS, 0, 0, 1))
    found.sort(key=lambda one: (one.jokers, one.mask & -one.mask))
    uses: list[int] = []
    places = [0] * (2 * CARDS_AND_END)
    for one in found:
        meld = best_meld(melds, one.mask, one.jokers)
        uses += [*meld, one.points, one.value + JOKER_POINTS * one.jokers]
        for card in range((one.mask & -one.mask).bit_length(), CARDS_AND_END):
            places[CARDS_AND_END * one.jokers + card] += USE
    begin = len(places) + places[CARDS_AND_END - 1]
    starts = [len(places) + place for place in places[:CARDS_AND_END]]
    starts += [begin + place for place in places[CARDS_AND_END:]]
    return Tables(as_ints([*starts, *uses]), _runs_of(uses))


def _runs_of(uses: list[int]) -> Ints:
    """The runs of one suit by their cards, and what they come to."""
    clubs = [
        uses[place : place + USE] for place in range(0, len(uses), USE) if uses[place + 2] and uses[place] <= RANKS
    ]
    runs, begun = ints(MOST + (2 * KINDS << 13), "int16"), ints(MOST, "int16")
    for table in (runs, begun):
        place = _FIRST_RUN
        for kind in range(2):
            for low in range(13):
                table[JOKERED * kind + low] = place
                for cards, stands, _, points, value in clubs:
                    there = cards if table is runs else cards & -cards
                    if bool(stands) == bool(kind) and there >> low & 1:
                        table[place], table[place + 1], table[place + 2] = cards, points, value
                        place += RUN
            table[JOKERED * kind + 13] = place
    _fill(runs, begun)
    return runs
