"""A table at which strategies play: a round, or a match to its end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from rami.bots.strategy import Sight, Strategy, Totals
from rami.cards import Card
from rami.match import Match
from rami.play.deal import Deal
from rami.play.game import next_deal, record_round
from rami.play.moves import Move
from rami.play.state import State
from rami.play.view import Seen, seen, view_of

Seed = int | str
"""Whatever names a deal; everything that is drawn by chance follows from it."""


class Table:
    """A round that is being played: its state, and what each seat has seen of it.

    >>> from rami.bots.chance import Chance
    >>> table = Table(State.dealt(random_deal(Match.start(["Ana", "Ben"]), "example")), 1, Totals((0, 0), 100))
    >>> table.make(table.ask(Chance(), table.state.seat))
    >>> len(table.sight(0).log)
    1
    """

    def __init__(self, state: State, seed: Seed, match: Totals) -> None:
        self.state = state
        self._seed, self._match = seed, match
        self._logs: list[list[Seen]] = [[] for _ in match.totals]

    def sight(self, seat: int) -> Sight:
        """Give all that a seat may know."""
        return Sight(view_of(self.state, seat), tuple(self._logs[seat]), self._match)

    def ask(self, strategy: Strategy, seat: int) -> Move | None:
        """Give what a strategy would do at a seat. Its chance follows from the seed and the number of the move."""
        return strategy.choose(self.sight(seat), Random(f"{self._seed}/{len(self._logs[seat])}"))

    def make(self, move: Move | None) -> None:
        """Make a move of the seat on turn; None takes its last one back.

        Raises ``PlayError`` where that is not legal.
        """
        self.state = self.state.take_back() if move is None else self.state.after(move)
        played = self.state.played
        assert played is not None  # a move was just made
        for seat, log in enumerate(self._logs):
            log.append(seen(played, seat))


def play_round(state: State, strategies: Sequence[Strategy], seed: Seed, match: Totals) -> State:
    """Play a round to its end: one strategy a seat. Gives the last state.

    Raises ``PlayError`` where a strategy answers with a move that is not legal.

    >>> from rami.bots.chance import Chance
    >>> deal = random_deal(Match.start(["Ana", "Ben"]), "example")
    >>> play_round(State.dealt(deal), [Chance(), Chance()], 1, Totals((0, 0), 100)).over
    True
    """
    table = Table(state, seed, match)
    while not table.state.over:
        seat = table.state.seat
        table.make(table.ask(strategies[seat], seat))
    return table.state


def rounds_of(match: Match, strategies: Sequence[Strategy], seed: Seed) -> Iterator[tuple[Match, State]]:
    """Play a match to its end, extra rounds included, and give each round with the match after it.

    The cards follow from the seed and the number of the round alone: whoever plays gets the same deals.
    """
    while match.next_dealer is not None:
        name = f"{seed}/{len(match.rounds) + 1}"
        state = play_round(State.dealt(random_deal(match, name)), strategies, name, Totals.of(match))
        match = record_round(match, state)
        yield match, state


def play_match(match: Match, strategies: Sequence[Strategy], seed: Seed) -> Match:
    """Play a match to its end: one strategy a seat."""
    for after, _ in rounds_of(match, strategies, seed):
        match = after
    return match


def random_deal(match: Match, seed: Seed) -> Deal:
    """Deal the next round of a match from a pack shuffled by a seed; so are the reshuffles."""
    order = list(match.rules.pack_for(len(match.seats)))
    Random(f"{seed}/deal").shuffle(order)
    return next_deal(match, order, SeededReshuffle(seed))


@dataclass(frozen=True, slots=True)
class SeededReshuffle:
    """The reshuffles that follow from a seed. Deals with the same one are equal, and can be pickled."""

    seed: Seed

    def __call__(self, number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        """Shuffle the cards that go back."""
        order = list(cards)
        Random(f"{self.seed}/reshuffle/{number}").shuffle(order)
        return order
