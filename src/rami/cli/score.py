"""``rami score``: one round, with the reason of every score."""

from typing import Annotated

import typer

from rami.cli.files import file_content
from rami.cli.options import FormatOption, LangOption, RulesOption, language, rules_option, show
from rami.cli.refusal import refuse
from rami.cli.report import Format, Line, Report
from rami.cli.round_report import derivation_table, round_table
from rami.errors import Fault, RamiError, RecordError
from rami.hands import hand_of, read_sum
from rami.records import decoded
from rami.records.json_record import checked, parse_json, result_document, round_from, score_document
from rami.records.schema import ROUND
from rami.results import Ending, RoundResult
from rami.rules import Rules
from rami.scoring import score_round
from rami.words.cards import lexicon
from rami.words.catalogue import catalogue
from rami.words.scores import player_names


def score(
    hands: Annotated[list[str] | None, typer.Argument(help="help-hands")] = None,
    *,
    winner: Annotated[int | None, typer.Option("--winner", help="help-winner")] = None,
    opened: Annotated[str | None, typer.Option("--opened", help="help-opened")] = None,
    nobody_opened: Annotated[bool, typer.Option("--nobody-opened", help="help-nobody-opened")] = False,
    ending: Annotated[Ending, typer.Option("--ending", help="help-ending")] = Ending.NORMAL,
    dealer: Annotated[int | None, typer.Option("--dealer", help="help-dealer")] = None,
    rules: RulesOption = "rami",
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-score"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    in_force = rules_option(rules, spoken, form)
    try:
        if hands and len(hands) > 1:
            typed = [hand_of(hand, lexicon(spoken)) for hand in hands]
            flags = _opened_flags(len(typed), opened, nobody=nobody_opened)
            if winner is not None and 1 <= winner <= len(flags):
                flags[winner - 1] = flags[winner - 1] or None
            result = RoundResult(typed, winner=_seat(winner), opened=flags, ending=ending, dealer=_seat(dealer))
        else:
            result, in_force = _from_document(hands, in_force, spoken, form)
        lines = score_round(result, in_force)
    except RamiError as error:
        refuse(error.faults, spoken, form, texts=dict(enumerate(hands or ())))
    names = player_names(result.players, spoken)
    document = {**result_document(result), "scores": [score_document(line) for line in lines]}
    title = Line(catalogue(spoken).text("cli-score-total"), strong=True)
    blocks = [title, round_table(result, lines, names, spoken)]
    show(Report(document, blocks, [derivation_table(result, lines, names)]), form)


def _seat(number: int | None) -> int | None:
    """People count players from 1, seats count from 0."""
    return None if number is None else number - 1


def _opened_flags(players: int, listed: str | None, *, nobody: bool) -> list[bool | None]:
    """Read who opened: None where nothing was said, for the ending may imply it."""
    if nobody:
        return [False] * players
    if listed is None:
        return [None] * players
    numbers = [read_sum(part) for part in listed.split(",")]
    if any(number is None or not 1 <= number <= players for number in numbers):
        values = {"field": "--opened", "expected": f"1–{players}", "value": listed}
        raise RecordError([Fault("record/wrong-type", ("--opened",), values)])
    return [seat + 1 in numbers for seat in range(players)]


def _from_document(hands: list[str] | None, rules: Rules, spoken: str, form: Format) -> tuple[RoundResult, Rules]:
    """Read a round from a JSON file or the standard input; rules in it go before ``--rules``."""
    document = checked(ROUND, parse_json(decoded(file_content(hands[0] if hands else "-", spoken, form))))
    return round_from(document, rules)
