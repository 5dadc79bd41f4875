"""What a seat can tell from all it has seen: which cards are hidden, who holds what, what the next player may want."""

from collections.abc import Iterable
from functools import cache, cached_property
from itertools import combinations
from typing import Final, NamedTuple

from rami.bots.strategy import Sight
from rami.cards import CARDS, JOKER
from rami.handbits import SUIT_BITS, HandBits, bits, bits_of
from rami.kernel import HIGHEST, card_at
from rami.play.melding import with_card
from rami.play.moves import JOKER_BIT, Discard, Draw, Lay, LayOff, Move, Stop, Swap, Take
from rami.play.turn import turn_rules
from rami.play.view import Seen, View

_NOTHING: Final = HandBits(0, 0, 0, 0)

_GOES_OUT: Final = (1.0, 0.35, 0.12, 0.15, 0.08, 0.06)
"""How often a player who has opened goes out in a turn, by the cards held before it; with more cards it is ``_SELDOM``.

They lie between what was seen in rounds of ``beginner``, who holds nothing back, and of ``club``, who does.
"""

_SELDOM: Final = 0.03


class Followed(NamedTuple):
    """What the moves told: the cards that each seat took openly and still holds, and all that it threw, by seat."""

    held: list[HandBits]
    thrown: list[int]


class Reading:
    """The cards as the seat on turn knows them.

    ``unseen`` counts by index the copies of each card that are in the stock or in a hand, no more is known; ``hidden``
    is their sum. ``next`` is the seat that plays next.
    """

    def __init__(self, sight: Sight) -> None:
        view = self.view = sight.view
        self.seat: int = view.on_turn
        self.next: int = (self.seat + 1) % view.players
        self.hand: HandBits = bits_of(card.index for card in view.hand)
        self._followed = follow(sight.log, view.players)
        self.unseen: list[int] = _unseen(view, self.others_held)
        self.hidden: int = sum(self.unseen)

    @property
    def held(self) -> list[HandBits]:
        """The cards that each seat took openly and still holds, by seat."""
        return self._followed.held

    @property
    def others_held(self) -> list[HandBits]:
        """The cards that others are known to hold."""
        return [hand for seat, hand in enumerate(self.held) if seat != self.seat]

    @cached_property
    def mean(self) -> float:
        """What a hidden card is worth in a hand on average, in points."""
        points = sum(copies * card.points for copies, card in zip(self.unseen, CARDS, strict=True))
        return points / max(self.hidden, 1)

    @property
    def last_turns(self) -> bool:
        """Whether the stock gives nobody more than one turn and will not be filled again: the round is about to block."""
        view = self.view
        left = view.rules.reshuffles
        return view.stock <= view.players and left != "unlimited" and view.reshuffles >= left

    @property
    def smallest(self) -> int:
        """The number of cards in the smallest hand of another who has opened; more than any hand where nobody has."""
        return min(self._opened_sizes(), default=1 << 6)

    @property
    def caught(self) -> float:
        """How likely the round is to end before the seat's next turn, from 0 to 1."""
        if self.last_turns:
            return 1.0
        goes_on = 1.0
        for size in self._opened_sizes():
            goes_on *= 1 - (_GOES_OUT[size] if size < len(_GOES_OUT) else _SELDOM)
        return 1 - goes_on

    def _opened_sizes(self) -> list[int]:
        view = self.view
        return [size for seat, size in enumerate(view.sizes) if view.opened[seat] and seat != self.seat]

    def wanted(self, card: int) -> float:
        """How likely the next player is to take and meld a card, by its bit, if it is thrown; from 0 to 1.

        What the table takes is wanted by who has opened; for others it takes two partners in the hand.
        """
        view = self.view
        closed_turns = view.players * (view.rules.discard_from_turn - 1)
        if view.turns + 1 < closed_turns or view.sizes[self.next] < 2:
            return 0.0
        opened = view.opened[self.next]
        if card == JOKER_BIT or (opened and card & turn_rules(view.rules).offers(view.table).wanted):
            return 1.0
        none = 1.0
        for one, other in partners(card):
            none *= 1 - self._odds[one] * self._odds[other]
        if opened:
            return 1 - none
        return (1 - none) * (_USES_FREELY if view.rules.take_discard == "free" else _OPENS_WITH_IT)

    @cached_property
    def _odds(self) -> list[float]:
        """How likely the next player is to hold each card, by index; less so if it threw one of them."""
        held, thrown = self._followed.held[self.next], self._followed.thrown[self.next]
        share = (self.view.sizes[self.next] - held.size) / max(self.hidden, 1)
        odds = [1 - (1 - share) ** copies for copies in self.unseen]
        for bit in bits(thrown):
            odds[bit.bit_length() - 1] /= 2
        for bit in bits(held.ones):
            odds[bit.bit_length() - 1] = 1.0
        return odds


_OPENS_WITH_IT: Final = 0.2
_USES_FREELY: Final = 0.5
"""A player who has not opened takes a card that makes a meld less often: it must open, or at least want it now."""


def _unseen(view: View, known: Iterable[HandBits]) -> list[int]:
    """Count the packs without all cards whose place is known."""
    pack = view.rules.pack_for(view.players)
    unseen = [pack.copies(card) for card in CARDS]
    for card in (*view.pile, *view.hand):
        unseen[card.index] -= 1
    masks = [meld.naturals for meld in view.table]
    for hand in known:
        masks += hand[:3]
        unseen[JOKER.index] -= hand.jokers
    for mask in masks:
        for bit in bits(mask):
            unseen[bit.bit_length() - 1] -= 1
    unseen[JOKER.index] -= sum(meld.jokers for meld in view.table)
    return unseen


@cache
def partners(card: int) -> tuple[tuple[int, int], ...]:
    """Give the pairs of cards, by index, with which a card, by its bit, is a meld of three.

    >>> partners(1)
    ((1, 2), (11, 12), (13, 26), (13, 39), (26, 39))
    """
    suit, rank = divmod(card.bit_length() - 1, SUIT_BITS)
    runs = [[card_at(suit, low + step) for step in range(3)] for low in range(1, HIGHEST - 1)]
    sets = [list(some) for some in combinations([1 << other * SUIT_BITS + rank for other in range(4)], 3)]
    pairs = [sorted(bit.bit_length() - 1 for bit in meld if bit != card) for meld in runs + sets if card in meld]
    return tuple((one, other) for one, other in pairs)


class Stood(NamedTuple):
    """A move that was not taken back: by whom, and how many cards the new stock had where it needed one."""

    seat: int
    move: Move
    reshuffled: int


def standing(log: Iterable[Seen]) -> list[Stood]:
    """Give the moves of a log that were not taken back.

    >>> from rami.play.moves import DRAW, TAKE
    >>> [stood.move for stood in standing([Seen(0, TAKE), Seen(0, None), Seen(0, DRAW)])]
    [Draw()]
    """
    found: list[Stood] = []
    for seat, move, _, reshuffled in log:
        if move is None:
            found.pop()
        else:
            found.append(Stood(seat, move, reshuffled))
    return found


def follow(log: Iterable[Seen], players: int) -> Followed:
    """Follow the moves of a round from the deal; those that were taken back count for nothing.

    The card turned up at the deal is not in the log: who takes it holds one card more that is not known.
    """
    held, thrown = [_NOTHING] * players, [0] * players
    pile: list[int] = []
    for seat, move, reshuffled in standing(log):
        if isinstance(move, Take):
            held[seat] = with_card(held[seat], pile.pop()) if pile else held[seat]
        elif isinstance(move, Draw | Stop):
            pile = pile[-1:] if reshuffled else pile
        else:
            held[seat] = _put_down(held[seat], move)
            if isinstance(move, Discard):
                pile.append(move.card)
                thrown[seat] |= move.card & ~JOKER_BIT
    return Followed(held, thrown)


def _put_down(held: HandBits, move: Lay | LayOff | Swap | Discard) -> HandBits:
    """What is still known of a hand after a move of its player; a swapped joker is seen by all."""
    if isinstance(move, Swap):
        return with_card(held.without(move.cards & held.ones, 0), JOKER_BIT)
    if isinstance(move, Lay):
        cards, jokers = move.meld.naturals, move.meld.jokers
    else:
        by_joker = move.card == JOKER_BIT or (isinstance(move, LayOff) and move.joker)
        cards, jokers = (0, 1) if by_joker else (move.card, 0)
    return held.without(cards & held.ones, min(jokers, held.jokers))
