"""The best of a hand, against a brute force over all melds, and known hands worked out by hand."""

import os
import random
from collections.abc import Callable, Iterable
from itertools import product

import pytest

from brute_arrange import JOKER, Best, Hand, House, Use, best_of, dense_hand, is_legal, is_pure_run, paid, points_of
from brute_arrange import value_of as brute_value
from rami import Card, Pack, Rules, read_cards
from rami.arrange import Arrangement, Layout, arrange, arrange_bits, arrange_with_table, ways_out
from rami.cards import MOST_CARDS
from rami.errors import CardError, EntryError
from rami.handbits import bits_of
from rami.kernel import Meld
from rami.melds import meld_points, meld_text, read_meld

HANDS = int(os.environ.get("RAMI_ARRANGE_HANDS", "3000"))
"""How many random hands are tried in all; the normal run takes some seconds."""

HOUSES = [
    House(limit, ace_high, 51, pure_run, go_out)
    for limit, ace_high, pure_run, go_out in product((1, 2, "naturals"), (11, 10), (True, False), ("discard", "any"))
]
THRESHOLDS = (0, 20, 30, 40, 51, 71)

each_house = pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house)))


def rules_of(house: House) -> Rules:
    return Rules.of(house._asdict())


def used(layout: Layout) -> tuple[Use, ...]:
    """The cards that the melds of a layout use."""
    melds = [paid(meld_text(meld).split()) for meld in layout.melds]
    return tuple(sorted((tuple(sorted(card for card in meld if card != JOKER)), meld.count(JOKER)) for meld in melds))


def check_layout(layout: Layout, hand: Hand, house: House) -> None:
    """Hold a layout to the rules: legal melds made of the hand's cards, and its own figures right."""
    melds = [tuple(meld_text(meld).split()) for meld in layout.melds]
    assert [meld for meld in melds if not is_legal(meld, house)] == []
    left = [card.code for card in layout.left]
    assert sorted([card for meld in melds for card in paid(meld)] + left) == sorted(hand)
    assert list(layout.left) == sorted(layout.left)
    assert layout.points == sum(points_of(meld, house) for meld in melds)
    assert layout.left_value == brute_value(left)
    assert layout.laid == sum(map(len, melds))


def figures(found: Arrangement) -> tuple[int, int, int, int | None, int | None]:
    opening = found.opening and found.opening.points
    return (
        found.most_points.points,
        found.least_left.left_value,
        found.most_cards.laid,
        opening,
        found.most_opening_points,
    )


def check_hand(hand: Hand, house: House, best: Best) -> None:
    """Compare everything that is said about a hand with the best by brute force."""
    found = arrange(read_cards(" ".join(hand)), rules_of(house))
    assert figures(found) == (best.points, best.left_value, best.cards, best.opening, best.opening_points)
    for layout in (found.most_points, found.least_left, found.most_cards, found.opening):
        if layout is not None:
            check_layout(layout, hand, house)
    if found.opening is not None:
        melds = [tuple(meld_text(meld).split()) for meld in found.opening.melds]
        assert melds
        assert any(map(is_pure_run, melds)) or not house.pure_run


@pytest.mark.unmeasured
@each_house
def test_best_of_small_hands(house: House) -> None:
    rng = random.Random(str(house))
    for _ in range(HANDS // len(HOUSES) + 1):
        hand, asked = dense_hand(rng), house._replace(opening_points=rng.choice(THRESHOLDS))
        check_hand(hand, asked, best_of(hand, asked))


@pytest.mark.unmeasured
@each_house
def test_every_way_out_of_small_hands(house: House) -> None:
    rng = random.Random(f"out {house}")
    for _ in range(HANDS // len(HOUSES) + 1):
        hand = dense_hand(rng)
        ways = list(ways_out(read_cards(" ".join(hand)), rules_of(house)))
        for way in ways:
            check_layout(way, hand, house)
        assert (hand, {used(way) for way in ways}) == (hand, best_of(hand, house).ways_out)


@each_house
def test_each_way_out_is_told_once(house: House) -> None:
    rng = random.Random(f"once {house}")
    for _ in range(HANDS // len(HOUSES) + 1):
        hand = dense_hand(rng)
        ways = [used(way) for way in ways_out(read_cards(" ".join(hand)), rules_of(house))]
        assert (hand, len(ways)) == (hand, len(set(ways)))


@pytest.mark.parametrize("size", [13, 14, 15])
@pytest.mark.parametrize("packs", [2, 3])
def test_best_of_dealt_hands(size: int, packs: int) -> None:
    rng = random.Random(size * packs)
    pack = [card.code for card in Pack(packs)]
    for _ in range(HANDS // 100 + 1):
        hand, house = tuple(rng.sample(pack, size)), rng.choice(HOUSES)
        check_hand(hand, house, best_of(hand, house))


def test_order_of_the_cards_does_not_matter() -> None:
    rng = random.Random(1)
    for _ in range(HANDS // 30 + 1):
        hand, house = dense_hand(rng), rng.choice(HOUSES)
        cards = list(read_cards(" ".join(hand)))
        turned = rng.sample(cards, len(cards))
        assert arrange(turned, rules_of(house)) == arrange(cards, rules_of(house))
        assert list(ways_out(turned, rules_of(house))) == list(ways_out(cards, rules_of(house)))


# Known hands


@pytest.mark.parametrize(
    ("text", "options", "opening", "most"),
    [
        ("7C 8C 9C 9S 9D XX", {}, 51, 51),
        ("6C 7C 8C 9S 9D XX", {}, None, 48),
        ("9S 9D XX QH QS QC", {}, None, None),
        ("9S 9D XX QH QS QC", {"pure_run": False}, 57, 57),
        ("TC JC QC KC", {}, None, 40),
        ("TC JC QC KC AC", {}, 51, 51),
        ("TC JC QC KC AC", {"ace_high": 10}, None, 50),
        ("TC JC QC KC AC", {"ace_high": 10, "opening_points": 50}, 50, 50),
        ("AC 2C 3C", {"opening_points": 6}, 6, 6),
        ("AC 2C 3C", {"opening_points": 7}, None, 6),
        ("AC 2C 3C", {"opening_points": 0}, 6, 6),
        ("AC 2C 4D", {"opening_points": 0}, None, None),
        ("AC 2C 4D", {"opening_points": 0, "pure_run": False}, None, None),
        ("KC AC 2C", {"opening_points": 0}, None, None),
        ("7H 8H XX", {"opening_points": 0}, None, None),
        ("7H 8H XX", {"opening_points": 0, "pure_run": False}, 24, 24),
        ("7H XX XX", {"opening_points": 0, "pure_run": False}, None, None),
        ("7H XX XX", {"opening_points": 0, "pure_run": False, "jokers_per_meld": 2}, 24, 24),
        ("7H XX XX", {"opening_points": 0, "pure_run": False, "jokers_per_meld": "naturals"}, None, None),
        ("5H 6H 7H 5H 6H 7H 5H 6H 7H", {}, 54, 54),
        ("5H 6H 7H 8H KS KD KC", {"opening_points": 56}, 56, 56),
        ("", {"opening_points": 0, "pure_run": False}, None, None),
    ],
)
def test_opening_of_known_hands(text: str, options: dict[str, object], opening: int | None, most: int | None) -> None:
    found = arrange(read_cards(text), Rules.of(options))
    assert (found.opening and found.opening.points, found.most_opening_points) == (opening, most)


@pytest.mark.parametrize(
    ("text", "options", "points"),
    [
        ("AH 2H 3H", {}, 6),
        ("QH KH AH", {}, 31),
        ("QH KH AH", {"ace_high": 10}, 30),
        ("AH AS AD", {"ace_high": 10}, 30),
        ("AH XX 3H", {}, 6),
        ("QH XX AH", {}, 31),
        ("XX KH AH", {}, 31),
        ("QH KH XX", {}, 31),
        ("2H 3H XX", {}, 9),
        ("XX XX 5D", {"jokers_per_meld": 2}, 18),
        ("5D XX XX 8D", {"jokers_per_meld": 2}, 27),
        ("AD XX XX", {"jokers_per_meld": 2}, 33),
        ("AD XX XX", {"jokers_per_meld": 2, "ace_high": 10}, 30),
        ("AD 2D XX XX", {"jokers_per_meld": 2}, 33),
        ("2D 3D XX XX", {"jokers_per_meld": 2}, 14),
        ("QD KD XX XX", {"jokers_per_meld": 2}, 41),
        ("KH KS XX XX", {"jokers_per_meld": 2}, 40),
        ("KH KS XX XX", {}, 30),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", {}, 95),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", {}, 96),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH XX", {}, 95),
    ],
)
def test_most_points_of_known_hands(text: str, options: dict[str, object], points: int) -> None:
    assert arrange(read_cards(text), Rules.of(options)).most_points.points == points


def test_each_measure_has_its_own_best() -> None:
    found = arrange(read_cards("2C 4C 5C AD 3D XX"))
    layouts = (found.most_points, found.least_left, found.most_cards)
    assert [[meld_text(meld) for meld in layout.melds] for layout in layouts] == [
        ["4C 5C *6C"],
        ["AD *2D 3D"],
        ["2C *3C 4C 5C"],
    ]
    assert [(layout.points, layout.left_value, layout.laid) for layout in layouts] == [
        (15, 16, 3),
        (6, 11, 3),
        (14, 14, 4),
    ]
    assert (found.opening, found.most_opening_points) == (None, None)


def test_nothing_to_lay() -> None:
    cards = read_cards("XX KH 2C XX")
    nothing = Layout((), 0, read_cards("2C KH XX XX"), 52)
    assert arrange(cards) == Arrangement(nothing, nothing, nothing, None, None)


@pytest.mark.parametrize(
    ("text", "options", "ways"),
    [
        ("5H 6H 7H 9C 9D 9S KD", {}, 1),
        ("5H 6H 7H 9C 9D 9S", {}, 0),
        ("5H 6H 7H 9C 9D 9S", {"go_out": "any"}, 1),
        ("5H 6H 7H 8H", {}, 2),
        ("5H 6H 7H 8H", {"go_out": "any"}, 3),
        ("5H 6H 7H 5H 6H 7H KD", {}, 1),
        ("5H 6H 7H XX", {}, 4),
        ("KD 2H", {}, 0),
        ("", {"go_out": "any"}, 0),
    ],
)
def test_ways_out_of_known_hands(text: str, options: dict[str, object], ways: int) -> None:
    assert len(list(ways_out(read_cards(text), Rules.of(options)))) == ways


def test_a_natural_with_two_jokers_is_one_way_out_though_it_is_run_and_set() -> None:
    ways = list(ways_out(read_cards("7H XX XX KD"), Rules(jokers_per_meld=2)))
    assert sorted(map(used, ways)) == [((("7H",), 2),), ((("KD",), 2),)]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("AH 2H 3H", 6),
        ("QH KH AH", 31),
        ("AH *2H 3H", 6),
        ("*3D *4D 5D", 12),
        ("5D *6D *7D 8D", 26),
        ("4H 5H 6H", 15),
    ],
)
def test_points_of_a_run_with_jokers_beside_the_ace_or_each_other(text: str, points: int) -> None:
    rules = Rules(jokers_per_meld=2)
    assert meld_points(read_meld(text, rules), rules) == points


def test_a_whole_suit_with_the_ace_on_top_reads_back() -> None:
    """Its notation reads upwards, so it differs from the one with the ace at the bottom."""
    suit = sum(1 << card.index for card in read_cards("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"))
    for meld, points in ((Meld(suit, 0, 1), 85), (Meld(suit, 0, 2), 95)):
        assert meld_points(meld) == points
        assert read_meld(meld_text(meld)) == meld


# The border


def test_sixteen_cards_are_refused() -> None:
    cards = read_cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D")
    assert len(cards) == MOST_CARDS
    assert arrange(cards).most_points.points == 95
    with pytest.raises(EntryError) as caught:
        arrange([*cards, *read_cards("3D")])
    assert [fault.code for fault in caught.value.faults] == ["hand/too-long"]
    assert dict(caught.value.faults[0].values) == {"seat": 0, "number": 16, "most": 15}


def test_ints_and_cards_give_the_same() -> None:
    cards = read_cards("7C 8C 9C 9S 9D XX 2H 7C")
    assert arrange_bits(bits_of(card.index for card in cards)) == arrange(cards)


def _ways(cards: Iterable[Card]) -> object:
    return list(ways_out(cards))


def _with_table(cards: Iterable[Card]) -> object:
    return arrange_with_table(cards, [])


@pytest.mark.parametrize("ask", [arrange, _ways, _with_table])
def test_more_copies_than_three_packs_hold_are_refused(ask: Callable[[Iterable[Card]], object]) -> None:
    ask(read_cards("KC KC KC XX XX XX XX XX XX"))
    with pytest.raises(CardError) as caught:
        ask(read_cards("KC KC KC KC XX XX XX XX XX XX XX"))
    assert [(fault.code, dict(fault.values)) for fault in caught.value.faults] == [
        ("card/too-many", {"card": "KC", "number": 4, "copies": 3, "packs": 3}),
        ("card/too-many", {"card": "XX", "number": 7, "copies": 6, "packs": 3}),
    ]
