"""Joining: by the short code, typed on another phone, or by a link."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, KeepError
from rami.store import Link
from rami.web.forms import Form
from rami.web.guard import Budget, RefusedError, sender_of
from rami.web.page import matches_of, page, see_other, sentences
from rami.web.render import shown
from rami.web.tokens import new_token, read_code
from rami.web.visitor import Visitor

_TRIES: Final = 10
_SECONDS_A_TRY: Final = 10
_TOKEN_LENGTH: Final = len(new_token())


def tries() -> Budget:
    """Give the budget of one sender: 10 codes that open nothing at once, then one every 10 seconds."""
    return Budget(burst=_TRIES, per_second=1 / _SECONDS_A_TRY)


async def form(request: Request) -> Response:
    """Ask for the code."""
    return page(request, "join.html", {"code": "", "errors": []})


async def enter(request: Request) -> Response:
    """Go to the match with a code, or say why it opens none."""
    visitor = Visitor.of(request)
    typed = (await Form.of(request)).text("code").strip()
    token = _token(typed)
    try:
        await _opened_by(request, token)
    except KeepError as error:
        told = [str(shown(sentence)) for sentence in sentences(error.faults, visitor.language)]
        status = error.status if isinstance(error, RefusedError) else 404
        response = page(request, "join.html", {"code": typed, "errors": told}, status=status, visitor=visitor)
        if "seconds" in error.faults[0].values:
            response.headers["retry-after"] = str(error.faults[0].values["seconds"])
        return response
    return _unkept(see_other(f"/join/{token}"))


async def link(request: Request) -> Response:
    """Let the phone in with what its link allows, and send it to the match: the secret leaves the address.

    A browser that is new here is first given its cookie, and let in when it comes back with it. So a program that only
    looks at links, for a preview in a chat, does not sit at the table; and who keeps no cookies is told so.
    """
    if request.method == "HEAD":
        return Response()
    visitor = Visitor.of(request)
    token = _cleaned(str(request.path_params["token"]))
    opens = await _opened_by(request, token)
    if visitor.known:
        await matches_of(request).let_in(opens.table, visitor.device, opens.role)
        return _unkept(see_other(f"/m/{opens.table}"))
    if "again" in request.query_params:
        return page(request, "join.html", {"code": "", "errors": [], "no_cookies": True}, status=403, visitor=visitor)
    response = _unkept(see_other(f"/join/{token}?again=1"))
    visitor.remember(request, response)
    return response


def _token(typed: str) -> str:
    """Read what was typed: a code in any spelling, or a whole link that was pasted."""
    return _cleaned(typed.partition("/join/")[2].partition("?")[0].strip() if "/join/" in typed else typed)


def _cleaned(token: str) -> str:
    """What is shorter than a token is a code, however it is written."""
    return token if len(token) >= _TOKEN_LENGTH else read_code(token)


async def _opened_by(request: Request, token: str) -> Link:
    """Give what a token opens. Codes are short, so few wrong ones may be tried.

    Raises ``KeepError`` (``join/no-such-code``, ``join/no-such-link``), ``RefusedError`` (``web/too-many``).
    """
    budget: Budget = request.app.state.tries
    short = len(token) < _TOKEN_LENGTH
    wait = budget.spend(sender_of(request.scope)) if short else 0
    if wait:
        raise RefusedError(429, Fault("web/too-many", (), {"seconds": wait}))
    opens = await matches_of(request).store.open(token)
    if opens is None:
        fault = Fault("join/no-such-code", ("code",), {"text": token})
        raise KeepError([fault if short else Fault("join/no-such-link")])
    if short:
        budget.give_back(sender_of(request.scope))
    return opens


def _unkept(response: Response) -> Response:
    response.headers["cache-control"] = "no-store"
    return response


ROUTES = [
    Route("/join", form),
    Route("/join", enter, methods=["POST"]),
    Route("/join/{token}", link),
]
