"""Hands by the million: what they cost, and the exact best that can be laid from them by the default rules.

The most of a suit whose cards are held once is looked up; what is left to try are sets, second copies of cards in runs, and
which suit gets which jokers.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from rami.arrange import best_meld
from rami.cards import JOKER_POINTS, MOST_CARDS
from rami.errors import EntryError, Fault
from rami.handbits import ALL_CARDS, HandBits
from rami.kernel import kernel_for
from rami.lab.fast.compiled import Ints, as_ints, in_threads, ints, jit, kernel
from rami.rules import DEFAULT_RULES

Held = tuple[int, int, int]
"""The cards held at least once, twice, three times, as in ``HandBits``."""

RANKS: Final = 0b1111111111111
ACES: Final = 0x8004002001

_ONES: Final = 0b0000101010101 * ACES
_TWOS: Final = 0b1111001100111 * ACES
_FOURS: Final = 0b0000001111000 * ACES
_EIGHTS: Final = 0b1111110000001 * ACES
"""The values of cards in binary: all cards in whose value there is a one, a two, a four, an eight."""

POINTS: Final = 0
VALUE: Final = 1
"""The two measures: points on the table, and points out of the hand."""

MOST_JOKERS: Final = 5
"""No hand of fifteen cards can lay more: each is beside two other cards."""

# Values


@jit
def value_of(cards: int) -> int:
    """Add up what the cards of a mask cost in the hand, in points."""
    halves = (cards & _TWOS).bit_count() + 2 * (cards & _FOURS).bit_count() + 4 * (cards & _EIGHTS).bit_count()
    return (cards & _ONES).bit_count() + 2 * halves


@jit
def hand_value(hand: Held, jokers: int) -> int:
    """Give what a hand costs: of a card held three times, two are counted as its second copy."""
    ones, twos, threes = hand
    return value_of(ones ^ twos ^ threes) + 2 * value_of(twos) + 20 * jokers


@kernel
def _values(first: int, end: int, hands: "Columns", found: Ints) -> None:
    ones, twos, threes, jokers = hands
    for place in range(max(first, 0), end):  # so that it is known to be no index from the end
        found[place] = hand_value((ones[place], twos[place], threes[place]), jokers[place])


# The best of a hand. ``runs`` are 14 places where the runs of a suit begin by their lowest card, 14 more for those with a
# joker, then the runs (cards, points, value), then the most by measure, jokers and cards of the suit.

_WAITING_RUNS: Final = 3072
WORK: Final = _WAITING_RUNS + 6144
"""Room for what waits while the best is sought: more than a hand of fifteen cards can need."""

_JOKERED: Final = 14
_FIRST_RUN: Final = 32
_RUN: Final = 3
_TABLES: Final = 1024
_KINDS: Final = MOST_JOKERS + 1


@kernel
def _fill(runs: Ints) -> None:
    """Work out the most of every suit: without its lowest card, or with a run in which that is the lowest."""
    for table in range(2 * _KINDS):
        measure, jokers = table // _KINDS, table % _KINDS
        start = _TABLES + (table << 13)
        for held in range(1, RANKS + 1):
            low = (held & -held).bit_length() - 1
            best = int(runs[start + (held & held - 1)])
            for kind in range(2 if jokers else 1):
                rest = start - (kind << 13)
                for place in range(runs[_JOKERED * kind + low], runs[_JOKERED * kind + low + 1], _RUN):
                    cards = int(runs[place])
                    if not cards & ~held:
                        best = max(best, runs[place + 1 + measure] + runs[rest + (held ^ cards)])
            runs[start + held] = best


@jit
def without(hand: Held, cards: int) -> Held:
    """Take one copy of each card of a mask out of a hand."""
    ones, twos, threes = hand
    return ones & ~cards | twos & cards, twos & ~cards | threes & cards, threes & ~cards


@jit
def _best_of_suit(hand: Held, jokers: int, measure: int, runs: Ints, work: Ints) -> int:
    """The most by runs of a suit, given as thirteen bits, with up to 0, 1 ... jokers: a byte each, the lowest first.

    Of a doubled card one copy stays, or a run takes it; what a run leaves waits in ``work``.
    """
    ones, twos, threes = hand
    best, used, gain, top = 0, 0, 0, _WAITING_RUNS
    while True:
        if twos:
            card = twos & -twos
            for kind in range(2 if used < jokers else 1):
                for place in range(runs[_JOKERED * kind], runs[_JOKERED * kind + 13], _RUN):
                    cards = int(runs[place])
                    if cards & card and not cards & ~ones:
                        work[top], work[top + 1], work[top + 2] = without((ones, twos, threes), cards)
                        work[top + 3], work[top + 4] = used + kind, gain + runs[place + 1 + measure]
                        top += 5
            twos, threes = twos & ~card | threes & card, threes & ~card
        else:
            for more in range(jokers - used + 1):
                found = gain + runs[_TABLES + (measure * _KINDS + more << 13) + ones]
                shift = 8 * (used + more)
                if found > best >> shift & 255:
                    best = best & ~(255 << shift) | found << shift
            if top == _WAITING_RUNS:
                return best
            top -= 5
            ones, twos, threes, used, gain = work[top], work[top + 1], work[top + 2], work[top + 3], work[top + 4]


@jit
def _best_of_runs(hand: Held, jokers: int, measure: int, runs: Ints, work: Ints) -> int:
    """The most by runs of all suits: every way to share the jokers."""
    best = 0
    for shift in range(0, 52, 13):
        suit = (hand[0] >> shift & RANKS, hand[1] >> shift & RANKS, hand[2] >> shift & RANKS)
        found = _best_of_suit(suit, jokers, measure, runs, work)
        if not jokers:
            best += found
        elif found:
            before, best = best, 0
            for together in range(0, 8 * jokers + 1, 8):
                most = 0
                for here in range(0, together + 1, 8):
                    most = max(most, (before >> together - here & 255) + (found >> here & 255))
                best |= most << together
    return best >> 8 * jokers


@jit
def set_ranks(ones: int, jokers: int) -> int:
    """Give the ranks of which enough cards are held for a set with at most one joker, as thirteen bits."""
    clubs, diamonds, hearts, spades = ones & RANKS, ones >> 13 & RANKS, ones >> 26 & RANKS, ones >> 39 & RANKS
    if jokers:
        return (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
    return clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)


@jit
def best_of(hand: Held, jokers: int, measure: int, runs: Ints, work: Ints) -> int:
    """Give the most that can be laid from a hand of up to fifteen cards: rank by rank every set, and none.

    What a set leaves waits in ``work``, which has ``WORK`` ints.
    """
    best, gain, top, ranks = 0, 0, 0, RANKS
    jokers = min(jokers, MOST_JOKERS)
    while True:
        ranks &= set_ranks(hand[0], jokers)
        if ranks:
            rank = (ranks & -ranks).bit_length() - 1
            each = min(rank + 1, 10) if rank else 11
            picked = suits = hand[0] >> rank & ACES
            while picked:
                size = picked.bit_count()
                for used in range(2 if jokers and size < 4 else 1):
                    if size + used > 2:
                        work[top], work[top + 1], work[top + 2] = without(hand, picked << rank)
                        work[top + 3], work[top + 4] = jokers - used, ranks
                        work[top + 5] = gain + each * size + (20 if measure == VALUE else each) * used
                        top += 6
                picked = picked - 1 & suits
            ranks &= ranks - 1
        else:
            best = max(best, gain + _best_of_runs(hand, jokers, measure, runs, work))
            if not top:
                return best
            top -= 6
            hand = (work[top], work[top + 1], work[top + 2])
            jokers, ranks, gain = work[top + 3], work[top + 4], work[top + 5]


@jit
def hand_size(hand: Held, jokers: int) -> int:
    """Give how many cards a hand has."""
    ones, twos, threes = hand
    return ones.bit_count() + twos.bit_count() + threes.bit_count() + jokers


@kernel
def _arrange(
    first: int, end: int, hands: "Columns", points: Ints, left: Ints, runs: Ints, work: Ints, long: Ints
) -> None:
    ones, twos, threes, jokers = hands
    for place in range(first, end):
        hand, held = (ones[place], twos[place], threes[place]), int(jokers[place])
        if hand_size(hand, held) > MOST_CARDS:
            long[0] = place + 1
            return
        left[place] = hand_value(hand, held)
        for measure in range(2):
            best = best_of(hand, held, measure, runs, work)
            if measure == POINTS:
                points[place] = best
            else:
                left[place] -= best


# Plain Python from here on


class Tables(NamedTuple):
    """What compiled functions look up. Every meld of three to five cards with at most one joker is five ints in ``uses``,
    from ``FIRST_USE``: natural cards, what a joker stands for, low position, points, value. Its first three ints tell where
    the pure runs, the melds without a joker, and all end.
    """

    uses: Ints
    runs: Ints


FIRST_USE: Final = 8
USE: Final = 5


@cache
def tables() -> Tables:
    """Make the tables out of the melds of the pure kernel, once."""
    melds = kernel_for(DEFAULT_RULES)
    found = melds.candidates(HandBits(ALL_CARDS, 0, 0, 1))
    found.sort(key=lambda one: (one.jokers, not one.pure, one.mask & -one.mask, one.mask))
    uses: list[int] = []
    for one in found:
        meld = best_meld(melds, one.mask, one.jokers)
        uses += [*meld, one.points, one.value + JOKER_POINTS * one.jokers]
    pure, natural = sum(one.pure for one in found), sum(not one.jokers for one in found)
    ends = [FIRST_USE + USE * number for number in (pure, natural, len(found))]
    return Tables(as_ints([*ends, *[0] * (FIRST_USE - 3), *uses]), _runs_of(uses))


def _runs_of(uses: list[int]) -> Ints:
    """The runs of one suit, those that begin with the same card together, and what they come to."""
    clubs = [uses[place : place + USE] for place in range(0, len(uses), USE) if uses[place + 2] and uses[place] <= RANKS]
    runs = ints(_TABLES + (2 * _KINDS << 13), "int16")
    place = _FIRST_RUN
    for kind in range(2):
        for low in range(13):
            runs[_JOKERED * kind + low] = place
            for cards, stands, _, points, value in clubs:
                if bool(stands) == bool(kind) and cards & -cards == 1 << low:
                    runs[place], runs[place + 1], runs[place + 2] = cards, points, value
                    place += _RUN
        runs[_JOKERED * kind + 13] = place
    _fill(runs)
    return runs


class Columns(NamedTuple):
    """Hands as columns of the numbers of ``HandBits``."""

    ones: Ints
    twos: Ints
    threes: Ints
    jokers: Ints


def columns(hands: Iterable[HandBits]) -> Columns:
    """Give hands as columns.

    >>> [list(column) for column in columns([HandBits(3, 1, 0, 2)])]
    [[3], [1], [0], [2]]
    """
    rows = list(hands)
    ones, twos, threes, jokers = ([hand[number] for hand in rows] for number in range(4))
    return Columns(as_ints(ones), as_ints(twos), as_ints(threes), as_ints(jokers, "uint8"))


def hand_values(hands: Columns, threads: int | None = 1) -> Ints:
    """Give what hands cost when they are left, in points; the threads may be any number, None for one a processor.

    >>> list(hand_values(columns([HandBits(3, 1, 0, 2)])))
    [64]
    """
    found = ints(len(hands.ones), "int16")
    in_threads(lambda first, end: _values(first, end, hands, found), len(found), threads)
    return found


class Arranged(NamedTuple):
    """The most points that can be laid from each hand, and the least that is left of it, in points."""

    points: Ints
    left: Ints


def arrangements(hands: Columns, threads: int | None = 1) -> Arranged:
    """Give the best of hands of up to fifteen cards, each measure for itself, as ``rami.arrange`` does.

    Raises ``EntryError`` (``hand/too-long``) for one that has more.

    >>> hand = HandBits(0b111000000, 0, 0, 1)
    >>> [list(column) for column in arrangements(columns([hand]))]
    [[34], [0]]
    """
    number = len(hands.ones)
    found, long = Arranged(ints(number, "int16"), ints(number, "int16")), ints(1)

    def part(first: int, end: int) -> None:
        _arrange(first, end, hands, *found, tables().runs, ints(WORK), long)

    in_threads(part, number, threads)
    if long[0]:
        one = HandBits(*(int(column[long[0] - 1]) for column in hands))
        values = {"seat": int(long[0]) - 1, "number": one.size, "most": MOST_CARDS}
        raise EntryError([Fault("hand/too-long", (f"hands[{long[0] - 1}]",), values)])
    return found
