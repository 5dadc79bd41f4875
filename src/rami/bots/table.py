"""A table at which strategies play: a round, or a match to its end."""

from collections.abc import Sequence
from random import Random

from rami.bots.strategy import Sight, Strategy, Totals
from rami.cards import Card
from rami.match import Match
from rami.play.deal import Deal, Reshuffle
from rami.play.game import next_deal, record_round
from rami.play.state import State
from rami.play.view import Seen, seen, view_of

Seed = int | str
"""Whatever names a deal; everything that is drawn by chance follows from it."""


def play_round(state: State, strategies: Sequence[Strategy], seed: Seed, match: Totals) -> State:
    """Play a round to its end: one strategy a seat. Gives the last state.

    Raises ``PlayError`` where a strategy answers with a move that is not legal.

    >>> from rami.bots.chance import Chance
    >>> deal = random_deal(Match.start(["Ana", "Ben"]), "example")
    >>> play_round(State.dealt(deal), [Chance(), Chance()], 1, Totals((0, 0), 100)).over
    True
    """
    logs: list[list[Seen]] = [[] for _ in strategies]
    number = 0
    while not state.over:
        seat = state.seat
        sight = Sight(view_of(state, seat), tuple(logs[seat]), match)
        move = strategies[seat].choose(sight, Random(f"{seed}/{number}"))
        state = state.take_back() if move is None else state.after(move)
        number += 1
        played = state.played
        assert played is not None  # a move was just made
        for other, log in enumerate(logs):
            log.append(seen(played, other))
    return state


def play_match(match: Match, strategies: Sequence[Strategy], seed: Seed) -> Match:
    """Play a match to its end, extra rounds included: one strategy a seat."""
    while match.next_dealer is not None:
        number = len(match.rounds) + 1
        deal = random_deal(match, f"{seed}/{number}")
        totals = Totals(tuple(player.total for player in match.seats), match.target)
        match = record_round(match, play_round(State.dealt(deal), strategies, f"{seed}/{number}", totals))
    return match


def random_deal(match: Match, seed: Seed) -> Deal:
    """Deal the next round of a match from a pack shuffled by a seed; so are the reshuffles."""
    order = list(match.rules.pack_for(len(match.seats)))
    Random(f"{seed}/deal").shuffle(order)
    return next_deal(match, order, reshuffle_by(seed))


def reshuffle_by(seed: Seed) -> Reshuffle:
    """Give the reshuffles that follow from a seed."""

    def reshuffle(number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        """Shuffle what goes back."""
        order = list(cards)
        Random(f"{seed}/reshuffle/{number}").shuffle(order)
        return order

    return reshuffle
