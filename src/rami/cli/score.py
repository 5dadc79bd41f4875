"""``rami score``: one round, with the reason of every score."""

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, Final

import typer

from rami.cli.files import file_content
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
from rami.cli.refusal import refuse
from rami.cli.report import Format, Line, Report
from rami.cli.round_report import derivation_table, round_table
from rami.errors import Fault, RamiError
from rami.hands import hand_of, read_sum
from rami.records import decoded
from rami.records.json_record import checked, parse_json, result_document, round_from, score_document
from rami.records.schema import ROUND
from rami.results import Ending
from rami.rules import Rules
from rami.scoring import score_round
from rami.words.cards import lexicon
from rami.words.catalogue import catalogue
from rami.words.scores import player_names

_SAYS: Final = {
    "--winner": "winner",
    "--opened": "opened",
    "--nobody-opened": "opened",
    "--ending": "ending",
    "--dealer": "dealer",
    "--rules": "rules",
}
"""What each option says, by the name of the field of a document."""


def score(
    context: typer.Context,
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
    typed = hands if hands and len(hands) > 1 else ()
    try:
        if opened is not None and nobody_opened:
            names = {"text": "--opened", "other": "--nobody-opened"}
            raise OptionError([Fault("options/contradict", ("--opened", "--nobody-opened"), names)])
        if typed:
            document: dict[str, Any] = {"hands": [hand_of(hand, lexicon(spoken)) for hand in typed], "ending": ending}
        else:
            document = _read(file_content(hands[0] if hands else "-", spoken, form))
            _check_beside(document, given_options(context), in_force)
        said = {"winner": _seat(winner), "dealer": _seat(dealer)}
        document |= {name: seat for name, seat in said.items() if seat is not None}
        if opened is not None or nobody_opened:
            document["opened"] = _opened_flags(document, opened)
        result, in_force = round_from(document, in_force)
        lines = score_round(result, in_force)
    except RamiError as error:
        refuse(error.faults, spoken, form, texts=dict(enumerate(typed)))
    names = player_names(result.players, spoken)
    document = {**result_document(result), "scores": [score_document(line) for line in lines]}
    title = Line(catalogue(spoken).text("cli-score-total"), strong=True)
    blocks = [title, round_table(result, lines, names, spoken)]
    show(Report(document, blocks, [derivation_table(result, lines, names)]), form)


def _seat(number: int | None) -> int | None:
    """People count players from 1, seats count from 0."""
    return None if number is None else number - 1


def _opened_flags(document: Mapping[str, Any], listed: str | None) -> list[bool | None]:
    """Read who of the losers opened, or nobody; None for the winner, for the ending may imply it."""
    players = len(document["hands"])
    parts = [] if listed is None else listed.split(",")
    numbers = [read_sum(part) for part in parts]
    wrong = [part for part, number in zip(parts, numbers, strict=True) if number is None or not 1 <= number <= players]
    if wrong:
        raise OptionError(
            Fault("options/no-such-player", ("--opened",), {"text": part.strip(), "most": players}) for part in wrong
        )
    flags: list[bool | None] = [seat + 1 in numbers for seat in range(players)]
    winner: int | list[int] | None = document.get("winner")
    winners = winner if isinstance(winner, list) else [] if winner is None else [winner]
    for seat in winners:
        if 0 <= seat < players:
            flags[seat] = flags[seat] or None
    return flags


def _read(content: bytes) -> dict[str, Any]:
    """Read a round from JSON."""
    return checked(ROUND, parse_json(decoded(content)))


def _check_beside(document: Mapping[str, Any], given: Collection[str], rules: Rules) -> None:
    """Refuse every option that says what the document says itself; what it leaves open, an option may say."""
    clashes = tuple(_clashes(document, given, rules))
    if clashes:
        raise OptionError(
            Fault("options/in-document", (option,), {"text": option, "field": field}) for option, field in clashes
        )


def _clashes(document: Mapping[str, Any], given: Collection[str], rules: Rules) -> Iterator[tuple[str, str]]:
    for option, field in _SAYS.items():
        if option in given and document.get(field) is not None:
            yield option, field
    says_target = document.get("target") is not None and "rules" not in document
    if "--rules" in given and says_target and "target" in rules.from_preset()[1]:
        yield "--rules", "target"
