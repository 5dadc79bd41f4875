"""Takes the pictures of the README anew, from a match played in a browser: python tests/web/make_pictures.py."""

import tempfile
from pathlib import Path
from typing import Final

from browsing import browser, record, start_match
from playwright.sync_api import Browser, Page
from server import Server

PICTURES: Final = Path(__file__).resolve().parents[2] / "docs/pictures"
ROUNDS: Final = (
    ("", "34", "61", "KKQJ987X!"),
    ("27", "", "45", "18"),
    ("52", "41", "", "66"),
    ("", "50!", "12", "38"),
    ("36", "", "58", "21"),
    ("48", "13", "", "64"),
)


def main() -> None:
    """Play the match and take each picture."""
    with browser() as started, tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "rami.db") as server:
        page = _phone(started, server.url, "en")
        url = start_match(page, "Anna", "Mehmet", "สมชาย", "Екатерина")
        for hands in ROUNDS:
            record(page, *hands)
        _take(page, "sheet")
        page.locator("#round-1 a[data-drawer]").last.click()
        page.locator("dialog[open]").wait_for()
        _take(page, "why")
        page.goto(f"{url}/round")
        page.locator("label.name").first.click()
        for rank in "KKQJ9":
            page.locator(f"[data-rank='{rank}']").click()
        page.locator("#line-1 .fig").wait_for()
        _take(page, "record")
        hindi = _phone(started, server.url, "hi")
        hindi.goto("/rules")
        hindi.locator(".ex").nth(2).evaluate(
            "element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 110)"
        )
        _take(hindi, "rules-hi")


def _phone(started: Browser, url: str, language: str) -> Page:
    context = started.new_context(
        viewport={"width": 360, "height": 700},
        device_scale_factor=2,
        locale=language,
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
        base_url=url,
    )
    return context.new_page()


def _take(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
