"""A real browser for the tests: found by RAMI_BROWSER, else on the PATH; every page is watched for what must not be."""

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

# The shell without windows comes first: it is the same engine, and pages load in half the time.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP table.test 127.0.0.1",  # a name that no browser trusts as it trusts its own machine
)


def browser_path() -> str:
    """Find a browser; where there is none, skip and say how to get one, but fail where browsers are required."""
    found = os.environ.get("RAMI_BROWSER") or next((path for path in map(shutil.which, _NAMES) if path), None)
    if found is None:
        told = "no browser: install Chromium, or set RAMI_BROWSER to the path of one"
        if os.environ.get("RAMI_NEEDS_BROWSER"):
            pytest.fail(told)
        pytest.skip(told)
    return found


@contextmanager
def browser() -> Generator[Browser]:
    """Start a browser that talks to nobody but the pages."""
    sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    path = browser_path()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=[*_QUIET, *sandbox])
        yield started
        started.close()


class Watched:
    """A context of a browser: a phone with its own cookies. Errors and requests to other hosts are noted."""

    def __init__(
        self,
        started: Browser,
        url: str,
        *,
        language: str = "en",
        dark: bool = False,
        wide: bool = False,
        scripts: bool = True,
    ) -> None:
        self.url = url
        self.wrong: list[str] = []
        self.context: BrowserContext = started.new_context(
            viewport={"width": 1280, "height": 800} if wide else {"width": 360, "height": 760},
            locale=language,
            color_scheme="dark" if dark else "light",
            is_mobile=not wide,
            has_touch=not wide,
            reduced_motion="reduce",
            java_script_enabled=scripts,
            base_url=url,
        )
        self.context.set_default_timeout(20_000)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        self.context.on("request", self._request)

    def page(self, path: str = "/") -> Page:
        """Open a page."""
        opened = self.context.new_page()
        opened.goto(path)
        return opened

    def _console(self, message: ConsoleMessage) -> None:
        # A refused form and a conflict are pages of their own; the browser notes their status.
        refused = any(f"status of {status}" in message.text for status in (409, 422))
        if message.type in ("error", "warning") and "net::ERR_" not in message.text and not refused:
            self.wrong.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != urlsplit(self.url).netloc:
            self.wrong.append(f"request to {request.url}")


class Phones:
    """The phones of one test; whatever goes wrong on any of them fails it."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium, self._url = chromium, url
        self._watched: list[Watched] = []

    def new(self, language: str = "en", *, dark: bool = False, wide: bool = False, scripts: bool = True) -> Watched:
        """Take another phone."""
        watched = Watched(self._chromium, self._url, language=language, dark=dark, wide=wide, scripts=scripts)
        self._watched.append(watched)
        return watched

    def close(self) -> None:
        """Put them away."""
        for watched in self._watched:
            watched.context.close()
        wrong = [told for watched in self._watched for told in watched.wrong]
        assert wrong == [], wrong


def start_match(page: Page, *names: str) -> str:
    """Begin a match by tapping; gives its address."""
    page.goto("/new")
    inputs = page.locator(".name-in")
    while inputs.count() < len(names):
        page.locator("#add").click()
    for place, name in enumerate(names):
        inputs.nth(place).fill(name)
    page.locator("#start").click()
    page.wait_for_url("**/m/*")
    return page.url


def record(page: Page, *hands: str) -> None:
    """Record a round by tapping: an empty hand won; ``!`` marks who never opened; letters are keys, figures a sum."""
    page.locator("a[href$='/round']:visible").first.click()
    page.locator("label.name").nth(list(hands).index("")).click()
    for seat, hand in enumerate(hands):
        if not hand:
            continue
        page.locator(f"#seat-{seat} h2").click()
        cards = hand.removesuffix("!")
        page.locator(f"[data-tab={'sum' if cards.isdecimal() else 'cards'}]").click()
        for key in cards:
            rank = "XX" if key == "X" else key
            page.locator(f"[data-digit='{key}']" if cards.isdecimal() else f"[data-rank='{rank}']").click()
        if not hand.endswith("!"):
            page.locator(f"#seat-{seat} .switch").click()
    save = page.locator("#save[aria-disabled]")
    save.wait_for(state="detached")
    page.locator("#save").click()
    page.wait_for_url(lambda url: not url.endswith("/round"))
