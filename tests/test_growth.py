"""What may be laid off on a meld and swapped out of it, held to the slow engine for melds of every kind."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from play_deals import fraction
from rami import Card, kernel
from rami.growth import exchanges, extensions
from rami.handbits import bits
from rami.kernel import kernel_of
from rami.melds import meld_text, read_meld
from rami.play.moves import bit_of, card_of
from rami.rules import Rules
from slow_melds import SHAPES, Meld, is_meld, lay_offs, swaps

LIMITS = (1, 2, "naturals")
RULES = {1: Rules(), 2: Rules(jokers_per_meld=2), "naturals": Rules(jokers_per_meld="naturals")}


def melds_with_jokers(limit: int | str, rng: random.Random) -> Iterator[Meld]:
    """Melds of every shape, without jokers and with some: in all places, two or three of them as well."""
    for shape in SHAPES:
        if len(shape) > 10 or rng.random() < 0.4:
            yield shape
        places = [*combinations(range(len(shape)), 1)]
        places += [fraction(rng, [*combinations(range(len(shape)), number)]) for number in (2, 3) if len(shape) < 9]
        for chosen in places:
            meld = tuple("*" + card if place in chosen else card for place, card in enumerate(shape))
            if is_meld(meld, limit) and rng.random() < 0.08:
                yield meld


def as_meld(laid: Meld) -> kernel.Meld:
    """The same as bits: natural cards, what jokers stand for, and for a run the place of its first card."""
    cards = [Card(card.removeprefix("*")) for card in laid]
    stands = sum(bit_of(card) for card, text in zip(cards, laid, strict=True) if text[0] == "*")
    naturals = sum(map(bit_of, cards)) - stands
    return kernel.Meld(naturals, stands, cards[0].index % 13 + 1 if cards[0].suit is cards[1].suit else 0)


@pytest.mark.parametrize("limit", LIMITS)
def test_lay_offs_and_swaps_of_all_melds(limit: int | str) -> None:
    rng = random.Random(f"growth {limit}")
    house = kernel_of(limit, 11)
    for laid in melds_with_jokers(limit, rng):
        meld = as_meld(laid)
        grown = {f"{'*' * joker}{card_of(card)}": meld_text(longer) for card, joker, longer in extensions(house, meld)}
        assert grown == {card: " ".join(longer) for card, longer in lay_offs(laid, limit).items()}
        assert len(extensions(house, meld)) == len(grown)
        changed = {tuple(card_of(bit).code for bit in bits(cards)): meld_text(new) for cards, new in exchanges(meld)}
        assert changed == {cards: " ".join(new) for cards, new in swaps(laid).items()}
        assert len(exchanges(meld)) == len(changed)


def told(text: str, limit: int | str = 1) -> list[str]:
    """What may be laid off, in its order."""
    meld = read_meld(text, RULES[limit])
    return [f"{'*' * joker}{card_of(card)}" for card, joker, _ in extensions(kernel_of(limit, 11), meld)]


ORDERS: dict[tuple[str, int], list[str]] = {
    ("5H 6H 7H", 1): ["4H", "*4H", "8H", "*8H"],
    ("5H *6H 7H", 1): ["4H", "8H"],
    ("5H *6H 7H", 2): ["4H", "*4H", "8H", "*8H"],
    ("AH 2H 3H", 1): ["4H", "*4H"],
    ("QH KH AH", 1): ["JH", "*JH"],
    ("7D 7H 7S", 1): ["7C", "*7C"],
    ("7C 7S *7H", 2): ["7D", "*7D"],
    ("7C 7D 7H 7S", 1): [],
    ("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", 1): ["AD", "*AD"],
    ("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD", 1): ["KD", "*KD"],
    ("3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", 1): ["2D", "*2D"],
    ("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", 1): [],
}


@pytest.mark.parametrize(("text", "limit"), ORDERS)
def test_lay_offs_in_their_order(text: str, limit: int) -> None:
    """Below first, the natural card before the joker."""
    assert told(text, limit) == ORDERS[text, limit]


def test_an_ace_that_fits_at_both_ends_goes_below() -> None:
    meld = read_meld("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD")
    assert [grown.low for _, _, grown in extensions(kernel_of(1, 11), meld)] == [1, 1]


def test_swaps() -> None:
    """Both missing suits for a set of three with one joker, else each joker for its own card."""
    two = Rules(jokers_per_meld=2)
    cases = {
        "5H *6H 7H": {"6H": "5H 6H 7H"},
        "*QS KS *AS": {"QS": "QS KS *AS", "AS": "*QS KS AS"},
        "7C *7D 7H": {"7D 7S": "7C 7D 7H 7S"},
        "7C *7D *7H": {"7D": "7C 7D *7H", "7H": "7C *7D 7H"},
        "7C *7D 7H 7S": {"7D": "7C 7D 7H 7S"},
        "7C *7D *7H 7S": {"7D": "7C 7D *7H 7S", "7H": "7C *7D 7H 7S"},
        "7C 7D 7H": {},
        "5H 6H 7H": {},
    }
    for text, wanted in cases.items():
        found = exchanges(read_meld(text, two))
        assert {" ".join(card_of(bit).code for bit in bits(cards)): meld_text(new) for cards, new in found} == wanted


def test_a_swap_keeps_the_place_of_a_run() -> None:
    ((cards, run),) = exchanges(read_meld("QS KS *AS"))
    assert (cards, run) == (bit_of(Card("AS")), read_meld("QS KS AS"))


def test_what_is_kept_of_melds_is_bounded() -> None:
    """A program that runs for months meets any number of melds, suits and ranks."""
    kept = [extensions.cache_info(), exchanges.cache_info()]
    kept += [kernel_of(1, 11).suit_melds.cache_info(), kernel_of(1, 11).rank_melds.cache_info()]
    assert all(info.maxsize is not None and info.maxsize <= 1 << 13 for info in kept)
