"""The API as an application: its routes, how it refuses, its description, and the page that lists its codes."""

from typing import Any, Final

from fastapi import APIRouter, Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route, compile_path

from rami.errors import FAULT_VALUES, Fault, RamiError, shown
from rami.store import Store
from rami.store.bus import Bus
from rami.web.api import events, matches, people, rounds, score
from rami.web.api.access import known_parameters, language
from rami.web.api.answers import answer, kept_document
from rami.web.api.shapes import components
from rami.web.app import make_app
from rami.web.guard import Budget, RefusedError
from rami.web.kept import StaleError
from rami.web.page import page
from rami.web.problems import API, CODES_PAGE, problem, spoken

_STATUS: Final = {
    "record/not-readable": 400,
    "record/key-twice": 400,
    "record/no-json-number": 400,
    "record/long-number": 400,
    "record/too-deep": 400,
    "record/half-letter": 400,
    "keep/no-such-match": 404,
    "match/no-such-round": 404,
    "match/over": 409,
    "match/player-left": 409,
    "keep/nothing-to-undo": 409,
    "keep/nothing-to-redo": 409,
}
"""What the first fault means to HTTP; all others are 422."""

_ABOUT: Final = (
    "Score rounds of the card game Rami and keep matches, as the pages do. Start a match and keep its links: their "
    "tokens are the only key to it. Every change is kept for good and can be undone. Refusals are problem documents "
    "with the codes of the library and a sentence in seven languages."
)


class Api(FastAPI):
    """The API. Its description holds the shapes by which bodies are checked."""

    def openapi(self) -> dict[str, Any]:
        """Give the description, OpenAPI 3.1."""
        if self.openapi_schema is None:
            described = get_openapi(
                title="Rami", version="1", summary="Keep score of Rami", description=_ABOUT, routes=self.routes
            )
            described["components"]["schemas"] = components()
            described["servers"] = [{"url": API}]
            for operation in _operations(described):
                operation["parameters"] = [_without_null(parameter) for parameter in operation.get("parameters", ())]
            self.openapi_schema = described
        return self.openapi_schema


def _operations(described: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for path in described["paths"].values() for operation in path.values()]


def _without_null(parameter: dict[str, Any]) -> dict[str, Any]:
    """Describe a parameter that may be left out as what it is when it comes; FastAPI adds null."""
    schema = dict(parameter["schema"])
    kinds = schema.pop("anyOf", [{}])
    return {**parameter, "schema": {**kinds[0], **schema}}


def make_api() -> Api:
    """Make the API. Its ``state.matches`` must be set before it is used."""
    api = Api(
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        # No request goes to another host, whatever the environment says.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
        generate_unique_id_function=_operation_id,
        exception_handlers={
            RamiError: _refusal,
            RequestValidationError: _bad_parameters,
            HTTPException: _http,
            Exception: _broken,
        },
    )
    version = APIRouter(prefix="/v1", dependencies=[Depends(known_parameters), Depends(language)])
    for part in (score, matches, rounds, people, events):
        version.include_router(part.router)
    api.include_router(version)
    api.router.routes += [
        Route("/v1/", _codes),
        Route("/v1/openapi.json", _description),
        Route("/v1", _to_codes),
        Route("/", _to_codes),
    ]
    return api


def _operation_id(route: APIRoute) -> str:
    return route.name


def with_api(store: Store, bus: Bus, *, budget: Budget | None = None) -> Starlette:
    """Make the application with the pages and the API on a store and a bus; ``budget`` is how often one may post."""
    api = make_api()
    app = make_app(store, bus, more=(Mount(API, api),), budget=budget)
    api.state.matches = app.state.matches
    return app


async def _codes(request: Request) -> Response:
    return page(request, "api.html", {"codes": FAULT_VALUES})


async def _to_codes(_request: Request) -> Response:
    return RedirectResponse(CODES_PAGE)


async def _description(request: Request) -> Response:
    return answer(request.app.openapi())


async def _refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, RamiError)
    language, names = spoken(request), getattr(request.state, "names", ())
    if isinstance(error, StaleError):
        headers = {"etag": f'"{error.kept.keep.seq}"'}
        more = {"current": kept_document(error.kept)}
        return problem(error.faults, 412, language, names=names, headers=headers, more=more)
    status = error.status if isinstance(error, RefusedError) else _STATUS.get(error.codes[0], 422)
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    return problem(error.faults, status, language, names=names, headers=headers)


async def _bad_parameters(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = [_parameter_fault(part) for part in error.errors()]
    return problem(faults, 422, spoken(request))


def _parameter_fault(part: dict[str, Any]) -> Fault:
    """Give what FastAPI found in a path or a query as a fault of ours."""
    field, bounds = str(part["loc"][-1]), part.get("ctx", {})
    if part["type"] == "missing":
        return Fault("record/missing", (field,), {"field": field})
    signs = {"ge": "≥", "le": "≤", "expected": ""}
    told = [f"{sign} {bounds[name]}".strip() for name, sign in signs.items() if name in bounds]
    expected = " ".join(["number", *told] if "expected" not in bounds else told)
    return Fault("record/wrong-type", (field,), {"field": field, "expected": expected, "value": shown(part["input"])})


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        fault = Fault("api/method", (), {"method": shown(request.method)})
        return problem([fault], 405, spoken(request), headers={"allow": ", ".join(_allowed(request))})
    if error.status_code == 404:
        return problem([Fault("web/not-found")], 404, spoken(request))
    return problem([Fault("web/unreadable")], error.status_code, spoken(request))


def _allowed(request: Request) -> list[str]:
    """Give the methods of an address, as the description has them."""
    api: Api = request.app
    path = str(request.scope["path"]).removeprefix(request.scope["root_path"])
    found = [methods for known, methods in api.openapi()["paths"].items() if compile_path(known)[0].match(path)]
    return sorted({method.upper() for methods in found for method in methods} or {"GET"})


async def _broken(request: Request, _error: Exception) -> Response:
    return problem([Fault("web/broken")], 500, spoken(request))
