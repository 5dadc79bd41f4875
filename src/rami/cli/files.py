"""Where a command gets its input, and the files that it writes; what fails is refused like anything else."""

import sys
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, NoReturn

from rami.cli.output import say
from rami.cli.refusal import MISUSED, refuse
from rami.cli.report import Format
from rami.errors import Fault
from rami.records import decoded
from rami.words.catalogue import catalogue


def typed_text(parts: Sequence[str] | None, lang: str, form: Format) -> str:
    """Give what was typed after the command, or the standard input for nothing or ``-``; in NFC.

    Raises ``RecordError`` (``record/not-readable``) where it is not UTF-8.
    """
    if not parts or list(parts) == ["-"]:
        content = _piped(lang, form).read()
    else:  # what is no text in the coding of the system has its bytes kept as lone surrogates
        content = " ".join(parts).encode(errors="surrogateescape")
    return unicodedata.normalize("NFC", decoded(content)).strip()


def lines_of_input(lang: str, form: Format) -> Iterator[tuple[int, bytes]]:
    """Give the lines of the standard input with their numbers as they come: who sends one may wait for its answer."""
    yield from enumerate(_piped(lang, form), 1)


def file_content(name: str, lang: str, form: Format) -> bytes:
    """Read a file, or the standard input for ``-``."""
    if name == "-":
        return _piped(lang, form).read()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        _refuse_file("file/not-read", name, error, lang, form)


def check_writable(file: Path | None, lang: str, form: Format) -> None:
    """Refuse a file that cannot be written, before what goes into it is worked out."""
    if file is not None:
        try:
            there = file.exists()
            file.open("ab").close()
            if not there:  # what is refused later leaves nothing behind
                file.unlink()
        except OSError as error:
            _refuse_file("file/not-written", str(file), error, lang, form)


def write_file(file: Path | None, text: str, lang: str, form: Format) -> None:
    """Write a file if one is wanted, and say so on the standard error output."""
    if file is not None:
        try:
            file.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            _refuse_file("file/not-written", str(file), error, lang, form)
        say(catalogue(lang).text("lab-written", file=str(file)))


def _piped(lang: str, form: Format) -> BinaryIO:
    """Give the standard input; where nothing is piped in, say what to do instead of waiting."""
    if sys.stdin is None or sys.stdin.isatty():
        refuse([Fault("use/no-input")], lang, form, code=MISUSED)
    return sys.stdin.buffer


def _refuse_file(code: str, name: str, error: OSError, lang: str, form: Format) -> NoReturn:
    refuse([Fault(code, (), {"file": name, "reason": error.strerror or str(error)})], lang, form)
