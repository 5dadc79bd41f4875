"""Forced colours, where the system paints all grounds and leaves out shadows: what is chosen, full or met is still seen."""

import pytest
from browsing import Phones, record, start_match
from playwright.sync_api import Locator, Page, expect
from test_browser_fit import bring_in

SEVEN = """rami match 1
rules: rami, target 2000
dealer: Ana
players: Ana = 100, Benoît = 200, Chi = 300, Dora = 400, Emil = 500, Fatma = 600
round 1: rami sec Ana
leave: Benoît
join: Gül = 150
round 2: rami sec Chi
"""

SYSTEM = """name => {
    const probe = document.createElement('p');
    probe.style.color = name;
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
}"""


def forced(page: Page, *, dark: bool = False) -> Page:
    """Let the system choose the colours of a page."""
    page.emulate_media(forced_colors="active", color_scheme="dark" if dark else "light")
    return page


def styles(of: Locator, name: str, part: str = "") -> list[str]:
    """Give a computed style of each element found."""
    given: list[str] = of.evaluate_all(
        "(all, [name, part]) => all.map(e => getComputedStyle(e, part || null)[name])", [name, part]
    )
    return given


def system(page: Page, name: str) -> str:
    """Give what a colour of the system is."""
    return str(page.evaluate(SYSTEM, name))


def test_every_button_has_an_outline(phones: Phones) -> None:
    page = forced(phones.new().page())
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "30")
    for path in (
        "/new",
        "/join",
        "/import",
        "/matches",
        url,
        f"{url}/players",
        f"{url}/rules",
        f"{url}/take",
        f"{url}/round/1/remove",
    ):
        page.goto(path)
        buttons = page.locator(".btn:visible")
        assert buttons.count(), path
        assert "none" not in styles(buttons, "borderTopStyle"), path
        thick = {
            float(width.removesuffix("px"))
            for width in styles(page.locator(".btn:is(.main, .red):visible"), "borderTopWidth")
        }
        assert thick == {3.0} or path == f"{url}/take", path


def test_what_is_chosen_is_seen(phones: Phones) -> None:
    page = forced(phones.new().page("/rules"))
    chosen, others = page.locator(".chip[aria-current]"), page.locator(".wrap > .chip:not([aria-current])")
    assert styles(chosen, "backgroundColor") == [system(page, "Highlight")]
    assert system(page, "Highlight") not in styles(others, "backgroundColor")
    page.goto("/")
    assert styles(page.locator(".chip[aria-current]"), "color") == [system(page, "HighlightText")]
    page.goto("/new")
    page.locator("label.radio").nth(1).click()
    grounds = styles(page.locator(".seat:visible label.radio"), "backgroundColor", "::after")
    assert [ground == system(page, "Highlight") for ground in grounds] == [False, True, False, False]


def test_a_field_that_is_wrong_is_seen(phones: Phones) -> None:
    page = forced(phones.new().page())
    page.goto(f"{start_match(page, 'Anna', 'Mehmet')}/players/1")
    assert styles(page.locator("#name"), "borderTopWidth") != ["3px"]
    page.locator("#name").fill("Anna")
    page.locator("button.main").click()
    expect(page.locator(".err")).to_be_visible()
    assert styles(page.locator("#name"), "borderTopWidth") == ["3px"]


@pytest.mark.parametrize("dark", [False, True])
def test_the_sheet_shows_who_deals_and_how_far_everybody_is(phones: Phones, dark: bool) -> None:
    page = forced(phones.new().page(), dark=dark)
    start_match(page, "Anna", "Mehmet")
    record(page, "", "30")
    assert styles(page.locator(".deal"), "borderTopStyle") == ["solid"]
    bar = page.locator("progress").nth(1)
    assert pictures(bar, "bar.value = 0", "bar.value = 30", "bar.value = 100") == 3
    assert pictures(bar, "bar.className = ''", "bar.className = 'over'") == 2
    assert page.locator(".sheet .mg").first.evaluate(
        "cell => getComputedStyle(cell, '::after').backgroundColor"
    ) == system(page, "CanvasText")


def pictures(bar: Locator, *changes: str) -> int:
    """Give how many different pictures some states of a bar are."""
    seen: set[bytes] = set()
    for change in changes:
        bar.evaluate(f"bar => {{ {change}; }}")
        seen.add(bar.screenshot())
    return len(seen)


@pytest.mark.parametrize("dark", [False, True])
def test_the_lines_of_the_chart_are_told_apart_without_colours(phones: Phones, dark: bool) -> None:
    page = forced(phones.new().page(), dark=dark)
    bring_in(page, SEVEN)
    text, canvas = system(page, "CanvasText"), system(page, "Canvas")
    assert text != canvas
    lines, marks = page.locator(".chart polyline"), page.locator(".chart .mk")
    assert lines.count() == marks.count() == 7
    assert set(styles(lines, "stroke") + styles(marks, "stroke") + styles(page.locator(".chart text"), "fill")) == {
        text
    }
    assert set(styles(marks, "fill")) == {canvas}
    dashes = styles(lines, "strokeDasharray")
    shapes: list[str] = marks.evaluate_all(
        "all => all.map(mark => mark.getAttribute('d').replace(/^M[\\d.]+ [\\d.]+/, ''))"
    )
    assert len(set(zip(dashes, shapes, strict=True))) == 7


def test_who_won_and_what_is_met_is_outlined(phones: Phones) -> None:
    page = forced(phones.new().page())
    url = start_match(page, "Anna", "Mehmet")
    record(page, "", "120")
    page.wait_for_url("**/end")
    assert styles(page.locator(".stand"), "outlineStyle") == ["solid", "none"]
    page.goto(f"{url}/round/1/remove")
    assert set(styles(page.locator(".cmp .hit"), "outlineStyle")) == {"solid"}
    page.goto("/rules#rule-never-opened")
    assert styles(page.locator("#rule-never-opened"), "outlineStyle") == ["solid"]
    assert "none" not in styles(page.locator("span.c"), "borderTopStyle") + styles(
        page.locator(".cw"), "borderTopStyle"
    )


@pytest.mark.parametrize("path", ["/share", "/screen"])
def test_the_code_for_cameras_stays_dark_on_light(phones: Phones, path: str) -> None:
    page = forced(phones.new().page(), dark=True)
    page.goto(start_match(page, "Anna", "Mehmet") + path)
    light = page.locator("div.qr").evaluate("""code => {
        const light = colour => colour.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        return [light(getComputedStyle(code).backgroundColor), light(getComputedStyle(code.querySelector('path')).stroke)];
    }""")
    assert light[0] > 650
    assert light[1] < 150
