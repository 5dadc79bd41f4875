"""The record page around the hands: questions that fold again, what is read out, what is said to be impossible or missing."""

import pytest
from browsing import Phones, record
from playwright.sync_api import Page, expect
from round_page import choose_winner, open_round, press_keys

CHANGES = "#consequences"


def answer(page: Page, ending: str) -> None:
    """Say by a tap how the round ended."""
    page.locator(f"label:has([value={ending}])").click()


@pytest.mark.parametrize("wide", [False, True])
def test_the_questions_fold_again_after_any_answer(phones: Phones, wide: bool) -> None:
    page = phones.new(wide=wide).page()
    open_round(page)
    choose_winner(page, 1)
    for click in (
        lambda: choose_winner(page, 1),
        lambda: answer(page, "normal"),
        lambda: choose_winner(page, 0),
        lambda: answer(page, "blocked"),
        lambda: answer(page, "blocked"),
    ):
        page.locator("#change").click()
        expect(page.locator(".questions")).to_be_visible()
        click()
        expect(page.locator(".questions")).to_be_hidden()
        expect(page.locator(".losers")).to_be_visible()
        expect(page.locator(".tray")).to_be_visible()
        expect(page.locator("#change")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Blocked")
    expect(page.locator(".loser:visible")).to_have_count(3)


def test_after_a_blocked_round_the_winner_is_asked_for_again(phones: Phones) -> None:
    page = phones.new().page()
    open_round(page)
    answer(page, "blocked")
    page.locator("#change").click()
    answer(page, "normal")
    expect(page.locator(".questions")).to_be_visible()
    expect(page.locator("[name=winner]:checked")).to_have_count(0)
    choose_winner(page, 2)
    expect(page.locator(".questions")).to_be_hidden()
    expect(page.locator("#said")).to_have_text("Chi went out")


def test_a_rami_sec_needs_no_cards_and_no_pad(phones: Phones) -> None:
    page = phones.new().page()
    url = open_round(page, "Ana", "Ben")
    answer(page, "rami_sec")
    choose_winner(page, 0)
    expect(page.locator(".tray")).to_be_hidden()
    page.locator("#save:not([aria-disabled])").click()
    page.wait_for_url(f"{url}/end")
    expect(page.locator(".stand .fig [aria-hidden]")).to_have_text(["0", "200"])


def test_a_rami_sec_that_cannot_be_is_given_its_reason(phones: Phones) -> None:
    page = phones.new().page()
    open_round(page)
    choose_winner(page, 0)
    for opened in (True, False):
        page.locator("#seat-1 .switch").click()
        page.locator("#change").click()
        expect(page.locator("[value=rami_sec]")).to_be_enabled(enabled=not opened)
        expect(page.locator("#no-sec")).to_be_visible(visible=opened)
        choose_winner(page, 0)
    expect(page.locator("#no-sec")).to_have_text("Not a rami sec: somebody has opened.")


HEAR = """() => { window.heard = []; new MutationObserver(() => heard.push(document.getElementById('spoken').innerText))
    .observe(document.getElementById('spoken'), { childList: true, subtree: true, characterData: true }); }"""


def test_what_a_hand_comes_to_is_read_out_once_after_a_pause(phones: Phones) -> None:
    page = phones.new().page()
    open_round(page)
    spoken = page.locator("#spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    page.evaluate(HEAR)
    choose_winner(page, 1)
    expect(spoken).to_contain_text("Ben went out")
    expect(spoken).to_contain_text("Missing: Ana and Chi")
    press_keys(page, 0, "KKQ")
    expect(page.locator("#line-0 .fig")).to_have_text("55")
    expect(spoken).to_contain_text("Ana 55 10 + 10 + 10 = 30 Never opened")
    expect(spoken).to_contain_text("Missing: Chi")
    expect(spoken).not_to_contain_text("Ben went out")
    heard = page.evaluate("heard")
    assert len(heard) == 2, heard
    page.locator("#seat-2 h2").click()
    page.locator("[data-tab=text]").click()
    page.keyboard.type("pp")
    expect(spoken).to_contain_text("Chi “pp”")
    expect(page.locator("#hand-2")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#hand-0[aria-invalid]")).to_have_count(0)
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    expect(spoken).to_contain_text("Record the round")
    expect(page.locator("#hand-2[aria-invalid]")).to_have_count(0)


def test_a_press_that_lasts_while_the_button_changes_counts(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    url = open_round(page)
    choose_winner(page, 1)
    press_keys(page, 0, "K")
    expect(page.locator("#save")).to_have_text("Missing: Chi")
    page.locator("#seat-2 h2").click()
    page.locator("#save").hover()
    page.locator("[data-rank='Q']").dispatch_event("click")
    page.mouse.down()
    expect(page.locator("#save:not([aria-disabled])")).to_have_text("Record the round")
    page.mouse.up()
    page.wait_for_url(url)


def test_a_refused_page_marks_its_hands_and_keeps_what_was_sent(phones: Phones) -> None:
    page = phones.new().page()
    open_round(page)
    choose_winner(page, 1)
    page.locator("#hand-0").evaluate("field => { field.value = 'pp'; field.form.submit(); }")
    expect(page.locator("#hand-0")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#hand-0")).to_have_value("pp")
    expect(page.locator("#line-0 .err")).to_be_visible()


def test_a_correction_does_not_say_that_nothing_changes_while_a_hand_is_missing(phones: Phones) -> None:
    page = phones.new().page()
    url = open_round(page)
    page.goto(url)
    record(page, "", "36", "12")
    page.goto(f"{url}/round/1")
    expect(page.locator(CHANGES)).to_contain_text("Nothing would change")
    page.locator("#change").click()
    choose_winner(page, 1)
    expect(page.locator("#save")).to_have_text("Missing: Ana")
    expect(page.locator(CHANGES)).to_have_text("What changes It stands here once every hand can be counted.")
    page.locator("#seat-0 .switch").click()
    page.locator("[data-tab=sum]").click()
    page.locator("[data-digit='7']").click()
    expect(page.locator(f"{CHANGES} .hit")).to_have_count(2)


CHOSEN = (
    (".name:has(:checked)", ".name:not(:has(:checked))", "background-color"),
    (".seg label:has(:checked)", ".seg label:not(:has(:checked))", "background-color"),
    (".suits [aria-pressed=true]", ".suits [aria-pressed=false]", "background-color"),
    (".tabs [aria-pressed=true]", ".tabs [aria-pressed=false]", "border-bottom-width"),
    ("[data-minus]", "[data-undo]", "background-color"),
    (".loser.now", ".loser:not(.now)", "border-left-width"),
)


@pytest.mark.parametrize("dark", [False, True])
def test_what_is_chosen_can_be_seen_in_the_colours_of_the_system(phones: Phones, dark: bool) -> None:
    page = phones.new(dark=dark).page()
    page.emulate_media(forced_colors="active")
    open_round(page)
    choose_winner(page, 1)
    page.locator("[data-suit=H]").click()
    page.locator("[data-minus]").click()
    style = "(one, name) => getComputedStyle(one, name.includes('knob') ? '::after' : null)[name.replace('knob ', '')]"
    for chosen, other, name in CHOSEN:
        styles = [page.locator(selector).first.evaluate(style, name) for selector in (chosen, other)]
        assert styles[0] != styles[1], (chosen, styles)
    marked = page.locator(".name:has(:checked)").evaluate(style, "background-color")
    for selector in ("[data-suit=H]", "[data-minus]"):
        assert page.locator(selector).evaluate(style, "background-color") == marked, selector
        assert page.locator(selector).evaluate(style, "color") != marked, selector
    for selector in (".key", "#save", ".tray .icon"):
        assert page.locator(selector).first.evaluate(style, "border-top-style") in ("solid", "dashed"), selector
        assert float(page.locator(selector).first.evaluate(style, "border-top-width").removesuffix("px")) >= 1, selector
    switch = page.locator("#seat-0 .switch")
    knobs = [switch.evaluate(style, "knob background-image")]
    page.locator("#seat-0 .switch").click()
    knobs.append(switch.evaluate(style, "knob background-image"))
    assert knobs[0] != knobs[1]
    assert all("gradient" in knob for knob in knobs), knobs
