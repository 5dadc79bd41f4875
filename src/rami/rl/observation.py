"""What a seat may know as one row of numbers from 0 to 1, for learners. It is made of a ``Sight``, so it tells no more.

Seats are relative: the seat itself comes first, the others follow in the order of play. So one policy serves every seat.
"""

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

from rami.bots.reading import follow
from rami.bots.strategy import Sight
from rami.cards import CARDS, JOKER, MOST_CARDS, Card
from rami.handbits import HandBits, bits
from rami.kernel import HIGHEST
from rami.play.deal import Phase
from rami.play.view import View
from rami.rl.actions import MELDS_A_PACK
from rami.rules import Rules

_KINDS: Final = len(CARDS)
_NATURALS: Final = _KINDS - 1
_A_SEAT: Final = 5
_ABOUT_THE_TURN: Final = 7


class Block(NamedTuple):
    """A part of the row: what it is called, where it begins, how many numbers it has for each of how many things."""

    name: str
    start: int
    things: int
    width: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.things * self.width

    @property
    def end(self) -> int:
        """Where the next part begins."""
        return self.start + self.size


class Encoding:
    """The row of numbers by some rules, for a number of players. ``blocks`` are its parts, ``size`` its length.

    >>> encoding = Encoding(Rules(), 2)
    >>> encoding.size, [block.name for block in encoding.blocks]
    (4238, ['hand', 'top', 'pile', 'taken', 'held', 'thrown', 'seats', 'turn', 'table'])
    """

    def __init__(self, rules: Rules, players: int) -> None:
        pack = rules.pack_for(players)
        self._rules, self._players = rules, players
        self._packs, self._cards = pack.packs, len(pack)
        self._part = tuple(1 / pack.copies(card) for card in CARDS)
        shapes = {
            "hand": (1, _KINDS),
            "top": (1, _KINDS),
            "pile": (1, _KINDS),
            "taken": (1, _KINDS),
            "held": (players - 1, _KINDS),
            "thrown": (players, _NATURALS),
            "seats": (players, _A_SEAT),
            "turn": (1, _ABOUT_THE_TURN),
            "table": (MELDS_A_PACK * pack.packs, players + 1 + 2 * _NATURALS),
        }
        self.blocks: tuple[Block, ...] = tuple(_placed(shapes))
        self.size: int = self.blocks[-1].end

    def __getitem__(self, name: str) -> Block:
        """Give a part by its name.

        >>> Encoding(Rules(), 2)["taken"].start
        159
        """
        return next(block for block in self.blocks if block.name == name)

    def row(self, sight: Sight) -> "array[float]":
        """Give what a seat may know as numbers from 0 to 1, of four bytes each. The sight must be that of a seat."""
        view = sight.view
        seat = view.seat
        assert seat is not None
        row = array("f", bytes(4 * self.size))
        hand, top, pile, taken, held, thrown, seats, turn, table = (block.start for block in self.blocks)
        self._count(row, hand, view.hand)
        self._count(row, pile, view.pile)
        if view.pile:
            row[top + view.pile[-1].index] = 1
        if view.taken is not None:
            row[taken + view.taken.index] = 1
        followed = follow(sight.log, view.players)
        for place, other in enumerate(self._around(seat)):
            if place:
                self._hold(row, held + (place - 1) * _KINDS, followed.held[other])
            _mark(row, thrown + place * _NATURALS, followed.thrown[other])
            start = seats + place * _A_SEAT
            row[start : start + _A_SEAT] = array("f", _about_seat(sight, other))
        row[turn : turn + _ABOUT_THE_TURN] = array("f", self._about_turn(view))
        self._lay(row, table, view, seat)
        return row

    def _around(self, seat: int) -> Iterator[int]:
        """The seats in the order of play, the seat itself first."""
        return ((seat + step) % self._players for step in range(self._players))

    def _count(self, row: "array[float]", start: int, cards: tuple[Card, ...]) -> None:
        """Put in how many of the copies of each card there are."""
        for card in cards:
            row[start + card.index] += self._part[card.index]

    def _hold(self, row: "array[float]", start: int, hand: HandBits) -> None:
        """Put in the cards that a seat is known to hold."""
        *masks, jokers = hand
        for mask in masks:
            for bit in bits(mask):
                index = bit.bit_length() - 1
                row[start + index] += self._part[index]
        row[start + JOKER.index] = jokers * self._part[JOKER.index]

    def _about_turn(self, view: View) -> tuple[float, ...]:
        """The seven numbers about the turn: see docs/reinforcement-learning.md."""
        left = self._rules.reshuffles
        return (
            view.phase is Phase.DRAW,
            view.phase is Phase.MELD,
            view.stock / self._cards,
            left == "unlimited" or view.reshuffles < left,
            share(view.turns, view.players),
            view.owed * self._part[JOKER.index],
            share(view.opening_points, view.rules.opening_points),
        )

    def _lay(self, row: "array[float]", start: int, view: View, seat: int) -> None:
        """Put in the melds on the table: who laid it, where a run begins, its natural cards, what jokers stand for."""
        players = self._players
        for meld, owner in zip(view.table, view.owners, strict=True):
            row[start + (owner - seat) % players] = 1
            row[start + players] = meld.low / HIGHEST
            _mark(row, start + players + 1, meld.naturals)
            _mark(row, start + players + 1 + _NATURALS, meld.stands)
            start += players + 1 + 2 * _NATURALS


def share(amount: int, compared: int) -> float:
    """Give a number of any size as one from 0 to 1: a half where it is as large as what it is compared with.

    >>> share(0, 0), share(50, 100), share(100, 100), share(300, 100)
    (0.0, 0.3333333333333333, 0.5, 0.75)
    """
    return amount / (amount + compared) if amount else 0.0


def _placed(shapes: dict[str, tuple[int, int]]) -> Iterator[Block]:
    """Put the parts one after the other."""
    start = 0
    for name, (things, width) in shapes.items():
        block = Block(name, start, things, width)
        yield block
        start = block.end


def _mark(row: "array[float]", start: int, mask: int) -> None:
    """Put in a 1 for each card of a mask."""
    for bit in bits(mask):
        row[start + bit.bit_length() - 1] = 1


def _about_seat(sight: Sight, seat: int) -> tuple[float, ...]:
    """The five numbers about a seat: cards held, opened, the dealer, on turn, its total compared with the target."""
    view, (totals, target) = sight.view, sight.match
    return (
        view.sizes[seat] / MOST_CARDS,
        view.opened[seat],
        view.dealer == seat,
        view.on_turn == seat,
        share(totals[seat], target),
    )
