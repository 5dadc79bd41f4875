"""The history of a match: everything that was ever done to it, for all who look on."""

from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.web.page import matches_of, opened, page
from rami.web.pages.sheet import log_items
from rami.web.phones import PhoneNames
from rami.web.render import day


async def whole(request: Request) -> Response:
    """Show the whole log by days, the latest first."""
    found = await opened(request)
    language, zone = found.visitor.language, found.visitor.zone
    phones = await matches_of(request).store.phones(found.table)
    items = log_items(found.kept, language, PhoneNames.of(phones, language))
    days = groupby(items, key=lambda item: day(item.at, zone, language))
    values: dict[str, object] = {
        "table": found.table,
        "days": [(heading, list(told)) for heading, told in days],
        "count": len(items),
    }
    return page(request, "history.html", values, visitor=found.visitor)


ROUTES = [Route("/m/{table}/history", whole)]
