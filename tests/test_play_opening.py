"""The quick answers of a turn: what falls short of an opening, what rests of a hand can lay, what a table takes."""

import random
from collections.abc import Iterator

import pytest

from play_deals import chosen, fraction, random_deal
from rami import CARDS, JOKER, Rules, read_cards
from rami.growth import exchanges, extensions
from rami.handbits import HandBits, bits, bits_of
from rami.kernel import Kernel, kernel_of
from rami.melds import read_meld
from rami.play import melding
from rami.play.engine import Position
from rami.play.melding import Turn, with_card, without_card
from rami.play.moves import JOKER_BIT, Discard, Draw, LayOff, Swap, discards_of
from rami.play.offers import Offers
from rami.play.opening import Opening, falls_short
from rami.play.state import State
from rami.play.turn import turn_rules

LIMITS = (1, 2, "naturals")


def dense_hands(rng: random.Random, number: int) -> Iterator[HandBits]:
    """Hands of a few neighbouring ranks with copies and jokers, so that much can be laid in many ways."""
    for _ in range(number):
        first = int(rng.random() * 10)
        near = [card for card in CARDS if card is not JOKER and (card.index % 13 - first) % 13 < 5]
        jokers = fraction(rng, (0, 0, 1, 1, 2, 3))
        cards = [fraction(rng, near) for _ in range(fraction(rng, (3, 6, 9, 12)))]
        held = [card.index for card in CARDS for _ in range(min(cards.count(card), 3))]
        yield bits_of(iter(held + [JOKER.index] * jokers))


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("pure", [False, True])
def test_what_falls_short_cannot_be_laid(limit: int | str, pure: bool) -> None:
    """The bound is never below what can be laid; without jokers and in the usual rules it is of use."""
    kernel = kernel_of(limit, 11)
    told = 0
    for hand in dense_hands(random.Random(f"short {limit} {pure}"), 300):
        most = Opening(kernel, hand).most(hand, pure=pure)
        if most:
            assert not falls_short(kernel, hand, most, pure=pure)
        told += falls_short(kernel, hand, most + 20, pure=pure)
    assert told > 60


@pytest.mark.parametrize("limit", LIMITS)
def test_an_opening_serves_every_rest_of_its_hand(limit: int | str) -> None:
    kernel, rng = kernel_of(limit, 11), random.Random(f"rests {limit}")
    for hand in dense_hands(rng, 60):
        opening = Opening(kernel, hand)
        for meld in kernel.melds(hand)[:6]:
            rest = hand.without(meld.naturals, meld.jokers)
            anew = Opening(kernel, rest)
            assert (opening.serves(rest), anew.serves(hand)) == (True, False)
            assert sorted(opening.candidates_of(rest)) == sorted(anew.candidates)
            for pure in (False, True):
                assert opening.most(rest, pure=pure) == anew.most(rest, pure=pure)
            for card in (*bits(rest.ones), JOKER_BIT):
                wanted = [one for one in anew.candidates if one.mask & card or (card == JOKER_BIT and one.jokers)]
                assert sorted(opening.with_card(card, rest)) == sorted(wanted)
            assert not anew.live & ~opening.live


@pytest.mark.unmeasured
@pytest.mark.parametrize("limit", LIMITS)
def test_quick_looks_at_a_suit_and_at_all_cards(limit: int | str) -> None:
    kernel = kernel_of(limit, 11)
    for held in range(1 << 13):
        for jokers in (0, 1):
            runs = kernel.suit_melds(1, held, jokers) if held.bit_count() < 7 or not jokers else None
            if runs is not None and kernel.most_jokers(jokers) == jokers:
                assert bool(kernel.has_run(held, jokers)) == bool(runs)
    for hand in dense_hands(random.Random(f"natural {limit}"), 200):
        natural = 0
        for meld in kernel.melds(hand):
            natural |= 0 if meld.stands else meld.naturals
        assert kernel.in_natural_melds(hand.ones) == natural


def test_a_table_offers_what_its_melds_take() -> None:
    table = tuple(map(read_meld, ("7C 7D *7H", "5S 6S 7S", "*8S 9S TS", "7C 7D 7H 7S")))
    kernel = kernel_of(1, 11)
    offers = Offers(kernel, table)
    everything = (1 << 53) - 1
    expected = [
        LayOff(card, joker, number) for number, meld in enumerate(table) for card, joker, _ in extensions(kernel, meld)
    ]
    assert offers.lay_offs(everything) == expected
    assert offers.lay_offs(0) == []
    swaps = [(cards, Swap(cards, number)) for number in (0, 2) for cards, _ in exchanges(table[number])]
    assert offers.swaps == swaps
    seven, nine = (1 << card.index for card in read_cards("7S 9S"))
    assert [lay_off.meld for lay_off in offers.beside(seven, everything)] == [
        lay_off.meld for lay_off in expected if lay_off.meld in {0, 1, 2}
    ]
    assert {lay_off.meld for lay_off in offers.beside(nine, everything)} == {1, 2}
    assert all(lay_off.joker for lay_off in offers.beside(nine, JOKER_BIT))


def test_what_is_kept_of_tables_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(melding, "_KEPT", 2)
    rules = turn_rules(Rules(surcharge=24))
    tables = [(read_meld(text),) for text in ("5S 6S 7S", "6S 7S 8S", "7S 8S 9S")]
    found = [rules.offers(table) for table in tables]
    assert [rules.offers(table).table for table in tables] == tables
    assert rules.offers(tables[2]) is rules.offers(tables[2])
    assert rules.offers(tables[0]) is not found[0]


def test_tables_that_are_gone_are_not_taken_for_others() -> None:
    """A table may be made where another one was in memory."""
    rules = turn_rules(Rules(surcharge=26))
    melds = [read_meld(f"{low}{suit} {low + 1}{suit} {low + 2}{suit}") for low in range(2, 8) for suit in "CDHS"]
    for meld in melds * 3:
        offers = rules.offers((meld,))
        assert [one.card for one in offers.lay_offs((1 << 52) - 1)] == [
            card for card, joker, _ in extensions(rules.kernel, meld) if not joker
        ]


def test_cards_go_in_and_out_of_a_hand_by_their_bits() -> None:
    hand = HandBits(0, 0, 0, 0)
    for _ in range(3):
        hand = with_card(with_card(hand, 2), JOKER_BIT)
    assert hand == HandBits(2, 2, 2, 3)
    for ones, twos, threes in ((2, 2, 0), (2, 0, 0), (0, 0, 0)):
        hand = without_card(without_card(hand, 2), JOKER_BIT)
        assert hand[:3] == (ones, twos, threes)
    assert hand.jokers == 0


def test_discards_by_suit_and_rank() -> None:
    cards = sum(1 << card.index for card in CARDS)
    assert discards_of(cards) == [Discard(1 << card.index) for card in CARDS]
    assert discards_of(JOKER_BIT) == [Discard(JOKER_BIT)]
    assert discards_of(0) == []


def test_positions_have_all_their_fields() -> None:
    """They are made without their classes, which would refuse a wrong number of fields."""
    rng = random.Random("fields")
    for rules in (Rules(), Rules.of({"opening_points": 0, "pure_run": False})):
        state = State.dealt(random_deal(rules, 3, rng))
        kinds: set[type[object]] = set()
        while not state.over:
            position = state.position
            assert (len(position), len(position.turn)) == (len(Position._fields), len(Turn._fields))
            assert (type(position), type(position.turn)) == (Position, Turn)
            assert all((type(hand), len(hand)) == (HandBits, 4) for hand in (*position.hands, position.turn.hand))
            assert position == Position(*position)
            move = chosen(tuple(state.legal), rng, 0.5)
            kinds.add(type(move))
            state = state.after(move)
            assert state.played is not None
            assert len(state.played) == 4
        assert {Draw, Discard} <= kinds


def test_a_kernel_keeps_nothing_of_another() -> None:
    one, two = kernel_of(1, 11), Kernel(1, 10, balanced=False)
    ace_high = read_meld("QH KH AH")
    assert (one.points(ace_high), two.points(ace_high)) == (31, 30)
