"""Logs give no link away."""

import logging
from typing import Any

import pytest
from uvicorn.logging import AccessFormatter

from rami.web.logs import TokenFilter

SECRET = "Zk3-x_9QmVb4LrT0aYcE1g"


def record(message: object, *args: Any) -> logging.LogRecord:
    made = logging.LogRecord("x", logging.INFO, __file__, 1, message, None, None)  # type: ignore[arg-type]
    made.args = args[0] if len(args) == 1 and isinstance(args[0], dict) else args
    return made


class Lazy:
    def __str__(self) -> str:
        return f"http://rami.example/join/{SECRET}?again=1"


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ('%s - "%s %s HTTP/%s" %d', ("127.0.0.1:5", "GET", f"/join/{SECRET}?again=1", "1.1", 303)),
        (f"GET /join/{SECRET} HTTP/1.1", ()),
        (f"/JOIN/{SECRET}", ()),
        ("%(path)s took %(ms).1f ms", ({"path": f"/join/{SECRET}", "ms": 2.25},)),
        ("redirect from %s", (Lazy(),)),
        ("%s", ([f"/join/{SECRET}"],)),
        (Lazy(), ()),
        ('%s "%s"', ("a", f"//join/{SECRET}/x")),
    ],
)
def test_a_token_is_never_written_down(message: object, args: tuple[Any, ...]) -> None:
    told = record(message, *args)
    assert TokenFilter().filter(told)
    assert SECRET not in told.getMessage()
    assert "/join/…" in told.getMessage().lower()


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ('%s - "%s %s HTTP/%s" %d', ("127.0.0.1:5", "GET", "/m/abc?view=phones", "1.1", 200)),
        ("%d of %.1f, %s, %r", (3, 1.5, None, ["a"])),
        ("POST /join HTTP/1.1", ()),
        ("100 %", ()),
    ],
)
def test_all_else_is_written_as_it_is(message: str, args: tuple[Any, ...]) -> None:
    told, before = record(message, *args), record(message, *args).getMessage()
    TokenFilter().filter(told)
    assert told.getMessage() == before


def test_the_access_log_of_the_server_can_be_written_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(AccessFormatter('%(client_addr)s "%(request_line)s" %(status_code)s', use_colors=False))
    handler.addFilter(TokenFilter())
    logger = logging.Logger("access")  # noqa: LOG001 - one of its own, outside the tree
    logger.addHandler(handler)
    logger.info('%s - "%s %s HTTP/%s" %d', "10.0.0.2:4", "GET", f"/join/{SECRET}", "1.1", 303)
    assert capsys.readouterr().out == '10.0.0.2:4 "GET /join/… HTTP/1.1" 303 See Other\n'
