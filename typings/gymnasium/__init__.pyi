"""What is used of gymnasium, which comes with pettingzoo."""

from gymnasium import spaces as spaces
