"""The commands of the laboratory: arena, simulate."""

import csv
import io
import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cli_runner import Terminal
from lab_strategies import MAKERS
from rami import Rules
from rami.bots.levels import LEVELS, USUAL_LEVEL
from rami.cli import lab as cli_lab
from rami.lab.arena import ArenaPlan, arena
from rami.lab.evidence import read_evidence, write_evidence
from rami.lab.games import Unit
from rami.lab.statistics import Interval
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES

QUICK = ["--processes", "1", "--unit", "round"]
ARENA = ["arena", "random", "random", "--deals", "2", *QUICK]
SIMULATE = ["simulate", "random", "--games", "2", *QUICK]


@pytest.fixture(scope="module")
def evidence() -> str:
    plan = ArenaPlan(("random", "eager", "passive"), rules=Rules.preset("easy"), deals=6, unit=Unit.ROUND, seed=2)
    return write_evidence(arena(plan, MAKERS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["text", "json", "csv", "markdown"])
def test_arena_in_every_format_and_language(terminal: Terminal, evidence: str, form: str, language: str) -> None:
    ran = terminal.run(["arena", "--from", "-", "--format", form, "--lang", language], evidence.encode())
    assert (ran.code, ran.err) == (0, "")
    assert "eager" in ran.out
    if form == "json":
        assert read_evidence(ran.out) == read_evidence(evidence)
    if form == "csv":
        rows = [row for row in csv.reader(io.StringIO(ran.out.removeprefix("\ufeff"))) if row]
        assert {len(row) for row in rows} == {len(rows[0]), len(rows[-1])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["text", "json", "csv", "markdown"])
def test_simulate_in_every_format_and_language(terminal: Terminal, tmp_path: Path, form: str, language: str) -> None:
    picture = tmp_path / "chart.svg"
    asked = ["--players", "2", "--players", "3", "--rules", "easy", "--chart", str(picture), "--lang", language]
    ran = terminal.run([*SIMULATE, *asked, "--format", form])
    assert ran.code == 0
    assert str(picture) in "".join(ran.err.splitlines())
    root = ET.fromstring(picture.read_text(encoding="utf-8"))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert catalogue(language).text("figure-blocked") in texts
    if form == "json":
        document = json.loads(ran.out)
        assert [scenario["players"] for scenario in document["scenarios"]] == [2, 3]
        figures = {figure["name"]: figure for figure in document["scenarios"][1]["figures"]}
        assert figures["turns"]["number"] == 2
        assert len(figures["turns"]["spread"]) == len(document["percentiles"]) == 3
    if form == "csv":
        rows = list(csv.DictReader(io.StringIO(ran.out.removeprefix("\ufeff"))))
        assert {row["rules"] for row in rows} == {"easy"}
        assert [row["place"] for row in rows if row["figure"] == "wins"] == ["1", "2", "1", "2", "3"]


def test_matches_are_simulated_by_default_of_the_strongest(terminal: Terminal) -> None:
    ran = terminal.run(
        ["simulate", "--games", "2", "--processes", "1", "--rules", "target 50", "--format", "json", "--seed", "4"]
    )
    document = json.loads(ran.out)
    assert (document["strategy"], document["unit"], document["seed"]) == (USUAL_LEVEL, "match", 4)
    names = [figure["name"] for figure in document["scenarios"][0]["figures"]]
    assert {"rounds", "extra_round"} <= set(names)


def test_arena_writes_its_evidence_and_reads_it_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evidence.json"
    ran = terminal.run([*ARENA, "--evidence", str(file), "--seed", "9", "--rules", "tunisian", "--seats", "3"])
    assert ran.code == 0
    found = read_evidence(file.read_text(encoding="utf-8"))
    assert (found.plan.seed, found.plan.seats, found.plan.rules) == (9, 3, Rules.preset("tunisian"))
    again = terminal.run(["arena", "--from", str(file)])
    assert again.out == ran.out


def test_arena_says_who_is_stronger(terminal: Terminal, evidence: str) -> None:
    document = json.loads(evidence)
    for game in document["games"]:
        if set(game["seats"]) == {0, 2}:
            game["won"] = [game["seats"].index(0)]
    del document["duels"], document["standings"]
    document["confidence"] = 0.9
    told = terminal.run(["arena", "--from", "-"], json.dumps(document).encode()).out
    assert "random is stronger than passive: it wins more than half, with 90% confidence." in " ".join(told.split())


def test_arena_says_when_there_are_no_ratings(
    terminal: Terminal, evidence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    told = terminal.run(["arena", "--from", "-"], evidence.encode()).out
    assert "No ratings: the package openskill is not installed" in " ".join(told.split())
    assert "Rating " not in told


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["arena", "random"], ["lab/too-few"]),
        (["arena", "random", "nobody"], ["lab/unknown-strategy"]),
        (["arena", "random", "random", "--deals", "1", "--confidence", "100"], ["lab/too-few", "lab/confidence"]),
        (["arena", "random", "random", "--seats", "7"], ["entry/players"]),
        (["arena", "random", "random", "--rules", "target 7"], ["rules/out-of-range"]),
        (["arena", "random", "random", "--processes", "0"], ["lab/too-few"]),
        (["simulate", "nobody"], ["lab/unknown-strategy"]),
        (["simulate", "--games", "1"], ["lab/too-few"]),
        (["simulate", "--players", "9"], ["entry/players"]),
        (["simulate", "--rules", "easy", "--rules", "no-such"], ["rules/unknown-preset"]),
    ],
)
def test_what_cannot_be_played_is_refused(terminal: Terminal, arguments: list[str], codes: list[str]) -> None:
    ran = terminal.run([*arguments, "--format", "json"])
    assert (ran.code, ran.out) == (3, "")
    assert [fault["code"] for fault in json.loads(ran.err)["refused"]] == codes
    for language in LANGUAGES:
        assert terminal.run([*arguments, "--lang", language]).code == 3


def test_files_are_tried_before_anything_is_played(terminal: Terminal, tmp_path: Path) -> None:
    for arguments in ([*ARENA, "--evidence", str(tmp_path)], [*SIMULATE, "--chart", str(tmp_path)]):
        ran = terminal.run(arguments)
        assert (ran.code, ran.out) == (3, "")
        assert ran.err.splitlines()[1].startswith(f"  Cannot write {tmp_path}: ")
    assert terminal.run(["arena", "--from", str(tmp_path / "none")]).code == 3
    assert terminal.run(["arena", "--from", "-"], b"{}").code == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_help_is_in_the_language(terminal: Terminal, command: str, language: str) -> None:
    ran = terminal.run([command, "--help", "--lang", language])
    assert ran.code == 0
    assert "help-" not in ran.out
    assert all(level in ran.out for level in LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_as_the_language_does(language: str) -> None:
    texts = catalogue(language)
    point = "," if language in {"fr", "ru", "tr", "vi"} else "."
    assert cli_lab.mean_text(Interval(14.13, 10.88, 17.39), texts) == f"14{point}1 (10{point}9 – 17{point}4)"
    assert cli_lab.share_text(Interval(0.1234, 0.1, 0.2), texts).endswith(" (10 – 20)")
    assert [cli_lab.number_text(number, texts) for number in (7.0, 7.5)] == ["7", f"7{point}5"]


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_an_expert_without_numba_is_told(monkeypatch: pytest.MonkeyPatch, terminal: Terminal, command: str) -> None:
    arguments = {
        "arena": ["arena", "random", "expert", "--deals", "2"],
        "simulate": ["simulate", "expert", "--games", "2"],
    }
    told = "expert plays as club: numba is not installed"
    assert told not in terminal.run([*arguments[command], "--unit", "round", "--processes", "1"]).out
    monkeypatch.setattr("rami.bots.levels.find_spec", lambda _: None)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert told in terminal.run([*arguments[command], "--unit", "round", "--processes", "1"]).out
