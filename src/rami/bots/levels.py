"""The levels at which bots play, from the weakest to the strongest."""

from collections.abc import Callable, Mapping
from typing import Final

from rami.bots.beginner import Beginner
from rami.bots.chance import Chance
from rami.bots.strategy import Strategy

LEVELS: Final[Mapping[str, Callable[[], Strategy]]] = {"random": Chance, "beginner": Beginner}
"""What makes the strategy of a level, by its name, in order of strength.

>>> LEVELS["beginner"]().name
'beginner'
"""
