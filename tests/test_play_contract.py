"""What holds for every round under any rules, watched move by move. RAMI_CONTRACT_ROUNDS asks for more rounds."""

import os
import random
from collections.abc import Iterable
from typing import NamedTuple

import pytest

import oracle
from play_deals import (
    all_cards,
    check_order,
    check_step,
    chosen,
    codes,
    dealt_cards,
    fraction,
    random_deal,
    random_move,
    random_rules,
    refused_move,
)
from rami import PRESETS, Ending, Match, Rules
from rami.play.deal import Deal, Phase, PlayError
from rami.play.engine import Engine
from rami.play.moves import DRAW, Discard, Draw, Move, Stop
from rami.play.state import Legal, State
from rami.records.move_text import read_move, write_move
from rami.rules import OPTIONS

ROUNDS = int(os.environ.get("RAMI_CONTRACT_ROUNDS", "200"))
BLOCK = 20
MOST_MOVES = 6000


class Done(NamedTuple):
    """A move of the unfinished turn that stands, and the state before it."""

    before: State
    move: Move


def is_listed(move: Move, moves: Iterable[Move]) -> bool:
    return any(type(move) is type(each) and move == each for each in moves)


def check_moves(state: State, rng: random.Random) -> None:
    """The list, the count, single questions and refusals agree; nothing that is refused changes anything."""
    unlisted = Legal(Engine(state.deal), state.position)
    wanted = [random_move(state, rng) for _ in range(3)]
    answers = [move in unlisted for move in wanted]
    moves = tuple(state.legal)
    assert moves
    assert moves == state.legal.moves() == tuple(unlisted)
    assert len(state.legal) == len(set(map(write_move, moves))) == len(moves)
    assert state.legal
    check_order(moves)
    assert answers == [is_listed(move, moves) for move in wanted] == [move in state.legal for move in wanted]
    assert all(move in Legal(Engine(state.deal), state.position) for move in rng.sample(moves, min(2, len(moves))))
    picked = Legal(Engine(state.deal), state.position)
    assert is_listed(picked.choose(rng), moves)
    assert [move in picked for move in wanted] == answers
    for move, listed in zip(wanted, answers, strict=True):
        if listed:
            check_step(state, move, state.after(move))
        else:
            refused_move(state, move)


def check_seats(state: State, move: Move) -> None:
    """Only the seat on turn may make a legal move."""
    for seat in range(-1, state.deal.players + 1):
        assert state.can(seat, move) == (seat == state.seat)
        if seat != state.seat:
            with pytest.raises(PlayError) as error:
                state.do(seat, move)
            assert [(fault.code, fault.values) for fault in error.value.faults] == [
                ("play/not-your-turn", {"seat": state.seat})
            ]
    assert state.why_not(move) == ()


def check_take_back(state: State, turn: list[Done]) -> State:
    """Take the last move that stands back, unless there is none or it drew from the stock."""
    if turn and not isinstance(turn[-1].move, Draw):
        back = state.take_back()
        assert back.position == turn.pop().before.position
        return back
    before = state.position
    with pytest.raises(PlayError) as error:
        state.take_back()
    assert error.value.codes == ("play/draw-stays" if turn else "play/nothing-to-take-back",)
    assert state.position == before
    return state


def check_replay(state: State) -> None:
    """The history done again gives the same state, moves taken back included; written and read as well."""
    again = State.dealt(state.deal, whole=False).replay(state.history)
    assert again.position == state.position
    assert again.history == state.history
    for played in state.history:
        if played.move is not None:
            assert read_move(write_move(played.move), state.deal.rules) == played.move


def check_end(state: State, turn: list[Done]) -> None:
    """Nothing can be done any more, and the result is scored as the oracle scores it."""
    assert (len(state.legal), bool(state.legal), tuple(state.legal)) == (0, False, ())
    assert [fault.code for fault in refused_move(state, DRAW)] == ["play/over"]
    with pytest.raises(PlayError, match="play/over"):
        state.legal.choose(random.Random(0))
    check_take_back(state, [])
    result = state.result
    rules, players, dealer = state.deal.rules, state.deal.players, state.deal.dealer
    assert (result.dealer, result.faults(rules)) == (dealer, ())
    if result.ending is not Ending.BLOCKED:
        first, last = turn[0].before, turn[-1].before
        assert result.winner == last.seat
        opened_before = [first.has_opened(seat) for seat in range(players)]
        assert (result.ending is Ending.RAMI_SEC) == (not any(opened_before))
    scored = Match.start([f"P{seat}" for seat in range(players)], rules, first_dealer=dealer).record(result)
    case = {name: rules[name] for name, option in OPTIONS.items() if option.scoring and name != "target"}
    case |= {"ending": result.ending.value, "winner": result.winner, "dealer": dealer, "packs": rules.packs}
    case |= {"hands": [codes(state.hand(seat)) for seat in range(players)]}
    case |= {"opened": [state.has_opened(seat) for seat in range(players)]}
    assert list(scored.totals) == oracle.score(case)


def watched(deal: Deal, rng: random.Random, eager: float, watch: float) -> State:
    """Play a round to its end and hold every move to the contract, a share of the positions to all of it."""
    state = State.dealt(deal, whole=False)
    cards = dealt_cards(deal)
    turn: list[Done] = []
    assert all_cards(state) == cards
    for _ in range(MOST_MOVES):
        if turn and turn[-1].before.seat != state.seat:
            turn.clear()
        if state.over:
            return state
        if rng.random() < watch:
            check_moves(state, rng)
        undo = 0.1
        while rng.random() < undo:
            state, undo = check_take_back(state, turn), 0.6
        move = chosen(tuple(state.legal), rng, eager)
        if rng.random() < watch:
            check_seats(state, move)
        following = state.after(move)
        check_step(state, move, following)
        assert all_cards(following) == cards
        if isinstance(move, Discard | Stop):
            check_take_back(following, [])
        turn.append(Done(state, move))
        state = following
        if state.over:
            check_end(state, turn)
            check_replay(state)
        elif rng.random() < 0.01:
            check_replay(state)
    raise AssertionError("a round without an end")


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_deals(preset: str, players: int) -> None:
    rules = Rules.preset(preset)
    for number in range(max(1, ROUNDS // 200)):
        rng = random.Random(f"{preset} {players} {number}")
        deal = random_deal(rules, players, rng)
        assert dealt_cards(deal).total() == len(rules.pack_for(players))
        watched(deal, rng, fraction(rng, (0, 0.3, 0.8, 1)), 0.1)


@pytest.mark.unmeasured
@pytest.mark.parametrize("block", range(-(-ROUNDS // BLOCK)))
def test_any_rules(block: int) -> None:
    """Short rounds, so that the stock runs out and the discard pile comes back often."""
    for number in range(BLOCK):
        rng = random.Random(f"any rules {block} {number}")
        players = fraction(rng, range(2, 7))
        deal = random_deal(random_rules(rng), players, rng, fraction(rng, (4, 5, 7, 9, 12)), fraction(rng, (4, 12, 30)))
        watched(deal, rng, fraction(rng, (0, 0.3, 0.8, 0.8, 1)), 0.3)


def test_the_rounds_reach_every_ending() -> None:
    """So that the contract is held for each: rami sec with three cards in hand, no progress, reshuffles and none."""
    endings: set[Ending | None] = set()
    reshuffles: set[int] = set()
    longest = 0
    for number in range(60):
        rng = random.Random(f"endings {number}")
        rules = random_rules(rng).changed({"opening_points": 0, "pure_run": False})
        deal = random_deal(rules, 2, rng, fraction(rng, (3, 8)), fraction(rng, (8, 60)))
        state = watched(deal, rng, fraction(rng, (0.5, 1)), 0)
        assert state.phase is Phase.OVER
        endings.add(state.position.ending)
        reshuffles.add(state.position.reshuffles)
        longest = max(longest, state.position.idle)
    assert endings == set(Ending)
    assert len(reshuffles) > 2
    assert longest == 60
