"""The levels at which bots play, from the weakest to the strongest."""

from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from typing import Final

from rami.bots.beginner import Beginner
from rami.bots.chance import Chance
from rami.bots.club import Club
from rami.bots.strategy import Strategy

Maker = Callable[[], Strategy]
"""Makes a strategy. It crosses processes, so it is a class, or a function at the top of a module."""


def expert() -> Strategy:
    """Make an ``Expert`` with its usual number of worlds and no limit of time: the same answers on every machine."""
    # Loaded here: numba takes longer to load than all else.
    from rami.bots.expert import Expert

    return Expert()


LEVELS: Final[Mapping[str, Maker]] = {
    "random": Chance,
    "beginner": Beginner,
    "club": Club,
    "expert": expert,
}
"""Every level, the weakest first."""

USUAL_LEVEL: Final = "club"
"""Who plays where no level is named: the strongest that needs nothing else installed."""


def played_as_club(levels: Iterable[str]) -> bool:
    """Whether one of these levels plays as ``club`` here, since numba (extra ``fast``) is not installed.

    >>> played_as_club(["club"])
    False
    """
    return "expert" in levels and find_spec("numba") is None
