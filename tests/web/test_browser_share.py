"""Several phones at one table, in a browser: getting in, the pen that goes round, what is told at once."""

from pathlib import Path

from browsing import Phones, Watched, record, start_match
from playwright.sync_api import Browser, Page, expect
from server import Server

MOVED = "[...document.querySelectorAll('main *, .dock *')].map(e => JSON.stringify(e.getBoundingClientRect())).join()"


def link_of(page: Page, url: str) -> str:
    """Give the link to look on."""
    page.goto(f"{url}/share")
    return page.locator(".follow [data-link] input").input_value()


def test_the_pen_is_asked_for_given_and_taken_on_both_phones_at_once(phones: Phones) -> None:
    owner = phones.new().page()
    url = start_match(owner, "Anna", "Mehmet")
    link = link_of(owner, url)
    expect(owner.locator("#phone-1")).to_contain_text("this phone")
    other = phones.new().page(link)
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


def test_nothing_moves_under_the_fingers_when_another_phone_writes(phones: Phones) -> None:
    owner = phones.new().page()
    url = start_match(owner, "Anna", "Mehmet")
    owner.goto(f"{url}/share")
    owner.get_by_text("Link to write").click()
    other = phones.new().page(owner.locator("details [data-link] input").input_value())
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


def test_the_big_screen_follows(phones: Phones) -> None:
    phone = phones.new()
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


def test_links_are_copied_by_one_tap(phones: Phones) -> None:
    phone = phones.new()
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = phone.page()
    link = link_of(page, start_match(page, "Anna", "Mehmet"))
    page.locator(".follow [data-copy]").click()
    expect(page.locator("#copied")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_without_scripts_phones_get_in_and_the_pen_goes_round(phones: Phones) -> None:
    owner, other = (phones.new(scripts=False).page("/new") for _ in range(2))
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
