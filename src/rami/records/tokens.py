"""The small pieces of the text notation: names in quotes, and lists split outside of quotes."""

import json
import re
from typing import Final

_PLAIN: Final = re.compile(r'[^\s"#:,=][^":,=]*')
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


def is_plain(name: str) -> bool:
    """Whether a name can stand without quotes.

    >>> is_plain("Marie Anne"), is_plain("Ana, Ben")
    (True, False)
    """
    return _PLAIN.fullmatch(name) is not None


def quoted(name: str) -> str:
    r"""Put a name in quotes, with a backslash before quotes inside.

    >>> print(quoted('the "King"'))
    "the \"King\""
    """
    return json.dumps(name, ensure_ascii=False)


def unquoted(item: str) -> str:
    """Read a name with or without quotes.

    Raises ``ValueError`` for quotes that do not close.

    >>> unquoted(' "Ana, Ben" '), unquoted("Ana")
    ('Ana, Ben', 'Ana')
    """
    text = item.strip()
    if not text.startswith('"'):
        return text
    if not _QUOTED.fullmatch(text):
        raise ValueError(text)
    return str(json.loads(text))


def split_outside(text: str, sign: str) -> list[str]:
    """Split at a sign wherever it stands outside of quotes; the parts are stripped.

    >>> split_outside('Ana, "Ben, the 2nd" = 4', ",")
    ['Ana', '"Ben, the 2nd" = 4']
    """
    cuts = _places(text, sign)
    starts = [0, *(cut + 1 for cut in cuts)]
    return [text[start:end].strip() for start, end in zip(starts, [*cuts, len(text)], strict=True)]


def split_once(text: str, sign: str) -> tuple[str, str | None]:
    """Split at the first sign outside of quotes; the second part is None where there is no sign.

    >>> split_once('"a:b": c:d', ":"), split_once("a", ":")
    (('"a:b"', 'c:d'), ('a', None))
    """
    cuts = _places(text, sign)
    if not cuts:
        return text.strip(), None
    return text[: cuts[0]].strip(), text[cuts[0] + 1 :].strip()


def _places(text: str, sign: str) -> list[int]:
    """Where a sign stands outside of quotes."""
    bare = _QUOTED.sub(lambda match: "\0" * len(match.group()), text)
    return [place for place, letter in enumerate(bare) if letter == sign]
