"""Running the command line inside the test process: what it prints, and how it ends."""

import io
import sys
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from rami.cli import main


class Ran(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands with a given input and environment, 100 columns wide."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("NO_COLOR", "1")

    def run(self, arguments: Sequence[str], typed: bytes | None = None) -> Ran:
        """Run a command; ``typed`` is piped in, otherwise the standard input is a terminal."""
        stream = io.TextIOWrapper(io.BytesIO(typed or b""), encoding="utf-8")
        self._monkeypatch.setattr(stream, "isatty", lambda: typed is None, raising=False)
        self._monkeypatch.setattr(sys, "stdin", stream)
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        captured = self._capsys.readouterr()
        code = ended.value.code
        return Ran(code if isinstance(code, int) else 0, captured.out, captured.err)
