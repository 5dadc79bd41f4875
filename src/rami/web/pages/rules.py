"""The rules page: how Rami is scored and played, by the usual rules, by a named set of rules or by those of a match."""

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import RamiError
from rami.match import Match
from rami.rules import DEFAULT_RULES, MIN_PLAYERS, PRESETS, Rules
from rami.web.page import matches_of, page
from rami.web.render import texts
from rami.web.rules_view import RulesView, rules_view
from rami.web.visitor import Visitor
from rami.words.languages import LANGUAGES, language_of
from rami.words.rules import preset_name

_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Way:
    """A set of rules by which the page can be read."""

    label: str
    address: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """What is read: a named set of rules (empty: none was asked for), or the rules of a match."""

    preset: str
    table: str = ""
    match: Match | None = None

    @property
    def rules(self) -> Rules:
        """The rules that the page tells."""
        if self.preset or self.match is None:
            return Rules.preset(self.preset or "rami")
        return self.match.rules

    @property
    def of_match(self) -> bool:
        """Whether these are the rules of a match."""
        return self.match is not None and not self.preset

    def address(self, preset: str, language: str = "") -> str:
        """Give the address of the page for another set of rules, the match still at hand."""
        asked = {"match": self.table, "rules": preset, "lang": language}
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"/rules?{query}" if query else "/rules"

    def ways(self, language: str, kept: str) -> list[Way]:
        """List the sets of rules to choose from; ``kept`` is the language that the address asks for."""
        plain = "" if self.match else "rami"
        ways = [
            Way(
                preset_name(rules, language),
                self.address("" if key == plain else key, kept),
                self.preset == key or (key == plain and not self.preset),
            )
            for key, rules in PRESETS.items()
        ]
        if self.match is None:
            return ways
        return [Way(texts(language).plain("rulespage-this-match"), self.address("", kept), self.of_match), *ways]


async def rules(request: Request) -> Response:
    """Show the rules. ``lang`` asks for a language, ``rules`` for a preset, ``match`` for the rules of a match.

    A match that this device does not know is left aside: nobody learns from this page whether there is one.

    Raises ``RulesError`` (``rules/unknown-preset``).
    """
    visitor = Visitor.of(request)
    asked = language_of(request.query_params.get("lang", "")) or ""
    visitor = replace(visitor, language=asked or visitor.language)
    table = request.query_params.get("match", "")
    match = await _known_match(request, visitor, table)
    preset = request.query_params.get("rules", "")[:_LONGEST_NAME]
    reading = Reading(preset, table if match else "", match)
    view = rules_view(reading.rules, visitor.language)
    return page(request, "rules.html", _values(request, reading, view, visitor.language, asked), visitor=visitor)


async def _known_match(request: Request, visitor: Visitor, table: str) -> Match | None:
    """Give a match that this device has been let into."""
    if not visitor.known or not table.isascii() or not table.isalnum():
        return None
    matches = matches_of(request)
    if await matches.store.phone(table, visitor.device) is None:
        return None
    try:
        return (await matches.load(table)).keep.match
    except RamiError:
        return None


def _values(request: Request, reading: Reading, view: RulesView, language: str, asked: str) -> dict[str, object]:
    speak, match = texts(language), reading.match
    at_table = len(match.seats) - MIN_PLAYERS if match and reading.of_match else None
    return {
        "view": view,
        "of_match": reading.of_match,
        "table": reading.table,
        "players": speak.names(player.name for player in match.seats) if match and reading.of_match else "",
        "target_row": at_table,
        "mark_label": speak("guide-this-match") if reading.of_match else view.page.rules_name,
        "plain": reading.rules == DEFAULT_RULES and not reading.of_match,
        "ways": reading.ways(language, asked),
        "here": reading.address(reading.preset),
        "preset_address": {key: reading.address(key, asked) for key in PRESETS},
        "alternates": [] if match else _alternates(request, reading),
    }


def _alternates(request: Request, reading: Reading) -> list[tuple[str, str]]:
    """List the same page in every language, for whoever links to it; a match is nobody else's business."""
    base = f"{request.url.scheme}://{request.url.netloc}"
    found = [(code, base + reading.address(reading.preset, code)) for code in LANGUAGES]
    return [*found, ("x-default", base + reading.address(reading.preset))]


ROUTES = [Route("/rules", rules)]
