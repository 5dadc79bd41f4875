import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oracle import value

from rami import (
    CARDS,
    JOKER,
    UNSUITED,
    Card,
    CardError,
    EntryError,
    Fault,
    hand_value,
    read_cards,
    read_hand,
    score_round,
)
from rami.card_text import CODES, Lexicon
from rami.cards import Rank, Suit
from rami.hands import Hand, HandLike, Unread, hand_of, read_sum
from rami.results import RoundResult

NO_SUMS = ["-", "+5", "5+", "1++2", "+", "36.5", "36,5", "-5", "-10", "²", "½", "1 2", "99999999999999999999", "√4", "100%", "36?", "36 ?", "1?", "٣?", "?", "? 36"]  # fmt: skip
PARTS_OF_ONE = ["10+1", "1+10+10", "10 + 01", "१०+१", "1+1"]
WORDS = ["1e3", "0x10", "abc", "None", "ZZ", "36 points", "AH ZZ", "x"]


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(text)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("", 0),
        ("AH XX 5C", 36),
        ("KH KS QD JC 9H", 49),
        ("3H 4H", 7),
        ("KH KS QD JC 9H 8C 7D XX", 84),
        ("XX AH", 31),
        ("2C", 2),
        ("5D 6D", 11),
        ("KH KH 9C 9C", 38),
        ("K? K? Q? 9? XX", 59),
        ("A? AH 2?", 24),
    ],
)
def test_a_hand_is_worth_the_sum_of_its_cards(hand: str, points: int) -> None:
    assert hand_value(cards(hand)) == points
    assert hand_value(iter(cards(hand))) == points


@pytest.mark.parametrize("text", PARTS_OF_ONE)
def test_a_part_of_a_sum_is_never_one(text: str) -> None:
    with pytest.raises(EntryError, match="hand/part-of-one"):
        read_hand(text)
    assert read_hand("10+11") == 21
    assert read_hand("1") == 1


def test_c01_an_ace_in_the_hand_is_eleven_also_beside_two_and_three() -> None:
    assert hand_value(cards("AH 2H 3H")) == 16


def test_c02_a_joker_in_the_hand_is_twenty_also_inside_a_run() -> None:
    assert hand_value(cards("5H XX 7H")) == 32
    assert hand_value([JOKER]) == 20


def test_c03_two_copies_of_a_card_count_twice() -> None:
    assert hand_value(cards("KH KH 9C 9C")) == 38


def test_c04_melds_in_the_hand_count() -> None:
    assert hand_value(cards("QS QH QD 4C")) == hand_value(cards("7D 8D 9D TD")) == 34


@given(st.lists(st.sampled_from([*CARDS, *UNSUITED]), max_size=30))
def test_the_value_is_that_of_the_oracle_in_any_order(hand: list[Card]) -> None:
    assert hand_value(hand) == hand_value(sorted(hand)) == value([card.code for card in hand])


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("36", 36),
        (" 36 ", 36),
        ("0", 0),
        ("007", 7),
        ("999999", 999999),
        ("000036", 36),
        ("10+10+4", 24),
        (" 10 + 10\t+ 4 ", 24),
        ("10＋11", 21),
        ("0+0", 0),
        ("1", 1),
    ],
)
def test_a_sum_is_read(text: str, total: int) -> None:
    assert read_sum(text) == total
    assert read_hand(text) == total


@pytest.mark.parametrize("text", ["36", "३६", "๓๖", "٣٦", "۳۶", "３６", "३6", "𝟑𝟔"])
def test_c72_digits_of_every_script_make_the_same_sum(text: str) -> None:
    assert read_sum(text) == 36
    assert read_hand(text) == 36
    lines = score_round(RoundResult(["", text], winner=0, opened=[True, True]))
    assert [line.points for line in lines] == [0, 36]


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\u00a0"])
def test_c28_nothing_is_not_entered_and_not_zero(text: str) -> None:
    assert read_sum(text) is None
    assert read_hand(text) is None
    assert hand_of(text) is None


@pytest.mark.parametrize("text", NO_SUMS)
def test_c28_c29_what_looks_like_a_number_and_is_none_is_refused(text: str) -> None:
    assert read_sum(text) is None
    with pytest.raises(EntryError) as refused:
        read_hand(f" {text} ")
    assert refused.value.faults == (Fault("hand/not-a-sum", (), {"text": text}),)


@pytest.mark.parametrize("text", WORDS)
def test_c28_words_are_refused_as_unknown_cards(text: str) -> None:
    assert read_sum(text) is None
    with pytest.raises(CardError) as refused:
        read_hand(text)
    assert set(refused.value.codes) == {"card/unknown"}


@pytest.mark.parametrize("text", [*NO_SUMS, *WORDS])
def test_c28_a_malformed_hand_is_kept_with_its_reasons_and_never_scored_as_zero(text: str) -> None:
    hand = hand_of(text)
    assert isinstance(hand, Unread)
    with pytest.raises((CardError, EntryError)) as alone:
        read_hand(text)
    assert hand == Unread(text, alone.value.faults)
    with pytest.raises(EntryError) as refused:
        score_round(RoundResult(["", text], winner=0, opened=[True, True]))
    assert refused.value.faults == tuple(fault.within("hands[1]") for fault in alone.value.faults)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("AH 10♦", "AH TD"),
        ("ah xx 5c", "AH XX 5C"),
        ("2♣", "2C"),
        ("10♧", "TC"),
        ("10♢", "TD"),
        ("10♡", "TH"),
        ("10♤", "TS"),
        ("9♦", "9D"),
        ("9♥", "9H"),
        ("9♠", "9S"),
        ("★", "XX"),
        ("\U0001f0cf", "XX"),
        ("\U0001f0a1", "AS"),
        (", AH", "AH"),
        ("K? XX", "K? XX"),
        ("10?", "T?"),
        ("10? 9?9?", "T? 9? 9?"),
        ("2\u202f?", "2?"),
        ("9-?", "9?"),
    ],
)
def test_cards_are_read(text: str, codes: str) -> None:
    assert read_hand(text) == hand_of(text) == cards(codes)


def test_cards_are_read_with_the_words_of_a_language() -> None:
    french = CODES | Lexicon({"as": Rank.ACE}, {"cœur": Suit.HEARTS}, links=("de",))
    assert read_hand("as de cœur", french) == hand_of("as de cœur", french) == cards("AH")
    assert isinstance(hand_of("as de cœur"), Unread)


@pytest.mark.parametrize(
    ("given", "hand"),
    [
        (None, None),
        (0, ()),
        ("0", ()),
        ("0+0", ()),
        ("", None),
        ([], ()),
        ((), ()),
        (2, 2),
        (36, 36),
        (-5, -5),
        ("36", 36),
        ("AH XX", cards("AH XX")),
        ("K? K? 10? XX", cards("K? K? T? XX")),
        (["K?", "AH", Card("T?")], (Card("K?"), Card("AH"), Card("T?"))),
        (["AH", "XX"], cards("AH XX")),
        ([Card("AH"), "XX"], cards("AH XX")),
        (cards("AH XX"), cards("AH XX")),
    ],
    ids=str,
)
def test_anything_like_a_hand_is_taken_in_once_at_the_border(given: HandLike, hand: Hand) -> None:
    taken = hand_of(given)
    assert taken == hand
    assert hand_of(taken) == hand


def test_cards_and_codes_come_from_any_iterable() -> None:
    assert hand_of(iter(["AH", "XX"])) == cards("AH XX")
    assert hand_of(card for card in cards("KH KH")) == cards("KH KH")


@pytest.mark.parametrize(
    ("codes", "told"),
    [
        (["ZZ"], [("ZZ", 1, 0)]),
        (["AH", "ZZ", "5C", "Y"], [("ZZ", 2, 3), ("Y", 4, 9)]),
        ([Card("AH"), Card("KS"), "?"], [("?", 3, 6)]),
        (["AH", ""], [("", 2, 3)]),
    ],
    ids=str,
)
def test_an_unknown_code_in_a_list_is_told_with_its_number(
    codes: list[str | Card], told: list[tuple[str, int, int]]
) -> None:
    taken = hand_of(codes)
    assert isinstance(taken, Unread)
    assert [(f.values["text"], f.values["position"], f.values["offset"]) for f in taken.faults] == told
    assert {(fault.code, fault.fields) for fault in taken.faults} == {("card/unknown", ())}
    assert taken.text == " ".join(map(str, codes))
    assert hand_of(taken) == taken


@pytest.mark.parametrize(
    "codes", [["10D"], ["td"], ["36"], [" "], [""], ["AH XX"], ["AH", "10D"], ["10♦"], ["10?"], ["?"]], ids=str
)
def test_a_list_of_codes_is_read_or_refused_but_never_scored_as_zero(codes: list[str]) -> None:
    result = RoundResult(["", codes], winner=0, opened=[True, True])
    if result.faults():
        assert {(fault.code, fault.fields) for fault in result.faults()} == {("card/unknown", ("hands[1]",))}
    else:
        assert score_round(result)[1].points == hand_value(cards(" ".join(codes)))


@given(st.text(max_size=12))
def test_a_typed_hand_is_cards_or_a_sum_or_nothing_or_refused(text: str) -> None:
    taken = hand_of(text)
    if isinstance(taken, Unread):
        with pytest.raises((CardError, EntryError)) as refused:
            read_hand(text)
        assert taken == Unread(text, refused.value.faults)
    else:
        hand = read_hand(text)
        assert taken == (() if hand == 0 else hand)
        assert (hand is None) == (not text.strip())
        if isinstance(hand, int):
            assert hand == sum(int(part) for part in unicodedata.normalize("NFKC", text).split("+"))


@given(st.lists(st.integers(0, 999999), min_size=1, max_size=5))
def test_a_sum_of_numbers_is_added_up(numbers: list[int]) -> None:
    assert read_sum(" + ".join(map(str, numbers))) == sum(numbers)
