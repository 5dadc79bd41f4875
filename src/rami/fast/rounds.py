"""Whole rounds by the default rules, and what they come to.

The rule of 30 turns without progress cannot come to bear by these rules, and is left out: a turn without a meld takes a card
from the stock, and that is reshuffled once.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rami.fast import PLAYERS
from rami.fast.compiled import Ints, as_ints, in_threads, ints, jit
from rami.fast.hands import hand_value
from rami.fast.players import (
    GREEDY,
    MANY,
    by_chance,
    lay_all,
    least_useful,
    open_with,
    opening,
    take_discard,
)
from rami.fast.table import (
    END,
    GAME,
    MADE,
    NEXT,
    OPENED,
    PILE,
    SHUFFLED,
    STOCK,
    STOP,
    TURNS,
    below,
    deal,
    draw,
    held,
    note,
    reshuffle,
    size,
    throw,
)
from rami.fast.tables import WORK, tables
from rami.rules import DEFAULT_RULES, Rules

NORMAL: Final = 0
RAMI_SEC: Final = 1
BLOCKED: Final = 2


@jit
def _may_draw(game: Ints) -> bool:
    """Whether the stock has a card, or the pile may become the stock."""
    return game[NEXT] < game[END] or (game[PILE] > 1 and not game[SHUFFLED])


@jit
def _turn(game: Ints, log: Ints, seat: int, player: int, players: int, uses: Ints, runs: Ints, work: Ints) -> None:
    """Play a turn whose player can draw, or takes the discard; where neither is so, nothing is changed."""
    taken = False
    if game[TURNS] >= players and game[PILE] and size(game, seat) > 1 and (player == GREEDY or below(game, 2)):
        taken = take_discard(game, log, seat, uses, runs, work)
    if not taken:
        if not _may_draw(game):
            return
        if game[NEXT] == game[END]:
            reshuffle(game)
        draw(game, log, seat)
    if player == GREEDY:
        if not game[OPENED + seat]:
            first = opening(game, seat, uses, runs, work)
            if first:
                open_with(game, log, seat, first, uses, runs, work)
        if game[OPENED + seat]:
            lay_all(game, log, seat, uses, runs, work)
        throw(game, log, seat, least_useful(game, seat))
    else:
        throw(game, log, seat, by_chance(game, log, seat, uses, runs, work))
    game[TURNS] += 1


@jit
def _round(game: Ints, log: Ints, seed: int, players: int, player: int, uses: Ints, runs: Ints, work: Ints) -> int:
    """Play a round; gives how it ended. Who went out is the seat without cards."""
    deal(game, seed, players)
    while True:
        opened = 0
        for seat in range(players):
            opened += game[OPENED + seat]
        turns = game[TURNS]
        seat = turns % players
        _turn(game, log, seat, player, players, uses, runs, work)
        if game[TURNS] == turns:
            note(game, log, STOP, 0, 0, 0)
            return BLOCKED
        if not size(game, seat):
            return NORMAL if opened else RAMI_SEC


# What a round came to: a column for each of these, then the points of each seat, then who won.

ENDING: Final = 0
ROUND_TURNS: Final = 1
SURCHARGE: Final = 2
LIMIT: Final = 3
HALF_TARGET: Final = 4
PENALTY: Final = 5
FACTS: Final = 6


@jit
def _count(game: Ints, ending: int, players: int, terms: Ints, found: Ints, place: int, number: int) -> None:
    """Score a round that is over: ``terms`` are the surcharge, the limit, half the target and the flat penalty."""
    lowest = MANY
    for seat in range(players):
        lowest = min(lowest, hand_value(held(game, seat), game[4 * seat + 3]))
    limit = min(terms[1], terms[2])
    for seat in range(players):
        points = hand_value(held(game, seat), game[4 * seat + 3])
        won = points == lowest if ending == BLOCKED else not size(game, seat)
        if won:
            points = 0
        elif ending == RAMI_SEC:
            points = terms[3]
            found[PENALTY * number + place] += 1
        elif not game[OPENED + seat]:
            points += terms[0]
            found[SURCHARGE * number + place] += 1 if terms[0] else 0
            if points > limit:
                points = limit
                found[(LIMIT if terms[1] <= terms[2] else HALF_TARGET) * number + place] += 1
        found[(FACTS + seat) * number + place] = points
        found[(FACTS + players + seat) * number + place] = 1 if won else 0
    found[ENDING * number + place] = ending
    found[ROUND_TURNS * number + place] = game[TURNS]


@jit
def _rounds(
    first: int,
    end: int,
    seeds: Ints,
    players: int,
    player: int,
    terms: Ints,
    found: Ints,
    game: Ints,
    log: Ints,
    uses: Ints,
    runs: Ints,
    work: Ints,
) -> None:
    for place in range(first, end):
        ending = _round(game, log, seeds[place], players, player, uses, runs, work)
        _count(game, ending, players, terms, found, place, len(seeds))


# Plain Python from here on

_LOG: Final = 4 * 2000
"""Room for more moves than a round can have."""


class Rounds(NamedTuple):
    """What rounds came to, a number for each round in every column; the seats count from who played first.

    ``ending`` is ``NORMAL``, ``RAMI_SEC`` or ``BLOCKED``; ``turns`` are those of all. Of the losers' scores, ``surcharge``
    tells to how many that was added, ``limit`` and ``half_target`` how many these lowered, ``penalty`` how many were flat.
    ``points`` and ``won`` (1 or 0) have a column for each seat.
    """

    ending: Ints
    turns: Ints
    surcharge: Ints
    limit: Ints
    half_target: Ints
    penalty: Ints
    points: tuple[Ints, ...]
    won: tuple[Ints, ...]


def play(
    seeds: Sequence[int],
    players: int,
    player: str = "greedy",
    rules: Rules = DEFAULT_RULES,
    threads: int | None = 1,
) -> Rounds:
    """Play a round from each seed, a number from 0 below 2 ** 63, with the same player at every seat.

    Of the rules only the scoring may differ from the default, but for who wins a blocked round. The same seed gives the
    same round, on any number of threads, None for one a processor.

    Raises ``RulesError`` for players outside 2 to 6, ``ValueError`` for a player that is none of ``PLAYERS``.

    >>> played = play([1, 2], 2)
    >>> [len(column) for column in (played.ending, *played.points)]
    [2, 2, 2]
    """
    rules.check_players(players)
    number, kind = len(seeds), PLAYERS.index(player)
    found = ints((FACTS + 2 * players) * number)
    terms = as_ints([rules.surcharge, rules.limit, rules.target_for(players) // 2, rules.rami_sec_penalty])
    given = as_ints(seeds)

    def _part(first: int, end: int) -> None:
        uses, runs = tables()
        game, log, work = ints(GAME), ints(0), ints(WORK)
        _rounds(first, end, given, players, kind, terms, found, game, log, uses, runs, work)

    in_threads(_part, number, threads)
    parts = [found[column * number : (column + 1) * number] for column in range(FACTS + 2 * players)]
    ending, turns, surcharge, limit, half_target, penalty, *seats = parts
    points, won = tuple(seats[:players]), tuple(seats[players:])
    return Rounds(ending, turns, surcharge, limit, half_target, penalty, points, won)


class Told(NamedTuple):
    """A round move by move: the pack as it was shuffled, by the indices of the cards and the first to be dealt first; the new
    stock where there was a reshuffle; the moves, as in ``rami.fast.table``.
    """

    order: tuple[int, ...]
    reshuffled: tuple[int, ...]
    moves: tuple[tuple[int, ...], ...]


def told(seed: int, players: int, player: str = "greedy") -> Told:
    """Play a round again and tell it; see ``play``.

    >>> told(1, 2).moves[0][0] == 0
    True
    """
    DEFAULT_RULES.check_players(players)
    game, log = ints(GAME), ints(_LOG)
    deal(game, seed, players)
    order = tuple(map(int, game[STOCK : STOCK + game[END]]))
    _round(game, log, seed, players, PLAYERS.index(player), *tables(), ints(WORK))
    reshuffled = tuple(map(int, game[STOCK : STOCK + game[END]])) if game[SHUFFLED] else ()
    moves = [tuple(map(int, log[4 * made : 4 * made + 4])) for made in range(game[MADE])]
    return Told(order, reshuffled, tuple(moves))
