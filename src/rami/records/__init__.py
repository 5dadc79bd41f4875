"""Files and texts: matches and rounds as JSON, as text and as CSV, and the conformance cases."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final, Protocol

from rami.errors import Fault, RecordError
from rami.match import Match
from rami.records.csv_record import read_csv, write_csv
from rami.records.json_record import read_json, write_json
from rami.records.schema import PLAY_HEAD
from rami.records.text_record import HEAD, read_text, write_text


class Writer(Protocol):
    """Writes a match; ``date``, with its offset, is when it was played, for people to read: readers leave it out."""

    def __call__(self, match: Match, date: datetime | None = None) -> str:
        """Write it."""
        ...


WRITERS: Final[Mapping[str, Writer]] = {"json": write_json, "text": write_text, "csv": write_csv}
"""The formats that a match can be written in; ``read_match`` reads all of them back."""


def read_match(content: str | bytes) -> Match:
    """Read a match in any of its formats, told apart by how it begins.

    Raises ``RamiError``: not one of the formats, damaged, or refused by the engine; nothing is half read. Played rounds
    are told as such (``record/played``): they are played through to get their match, which takes ``rami.records.play_text``.

    >>> match = Match.start(["Ana", "Ben"], carried=[40, 30])
    >>> all(read_match(write(match)) == match for write in WRITERS.values())
    True
    """
    text = decoded(content).removeprefix("\ufeff")
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    if first.startswith(("{", "[")):
        return read_json(text)
    if first.startswith(PLAY_HEAD):
        raise RecordError([Fault("record/played")])
    if first.startswith(HEAD):
        return read_text(text)
    if "event" in first or first.startswith("sep="):
        return read_csv(text)
    raise RecordError([Fault("record/wrong-format", (), {"expected": "JSON | text | CSV"})])


def decoded(content: str | bytes, line: int = 1) -> str:
    """Give the text of a file, or of a part of it that begins in a ``line``.

    Raises ``RecordError`` (``record/not-readable``) where it is not UTF-8.

    >>> decoded("Ngọc".encode())
    'Ngọc'
    """
    if isinstance(content, str):
        return content
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        values = {"format": "UTF-8", "line": line + content[: error.start].count(b"\n"), "reason": error.reason}
        raise RecordError([Fault("record/not-readable", (), values)]) from None


__all__ = [
    "WRITERS",
    "Writer",
    "decoded",
    "read_csv",
    "read_json",
    "read_match",
    "read_text",
    "write_csv",
    "write_json",
    "write_text",
]
