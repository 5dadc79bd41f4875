"""The round by keyboard: arrows go through the players, and only what settles a choice closes the questions."""

import pytest
from browsing import Phones, start_match
from playwright.sync_api import Page, expect
from round_page import go_to


def open_round(page: Page) -> None:
    """Begin a match of five, and go to the first player by Tab."""
    page.goto(f"{start_match(page, 'Ana', 'Ben', 'Chi', 'Dora', 'Emil')}/round")
    go_to(page, "[name=winner]")


@pytest.mark.parametrize("settles", ["Enter", "Space"])
@pytest.mark.parametrize("steps", [1, 3, 4])
def test_arrows_reach_every_player_and_a_key_settles_the_choice(phones: Phones, steps: int, settles: str) -> None:
    page = phones.new(wide=True).page()
    open_round(page)
    for step in range(1, steps + 1):
        page.keyboard.press("ArrowDown")
        expect(page.locator("[name=winner]").nth(step)).to_be_focused()
        expect(page.locator("[name=winner]").nth(step)).to_be_checked()
    page.keyboard.press(settles)
    expect(page.locator(".questions")).to_be_hidden()
    expect(page.locator("#change")).to_be_focused()
    expect(page.locator("#said")).to_contain_text(("Ana", "Ben", "Chi", "Dora", "Emil")[steps])
    page.keyboard.type("k")
    expect(page.locator("#hand-0")).to_have_value("K?")


@pytest.mark.parametrize("settles", ["Enter", "Space"])
def test_the_first_player_is_chosen_without_an_arrow(phones: Phones, settles: str) -> None:
    page = phones.new(wide=True).page()
    open_round(page)
    page.keyboard.press(settles)
    expect(page.locator("#change")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Ana")


def test_the_ending_is_chosen_before_tab_leaves_the_questions(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    open_round(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    for ending in ("rami_sec", "blocked", "normal", "rami_sec"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[name=ending][value={ending}]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".questions")).to_be_hidden()
    expect(page.locator("#change")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Chi")
    expect(page.locator("#said")).to_contain_text("rami sec")
    page.keyboard.press("Enter")
    expect(page.locator("[name=winner]").nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("Ben")


def test_a_tap_settles_at_once_after_arrows_too(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    open_round(page)
    page.keyboard.press("ArrowDown")
    page.locator("label.name").nth(3).click()
    expect(page.locator(".questions")).to_be_hidden()
    expect(page.locator("#said")).to_contain_text("Dora")


@pytest.mark.parametrize(
    ("typed", "then"), [("abc", "150"), ("१५०", "200"), ("", "150"), ("-5", "150"), (" 90 ", "140")]
)
def test_the_steps_of_a_target_never_write_what_is_no_number(phones: Phones, typed: str, then: str) -> None:
    page = phones.new().page("/new")
    target = page.locator("#target")
    target.fill(typed)
    page.locator("[data-step='50']").click()
    expect(target).to_have_value(then)


@pytest.mark.parametrize(("typed", "then"), [("abc", "150"), ("१५०", "200"), ("٣٠٠", "350")])
def test_the_target_of_a_running_match_steps_from_the_digits_of_any_script(
    phones: Phones, typed: str, then: str
) -> None:
    page = phones.new().page()
    page.goto(f"{start_match(page, 'Anna', 'Mehmet')}/rules/options")
    page.goto(page.url.replace("/options", ""))
    target = page.locator("#target")
    target.fill(typed)
    page.locator("[data-step='50']").click()
    expect(target).to_have_value(then)
