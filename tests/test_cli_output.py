"""What is printed in any encoding, and what happens where nothing can be printed."""

import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli_runner import Terminal
from rami import Match
from rami.cli import main
from rami.cli.output import UNWRITTEN
from rami.cli.signs import nearest
from rami.records import read_match, write_json
from rami.words.languages import LANGUAGES

FULL = Path("/dev/full")


class Printed(io.TextIOWrapper):
    """A stream of some encoding that keeps what was printed."""

    def __init__(self, encoding: str) -> None:
        self.kept = io.BytesIO()
        super().__init__(self.kept, encoding=encoding, newline="")


def printed(
    monkeypatch: pytest.MonkeyPatch, encoding: str, arguments: Sequence[str], typed: str = ""
) -> tuple[bytes, bytes]:
    out, err = Printed(encoding), Printed(encoding)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    with pytest.raises(SystemExit):
        main(arguments)
    err.flush()
    assert sys.stdout is out
    return out.kept.getvalue(), err.kept.getvalue()


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1", "utf-16"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["text", "markdown", "csv", "json"])
def test_no_encoding_is_too_small(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, encoding: str, language: str, form: str
) -> None:
    asked = ["examples", "--lang", language, "--format", form]
    usual = terminal.run(asked).out
    out, err = printed(monkeypatch, encoding, asked)
    assert err == b""
    if form == "json":
        assert json.loads(out.decode(encoding)) == json.loads(usual)
        assert encoding == "utf-16" or out.isascii()
    elif form == "csv":
        assert out.decode() == usual
    else:
        told = out.decode(encoding)
        assert encoding == "utf-16" or ("84" in told and "♥" not in told)


def test_a_suit_stays_a_suit(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding in ("cp1252", "ascii"):
        out, _ = printed(monkeypatch, encoding, ["value", "10♦ K? XX"])
        lines = [line.split() for line in out.decode(encoding).splitlines()]
        assert ["10D", "|", "ten", "of", "diamonds", "|", "10"] in lines
        assert ["*", "|", "joker", "|", "20"] in lines
    _, err = printed(monkeypatch, "cp1252", ["value", "ZZ", "--lang", "fr"])
    assert "« ZZ »".replace(" ", "\u00a0") in err.decode("cp1252")


def test_refusals_are_data_in_any_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    _, err = printed(monkeypatch, "cp1252", ["value", "é♦", "--lang", "hi", "--format", "json"])
    (fault,) = json.loads(err.decode("ascii"))["refused"]
    assert fault["values"]["text"] == "é♦"
    assert "पत्ता" in fault["sentence"]


def test_a_match_is_written_as_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(["Léa", "Ngọc", "שרה"])
    for form in ("json", "text", "csv"):
        out, _ = printed(monkeypatch, "ascii", ["match", "--to", form], write_json(match))
        assert read_match(out) == match
    out, _ = printed(monkeypatch, "latin-1", ["match", "--format", "csv"], write_json(match))
    assert "Ngọc" in next(
        row["player"] for row in csv.DictReader(io.StringIO(out.decode("utf-8-sig"))) if "N" in row["player"]
    )


def test_half_a_letter_is_escaped_even_in_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    _, err = printed(monkeypatch, "utf-8", ["match", "none\udcff", "--format", "json"])
    assert json.loads(err)["refused"][0]["values"]["file"] == "none\udcff"
    _, err = printed(monkeypatch, "utf-8", ["match", "none\udcff"])
    assert "none\\xff" in err.decode()


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("A♠ K♥ 10♦ 5♣ ★", "AS KH 10D 5C *"),
        ("“Ngọc” – «đá» … œuvre", '"Ngoc" - "da" ... oeuvre'),
        ("İzmir ığşçöü", "Izmir igscou"),
        ("½ Ω ไ", "? ? ?"),
        ("\u2068a\u2069\u200b\u0301", "a"),
        ("a\udc80\udcff\ud800", "a\\x80\\xff?"),
    ],
)
def test_near_signs_are_ascii(text: str, near: str) -> None:
    assert nearest(text) == near


def rami(arguments: Sequence[str], **streams: object) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "LANG": "C.UTF-8"}
    return subprocess.run([sys.executable, "-m", "rami", *arguments], check=False, env=environment, **streams)  # type: ignore[call-overload]


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
@pytest.mark.parametrize(
    "asked", [["rules"], ["rules", "--format=csv"], ["--help"], ["play", "--plain", "--seed", "1"]]
)
def test_a_full_disk_is_said(asked: list[str]) -> None:
    with FULL.open("wb") as full:
        ran = rami(asked, stdout=full, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    told = "Refused:\n  The output cannot be written: No space left on device\n"
    assert (ran.returncode, ran.stderr.decode()) == (UNWRITTEN, told)


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
def test_a_full_disk_is_told_as_data() -> None:
    with FULL.open("wb") as full:
        ran = rami(["rules", "--format", "json"], stdout=full, stderr=subprocess.PIPE)
    assert [fault["code"] for fault in json.loads(ran.stderr)["refused"]] == ["output/not-written"]
    assert ran.returncode == UNWRITTEN
    with FULL.open("wb") as full:
        assert rami(["value", "ZZ"], stdout=full, stderr=full).returncode == UNWRITTEN


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are closed in another way there")
@pytest.mark.parametrize("asked", [["rules"], ["rules", "--format", "json"], ["--help"]])
def test_a_pipe_that_is_closed_is_met_with_silence(asked: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ran = rami(asked, stdout=writing, stderr=subprocess.PIPE)
    finally:
        os.close(writing)
    assert (ran.returncode, ran.stderr) == (UNWRITTEN, b"")


def test_no_output_at_all_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs without a console have no streams."""
    for form in ("text", "json", "csv", "markdown"):
        monkeypatch.setattr(sys, "stdout", None)
        with pytest.raises(SystemExit) as ended:
            main(["examples", "--format", form])
        assert ended.value.code in (None, 0)
