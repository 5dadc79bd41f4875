"""The application: its routes, and how refusals look."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from rami.errors import Fault, RamiError
from rami.errors import shown as written
from rami.store import Store
from rami.store.bus import Bus
from rami.web.guard import Budget, Guard, RefusedError
from rami.web.kept import Matches, StaleError
from rami.web.page import page, see_other, sentences
from rami.web.pages import (
    after_end,
    conflict,
    files,
    history,
    home,
    house_rules,
    join,
    live,
    more,
    new,
    past,
    people,
    players,
    record,
    rules,
    screen,
    share,
    sheet,
)
from rami.web.problems import is_api, problem, spoken
from rami.web.render import STATIC, shown
from rami.web.rendered import Rendered
from rami.web.visitor import Visitor

_STATUS = {
    "keep/no-such-match": 404,
    "keep/only-watching": 403,
    "keep/only-owner": 403,
    "keep/stale": 409,
    "web/not-found": 404,
    "join/no-such-code": 404,
    "join/no-such-link": 404,
    "pen/only-owner": 403,
    "pen/owner-stays": 403,
}


def make_app(store: Store, bus: Bus, *, more: tuple[BaseRoute, ...] = (), budget: Budget | None = None) -> Starlette:
    """Make the application on a store and a bus. ``more`` are routes beside the pages, such as the API; ``budget``
    is how often one address may post.
    """
    app = Starlette(
        routes=[*_routes(), *more],
        middleware=[Middleware(Guard, refuse=_refused, budget=budget)],
        exception_handlers={
            RamiError: _refusal,
            HTTPException: _http,
            ClientDisconnect: _gone,
            Exception: _broken,
        },
        lifespan=_lifespan,
    )
    app.state.matches = Matches(store, bus)
    app.state.live = live.Live()
    app.state.rendered = Rendered()
    app.state.tries = join.tries()
    return app


def _routes() -> list[BaseRoute]:
    return [
        Route("/", home.home),
        Route("/language", home.choose_language, methods=["POST"]),
        Route("/new", new.new),
        Route("/new", new.start, methods=["POST"]),
        Route("/m/{table}", sheet.sheet),
        Route("/m/{table}/live", live.live),
        Route("/m/{table}/undo", sheet.undo, methods=["POST"]),
        Route("/m/{table}/redo", sheet.redo, methods=["POST"]),
        Route("/m/{table}/end", sheet.end),
        Route("/m/{table}/why/{number:int}/{person:int}", sheet.why),
        *_both("/m/{table}/round", "", record.form),
        *_both("/m/{table}/round", "", record.save, post=True),
        *_both("/m/{table}/round", "/preview", record.preview, post=True),
        *_both("/m/{table}/round", "/settle", conflict.settle, post=True),
        Route("/m/{table}/round/{number:int}/remove", record.remove, methods=["GET", "POST"]),
        *rules.ROUTES,
        *players.ROUTES,
        *house_rules.ROUTES,
        *after_end.ROUTES,
        *more.ROUTES,
        *files.ROUTES,
        *past.ROUTES,
        *people.ROUTES,
        *share.ROUTES,
        *join.ROUTES,
        *history.ROUTES,
        *screen.ROUTES,
        Mount("/static", GZipMiddleware(StaticFiles(directory=STATIC)), name="static"),
    ]


def _both(path: str, end: str, endpoint: Callable[[Request], object], *, post: bool = False) -> list[Route]:
    """The next round, and an earlier one by its number, go through the same door."""
    methods = ["POST"] if post else ["GET"]
    return [
        Route(f"{path}{end}", endpoint, methods=methods),
        Route(f"{path}/{{number:int}}{end}", endpoint, methods=methods),
    ]


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncGenerator[None]:
    yield
    close = getattr(app.state.matches.store, "close", None)
    if close is not None:
        await close()


async def _refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, RamiError)
    path = str(request.scope["path"])
    if error.codes == ("match/over",) and request.method in ("GET", "HEAD") and path.endswith("/round"):
        return see_other(f"{_match_of(path)}/end")  # there is no next round: who won is told instead
    status = (
        error.status if isinstance(error, RefusedError) else _STATUS.get(error.codes[0] if error.codes else "", 422)
    )
    if isinstance(error, StaleError):
        status = 409
    return _problem(request, error.faults, status)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _problem(request, (Fault("web/not-found"),), 404)
    if error.status_code == 405:
        return _elsewhere(request, dict(error.headers or {}))
    return _problem(request, (Fault("web/unreadable"),), error.status_code, dict(error.headers or {}))


def _elsewhere(request: Request, headers: dict[str, str]) -> Response:
    """Send who opens an address that only takes forms to the nearest page above it: ``/m/…/undo`` to ``/m/…``."""
    path = str(request.scope["path"])
    while request.method in ("GET", "HEAD") and not is_api(path) and path != "/":
        path = path.rpartition("/")[0] or "/"
        scope = {**request.scope, "path": path, "method": "GET"}
        if any(route.matches(scope)[0] is Match.FULL for route in request.app.routes):
            return see_other(quote(path))
    fault = Fault("api/method", (), {"method": written(request.method)})
    return _problem(request, (fault,), 405, headers)


def _match_of(path: str) -> str:
    """Give the page of the match that an address below it belongs to; empty elsewhere, and on that page itself.

    >>> _match_of("/m/x/round/1"), _match_of("/m/x"), _match_of("/people/x")
    ('/m/x', '', '')
    """
    start, _, rest = path.removeprefix("/m/").partition("/")
    return f"/m/{quote(start, safe='')}" if path.startswith("/m/") and start and rest else ""


async def _gone(_request: Request, _error: Exception) -> Response:
    """The sender went away before its form had come: nothing was done, and nobody reads the answer."""
    return Response(status_code=400)


async def _broken(request: Request, _error: Exception) -> Response:
    return _problem(request, (Fault("web/broken"),), 500)


def _problem(
    request: Request, faults: tuple[Fault, ...], status: int, headers: dict[str, str] | None = None
) -> Response:
    if is_api(request.scope["path"]):
        return problem(faults, status, spoken(request), headers=headers)
    visitor = Visitor.of(request)
    told = [str(shown(sentence)) for sentence in sentences(faults, visitor.language)]
    join = any(fault.code == "keep/no-such-match" or fault.code.startswith("join/") for fault in faults)
    back = "" if join else _match_of(str(request.scope["path"]))
    values: dict[str, object] = {"sentences": told, "join": join, "back": back}
    response = page(request, "problem.html", values, status=status, visitor=visitor)
    response.headers.update(headers or {})
    return response


def _refused(scope: Scope, refusal: RefusedError) -> ASGIApp:
    response = _problem(Request(scope), refusal.faults, refusal.status)
    wait = refusal.faults[0].values.get("seconds")
    if wait is not None:
        response.headers["retry-after"] = str(wait)
    return response
