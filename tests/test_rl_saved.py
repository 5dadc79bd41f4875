"""A game of the environment that is saved goes on as it would have gone on."""

import copy
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest

from rami.rl import RamiEnv


def rest(game: RamiEnv, rng: random.Random, most: int) -> list[tuple[str, int, float]]:
    """Play on, into the next rounds of a match: who did what, rewarded with what before."""
    found: list[tuple[str, int, float]] = []
    for agent in game.agent_iter(most):
        observed, reward, over, cut, _ = game.last()
        action = None if over or cut else rng.choice(np.flatnonzero(observed["action_mask"]).tolist())
        found.append((agent, -1 if action is None else action, reward))
        game.step(action)
    return found


def pickled(game: RamiEnv) -> RamiEnv:
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, RamiEnv)
    return again


@pytest.mark.parametrize("saved", [pickled, copy.deepcopy])
def test_a_saved_game_goes_on_the_same(saved: Callable[[RamiEnv], RamiEnv]) -> None:
    game = RamiEnv(players=3, unit="match", rules="easy")
    game.reset(seed=11)
    rest(game, random.Random(1), 200)
    again = saved(game)
    on, same = rest(game, random.Random(2), 600), rest(again, random.Random(2), 600)
    assert on == same
    assert any(reward for _, _, reward in on), "a round ended meanwhile"
    assert game.agent_selection == again.agent_selection
