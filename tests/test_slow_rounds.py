"""Whole rounds of the slow engine: whose turn it is, reshuffles, and random rounds whose every turn is looked at."""

import random
from collections import Counter

import pytest

from rami.rules import OPTIONS, PRESETS
from slow_melds import CARDS, is_meld, is_pure_run, points_of
from slow_positions import at, play
from slow_rami import Position, SlowRound


def ending(slow: SlowRound) -> tuple[str, int | None]:
    assert slow.outcome is not None
    return slow.outcome["ending"], slow.outcome["winner"]


def test_the_left_of_the_dealer_begins_and_the_turn_goes_round() -> None:
    hands = [["2C", "4C"], ["2D", "4D"], ["2H", "4H"]]
    slow = SlowRound({}, 3, 1, hands, ["6C", "6D", "6H", "6S"], ["8C"], lambda _, cards: cards)
    for seat, card in ((2, "6C"), (0, "6D"), (1, "6H")):
        assert (slow.seat, slow.phase, slow.legal()) == (seat, "draw", ["draw"])
        play(slow, f"draw;discard {card}")
    assert (slow.seat, slow.discard, slow.turns) == (2, ["8C", "6C", "6D", "6H"], [1, 1, 1])


def test_reshuffles() -> None:
    """The top stays, the others are handed over from the bottom up; the second needs a meld since the first."""
    calls: list[tuple[int, list[str]]] = []

    def turn_over(number: int, cards: list[str]) -> list[str]:
        calls.append((number, cards))
        return cards[::-1]

    slow = at("4C 6C", phase="draw", stock="", pile="2H 3H 9D", others="4H 8S JD", reshuffles="unlimited")
    slow.reshuffle = turn_over
    slow.moved_since_reshuffle = True
    play(slow, "draw;discard 3H;draw;discard 2H")
    assert (calls, slow.stock, slow.discard) == ([(1, ["2H", "3H"])], [], ["9D", "3H", "2H"])
    assert ending(slow) == ("blocked", None)
    slow = at("4C 6C", "5H 6H 7H", phase="draw", stock="", pile="2H 3H 9D", others="4H 8S JD", reshuffles="unlimited")
    play(slow, "draw;discard 3H;draw;off 4H>0;discard 2H;draw;discard 4C")
    assert (slow.reshuffled, slow.stock, slow.discard) == (2, ["9D"], ["2H", "4C"])
    slow = at("4C 6C", "5H 6H 7H", phase="draw", stock="", pile="2H 3H 9D", others="4H 8S JD")
    assert ending(play(slow, "draw;discard 3H;draw;off 4H>0;discard 2H")) == ("blocked", None)


def test_thirty_turns_a_player_without_progress() -> None:
    slow = at("2C 4D", phase="draw", others="6H 8S", take_discard="free")
    for turn in range(60):
        assert not slow.over
        seat = slow.seat
        play(slow, f"take;discard {slow.hands[seat][0 if slow.discard[-2] != slow.hands[seat][0] else 1]}")
        assert slow.idle == turn + 1
    assert ending(slow) == ("blocked", None)
    slow = play(at("2C 4D", phase="draw", take_discard="free"), "take;discard 4D;draw;discard JD")
    assert slow.idle == 0
    slow = at("2C 4D", phase="draw", stock="", pile="3D 5D 9D")
    assert [play(slow, f"draw;discard {card}").idle for card in ("4D", "JD")] == [1, 0]
    slow = at("4C 4S 9S", "TD JD QD", phase="draw", others="6H 8S", take_discard="free")
    slow.idle = 5
    assert play(slow, "take;off 9D>0;discard 4C").idle == 0
    assert play(slow, "take;discard 6H").idle == 1


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
        melds = [move for move in moves if move.split()[0] in {"lay", "off", "swap"}]
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
