"""The first page: keep score, look on, read the rules, and the matches that this device knows."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rami.web.device import item_of, latest_matches
from rami.web.forms import Form
from rami.web.page import LONGEST_ADDRESS, matches_of, page, see_other
from rami.web.visitor import LANGUAGE_COOKIE, Visitor, set_cookie
from rami.words.languages import language_of

_RECENT: Final = 5


async def home(request: Request) -> Response:
    """Show the first page."""
    visitor = Visitor.of(request)
    recent = await latest_matches(matches_of(request), visitor, _RECENT)
    return page(request, "home.html", {"recent": list(map(item_of, recent))})


async def choose_language(request: Request) -> Response:
    """Keep another language, and go back to the page."""
    form = await Form.of(request)
    back = form.text("to", LONGEST_ADDRESS)
    response = see_other(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    language = language_of(form.text("language"))
    if language is not None:
        set_cookie(request, response, LANGUAGE_COOKIE, language)
    return response
