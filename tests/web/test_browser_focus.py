"""Where one is, for those who use keys or hear a page: labels that stay right, the focus that goes nowhere by itself, refused
forms that lead to what is wrong, a header and a bar that are up to date while they hold the focus.
"""

import pytest
from browsing import Phones, record, start_match
from playwright.sync_api import Page, expect
from test_browser import follow

LABELS = "rows => rows.map(row => [...row.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label')))"
IN_TURKISH = ["{}. oyuncunun adı", "İlk dağıtan {}. oyuncu", "{}. oyuncuyu yukarı taşı", "{}. oyuncuyu çıkar"]
IN_ENGLISH = ["Name of player {}", "Player {} deals first", "Move player {} up", "Remove player {}"]


def focused(page: Page) -> str:
    """Give what the focus is on, as text."""
    return str(
        page.evaluate(
            "document.activeElement.ariaLabel || document.activeElement.textContent.trim() || document.activeElement.name"
        )
    )


@pytest.mark.parametrize(("language", "labels"), [("en", IN_ENGLISH), ("tr", IN_TURKISH)])
def test_the_rows_of_a_new_match_keep_their_numbers_in_every_label(
    phones: Phones, language: str, labels: list[str]
) -> None:
    page = phones.new(language).page("/new")
    rows = page.locator("[data-seat]")

    def told(number: int) -> list[list[str]]:
        """What each of so many rows says."""
        return [[label.format(place) for label in labels] for place in range(1, number + 1)]

    assert rows.evaluate_all(LABELS) == told(4)
    page.locator("#add").click()
    assert rows.evaluate_all(LABELS) == told(5)
    page.locator("[data-remove]").nth(1).click()
    assert rows.evaluate_all(LABELS) == told(4)
    page.locator("[data-up]").nth(3).click()
    assert rows.evaluate_all(LABELS) == told(4)


def test_after_a_row_is_removed_one_goes_on_at_the_next(phones: Phones) -> None:
    page = phones.new(wide=True).page("/new")
    for place, name in enumerate(("Anna", "Mehmet", "Linh", "Ravi")):
        page.locator(".name-in").nth(place).fill(name)
    page.locator("[data-remove]").nth(1).press("Enter")
    expect(page.locator(".name-in").nth(1)).to_be_focused()
    expect(page.locator(".name-in").nth(1)).to_have_value("Linh")
    page.locator("[data-remove]").nth(2).press("Enter")
    expect(page.locator("#add")).to_be_focused()
    page.locator("#add").press("Enter")
    page.locator("[data-remove]").first.click()
    expect(page.locator("#add")).to_be_focused()


def test_a_known_name_that_was_taken_leads_to_the_next_one(phones: Phones) -> None:
    page = phones.new().page()
    start_match(page, "Anna", "Mehmet")
    page.goto("/new")
    page.locator("[data-known='Anna']").press("Enter")
    expect(page.locator("[data-known='Mehmet']")).to_be_focused()
    page.locator("[data-known='Mehmet']").press("Enter")
    expect(page.locator("#add")).to_be_focused()


def test_what_is_wrong_with_a_row_goes_where_the_row_goes(phones: Phones) -> None:
    page = phones.new().page("/new")
    for place, name in enumerate(("Anna", "anna", "Linh")):
        page.locator(".name-in").nth(place).fill(name)
    page.locator("#start").click()
    expect(page.locator("[data-seat]").nth(1).locator(".err")).to_contain_text("anna (2)")
    assert page.locator("#seats > *").count() == page.locator("[data-seat]").count()
    page.locator("[data-up]").nth(1).click()
    expect(page.locator("[data-seat]").first.locator(".err")).to_contain_text("anna (2)")
    page.locator("#add").click()
    expect(page.locator("[data-seat]").last.locator(".err")).to_have_count(0)
    expect(page.locator("[data-seat]").last.locator("[aria-invalid], [aria-describedby]")).to_have_count(0)
    page.locator("[data-remove]").first.click()
    expect(page.locator(".err")).to_have_count(0)


# Refused forms


def described(page: Page, field: str) -> str:
    """Give what a field that is wrong is described by."""
    return str(
        page.locator(field).evaluate(
            "field => field.getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id).textContent.trim()).join(' | ')"
        )
    )


def test_a_refused_new_match_leads_to_the_first_wrong_field(phones: Phones) -> None:
    page = phones.new().page("/new")
    for place, name in enumerate(("Anna", "Mehmet")):
        page.locator(".name-in").nth(place).fill(name)
    page.locator("#paper").evaluate("element => { element.closest('details').open = true; }")
    page.get_by_label("Mehmet", exact=True).fill("-5")
    page.locator("#start").click()
    wrong = page.locator("[aria-invalid]")
    expect(wrong).to_have_value("-5")
    expect(wrong).to_be_focused()
    assert described(page, "[aria-invalid]") == "Mehmet: a starting total is a whole number, 0 or more, not “-5”."
    assert page.title() == "Error: New match"
    page.locator("#target").fill("7")
    page.locator("#start").click()
    expect(page.locator("#target")).to_be_focused()
    assert described(page, "#target").endswith("It is a whole number from 50 to 2,000.")
    assert described(page, "#target").startswith("100 for each opponent")
    expect(page.locator("[name=carried][aria-invalid]")).to_have_count(1)


def test_a_wrong_option_is_opened_and_has_the_focus(phones: Phones) -> None:
    page = phones.new().page("/new")
    for place, name in enumerate(("Anna", "Mehmet")):
        page.locator(".name-in").nth(place).fill(name)
    page.locator("details:has(#preset)").evaluate("element => { element.open = true; }")
    page.locator("[name='option-surcharge']").fill("x")
    page.locator("#start").click()
    expect(page.locator("[name='option-surcharge']")).to_be_focused()
    expect(page.locator("[name='option-surcharge']")).to_be_visible()


def test_one_player_alone_is_told_so_where_the_focus_is(phones: Phones) -> None:
    page = phones.new().page("/new")
    page.locator(".name-in").first.fill("Anna")
    page.locator("#start").click()
    expect(page.locator(".err")).to_be_focused()
    assert "2 to 6 players" in focused(page)


def test_a_code_that_opens_nothing_is_told_with_its_field(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page("/join")
    page.locator("#code").fill("zzzzzz")
    page.locator("#code").press("Enter")
    expect(page.locator("#code")).to_be_focused()
    assert described(page, "#code").startswith("No match has the code “ZZZZZZ”.")
    assert page.title() == "Error: Look on"
    phone.wrong = [told for told in phone.wrong if "404" not in told]


@pytest.mark.parametrize(
    ("path", "field", "text", "title"),
    [
        ("/rules", "#target", "7", "Error: House rules"),
        ("/players/1", "#name", "Anna", "Error: Mehmet"),
        ("/players/join", "#name", "Anna", "Error: Another player"),
        ("/share", "#name", "\u202ex", "Error: Share"),
        ("/rules/options", "[name='option-limit']", "x", "Error: Other house rules"),
    ],
)
def test_every_refused_form_of_a_match_says_so(phones: Phones, path: str, field: str, text: str, title: str) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    page.goto(url + path)
    page.locator(field).fill(text)
    page.locator(field).press("Enter")
    expect(page).to_have_title(title)
    expect(page.locator(field)).to_be_focused()
    assert described(page, field)


def test_a_file_that_cannot_be_read_is_told_of_first(phones: Phones) -> None:
    page = phones.new().page("/import")
    page.locator("textarea").fill("rami match 1\nfoo")
    page.locator("footer button").click()
    expect(page.locator("#mistakes")).to_be_focused()
    assert page.title() == "Error: Read a match from a file"


def test_a_page_that_cannot_be_changed_says_so_first(phones: Phones) -> None:
    page = phones.new().page()
    page.goto(f"{start_match(page, 'Anna', 'Mehmet')}/rules/options")
    page.locator("button.main").click()
    expect(page.locator(".err").first).to_be_focused()
    assert focused(page) == "Nothing would change."


# The header and the bar of the sheet


def test_the_bar_stays_up_to_date_while_it_has_the_focus(phones: Phones) -> None:
    one = phones.new()
    page = one.page()
    url = start_match(page, "Anna", "Mehmet")
    other = one.page(url)
    link = page.locator("#record")
    expect(link).to_have_text("Record round 1")
    expect(page.locator("#pages[data-shown]")).to_have_count(1)
    link.focus()
    record(other, "", "30")
    expect(link).to_have_text("Record round 2")
    expect(link).to_be_focused()
    expect(page).to_have_title("Match to 100 – 1 round")
    other.goto(url)
    record(other, "", "90")
    expect(page.locator("footer.bar .btn")).to_have_text("See the standings")
    expect(page.locator("footer.bar .btn")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")
    page.goto(f"{url}/round")
    assert page.url == f"{url}/end"


def test_the_header_stays_up_to_date_while_it_has_the_focus(phones: Phones) -> None:
    one = phones.new(wide=True)
    page = one.page()
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "30")
    page.locator("#undo").click()
    other = one.page(url)
    expect(page.locator("#pages[data-shown]")).to_have_count(1)
    page.locator("#redo").focus()
    record(other, "", "20")
    expect(page.locator("#redo")).to_have_count(0)
    expect(page.locator("#record-above")).to_have_text("Record round 2")
    expect(page.locator("#record-above")).to_be_focused()
    other.goto(url)
    record(other, "", "90")
    expect(page.locator("#record-above")).to_have_count(0)
    expect(page.locator(".banner a")).to_be_focused()


def test_who_may_no_longer_write_is_left_on_the_sheet(phones: Phones) -> None:
    owner = phones.new().page()
    url = start_match(owner, "Anna", "Mehmet")
    other = follow(phones.new(), owner)
    other.get_by_role("button", name="Ask for the pen").click()
    owner.get_by_role("button", name="Give the pen").click()
    other.locator("#record").focus()
    owner.goto(f"{url}/share")
    owner.get_by_role("button", name="Take it back: Phone 2").click()
    expect(other.locator("footer.bar")).to_have_count(0)
    expect(other.locator("#main")).to_be_focused()


def test_after_an_own_deed_one_goes_on_where_one_was(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "30")
    expect(page.locator("#record")).to_be_focused()
    page.locator("#undo").press("Enter")
    expect(page.locator("#round-1 a")).to_have_count(0)
    expect(page.locator("#undo")).to_be_focused()
    page.locator("#redo").press("Enter")
    expect(page.locator("#round-1 a").first).to_be_visible()
    expect(page.locator("#undo")).to_be_focused()
    page.goto(f"{url}/round/1")
    page.locator("a.btn[data-forget]").click()
    expect(page.locator("#round-1 th a")).to_be_focused()
    page.goto(f"{url}/round/1/remove")
    page.locator("button.red").click()
    expect(page.locator("#record")).to_be_focused()


def test_after_a_tap_no_ring_is_drawn_until_keys_are_used(phones: Phones) -> None:
    page = phones.new().page()
    start_match(page, "Anna", "Mehmet")
    record(page, "", "30")
    ring = "getComputedStyle(document.getElementById('record')).outlineColor"
    expect(page.locator("#record")).to_be_focused()
    assert page.evaluate(ring) == "rgba(0, 0, 0, 0)"
    page.keyboard.press("Shift")
    assert page.evaluate(ring) == "rgb(35, 71, 154)"
