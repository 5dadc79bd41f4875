"""What is half entered, in a browser: nothing is lost by a tap, a network that goes, a row that moves."""

import pytest
from browsing import Phones, record, start_match
from playwright.sync_api import Page, Route, expect

from rami.words.languages import LANGUAGES


def begin_round(page: Page, url: str, cards: str = "") -> None:
    """Open the form, say that the first won, and enter cards of the second."""
    page.goto(f"{url}/round")
    page.locator("label.name").first.click()
    for rank in cards:
        page.locator(f"[data-rank='{rank}']").click()


def test_a_button_that_says_what_is_missing_takes_nothing_away(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet", "Linh")
    begin_round(page, url, "K")
    save = page.locator("#save[aria-disabled]")
    expect(save).to_contain_text("Linh")
    save.click(force=True)
    page.goto(url)
    page.goto(f"{url}/round")
    expect(page.locator("#line-1 .fig")).to_have_text("35")


def test_a_round_saved_without_a_network_waits_and_goes_out_when_it_is_back(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = start_match(page, "Anna", "Mehmet")
    begin_round(page, url, "K")
    page.locator("#save:not([aria-disabled])").wait_for()
    phone.context.set_offline(True)
    page.locator("#save").click()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#line-1 .fig")).to_have_text("35")
    phone.context.set_offline(False)
    page.wait_for_url(url)
    expect(page.locator("tfoot td").nth(1)).to_have_text("35")
    expect(page.locator("tbody tr")).to_have_count(2)
    begin_round(page, url)
    expect(page.locator("#line-1 .fig")).to_have_count(0)


def test_a_round_that_got_lost_while_the_network_was_there_is_sent_again(phones: Phones) -> None:
    """As when the server is started anew: the browser knows of no outage, and tells none that is over."""
    phone = phones.new()
    page = phone.page()
    url = start_match(page, "Anna", "Mehmet")
    begin_round(page, url, "K")
    page.locator("#save:not([aria-disabled])").wait_for()
    lost: list[str] = []

    def lose_two(route: Route) -> None:
        if route.request.method != "POST" or len(lost) == 2:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route(f"{url}/round", lose_two)
    page.locator("#save").click()
    expect(page.locator("#offline")).to_be_visible()
    page.wait_for_url(url)
    expect(page.locator("tfoot td").nth(1)).to_have_text("35")
    assert len(lost) == 2
    phone.wrong = [told for told in phone.wrong if "Failed to fetch" not in told]


def test_what_is_half_typed_belongs_to_its_people_and_its_deal(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = start_match(page, "Anna", "Mehmet", "Linh")
    begin_round(page, url, "K")
    expect(page.locator("#line-1 .fig")).to_have_text("35")
    page.goto(f"{url}/players")
    page.locator("[name=up]:visible").last.click()
    page.locator("#moved button").last.click()
    page.wait_for_timeout(400)
    page.goto(f"{url}/round")
    expect(page.locator("#hand-2")).to_have_value("K?")
    expect(page.locator("#hand-1")).to_have_value("")
    expect(page.locator("#line-2 .fig")).to_have_text("35")
    other = phone.page(f"{url}/round")  # in another window the round is written down, and struck out again
    other.evaluate("localStorage.clear()")
    other.reload()
    other.locator("label.name").first.click()
    for seat in (1, 2):
        other.locator(f"#seat-{seat} h2").click()
        other.locator("[data-rank='9']").click()
    other.locator("#save:not([aria-disabled])").click()
    other.wait_for_url(url)
    other.goto(f"{url}/round/1/remove")
    other.locator("main form button, footer button").last.click()
    page.evaluate("document.querySelector('[data-rank=Q]').click()")
    page.goto(f"{url}/round")
    expect(page.locator("#hand-2")).to_have_value("")


def test_what_was_typed_without_a_network_is_counted_when_it_is_back(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    url = start_match(page, "Anna", "Mehmet")
    begin_round(page, url)
    phone.context.set_offline(True)
    page.locator("[data-rank='K']").click()
    page.wait_for_timeout(400)
    expect(page.locator("#save[aria-disabled]")).to_be_visible()
    phone.context.set_offline(False)
    expect(page.locator("#line-1 .fig")).to_have_text("35")
    expect(page.locator("#save:not([aria-disabled])")).to_be_visible()
    phone.wrong = [told for told in phone.wrong if "Failed to fetch" not in told]  # so it was


def test_saving_and_reloading_at_once_saves_once(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    begin_round(page, url, "K")
    page.locator("#save:not([aria-disabled])").click(no_wait_after=True)
    page.reload()
    page.goto(url)
    if page.locator("#round-1").count() == 0:  # the reload was faster: what was entered is still there
        page.goto(f"{url}/round")
        expect(page.locator("#line-1 .fig")).to_have_text("35")
        page.locator("#save:not([aria-disabled])").click()
        page.wait_for_url(url)
    expect(page.locator("#round-1")).to_have_count(1)
    expect(page.locator("#round-2")).to_have_count(0)
    expect(page.locator("tfoot td").nth(1)).to_have_text("35")


def test_a_correction_that_is_left_leaves_nothing_behind(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "36")
    page.goto(f"{url}/round/1")
    page.locator("[data-digit='5']").click()
    expect(page.locator("#hand-1")).to_have_value("365")
    page.locator("[data-forget]").click()
    page.goto(f"{url}/round/1")
    expect(page.locator("#hand-1")).to_have_value("36")


def test_totals_from_paper_go_where_their_player_goes(phones: Phones) -> None:
    page = phones.new().page("/new")
    page.locator("#paper").evaluate("element => { element.closest('details').open = true; }")
    for place, (name, total) in enumerate((("Anna", "11"), ("Mehmet", "22"), ("Linh", "33"))):
        page.locator(".name-in").nth(place).fill(name)
        page.get_by_label(name, exact=True).fill(total)
    page.locator("[data-up]").nth(2).click()
    page.locator("[data-remove]").first.click()
    page.locator("#add").click()
    page.locator(".name-in").last.fill("Ravi")
    page.get_by_label("Ravi", exact=True).fill("44")
    page.locator("#start").click()
    page.wait_for_url("**/m/*")
    names = [name.replace("\u00ad", "") for name in page.locator("thead th span[dir]").all_inner_texts()]
    assert dict(zip(names, page.locator("tfoot tr").first.locator("td").all_inner_texts(), strict=True)) == {
        "Mehmet": "22",
        "Linh": "33",
        "Ravi": "44",
    }


def test_another_language_loses_nothing_that_was_typed(phones: Phones) -> None:
    """Five rows instead of four, one of them moved, the second deals, and an option of the house."""
    page = phones.new().page("/new")
    page.locator("#add").click()
    for place, name in enumerate(("Anna", "", "Linh", "Ravi", "Иван")):
        page.locator(".name-in").nth(place).fill(name)
    page.locator("label.radio").nth(2).click()
    page.locator("details:has(#preset)").evaluate("element => { element.open = true; }")
    page.locator("#preset").select_option("tunisian")
    page.locator("[name='option-surcharge']").fill("25")
    page.locator("#paper").evaluate("element => { element.closest('details').open = true; }")
    page.get_by_label("Ravi", exact=True).fill("44")
    page.locator("#target").fill("350")
    fields = "form => [...new FormData(form)].filter(([name]) => name !== 'key')"
    before = page.locator("#new").evaluate(fields)
    page.locator("details.menu summary").click()
    page.locator("button[name=language][value=hi]").click()
    expect(page.locator("html")).to_have_attribute("lang", "hi")
    expect(page.locator(".name-in").last).to_have_value("Иван")
    assert page.locator("#new").evaluate(fields) == before
    expect(page.locator("#target")).to_have_attribute("placeholder", "300")
    page.reload()
    expect(page.locator(".name-in").first).to_have_value("")


def test_another_language_leaves_a_pasted_sheet(phones: Phones) -> None:
    page = phones.new().page("/import")
    page.locator("textarea").fill("rami 1\nnot yet whole")
    page.locator("details.menu summary").click()
    page.locator("button[name=language][value=tr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    expect(page.locator("textarea")).to_have_value("rami 1\nnot yet whole")


def test_the_same_players_begin_again_in_three_taps(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet", "Linh")
    page.goto("/")
    page.locator("a[href='/new']").click()
    page.locator(".again a").click()
    page.locator("#start").click()
    page.wait_for_url("**/m/*")
    assert page.url != url
    names = page.locator("thead th span[dir]").all_inner_texts()
    assert [name.replace("\u00ad", "") for name in names] == ["Anna", "Mehmet", "Linh"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_field_of_points_asks_for_digits_and_hides_nothing(phones: Phones, language: str) -> None:
    page = phones.new(language).page()
    url = start_match(page, "Anna", "Mehmet")
    begin_round(page, url)
    page.locator("[data-tab=sum]").click()
    field = page.locator("#hand-1")
    assert field.get_attribute("inputmode") == "numeric"
    assert float(field.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")) >= 16
    field.fill("३६")
    expect(page.locator("#line-1 .fig")).to_contain_text("50")
    save = page.locator("#save:not([aria-disabled])").bounding_box()
    assert save
    assert save["y"] + save["height"] <= 760
    save_covered = page.evaluate(
        "([x, y]) => !document.elementFromPoint(x, y).closest('#save')",
        [save["x"] + save["width"] / 2, save["y"] + save["height"] / 2],
    )
    assert not save_covered


def test_an_answer_that_gets_lost_is_asked_for_again(phones: Phones) -> None:
    phone = phones.new()
    page = phone.page()
    page.goto(f"{start_match(page, 'Anna', 'Mehmet')}/round")
    with page.expect_response("**/preview"):
        page.locator("label.name").first.click()
    lost: list[str] = []

    def lose_one(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/preview", lose_one)
    page.locator("[data-rank='K']").click()
    expect(page.locator("#save:not([aria-disabled])")).to_be_visible()
    assert lost
    phone.wrong = [told for told in phone.wrong if "Failed to fetch" not in told]
