"""Taking out, looking back and players in a real browser: accessible, on a small phone, with and without scripts."""

import re

import pytest
from browsing import Phones, record, start_match
from page_checks import wrong_here, wrong_with
from playwright.sync_api import expect

from rami.words.languages import LANGUAGES

NAMES = ("Анастасия", "สมชาย", "Nguyễn Thị Phương Thảo", "خالد")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_accessible_and_fit_a_phone(phones: Phones, language: str) -> None:
    watched = phones.new(language)
    page = watched.page()
    url = start_match(page, *NAMES)
    record(page, "", "34", "61", "KKQJ987!")
    page.goto("/people")
    people = [str(link.get_attribute("href")) for link in page.locator("a[href^='/people/']").all()]
    versus = f"{people[0]}/with?with={people[1].rpartition('/')[2]}"
    paths = [f"{url}{path}" for path in ("/take", "/print", "/print?cards=yes", "/erase", "/forget")]
    assert wrong_with(page, [*paths, people[0], versus, "/matches?q=x", "/erase", "/matches", "/import"]) == {}
    page.locator("textarea").fill("rami match 1\nfoo")
    page.locator("footer button").click()
    expect(page.locator("#mistakes")).to_be_visible()
    assert wrong_here(page) == []
    watched.wrong = [told for told in watched.wrong if "422" not in told]


def test_the_text_is_copied_and_the_button_says_so(phones: Phones) -> None:
    watched = phones.new()
    watched.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = watched.page()
    page.goto(f"{start_match(page, 'Anna', 'خالد')}/take")
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    expect(page.locator("#done")).to_have_text("Copied")
    text = str(page.evaluate("navigator.clipboard.readText()"))
    assert re.match(r"Rami, \d+ \w+ \d{4}\nMatch to 100: 2 players, 0 rounds\n\n1. Anna: 0 points\n", text)
    assert "\u2068خالد\u2069" in text


def test_the_text_is_copied_without_https_too(phones: Phones) -> None:
    watched = phones.new()
    watched.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = watched.page()
    url = start_match(page, "Anna", "خالد")
    # As where the address is http: there is no clipboard. It is looked at from a page that has one.
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    page.goto(f"{url}/take")
    assert page.evaluate("navigator.clipboard === undefined")
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    expect(page.locator("#copy")).to_be_focused()
    text = page.locator("#copy").get_attribute("data-text")
    assert watched.page("/rules").evaluate("navigator.clipboard.readText()") == text
    assert "\u2068خالد\u2069" in str(text)


def test_a_file_goes_out_and_comes_in_without_any_script(phones: Phones) -> None:
    watched = phones.new()
    page = watched.page()
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "34")
    plain = phones.new(scripts=False).context
    plain.add_cookies(watched.context.cookies())  # pyright: ignore[reportArgumentType] - the same cookies
    page = plain.new_page()
    page.goto(f"{url}/take")
    assert page.locator("#copy").is_hidden()
    with page.expect_download() as waiting:
        page.locator("a[href$='match.json']").click()
    file = waiting.value
    assert re.fullmatch(r"rami-\d{4}-\d\d-\d\d-Anna-Mehmet\.json", file.suggested_filename)
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file.path())
    page.locator("footer button").click()
    page.wait_for_url("**/m/*")
    assert page.url != url
    expect(page.locator("tfoot td").nth(1)).to_have_text("34")
    page.goto("/matches")
    assert page.locator(".past-row").count() == 2
    page.locator(".past-row summary").first.click()
    page.locator(".past-row a[href$='/erase']:visible").click()
    page.locator("footer button").click()
    page.wait_for_url("**/matches")
    assert page.locator(".past-row").count() == 1
