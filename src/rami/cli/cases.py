"""``rami cases``: conformance files, case by case."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from rami.cli.files import file_content
from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.refusal import MISUSED, refuse
from rami.cli.report import Block, Format, Line, Report, Table
from rami.errors import Fault, RamiError
from rami.records import decoded
from rami.records.cases import CaseOutcome, run_cases
from rami.records.json_record import parse_json
from rami.words.cards import read_cards_in

FAILED: Final = 1
"""The exit code where a case failed."""


def cases(
    files: Annotated[list[str], typer.Argument(help="help-cases-file")],
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-cases"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    outcomes: list[CaseOutcome] = []
    for name in _case_files(files):
        try:
            found = list(run_cases(parse_json(decoded(file_content(name, spoken, form))), read_cards_in))
        except RamiError as error:
            refuse([fault.within(name) for fault in error.faults], spoken, form)
        outcomes += found
    if not outcomes:
        refuse([Fault("use/no-cases", (), {"file": ", ".join(files)})], spoken, form, code=MISUSED)
    passed = sum(outcome.passed for outcome in outcomes)
    show(_report(outcomes, passed), form)
    if passed < len(outcomes):
        raise typer.Exit(FAILED)


def _case_files(names: list[str]) -> Iterator[str]:
    """Files as named; the JSON files of a folder."""
    for name in names:
        path = Path(name)
        yield from (str(file) for file in sorted(path.glob("*.json"))) if path.is_dir() else (name,)


def _report(outcomes: list[CaseOutcome], passed: int) -> Report:
    failed = len(outcomes) - passed
    blocks: list[Block] = [Line(line) for outcome in outcomes for line in _lines(outcome)]
    blocks.append(Line(f"{passed} passed, {failed} failed", strong=True))
    document = {"passed": passed, "failed": failed, "cases": [outcome._asdict() for outcome in outcomes]}
    rows = tuple((o.case, o.kind, "ok" if o.passed else "FAIL", _short(o.expected), _short(o.found)) for o in outcomes)
    table = Table(("case", "kind", "result", "expected", "found"), rows)
    return Report(document, blocks, [table])


def _lines(outcome: CaseOutcome) -> Iterator[str]:
    yield f"{'ok  ' if outcome.passed else 'FAIL'}  {outcome.case}  {outcome.kind}".rstrip()
    if not outcome.passed:
        yield f"      expected {_short(outcome.expected)}"
        yield f"      found    {_short(outcome.found)}"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
