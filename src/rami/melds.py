"""Melds as people lay them: runs and sets whose jokers stand for definite cards; all faults told at once.

A laid card is written as its code, ``7H``, and with a star where a joker stands for it, ``*7H``. The rules of play,
section 'Melds'.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rami.cards import CARDS, JOKER, Card, Rank, Suit, suit_faults
from rami.errors import CardError, Fault, RamiError
from rami.handbits import SUIT_BITS, bits
from rami.kernel import HIGHEST, Meld, card_at, kernel_for
from rami.rules import DEFAULT_RULES, Rules


class MeldError(RamiError):
    """Cards that are no meld under the rules."""


class LaidCard(NamedTuple):
    """A card in a meld: what it counts as, and whether a joker stands for it.

    >>> LaidCard(Card("7H"), by_joker=True).text, LaidCard(Card("7H")).face
    ('*7H', '7♥')
    """

    card: Card
    by_joker: bool = False

    @property
    def text(self) -> str:
        """The laid card in the notation."""
        return f"*{self.card.code}" if self.by_joker else self.card.code

    @property
    def face(self) -> str:
        """The laid card for people; a joker shows what it stands for."""
        return f"★({self.card.face})" if self.by_joker else self.card.face

    @property
    def physical(self) -> Card:
        """The card that lies there: the joker, or the card itself."""
        return JOKER if self.by_joker else self.card


def laid_cards(meld: Meld) -> tuple[LaidCard, ...]:
    """Give the cards of a meld in order: a run from below, a set by suit.

    >>> [laid.text for laid in laid_cards(read_meld("QH KH *AH"))]
    ['QH', 'KH', '*AH']
    """
    if meld.low:
        places = [card_at(meld.suit, position) for position in range(meld.low, meld.high + 1)]
    else:
        places = list(bits(meld.cards))
    return tuple(LaidCard(CARDS[bit.bit_length() - 1], bool(bit & meld.stands)) for bit in places)


def meld_text(meld: Meld) -> str:
    """Write a meld in the notation.

    >>> meld_text(read_meld("9D *9S 9H"))
    '9D 9H *9S'
    """
    return " ".join(laid.text for laid in laid_cards(meld))


def meld_points(meld: Meld, rules: Rules = DEFAULT_RULES) -> int:
    """Give the points of a meld: an ace is 1 when low in a run, else 11; a joker counts as what it stands for.

    >>> [meld_points(read_meld(text)) for text in ("AH 2H 3H", "QH KH AH", "AH *2H 3H", "AH AS AD")]
    [6, 31, 6, 33]
    """
    return kernel_for(rules).points(meld)


def read_laid(text: str) -> tuple[LaidCard, ...]:
    """Read laid cards from the notation.

    Raises ``CardError`` for each word that is none and each card without its suit.

    >>> read_laid("5H *6H")
    (LaidCard(card=Card('5H'), by_joker=False), LaidCard(card=Card('6H'), by_joker=True))
    """
    laid: list[LaidCard] = []
    faults: list[Fault] = []
    for position, found in enumerate(re.finditer(r"\S+", text), 1):
        word = found.group()
        try:
            card = Card(word.removeprefix("*").upper())
        except CardError:
            faults.append(Fault("card/unknown", (), {"text": word, "position": position, "offset": found.start()}))
        else:
            laid.append(LaidCard(card, word.startswith("*")))
            faults += suit_faults([card], position)
    if faults:
        raise CardError(faults)
    return tuple(laid)


def read_meld(text: str, rules: Rules = DEFAULT_RULES) -> Meld:
    """Read a meld from the notation, in any order of its cards.

    Raises ``CardError`` for words that are no cards, ``MeldError`` with everything that keeps it from being a meld.

    >>> read_meld("KS AS 2S")
    Traceback (most recent call last):
    rami.melds.MeldError: meld/around-the-corner (cards='KS AS 2S')
    """
    return meld_of(read_laid(text), rules)


def meld_of(laid: Iterable[LaidCard], rules: Rules = DEFAULT_RULES) -> Meld:
    """Make a meld of laid cards.

    Raises ``MeldError`` with everything that keeps it from being one.
    """
    cards = tuple(laid)
    faults = meld_faults(cards, rules)
    if faults:
        raise MeldError(faults)
    naturals = sum(1 << card.index for card, by_joker in cards if not by_joker)
    stands = sum(1 << card.index for card, by_joker in cards if by_joker)
    return Meld(naturals, stands, 0 if _is_set(cards) else _positions(cards)[0])


def meld_faults(laid: Sequence[LaidCard], rules: Rules = DEFAULT_RULES) -> tuple[Fault, ...]:
    """Tell everything that keeps cards from being a meld; nothing if they are one.

    >>> [fault.code for fault in meld_faults(read_laid("7S 7S"))]
    ['meld/too-short', 'meld/same-suit-twice']
    >>> [fault.code for fault in meld_faults(read_laid("*7S *8S 9S TD"))]
    ['meld/too-many-jokers', 'meld/not-one-suit']
    """
    unsuited = suit_faults(card.card for card in laid)
    if unsuited:
        return unsuited
    faults: list[Fault] = []
    written = " ".join(card.text for card in laid)
    if any(card.card is JOKER for card in laid):
        return (Fault("meld/joker-unnamed", (), {"cards": written}),)
    if len(laid) < 3:
        faults.append(Fault("meld/too-short", (), {"cards": written, "number": len(laid), "least": 3}))
    naturals = sum(not card.by_joker for card in laid)
    jokers = len(laid) - naturals
    if laid and not naturals:
        faults.append(Fault("meld/no-natural", (), {"cards": written}))
    elif not kernel_for(rules).allows(max(naturals, 1), jokers):
        most = naturals if rules.jokers_per_meld == "naturals" else rules.jokers_per_meld
        faults.append(Fault("meld/too-many-jokers", (), {"cards": written, "number": jokers, "most": most}))
    if laid:
        faults += _set_faults(laid, written) if _is_set(laid) else _run_faults(laid, written)
    return tuple(faults)


def _is_set(laid: Sequence[LaidCard]) -> bool:
    return len({card.card.rank for card in laid}) == 1


def _set_faults(laid: Sequence[LaidCard], written: str) -> list[Fault]:
    suits = [card.card.suit for card in laid]
    twice = sorted({card.card for card in laid if suits.count(card.card.suit) > 1})
    return [Fault("meld/same-suit-twice", (), {"cards": written, "card": card.code}) for card in twice]


def _run_faults(laid: Sequence[LaidCard], written: str) -> list[Fault]:
    if len({card.card.suit for card in laid}) > 1:
        return [Fault("meld/not-one-suit", (), {"cards": written})]
    if len(laid) > SUIT_BITS:
        return [Fault("meld/too-long", (), {"cards": written, "number": len(laid), "most": SUIT_BITS})]
    if _positions(laid):
        return []
    ranks = set(map(_rank, laid))
    cornered = len(ranks) == len(laid) and any(
        {(start + step) % SUIT_BITS + 1 for step in range(len(laid))} == ranks for start in range(SUIT_BITS)
    )
    return [Fault("meld/around-the-corner" if cornered else "meld/not-in-a-row", (), {"cards": written})]


def _rank(laid: LaidCard) -> int:
    """The rank of a card, 1 for the ace; it has a suit."""
    return laid.card.index % SUIT_BITS + 1


def _positions(laid: Sequence[LaidCard]) -> list[int]:
    """The positions of a run from below; empty where the cards are not in a row.

    A whole suit is a run with the ace low and with the ace high: the ace is where it is written, first or last.
    """
    ranks = sorted(map(_rank, laid))
    high = sorted(HIGHEST if rank == Rank.ACE else rank for rank in ranks)
    ace_first = laid[0].card.rank is Rank.ACE
    for row in (ranks, high) if ace_first else (high, ranks):
        if row == list(range(row[0], row[0] + len(row))):
            return row
    return []


def suits_missing(meld: Meld) -> tuple[Suit, ...]:
    """Give the suits that a set lacks.

    >>> suits_missing(read_meld("9D 9H 9S"))
    (<Suit.CLUBS: 'C'>,)
    """
    there = {laid.card.suit for laid in laid_cards(meld)}
    return tuple(suit for suit in Suit if suit not in there)
