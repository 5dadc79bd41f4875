"""``tools/strength.py``: its rows say what the arena finds, and the published page has the rows that it asks for."""

import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from tools import strength
from tools.strength import Contest, row

from cli_runner import Terminal
from rami.bots.levels import LEVELS
from rami.lab.arena import Arena, ArenaPlan, arena
from rami.lab.evidence import read_evidence
from rami.lab.games import seatings
from rami.lab.statistics import Interval
from rami.lab.workers import workers

TINY = (Contest("beginner", "random", 2, 3), Contest("random", "beginner", 4, 2), Contest("beginner", "random", 2, 2))
PAGE = strength.PAGE.read_text(encoding="utf-8")


def rows_of(page: str) -> list[list[str]]:
    """The cells of the rows of the table, without its head."""
    return [line.strip("| ").split(" | ") for line in page.splitlines() if re.match(r"\| \d", line)]


def numbers(cell: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", cell)]


@pytest.fixture(scope="module")
def found() -> list[Arena]:
    return [
        arena(ArenaPlan((one.weaker, one.stronger), one.seats, deals=one.deals, seed=strength.SEED)) for one in TINY
    ]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the tool play tiny contests in this process, and give where it writes its page."""
    monkeypatch.setattr(strength, "CONTESTS", TINY)
    monkeypatch.setattr(strength, "workers", partial(workers, 1))
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    return tmp_path / "strength.md"


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["strength.py", *arguments])
    strength.main()


def dated(write: Callable[[Contest, Arena], str], contest: Contest, found: Arena) -> str:
    """A row as if it had been played another day."""
    written = write(contest, found)
    cells = written.split(" | ")
    assert re.fullmatch(r"20\d\d-\d\d-\d\d \|", cells.pop())
    return f"{' | '.join(cells)} | 2020-02-02 |"


# What it writes


def test_the_page_has_a_row_a_contest_with_the_figures_of_the_arena(
    ask: Path,
    found: list[Arena],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    terminal: Terminal,
) -> None:
    monkeypatch.setattr(strength, "row", partial(dated, strength.row))
    run(monkeypatch)
    page = ask.read_text(encoding="utf-8")
    assert capsys.readouterr().out == ""
    for cells, contest, each in zip(rows_of(page), TINY, found, strict=True):
        (duel,) = each.duels
        games = contest.deals * len(seatings(2, contest.seats))
        assert cells[:5] == [
            str(contest.seats),
            contest.rules,
            f"{contest.stronger} – {contest.weaker}",
            str(contest.deals),
            str(games),
        ]
        won = sum(len([seat for seat in game.won if game.seats[seat] == 1]) / len(game.won) for game in each.games)
        assert numbers(cells[5]) == pytest.approx(
            [won / games * 100, duel.share.low * 100, duel.share.high * 100], abs=0.05
        )
        one, other = ([points for game in each.games for seat, points in zip(game.seats, game.points, strict=True) if seat == side]
                      for side in (1, 0))  # fmt: skip
        lead = sum(other) / len(other) - sum(one) / len(one)
        assert numbers(cells[6]) == pytest.approx([lead, duel.lead.low, duel.lead.high], abs=0.05)
    (command,) = re.findall(r"```\n(rami arena .*)\n```", page)
    again = terminal.run([*shlex.split(command)[1:], "--processes", "1", "--format", "json"])
    assert dated(row, TINY[2], read_evidence(again.out)) in page.splitlines()


def test_only_what_is_asked_for_is_played_and_the_other_rows_stay(ask: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = TINY[0]._replace(deals=2), TINY[1]
    kept = [f"{one.start} 9 | 18 | as it was", f"{other.start} 7 | 14 | as it was"]
    monkeypatch.setattr(strength, "CONTESTS", (one, other, one._replace(seats=3)))
    ask.write_text("\n".join(kept), encoding="utf-8")
    run(monkeypatch, "--only", "3:beginner-random:rami", "--only", one.name)
    page = ask.read_text(encoding="utf-8")
    assert page.startswith(strength.HEAD)
    assert [cells[:5] for cells in rows_of(page)] == [
        ["2", "rami", "beginner – random", "2", "4"],
        ["4", "rami", "random – beginner", "7", "14"],
        ["3", "rami", "beginner – random", "2", "12"],
    ]
    assert kept[1] in page


def test_what_is_asked_for_must_be_a_row(ask: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, "--only", "5:beginner-random:rami")
    assert not ask.exists()


def test_a_part_is_printed_and_not_written(
    ask: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "CONTESTS", (TINY[0]._replace(deals=6), TINY[2], TINY[2]))
    run(monkeypatch, "--part", "0.5")
    assert [cells[3] for cells in rows_of(capsys.readouterr().out)] == ["3", "2", "2"]
    assert not ask.exists()


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [(0.51, 0.9, "stronger"), (0.1, 0.49, "weaker"), (0.4, 0.6, "not decided"), (0.5, 0.9, "not decided")],
)
def test_stronger_is_said_where_the_whole_interval_is_above_half(
    found: list[Arena], low: float, high: float, told: str
) -> None:
    duel = replace(found[0].duels[0], share=Interval((low + high) / 2, low, high))
    assert row(TINY[0], replace(found[0], duels=(duel,))).split(" | ")[7] == told


# What is published


def test_the_published_page_has_the_rows_that_are_asked_for() -> None:
    assert [cells[:5] for cells in rows_of(PAGE)] == [
        [
            str(contest.seats),
            contest.rules,
            f"{contest.stronger} – {contest.weaker}",
            str(contest.deals),
            str(contest.deals * len(seatings(2, contest.seats))),
        ]
        for contest in strength.CONTESTS
    ]


def test_the_published_page_is_what_the_tool_writes() -> None:
    example = strength.CONTESTS[2]._asdict()
    assert PAGE.startswith(strength.HEAD)
    assert PAGE.endswith("|\n" + strength.FOOT.format(seed=strength.SEED, **example))
    assert f"; seed {strength.SEED}.\n" in PAGE
    for *_, share, lead, told, _day in rows_of(PAGE):
        value, low, high = numbers(share)
        assert 0 <= low <= value <= high <= 100
        expected = "stronger" if low > 50 else "weaker" if high < 50 else "not decided"
        assert told == expected or 50.0 in (low, high)  # what is rounded to half may be above or below it
        value, low, high = numbers(lead)
        assert low <= value <= high


def test_every_contest_is_of_levels_that_there_are() -> None:
    assert {name for contest in strength.CONTESTS for name in (contest.stronger, contest.weaker)} <= set(LEVELS)
    assert len(set(strength.CONTESTS)) == len(strength.CONTESTS)
