"""What is used of pettingzoo 1.25 and later, which is installed by the extra ``rl`` only."""

from pettingzoo.utils.env import AECEnv as AECEnv
