"""A round as people enter it, for the tests of the record page."""

from collections.abc import Generator
from contextlib import contextmanager

from browsing import Watched, start_match
from playwright.sync_api import Page


def open_round(page: Page, *names: str) -> str:
    """Begin a match and open its first round; gives the address of the match."""
    url = start_match(page, *(names or ("Ana", "Ben", "Chi")))
    page.goto(f"{url}/round")
    return url


def choose_winner(page: Page, seat: int) -> None:
    """Say by a tap who won."""
    page.locator("label.name").nth(seat).click()


def press_keys(page: Page, seat: int, ranks: str) -> None:
    """Press keys of the pad for one hand; ``X`` is the joker."""
    page.locator(f"#seat-{seat} h2").click()
    for rank in ranks:
        page.locator(f"[data-rank='{rank.replace('X', 'XX')}']").click()


def go_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until the wanted element has the focus."""
    for _ in range(40):
        page.keyboard.press(key)
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by {key}")


@contextmanager
def no_network(phone: Watched) -> Generator[None]:
    """Take the network away for a while; what the browser says of it is no fault."""
    phone.context.set_offline(True)
    yield
    phone.context.set_offline(False)
    forgive(phone)


def forgive(phone: Watched) -> None:
    """Take back what the browser said of requests without an answer."""
    phone.wrong = [told for told in phone.wrong if "Failed to fetch" not in told]
