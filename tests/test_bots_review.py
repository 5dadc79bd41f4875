"""A round looked at again: which decisions count, what they gave away, and that only what is beyond doubt does."""

import random
from collections.abc import Sequence
from itertools import islice

import pytest

from play_deals import play, random_deal, random_rules, start
from rami.bots.advice import Judged
from rami.bots.playouts import Playouts
from rami.bots.reasons import Kind
from rami.bots.review import Review, ReviewedTurn, review
from rami.bots.strategy import Sight, Totals
from rami.play.moves import Discard, Lay, Move
from rami.play.state import State
from rami.play.view import log_of, view_of
from test_bots_club import EASY, LOW
from test_play_views import random_round

EVEN = Totals((0, 0), 100)


class FirstIsBest:
    """Holds the first legal move to be the best, every other to be worse by its place; remembers what it was asked."""

    def __init__(self, error: float = 0.0) -> None:
        self.error = error
        self.asked: list[tuple[Sight, Sequence[Move]]] = []

    def judge(self, sight: Sight, random: random.Random, among: Sequence[Move] = ()) -> Sequence[Judged]:
        """Judge by the place in the list of legal moves."""
        self.asked.append((sight, among))
        legal = sight.view.legal
        found = [
            Judged(move, 1.5 * legal.index(move), self.error if legal.index(move) else 0) for move in among or legal
        ]
        return sorted(found, key=lambda each: each.points)


def short_round() -> State:
    """Five turns, one with a move taken back."""
    state = start(("KC QC 9H", "8H 5D JS"), "4C 7S 2C 3D 6S", "AH", EASY)
    return play(state, "draw; discard 9H; draw; discard 5D; draw; discard KC; draw; discard 3D; draw; discard 6S")


def test_each_decision_is_held_to_the_best_one() -> None:
    """Legal discards come by suit and rank; a draw was never a choice here."""
    found = review(short_round(), EVEN, FirstIsBest(), 1)
    assert [(turn.number, turn.seat, turn.given) for turn in found.turns] == [
        (1, 0, 4.5),  # 4C QC KC 9H
        (2, 1, 0.0),  # 5D 8H 7S JS
        (3, 0, 4.5),  # 2C 4C QC KC
        (4, 1, 0.0),  # 3D 8H 7S JS
        (5, 0, 4.5),  # 2C 4C QC 6S
    ]
    assert (found.given(0), found.given(1)) == (13.5, 0.0)
    assert [len(turn.decisions) for turn in found.turns] == [1] * 5
    decision = found.turns[0].decisions[0]
    assert decision.better == decision.view.legal[0]
    assert decision.reason is not None
    assert [turn.number for turn in found.costliest] == [1, 3, 5]


def test_what_is_in_doubt_does_not_count() -> None:
    assert review(short_round(), EVEN, FirstIsBest(2.0), 1).given(0) == 13.5
    doubtful = review(short_round(), EVEN, FirstIsBest(2.3), 1)
    assert (doubtful.given(0), doubtful.costliest) == (0.0, ())
    assert all(decision.better is None for turn in doubtful.turns for decision in turn.decisions)


def test_where_another_move_looks_better_the_two_are_judged_once_more() -> None:
    judge = FirstIsBest()
    review(short_round(), EVEN, judge, 1, seats=(0,))
    state = short_round()
    asked = [(len(among), sight.view.turns) for sight, among in judge.asked]
    assert asked == [(0, 0), (2, 0), (0, 2), (2, 2), (0, 4), (2, 4)]
    assert all(sight.view.seat == 0 for sight, _ in judge.asked)
    assert judge.asked[-1][0].log == log_of(state, 0)[:-1]


def test_some_seats_and_how_far_it_is() -> None:
    done: list[tuple[int, int]] = []
    found = review(
        short_round(), EVEN, FirstIsBest(), 1, seats={1}, watch=lambda number, most: done.append((number, most))
    )
    assert found.seats == (1,)
    assert [turn.number for turn in found.turns] == [2, 4]
    assert done == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_what_was_taken_back_was_no_decision() -> None:
    state = start(("6S 7S 8S KC QC", "8H 5D JS"), "4C 7S 2C", "AH", EASY)
    state = play(state, "draw; lay 6S 7S 8S; back; lay 6S 7S 8S; discard KC; draw")
    found = review(state, EVEN, FirstIsBest(), 1)
    assert [decision.made for decision in found.turns[0].decisions] == [
        Lay(state.table[0]),
        Discard(1 << 12),
    ]
    assert len(found.turns) == 2


@pytest.mark.parametrize("number", range(4))
def test_every_move_that_stood_is_looked_at_from_what_was_seen(number: int) -> None:
    rng = random.Random(f"review {number}")
    deal = random_deal(random_rules(rng), 3, rng, 6, 12)
    *_, state = islice(random_round(deal, rng), 80)
    judge = FirstIsBest()
    found = review(state, Totals((0, 0, 0), 100), judge, 1)
    decisions = [decision for turn in found.turns for decision in turn.decisions]
    again = State.dealt(deal, whole=False)
    for decision in decisions:
        while len(again.legal) == 1 and again.legal.moves()[0] != decision.made:
            again = again.after(again.legal.moves()[0])
        while len(again.legal) == 1:
            again = again.after(again.legal.moves()[0])
        assert view_of(again, again.seat) == decision.view
        again = again.after(decision.made)
    assert decisions


def test_a_rami_sec_that_was_missed_is_the_costliest_turn() -> None:
    hands = ("5H 6H 7H 9C 9D 9S KH KS KC", "8S 8D 2C 4D 6C 3D 5S 7C 9D QC JH")
    state = play(start(hands, "QD 3S 4S 2H 8C 6D JC JD", "2D"), "draw; discard KC; draw; discard 3S; draw; discard 4S")
    found = review(state, EVEN, Playouts(12), 1, seats=(0,))
    worst = found.costliest[0]
    decision = worst.decisions[0]
    assert worst.number == 1
    assert decision.made == Discard(1 << 12)
    assert isinstance(decision.better, Lay)
    assert decision.reason is not None
    assert decision.reason.kind is Kind.SEC
    assert decision.given > 100
    assert found == review(state, EVEN, Playouts(12), 1, seats=(0,))


def test_a_round_that_has_just_been_dealt_gave_nothing_away() -> None:
    assert review(start(("KC QC", LOW), "4C 7S", "AH"), EVEN, FirstIsBest(), 1) == Review((0, 1), ())


def test_at_most_three_turns_are_named() -> None:
    turns = tuple(
        ReviewedTurn(number, 0, (found._replace(given=given),))
        for number, (found, given) in enumerate(
            zip(
                [review(short_round(), EVEN, FirstIsBest(), 1).turns[0].decisions[0]] * 5,
                (2.0, 0.0, 5.0, 3.0, 4.0),
                strict=True,
            ),
            1,
        )
    )
    assert [turn.number for turn in Review((0,), turns).costliest] == [3, 5, 4]
