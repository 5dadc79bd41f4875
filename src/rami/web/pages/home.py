"""The first page: keep score, look on, read the rules, and the matches that this device knows."""

from dataclasses import dataclass
from datetime import datetime

from starlette.requests import Request
from starlette.responses import Response

from rami.errors import RamiError
from rami.store import Phone
from rami.web.forms import Form
from rami.web.kept import Matches
from rami.web.page import matches_of, page, see_other
from rami.web.visitor import LANGUAGE_COOKIE, Visitor, set_cookie
from rami.words.languages import language_of

_RECENT = 5


@dataclass(frozen=True, slots=True)
class Item:
    """One match in a list."""

    table: str
    names: tuple[str, ...]
    winner: str | None
    total: int
    rounds: int
    at: datetime
    damaged: bool = False


async def home(request: Request) -> Response:
    """Show the first page."""
    visitor = Visitor.of(request)
    recent = await items(matches_of(request), visitor, _RECENT)
    return page(request, "home.html", {"recent": recent})


async def items(matches: Matches, visitor: Visitor, most: int | None = None) -> list[Item]:
    """List the matches that a device knows, the latest first. A damaged one is listed as such, and keeps its log."""
    phones = await matches.store.tables(visitor.device) if visitor.known else ()
    return [await _item(matches, phone) for phone in phones[:most]]


async def _item(matches: Matches, phone: Phone) -> Item:
    try:
        kept = await matches.load(phone.table)
    except RamiError:
        return Item(phone.table, (phone.table,), None, 0, 0, phone.since, damaged=True)
    match, winner = kept.keep.match, kept.keep.match.winner
    names = tuple(player.name for player in match.players)
    at = kept.changed_at
    return Item(phone.table, names, winner and winner.name, winner.total if winner else 0, len(match.rounds), at)


async def choose_language(request: Request) -> Response:
    """Keep another language, and go back to the page."""
    form = await Form.of(request)
    back = form.text("to")
    response = see_other(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    language = language_of(form.text("language"))
    if language is not None:
        set_cookie(request, response, LANGUAGE_COOKIE, language)
    return response
