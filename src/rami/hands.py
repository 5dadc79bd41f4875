"""What a player still holds at the end of a round: cards, or a typed sum of them, or not stated."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rami.card_text import CODES, Lexicon
from rami.cards import Card
from rami.errors import CardError, EntryError, Fault
from rami.scalars import whole_number


@dataclass(frozen=True, slots=True)
class Unread:
    """What was typed for a hand and could not be read, with the reasons: refused when the round is scored."""

    text: str
    faults: tuple[Fault, ...]


Hand = tuple[Card, ...] | int | Unread | None
"""Cards; or their sum; or None where it was not stated; or what could not be read."""

HandLike = Iterable[Card | str] | str | int | Unread | None
"""What is accepted as a hand: cards, codes, one text (``"AH XX 5C"``, ``"36"``, ``"10+10+4"``), a sum.
Of a card the rank alone may be known: ``"K? 10? XX"``."""

_MOST_DIGITS: Final = 12
_RANK_ALONE: Final = re.compile(r"(?<!\d)(?:10|[2-9])\W*?\?")
"""A card of which only the rank is known, written in figures; in ``36?`` there is none."""


def hand_value(cards: Iterable[Card]) -> int:
    """Add up what cards left in a hand cost, in points: no rule but the value table.

    A joker is 20, an ace always 11, a king, queen or jack 10, the others their number
    (scoring rules, section 1).

    >>> from rami import read_cards
    >>> hand_value(read_cards("AH XX 5C"))
    36
    """
    return sum([card.points for card in cards])


def read_sum(text: str) -> int | None:
    """Read a typed sum, ``36`` or ``10+10+4``, in the digits of any script; None where it is not one.

    Nothing is taken for 0: an empty text, a sign, a fraction or a power is no sum.

    >>> read_sum("36"), read_sum("10 + 10 + 4"), read_sum("३६"), read_sum("²"), read_sum("-5"), read_sum("")
    (36, 24, 36, None, None, None)
    """
    numbers = [_read_number(part) for part in text.replace("\uff0b", "+").split("+")]
    known = [number for number in numbers if number is not None]
    return sum(known) if len(known) == len(numbers) else None


def _read_number(text: str) -> int | None:
    """Read digits by their decimal value; ``isdigit`` would let ``²`` through."""
    digits = [unicodedata.decimal(letter, -1) for letter in text.strip()]
    if not digits or -1 in digits or len(digits) > _MOST_DIGITS:
        return None
    return int("".join(map(str, digits)))


def read_hand(text: str, lexicon: Lexicon = CODES) -> Hand:
    """Read what was typed for one hand: cards, a sum, or nothing (None: not entered, which is not 0).

    Raises ``CardError`` (``card/unknown``) for words that are no cards, ``EntryError``
    (``hand/not-a-sum``) for a number that is none, (``hand/part-of-one``) for a part of a sum that no card can be.

    >>> read_hand("AH 10♦"), read_hand("10+11"), read_hand(" "), read_hand("10? 9?")
    ((Card('AH'), Card('TD')), 21, None, (Card('T?'), Card('9?')))
    """
    if not text.strip():
        return None
    total = read_sum(text)
    if total is not None:
        _refuse_parts_of_one(text)
        return total
    if not _names_cards(text):
        raise EntryError([Fault("hand/not-a-sum", (), {"text": text.strip()})])
    return lexicon.read(text)


def _names_cards(text: str) -> bool:
    """Whether cards are meant and not a sum."""
    signs = any(letter.isalpha() or letter in "♣♦♥♠♧♢♡♤★" or letter > "\U0001f000" for letter in text)
    return signs or _RANK_ALONE.search(text) is not None


def _refuse_parts_of_one(text: str) -> None:
    """Nothing that cards can add up to is 1: whoever writes ``10+10+1`` has counted an ace as one."""
    parts = text.replace("\uff0b", "+").split("+")
    if len(parts) > 1 and 1 in map(_read_number, parts):
        raise EntryError([Fault("hand/part-of-one", (), {"text": text.strip()})])


def hand_of(hand: HandLike, lexicon: Lexicon = CODES) -> Hand:
    """Take anything hand-like in; a sum of 0 is an empty hand.

    What cannot be read is kept with its faults, so that it can be refused together with the rest of an entry.

    >>> hand_of(["AH", "XX"]), hand_of("ah zz").faults[0].values["text"], hand_of(36)
    ((Card('AH'), Card('XX')), 'zz', 36)
    """
    if isinstance(hand, int):
        return hand or ()
    if hand is None or isinstance(hand, Unread):
        return hand
    if isinstance(hand, str):
        try:
            read = read_hand(hand, lexicon)
        except (CardError, EntryError) as error:
            return Unread(hand, error.faults)
        return () if read == 0 else read
    try:
        return _cards_of(list(hand))
    except TypeError:  # no cards at all: a number of another library, or anything
        number = whole_number(hand)
        return _cards_of([str(hand)]) if number is None else number or ()


def _cards_of(parts: list[Card | str]) -> Hand:
    """Take a list of cards and codes; an unknown code is told with its number in the list."""
    cards: list[Card] = []
    faults: list[Fault] = []
    offset = 0
    for position, part in enumerate(parts, 1):
        try:
            cards.append(part if isinstance(part, Card) else Card(part))
        except CardError:
            faults.append(Fault("card/unknown", (), {"text": str(part), "position": position, "offset": offset}))
        offset += len(str(part)) + 1
    return Unread(" ".join(map(str, parts)), tuple(faults)) if faults else tuple(cards)
