"""Moves as numbers: every move that some rules can ever allow has one, the same in every state and every version.

The numbers below ``FIRST_LAY`` are those of all rules. The melds follow, those with fewer jokers first: with one joker a
meld they are the first of those that any other choice of ``jokers_per_meld`` allows, and keep their numbers there.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rami.cards import CARDS, JOKER
from rami.errors import Fault, LabError
from rami.growth import exchanges, extensions
from rami.handbits import ALL_CARDS, SUIT_BITS, HandBits
from rami.kernel import Kernel, Meld, card_at, kernel_for
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, LayOff, Move, Swap, bit_of
from rami.rules import Rules

MELDS_A_PACK: Final = 18
"""So many melds at the most lie on the table for each pack: it has 54 cards, and a meld at least three."""

MOST_MELDS: Final = 3 * MELDS_A_PACK
"""The most melds on any table."""

MOST_JOKERS: Final = 6
"""The most jokers in one meld: half of a run of thirteen, and all that three packs have."""

TAKE_BACK: Final = 3
"""The number of taking the last move of the turn back; draw, take and stop are 0, 1 and 2."""

FIRST_DISCARD: Final = 4
FIRST_LAY_OFF: Final = FIRST_DISCARD + len(CARDS)
FIRST_SWAP: Final = FIRST_LAY_OFF + 4 * MOST_MELDS
FIRST_LAY: Final = FIRST_SWAP + MOST_JOKERS * MOST_MELDS

_SIMPLE: Final[tuple[Move, ...]] = (DRAW, TAKE, STOP)


class Actions:
    """The numbers of all moves by some rules; ``len`` tells how many there are. Get it from ``actions_of``.

    ``melds`` are those that can be laid, in the order of their numbers.

    >>> actions = actions_of(Rules(), 2)
    >>> len(actions), actions.number(DRAW, ()), actions.number(Discard(bit_of(JOKER)), ())
    (3202, 0, 56)
    >>> actions.move(FIRST_LAY, ())
    Lay(meld=Meld(naturals=7, stands=0, low=1))
    """

    def __init__(self, kernel: Kernel, jokers: int) -> None:
        self._kernel = kernel
        # All that can be laid from a hand with every card of the pack.
        found = kernel.melds(HandBits(ALL_CARDS, 0, 0, min(jokers, MOST_JOKERS)))
        self.melds: tuple[Meld, ...] = tuple(sorted(found, key=_order))
        self._number_of = {meld: number for number, meld in enumerate(self.melds, FIRST_LAY)}

    def __len__(self) -> int:
        """How many numbers there are."""
        return FIRST_LAY + len(self.melds)

    def number(self, move: Move | None, table: tuple[Meld, ...]) -> int:
        """Give the number of a move that is legal with these melds on the table; None is a take-back."""
        match move:
            case None:
                return TAKE_BACK
            case Discard(card):
                return FIRST_DISCARD + card.bit_length() - 1
            case LayOff(card, joker, place):
                return FIRST_LAY_OFF + 4 * place + 2 * _above(table[place], card) + joker
            case Swap(cards, place):
                stands = table[place].stands
                first = cards & stands & -(cards & stands)
                return FIRST_SWAP + MOST_JOKERS * place + (stands & first - 1).bit_count()
            case Lay(meld):
                return self._number_of[meld]
            case _:
                return _SIMPLE.index(move)

    def move(self, number: int, table: tuple[Meld, ...]) -> Move | None:
        """Give the move of a number with these melds on the table, whether it is legal or not; None is a take-back.

        Raises ``LabError`` (``lab/no-such-action``) for a number that is none, or for a place on the table where there is
        no such meld, end or joker.
        """
        if number == TAKE_BACK:
            return None
        move = self._move(number, table)
        if move is None:
            raise LabError([Fault("lab/no-such-action", ("action",), {"number": number, "most": len(self) - 1})])
        return move

    def _move(self, number: int, table: tuple[Meld, ...]) -> Move | None:
        if not 0 <= number < len(self):
            return None
        if number < FIRST_DISCARD:
            return _SIMPLE[number]
        if number < FIRST_LAY_OFF:
            return Discard(bit_of(CARDS[number - FIRST_DISCARD]))
        if number >= FIRST_LAY:
            return Lay(self.melds[number - FIRST_LAY])
        if number < FIRST_SWAP:
            place, kind = divmod(number - FIRST_LAY_OFF, 4)
            moves: Iterable[LayOff | Swap] = self._lay_offs(table, place, kind)
        else:
            place, joker = divmod(number - FIRST_SWAP, MOST_JOKERS)
            swaps = exchanges(table[place]) if place < len(table) and table[place].stands else ()
            moves = (Swap(cards, place) for cards, _ in swaps[joker : joker + 1])
        return next(iter(moves), None)

    def _lay_offs(self, table: tuple[Meld, ...], place: int, kind: int) -> Iterable[LayOff]:
        """The lay-off of a kind on a meld, if it takes it: below (or the suit that a set lacks) or above, by a joker or not."""
        grown = extensions(self._kernel, table[place]) if place < len(table) else ()
        return (
            LayOff(card, joker, place) for card, joker, _ in grown if 2 * _above(table[place], card) + joker == kind
        )


def _order(meld: Meld) -> tuple[int, ...]:
    """The order of the melds: by jokers; runs by suit, low end and length, then sets by rank and suits; where jokers are."""
    if meld.low:
        return (meld.jokers, 0, meld.suit, meld.low, meld.size, meld.stands)
    lowest = (meld.cards & -meld.cards).bit_length() - 1
    return (meld.jokers, 1, lowest % SUIT_BITS, meld.size, meld.cards, meld.stands)


def _above(meld: Meld, card: int) -> bool:
    """Whether a card that a run takes goes on at its upper end. An ace that fits at both is laid below."""
    return bool(meld.low) and (meld.low == 1 or card != card_at(meld.suit, meld.low - 1))


@lru_cache(maxsize=4)
def _numbered(kernel: Kernel, jokers: int) -> Actions:
    """The numbers for a number of jokers in the packs, made once."""
    return Actions(kernel, jokers)


def actions_of(rules: Rules, players: int) -> Actions:
    """Give the numbers of all moves by some rules. The packs matter only where a meld may hold as many jokers as naturals.

    >>> [len(actions_of(Rules(jokers_per_meld=most), 2)) for most in (1, 2)]
    [3202, 10300]
    """
    return _numbered(kernel_for(rules), rules.pack_for(players).copies(JOKER))
