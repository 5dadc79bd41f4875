"""What a player still holds at the end of a round: cards, or a typed sum of them, or not stated."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from rami.card_text import CODES, Lexicon
from rami.cards import Card
from rami.errors import CardError, EntryError, Fault

Hand = tuple[Card, ...] | int | str | None
"""Cards; or their sum; or None where it was not stated. A text stands for what could not be read: it is
kept as typed, and refused with its reason when the round is scored."""

HandLike = Iterable[Card | str] | str | int | None
"""What is accepted as a hand: cards, codes, one text (``"AH XX 5C"``, ``"36"``, ``"10+10+4"``), a sum."""

_MOST_DIGITS: Final = 6


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
    (``hand/not-a-sum``) for a number that is none.

    >>> read_hand("AH 10♦"), read_hand("10+11"), read_hand(" ")
    ((Card('AH'), Card('TD')), 21, None)
    """
    if not text.strip():
        return None
    total = read_sum(text)
    if total is not None:
        return total
    if not any(letter.isalpha() or letter in "♣♦♥♠♧♢♡♤★" or letter > "\U0001f000" for letter in text):
        raise EntryError([Fault("hand/not-a-sum", (), {"text": text.strip()})])
    return lexicon.read(text)


def hand_of(hand: HandLike, lexicon: Lexicon = CODES) -> Hand:
    """Take anything hand-like in; a sum of 0 is an empty hand.

    What cannot be read stays as text, so that it can be refused with the rest.

    >>> hand_of(["AH", "XX"]), hand_of("ah zz"), hand_of(36)
    ((Card('AH'), Card('XX')), 'ah zz', 36)
    """
    if hand is None or isinstance(hand, int):
        return () if hand == 0 else hand
    text = hand if isinstance(hand, str) else None
    try:
        if text is not None:
            return read_hand(text, lexicon) if read_sum(text) != 0 else ()
        cards = tuple(hand)
        text = " ".join(str(card) or "''" for card in cards)
        return tuple(card for part in cards for card in ((part,) if isinstance(part, Card) else (Card(part),)))
    except (CardError, EntryError):
        return text


def faults_of_text(text: str, lexicon: Lexicon = CODES) -> tuple[Fault, ...]:
    """Say why a text could not be read as a hand.

    >>> [fault.values["text"] for fault in faults_of_text("AH ZZ")]
    ['ZZ']
    """
    try:
        read_hand(text, lexicon)
    except (CardError, EntryError) as error:
        return error.faults
    return ()
