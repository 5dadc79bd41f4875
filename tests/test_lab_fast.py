"""The simulator on fast rounds, and its command."""

import json
import sys

import pytest

from cli_runner import Terminal
from fast_modules import replay
from rami import Match, RoundResult, Rules
from rami.errors import LabError
from rami.fast import compiled
from rami.lab.fast import seed_of, simulate_fast
from rami.lab.figures import findings
from rami.lab.games import Unit
from rami.lab.simulate import SimulationPlan
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES


def test_simulated_matches_follow_the_rules_of_matches() -> None:
    """The same rounds recorded in matches: they end at the same time, with the same extra rounds."""
    plan = SimulationPlan("greedy", (Rules(target=50),), (3,), games=4, seed=8)
    (scenario,) = simulate_fast(plan, threads=1)
    assert any(game.extra for game in scenario.games)
    for number, game in enumerate(scenario.games, 1):
        match = Match.start(["A", "B", "C"], plan.rules[0])
        extra = 0
        for count, one in enumerate(game.rounds, 1):
            assert match.next_dealer is not None
            extra += match.status.value == "extra_round"
            first = match.seats.index(match.next_dealer) + 1
            result = replay(seed_of(8, number, count), 3, "greedy").result
            seats = [(seat - first) % 3 for seat in range(3)]
            match = match.record(
                RoundResult(
                    [result.hands[place] for place in seats],
                    winner=seats.index(result.winner) if isinstance(result.winner, int) else None,
                    opened=[result.opened[place] for place in seats],
                    ending=result.ending,
                )
            )
            assert [match.rounds[-1].lines[(place + first) % 3].points for place in range(3)] == list(one.points)
        assert match.next_dealer is None
        assert game.extra == extra


def test_simulations_tell_how_far_they_are_and_follow_from_the_seed() -> None:
    told_so_far: list[tuple[int, int]] = []
    plan = SimulationPlan("random", players=(2, 3), games=3, unit=Unit.ROUND)
    found = simulate_fast(plan, lambda done, total: told_so_far.append((done, total)), threads=1)
    assert told_so_far == [(3, 6), (6, 6)]
    assert [(one.players, len(one.games)) for one in found] == [(2, 3), (3, 3)]
    assert found == simulate_fast(plan, threads=2)
    assert found != simulate_fast(SimulationPlan("random", players=(2, 3), games=3, unit=Unit.ROUND, seed=2), threads=1)


def test_what_fast_rounds_do_not_know_is_refused() -> None:
    with pytest.raises(LabError) as refused:
        simulate_fast(SimulationPlan("club", (Rules(ace_high=10, blocked_tie="nobody", target=70, hand_size=13),)))
    assert refused.value.codes == ("lab/not-fast", "lab/not-fast", "lab/unknown-strategy")


FAST = ["simulate", "--fast", "--games", "5", "--unit", "round", "--players", "3", "--processes", "1"]


@pytest.mark.parametrize(("language", "fast"), [*((language, True) for language in LANGUAGES), ("en", False)])
def test_the_command_says_how_it_plays(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, fast: bool
) -> None:
    monkeypatch.setattr(compiled, "COMPILED", fast)
    ran = terminal.run([*FAST, "--lang", language])
    assert (ran.code, ran.err) == (0, "")
    told = catalogue(language).text(f"lab-fast-{'compiled' if fast else 'plain'}")
    assert " ".join(told.split()) in " ".join(ran.out.split())


def test_the_command_gives_the_same_report(terminal: Terminal) -> None:
    document = json.loads(terminal.run([*FAST, "--format", "json", "--seed", "3"]).out)
    assert (document["strategy"], document["fast"]) == ("greedy", True)
    plan = SimulationPlan("greedy", players=(3,), games=5, seed=3, unit=Unit.ROUND)
    expected = findings(plan, simulate_fast(plan)[0]).figures
    assert [one["interval"]["value"] for one in document["scenarios"][0]["figures"]] == [
        one.interval.value for one in expected
    ]


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["club"], ["lab/unknown-strategy"]),
        (["--rules", "tunisian, ace_high 10, reshuffles 0"], ["lab/not-fast"] * 2),
        (["--cluster", "tcp://nobody:1", "--processes", "0"], ["lab/too-few", "lab/fast-cluster"]),
    ],
)
def test_the_command_refuses(terminal: Terminal, arguments: list[str], codes: list[str]) -> None:
    ran = terminal.run(["simulate", "--fast", *arguments, "--format", "json"])
    assert (ran.code, ran.out) == (3, "")
    assert [fault["code"] for fault in json.loads(ran.err)["refused"]] == codes
    assert terminal.run(["simulate", "--fast", *arguments, "--lang", "th"]).code == 3


def test_the_command_line_loads_no_numba() -> None:
    """It takes longer to load than everything else."""
    import subprocess

    code = "import sys; import rami.cli.simulate; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
