"""The catalogues: one folder of Fluent files a language, each compiled when it is first used."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from importlib import resources
from typing import Final

from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource
from rami.words.languages import LANGUAGES

FILES: Final = (
    "cards.ftl",
    "scores.ftl",
    "errors.ftl",
    "rules.ftl",
    "guide.ftl",
    "cli.ftl",
    "play.ftl",
    "table.ftl",
    "pages.ftl",
    "rulespage.ftl",
    "players.ftl",
    "books.ftl",
    "share.ftl",
    "api.ftl",
    "lab.ftl",
    "advice.ftl",
)
"""The files of each language, by subject."""

Value = str | int

_MESSAGE: Final = re.compile("^([a-z][a-z0-9-]*) *=", re.MULTILINE)
"""Where a message begins. No text refers to another, so that each file stands alone."""

_HELD: Final = 10_000
"""How many texts of a language are held as they came out: the same few stand on every page of a match."""


class Catalogue:
    """All texts of one language. Get it from ``catalogue``.

    >>> catalogue("en").text("points", count=1), catalogue("ru").text("points", count=22)
    ('1 point', '22 очка')
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._file_of = {message: name for name in FILES for message in _MESSAGE.findall(source(language, name))}
        self._bundles: dict[str, FluentBundle] = {}
        self._formatted = lru_cache(_HELD)(self._format)

    def text(self, message: str, **values: Value) -> str:
        """Give a text with its values put in; numbers are written and counted as the language does.

        Raises ``KeyError`` for a message that does not exist, ``ValueError`` for a value that is missing.
        """
        return self._formatted(message, *values.items())

    def _format(self, message: str, *values: tuple[str, Value]) -> str:
        bundle = self._bundle(self._file_of[message.partition(".")[0]])
        text, faults = bundle.format(message, dict(values))
        if faults:
            raise ValueError(f"{message} in {self.language}: {faults}")
        return text

    def _bundle(self, name: str) -> FluentBundle:
        """Give the compiled texts of a file. Most commands need few of them, and compiling all takes seconds."""
        if name not in self._bundles:
            text = FtlResource.from_string(source(self.language, name))
            bundle = FluentBundle(self.language, [text], use_isolating=False)
            faults = bundle.check_messages()
            if faults:
                raise ValueError(f"the {self.language} catalogue, {name}: {faults}")
            self._bundles[name] = bundle
        return self._bundles[name]

    def compile(self) -> None:
        """Compile every file now.

        Raises ``ValueError`` for a text that does not compile.
        """
        for name in FILES:
            self._bundle(name)

    def also(self, message: str) -> tuple[str, ...]:
        """Give the words of a message, or of its attribute, that are listed with commas between.

        >>> catalogue("en").also("card-links")
        ('of', 'the')
        """
        return tuple(word for word in (part.strip() for part in self.text(message).split(",")) if word)

    def list_of(self, names: Iterable[str]) -> str:
        """Join names as the language does, with commas and a word before the last.

        >>> catalogue("en").list_of(["Ana", "Ben", "Chi"])
        'Ana, Ben and Chi'
        """
        *first, last = names
        if not first:
            return last
        return self.text("list-and", first=reduce(self._with_comma, first), last=last)

    def series(self, parts: Iterable[str]) -> str:
        """Put parts of a sentence beside each other, with commas as the language writes them.

        >>> catalogue("en").series(["Ana 30", "Ben 40"])
        'Ana 30, Ben 40'
        """
        return reduce(self._with_comma, parts)

    def titled(self, title: str, text: str) -> str:
        """Put a short title and what belongs to it on one line, with the colon of the language.

        >>> catalogue("en").titled("Seed", "7")
        'Seed: 7'
        """
        return self.text("guide-titled", title=title, text=text)

    def semicolons(self, parts: Iterable[str]) -> str:
        """Put parts beside each other that may have commas themselves; nothing where there is none."""
        return reduce(lambda first, part: self.text("guide-differs-list", first=first, next=part), list(parts) or [""])

    def _with_comma(self, first: str, following: str) -> str:
        return self.text("list-comma", first=first, next=following)


@cache
def catalogue(language: str) -> Catalogue:
    """Give the catalogue of a language, held once read.

    Raises ``KeyError`` for a language that is not one of ``LANGUAGES``.
    """
    LANGUAGES[language]
    return Catalogue(language)


def source(language: str, name: str) -> str:
    """Give the text of one catalogue file."""
    return resources.files("rami.words").joinpath(language, name).read_text(encoding="utf-8")


def checked(languages: Sequence[str] = tuple(LANGUAGES)) -> Mapping[str, Catalogue]:
    """Compile all catalogues; a text that does not compile is an error here."""
    catalogues = {language: catalogue(language) for language in languages}
    for each in catalogues.values():
        each.compile()
    return catalogues
