"""``rami play``: a round or a match in the terminal against bots, in plain lines or on the full screen."""

import secrets
import sys
from typing import Annotated

import typer

from rami.bots.levels import LEVELS, USUAL_LEVEL, played_as_club
from rami.bots.strategy import Strategy
from rami.bots.table_game import TableGame, first_dealer
from rami.cli.options import LangOption, RulesOption, language, rules_option
from rami.cli.output import print_text, say
from rami.cli.plain_table import PlainTable
from rami.cli.refusal import REFUSED, refuse
from rami.cli.report import Format
from rami.errors import Fault, RamiError
from rami.match import Match
from rami.play.deal import PlayError
from rami.words.catalogue import Catalogue, catalogue
from rami.words.scores import player_names


def play(
    *,
    players: Annotated[int, typer.Option("--players", min=2, max=6, help="help-play-players")] = 2,
    level: Annotated[str, typer.Option("--level", help="help-play-level")] = USUAL_LEVEL,
    rounds: Annotated[int | None, typer.Option("--rounds", min=1, help="help-play-rounds")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="help-play-seed")] = None,
    name: Annotated[str | None, typer.Option("--name", help="help-play-name")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
    rules: RulesOption = "rami",
    lang: LangOption = None,
) -> None:
    """help-play"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang)
    names = [*player_names(players, spoken)]
    names[0] = names[0] if name is None else name
    deals = secrets.token_hex(4) if seed is None else seed
    try:
        others = level_strategies(level, players - 1)
        in_force = rules_option(rules, spoken, Format.TEXT)
        match = Match.start(names, in_force, first_dealer=first_dealer(players, deals))
        game = TableGame(match, others, deals, rounds=rounds)
    except RamiError as error:
        refuse(error.faults, spoken, Format.TEXT, names=names)
    texts = catalogue(spoken)
    _make_ready([each.name for each in others], texts)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _talk(PlainTable(game, texts, deals))
    else:
        _show(game, texts, deals)


def _make_ready(levels: list[str], texts: Catalogue) -> None:
    """Compile what an expert needs before the first card is dealt, and say so; say where it cannot be."""
    if played_as_club(levels):
        say(texts.text("lab-expert-plain"))
    elif "expert" in levels:
        from rami.bots.expert import warm_up

        say(texts.text("table-expert-ready"))
        warm_up()


def level_strategies(levels: str, others: int) -> list[Strategy]:
    """Give the strategies of the levels named, one for all or one for each of the others.

    Raises ``PlayError`` (``table/unknown-level``, ``table/level-count``).

    >>> [strategy.name for strategy in level_strategies("random, beginner", 2)]
    ['random', 'beginner']
    """
    named = [part.strip() for part in levels.split(",")]
    unknown = [part for part in named if part not in LEVELS]
    if unknown:
        choices = tuple(LEVELS)
        raise PlayError(
            [Fault("table/unknown-level", ("level",), {"text": part, "choices": choices}) for part in unknown]
        )
    if len(named) not in (1, others):
        raise PlayError([Fault("table/level-count", ("level",), {"number": len(named), "expected": others})])
    return [LEVELS[part]() for part in (named * others if len(named) == 1 else named)]


def _talk(table: PlainTable) -> None:
    """Show lines and read lines until the game is done or nothing more is typed."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    _print(table.begin())
    while not table.done and (typed := _typed()) is not None:
        _print(table.before(typed))
        _print(table.answer(typed))
    if table.left:
        return
    if table.finished:
        _look_back(table)
    _print(table.leave())


def _look_back(table: PlainTable) -> None:
    """Offer to look at the last round again; whatever else is typed ends it."""
    _print(table.last_offers)
    while (typed := _typed()) is not None and table.before(typed):
        _print(table.before(typed))
        _print(table.answer(typed))


def _typed() -> str | None:
    """Give the next line that is typed; None where there is none, or at Ctrl+C."""
    try:
        return input("> " if sys.stdin.isatty() else "")
    except (EOFError, KeyboardInterrupt):
        return None


def _print(lines: list[str]) -> None:
    if lines:
        print_text("\n".join(lines))


def _show(game: TableGame, texts: Catalogue, seed: str) -> None:
    """Play on the full screen; say what to do where it cannot be shown."""
    try:
        from rami.cli.screen_table import ScreenTable
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("textual"):
            raise
        say(texts.text("table-no-screen"))
        raise typer.Exit(REFUSED) from missing
    table = ScreenTable(game, texts, seed)
    table.run()
    _print(table.farewell)
