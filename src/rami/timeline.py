"""What was recorded in a match, in order: a sequence that grows at its end at the same cost however long it is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from rami.table import Change

_BLOCK: Final = 32


@dataclass(frozen=True, slots=True)
class Timeline:
    """The changes of a match. It never changes itself; longer ones share the full blocks with it.

    A plain tuple would be copied whole with every round.
    """

    blocks: tuple[tuple[Change, ...], ...] = ()
    tail: tuple[Change, ...] = ()

    @staticmethod
    def of(changes: Iterable[Change]) -> "Timeline":
        """Put changes into a timeline."""
        every = tuple(changes)
        cut = len(every) - len(every) % _BLOCK
        return Timeline(tuple(every[start : start + _BLOCK] for start in range(0, cut, _BLOCK)), every[cut:])

    def plus(self, change: Change) -> "Timeline":
        """Give the timeline with one more change at its end."""
        tail = (*self.tail, change)
        return Timeline(self.blocks, tail) if len(tail) < _BLOCK else Timeline((*self.blocks, tail))

    def __len__(self) -> int:
        """How many changes there are."""
        return _BLOCK * len(self.blocks) + len(self.tail)

    def __iter__(self) -> Iterator[Change]:
        """Give the changes in order."""
        return chain(*self.blocks, self.tail)
