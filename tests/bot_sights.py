"""What bots are shown in tests, and whether what is hidden changes their answers."""

import random
from itertools import islice

from rami.bots.strategy import Sight, Strategy, Totals
from rami.play.deal import Deal
from rami.play.state import State
from rami.play.view import log_of, view_of
from test_play_views import other_world, random_round


def sight_of(state: State, totals: tuple[int, ...] = (), target: int = 100) -> Sight:
    seat = state.seat
    match = Totals(totals or (0,) * state.deal.players, target)
    return Sight(view_of(state, seat), log_of(state, seat), match)


def answers_without_a_leak(level: Strategy, deal: Deal, rng: random.Random) -> int:
    """Ask a level in positions of a round and in others that it cannot tell from them; how often that could be done."""
    compared = 0
    for state in islice(random_round(deal, rng), 80):
        if state.over or rng.random() < 0.6:
            continue
        other = state
        for _ in range(4):
            other = other_world(other, state.seat, rng) or other
        if other is not state:
            seed = rng.random()
            answers = [level.choose(sight_of(each), random.Random(seed)) for each in (state, other)]
            assert answers[0] == answers[1]
            compared += 1
    return compared
