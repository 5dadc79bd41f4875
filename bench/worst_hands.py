"""The hands of ``worst_hands.txt`` that take longest to arrange."""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from measure import Figure
from rami import Rules, read_cards
from rami.arrange import arrange_bits
from rami.handbits import HandBits, bits_of
from rami.kernel import kernel_for, kernel_of
from rami.search import COUNT, POINTS, VALUE, Search, Weight

HANDS: Final = Path(__file__).with_name("worst_hands.txt")
"""One hand a line, in codes."""

MOST_ROUNDS: Final = 7


def _search(hand: HandBits, rules: Rules, weight: Weight) -> Search:
    return Search(hand, kernel_for(rules).candidates(hand), weight)


QUESTIONS: Final[dict[str, Callable[[HandBits, Rules], object]]] = {
    "the most points": lambda hand, rules: _search(hand, rules, POINTS).chosen(),
    "the least left": lambda hand, rules: _search(hand, rules, VALUE).chosen(),
    "the most cards": lambda hand, rules: _search(hand, rules, COUNT).chosen(),
    "the best opening": lambda hand, rules: _search(hand, rules, POINTS).chosen_with_pure_run(),
}
"""Each is an optimum of its own, with the melds that reach it; an arrangement answers all four."""


def figures(rounds: int) -> list[Figure]:
    rounds = min(rounds, MOST_ROUNDS)
    two, naturals = Rules(jokers_per_meld=2), Rules(jokers_per_meld="naturals")
    return [
        *(_worst(f"{name} of the worst hand", Rules(), rounds, sought, goal=5) for name, sought in QUESTIONS.items()),
        _worst("all four of the worst hand", Rules(), rounds, arrange_bits),
        _worst("all four of the worst hand, two jokers a meld", two, rounds, arrange_bits),
        _worst("all four of the worst hand, jokers up to the naturals", naturals, rounds, arrange_bits),
    ]


def _worst(
    name: str, rules: Rules, rounds: int, sought: Callable[[HandBits, Rules], object], goal: float | None = None
) -> Figure:
    """Time each hand in each round; the worst is the one with the highest median."""
    lines = HANDS.read_text(encoding="utf-8").split("\n")
    hands = [bits_of(card.index for card in read_cards(line)) for line in lines if line]
    for hand in hands:
        sought(hand, rules)
    timed = zip(*([_milliseconds(hand, rules, sought) for hand in hands] for _ in range(rounds)), strict=True)
    return Figure(name, "ms", max(timed, key=statistics.median), goal)


def _milliseconds(hand: HandBits, rules: Rules, sought: Callable[[HandBits, Rules], object]) -> float:
    """Time one arrangement with nothing kept from other hands: the first is the slowest."""
    kernel_of.cache_clear()
    start = time.perf_counter()
    sought(hand, rules)
    return (time.perf_counter() - start) * 1e3
