"""A legal move by chance: each of the legal ones is as likely as the others, exactly."""

import random
from collections.abc import Sequence
from fractions import Fraction

import pytest

from play_deals import random_deal, random_rules
from rami import PRESETS
from rami.play.deal import PlayError
from rami.play.state import Legal, State
from rami.records.move_text import write_move

MOST_WAYS = 1500
"""Positions with more ways to come to a move than this are passed over."""


class UnwrittenError(Exception):
    """One of so many is to be chosen next."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Scripted(random.Random):
    """Random numbers that fall on the items told, one after the other, and then ask for more."""

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(0)
        self.script = list(script)

    def random(self) -> float:
        return Fall(self.script)


class Fall(float):
    """A random number that falls on an item as soon as it is known among how many."""

    script: list[int]

    def __new__(cls, script: list[int]) -> "Fall":
        fall = super().__new__(cls, 0.25)
        fall.script = script
        return fall

    def __mul__(self, number: float) -> float:
        if not self.script:
            raise UnwrittenError(int(number))
        return self.script.pop(0)


def chances(legal: Legal) -> dict[str, Fraction] | None:
    """The chance of each move, over all that the random numbers can be; None where these are too many."""
    found: dict[str, Fraction] = {}
    waiting: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    for _ in range(MOST_WAYS):
        if not waiting:
            return found
        script, chance = waiting.pop()
        try:
            move = write_move(legal.choose(Scripted(script)))
        except UnwrittenError as asked:
            waiting += [([*script, number], chance / asked.number) for number in range(asked.number)]
        else:
            found[move] = found.get(move, Fraction(0)) + chance
    return None


def as_likely(state: State) -> bool:
    """Hold every legal move of a position to the same chance; whether it could be done."""
    told = chances(state.legal)
    moves = list(map(write_move, state.legal))
    if told is not None:
        assert told == dict.fromkeys(moves, Fraction(1, len(moves)))
    return told is not None


@pytest.mark.parametrize("name", [*PRESETS, "any"])
def test_each_legal_move_is_as_likely(name: str) -> None:
    rng = random.Random(name)
    looked, could = 0, 0
    for players in (2, 3, 4):
        rules = PRESETS[name] if name in PRESETS else random_rules(rng)
        state = State.dealt(random_deal(rules, players, rng), whole=False)
        while not state.over:
            if rng.random() < 0.2:
                looked += 1
                could += as_likely(state)
            state = state.after(state.legal.choose(rng))
    assert could > 30
    assert could > looked / 2


def test_no_move_is_not_one_that_was_picked() -> None:
    state = State.dealt(random_deal(PRESETS["rami"], 2, random.Random(1)))
    with pytest.raises(PlayError, match="play/draw-first"):
        state.after(None)  # type: ignore[arg-type]
