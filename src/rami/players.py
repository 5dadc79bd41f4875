"""People in a match as everybody sees them, and how they stand."""

from collections.abc import Iterable
from typing import NamedTuple


class Player(NamedTuple):
    """Somebody in a match: ``person`` is a number that never changes, ``total`` is in points.

    ``present`` is False for who left, and for who joined only after the end.
    """

    person: int
    name: str
    total: int
    present: bool = True


class Standing(NamedTuple):
    """A line of the standings; equal totals share a place: 1, 2, 2, 4."""

    place: int
    player: Player


def standings_of(players: Iterable[Player]) -> tuple[Standing, ...]:
    """Rank players, lowest total first; equal totals stay in seat order.

    >>> people = [Player(0, "Ana", 40), Player(1, "Ben", 9), Player(2, "Chi", 20), Player(3, "Dev", 20)]
    >>> [(place, player.name) for place, player in standings_of(people)]
    [(1, 'Ben'), (2, 'Chi'), (2, 'Dev'), (4, 'Ana')]
    """
    ranked = sorted(players, key=lambda player: player.total)
    totals = [player.total for player in ranked]
    return tuple(Standing(totals.index(player.total) + 1, player) for player in ranked)
