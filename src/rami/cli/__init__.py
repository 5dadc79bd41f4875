"""The command line: ``rami value``, ``score``, ``match``, ``examples``, ``rules``, ``cases``, ``arrange``, ``replay``,
``review``, ``verify-deal``, ``play``, ``arena``, ``simulate``, ``serve``.

Exit codes: 0 done, 1 a case failed or a deal is not as committed, 2 used wrongly, 3 refused, 4 not printed.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import Annotated

import typer
from typer.exceptions import TyperException

from rami.cli.arena import arena
from rami.cli.arrange import arrange_hand
from rami.cli.cases import cases
from rami.cli.examples import examples
from rami.cli.match import match
from rami.cli.options import localised
from rami.cli.output import UNWRITTEN, OutputError, checked_output, print_text
from rami.cli.play import play
from rami.cli.refusal import tell
from rami.cli.replay import replay
from rami.cli.review import review_record
from rami.cli.rules import rules
from rami.cli.score import score
from rami.cli.serve import serve
from rami.cli.simulate import simulate
from rami.cli.usage import SpokenCommand, SpokenGroup, form_of, refuse_use, speak_headings
from rami.cli.value import value
from rami.cli.verify_deal import check_deal
from rami.errors import Fault, RamiError
from rami.words.languages import chosen_language

app = typer.Typer(
    cls=SpokenGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (value, score, match, examples, rules, cases, replay, play, arena, simulate, serve):
    app.command(cls=SpokenCommand)(command)
app.command("arrange", cls=SpokenCommand)(arrange_hand)
app.command("review", cls=SpokenCommand)(review_record)
app.command("verify-deal", cls=SpokenCommand)(check_deal)


def _show_version(wanted: bool) -> None:
    if wanted:
        print_text(version("rami"))
        raise typer.Exit


@app.callback()
def rami(
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """help-rami"""  # noqa: D400, D415 - the id of the help text


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line in the language that it asks for, else that of the environment."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    spoken = _language_of(given)
    command = typer.main.get_command(app)
    localised(command, spoken)
    if not given or not {"-h", "--help"}.isdisjoint(given):
        speak_headings(spoken)
    try:
        with checked_output():
            try:
                sys.exit(command.main(given, prog_name="rami", standalone_mode=False))
            except TyperException as error:
                refuse_use(error, given, getattr(command, "commands", ()), spoken)
    except OutputError as error:
        if not error.silent:
            with suppress(OSError):  # there may be no way left to say it
                tell([Fault("output/not-written", (), {"reason": error.reason})], spoken, form_of(given))
        sys.exit(UNWRITTEN)


def _language_of(arguments: Sequence[str]) -> str:
    """Find the language of the help texts; a wrong one is refused by the command itself."""
    wanted = None
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            wanted = arguments[place + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    try:
        return chosen_language(wanted, os.environ)
    except RamiError:
        return chosen_language(None, os.environ)
