import os
import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami import CARDS, JOKER, UNSUITED, Card, CardError, Fault, Rank, Suit, read_cards, score_round, write_cards
from rami.card_text import CODES, Lexicon, fold
from rami.results import RoundResult

FRENCH = Lexicon(
    {"as": Rank.ACE, "roi": Rank.KING, "dix": Rank.TEN, "deux": Rank.TWO},
    {"cœur": Suit.HEARTS, "pique": Suit.SPADES, "trèfle": Suit.CLUBS},
    jokers=("le joker",),
    links=("de", "de la"),
)
TURKISH = Lexicon(
    {"kız": Rank.QUEEN, "papaz": Rank.KING, "altılı": Rank.SIX}, {"sinek": Suit.CLUBS, "maça": Suit.SPADES}
)
IN_TURKISH = """
from rami import Ending, read_cards
from rami.rules import OPTIONS
print(read_cards("td joker"), Ending("rami_sec").value, OPTIONS["target"].choices)
"""
BLANKS = [chr(place) for place in range(0x3001) if unicodedata.category(chr(place)) == "Zs"]
SUITS_BY_BLOCK = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def codes(text: str, lexicon: Lexicon = CODES) -> str:
    return write_cards(lexicon.read(text))


def unknown(text: str, lexicon: Lexicon = CODES) -> list[tuple[object, object, object]]:
    with pytest.raises(CardError) as refused:
        lexicon.read(text)
    assert {fault.code for fault in refused.value.faults} == {"card/unknown"}
    assert {fault.fields for fault in refused.value.faults} == {()}
    return [(v["text"], v["position"], v["offset"]) for v in (fault.values for fault in refused.value.faults)]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_is_read_from_its_code_and_its_face(card: Card) -> None:
    for text in (card.code, card.code.lower(), card.face, card.face.lower(), f" {card.code}\n"):
        assert read_cards(text) == (card,)


@pytest.mark.parametrize("card", CARDS[:-1], ids=str)
def test_rank_and_suit_come_in_either_order(card: Card) -> None:
    assert read_cards(card.code[::-1]) == (card,)


@pytest.mark.parametrize(
    "hand", ["TD TH JC QC KC", "10D 10H JC QC KC", "10♦ 10♥ J♣ Q♣ K♣", "td th jc qc kc", "TD  TH JC QC KC "]
)
def test_c05_a_ten_is_ten_points_in_every_accepted_spelling(hand: str) -> None:
    lines = score_round(RoundResult(["", hand], winner=0, opened=[True, True]))
    assert [line.points for line in lines] == [0, 50]


@pytest.mark.parametrize(("bad", "offset"), [("1D", 6), ("11D", 6), ("ZD", 6)])
def test_c05_an_unknown_spelling_is_refused_with_its_position(bad: str, offset: int) -> None:
    assert unknown(f"TD TH {bad} QC") == [(bad, 3, offset)]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", ""),
        (" ,; ", ""),
        ("AHXX5C", "AH XX 5C"),
        ("ahxx5c", "AH XX 5C"),
        ("10D10H", "TD TH"),
        ("D10H10", "TD TH"),
        ("♦10♥10", "TD TH"),
        ("A H", "AH"),
        ("A-H", "AH"),
        ("Joker JOKER joker", "XX XX XX"),
        ("★xx", "XX XX"),
        ("\U0001f0cf\U0001f0bf\U0001f0df", "XX XX XX"),
        ("A♧ A♢ A♡ A♤", "AC AD AH AS"),
        ("A♥\ufe0f K♠\ufe0e", "AH KS"),
        ("A\u200d♥", "AH"),
        ("\u2068AH\u2069 5C", "AH 5C"),
        ("\ufeffAH", "AH"),
        ("KH KH", "KH KH"),
        ("K? K? Q? 9? XX", "K? K? Q? 9? XX"),
        ("k?10?xx2?", "K? T? XX 2?"),
        ("T? 10 ?", "T? T?"),
        ("K?, AH; 9-? A♥ ♥A", "K? AH 9? AH AH"),
        ("K?H5", "K? 5H"),
    ],
)
def test_cards_stand_apart_or_run_together(text: str, cards: str) -> None:
    assert codes(text) == cards


def test_all_blanks_are_tried() -> None:
    assert len(BLANKS) == 17
    assert {" ", "\u00a0", "\u2003", "\u2009", "\u202f", "\u3000"} < set(BLANKS)


@pytest.mark.parametrize(
    "separator", [*"\t\r\n\v\f\u0085\u2028\u2029\u200b\ufeff,;.|/·+-–—،、，。()[]{}", *BLANKS], ids=ascii
)
def test_everything_that_separates_cards(separator: str) -> None:
    assert codes(f"{separator}AH{separator}{separator}XX{separator}5C{separator}") == "AH XX 5C"
    assert unknown(f"AH{separator}Z{separator}5C{separator}Y") == [("Z", 2, 3), ("Y", 4, 8)]
    assert codes(f"A{separator}H{separator}K{separator}?") == "AH K?"


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("step", range(16))
def test_the_playing_cards_of_unicode(row: int, step: int) -> None:
    symbol = chr(0x1F0A0 + 16 * row + step)
    if step == 15 and row:
        assert read_cards(symbol) == (JOKER,)
    elif step in {0, 12, 15}:
        assert unknown(symbol) == [(symbol, 1, 0)]
    else:
        rank = Rank(step if step < 12 else step - 1)
        (card,) = read_cards(symbol)
        assert (card.rank, card.suit) == (rank, SUITS_BY_BLOCK[row])
        assert unicodedata.name(symbol).endswith(f"{rank.name} OF {SUITS_BY_BLOCK[row].name}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("ZD", [("ZD", 1, 0)]),
        ("A H X X", [("X", 2, 4), ("X", 3, 6)]),
        ("1D", [("1D", 1, 0)]),
        ("AH ZD 1C", [("ZD", 2, 3), ("1C", 3, 6)]),
        ("AHZZ 5C", [("ZZ", 2, 2)]),
        ("A", [("A", 1, 0)]),
        ("H", [("H", 1, 0)]),
        ("AA", [("AA", 1, 0)]),
        ("HH 5C", [("HH", 1, 0)]),
        ("  AH,,  zz;Y", [("zz", 2, 8), ("Y", 3, 11)]),
        ("²D", [("²D", 1, 0)]),
        ("?", [("?", 1, 0)]),
        ("?K AH", [("?K", 1, 0)]),
        ("♥? AH", [("♥?", 1, 0)]),
        ("AH? 5C", [("?", 2, 2)]),
        ("K?? 1? 5C", [("?", 2, 2), ("1?", 3, 4)]),
        ("X? XX? K", [("X?", 1, 0), ("?", 3, 5), ("K", 4, 7)]),
        ("36?", [("36?", 1, 0)]),
        ("é AH e\u0301x", [("é", 1, 0), ("éx", 3, 5)]),
        ("e\u0301e\u0301 Z", [("éé", 1, 0), ("Z", 2, 3)]),
        ("weiß AH", [("weiß", 1, 0)]),
        ("AH weiß, Z", [("weiß", 2, 3), ("Z", 3, 9)]),
    ],
)
def test_what_is_no_card_is_told_with_its_number_and_place(text: str, told: list[tuple[str, int, int]]) -> None:
    assert unknown(text) == told


def test_a_refusal_of_cards_names_every_unknown_word() -> None:
    with pytest.raises(CardError) as refused:
        read_cards("AH ZD 5C Q")
    assert refused.value.faults == (
        Fault("card/unknown", (), {"text": "ZD", "position": 2, "offset": 3}),
        Fault("card/unknown", (), {"text": "Q", "position": 4, "offset": 9}),
    )


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("As de cœur", "AH"),
        ("AS DE CŒUR, ROI DE PIQUE", "AH KS"),
        ("pique roi", "KS"),
        ("as pique", "AS"),
        ("dix de la pique", "TS"),
        ("asdecœurroidepique", "AH KS"),
        ("deux de trèfle", "2C"),
        ("deux de tre\u0300fle", "2C"),
        ("as de de cœur", "AH"),
        ("le joker, as de cœur", "XX AH"),
        ("as ♥ A♥ AH", "AH AH AH"),
        ("ASAS", "AS AS"),
        ("as as pique", "AS AS"),
        ("roi?", "K?"),
        ("Roi ? as de cœur, ROI DE ?", "K? AH K?"),
        ("asdecœurroi?dix?", "AH K? T?"),
    ],
)
def test_words_of_a_language_are_read_beside_the_codes(text: str, cards: str) -> None:
    assert codes(text, CODES | FRENCH) == cards


def test_a_link_alone_and_a_rank_that_only_a_link_follows_are_no_cards() -> None:
    assert unknown("de", FRENCH) == [("de", 1, 0)]
    assert unknown("as de", FRENCH) == [("as", 1, 0), ("de", 2, 3)]
    assert unknown("as roi de cœur", FRENCH) == [("as", 1, 0)]
    assert unknown("cœur de pique", FRENCH) == [("cœur", 1, 0), ("de", 2, 5), ("pique", 3, 8)]


def test_a_word_that_begins_like_another_does_not_hide_it() -> None:
    english = Lexicon({"six": Rank.SIX, "seven": Rank.SEVEN}, {"spades": Suit.SPADES}, jokers=("joker", "jokers"))
    assert codes("jokersix spades", english) == "XX 6S"
    assert codes("jokersseven spades", english) == "XX 7S"
    assert codes("jokers six spades", english) == "XX 6S"
    assert codes("joker seven spades", english) == "XX 7S"


def test_a_lexicon_may_name_whole_cards() -> None:
    snooker = Lexicon({}, {}, cards={"curse of scotland": Card("9D")})
    assert codes("Curse of Scotland", snooker) == "9D"
    assert codes("AH curse of scotland \U0001f0a1", CODES | snooker) == "AH 9D AS"
    assert unknown("AH", snooker) == [("AH", 1, 0)]


def test_two_lexicons_together_know_the_words_of_both_and_change_neither() -> None:
    both = FRENCH | TURKISH
    assert codes("as de cœur kız maça le joker", both) == "AH QS XX"
    assert unknown("kız maça", FRENCH)
    assert unknown("as de cœur", TURKISH)
    assert codes("roi maça, papaz de la pique", both) == "KS KS"


def test_the_later_lexicon_decides_where_both_know_a_word() -> None:
    german = Lexicon({"as": Rank.TWO}, {"pique": Suit.HEARTS}, cards={"le joker": Card("3C")})
    assert codes("as pique", FRENCH | german) == "2H"
    assert codes("as pique", german | FRENCH) == "AS"
    assert codes("le joker", german | FRENCH) == "3C"


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("KIZ", "kız"),
        ("KİZ", "kız"),
        ("Kiz", "KIZ"),
        ("ALTILI", "altılı"),
        ("CŒUR", "cœur"),
        ("STRASSE", "straße"),
        ("Hie\u0302\u0309n", "HIỂN"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("A♥\ufe0f", "a♥"),
    ],
)
def test_words_compare_without_case_or_encoding(left: str, right: str) -> None:
    assert fold(left) == fold(right)


@pytest.mark.parametrize(("left", "right"), [("kiz", "kaz"), ("é", "e"), ("ş", "s"), ("A", "H")])
def test_different_letters_stay_different(left: str, right: str) -> None:
    assert fold(left) != fold(right)


@pytest.mark.parametrize("text", ["kız maça", "KIZ MAÇA", "Kiz Maça", "KİZ MAC\u0327A", "maça kız"])
def test_c71_turkish_words_are_read_in_capitals_with_either_i(text: str) -> None:
    assert codes(text, TURKISH) == "QS"


def test_c71_keys_do_not_depend_on_the_locale() -> None:
    told = subprocess.run(
        [sys.executable, "-c", IN_TURKISH],
        env={**os.environ, "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "PYTHONUTF8": "1"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert told == "(Card('TD'), Card('XX')) rami_sec ('auto',)\n"


def test_a_lexicon_is_immutable_and_compares_by_content() -> None:
    assert Lexicon({}, {}) == Lexicon({}, {}, (), (), None)
    with pytest.raises(AttributeError):
        setattr(FRENCH, "jokers", ())  # noqa: B010 - a type checker forbids the plain spelling


@given(st.lists(st.sampled_from([*CARDS, *UNSUITED]), max_size=15), st.sampled_from(["", " ", ", ", "\n", "\u202f"]))
def test_written_cards_are_read_back(cards: list[Card], separator: str) -> None:
    for written in (
        [card.code for card in cards],
        [card.face + "?" * card.is_unsuited for card in cards],
        [card.code.lower() for card in cards],
    ):
        assert read_cards(separator.join(written)) == tuple(cards)
    assert read_cards(write_cards(cards)) == tuple(cards)
    assert write_cards(cards) == " ".join(card.code for card in cards)


@given(st.text(max_size=20))
def test_any_text_is_read_whole_or_refused_with_places_in_it(text: str) -> None:
    composed = unicodedata.normalize("NFC", text)
    try:
        cards = read_cards(text)
    except CardError as error:
        for fault in error.faults:
            word, offset = fault.values["text"], fault.values["offset"]
            assert isinstance(word, str)
            assert isinstance(offset, int)
            assert word
            assert composed[offset:].startswith(word)
    else:
        assert len(cards) <= len(composed)
