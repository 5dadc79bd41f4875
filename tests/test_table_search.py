"""The best of a hand with melds on the table, against every sequence of moves, and positions worked out by hand."""

import os
import random
from itertools import product
from typing import Any, Literal

import pytest

from brute_arrange import JOKER, Gains, Hand, House, Meld, Position, TableBest, dense_table, is_legal, paid
from rami import Rules, read_cards
from rami.arrange import WEIGHTS, TablePlay, arrange, arrange_with_table
from rami.errors import EntryError
from rami.melds import meld_text, read_meld

HANDS = int(os.environ.get("RAMI_ARRANGE_HANDS", "3000"))

Swap = Literal["replay", "to_hand", "off"]
HOUSES = [
    House(limit, ace_high, joker_swap=swap)
    for limit, ace_high, swap in product((1, 2, "naturals"), (11, 10), ("replay", "to_hand", "off"))
]


def rules_of(house: House) -> Rules:
    return Rules.of(house._asdict())


def play_of(hand: Hand, table: tuple[Meld, ...], house: House, measure: str) -> TablePlay:
    rules = rules_of(house)
    return arrange_with_table(
        read_cards(" ".join(hand)), [read_meld(" ".join(meld), rules) for meld in table], rules, measure
    )


def end_of(play: TablePlay) -> Position:
    """The position that a play leads to."""
    melds = sorted(tuple(meld_text(meld).split()) for meld in (*play.table, *play.melds))
    return Position(tuple(sorted(card.code for card in play.left)), tuple(melds))


@pytest.mark.unmeasured
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house)))
def test_best_of_small_hands_with_melds_on_the_table(house: House) -> None:
    """Each measure finds the most, by a play that a sequence of moves leads to and that gains what is said."""
    rng = random.Random(f"table {house}")
    for _ in range(HANDS // 120 + 1):
        hand, table = dense_table(rng, house, most_melds=3, most_cards=6)
        start, brute = Position(hand, table), TableBest(house)
        best = brute.best(start)
        plays = {measure: play_of(hand, table, house, measure) for measure in WEIGHTS}
        assert (start, [play.gain for play in plays.values()]) == (start, list(best or ()))
        for place, play in enumerate(plays.values()):
            end = end_of(play)
            assert end in brute.memory, (start, play)
            assert brute.gains(start, end)[place] == play.gain


@pytest.mark.parametrize("house", HOUSES[::2], ids=lambda house: "-".join(map(str, house)))
def test_a_table_that_takes_nothing_changes_nothing(house: House) -> None:
    """With no meld on the table, or one that is full, the best is that of the hand alone."""
    rng = random.Random(f"alone {house}")
    full: tuple[Meld, ...] = (("8C", "8D", "8H", "8S"),)
    for _ in range(HANDS // 100 + 1):
        hand, _ = dense_table(rng, house, most_melds=1, most_cards=9)
        alone = arrange(cards := read_cards(" ".join(hand)), rules_of(house))
        off_hand = sum(card.points for card in cards) - alone.least_left.left_value
        for table in ((), full):
            gains = [play_of(hand, table, house, measure).gain for measure in WEIGHTS]
            assert (hand, gains) == (hand, [alone.most_points.points, off_hand, alone.most_cards.laid])


# Worked out by hand: hand, table, options, measure; what the table is then, new melds, what is left, what is gained.

CASES: dict[str, tuple[str, str, dict[str, object], str, str, str, str, int]] = {
    "run grows at both ends": ("4H 8H 9H KD", "5H 6H 7H", {}, "least_left", "4H 5H 6H 7H 8H 9H", "", "KD", 21),
    "set grows": ("7S KD", "7C 7D 7H", {}, "most_points", "7C 7D 7H 7S", "", "KD", 7),
    "full run": ("AH", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", {}, "most_cards",
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "", "AH", 0),
    "ace above the king": ("AH", "JH QH KH", {}, "most_points", "JH QH KH AH", "", "", 11),
    "high ace of ten": ("AH", "JH QH KH", {"ace_high": 10}, "most_points", "JH QH KH AH", "", "", 10),
    "ace below the two": ("AH", "2H 3H 4H", {}, "most_points", "AH 2H 3H 4H", "", "", 1),
    "ace that fits at both ends": ("AH", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", {}, "most_points",
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "", "", 1),
    "two below a run up to the ace": ("2H", "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", {}, "most_points",
        "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "", "", 2),
    "ace saved from the hand": ("AH", "2H 3H 4H", {}, "least_left", "AH 2H 3H 4H", "", "", 11),
    "not round the corner": ("AH", "QS KS AS", {}, "most_cards", "QS KS AS", "", "AH", 0),
    "joker where it counts most": ("XX", "5H 6H 7H|TC TD TH", {}, "most_points", "5H 6H 7H|TC TD TH *TS", "", "", 10),
    "one joker a meld": ("XX", "5H 6H *7H", {}, "most_cards", "5H 6H *7H", "", "XX", 0),
    "two jokers a meld": ("XX", "5H 6H *7H", {"jokers_per_meld": 2}, "most_points", "5H 6H *7H *8H", "", "", 8),
    "no more jokers than naturals": ("XX", "5H *6H *7H 8H", {"jokers_per_meld": "naturals"}, "most_cards",
        "5H *6H *7H 8H", "", "XX", 0),
    "a natural makes room for a joker": ("9H XX", "5H *6H *7H 8H", {"jokers_per_meld": "naturals"}, "most_points",
        "5H *6H *7H 8H 9H *TH", "", "", 19),
    "swapped joker in a new meld": ("7C 2D 3D KH", "5C 6C *7C", {}, "least_left", "5C 6C 7C", "2D 3D *4D", "KH", 12),
    "swapped joker on the same meld": ("6C KH", "5C *6C 7C", {}, "most_points", "5C 6C 7C *8C", "", "KH", 8),
    "swapped joker that fits nowhere": ("7C KH", "7C 7D *7H 7S", {}, "most_cards", "7C 7D *7H 7S", "", "7C KH", 0),
    "swap costs a joker in the hand": ("7H KH", "7C 7D *7H 7S", {"joker_swap": "to_hand"}, "least_left",
        "7C 7D *7H 7S", "", "7H KH", 0),
    "swap off": ("7C 2D 3D KH", "5C 6C *7C", {"joker_swap": "off"}, "least_left", "5C 6C *7C", "", "7C 2D 3D KH", 0),
    "set of three: both suits": ("7H 7S 2D 3D", "7C 7D *7H", {}, "most_cards", "7C 7D 7H 7S", "2D 3D *4D", "", 4),
    "set of three: one suit": ("7H 2D 3D", "7C 7D *7H", {}, "most_cards", "7C 7D *7H", "", "7H 2D 3D", 0),
    "set of four: the named card": ("7H 2D 3D", "7C 7D *7H 7S", {}, "most_cards", "7C 7D 7H 7S", "2D 3D *4D", "", 3),
    "set with two jokers: its own card": ("7H 2D 3D", "7C *7D *7H", {"jokers_per_meld": 2}, "most_points",
        "7C *7D 7H", "2D 3D *4D", "", 9),
    "both jokers of a set": ("7D 7H 7S KC KH 2D 3D", "7C *7D *7H", {"jokers_per_meld": 2}, "most_points",
        "7C 7D 7H 7S", "KC *KD KH *KS", "2D 3D", 47),
    "both jokers of a set, which fit in one meld only together": ("7D 7H 7S KC KH", "7C *7D *7H", {"jokers_per_meld": 2},
        "most_points", "7C 7D 7H 7S", "KC *KD KH *KS", "", 47),
    "joker of a later meld laid off on an earlier one": ("QC 3H 3D 2C", "KC KD KH|3C *3D 3S", {}, "most_points",
        "KC KD KH *KS|3C 3D 3H 3S", "", "2C QC", 13),
    "and gained by that alone": ("6C 6D", "8H 9H TH|5C *6C 7C", {}, "most_points", "8H 9H TH *JH|5C 6C 7C", "", "6D", 10),
    "and not where the taken joker fits nowhere": ("7S 6D", "5H 6H *7H|7C 7D 7H *7S", {}, "most_points",
        "5H 6H *7H|7C 7D 7H *7S", "", "7S 6D", 0),
    "a joker of its own makes the set a four": ("5H XX 8C 9C", "5C 5D *5H", {"jokers_per_meld": 2}, "most_cards",
        "5C 5D 5H *5S", "8C 9C *TC", "", 4),
    "and the one taken must be melded": ("5H XX", "5C 5D *5H", {"jokers_per_meld": 2}, "most_points",
        "5C 5D *5H *5S", "", "5H", 5),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_known_positions(case: tuple[str, str, dict[str, object], str, str, str, str, int]) -> None:
    hand, before, options, measure, after, melds, left, gain = case
    rules = Rules.of(options)
    table = [read_meld(text, rules) for text in before.split("|")]
    play = arrange_with_table(read_cards(hand), table, rules, measure)
    assert play.gain == gain
    assert "|".join(map(meld_text, play.table)) == after
    assert sorted(map(meld_text, play.melds)) == sorted(filter(None, melds.split("|")))
    assert sorted(play.left) == sorted(read_cards(left))


@pytest.mark.parametrize(
    ("hand", "before", "options", "gains"),
    [
        ("7H", "7C 7D *7H 7S", {"joker_swap": "to_hand"}, Gains(0, 0, 0)),
        ("AH", "2H *3H 4H", {}, Gains(1, 11, 1)),
        ("KS QS JS 3H", "2H *3H 4H", {}, Gains(41, 33, 4)),
        ("XX XX", "2H 3H 4H|5S 6S 7S", {}, Gains(13, 40, 2)),
    ],
)
def test_known_gains(hand: str, before: str, options: dict[str, object], gains: Gains) -> None:
    rules = Rules.of(options)
    table = [read_meld(text, rules) for text in before.split("|")]
    plays = [arrange_with_table(read_cards(hand), table, rules, measure) for measure in WEIGHTS]
    assert [play.gain for play in plays] == list(gains)


@pytest.mark.parametrize("measure", ["foo", "", "points", None])
def test_a_measure_that_is_none_is_refused_with_what_is_possible(measure: Any) -> None:
    with pytest.raises(EntryError) as refused:
        arrange_with_table(read_cards("7C 2D 3D KH"), [], measure=measure)
    (fault,) = refused.value.faults
    assert (fault.code, fault.fields) == ("arrange/unknown-measure", ("measure",))
    assert fault.values == {"text": str(measure), "choices": ("most_points", "least_left", "most_cards")}


def test_brute_force_lets_no_swapped_joker_stay_in_the_hand() -> None:
    """The listing itself, held to a position worked out by hand."""
    brute = TableBest(House(2))
    assert brute.best(Position(("5H", JOKER), (("5C", "5D", "*5H"),))) == (5, 20, 1)
    assert Position((JOKER,), (("5C", "5D", "5H", "*5S"),), 0) not in brute.memory
    assert Position((JOKER,), (("5C", "5D", "5H", "*5S"),), 1) in brute.memory
    assert all(is_legal(meld, House(2)) for position in brute.memory for meld in position.table)
    assert paid(["*5S", "5H"]) == (JOKER, "5H")
