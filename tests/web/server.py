"""A real server in a process of its own, on a free port, to be stopped, killed and started again on the same file."""

import multiprocessing
import os
import signal
import socket
import time
from contextlib import suppress
from functools import cache
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from unittest.mock import patch

_FORKS = multiprocessing.get_context("forkserver")


@cache
def _prepare() -> None:
    """Start the process that servers are copied from: once, with all texts compiled, and with nothing that measures it."""
    _FORKS.set_forkserver_preload(["ready_server"])
    # Where the code under test was found by PYTHONPATH, the servers must find the same.
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    with patch.dict(os.environ, {"PYTHONPATH": os.pathsep.join(paths)}):
        os.environ.pop("COVERAGE_PROCESS_CONFIG", None)
        forkserver.ensure_running()


def _serve(data: str, port: int) -> None:
    """What the process does: the same as ``rami serve``."""
    from rami.web.server import run

    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    with suppress(KeyboardInterrupt):  # stopped in order
        run(listener, Path(data), lambda: None)


class Server:
    """The pages on one file; the port stays the same over restarts."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: BaseProcess | None = None

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Server":
        """Start it."""
        self.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Stop it."""
        self.stop()

    def start(self) -> None:
        """Start and wait until it answers."""
        _prepare()
        self._process = _FORKS.Process(target=_serve, args=(str(self.data), self.port), daemon=True)
        self._process.start()
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self._process.is_alive(), "the server did not start"
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in order."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.pid is not None:
            os.kill(self._process.pid, how)
            self._process.join(timeout=20)
            self._process = None
