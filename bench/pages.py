"""What the pages cost the server: a match page against a bare page with the same table, recording a round against a bare
post that inserts one row by the same driver; how the cost of a page grows with the match; how large the first page is."""

import asyncio
import gzip
import re
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment
from sqlalchemy import Column, Integer, MetaData, String, Table, insert
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from measure import Figure, ratio, scaled
from rami.store.bus import MemoryBus
from rami.store.held import HeldStore
from rami.store.migrate import migrate
from rami.store.sql import SqlStore, engine_for
from rami.web.app import make_app
from rami.web.guard import Budget
from rami.web.rendered import Rendered

GOAL = 3.0
FIRST_PAGE_KB = 60.0
PLAYERS = 4
ROUNDS = 12
LONG = 120

_ROWS = Table("bare", MetaData(), Column("id", Integer, primary_key=True), Column("body", String))
_TABLE = """<!doctype html><html><head><title>{{ title }}</title></head><body><table>
<thead><tr>{% for name in names %}<th>{{ name }}</th>{% endfor %}</tr></thead><tbody>
{% for row in rows %}<tr>{% for cell in row %}<td>{{ cell }}</td>{% endfor %}</tr>
{% endfor %}</tbody></table></body></html>"""


def figures(rounds: int, seconds: float) -> list[Figure]:
    """Measure in one event loop, without a network: only the server's own work is counted."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder), rounds, seconds))


async def _measured(folder: Path, rounds: int, seconds: float) -> list[Figure]:
    url = f"sqlite+aiosqlite:///{folder / 'rami.db'}"
    migrate(url)
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_ROWS.create)
        return await _compared(engine, rounds, seconds)
    finally:
        await engine.dispose()  # else the thread of the driver would keep the process alive


async def _compared(engine: AsyncEngine, rounds: int, seconds: float) -> list[Figure]:
    app = make_app(HeldStore(SqlStore(engine)), MemoryBus(), budget=Budget(burst=10**9))
    ours, bare = Browser(app), Browser(_bare_app(engine))
    match, long = await ours.match(ROUNDS), await ours.match(LONG)
    table, number = "", ROUNDS

    async def forget() -> None:
        app.state.rendered = Rendered()

    async def begin() -> None:
        """Begin another match from time to time: the round that is timed is one of a usual match."""
        nonlocal table, number
        if number >= ROUNDS:
            table, number = await ours.match(0), 0
        number += 1

    async def record() -> None:
        assert await ours.send("POST", f"/m/{table}/round", _round(number) | {"seen": str(number)}) == 303, ours.body

    async def nothing() -> None:
        """A task that needs no preparation."""

    tasks: list[_Task] = [
        (forget, lambda: ours.send("GET", f"/m/{match}")),
        (nothing, lambda: ours.send("GET", f"/m/{match}")),
        (nothing, lambda: bare.send("GET", "/table")),
        (begin, record),
        (nothing, lambda: bare.send("POST", "/insert", _round(1))),
        (forget, lambda: ours.send("GET", f"/m/{long}")),
    ]
    changed, again, bare_page, recorded, inserted, longer = await _alternate(tasks, rounds, seconds)
    growth = tuple((b / a) / (LONG / ROUNDS) for a, b in zip(changed, longer, strict=True))
    size = await _first_page(ours, match)
    of, page = "a bare Jinja table of its size", f"a match page of {ROUNDS} rounds"
    return [
        ratio(f"server CPU: {page}, asked for again / {of}", again, bare_page, GOAL),
        ratio(f"server CPU: {page}, for the first time after a change / {of}", changed, bare_page),
        ratio("server CPU: a round recorded / a bare post that inserts one row", recorded, inserted, GOAL),
        Figure(f"server CPU: a page of {LONG} rounds / of {ROUNDS}, over the ratio of rounds", "ratio", growth, 1.0),
        scaled(f"server CPU: {page}, asked for again", "ms", again, 1e3),
        scaled(f"server CPU: {page}, for the first time after a change", "ms", changed, 1e3),
        scaled("server CPU: a round recorded", "ms", recorded, 1e3),
        Figure("first page with its scripts and styles, compressed", "KB", (size,), FIRST_PAGE_KB),
    ]


_Task = tuple[Callable[[], Awaitable[object]], Callable[[], Awaitable[object]]]
"""What prepares a task, and is not timed; what is timed."""


async def _alternate(tasks: Sequence[_Task], rounds: int, seconds: float) -> list[tuple[float, ...]]:
    """Time tasks in turn by the CPU time of the process, the threads of the database driver included."""
    timed: list[list[float]] = [[] for _ in tasks]
    for number in range(rounds + 1):
        units, spent = [0] * len(tasks), [0.0] * len(tasks)
        while not all(units) or min(spent) < seconds:
            for place in range(len(tasks)) if number % 2 else reversed(range(len(tasks))):
                if spent[place] >= seconds:
                    continue  # the page of a long match takes a hundred times as long as the shortest task
                prepare, act = tasks[place]
                await prepare()
                start = time.process_time()
                await act()
                spent[place] += time.process_time() - start
                units[place] += 1
        if number:
            for values, total, count in zip(timed, spent, units, strict=True):
                values.append(total / count)
    return [tuple(values) for values in timed]


class Browser:
    """Calls an application as a server does, and keeps its cookies."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._cookies: dict[str, str] = {}
        self.body = b""
        self.location = ""

    async def send(self, method: str, path: str, fields: Mapping[str, str] | Sequence[tuple[str, str]] = ()) -> int:
        """Send a request; gives the status."""
        body = urlencode(fields).encode()
        headers = [(b"host", b"localhost"), (b"accept-language", b"en"), (b"sec-fetch-site", b"same-origin")]
        headers.append((b"cookie", "; ".join(f"{name}={value}" for name, value in self._cookies.items()).encode()))
        if method == "POST":
            headers += [(b"content-type", b"application/x-www-form-urlencoded"), (b"content-length", b"%d" % len(body))]
        target, _, query = path.partition("?")
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": target, "raw_path": target.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "server": ("localhost", 80), "client": None, "state": {},
        }  # fmt: skip
        status = 0
        parts: list[bytes] = []

        sent = False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                await asyncio.Event().wait()  # the client stays, and says no more
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def answer(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        cookie, _, content = value.decode().partition(";")[0].partition("=")
                        self._cookies[cookie] = content
                    if name == b"location":
                        self.location = value.decode()
            else:
                parts.append(message.get("body", b""))

        await self._app(scope, receive, answer)
        self.body = b"".join(parts)
        return status

    async def match(self, rounds: int) -> str:
        """Begin a match and record so many rounds."""
        names = [("name", name) for name in ("Anna", "Mehmet", "Linh", "Ravi")]
        form = [*names, ("target", "2000"), ("key", f"start-{time.perf_counter_ns()}")]
        assert await self.send("POST", "/new", form) == 303, self.body
        table = self.location.rsplit("/", 1)[1]
        for number in range(rounds):
            assert await self.send("POST", f"/m/{table}/round", _round(number)) == 303, self.body
        return table


def _round(number: int) -> dict[str, str]:
    """Give the form of a round in which nobody comes near the target."""
    return {
        "winner": str(number % PLAYERS), "ending": "normal", "key": f"k{number}-{time.perf_counter_ns()}",
        **{f"hand-{seat}": "2? 3?" for seat in range(PLAYERS) if seat != number % PLAYERS},
        **{f"opened-{seat}": "yes" for seat in range(PLAYERS) if seat != number % PLAYERS},
    }  # fmt: skip


async def _first_page(browser: Browser, table: str) -> float:
    """Give the size of the sheet with every script and style that it names, compressed, in KB."""
    await browser.send("GET", f"/m/{table}")
    pages = [browser.body]
    for name in re.findall(rb'(?:src|href)="(/static/[^"]+\.(?:js|css)[^"]*)"', browser.body):
        await browser.send("GET", name.decode())
        pages.append(browser.body)
    return sum(len(gzip.compress(page, 6)) for page in pages) / 1000


def _bare_app(engine: AsyncEngine) -> Starlette:
    template = Environment(autoescape=True).from_string(_TABLE)
    names = ["Anna", "Mehmet", "Linh", "Ravi"]
    rows = [[number, 0, 5, 5, 5] for number in range(ROUNDS)]

    async def table(_request: Request) -> Response:
        return HTMLResponse(template.render(title="Match", names=names, rows=rows))

    async def put(request: Request) -> Response:
        async with request.form() as form:
            body = str(form["hand-0"]) if "hand-0" in form else ""
        async with engine.begin() as connection:
            await connection.execute(insert(_ROWS).values(body=body))
        return RedirectResponse("/table", 303)

    return Starlette(routes=[Route("/table", table), Route("/insert", put, methods=["POST"])])
