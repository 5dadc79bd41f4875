"""The numbers of sequences of legal moves from fixed deals, counted by both engines, and the order of the moves."""

import copy
import json
from typing import TypedDict

import pytest

from play_deals import GOLDEN, golden, held, legal, play, start, table, twin
from rami.play.deal import Phase
from rami.play.state import State
from rami.records.move_text import write_move
from rami.rules import OptionValue
from slow_rami import SlowRound

pytestmark = pytest.mark.unmeasured


class Perft(TypedDict):
    """A deal, the moves up to the root, the sequences of one, two, three ... moves from there."""

    name: str
    preset: str
    options: dict[str, OptionValue]
    dealer: int
    hands: list[str]
    stock: str
    upcard: str
    moves: str
    leaves: list[int]
    slow_depth: int


DEALS: list[Perft] = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))
each_deal = pytest.mark.parametrize("deal", DEALS, ids=[deal["name"] for deal in DEALS])


def root(deal: Perft) -> State:
    options, preset, dealer = deal["options"], deal["preset"], deal["dealer"]
    dealt = start(deal["hands"], deal["stock"], deal["upcard"], options, preset=preset, dealer=dealer)
    return play(dealt, deal["moves"])


def slow_root(state: State) -> SlowRound:
    slow = twin(state.deal)
    for played in state.history:
        assert played.move is not None
        slow.play(write_move(played.move))
    return slow


def leaves(state: State, depth: int) -> int:
    return len(state.legal) if depth == 1 else sum(leaves(state.after(move), depth - 1) for move in state.legal)


def slow_leaves(slow: SlowRound, depth: int) -> int:
    if depth == 1:
        return len(slow.legal())
    total = 0
    for move in slow.legal():
        following = copy.deepcopy(slow)
        following.play(move)
        total += slow_leaves(following, depth - 1)
    return total


def depths(deal: Perft) -> range:
    return range(1, len(deal["leaves"]) + 1)


@each_deal
def test_leaves(deal: Perft) -> None:
    state = root(deal)
    assert [leaves(state, depth) for depth in depths(deal)] == deal["leaves"]


@each_deal
def test_leaves_of_the_slow_engine(deal: Perft) -> None:
    state = root(deal)
    slow = slow_root(state)
    counted = [slow_leaves(slow, depth) for depth in depths(deal)[: deal["slow_depth"]]]
    assert counted == deal["leaves"][: deal["slow_depth"]]
    assert slow.legal() == sorted(legal(state))


def test_the_deals_reach_every_kind_of_move() -> None:
    found: set[str] = set()

    def walk(state: State, depth: int) -> None:
        for move in state.legal:
            found.add(write_move(move).split()[0])
            if depth > 1:
                walk(state.after(move), depth - 1)

    for deal in DEALS:
        walk(root(deal), sum(number < 300 for number in deal["leaves"]))
    assert found == {"draw", "take", "stop", "lay", "off", "swap", "discard"}


def test_the_order_of_the_moves() -> None:
    """From each of the deals, after the draw."""
    lines: list[str] = []
    for deal in DEALS:
        state = root(deal)
        if state.phase is Phase.DRAW:
            lines += ["", f"# {deal['name']}: before the draw", *legal(state)]
            state = state.after(list(state.legal)[-1])
        melds = [f"table {number}: {meld}" for number, meld in enumerate(table(state))]
        lines += ["", f"# {deal['name']}", f"hand: {held(state, state.seat)}", *melds, *legal(state)]
    golden("order.txt", "\n".join(lines[1:]) + "\n")
