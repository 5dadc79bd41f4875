"""The level beginner: what it takes, melds and throws."""

import random

import pytest

from play_deals import move, play, start
from rami.bots.beginner import Beginner
from rami.bots.strategy import Sight, Totals
from rami.play.state import State
from rami.play.view import log_of, view_of
from rami.records.move_text import write_move
from rami.rules import OptionValue

Options = dict[str, OptionValue]
OPEN_PILE: Options = {"discard_from_turn": 1}
FREE: Options = {**OPEN_PILE, "take_discard": "free"}
OTHER = "2C 4D 6C 8S 3D"


def answer(state: State) -> str:
    sight = Sight(view_of(state, state.seat), log_of(state, state.seat), Totals((0,) * state.deal.players, 100))
    return write_move(Beginner().choose(sight, random.Random(1)))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("6H 7H 8H KC KS 2S 4S", "take"),  # the three kings make it 51
        ("5H 6H 7H KC QC JC 2S", "draw"),  # it makes no meld
        ("5H 6H 7H QH JH 2S 3S", "draw"),  # it makes a meld, and 48 points open nothing
        ("4H 5H 6H 7H QH JH 2S 3S", "take"),
    ],
)
@pytest.mark.parametrize("options", [OPEN_PILE, FREE], ids=["must meld", "free"])
def test_it_takes_a_discard_only_to_meld_it(hand: str, expected: str, options: Options) -> None:
    state = start((hand, OTHER), "9D 9C TS", "KH", options)
    if expected == "draw":
        assert "take" not in map(write_move, state.legal) or options == FREE
    assert answer(state) == expected


def test_it_melds_the_dearest_first_and_all_it_may() -> None:
    state = play(start(("5H 6H 7H KC KS KH 2S 2D QC", OTHER), "8H 9C TS", "KH", {"opening_points": 40}), "draw")
    texts: list[str] = []
    while not state.over and state.seat == 0:
        texts.append(answer(state))
        state = state.after(move(state, texts[-1]))
    assert texts == ["lay KC KH KS", "lay 5H 6H 7H 8H", "discard QC"]


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("KC KS 9H 4D 5D 2C", {"9H"}),  # the king is dearer and has a pair
        ("KC QC 9H 4D 7S 2C", {"9H"}),
        ("KC TD AD 9S 8S 3C", {"AD"}),
        ("KC KC QD AS 2S", {"KC", "QD"}),  # a card twice is no pair; chance decides between equals
        ("XX KC KS AS 2S AD", {"AS", "AD"}),  # all go with another but the joker, which is kept
    ],
)
def test_it_throws_the_dearest_that_goes_with_no_other(hand: str, thrown: set[str]) -> None:
    state = play(start((hand, OTHER), "2H 9C TS", "KH", {"opening_points": 101}), "draw")
    assert answer(state) in {f"discard {card}" for card in thrown}


def test_it_takes_rather_than_stops_and_throws_a_joker_if_there_is_nothing_else() -> None:
    options: Options = {"opening_points": 0, "pure_run": False, "reshuffles": 0}
    state = play(start(("KS KH 3S", "KC 5D"), "4D 7H", "2C", options), "draw; discard 4D; draw; discard KC")
    assert answer(state) == "take"
    jokers = play(start(("XX XX", "KC 5D"), "XX 7H", "2C", options), "draw")
    assert answer(jokers) == "discard XX"
