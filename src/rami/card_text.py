"""Reading cards from text: codes, symbols, and words of any language that brings a lexicon.

A card is a rank and a suit side by side in either order, or a joker. Cards may stand apart or run
together (``AH XX 5C``, ``AHXX5C``, ``10♦``, ``as de cœur``). No spelling is both a rank and a suit, so
the first word of a card tells what must follow, and the reading is unique. A rank with ``?`` after it is a card of
which only the rank is known (``K?``, ``roi ?``). ``rami.words`` adds the words of each language to the codes
known here.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Final

from rami.cards import JOKER, Card, Rank, Suit
from rami.errors import CardError, Fault

_BLANKS: Final = (
    " \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u2028\u2029\u202f"
    "\u205f\u3000\ufeff"
)
_SEPARATORS: Final = frozenset(_BLANKS + ",;.|/·+-–—،、，。()[]{}")
_NO_SUIT: Final = "?"
_IGNORED: Final = frozenset("\ufe0e\ufe0f\u0307\u200c\u200d\u2060\u2068\u2069")
"""Variation selectors, the dot left over from a Turkish capital, joiners and isolates."""


def fold(text: str) -> str:
    """Give the form in which words are compared: one for all cases, both Turkish i, NFC and NFD.

    >>> fold("KIZ") == fold("kız") == fold("Kız")
    True
    """
    return "".join(letter for letter, _ in _folded(unicodedata.normalize("NFC", text)))


def _folded(text: str) -> Iterator[tuple[str, int]]:
    """Each letter of the compared form with the place in the text that it came from."""
    for place, letter in enumerate(text):
        for small in letter.casefold():
            if small not in _IGNORED:
                yield ("i" if small == "ı" else small), place


@dataclass(frozen=True)
class Lexicon:
    """The words that a reader knows. Keys are compared after ``fold``; ``links`` may stand between rank and suit.

    >>> from rami.cards import Rank, Suit
    >>> french = Lexicon({"as": Rank.ACE}, {"cœur": Suit.HEARTS}, links=("de",))
    >>> (CODES | french).read("As de cœur, XX")
    (Card('AH'), Card('XX'))
    """

    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]
    jokers: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    cards: Mapping[str, Card] | None = None

    def __or__(self, other: "Lexicon") -> "Lexicon":
        """Know the words of both."""
        return Lexicon(
            {**self.ranks, **other.ranks},
            {**self.suits, **other.suits},
            self.jokers + other.jokers,
            self.links + other.links,
            {**(self.cards or {}), **(other.cards or {})},
        )

    def read(self, text: str) -> tuple[Card, ...]:
        """Read every card in the text.

        Raises ``CardError`` with one ``card/unknown`` for each word that is no card: the word itself, its
        number among the cards (from 1) and its place in the NFC text (from 0). Nothing is skipped.

        >>> CODES.read("10♦ td TD ♦10")
        (Card('TD'), Card('TD'), Card('TD'), Card('TD'))
        >>> CODES.read("AH ZD 1C")
        Traceback (most recent call last):
        rami.errors.CardError: card/unknown (text='ZD', position=2, offset=3); card/unknown (text='1C', position=3, offset=6)
        """
        return _Reading(self, text).cards()

    @cached_property
    def _words(self) -> dict[str, Rank | Suit | Card | None]:
        """Every word in its compared form; a link means None. Longer words are tried first."""
        words: dict[str, Rank | Suit | Card | None] = {fold(link): None for link in self.links}
        words |= {fold(word): rank for word, rank in self.ranks.items()}
        words |= {fold(word): suit for word, suit in self.suits.items()}
        words |= {fold(word): JOKER for word in self.jokers}
        words |= {fold(word): card for word, card in (self.cards or {}).items()}
        return words

    @cached_property
    def _by_first(self) -> dict[str, list[tuple[str, Rank | Suit | Card | None]]]:
        table: dict[str, list[tuple[str, Rank | Suit | Card | None]]] = {}
        for word in sorted(self._words, key=len, reverse=True):
            table.setdefault(word[0], []).append((word, self._words[word]))
        return table

    def matches(self, folded: str, place: int) -> Iterator[tuple[int, Rank | Suit | Card | None]]:
        """Every word that begins at a place of a folded text, longest first: where it ends, what it means."""
        for word, meaning in self._by_first.get(folded[place : place + 1], ()):
            if folded.startswith(word, place):
                yield place + len(word), meaning


class _Reading:
    """One text being read: its compared form, and the way back to what was typed."""

    def __init__(self, lexicon: Lexicon, text: str) -> None:
        self.lexicon = lexicon
        self.text = unicodedata.normalize("NFC", text)
        letters = list(_folded(self.text))
        self.folded = "".join(letter for letter, _ in letters)
        self.places = [*(place for _, place in letters), len(self.text)]
        end = len(self.folded)
        self.starts, self.ends = [end] * (end + 1), [end] * (end + 1)
        for place in reversed(range(end)):
            parts = self.folded[place] in _SEPARATORS
            self.starts[place] = self.starts[place + 1] if parts else place
            self.ends[place] = place if parts else self.ends[place + 1]

    def cards(self) -> tuple[Card, ...]:
        """The cards of the reading with the fewest unknown words.

        Raises ``CardError`` with these words.
        """
        found: list[Card] = []
        faults: list[Fault] = []
        steps = self.best_steps()
        place = self.skip(0)
        while place < len(self.folded):
            _, card, end = steps[place]
            if card is None:
                position = len(found) + len(faults) + 1
                word = self.text[self.places[place] : self.places[end]]
                values = {"text": word, "position": position, "offset": self.places[place]}
                faults.append(Fault("card/unknown", (), values))
            else:
                found.append(card)
            place = self.skip(end)
        if faults:
            raise CardError(faults)
        return tuple(found)

    def best_steps(self) -> list[tuple[int, Card | None, int]]:
        """For each place, from the last to the first: the unknown words from there on at the least, and the next
        step to that, a card or an unknown word, and where it ends. Longer words go first where it is all one.

        A word may begin like another (``joker`` and ``jokers``, run together with ``six``), so the first that
        fits is not always right.
        """
        end = len(self.folded)
        steps: list[tuple[int, Card | None, int]] = [(0, None, end)] * (end + 1)
        for place in reversed(range(end)):
            word_end = self.end_of_word(place)
            best = (steps[self.skip(word_end)][0] + 1, None, word_end)
            cards = [(steps[self.skip(card_end)][0], card, card_end) for card, card_end in self.cards_at(place)]
            if cards:
                best = min(best, min(cards, key=itemgetter(0)), key=lambda step: (step[0], step[1] is None))
            steps[place] = best
        return steps

    def cards_at(self, place: int) -> Iterator[tuple[Card, int]]:
        """Each card that may begin here and its end, longest words first."""
        for end, first in self.lexicon.matches(self.folded, place):
            if isinstance(first, Card):
                yield first, end
            elif first is not None:
                yield from self.partners(first, end)

    def partners(self, first: Rank | Suit, place: int) -> Iterator[tuple[Card, int]]:
        """The cards made by a rank and the suit that follows it, or the other way round; a rank may go without."""
        place = self.skip(place)
        if isinstance(first, Rank) and self.folded.startswith(_NO_SUIT, place):
            yield Card.of(first, None), place + len(_NO_SUIT)
        for end, second in self.lexicon.matches(self.folded, place):
            if second is None:
                yield from self.partners(first, end)
            elif isinstance(first, Rank) and isinstance(second, Suit):
                yield Card.of(first, second), end
            elif isinstance(first, Suit) and isinstance(second, Rank):
                yield Card.of(second, first), end

    def skip(self, place: int) -> int:
        """The next place that is no separator."""
        return self.starts[place]

    def end_of_word(self, place: int) -> int:
        """The next separator, or the end."""
        return self.ends[place]


def _symbols() -> dict[str, Card]:
    """The playing cards of Unicode, U+1F0A1 and on: one character a card, the knights left out."""
    rows = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    steps = [step for step in range(1, 15) if step != 12]
    pairs = ((row, step, rank) for row in range(4) for step, rank in zip(steps, Rank, strict=True))
    return {chr(0x1F0A0 + 16 * row + step): Card.of(rank, rows[row]) for row, step, rank in pairs}


CODES: Final = Lexicon(
    ranks={rank.symbol: rank for rank in Rank} | {"10": Rank.TEN},
    suits={suit.value: suit for suit in Suit}
    | {suit.glyph: suit for suit in Suit}
    | dict(zip("♧♢♡♤", Suit, strict=True)),
    jokers=("XX", "joker", "★", "\U0001f0cf", "\U0001f0bf", "\U0001f0df"),
    cards=_symbols(),
)
"""The spellings that belong to no language: ``TD``, ``10D``, ``10♦``, ``♦10``, ``🃊``, ``XX``."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards written as codes or symbols, apart or run together, in either case.

    Raises ``CardError`` with all unknown words at once.

    >>> read_cards("ah XX 10♦ 10?")
    (Card('AH'), Card('XX'), Card('TD'), Card('T?'))
    """
    return CODES.read(text)


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards as codes with blanks between.

    >>> write_cards(read_cards("ah xx 10♦"))
    'AH XX TD'
    """
    return " ".join(card.code for card in cards)
