"""The best that can be laid from a hand: exact, with the melds that reach it.

Each answer is its own optimum: most points laid, least points left, most cards laid, best opening. None keeps a
card for the discard. With the melds on the table given, the hand of a player who has opened may also be laid off
and swap jokers.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from rami.cards import CARDS, JOKER, MOST_CARDS, Card, Pack, with_suits
from rami.errors import CardError, EntryError, Fault, shown
from rami.handbits import ACES, SUIT_BITS, HandBits, bits, bits_of
from rami.kernel import WINDOWS, Kernel, Meld, kernel_for
from rami.rules import DEFAULT_RULES, Rules
from rami.search import COUNT, POINTS, VALUE, Search
from rami.table_search import TableSearch

Use = tuple[int, int]
"""The natural cards of a meld and the number of its jokers."""

_PACK: Final = Pack(3)
"""The most cards that anybody plays with."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Melds laid from a hand: their points, the cards left and what these cost, in points."""

    melds: tuple[Meld, ...]
    points: int
    left: tuple[Card, ...]
    left_value: int

    @property
    def laid(self) -> int:
        """How many cards are laid."""
        return sum(meld.size for meld in self.melds)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The best of a hand by each measure. ``opening`` is None where the hand cannot open.

    ``most_opening_points`` is the most that could be laid for an opening, were no points needed: with a pure run
    where the rules want one, None where there is none.
    """

    most_points: Layout
    least_left: Layout
    most_cards: Layout
    opening: Layout | None
    most_opening_points: int | None


def arrange(cards: Iterable[Card], rules: Rules = DEFAULT_RULES) -> Arrangement:
    """Find the best of a hand.

    Raises ``EntryError`` (``hand/too-long``) for more than fifteen cards, ``CardError`` for more copies than three
    packs hold (``card/too-many``) and for a card without its suit (``card/no-suit``).

    >>> from rami import read_cards
    >>> best = arrange(read_cards("7C 8C 9C 9S 9D XX 2H"))
    >>> best.most_points.points, best.least_left.left_value, best.opening.points
    (51, 2, 51)
    """
    return arrange_bits(hand_bits(cards), rules)


def hand_bits(cards: Iterable[Card]) -> HandBits:
    """Give a hand as ints.

    Raises ``EntryError`` (``hand/too-long``) for more than fifteen cards, ``CardError`` for more copies than three
    packs hold (``card/too-many``) and for a card without its suit (``card/no-suit``).
    """
    held = with_suits(cards)
    if len(held) > MOST_CARDS:
        values = {"seat": 0, "number": len(held), "most": MOST_CARDS}
        raise EntryError([Fault("hand/too-long", ("hands[0]",), values)])
    many = [card for card in sorted(set(held)) if held.count(card) > _PACK.copies(card)]
    if many:
        raise CardError(
            Fault(
                "card/too-many",
                ("hands[0]",),
                {"card": card.code, "number": held.count(card), "copies": _PACK.copies(card), "packs": _PACK.packs},
            )
            for card in many
        )
    return bits_of(card.index for card in held)


def arrange_bits(hand: HandBits, rules: Rules = DEFAULT_RULES) -> Arrangement:
    """Find the best of a hand given as ints; see ``arrange``."""
    kernel = kernel_for(rules)
    candidates = kernel.candidates(hand)
    by_points = Search(hand, candidates, POINTS)
    points, value, count, opening = (
        layout_of(kernel, hand, melds_of(kernel, ((one.mask, one.jokers) for one in chosen)))
        for chosen in (
            by_points.chosen(),
            Search(hand, candidates, VALUE).chosen(),
            Search(hand, candidates, COUNT).chosen(),
            by_points.chosen_with_pure_run() if rules.pure_run else by_points.chosen(),
        )
    )
    opens = opening.melds and opening.points >= rules.opening_points
    most_opening_points = opening.points if opening.melds else None
    return Arrangement(points, value, count, opening if opens else None, most_opening_points)


def layout_of(kernel: Kernel, hand: HandBits, melds: tuple[Meld, ...]) -> Layout:
    """Lay melds down from a hand."""
    for meld in melds:
        hand = hand.without(meld.naturals, meld.jokers)
    return Layout(melds, sum(map(kernel.points, melds)), cards_in(hand), hand.value)


def melds_of(kernel: Kernel, uses: Iterable[Use]) -> tuple[Meld, ...]:
    """Give melds of cards, each with its jokers where they count most; pure runs that follow each other are one run."""
    melds: list[Meld] = []
    for meld in sorted((best_meld(kernel, *use) for use in uses), key=_place):
        if melds and _follows(melds[-1], meld):
            before = melds.pop()
            melds.append(Meld(before.naturals | meld.naturals, 0, before.low))
        else:
            melds.append(meld)
    return tuple(melds)


def _follows(before: Meld, meld: Meld) -> bool:
    """Whether two pure runs are one: of a suit, in a row, and no ace at both ends."""
    in_row = (before.suit, before.high + 1) == (meld.suit, meld.low)
    return before.is_pure_run and meld.is_pure_run and in_row and meld.high - before.low < SUIT_BITS


def _place(meld: Meld) -> tuple[bool, int, int]:
    """Where a meld comes: pure runs first, by suit and position."""
    return not meld.is_pure_run, meld.suit, meld.low


def best_meld(kernel: Kernel, naturals: int, jokers: int) -> Meld:
    """Give the meld of some cards in which the jokers count most; there must be one.

    >>> best_meld(kernel_for(DEFAULT_RULES), 0b11, 1)
    Meld(naturals=3, stands=4, low=1)
    """
    size = naturals.bit_count() + jokers
    suit, rank = divmod((naturals & -naturals).bit_length() - 1, SUIT_BITS)
    held = naturals >> suit * SUIT_BITS
    found = [
        Meld(naturals, (cards & ~held) << suit * SUIT_BITS, low)
        for low, windows in WINDOWS[SUIT_BITS]
        for cards in windows
        if not held & ~cards and cards.bit_count() == size
    ]
    others = (ACES << rank) & ~naturals
    if others.bit_count() + naturals.bit_count() == 4 and jokers <= others.bit_count():
        found.append(Meld(naturals, sum(islice(bits(others), jokers)), 0))
    return max(found, key=kernel.points)


def cards_in(hand: HandBits) -> tuple[Card, ...]:
    """Give the cards of a hand, by suit and rank, jokers last.

    >>> cards_in(HandBits(3, 1, 0, 1))
    (Card('AC'), Card('AC'), Card('2C'), Card('XX'))
    """
    cards = [CARDS[bit.bit_length() - 1] for mask in hand[:3] for bit in bits(mask)]
    return (*sorted(cards), *[JOKER] * hand.jokers)


def ways_out(cards: Iterable[Card], rules: Rules = DEFAULT_RULES) -> Iterator[Layout]:
    """Give all ways to go out with a hand that has opened: every card in a meld but the last discard, or every card
    where the rules let a player go out without one. Each different use of the cards is given once.

    >>> from rami import read_cards
    >>> [len(way.melds) for way in ways_out(read_cards("5H 6H 7H 9C 9D 9S KD"))]
    [2]
    """
    hand = hand_bits(cards)
    kernel = kernel_for(rules)
    uses = sorted({(meld.naturals, meld.jokers) for meld in kernel.melds(hand)})
    spare = (1,) if rules.go_out == "discard" else (0, 1)
    for chosen in _covers(hand, uses, max(spare)):
        layout = layout_of(kernel, hand, tuple(best_meld(kernel, *use) for use in chosen))
        if len(layout.left) in spare and chosen:
            yield layout


def _covers(hand: HandBits, uses: Sequence[Use], spare: int) -> Iterator[tuple[Use, ...]]:
    """Every choice of melds that leaves at most so many cards, each once: in the order of the list."""
    if hand.size <= spare:
        yield ()
    for place, (mask, jokers) in enumerate(uses):
        if not mask & ~hand.ones and jokers <= hand.jokers:
            for more in _covers(hand.without(mask, jokers), uses[place:], spare):
                yield ((mask, jokers), *more)


# With the melds on the table

WEIGHTS: Final = {"most_points": POINTS, "least_left": VALUE, "most_cards": COUNT}
"""The measures by name."""


@dataclass(frozen=True, slots=True)
class TablePlay:
    """What a player who has opened can do at the best: the melds of the table after it, the new melds, what is left.

    ``gain`` is by the measure asked for: points added to the table, points off the hand, or cards off the hand.
    """

    gain: int
    table: tuple[Meld, ...]
    melds: tuple[Meld, ...]
    left: tuple[Card, ...]


def arrange_with_table(
    cards: Iterable[Card], table: Iterable[Meld], rules: Rules = DEFAULT_RULES, measure: str = "least_left"
) -> TablePlay:
    """Find the best of a hand that has opened, with lay-offs on the table and joker swaps.

    ``measure`` is one of ``WEIGHTS``. A swapped joker is melded again where the rules want it.

    Raises ``EntryError`` for a measure that is none (``arrange/unknown-measure``), and like ``arrange`` for the hand.

    >>> from rami import read_cards
    >>> from rami.melds import meld_text, read_meld
    >>> play = arrange_with_table(read_cards("7C 2D 3D KH"), [read_meld("5C 6C *7C")])
    >>> [meld_text(meld) for meld in (*play.table, *play.melds)], play.left
    (['5C 6C 7C', '2D 3D *4D'], (Card('KH'),))
    """
    weight = WEIGHTS.get(measure)
    if weight is None:
        values = {"text": shown(measure), "choices": tuple(WEIGHTS)}
        raise EntryError([Fault("arrange/unknown-measure", ("measure",), values)])
    hand = hand_bits(cards)
    search = TableSearch(rules, weight, hand.jokers)
    before = tuple(table)
    found = search.best(hand, before)
    assert found is not None  # to do nothing is always possible
    melds = melds_of(search.kernel, ((one.mask, one.jokers) for one in found.melds))
    return TablePlay(found.gain, found.table, melds, cards_in(_left(hand, before, found.table, melds)))


def _left(hand: HandBits, before: tuple[Meld, ...], after: tuple[Meld, ...], melds: tuple[Meld, ...]) -> HandBits:
    """What is left of a hand: all that lies on the table more than before has come from it."""
    for old, new in zip(before, after, strict=True):
        hand = hand.without(new.naturals & ~old.naturals, new.jokers - old.jokers)
    for meld in melds:
        hand = hand.without(meld.naturals, meld.jokers)
    return hand
