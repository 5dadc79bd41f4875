"""A state as a value: it does not change, equals what the same moves give, and can be copied, pickled and shown."""

import copy
import pickle
import random

import pytest

from play_deals import random_deal, random_rules, start
from rami import PRESETS, Match
from rami.bots.table import random_deal as bot_deal
from rami.kernel import kernel_for
from rami.play.deal import PlayError
from rami.play.moves import DRAW, Lay
from rami.play.state import State
from rami.play.turn import turn_rules


def some_round(seed: int, moves: int = 10**6) -> State:
    rng = random.Random(seed)
    state = State.dealt(random_deal(random_rules(rng), 2 + seed % 4, rng), whole=False)
    while not state.over and moves:
        state = state.after(state.legal.choose(rng))
        moves -= 1
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_of_a_whole_round_is_the_same_round(seed: int) -> None:
    """Rounds of hundreds of moves too: no state is inside the next."""
    state = some_round(seed)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert again == state
        assert hash(again) == hash(state)
        assert again.history == state.history
        assert again.result == state.result
        assert again.before == state.before
    assert State.dealt(state.deal, whole=False).replay(state.history) == state


def test_a_copy_goes_on_as_the_round_does() -> None:
    state = some_round(1, 25)
    while not isinstance(state.played and state.played.move, Lay):
        state = state.after(state.legal[0])
    again = pickle.loads(pickle.dumps(state))
    assert tuple(again.legal) == tuple(state.legal)
    move = state.legal[0]
    assert again.after(move) == state.after(move)
    assert again.take_back() == state.take_back() != state


def test_rounds_that_differ_are_not_equal() -> None:
    state = some_round(2, 12)
    assert state != state.before
    assert state != some_round(3, 12)
    assert state != state.position
    taken = State.dealt(random_deal(PRESETS["rami"], 2, random.Random(5)))
    other = State.dealt(random_deal(PRESETS["rami"], 2, random.Random(6)))
    assert taken != other
    assert len({taken, other, copy.copy(other)}) == 2


def test_a_state_does_not_change() -> None:
    state = some_round(1, 5)
    with pytest.raises(AttributeError, match="position"):
        state.position = state.position  # type: ignore[misc]
    with pytest.raises(AttributeError, match="before"):
        del state.before


def test_it_is_shown_without_a_card() -> None:
    state = start(["2C 3C", "4D 5D"], "6H 7H 8H", "9S")
    assert repr(state) == "<State: 2 players, turn 1, seat 0, draw>"
    assert repr(state.legal) == "<Legal: 1 moves>"
    assert random.Random(0).choice(state.legal) == state.legal[0] == DRAW  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_shows_no_hand(seat: int) -> None:
    state = start(["2C 3C", "4D 5D"], "6H 7H 8H", "9S")
    for question in (state.hand, state.has_opened):
        with pytest.raises(PlayError, match="play/no-such-seat"):
            question(seat)


def test_what_is_made_once_stays_one() -> None:
    for rules in PRESETS.values():
        for one in (kernel_for(rules), turn_rules(rules)):
            assert pickle.loads(pickle.dumps(one)) is one
            assert copy.deepcopy(one) is one


def test_a_round_of_bots_can_be_pickled_and_goes_on_with_the_same_reshuffles() -> None:
    deal = bot_deal(Match.start(["Ana", "Ben"]), "seed")
    state = State.dealt(deal)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    rng, same = random.Random(3), random.Random(3)
    while not state.over:
        state, again = state.after(state.legal.choose(rng)), again.after(again.legal.choose(same))
    assert again == state
    assert state.position.reshuffles
