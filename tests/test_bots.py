"""Bots at a table: every answer is legal, rounds and matches end, and what is hidden changes no answer."""

from random import Random

import pytest

from rami import Match, Rules
from rami.bots.beginner import Beginner
from rami.bots.chance import Chance
from rami.bots.strategy import Sight, Strategy, Totals
from rami.bots.table import play_match, play_round, random_deal
from rami.play.deal import PlayError
from rami.play.moves import Move, Stop
from rami.play.state import State
from rami.rules import PRESETS

STRATEGIES: list[Strategy] = [Chance(), Beginner()]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.name)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_is_played_to_its_end_and_the_same_again(strategy: Strategy, preset: str, players: int) -> None:
    match = Match.start([f"Player {seat}" for seat in range(players)], Rules.of({"target": 50}, preset))
    first, second = (play_match(match, [strategy] * players, 7) for _ in range(2))
    assert first.next_dealer is None
    assert first == second
    assert all(one.result == other.result for one, other in zip(first.rounds, second.rounds, strict=True))


def test_the_table_refuses_what_is_not_legal() -> None:
    class Stopper(Chance):
        def choose(self, sight: Sight, random: Random) -> Move:
            """Stop at once."""
            return Stop()

    with pytest.raises(PlayError):
        play_round(State.dealt(random_deal(Match.start(["A", "B"]), 1)), [Stopper()] * 2, 1, Totals((0, 0), 100))


def test_a_move_can_be_taken_back() -> None:
    class Doubter:
        name = "doubter"
        doubts = 0

        def choose(self, sight: Sight, random: Random) -> Move | None:
            """Take the first meld back that can be."""
            last = sight.log[-1] if sight.log else None
            if not self.doubts and last and last.seat == sight.view.seat and type(last.move).__name__ == "Lay":
                self.doubts += 1
                return None
            return random.choice(sight.view.legal)

    doubter = Doubter()
    match = Match.start(["A", "B"], Rules.preset("easy"))
    state = play_round(State.dealt(random_deal(match, 3)), [doubter] * 2, 3, Totals((0, 0), 100))
    assert state.over
    assert doubter.doubts == 1
    assert any(played.move is None for played in state.history)
