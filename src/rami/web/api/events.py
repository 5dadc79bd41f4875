"""The live stream of a match: where it stands, at once and after every change."""

import json
from collections.abc import AsyncGenerator
from typing import Any, Final

from fastapi import APIRouter
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.responses import Response

from rami.errors import RamiError
from rami.web.api.access import Access, Reading, opened
from rami.web.api.answers import revision_document
from rami.web.api.described import READ, refusals
from rami.web.api.shapes import reference

router = APIRouter(prefix="/matches/{id}", tags=["match"])

_PING: Final = 20
"""Seconds between signs of life."""

_STREAM: Final[dict[str, Any]] = {
    "type": "string",
    "contentMediaType": "application/json",
    "contentSchema": reference("Revision"),
}


@router.get(
    "/events",
    summary="Follow a match",
    description="Server-sent events. `revision` comes at once and after every change; its data is a Revision, its id the "
    "number. Nothing is lost by a broken connection: the first event always tells how the match stands. `gone` comes "
    "last, where the match was erased or its links were made anew.",
    response_class=EventSourceResponse,
    responses={
        200: {"description": "A stream of revisions", "content": {"text/event-stream": {"schema": _STREAM}}},
        **refusals(READ),
    },
)
async def follow_match(access: Reading) -> Response:
    """Open the stream."""
    return EventSourceResponse(_revisions(access), ping=_PING, send_timeout=30)


async def _revisions(access: Access) -> AsyncGenerator[ServerSentEvent]:
    seen = 0
    async with access.matches.bus.listen(access.table) as signal:
        while True:
            signal.clear()
            try:
                access = await opened(access.matches, access.table, access.token)
            except RamiError:
                yield ServerSentEvent(event="gone", data="{}")
                return
            kept = access.kept
            if kept.keep.seq != seen:
                seen = kept.keep.seq
                data = json.dumps(revision_document(kept), ensure_ascii=False)
                yield ServerSentEvent(event="revision", data=data, id=str(seen))
            await signal.wait()
