"""Checks of the melds of the slow engine: what is one, what it counts, what grows it and what swaps its joker."""

import random
from collections import Counter
from itertools import combinations, product

import pytest

from slow_melds import CARDS, RANKS, SHAPES, SUITS, is_meld, lay_offs, melds_from, points_of, swaps

KINGS = "KC KD KH KS"
FULL = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"


@pytest.mark.parametrize(
    ("meld", "limit", "good"),
    [
        ("AH 2H 3H", 1, True),
        ("QS KS AS", 1, True),
        ("KS AS 2S", 1, False),
        ("QS KS AS 2S", 1, False),
        ("3H 2H AH", 1, False),
        ("5H 6H", 1, False),
        ("5H 6H 7D", 1, False),
        ("5H 6H 8H", 1, False),
        ("5H 5H 6H", 1, False),
        (f"AD {FULL}", 1, True),
        (f"{FULL} AD", 1, True),
        (f"AD {FULL} AD", 1, False),
        ("7C 7D 7H", 1, True),
        ("7C 7D 7H 7S", 1, True),
        ("7C 7H 7D", 1, False),
        ("7H 7S 7S", 1, False),
        ("7C 7D 7H 7H", 1, False),
        ("7C 7D", 1, False),
        ("7C 7D 8H", 1, False),
        ("7C *7D 7H", 1, True),
        ("7C *7C 7H", 1, False),
        ("*7C *7D 7H", 1, False),
        ("*7C *7D 7H", 2, True),
        ("*7C *7D 7H", "naturals", False),
        ("*7C *7D 7H 7S", "naturals", True),
        ("*7C *7D *7H 7S", 2, False),
        ("*3D *4D *5D", "naturals", False),
        ("*3D *4D", 2, False),
        ("5D *6D *7D 8D", 2, True),
        ("5D *6D *7D *8D 9D TD", "naturals", True),
        ("5D *6D *7D *8D 9D TD", 2, False),
        ("*QS KS *AS", 2, True),
    ],
)
def test_what_is_a_meld(meld: str, limit: object, good: bool) -> None:
    assert is_meld(tuple(meld.split()), limit) is good


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ("AH 2H 3H", 6),
        ("*AH 2H 3H", 6),
        ("QH KH AH", 31),
        ("AH *2H 3H", 6),
        ("*3D *4D 5D", 12),
        ("5D *6D *7D 8D", 26),
        ("4H 5H 6H", 15),
        ("AC AD AH", 33),
        ("TC JC QC KC", 40),
        (f"AD {FULL}", 85),
        (f"{FULL} AD", 95),
    ],
)
def test_points_of_a_meld(meld: str, points: int) -> None:
    """C39: an ace is 1 low in a run and 11 otherwise, a joker is the card it stands for."""
    assert points_of(tuple(meld.split()), 11) == points
    highs = 0 if meld.startswith(("AH", "*AH", "AD")) else sum(card.startswith("A") for card in meld.split())
    assert points_of(tuple(meld.split()), 10) == points - highs


def test_all_shapes_are_there_once() -> None:
    assert len(SHAPES) == len(set(SHAPES)) == 13 * 5 + 4 * sum(range(2, 13))
    assert all(is_meld(shape, 1) for shape in SHAPES)


def arranged(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders in which cards could be a meld: by suit, by rank with the ace low, by rank with the ace high."""
    by_rank = sorted(cards, key=lambda laid: RANKS.index(laid[-2]))
    aces = [laid for laid in by_rank if laid[-2] == "A"]
    by_suit = sorted(cards, key=lambda laid: SUITS.index(laid[-1]))
    return [tuple(by_suit), tuple(by_rank), tuple(by_rank[len(aces) :] + aces)]


@pytest.mark.parametrize("limit", [1, 2, "naturals"])
def test_melds_of_a_hand_are_those_found_by_trying_all(limit: object) -> None:
    rng = random.Random(7)
    near = [card for card in CARDS if card[0] in "A23QK"]
    for jokers in (0, 0, 0, 1, 1, 1, 2):
        hand = tuple(sorted(rng.sample(near + near, 7 - 2 * jokers) + ["XX"] * jokers))
        tried: set[tuple[str, ...]] = set()
        for size in range(3, len(hand) + 1):
            for chosen in combinations(hand, size):
                spots = ["*" + card for card in CARDS]
                for laid in product(*(spots if card == "XX" else [card] for card in chosen)):
                    tried |= {order for order in arranged(laid) if is_meld(order, limit)}
        assert set(melds_from(hand, limit)) == tried
        assert len(melds_from(hand, limit)) == len(tried)


@pytest.mark.parametrize(
    ("meld", "limit", "laid"),
    [
        ("QS KS AS", 1, "JS *JS"),
        ("2S 3S 4S", 1, "AS *AS 5S *5S"),
        ("7C 7D 7H", 1, "7S *7S"),
        ("7C 7D 7H 7S", 1, ""),
        (FULL, 1, "AD *AD"),
        (f"AD {FULL}", 1, ""),
        ("5C *6C 7C", 1, "4C 8C"),
        ("5C *6C 7C", 2, "4C *4C 8C *8C"),
        ("7C *7D 7H", 1, "7S"),
        ("7C *7D 7H", 2, "7S *7S"),
        ("5C *6C 7C", "naturals", "4C *4C 8C *8C"),
        ("5C *6C 7C *8C", "naturals", "4C 9C"),
    ],
)
def test_what_can_be_laid_off(meld: str, limit: object, laid: str) -> None:
    """C40-C42: at the ends of a run, the missing suit of a set, and the longer meld is a legal one."""
    made = lay_offs(tuple(meld.split()), limit)
    assert set(made) == set(laid.split())
    assert all(
        is_meld(longer, limit) and Counter(longer) == Counter([*meld.split(), one]) for one, longer in made.items()
    )


@pytest.mark.parametrize(
    ("meld", "made"),
    [
        ("5C 6C 7C", {}),
        ("5C 6C *7C 8C", {"7C": "5C 6C 7C 8C"}),
        ("*5C 6C *7C", {"5C": "5C 6C *7C", "7C": "*5C 6C 7C"}),
        ("7C *7D 7S", {"7D 7H": KINGS.replace("K", "7")}),
        ("*KC KD KS", {"KC KH": KINGS}),
        ("7C *7D *7S", {"7D": "7C 7D *7S", "7S": "7C *7D 7S"}),
        ("7C *7D 7H 7S", {"7D": KINGS.replace("K", "7")}),
        ("7C *7D 7H *7S", {"7D": "7C 7D 7H *7S", "7S": "7C *7D 7H 7S"}),
    ],
)
def test_what_swaps_a_joker(meld: str, made: dict[str, str]) -> None:
    found = {" ".join(cards): " ".join(after) for cards, after in swaps(tuple(meld.split())).items()}
    assert found == made
