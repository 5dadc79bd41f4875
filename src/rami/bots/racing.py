"""The race for a rami sec: while nobody has opened, who can lay the whole hand in one turn wins more than by anything else."""

from random import Random

from rami.bots.club import discards_by_cost
from rami.bots.planning import Planner
from rami.fast.outs import throws
from rami.play.moves import Discard


def discards_by_outs(planner: Planner, random: Random) -> list[Discard]:
    """Give the legal discards, first those after which the fewest cards are missing to lay the whole hand, the most outs first.

    What costs least comes first among equals, and where there is no race.
    """
    by_cost = discards_by_cost(planner, random)
    reading = planner.reading
    if not planner.races or reading.hand.size != planner.rules.hand_size + 1:
        return by_cost
    found = {one.card: (one.missing, -one.outs) for one in throws(reading.hand, reading.unseen)}
    racing = sorted((move for move in by_cost if move.card in found), key=lambda move: found[move.card])
    return [*racing, *(move for move in by_cost if move.card not in found)]
