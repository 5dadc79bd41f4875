"""The fast modules as they are and without numba, hands for them, and their rounds played again by the rules."""

import importlib
import os
import random
import sys
from typing import Any, NamedTuple

import pytest

from rami import Pack
from rami.fast import compiled, hands, outs, patient, players, rollouts, rounds, scores, table, tables, terms
from rami.fast.replay import replayed
from rami.fast.rounds import told
from rami.handbits import HandBits, bits_of
from rami.play.state import State
from rami.rules import DEFAULT_RULES, Rules

HANDS = int(os.environ.get("RAMI_FAST_HANDS", "1000"))


class Modules(NamedTuple):
    """The modules as they are, or without numba."""

    compiled: Any
    hands: Any
    outs: Any
    patient: Any
    players: Any
    rollouts: Any
    rounds: Any
    scores: Any
    table: Any
    tables: Any
    terms: Any


def plain_modules() -> Modules:
    """Give the same modules loaded once more, with numba hidden."""
    package = sys.modules["rami.fast"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "numba", None)
        for name, module in list(sys.modules.items()):
            if name.startswith(f"{package.__name__}."):
                patch.delitem(sys.modules, name)
                patch.setattr(package, name.rpartition(".")[2], module)
        modules = [importlib.import_module(f"{package.__name__}.{name}") for name in Modules._fields]
        for name in [name for name in sys.modules if name.startswith(f"{package.__name__}.")]:
            del sys.modules[name]
    return Modules(*modules)


INSTALLED = Modules(compiled, hands, outs, patient, players, rollouts, rounds, scores, table, tables, terms)


def random_hands(number: int, seed: int) -> list[HandBits]:
    """Hands of 0 to 15 cards of two or three packs, many of them from few ranks or suits and rich in jokers."""
    rng = random.Random(seed)
    found: list[HandBits] = []
    for _ in range(number):
        cards = [card.index for card in Pack(rng.choice((2, 3)))]
        if rng.random() < 0.5:
            low, suits = rng.randrange(13), rng.choice((range(4), range(2), range(1, 4)))
            cards = [
                card
                for card in cards
                if card == 52 or ((card - low) % 13 < 5 and card // 13 in suits) or rng.random() < 0.1
            ]
        size = rng.choice((13, 14, 14, 15, rng.randrange(16)))
        found.append(bits_of(iter(rng.sample(cards, min(size, len(cards))))))
    return found


def replay(seed: int, players: int, player: str, rules: Rules = DEFAULT_RULES) -> State:
    """A fast round by the rules; every move is legal, and every card drawn the one that was told."""
    found = told(seed, players, player, rules)
    state = replayed(found, players, rules)
    draws = [move[1] for move in found.moves if move[0] == 0]
    assert [played.drawn.index for played in state.history if played.drawn is not None] == draws
    return state
