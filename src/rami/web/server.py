"""The pages and the API as a server: one process on one SQLite file, brought up to date at the start."""

import logging
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from rami.store.bus import MemoryBus
from rami.store.held import HeldStore
from rami.store.migrate import UnusableError, migrate
from rami.store.sql import SqlStore, engine_for
from rami.web.api.app import with_api
from rami.web.logs import TokenFilter


class InUseError(Exception):
    """Another process serves this file: the hints from writer to readers would not reach across."""


def run(listener: socket.socket, data: Path, ready: Callable[[], None]) -> None:
    """Serve the pages on a bound socket until stopped.

    Raises ``InUseError``, and ``OSError`` or ``UnusableError`` where the file cannot be used; it is as it was then.
    """
    if data.exists():
        data.open(
            "r+b"
        ).close()  # a folder, or a file that may not be written, is told before anything is made beside it
    with _alone(data):
        url = f"sqlite+aiosqlite:///{data.absolute()}"
        migrate(url)
        app = with_api(HeldStore(SqlStore(engine_for(url))), MemoryBus())
        # No access log: addresses of links are secrets, and what else is logged is freed of them. The graceful end is
        # short, since live connections never end.
        config = uvicorn.Config(app, access_log=False, log_level="warning", timeout_graceful_shutdown=3)
        for handler in (*logging.getLogger("uvicorn").handlers, logging.lastResort):
            if handler is not None:
                handler.addFilter(TokenFilter())
        ready()
        uvicorn.Server(config).run([listener])


@contextmanager
def _alone(data: Path) -> Generator[None]:
    """Hold a lock beside the file for as long as it is served; the system frees it even if the process is killed."""
    beside = data.with_name(data.name + ".lock")
    there = beside.exists()
    try:
        with beside.open("a+b") as lock:
            _lock(lock.fileno())
            yield
    except UnusableError:
        if not there:
            beside.unlink()
        raise


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise InUseError from error
    else:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUseError from error
