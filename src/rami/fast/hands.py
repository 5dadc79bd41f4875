"""Hands by the million: what they cost, and the exact best that can be laid from them by the default rules.

The most of a suit whose cards are held once is looked up; what is left to try are sets, second copies of cards in runs, and
which suit gets which jokers.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rami.cards import JOKER_POINTS, MOST_CARDS
from rami.fast.compiled import Ints, as_ints, in_threads, ints, jit, part_of
from rami.fast.tables import (
    ACE_HIGH,
    CARDS_AND_END,
    FITTING,
    JOKERED,
    KINDS,
    MOST,
    MOST_JOKERS,
    RANKS,
    RUN,
    USE,
    WAITING_RUNS,
    WORK,
    tables,
)
from rami.handbits import ACES, HandBits

Held = tuple[int, int, int]
"""The cards held at least once, twice, three times, as in ``HandBits``."""

QUEENS: Final = ACES << 11
KINGS: Final = ACES << 12

_ONES: Final = 0b0000101010101 * ACES
_TWOS: Final = 0b1111001100111 * ACES
_FOURS: Final = 0b0000001111000 * ACES
_EIGHTS: Final = 0b1111110000001 * ACES
"""The values of cards in binary: all cards in whose value there is a one, a two, a four, an eight."""

POINTS: Final = 0
VALUE: Final = 1
"""The two measures: points on the table, and points out of the hand."""

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
    return value_of(ones ^ twos ^ threes) + 2 * value_of(twos) + JOKER_POINTS * jokers


@jit
def _values(hands: "Columns", found: Ints, wrong: Ints) -> None:
    # Without a way out of the loop, and of known length, several hands are worked on at once.
    ones, twos, threes, jokers = hands
    beyond = 0
    for place in range(len(found)):
        beyond |= ones[place] >> 52
        found[place] = hand_value((ones[place], twos[place], threes[place]), jokers[place])
    if beyond:
        wrong[0] = 1


# The best of a hand


@jit
def without(hand: Held, cards: int) -> Held:
    """Take one copy of each card of a mask out of a hand."""
    ones, twos, threes = hand
    return ones & ~cards | twos & cards, twos & ~cards | threes & cards, threes & ~cards


@jit
def beside(cards: int) -> int:
    """Give the neighbours of cards in their suits, of a king the ace as well."""
    up = (cards & ~KINGS) << 1 | (cards & KINGS) >> 12
    return up | (cards & ~ACES) >> 1 | (cards & ACES) << 12


@jit
def gapped(cards: int) -> int:
    """Give the neighbours but one, with which a single card between makes a run."""
    up = (cards & ~(KINGS | QUEENS)) << 2 | (cards & QUEENS) >> 11
    return up | (cards & ~(ACES | ACES << 1)) >> 2 | (cards & ACES) << 11


@jit
def pure_runs(ones: int) -> int:
    """Tell where three cards in a row of a suit are held: the lowest of them, or the queen below king and ace."""
    two = ones & ones >> 1 & ~KINGS
    return two & two >> 1 & ~KINGS | ones & ones >> 1 & ones << 11 & QUEENS


@jit
def in_pure_runs(ones: int) -> int:
    """Give the cards that are in a run without a joker."""
    runs = pure_runs(ones)
    low, high = runs & ~QUEENS, runs & QUEENS
    return low | low << 1 | low << 2 | high | high << 1 | high >> 11


@jit
def _best_of_suit(hand: Held, jokers: int, measure: int, runs: Ints, work: Ints) -> int:
    """The most by runs of a suit, given as thirteen bits, with up to 0, 1 ... jokers: a byte each, the lowest first.

    Of a doubled card one copy stays, or a run takes it; what a run leaves waits in ``work``.
    """
    ones, twos, threes = hand
    best, used, gain, top = 0, 0, 0, WAITING_RUNS
    while True:
        if twos:
            card = twos & -twos
            low = card.bit_length() - 1
            for kind in range(2 if used < jokers else 1):
                for place in range(runs[JOKERED * kind + low], runs[JOKERED * kind + low + 1], RUN):
                    cards = runs[place] & RANKS
                    if not cards & ~ones:
                        work[top], work[top + 1], work[top + 2] = without((ones, twos, threes), cards)
                        work[top + 3], work[top + 4] = used + kind, gain + runs[place + 1 + measure]
                        top += 5
            twos, threes = twos & ~card | threes & card, threes & ~card
        else:
            for more in range(jokers - used + 1):
                found = gain + runs[MOST + (measure * KINDS + more << 13) + ones]
                shift = 8 * (used + more)
                if found > best >> shift & 255:
                    best = best & ~(255 << shift) | found << shift
            if top == WAITING_RUNS:
                return best
            top -= 5
            ones, twos, threes, used, gain = work[top], work[top + 1], work[top + 2], work[top + 3], work[top + 4]


@jit
def _best_of_runs(hand: Held, jokers: int, measure: int, runs: Ints, work: Ints) -> int:
    """The most by runs of all suits: every way to share the jokers. Second copies that are in no run are left out."""
    ones, twos, threes = hand
    if twos:
        twos &= ones & (beside(ones) | gapped(ones)) if jokers else in_pure_runs(ones)
    start = MOST + (measure * KINDS << 13)
    if not (twos or jokers):
        best = int(runs[start + (ones & RANKS)])
        return (
            best + runs[start + (ones >> 13 & RANKS)] + runs[start + (ones >> 26 & RANKS)] + runs[start + (ones >> 39)]
        )
    best = 0
    for shift in range(0, 52, 13):
        held = ones >> shift & RANKS
        suit = (held, twos >> shift & RANKS, threes >> shift & twos >> shift & RANKS)
        found = _best_of_suit(suit, jokers, measure, runs, work) if held else 0
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
            each = min(rank + 1, 10) if rank else ACE_HIGH
            picked = suits = hand[0] >> rank & ACES
            while picked:
                size = picked.bit_count()
                for used in range(2 if jokers and size < 4 else 1):
                    if size + used > 2:
                        work[top], work[top + 1], work[top + 2] = without(hand, picked << rank)
                        work[top + 3], work[top + 4] = jokers - used, ranks
                        work[top + 5] = gain + each * size + (JOKER_POINTS if measure == VALUE else each) * used
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


@jit
def _arrange(hands: "Columns", points: Ints, left: Ints, runs: Ints, work: Ints, wrong: Ints) -> None:
    ones, twos, threes, jokers = hands
    for place in range(len(points)):
        hand, held = (ones[place], twos[place], threes[place]), int(jokers[place])
        if hand[0] >> 52 or hand_size(hand, held) > MOST_CARDS:
            wrong[0] = 1
            return
        left[place] = hand_value(hand, held)
        for measure in range(2):
            best = best_of(hand, held, measure, runs, work)
            if measure == POINTS:
                points[place] = best
            else:
                left[place] -= best


@jit
def fitting(ones: int, jokers: int, uses: Ints, work: Ints) -> int:
    """List in ``work`` from ``FITTING`` on where in ``uses`` the melds are that can be laid; gives the end of the list."""
    end, left = FITTING, ones
    while left:
        low = (left & -left).bit_length() - 1
        left &= left - 1
        for kind in range(2 if jokers else 1):
            for use in range(uses[CARDS_AND_END * kind + low], uses[CARDS_AND_END * kind + low + 1], USE):
                if not uses[use] & ~ones:
                    work[end] = use
                    end += 1
    return end


# Plain Python from here on


class Columns(NamedTuple):
    """Hands as columns of the numbers of ``HandBits``."""

    ones: Ints
    twos: Ints
    threes: Ints
    jokers: Ints


def columns(hands: Iterable[HandBits]) -> Columns:
    """Give hands as columns.

    >>> [list(map(int, column)) for column in columns([HandBits(3, 1, 0, 2)])]
    [[3], [1], [0], [2]]
    """
    rows = list(hands)
    ones, twos, threes, jokers = ([hand[number] for hand in rows] for number in range(4))
    return Columns(as_ints(ones), as_ints(twos), as_ints(threes), as_ints(jokers, "uint8"))


def hand_values(hands: Columns, threads: int | None = 1) -> Ints:
    """Give what hands cost when they are left, in points; the threads may be any number, None for one a processor.

    Raises ``ValueError`` for a hand with bits that are no cards.

    >>> list(map(int, hand_values(columns([HandBits(3, 1, 0, 2)]))))
    [64]
    """
    found, wrong = ints(len(hands.ones), "int16"), ints(1)

    def _part(first: int, end: int) -> None:
        *some, place = part_of([*hands, found], first, end)
        _values(Columns(*some), place, wrong)

    in_threads(_part, len(found), threads)
    if wrong[0]:
        raise ValueError("a hand has bits that are no cards")
    return found


class Arranged(NamedTuple):
    """The most points that can be laid from each hand, and the least that is left of it, in points."""

    points: Ints
    left: Ints


def arrangements(hands: Columns, threads: int | None = 1) -> Arranged:
    """Give the best of hands of up to fifteen cards, each measure for itself, as ``rami.arrange`` does.

    Raises ``ValueError`` for a hand with more cards, or with bits that are none.

    >>> hand = HandBits(0b111000000, 0, 0, 1)
    >>> [list(map(int, column)) for column in arrangements(columns([hand]))]
    [[34], [0]]
    """
    number = len(hands.ones)
    found, wrong = Arranged(ints(number, "int16"), ints(number, "int16")), ints(1)

    def _part(first: int, end: int) -> None:
        *some, points, left = part_of([*hands, *found], first, end)
        _arrange(Columns(*some), points, left, tables().runs, ints(WORK), wrong)

    in_threads(_part, number, threads)
    if wrong[0]:
        raise ValueError(f"a hand has more than {MOST_CARDS} cards, or bits that are none")
    return found
