"""One server for all tests of a process, one browser a module; each test takes phones of its own."""

from collections.abc import Generator

import pytest
from browsing import Phones, browser
from keeper import Phone, new_app
from playwright.sync_api import Browser, expect
from server import Server

expect.set_options(timeout=20_000)

collect_ignore = ["ready_server.py"]  # importing it is what makes a server ready; it holds no tests


@pytest.fixture(scope="module")
def chromium() -> Generator[Browser]:
    """A browser; as long as it is there, nothing else in the process can run an event loop."""
    with browser() as started:
        yield started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """The pages, in a process of their own."""
    with Server(tmp_path_factory.mktemp("pages") / "rami.db") as running:
        yield running


@pytest.fixture
def phones(chromium: Browser, server: Server) -> Generator[Phones]:
    """Phones to take; whatever goes wrong on any of them fails the test."""
    opened = Phones(chromium, server.url)
    yield opened
    opened.close()


@pytest.fixture
def phone() -> Phone:
    """A phone whose pages have no match yet."""
    return Phone(new_app())


@pytest.fixture
def owner() -> Phone:
    """A phone that has begun a match of two, which it owns."""
    return Phone(new_app()).start(2)
