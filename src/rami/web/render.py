"""Templates and texts: every page speaks one language, and every name stands isolated in its sentence."""

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from rami.words.catalogue import Value, catalogue
from rami.words.languages import LANGUAGES

_HERE: Final = Path(str(resources.files("rami.web")))
STATIC: Final = _HERE / "static"

_OPEN, _CLOSE = "\u2068", "\u2069"
_STRUCK: Final = re.compile("\x02([^\x02\x03]*)\x03")


def named(name: str) -> str:
    """Mark a name, so that it becomes ``<bdi>`` wherever a text with it is shown."""
    return f"{_OPEN}{name}{_CLOSE}"


def struck(figure: str) -> str:
    """Mark an old figure, so that it is struck through wherever a text with it is shown."""
    return f"\x02{figure}\x03"


def shown(text: str) -> Markup:
    """Give a plain text as HTML; what is isolated in it becomes ``<bdi>``, what is struck ``<s>``.

    >>> shown(f"{named('<b>')} won"), shown(f"{struck('62')} 52")
    (Markup('<bdi>&lt;b&gt;</bdi> won'), Markup('<s class="struck">62</s> 52'))
    """
    html = str(escape(text)).replace(_OPEN, "<bdi>").replace(_CLOSE, "</bdi>")
    return Markup(_STRUCK.sub(r'<s class="struck">\1</s>', html))  # noqa: S704 - escaped before


class Texts:
    """The texts of one language as templates use them: ``t('keep-title', player=n(name))``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = catalogue(language)

    def __call__(self, message: str, **values: Value) -> Markup:
        """Give a text as HTML."""
        return shown(self._catalogue.text(message, **values))

    def plain(self, message: str, **values: Value) -> str:
        """Give a text as it is, names without marks."""
        return self._catalogue.text(message, **values).replace(_OPEN, "").replace(_CLOSE, "")

    def names(self, names: Iterable[str]) -> str:
        """Give a list of names as the language joins it, each isolated."""
        return self._catalogue.list_of(named(name) for name in names)


@cache
def texts(language: str) -> Texts:
    """Give the texts of a language."""
    return Texts(language)


@cache
def static_url(name: str) -> str:
    """Give the address of a file with its hash, so that browsers may keep it for ever."""
    digest = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?v={digest}"


_VOWELS: Final = frozenset("aeiouyаеёиоуыэюяіїє")
_SOFT_HYPHEN: Final = "\u00ad"
_WORD: Final = re.compile("[^ \u2010-\u2015-]{6,}")
_TOGETHER: Final = re.compile("[bcdfgkptvбвгдкптф][lrлр]|[a-z]h|ck|gn|ng|qu|[cdrst]z|ts", re.IGNORECASE)
"""Consonants that are not parted."""


def broken(name: str) -> str:
    """Let a name break between its syllables where a column is narrow; nothing is seen of it elsewhere.

    A part after a hyphen is a word of its own: browsers break there by themselves.

    >>> [broken(name).split("\u00ad") for name in ("Екатерина", "Mehmet", "Anna-Alexandrina", "Sophie")]
    [['Ека', 'те', 'рина'], ['Meh', 'met'], ['Anna-Ale', 'xandrina'], ['Sophie']]
    """
    return _WORD.sub(lambda word: _syllables(word[0]), name)


def _syllables(word: str) -> str:
    cuts = [at for at in range(3, len(word) - 2) if _parts(word, at)]
    return _SOFT_HYPHEN.join(word[start:end] for start, end in pairwise([0, *cuts, len(word)]))


def _parts(word: str, at: int) -> bool:
    """Whether a syllable begins here: with a consonant before a vowel, after a vowel or a consonant of its own."""
    before, last, first, following = (_is_vowel(letter) for letter in word[at - 2 : at + 2])
    if first or not following or not word[at - 1 : at + 1].isalpha():
        return False
    return last or (before and not _TOGETHER.match(word[at - 1 : at + 1]))


def _is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[0].lower() in _VOWELS


def local_time(at: datetime, zone: str) -> datetime:
    """Give a moment in the time of the zone, with its offset; UTC where there is no such zone."""
    return at.astimezone(_zone(zone))


def clock_time(at: datetime, zone: str) -> str:
    """Give the time of day where the phone is."""
    return local_time(at, zone).strftime("%H:%M")


def day(at: datetime, zone: str, language: str) -> str:
    """Give the date where the phone is, in words of the language and in western figures."""
    return format_date(local_time(at, zone).date(), "d MMM y", locale=f"{language}@numbers=latn")


@cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return ZoneInfo("UTC")


def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    shared: dict[str, Any] = environment.globals  # pyright: ignore[reportAssignmentType] - typed by jinja's defaults
    shared |= {
        "static": static_url,
        "n": named,
        "broken": broken,
        "shown": shown,
        "languages": LANGUAGES,
        "refused": False,
        "clock_time": clock_time,
        "day": day,
    }
    return environment


_ENVIRONMENT: Final = _environment()


def render(template: str, language: str, values: Mapping[str, object]) -> str:
    """Render a template in a language."""
    return _ENVIRONMENT.get_template(template).render(values, t=texts(language), lang=language)
