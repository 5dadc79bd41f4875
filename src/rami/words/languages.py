"""The seven languages, and which one to speak."""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from rami.errors import Fault, RamiError

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "fr": "Français",
    "hi": "हिन्दी",
    "ru": "Русский",
    "th": "ไทย",
    "tr": "Türkçe",
    "vi": "Tiếng Việt",
}
"""Codes of the languages with their own names."""

DEFAULT_LANGUAGE: Final = "en"


class LanguageError(RamiError):
    """A language that there is no catalogue for."""


def language_of(tag: str) -> str | None:
    """Give the language of a tag such as ``tr-TR``, ``hi_IN.UTF-8`` or ``FR``; None where it is not spoken here.

    >>> language_of("tr_TR.UTF-8"), language_of("HI"), language_of("C")
    ('tr', 'hi', None)
    """
    code = tag.replace("_", "-").split(".")[0].split("@")[0].split("-")[0].casefold()
    return code if code in LANGUAGES else None


def chosen_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """Give the language to speak: the one asked for, else that of the environment, else English.

    The environment is read as programs do: ``LANGUAGE`` (a list), ``LC_ALL``, ``LC_MESSAGES``, ``LANG``.

    Raises ``LanguageError`` (``language/unknown``) for a language asked for that is not spoken.

    >>> chosen_language(None, {"LANG": "th_TH.UTF-8"}), chosen_language("vi", {}), chosen_language(None, {})
    ('th', 'vi', 'en')
    """
    if wanted is not None:
        found = language_of(wanted)
        if found is None:
            raise LanguageError([Fault("language/unknown", ("lang",), {"text": wanted, "choices": tuple(LANGUAGES)})])
        return found
    for tag in _environment_tags(environ):
        found = language_of(tag)
        if found is not None:
            return found
    return DEFAULT_LANGUAGE


def _environment_tags(environ: Mapping[str, str]) -> Iterable[str]:
    yield from environ.get("LANGUAGE", "").split(":")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            yield environ[name]
            return


def isolated(name: str) -> str:
    """Put a right-to-left name between isolates, so that figures beside it keep their places in plain text.

    >>> isolated("Ana"), [hex(ord(letter)) for letter in isolated("שרה")][0]
    ('Ana', '0x2068')
    """
    if any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name):
        return f"\u2068{name}\u2069"
    return name
