"""The points of one hand, against a compiled poker evaluator and against a plain sum over a dict.

Runs as a script in the peer's environment, with our sources on the path, so that all are timed in turn in
one process.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from typing import Final, cast

from measure import Figure, alternate, ratio, scaled
from peers import Peer, times_beside
from rami import CARDS, Pack, hand_value

HANDS: Final = 2000
SEED: Final = 2024


def figures(poker: Peer, rounds: int, seconds: float) -> list[Figure]:
    ours, evaluator, plain = times_beside(poker, __file__, rounds, seconds)
    return [
        ratio("one hand: hand_value, 13 cards / phevaluator, 7 cards", ours, evaluator, goal=1.0),
        ratio("one hand: hand_value / sum over a dict, 13 cards", ours, plain, goal=1.5),
        scaled("one hand: hand_value, 13 cards", "ns", ours, 1e9),
        scaled("one hand: phevaluator.evaluate_cards, 7 ints", "ns", evaluator, 1e9),
        scaled("one hand: sum over a dict, 13 codes", "ns", plain, 1e9),
    ]


def _times(rounds: int, seconds: float) -> list[tuple[float, ...]]:
    # By name: the peer is installed only where this runs, so no type checker of ours can see it.
    evaluate = cast("Callable[..., int]", importlib.import_module("phevaluator").evaluate_cards)
    rng = random.Random(SEED)
    pack = list(Pack(2))
    hands = [tuple(rng.sample(pack, 13)) for _ in range(HANDS)]
    codes = [tuple(card.code for card in hand) for hand in hands]
    points = {card.code: card.points for card in CARDS}
    sevens = [tuple(rng.sample(range(52), 7)) for _ in range(HANDS)]

    def ours() -> int:
        for hand in hands:
            hand_value(hand)
        return HANDS

    def evaluator() -> int:
        for seven in sevens:
            evaluate(*seven)
        return HANDS

    def plain() -> int:
        for hand in codes:
            sum(points[card] for card in hand)
        return HANDS

    return alternate([ours, evaluator, plain], rounds=rounds, seconds=seconds)


if __name__ == "__main__":
    print(json.dumps(_times(int(sys.argv[1]), float(sys.argv[2]))))
