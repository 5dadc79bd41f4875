"""How the commands show a round: who holds what, the points, the reason, the derivation in words."""

from collections.abc import Sequence

from rami.cli.report import Table
from rami.records.json_record import score_document
from rami.records.text_record import hand_text
from rami.results import RoundResult
from rami.scoring import ScoreLine
from rami.words.cards import hand_faces, hand_names
from rami.words.catalogue import catalogue
from rami.words.languages import isolated
from rami.words.scores import score_sentence


def round_table(
    result: RoundResult, lines: Sequence[ScoreLine], names: Sequence[str], language: str, *, spelled: bool = False
) -> Table:
    """Lay out the score of a round, a row a seat; ``spelled`` shows the cards by their names."""
    texts = catalogue(language)
    columns = tuple(texts.text(f"label-{label}") for label in ("player", "hand", "points", "why"))
    rows = tuple(
        (
            isolated(name),
            hand_names(hand, language) if spelled else hand_faces(hand),
            line.points,
            score_sentence(line, language),
        )
        for name, hand, line in zip(names, result.hands, lines, strict=True)
    )
    return Table(columns, rows)


def derivation_table(result: RoundResult, lines: Sequence[ScoreLine], names: Sequence[str]) -> Table:
    """Lay out the derivation of each score for a program or a spreadsheet, under the names of the fields."""
    rows = tuple(
        (name, hand_text(hand), *("" if cell is None else cell for cell in score_document(line).values()))
        for name, hand, line in zip(names, result.hands, lines, strict=True)
    )
    return Table(("player", "hand", *ScoreLine._fields), rows)
