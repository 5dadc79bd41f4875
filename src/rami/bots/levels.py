"""The levels at which bots play, from the weakest to the strongest."""

from collections.abc import Callable, Mapping
from typing import Final

from rami.bots.beginner import Beginner
from rami.bots.chance import Chance
from rami.bots.club import Club
from rami.bots.strategy import Strategy

Maker = Callable[[], Strategy]
"""Makes a strategy. It crosses processes, so it is a class, or a function at the top of a module."""

LEVELS: Final[Mapping[str, Maker]] = {
    "random": Chance,
    "beginner": Beginner,
    "club": Club,
}
"""Every level, the weakest first."""
