"""Timing in turns, and figures with their range and goal. Standard library only: peers run it too."""

import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Task = Callable[[], int]
"""Some work to be timed; it gives how many units it did."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured figure: one value a round.

    ``goal`` is the most that the median may be, the least with ``at_least``; None is no goal.
    """

    name: str
    unit: str
    values: tuple[float, ...]
    goal: float | None = None
    at_least: bool = False

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def low(self) -> float:
        return min(self.values)

    @property
    def high(self) -> float:
        return max(self.values)

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None where there is none."""
        if self.goal is None:
            return None
        return self.median >= self.goal if self.at_least else self.median <= self.goal

    def as_dict(self) -> dict[str, str | float | bool | None]:
        return {
            "name": self.name,
            "unit": self.unit,
            "median": self.median,
            "low": self.low,
            "high": self.high,
            "rounds": len(self.values),
            "goal": self.goal,
            "at_least": self.at_least,
            "met": self.met,
        }


def ratio(name: str, ours: Sequence[float], theirs: Sequence[float], goal: float | None = None) -> Figure:
    """Compare round by round: what drifts with the machine drifts on both sides."""
    return Figure(name, "ratio", tuple(a / b for a, b in zip(ours, theirs, strict=True)), goal)


def times_as_fast(name: str, ours: Sequence[float], theirs: Sequence[float], goal: float | None = None) -> Figure:
    """Compare round by round the other way: how many times their time ours is."""
    return Figure(name, "times", ratio(name, theirs, ours).values, goal, at_least=True)


def rate(name: str, unit: str, seconds: Iterable[float]) -> Figure:
    """Show times as units a second."""
    return Figure(name, unit, tuple(1 / value for value in seconds))


def scaled(name: str, unit: str, seconds: Iterable[float], units_a_second: float) -> Figure:
    """Show times in another unit: 1000 units a second are milliseconds."""
    return Figure(name, unit, tuple(value * units_a_second for value in seconds))


def alternate(tasks: Sequence[Task], *, rounds: int, seconds: float) -> list[tuple[float, ...]]:
    """Time tasks in turn: for each task its seconds a unit, one value a round.

    In a round the tasks are called one after the other, again and again, until each has had its ``seconds``:
    a burst of other load meets all of them. Every other round runs in reverse order, so that no task always
    comes first. One more round beforehand warms up and is not counted.
    """
    places = range(len(tasks))
    timed: list[list[float]] = [[] for _ in tasks]
    for number in range(rounds + 1):
        order = places if number % 2 else places[::-1]
        spent = _round([tasks[place] for place in order], seconds)
        if number:
            for place, value in zip(order, spent, strict=True):
                timed[place].append(value)
    return [tuple(values) for values in timed]


def _round(tasks: Sequence[Task], seconds: float) -> list[float]:
    """Seconds a unit of each task."""
    units, spent = [0] * len(tasks), [0.0] * len(tasks)
    while not all(units) or min(spent) < seconds:
        for place, task in enumerate(tasks):
            start = time.perf_counter()
            units[place] += task()
            spent[place] += time.perf_counter() - start
    return [total / number for total, number in zip(spent, units, strict=True)]
