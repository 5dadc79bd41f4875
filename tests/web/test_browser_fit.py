"""What must fit, in a browser: totals of four figures, names of wide letters, room around headings, notes to be read."""

import pytest
from browsing import Phones, start_match
from page_checks import sideways
from playwright.sync_api import Page

SIX = ("Ana", "Benoît", "Chi", "Dora", "Emil", "Fatma")
HANDS = "\n".join(f"  {name}: 66" for name in SIX[:-1])
LARGE = f"""rami match 1
rules: rami, target 2000
dealer: Ana
players: {", ".join(f"{name} = {1000 + place}" for place, name in enumerate(SIX))}
round 1: out Fatma
{HANDS}
"""
WIDE_NAMES = ("MMMMMMMMMMMM", "WWWWWWWWWW WWW", "欧阳欧阳欧阳欧阳欧阳欧阳欧阳", "Щщщщщщщщщщщщ", "Alexandrine-Marie")
WIDE = f"""rami match 1
rules: rami, target 2000
dealer: {WIDE_NAMES[0]}
players: {", ".join(f"{name} = 1000" for name in WIDE_NAMES)}
round 1: rami sec {WIDE_NAMES[0]}
"""


def bring_in(page: Page, text: str) -> str:
    """Import a match; gives its address."""
    page.goto("/import")
    page.locator("textarea").fill(text)
    page.locator("footer button").click()
    page.wait_for_url("**/m/*")
    return page.url


@pytest.mark.parametrize("width", [360, 768, 820, 1024, 1280])
def test_no_figure_of_six_players_over_a_thousand_is_cut(phones: Phones, width: int) -> None:
    page = phones.new(wide=True).page()
    url = bring_in(page, LARGE)
    page.set_viewport_size({"width": width, "height": 800})
    for path in (url, f"{url}/round"):
        page.goto(path)
        outside = page.evaluate(
            """() => [...document.querySelectorAll('table.sheet td')].flatMap(cell => {
                const box = cell.getBoundingClientRect(), texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), out = [];
                while (texts.nextNode()) {
                    const range = document.createRange();
                    range.selectNodeContents(texts.currentNode);
                    const text = range.getBoundingClientRect();
                    if (!texts.currentNode.parentElement.closest('.vh') && text.width && (text.left < box.left || text.right > box.right))
                        out.push(texts.currentNode.textContent);
                }
                return out;
            })"""
        )
        assert outside == [], path
        sheet = page.locator("table.sheet").evaluate("table => table.getBoundingClientRect().right")
        assert sheet <= page.locator(".leaf").first.evaluate("leaf => leaf.getBoundingClientRect().right") + 0.5, path


@pytest.mark.parametrize("width", [320, 340, 353, 360])
def test_the_last_round_of_six_players_goes_sideways_by_itself(phones: Phones, width: int) -> None:
    page = phones.new(wide=True).page()
    url = bring_in(page, LARGE)
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{url}/round")
    assert sideways(page) == 0
    last = page.locator(".questions tfoot td").last
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    assert box
    assert box["x"] + box["width"] <= width + 0.5


def test_the_chart_shows_every_total_whatever_the_width_of_the_name(phones: Phones) -> None:
    page = phones.new().page()
    bring_in(page, WIDE)
    labels = page.locator(".chart .nm")
    assert labels.count() == len(WIDE_NAMES)
    right = page.locator("svg.chart").evaluate("chart => chart.getBoundingClientRect().right")
    for text, end in labels.evaluate_all("all => all.map(e => [e.textContent, e.getBoundingClientRect().right])"):
        assert text.rpartition(" ")[2].isdecimal()
        assert end <= right, text


@pytest.mark.parametrize("wide", [False, True])
def test_a_heading_of_the_round_stands_nearer_to_its_own_buttons(phones: Phones, wide: bool) -> None:
    page = phones.new(wide=wide).page()
    url = bring_in(page, LARGE)
    page.goto(f"{url}/round")
    edges = page.evaluate(
        """() => {
            const box = e => e.getBoundingClientRect(), words = e => {
                const range = document.createRange(); range.selectNodeContents(e); return range.getBoundingClientRect(); };
            const [won, how] = [...document.querySelectorAll('.questions legend')].map(words);
            const [names, seg] = ['.names', '.seg'].map(s => box(document.querySelector(s)));
            const above = box(document.querySelector('.questions table')).bottom;
            const note = box(document.querySelector('.questions .note')).bottom, leaf = box(document.querySelector('.leaf')).bottom;
            return [[won.top - above, names.top - won.bottom], [how.top - names.bottom, seg.top - how.bottom], [leaf - note, 12]];
        }"""
    )
    for before, after in edges:
        assert before > after + 4, edges
        assert after >= 4, edges


@pytest.mark.parametrize("dark", [False, True])
def test_the_note_of_the_pad_can_be_read_on_its_cloth(phones: Phones, dark: bool) -> None:
    # Axe gives no contrast on a picture, and the cloth is one: the colour is held to the lightest place of the cloth.
    page = phones.new(dark=dark).page()
    page.goto(f"{start_match(page, 'Anna', 'Mehmet')}/round")
    page.locator("label.name").first.click()
    page.locator("[data-tab=text]").click()
    contrast = page.locator("p[data-pane=text]").evaluate(
        """note => {
            const parts = text => text.match(/[\\d.]+/g).map(Number);
            const linear = v => v / 255 <= .03928 ? v / 255 / 12.92 : ((v / 255 + .055) / 1.055) ** 2.4;
            const light = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
            const tray = getComputedStyle(note.closest('.tray'));
            const glow = parts(tray.backgroundImage.match(/rgba\\([^)]*\\)/)[0]);
            const cloth = parts(tray.backgroundColor).map((v, i) => v + (glow[i] - v) * glow[3]);
            const [one, two] = [light(parts(getComputedStyle(note).color)), light(cloth)];
            return (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
        }"""
    )
    assert contrast >= 4.5
