"""The keeper as people use it: on phones, by touch and by keyboard, several at once, in every language."""

import re
import time
from pathlib import Path

import pytest
from browsing import Phones, Watched, record, start_match
from page_checks import sideways, wrong_with
from playwright.sync_api import Browser, Page, Route, expect
from server import Server

from rami.words.languages import LANGUAGES

NAMES = ("Anna", "Mehmet", "สมชาย", "Екатерина")


def follow(watcher: Watched, writer: Page) -> Page:
    """Let another phone in by the code on the sheet."""
    code = writer.locator(".join .fig").inner_text()
    page = watcher.page("/join")
    page.locator("input[name=code]").fill(code.lower())
    page.locator("input[name=code]").press("Enter")
    page.wait_for_url("**/m/*")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_with_a_watcher_an_extra_round_and_a_winner(phones: Phones, language: str) -> None:
    writer = phones.new(language).page()
    url = start_match(writer, "Anna", "Mehmet", "Linh")
    watcher = follow(phones.new("fr"), writer)
    record(writer, "", "KKQ", "84")
    expect(watcher.locator("#round-1 td").nth(1).locator("span[aria-hidden]")).to_have_text("30")
    record(writer, "20", "", "84")
    record(writer, "10", "", "50")
    for page in (writer, watcher):
        expect(page.locator("tfoot tr").first.locator("td")).to_have_text(["30", "30", "218"])
        expect(page.locator(".banner")).to_contain_text("30")
        expect(page.locator(".banner a[href$='/end']")).to_have_count(0)
    expect(watcher.locator(".banner")).to_contain_text("Manche supplémentaire")
    record(writer, "", "25", "QQT!")
    assert writer.url == f"{url}/end"
    expect(writer.locator("h1")).to_contain_text("Anna")
    expect(writer.locator(".stand .fig [aria-hidden]")).to_have_text(["30", "55", "273"])
    expect(watcher.locator("tfoot tr").first.locator("td")).to_have_text(["30", "55", "273"])
    expect(watcher.locator(".banner a[href$='/end']")).to_be_visible()
    expect(watcher.locator("footer.bar")).to_have_count(0)
    writer.goto(url)
    expect(writer.locator(".banner").first).to_contain_text("Anna")


def test_a_match_without_https_in_the_network_at_home(chromium: Browser, server: Server) -> None:
    """Browsers trust their own machine, and tell more of where a form comes from there than anywhere else without HTTPS."""
    phones = Phones(chromium, server.url.replace("127.0.0.1", "table.test"))
    writer = phones.new().page()
    assert writer.evaluate("isSecureContext") is False
    url = start_match(writer, "Anna", "Mehmet")
    watcher = follow(phones.new(), writer)
    record(writer, "", "KKQ")
    expect(watcher.locator("tfoot tr").first.locator("td")).to_have_text(["0", "30"])
    writer.locator("button[formaction$='/undo'], form[action$='/undo'] button").first.click()
    expect(watcher.locator("tfoot tr").first.locator("td")).to_have_text(["0", "0"])
    writer.goto(f"{url}/round")
    writer.locator("summary").first.click()
    writer.locator("button[value=fr]").click()
    expect(writer.locator("html")).to_have_attribute("lang", "fr")
    phones.close()


def test_points_and_reason_appear_while_typing_and_a_draft_survives_a_reload(phones: Phones) -> None:
    page = phones.new().page()
    start_match(page, "Anna", "Mehmet")
    page.locator("a[href$='/round']:visible").first.click()
    page.locator("label.name").first.click()
    for key in "KKQJ9":
        page.locator(f"[data-rank='{key}']").click()
    expect(page.locator("#line-1 .fig")).to_have_text("50")
    expect(page.locator("#line-1")).to_contain_text("49")
    page.locator("[data-undo]").click()
    expect(page.locator("#line-1 .fig")).to_have_text("50")
    page.reload()
    expect(page.locator("#line-1 .fig")).to_have_text("50")
    expect(page.locator("#seat-1 .rk")).to_have_count(3)
    page.locator("[data-minus]").click()
    page.locator("[data-rank='K']").click()
    expect(page.locator("#seat-1 .rk").first).to_have_text("K")
    page.locator("[data-tab=text]").click()
    page.locator("#hand-1").fill("10+10+1")
    expect(page.locator("#line-1 .err").first).to_be_visible()
    page.locator("[data-repair]").click()
    expect(page.locator("#line-1 .fig")).to_have_text("50")


def test_a_nervous_tap_saves_once(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    page.goto(f"{url}/round")
    page.locator("label.name").first.click()
    page.locator("[data-rank='K']").click()
    page.locator("#save:not([aria-disabled])").dblclick()
    page.wait_for_url(url)
    expect(page.locator("tbody tr")).to_have_count(2)


def test_two_writers_in_conflict_see_both_versions(phones: Phones, server: Server) -> None:
    one, two = phones.new().page(), phones.new()
    url = start_match(one, "Anna", "Mehmet")
    one.goto(f"{url}/share")
    link = next(text for text in re.findall(r"http://[^\s\"<>]+/join/[\w-]+", one.content()) if is_pen(two, text, url))
    other = two.page(link)
    other.goto(f"{url}/round")
    one.goto(url)
    record(one, "", "36")
    other.locator("label.name").first.click()
    other.locator("[data-tab=sum]").click()
    for digit in "25":
        other.locator(f"[data-digit='{digit}']").click()
    other.locator("#seat-1 .switch").click()
    other.locator("#save:not([aria-disabled])").click()
    expect(other.locator(".ver").first).to_contain_text("25")
    expect(other.locator(".ver").last).to_contain_text("36")
    other.locator("button[value=mine]").click()
    other.wait_for_url(url)
    expect(one.locator("tfoot td").nth(1)).to_have_text("25")
    expect(one.locator(".log")).to_contain_text("36")


def is_pen(phone: Watched, link: str, url: str) -> bool:
    page = phone.page(link)
    writes = page.request.get(f"{url}/round").status == 200
    page.close()
    return writes


def test_a_correction_reopens_a_finished_match(phones: Phones) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "99")
    record(page, "5", "")
    record(page, "", "50")
    page.wait_for_url("**/end")
    page.goto(f"{url}/round/3")
    page.locator("[data-tab=sum]").click()
    for _ in range(2):
        page.locator("[data-undo]").click()
    page.locator("[data-digit='2']").click()
    expect(page.locator("#line-1 .fig")).to_contain_text("2")
    expect(page.locator("#consequences")).to_contain_text("101")
    page.goto(f"{url}/round/1")
    page.locator("[data-tab=sum]").click()
    for _ in range(2):
        page.locator("[data-undo]").click()
    page.locator("[data-digit='9']").click()
    expect(page.locator("#consequences .cons").first).to_be_visible()
    page.locator("#save:not([aria-disabled])").click()
    page.wait_for_url(url)
    expect(page.locator("tfoot td").nth(1)).to_have_text("59")
    expect(page.locator("a.btn.main")).to_be_visible()


def test_a_figure_reads_itself_out_in_a_drawer_and_focus_comes_back(phones: Phones) -> None:
    page = phones.new().page()
    start_match(page, "Anna", "Mehmet")
    record(page, "", "KKQJ9!")
    figure = page.locator("td a").nth(1)
    figure.click()
    drawer = page.locator("dialog#drawer")
    expect(drawer).to_be_visible()
    expect(drawer).to_contain_text("74")
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(figure).to_be_focused()


def test_a_match_by_keyboard_alone(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    press = page.keyboard.press

    def go_to(selector: str) -> None:
        """Press Tab until the wanted element has the focus."""
        for _ in range(60):
            press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} is not reached by Tab")

    go_to("a[href='/new']")
    press("Enter")
    page.wait_for_url("**/new")
    for name in ("Anna", "Mehmet"):
        go_to(".name-in")
        page.keyboard.type(name)
    go_to("#start")
    press("Enter")
    page.wait_for_url("**/m/*")
    url = page.url
    go_to("a[href$='/round']")
    press("Enter")
    page.wait_for_url("**/round")
    go_to("[name=winner]")
    press("Space")
    expect(page.locator("#change")).to_be_focused()
    page.keyboard.type("kkqj9")
    expect(page.locator("#line-1 .fig")).to_have_text("50")
    page.locator("#save:not([aria-disabled])").wait_for()
    go_to("#save")
    press("Enter")
    page.wait_for_url(url)
    expect(page.locator("tfoot td").nth(1)).to_have_text("50")
    go_to("a[data-drawer]")
    go_to("a[data-drawer]")
    press("Enter")
    expect(page.locator("dialog#drawer")).to_be_visible()
    press("Escape")
    go_to("form[action$='/undo'] button")
    press("Enter")
    expect(page.locator("#round-1 a")).to_have_count(0)
    go_to("form[action$='/redo'] button")
    press("Enter")
    expect(page.locator("tfoot td").nth(1)).to_have_text("50")
    go_to("a[href$='/share']")
    press("Enter")
    page.wait_for_url("**/share")


def test_a_watcher_catches_up_after_the_server_was_killed(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "rami.db") as server:
        writer, watcher = Watched(chromium, server.url), Watched(chromium, server.url)
        page = writer.page()
        start_match(page, "Anna", "Mehmet")
        other = follow(watcher, page)
        record(page, "", "36")
        expect(other.locator("tfoot td").nth(1)).to_have_text("36")
        server.kill()
        server.start()
        record(page, "", "20")
        expect(other.locator("tfoot td").nth(1)).to_have_text("56", timeout=20_000)
        writer.context.close()
        watcher.context.close()


def test_without_scripts_the_forms_still_work(phones: Phones) -> None:
    page = phones.new(scripts=False).page("/new")
    for place, name in enumerate((*NAMES, "Linh", "Dora")):
        page.locator(".name-in").nth(place).fill(name)
    page.locator("[name=dealer]").nth(5).check(force=True)
    page.locator("#start").click()
    expect(page.locator("thead th")).to_contain_text(["Dora"])
    page.goto("/new")
    page.locator(".name-in").nth(0).fill("Anna")
    page.locator(".name-in").nth(1).fill("Mehmet")
    page.locator("#start").click()
    page.locator("a[href$='/round']:visible").first.click()
    page.locator("[name=winner]").first.check(force=True)
    page.locator("#hand-1").fill("KH KS")
    page.locator("button.main:visible").click()
    expect(page.locator("tfoot td").nth(1)).to_have_text("45")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language_is_accessible_and_fits_a_phone(phones: Phones, language: str) -> None:
    watched = phones.new(language)
    page = watched.page()
    url = start_match(page, *NAMES, "Nguyễn Thị Phương Thảo", "रवि शंकर")
    record(page, "", "34", "61", "KKQJ987X!", "20", "12")
    record(page, "12", "", "61", "9", "20", "12")
    inside = ("", "/rules/options", "/players/1", "/round", "/round/1", "/round/1/remove", "/why/1/3", "/share", "/history", "/more", "/players", "/rules",
              "/take", "/screen")  # fmt: skip
    outside = ("/", "/new", "/rules", "/people", "/join", "/api/v1/", "/nowhere")
    wrong = wrong_with(page, [*(url + path for path in inside), *outside])
    watched.wrong = [told for told in watched.wrong if "404" not in told]
    assert wrong == {}


WINDOWS = [(320, 640, "100%"), (640, 400, "100%"), (360, 760, "200%")]


@pytest.mark.parametrize("language", ["en", "th", "ru"])
def test_on_a_small_window_and_at_twice_the_size_nothing_is_lost(phones: Phones, language: str) -> None:
    page = phones.new(language).page()
    url = start_match(page, "ก" * 30, "Mehmet")
    record(page, "", "34!")
    page.goto(f"{url}/round")
    page.locator("label.name").first.click()
    for path in (url, f"{url}/round", f"{url}/why/1/1", f"{url}/share", f"{url}/more", "/", "/new"):
        page.goto(path)
        for width, height, letters in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("size => { document.documentElement.style.fontSize = size; }", letters)
            assert sideways(page) == 0, (path, width, letters)
            stays = page.evaluate(
                "[...document.querySelectorAll('.top, .bar, .dock')].filter(e => e.checkVisibility()"
                " && getComputedStyle(e).position === 'sticky').reduce((sum, e) => sum + e.offsetHeight, 0)"
            )
            assert stays < height * (0.85 if letters == "200%" else 0.75), (path, width, letters)


def test_every_phone_sees_a_new_round_without_being_asked(phones: Phones) -> None:
    writer = phones.new().page()
    start_match(writer, "Anna", "Mehmet")
    watcher = follow(phones.new(), writer)
    writer.locator("a[href$='/round']:visible").first.click()
    writer.locator("label.name").first.click()
    writer.locator("[data-rank='K']").click()
    writer.locator("#save:not([aria-disabled])").click()
    expect(watcher.locator("tfoot td").nth(1)).to_have_text("35")


def test_a_page_is_live_though_its_scripts_come_one_by_one(phones: Phones) -> None:
    writer = phones.new().page()
    url = start_match(writer, "Anna", "Mehmet")
    late = phones.new()

    def come_late(route: Route) -> None:
        time.sleep(0.5)
        route.continue_()

    late.context.route("**/hx-sse*", come_late)
    watcher = follow(late, writer)
    assert watcher.url == url
    record(writer, "", "36")
    expect(watcher.locator("tfoot td").nth(1)).to_have_text("36", timeout=5000)
