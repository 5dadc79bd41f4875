"""How routes are described in OpenAPI: bodies and answers by the shapes that check them, refusals as problems."""

from collections.abc import Mapping
from typing import Any, Final

from rami.web.api.shapes import reference

_REASONS: Final[Mapping[int, str]] = {
    400: "The body or a header cannot be read.",
    401: "The token is missing or opens nothing.",
    403: "The token of the watch link can change nothing, and only the owner makes new links and erases.",
    404: "The token is that of another match, or there is no such round or player.",
    409: "The match does not allow it now: it is over, or there is nothing to undo.",
    412: "The match has moved on since the revision in If-Match. `current` is the match as it stands.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "What was sent is wrong; `faults` tells everything, each with its field.",
    429: "Too many requests; Retry-After tells the seconds to wait.",
}

OPEN: Final = (400, 413, 415, 422, 429)
"""What may refuse a post that needs no token."""

READ: Final = (401, 404, 422)
"""What may refuse a look at a match."""

WRITE: Final = (400, 401, 403, 404, 409, 412, 413, 415, 422, 429)
"""What may refuse a change of a match."""

OWN: Final = (400, 401, 403, 404, 413, 415, 422, 429)
"""What may refuse what only the owner does."""

ETAG: Final[dict[str, Any]] = {
    "ETag": {"description": 'The revision, as If-Match takes it: "7"', "schema": {"type": "string"}}
}


def body(title: str, example: object, texts: tuple[str, ...] = (), *, required: bool = True) -> dict[str, Any]:
    """Describe the body of a route; ``texts`` are media types of plain text that are read too."""
    content: dict[str, Any] = {"application/json": {"schema": reference(title), "example": example}}
    content |= {kind: {"schema": {"type": "string"}} for kind in texts}
    return {"requestBody": {"required": required, "content": content}}


NO_BODY: Final[dict[str, Any]] = body("Nothing", {}, required=False)
"""The body of a post that needs none."""


def answers(
    status: int, title: str, meaning: str, problems: tuple[int, ...], headers: Mapping[str, Any] | None = None
) -> dict[int | str, dict[str, Any]]:
    """Describe the answers of a route."""
    content = {"application/json": {"schema": reference(title)}}
    good: dict[str, Any] = {"description": meaning, "content": content}
    if headers:
        good["headers"] = dict(headers)
    return {status: good, **refusals(problems)}


def refusals(problems: tuple[int, ...]) -> dict[int | str, dict[str, Any]]:
    """Describe the refusals of a route."""
    content = {"application/problem+json": {"schema": reference("Problem")}}
    return {status: {"description": _REASONS[status], "content": content} for status in problems}
