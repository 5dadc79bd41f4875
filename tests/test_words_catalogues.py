"""The catalogues: complete, alike, and right in their plural forms."""

import unicodedata

import pytest

from rami.errors import FAULT_VALUES, Fault, FaultValue
from rami.results import Ending
from rami.rules import OPTIONS, PRESETS
from rami.scoring import Reason
from rami.words import check
from rami.words.catalogue import FILES, catalogue, checked, source
from rami.words.faults import fault_sentence
from rami.words.languages import LANGUAGES
from rami.words.rules import changed_options, option_name, preset_name, value_text
from rami.words.scores import reason_word

SAMPLES: dict[str, FaultValue] = {
    "seats": (0, 2),
    "choices": ("one", "two"),
    "expected": "two",
    "card": "TD",
    "text": "zz",
    "name": "Ana",
    "suggestion": "Ana (2)",
    "option": "surcharge",
    "format": "JSON",
    "reason": "x",
    "field": "hands[1]",
    "line": 4,
}


def test_every_text_is_there_in_every_language() -> None:
    assert list(check.catalogue_faults()) == []
    assert check.main() == 0


def test_all_catalogues_compile() -> None:
    assert list(checked()) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_texts_are_composed_and_clean(language: str, name: str) -> None:
    text = source(language, name)
    assert text == unicodedata.normalize("NFC", text)
    assert "\t" not in text
    assert "!" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", FAULT_VALUES)
def test_every_refusal_has_a_sentence(language: str, code: str) -> None:
    values = {name: SAMPLES.get(name, 7) for name in FAULT_VALUES[code]}
    if code == "match/order":
        values["expected"] = ("Ana", "Ben")
    sentence = fault_sentence(Fault(code, (), values), language)
    assert sentence
    assert "{" not in sentence
    assert code not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_preset_and_reason_has_words(language: str) -> None:
    for name, option in OPTIONS.items():
        assert option_name(name, language)
        assert all(value_text(name, value, language) for value in (*option.choices, 7))
    assert len({preset_name(rules, language) for rules in PRESETS.values()}) == len(PRESETS)
    assert len({reason_word(reason, language) for reason in Reason}) == len(Reason)
    assert changed_options(PRESETS["easy"], language)
    assert changed_options(PRESETS["rami"], language) == ()


RUSSIAN_POINTS = {
    "очко": (1, 21, 101),
    "очка": (2, 4, 22, 202),
    "очков": (0, 5, 11, 12, 14, 20, 25, 36, 66, 111, 112, 200),
}


@pytest.mark.parametrize(("word", "numbers"), RUSSIAN_POINTS.items())
def test_russian_forms(word: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        assert catalogue("ru").text("points", count=number) == f"{number} {word}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["points", "cards", "players", "rounds", "opponents"])
def test_counted_words_from_0_to_200(language: str, message: str) -> None:
    """The form of the word follows the plural class of the number, and nothing else."""
    by_class: dict[str, set[str]] = {}
    plural = check.plural_form(language)
    for number in range(201):
        text = catalogue(language).text(message, count=number)
        assert text.count(str(number)) == 1
        by_class.setdefault(plural(number), set()).add(text.replace(str(number), "#"))
    assert all(len(forms) == 1 for forms in by_class.values())
    expected = {"en": 2, "fr": 2, "ru": 3}.get(language)
    found = len({form for forms in by_class.values() for form in forms})
    assert expected in (None, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_those_of_the_sheet(language: str) -> None:
    """Hindi and Thai sheets use 0-9 too; four figures are grouped as the language does."""
    text = catalogue(language).text("points", count=1234)
    assert [letter for letter in text if letter.isdecimal()] == list("1234")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_names(language: str) -> None:
    texts = catalogue(language)
    assert texts.list_of(["Ana"]) == "Ana"
    pair, three = texts.list_of(["Ana", "Ben"]), texts.list_of(["Ana", "Ben", "Chi"])
    assert pair.startswith("Ana ")
    assert pair.endswith(" Ben")
    assert three.startswith("Ana, Ben ")
    assert three.endswith(" Chi")


def test_a_missing_value_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(ValueError, match="points"):
        catalogue("en").text("points")


def test_an_unknown_language_or_text_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("xx")
    with pytest.raises(KeyError):
        catalogue("en").text("no-such-text")


def broken(texts: dict[str, str], monkeypatch: pytest.MonkeyPatch, change: dict[str, str]) -> list[str]:
    """Check a catalogue of one file, with the Russian text changed."""
    monkeypatch.setattr(check, "FILES", ("x.ftl",))
    monkeypatch.setattr(check, "LANGUAGES", {"en": "", "ru": ""})

    def fake(language: str, _name: str) -> str:
        return "\n".join(f"{key} = {text}" for key, text in (texts if language == "en" else change).items()) + "\n"

    monkeypatch.setattr(check, "source", fake)
    return list(check.catalogue_faults())


PLURAL = "{ $n ->\n    [one] { $n } a\n   *[other] { $n } b\n }"


@pytest.mark.parametrize(
    ("russian", "fault"),
    [
        ({}, "a is missing"),
        ({"a": "{ $n }", "b": "x"}, "b is not in English"),
        ({"a": "x"}, "a: $n is not used"),
        ({"a": "{ $n } { $m }"}, "a: $m is not given"),
        ({"a": PLURAL}, "a: no plural form “few”"),
    ],
    ids=["missing", "extra", "unused", "not given", "plural"],
)
def test_the_check_finds(russian: dict[str, str], fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"ru/x.ftl: {fault}" in broken({"a": "{ $n }"}, monkeypatch, russian)


def test_the_check_finds_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    found = broken({"a": "x", "b": "y"}, monkeypatch, {"b": "y", "a": "x"})
    assert found == ["ru/x.ftl: not in the order of the English file"]


@pytest.mark.parametrize("text", ["a = x\na = y\n", "= x\n"], ids=["twice", "not fluent"])
def test_the_check_refuses_a_file_that_is_none(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fake(_language: str, _name: str) -> str:
        return text

    monkeypatch.setattr(check, "source", fake)
    with pytest.raises(ValueError, match=r"x\.ftl"):
        check.texts_of("en", "x.ftl")


def test_endings_have_words() -> None:
    ids = {f"ending-{ending.value.replace('_', '-')}" for ending in Ending}
    assert ids <= set(check.texts_of("en", "scores.ftl"))
