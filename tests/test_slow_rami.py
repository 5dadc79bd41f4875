"""Checks of the slow engine itself by hand-made positions, so that others may be held to it."""

import copy

import pytest

from rami.rules import OPTIONS, Rules
from slow_positions import at, play, state
from slow_rami import DEFAULTS, SlowRound

KINGS = "KC KD KH KS"
FULL = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
OPENING = "7C 8C 9C 9D 9H 9S"
LEGAL: dict[str, tuple[SlowRound, str, str]] = {
    # The draw
    "first turn, pile closed": (at("9C 9H KS", phase="draw", turns=0), "draw", "take;stop;discard KS"),
    "second turn, pile open": (at("9C 9H KS", phase="draw", turns=1), "draw;take", "stop"),
    "pile open from turn 1": (at("9C 9H KS", phase="draw", turns=0, discard_from_turn=1), "draw;take", ""),
    "no discard": (at("9C 9H KS", phase="draw", pile=""), "draw", "take"),
    "single card": (at("9C", "TD JD QD", phase="draw", go_out="any"), "draw", "take"),
    "single card, free": (at("9C", "TD JD QD", phase="draw", take_discard="free"), "draw", "take"),
    "two cards": (at("9C 4S", "TD JD QD", phase="draw"), "draw;take", ""),
    "taken for a set": (at("9C 9H 4S", phase="draw"), "take", ""),
    "taken but nothing left to throw": (at("9C 9H", phase="draw"), "draw", "take"),
    "taken and out at once": (at("9C 9H", phase="draw", go_out="any"), "take", ""),
    "taken for a lay-off": (at("4C 4S", "TD JD QD", phase="draw"), "take", ""),
    "taken for a swap": (at("4C 4S", "*9D TD JD QD", phase="draw"), "take", ""),
    "taken, swap and no room for the joker": (at("4C 4S", "9C *9D 9H 9S", phase="draw"), "draw", "take"),
    "taken for nothing": (at("4C 4S", "KC KD KH", phase="draw"), "draw", "take"),
    "taken for nothing, free": (at("4C 4S", "KC KD KH", phase="draw", take_discard="free"), "draw;take", ""),
    "C53 not opened, no opening": (at("QS KS 2H 5D", opened="1", pile="QH", phase="draw"), "draw", "take"),
    "C53 not opened, free": (at("QS KS 2H", opened="1", pile="QH", phase="draw", take_discard="free"), "take", ""),
    "taken for the opening": (at("7C 8C 9C 9H 9S KS", opened="", phase="draw"), "take", ""),
    "taken after the opening": (
        at(f"{OPENING} 4C", "JC *JD JH JS|KC KD KH", opened="", pile="JD", phase="draw"),
        "take",
        "",
    ),
    "taken, layable but no opening": (at("7C 8C KS KD", "TD JD QD", opened="1", phase="draw"), "draw", "take"),
    "taken, another copy laid": (at("9C 9D 9H KS", phase="draw"), "take", ""),
    # The opening
    "C37a joker counts as its card": (
        at("7C 8C 9C 9S 9D XX KH", opened="1"),
        "lay 7C 8C 9C;lay 9D *9H 9S;lay *9C 9D 9S;discard XX",
        "lay 7C 8C *9C;lay 7C *8C 9C;lay 9C 9D 9S",
    ),
    "C37b too few points": (at("6C 7C 8C 9S 9D XX KH", opened="1"), "discard 6C", "lay 6C 7C 8C;lay 9D *9H 9S"),
    "C37c no pure run": (at("9S 9D XX QH QS QC KH", opened=""), "discard QH", "lay QC QH QS;lay 9D *9H 9S"),
    "no pure run wanted": (at("9S 9D XX QH QS QC KH", opened="", pure_run=False), "lay QC QH QS;lay 9D *9H 9S", ""),
    "C38 the table does not count": (at("5D 6D 7D 2C", KINGS, opened="1"), "discard 2C", "lay 5D 6D 7D"),
    "a meld that spoils the opening": (at(f"{OPENING} KS", opened=""), "lay 9D 9H 9S;lay 7C 8C 9C", "lay 9C 9D 9H"),
    "aces of a set are 11": (at("AC AD AH 5S 6S 7S KH", opened=""), "lay AC AD AH;lay 5S 6S 7S", ""),
    "aces of a set are 10": (at("AC AD AH 5S 6S 7S KH", opened="", ace_high=10), "discard KH", "lay AC AD AH"),
    "a low ace is 1": (at("AC 2C 3C KC KD KH 5S", opened=""), "discard 5S", "lay AC 2C 3C"),
    "nothing wanted": (at("2C 2D 2H 5S", opened="", opening_points=0, pure_run=False), "lay 2C 2D 2H", ""),
    "only a pure run wanted": (at("2C 2D 2H 5S", opened="", opening_points=0), "discard 5S", "lay 2C 2D 2H"),
    "a card is kept": (at(OPENING, opened=""), "discard 7C", "lay 7C 8C 9C;lay 9D 9H 9S"),
    "no card is kept": (at(OPENING, opened="", go_out="any"), "lay 7C 8C 9C;lay 9D 9H 9S", ""),
    "all laid and not opened": (at("QC QH QS", opened="", go_out="any"), "discard QC", "lay QC QH QS"),
    "C45 before the opening": (
        at(f"7C 8C {OPENING} 2H", "5C 6C *7C", opened="1"),
        "lay 7C 8C 9C",
        "off 8C>0;swap 7C>0;off 7C>0",
    ),
    # Melds, lay-offs, swaps after it
    "any meld goes": (at("2C 2D 2H 5S"), "lay 2C 2D 2H", ""),
    "C40 ace low or high": (
        at("AS KS QS 2S 5H", "2S 3S 4S|QS KS AS"),
        "off AS>0;lay QS KS AS",
        "off KS>0;off 2S>1;lay KS AS 2S;lay QS KS AS 2S;lay AS 2S KS",
    ),
    "C41 a suit once": (
        at("7D 7S 7S 7H 5C", "7C 7D 7H"),
        "off 7S>0;lay 7D 7H 7S",
        "off 7D>0;off 7H>0;lay 7H 7S 7S;lay 7S 7S 7H",
    ),
    "C42 a run of twelve": (at("AD AD 2D KD", FULL), "off AD>0", "off 2D>0;off KD>0"),
    "C43 swap in a long run": (at("7C 2D 3D KH 7D 6C", "5C 6C *7C 8C 9C"), "swap 7C>0", "swap 7D>0;swap 6C>0"),
    "own and others' melds, numbers": (
        at("4S JD 2H", "5S 6S 7S|8D 9D TD|JC JH JS"),
        "off 4S>0;off JD>1;off JD>2",
        "off 4S>1",
    ),
    "joker off at every end": (
        at("XX 2H 3H", "5S 6S 7S|7C 7D 7H"),
        "off *4S>0;off *8S>0;off *7S>1",
        "off *6S>0;off XX>0",
    ),
    "one joker a meld": (at("XX XX 2H 3H 5S", "5S *6S 7S"), "lay 2H 3H *4H", "lay 2H *3H *4H;off *4S>0;lay *4S 5S *6S"),
    "two jokers a meld": (at("XX XX 5S 2H", "5S *6S 7S", jokers_per_meld=2), "off *4S>0;lay *4S 5S *6S", ""),
    "not more than naturals": (
        at("XX XX 5S 2H", "5S *6S 7S *8S", jokers_per_meld="naturals"),
        "discard XX",
        "off *4S>0;lay *4S 5S *6S",
    ),
    "a natural needed": (at("XX XX XX 2H", jokers_per_meld=2), "discard XX", "lay *4S *5S *6S"),
    "last card kept": (at("4S JD 8D", "5S 6S 7S|8D 9D TD|8C 8H 8S"), "off 4S>0", "lay JD 4S"),
    "last card not laid off": (at("4S", "5S 6S 7S"), "discard 4S", "off 4S>0"),
    "last card laid off": (at("4S", "5S 6S 7S", go_out="any"), "discard 4S;off 4S>0", ""),
    "joker thrown, copies once": (at("XX XX 4S 4S", "5S 6S 7S"), "discard XX;discard 4S;off 4S>0", ""),
    "set of three, one suit held": (at("7H 2H XX", "7C *7H 7S"), "discard 7H", "swap 7H>0;swap 7D>0"),
    "set of three, both suits held": (
        at("7D 7H 2H 3H 9C", "7C *7H 7S"),
        "swap 7D 7H>0",
        "swap 7H>0;swap 7D>0;swap 7H 7D>0",
    ),
    "set of three, two jokers": (
        at("7D 7H 2H 3H 9C", "7C *7D *7H", jokers_per_meld=2),
        "swap 7D>0;swap 7H>0",
        "swap 7D 7H>0;swap 7S>0",
    ),
    "set of four": (at("7D 7H 2H 3H", "7C 7D *7H 7S"), "swap 7H>0", "swap 7D>0;swap 7D 7H>0"),
    "no room for the joker": (at("7H 2H 9C", "7C 7D *7H 7S"), "discard 7H", "swap 7H>0"),
    "no room, to the hand": (at("7H 2H 9C", "7C 7D *7H 7S", joker_swap="to_hand"), "swap 7H>0", ""),
    "no swap": (at("7H 2H 3H 9C", "7C 7D *7H 7S", joker_swap="off"), "discard 7H", "swap 7H>0"),
    "room on the same meld": (at("7C KH", "5C 6C *7C 8C"), "swap 7C>0", ""),
    "no room on the same meld": (at("7D KH", f"AD {FULL}".replace("7D", "*7D")), "discard 7D", "swap 7D>0"),
    "joker is the last card": (at("7C", "5C 6C *7C 8C"), "discard 7C", "swap 7C>0"),
    "joker is the last card, any": (at("7C", "5C 6C *7C 8C", go_out="any"), "swap 7C>0", ""),
}


@pytest.mark.parametrize(("slow", "legal", "refused"), LEGAL.values(), ids=LEGAL)
def test_legal_in_a_position(slow: SlowRound, legal: str, refused: str) -> None:
    moves = slow.legal()
    assert moves == sorted(set(moves))
    assert set(legal.split(";")) <= set(moves)
    before = state(slow)
    for move in (move for move in refused.split(";") if move):
        with pytest.raises(ValueError, match="not legal"):
            slow.play(move)
    assert state(slow) == before


SEQUENCES: dict[str, tuple[SlowRound, str, str]] = {
    # After these moves exactly these are legal.
    "a taken card waits": (
        at("7C 8C 9C 9H 9S KS", opened="", phase="draw"),
        "take",
        "lay 7C 8C 9C;lay 9D 9H 9S",
    ),
    "a taken card waits for its meld": (
        at("7C 8C 9C 9H 9S KS", opened="", phase="draw"),
        "take;lay 7C 8C 9C",
        "lay 9D 9H 9S",
    ),
    "a taken card is laid": (
        at("7C 8C 9C 9H 9S KS", opened="", phase="draw"),
        "take;lay 7C 8C 9C;lay 9D 9H 9S",
        "discard KS",
    ),
    "the other copy is laid": (
        at("9C 9D 9H 4S KS", phase="draw"),
        "take;lay 9C 9D 9H",
        "discard 4S;discard 9D;discard KS",
    ),
    "the opening is complete at once": (
        at("7C 8C 9C 9D 9H 9S TC 3H KH", "5C *6C 7C|KC KD *KH KS", opened="1"),
        "lay 9D 9H 9S;lay 7C 8C 9C",
        "discard 3H;discard KH;discard TC;off TC>3;swap KH>1",
    ),
    "free, not thrown back": (at("4C 4S", phase="draw", take_discard="free"), "take", "discard 4C;discard 4S"),
    "free, a copy was held": (at("9D 4S", phase="draw", take_discard="free"), "take", "discard 4S;discard 9D"),
    "free, not kept for the end": (
        at("5S 6S 7S", phase="draw", take_discard="free"),
        "take",
        "discard 5S;discard 6S;discard 7S",
    ),
    "free, laid off": (
        at("4C 4S 9S", "TD JD QD", phase="draw", take_discard="free"),
        "take;off 9D>0",
        "discard 4C;discard 4S;discard 9S",
    ),
    "a swapped joker waits": (at("7C KH", "5C 6C *7C 8C"), "swap 7C>0", "off *4C>0;off *9C>0"),
    "a swapped joker is laid": (at("7C KH", "5C 6C *7C 8C"), "swap 7C>0;off *9C>0", "discard KH"),
    "a swapped joker is paid by its like": (
        at("7C KH XX", "5C 6C *7C 8C"),
        "swap 7C>0;off *9C>0",
        "discard KH;discard XX",
    ),
    "a swapped joker stays": (at("7C KH", "5C 6C *7C 8C", joker_swap="to_hand"), "swap 7C>0;off *9C>0", "discard KH"),
    "a swapped joker is thrown": (
        at("4C KH", "2C 3C *4C", joker_swap="to_hand"),
        "swap 4C>0",
        "discard KH;discard XX;off *5C>0;off *AC>0",
    ),
    "both suits, then the joker": (
        at("7D 7H 3H KH", "7C *7H 7S|2C 3C 4C"),
        "swap 7D 7H>0",
        "off *5C>1;off *AC>1",
    ),
    "the fourth suit first": (at("7D 7H 3H KH", "7C *7H 7S|2C 3C 4C"), "off 7D>0;swap 7H>0", "off *5C>1;off *AC>1"),
    "two jokers in a set, then one": (
        at("7D 7H 7S KH", "*7C 7D *7H|2C 3C 4C", jokers_per_meld=2),
        "swap 7H>0;off *5C>1",
        "discard 7D;discard 7S;discard KH;off 7S>0",
    ),
    "a taken joker and a swapped one need two places": (
        at("7H 2S KS", "7C 7D *7H 7S|9C TC JC", pile="XX", phase="draw"),
        "take",
        "off *8C>1;off *QC>1",
    ),
    "a taken joker and a swapped one wait": (
        at("7H 2S KS", "7C 7D *7H 7S|9C TC JC|9D TD JD", pile="XX", phase="draw"),
        "take;swap 7H>0;off *8C>1",
        "off *8D>2;off *QD>2",
    ),
    "a taken joker and a swapped one are laid": (
        at("7H 2S KS", "7C 7D *7H 7S|9C TC JC|9D TD JD", pile="XX", phase="draw"),
        "take;swap 7H>0;off *8C>1;off *8D>2",
        "discard 2S;discard KS",
    ),
    "free, the swapped joker is laid and the taken one kept": (
        at("7H 2S KS", "7C 7D *7H 7S|9C TC JC", pile="XX", phase="draw", take_discard="free"),
        "take;swap 7H>0;off *8C>1",
        "discard 2S;discard KS",
    ),
    "free, the taken joker is laid and the swapped one thrown": (
        at("7H 2S KS", "7C 7D *7H 7S|9C TC JC", pile="XX", phase="draw", take_discard="free", joker_swap="to_hand"),
        "take;off *8C>1;swap 7H>0",
        "discard 2S;discard KS;discard XX",
    ),
    "a card goes where the taken one can follow": (
        at("8D KS", "5D 6D 7D|8C 8H 8S", pile="9D", phase="draw"),
        "take",
        "off 8D>0",
    ),
    "the next player": (at("4C KS"), "discard KS", "draw"),
    "spent, take or stop": (at("9C 9H KS", phase="draw", stock="", pile="9D"), "", "stop;take"),
    "spent, taken": (at("9C 9H KS", phase="draw", stock="", pile="9D"), "take", "lay 9C 9D 9H"),
    "spent, free: the taken card must go": (
        at("9C 9H KS 4D", phase="draw", stock="", pile="9D", take_discard="free"),
        "take",
        "lay 9C 9D 9H",
    ),
    "a reshuffle is left": (at("9C 9H KS", phase="draw", stock="", pile="2H 9D"), "", "draw;take"),
    "a reshuffle is left, free": (
        at("4C KS", phase="draw", stock="", pile="2H 9D", take_discard="free"),
        "take",
        "discard 4C;discard KS",
    ),
    "no reshuffle": (at("9C 9H KS", phase="draw", stock="", pile="2H 9D", reshuffles=0), "", "stop;take"),
}


@pytest.mark.parametrize(("slow", "moves", "legal"), SEQUENCES.values(), ids=SEQUENCES)
def test_legal_after_moves(slow: SlowRound, moves: str, legal: str) -> None:
    slow = play(copy.deepcopy(slow), moves)
    assert slow.legal() == legal.split(";")


ENDINGS: dict[str, tuple[SlowRound, str, str, int | None]] = {
    "last discard": (at("KS"), "discard KS", "normal", 0),
    "C43": (at("7C 2D 3D KH", "5C 6C *7C 8C 9C"), "swap 7C>0;lay 2D 3D *4D;discard KH", "normal", 0),
    "all laid": (at("4S", "5S 6S 7S", go_out="any"), "off 4S>0", "normal", 0),
    "last discard under any": (at("4S", "5S 6S 7S", go_out="any"), "discard 4S", "normal", 0),
    "rami sec": (at(f"{OPENING} KS", opened=""), "lay 9D 9H 9S;lay 7C 8C 9C;discard KS", "rami_sec", 0),
    "rami sec, all laid": (at(OPENING, opened="", go_out="any"), "lay 9D 9H 9S;lay 7C 8C 9C", "rami_sec", 0),
    "an opponent had opened": (at(f"{OPENING} KS", opened="1"), "lay 9D 9H 9S;lay 7C 8C 9C;discard KS", "normal", 0),
    "opened in an earlier turn": (at("9D 9H 9S KS", opened="0"), "lay 9D 9H 9S;discard KS", "normal", 0),
    "stopped": (at("9C 9H KS", phase="draw", stock="", pile="9D"), "stop", "blocked", None),
    "blocked at once": (at("4C KS", phase="draw", stock="", pile="9D"), "", "blocked", None),
    "blocked at once, free": (at("4C KS", phase="draw", stock="", pile="9D", take_discard="free"), "", "blocked", None),
    "single card, blocked": (
        at("9C", "TD JD QD", stock="", pile="9D", phase="draw", go_out="any"),
        "",
        "blocked",
        None,
    ),
    "pile closed, blocked": (at("9C 9H KS", stock="", pile="9D", phase="draw", turns=0), "", "blocked", None),
    "no reshuffle, blocked": (at("4C KS", phase="draw", stock="", pile="2H 9D", reshuffles=0), "", "blocked", None),
    "C50": (at("4C KH", phase="draw", stock="5D", pile="2H 9D", reshuffles=0), "draw;discard KH", "blocked", None),
    "blocked after the taken card": (
        at("9C 9H KS 4D", phase="draw", stock="", pile="9D"),
        "take;lay 9C 9D 9H;discard KS",
        "blocked",
        None,
    ),
}


@pytest.mark.parametrize(("slow", "moves", "how", "winner"), ENDINGS.values(), ids=ENDINGS)
def test_how_a_round_ends(slow: SlowRound, moves: str, how: str, winner: int | None) -> None:
    slow = play(copy.deepcopy(slow), moves)
    assert slow.outcome == {"ending": how, "winner": winner, "hands": slow.hands, "opened": slow.opened}
    assert (slow.over, slow.phase, slow.legal()) == (True, "over", [])
    for move in ("draw", "take", "stop", "discard 2C"):  # C55
        with pytest.raises(ValueError, match="not legal"):
            slow.play(move)


def test_c43_and_c44_what_lies_in_the_end() -> None:
    slow = play(at("7C 2D 3D KH 4S", "5C 6C *7C 8C 9C"), "swap 7C>0;lay 2D 3D *4D")
    assert [" ".join(meld) for meld in slow.table] == ["5C 6C 7C 8C 9C", "2D 3D *4D"]
    slow = play(at("7C KH 4S", "5C 6C *7C 8C 9C", joker_swap="to_hand"), "swap 7C>0;discard KH")
    assert slow.hands[0] == ["4S", "XX"]


@pytest.mark.parametrize(
    "moves", ["draw;draw", "draw;take", "take", "discard KS", "draw;discard KS;discard 4C", "stop"]
)
def test_c52_each_move_in_its_phase(moves: str) -> None:
    *first, last = moves.split(";")
    slow = play(at("4C KS 4S", phase="draw"), ";".join(first))
    before = state(slow)
    with pytest.raises(ValueError, match="not legal"):
        slow.play(last)
    assert state(slow) == before


@pytest.mark.parametrize(
    "move", ["", "lay", "lay ", "lay >0", "off >0", "off", "swap >0", "discard", "discard ", "draw "]
)
def test_c54_a_move_without_a_card(move: str) -> None:
    slow = at("5S 6S 7S 4C KS", "7C 7D *7H")
    before = state(slow)
    with pytest.raises(ValueError, match="not legal"):
        slow.play(move)
    assert state(slow) == before


def test_the_defaults_are_those_of_the_rules() -> None:
    assert {option: Rules()[option] for option in OPTIONS} == DEFAULTS
    with pytest.raises(ValueError, match="unknown options"):
        at("4C", opening=51)
