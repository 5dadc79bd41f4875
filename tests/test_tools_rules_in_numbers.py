"""``tools/rules_in_numbers.py``: its figures counted again from the rounds, and the published page has what it asks for."""

import json
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from tools import rules_in_numbers as tool

from cli_runner import Terminal
from rami import PRESETS, Rules
from rami.lab.fast import simulate_fast
from rami.lab.figures import Figure, Kind
from rami.lab.games import Unit
from rami.lab.simulate import RoundFacts, Scenario, SimulationPlan, simulate
from rami.lab.statistics import Interval
from rami.lab.workers import workers
from rami.results import Ending

PAGE = tool.PAGE.read_text(encoding="utf-8")
GAMES, CLUB = 60, 2

Column = dict[str, str]


def columns_of(page: str) -> Iterator[tuple[str, Column]]:
    """The columns of both tables: the head of each, and its cells by the name of their row."""
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        head, _, *rows = [line.strip("|").split("|") for line in table.splitlines()]
        for place in range(1, len(head)):
            yield head[place].strip(), {row[0].strip(): row[place].strip() for row in rows}


def ended(ending: Ending) -> Callable[[list[RoundFacts]], float]:
    return lambda rounds: sum(one.ending is ending for one in rounds) / len(rounds) * 100


def of_losers(name: str) -> Callable[[list[RoundFacts]], float]:
    return lambda rounds: sum(getattr(one, name) for one in rounds) / sum(one.losers for one in rounds) * 100


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


COUNTED: dict[str, Callable[[list[RoundFacts]], float]] = {
    "normal": ended(Ending.NORMAL),
    "rami_sec": ended(Ending.RAMI_SEC),
    "blocked": ended(Ending.BLOCKED),
    "surcharge": of_losers("surcharge"),
    "limit": of_losers("limit"),
    "half_target": of_losers("half_target"),
    "penalty": of_losers("penalty"),
    "points": lambda rounds: mean([points for one in rounds for points in one.points]),
    "loser_points": lambda rounds: mean(
        [points for one in rounds for points, won in zip(one.points, one.won, strict=True) if not won]
    ),
    "turns": lambda rounds: mean([one.turns for one in rounds]),
    "wins": lambda rounds: sum(one.won[0] / max(sum(one.won), 1) for one in rounds) / len(rounds) * 100,
}
"""What each figure is, counted from the rounds."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the tool play few rounds in this process, and give where it writes its page."""
    monkeypatch.setattr(tool, "GREEDY_PLAYERS", (2, 4))
    monkeypatch.setattr(tool, "CLUB_PLAYERS", (2,))
    monkeypatch.setattr(tool, "workers", partial(workers, 1))
    monkeypatch.setattr(tool, "PAGE", tmp_path / "page.md")
    return tmp_path / "page.md"


def run(monkeypatch: pytest.MonkeyPatch, games: int, club: int) -> None:
    monkeypatch.setattr(sys, "argv", ["rules_in_numbers.py", "--games", str(games), "--club", str(club)])
    tool.main()


def scenarios() -> list[Scenario]:
    greedy = SimulationPlan("greedy", players=(2, 4), games=GAMES, seed=tool.SEED, unit=Unit.ROUND)
    club = SimulationPlan("club", players=(2,), games=CLUB, seed=tool.SEED, unit=Unit.ROUND)
    by_preset = SimulationPlan("greedy", tuple(PRESETS.values()), (4,), GAMES, tool.SEED, Unit.ROUND)
    return [*simulate_fast(greedy), *simulate(club), *simulate_fast(by_preset)]


# What it writes


def test_every_figure_is_that_of_the_rounds(
    asked: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], terminal: Terminal
) -> None:
    run(monkeypatch, GAMES, CLUB)
    page = capsys.readouterr().out
    assert not asked.exists()
    columns = list(columns_of(page))
    for (head, cells), scenario in zip(columns, scenarios(), strict=True):
        assert head in (f"{scenario.players} players", scenario.rules.from_preset()[0])
        rounds = [one for game in scenario.games for one in game.rounds]
        assert len(rounds) in (GAMES, CLUB)
        for name, label in tool.NAMES.items():
            value, _, around = cells[label].partition(" ± ")
            assert float(value.rstrip("%")) == pytest.approx(COUNTED[name](rounds), abs=0.006), label
            assert float(around) > 0
    commands = re.findall(r"`(rami simulate [^`]* --games [^`]*)`", page)
    for command, (_, cells) in zip(commands, (columns[0], columns[2]), strict=True):
        told = terminal.run([*shlex.split(command)[1:], "--processes", "1", "--format", "json"]).out
        figures = {figure["name"]: figure for figure in json.loads(told)["scenarios"][0]["figures"]}
        assert cells[tool.NAMES["turns"]].startswith(f"{figures['turns']['interval']['value']:.2f} ")


def test_all_that_was_asked_for_is_written(asked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "GAMES", 3)
    monkeypatch.setattr(tool, "CLUB", 2)
    run(monkeypatch, 3, 2)
    assert "## 3 rounds of a greedy player" in asked.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("kind", "interval", "told"),
    [
        (Kind.SHARE, Interval(0.25, 0.2, 0.31), "25.00% ± 6.00"),
        (Kind.POINTS, Interval(8.714, 8.65, 8.77), "8.71 ± 0.06"),
        (Kind.TURNS, Interval(21.5, 21.0, 22.0), "21.50 ± 0.50"),
    ],
)
def test_a_cell_says_how_far_off_a_figure_may_be(kind: Kind, interval: Interval, told: str) -> None:
    assert tool.cell(Figure("turns", kind, 1, interval)) == told
    assert tool.cell(None) == "–"


# What is published


def test_the_published_page_has_the_rows_and_columns_that_are_asked_for() -> None:
    columns = list(columns_of(PAGE))
    asked = (*tool.GREEDY_PLAYERS, *tool.CLUB_PLAYERS)
    assert [head for head, _ in columns] == [*(f"{players} players" for players in asked), *PRESETS]
    for _, cells in columns:
        assert list(cells) == list(tool.NAMES.values())
        for label, cell in cells.items():
            assert re.fullmatch(r"\d+\.\d\d%? ± \d+\.\d\d", cell), label
        endings = [float(cells[tool.NAMES[ending.value]].split("%")[0]) for ending in Ending]
        assert sum(endings) == pytest.approx(100, abs=0.02)


def test_the_published_page_is_what_the_tool_writes() -> None:
    told = {"seed": tool.SEED, "games": tool.GAMES, "club": tool.CLUB}
    assert PAGE.startswith(tool.HEAD.format(**told))
    assert tool.CLUB_HEAD.format(**told) in PAGE
    assert PAGE.endswith("|\n" + tool.FOOT.format(**told))


def test_the_figures_in_the_texts_are_those_of_the_rules() -> None:
    rules = Rules()
    assert set(tool.NAMES) == set(COUNTED)
    for name, value in (("surcharge", rules.surcharge), ("limit", rules.limit), ("penalty", rules.rami_sec_penalty)):
        assert str(value) in re.findall(r"\d+", tool.NAMES[name])
    even = [f"{100 / players:.1f}".removesuffix(".0") for players in tool.GREEDY_PLAYERS]
    assert f"An even share is {', '.join(even[:-1])} and {even[-1]}%." in tool.FOOT
