"""Rounds played on from where they stand, in many worlds: each puts the hidden cards where they may lie.

All starts are played on in the same worlds with the same chance, so that what comes of them can be compared.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rami.fast.compiled import Ints, as_ints, ints, jit
from rami.fast.patient import patient_turn
from rami.fast.scores import BLOCKED, NORMAL, RAMI_SEC, lowest_hand, score
from rami.fast.table import (
    END,
    GAME,
    MELDS,
    OPENED,
    PILE,
    SHUFFLED,
    STOCK,
    TABLE,
    THROWN,
    TURNS,
    add,
    agree,
    any_opened,
    look,
    seeded,
    shuffle,
    size,
)
from rami.fast.tables import WORK, tables
from rami.handbits import HandBits
from rami.kernel import Meld

_DECK: Final = GAME
"""Behind the round stand the hidden cards."""

_ROOM: Final = _DECK + 256

GOES_ON: Final = -1
"""A start that has not ended."""


@jit
def _finished(game: Ints, log: Ints, players: int, uses: Ints, runs: Ints, work: Ints) -> int:
    """Play a round to its end; gives how it ends."""
    while True:
        opened, turns = any_opened(game, players), game[TURNS]
        seat = turns % players
        patient_turn(game, log, seat, players, uses, runs, work)
        if game[TURNS] == turns:
            return BLOCKED
        if not size(game, seat):
            return NORMAL if opened else RAMI_SEC


@jit
def _deal_hidden(game: Ints, players: int, hidden: Ints, sizes: Ints, seed: int) -> None:
    """Put the hidden cards into the hands and the stock, each way as likely."""
    seeded(game, seed)
    for place in range(len(hidden)):
        game[_DECK + place] = hidden[place]
    shuffle(game, _DECK, _DECK + len(hidden))
    place = _DECK
    for seat in range(players):
        for _ in range(sizes[seat]):
            add(game, seat, 1 << game[place])
            place += 1
    for number in range(game[END]):
        game[STOCK + number] = game[place + number]


@jit
def _play_on(
    starts: Ints,
    endings: Ints,
    seeds: Ints,
    players: int,
    hidden: Ints,
    sizes: Ints,
    terms: Ints,
    points: Ints,
    game: Ints,
    log: Ints,
    uses: Ints,
    runs: Ints,
    work: Ints,
) -> None:
    place = 0
    for world in range(len(seeds)):
        for start in range(len(endings)):
            for number in range(GAME):
                game[number] = starts[start * GAME + number]
            _deal_hidden(game, players, hidden, sizes, seeds[world])
            ending = endings[start]
            if ending < 0:
                ending = _finished(game, log, players, uses, runs, work)
            lowest = lowest_hand(game, players)
            for seat in range(players):
                points[place] = score(game, seat, ending, lowest, terms)
                place += 1


# Plain Python from here on


class Start(NamedTuple):
    """A round as it stands at the end of a turn, as far as it is known.

    The seats count from who played first. ``hands`` are the known cards of each seat, ``stock`` counts the cards of the
    stock. ``turns`` are over, the one that led here among them. ``ending`` is ``GOES_ON``, or how it has ended.
    """

    hands: Sequence[HandBits]
    opened: Sequence[bool]
    table: Sequence[Meld]
    pile: Sequence[int]
    stock: int
    turns: int
    reshuffles: int
    ending: int = GOES_ON


class Hidden(NamedTuple):
    """The cards whose place is not known, by their indices, and how many of them each seat holds."""

    cards: Sequence[int]
    sizes: Sequence[int]


def play_on(starts: Sequence[Start], hidden: Hidden, seeds: Sequence[int], terms: Ints) -> list[list[tuple[int, ...]]]:
    """Play on from each start in a world for each seed; gives the points by seat, for each world by start.

    ``terms`` are those of ``terms_of``. Every seat plays as ``patient`` does.

    >>> from rami.fast.terms import terms_of
    >>> from rami.rules import Rules
    >>> hand = HandBits(0b111, 0, 0, 0)
    >>> over = Start([HandBits(0, 0, 0, 0), hand], [True, True], [], [51], 2, 9, 0, NORMAL)
    >>> play_on([over], Hidden([8, 9, 10], [0, 1]), [1], terms_of(Rules(), 2))[0][0][0]
    0
    """
    players = len(hidden.sizes)
    game, log, work = ints(_ROOM), ints(0), ints(WORK)
    given, points = ints(GAME * len(starts)), ints(len(starts) * len(seeds) * players)
    for number, start in enumerate(starts):
        _put(game, start, terms)
        given[number * GAME : (number + 1) * GAME] = game[:GAME]
    endings, cards, sizes = as_ints(start.ending for start in starts), as_ints(hidden.cards), as_ints(hidden.sizes)
    _play_on(given, endings, as_ints(seeds), players, cards, sizes, terms, points, game, log, *tables(), work)
    told = list(map(int, points))
    rows = [tuple(told[place : place + players]) for place in range(0, len(told), players)]
    return [rows[place : place + len(starts)] for place in range(0, len(rows), len(starts))]


def _put(game: Ints, start: Start, terms: Ints) -> None:
    """Put a start into an array."""
    for place in range(len(game)):
        game[place] = 0
    for seat, hand in enumerate(start.hands):
        for number, held in enumerate(hand):
            game[4 * seat + number] = held
        game[OPENED + seat] = int(start.opened[seat])
    for place, card in enumerate(start.pile):
        game[THROWN + place] = 1 << card
    for number, meld in enumerate(start.table):
        for part, value in enumerate(meld):
            game[TABLE + 3 * number + part] = value
    game[PILE], game[MELDS], game[END] = len(start.pile), len(start.table), start.stock
    game[TURNS], game[SHUFFLED] = start.turns, start.reshuffles
    agree(game, terms)
    look(game)
