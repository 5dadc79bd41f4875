"""The live connection of each phone: the whole sheet at first and after every change, so nothing missed can matter."""

from collections.abc import AsyncGenerator
from typing import Final

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import Response

from rami.errors import RamiError
from rami.web.page import Opened, matches_of, opened
from rami.web.pages.sheet import live_html, sheet_values

_PING: Final = 20
"""Seconds between signs of life, so that proxies keep the connection and phones notice a lost one."""


class Live:
    """What was rendered for one revision of a match, for all phones that show it alike."""

    def __init__(self, most: int = 200) -> None:
        self._rendered: dict[tuple[object, ...], str] = {}
        self._most = most

    async def html(self, request: Request, found: Opened) -> str:
        """Give the sheet as this phone shows it."""
        visitor = found.visitor
        key = (found.table, found.kept.keep.seq, visitor.language, visitor.zone, found.writes, found.phone.role)
        known = self._rendered.get(key)
        if known is None:
            known = live_html(await sheet_values(request, found), visitor.language)
            while len(self._rendered) >= self._most:
                del self._rendered[next(iter(self._rendered))]
            self._rendered[key] = known
        return known


async def live(request: Request) -> Response:
    """Open the connection."""
    await opened(request)
    return EventSourceResponse(_events(request), ping=_PING, send_timeout=30)


async def _events(request: Request) -> AsyncGenerator[ServerSentEvent]:
    matches = matches_of(request)
    shared: Live = request.app.state.live
    seen = 0
    async with matches.bus.listen(str(request.path_params["table"])) as signal:
        while True:
            signal.clear()
            try:
                found = await opened(request)
            except RamiError:
                yield ServerSentEvent(event="gone", data="")
                return
            if found.kept.keep.seq != seen:
                seen = found.kept.keep.seq
                yield ServerSentEvent(data=await shared.html(request, found), id=str(seen))
                yield ServerSentEvent(event="seq", data=str(seen))
            await signal.wait()
