"""Names of cards in each language, hands, and cards read back from such names."""

from functools import cache

from rami.card_text import CODES, Lexicon
from rami.cards import Card, Rank, Suit
from rami.hands import Hand
from rami.words.catalogue import Catalogue, catalogue
from rami.words.languages import DEFAULT_LANGUAGE, chosen_language


def card_name(card: Card, language: str) -> str:
    """Give the name of a card; that of its rank where only the rank is known.

    >>> card_name(Card("AH"), "en"), card_name(Card("QD"), "hi"), card_name(Card("KS"), "th"), card_name(Card("K?"), "fr")
    ('ace of hearts', 'ईंट की बेगम', 'คิงโพดำ', 'roi')
    """
    texts = catalogue(language)
    if card.rank is None:
        return texts.text("joker")
    if card.suit is None:
        return rank_name(card.rank, language)
    return texts.text(f"card-{card.rank.name.lower()}", suit=texts.text(f"suit-{card.suit.name.lower()}.in-card"))


def rank_name(rank: Rank, language: str) -> str:
    """Give the name of a rank.

    >>> rank_name(Rank.ACE, "fr")
    'as'
    """
    return catalogue(language).text(f"rank-{rank.name.lower()}")


def suit_name(suit: Suit, language: str) -> str:
    """Give the name of a suit.

    >>> suit_name(Suit.SPADES, "vi")
    'bích'
    """
    return catalogue(language).text(f"suit-{suit.name.lower()}")


def hand_faces(hand: Hand) -> str:
    """Show a hand as people write it, ``A♥ ★ 5♣``, or its sum.

    >>> from rami import read_cards
    >>> hand_faces(read_cards("AH XX TC")), hand_faces(36), hand_faces(())
    ('A♥ ★ 10♣', '36', '–')
    """
    if isinstance(hand, tuple) and hand:
        return " ".join(card.face for card in hand)
    return str(hand) if isinstance(hand, int) else "–"


def hand_names(hand: Hand, language: str) -> str:
    """Show a hand by the names of its cards."""
    if isinstance(hand, tuple) and hand:
        return ", ".join(card_name(card, language) for card in hand)
    return hand_faces(hand)


@cache
def lexicon(language: str) -> Lexicon:
    """Give the words by which cards are read in a language, those of English and the codes included.

    The language's own words come last, so that they decide where English has the same word for another card.
    """
    own = _own_lexicon(language)
    return CODES | own if language == DEFAULT_LANGUAGE else CODES | _own_lexicon(DEFAULT_LANGUAGE) | own


def read_cards_in(text: str, language: str) -> tuple[Card, ...]:
    """Read cards from text in a language: names, codes, symbols, apart or run together.

    Raises ``CardError`` with all words that are no cards, ``LanguageError`` for a language that is not spoken.

    >>> read_cards_in("dame de cœur, 10♦ joker, roi ?", "fr")
    (Card('QH'), Card('TD'), Card('XX'), Card('K?'))
    >>> read_cards_in("Át cơjokernăm chuồn", "vi")
    (Card('AH'), Card('XX'), Card('5C'))
    """
    return lexicon(chosen_language(language, {})).read(text)


def _own_lexicon(language: str) -> Lexicon:
    texts = catalogue(language)
    return Lexicon(
        {word: rank for rank in Rank for word in _words(texts, f"rank-{rank.name.lower()}")},
        {word: suit for suit in Suit for word in _words(texts, f"suit-{suit.name.lower()}", "in-card")},
        jokers=_words(texts, "joker"),
        links=texts.also("card-links"),
    )


def _words(texts: Catalogue, message: str, *more: str) -> tuple[str, ...]:
    """Every word for one thing: its name, its other forms, and what else people write."""
    forms = (texts.text(f"{message}.{attribute}") for attribute in more)
    return (texts.text(message), *forms, *texts.also(f"{message}.also"))
