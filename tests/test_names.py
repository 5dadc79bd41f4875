import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import ODD_NAMES, names

from rami import Fault
from rami.names import MOST_NAME, clean_name, free_name, name_faults, name_key, names_faults, plain_key

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Marie  Anne ", "Marie Anne"),
        ("a\tb\nc", "a b c"),
        ("\u00a0Ana\u3000", "Ana"),
        ("Hie\u0302\u0309n", "Hiển"),
        ("e\u0323\u0301", "ẹ́"),
        ("", ""),
        (" \t", ""),
        ("क्\u200dष", "क्\u200dष"),
        ("\ufeffBom", "\ufeffBom"),
        ("ANA", "ANA"),
    ],
)
def test_a_name_is_kept_composed_and_without_needless_blanks(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Ana", "ANA"),
        ("Ana", " ana "),
        ("Hiển", "HIE\u0302\u0309N"),
        ("Straße", "STRASSE"),
        ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ("Фёдор", "ФЕ\u0308ДОР"),
        ("soft\u00adhyphen", "softhyphen"),
        ("\ufeffBom", "bom"),
        ("Zo\u200de", "zoe"),
        ("ǅ", "ǆ"),
        ("ﬁ", "FI"),
        ("\u0345\u0301", "\u0301\u0345"),
        ("Marie  Anne", "marie anne"),
    ],
)
def test_names_that_people_read_alike_are_the_same(left: str, right: str) -> None:
    assert name_key(left) == name_key(right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Ana", "Anna"),
        ("Zoe", "Zoë"),
        ("Işıl", "Isil"),
        ("ışıl", "Işil"),
        ("Sam", "Sam (2)"),
        ("Ana", "An a"),
        ("А", "A"),
    ],
)
def test_names_that_people_read_differently_are_different(left: str, right: str) -> None:
    assert name_key(left) != name_key(right)


@pytest.mark.parametrize("name", ["Hiển", "Ngọc", "Phượng"])
def test_c76_a_vietnamese_name_is_one_in_both_code_forms(name: str) -> None:
    composed, parted = (unicodedata.normalize(form, name) for form in ("NFC", "NFD"))
    assert composed != parted
    assert name_key(composed) == name_key(parted) == name_key(parted.upper())
    assert clean_name(parted) == clean_name(composed) == composed
    assert name_faults(parted, [composed]) == (
        Fault("name/taken", ("name",), {"name": composed, "suggestion": f"{composed} (2)"}),
    )


def test_c76_a_name_has_as_many_letters_as_are_seen() -> None:
    assert len(clean_name("Hie\u0302\u0309n")) == 4


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("Sam", [], "Sam"),
        ("Sam", ["Ana"], "Sam"),
        ("Sam", ["SAM"], "Sam (2)"),
        ("Sam", ["sam", "Sam (2)"], "Sam (3)"),
        ("Sam", ["sam", "SAM (2)", "Sam (3)"], "Sam (4)"),
        ("Sam", ["sam", "Sam (3)"], "Sam (2)"),
        ("Sam", ["Sam (2)"], "Sam"),
        ("Sam (2)", ["Sam (2)"], "Sam (2) (2)"),
    ],
)
def test_a_free_name_is_the_first_with_a_number_that_nobody_has(name: str, taken: list[str], free: str) -> None:
    assert free_name(name, taken) == free
    assert free_name(name, iter(taken)) == free


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u00ad", "\u200d\u200b", "\ufeff"])
def test_a_name_of_nothing_to_see_is_empty(name: str) -> None:
    assert name_faults(name) == (Fault("name/empty", ("name",)),)
    assert name_faults(name, [name]) == (Fault("name/empty", ("name",)),)


def test_a_name_has_an_end() -> None:
    fault = Fault("name/too-long", ("name",), {"number": MOST_NAME + 1, "most": MOST_NAME})
    assert name_faults("a" * MOST_NAME) == ()
    assert name_faults("a" * MOST_NAME, ["A" * MOST_NAME])[0].code == "name/taken"
    assert name_faults("a" * (MOST_NAME + 1)) == (fault,)
    assert name_key("A" * (MOST_NAME + 1)) == "a" * (MOST_NAME + 1)


@pytest.mark.parametrize("letter", ["\0", "\x07", "\x1b", "\x7f", "\x9f", "\ud800", *BIDI], ids=ascii)
def test_control_characters_are_refused_and_shown_harmlessly(letter: str) -> None:
    name = f"A{letter}é"
    fault = Fault("name/bad-character", ("players[1]",), {"name": f"A[U+{ord(letter):04X}]é"})
    assert name_faults(name, ["Ana"], "players[1]") == (fault,)
    assert name_faults(name, [name])[0].code == "name/bad-character"


@pytest.mark.parametrize(
    "name", ["\u200e", "a\u200eb", "a\u200db", "a\u00adb", "a\tb", "\u2028a", "a\x85b", "a\x1cb"], ids=ascii
)
def test_other_invisible_letters_do_no_harm(name: str) -> None:
    assert [fault.code for fault in name_faults(name)] == ["name/empty"] * (name == "\u200e")


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_any_name_that_can_be_read_is_accepted_and_kept(name: str) -> None:
    assert name_faults(name) == name_faults(name, ["nobody"]) == ()
    assert name_key(clean_name(name)) == name_key(name)


def test_a_taken_name_is_told_as_it_would_be_kept_with_a_free_one() -> None:
    assert name_faults("  SAM ", ["Ana", "Sam", "sam (2)"], "new") == (
        Fault("name/taken", ("new",), {"name": "SAM", "suggestion": "SAM (3)"}),
    )
    assert name_faults("  SAM ", ["Ana"]) == ()


def test_all_faults_of_the_names_of_a_table_are_told_at_once() -> None:
    assert names_faults(["Ana", "", " ana ", "B\0", "Chi", "\u00ad", "CHI"]) == (
        Fault("name/empty", ("players[1]",)),
        Fault("name/taken", ("players[2]",), {"name": "ana", "suggestion": "ana (2)"}),
        Fault("name/bad-character", ("players[3]",), {"name": "B[U+0000]"}),
        Fault("name/empty", ("players[5]",)),
        Fault("name/taken", ("players[6]",), {"name": "CHI", "suggestion": "CHI (2)"}),
    )


def test_a_table_of_different_names_has_no_faults() -> None:
    assert names_faults([]) == names_faults(["Ana"]) == names_faults(ODD_NAMES[:20]) == ()


def test_c61_the_second_sam_is_offered_a_name_that_nobody_at_the_table_has() -> None:
    assert names_faults(["Sam", "Sam", "Sam (2)"]) == (
        Fault("name/taken", ("players[1]",), {"name": "Sam", "suggestion": "Sam (3)"}),
    )
    assert names_faults(["Sam", "Sam (2)", "Sam (3)"]) == ()


def test_c61_the_suggestions_for_several_of_one_name_can_be_taken_together() -> None:
    table = ["Sam", "Sam", "sam"]
    for fault in names_faults(table):
        place, suggestion = int(fault.fields[0][len("players[") : -1]), fault.values["suggestion"]
        assert isinstance(suggestion, str)
        table[place] = suggestion
    assert names_faults(table) == ()


def test_two_names_with_the_same_bad_letter_are_both_told() -> None:
    assert [fault.fields for fault in names_faults(["a\0", "A\0"])] == [("players[0]",), ("players[1]",)]


@given(st.text(max_size=12))
def test_cleaning_and_comparing_are_settled_after_once(name: str) -> None:
    assert clean_name(clean_name(name)) == clean_name(name)
    assert name_key(name_key(name)) == name_key(name) == name_key(clean_name(name))


@given(st.text(max_size=12), st.lists(st.text(max_size=3), max_size=4))
def test_a_suggested_name_is_free(name: str, others: list[str]) -> None:
    taken = [*others, name]
    for fault in name_faults(name, taken):
        if fault.code == "name/taken":
            suggestion = fault.values["suggestion"]
            assert isinstance(suggestion, str)
            assert name_faults(suggestion, taken) == ()


@given(names())
def test_a_name_is_found_in_any_encoding_and_case(name: str) -> None:
    assert name_key(unicodedata.normalize("NFD", name)) == name_key(name.casefold()) == name_key(name)


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Đạt", "dat"),
        ("Nguyễn Ấu", "NGUYEN AU"),
        ("İpek", "ipek"),
        ("Işıl", "isil"),
        ("Łukasz", "lukasz"),
        ("Søren Ærø", "soren aero"),
        ("Фёдор", "федор"),
        ("ज़ीनत", "जीनत"),
        ("مُحَمَّد", "محمد"),
        ("שָׂרָה", "שרה"),
    ],
)
def test_c77_names_are_searched_without_marks(name: str, typed: str) -> None:
    for form in ("NFC", "NFD"):
        assert plain_key(unicodedata.normalize(form, name)) == plain_key(typed)
    assert name_key(name) != name_key(typed)


@pytest.mark.parametrize(("one", "other"), [("कुल", "कल"), ("ก้อง", "กอง"), ("Ana", "Anna")])
def test_vowel_and_tone_signs_of_hindi_and_thai_are_letters(one: str, other: str) -> None:
    assert plain_key(one) != plain_key(other)


@given(st.text())
def test_the_plain_form_of_a_plain_form_is_itself(name: str) -> None:
    assert plain_key(plain_key(name)) == plain_key(name)
