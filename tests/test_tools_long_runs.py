"""``tools/long_runs.py``: its rows say what was played, a stall and an illegal move end it, the published page has what it asks for."""

import re
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest
from tools import long_runs as tool

from rami.bots.chance import Chance
from rami.bots.levels import LEVELS
from rami.bots.strategy import Sight
from rami.lab.workers import workers
from rami.play.deal import PlayError
from rami.play.moves import Discard, Move
from rami.results import Ending
from rami.rules import OPTIONS, PRESETS, Rules

PAGE = tool.PAGE.read_text(encoding="utf-8")


def rows_of(page: str) -> list[list[str]]:
    """The cells of the rows of the table, without its head."""
    return [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the tool play few rounds in this process, and give where it writes its page."""
    monkeypatch.setattr(tool, "ROUNDS", {"random": 12, "beginner": 3})
    monkeypatch.setattr(tool, "workers", partial(workers, 1))
    monkeypatch.setattr(tool, "PAGE", tmp_path / "long-runs.md")
    return tmp_path / "long-runs.md"


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["long_runs.py", *arguments])
    tool.main()


# What it plays


def test_every_option_of_play_has_every_choice_somewhere() -> None:
    drawn = [tool.rules_for(number, 2) for number in range(2, 200, 2)]
    for option in OPTIONS.values():
        values = {rules[option.name] for rules in drawn}
        assert (
            values >= set(option.choices)
            if not option.scoring and option.choices
            else len(values) > 1 or option.scoring
        )
    assert Counter(tool.rules_for(number, 2) for number in range(1, 17, 2)) == dict.fromkeys(PRESETS.values(), 2)
    for number in range(2, 40):
        tool.rules_for(number, 6).check_players(6)


def test_every_preset_is_played_by_every_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[object, int]] = set()

    def easy(number: int, players: int) -> Rules:
        seen.add((number % 8, players))
        return PRESETS["easy"]

    monkeypatch.setattr(tool, "rules_for", easy)
    for number in range(40):
        tool.round_played("beginner", number)
    assert seen == {(kind, players) for kind in range(8) for players in range(2, 7)}


class Stubborn(Chance):
    """Makes a move that is none."""

    def choose(self, sight: Sight, random: Random) -> Move:
        return Discard(1 << 60) if sight.view.turns else super().choose(sight, random)


def test_an_illegal_move_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "LEVELS", {**LEVELS, "random": Stubborn})
    with pytest.raises(PlayError):
        tool.rounds_played("random", [1])


def test_a_stall_ends_it_and_names_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "MOST_MOVES", 10)
    with pytest.raises(RuntimeError, match="round 3 of random stalls: Rules"):
        tool.round_played("random", 3)


# What it writes


def test_the_page_tells_what_was_played(ask: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch)
    page = ask.read_text(encoding="utf-8")
    assert page.startswith(tool.HEAD[:40])
    found = [tool.round_played("random", number) for number in range(1, 13)]
    first, second = rows_of(page)
    assert first[:3] == ["`random`", "12", "6"]
    assert first[3] == f"{sum(ended.moves for ended in found):,}"
    assert [int(cell) for cell in first[4:7]] == [sum(ended.ending is ending for ended in found) for ending in (Ending.NORMAL, Ending.RAMI_SEC, Ending.BLOCKED)]  # fmt: skip
    assert first[7:9] == [f"{max(ended.turns for ended in found):,}", f"{max(ended.moves for ended in found):,}"]
    assert second[:2] == ["`beginner`", "3"]


def test_only_the_level_that_is_asked_for_is_played(ask: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask.write_text("| `random` | as it was |\n| `beginner` | as it was |", encoding="utf-8")
    run(monkeypatch, "--only", "beginner")
    kept, played = rows_of(ask.read_text(encoding="utf-8"))
    assert kept == ["`random`", "as it was"]
    assert played[:2] == ["`beginner`", "3"]


def test_a_part_is_printed_and_not_written(
    ask: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "--part", "0.1", "--only", "random")
    assert [cells[:2] for cells in rows_of(capsys.readouterr().out)] == [["`random`", "1"]]
    assert not ask.exists()


# What is published


def test_the_published_page_is_what_the_tool_writes() -> None:
    rows = rows_of(PAGE)
    assert [(cells[0], cells[1]) for cells in rows] == [(f"`{level}`", f"{n:,}") for level, n in tool.ROUNDS.items()]
    assert tool.page(re.findall(r"^\| `.*$", PAGE, re.MULTILINE)) == PAGE
    for _, rounds, *_, moves in [(cells[0], *cells[1:4]) for cells in rows]:
        assert int(moves.replace(",", "")) > int(rounds.replace(",", ""))
    for cells in rows:
        total, *endings = [int(cell.replace(",", "")) for cell in (cells[1], *cells[4:7])]
        assert sum(endings) == total
