"""Many phones that watch one match: how soon all of them see a new round, and how much memory an idle one takes."""

import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from measure import Figure

WATCHERS: Final = 500
MOST_ROUNDS: Final = 5
SECONDS: Final = 1.0
KIB: Final = 40.0


def figures(rounds: int) -> list[Figure]:
    """Start a server of its own, let the watchers in, and record rounds."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        command = [sys.executable, "-m", "rami", "serve", "--host", "127.0.0.1", "--port", str(port)]
        data = str(Path(folder) / "rami.db")
        with subprocess.Popen([*command, "--data", data], stdout=subprocess.DEVNULL) as server:
            try:
                seen, memory = asyncio.run(_measured(port, server.pid, rounds))
            finally:
                server.terminate()
    return [
        Figure(f"{WATCHERS} watchers: until the last has seen a new round", "s", tuple(seen), SECONDS),
        Figure("an idle watcher: memory of the server", "KiB", (memory,), KIB),
    ]


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def _measured(port: int, process: int, rounds: int) -> tuple[list[float], float]:
    await _answering(port)
    cookie, table = await _match(port)
    warm = await _watch(port, table, cookie)
    await asyncio.sleep(0.5)
    before = _resident(process)
    watchers = [await _watch(port, table, cookie) for _ in range(WATCHERS)]
    await asyncio.sleep(2)
    memory = (_resident(process) - before) / WATCHERS
    seen: list[float] = []
    for number in range(rounds):
        waiting = [asyncio.create_task(_next(reader)) for reader, _ in watchers]
        began = time.perf_counter()
        form = {"winner": "0", "ending": "normal", "hand-1": "5", "opened-1": "yes", "key": f"r{number}"}
        await _request(port, "POST", f"/m/{table}/round", cookie, urlencode(form))
        await asyncio.gather(*waiting)
        seen.append(time.perf_counter() - began)
    for _, writer in [*watchers, warm]:
        writer.close()
    return seen, memory


async def _answering(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise RuntimeError("the server does not answer")


async def _match(port: int) -> tuple[str, str]:
    form = urlencode([("name", "Anna"), ("name", "Mehmet"), ("target", "2000"), ("key", "start")])
    head = await _request(port, "POST", "/new", "", form)
    fields = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
    return fields["set-cookie"].split(";")[0], fields["location"].rsplit("/", 1)[1]


async def _request(port: int, method: str, path: str, cookie: str, body: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    kind = "application/x-www-form-urlencoded"
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode()
    )
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.close()
    assert head.split()[1] == "303", head
    return head


async def _watch(port: int, table: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /m/{table}/live HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
    await _next(reader)
    return reader, writer


async def _next(reader: asyncio.StreamReader) -> None:
    """Read on to the next revision."""
    while not (await reader.readline()).startswith(b"event: seq"):
        pass


def _resident(process: int) -> float:
    """Give the memory of a process, in KiB."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError("no memory figure for the process")
