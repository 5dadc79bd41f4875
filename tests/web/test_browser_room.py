"""Room between what stands side by side: names and totals of many players, wide faces, totals of ten figures, spread letters."""

import pytest
from browsing import Phones, record, start_match
from playwright.sync_api import Page, expect
from test_browser_fit import bring_in

GAPS = """() => [...document.querySelectorAll('table tr')].flatMap(row => {
    const written = cell => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), boxes = [];
        while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            if (!texts.currentNode.parentElement.closest('.vh')) boxes.push(...[...range.getClientRects()].filter(box => box.width));
        }
        return boxes.length ? [Math.min(...boxes.map(box => box.left)), Math.max(...boxes.map(box => box.right))] : null;
    };
    const margin = row.querySelector('.mg, th').getBoundingClientRect().right;
    const cells = [[margin, margin], ...[...row.children].slice(1).map(written)];
    return cells.slice(1).flatMap((cell, at) => cell && cells[at] ? [cell[0] - cells[at][1]] : []);
})"""
"""Gives what is free to the left of each figure and name: up to the one before it, and up to the red margin."""

LARGEST = 1_000_000_000


def carried(names: tuple[str, ...]) -> str:
    """Write down a match of players with the largest totals there may be."""
    totals = ", ".join(f"{name} = {LARGEST - place}" for place, name in enumerate(names))
    return f"rami match 1\nrules: rami, target 2000\ndealer: {names[0]}\nplayers: {totals}\n"


@pytest.mark.parametrize("language", ["en", "th", "hi", "vi"])
def test_names_side_by_side_are_apart(phones: Phones, language: str) -> None:
    page = phones.new(language).page()
    start_match(page, "Mehmet", "Memmet", "Thomas", "Camille", "MMMMMM", "Maximiliana-Alexandrina")
    for width in (360, 820, 1280):
        page.set_viewport_size({"width": width, "height": 760})
        assert min(page.evaluate(GAPS)) >= 1.5, width
        assert sorted(page.evaluate(GAPS))[1] >= 3.5, width  # beside the margin, which is a line, less will do


@pytest.mark.parametrize("players", [2, 3, 6])
def test_totals_of_ten_figures_are_apart_on_every_sheet(phones: Phones, players: int) -> None:
    page = phones.new(wide=True).page()
    url = bring_in(page, carried(("Ana", "Benoît", "Chi", "Dora", "Emil", "Fatma")[:players]))
    for width in (360, 820, 1280):
        page.set_viewport_size({"width": width, "height": 760})
        for path in ("", "/screen", "/print"):
            page.goto(url + path)
            assert min(page.evaluate(GAPS)) >= 2, (width, path)
            assert sideways_of(page) == 0, (width, path)


def sideways_of(page: Page) -> int:
    """Give how far the whole page can be moved sideways: the sheet alone may."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_the_big_screen_shows_totals_of_ten_figures_whole(phones: Phones) -> None:
    page = phones.new(wide=True).page()
    url = bring_in(page, carried(("Ana", "Benoît", "Chi", "Dora", "Emil", "Fatma")))
    page.goto(f"{url}/screen")
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".leaf.long").evaluate("leaf => leaf.scrollWidth - leaf.clientWidth") <= 0


SPREAD = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
        p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize("path", ["", "/history", "/screen"])
def test_a_time_stays_on_its_line_where_letters_are_spread(phones: Phones, path: str) -> None:
    page = phones.new().page()
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "30")
    page.goto(url + path)
    page.evaluate(SPREAD)
    times = page.locator(".log time")
    expect(times.first).to_be_visible()
    assert (
        times.evaluate_all(
            "all => all.map(time => { const range = document.createRange(); range.selectNodeContents(time); return new Set([...range.getClientRects()].map(box => box.top)).size; })"
        )
        == [1] * times.count()
    )
    assert times.evaluate_all("all => all.every(time => time.scrollWidth <= time.clientWidth)")


def test_the_standings_are_a_list_with_points(phones: Phones) -> None:
    page = phones.new().page()
    start_match(page, "Anna", "Mehmet")
    record(page, "", "120")
    page.wait_for_url("**/end")
    expect(page.locator("main")).to_match_aria_snapshot(
        """
        - list "Standings":
          - listitem:
            - text: 1 Anna
            - 'progressbar "Anna: share of the target"'
            - text: 0 points
          - listitem:
            - text: 2 Mehmet
            - 'progressbar "Mehmet: share of the target"'
            - text: 120 points
        """
    )
