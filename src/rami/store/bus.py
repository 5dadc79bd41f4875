"""Tells the readers of a table that its log has grown. A hint only: a reader looks for itself what is new."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol


class Bus(Protocol):
    """Carries hints from writers to readers."""

    async def publish(self, table: str) -> None:
        """Wake everybody who listens to a table."""
        ...

    def listen(self, table: str) -> AbstractAsyncContextManager[asyncio.Event]:
        """Give a signal that is set whenever the table may have changed; the reader clears it."""
        ...


class MemoryBus:
    """Hints within one process."""

    def __init__(self) -> None:
        self._signals: dict[str, set[asyncio.Event]] = {}

    async def publish(self, table: str) -> None:
        """Wake everybody who listens to a table."""
        for signal in self._signals.get(table, ()):
            signal.set()

    @asynccontextmanager
    async def listen(self, table: str) -> AsyncGenerator[asyncio.Event]:
        """Give a signal that is set whenever the table may have changed."""
        signal = asyncio.Event()
        signals = self._signals.setdefault(table, set())
        signals.add(signal)
        try:
            yield signal
        finally:
            signals.discard(signal)
            if not signals and self._signals.get(table) is signals:
                del self._signals[table]
