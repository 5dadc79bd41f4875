"""What is printed, whatever the encoding of the terminal, and what happens where nothing can be printed.

People read what the encoding holds, and near signs for the rest. Programs lose nothing: JSON escapes what the encoding
does not hold, and what is a file by itself (CSV, a match, evidence) is UTF-8 always.
"""

import errno
import json
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import IO, Any, Final, TextIO, cast

from rich.console import Console
from rich.text import Text

from rami.cli import signs

UNWRITTEN: Final = 4
"""The exit code where what was found could not be printed."""


class OutputError(Exception):
    """A stream that takes no more: the disk is full, or nobody reads it (``silent``). No ``OSError``, which typer takes."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.reason = error.strerror or str(error)
        self.silent = error.errno == errno.EPIPE


class _Stream:
    """A stream whose failures are ``OutputError``s, told from those of files and sockets."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=signs.NEAREST)

    def write(self, text: str) -> int:
        """Write a text."""
        with _checked():
            return self._stream.write(text)

    def flush(self) -> None:
        """Send what was written."""
        with _checked():
            self._stream.flush()

    def write_bytes(self, content: bytes) -> None:
        """Write bytes as they are, whatever the encoding."""
        with _checked():
            self._stream.flush()
            self._stream.buffer.write(content)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def _checked() -> Generator[None]:
    try:
        yield
    except OSError as error:
        raise OutputError(error) from error


@contextmanager
def checked_output() -> Generator[None]:
    """Let everything that is printed meanwhile go through checked streams, and send the last of it.

    Raises ``OutputError``; from then on nothing more is printed.
    """
    before = sys.stdout, sys.stderr
    signs.register()
    sys.stdout, sys.stderr = (cast("TextIO | None", stream and _Stream(stream)) for stream in before)
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OutputError:
        if before[0] is not None:
            _turn_away(before[0])
        raise
    finally:
        sys.stdout, sys.stderr = before


def _turn_away(stream: TextIO) -> None:
    """Send what a failed stream still holds nowhere, since Python tries to write it once more at its end."""
    with suppress(OSError):
        number = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, number)
        os.close(nowhere)


def say(text: str) -> None:
    """Tell people something on the standard error output."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(text))


def print_text(text: str) -> None:
    """Print a text for people as it is, at once."""
    print(text, flush=True)


def print_file(text: str) -> None:
    """Print what is a file by itself, as UTF-8."""
    stream = sys.stdout
    if isinstance(stream, _Stream):
        stream.write_bytes(text.encode())
    elif stream is not None:
        stream.write(text)


def print_json(document: object, stream: IO[str] | None, indent: int | None = 1) -> None:
    """Print a document for programs on a stream, at once: who asked may wait for it."""
    if stream is not None:
        stream.write(json_text(document, stream, indent) + "\n")
        stream.flush()


def holds(text: str, stream: TextIO) -> bool:
    """Whether a stream can show a text as it is."""
    try:
        text.encode(stream.encoding)
    except UnicodeEncodeError:
        return False
    return True


def json_text(document: object, stream: IO[str], indent: int | None = 1) -> str:
    """Write a document for a stream: in ASCII with escapes where the stream is not UTF-8, or the text has half a letter."""
    text = json.dumps(document, ensure_ascii=False, indent=indent)
    try:
        text.encode()
    except UnicodeEncodeError:
        ascii_only = True
    else:
        encoding = getattr(stream, "encoding", None) or ""
        ascii_only = encoding.lower().replace("_", "-") not in {"utf-8", "utf8"}
    return json.dumps(document, indent=indent) if ascii_only else text
