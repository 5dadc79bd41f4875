"""What the cards allow while a turn is on: melds, lay-offs, swaps, what each leads to and what the turn then owes."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rami.growth import exchanges, extensions
from rami.handbits import HandBits
from rami.kernel import Kernel, Meld, kernel_for
from rami.play.moves import JOKER_BIT, Lay, LayOff, Swap
from rami.play.offers import Offers
from rami.rules import Rules
from rami.tuples import made

MeldingMove = Lay | LayOff | Swap

_KEPT: Final = 1 << 9
"""So many tables are kept with what they offer."""


def with_card(hand: HandBits, bit: int) -> HandBits:
    """Put a card into a hand, by its bit."""
    ones, twos, threes, jokers = hand
    if bit == JOKER_BIT:
        return made(HandBits, (ones, twos, threes, jokers + 1))
    return made(HandBits, (ones | bit, twos | ones & bit, threes | twos & bit, jokers))


def without_card(hand: HandBits, bit: int) -> HandBits:
    """Take a card out of a hand, by its bit.

    >>> without_card(HandBits(0b11, 0b1, 0, 0), 0b1)
    HandBits(ones=3, twos=0, threes=0, jokers=0)
    """
    ones, twos, threes, jokers = hand
    if bit == JOKER_BIT:
        return made(HandBits, (ones, twos, threes, jokers - 1))
    if twos & bit:
        return made(HandBits, (ones, twos & ~bit | threes & bit, threes & ~bit, jokers))
    return made(HandBits, (ones & ~bit, twos, threes, jokers))


class Turn(NamedTuple):
    """What matters until the discard: the hand, the table, and what the turn still owes.

    ``taken`` is the bit of a card from the discard pile that must still be melded, else 0; ``barred`` the bit of
    one that may not be thrown back, else 0. ``owed`` counts jokers to be melded again. ``points`` and ``pure``
    tell how far an opening has come; ``begun`` whether one was begun and is not complete.
    """

    hand: HandBits
    table: tuple[Meld, ...]
    opened: bool
    taken: int = 0
    barred: int = 0
    owed: int = 0
    points: int = 0
    pure: bool = False
    begun: bool = False

    @property
    def owes(self) -> bool:
        """Whether something must still be melded before a discard."""
        return bool(self.taken or self.owed or self.begun)

    def holding(self, hand: HandBits) -> "Turn":
        """Give the same turn with another hand."""
        return made(Turn, (hand, *self[1:]))


class MeldingRules:
    """What cards allow by some rules, whether the turn can be ended afterwards or not."""

    def __init__(self, rules: Rules) -> None:
        self.kernel: Kernel = kernel_for(rules)
        self.needed = rules.opening_points
        self.pure_needed = rules.pure_run
        self.keeps_card = rules.go_out == "discard"
        self.swaps = rules.joker_swap != "off"
        self.replays = rules.joker_swap == "replay"
        self._offers: dict[int, Offers] = {}

    def raw_moves(self, turn: Turn) -> Iterator[MeldingMove]:
        """Give the melding moves that the cards allow, whether the turn can be ended after them or not."""
        hand = turn.hand
        if turn.opened or self.may_open(turn):
            yield from map(Lay, self.kernel.melds(hand))
        if not turn.opened:
            return
        offers = self.offers(turn.table)
        held = hand.ones | JOKER_BIT if hand.jokers else hand.ones
        yield from offers.lay_offs(held)
        if self.swaps:
            yield from (swap for cards, swap in offers.swaps if not cards & ~held)

    def offers(self, table: tuple[Meld, ...]) -> Offers:
        """Give what a table offers, worked out once while it lies there.

        What is kept holds its table, so no other has the same ``id``; but what was copied with these rules does not.
        """
        offers = self._offers.get(id(table))
        if offers is None or offers.table is not table:
            if len(self._offers) >= _KEPT:
                self._offers.clear()
            offers = self._offers[id(table)] = Offers(self.kernel, table)
        return offers

    def fits(self, turn: Turn, move: MeldingMove) -> bool:
        """Whether a melding move is one of ``raw_moves``."""
        hand = turn.hand
        match move:
            case Lay(meld):
                return (turn.opened or self.may_open(turn)) and meld in self.kernel.melds(hand)
            case LayOff(card, joker, number):
                held = bool(hand.jokers if joker else card & hand.ones)
                there = 0 <= number < len(turn.table)
                return turn.opened and held and there and self.fits_meld(turn.table[number], move)
            case _:
                held = not move.cards & ~hand.ones
                there = 0 <= move.meld < len(turn.table)
                return turn.opened and self.swaps and held and there and self.fits_meld(turn.table[move.meld], move)

    def fits_meld(self, meld: Meld, move: LayOff | Swap) -> bool:
        """Whether a card may be laid off on a meld, or cards swap its joker, whoever holds them."""
        if isinstance(move, Swap):
            return any(move.cards == cards for cards, _ in exchanges(meld))
        return any((move.card, move.joker) == (card, joker) for card, joker, _ in extensions(self.kernel, meld))

    def after(self, turn: Turn, move: MeldingMove) -> Turn:
        """Give the turn after a melding move; the move is one of ``raw_moves``."""
        match move:
            case Lay(meld):
                return self._laid(turn, meld)
            case LayOff(card, joker, number):
                grown = next(m for c, j, m in extensions(self.kernel, turn.table[number]) if c == card and j == joker)
                hand = without_card(turn.hand, JOKER_BIT if joker else card)
                table = _with(turn.table, number, grown)
                return self._paid(turn, hand, table, 0 if joker else card, int(joker))
            case _:
                freed = next(m for c, m in exchanges(turn.table[move.meld]) if c == move.cards)
                hand, table = turn.hand.without(move.cards, -1), _with(turn.table, move.meld, freed)
                paid = self._paid(turn, hand, table, move.cards, 0)
                return paid._replace(owed=paid.owed + int(self.replays))

    def _laid(self, turn: Turn, meld: Meld) -> Turn:
        jokers = meld.jokers
        hand = turn.hand.without(meld.naturals, jokers)
        paid = self._paid(turn, hand, (*turn.table, meld), meld.naturals, jokers)
        return paid if turn.opened else self._further(paid, self.kernel.points(meld), meld.is_pure_run)

    def _further(self, turn: Turn, points: int, pure: bool) -> Turn:
        """Count a meld of the opening; it is complete with its points and its pure run."""
        points += turn.points
        pure = turn.pure or pure
        complete = points >= self.needed and (pure or not self.pure_needed)
        return made(Turn, (*turn[:2], complete, *turn[3:6], points, pure, not complete))

    @staticmethod
    def _paid(turn: Turn, hand: HandBits, table: tuple[Meld, ...], cards: int, jokers: int) -> Turn:
        """Give the turn with another hand and table; the cards that were melded pay what it owes, each joker once."""
        _, _, opened, taken, barred, owed, points, pure, begun = turn
        if taken & cards:
            taken = 0
        elif taken == JOKER_BIT and jokers:
            taken, jokers = 0, jokers - 1
        spare = jokers - owed
        if barred & cards or (barred == JOKER_BIT and spare > 0):
            barred = 0
        return made(Turn, (hand, table, opened, taken, barred, max(-spare, 0), points, pure, begun))

    def may_open(self, turn: Turn) -> bool:
        """Tell quickly whether an opening may be possible: a pure run, where one is needed, or is laid already."""
        return not self.pure_needed or turn.pure or self.kernel.has_pure_run(turn.hand.ones)


def _with(table: tuple[Meld, ...], number: int, meld: Meld) -> tuple[Meld, ...]:
    return (*table[:number], meld, *table[number + 1 :])
