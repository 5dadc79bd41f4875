"""Work spread over processes, or over a cluster. What comes back is the same, in the same order, wherever it was done."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Sized
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final, TypeVar

from rami.errors import Fault, LabError

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE: Final = 10
"""How many seconds a cluster has to answer."""

Progress = Callable[[int, int], None]
"""Told how many jobs are done, of how many."""


@contextmanager
def workers(processes: int | None = None, cluster: str | None = None) -> Generator[Executor | None]:
    """Open so many processes, as many as there are processors for None, or the cluster at an address.

    None is given where one process is enough: this one. A cluster is one of Dask, whose workers need this package in the
    same version.

    Raises ``LabError``: ``lab/too-few`` below one process, ``lab/no-cluster`` where Dask is not installed,
    ``lab/cluster-unreachable``.

    >>> with workers(1) as executor:
    ...     executor is None, list(spread(executor, abs, [-2, 1]))
    (True, [2, 1])
    """
    number = len(_processors()) if processes is None else processes
    if number < 1:
        raise LabError([Fault("lab/too-few", ("processes",), {"field": "processes", "number": number, "least": 1})])
    if cluster is not None:
        with _cluster(cluster) as executor:
            yield executor
    elif number == 1:
        yield None
    else:
        with _processes(number) as executor:
            yield executor


def spread(
    executor: Executor | None, work: Callable[[Job], Result], jobs: Iterable[Job], progress: Progress | None = None
) -> list[Result]:
    """Do all jobs and give their results in the order of the jobs."""
    waiting = list(jobs)
    results: list[Result] = []
    for result in map(work, waiting) if executor is None else executor.map(work, waiting):
        results.append(result)
        if progress is not None:
            progress(len(results), len(waiting))
    return results


@contextmanager
def _processes(number: int) -> Generator[Executor]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # A new interpreter each, on every system: a copy of this one could hold locks of threads that it has not.
    pool = ProcessPoolExecutor(number, get_context("spawn"), leave_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Leave it to the first process to end all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Generator[Executor]:
    try:
        from distributed import Client
    except ImportError:
        raise LabError([Fault("lab/no-cluster", ("cluster",))]) from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise LabError([Fault("lab/cluster-unreachable", ("cluster",), {"text": address})]) from None
    with client:
        yield client.get_executor(pure=False)


def _processors() -> Sized:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return os.sched_getaffinity(0)
    return range(os.cpu_count() or 1)
