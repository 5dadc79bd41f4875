"""Who asks: the device by its cookie, the language, the time zone. Nobody has an account."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rami.web.tokens import new_token
from rami.words.languages import DEFAULT_LANGUAGE, language_of

_YEAR: Final = 365 * 24 * 3600
DEVICE_COOKIE: Final = "rami_device"
LANGUAGE_COOKIE: Final = "rami_lang"
ZONE_COOKIE: Final = "rami_zone"


@dataclass(frozen=True, slots=True)
class Visitor:
    """One request's sender. ``device`` is secret, and new where the browser had none yet."""

    device: str
    known: bool
    language: str
    zone: str

    @staticmethod
    def of(request: Request) -> "Visitor":
        """Read the cookies and the languages of the browser."""
        device = request.cookies.get(DEVICE_COOKIE, "")
        known = len(device) == len(new_token())
        language = language_of(request.cookies.get(LANGUAGE_COOKIE, "")) or accepted(
            request.headers.get("accept-language", "")
        )
        zone = request.cookies.get(ZONE_COOKIE, "UTC")
        return Visitor(device if known else new_token(), known, language, zone)

    def remember(self, request: Request, response: Response) -> None:
        """Give a new device its cookie: when it starts or joins a match, never before."""
        if not self.known:
            set_cookie(request, response, DEVICE_COOKIE, self.device)


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """Set a cookie that no script reads and no other site sends."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def accepted(header: str) -> str:
    """Choose the first language of an ``Accept-Language`` header that is spoken here.

    >>> accepted("de, fr;q=0.5, th;q=0.9"), accepted("*")
    ('th', 'en')
    """
    for tag in _by_weight(header):
        found = language_of(tag)
        if found is not None:
            return found
    return DEFAULT_LANGUAGE


def _by_weight(header: str) -> Iterable[str]:
    weighted: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, parameters = part.partition(";")
        try:
            weight = float(parameters.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        weighted.append((-weight, tag.strip()))
    return [tag for _, tag in sorted(weighted, key=lambda pair: pair[0])]
