"""Files for people to keep: names that say what is in them, in any script, and the headers that carry them."""

import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from typing import Final
from urllib.parse import quote

from starlette.responses import Response

_UNSAFE: Final = re.compile(r'[\s\\/:*?"<>|\x00-\x1f\x7f-\x9f]+')
_JOINERS: Final = frozenset("\u200c\u200d")
_MOST_BYTES: Final = 150
"""File systems hold 255; some letters take three or four."""


def file_name(day: date, names: Iterable[str], ending: str) -> str:
    """Name a file by the day of a match and who played; names that would make it too long are left out.

    >>> file_name(date(2026, 7, 30), ["Anna", "Marie Anne", "../รวี"], "csv")
    'rami-2026-07-30-Anna-Marie_Anne-รวี.csv'
    """
    stem = f"rami-{day.isoformat()}"
    for name in names:
        longer = f"{stem}-{_safe(name)}"
        if _safe(name) and len(longer.encode()) <= _MOST_BYTES:
            stem = longer
    return f"{stem}.{ending}"


def _safe(name: str) -> str:
    """Leave out what file systems and shells take for something else, and invisible letters but those within words."""
    visible = "".join(c for c in name if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn") or c in _JOINERS)
    return re.sub(r"\.{2,}", "_", _UNSAFE.sub("_", visible)).strip("._- ")


def disposition(name: str) -> str:
    """Give the header by which a browser saves an answer under a name, whatever its script.

    >>> print(disposition("rami-2026-07-30-รวี.csv"))
    attachment; filename="rami-2026-07-30.csv"; filename*=UTF-8''rami-2026-07-30-%E0%B8%A3%E0%B8%A7%E0%B8%B5.csv
    """
    plain = name if name.isascii() else f"{name[:15]}.{name.rpartition('.')[2]}"
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"


def download(text: str, media_type: str, name: str) -> Response:
    """Answer with a file."""
    headers = {"content-disposition": disposition(name), "cache-control": "no-store", "vary": "accept-language, cookie"}
    return Response(text, media_type=media_type, headers=headers)
