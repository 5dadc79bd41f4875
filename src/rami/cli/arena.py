"""``rami arena``: strategies against each other over mirrored deals, who is stronger, and the evidence."""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from rami.bots.levels import LEVELS, played_as_club
from rami.cli.files import check_writable, file_content, write_file
from rami.cli.lab import (
    ClusterOption,
    ConfidenceOption,
    ProcessesOption,
    SeedOption,
    UnitOption,
    at_work,
    mean_text,
    number_text,
    share_text,
)
from rami.cli.options import (
    FormatOption,
    LangOption,
    OptionError,
    RulesOption,
    given_options,
    language,
    rules_option,
    show,
)
from rami.cli.output import print_file
from rami.cli.refusal import refuse
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.errors import Fault, RamiError
from rami.lab.arena import Arena, ArenaPlan, Duel, Pairing, Standing
from rami.lab.arena import arena as played
from rami.lab.evidence import evidence_document, read_evidence, write_evidence
from rami.lab.games import Unit
from rami.records import decoded
from rami.records.rules_text import write_rules
from rami.words.catalogue import Catalogue, catalogue
from rami.words.figures import percent
from rami.words.languages import isolated

_BESIDE_FROM: Final = frozenset({"--from", "--evidence", "--format", "--lang"})
"""What may be given where the games are taken from a file."""


def arena(
    context: typer.Context,
    strategies: Annotated[list[str] | None, typer.Argument(help="help-strategies")] = None,
    *,
    pairing: Annotated[Pairing, typer.Option("--pairing", help="help-pairing")] = Pairing.ROUND_ROBIN,
    seats: Annotated[int, typer.Option("--seats", help="help-seats")] = 2,
    deals: Annotated[int, typer.Option("--deals", help="help-deals")] = 100,
    unit: UnitOption = Unit.MATCH,
    rules: RulesOption = "rami",
    seed: SeedOption = 1,
    confidence: ConfidenceOption = 99,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    evidence: Annotated[Path | None, typer.Option("--evidence", help="help-evidence")] = None,
    taken: Annotated[str | None, typer.Option("--from", help="help-from")] = None,
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-arena"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    texts = catalogue(spoken)
    in_force = rules_option(rules, spoken, form)
    try:
        if taken is not None:
            _check_beside(given_options(context), strategies or ())
            found = read_evidence(decoded(file_content(taken, spoken, form)))
        else:
            names = tuple(strategies or LEVELS)
            plan = ArenaPlan(names, seats, in_force, deals, seed, pairing, unit, confidence / 100)
            check_writable(evidence, spoken, form)
            with at_work(processes, cluster, texts) as (executor, progress):
                found = played(plan, LEVELS, executor, progress)
    except RamiError as error:
        refuse(error.faults, spoken, form)
    write_file(evidence, write_evidence(found), spoken, form)
    if form is Format.JSON:
        print_file(write_evidence(found))
        return
    show(Report(evidence_document(found), tuple(_blocks(found, texts)), tuple(_tables(found))), form)


def _check_beside(given: Collection[str], strategies: Collection[str]) -> None:
    """Refuse what the file of ``--from`` tells by itself, and what only games yet to be played need."""
    idle = [" ".join(strategies)] if strategies else []
    idle += [option for option in given if option not in _BESIDE_FROM]
    if idle:
        raise OptionError(Fault("options/not-read", (each,), {"text": each, "other": "--from"}) for each in idle)


def _blocks(found: Arena, texts: Catalogue) -> Iterator[Block]:
    plan, text = found.plan, texts.text
    yield Heading(text("lab-arena"))
    for label, value in (
        ("label-rules", write_rules(plan.rules)),
        ("lab-seats", str(plan.seats)),
        ("lab-game", text(f"lab-unit-{plan.unit.value}")),
        ("lab-deals", str(plan.deals)),
        ("lab-seed", str(plan.seed)),
    ):
        yield Line(texts.titled(text(label), value))
    if played_as_club(plan.strategies):
        yield Line(text("lab-expert-plain"))
    yield Heading(text("lab-duels"), 2)
    columns = ("strategy", "against", "games", "wins", "share", "lead")
    duels = tuple(_duel_row(duel, plan, texts) for duel in found.duels)
    yield Table(tuple(text(f"lab-{column}") for column in columns), duels, right=(3,))
    sure = percent(plan.confidence, texts.language, 2)
    for duel in found.duels:
        yield Line(_verdict(duel, plan, sure, texts), strong=duel.stronger is not None)
    yield Heading(text("lab-all-games"), 2)
    columns = ("strategy", "games", "wins", "points", *(["rating"] if _rated(found) else []))
    standings = tuple(_standing_row(standing, plan, texts) for standing in found.standings)
    yield Table(tuple(text(f"lab-{column}") for column in columns), standings, right=(2, 3, 4))
    yield Line(text("lab-intervals", confidence=sure))
    if not _rated(found):
        yield Line(text("lab-no-ratings"))


def _rated(found: Arena) -> bool:
    return all(standing.rating is not None for standing in found.standings)


def _duel_row(duel: Duel, plan: ArenaPlan, texts: Catalogue) -> tuple[str | int, ...]:
    names = [isolated(plan.strategies[number]) for number in (duel.one, duel.other)]
    wins = number_text(duel.wins[0], texts)
    return (*names, duel.games, wins, share_text(duel.share, texts), mean_text(duel.lead, texts))


def _verdict(duel: Duel, plan: ArenaPlan, sure: str, texts: Catalogue) -> str:
    one, other = duel.one, duel.other
    if duel.stronger == other:
        one, other = other, one
    names = {"one": isolated(plan.strategies[one]), "other": isolated(plan.strategies[other])}
    return texts.text("lab-undecided" if duel.stronger is None else "lab-wins-more", **names, confidence=sure)


def _standing_row(standing: Standing, plan: ArenaPlan, texts: Catalogue) -> tuple[str | int, ...]:
    figures = [number_text(value, texts) for value in (standing.wins, standing.points)]
    if standing.rating is not None:
        figures.append(f"{number_text(standing.rating.mean, texts)} ± {number_text(standing.rating.deviation, texts)}")
    return (isolated(plan.strategies[standing.strategy]), standing.games, *figures)


def _tables(found: Arena) -> Iterator[Table]:
    """What goes into CSV, under the names of the fields."""
    names = found.plan.strategies
    duels = tuple(
        (
            *(names[duel.one], names[duel.other], duel.games, *duel.wins, *duel.points),
            *(duel.share.value, duel.share.low, duel.share.high),
            *(duel.lead.value, duel.lead.low, duel.lead.high),
        )
        for duel in found.duels
    )
    head = ("one", "other", "games", "wins_one", "wins_other", "points_one", "points_other")
    yield Table((*head, "share", "share_low", "share_high", "lead", "lead_low", "lead_high"), duels)
    standings = tuple(
        (
            *(names[one.strategy], one.games, one.wins, one.points, one.moves),
            *(("", "") if one.rating is None else (one.rating.mean, one.rating.deviation)),
        )
        for one in found.standings
    )
    yield Table(("strategy", "games", "wins", "points", "moves", "rating_mean", "rating_deviation"), standings)
