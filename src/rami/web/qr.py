"""Links that phones open: as text and as a QR code."""

from typing import Final

import segno
from markupsafe import Markup
from starlette.requests import Request

_MOST: Final = 500
"""A longer address comes from no browser, and no phone could read its code."""


def join_url(request: Request, token: str) -> str:
    """Give the address that lets another phone in, under the name by which this one reached the server."""
    return f"{str(request.base_url).rstrip('/')}/join/{token}"


def qr_code(text: str) -> Markup:
    """Give a QR code as an SVG to stand in a page. Its colours come from the page's styles.

    >>> qr_code("https://example.org/join/K7M4PX").startswith('<svg viewBox="0 0 ')
    True
    """
    if len(text) > _MOST:
        return Markup()
    code = segno.make(text, micro=False, error="m")
    return Markup(code.svg_inline(omitsize=True, border=4, svgclass=None, lineclass="qr"))  # noqa: S704 - segno's own markup
