"""What a screen reader hears of a match that moves on: a text that changes after the page is there, on every phone."""

from browsing import Phones, record, start_match
from playwright.sync_api import Page, expect
from test_browser import follow

HEARD = """() => {
    window.heard = [];
    const spoken = document.getElementById('spoken');
    if (spoken) new MutationObserver(() => window.heard.push(spoken.textContent)).observe(spoken, { childList: true });
}"""
LISTEN = f"addEventListener('DOMContentLoaded', {HEARD})"


def heard(page: Page) -> list[str]:
    """Give what has been read out since the page was there."""
    texts: list[str] = page.evaluate("window.heard")
    return texts


def test_another_phone_hears_the_points_and_at_the_end_who_won(phones: Phones) -> None:
    writer = phones.new().page()
    url = start_match(writer, "Anna", "Mehmet")
    watcher = follow(phones.new(), writer)
    spoken = watcher.locator("#spoken")
    expect(spoken).to_have_text("The match begins: Anna and Mehmet, target 100.")
    watcher.evaluate(HEARD)
    record(writer, "", "30")
    expect(spoken).to_have_text("Round 1: Anna went out. Anna 0, Mehmet 30.")
    record(writer, "", "90")
    expect(spoken).to_have_text(
        "Round 2: Anna went out. Anna 0, Mehmet 90. The match is over. Winner: Anna with 0 points."
    )
    writer.goto(url)
    writer.locator("#undo").click()
    expect(spoken).to_have_text("Taken back: Round 2: Anna went out.")
    assert len(heard(watcher)) == 3


def test_who_writes_hears_of_a_phone_that_asks_for_the_pen_once(phones: Phones) -> None:
    owner = phones.new().page()
    start_match(owner, "Anna", "Mehmet")
    other = follow(phones.new(), owner)
    spoken = owner.locator("#spoken")
    expect(spoken).to_have_text("The match begins: Anna and Mehmet, target 100.")
    other.get_by_role("button", name="Ask for the pen").click()
    expect(spoken).to_have_text("Phone 2 asks for the pen.")
    owner.evaluate(HEARD)
    owner.get_by_role("button", name="Not now").click()
    expect(owner.locator(".asking")).to_have_count(0)
    expect(owner.locator("#pages[data-shown]")).to_have_count(1)
    owner.wait_for_timeout(700)
    assert heard_after_reload(owner) == []


def heard_after_reload(page: Page) -> list[str]:
    """Give what is read out of the page as it stands, loaded anew."""
    page.add_init_script(LISTEN)
    page.reload()
    page.wait_for_timeout(1200)
    return heard(page)


def test_an_own_deed_is_read_out_after_the_page_has_come(phones: Phones) -> None:
    page = phones.new().page()
    start_match(page, "Anna", "Mehmet")
    page.add_init_script(LISTEN)
    record(page, "", "30")
    expect(page.locator("#spoken")).to_have_text("Round 1: Anna went out. Anna 0, Mehmet 30.")
    assert heard(page) == ["Round 1: Anna went out. Anna 0, Mehmet 30."]
    expect(page).to_have_title("Match to 100 – 1 round")
    page.locator("#undo").click()
    expect(page.locator("#spoken")).to_have_text("Taken back: Round 1: Anna went out.")
    assert heard(page) == ["Taken back: Round 1: Anna went out."]
    expect(page).to_have_title("Match to 100 – 0 rounds")


def test_a_sheet_that_was_left_and_is_opened_again_is_silent(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    expect(page.locator("#spoken")).not_to_be_empty()
    page.goto(f"{url}/more")
    page.goto(url)
    assert heard_after_reload(page) == []


def test_the_big_screen_reads_the_same(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = start_match(page, "Anna", "Mehmet")
    screen = phone.page(f"{url}/screen")
    record(page, "", "120")
    expect(screen.locator("#spoken")).to_have_text(
        "Round 1: Anna went out. Anna 0, Mehmet 120. The match is over. Winner: Anna with 0 points."
    )
