"""Where a command reads and writes: what is not there, cannot be written or is not UTF-8, as text and as data."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli_runner import Ran, Terminal
from play_rounds import played_match, shuffled_deal
from rami import PRESETS, Match
from rami.records import WRITERS, read_match
from rami.records.play_json import write_play_json
from rami.records.play_record import PlayRecord
from rami.records.play_text import write_play
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES

ARENA = ["arena", "random", "random", "--deals", "2", "--unit", "round"]
SIMULATE = ["simulate", "random", "--games", "2", "--unit", "round"]


def codes(ran: Ran) -> list[str]:
    return [fault["code"] for fault in json.loads(ran.err)["refused"]]


@pytest.mark.parametrize(
    "command",
    [["match"], ["score"], ["replay"], ["review"], ["verify-deal"], ["cases"], ["arena", "--from"]],
    ids=lambda command: command[0],
)
def test_a_file_that_is_not_there_is_told_as_data_too(terminal: Terminal, tmp_path: Path, command: list[str]) -> None:
    for name, reason in (("none", "No such file or directory"), ("", "Is a directory")):
        file = str(tmp_path / name)
        if command == ["cases"] and not name:
            continue  # a folder of cases
        ran = terminal.run([*command, file, "--format", "json"])
        assert (ran.code, ran.out) == (3, "")
        (fault,) = json.loads(ran.err)["refused"]
        assert (fault["code"], fault["values"]) == ("file/not-read", {"file": file, "reason": reason})
        assert terminal.run([*command, file]).err.splitlines()[1:] == [f"  Cannot read {file}: {reason}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[*ARENA, "--evidence"], [*SIMULATE, "--chart"]], ids=lambda command: command[0])
def test_a_file_that_cannot_be_written_is_told_as_data_too(
    terminal: Terminal, tmp_path: Path, command: list[str], language: str
) -> None:
    file = str(tmp_path / "no" / "file")
    ran = terminal.run([*command, file, "--format", "json", "--lang", language])
    assert (ran.code, ran.out, codes(ran)) == (3, "", ["file/not-written"])
    values = {"file": file, "reason": "No such file or directory"}
    assert json.loads(ran.err)["refused"][0]["sentence"] == catalogue(language).text("error-file-not-written", **values)


def test_a_disk_that_is_full_is_told(terminal: Terminal) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no full device here")
    ran = terminal.run([*ARENA, "--processes", "1", "--evidence", "/dev/full", "--format", "json"])
    assert (ran.code, ran.out, codes(ran)) == (3, "", ["file/not-written"])


def test_a_file_is_tried_without_a_trace(terminal: Terminal, tmp_path: Path) -> None:
    """What is refused afterwards leaves no empty file, and what was there stays."""
    kept = tmp_path / "kept"
    kept.write_text("old", encoding="utf-8")
    for file in (tmp_path / "new", kept):
        assert terminal.run([*ARENA, "--evidence", str(file), "--processes", "0"]).code == 3
    assert [*tmp_path.iterdir()] == [kept]
    assert kept.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("command", ["value", "score", "match", "arrange", "replay"])
def test_nothing_to_read_is_told_as_data_too(terminal: Terminal, command: str) -> None:
    ran = terminal.run([command, "--format", "json"])
    assert (ran.code, ran.out, codes(ran)) == (2, "", ["use/no-input"])


def test_no_cases_are_told_as_data_too(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(["cases", str(tmp_path), "--format", "json"])
    assert (ran.code, ran.out, codes(ran)) == (2, "", ["use/no-cases"])
    assert terminal.run(["cases", str(tmp_path)]).err.splitlines()[1:] == [f"  No cases found in {tmp_path}."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["value", "arrange", "match", "score", "replay"])
def test_what_is_not_utf_8_is_told_so(terminal: Terminal, command: str, language: str) -> None:
    values = {"format": "UTF-8", "line": 2, "reason": "invalid start byte"}
    ran = terminal.run([command, "--lang", language], b"AH\n\xff\xfe")
    assert (ran.code, ran.out) == (3, "")
    told = catalogue(language).text("error-record-not-readable", **values)
    assert ran.err.splitlines()[1:] == [f"  {told}"]


@pytest.mark.skipif(sys.platform == "win32", reason="arguments are never bytes there")
def test_an_argument_that_is_not_utf_8_is_told_so() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rami", "value", b"AH \xff", "--format", "json"], capture_output=True, check=False
    )
    assert ran.returncode == 3
    assert json.loads(ran.stderr)["refused"][0]["code"] == "record/not-readable"


def test_a_line_that_is_not_utf_8_is_answered_as_such(terminal: Terminal) -> None:
    ran = terminal.run(["arrange", "--format", "json", "-"], b"\xef\xbb\xbf2C 4D\n \xc2\xa0\nAH \xff\n2C 4D")
    first, second, third = map(json.loads, ran.out.splitlines())
    assert (first["least_left"], third["least_left"], ran.code) == (6, 6, 3)
    (fault,) = second["refused"]
    assert (fault["code"], fault["values"]["format"], fault["values"]["line"]) == ("record/not-readable", "UTF-8", 3)


@pytest.fixture(scope="module")
def game() -> PlayRecord:
    return played_match(["Ana", "Ben", "שרה"], PRESETS["tunisian"], 2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_of_a_played_game_is_shown(terminal: Terminal, game: PlayRecord, language: str) -> None:
    sheet = terminal.run(["match", "--lang", language], WRITERS["json"](game.match).encode())
    assert (sheet.code, sheet.err) == (0, "")
    for text in (write_play(game), write_play_json(game)):
        assert terminal.run(["match", "--lang", language], text.encode()) == sheet
    for form in WRITERS:
        ran = terminal.run(["match", "--to", form], b"\xef\xbb\xbf" + write_play(game).encode())
        assert read_match(ran.out) == game.match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_that_is_not_over_is_said_not_to_count(terminal: Terminal, game: PlayRecord, language: str) -> None:
    import random

    begun = PlayRecord(game.start, (*game.rounds, shuffled_deal(game.match, random.Random(1))))
    ran = terminal.run(["match", "--lang", language, "--to", "json"], write_play(begun).encode())
    assert ran.err == catalogue(language).text("cli-round-unfinished", number=3) + "\n"
    assert read_match(ran.out) == game.match
    none = PlayRecord(Match.start(["Ana", "Ben"]), ())
    assert terminal.run(["match", "--lang", language], write_play(none).encode()).err == ""


def test_a_game_that_cannot_have_been_played_is_refused(terminal: Terminal, game: PlayRecord) -> None:
    ran = terminal.run(["match", "--format", "json"], write_play(game).replace("discard", "stop", 1).encode())
    assert (ran.code, ran.out) == (3, "")
    assert json.loads(ran.err)["refused"][0]["fields"][0].startswith("line ")
    forged = json.loads(write_play_json(game)) | {"totals": [0, 0, 0]}
    assert codes(terminal.run(["match", "--format", "json"], json.dumps(forged).encode())) == ["record/disagrees"]
