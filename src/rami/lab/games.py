"""Games that strategies play: a round or a whole match, from a seed, at seats that are filled in a fair way."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from rami.bots.levels import Maker
from rami.bots.table import rounds_of
from rami.match import Match
from rami.play.moves import Stop
from rami.play.state import State
from rami.rules import Rules
from rami.scoring import Reason


class Unit(StrEnum):
    """What a game is: one round, or a match to its end.

    >>> Unit("round")
    <Unit.ROUND: 'round'>
    """

    ROUND = "round"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played. ``deal`` numbers the deals from 1, ``seats`` tells who sat where, by number.

    ``points`` are those of the round, or the totals at the end of the match, by seat; ``won`` are the seats that won,
    more than one or none only in a blocked round. ``moves`` counts by seat, take-backs included.
    """

    deal: int
    seats: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    rounds: int
    moves: tuple[int, ...]


def seatings(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Give the ways to seat so many strategies, so that each plays every seat equally often in equal company.

    The seats are filled by turns, and everybody moves on seat by seat until all have sat everywhere. Where the seats
    cannot be shared out evenly, the same is done again with each strategy as the first.

    >>> seatings(2, 2), seatings(2, 4)
    (((0, 1), (1, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)))
    >>> seatings(2, 3)
    ((0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0))
    """
    found: list[tuple[int, ...]] = []
    for first in range(players):
        row = tuple((first + seat) % players for seat in range(seats))
        found += [row[step:] + row[:step] for step in range(seats)]
    return tuple(dict.fromkeys(found))


def game_of(makers: Sequence[Maker], rules: Rules, seed: str, unit: Unit) -> Iterator[tuple[Match, State]]:
    """Play a game, a new strategy at each seat, and give each round with the match after it."""
    match = Match.start([str(seat + 1) for seat in range(len(makers))], rules)
    rounds = rounds_of(match, [maker() for maker in makers], seed)
    return islice(rounds, 1) if unit is Unit.ROUND else rounds


def play_game(
    makers: Sequence[Maker], seating: Sequence[int], deal: int, *, rules: Rules, seed: int, unit: Unit
) -> Game:
    """Play a game of the strategies at the seats that ``seating`` gives them.

    >>> from rami.bots.chance import Chance
    >>> game = play_game([Chance, Chance], (1, 0), 7, rules=Rules(), seed=1, unit=Unit.ROUND)
    >>> game.deal, game.seats, game.rounds, len(game.points)
    (7, (1, 0), 1, 2)
    """
    moves: Counter[int] = Counter()
    last: Match | None = None
    for match, state in game_of([makers[number] for number in seating], rules, f"{seed}/{deal}", unit):
        last = match
        moves.update(played.seat for played in state.history)
    assert last is not None
    seats = range(len(seating))
    return Game(
        deal, tuple(seating), last.totals, winners(last, unit), len(last.rounds), tuple(moves[seat] for seat in seats)
    )


def winners(match: Match, unit: Unit) -> tuple[int, ...]:
    """Give the seats that won the match, or its last round."""
    if unit is Unit.MATCH:
        return tuple(seat for seat, player in enumerate(match.seats) if player == match.winner)
    return tuple(seat for seat, line in enumerate(match.rounds[-1].lines) if line.reason is Reason.WON)


def turns_of(state: State) -> int:
    """Give how many turns a round took that has ended, those of all players together; to stop the round is no turn."""
    before, played = state.before, state.played
    assert before is not None
    assert played is not None
    return before.position.turns + (not isinstance(played.move, Stop))
