"""Melds as people lay them: read, written, counted, and refused with everything that is wrong."""

import random
from itertools import product

import pytest

from play_deals import fraction
from rami import CARDS, Card, CardError, Fault, Rules, Suit
from rami.errors import FAULT_VALUES, FaultValue
from rami.handbits import HandBits
from rami.kernel import kernel_for
from rami.melds import (
    LaidCard,
    MeldError,
    laid_cards,
    meld_faults,
    meld_of,
    meld_points,
    meld_text,
    read_laid,
    read_meld,
    suits_missing,
)
from slow_melds import RANKS, SHAPES, is_meld, points_of

RULES = {1: Rules(), 2: Rules(jokers_per_meld=2), "naturals": Rules(jokers_per_meld="naturals")}

REFUSED: dict[str, list[tuple[str, dict[str, FaultValue]]]] = {
    "": [("too-short", {"cards": "", "number": 0, "least": 3})],
    "7H": [("too-short", {"cards": "7H", "number": 1, "least": 3})],
    "7H 8H": [("too-short", {"cards": "7H 8H", "number": 2, "least": 3})],
    "7H XX 9H": [("joker-unnamed", {"cards": "7H XX 9H"})],
    "*XX 7H 8H": [("joker-unnamed", {"cards": "*XX 7H 8H"})],
    "XX": [("joker-unnamed", {"cards": "XX"})],
    "*7H *8H *9H": [("no-natural", {"cards": "*7H *8H *9H"})],
    "*7H": [("too-short", {"cards": "*7H", "number": 1, "least": 3}), ("no-natural", {"cards": "*7H"})],
    "*7H *8H 9H": [("too-many-jokers", {"cards": "*7H *8H 9H", "number": 2, "most": 1})],
    "7S 7S 7H": [("same-suit-twice", {"cards": "7S 7S 7H", "card": "7S"})],
    "7S 7S 7H 7H 7H": [
        ("same-suit-twice", {"cards": "7S 7S 7H 7H 7H", "card": "7H"}),
        ("same-suit-twice", {"cards": "7S 7S 7H 7H 7H", "card": "7S"}),
    ],
    "7S *7S 7H": [("same-suit-twice", {"cards": "7S *7S 7H", "card": "7S"})],
    "7S 8H 9D": [("not-one-suit", {"cards": "7S 8H 9D"})],
    "7S 7H 8H": [("not-one-suit", {"cards": "7S 7H 8H"})],
    "7H 8H TH": [("not-in-a-row", {"cards": "7H 8H TH"})],
    "7H 7H 8H": [("not-in-a-row", {"cards": "7H 7H 8H"})],
    "AH 2H KH 7H": [("not-in-a-row", {"cards": "AH 2H KH 7H"})],
    "KS AS 2S": [("around-the-corner", {"cards": "KS AS 2S"})],
    "QS KS *AS 2S": [("around-the-corner", {"cards": "QS KS *AS 2S"})],
    "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD": [
        ("too-long", {"cards": "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "number": 14, "most": 13})
    ],
    "*7S *8S 9S TD": [
        ("too-many-jokers", {"cards": "*7S *8S 9S TD", "number": 2, "most": 1}),
        ("not-one-suit", {"cards": "*7S *8S 9S TD"}),
    ],
    "*7S *9S": [
        ("too-short", {"cards": "*7S *9S", "number": 2, "least": 3}),
        ("no-natural", {"cards": "*7S *9S"}),
        ("not-in-a-row", {"cards": "*7S *9S"}),
    ],
}


def faults_of(text: str, rules: Rules) -> list[Fault]:
    """Why it is no meld: told without refusing, and refused with the same."""
    faults = meld_faults(read_laid(text), rules)
    with pytest.raises(MeldError) as error:
        meld_of(read_laid(text), rules)
    assert error.value.faults == faults
    return list(faults)


@pytest.mark.parametrize("text", REFUSED)
def test_refused_with_all_faults(text: str) -> None:
    assert faults_of(text, Rules()) == [Fault(f"meld/{code}", (), values) for code, values in REFUSED[text]]


def test_every_code_is_refused_here() -> None:
    codes = {f"meld/{code}" for faults in REFUSED.values() for code, _ in faults}
    assert codes == {code for code in FAULT_VALUES if code.startswith("meld/")}


@pytest.mark.parametrize(
    ("text", "limit", "most"),
    [("*7H *8H *9H TH", 2, 2), ("*7H *8H 9H", "naturals", 1), ("*7H *8H *9H TH JH", "naturals", 2)],
)
def test_too_many_jokers_by_the_rules_of_the_house(text: str, limit: int | str, most: int) -> None:
    (fault,) = faults_of(text, RULES[limit])
    jokers = text.count("*")
    assert fault == Fault("meld/too-many-jokers", (), {"cards": text, "number": jokers, "most": most})


# What a meld is: the same as for the slow engine


def in_order(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders in which the slow engine would know cards as a meld."""
    low = sorted(cards, key=lambda card: RANKS.index(card[-2]))
    high = sorted(cards, key=lambda card: (RANKS + "A").index(card[-2], 1))
    return [tuple(low), tuple(high), tuple(sorted(cards, key=lambda card: "CDHS".index(card[-1])))]


def near_meld(rng: random.Random) -> tuple[str, ...]:
    """A meld or something near one: a card another, left out or added, some of them jokers."""
    cards = list(fraction(rng, SHAPES))
    if rng.random() < 0.6:
        change, place = fraction(rng, "oxa"), int(rng.random() * len(cards))
        if change == "x":
            del cards[place]
        else:
            other = fraction(rng, CARDS[:52]).code
            cards[place : place + (change == "o")] = [fraction(rng, (other, fraction(rng, cards)))]
    return tuple("*" + card if rng.random() < 0.2 else card for card in sorted(cards, key=lambda _: rng.random()))


@pytest.mark.parametrize("limit", RULES)
def test_what_is_a_meld(limit: int | str) -> None:
    rng = random.Random(f"melds {limit}")
    answers = {True: 0, False: 0}
    for _ in range(1500):
        cards = near_meld(rng)
        expected = [order for order in in_order(cards) if is_meld(order, limit)]
        faults = meld_faults(read_laid(" ".join(cards)), RULES[limit])
        assert bool(expected) == (not faults)
        answers[bool(expected)] += 1
        if expected:
            meld = meld_of(read_laid(" ".join(cards)), RULES[limit])
            assert meld_text(meld) in {" ".join(order) for order in expected}
            assert meld_points(meld, RULES[limit]) in {points_of(order, 11) for order in expected}
    assert min(answers.values()) > 300


@pytest.mark.parametrize("limit", [1, 2])
def test_a_written_meld_is_read_as_itself(limit: int) -> None:
    """All of one suit and of two ranks with two jokers. An ace at the end of a run of thirteen is high, at its
    beginning low.
    """
    suit, ranks = (1 << 13) - 1 << 26, sum(0b1000000000001 << 13 * suit for suit in range(4))
    for held in (suit, ranks):
        for meld in kernel_for(RULES[limit]).melds(HandBits(held, 0, 0, 2)):
            assert read_meld(meld_text(meld), RULES[limit]) == meld


@pytest.mark.parametrize("text", ["5H 6H *7H", "QS KS AS", "AS 2S 3S", "7C 7D *7H 7S", "9D *TD JD QD"])
def test_cards_in_any_order(text: str) -> None:
    words = text.split()
    rng = random.Random(text)
    for _ in range(10):
        assert meld_text(read_meld(" ".join(sorted(words, key=lambda _: rng.random())))) == text
    assert meld_text(read_meld(f"  {text.lower()}\t")) == text


# Laid cards


def test_laid_cards() -> None:
    natural, joker = read_laid("TD *TD")
    assert (natural, joker) == (LaidCard(Card("TD")), LaidCard(Card("TD"), by_joker=True))
    assert (natural.text, natural.face, natural.physical) == ("TD", "10♦", Card("TD"))
    assert (joker.text, joker.face, joker.physical) == ("*TD", "★(10♦)", Card("XX"))
    assert laid_cards(read_meld("AS KS *QS")) == read_laid("*QS KS AS")
    assert laid_cards(read_meld("9S *9C 9H")) == read_laid("*9C 9H 9S")


def test_words_that_are_no_cards() -> None:
    """Each with its position from 1 and where it begins."""
    with pytest.raises(CardError) as error:
        read_laid("5H 1H *ZZ 6H")
    assert list(error.value.faults) == [
        Fault("card/unknown", (), {"text": "1H", "position": 2, "offset": 3}),
        Fault("card/unknown", (), {"text": "*ZZ", "position": 3, "offset": 6}),
    ]
    with pytest.raises(CardError):
        read_laid("**5H")
    assert read_laid("") == ()


@pytest.mark.parametrize("word", ["H", "55H", "5H5H", "ZZ"])
def test_where_an_unknown_word_begins(word: str) -> None:
    """Not where the same letters occur earlier in another word."""
    with pytest.raises(CardError) as error:
        read_laid(f"5H 6H {word}")
    (fault,) = error.value.faults
    assert fault.values == {"text": word, "position": 3, "offset": 6}


def test_points_by_the_rules_of_the_house() -> None:
    ten = Rules(ace_high=10)
    cases = {"QH KH AH": 30, "AH 2H 3H": 6, "AC AD *AH": 30, "AC AD AH AS": 40, "QH KH *AH": 30, "*AH 2H 3H": 6}
    assert {text: meld_points(read_meld(text), ten) for text in cases} == cases


def test_the_suits_that_a_set_lacks() -> None:
    for suits in ((), *((suit,) for suit in Suit)):
        text = " ".join(f"9{suit.value}" for suit in Suit if suit not in suits)
        assert suits_missing(read_meld(text)) == suits
    for one, two in product(Suit, Suit):
        if one is not two:
            text = " ".join(f"{'*' * (suit is one)}K{suit.value}" for suit in Suit if suit is not two)
            assert suits_missing(read_meld(text)) == (two,)
