"""The best that can be laid from a hand: exact, with the melds that reach it.

Each answer is its own optimum: most points laid, least points left, most cards laid, best opening. None keeps a
card for the discard. With the melds on the table given, the hand of a player who has opened may also be laid off
and swap jokers.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rami.cards import CARDS, JOKER, MOST_CARDS, Card, Pack, with_suits
from rami.errors import CardError, EntryError, Fault
from rami.kernel import Candidate, HandBits, Kernel, Meld, bits, bits_of, kernel_for
from rami.rules import DEFAULT_RULES, Rules
from rami.search import COUNT, POINTS, VALUE, Search
from rami.table_search import TableSearch

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
    points, value, count = (
        layout_of(kernel, hand, Search(hand, candidates, weight).chosen()) for weight in (POINTS, VALUE, COUNT)
    )
    opening = best_opening(kernel, hand, candidates, pure_needed=rules.pure_run)
    opens = opening is not None and opening.points >= rules.opening_points
    return Arrangement(points, value, count, opening if opens else None, opening and opening.points)


def best_opening(kernel: Kernel, hand: HandBits, candidates: list[Candidate], *, pure_needed: bool) -> Layout | None:
    """Find the most points that can be laid for an opening, with a pure run where one is needed; None where none is."""
    search = Search(hand, candidates, POINTS)
    if not pure_needed:
        chosen = search.chosen()
        return layout_of(kernel, hand, chosen) if chosen else None
    first: Candidate | None = None
    most = 0
    for candidate in candidates:
        if candidate.pure:
            points = candidate.points + search.most(search.hand.without(candidate.mask, 0))
            if points > most:
                first, most = candidate, points
    if first is None:
        return None
    return layout_of(kernel, hand, [first, *search.chosen(search.hand.without(first.mask, 0))])


def layout_of(kernel: Kernel, hand: HandBits, chosen: Iterable[Candidate]) -> Layout:
    """Lay melds down, each with its jokers where they count most."""
    melds = tuple(meld_of_candidate(kernel, candidate) for candidate in chosen)
    for meld in melds:
        hand = hand.without(meld.naturals, meld.jokers)
    return Layout(melds, sum(map(kernel.points, melds)), cards_in(hand), hand.value)


def meld_of_candidate(kernel: Kernel, candidate: Candidate) -> Meld:
    """Give the meld of some cards in which the jokers count most."""
    hand = HandBits(candidate.mask, 0, 0, candidate.jokers)
    fitting = (
        meld for meld in kernel.melds(hand) if meld.naturals == candidate.mask and meld.jokers == candidate.jokers
    )
    return max(fitting, key=kernel.points)


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
    candidates = sorted(kernel.candidates(hand))
    spare = (1,) if rules.go_out == "discard" else (0, 1)
    for chosen in _covers(hand, candidates, max(spare)):
        layout = layout_of(kernel, hand, chosen)
        if len(layout.left) in spare and chosen:
            yield layout


def _covers(hand: HandBits, candidates: list[Candidate], spare: int) -> Iterator[tuple[Candidate, ...]]:
    """Every choice of melds that leaves at most so many cards, each once: in the order of the list."""
    if hand.size <= spare:
        yield ()
    for place, candidate in enumerate(candidates):
        if not candidate.mask & ~hand.ones and candidate.jokers <= hand.jokers:
            rest = hand.without(candidate.mask, candidate.jokers)
            for more in _covers(rest, candidates[place:], spare):
                yield (candidate, *more)


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

    >>> from rami import read_cards
    >>> from rami.melds import meld_text, read_meld
    >>> play = arrange_with_table(read_cards("7C 2D 3D KH"), [read_meld("5C 6C *7C")])
    >>> [meld_text(meld) for meld in (*play.table, *play.melds)], play.left
    (['5C 6C 7C', '2D 3D *4D'], (Card('KH'),))
    """
    hand = hand_bits(cards)
    search = TableSearch(rules, WEIGHTS[measure], hand.jokers)
    before = tuple(table)
    found = search.best(hand, before)
    assert found is not None  # to do nothing is always possible
    melds = tuple(meld_of_candidate(search.kernel, candidate) for candidate in found.melds)
    return TablePlay(found.gain, found.table, melds, cards_in(_left(hand, before, found.table, melds)))


def _left(hand: HandBits, before: tuple[Meld, ...], after: tuple[Meld, ...], melds: tuple[Meld, ...]) -> HandBits:
    """What is left of a hand: all that lies on the table more than before has come from it."""
    for old, new in zip(before, after, strict=True):
        hand = hand.without(new.naturals & ~old.naturals, new.jokers - old.jokers)
    for meld in melds:
        hand = hand.without(meld.naturals, meld.jokers)
    return hand
