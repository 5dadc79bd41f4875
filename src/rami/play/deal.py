"""How a round begins: who sits where with which cards, the stock, the card turned up, the rules in force."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from rami.cards import CARDS, Card, Pack, suit_faults
from rami.errors import Fault, RamiError
from rami.rules import Rules
from rami.seating import players_faults

Reshuffle = Callable[[int, tuple[Card, ...]], Sequence[Card]]
"""Gives the new stock, its next card first, when the old one is empty: called with the number of the reshuffle
from 1 and the cards that go back, the lowest of the pile first. Other cards are refused (``deal/wrong-cards``)."""


class PlayError(RamiError):
    """A deal that is none, or a move that the rules do not allow now; its faults name the rule and the cards."""


class Phase(StrEnum):
    """What the player on turn does next; ``OVER`` when the round has ended.

    >>> Phase("meld")
    <Phase.MELD: 'meld'>
    """

    DRAW = "draw"
    MELD = "meld"
    OVER = "over"


def no_reshuffle(number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
    """Turn the pile over as it lies: the lowest card is next. For deals without a shuffle of their own.

    >>> from rami import read_cards
    >>> no_reshuffle(1, read_cards("AH 2H"))
    (Card('AH'), Card('2H'))
    """
    del number
    return cards


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything a round begins with. Seats count from 0; the stock has its next card first.

    Raises ``PlayError`` (``card/no-suit``) for cards without their suits.
    """

    rules: Rules
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    upcard: Card
    reshuffle: Reshuffle = no_reshuffle

    def __post_init__(self) -> None:
        """Refuse what cannot be played with."""
        places = {f"hands[{seat}]": hand for seat, hand in enumerate(self.hands)}
        places |= {"upcard": (self.upcard,), "stock": self.stock}
        faults = [fault.within(place) for place, cards in places.items() for fault in suit_faults(cards)]
        if faults:
            raise PlayError(faults)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    def faults(self, *, whole: bool = True) -> tuple[Fault, ...]:
        """Tell everything that keeps this from being a deal of the rules' packs to so many players.

        With ``whole=False`` hands may have any size and cards may be missing; none may be there too often.

        >>> from rami import read_cards
        >>> deal = Deal(Rules(), 2, (read_cards("2C"), read_cards("3C 2C 2C")), (), Card("KH"))
        >>> [fault.code for fault in deal.faults(whole=False)]
        ['entry/unknown-dealer', 'deal/wrong-cards']
        """
        faults = list(players_faults(self.rules, self.players))
        if not 0 <= self.dealer < self.players:
            faults.append(Fault("entry/unknown-dealer", ("dealer",), {"seat": self.dealer, "number": self.players}))
        size = self.rules.hand_size
        for seat, hand in enumerate(self.hands):
            if whole and len(hand) != size:
                values = {"seat": seat, "number": len(hand), "expected": size}
                faults.append(Fault("deal/hand-size", (f"hands[{seat}]",), values))
        dealt = [*self.stock, self.upcard]
        for hand in self.hands:
            dealt += hand
        pack = _cards_of(self.rules.pack_for(self.players))
        faults += card_faults(dealt, pack if whole else (Counter(dealt) & Counter(pack)).elements())
        return tuple(faults)


def card_faults(found: Iterable[Card], expected: Iterable[Card], place: str = "stock") -> Iterator[Fault]:
    """Tell each card that is there more often, or less often, than expected.

    >>> from rami import read_cards
    >>> [str(fault) for fault in card_faults(read_cards("2C 2C"), read_cards("2C"))]
    ["deal/wrong-cards at stock (card='2C', number=2, expected=1)"]
    """
    there, wanted = _counted(found), _counted(expected)
    if there != wanted:
        for index in sorted(there | wanted):
            if there[index] != wanted[index]:
                values = {"card": CARDS[index].code, "number": there[index], "expected": wanted[index]}
                yield Fault("deal/wrong-cards", (place,), values)


def _counted(cards: Iterable[Card]) -> Counter[int]:
    """How often each card is there, by its index: ints are counted faster."""
    return Counter([card.index for card in cards])


@lru_cache(maxsize=8)
def _cards_of(pack: Pack) -> tuple[Card, ...]:
    """The cards of packs, listed once."""
    return tuple(pack)
