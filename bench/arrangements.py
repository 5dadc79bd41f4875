"""The exact best of random hands, against a solver for Rummikub and against a search for gin rummy.

Runs as a script in the environment of either peer. Both sides of a ratio solve the same hands, dealt beforehand.
"""

import importlib
import json
import random
import sys
from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from typing import Any, Final

from measure import Figure, Task, alternate, ratio, scaled, times_as_fast
from peers import Peer, times_beside
from rami import Pack
from rami.handbits import HandBits, bits_of
from rami.kernel import kernel_for
from rami.rules import DEFAULT_RULES
from rami.search import POINTS, VALUE, Search, Weight

SEED: Final = 2024
HANDS: Final = 10_000
RACKS: Final = 200
"""How many of these hands the solver for Rummikub gets: it is slow."""

BATCH: Final = 200

Times = list[tuple[float, ...]]


def figures(rummikub: Peer, rlcard: Peer, rounds: int, seconds: float) -> list[Figure]:
    most, chosen, rack = times_beside(rummikub, __file__, "rummikub", rounds, seconds)
    left, deadwood = times_beside(rlcard, __file__, "rlcard", rounds, seconds)
    return [
        times_as_fast("most points of 13 cards, 4 jokers: times as fast as rummikub-solver", most, rack, goal=250),
        times_as_fast("the same with the melds: times as fast as rummikub-solver", chosen, rack),
        scaled("most points of 13 cards, 4 jokers", "µs", most, 1e6),
        scaled("the same with the melds", "µs", chosen, 1e6),
        scaled("rummikub-solver, TOTAL_VALUE of 13 tiles", "µs", rack, 1e6),
        ratio("least left of 10 cards, one pack / RLCard's deadwood", left, deadwood, goal=0.6),
        scaled("least left of 10 cards, one pack", "µs", left, 1e6),
        scaled("RLCard's deadwood of 10 cards", "µs", deadwood, 1e6),
    ]


def _against_rummikub(rounds: int, seconds: float) -> Times:
    """The rules nearest to ours: two packs, four jokers. There is no ace above the king, and no limit of jokers."""
    solver: Any = importlib.import_module("rummikub_solver")
    rules = solver.RuleSet(numbers=13, repeats=2, colours=4, jokers=4, min_initial_value=50)
    mode = solver.SolverMode.TOTAL_VALUE
    hands = _hands([card.index for card in Pack(2)], 13)
    racks: list[Any] = [rules.new_game() for _ in range(RACKS)]
    for rack, hand in zip(racks, hands, strict=False):
        rack.add_rack(*[index + 1 for index in hand])
    endless = cycle(racks)

    def theirs() -> int:
        rules.solve(next(endless), mode)
        return 1

    return alternate([_most(hands, POINTS), _chosen(hands), theirs], rounds=rounds, seconds=seconds)


def _against_rlcard(rounds: int, seconds: float) -> Times:
    melding: Any = importlib.import_module("rlcard.games.gin_rummy.utils.melding")
    utils: Any = importlib.import_module("rlcard.games.gin_rummy.utils.utils")
    hands = _hands(range(52), 10)
    deck = utils.get_deck()
    endless = cycle([[deck[index] for index in hand] for hand in hands])

    def theirs() -> int:
        for hand in islice(endless, BATCH):
            none = utils.get_deadwood_count(hand, [])
            min((utils.get_deadwood_count(hand, melds) for melds in melding.get_meld_clusters(hand)), default=none)
        return BATCH

    return alternate([_most(hands, VALUE), theirs], rounds=rounds, seconds=seconds)


def _hands(cards: Sequence[int], size: int) -> list[list[int]]:
    rng = random.Random(SEED)
    return [rng.sample(cards, size) for _ in range(HANDS)]


def _most(hands: Iterable[Sequence[int]], weight: Weight) -> Task:
    endless = _endless(hands)
    kernel = kernel_for(DEFAULT_RULES)

    def run() -> int:
        for hand in islice(endless, BATCH):
            Search(hand, kernel.candidates(hand), weight).most()
        return BATCH

    return run


def _chosen(hands: Iterable[Sequence[int]]) -> Task:
    endless = _endless(hands)
    kernel = kernel_for(DEFAULT_RULES)

    def run() -> int:
        for hand in islice(endless, BATCH):
            Search(hand, kernel.candidates(hand), POINTS).chosen()
        return BATCH

    return run


def _endless(hands: Iterable[Sequence[int]]) -> "cycle[HandBits]":
    return cycle([bits_of(iter(hand)) for hand in hands])


if __name__ == "__main__":
    against = {"rummikub": _against_rummikub, "rlcard": _against_rlcard}[sys.argv[1]]
    print(json.dumps(against(int(sys.argv[2]), float(sys.argv[3]))))
