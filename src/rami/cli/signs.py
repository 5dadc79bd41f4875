"""Signs near to those that an encoding does not hold, so that an old terminal still tells a ten of diamonds from a ten."""

import codecs
import unicodedata
from typing import Final

NEAREST: Final = "rami-nearest"
"""The name of this handling of errors, once ``register`` was called."""

_NEAR: Final = {
    **dict(zip("♠♥♦♣★", "SHDC*", strict=True)),
    **dict(zip("“”„«»‘’–—−·•×≠", '"""""\'\'---.*x#', strict=True)),
    "→": "->",
    "…": "...",
    "≥": ">=",
    "≤": "<=",
    "±": "+-",
    "œ": "oe",
    "Œ": "OE",
    "đ": "d",
    "Đ": "D",
    "ı": "i",
}


def register() -> None:
    """Let streams ask for ``NEAREST``."""
    codecs.register_error(NEAREST, _handled)


def nearest(text: str) -> str:
    r"""Write a text in ASCII, as near to it as it goes: suits by their letters, letters without their marks.

    A byte that was no text is shown by its number; what has nothing near is a question mark.

    >>> nearest("10♦ ★ – “Thảo” \u2068Дана\u2069 \udcff")
    '10D * - "Thao" ???? \\xff'
    """
    return "".join(map(_near, text))


def _near(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in _NEAR:
        return _NEAR[letter]
    if "\udc80" <= letter <= "\udcff":
        return f"\\x{ord(letter) - 0xDC00:02x}"
    if unicodedata.category(letter) in {"Mn", "Me", "Cf"}:  # marks and what is invisible
        return ""
    first, *others = unicodedata.normalize("NFKD", letter)
    return first if first.isascii() and all(map(unicodedata.combining, others)) else "?"


def _handled(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest(error.object[error.start : error.end]), error.end
