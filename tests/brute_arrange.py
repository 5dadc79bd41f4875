"""The best of a small hand by brute force, to test the exact search against.

Written from the text of the rules of play alone: cards and melds are texts, every meld of a hand is listed, every
choice of disjoint melds is tried, and with melds on the table every sequence of moves. A laid card is "7H", or "*7H"
for a joker that stands for the seven of hearts; a run reads upwards ("QS KS AS"), a set in the order C, D, H, S.
"""

import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Literal, NamedTuple

Hand = tuple[str, ...]
Meld = tuple[str, ...]
Use = tuple[tuple[str, ...], int]
"""The natural cards of a meld, and how many jokers are with them."""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
JOKER = "XX"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]


class House(NamedTuple):
    """The options that matter here."""

    jokers_per_meld: Literal[1, 2, "naturals"] = 1
    ace_high: int = 11
    opening_points: int = 51
    pure_run: bool = True
    go_out: str = "discard"
    joker_swap: str = "replay"


def value_of(hand: Iterable[str]) -> int:
    """What a hand costs when it is left."""
    figures = {"X": 20, "A": 11, **dict.fromkeys("TJQK", 10)}
    return sum(figures.get(card[0]) or int(card[0]) for card in hand)


def named(laid: str) -> str:
    """The card that a laid card is, or stands for."""
    return laid[-2:]


def paid(meld: Iterable[str]) -> Hand:
    """The cards that leave the hand for a meld."""
    return tuple(JOKER if laid[0] == "*" else laid for laid in meld)


def without(hand: Iterable[str], cards: Iterable[str]) -> Hand:
    """A hand less some cards. Raises ``ValueError`` if it does not hold them all."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


# Melds


def all_rows() -> list[Meld]:
    """Every meld there is, without jokers."""
    ladder = RANKS + "A"
    runs = [
        tuple(rank + suit for rank in ladder[first : first + length])
        for suit in SUITS
        for length in range(3, 14)
        for first in range(len(ladder) - length + 1)
    ]
    sets = [
        tuple(rank + suit for suit in suits) for rank in RANKS for size in (3, 4) for suits in combinations(SUITS, size)
    ]
    return runs + sets


ROWS = all_rows()
LEGAL_ROWS = frozenset(ROWS)


def is_set(meld: Meld) -> bool:
    return len({named(laid)[0] for laid in meld}) == 1


def is_legal(meld: Meld, house: House) -> bool:
    """Whether laid cards, in their order, are a meld."""
    jokers = sum(laid[0] == "*" for laid in meld)
    naturals = len(meld) - jokers
    most = naturals if house.jokers_per_meld == "naturals" else house.jokers_per_meld
    return tuple(map(named, meld)) in LEGAL_ROWS and naturals >= 1 and jokers <= most


def is_pure_run(meld: Meld) -> bool:
    return not is_set(meld) and not any(laid[0] == "*" for laid in meld)


def points_of(meld: Meld, house: House) -> int:
    """An ace is 1 at the bottom of a run, else high; a joker is what it stands for."""
    figures = dict.fromkeys("TJQK", 10) | {"A": house.ace_high} | {str(pip): pip for pip in range(2, 10)}
    low_ace = not is_set(meld) and named(meld[0])[0] == "A"
    return sum(figures[named(laid)[0]] for laid in meld) - low_ace * (house.ace_high - 1)


@cache
def melds_of(hand: Hand, house: House) -> tuple[Meld, ...]:
    """Every meld that can be laid from a hand, with jokers for cards that are there, too."""
    held = set(hand)
    jokers = hand.count(JOKER)
    found: list[Meld] = []
    for row in ROWS:
        absent = [card for card in row if card not in held]
        present = [card for card in row if card in held]
        for more in range(jokers - len(absent) + 1):
            for replaced in combinations(present, more):
                meld = tuple("*" + card if card in absent or card in replaced else card for card in row)
                if is_legal(meld, house):
                    found.append(meld)
    return tuple(found)


# A hand by itself


class Laying(NamedTuple):
    """Some melds laid from a hand, by the cards that they use."""

    uses: tuple[Use, ...]
    points: int
    pure: bool
    left: Hand


class Best(NamedTuple):
    """The best by each measure, each for itself."""

    points: int
    left_value: int
    cards: int
    opening: int | None
    opening_points: int | None
    """The most for an opening, were no points needed."""
    ways_out: set[tuple[Use, ...]]


def layings(hand: Hand, house: House) -> Iterator[Laying]:
    """Every choice of disjoint melds, the empty one too; of melds with the same cards the one of most points."""
    best: dict[Use, tuple[int, bool]] = {}
    for meld in melds_of(hand, house):
        cards = paid(meld)
        use = tuple(sorted(card for card in cards if card != JOKER)), cards.count(JOKER)
        best[use] = max(best.get(use, (0, False)), (points_of(meld, house), is_pure_run(meld)))
    return _more(Laying((), 0, False, hand), [(use, *best[use]) for use in sorted(best)])


def _more(laid: Laying, uses: list[tuple[Use, int, bool]]) -> Iterator[Laying]:
    yield laid
    held, jokers = set(laid.left), laid.left.count(JOKER)
    fitting = [one for one in uses if one[0][1] <= jokers and held.issuperset(one[0][0])]
    for place, ((naturals, used), points, pure) in enumerate(fitting):
        left = without(laid.left, (*naturals, *[JOKER] * used))
        following = Laying((*laid.uses, (naturals, used)), laid.points + points, laid.pure or pure, left)
        yield from _more(following, fitting[place:])


def best_of(hand: Hand, house: House) -> Best:
    every = list(layings(hand, house))
    openings = [one.points for one in every if one.uses and (one.pure or not house.pure_run)]
    most = max(openings, default=None)
    spare = {"discard": {1}, "any": {0, 1}}[house.go_out]
    return Best(
        max(one.points for one in every),
        min(value_of(one.left) for one in every),
        len(hand) - min(len(one.left) for one in every),
        most if most is not None and most >= house.opening_points else None,
        most,
        {one.uses for one in every if one.uses and len(one.left) in spare},
    )


# With melds on the table


class Position(NamedTuple):
    """A player who has opened, in the middle of a turn; ``owed`` counts swapped jokers that must be melded again."""

    hand: Hand
    table: tuple[Meld, ...]
    owed: int = 0


class Gains(NamedTuple):
    """What is gained by each measure: points laid on the table, points off the hand, cards off the hand."""

    points: int
    value: int
    cards: int


class TableBest:
    """The best that one player who has opened can do, by each measure, over every sequence of moves."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.memory: dict[Position, Gains | None] = {}

    def best(self, position: Position) -> Gains | None:
        """The most to be gained from here by each measure; None where a swapped joker cannot be melded again."""
        position = position._replace(hand=tuple(sorted(position.hand)), table=tuple(sorted(position.table)))
        if position not in self.memory:
            found: Gains | None = None if position.owed else Gains(0, 0, 0)
            for after in self.moves(position):
                following = self.best(after)
                if following is not None:
                    total = Gains(*map(sum, zip(self.gains(position, after), following, strict=True)))
                    found = total if found is None else Gains(*map(max, zip(found, total, strict=True)))
            self.memory[position] = found
        return self.memory[position]

    def gains(self, before: Position, after: Position) -> Gains:
        points = [sum(points_of(meld, self.house) for meld in one.table) for one in (before, after)]
        value = value_of(before.hand) - value_of(after.hand)
        return Gains(points[1] - points[0], value, len(before.hand) - len(after.hand))

    def moves(self, position: Position) -> Iterator[Position]:
        """Where every meld, lay-off and swap leads to."""
        hand, table, owed = position
        for meld in melds_of(hand, self.house):
            cards = paid(meld)
            yield Position(without(hand, cards), (*table, meld), max(0, owed - cards.count(JOKER)))
        for number, meld in enumerate(table):
            others = (*table[:number], *table[number + 1 :])
            for card, longer in lay_offs(meld, self.house):
                if card in hand:
                    yield Position(without(hand, [card]), (*others, longer), max(0, owed - (card == JOKER)))
            if self.house.joker_swap != "off":
                for cards, changed in swaps(meld):
                    if set(cards) <= set(hand):
                        again = owed + (self.house.joker_swap == "replay")
                        yield Position((*without(hand, cards), JOKER), (*others, changed), again)


@cache
def lay_offs(meld: Meld, house: House) -> tuple[tuple[str, Meld], ...]:
    """The cards that may be laid off on a meld, and the meld after it. An ace on a run from two to king goes below."""
    found: list[tuple[str, Meld]] = []
    for laid in (*CARDS, *("*" + card for card in CARDS)):
        ways = (laid, *meld), (*meld, laid), tuple(sorted((*meld, laid), key=named))
        found += [(paid([laid])[0], longer) for longer in ways if is_legal(longer, house)][:1]
    return tuple(found)


@cache
def swaps(meld: Meld) -> tuple[tuple[Hand, Meld], ...]:
    """The cards that free a joker of a meld, and the meld after it."""
    found: list[tuple[Hand, Meld]] = []
    for place, laid in enumerate(meld):
        if laid[0] != "*":
            continue
        if is_set(meld) and len(meld) == 3 and sum(one[0] == "*" for one in meld) == 1:
            four = tuple(laid[1] + suit for suit in SUITS)
            found.append((tuple(card for card in four if card not in meld), four))
        else:
            found.append(((named(laid),), (*meld[:place], named(laid), *meld[place + 1 :])))
    return tuple(found)


# Hands and tables to try, dense enough for melds

CORNERS = (
    ("A23KQ", "CDHS"), ("A2345", "CD"), ("9TJQKA", "CDH"), ("A2QK", "CDHS"), ("5678", "CDHS"), ("345", "CDHS"),
    ("3456789", "CH"), ("TJQKA2", "HS"), (RANKS, "D"), ("QKA", "CDS"),
)  # fmt: skip


def dense_pool(rng: random.Random, jokers: int) -> list[str]:
    """Two or three copies of the cards of one corner of the pack, and jokers; shuffled."""
    ranks, suits = rng.choice(CORNERS)
    pool = [rank + suit for rank in ranks for suit in suits] * rng.choice((2, 3)) + [JOKER] * jokers
    rng.shuffle(pool)
    return pool


def dense_hand(rng: random.Random) -> Hand:
    """Six to nine cards with up to three jokers."""
    jokers = rng.choice((0, 0, 1, 1, 2, 3))
    naturals = [card for card in dense_pool(rng, 0) if card != JOKER][: rng.randint(6, 9) - jokers]
    hand = [*naturals, *[JOKER] * jokers]
    rng.shuffle(hand)
    return tuple(hand)


def dense_table(rng: random.Random, house: House, most_melds: int, most_cards: int) -> tuple[Hand, tuple[Meld, ...]]:
    """A hand with at most one joker, and melds that often hold some, all from the same packs."""
    pool = dense_pool(rng, rng.randint(2, 4))
    table: list[Meld] = []
    for _ in range(rng.randint(1, most_melds)):
        melds = melds_of(tuple(sorted(set(pool)) + [JOKER] * (pool.count(JOKER) - 1)), house)
        melds = tuple(meld for meld in melds if len(meld) < len(RANKS))
        if not melds:
            break
        with_joker = [meld for meld in melds if any(laid[0] == "*" for laid in meld)]
        meld = rng.choice(with_joker if with_joker and rng.random() < 0.75 else melds)
        table.append(meld)
        pool = list(without(pool, paid(meld)))
    rng.shuffle(pool)
    naturals = [card for card in pool if card != JOKER]
    jokers = min(pool.count(JOKER), rng.choice((0, 0, 1)))
    return (*naturals[: rng.randint(3, most_cards) - jokers], *[JOKER] * jokers), tuple(table)
