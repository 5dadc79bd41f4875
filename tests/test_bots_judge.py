"""The judge that plays on: beginners in a hurry, the same answer again, from what was seen alone, within its time."""

import random
from itertools import count, islice

import pytest

from play_deals import fraction, move, play, random_deal, random_rules, start
from rami import PRESETS, Card, Match
from rami.bots.advice import Judged
from rami.bots.beginner import Beginner
from rami.bots.club import Club
from rami.bots.playouts import Playouts, worth_trying
from rami.bots.rollout import played_out
from rami.bots.strategy import Sight, Totals
from rami.bots.table import random_deal as whole_deal
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, Move, bit_of
from rami.play.state import State
from rami.play.view import view_of
from test_bots_club import EASY, LOW, OPEN_PILE, sight_of
from test_play_views import other_world, random_round

SEC = "5H 6H 7H 9C 9D 9S KH KS KC"


# Beginners in a hurry


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_rollout_is_the_round_that_beginners_play(preset: str, players: int) -> None:
    state = State.dealt(whole_deal(Match.start([str(seat) for seat in range(players)], PRESETS[preset]), players))
    assert played_out(state, random.Random(3)).position == as_beginners(state).position


@pytest.mark.parametrize("number", range(12))
def test_so_it_is_by_any_rules_and_from_any_state(number: int) -> None:
    rng = random.Random(f"rollout {number}")
    for state in islice(random_round(random_deal(random_rules(rng), 3, rng, fraction(rng, (6, 9)), 20), rng), 0, 60, 7):
        if not state.over:
            assert played_out(state, random.Random(3)).position == as_beginners(state).position


def as_beginners(state: State) -> State:
    rng, beginner = random.Random(3), Beginner()
    while not state.over:
        state = state.after(beginner.choose(Sight(view_of(state, state.seat), (), Totals((), 0)), rng))
    return state


def test_a_joker_is_thrown_where_there_is_nothing_else() -> None:
    state = play(start(("XX XX", LOW), "XX 3S 4S 2H 9H", "2D"), "draw")
    assert played_out(state, random.Random(1)).position == as_beginners(state).position


# What it judges


def judged(state: State, worlds: int = 12, among: tuple[Move, ...] = (), seed: int = 1) -> list[Judged]:
    return list(Playouts(worlds).judge(sight_of(state), random.Random(seed), among))


def test_it_goes_out_when_it_can_and_knows_what_that_brings() -> None:
    state = play(start((SEC, LOW), "QD 3S 4S 2H 8C 6D JC JD", "2D"), "draw")
    best = judged(state)[0]
    assert isinstance(best.move, Lay)
    assert (best.points, best.error) == (-200, 0)


def test_it_throws_weight_where_the_other_is_about_to_go_out() -> None:
    state = start(("KC QC JC 9C 9D 9S 2H", "5C 6C 7C KH TD 2S"), "AS TC 3S 3H 4D", "3C", EASY)
    opened = "draw; lay JC QC KC; lay 9C 9D 9S; discard AS; draw; lay 5C 6C 7C; discard TC; draw; discard 3S; draw"
    throws = tuple(Discard(bit_of(Card(code))) for code in ("2S", "KH"))
    best, other = judged(play(state, opened), 24, throws)
    assert best.move == throws[1]
    assert other.points - best.points > 2 * other.error


def test_the_same_seed_gives_the_same_answer_and_another_one_another() -> None:
    state = play(start((f"{SEC} 2C 8D", LOW), "QD 3S 4S 2H", "2D"), "draw")
    first, second, other = (judged(state, 6, seed=seed) for seed in (1, 1, 2))
    assert first == second != other


@pytest.mark.parametrize("number", range(4))
def test_hidden_cards_change_no_answer(number: int) -> None:
    compared = 0
    rng = random.Random(f"judge {number}")
    for state in islice(random_round(random_deal(random_rules(rng), 3, rng, 7, 14), rng), 0, 60, 9):
        other = None if state.over else other_world(state, state.seat, rng)
        if other is not None:
            assert judged(state, 2) == judged(other, 2)
            compared += 1
    assert compared


@pytest.mark.parametrize("number", range(6))
def test_it_judges_some_legal_moves_the_best_first(number: int) -> None:
    rng = random.Random(f"moves {number}")
    for state in islice(random_round(random_deal(random_rules(rng), 2, rng, 9, 14), rng), 0, 60, 7):
        if state.over:
            continue
        moves = worth_trying(sight_of(state), random.Random(1))
        found = judged(state, 2)
        assert [each.points for each in found] == sorted(each.points for each in found)
        assert {each.move for each in found} == set(moves)
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(state.legal)
        assert len(moves) == min(len(state.legal), 6) or not {DRAW, TAKE, STOP}.isdisjoint(moves) or melds_only(state)
        assert Club().choose(sight_of(state), random.Random(1)) in moves or state.phase.value == "draw"


def melds_only(state: State) -> bool:
    """Whether more melds than are looked at leave room for no others."""
    discards = [each for each in state.legal if isinstance(each, Discard)]
    return len(discards) < 3


def test_in_an_unfinished_opening_only_melds_are_judged() -> None:
    state = play(start((f"{SEC} 2C 8D", LOW), "QD 3S 4S 2H", "2D"), "draw; lay KC KH KS")
    assert {type(each.move) for each in judged(state, 2)} == {Lay}


def test_a_single_move_is_judged_too() -> None:
    (found,) = judged(start((SEC, LOW), "QD 3S 4S 2H", "2D"), 3)
    assert found.move == DRAW
    assert found.error == 0


# Its time


def test_it_stops_when_its_time_is_over_and_what_it_has_counts() -> None:
    """The clock moves on by one each time it is asked: once at the beginning, then before each world from the third on."""
    state = play(start((f"{SEC} 2C 8D", LOW), "QD 3S 4S 2H", "2D"), "draw")
    ticks = count()
    timed = Playouts(1000, 3, lambda: next(ticks)).judge(sight_of(state), random.Random(1))
    assert list(timed) == judged(state, 5)


def test_moves_are_given_up_and_two_stay() -> None:
    state = play(start((SEC, LOW), "QD 3S 4S 2H 8C", "2D"), "draw")
    assert len(judged(state, 9)) == len(judged(state, 17)) == len(worth_trying(sight_of(state), random.Random(1)))


def test_where_the_pile_is_open_taking_is_judged_against_drawing() -> None:
    state = start((f"{SEC} 2C", LOW), "QD 3S 4S 5D", "8H", OPEN_PILE)
    best, other = judged(state)
    assert (best.move, other.move) == (TAKE, DRAW)
    assert move(state, "take") == TAKE
    assert best.points == -200
