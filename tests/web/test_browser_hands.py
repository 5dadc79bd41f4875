"""Hands typed by a keyboard: in a field what is typed stays as it is typed, elsewhere letters and figures are keys of the pad."""

import pytest
from browsing import Phones
from playwright.sync_api import Page, expect
from round_page import choose_winner, go_to, open_round

from rami.cards import Card
from rami.words.cards import card_name
from rami.words.languages import LANGUAGES

TYPED = {
    "36": "61",
    "25": "50",
    "10+10+4": "49",
    "KH QD": "45",
    "10♦ 7♣": "42",
    "ace of hearts": "36",
    "K? 10? XX": "65",
    "३६": "61",
}
"""What may be typed, and what it comes to for who never opened."""


def open_hands(page: Page) -> str:
    """Begin a round that Ben won."""
    url = open_round(page)
    choose_winner(page, 1)
    return url


def pad(page: Page) -> str:
    """Give the mode of the pad."""
    return str(page.locator("[data-tab][aria-pressed=true]").get_attribute("data-tab"))


@pytest.mark.parametrize("mode", ["cards", "sum", "text"])
def test_what_is_typed_into_a_hand_stays_as_it_is_typed(phones: Phones, mode: str) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    for text, points in TYPED.items():
        page.locator(f"[data-tab={mode}]").click()
        page.locator("#change").focus()
        go_to(page, "#hand-0")
        page.keyboard.press("Control+a")
        page.keyboard.type(text)
        expect(page.locator("#hand-0")).to_have_value(text)
        expect(page.locator("#line-0 .fig")).to_have_text(points)
        expect(page.locator("#hand-2")).to_have_value("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_typed_in_the_words_of_every_language(phones: Phones, language: str) -> None:
    page = phones.new(language, wide=True).page()
    open_hands(page)
    go_to(page, "#hand-0")
    name = card_name(Card("AH"), language)
    page.keyboard.type(name)
    expect(page.locator("#hand-0")).to_have_value(name)
    expect(page.locator("#line-0 .fig")).to_have_text("36")


def test_the_caret_of_a_field_is_where_it_was_put(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    go_to(page, "#hand-0")
    page.keyboard.type("KH QD")
    for key in ("Home", "ArrowRight", "Backspace"):
        page.keyboard.press(key)
    page.keyboard.type("J")
    expect(page.locator("#hand-0")).to_have_value("JH QD")
    expect(page.locator("#seat-0 .rk")).to_have_text(["J♥\ufe0e", "Q♦\ufe0e"])


def test_the_pad_stays_for_texts_while_one_hand_follows_the_other(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    page.locator("[data-tab=text]").click()
    page.keyboard.type("KH QD")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#hand-2")).to_be_focused()
    assert pad(page) == "text"
    page.keyboard.type("KS 9D")
    expect(page.locator("#hand-2")).to_have_value("KS 9D")
    expect(page.locator("#hand-0")).to_have_value("KH QD")


@pytest.mark.parametrize("place", ["#change", "body", "#seat-0 [type=checkbox]", "[data-rank='A']"])
def test_outside_of_fields_letters_are_keys_of_the_pad(phones: Phones, place: str) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    page.evaluate(
        "place => place === 'body' ? document.activeElement.blur() : document.querySelector(place).focus()", place
    )
    page.keyboard.type("kx0k")
    page.keyboard.press("Backspace")
    expect(page.locator("#hand-0")).to_have_value("K? XX T?")
    page.locator("[data-tab=sum]").click()
    page.locator("#seat-2 h2").click()
    page.keyboard.type("10+4k")
    expect(page.locator("#hand-2")).to_have_value("10+4")


def test_the_pad_follows_a_field_that_is_left_and_takes_nothing_of_it_away(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    for text, mode in (("36", "sum"), ("KH", "cards"), ("ace of hearts", "text")):
        page.locator("[data-tab=cards]").click()
        go_to(page, "#hand-0", "Shift+Tab")
        page.keyboard.press("Control+a")
        page.keyboard.type(text)
        page.keyboard.press("Shift+Tab")
        assert pad(page) == mode
        page.keyboard.type(" ")
        expect(page.locator("#hand-0")).to_have_value(text)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_hand_that_is_typed_into_is_marked(phones: Phones, winner: int) -> None:
    page = phones.new().page()
    open_round(page)
    choose_winner(page, winner)
    first, second = [seat for seat in range(3) if seat != winner]
    for seat in (first, second):
        page.locator(f"#seat-{seat} h2").click()
        expect(page.locator(".loser.now")).to_have_id(f"seat-{seat}")
        expect(page.locator("#whose")).to_have_text(f"Cards left with {('Ana', 'Ben', 'Chi')[seat]}")
        page.locator("[data-rank='K']").click()
        expect(page.locator(f"#hand-{seat}")).to_have_value("K?")


@pytest.mark.parametrize("ending", ["normal", "blocked"])
def test_the_first_hand_is_marked_as_soon_as_the_questions_fold(phones: Phones, ending: str) -> None:
    page = phones.new().page()
    open_round(page)
    if ending == "blocked":
        page.locator(f"label:has([value={ending}])").click()
    else:
        choose_winner(page, 2)
    expect(page.locator(".loser.now")).to_have_id("seat-0")
    expect(page.locator("#seat-0")).to_have_css("background-color", "rgb(227, 233, 246)")


@pytest.mark.parametrize("mode", ["cards", "sum", "text"])
def test_a_field_with_the_focus_can_be_seen(phones: Phones, mode: str) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    page.locator(f"[data-tab={mode}]").click()
    page.locator("#change").focus()
    for seat in (0, 2):
        go_to(page, f"#hand-{seat}")
        box = page.locator(f"#hand-{seat}").bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["width"] >= 200
        expect(page.locator(f"#hand-{seat}")).to_have_css("opacity", "1")
        expect(page.locator(f"#hand-{seat}")).to_have_css("outline-width", "3px")
        expect(page.locator(".loser.now")).to_have_id(f"seat-{seat}")


def test_enter_goes_on_at_the_pad_and_saves_when_nothing_is_missing(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    url = open_hands(page)
    page.keyboard.type("kk")
    page.keyboard.press("Enter")
    expect(page.locator(".loser.now")).to_have_id("seat-2")
    page.keyboard.type("q")
    page.keyboard.press("Enter")
    page.wait_for_url(url)
    expect(page.locator("tfoot tr").first.locator("td")).to_have_text(["45", "0", "35"])


def test_enter_in_a_field_saves_what_was_typed_last_and_nothing_that_is_wrong(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    url = open_hands(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    go_to(page, "#hand-0")
    page.keyboard.type("36")
    page.keyboard.press("Enter")
    expect(page.locator("#hand-2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#hand-2")).to_be_focused()
    page.keyboard.type("pp")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator("#line-2 .err")).to_be_visible()
    expect(page.locator("#save[aria-disabled]")).to_be_visible()
    keyboard = page.context.new_cdp_session(page)  # one as on a phone, which tells no key
    keyboard.send("Input.dispatchKeyEvent", {"type": "char", "text": "\r"})  # pyright: ignore[reportUnknownMemberType] - a bare dict
    page.wait_for_timeout(300)
    assert f"{url}/round" not in sent
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    page.wait_for_url(url)
    expect(page.locator("tfoot tr").first.locator("td")).to_have_text(["61", "0", "30"])


def test_enter_on_change_asks_again_until_cards_are_typed(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    open_hands(page)
    page.keyboard.press("Enter")
    expect(page.locator(".questions")).to_be_visible()
    expect(page.locator("[name=winner]").nth(1)).to_be_focused()
