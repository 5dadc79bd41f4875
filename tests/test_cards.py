import copy
import operator
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from tests.strategies import pickled

from rami import CARDS, JOKER, UNSUITED, Card, CardError, Fault, Pack, Rank, Suit
from rami.cards import MOST_CARDS, suit_faults, with_suits

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7, "6": 6, "5": 5, "4": 4, "3": 3, "2": 2}
GLYPHS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
ORDER = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] + ["XX"]

SET_ORDER = """
from rami import CARDS, Card
print([str(card) for card in {Card(code) for code in "KS XX 2C TD AH K? 9H QD 5S".split()}], list(set(CARDS)) == [*CARDS])
"""


@pytest.mark.parametrize("code", ORDER[:-1])
def test_every_card_has_its_rank_suit_points_and_face(code: str) -> None:
    card = Card(code)
    assert card.code == str(card) == code
    assert card.points == POINTS[code[0]]
    assert card.rank is not None
    assert card.suit is not None
    assert (card.rank.symbol, card.suit.value, card.suit.glyph) == (code[0], code[1], GLYPHS[code[1]])
    assert card.rank.points == card.points
    assert card.face == code[0].replace("T", "10") + GLYPHS[code[1]]
    assert not card.is_joker
    assert Card.of(card.rank, card.suit) is card


def test_the_joker() -> None:
    assert JOKER is Card("XX")
    assert (JOKER.code, JOKER.points, JOKER.rank, JOKER.suit, JOKER.index) == ("XX", 20, None, None, 52)
    assert JOKER.is_joker
    assert JOKER.face == "★"


@pytest.mark.parametrize(("place", "symbol"), list(enumerate("A23456789TJQK")))
def test_a_rank_without_a_suit_is_a_card_of_its_own(place: int, symbol: str) -> None:
    card = Card(f"{symbol}?")
    assert card is UNSUITED[place]
    assert card.code == str(card) == f"{symbol}?"
    assert card.rank is Rank(place + 1)
    assert card.suit is None
    assert (card.points, card.face) == (POINTS[symbol], symbol.replace("T", "10"))
    assert card.is_unsuited
    assert not card.is_joker
    assert Card.of(Rank(place + 1), None) is card


def test_ranks_without_a_suit_are_no_kinds_of_card() -> None:
    assert len(UNSUITED) == 13
    assert not set(UNSUITED) & set(CARDS)
    assert not set(UNSUITED) & set(Pack(3))
    assert not any(card.is_unsuited for card in CARDS)


def test_cards_are_listed_by_suit_then_rank_with_the_joker_last() -> None:
    assert [card.code for card in CARDS] == ORDER
    assert [card.index for card in (*CARDS, *UNSUITED)] == list(range(66))


def test_ranks_are_numbered_as_in_a_run_that_begins_with_the_ace() -> None:
    assert [rank.symbol for rank in Rank] == list("A23456789TJQK")
    assert [int(rank) for rank in Rank] == list(range(1, 14))
    assert [suit.value for suit in Suit] == list("CDHS")


@pytest.mark.parametrize("card", [*CARDS, *UNSUITED], ids=str)
def test_a_card_repeats_itself(card: Card) -> None:
    assert repr(card) == f"Card('{card.code}')"
    assert eval(repr(card)) is card


@pytest.mark.parametrize("card", [*CARDS, *UNSUITED], ids=str)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_of_a_card_is_the_card(copied: Callable[[Card], Card], card: Card) -> None:
    assert copied(card) is card


def test_cards_of_equal_points_are_different_cards() -> None:
    assert len({*CARDS, *UNSUITED}) == 66
    assert Card("KH") != Card("QH")
    assert Card("KH") != Card("K?")
    assert Card("KH") != Card("KS")
    assert Card("TD") != 10


def test_cards_sort_by_index_and_hash_by_it() -> None:
    every = (*CARDS, *UNSUITED)
    assert sorted({*every[26:], *every[:26]}) == list(every)
    assert all(low < high and high > low and not high < low for low, high in pairwise(every))
    assert not any(card < Card(card.code) for card in every)
    assert [hash(card) for card in every] == list(range(66))


@pytest.mark.parametrize("compare", [operator.lt, operator.le, operator.gt, operator.ge])
def test_cards_are_ordered_as_their_indices(compare: Callable[[Any, Any], bool]) -> None:
    every = (*CARDS, *UNSUITED)
    assert all(compare(one, other) is compare(one.index, other.index) for one in every for other in every)


class Whatever:
    """Knows how to be compared with anything, and has an index."""

    index = 3

    def __lt__(self, other: object) -> bool:
        """Come before everything."""
        return True

    __le__ = __gt__ = __ge__ = __lt__


@pytest.mark.parametrize("compare", [operator.lt, operator.le, operator.gt, operator.ge])
def test_with_anything_else_a_card_has_no_order(compare: Callable[[Any, Any], bool]) -> None:
    for other in (3, "KS", None, Rank.KING, (), object()):
        for pair in ((Card("KS"), other), (other, Card("KS"))):
            with pytest.raises(TypeError, match="not supported between instances"):
                compare(*pair)
    assert compare(Card("KS"), Whatever()) is True


def test_sets_of_cards_have_the_same_order_in_each_run() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", SET_ORDER],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert told.pop().endswith("True\n")


@pytest.mark.parametrize("name", ["code", "index", "points", "rank", "suit", "face", "colour"])
def test_a_card_does_not_change(name: str) -> None:
    card = Card("AH")
    with pytest.raises(AttributeError, match=f"^a card does not change: {name}$"):
        setattr(card, name, "KH")
    with pytest.raises(AttributeError, match=f"^a card does not change: {name}$"):
        delattr(card, name)
    assert (card.code, card.index, card.points, card.rank, card.suit) == ("AH", 26, 11, Rank.ACE, Suit.HEARTS)


@pytest.mark.parametrize(
    "code",
    [
        "",
        "ah",
        "10D",
        "1D",
        "ZD",
        "A",
        "H",
        "HA",
        "X",
        "XXX",
        "AH ",
        "A♥",
        "TDTD",
        "²D",
        "?",
        "10?",
        "k?",
        "?K",
        "X?",
        "??",
    ],
)
def test_what_is_no_code_is_no_card(code: str) -> None:
    with pytest.raises(CardError) as refused:
        Card(code)
    assert refused.value.faults == (Fault("card/unknown", (), {"text": code, "position": 1, "offset": 0}),)
    assert refused.value.__cause__ is None


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_packs_hold_each_card_once_a_pack_and_the_joker_twice(packs: int) -> None:
    pack = Pack(packs)
    assert len(pack) == len(list(pack)) == 54 * packs
    assert Counter(pack) == {card: packs * (2 if card is JOKER else 1) for card in CARDS}
    assert all(pack.copies(card) == number for card, number in Counter(pack).items())
    assert list(pack) == sorted(pack)
    assert [pack.copies(card) for card in UNSUITED] == [4 * packs] * 13


def test_cards_that_must_have_a_suit_are_given_or_refused_with_their_numbers() -> None:
    held = [Card("AH"), JOKER, Card("K?"), Card("AH"), Card("2?")]
    told = tuple(Fault("card/no-suit", (), {"card": code, "position": place}) for code, place in (("K?", 3), ("2?", 5)))
    with pytest.raises(CardError) as refused:
        with_suits(iter(held))
    assert refused.value.faults == suit_faults(held) == told
    assert with_suits(iter(CARDS)) == CARDS
    assert with_suits([]) == ()
    assert suit_faults(CARDS) == ()
    assert [fault.values["position"] for fault in suit_faults(held, 7)] == [9, 11]


@pytest.mark.parametrize(
    ("packs", "cards", "points"),
    [
        (2, 0, 0),
        (2, 1, 20),
        (2, 4, 80),
        (2, 5, 91),
        (2, 12, 168),
        (2, 13, 178),
        (2, 14, 188),
        (2, 15, 198),
        (3, 6, 120),
        (3, 15, 219),
        (1, 54, 420),
    ],
)
def test_the_dearest_hand_is_jokers_then_aces_then_tens(packs: int, cards: int, points: int) -> None:
    assert Pack(packs).dearest(cards) == points


def test_the_dearest_hand_has_fifteen_cards() -> None:
    assert MOST_CARDS == 15
    assert [Pack(packs).dearest() for packs in (2, 3)] == [Pack(packs).dearest(15) for packs in (2, 3)] == [198, 219]
