"""Cards: suits, ranks, the 53 kinds of card, the ranks without a suit, and the packs they come from."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Final, NoReturn, final

from rami.errors import CardError, Fault

ACE_POINTS: Final = 11
JOKER_POINTS: Final = 20
MOST_CARDS: Final = 15
"""The most cards a hand can hold: fourteen dealt and one drawn."""


class Suit(Enum):
    """One of the four suits; its value is the letter of the code.

    >>> Suit.HEARTS.value, Suit.HEARTS.glyph
    ('H', '♥')
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def glyph(self) -> str:
        """The suit as a symbol."""
        return {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[self.value]


class Rank(IntEnum):
    """One of the thirteen ranks, numbered as in a run that begins with the ace.

    >>> Rank.KING.symbol, Rank.KING.points, Rank.ACE.points
    ('K', 10, 11)
    """

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def symbol(self) -> str:
        """The letter or figure of the code; a ten is ``T``."""
        return "A23456789TJQK"[self - 1]

    @property
    def points(self) -> int:
        """The points of a card of this rank left in a hand (the value table of the scoring rules)."""
        return ACE_POINTS if self is Rank.ACE else min(int(self), 10)


@final
class Card:
    """One of the 53 kinds of card, made once and shared, compared by what is printed on it.

    Two copies from two packs are the same ``Card``; a hand holds it twice. ``rank`` and ``suit`` are
    None for the joker. ``points`` is what the card costs when it is left in a hand. ``index`` is its
    place in ``CARDS``: 0 to 51 by suit, then rank, 52 for the joker; cards are ordered by it.

    A card of which only the rank was noted has ``?`` for its suit: ``Card("K?")``, one of ``UNSUITED``, ``index``
    53 to 65 by rank, ``suit`` None. It can be scored, but neither melded nor dealt.

    Raises ``CardError`` (``card/unknown``) for anything but a code; ``read_cards`` reads other spellings.

    >>> Card("TD"), Card("TD").points, Card("TD") is Card("TD"), Card("K?").points
    (Card('TD'), 10, True, 10)
    """

    __slots__ = ("code", "index", "points", "rank", "suit")

    code: str
    index: int
    points: int
    rank: Rank | None
    suit: Suit | None

    def __new__(cls, code: str) -> "Card":
        """Look the card up by its code."""
        try:
            return _BY_CODE[code]
        except KeyError:
            raise CardError([Fault("card/unknown", (), {"text": code, "position": 1, "offset": 0})]) from None

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a card does not change."""
        raise AttributeError(f"a card does not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a card does not change."""
        raise AttributeError(f"a card does not change: {name}")

    def __repr__(self) -> str:
        """Write the card so that it can be pasted back."""
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        """Write the code."""
        return self.code

    def __hash__(self) -> int:
        """Hash by the index, so that sets of cards have the same order in every run."""
        return self.index

    def __lt__(self, other: "Card") -> bool:
        """Sort by suit, then rank, then jokers, cards without a suit last; with anything else there is no order."""
        return self.index < other.index if type(other) is Card else NotImplemented

    def __le__(self, other: "Card") -> bool:
        """Tell whether a card is the other or comes before it."""
        return self.index <= other.index if type(other) is Card else NotImplemented

    def __gt__(self, other: "Card") -> bool:
        """Tell whether a card comes after another."""
        return self.index > other.index if type(other) is Card else NotImplemented

    def __ge__(self, other: "Card") -> bool:
        """Tell whether a card is the other or comes after it."""
        return self.index >= other.index if type(other) is Card else NotImplemented

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        """Copy and pickle by the code: the copy is the same object."""
        return Card, (self.code,)

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self.rank is None

    @property
    def is_unsuited(self) -> bool:
        """Whether only the rank of the card is known."""
        return self.suit is None and self.rank is not None

    @property
    def face(self) -> str:
        """The card as people write it: rank and suit symbol, ``10♦``, or the rank alone; the joker is ``★``.

        >>> Card("TD").face, JOKER.face, Card("T?").face
        ('10♦', '★', '10')
        """
        if self.rank is None:
            return "★"
        return ("10" if self.rank is Rank.TEN else self.rank.symbol) + ("" if self.suit is None else self.suit.glyph)

    @staticmethod
    def of(rank: Rank, suit: Suit | None) -> "Card":
        """Give the card of a rank and a suit, or of a rank alone.

        >>> Card.of(Rank.ACE, Suit.HEARTS), Card.of(Rank.ACE, None)
        (Card('AH'), Card('A?'))
        """
        return _BY_CODE[_code(rank, suit)]


def _code(rank: Rank, suit: Suit | None) -> str:
    return rank.symbol + ("?" if suit is None else suit.value)


def _make(index: int, rank: Rank | None, suit: Suit | None) -> Card:
    card: Card = object.__new__(Card)
    code = "XX" if rank is None else _code(rank, suit)
    points = JOKER_POINTS if rank is None else rank.points
    for name, value in (("code", code), ("index", index), ("points", points), ("rank", rank), ("suit", suit)):
        object.__setattr__(card, name, value)
    return card


CARDS: Final[tuple[Card, ...]] = (
    *(_make(number, rank, suit) for number, (suit, rank) in enumerate((s, r) for s in Suit for r in Rank)),
    _make(52, None, None),
)
"""All kinds of card in order; ``CARDS[card.index] is card``."""

UNSUITED: Final[tuple[Card, ...]] = tuple(_make(number, rank, None) for number, rank in enumerate(Rank, len(CARDS)))
"""The cards of which only the rank is known, ``A?`` to ``K?``; no pack holds them, and no kind of ``CARDS`` is one."""

_BY_CODE: Final = {card.code: card for card in (*CARDS, *UNSUITED)}

JOKER: Final = CARDS[52]
"""The joker, code ``XX``."""


def suit_faults(cards: Iterable[Card], first: int = 1) -> tuple[Fault, ...]:
    """Tell each card of which only the rank is known, with its number, counted from ``first``; nothing where there is none.

    >>> [fault.values for fault in suit_faults([Card("AH"), Card("K?"), JOKER])]
    [{'card': 'K?', 'position': 2}]
    """
    return tuple(
        Fault("card/no-suit", (), {"card": card.code, "position": position})
        for position, card in enumerate(cards, first)
        if card.suit is None and card.rank is not None
    )


def with_suits(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Give cards that are to be melded or dealt.

    Raises ``CardError`` (``card/no-suit``) with each card of which only the rank is known.

    >>> with_suits([Card("AH"), JOKER])
    (Card('AH'), Card('XX'))
    """
    held = tuple(cards)
    faults = suit_faults(held)
    if faults:
        raise CardError(faults)
    return held


@dataclass(frozen=True, slots=True)
class Pack:
    """Packs of 52 cards and two jokers, shuffled together.

    >>> len(Pack(2)), Pack(2).copies(JOKER), Pack(2).copies(Card("AH")), Pack(2).copies(Card("A?"))
    (108, 4, 2, 8)
    """

    packs: int

    def copies(self, card: Card) -> int:
        """How often the card occurs: once a pack, the joker twice, a rank of any suit four times."""
        return self.packs * (2 if card.is_joker else len(Suit) if card.is_unsuited else 1)

    def __len__(self) -> int:
        """How many cards there are."""
        return 54 * self.packs

    def __iter__(self) -> Iterator[Card]:
        """All cards in order, each as often as it occurs."""
        return (card for card in CARDS for _ in range(self.copies(card)))

    def dearest(self, cards: int = MOST_CARDS) -> int:
        """The most points that so many cards can be worth.

        >>> Pack(2).dearest(), Pack(3).dearest()
        (198, 219)
        """
        return _dearest(self, cards)


@cache
def _dearest(pack: Pack, cards: int) -> int:
    """Sort once for each number of packs: every typed sum is held against it."""
    return sum(sorted((card.points for card in pack), reverse=True)[:cards])
