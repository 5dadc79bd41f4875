"""Moves as plain data: equal by what they say, usable as keys, never changed; cards by their bits."""

from dataclasses import FrozenInstanceError

import pytest

from rami import CARDS
from rami.play.moves import DRAW, JOKER_BIT, STOP, TAKE, Discard, Draw, Move, Stop, Take, bit_of, card_of


def test_cards_by_their_bits() -> None:
    """Each its own, the joker behind them all."""
    assert [bit_of(card) for card in CARDS] == [1 << place for place in range(53)]
    assert [card_of(1 << place) for place in range(53)] == list(CARDS)
    assert bit_of(card_of(JOKER_BIT)) == JOKER_BIT


def test_moves_are_equal_by_what_they_say() -> None:
    moves: list[Move] = [DRAW, TAKE, STOP, Draw(), Take(), Stop(), Discard(1), Discard(1), Discard(2)]
    assert len(set(moves)) == 5
    assert (Draw(), Take(), Stop()) == (DRAW, TAKE, STOP)


@pytest.mark.parametrize("move", [DRAW, TAKE, STOP])
def test_moves_are_never_changed(move: Move) -> None:
    with pytest.raises((FrozenInstanceError, TypeError)):
        setattr(move, "card", 1)  # noqa: B010 - it has no such field
