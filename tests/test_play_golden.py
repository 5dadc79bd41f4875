"""One round of each preset as a text to read: hands, table and moves, turn by turn, from a seeded random player."""

import random
from collections.abc import Iterator

import pytest

from play_deals import chosen, golden, held, random_deal, table
from rami import PRESETS, Match, Rules
from rami.play.deal import Phase
from rami.play.moves import Draw, Take
from rami.play.state import State
from rami.records.move_text import write_move

ROUNDS = {"rami": (2, 104), "rami-13": (3, 101), "tunisian": (3, 54), "easy": (4, 17)}
"""The players and the seed for each preset."""


def told_move(before: State, state: State) -> str:
    """What was done, and the card that came by it."""
    played = state.played
    assert played is not None
    if played.move is None:
        return "  takes it back"
    text = f"  {write_move(played.move)}"
    if isinstance(played.move, Draw):
        mixed = f" after a reshuffle of {len(played.reshuffled)}" if played.reshuffled else ""
        return f"{text}: {played.drawn}{mixed}"
    return f"{text}: {before.pile[-1]}" if isinstance(played.move, Take) else text


def told_turn(state: State) -> Iterator[str]:
    position = state.position
    yield ""
    yield f"turn {position.turns + 1}, seat {state.seat}; stock {position.stock_left}, discard {state.pile[-1]}"
    owners = position.owners
    yield from (f"  table {number}: {meld} (seat {owners[number]})" for number, meld in enumerate(table(state)))
    opened = "opened" if state.has_opened(state.seat) else "not opened"
    yield f"  hand: {held(state, state.seat)} ({opened})"


def told_end(state: State, rules: Rules) -> Iterator[str]:
    result = state.result
    players = state.deal.players
    scored = Match.start([f"P{seat}" for seat in range(players)], rules, first_dealer=state.deal.dealer).record(result)
    yield ""
    yield f"over: {result.ending.value}, winner: {result.winner}"
    yield from (f"table {number}: {meld}" for number, meld in enumerate(table(state)))
    for seat in range(players):
        yield f"seat {seat}: {scored.totals[seat]} points, {held(state, seat) or 'no card'}"


def following(state: State, rng: random.Random) -> State:
    """The state after a move of the seeded player, who now and then takes one back."""
    undoes = rng.random() < 0.15 and state.phase is Phase.MELD and state.played is not None
    if undoes and state.played is not None and not isinstance(state.played.move, Draw | None):
        return state.take_back()
    return state.after(chosen(tuple(state.legal), rng))


def playthrough(preset: str, players: int, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    rules = Rules.preset(preset)
    state = State.dealt(random_deal(rules, players, rng))
    yield f"{preset}, {players} players; dealer: seat {state.deal.dealer}, turned up: {state.deal.upcard}"
    yield from (f"seat {seat}: {held(state, seat)}" for seat in range(players))
    yield from told_turn(state)
    while not state.over:
        before, state = state, following(state, rng)
        yield told_move(before, state) + (f" [{len(state.legal)}]" if state.phase is Phase.MELD else "")
        if state.seat != before.seat and not state.over:
            yield from told_turn(state)
    yield from told_end(state, rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_round_of_each_preset(preset: str) -> None:
    """The number of legal moves after each is in brackets."""
    golden(f"{preset}.txt", "\n".join(playthrough(preset, *ROUNDS[preset])) + "\n")


def test_the_playthroughs_hold_every_kind_of_move() -> None:
    text = "\n".join("\n".join(playthrough(preset, *ROUNDS[preset])) for preset in PRESETS)
    for word in ("draw", "take", "lay", "off", "swap", "discard", "takes it back"):
        assert f"\n  {word}" in text
