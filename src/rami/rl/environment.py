"""The environment of PettingZoo: agents that move one after the other, each with its own view and a mask of legal moves."""

import sys
from collections.abc import Iterator
from secrets import randbits
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypedDict, Unpack

from rami.errors import Fault, LabError
from rami.lab.games import Unit
from rami.lab.plans import choice_faults, refuse, too_few
from rami.play.moves import Move
from rami.rl.actions import TAKE_BACK, actions_of
from rami.rl.game import Game
from rami.rl.observation import Encoding
from rami.rl.rewards import Reward, game_rewards, round_rewards
from rami.rl.scene import scene
from rami.rules import Rules
from rami.words.languages import chosen_language

try:
    import numpy as np
    from numpy.typing import NDArray

    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError:
    raise LabError([Fault("lab/no-pettingzoo")]) from None

MOST_MOVES = 10_000
"""So many moves in one round end a game unfinished, unless said otherwise."""

Mode = Literal["ansi", "human"]

_OF_A_GAME: Final = frozenset({"game", "agent_selection", "rewards", "terminations", "truncations", "infos"})
"""What there is once a game has begun."""


class Observed(TypedDict):
    """What an agent is handed: its view as a row of numbers, and a 1 for each action that is legal now."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class Settings(TypedDict, total=False):
    """What an environment can be made with; see ``RamiEnv``."""

    players: int
    rules: Rules | str
    unit: Unit | Literal["round", "match"]
    reward: Reward | Literal["zero_sum", "points", "won"]
    take_back: bool
    max_moves: int
    render_mode: Mode | None
    language: str


class RamiEnv(AECEnv[str, Observed, int | None]):
    """A round of Rami, or a match, for 2 to 6 agents ``player_0``, ``player_1`` ...

    ``rules`` are ``Rules`` or the name of a preset. ``unit`` says what a game is; the next round of a match follows the
    one before within the same game. ``reward`` is a ``Reward``. With ``take_back`` agents may take moves back. ``max_moves``
    in one round truncate the game. ``render`` gives a text in a language; in the mode ``human`` each step writes it to the
    standard output.

    ``actions`` tells which number is which move, ``encoding`` where in the observation is what. ``game`` is what is being
    played, hidden cards included: for who watches and evaluates, not for agents.

    Raises ``LabError`` with everything that is wrong: less than one move (``lab/too-few``), a unit, a reward or a render
    mode that is none (``lab/no-such-choice``); ``RulesError`` for rules that cannot be played; ``LanguageError``. What needs
    a game is refused before the first ``reset`` as PettingZoo does it: by ``AssertionError``, for attributes by
    ``AttributeError``.

    >>> env = RamiEnv(players=3, rules="easy")
    >>> env.reset(seed=1)
    >>> observed, reward, terminated, truncated, _ = env.last()
    >>> observed["observation"].shape, observed["action_mask"].nonzero()[0].tolist(), reward, terminated
    ((4384,), [0], 0.0, False)
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rami_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        rules: Rules | str = "rami",
        *,
        unit: Unit | Literal["round", "match"] = "round",
        reward: Reward | Literal["zero_sum", "points", "won"] = "zero_sum",
        take_back: bool = False,
        max_moves: int = MOST_MOVES,
        render_mode: Mode | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.rules: Rules = Rules.preset(rules) if isinstance(rules, str) else rules
        faults = [*choice_faults("unit", unit, Unit), *choice_faults("reward", reward, Reward)]
        if render_mode is not None:
            faults += choice_faults("render_mode", render_mode, self.metadata["render_modes"])
        refuse([*faults, *too_few("max_moves", max_moves, 1)], [(self.rules, players)])
        self.unit: Unit = Unit(unit)
        self.reward: Reward = Reward(reward)
        self.render_mode: Mode | None = render_mode
        self._may_take_back, self._max_moves, self._language = take_back, max_moves, chosen_language(language, {})
        self.actions, self.encoding = actions_of(self.rules, players), Encoding(self.rules, players)
        self._seed, self._games = randbits(64), 0
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        row = spaces.Box(0, 1, (self.encoding.size,), np.float32)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        """Give the space of what an agent is handed: always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Give the space of an agent's actions: always the same object."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Everything follows from a seed: the first dealer, the cards, and those of the games after it,
        until the next seed. ``options`` are not used.
        """
        del options
        if seed is not None:
            self._seed, self._games = seed, 0
        self._games += 1
        self.game = Game(tuple(self.possible_agents), self.rules, self.unit, f"{self._seed}/{self._games}")
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self._on_turn()
        self._show()

    if not TYPE_CHECKING:  # pragma: no branch - for type checkers an unknown attribute stays an error

        def __getattr__(self, name: str) -> Any:
            """Say of what only a game has that none has begun."""
            reason = (
                "cannot be accessed before reset" if name in _OF_A_GAME else f"is no attribute of {type(self).__name__}"
            )
            raise AttributeError(f"{name} {reason}", name=name, obj=self)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give who is on turn, move after move, until all are done."""
        if not self._games:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Observed:
        """Give what an agent may know, and which actions are legal: none unless it is on turn."""
        if not self._games:
            EnvLogger.error_observe_before_reset()
        seat = self.possible_agents.index(agent)
        row = self.encoding.row(self.game.sight(seat))
        return {"observation": np.frombuffer(row, np.float32), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> NDArray[np.int8]:
        state = self.game.state
        mask = np.zeros(len(self.actions), np.int8)
        if seat == state.seat and not state.over:
            mask[[self.actions.number(move, state.table) for move in state.legal]] = 1
            mask[TAKE_BACK] = self._may_take_back and self.game.can_take_back()
        return mask

    def step(self, action: int | None) -> None:
        """Make a move of the agent on turn; None for one whose game is over. Once all are done, the next game needs a reset.

        Raises ``PlayError`` with the rules that forbid the move, ``LabError`` (``lab/no-such-action``) for a number that
        means nothing now.
        """
        if not self.agents:
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        played = self.game.make(self._move(int(-1 if action is None else action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if played is not None:
            self._reward(round_rewards(self.reward, [line.points for line in played.lines]))
        if self.game.over:
            self._reward(game_rewards(self.reward, self.game.won(), len(self.agents)))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.moves >= self._max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._on_turn()
        self._show()

    def _move(self, number: int) -> Move | None:
        move = self.actions.move(number, self.game.state.table)
        if move is None and not self._may_take_back:
            raise LabError(
                [Fault("lab/no-such-action", ("action",), {"number": number, "most": len(self.actions) - 1})]
            )
        return move

    def _reward(self, rewards: tuple[float, ...]) -> None:
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] += reward

    def _on_turn(self) -> str:
        return self.possible_agents[self.game.state.seat]

    def render(self) -> str | None:
        """Give what just happened and what there is now as text; in the mode ``human`` write it and give None.

        It shows the hand of who is on turn: it is for people who watch, not for agents.
        """
        if not self._games:
            EnvLogger.error_render_before_reset()
        if self.render_mode == "human":
            self._show()
            return None
        return None if self.render_mode is None else scene(self.game, self._language)

    def _show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(f"{scene(self.game, self._language)}\n\n")

    def close(self) -> None:
        """Do nothing: no window and no process is open."""


raw_env = RamiEnv
"""The environment as it is: an illegal action is refused by an error that says why."""


def env(**settings: Unpack[Settings]) -> AECEnv[str, Observed, int | None]:
    """Give the environment as is usual with PettingZoo; the settings are those of ``RamiEnv``.

    An illegal action ends the game with a reward of -1 for who chose it, a call out of order is refused.

    >>> game = env(players=4, unit="match")
    >>> game.reset(seed=7)
    >>> game.agent_selection, game.num_agents
    ('player_0', 4)
    """
    ends = wrappers.TerminateIllegalWrapper(RamiEnv(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ends))
