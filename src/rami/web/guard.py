"""What every request passes: who may frame, script and post; how large and how often."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rami.errors import Fault, KeepError

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Nothing but what this server sends itself; no inline script or style, no frame, no other host."""

_HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    # Without any referrer a browser does not tell the origin of a form either, and without HTTPS it tells nothing else.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_WITH_HTTPS: Final = {"cross-origin-opener-policy": "same-origin"}
"""Browsers complain of it elsewhere, and leave it out."""

MOST_BYTES: Final = 1_000_000
"""The largest body that is read: an import of a long match."""

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class RefusedError(KeepError):
    """A request that is not let in, with the HTTP status that says so."""

    def __init__(self, status: int, fault: Fault) -> None:
        self.status = status
        super().__init__([fault])


Refuse = Callable[[Scope, RefusedError], ASGIApp]
"""Makes the answer to a refused request: a page or a problem document."""


class Guard:
    """Refuses posts from other sites, bodies that are too large and senders that are too fast; sets the headers."""

    def __init__(self, app: ASGIApp, refuse: Refuse, budget: "Budget | None" = None) -> None:
        self._app = app
        self._refuse = refuse
        self._budget = budget or Budget()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (_HEADERS | _WITH_HTTPS if scope["scheme"] == "https" else _HEADERS).items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(scope)
        app = self._app if refusal is None else self._refuse(scope, refusal)
        try:
            await app(scope, _limited(receive), with_headers)
        except _TooLargeError as too_large:
            await self._refuse(scope, too_large)(scope, receive, with_headers)

    def _refusal(self, scope: Scope) -> RefusedError | None:
        headers = Headers(scope=scope)
        if scope["method"] in _SAFE:
            return None
        if "authorization" not in headers and not _same_site(headers):
            return RefusedError(403, Fault("web/cross-site"))
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > MOST_BYTES:
            return _TooLargeError()
        wait = self._budget.spend(sender_of(scope))
        return RefusedError(429, Fault("web/too-many", (), {"seconds": wait})) if wait else None


class _TooLargeError(RefusedError):
    """A body that is longer than is read, by its stated length or while it comes."""

    def __init__(self) -> None:
        super().__init__(413, Fault("web/too-large", (), {"most": MOST_BYTES}))


def _limited(receive: Receive) -> Receive:
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MOST_BYTES:
            raise _TooLargeError
        return message

    return limited


def _same_site(headers: Headers) -> bool:
    """Browsers say where a post comes from; what says nothing is no browser, and has no cookie to abuse."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # an origin that is no address
        return False


def sender_of(scope: Scope) -> str:
    """Give the address that a request comes from: of IPv6 the network, since one sender has all addresses in it."""
    client = scope.get("client")
    host = str(client[0]) if client else "local"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, 64), strict=False))
    return host


class Budget:
    """How much one address may do: ``burst`` requests at once, then ``per_second``."""

    def __init__(
        self,
        burst: int = 240,
        per_second: float = 10.0,
        clock: Callable[[], float] = time.monotonic,
        most: int = 10_000,
    ) -> None:
        self._burst, self._rate, self._clock, self._most = burst, per_second, clock, most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, sender: str) -> int:
        """Take one request from a sender's budget: 0, or how many seconds to wait.

        >>> budget = Budget(burst=1, per_second=0.5, clock=lambda: 0.0)
        >>> budget.spend("a"), budget.spend("a"), budget.spend("b")
        (0, 2, 0)
        """
        now = self._clock()
        left, at = self._left.pop(sender, (float(self._burst), now))
        left = min(float(self._burst), left + (now - at) * self._rate)
        allowed = left >= 1
        self._left[sender] = (left - 1 if allowed else left, now)
        while len(self._left) > self._most:
            self._left.popitem(last=False)
        return 0 if allowed else max(1, round((1 - left) / self._rate))

    def give_back(self, sender: str) -> None:
        """Give a request back that turned out to be a good one.

        >>> budget = Budget(burst=1, clock=lambda: 0.0)
        >>> budget.spend("a"), budget.give_back("a"), budget.spend("a")
        (0, None, 0)
        """
        left, at = self._left.get(sender, (float(self._burst), self._clock()))
        self._left[sender] = (min(float(self._burst), left + 1), at)
