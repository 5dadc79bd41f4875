"""``rami examples``: the four worked examples, computed as they are printed."""

from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.cli.round_report import derivation_table, round_table
from rami.records.json_record import result_document, score_document
from rami.words.catalogue import Catalogue, catalogue
from rami.words.guide import worked_examples


def examples(form: FormatOption = Format.TEXT, lang: LangOption = None) -> None:
    """help-examples"""  # noqa: D400, D415 - the id of the help text
    show(_report(catalogue(language(lang, form))), form)


def _report(texts: Catalogue) -> Report:
    documents: list[dict[str, object]] = []
    blocks: list[Block] = []
    tables: list[Table] = []
    for example in worked_examples(texts.language):
        result, lines = example.result, example.lines
        scores = list(map(score_document, lines))
        documents.append(
            {"example": example.number, "title": example.title, **result_document(result), "scores": scores}
        )
        names = [seat.name for seat in example.seats]
        blocks += [
            Heading(texts.text("guide-titled", title=example.label, text=example.title)),
            Line(example.text),
            round_table(result, lines, names, texts.language, spelled=True),
        ]
        tables.append(derivation_table(result, lines, names))
    return Report(documents, blocks, tables)
