"""What cards allow within a turn: the moves listed are those that are found to fit, whatever the turn owes."""

import random
from copy import deepcopy

import pytest

from play_deals import fraction
from rami import CARDS, JOKER, Rules
from rami.handbits import HandBits, bits_of
from rami.melds import read_meld
from rami.play.melding import MeldingMove, Turn
from rami.play.moves import LayOff, Swap
from rami.play.turn import TurnRules, turn_rules
from rami.rules import OptionValue

TABLES = (
    (),
    ("5H *6H 7H",),
    ("7C 7D *7H", "9S TS JS", "*AC 2C 3C"),
    ("QD KD *AD", "4C 4D 4H 4S", "*7C 7D 7H 7S"),
)
OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"joker_swap": "off"},
    {"joker_swap": "to_hand", "pure_run": False},
    {"pure_run": False, "go_out": "any"},
)
EVERYTHING = HandBits((1 << 52) - 1, 0, 0, 1)


def any_moves(rules: TurnRules, table: tuple[str, ...], rng: random.Random) -> set[MeldingMove]:
    """Moves of any hand, those of few cards too, on melds that are there and on such that are not."""
    melds = tuple(map(read_meld, table))
    found = set(rules.raw_moves(Turn(EVERYTHING, melds, opened=True)))
    found = {move for move in found if isinstance(move, LayOff | Swap) or rng.random() < 0.2}
    for number, meld in enumerate(melds):
        found |= {
            Swap(meld.stands, number),
            Swap(0, number),
            LayOff(meld.cards & -meld.cards, joker=False, meld=number),
        }
    moved = {
        move._replace(meld=move.meld + by)
        for move in found
        if isinstance(move, LayOff | Swap)
        for by in (1, -len(melds))
    }
    return found | moved


@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("table", TABLES, ids=" / ".join)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_fits_is_what_is_listed(options: dict[str, OptionValue], table: tuple[str, ...], opened: bool) -> None:
    rng = random.Random(f"fits {table} {opened}")
    rules = turn_rules(Rules.of(options))
    melds = tuple(map(read_meld, table))
    fitting = 0
    for size in (3, 6, 10, 14):
        cards = [fraction(rng, CARDS) for _ in range(size)]
        hand = bits_of(card.index for card in {*cards, *([JOKER] * (size == 10))})
        turn = Turn(hand, melds, opened=opened)
        listed = list(rules.raw_moves(turn))
        assert len(set(listed)) == len(listed)
        moves = any_moves(rules, table, rng) | set(listed)
        assert {move for move in moves if rules.fits(turn, move)} == set(listed)
        fitting += len(listed)
        if not opened:
            assert not any(isinstance(move, LayOff | Swap) for move in listed)
        if not rules.swaps:
            assert not any(isinstance(move, Swap) for move in listed)
    assert fitting or not opened
    turn = Turn(EVERYTHING, melds, opened=opened)
    on_table = {move for move in any_moves(rules, table, rng) if isinstance(move, LayOff | Swap)}
    listed = {move for move in rules.raw_moves(turn) if isinstance(move, LayOff | Swap)}
    assert {move for move in on_table if rules.fits(turn, move)} == listed
    assert rules.swaps or not any(isinstance(move, Swap) for move in listed)


def test_rules_that_were_copied_take_no_table_for_another() -> None:
    """What is kept of tables is found by where they stand in memory, and there another one may stand after a copy."""
    rules = deepcopy(turn_rules(Rules()))
    table = (read_meld("5H *6H 7H"),)
    rules.offers(table)
    copied = deepcopy(rules)
    assert copied.offers(table).table is table
