"""The record page without a network: it says what is not counted and not saved, and the round goes out when it is whole."""

import time

import pytest
from browsing import Phones, Watched, record
from playwright.sync_api import Page, Route, expect
from round_page import choose_winner, forgive, no_network, open_round, press_keys

UNCOUNTED = "Not counted yet"
UNSENT = "Not saved yet"


def totals(page: Page, *points: int) -> None:
    """Expect these totals on the sheet."""
    expect(page.locator("tfoot tr").first.locator("td")).to_have_text([str(total) for total in points])


def in_sight(page: Page, selector: str) -> bool:
    """Whether all of an element can be seen, and nothing lies over its middle."""
    return bool(
        page.locator(selector).evaluate(
            """element => { const box = element.getBoundingClientRect();
            return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
                && element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)); }"""
        )
    )


@pytest.mark.parametrize("wide", [False, True])
def test_a_round_that_waits_says_so_where_it_can_be_seen(phones: Phones, wide: bool) -> None:
    phone = phones.new(wide=wide)
    page = phone.page()
    page.set_viewport_size({"width": page.viewport_size["width"] if page.viewport_size else 360, "height": 640})
    url = open_round(page, "Ana", "Ben", "Chi", "Dora", "Emil", "Fatma")
    choose_winner(page, 0)
    for seat in range(1, 6):
        press_keys(page, seat, "K")
    page.locator("#save:not([aria-disabled])").wait_for()
    with no_network(phone):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert page.evaluate("scrollY") > 0
        page.locator("#save").click()
        expect(page.locator("#unsent")).to_contain_text(UNSENT)
        assert in_sight(page, "#unsent")
        assert in_sight(page, "#offline")
        assert in_sight(page, "#save")
        expect(page.locator("#unsent")).to_have_attribute("role", "status")
        expect(page.locator(".tray [data-tab=cards]")).to_be_visible()
        assert in_sight(page, ".tray [data-tab=cards]")
    page.wait_for_url(url)
    totals(page, 0, 35, 35, 35, 35, 35)


def ready_to_save(phones: Phones) -> tuple[Watched, Page, str]:
    """A round of two of which nothing is missing."""
    phone = phones.new()
    page = phone.page()
    url = open_round(page, "Ana", "Ben")
    choose_winner(page, 0)
    press_keys(page, 1, "K")
    page.locator("#save:not([aria-disabled])").wait_for()
    return phone, page, url


def test_no_old_figure_stands_beside_new_cards(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    open_round(page)
    choose_winner(page, 1)
    press_keys(page, 0, "K")
    press_keys(page, 2, "Q")
    expect(page.locator("#line-2 .fig")).to_have_text("35")
    with no_network(phone):
        press_keys(page, 0, "9")
        expect(page.locator("#line-0")).to_have_text(UNCOUNTED)
        expect(page.locator("#line-2 .fig")).to_have_text("35")
        page.locator("[data-undo]").click()
        expect(page.locator("#line-0 .fig")).to_have_text("35")
        page.locator("[data-undo]").click()
        expect(page.locator("#line-0")).to_have_text("Nothing entered yet")
        expect(page.locator("#save[aria-disabled]")).to_have_text("Some hands are still missing")
        press_keys(page, 0, "X")
        expect(page.locator("#line-0")).to_have_text(UNCOUNTED)
        page.locator("#seat-2 .switch").click()
        expect(page.locator("#line-2")).to_have_text(UNCOUNTED)
    expect(page.locator("#line-0 .fig")).to_have_text("45")
    expect(page.locator("#line-2 .fig")).to_have_text("10")


def test_a_round_entered_wholly_without_a_network_waits_in_line(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = open_round(page)
    save = page.locator("#save")
    with no_network(phone):
        page.locator("label:has([value=normal])").click()
        expect(save).to_have_text("First choose the winner")
        choose_winner(page, 1)
        expect(page.locator("#said")).to_have_text("Ben went out")
        expect(save).to_have_text("Some hands are still missing")
        press_keys(page, 0, "KK")
        expect(page.locator("#seat-0 .rk")).to_have_count(1)
        save.click(force=True)
        expect(page.locator("#unsent")).to_be_hidden()
        press_keys(page, 2, "A")
        expect(page.locator("#line-2")).to_have_text(UNCOUNTED)
        expect(page.locator("#save:not([aria-disabled])")).to_have_text("Record the round")
        save.click()
        expect(page.locator("#unsent")).to_be_visible()
        page.locator("#change").focus()  # looking around changes nothing
        page.locator("#seat-0 h2").click()
        expect(page.locator("#unsent")).to_be_visible()
    page.wait_for_url(url)
    totals(page, 45, 0, 36)


def test_a_blocked_round_is_entered_without_a_network(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = open_round(page)
    page.locator("label:has([value=blocked])").click()
    press_keys(page, 0, "K")
    press_keys(page, 1, "9")
    press_keys(page, 2, "Q")
    expect(page.locator("#said")).to_contain_text("Ben")
    with no_network(phone):
        press_keys(page, 2, "2")
        for seat in range(3):
            expect(page.locator(f"#line-{seat}")).to_have_text(UNCOUNTED)
        expect(page.locator("#said")).to_have_text("Blocked round, the lowest hand wins")
        page.locator("#save").click()
    page.wait_for_url(url)
    totals(page, 35, 0, 37)


def test_a_round_changed_while_it_waits_is_not_sent_by_itself(phones: Phones) -> None:
    phone, page, url = ready_to_save(phones)
    with no_network(phone):
        page.locator("#save").click()
        expect(page.locator("#unsent")).to_be_visible()
        press_keys(page, 1, "9")
        expect(page.locator("#unsent")).to_be_hidden()
        expect(page.locator("#line-1")).to_have_text(UNCOUNTED)
    expect(page.locator("#line-1 .fig")).to_have_text("44")
    page.wait_for_timeout(3500)
    assert page.url == f"{url}/round"
    page.locator("#save:not([aria-disabled])").click()
    page.wait_for_url(url)
    totals(page, 0, 44)


def test_what_the_server_refuses_of_a_round_that_waited_is_seen(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = open_round(page, "Ana", "Ben")
    with no_network(phone):
        choose_winner(page, 0)
        page.locator("[data-tab=text]").click()
        page.keyboard.type("K? and what else")
        expect(page.locator("#save:not([aria-disabled])")).to_be_visible()
        page.locator("#save").click()
        expect(page.locator("#unsent")).to_be_visible()
    expect(page.locator("#line-1 .err")).to_have_count(3)
    expect(page.locator("#hand-1")).to_have_value("K? and what else")
    page.reload()
    page.goto(f"{url}/round")
    expect(page.locator("#hand-1")).to_have_value("K? and what else")


def test_a_round_that_waited_meets_the_one_of_somebody_else(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = open_round(page, "Ana", "Ben")
    other = phone.context.new_page()
    with no_network(phone):
        choose_winner(page, 0)
        press_keys(page, 1, "K")
        page.locator("#save:not([aria-disabled])").click()
        expect(page.locator("#unsent")).to_be_visible()
        page.route(f"{url}/round", lambda route: route.abort())
    other.goto(url)
    other.evaluate("localStorage.clear()")
    record(other, "", "36")
    page.unroute(f"{url}/round")
    expect(page.locator(".ver").first).to_contain_text("35")
    expect(page.locator(".ver").last).to_contain_text("36")
    forgive(phone)


def test_a_proxy_whose_server_is_away_is_no_answer(phones: Phones) -> None:
    phone, page, url = ready_to_save(phones)
    away: list[str] = []

    def stand_in(route: Route) -> None:
        if route.request.method != "POST" or len(away) == 2:
            route.continue_()
        else:
            away.append(route.request.url)
            route.fulfill(status=503, body="away")

    page.route(f"{url}/round", stand_in)
    page.locator("#save").click()
    expect(page.locator("#unsent")).to_be_visible()
    page.wait_for_url(url)
    totals(page, 0, 35)
    phone.wrong = [told for told in phone.wrong if "status of 503" not in told]


def test_a_slow_answer_leaves_no_old_figure_meanwhile(phones: Phones) -> None:
    page = phones.new().page()
    url = open_round(page, "Ana", "Ben")
    choose_winner(page, 0)
    press_keys(page, 1, "K")
    expect(page.locator("#line-1 .fig")).to_have_text("35")

    def come_late(route: Route) -> None:
        time.sleep(4)
        route.continue_()

    page.route("**/preview", come_late)
    press_keys(page, 1, "9")
    expect(page.locator("#line-1")).to_have_text(UNCOUNTED, timeout=3500)
    expect(page.locator("#line-1 .fig")).to_have_text("44")
    assert page.url == f"{url}/round"


def test_a_correction_without_a_network_shows_no_old_consequences(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = open_round(page, "Ana", "Ben")
    page.goto(url)
    record(page, "", "36")
    page.goto(f"{url}/round/1")
    page.locator("[data-digit='5']").click()
    page.locator("[data-undo]").click()
    page.locator("[data-undo]").click()
    expect(page.locator("#consequences .hit")).to_have_count(1)
    with no_network(phone):
        page.locator("[data-digit='1']").click()
        expect(page.locator("#consequences")).to_have_text(f"What changes{UNCOUNTED}")
        expect(page.locator("#save:not([aria-disabled])")).to_have_text("Correct")
        page.locator("#save").click()
        expect(page.locator("#unsent")).to_be_visible()
    page.wait_for_url(url)
    totals(page, 0, 31)
