"""Random play to the end of the round, against other games in Python and, ours on plain ints, against one in C++.

Runs as a script in the environment of each peer.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from typing import Any, Final

from measure import Figure, Task, alternate, rate, times_as_fast
from peers import Peer, times_beside
from rami.play.deal import Deal, Phase
from rami.play.engine import Engine, Position
from rami.play.moves import Move
from rami.play.shuffle import dealt
from rami.play.state import Legal, State
from rami.rules import DEFAULT_RULES

SEED: Final = 2024
CHOSEN: Final = "chosen"
WAYS: Final = tuple((players, way) for way in (CHOSEN, "listed") for players in (2, 4))
"""Numbers of players, and how a move is found: all legal moves listed and one of them picked, as the peers do, or one chosen
by ``legal.choose``. The goals are for two players: the games of the others have two as well.
"""

MOST_PLIES: Final = 300

LEAST_SECONDS: Final = 0.4
"""Of each task in a round: random rounds differ much in their length, so a few of them tell little."""


def random_deal(rng: random.Random, players: int) -> Deal:
    """Shuffle the packs of the default rules and deal."""
    order = list(DEFAULT_RULES.pack_for(players))
    rng.shuffle(order)
    hands, upcard, stock = dealt(order, players, 0, DEFAULT_RULES.hand_size)
    return Deal(DEFAULT_RULES, 0, hands, stock, upcard)


def figures(rlcard: Peer, chess: Peer, openspiel: Peer, rounds: int, seconds: float) -> list[Figure]:
    found: list[Figure] = []
    for kind, unit, peer, games, goal in (
        ("random play", "decisions", rlcard, "RLCard's, gin rummy", 2),
        ("random play", "decisions", chess, "plies of python-chess", 2),
        ("random play on ints", "rounds", openspiel, "OpenSpiel's, gin rummy", 1),
    ):
        times = times_beside(peer, __file__, peer.package, rounds, max(seconds, LEAST_SECONDS))
        *ours, theirs = map(tuple, times)
        for (players, way), seconds_each in zip(WAYS, ours, strict=True):
            name = f"{kind}, {players} players, {way}"
            least = goal if players == 2 else None
            found.append(times_as_fast(f"{name}: {unit} as fast as {games}", seconds_each, theirs, goal=least))
            if peer is not chess:
                found.append(rate(name, f"{unit}/s", seconds_each))
        found.append(rate(f"random play, {games}", "plies/s" if peer is chess else f"{unit}/s", theirs))
    return found


def _listed(players: int) -> Task:
    """A round through the states that are handed to programs, every move checked; it counts decisions."""
    return _states(players, lambda legal, rng: rng.choice(legal.moves()))


def _chosen(players: int) -> Task:
    """The same where the state is asked for any legal move."""
    return _states(players, Legal.choose)


def _states(players: int, chosen: Callable[[Legal, random.Random], Move]) -> Task:
    rng = random.Random(SEED)

    def run() -> int:
        state = State.dealt(random_deal(rng, players))
        decisions = 0
        while not state.over:
            state = state.after(chosen(state.legal, rng))
            decisions += 1
        return decisions

    return run


def _listed_on_ints(players: int) -> Task:
    """A round through the engine alone; it counts rounds."""
    return _positions(players, lambda engine, position, rng: rng.choice(engine.moves(position)))


def _chosen_on_ints(players: int) -> Task:
    return _positions(players, Engine.choose)


def _positions(players: int, chosen: Callable[[Engine, Position, random.Random], Move]) -> Task:
    rng = random.Random(SEED)

    def run() -> int:
        engine = Engine(random_deal(rng, players))
        position = engine.start()
        while position.phase is not Phase.OVER:
            position = engine.after(position, chosen(engine, position, rng)).position
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
    theirs = {"rlcard": _rlcard, "chess": _chess, "open-spiel": _openspiel}[name]()
    listed, chosen = (_listed_on_ints, _chosen_on_ints) if name == "open-spiel" else (_listed, _chosen)
    ours = [(chosen if way == CHOSEN else listed)(players) for players, way in WAYS]
    print(json.dumps(alternate([*ours, theirs], rounds=int(rounds), seconds=float(seconds))))
