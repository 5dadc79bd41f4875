"""The rest of a turn in a world, as a good player plays it."""

from random import Random

from rami.bots.club import Club
from rami.bots.strategy import Sight, Strategy
from rami.bots.worlds import World
from rami.play.view import log_of, view_of


def turn_finished(world: World, sight: Sight, player: Strategy | None = None) -> World:
    """Let a player, ``club`` if none is given, play the turn of the sight's seat to its end.

    ``sight`` is what the seat had seen when the world was made. What a seat does with its card in the hand depends on
    nothing hidden, so it is the same in every world.

    >>> from rami import Match
    >>> from rami.bots.strategy import Totals
    >>> from rami.bots.table import Table, random_deal
    >>> from rami.bots.worlds import Worlds
    >>> from rami.play.moves import DRAW
    >>> from rami.play.state import State
    >>> sight = Table(State.dealt(random_deal(Match.start(["Ana", "Ben"]), 1)), 1, Totals((0, 0), 100)).sight(1)
    >>> world = turn_finished(Worlds(sight).sample(Random(1)).after(DRAW), sight)
    >>> world.seat, type(world.played.move).__name__
    (0, 'Discard')
    """
    seat, player, random = sight.view.on_turn, player or Club(), Random(0)
    while not world.over and world.seat == seat:
        view, log = view_of(world, seat), (*sight.log, *log_of(world, seat))
        move = player.choose(Sight(view, log, sight.match), random)
        world = world.take_back() if move is None else world.after(move)
    return world
