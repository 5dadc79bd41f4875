"""What an environment refuses: settings that are none, and what needs a game before there is one."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from rami.errors import LabError, RulesError
from rami.rl import RamiEnv, env


@pytest.mark.parametrize(
    ("field", "value", "choices"),
    [
        ("unit", "day", ("round", "match")),
        ("unit", None, ("round", "match")),
        ("reward", "money", ("zero_sum", "points", "won")),
        ("render_mode", "rgb_array", ("ansi", "human")),
        ("render_mode", "", ("ansi", "human")),
    ],
)
def test_a_setting_that_is_none_is_refused_with_what_is_possible(
    field: str, value: Any, choices: tuple[str, ...]
) -> None:
    for make in (env, RamiEnv):
        with pytest.raises(LabError) as refused:
            make(**{field: value})
        (fault,) = refused.value.faults
        assert (fault.code, fault.fields) == ("lab/no-such-choice", (field,))
        assert fault.values == {"field": field, "text": str(value), "choices": choices}


def test_everything_that_is_wrong_with_the_settings_is_told() -> None:
    wrong: dict[str, Any] = {"players": 7, "unit": "day", "reward": "x", "render_mode": "x", "max_moves": 0}
    with pytest.raises(LabError) as refused:
        RamiEnv(**wrong)
    told = [(fault.code, fault.fields[0]) for fault in refused.value.faults]
    assert told == [
        ("entry/players", "players"),
        ("lab/no-such-choice", "unit"),
        ("lab/no-such-choice", "reward"),
        ("lab/no-such-choice", "render_mode"),
        ("lab/too-few", "max_moves"),
    ]
    with pytest.raises(RulesError):
        RamiEnv(players=7)


@pytest.mark.parametrize("mode", [None, "ansi", "human"])
def test_every_mode_there_is_is_taken(mode: Any) -> None:
    assert RamiEnv(render_mode=mode).render_mode == mode
    assert set(RamiEnv.metadata["render_modes"]) == {"ansi", "human"}


CALLS: dict[str, Callable[[Any], Any]] = {
    "step": lambda game: game.step(0),
    "observe": lambda game: game.observe("player_0"),
    "render": lambda game: game.render(),
    "agent_iter()": lambda game: list(game.agent_iter()),
}


@pytest.mark.parametrize("make", [env, RamiEnv])
@pytest.mark.parametrize("name", CALLS)
def test_what_needs_a_game_says_that_none_has_begun(make: Callable[..., Any], name: str) -> None:
    """The environment as it is says it as PettingZoo's wrapper does."""
    game = make(render_mode="ansi")
    with pytest.raises(AssertionError) as refused:
        CALLS[name](game)
    assert str(refused.value) == f"reset() needs to be called before {name}."
    game.reset(seed=1)
    if name != "agent_iter()":
        CALLS[name](game)
    assert next(iter(game.agent_iter())) == game.agent_selection


@pytest.mark.parametrize("make", [env, RamiEnv])
@pytest.mark.parametrize("name", ["agent_selection", "rewards", "terminations", "truncations", "infos", "game"])
def test_an_attribute_of_a_game_says_that_none_has_begun(make: Callable[..., Any], name: str) -> None:
    game = make()
    with pytest.raises(AttributeError, match=rf"^{name} cannot be accessed before reset$"):
        getattr(game, name)
    with pytest.raises(AttributeError, match=r"^agent_selection cannot be accessed before reset$"):
        game.last()
    game.reset(seed=1)
    assert getattr(game.unwrapped, name)


def test_another_attribute_is_none_at_any_time() -> None:
    game: Any = RamiEnv()
    for _ in range(2):
        with pytest.raises(AttributeError, match=r"^colour is no attribute of RamiEnv$"):
            game.colour  # noqa: B018 - it is asked for
        game.reset(seed=1)
    assert copy.deepcopy(game).agent_selection == game.agent_selection


def test_once_all_are_done_another_step_needs_a_reset() -> None:
    game = RamiEnv(max_moves=1)
    game.reset(seed=1)
    game.step(0)
    for _ in game.possible_agents:
        game.step(None)
    assert not game.agents
    with pytest.raises(AssertionError, match="reset"):
        game.step(None)
