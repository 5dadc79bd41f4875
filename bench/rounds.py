"""Rounds of four scored a second, and the share of it that goes into checking the entry."""

from typing import Final

from measure import Figure, alternate, rate, ratio
from rami import RoundResult, score_round

BATCH: Final = 200

ENTRY: Final = RoundResult(
    ["", "3H 4H KD", "KH KS QD JC 9H 8C 7D XX", 31],
    winner=0,
    opened=[True, True, False, True],
)
"""The winner, one who opened, one who never did and meets the limit of 100, one whose hand is a sum."""


def figures(rounds: int, seconds: float) -> list[Figure]:
    scored, checked = alternate([_score, _check], rounds=rounds, seconds=seconds)
    return [
        rate("score_round: four players", "rounds/s", scored),
        ratio("score_round: share of the checks", checked, scored),
    ]


def _score() -> int:
    for _ in range(BATCH):
        score_round(ENTRY)
    return BATCH


def _check() -> int:
    for _ in range(BATCH):
        ENTRY.faults()
    return BATCH
