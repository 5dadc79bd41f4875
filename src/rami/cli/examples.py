"""``rami examples``: the four worked examples, computed as they are printed."""

from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.report import Block, Format, Heading, Line, Report, Table
from rami.cli.round_report import derivation_table, round_table
from rami.examples import WORKED_EXAMPLES
from rami.records.json_record import result_document, score_document
from rami.scoring import score_round
from rami.words.catalogue import Catalogue, catalogue
from rami.words.scores import player_names


def examples(form: FormatOption = Format.TEXT, lang: LangOption = None) -> None:
    """help-examples"""  # noqa: D400, D415 - the id of the help text
    show(_report(catalogue(language(lang, form))), form)


def _report(texts: Catalogue) -> Report:
    documents: list[dict[str, object]] = []
    blocks: list[Block] = []
    tables: list[Table] = []
    for number, result in enumerate(WORKED_EXAMPLES, 1):
        lines = score_round(result)
        title = texts.text(f"example-{number}-title")
        documents.append(
            {"example": number, "title": title, **result_document(result), "scores": list(map(score_document, lines))}
        )
        names = player_names(result.players, texts.language)
        blocks += [
            Heading(f"{texts.text('example-number', number=number)}: {title}"),
            Line(texts.text(f"example-{number}-text")),
            round_table(result, lines, names, texts.language, spelled=True),
        ]
        tables.append(derivation_table(result, lines, names))
    return Report(documents, blocks, tables)
