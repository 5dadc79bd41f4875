"""Random play to the end of the round, against other games in Python and, ours on plain ints, against one in C++.

Runs as a script in the environment of each peer.
"""

import importlib
import json
import random
import sys
from typing import Any, Final

from measure import Figure, Task, alternate, rate, times_as_fast
from peers import Peer, times_beside
from rami.play.deal import Deal, Phase
from rami.play.engine import Engine
from rami.play.shuffle import dealt
from rami.play.state import State
from rami.rules import DEFAULT_RULES

SEED: Final = 2024
NUMBERS: Final = (2, 4)
"""Of players. The goals are for two: the games of the others have two players as well."""

MOST_PLIES: Final = 300

Times = list[tuple[float, ...]]


def random_deal(rng: random.Random, players: int) -> Deal:
    """Shuffle the packs of the default rules and deal."""
    order = list(DEFAULT_RULES.pack_for(players))
    rng.shuffle(order)
    hands, upcard, stock = dealt(order, players, 0, DEFAULT_RULES.hand_size)
    return Deal(DEFAULT_RULES, 0, hands, stock, upcard)


def figures(rlcard: Peer, chess: Peer, openspiel: Peer, rounds: int, seconds: float) -> list[Figure]:
    two, four, gin = times_beside(rlcard, __file__, "rlcard", rounds, seconds)
    two_again, four_again, plies = times_beside(chess, __file__, "chess", rounds, seconds)
    two_bare, four_bare, games = times_beside(openspiel, __file__, "openspiel", rounds, seconds)
    return [
        times_as_fast("random play, 2 players: decisions as fast as RLCard's, gin rummy", two, gin, goal=2),
        times_as_fast("random play, 4 players: decisions as fast as RLCard's, gin rummy", four, gin),
        times_as_fast("random play, 2 players: decisions as fast as plies of python-chess", two_again, plies, goal=2),
        times_as_fast("random play, 4 players: decisions as fast as plies of python-chess", four_again, plies),
        times_as_fast(
            "random play on ints, 2 players: rounds as fast as OpenSpiel's, gin rummy", two_bare, games, goal=1
        ),
        times_as_fast("random play on ints, 4 players: rounds as fast as OpenSpiel's, gin rummy", four_bare, games),
        rate("random play, 2 players", "decisions/s", two),
        rate("random play, 4 players", "decisions/s", four),
        rate("random play, RLCard, gin rummy without observations", "decisions/s", gin),
        rate("random play, python-chess", "plies/s", plies),
        rate("random play on ints, 2 players", "rounds/s", two_bare),
        rate("random play on ints, 4 players", "rounds/s", four_bare),
        rate("random play, OpenSpiel, gin rummy", "rounds/s", games),
    ]


def _states(players: int) -> Task:
    """A round through the states that are handed to programs, every move checked; it counts decisions."""
    rng = random.Random(SEED)

    def run() -> int:
        state = State.dealt(random_deal(rng, players))
        decisions = 0
        while not state.over:
            state = state.after(rng.choice(state.legal.moves()))
            decisions += 1
        return decisions

    return run


def _positions(players: int) -> Task:
    """A round through the engine alone; it counts rounds."""
    rng = random.Random(SEED)

    def run() -> int:
        engine = Engine(random_deal(rng, players))
        position = engine.start()
        while position.phase is not Phase.OVER:
            position = engine.after(position, rng.choice(list(engine.moves(position)))).position
        return 1

    return run


def _rlcard() -> Task:
    """The bare game: the environment around it builds an observation at every step, at some times the cost."""
    game_of: Any = importlib.import_module("rlcard.games.gin_rummy.game").GinRummyGame
    numpy: Any = importlib.import_module("numpy")
    rng = random.Random(SEED)

    def run() -> int:
        game = game_of()
        game.np_random = numpy.random.RandomState(rng.randrange(1 << 31))
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return run


def _chess() -> Task:
    chess: Any = importlib.import_module("chess")
    rng = random.Random(SEED)

    def run() -> int:
        board = chess.Board()
        for ply in range(MOST_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(rng.choice(moves))
        return MOST_PLIES

    return run


def _openspiel() -> Task:
    game: Any = importlib.import_module("pyspiel").load_game("gin_rummy")
    rng = random.Random(SEED)

    def run() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return run


if __name__ == "__main__":
    name, rounds, seconds = sys.argv[1:]
    theirs = {"rlcard": _rlcard, "chess": _chess, "openspiel": _openspiel}[name]()
    ours = map(_positions if name == "openspiel" else _states, NUMBERS)
    print(json.dumps(alternate([*ours, theirs], rounds=int(rounds), seconds=float(seconds))))
