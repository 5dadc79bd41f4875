"""What all commands share: the language, the format, and where the input comes from.

Help texts are the ids of messages; ``localised`` puts the words of the language in their place.
"""

import os
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, NoReturn, Protocol

import typer
from rich.console import Console
from rich.text import Text

from rami.bots.levels import LEVELS
from rami.cards import Card
from rami.cli.refusal import REFUSED, refuse
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


def language(wanted: str | None, form: Format = Format.TEXT) -> str:
    """Give the language to speak, or refuse one that there is not, in the language of the environment."""
    try:
        return chosen_language(wanted, os.environ)
    except RamiError as error:
        refuse(error.faults, chosen_language(None, os.environ), form)


def show(report: Report, form: Format) -> None:
    """Print a report on the standard output."""
    report.printed(form, Console(highlight=False, soft_wrap=False))


def standard_input(lang: str) -> str:
    """Read the standard input; where nothing is piped in, say what to do instead of waiting."""
    return _piped(lang).read().decode("utf-8-sig", errors="surrogateescape")


def lines_of_input(lang: str) -> Iterator[str]:
    """Give the lines of the standard input as they come, without empty ones: who sends one may wait for its answer."""
    coding = "utf-8-sig"
    for line in _piped(lang):
        text = line.decode(coding, errors="surrogateescape").strip()
        coding = "utf-8"
        if text:
            yield text


def _piped(lang: str) -> BinaryIO:
    if sys.stdin is None or sys.stdin.isatty():
        _say(catalogue(lang).text("cli-no-input"))
        raise typer.Exit(2)
    return sys.stdin.buffer


def file_content(name: str, lang: str) -> bytes:
    """Read a file, or the standard input for ``-``."""
    if name == "-":
        return standard_input(lang).encode("utf-8", errors="surrogateescape")
    try:
        return Path(name).read_bytes()
    except OSError as error:
        _say(catalogue(lang).text("cli-no-file", file=name, reason=error.strerror or str(error)))
        raise typer.Exit(REFUSED) from error


def check_writable(file: Path | None, lang: str) -> None:
    """Refuse a file that cannot be written, before what goes into it is worked out."""
    if file is not None:
        try:
            file.open("ab").close()
        except OSError as error:
            _refuse_file(file, error, lang)


def write_file(file: Path | None, text: str, lang: str) -> None:
    """Write a file if one is wanted, and say so on the standard error output."""
    if file is not None:
        try:
            file.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            _refuse_file(file, error, lang)
        _say(catalogue(lang).text("lab-written", file=str(file)))


def _refuse_file(file: Path, error: OSError, lang: str) -> NoReturn:
    _say(catalogue(lang).text("lab-not-written", file=str(file), reason=error.strerror or str(error)))
    raise typer.Exit(REFUSED) from error


def typed_text(parts: Sequence[str] | None, lang: str) -> str:
    """Give what was typed after the command, or the standard input for nothing or ``-``; in NFC."""
    text = standard_input(lang) if not parts or list(parts) == ["-"] else " ".join(parts)
    return unicodedata.normalize("NFC", text).strip()


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


def _say(text: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(text))
