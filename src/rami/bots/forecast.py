"""What plans for a turn come to in the match: each is played on in the same worlds, compiled, by patient players."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from rami.bots.outlook import chances_to_win
from rami.bots.strategy import Totals
from rami.bots.worlds import World, Worlds
from rami.fast.rollouts import GOES_ON, Hidden, Start, play_on
from rami.fast.scores import BLOCKED, NORMAL, RAMI_SEC
from rami.fast.terms import knows, terms_of
from rami.play.moves import Move
from rami.results import Ending
from rami.rules import OPTIONS, Rules

_ENDINGS: Final = {Ending.NORMAL: NORMAL, Ending.RAMI_SEC: RAMI_SEC, Ending.BLOCKED: BLOCKED}


class Plan(NamedTuple):
    """The moves of a seat up to its discard, and the world that they lead to: no hidden card has been touched there."""

    moves: tuple[Move, ...]
    end: World


def foresees(rules: Rules) -> bool:
    """Whether rounds by these rules can be played on: the fast players know them, but perhaps for who wins a blocked round. They
    swap no joker, and take no discard that they do not meld.

    >>> foresees(Rules.preset("tunisian")), foresees(Rules(ace_high=10))
    (True, False)
    """
    return all(name == "blocked_tie" or knows(rules, name) for name in OPTIONS)


class Forecast:
    """Plans of the seat on turn, and ``values``: by plan, the chance to win the match after the round in each world that was tried."""

    def __init__(self, worlds: Worlds, match: Totals, plans: Sequence[Plan]) -> None:
        view = worlds.reading.view
        self._match, self._seat = match, view.on_turn
        self._seats = [(view.dealer + 1 + place) % view.players for place in range(view.players)]
        self._starts = [self._start(worlds, plan) for plan in plans]
        self._hidden = Hidden([card.index for card in worlds.hidden], [worlds.sizes[seat] for seat in self._seats])
        self._terms = terms_of(view.rules, view.players)
        self.values: tuple[list[float], ...] = tuple([] for _ in plans)

    def _start(self, worlds: Worlds, plan: Plan) -> Start:
        end, view = plan.end, worlds.reading.view
        seats = self._seats
        over = end.position.ending
        return Start(
            hands=[end.position.hand(seat) if seat == self._seat else worlds.known[seat] for seat in seats],
            opened=[end.has_opened(seat) for seat in seats],
            table=end.table,
            pile=[card.index for card in end.pile],
            stock=view.stock,
            turns=end.position.turns,
            reshuffles=view.reshuffles,
            ending=GOES_ON if over is None else _ENDINGS[over],
        )

    def look(self, worlds: int, random: Random) -> None:
        """Play on from every plan in so many more worlds."""
        seeds = [random.getrandbits(63) for _ in range(worlds)]
        for world in play_on(self._starts, self._hidden, seeds, self._terms):
            for values, points in zip(self.values, world, strict=True):
                by_seat = [points[self._seats.index(seat)] for seat in range(len(points))]
                values.append(self._chance(by_seat))

    def _chance(self, points: Sequence[int]) -> float:
        """Give the chance to win the match after a round with these points."""
        totals = [total + more for total, more in zip(self._match.totals, points, strict=True)]
        return chances_to_win(totals, self._match.target)[self._seat]
