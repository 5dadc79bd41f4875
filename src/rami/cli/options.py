"""What all commands share: the language, the format, the rules.

Help texts are the ids of messages; ``localised`` puts the words of the language in their place.
"""

import os
from typing import Annotated, Any, Final, Protocol

import typer
from rich.console import Console

from rami.bots.levels import LEVELS
from rami.cards import Card
from rami.cli.refusal import refuse
from rami.cli.report import Format, Report
from rami.cli.usage import SpokenCommand, SpokenGroup
from rami.errors import RamiError
from rami.fast import PLAYERS
from rami.lab.arena import Pairing
from rami.lab.games import Unit
from rami.records import WRITERS
from rami.records.rules_text import read_rules
from rami.results import Ending
from rami.rules import OPTIONS, PRESETS, Rules
from rami.words.cards import card_name
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES, chosen_language


def _complete_languages() -> list[str]:
    return list(LANGUAGES)


def complete_rules() -> list[str]:
    """What can be written in rules."""
    return [*PRESETS, *OPTIONS]


LangOption = Annotated[str | None, typer.Option("--lang", help="help-lang", autocompletion=_complete_languages)]
FormatOption = Annotated[Format, typer.Option("--format", help="help-format")]
RulesOption = Annotated[str, typer.Option("--rules", help="help-rules-option", autocompletion=complete_rules)]

_FIRST_CARD: Final = "AH"


class OptionError(RamiError):
    """Options that contradict each other or what they stand beside, or that would change nothing there."""


def given_options(context: typer.Context) -> tuple[str, ...]:
    """Give the options that were typed on the command line, whatever their values: ``("--seats", "--deals")``."""
    named = [
        (parameter.opts[0], context.get_parameter_source(str(parameter.name))) for parameter in context.command.params
    ]
    typed = [option for option, source in named if source is not None and source.name == "COMMANDLINE"]
    return tuple(option for option in typed if option.startswith("--"))


def language(wanted: str | None, form: Format = Format.TEXT) -> str:
    """Give the language to speak, or refuse one that there is not, in the language of the environment."""
    try:
        return chosen_language(wanted, os.environ)
    except RamiError as error:
        refuse(error.faults, chosen_language(None, os.environ), form)


def show(report: Report, form: Format) -> None:
    """Print a report on the standard output."""
    report.printed(form, Console(highlight=False, soft_wrap=False))


def rules_option(text: str, lang: str, form: Format) -> Rules:
    """Read ``--rules``, or refuse it with every fault."""
    try:
        return read_rules(text)
    except RamiError as error:
        refuse(error.faults, lang, form)


_OF_TYPER: Final = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}
"""Options that typer adds, with texts of its own."""


class Command(Protocol):
    """What a command of typer has that a language changes."""

    help: str | None
    short_help: str | None
    params: list[Any]


def localised(command: Command, lang: str) -> None:
    """Put help texts in the language in the place of their message ids, in a command and all below it."""
    speaks = command
    if isinstance(speaks, SpokenCommand | SpokenGroup):
        speaks.spoken = lang
    if command.help:
        command.help = command.short_help = _help(command.help, lang)
    for parameter in command.params:
        if isinstance(getattr(parameter, "help", None), str):
            parameter.help = _help(_OF_TYPER.get(str(parameter.name), str(parameter.help)), lang)
    below: dict[str, Command] = getattr(command, "commands", {})
    for inner in below.values():
        localised(inner, lang)


def _help(message: str, lang: str) -> str:
    """Give a help text."""
    choices = {
        "help-play-level": LEVELS,
        "help-lang": LANGUAGES,
        "help-format": Format,
        "help-ending": Ending,
        "help-to": WRITERS,
        "help-strategies": LEVELS,
        "help-strategy": LEVELS,
        "help-pairing": Pairing,
        "help-unit": Unit,
        "help-fast": PLAYERS,
    }
    return catalogue(lang).text(
        message, choices=", ".join(choices.get(message, ())), example=card_name(Card(_FIRST_CARD), lang)
    )
