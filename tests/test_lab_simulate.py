"""The simulator: what it keeps of a round is what was played, its figures are those of the rounds, its chart is a picture."""

from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from lab_strategies import MAKERS
from rami import Match, Rules
from rami.bots.strategy import Totals
from rami.bots.table import play_match, play_round, random_deal
from rami.errors import LabError, RamiError, RulesError
from rami.lab.chart import Panel, chart, marks_of
from rami.lab.figures import Figure, Kind, findings
from rami.lab.games import Unit, game_of, turns_of
from rami.lab.simulate import GameFacts, RoundFacts, Scenario, SimulationPlan, round_facts, simulate
from rami.lab.statistics import Interval, mean_interval, wilson
from rami.lab.workers import workers
from rami.play.moves import Draw, Stop, Take
from rami.play.state import State
from rami.results import Ending
from rami.scoring import LimitKind, Reason

SHORT = Rules(target=50)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("strategy", ["random", "eager", "passive"])
def test_what_is_kept_is_what_the_match_scored(strategy: str, players: int) -> None:
    """The same matches played by the table of the bots, and their rounds counted from the scores."""
    rules = Rules(target=100)
    (scenario,) = simulate(SimulationPlan(strategy, (rules,), (players,), 2, seed=3), MAKERS)
    for number, game in enumerate(scenario.games, 1):
        start = Match.start([f"Player {seat}" for seat in range(players)], rules)
        match = play_match(start, [MAKERS[strategy]() for _ in range(players)], f"3/{number}")
        assert len(game.rounds) == len(match.rounds)
        for kept, played in zip(game.rounds, match.rounds, strict=True):
            first = played.dealer + 1
            lines = [*played.lines[first:], *played.lines[:first]]
            assert kept.ending is played.result.ending
            assert kept.points == tuple(line.points for line in lines)
            assert kept.won == tuple(line.reason is Reason.WON for line in lines)
            assert kept.losers == players - sum(kept.won)
            assert kept.surcharge == sum(line.reason is Reason.NEVER_OPENED for line in lines)
            assert kept.limit == sum(line.limited_by is LimitKind.LIMIT for line in lines)
            assert kept.half_target == sum(line.limited_by is LimitKind.HALF_TARGET for line in lines)
            assert kept.penalty == sum(line.penalty > 0 for line in lines)


def test_a_rami_sec_is_kept_by_place() -> None:
    lines = [((0, 0), Reason.WON, 0), ((200, 0), Reason.RAMI_SEC, 200), ((60, 25), Reason.NEVER_OPENED, 0)]
    match, state = next(game_of([MAKERS["eager"]] * 3, Rules(), "x", Unit.ROUND))
    scored = match.rounds[-1].lines
    made = tuple(
        scored[0]._replace(points=points, reason=reason, penalty=penalty, surcharge=surcharge, limited_by=None)
        for ((points, surcharge), reason, penalty) in lines
    )
    facts = round_facts(state, made)
    assert facts.points == (200, 60, 0)  # the dealer of a first round sits in the first seat and plays last
    assert facts.won == (False, False, True)
    assert (facts.losers, facts.penalty) == (2, 1)
    assert facts.surcharge == 1


def test_extra_rounds_are_counted() -> None:
    """Of three who never open, two score 25 a round: at the target of 50 the lowest total is often shared."""
    (scenario,) = simulate(SimulationPlan("passive", (SHORT,), (3,), 8, seed=2), MAKERS)
    expected: list[int] = []
    for game in scenario.games:
        totals, extra = [0, 0, 0], 0
        for number, one in enumerate(game.rounds):
            extra += max(totals) >= 50
            dealer = number % 3
            totals = [total + one.points[(seat - dealer - 1) % 3] for seat, total in enumerate(totals)]
        expected.append(extra)
    assert [game.extra for game in scenario.games] == expected
    assert sum(expected) > 0
    assert 0 in expected


@pytest.mark.parametrize("strategy", ["random", "eager", "passive"])
def test_turns_are_counted_by_their_draws(strategy: str) -> None:
    stopped = 0
    rules = Rules(opening_points=0, pure_run=False, reshuffles=0)
    for seed in range(6):
        start = Match.start(["A", "B"], rules)
        state = play_round(
            State.dealt(random_deal(start, seed)), [MAKERS[strategy]()] * 2, seed, Totals((0, 0), start.target)
        )
        assert turns_of(state) == sum(isinstance(played.move, Draw | Take) for played in state.history)
        stopped += isinstance(state.history[-1].move, Stop)
    assert strategy != "passive" or stopped


def test_the_result_is_the_same_in_processes_of_any_number() -> None:
    plan = SimulationPlan("random", (SHORT, Rules.of({"target": 50}, "easy")), (2, 3), 2)
    with workers(2) as executor:
        assert simulate(plan, MAKERS, executor) == simulate(plan, MAKERS)


def test_scenarios_stand_side_by_side_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    plan = SimulationPlan("eager", (Rules(), Rules.preset("easy")), (2, 3), 2, unit=Unit.ROUND)
    found = simulate(plan, MAKERS, progress=lambda done, total: told.append((done, total)))
    assert [(one.rules, one.players, len(one.games)) for one in found] == [
        (rules, players, 2) for rules in plan.rules for players in (2, 3)
    ]
    assert told == [(number, 8) for number in range(1, 9)]
    assert all(len(game.rounds) == 1 and game.extra == 0 for one in found for game in one.games)


@pytest.mark.parametrize(
    ("plan", "error", "codes"),
    [
        ({"games": 1}, LabError, ("lab/too-few",)),
        ({"games": 0, "confidence": 0.1}, LabError, ("lab/too-few", "lab/confidence")),
        ({"players": (2, 7)}, RulesError, ("entry/players",)),
        ({"players": (1, 7), "rules": (Rules(), SHORT)}, RulesError, ("entry/players", "entry/players")),
        ({"unit": "day"}, LabError, ("lab/no-such-choice",)),
        (
            {"players": (7,), "games": 0, "unit": None, "confidence": 0.1},
            LabError,
            ("entry/players", "lab/too-few", "lab/no-such-choice", "lab/confidence"),
        ),
    ],
)
def test_what_cannot_be_played_is_refused(plan: dict[str, Any], error: type[RamiError], codes: tuple[str, ...]) -> None:
    with pytest.raises(error) as refused:
        SimulationPlan("random", **plan)
    assert refused.value.codes == codes


@pytest.mark.parametrize("unit", Unit)
def test_a_unit_may_be_given_by_its_name(unit: Unit) -> None:
    by_name: Any = unit.value
    plan, same = (SimulationPlan("eager", (SHORT,), games=2, unit=given) for given in (by_name, unit))
    assert plan.unit is unit
    assert plan == same
    (found,), (expected,) = simulate(plan, MAKERS), simulate(same, MAKERS)
    assert found == expected
    assert findings(plan, found) == findings(same, found)


def test_an_unknown_strategy_is_refused() -> None:
    with pytest.raises(LabError) as refused:
        simulate(SimulationPlan("nobody"))
    assert refused.value.codes == ("lab/unknown-strategy",)


def facts(points: Sequence[int], ending: Ending = Ending.NORMAL, turns: int = 10, **counts: int) -> RoundFacts:
    won = tuple(one == 0 for one in points)
    kept = {"surcharge": 0, "limit": 0, "half_target": 0, "penalty": 0, **counts}
    return RoundFacts(ending, turns, tuple(points), won, len(points) - sum(won), **kept)


GAMES = (
    GameFacts((facts([0, 50], surcharge=1, half_target=1), facts([0, 60], turns=20)), 0),
    GameFacts((facts([200, 0], Ending.RAMI_SEC, 4, penalty=1),), 0),
    GameFacts((facts([30, 0]), facts([0, 0], Ending.BLOCKED, 90), facts([0, 80], surcharge=1, limit=1)), 1),
)


def figures_of(games: tuple[GameFacts, ...], unit: Unit = Unit.MATCH, players: int = 2) -> dict[Any, Figure]:
    plan = SimulationPlan("random", players=(players,), unit=unit, confidence=0.95)
    found = findings(plan, Scenario(Rules(), players, games))
    assert found.rounds == sum(len(game.rounds) for game in games)
    return {figure.name if figure.place is None else (figure.name, figure.place): figure for figure in found.figures}


def test_figures_counted_by_hand() -> None:
    found = figures_of(GAMES)
    values = {name: (figure.interval.value, figure.number) for name, figure in found.items()}
    assert values == {
        "points": (pytest.approx(420 / 12), 12),
        "loser_points": (pytest.approx(420 / 5), 5),
        "turns": (pytest.approx(144 / 6), 6),
        "rounds": (2.0, 3),
        "normal": (pytest.approx(4 / 6), 6),
        "rami_sec": (pytest.approx(1 / 6), 6),
        "blocked": (pytest.approx(1 / 6), 6),
        "surcharge": (pytest.approx(2 / 5), 5),
        "limit": (pytest.approx(1 / 5), 5),
        "half_target": (pytest.approx(1 / 5), 5),
        "penalty": (pytest.approx(1 / 5), 5),
        "extra_round": (pytest.approx(1 / 3), 3),
        ("wins", 1): (pytest.approx(3.5 / 6), 6),
        ("wins", 2): (pytest.approx(2.5 / 6), 6),
    }
    assert [part.value for part in found["loser_points"].spread] == [30, 60, 200]
    assert found["rounds"].interval == mean_interval([2, 1, 3], 0.95)
    assert found["extra_round"].interval == wilson(1 / 3, 3, 0.95)
    assert found["blocked"].kind is Kind.SHARE
    assert not found["blocked"].spread


def test_single_rounds_have_no_figures_of_matches() -> None:
    found = figures_of(tuple(GameFacts((one,), 0) for game in GAMES for one in game.rounds), Unit.ROUND)
    assert not {"rounds", "extra_round"} & set(found)
    assert found["blocked"].interval.value == pytest.approx(1 / 6)


def test_a_figure_without_a_case_is_left_out() -> None:
    found = figures_of((GameFacts((facts([0, 0], Ending.BLOCKED),), 0),) * 2)
    assert not {"loser_points", "surcharge", "limit", "half_target", "penalty"} & set(found)
    assert found["points"].interval == Interval(0, 0, 0)


def test_a_round_that_nobody_wins_counts_for_no_place() -> None:
    nobody = RoundFacts(Ending.BLOCKED, 9, (30, 40), (False, False), 2, 0, 0, 0, 0)
    found = figures_of((GameFacts((nobody,), 0),) * 2)
    assert found["wins", 1].interval.value == found["wins", 2].interval.value == 0


def half(value: float) -> Interval:
    return Interval(value, value / 2, min(1, value * 2))


def drawn(panels: Sequence[Panel], series: Sequence[str] = ("one", "two")) -> ET.Element:
    text = chart("A & B <c>", series, panels, "{:.0%}".format)
    assert "<script" not in text
    assert text.count("http") == 1  # the name of the format
    return ET.fromstring(text)


SVG = "{http://www.w3.org/2000/svg}"
BARS = Panel("Bars", ("x", "y & z"), ((half(0.4), half(0.2)), (half(0.1), None)))
LINES = Panel("Lines", ("1", "2", "3"), ((half(0.4), half(0.3)), (half(0.3), half(0.1)), (None, half(0.2))), lines=True)


def test_bars_are_as_long_as_their_values() -> None:
    root = drawn([BARS])
    bars = [bar for bar in root.iter(f"{SVG}rect") if bar.get("height") == "12" and bar.get("rx") is None]
    lengths = [float(bar.get("width", "")) for bar in bars]
    assert lengths == [pytest.approx(lengths[0] * part, abs=0.2) for part in (1, 1 / 2, 1 / 4)]
    assert [bar.get("class") for bar in bars] == ["b0", "b1", "b0"]
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"A & B <c>", "one", "two", "Bars", "x", "y & z", "40%", "20%", "10%"} <= set(texts)
    assert (root.get("role"), root.findtext(f"{SVG}title")) == ("img", "A & B <c>")


def test_lines_go_through_their_values() -> None:
    root = drawn([LINES])
    lines = [line.get("points", "").split() for line in root.iter(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [2, 3]
    heights = [float(point.split(",")[1]) for point in lines[1]]
    assert (heights[1] - heights[2]) == pytest.approx((heights[2] - heights[0]), abs=0.2)
    assert len(list(root.iter(f"{SVG}circle"))) == 5


def test_panels_stand_below_each_other_within_the_picture() -> None:
    root = drawn([BARS, LINES, Panel("Nothing", (), ()), Panel("None", ("x",), ((None, None),))], ["a"] * 7)
    height = float(root.get("height", ""))
    places = [float(text.get("y", "")) for text in root.iter(f"{SVG}text")]
    assert max(places) < height
    headings = [float(text.get("y", "")) for text in root.iter(f"{SVG}text") if text.get("class") == "t"]
    assert headings == sorted(headings)


@pytest.mark.parametrize("most", [0, 0.004, 0.01, 0.08, 0.081, 0.3, 0.41, 0.8, 0.97, 1])
def test_axes_have_few_round_marks_and_reach_the_most(most: float) -> None:
    marks = marks_of(most)
    assert marks[0] == 0
    assert most <= marks[-1] <= 1
    assert 2 <= len(marks) <= 10
    assert all(round(mark * 100) == pytest.approx(mark * 100) for mark in marks)
