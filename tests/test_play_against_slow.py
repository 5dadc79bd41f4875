"""The engine against the slow one, written independently from the rules: the same legal moves in random rounds.

RAMI_CONTRACT_ROUNDS asks for more of them.
"""

import os
import random

import pytest

from play_deals import chosen, codes, fraction, legal, random_deal, random_rules, twin
from rami import CARDS, JOKER, PRESETS, Card, Rules
from rami.handbits import bits_of
from rami.melds import read_meld
from rami.play.deal import Deal, Phase
from rami.play.engine import Engine, Position
from rami.play.melding import Turn
from rami.play.moves import Discard, Draw
from rami.play.state import State
from rami.records.move_text import write_move
from rami.rules import OptionValue
from slow_melds import SHAPES, Meld, is_meld, lay_offs, swaps
from slow_rami import SlowRound

ROUNDS = int(os.environ.get("RAMI_CONTRACT_ROUNDS", "200")) // 5
BLOCK = 10
TURNS = 60
STOCK = (Card("2C"), JOKER, Card("9D"))
OTHER = (Card("4C"), Card("JD"))

pytestmark = pytest.mark.unmeasured


def compared(deal: Deal, rng: random.Random, eager: float) -> None:
    """Play the same round on both; after each move the legal moves, the table and the hands are the same."""
    state, slow = State.dealt(deal, whole=False), twin(deal)
    while not state.over:
        assert sorted(legal(state)) == slow.legal()
        move = chosen(tuple(state.legal), rng, eager)
        slow.play(write_move(move))
        state = state.after(move)
        assert state.phase.value == slow.phase
        assert state.seat == slow.seat or state.over
        assert [sorted(codes(state.hand(seat))) for seat in range(deal.players)] == slow.hands
        assert state.position.idle == slow.idle or state.over
    assert slow.outcome is not None
    result = state.result
    assert (result.ending.value, result.winner) == (slow.outcome["ending"], slow.outcome["winner"])
    opened = [state.has_opened(seat) for seat in range(deal.players)]
    assert (opened, slow.legal()) == (slow.outcome["opened"], [])


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    for number in range(max(1, ROUNDS // 40)):
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


# Single turns: hands that go with the melds on the table, where a legal move is hard to see


def random_meld(rng: random.Random, limit: object) -> Meld:
    while True:
        shape = fraction(rng, SHAPES)
        meld = tuple("*" + card if rng.random() < 0.3 else card for card in shape)
        if len(meld) < 6 and is_meld(meld, limit):
            return meld


def near(meld: Meld, limit: object) -> list[str]:
    """The cards that a meld takes, and those that it takes after these."""
    found = [card for put in swaps(meld) for card in put]
    for laid, longer in lay_offs(meld, limit).items():
        if laid[0] != "*":
            found += [laid, *(further for further in lay_offs(longer, limit) if further[0] != "*")]
    return found


def random_turn(rng: random.Random, **options: OptionValue) -> tuple[State, SlowRound]:
    """A turn of seat 0 before its draw, for both engines, by any rules but for these options."""
    rules = random_rules(rng).changed(options)
    limit, opened = rules.jokers_per_meld, rng.random() < 0.7
    melds = [random_meld(rng, limit) for _ in range(int(rng.random() * 4))]
    wanted = [card for meld in melds for card in near(meld, limit)]
    if not opened:
        wanted += [card for _ in range(2) for card in fraction(rng, SHAPES)[:4]]
    cards = [*wanted, "XX", "XX", *(fraction(rng, CARDS).code for _ in range(3))]
    picked = [Card(fraction(rng, cards)) for _ in range(fraction(rng, (3, 4, 5, 6) if opened else (6, 7, 8)))]
    hand = tuple(card for place, card in enumerate(picked[1:]) if picked[: place + 1].count(card) < 2 or card is JOKER)
    stock = STOCK if rng.random() < 0.9 else ()
    deal = Deal(rules, 1, (hand, OTHER), stock, picked[0])
    slow = twin(deal)
    slow.over, slow.table, slow.opened, slow.turns = False, [list(meld) for meld in melds], [opened, False], [3, 3]
    slow.begin_turn(0)
    hands = tuple(bits_of(card.index for card in held) for held in deal.hands)
    turn = Turn(hands[0], tuple(read_meld(" ".join(meld), rules) for meld in melds), opened=opened)
    owners, flags = (0,) * len(melds), (opened, False)
    position = Position(hands, owners, stock, 0, (deal.upcard,), 0, Phase.DRAW, flags, 6, turn, stock_before=len(stock))
    return State(Engine(deal), position), slow


@pytest.mark.parametrize("block", range(-(-ROUNDS // BLOCK)))
def test_single_turns(block: int) -> None:
    for number in range(TURNS):
        rng = random.Random(f"slow turns {block} {number}")
        turn_compared(*random_turn(rng), rng)


@pytest.mark.parametrize("number", [2026, 5300, *range(-(-ROUNDS // BLOCK) * TURNS // 2)])
def test_single_turns_in_which_a_card_may_be_kept_but_not_thrown_back(number: int) -> None:
    """The first two once were refused a move, since a barred joker had to be melded twice."""
    rng = random.Random(f"free {number}")
    turn_compared(*random_turn(rng, take_discard="free", joker_swap=rng.choice(["to_hand", "replay", "off"])), rng)


def turn_compared(state: State, slow: SlowRound, rng: random.Random) -> None:
    """Play a turn by both engines, melding rather than not: before every move both know the same ones."""
    if slow.over:
        assert legal(state) == ["stop"]
    while not slow.over and slow.seat == 0:
        assert sorted(legal(state)) == slow.legal()
        moves = tuple(move for move in state.legal if not isinstance(move, Draw | Discard)) or tuple(state.legal)
        move = fraction(rng, moves)
        slow.play(write_move(move))
        state = state.after(move)
        assert sorted(codes(state.hand(0))) == slow.hands[0]
