"""The live connection of each phone: the whole view at first and after every change, so nothing missed can matter.

However many phones look on, a change of a table is looked up once, and rendered once for all that see it alike.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Generator
from contextlib import contextmanager
from typing import Final

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import Response

from rami.errors import Fault, KeepError, RamiError
from rami.web.kept import Matches
from rami.web.page import Opened, matches_of, opened
from rami.web.pages import meanwhile, screen, share, sheet
from rami.web.phones import TableState
from rami.web.rendered import Rendered, View

_PING: Final = 20
"""Seconds between signs of life, so that proxies keep the connection and phones notice a lost one."""

_LOG: Final = logging.getLogger(__name__)


VIEWS: Final = {
    "sheet": sheet.LIVE,
    "screen": View(screen.state, screen.html),
    "phones": View(share.state, share.html),
    "round": View(meanwhile.state, meanwhile.html),
}
"""The views by the name in the address."""


class Follower:
    """Follows one table for all its readers."""

    def __init__(self, matches: Matches, table: str) -> None:
        self.readers = 0
        self.looks = 0
        self.state: TableState | None = None
        self.over = False
        self.gone = False
        self._looked = asyncio.Event()
        self._task = asyncio.create_task(self._follow(matches, table))

    async def _follow(self, matches: Matches, table: str) -> None:
        try:
            async with matches.bus.listen(table) as signal:
                while True:
                    signal.clear()
                    self.state = await TableState.of(matches, await matches.load(table))
                    self._tell()
                    await signal.wait()
        except RamiError:
            self.gone = True
        except Exception:  # noqa: BLE001 - whatever a store may raise
            _LOG.exception("a table cannot be followed; its readers will ask again")
        finally:
            self.over = True
            self._tell()

    def _tell(self) -> None:
        self.looks += 1
        looked, self._looked = self._looked, asyncio.Event()
        looked.set()

    async def look_after(self, looks: int) -> int:
        """Wait until there have been more looks than these, and give how many."""
        while self.looks <= looks:
            await self._looked.wait()
        return self.looks

    def stop(self) -> None:
        """Follow no longer."""
        self._task.cancel()


class Live:
    """The tables that are followed."""

    def __init__(self) -> None:
        self._followers: dict[str, Follower] = {}

    @contextmanager
    def follow(self, matches: Matches, table: str) -> Generator[Follower]:
        """Read along with the others; the last to go ends it."""
        follower = self._followers.get(table)
        if follower is None or follower.over:
            follower = self._followers[table] = Follower(matches, table)
        follower.readers += 1
        try:
            yield follower
        finally:
            follower.readers -= 1
            if not follower.readers:
                follower.stop()
                if self._followers.get(table) is follower:
                    del self._followers[table]


async def live(request: Request) -> Response:
    """Open the connection."""
    name = request.query_params.get("view", "sheet")
    if name not in VIEWS:
        raise KeepError([Fault("web/not-found")])
    found = await opened(request)
    return EventSourceResponse(
        _events(request, found, name),
        ping=_PING,
        ping_message_factory=lambda: ServerSentEvent(event="alive", data=""),
        send_timeout=30,
    )


async def _events(request: Request, found: Opened, name: str) -> AsyncGenerator[ServerSentEvent]:
    shared: Live = request.app.state.live
    view, device, least = VIEWS[name], found.visitor.device, found.kept.keep.seq
    with shared.follow(matches_of(request), found.table) as follower:
        looks, seq = 0, 0
        before: tuple[object, ...] | None = None
        while True:
            looks = await follower.look_after(looks)
            table = follower.state
            phone = table and next((phone for phone in table.phones if phone.device == device), None)
            if follower.over and not follower.gone:
                return
            if follower.gone or table is None or phone is None:
                yield ServerSentEvent(event="gone", data="")
                return
            found = Opened(found.visitor, table.kept, phone)
            if table.kept.keep.seq < least:
                continue
            now = view.state(request, found, table)
            if now != before:
                before = now
                yield ServerSentEvent(data=_html(request, found, table, name), id=str(table.kept.keep.seq))
            if table.kept.keep.seq != seq:
                seq = table.kept.keep.seq
                yield ServerSentEvent(event="seq", data=str(seq))


def _html(request: Request, found: Opened, table: TableState, name: str) -> str:
    rendered: Rendered = request.app.state.rendered
    return rendered.html(name, request, found, table, VIEWS[name])
