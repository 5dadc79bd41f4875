"""``rami simulate``: what the rules come to when one strategy plays many rounds or matches by them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from rami.bots.levels import LEVELS, USUAL_LEVEL, played_as_club
from rami.cli.files import check_writable, write_file
from rami.cli.lab import (
    ClusterOption,
    ConfidenceOption,
    ProcessesOption,
    SeedOption,
    UnitOption,
    at_work,
    mean_text,
    share_text,
)
from rami.cli.options import (
    FormatOption,
    LangOption,
    complete_rules,
    language,
    rules_option,
    show,
)
from rami.cli.refusal import refuse
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.errors import Fault, LabError, RamiError
from rami.fast import USUAL_PLAYER
from rami.lab.chart import Panel, chart
from rami.lab.figures import PERCENTILES, Figure, Findings, Kind, findings
from rami.lab.games import Unit
from rami.lab.plans import too_few
from rami.lab.simulate import Scenario, SimulationPlan
from rami.lab.simulate import simulate as played
from rami.lab.workers import Progress
from rami.records.json_record import rules_document
from rami.records.rules_text import write_rules
from rami.words.catalogue import Catalogue, catalogue
from rami.words.figures import percent

_GROUPS: Final = {
    "lab-endings": ("normal", "rami_sec", "blocked"),
    "lab-of-losers": ("surcharge", "limit", "half_target", "penalty"),
    "lab-of-matches": ("extra_round",),
    "lab-places": ("wins",),
}
"""Shares that are told together, under their heading."""

_ManyRules = Annotated[list[str] | None, typer.Option("--rules", help="help-many-rules", autocompletion=complete_rules)]


def simulate(
    strategy: Annotated[str | None, typer.Argument(help="help-strategy")] = None,
    *,
    players: Annotated[list[int] | None, typer.Option("--players", help="help-many-players")] = None,
    rules: _ManyRules = None,
    games: Annotated[int, typer.Option("--games", help="help-games")] = 100,
    unit: UnitOption = Unit.MATCH,
    seed: SeedOption = 1,
    confidence: ConfidenceOption = 99,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    fast: Annotated[bool, typer.Option("--fast", help="help-fast")] = False,
    picture: Annotated[Path | None, typer.Option("--chart", help="help-chart")] = None,
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-simulate"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    texts = catalogue(spoken)
    in_force = tuple(rules_option(text, spoken, form) for text in rules or ["rami"])
    try:
        plan = SimulationPlan(
            strategy or (USUAL_PLAYER if fast else USUAL_LEVEL),
            *(in_force, tuple(players or [2]), games, seed, unit, confidence / 100),
        )
        check_writable(picture, spoken, form)
        with at_work(1 if fast else processes, None if fast else cluster, texts) as (executor, progress):
            scenarios = _fast(plan, processes, cluster, progress) if fast else played(plan, LEVELS, executor, progress)
            found = [findings(plan, scenario) for scenario in scenarios]
    except RamiError as error:
        refuse(error.faults, spoken, form)
    if picture is not None:
        write_file(picture, _chart(plan, found, texts), spoken, form)
    blocks = _blocks(plan, found, texts, fast=fast)
    show(Report(_document(plan, found, fast=fast), tuple(blocks), (_table(found),)), form)


def _fast(plan: SimulationPlan, threads: int | None, cluster: str | None, progress: Progress) -> tuple[Scenario, ...]:
    # Loaded here: numba takes longer to load than all else.
    from rami.lab.fast import simulate_fast

    faults = [] if threads is None else too_few("processes", threads, 1)
    if cluster is not None:
        faults.append(Fault("lab/fast-cluster", ("cluster",)))
    if faults:
        raise LabError(faults)
    return simulate_fast(plan, progress, threads)


def _fast_text(texts: Catalogue) -> str:
    """Whether fast rounds are compiled."""
    from rami.fast.compiled import COMPILED

    return texts.text("lab-fast-compiled" if COMPILED else "lab-fast-plain")


def _blocks(plan: SimulationPlan, found: Sequence[Findings], texts: Catalogue, *, fast: bool) -> Iterator[Block]:
    text = texts.text
    yield Heading(text("lab-simulation"))
    for label, value in (
        ("lab-strategy", plan.strategy),
        ("lab-game", text(f"lab-unit-{plan.unit.value}")),
        ("lab-games", str(plan.games)),
        ("lab-seed", str(plan.seed)),
    ):
        yield Line(texts.titled(text(label), value))
    if fast:
        yield Line(_fast_text(texts))
    elif played_as_club([plan.strategy]):
        yield Line(text("lab-expert-plain"))
    means = [figure for figure in _every(found) if figure.kind is not Kind.SHARE]
    yield Heading(text("lab-means"), 2)
    yield _side_by_side(found, means, lambda figure: mean_text(figure.interval, texts), texts)
    yield Heading(text("lab-spread"), 2)
    yield _side_by_side(found, means, lambda figure: " · ".join(str(part.value) for part in figure.spread), texts)
    for group, names in _GROUPS.items():
        shares = [figure for figure in _every(found) if figure.name in names]
        if shares:
            yield Heading(text(group), 2)
            yield _side_by_side(found, shares, lambda figure: share_text(figure.interval, texts), texts)
    yield Line(text("lab-figure-intervals", confidence=percent(plan.confidence, texts.language, 2)))


def _every(found: Sequence[Findings]) -> list[Figure]:
    """Each figure that some scenario has, once, in their common order."""
    most = max(found, key=lambda one: len(one.figures))
    figures = {(figure.name, figure.place): figure for one in (most, *found) for figure in one.figures}
    return list(figures.values())


def _same(findings: Findings, figure: Figure) -> Figure | None:
    """The same figure of another scenario; None where it has no case there."""
    return next((one for one in findings.figures if (one.name, one.place) == (figure.name, figure.place)), None)


def _side_by_side(
    found: Sequence[Findings], figures: Sequence[Figure], cell: Callable[[Figure], str], texts: Catalogue
) -> Table:
    columns = (texts.text("lab-figure"), *(_name(one, texts) for one in found))
    rows = tuple(
        (_label(figure, texts), *("–" if (same := _same(one, figure)) is None else cell(same) for one in found))
        for figure in figures
    )
    return Table(columns, rows)


def _name(findings: Findings, texts: Catalogue) -> str:
    scenario = findings.scenario
    return f"{write_rules(scenario.rules)} · {texts.text('players', count=scenario.players)}"


def _label(figure: Figure, texts: Catalogue) -> str:
    if figure.place is not None:
        return texts.text("lab-place", place=figure.place)
    return texts.text(f"figure-{figure.name.replace('_', '-')}")


def _document(plan: SimulationPlan, found: Sequence[Findings], *, fast: bool) -> dict[str, Any]:
    return {
        "format": "rami-simulation",
        "version": 1,
        "strategy": plan.strategy,
        "unit": plan.unit.value,
        "games": plan.games,
        "seed": plan.seed,
        "confidence": plan.confidence,
        "fast": fast,
        "percentiles": list(PERCENTILES),
        "scenarios": [
            {
                "rules": rules_document(one.scenario.rules),
                "players": one.scenario.players,
                "rounds": one.rounds,
                "figures": [asdict(figure) for figure in one.figures],
            }
            for one in found
        ],
    }


def _table(found: Sequence[Findings]) -> Table:
    """What goes into CSV, under the names of the fields: a figure a row."""
    columns = ("rules", "players", "figure", "place", "kind", "number", "value", "low", "high")
    rows = tuple(
        (
            *(write_rules(one.scenario.rules), one.scenario.players),
            *(figure.name, "" if figure.place is None else figure.place, figure.kind.value, figure.number),
            *(figure.interval.value, figure.interval.low, figure.interval.high),
            *([part.value for part in figure.spread] or [""] * len(PERCENTILES)),
        )
        for one in found
        for figure in one.figures
    )
    return Table((*columns, *(f"p{share * 100:.0f}" for share in PERCENTILES)), rows)


def _chart(plan: SimulationPlan, found: Sequence[Findings], texts: Catalogue) -> str:
    panels: list[Panel] = []
    for group, names in _GROUPS.items():
        shares = [figure for figure in _every(found) if figure.name in names]
        if shares:
            lines = group == "lab-places"
            labels = tuple(str(one.place) if lines else _label(one, texts) for one in shares)
            same = tuple(tuple(_same(one, figure) for one in found) for figure in shares)
            values = tuple(tuple(None if one is None else one.interval for one in row) for row in same)
            panels.append(Panel(texts.text(group), labels, values, lines))
    title = f"{texts.text('lab-simulation')} ({plan.strategy})"
    return chart(title, [_name(one, texts) for one in found], panels, lambda share: percent(share, texts.language, 1))
