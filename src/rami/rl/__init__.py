"""Rami for learners: an environment of PettingZoo, the official interface for several agents that learn.

It needs the extra ``rl``; without it this import is refused by ``LabError`` (``lab/no-pettingzoo``). What numbers mean is
told in ``rami.rl.actions`` and ``rami.rl.observation``, and in docs/reinforcement-learning.md.
"""

from rami.rl.actions import Actions
from rami.rl.environment import Observed, RamiEnv, env, raw_env
from rami.rl.observation import Encoding
from rami.rl.rewards import Reward

__all__ = ["Actions", "Encoding", "Observed", "RamiEnv", "Reward", "env", "raw_env"]
