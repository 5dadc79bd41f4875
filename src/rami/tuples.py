"""Named tuples made fast, for what is made at every step of a round or a search."""

from typing import Final, Protocol, TypeVar

_Tuple = TypeVar("_Tuple", bound=tuple[object, ...])


class _Made(Protocol):
    """How named tuples are made from their fields in order."""

    def __call__(self, kind: type[_Tuple], fields: tuple[object, ...], /) -> _Tuple:
        """Make one."""
        ...


made: Final[_Made] = vars(tuple)["__new__"]
"""Makes a named tuple of all its fields, at a third of the time that its class takes; it does not count them.

>>> from rami.handbits import HandBits
>>> made(HandBits, (3, 1, 0, 1))
HandBits(ones=3, twos=1, threes=0, jokers=1)
"""
