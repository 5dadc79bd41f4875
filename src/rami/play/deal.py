"""How a round begins: who sits where with which cards, the stock, the card turned up, the rules in force."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rami.cards import Card, suit_faults
from rami.errors import RamiError
from rami.rules import Rules

Reshuffle = Callable[[int, tuple[Card, ...]], Sequence[Card]]
"""Gives the new stock, its next card first, when the old one is empty: called with the number of the reshuffle
from 1 and the cards that go back, the lowest of the pile first."""


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
