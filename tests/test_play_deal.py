"""Deals and reshuffles that are none by the rules, refused with all faults at once."""

from dataclasses import replace

import pytest

from play_deals import play, start
from rami import Card, Pack, Rules, read_cards
from rami.play.deal import Deal, PlayError, Reshuffle
from rami.play.engine import Engine
from rami.play.moves import DRAW
from rami.play.shuffle import dealt
from rami.play.state import Played, State
from rami.rules import OptionValue

ZERO: dict[str, OptionValue] = {"opening_points": 0, "pure_run": False}
OPENERS = ("5H 6H 7H 9C KD", "QH KH AH 3C XX 8H 2S")


def codes_of(deal: Deal, *, whole: bool = True) -> list[str]:
    """Why a deal is refused: told by the deal, and when a round is to begin with it."""
    faults = deal.faults(whole=whole)
    if faults:
        with pytest.raises(PlayError) as error:
            State.dealt(deal, whole=whole)
        assert error.value.faults == faults
    else:
        assert State.dealt(deal, whole=whole).deal is deal
    return [" ".join([fault.code, *fault.fields, *map(str, fault.values.values())]) for fault in faults]


def test_a_deal_that_is_not_the_pack_of_the_rules() -> None:
    order = list(Pack(2))
    hands, upcard, stock = dealt(order, 2, 0, 14)
    deal = Deal(Rules(), 0, hands, stock, upcard)
    assert (stock[0].code, stock[-1].code) == ("2D", "XX")
    assert codes_of(deal) == []
    assert codes_of(replace(deal, stock=stock[1:])) == ["deal/wrong-cards stock 2D 1 2"]
    twice = replace(deal, stock=(*stock[:-1], Card("AC")))
    assert codes_of(twice) == ["deal/wrong-cards stock AC 3 2", "deal/wrong-cards stock XX 3 4"]
    assert codes_of(replace(deal, hands=(hands[0][:-1], hands[1]), stock=(*stock, hands[0][-1]))) == [
        "deal/hand-size hands[0] 0 13 14"
    ]
    short = replace(deal, rules=Rules(hand_size=13, packs=3), dealer=2)
    assert codes_of(short)[:3] == ["entry/unknown-dealer dealer 2 2"] + [
        f"deal/hand-size hands[{seat}] {seat} 14 13" for seat in (0, 1)
    ]
    assert len(codes_of(short)) == 3 + 53
    assert codes_of(replace(deal, dealer=-1)) == ["entry/unknown-dealer dealer -1 2"]
    assert "entry/players players 1 2 6" in codes_of(replace(deal, hands=hands[:1]))


def test_a_deal_for_an_exercise_may_lack_cards_and_have_none_too_often() -> None:
    deal = Deal(Rules(), 0, (read_cards("2C 2C"), read_cards("3C")), (), Card("KH"))
    assert codes_of(deal, whole=False) == []
    assert codes_of(replace(deal, upcard=Card("2C")), whole=False) == ["deal/wrong-cards stock 2C 3 2"]
    assert codes_of(replace(deal, dealer=2), whole=False) == ["entry/unknown-dealer dealer 2 2"]
    assert "entry/players players 7 2 6" in codes_of(replace(deal, hands=((),) * 7), whole=False)


def reshuffling(state: State, reshuffle: Reshuffle) -> State:
    """The same position, with another reshuffle to come."""
    return State(Engine(replace(state.deal, reshuffle=reshuffle)), state.position)


def backwards(number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards[::-1]


@pytest.mark.parametrize("stock", ["9C", "9C 2S KD", "9C AH", ""])
def test_a_reshuffle_of_other_cards_is_refused(stock: str) -> None:
    """Two cards go back; the deal gives fewer, more, others or none."""
    state = play(start(OPENERS, "4D 4H", "2D", ZERO), "draw; discard 9C; draw; discard 2S")

    def other(number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return read_cards(stock)

    with pytest.raises(PlayError, match=r"deal/wrong-cards at reshuffle"):
        reshuffling(state, other).after(DRAW)
    right = reshuffling(state, backwards).after(DRAW)
    assert right.played == Played(0, DRAW, Card("9C"), read_cards("9C 2D"))
