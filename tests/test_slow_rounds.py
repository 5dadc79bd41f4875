"""Random rounds of the slow engine: they end, keep all cards, and every turn of them is looked at from its log."""

import random
from collections import Counter

import pytest

from rami.rules import OPTIONS, PRESETS
from slow_melds import CARDS, is_meld, is_pure_run, points_of
from slow_rami import Position, SlowRound


def plainly_can_end(slow: SlowRound, position: Position) -> bool:
    """The search of the engine once more, without its memory."""
    if not position.hand or slow.discards(position):
        return slow.can_end(position)
    return any(plainly_can_end(slow, after) for after in slow.meld_moves(position).values())


def check_turn(slow: SlowRound, moves: list[str], opened: bool) -> None:
    """Look at a finished turn: what was to be melded is melded, and the opening is one."""
    laid = [card for move in moves[1:] if not move.startswith("discard") for card in move.split(">")[0].split()[1:]]
    taken = moves[0].partition(" ")[2]
    if taken and (slow.rules["take_discard"] == "must_meld"):
        assert taken in laid or (taken == "XX" and any(card.startswith("*") for card in laid))
    swapped = sum(move.startswith("swap") for move in moves)
    if slow.rules["joker_swap"] == "replay":
        assert sum(card.startswith("*") for card in laid) >= swapped
    kinds = [move.split()[0] for move in moves]
    if not opened and "lay" in kinds:
        first = next((place for place, kind in enumerate(kinds) if kind in {"off", "swap"}), len(kinds))
        melds = [tuple(move.split()[1:]) for move in moves[:first] if move.startswith("lay")]
        assert sum(points_of(meld, slow.number("ace_high")) for meld in melds) >= slow.number("opening_points")
        assert not slow.rules["pure_run"] or any(is_pure_run(meld) for meld in melds)
    elif not opened:
        assert not {"off", "swap"} & set(kinds)


VARIANTS: dict[str, dict[str, object]] = {
    **{name: {option: rules[option] for option in OPTIONS} for name, rules in PRESETS.items()},
    "any": {"go_out": "any", "opening_points": 20, "joker_swap": "off"},
    "naturals": {"jokers_per_meld": "naturals", "opening_points": 0, "reshuffles": "unlimited"},
    "free": {"take_discard": "free", "jokers_per_meld": 2, "reshuffles": 0, "pure_run": False},
}


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_rounds_end(variant: str, players: int) -> None:
    rng = random.Random(f"{variant} {players}")
    packs = 2 if players < 5 else 3
    pack = CARDS * packs + ["XX"] * (2 * packs)
    rng.shuffle(pack)
    hands = [pack[seat * 13 : seat * 13 + 13] for seat in range(players)]
    stock = pack[13 * players :]
    slow = SlowRound(VARIANTS[variant], players, 0, hands, stock[1:], stock[:1], lambda _, cards: cards[::-1])
    turn: list[str] = []
    while not slow.over:
        moves = slow.legal()
        melds = [move for move in moves if move.split()[0] in {"lay", "off", "swap", "take"}]
        move = rng.choice(melds if melds and rng.random() < 0.8 else moves)
        if slow.phase == "meld" and len(slow.hands[slow.seat]) < 6:
            ways = slow.meld_moves(slow.position())
            assert {way for way in ways if plainly_can_end(slow, ways[way])} == {way for way in moves if way in ways}
        seat, opened = slow.seat, slow.opened[slow.seat] and not slow.opened_this_turn
        turn.append(f"take {slow.discard[-1]}" if move == "take" else move)
        slow.play(move)
        cards = [card for hand in slow.hands for card in hand] + slow.stock + slow.discard
        on_table = ["XX" if card.startswith("*") else card for meld in slow.table for card in meld]
        assert Counter(cards + on_table) == Counter(pack)
        assert all(is_meld(tuple(meld), slow.rules["jokers_per_meld"]) for meld in slow.table)
        if slow.over or slow.seat != seat:
            check_turn(slow, turn, opened)
            turn = []
    assert slow.outcome is not None
    if slow.outcome["winner"] is None:
        assert slow.outcome["ending"] == "blocked"
    else:
        assert [not hand for hand in slow.hands] == [seat == slow.outcome["winner"] for seat in range(players)]
