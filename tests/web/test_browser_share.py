"""Several phones at one table, in a browser: getting in, the pen that goes round, what is told at once."""

from collections.abc import Callable, Generator
from contextlib import ExitStack
from pathlib import Path

import pytest
from browsing import Watched, browser, record, start_match
from playwright.sync_api import Browser, Page, expect
from server import Server

expect.set_options(timeout=20_000)
MOVED = "[...document.querySelectorAll('main *, .dock *')].map(e => JSON.stringify(e.getBoundingClientRect())).join()"


@pytest.fixture(scope="module")
def chromium() -> Generator[Browser]:
    with browser() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    with Server(tmp_path_factory.mktemp("share") / "rami.db") as running:
        yield running


@pytest.fixture
def take(chromium: Browser, server: Server) -> Generator[Callable[[], Watched]]:
    """Take another phone; whatever goes wrong on any of them fails the test."""
    with ExitStack() as put_away:
        taken: list[Watched] = []

        def another() -> Watched:
            taken.append(Watched(chromium, server.url))
            put_away.callback(taken[-1].context.close)
            return taken[-1]

        yield another
        assert [wrong for watched in taken for wrong in watched.wrong] == []


def link_of(page: Page, url: str) -> str:
    """Give the link to look on."""
    page.goto(f"{url}/share")
    return page.locator(".follow [data-link] input").input_value()


def test_the_pen_is_asked_for_given_and_taken_on_both_phones_at_once(take: Callable[[], Watched]) -> None:
    owner = take().page()
    url = start_match(owner, "Anna", "Mehmet")
    link = link_of(owner, url)
    expect(owner.locator("#phone-1")).to_contain_text("this phone")
    other = take().page(link)
    assert "/join" not in other.url
    expect(owner.locator("#phone-2")).to_contain_text("looks on")
    owner.goto(url)
    other.get_by_role("button", name="Ask for the pen").click()
    expect(owner.locator(".asking")).to_contain_text("Phone 2 asks for the pen.")
    owner.get_by_role("button", name="Give the pen").click()
    expect(other.locator("footer.bar .btn.main")).to_be_visible()
    expect(owner.locator(".asking")).to_have_count(0)
    other.goto(f"{url}/share")
    other.get_by_role("button", name="Mehmet").click()
    expect(other.locator("#phone-2")).to_contain_text("Mehmet")
    other.goto(f"{url}/round")
    owner.goto(f"{url}/share")
    owner.get_by_role("button", name="Take it back: Mehmet").click()
    expect(other.locator("#meanwhile")).to_contain_text("This phone may only look on now.")
    other.goto(url)
    expect(other.locator("footer.bar")).to_have_count(0)
    expect(other.locator(".watch")).to_contain_text("Phone 1 may write.")


def test_nothing_moves_under_the_fingers_when_another_phone_writes(take: Callable[[], Watched]) -> None:
    owner = take().page()
    url = start_match(owner, "Anna", "Mehmet")
    owner.goto(f"{url}/share")
    owner.get_by_text("Link to write").click()
    other = take().page(owner.locator("details [data-link] input").input_value())
    other.goto(f"{url}/round")
    other.locator("label.name").first.click()
    other.locator("[data-rank='K']").click()
    expect(other.locator("#line-1 .fig")).to_have_text("35")
    before = other.evaluate(MOVED)
    owner.goto(url)
    record(owner, "", "36")
    expect(other.locator("#meanwhile")).to_have_text("Round 1 has been written by Phone 1. See the sheet")
    assert other.evaluate(MOVED) == before
    other.locator("#meanwhile a").click()
    expect(other.locator("tfoot td").nth(1)).to_have_text("36")


def test_a_lost_server_is_told_and_forgotten_when_it_is_back(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "rami.db") as server:
        phone = Watched(chromium, server.url)
        page = phone.page()
        start_match(page, "Anna", "Mehmet")
        expect(page.locator("#pages[data-shown]")).to_have_count(1)
        server.kill()
        expect(page.locator("#offline")).to_be_visible(timeout=15_000)
        server.start()
        expect(page.locator("#offline")).to_be_hidden(timeout=20_000)
        phone.context.close()


def test_the_big_screen_follows(take: Callable[[], Watched]) -> None:
    phone = take()
    page = phone.page()
    url = start_match(page, "Anna", "Mehmet")
    screen = phone.page(f"{url}/screen")
    record(page, "", "36")
    expect(screen.locator("tfoot td").nth(1)).to_have_text("36")
    expect(screen.locator("tbody tr").nth(1)).to_contain_text("36")
    assert screen.locator("main :is(a, button, input, form)").count() == 0
    for width, height in ((1920, 1080), (1280, 720), (1024, 768)):
        screen.set_viewport_size({"width": width, "height": height})
        size = screen.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [width, height]


def test_links_are_copied_by_one_tap(take: Callable[[], Watched]) -> None:
    phone = take()
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = phone.page()
    link = link_of(page, start_match(page, "Anna", "Mehmet"))
    page.locator(".follow [data-copy]").click()
    expect(page.locator("#copied")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_without_scripts_phones_get_in_and_the_pen_goes_round(chromium: Browser, server: Server) -> None:
    contexts = [
        chromium.new_context(
            java_script_enabled=False, base_url=server.url, locale="en", viewport={"width": 360, "height": 760}
        )
        for _ in range(2)
    ]
    owner, other = (context.new_page() for context in contexts)
    owner.goto("/new")
    for place, name in enumerate(("Anna", "Mehmet")):
        owner.locator(".name-in").nth(place).fill(name)
    owner.locator("#start").click()
    url = owner.url
    code = owner.locator(".join .fig").inner_text()
    other.goto("/join")
    other.locator("#code").fill(code.lower())
    other.get_by_role("button", name="Open the match").click()
    other.get_by_role("button", name="Ask for the pen").click()
    owner.goto(url)
    owner.get_by_role("button", name="Give the pen").click()
    other.goto(url)
    expect(other.locator("footer.bar")).to_be_visible()
    for context in contexts:
        context.close()
