"""Fast hands and rounds, compiled, against OpenSpiel's gin rummy in C++, rummikub-solver and the bandwidth of a sum.

Runs as a script in the environment of each peer, where it does work whenever it is told to: the peers have no numba.
"""

import importlib
import random
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from itertools import count, cycle
from typing import TYPE_CHECKING, Any, Final

from measure import Figure, Task, alternate, rate, scaled, times_as_fast
from peers import Peer, environment
from rami import Pack
from rami.handbits import bits_of

if TYPE_CHECKING:
    from rami.fast.hands import Columns

SEED: Final = 2024
HANDS: Final = 20_000
COPIES: Final = 100
"""So often these hands are repeated where they are scored: 50 MB, more than any cache holds."""

BATCH: Final = 10
"""So often where they are arranged: a batch takes some tens of milliseconds, and to start the threads a part of one."""

RACKS: Final = 200
ROUNDS: Final = 8000
BOTH: Final = 2
"""The threads that are compared with one."""


def figures(openspiel: Peer, rummikub: Peer, rounds: int, seconds: float) -> list[Figure]:
    from rami.fast.compiled import COMPILED

    if not COMPILED:
        raise SystemExit("bench/fast.py needs numba (extra fast)")
    return [*_of_rounds(openspiel, rounds, seconds), *_of_hands(rummikub, rounds, seconds)]


def _of_rounds(openspiel: Peer, rounds: int, seconds: float) -> list[Figure]:
    with ExitStack() as stack:
        theirs = [stack.enter_context(_beside(openspiel, kind)) for kind in ("random", "simple")]
        ours = [_rounds("random", 1), _rounds("greedy", 1), _rounds("greedy", BOTH)]
        by_chance, greedy, both, uniform, simple = alternate([*ours, *theirs], rounds=rounds, seconds=seconds)
    return [
        times_as_fast(
            "fast random rounds, 2 players: as fast as OpenSpiel's, gin rummy in C++", by_chance, uniform, 50
        ),
        times_as_fast("fast greedy rounds, 2 players: as fast as OpenSpiel's simple gin bots", greedy, simple, 8),
        times_as_fast("fast greedy rounds: two threads / one", both, greedy, 1.4),
        rate("fast random rounds, 2 players, one thread", "rounds/s", by_chance),
        rate("fast greedy rounds, 2 players, one thread", "rounds/s", greedy),
        rate("OpenSpiel, gin rummy, random bots, loop in C++", "rounds/s", uniform),
        rate("OpenSpiel, gin rummy, simple bots, loop in C++", "rounds/s", simple),
    ]


def _of_hands(rummikub: Peer, rounds: int, seconds: float) -> list[Figure]:
    with _beside(rummikub, "racks") as racks:
        ours = [_arrangements(1), _arrangements(BOTH)]
        one, both, rack = alternate([*ours, racks], rounds=rounds, seconds=seconds)
    summed, scored, scored_by_both = alternate([_sums(), _values(1), _values(BOTH)], rounds=rounds, seconds=seconds)
    return [
        times_as_fast("fast arrangement of 13 cards, one thread: times as fast as rummikub-solver", one, rack, 8000),
        times_as_fast("fast arrangement: two threads / one", both, one, 1.4),
        times_as_fast("fast scoring, one thread: bandwidth / that of numpy.sum", scored, summed, 0.7),
        times_as_fast("fast scoring, two threads: bandwidth / that of numpy.sum", scored_by_both, summed),
        scaled("fast arrangement of 13 cards: most points and least left, one thread", "µs", one, 1e6),
        scaled("rummikub-solver, TOTAL_VALUE of 13 tiles", "µs", rack, 1e6),
        rate("fast scoring, one thread", "GB/s", [1e9 * value for value in scored]),
        rate("numpy.sum", "GB/s", [1e9 * value for value in summed]),
    ]


# Our side


def _rounds(player: str, threads: int) -> Task:
    from rami.fast.rounds import play

    batches = count()

    def run() -> int:
        first = ROUNDS * next(batches)
        play(range(first, first + ROUNDS), 2, player, threads=threads)
        return ROUNDS

    return run


def _hands() -> list[list[int]]:
    rng = random.Random(SEED)
    cards = [card.index for card in Pack(2)]
    return [rng.sample(cards, 13) for _ in range(HANDS)]


def _arrangements(threads: int) -> Task:
    from rami.fast.hands import arrangements

    hands = _many_hands(BATCH)

    def run() -> int:
        arrangements(hands, threads)
        return len(hands.ones)

    return run


def _many_hands(copies: int) -> "Columns":
    from rami.fast.hands import Columns, columns

    numpy: Any = importlib.import_module("numpy")
    return Columns(*(numpy.tile(column, copies) for column in columns(bits_of(iter(hand)) for hand in _hands())))


def _values(threads: int) -> Task:
    """Points of hands; it counts the bytes of the hands."""
    from rami.fast.hands import hand_values

    hands: Any = _many_hands(COPIES)
    size = sum(column.nbytes for column in hands)

    def run() -> int:
        hand_values(hands, threads)
        return size

    return run


def _sums() -> Task:
    """The sum of as many bytes, as ints of 64 bits."""
    numpy: Any = importlib.import_module("numpy")
    hands: Any = _many_hands(COPIES)
    numbers = numpy.ones(sum(column.nbytes for column in hands) // 8, "uint64")

    def run() -> int:
        numbers.sum()
        return numbers.nbytes

    return run


# Their side


@contextmanager
def _beside(peer: Peer, kind: str) -> Generator[Task]:
    """A task that a peer does in its own process, a batch for each line that it gets."""
    command = [str(peer.interpreter), __file__, kind]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        told, answers = process.stdin, process.stdout

        def run() -> int:
            told.write("\n")
            told.flush()
            return int(answers.readline())

        yield run
        told.close()


def _gin(bots: Callable[[Any, Any], list[Any]]) -> Task:
    """Games whose players and loop are C++."""
    spiel: Any = importlib.import_module("pyspiel")
    game = spiel.load_game("gin_rummy")
    players = bots(spiel, game)
    seeds = count(SEED)

    def run() -> int:
        for bot in players:
            bot.restart()
        spiel.evaluate_bots(game.new_initial_state(), players, next(seeds))
        return 1

    return run


def _uniform(spiel: Any, game: Any) -> list[Any]:
    del game
    return [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(2)]


def _simple(spiel: Any, game: Any) -> list[Any]:
    return [spiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in range(2)]


def _racks() -> Task:
    """The rules nearest to ours; see ``arrangements``."""
    solver: Any = importlib.import_module("rummikub_solver")
    rules = solver.RuleSet(numbers=13, repeats=2, colours=4, jokers=4, min_initial_value=50)
    racks: list[Any] = [rules.new_game() for _ in range(RACKS)]
    for rack, hand in zip(racks, _hands(), strict=False):
        rack.add_rack(*[index + 1 for index in hand])
    endless = cycle(racks)

    def run() -> int:
        rules.solve(next(endless), solver.SolverMode.TOTAL_VALUE)
        return 1

    return run


if __name__ == "__main__":
    work = {"random": lambda: _gin(_uniform), "simple": lambda: _gin(_simple), "racks": _racks}[sys.argv[1]]()
    for _ in sys.stdin:
        print(work(), flush=True)
