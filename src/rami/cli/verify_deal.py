"""``rami verify-deal``: whether a deal was ordered as committed before it."""

from typing import Annotated

import typer

from rami.cli.cases import FAILED
from rami.cli.files import file_content
from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.refusal import refuse
from rami.cli.report import Block, Format, Line, Report
from rami.errors import RamiError
from rami.records import decoded
from rami.records.deal_record import Finding, deal_from, verify_deal
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
        shown = None if before is None else parse_json(decoded(file_content(before, spoken, form)), composed=False)
        document = parse_json(decoded(file_content(file, spoken, form)), composed=False)
        findings = verify_deal(document, shown)
    except RamiError as error:
        refuse(error.faults, spoken, form)
    commitment = None if before is not None else _commitment(document)
    show(_report(findings, commitment, catalogue(spoken)), form)
    if findings:
        raise typer.Exit(FAILED)


def _report(findings: list[Finding], commitment: str | None, texts: Catalogue) -> Report:
    """Tell the findings. Without a document from before the deal, the commitment is left to be compared by people."""
    document = {
        "fair": not findings,
        "findings": [
            {"code": found.code, "field": found.field, "value": found.value, "computed": found.computed}
            for found in findings
        ],
    }
    blocks: list[Block] = []
    if not findings:
        blocks.append(Line(texts.text("deal-verified"), strong=True))
    elif any(found.code != "deal/not-revealed" for found in findings):
        blocks.append(Line(texts.text("deal-not-verified"), strong=True))
    for found in findings:
        sentence = texts.text(f"deal-finding-{found.code.removeprefix('deal/')}", number=_number(found.field))
        blocks.append(Line(f"  {sentence} ({_difference(found)})"))
    if commitment is not None:
        blocks.append(Line(texts.text("deal-commitment", commitment=commitment)))
    return Report(document, blocks)


def _difference(found: Finding) -> str:
    """Where it is, and what stands there instead of what; of cards the surplus and the missing."""
    if not (found.value or found.computed):
        return found.field
    if found.code == "deal/cards":
        return f"{found.field}: +[{found.value}] −[{found.computed}]"
    return f"{found.field}: {found.value or '–'} ≠ {found.computed or '–'}"


def _number(field: str) -> int:
    """The number of the reshuffle that a place is in, from 1; 0 where it is in none."""
    head, _, rest = field.partition("[")
    return int(rest.partition("]")[0]) + 1 if head == "reshuffles" and rest else 0


def _commitment(document: object) -> str:
    return deal_from(document).commitment
