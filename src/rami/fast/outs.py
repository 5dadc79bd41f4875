"""How far a hand is from being laid whole: the cards that are missing, and the outs, those that bring it nearer.

Cards of the hand are put into sets and runs of three to five cards that have places for as many cards as are to be laid; what
is missing are the empty places. It is exact for hands without a joker whose cards are held once. Second copies of cards are
tried in one run of a suit, each joker fills an empty place, and that an opening takes points and a pure run is left out.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rami.fast.compiled import Ints, as_ints, ints, jit
from rami.fast.hands import without
from rami.fast.tables import RANKS
from rami.handbits import ACES, HandBits

_PLACES: Final = 16
"""Room for what each number of places holds; more than a hand has cards."""

_NONE: Final = -16
"""There are no melds of so many places."""

_WAITING: Final = 6 * _PLACES
_OUTS_WORK: Final = _WAITING + 5 * 15 * 13
"""Room for the six lists of a hand and for what waits: of each rank at most fifteen sets."""

_LONGEST: Final = 5
_SPANS: Final = 2 * sum(15 - size for size in range(3, _LONGEST + 1))


@jit
def _fill(held: Ints, spans: Ints) -> None:
    """Work out how many of each choice of cards of a suit are in runs of so many places in all."""
    for places in range(3, _PLACES):
        for cards in range(RANKS + 1):
            most = _NONE
            for span in range(0, len(spans), 2):
                if spans[span + 1] <= places:
                    run = spans[span]
                    most = max(
                        most, (cards & run).bit_count() + held[(cards & ~run) * _PLACES + places - spans[span + 1]]
                    )
            held[cards * _PLACES + places] = most


class Runs(NamedTuple):
    """What is looked up. ``spans`` has each run of a suit, by its thirteen bits, and how many cards it has; ``held`` for each
    choice of cards of a suit, and each number of places that runs have in all, the most of the cards that are in them.
    """

    held: Ints
    spans: Ints


@cache
def runs_of_a_suit() -> Runs:
    """Make the tables, once."""
    spans: list[int] = []
    for size in range(3, _LONGEST + 1):
        for low in range(15 - size):
            spans += [sum(1 << place % 13 for place in range(low, low + size)), size]
    held, given = ints((RANKS + 1) * _PLACES, "int8"), as_ints(spans)
    for place in range(len(held)):
        held[place] = 0 if place % _PLACES == 0 else _NONE
    _fill(held, given)
    return Runs(held, given)


@jit
def _in_runs(ones: int, twos: int, start: int, goal: int, held: Ints, spans: Ints, work: Ints) -> None:
    """Note in ``work`` how many cards of a suit are in runs of 0, 1 ... places."""
    for places in range(goal + 1):
        work[start + places] = held[ones * _PLACES + places]
    for span in range(0, len(spans) if twos else 0, 2):
        run, size = spans[span], spans[span + 1]
        many = (ones & run).bit_count()
        if run & twos and many > 1:
            left = (ones & ~run | twos & run) * _PLACES
            for places in range(size, goal + 1):
                work[start + places] = max(work[start + places], many + held[left + places - size])


@jit
def _together(one: int, other: int, into: int, goal: int, work: Ints) -> None:
    """Note how many cards of two suits are in runs of 0, 1 ... places of both."""
    for places in range(goal + 1):
        work[into + places] = _NONE
    for here in range(goal + 1):
        mine = work[one + here]
        if mine >= 0:
            for there in range(goal + 1 - here):
                both = mine + work[other + there]
                work[into + here + there] = max(work[into + here + there], both)


@jit
def _most_in_runs(ones: int, twos: int, goal: int, held: Ints, spans: Ints, work: Ints) -> int:
    """Give how many cards are in runs of so many places."""
    for suit in range(4):
        shift = 13 * suit
        _in_runs(ones >> shift & RANKS, twos >> shift & RANKS, _PLACES * suit, goal, held, spans, work)
    _together(0, _PLACES, 4 * _PLACES, goal, work)
    _together(2 * _PLACES, 3 * _PLACES, 5 * _PLACES, goal, work)
    most = _NONE
    for places in range(goal + 1):
        most = max(most, work[4 * _PLACES + places] + work[5 * _PLACES + goal - places])
    return most


@jit
def most_placed(ones: int, twos: int, goal: int, held: Ints, spans: Ints, work: Ints) -> int:
    """Give how many cards of a hand can be in melds of ``goal`` places in all: every choice of sets, then runs."""
    best, placed, places, rank, top = 0, 0, 0, 0, _WAITING
    while True:
        while rank < 13 and (ones >> rank & ACES).bit_count() < 2:
            rank += 1
        if rank < 13 and places + 3 <= goal:
            suits = picked = ones >> rank & ACES
            while picked:
                many = picked.bit_count()
                for size in range(max(many, 3), 5 if many > 1 else 0):
                    if places + size <= goal:
                        work[top], work[top + 1], _ = without((ones, twos, 0), picked << rank)
                        work[top + 2], work[top + 3], work[top + 4] = placed + many, places + size, rank + 1
                        top += 5
                picked = picked - 1 & suits
            rank += 1
            continue
        if placed + goal - places > best:
            best = max(best, placed + _most_in_runs(ones, twos, goal - places, held, spans, work))
        if top == _WAITING:
            return best
        top -= 5
        ones, twos, placed, places, rank = work[top], work[top + 1], work[top + 2], work[top + 3], work[top + 4]


@jit
def _outs(ones: int, twos: int, placed: int, goal: int, unseen: Ints, held: Ints, spans: Ints, work: Ints) -> int:
    """Count the unseen cards with which more cards of a hand are placed than without; a joker always brings it nearer."""
    outs = int(unseen[52])
    for index in range(52):
        card = 1 << index
        if unseen[index] and most_placed(ones | card, twos | ones & card, goal, held, spans, work) > placed:
            outs += unseen[index]
    return outs


@jit
def _look(ones: int, twos: int, goal: int, unseen: Ints, found: Ints, held: Ints, spans: Ints, work: Ints) -> None:
    """Note for each card that may be thrown, by its index, how many of the rest are placed, and the outs where most are."""
    most, left = 0, ones
    while left:
        card = left & -left
        left ^= card
        placed = most_placed(ones & ~card | twos & card, twos & ~card, goal, held, spans, work)
        found[2 * card.bit_length() - 2] = placed
        most = max(most, placed)
    left = ones
    while left:
        card = left & -left
        left ^= card
        place = 2 * card.bit_length() - 2
        if found[place] == most:
            rest, twice = ones & ~card | twos & card, twos & ~card
            found[place + 1] = _outs(rest, twice, most, goal, unseen, held, spans, work)


# Plain Python from here on


class Throw(NamedTuple):
    """A card that may be thrown, by its bit, and what is missing to lay all the rest.

    ``missing`` counts cards, ``outs`` the unseen cards, copies counted, each of which makes it one less. Outs are counted
    only where the fewest cards are missing, and some are; else they are 0.
    """

    card: int
    missing: int
    outs: int


def throws(hand: HandBits, unseen: Sequence[int]) -> list[Throw]:
    """Give what is missing after each card of a hand but a joker is thrown; ``unseen`` counts the hidden cards by index.

    >>> from rami import read_cards
    >>> from rami.handbits import bits_of
    >>> hand = bits_of(card.index for card in read_cards("2C 3C 4C 7D 8D 9D TH TS QC KH"))
    >>> [best] = [throw for throw in throws(hand, [2] * 53) if throw.card == 1 << 11]
    >>> best.missing, best.outs
    (1, 6)
    """
    held, spans = runs_of_a_suit()
    found, goal = ints(2 * 52), hand.size - 1
    _look(hand.ones, hand.twos, goal, as_ints(unseen), found, held, spans, ints(_OUTS_WORK))
    thrown: list[Throw] = []
    for card in range(52):
        if hand.ones >> card & 1:
            missing = max(goal - int(found[2 * card]) - hand.jokers, 0)
            thrown.append(Throw(1 << card, missing, int(found[2 * card + 1]) if missing else 0))
    return thrown
