"""Names of cards in every language, and cards read back from them, however they are typed."""

import unicodedata
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami import CARDS, UNSUITED, Card, CardError, Rank, Suit
from rami.words.cards import card_name, lexicon, rank_name, read_cards_in, suit_name
from rami.words.languages import LANGUAGES

ANY_LANGUAGE = st.sampled_from(sorted(LANGUAGES))
KINDS = (*CARDS, *UNSUITED)
HANDS = st.lists(st.sampled_from(KINDS), min_size=1, max_size=15)
FORMS = st.sampled_from(("NFC", "NFD"))
CASES = st.sampled_from((str, str.lower, str.upper, str.title))


def spelled(card: Card, language: str) -> str:
    """The name as it is typed: after a rank alone a question mark stands for the suit."""
    return card_name(card, language) + "?" * card.is_unsuited


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pair_of_names_run_together_is_read_back(language: str) -> None:
    names = {card: spelled(card, language) for card in KINDS}
    for first, second in product(KINDS, KINDS):
        assert read_cards_in(names[first] + names[second], language) == (first, second)


@given(ANY_LANGUAGE, HANDS, st.sampled_from(("", " ", ", ", "\n", " - ")), FORMS, CASES)
def test_any_hand_is_read_back(language: str, hand: list[Card], between: str, form: str, case: object) -> None:
    assert callable(case)
    text = between.join(spelled(card, language) for card in hand)
    typed = unicodedata.normalize("NFD" if form == "NFD" else "NFC", str(case(text)))
    assert read_cards_in(typed, language) == tuple(hand)


def card_face(card: Card) -> str:
    return card.face + "?" * card.is_unsuited


@given(ANY_LANGUAGE, HANDS, st.data())
def test_spellings_may_be_mixed(language: str, hand: list[Card], data: st.DataObject) -> None:
    """Codes, symbols, English names and the language's own names in one text."""
    spellings = [
        data.draw(st.sampled_from([card.code, card_face(card), spelled(card, language), spelled(card, "en")]))
        for card in hand
    ]
    assert read_cards_in(" ".join(spellings), language) == tuple(hand)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_different(language: str) -> None:
    assert len({card_name(card, language) for card in KINDS}) == 66
    assert [card_name(Card.of(rank, None), language) for rank in Rank] == [rank_name(rank, language) for rank in Rank]
    assert len({rank_name(rank, language) for rank in Rank}) == 13
    assert len({suit_name(suit, language) for suit in Suit}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_word_is_read_with_every_partner(language: str) -> None:
    """No word is lost in another one, whichever stands first."""
    words = lexicon(language)
    for (rank_word, rank), (suit_word, suit) in product(words.ranks.items(), words.suits.items()):
        for text in (f"{rank_word} {suit_word}", f"{suit_word} {rank_word}"):
            assert read_cards_in(text, language) == (Card.of(rank, suit),), text
    for rank_word, rank in words.ranks.items():
        for text in (f"{rank_word}?", f"{rank_word} ?"):
            assert read_cards_in(text, language) == (Card.of(rank, None),), text
    for word in words.jokers:
        assert read_cards_in(word, language) == (Card("XX"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    words = lexicon(language)
    assert not set(words.ranks) & set(words.suits)
    assert not (set(words.ranks) | set(words.suits)) & set(words.jokers)


@pytest.mark.parametrize(
    ("language", "text", "codes"),
    [
        ("fr", "as de coeur, dame de trèfle, valet pique", "AH QC JS"),
        ("fr", "AS DE CŒUR", "AH"),
        ("tr", "KUPA KIZI, maça papazı, karo onlusu", "QH KS TD"),
        ("tr", "kupa kız", "QH"),
        ("ru", "туз червей дама пик", "AH QS"),
        ("vi", "A\u0301t cơ", "AH"),
        ("hi", "हुकुम का बादशाह जोकर", "KS XX"),
        ("th", "โจ๊กเกอร์เอซโพแดง", "XX AH"),
        ("en", "ace of hearts Queen Spades 10♦", "AH QS TD"),
        ("en", "jokersix of clubs", "XX 6C"),
        ("en", "king? 10? ace of ? Queen ?", "K? T? A? Q?"),
        ("fr", "roi ?, 10\u202f♦ dame\u202f?", "K? TD Q?"),
        ("ru", "король? десятка ?", "K? T?"),
        ("tr", "papaz?onlu?KIZ?", "K? T? Q?"),
    ],
)
def test_what_people_type(language: str, text: str, codes: str) -> None:
    assert " ".join(card.code for card in read_cards_in(text, language)) == codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_no_language_is_told_with_its_place(language: str) -> None:
    first = card_name(Card("AH"), language)
    with pytest.raises(CardError) as refused:
        read_cards_in(f"{first} ЖЖЖ 5C", language)
    (fault,) = refused.value.faults
    composed = unicodedata.normalize("NFC", first)
    assert fault.values == {"text": "ЖЖЖ", "position": 2, "offset": len(composed) + 1}
