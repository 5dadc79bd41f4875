"""Whole rounds, and what they come to.

The rule of 30 turns without progress cannot come to bear by the rules that are known here, and is left out: a turn without a meld takes a card
from the stock, and that is reshuffled once.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rami.fast import PLAYERS
from rami.fast.compiled import Ints, as_ints, in_threads, ints, jit
from rami.fast.patient import patient_turn
from rami.fast.players import (
    GREEDY,
    PATIENT,
    by_chance,
    lay_all,
    least_useful,
    open_with,
    opening,
    take_discard,
)
from rami.fast.scores import BLOCKED, NORMAL, RAMI_SEC, hand_cost, lowest_hand, score, wins
from rami.fast.table import (
    END,
    GAME,
    MADE,
    OPENED,
    SHUFFLED,
    STOCK,
    STOP,
    TURNS,
    any_opened,
    below,
    deal,
    draw_next,
    may_take,
    note,
    size,
    throw,
)
from rami.fast.tables import WORK, tables
from rami.fast.terms import HALF_TARGET, LIMIT, SURCHARGE, knows, terms_of
from rami.rules import DEFAULT_RULES, OPTIONS, Rules


@jit
def _turn(game: Ints, log: Ints, seat: int, player: int, players: int, uses: Ints, runs: Ints, work: Ints) -> None:
    """Play a turn whose player can draw, or takes the discard; where neither is so, nothing is changed."""
    if player == PATIENT:
        patient_turn(game, log, seat, players, uses, runs, work)
        return
    taken = False
    if may_take(game, seat) and (player == GREEDY or below(game, 2)):
        taken = take_discard(game, log, seat, uses, runs, work)
    if not (taken or draw_next(game, log, seat)):
        return
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
def _round(
    game: Ints, log: Ints, seed: int, players: int, player: int, terms: Ints, uses: Ints, runs: Ints, work: Ints
) -> int:
    """Play a round; gives how it ended. Who went out is the seat without cards."""
    deal(game, seed, players, terms)
    while True:
        opened, turns = any_opened(game, players), game[TURNS]
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
SURCHARGED: Final = 2
LIMITED: Final = 3
HALVED: Final = 4
PENALIZED: Final = 5
FACTS: Final = 6


@jit
def _count(game: Ints, ending: int, players: int, terms: Ints, found: Ints, place: int, number: int) -> None:
    """Score a round that is over."""
    lowest, limit = lowest_hand(game, players), min(terms[LIMIT], terms[HALF_TARGET])
    for seat in range(players):
        won = wins(game, seat, ending, lowest)
        if not won and ending == RAMI_SEC:
            found[PENALIZED * number + place] += 1
        elif not (won or game[OPENED + seat]):
            found[SURCHARGED * number + place] += 1 if terms[SURCHARGE] else 0
            if hand_cost(game, seat) + terms[SURCHARGE] > limit:
                found[(LIMITED if terms[LIMIT] <= terms[HALF_TARGET] else HALVED) * number + place] += 1
        found[(FACTS + seat) * number + place] = score(game, seat, ending, lowest, terms)
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
        ending = _round(game, log, seeds[place], players, player, terms, uses, runs, work)
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

    The rules may differ from the default in what ``terms.knows``. The same seed gives the same round, on any number of
    threads, None for one a processor.

    Raises ``RulesError`` for players outside 2 to 6, ``ValueError`` for a player that is none of ``PLAYERS`` and for rules that
    are not known here.

    >>> played = play([1, 2], 2)
    >>> [len(column) for column in (played.ending, *played.points)]
    [2, 2, 2]
    """
    _check(rules, players)
    number, kind = len(seeds), PLAYERS.index(player)
    found = ints((FACTS + 2 * players) * number)
    terms = terms_of(rules, players)
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


def _check(rules: Rules, players: int) -> None:
    """Refuse what cannot be played here."""
    rules.check_players(players)
    unknown = [option for option in OPTIONS if not knows(rules, option)]
    if unknown:
        raise ValueError(f"fast rounds do not know these options: {', '.join(unknown)}")


class Told(NamedTuple):
    """A round move by move: the pack as it was shuffled, by the indices of the cards and the first to be dealt first; the new
    stock where there was a reshuffle; the moves, as in ``rami.fast.table``.
    """

    order: tuple[int, ...]
    reshuffled: tuple[int, ...]
    moves: tuple[tuple[int, ...], ...]


def told(seed: int, players: int, player: str = "greedy", rules: Rules = DEFAULT_RULES) -> Told:
    """Play a round again and tell it; see ``play``.

    >>> told(1, 2).moves[0][0] == 0
    True
    """
    _check(rules, players)
    game, log, terms = ints(GAME), ints(_LOG), terms_of(rules, players)
    deal(game, seed, players, terms)
    order = tuple(map(int, game[STOCK : STOCK + game[END]]))
    _round(game, log, seed, players, PLAYERS.index(player), terms, *tables(), ints(WORK))
    reshuffled = tuple(map(int, game[STOCK : STOCK + game[END]])) if game[SHUFFLED] else ()
    moves = [tuple(map(int, log[4 * made : 4 * made + 4])) for made in range(game[MADE])]
    return Told(order, reshuffled, tuple(moves))
