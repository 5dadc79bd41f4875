"""``rami verify-deal``: whether a deal was ordered as committed before it."""

from typing import Annotated

import typer

from rami.cli.cases import FAILED
from rami.cli.options import FormatOption, LangOption, file_content, language, show
from rami.cli.refusal import refuse
from rami.cli.report import Block, Format, Line, Report
from rami.errors import RamiError
from rami.records import decoded
from rami.records.deal_record import Finding, verify_deal
from rami.records.json_record import parse_json
from rami.words.catalogue import Catalogue, catalogue


def check_deal(
    file: Annotated[str, typer.Argument(help="help-deal-file")],
    before: Annotated[str | None, typer.Option("--before", help="help-deal-before")] = None,
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-verify-deal"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    try:
        shown = None if before is None else parse_json(decoded(file_content(before, spoken)))
        findings = verify_deal(parse_json(decoded(file_content(file, spoken))), shown)
    except RamiError as error:
        refuse(error.faults, spoken, form)
    show(_report(findings, catalogue(spoken)), form)
    if findings:
        raise typer.Exit(FAILED)


def _report(findings: list[Finding], texts: Catalogue) -> Report:
    document = {
        "fair": not findings,
        "findings": [
            {"code": found.code, "field": found.field, "value": found.value, "computed": found.computed}
            for found in findings
        ],
    }
    if not findings:
        return Report(document, [Line(texts.text("deal-verified"), strong=True)])
    blocks: list[Block] = [Line(texts.text("deal-not-verified"), strong=True)]
    for found in findings:
        sentence = texts.text(f"deal-finding-{found.code.removeprefix('deal/')}", number=_number(found.field))
        differs = f" ({found.field}: {found.value} ≠ {found.computed})" if found.computed else f" ({found.field})"
        blocks.append(Line(f"  {sentence}{differs}"))
    return Report(document, blocks)


def _number(field: str) -> int:
    """The number of the reshuffle that a place is in, from 1; 0 where it is in none."""
    head, _, rest = field.partition("[")
    return int(rest.partition("]")[0]) + 1 if head == "reshuffles" and rest else 0
