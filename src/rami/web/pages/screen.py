"""The big screen: the sheet in large type for the whole room, without anything to press."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.store import Role
from rami.web.page import Opened, matches_of, opened, page
from rami.web.pages.sheet import sheet_values
from rami.web.phones import TableState
from rami.web.qr import join_url, qr_code
from rami.web.render import render
from rami.web.spoken import spoken


async def screen(request: Request) -> Response:
    """Show the sheet for all who look on from afar."""
    found = await opened(request)
    table = await TableState.of(matches_of(request), found.kept)
    return page(request, "screen.html", _values(request, found, table), visitor=found.visitor)


def _values(request: Request, found: Opened, table: TableState) -> dict[str, object]:
    language = found.visitor.language
    return {
        **sheet_values(found, table),
        "spoken": spoken(
            found.kept, language, table.names(language)
        ),  # the same to all who look on: no pen is given here
        "qr": qr_code(join_url(request, table.link(Role.WATCH))),
    }


def state(request: Request, found: Opened, table: TableState) -> tuple[object, ...]:
    """Give what the big screen depends on beside the visitor's language."""
    return found.kept.keep.seq, table.code, request.url.netloc, request.url.scheme


def html(request: Request, found: Opened, table: TableState) -> str:
    """Render the part that changes."""
    return render("_screen.html", found.visitor.language, _values(request, found, table))


ROUTES = [Route("/m/{table}/screen", screen)]
