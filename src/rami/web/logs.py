"""Logs without secrets: whoever reads a log must not be able to open a match."""

import logging
import re
from collections.abc import Mapping
from typing import Final

_TOKEN: Final = re.compile(r"(/join/)[^\s?#\"']+", re.IGNORECASE)


def without_tokens(text: str) -> str:
    """Give a text in which the tokens of links cannot be read.

    >>> without_tokens("GET /join/K7M4PX HTTP/1.1")
    'GET /join/… HTTP/1.1'
    """
    return _TOKEN.sub(r"\1…", text)


class TokenFilter(logging.Filter):
    """Takes the tokens out of every record. Set it on the handlers, or on the loggers that write addresses down."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Change the record in place; none is held back."""
        record.msg = _cleaned(record.msg)
        if isinstance(record.args, Mapping):
            record.args = {name: _cleaned(value) for name, value in record.args.items()}
        elif record.args:
            record.args = tuple(_cleaned(value) for value in record.args)
        return True


def _cleaned(value: object) -> object:
    """Figures stay figures, for formats such as ``%d``; what becomes a text only when written is cleaned as text."""
    if isinstance(value, str):
        return without_tokens(value)
    if value is None or isinstance(value, int | float):
        return value
    written = str(value)
    cleaned = without_tokens(written)
    return value if cleaned == written else cleaned
