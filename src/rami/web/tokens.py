"""Random names: links that nobody can guess, codes that people can type."""

import hashlib
import secrets
from typing import Final

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters and figures that look alike."""

CODE_LENGTH: Final = 6
"""How many letters and figures a code has."""

_TABLE_LENGTH: Final = 12


def new_token() -> str:
    """Give a secret of 128 bits, for a link or a device."""
    return secrets.token_urlsafe(16)


def new_key() -> str:
    """Give a key that names one request."""
    return secrets.token_urlsafe(9)


def new_table_id() -> str:
    """Give a name for a table; it opens nothing by itself."""
    return "".join(secrets.choice(_LETTERS.lower()) for _ in range(_TABLE_LENGTH))


def table_id_of(secret: str) -> str:
    """Give the name of the table that a secret always leads to.

    >>> table_id_of("a"), table_id_of("a") == table_id_of("b")
    ('lzbul57l4ctv', False)
    """
    letters = _LETTERS.lower()
    digest = hashlib.sha256(secret.encode()).digest()
    return "".join(letters[number % len(letters)] for number in digest[:_TABLE_LENGTH])


def new_code() -> str:
    """Give a short code that opens a match for watching."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Give a typed code as it is kept: without blanks, in capitals.

    >>> read_code(" k7 m4-px ")
    'K7M4PX'
    """
    return "".join(letter for letter in text.upper() if letter in _LETTERS)[:40]


def shown_code(code: str) -> str:
    """Give a code in pairs, as it is read out.

    >>> shown_code("K7M4PX")
    'K7 M4 PX'
    """
    return " ".join(code[start : start + 2] for start in range(0, len(code), 2))
