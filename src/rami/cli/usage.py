"""Wrong uses of the command line, and its help, in a language: typer itself speaks English only."""

import sys
from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, NoReturn

from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from rami.cli.output import say
from rami.cli.refusal import MISUSED, tell
from rami.cli.report import Format
from rami.errors import Fault
from rami.words.catalogue import catalogue


class SpokenCommand(TyperCommand):
    """A command of which all parts of the help are in ``spoken``."""

    spoken = "en"

    def get_help_option(self, ctx: Any) -> Any:
        """Give the option that shows the help."""
        return _told(super().get_help_option(ctx), self.spoken)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        _write_usage(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    """All commands, the same way."""

    spoken = "en"

    def get_help_option(self, ctx: Any) -> Any:
        """Give the option that shows the help."""
        return _told(super().get_help_option(ctx), self.spoken)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        _write_usage(self, ctx, formatter)


def _told(option: Any, language: str) -> Any:
    if option is not None:
        option.help = catalogue(language).text("help-help")
    return option


def _write_usage(command: SpokenCommand | SpokenGroup, ctx: Any, formatter: Any) -> None:
    prefix = catalogue(command.spoken).text("help-usage")
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=f"{prefix} ")


def speak_headings(language: str) -> None:
    """Let the headings in a help speak a language."""
    # Loaded here: only a help needs it.
    from typer import rich_utils

    text = catalogue(language).text
    rich_utils.ARGUMENTS_PANEL_TITLE = text("help-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("help-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("help-panel-commands")
    rich_utils.DEFAULT_STRING = f"[{text('help-default', value='{}')}]"


def refuse_use(error: TyperException, given: Sequence[str], commands: Collection[str], language: str) -> NoReturn:
    """Say what is wrong with a command line and which help tells more; end with ``MISUSED``."""
    if type(error).__name__ == "NoArgsIsHelpError":  # which has shown it
        sys.exit(MISUSED)
    form = form_of(given)
    named = next((text for text in given if not text.startswith("-")), "")
    known = [named] if named in commands else []
    unknown = Fault("use/no-such-command", (), {"text": named, "choices": tuple(commands)})
    tell(_faults(error) or [Fault("use/too-much") if known else unknown], language, form)
    if form is Format.TEXT:
        hint = catalogue(language).text("cli-more-help", command=" ".join(["rami", *known, "--help"]))
        say(hint)
    sys.exit(MISUSED)


def form_of(given: Sequence[str]) -> Format:
    """Find out whether data is asked for, where no command has read its options."""
    return Format.JSON if "json" in given or "--format=json" in given else Format.TEXT


def _faults(error: Any) -> list[Fault]:
    """Tell a wrong use by the option or the argument that it names; nothing where it names none."""
    parameter = getattr(error, "param", None)
    if parameter is not None:
        return [_about(parameter, missing=type(error).__name__ == "MissingParameter")]
    option = getattr(error, "option_name", None)
    if option is not None:
        near = getattr(error, "possibilities", None)
        faults = [Fault(_option_code(error), (option,), {"text": option})]
        return [*faults, Fault("use/perhaps", (option,), {"choices": tuple(sorted(near))})] if near else faults
    return []


def _about(parameter: Any, *, missing: bool) -> Fault:
    """What is wrong with the value of an option or an argument: it is missing, none of its choices, or no number."""
    name = parameter.opts[0]
    if missing:
        return Fault("use/missing", (name,), {"text": name})
    kind = parameter.type_descriptor.annotation
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Fault("use/no-such-choice", (name,), {"text": name, "choices": tuple(each.value for each in kind)})
    return Fault("use/no-number", (name,), {"text": name})


def _option_code(error: Any) -> str:
    """Whether an option is not known, lacks its value, or has one that it does not take."""
    if type(error).__name__ == "NoSuchOption":
        return "use/no-such-option"
    return "use/takes-no-value" if "not take a value" in str(error) else "use/needs-value"
