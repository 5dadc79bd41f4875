"""``rami review``: a recorded round or match looked at again, for the points that were given away."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console

from rami.bots.playouts import Playouts
from rami.bots.review import Decision, Review, ReviewedTurn, review
from rami.bots.strategy import Totals
from rami.cli.files import file_content
from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.refusal import refuse
from rami.cli.replay import read_drafts
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.cli.review_lines import choice_of, costliest_lines, total_lines
from rami.errors import Fault, RamiError, RecordError
from rami.lab.workers import Progress
from rami.match import Match
from rami.play.game import record_round
from rami.play.state import State
from rami.records import decoded
from rami.records.move_text import write_move
from rami.records.play_json import check_outcome
from rami.records.play_record import replay
from rami.words.catalogue import Catalogue, catalogue
from rami.words.figures import decimal
from rami.words.languages import isolated
from rami.words.reasons import reason_sentence


def review_record(
    file: Annotated[str, typer.Argument(help="help-replay-file")] = "-",
    *,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="help-review-seat")] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=8, help="help-review-worlds")] = 32,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.01, help="help-review-seconds")] = None,
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-review"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    names: Sequence[str] = ()
    try:
        start, drafts, document = read_drafts(decoded(file_content(file, spoken, form)))
        names = start.names
        record = replay(start, drafts)
        if document is not None:
            check_outcome(document, record)
        if seat is not None and seat > len(names):
            raise RecordError([Fault("play/no-such-seat", ("seat",), {"seat": seat - 1, "number": len(names)})])
    except RamiError as error:
        refuse(error.faults, spoken, form, names=names)
    seats = () if seat is None else (seat - 1,)
    with _bar(catalogue(spoken)) as watch:
        found = list(_reviews(start, record.rounds, seats, Playouts(worlds, seconds), watch))
    show(_report(found, names, catalogue(spoken)), form)


def _reviews(
    start: Match, rounds: Sequence[State], seats: Sequence[int], judge: Playouts, watch: Progress
) -> Iterator[Review]:
    """Look at each round again, with the totals as they were when it began."""
    match = start
    for number, state in enumerate(rounds, 1):
        yield review(state, Totals.of(match), judge, number, seats=seats, watch=watch)
        match = record_round(match, state) if state.over else match


@contextmanager
def _bar(texts: Catalogue) -> Generator[Progress]:
    """Show on a terminal how many decisions are done, on the standard error output."""
    # Loaded here, so that the other commands start as fast as without it.
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(texts.text("review-working"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _report(found: Sequence[Review], names: Sequence[str], texts: Catalogue) -> Report:
    shown = [isolated(name) for name in names]
    blocks = [block for number, each in enumerate(found, 1) for block in _blocks(each, number, shown, texts)]
    rounds = [_document(each, number, names, texts) for number, each in enumerate(found, 1)]
    return Report({"rounds": rounds}, blocks, [_flat(found, names)])


# For people


def _blocks(found: Review, number: int, names: Sequence[str], texts: Catalogue) -> Iterator[Block]:
    yield Heading(texts.text("review-title", number=number))
    yield Line(texts.text("review-note"))
    labels = ("label-turn", "label-player", "review-given", "label-move", "review-better")
    rows = tuple(row for turn in found.turns for row in _rows(turn, names, texts))
    yield Table(tuple(map(texts.text, labels)), rows, right=(2,))
    yield from (Line(line, strong=True) for line in total_lines(found, names, texts))
    first, *others = costliest_lines(found, names, texts)
    yield Heading(first, 2) if others else Line(first)
    yield from map(Line, others)


def _rows(turn: ReviewedTurn, names: Sequence[str], texts: Catalogue) -> Iterator[tuple[str | int, ...]]:
    """A row for each decision of a turn that gave something away, or one that tells that none did."""
    costly = [decision for decision in turn.decisions if decision.better is not None]
    if not costly:
        yield turn.number, names[turn.seat], decimal(0, texts.language), "", ""
    for decision in costly:
        made, better = (choice_of(decision, move, texts) for move in (decision.made, decision.better) if move)
        yield turn.number, names[turn.seat], decimal(decision.given, texts.language), made, better


# For programs


def _document(found: Review, number: int, names: Sequence[str], texts: Catalogue) -> dict[str, Any]:
    return {
        "round": number,
        "given_away": {names[seat]: round(found.given(seat), 2) for seat in found.seats},
        "costliest": [turn.number for turn in found.costliest],
        "turns": [
            {
                "turn": turn.number,
                "player": names[turn.seat],
                "given_away": round(turn.given, 2),
                "decisions": [_decision(each, texts) for each in turn.decisions],
            }
            for turn in found.turns
        ],
    }


def _decision(decision: Decision, texts: Catalogue) -> dict[str, Any]:
    document: dict[str, Any] = {"made": write_move(decision.made), "given_away": round(decision.given, 2)}
    if decision.better is not None and decision.reason is not None:
        kind, numbers, cards = decision.reason
        why = {"kind": kind.value, **numbers, "cards": [card.code for card in cards]}
        document |= {
            "error": round(decision.error, 2),
            "better": write_move(decision.better),
            "why": {**why, "sentence": reason_sentence(decision.reason, texts.language)},
        }
    return document


def _flat(found: Sequence[Review], names: Sequence[str]) -> Table:
    """Every decision in a row, under the names of the fields, for CSV."""
    rows = tuple(
        (
            *(number, turn.number, names[turn.seat], write_move(each.made), round(each.given, 2), round(each.error, 2)),
            "" if each.better is None else write_move(each.better),
            "" if each.reason is None else each.reason.kind.value,
        )
        for number, one in enumerate(found, 1)
        for turn in one.turns
        for each in turn.decisions
    )
    return Table(("round", "turn", "player", "made", "given_away", "error", "better", "why"), rows)
