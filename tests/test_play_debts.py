"""Turns that owe two things, or the last card: mutants of ``rami.play.turn`` showed that no case held these."""

import pytest

from rami import Card, Rules, read_cards
from rami.handbits import bits_of
from rami.melds import read_meld
from rami.play.melding import MeldingMove, Turn, with_card
from rami.play.moves import bit_of
from rami.play.turn import TurnRules
from turn_cases import ZERO, Case, check

GIVES = "draw; lay 7C 7D 7H *7S; "
"""A set that takes nothing more but gives its joker for the last seven."""

DEBTS = {
    "a card that the table takes, and a joker that would go nowhere": Case(
        ZERO,
        ("7C 7D 7H XX XX 5H 6H 2D 7S KC", "3H QD QS 9C"),
        "KD KS",
        "2H",
        GIVES + "lay *4H 5H 6H; discard 2D; draw; discard 3H; take",
        "off 3H>1",
        "swap 7S>0; discard KC",
    ),
    "an ace of clubs that the table takes, and a joker that would go nowhere": Case(
        ZERO,
        ("7C 7D 7H XX XX 3C 4C 2D 7S KD", "AC QD QS 9C"),
        "KH KS",
        "2H",
        GIVES + "lay *2C 3C 4C; discard 2D; draw; discard AC; take",
        "off AC>1",
        "swap 7S>0; discard KD",
    ),
    "a swapped joker that would take the last cards with it": Case(
        ZERO,
        ("7C 7D 7H XX 7S 8C", "QD QS 9H TH"),
        "KD KS 9C",
        "2H",
        GIVES + "discard KD; draw; discard KS; draw",
        "discard 7S; discard 8C",
        "swap 7S>0",
    ),
    "a card laid off that makes room for the joker, where jokers are up to the naturals": Case(
        {**ZERO, "jokers_per_meld": "naturals"},
        ("7C 7D 7H XX 4H XX 6H XX 7S 8H", "QD QS 9C TS"),
        "KD KS KC",
        "2H",
        GIVES + "lay 4H *5H 6H *7H; discard KD; draw; discard KS; draw",
        "swap 7S>0; off 8H>1",
    ),
    "an opening of all but the barred card, which the table takes": Case(
        {"take_discard": "free", "go_out": "any", "discard_from_turn": 1},
        ("2H 3H 4H TC JC QC KS KH KD 5H 2D", "7C 8C 9C KC KD KS"),
        "9S 9D",
        "2S",
        "draw; lay 2H 3H 4H; lay TC JC QC; lay KD KH KS; discard 5H; take",
        "lay 7C 8C 9C; lay KC KD KS; discard 7C",
        "discard 5H",
    ),
    "an opening of the whole hand that counts exactly what is needed": Case(
        {"go_out": "any", "pure_run": False, "opening_points": 45},
        ("KC KD KS 5C 5D", "QD QS 9C TS"),
        "5S KS KC",
        "2H",
        "draw",
        "lay KC KD KS; lay 5C 5D 5S",
    ),
}


@pytest.mark.parametrize("case", DEBTS.values(), ids=DEBTS.keys())
def test_what_is_legal(case: Case) -> None:
    check(case)


def test_a_card_that_fits_nowhere_is_told_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the hand can do with the table once took half a million moves, and five seconds."""
    table = "JS QS KS AS; 5D 6D 7D; AC 2C 3C 4C; 4S 5S 6S; TH *JH QH KH; 8D 9D TD JD; 8C 9C TC *JC QC; AH 2H 3H 4H; 3D *4D 5D 6D"
    hand = bits_of(card.index for card in read_cards("JC AD 4D 4D QD QD KD 9H 9H JH 5S 7S JS XX 2C"))
    turn = Turn(hand, tuple(map(read_meld, table.split("; "))), opened=True, taken=bit_of(Card("2C")))
    rules, tried = TurnRules(Rules()), list[MeldingMove]()

    def noted(turn: Turn, move: MeldingMove) -> Turn:
        tried.append(move)
        return TurnRules.after(rules, turn, move)

    monkeypatch.setattr(rules, "after", noted)
    assert not rules.can_end(turn)
    assert tried == []
    assert rules.can_end(turn.holding(with_card(hand, bit_of(Card("3C"))))), "with the joker it is a run"
