"""Refusals as problem documents (RFC 9457), for programs: the codes of the library, and sentences in a language."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rami.errors import Fault
from rami.web.visitor import accepted
from rami.words.catalogue import catalogue
from rami.words.faults import fault_in_place
from rami.words.languages import LANGUAGES

API: Final = "/api"
"""Where the API is: whatever is refused below this path is a problem document."""

CODES_PAGE: Final = f"{API}/v1/"
"""The page that lists all codes; the type of a problem is a place on it."""

TITLED: Final = (400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500)
"""The statuses of refusals, each with a title in every language."""

_OTHER: Final = 400


class ProblemResponse(JSONResponse):
    """A problem document."""

    media_type = "application/problem+json"


def is_api(path: str) -> bool:
    """Whether a path belongs to the API.

    >>> is_api("/api/v1/score"), is_api("/apiary"), is_api("/")
    (True, False, False)
    """
    return path == API or path.startswith(f"{API}/")


def spoken(request: Request) -> str:
    """Give the language that a program asks for: ``lang``, else the first of ``Accept-Language``. Never a cookie."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def problem(
    faults: Sequence[Fault],
    status: int,
    language: str,
    *,
    names: Sequence[str] = (),
    headers: Mapping[str, str] | None = None,
    more: Mapping[str, object] | None = None,
) -> Response:
    """Answer with everything that is wrong. ``names`` are those of the seats, ``more`` further members.

    >>> answer = problem([Fault("entry/no-winner", ("winner",))], 422, "en")
    >>> answer.status_code, b'"detail":"Nobody is named as the one who went out."' in bytes(answer.body)
    (422, True)
    """
    told = [_fault_document(fault, language, names) for fault in faults]
    code = faults[0].code
    title = status if status in TITLED else _OTHER
    document: dict[str, object] = {
        "type": f"{CODES_PAGE}#{code}",
        "title": catalogue(language).text(f"api-title-{title}"),
        "status": status,
        "code": code,
        "detail": " ".join(dict.fromkeys(str(fault["sentence"]) for fault in told)),
        "faults": told,
        **(more or {}),
    }
    known = {"cache-control": "no-store", "content-language": language, "vary": "accept-language"}
    wait = faults[0].values.get("seconds")
    if wait is not None:
        known["retry-after"] = str(wait)
    return ProblemResponse(document, status, {**known, **(headers or {})})


def _fault_document(fault: Fault, language: str, names: Sequence[str]) -> dict[str, Any]:
    sentence = fault_in_place(fault, language, names)
    return {"code": fault.code, "fields": list(fault.fields), "values": dict(fault.values), "sentence": sentence}
