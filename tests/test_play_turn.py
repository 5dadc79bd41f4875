"""What a turn owes, and which moves are left so that it can be ended: hard cases one by one, by both engines."""

import pytest

from play_deals import legal, play, start
from rami import Rules, read_cards
from rami.handbits import bits_of
from rami.melds import read_meld
from rami.play.melding import Turn
from rami.play.moves import Draw, Lay
from rami.play.state import State
from rami.play.turn import turn_rules
from rami.rules import OptionValue
from turn_cases import ZERO, Case, check, reached

TAKING = {
    "a card that the table takes too, where the opening needs it and leaves none to discard": Case(
        {"opening_points": 15, "discard_from_turn": 1},
        ("8H 9H TH 7H 2S", "5H 6H"),
        "4C 9C",
        "2D",
        "draw; lay 8H 9H TH; discard 7H",
        "draw",
        "take",
    ),
    "a joker that goes on the pure run once that is the opening": Case(
        {"opening_points": 0, "jokers_per_meld": 2, "discard_from_turn": 1, "joker_swap": "to_hand"},
        ("KD 5H 7H 8H 9H 4S 4S", "7D QC KC 3D"),
        "TS 4C",
        "XX",
        "",
        "draw; take",
    ),
    "a card that cannot be melded": Case(
        {}, ("2C 5D 8H JS", "QC KC 3D 7S"), "9S 9H KD", "2D", "draw; discard 2C; draw; discard 3D", "draw", "take"
    ),
    "not in the first turn of anybody": Case(ZERO, ("5H 6H 2C 9S", "7H 8H 3D KC"), "TS 4C", "4H", "", "draw", "take"),
    "in the first turn by the rules of the house": Case(
        {**ZERO, "discard_from_turn": 1}, ("5H 6H 2C 9S", "7H 8H 3D KC"), "TS 4C", "4H", "", "draw; take"
    ),
    "with a single card in hand never": Case(
        {**ZERO, "discard_from_turn": 1},
        ("5H 6H 2C 3S", "7H 8H 3D KC"),
        "7H 4C TD",
        "2D",
        "draw; lay 5H 6H 7H; discard 2C; draw; discard 8H",
        "draw",
        "take",
    ),
    "with a single card not under free either": Case(
        {**ZERO, "discard_from_turn": 1, "take_discard": "free"},
        ("5H 6H 2C 3S", "7H 8H 3D KC"),
        "7H 4C TD",
        "2D",
        "draw; lay 5H 6H 7H; discard 2C; draw; discard 8H",
        "draw",
        "take",
    ),
    "for the opening alone": Case(
        {"discard_from_turn": 1}, ("QH AH TC TD TH 3S", "7H 8H 3D KC"), "TS 4C", "KH", "", "draw; take"
    ),
    "for an opening that leaves nothing to discard": Case(
        {"discard_from_turn": 1}, ("QH AH TC TD TH", "7H 8H 3D KC"), "TS 4C", "KH", "", "draw", "take"
    ),
    "for an opening that goes out at once": Case(
        {"discard_from_turn": 1, "go_out": "any"}, ("QH AH TC TD TH", "7H 8H 3D KC"), "TS 4C", "KH", "", "draw; take"
    ),
    "to lay it off after the opening": Case(
        {"opening_points": 30, "discard_from_turn": 1},
        ("TC JC QC KC 2S 4S", "QH KH AH 3D 5D"),
        "6D 6S",
        "2D",
        "draw; lay TC JC QC; discard KC",
        "draw; take",
    ),
    "to lay it off without an opening": Case(
        {"opening_points": 32, "discard_from_turn": 1},
        ("TC JC QC KC 2S 4S AC", "QH KH AH 3D 5D"),
        "6D 6S",
        "2D",
        "draw; lay TC JC QC KC; discard AC",
        "draw",
        "take",
    ),
    "a joker that goes only on one's own pure run": Case(
        {"discard_from_turn": 1, "opening_points": 30},
        ("QH KH AH 3C 7D 5S", "3C 4D 6S"),
        "5C 5C",
        "XX",
        "",
        "draw; take",
    ),
    "in no meld, beside a run of its suit": Case(
        ZERO,
        ("5H 6H 7H 2D 3D 4D KC", "9D TH 3S JC"),
        "KS 8C QS",
        "2C",
        "draw; lay 5H 6H 7H; discard KS; draw; discard 9D",
        "draw",
        "take",
    ),
    "with a joker for which no card is held": Case(
        ZERO,
        ("5C 6C XX 4D 5D 6D 7D 9H KC 2S", "9D TH 3S JC"),
        "KS 8C QS",
        "2C",
        "draw; lay 5C 6C *7C; lay 4D 5D 6D; discard KS; draw; discard 9D",
        "draw",
        "take",
    ),
    "with a swapped joker in its run": Case(
        {**ZERO, "discard_from_turn": 1},
        ("8S 9S TS 7C KD 2H 4D", "5C 6C XX 2D TD 9H"),
        "KS QS JD 2S",
        "9D",
        "draw; discard KS; draw; lay 5C 6C *7C; discard QS",
        "draw; take",
    ),
    "with a joker laid in the set before": Case(
        {**ZERO, "jokers_per_meld": 2, "joker_swap": "to_hand"},
        ("7C 7D XX XX 9D 2C 4S", "TH 7H KH 2D 3S 5C"),
        "KS 9H 8C",
        "2D",
        "draw; lay 7C 7D *7H; discard KS; draw; discard 7H",
        "draw; take",
    ),
    "a joker, in the place of a swapped one": Case(
        {**ZERO, "joker_swap": "to_hand"},
        ("5H 6H XX JC 9D 2C TS 7H", "TH 7D KH 2D 3S XX"),
        "KS 8D 8C",
        "2D",
        "draw; lay 5H 6H *7H; discard KS; draw; discard XX",
        "draw; take",
    ),
    "a joker, in a new meld with a swapped one": Case(
        {**ZERO, "jokers_per_meld": 2},
        ("5H XX XX 5C 5C 2S 9D", "TH 7D KH 2D 3S XX"),
        "KS 8D 8C",
        "2D",
        "draw; lay *5C 5H *5S; discard KS; draw; discard XX",
        "draw; take",
    ),
}

FREE: dict[str, OptionValue] = {**ZERO, "take_discard": "free", "discard_from_turn": 1}

BARRED = {
    "a card stays barred when a joker is laid": Case(
        FREE, ("5C 6C XX KC KS", "4C 4D"), "8D", "9D", "take; lay 5C 6C *7C", "discard KC", "discard 9D"
    ),
    "a joker stays barred when others are laid": Case(
        FREE, ("5C 6C 7C KC KS", "4C 4D"), "8D", "XX", "take; lay 5C 6C 7C", "discard KC", "discard XX"
    ),
    "a card that was melded bars no other": Case(
        FREE, ("AC 9H 9S KC", "4C 4D"), "8D", "9D", "take; lay 9D 9H 9S", "discard AC; discard KC"
    ),
}

MELDING = {
    "of two jokers the one that was swapped": Case(
        {**ZERO, "jokers_per_meld": 2, "joker_swap": "to_hand"},
        ("8H XX XX 7H 9H KC KS 2S", "3C TH 3S JC"),
        "8D 8C QS",
        "2D",
        "draw; lay *7H 8H *9H; discard KS; draw; discard 3C; draw; swap 9H>0",
        "swap 7H>0",
        "swap 9H>0",
    ),
    "a joker laid off as the card taken pays nothing for it": Case(
        ZERO,
        ("2C 3C 4C XX AH AS KC KS 9D", "AC TH 3S JC"),
        "8D 8C QS",
        "2D",
        "draw; lay 2C 3C 4C; discard KS; draw; discard AC; take; off *AC>0",
        "lay AC AH AS",
        "discard KC; discard 9D; discard 8D",
    ),
    "the opening in any order": Case(
        {},
        ("QH KH AH TC TD TH 2C", "3C 4D 6S"),
        "9S",
        "2D",
        "draw",
        "lay QH KH AH; lay TC TD TH; discard 9S; discard QH",
    ),
    "nothing but the rest of the opening": Case(
        {},
        ("7H 8H 9H 9C 9D 9S 7C 8C 2S", "3C 4D 6S"),
        "KS TH",
        "2D",
        "draw; lay 7H 8H 9H",
        "lay 9C 9D 9S",
        "lay 7C 8C 9C; discard 2S; draw; take; stop",
    ),
    "melds that spoil the opening": Case(
        {},
        ("9H TH JH QH KH TC TD 2C 4S", "3C 4D 6S"),
        "8S",
        "2D",
        "draw",
        "lay TC TD TH; lay JH QH KH",
        "lay TH JH QH; lay TH JH QH KH; lay 9H TH JH QH KH",
    ),
    "the last meld must leave a card": Case(
        ZERO,
        ("5C 6C 7C 7D 7H", "3C 4D 6S 8S"),
        "KS 9C 7S",
        "KD",
        "draw; lay 5C 6C 7C; discard KS; draw; discard 9C; draw",
        "discard 7S",
        "lay 7D 7H 7S",
    ),
    "without a discard the last meld goes out": Case(
        {**ZERO, "go_out": "any"},
        ("5C 6C 7C 7D 7H", "3C 4D 6S 8S"),
        "KS 9C 7S",
        "KD",
        "draw; lay 5C 6C 7C; discard KS; draw; discard 9C; draw",
        "discard 7S; lay 7D 7H 7S",
    ),
    "an opening of the whole hand": Case(
        {"go_out": "any"}, ("QH AH TC TD TH", "3C 4D 6S"), "KH", "KD", "draw", "lay TC TD TH; lay QH KH AH"
    ),
    "no opening of the whole hand with a discard": Case(
        {}, ("QH AH TC TD TH", "3C 4D 6S"), "KH", "KD", "draw", "discard KH", "lay TC TD TH; lay QH KH AH"
    ),
    "an opening that would leave the barred card alone": Case(
        {"go_out": "any", "take_discard": "free", "discard_from_turn": 1},
        ("QH KH AH TC TD TH", "3C 4D 6S"),
        "KH",
        "2C",
        "take",
        "discard KH",
        "lay TC TD TH; lay QH KH AH; discard 2C",
    ),
    "no swap where the joker cannot be melded again": Case(
        ZERO,
        ("7C 7D 7S XX 9D 4S 7H 2H", "3C 4D 6S 8S"),
        "KC 9C JH",
        "KD",
        "draw; lay 7C 7D *7H 7S; discard 2H; draw; discard 3C; draw",
        "discard 7H",
        "swap 7H>0",
    ),
    "a swap where the joker may be kept": Case(
        {**ZERO, "joker_swap": "to_hand"},
        ("7C 7D 7S XX 9D 4S 7H 2H", "3C 4D 6S 8S"),
        "KC 9C JH",
        "KD",
        "draw; lay 7C 7D *7H 7S; discard 2H; draw; discard 3C; draw",
        "discard 7H; swap 7H>0",
    ),
    "two jokers, one taken and one swapped, both to be melded": Case(
        ZERO,
        ("8S 9S TS 7C KD 2H 4D", "5C 6C XX XX TD 9H"),
        "KS QC 2S 2S",
        "9D",
        "draw; lay 8S 9S TS; discard KS; draw; lay 5C 6C *7C; discard XX; take; swap 7C>1; off *8C>1",
        "off *7S>0; off *JS>0",
        "discard KD; discard 2H; discard XX",
    ),
    "the barred card laid off as the last": Case(
        {**ZERO, "take_discard": "free", "go_out": "any"},
        ("3C 4C 5C 6C 7C", "8C 6S 7S 8H KH"),
        "KS 9H",
        "2D",
        "draw; lay 3C 4C 5C; discard KS; draw; discard 8C; take; off 6C>0",
        "off 7C>0; discard 7C",
        "discard 8C",
    ),
    "the barred card left by the opening and laid off": Case(
        {"take_discard": "free", "go_out": "any", "opening_points": 30, "discard_from_turn": 1},
        ("9D 6S 7S 8H KH 2S", "3C 4C 5C 6D 7D 8D"),
        "KS KD QD",
        "2H",
        "draw; discard 9D; take; lay 3C 4C 5C",
        "lay 6D 7D 8D; lay 6D 7D 8D 9D; lay 7D 8D 9D",
        "discard 9D",
    ),
    "the barred card put for a joker": Case(
        {**ZERO, "take_discard": "free", "joker_swap": "to_hand"},
        ("6H 7H XX 8H 9H", "5H 6S 7S 8D KH"),
        "KS 9H",
        "2D",
        "draw; lay *5H 6H 7H; discard KS; draw; discard 5H; take; off 8H>0",
        "off 9H>0; swap 5H>0; discard 9H",
        "discard 5H",
    ),
    "the barred joker melded, another swapped": Case(
        {**ZERO, "take_discard": "free", "joker_swap": "to_hand"},
        ("5C 6C 9D 9S 4D 4H 4S KC 7C", "TH JH QH XX 2D"),
        "KS 9H 7C",
        "2D",
        "draw; lay 4D 4H 4S; discard KS; draw; discard XX; take; lay 5C 6C *7C; swap 7C>1",
        "discard XX; discard KC",
    ),
    "an opening that would need every card of the hand": Case(
        {},
        ("5H 6H 7H JC JD JS", "QC KC 3D"),
        "JH 4C",
        "2D",
        "draw",
        "discard JH; discard 5H",
        "lay 5H 6H 7H; lay JC JD JS JH; lay JC JD JS",
    ),
    "the barred joker melded after the swap that brings another": Case(
        {**ZERO, "take_discard": "free", "joker_swap": "to_hand"},
        ("TC TD TH XX KD KH KC KS 2H 3H 4H", "XX 4S 5S"),
        "2S 2C",
        "2D",
        "draw; lay 2H 3H 4H; lay TC TD TH; lay *KC KD KH; discard 2S; draw; discard XX; take",
        "swap KC KS>2; off *TS>1; off KS>2; discard KC",
        "discard XX",
    ),
    "a card taken freely may be kept but not thrown back": Case(
        {"take_discard": "free", "discard_from_turn": 1},
        ("5C 6D", "4C 4D"),
        "KS",
        "2D",
        "take",
        "discard 5C",
        "discard 2D",
    ),
    "a card taken freely may be thrown back if another copy was held": Case(
        {"take_discard": "free", "discard_from_turn": 1},
        ("2D 6D", "4C 4D"),
        "KS",
        "2D",
        "take",
        "discard 2D; discard 6D",
    ),
}

CASES = TAKING | BARRED | MELDING


def test_no_meld_without_a_pure_run_where_one_is_needed() -> None:
    """The moves that the cards allow, before it is asked whether the turn can be ended after them."""
    turn = Turn(bits_of(card.index for card in read_cards("9C 9D 9H 2S")), (), opened=False)
    assert list(turn_rules(Rules()).raw_moves(turn)) == []
    assert list(turn_rules(Rules(pure_run=False)).raw_moves(turn)) == [Lay(read_meld("9C 9D 9H"))]
    assert list(turn_rules(Rules()).raw_moves(turn._replace(opened=True))) == [Lay(read_meld("9C 9D 9H"))]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_what_is_legal(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", TAKING.values(), ids=TAKING.keys())
def test_a_card_that_may_be_taken_can_be_melded(case: Case) -> None:
    """Some way through the moves leads to the end of the turn with it, and the turn can be taken back to the draw."""
    state = reached(case)
    if "take" not in legal(state):
        return
    seat = state.seat
    taken = play(state, "take")
    assert ends(taken, seat)
    back = taken.take_back()
    assert back.position == state.position
    assert not any(isinstance(move, Draw) for move in taken.legal)


def ends(state: State, seat: int) -> bool:
    """Whether a way of legal moves ends the turn; no legal move is a dead end."""
    if state.over or state.seat != seat:
        return True
    assert state.legal.moves()
    return ends(state.after(state.legal.moves()[0]), seat)


def test_a_turn_whose_draw_needs_a_reshuffle_is_one_without_progress() -> None:
    """The stock has more cards at its end than at its beginning; the next draw makes it smaller again."""
    state = start(("2C 9S", "QC KC"), "4D 7H", "2D", ZERO)
    found: list[tuple[int, int]] = []
    for moves in ("draw; discard 2C", "draw; discard QC", "draw; discard 9S", "draw; discard KC"):
        state = play(state, moves)
        found.append((state.position.idle, state.position.stock_left))
    assert found == [(0, 1), (0, 0), (1, 1), (0, 0)]
