"""The menu of a match: where else one can go from its sheet."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.store import Role
from rami.web.page import opened, page
from rami.web.render import texts


@dataclass(frozen=True, slots=True)
class Way:
    """One line of the menu."""

    url: str
    icon: str
    title: Markup
    note: Markup


async def more(request: Request) -> Response:
    """Show the menu: only what this visitor may do."""
    found = await opened(request)
    speak, table = texts(found.visitor.language), f"/m/{found.table}"

    def _way(url: str, icon: str, title: str, note: str) -> Way:
        return Way(url, icon, speak(title), speak(note))

    owner = found.phone.role is Role.OWNER
    ways = [
        *([_way(f"{table}/players", "people", "players-title", "menu-players-note")] if found.writes else []),
        _way(f"{table}/rules", "rules", "house-title", "menu-rules-note"),
        _way(f"{table}/share", "share", "share-title", "menu-share-note"),
        _way(f"{table}/history", "clock", "history-title", "menu-history-note"),
        _way(f"{table}/take", "take", "menu-take", "menu-take-note"),
        _way(f"{table}/screen", "screen", "menu-screen", "menu-screen-note"),
        _way(f"/rules?match={found.table}", "book", "menu-guide", "menu-guide-note"),
        _way(f"{table}/forget", "minus", "past-forget", "menu-forget-note"),
        *([_way(f"{table}/erase", "x", "past-erase", "menu-erase-note")] if owner else []),
    ]
    values: dict[str, object] = {"table": found.table, "target": found.match.target, "ways": ways}
    return page(request, "more.html", values, visitor=found.visitor)


ROUTES: Final = (Route("/m/{table}/more", more),)
