"""The engine against the slow one, written independently from the rules: the same legal moves in random rounds.

RAMI_CONTRACT_ROUNDS asks for more of them.
"""

import os
import random

import pytest

from play_deals import chosen, codes, fraction, legal, random_deal, random_rules, twin
from rami import PRESETS, Rules
from rami.play.deal import Deal
from rami.play.state import State
from rami.records.move_text import write_move

ROUNDS = int(os.environ.get("RAMI_CONTRACT_ROUNDS", "200")) // 4
BLOCK = 10


def compared(deal: Deal, rng: random.Random, eager: float) -> None:
    """Play the same round on both; after each move the legal moves, the table and the hands are the same."""
    state, slow = State.dealt(deal), twin(deal)
    while not state.over:
        assert sorted(legal(state)) == slow.legal()
        move = chosen(tuple(state.legal), rng, eager)
        slow.play(write_move(move))
        state = state.after(move)
        assert state.phase.value == slow.phase
        assert state.seat == slow.seat or state.over
        assert [sorted(codes(state.hand(seat))) for seat in range(deal.players)] == slow.hands
    assert slow.outcome is not None
    result = state.result
    assert (result.ending.value, result.winner) == (slow.outcome["ending"], slow.outcome["winner"])
    opened = [state.has_opened(seat) for seat in range(deal.players)]
    assert (opened, slow.legal()) == (slow.outcome["opened"], [])


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    for number in range(max(1, ROUNDS // 50)):
        rng = random.Random(f"slow {preset} {number}")
        players = fraction(rng, (2, 3))
        compared(random_deal(Rules.preset(preset), players, rng, 0, 20), rng, 0.8)


@pytest.mark.parametrize("block", range(-(-ROUNDS // BLOCK)))
def test_any_rules(block: int) -> None:
    for number in range(BLOCK):
        rng = random.Random(f"slow rules {block} {number}")
        players = fraction(rng, range(2, 5))
        deal = random_deal(random_rules(rng), players, rng, fraction(rng, (4, 5, 7, 9)), fraction(rng, (4, 12, 20)))
        compared(deal, rng, fraction(rng, (0.5, 0.8, 1)))
