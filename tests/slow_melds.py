"""Melds for the slow engine: plain texts, everything worked out anew from the cards.

A laid card is "7H", or "*7H" for a joker that stands for the seven of hearts. A run reads upwards ("AH 2H *3H",
"QS KS AS"), a set in the order of the suits C, D, H, S.
"""

from functools import lru_cache
from itertools import combinations

Meld = tuple[str, ...]

RANKS = "A23456789TJQK"
SUITS = "CDHS"
JOKER = "XX"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]


def card_of(laid: str) -> str:
    """The card that a laid card is, or stands for."""
    return laid.removeprefix("*")


def from_hand(laid: str) -> str:
    """The card that leaves the hand when this is laid."""
    return JOKER if laid.startswith("*") else laid


def jokers_in(meld: Meld) -> int:
    return sum(laid.startswith("*") for laid in meld)


def is_set(meld: Meld) -> bool:
    cards = [card_of(laid) for laid in meld]
    suits = [SUITS.index(card[1]) for card in cards]
    return len(cards) in {3, 4} and len({card[0] for card in cards}) == 1 and suits == sorted(set(suits))


def is_run(meld: Meld) -> bool:
    cards = [card_of(laid) for laid in meld]
    if not 3 <= len(cards) <= 13 or len({card[1] for card in cards}) != 1:
        return False
    low = [RANKS.index(card[0]) + 1 for card in cards]
    high = [14 if place == 1 else place for place in low]
    return any(places == list(range(places[0], places[0] + len(places))) for places in (low, high))


def is_meld(meld: Meld, limit: object) -> bool:
    """Whether this may lie on the table; ``limit`` is the option ``jokers_per_meld``."""
    jokers = jokers_in(meld)
    naturals = len(meld) - jokers
    most = naturals if limit == "naturals" else limit
    return isinstance(most, int) and jokers <= most and naturals >= 1 and (is_set(meld) or is_run(meld))


def is_pure_run(meld: Meld) -> bool:
    return jokers_in(meld) == 0 and is_run(meld)


def points_of(meld: Meld, ace_high: int) -> int:
    points = 0
    for place, laid in enumerate(meld):
        rank = card_of(laid)[0]
        if rank == "A":
            points += 1 if is_run(meld) and place == 0 else ace_high
        else:
            points += int(rank) if rank.isdigit() else 10
    return points


def all_shapes() -> list[Meld]:
    """Every meld there is, made of natural cards only."""
    sets = [
        tuple(rank + suit for suit in suits) for rank in RANKS for size in (3, 4) for suits in combinations(SUITS, size)
    ]
    runs = [
        tuple(rank + suit for rank in (RANKS + "A")[start : start + length])
        for suit in SUITS
        for length in range(3, 14)
        for start in range(15 - length)
    ]
    return sets + runs


SHAPES = all_shapes()


@lru_cache(maxsize=100_000)
def melds_from(hand: tuple[str, ...], limit: object) -> tuple[Meld, ...]:
    """Every meld that can be laid from a hand, with jokers in all places, wanted or not."""
    found: list[Meld] = []
    jokers = hand.count(JOKER)
    for shape in SHAPES:
        missing = {place for place, card in enumerate(shape) if card not in hand}
        for number in range(len(missing), jokers + 1):
            for places in combinations(range(len(shape)), number):
                meld = tuple("*" + card if place in places else card for place, card in enumerate(shape))
                if missing <= set(places) and is_meld(meld, limit):
                    found.append(meld)
    return tuple(found)


@lru_cache(maxsize=100_000)
def lay_offs(meld: Meld, limit: object) -> dict[str, Meld]:
    """What can be laid off on a meld, and the meld that it makes. An ace that fits both ends of 2-K goes below."""
    made: dict[str, Meld] = {}
    for card in CARDS:
        for laid in (card, "*" + card):
            in_suit_order = tuple(sorted((*meld, laid), key=lambda one: SUITS.index(card_of(one)[1])))
            for longer in ((laid, *meld), (*meld, laid), in_suit_order):
                if laid not in made and is_meld(longer, limit):
                    made[laid] = longer
    return made


@lru_cache(maxsize=100_000)
def swaps(meld: Meld) -> dict[Meld, Meld]:
    """The cards that go into a meld for one of its jokers, and the meld that they make."""
    made: dict[Meld, Meld] = {}
    for place, laid in enumerate(meld):
        if not laid.startswith("*"):
            continue
        if is_set(meld) and len(meld) == 3 and jokers_in(meld) == 1:
            four = tuple(laid[1] + suit for suit in SUITS)
            made[tuple(card for card in four if card not in meld)] = four
        else:
            made[(card_of(laid),)] = (*meld[:place], card_of(laid), *meld[place + 1 :])
    return made
