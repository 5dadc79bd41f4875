import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import names

from rami.records.text_record import KEYWORDS, name_text
from rami.records.tokens import is_plain, quoted, split_once, split_outside, unquoted

PLAIN = ["Ana", "Marie Anne", "O'Brien", "36", "-5", "+33 Ana", "@Ben", "a\\b", "\\n", "a;b", "a#b", "अनीता", "خالد", "👩‍👩‍👧", "»«", "a", "(2)"]  # fmt: skip
NOT_PLAIN = ["", " ", " Ana", "\tAna", "#1", "# Ana", '"', '""', 'Kim "Ace" Lee', "a,b", ",", "a:b", ":", "a=b", "=1+1"]
QUOTED = [
    ("Ana", '"Ana"'),
    ("", '""'),
    ('"', r'"\""'),
    ('the "King"', r'"the \"King\""'),
    ("a\\b", r'"a\\b"'),
    ("\\", r'"\\"'),
    ("आरती, Hiển", '"आरती, Hiển"'),
]


@pytest.mark.parametrize("name", PLAIN)
def test_a_name_may_stand_by_itself(name: str) -> None:
    assert is_plain(name)
    assert unquoted(name) == name
    assert split_outside(name, ",") == [name]
    assert split_once(name, ":") == (name, None)


@pytest.mark.parametrize("name", NOT_PLAIN, ids=repr)
def test_a_name_needs_quotes(name: str) -> None:
    assert not is_plain(name)


@pytest.mark.parametrize(("name", "written"), QUOTED)
def test_quotes(name: str, written: str) -> None:
    assert quoted(name) == written
    assert unquoted(written) == name
    assert unquoted(f"  {written}\t") == name


@pytest.mark.parametrize(
    "text", ['"', '"Ana', '"Ana" Ben', '"Ana""', r'"Ana\"', '"a"b"', r'"\q"', r'"\u12"', '"a\tb"', '""" "'], ids=repr
)
def test_quotes_that_do_not_close_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        unquoted(text)


def test_an_escape_for_any_letter_is_read() -> None:
    assert unquoted(r'"\u0041\u00e9 \/"') == "Aé /"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", [""]),
        ("Ana", ["Ana"]),
        (" Ana ,Ben,  Chi\t", ["Ana", "Ben", "Chi"]),
        (",", ["", ""]),
        ("Ana,,Ben,", ["Ana", "", "Ben", ""]),
        ('"a,b", c', ['"a,b"', "c"]),
        (r'"a\",b", c', [r'"a\",b"', "c"]),
        (r'"a\\", c', [r'"a\\"', "c"]),
        ('"a", "b,c" = 4, "d"', ['"a"', '"b,c" = 4', '"d"']),
        ('a", b', ['a"', "b"]),
        ('"a, b', ['"a', "b"]),
    ],
)
def test_a_list_is_split_outside_of_quotes(text: str, parts: list[str]) -> None:
    assert split_outside(text, ",") == parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ("", None)),
        (" a ", ("a", None)),
        ("a:", ("a", "")),
        (":a", ("", "a")),
        (" a : b ", ("a", "b")),
        ("a:b:c", ("a", "b:c")),
        ('"a:b"', ('"a:b"', None)),
        ('"a:b" : "c:d"', ('"a:b"', '"c:d"')),
    ],
)
def test_a_line_is_split_at_the_first_sign_outside_of_quotes(text: str, parts: tuple[str, str | None]) -> None:
    assert split_once(text, ":") == parts


@given(st.lists(st.one_of(names(), st.text(max_size=12)), min_size=1, max_size=5))
def test_quoted_names_come_back_from_a_list(told: list[str]) -> None:
    line = ", ".join(map(quoted, told))
    assert [unquoted(part) for part in split_outside(line, ",")] == told
    assert split_once(f"{line}: rest", ":") == (line, "rest")


@given(st.lists(names(), min_size=1, max_size=5))
def test_names_come_back_from_a_list_of_names(told: list[str]) -> None:
    parts = split_outside(", ".join(map(name_text, told)), ",")
    assert [unquoted(part) for part in parts] == told


@given(names())
def test_quotes_are_put_only_where_they_are_needed(name: str) -> None:
    lowered = name.casefold()
    is_word = any(lowered == word or lowered.startswith(f"{word} ") for word in KEYWORDS)
    needed = is_word or any(sign in name for sign in '",:=') or name.startswith("#")
    assert name_text(name).startswith('"') == needed


@pytest.mark.parametrize("word", KEYWORDS)
@pytest.mark.parametrize("form", ["{}", "{} 2", "{} Ana"])
def test_a_keyword_as_a_name_stands_in_quotes(word: str, form: str) -> None:
    for name in (form.format(word), form.format(word.upper()), form.format(word.title())):
        assert name_text(name) == f'"{name}"'
    assert name_text(f"{word}s") == f"{word}s"
