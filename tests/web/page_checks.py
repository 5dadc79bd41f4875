"""What is asked of every page: axe finds nothing, fingers find what they tap, nothing sticks out sideways."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parent / "vendor" / "axe.min.js"
STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults_of(page: Page, *, dark: bool = False) -> list[str]:
    """Ask axe what is wrong with a page: everything in the light, only what darkness changes in the dark."""
    # Targets are measured below, and larger than axe asks; it also counts what the bar covers until it is scrolled.
    rules = (
        {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
        if dark
        else {"runOnly": STANDARDS, "resultTypes": ["violations"], "rules": {"target-size": {"enabled": False}}}
    )
    found = page.evaluate(
        "rules => axe.run(rules).then(result => result.violations.map("
        "v => v.id + ': ' + v.nodes.map(n => n.html).slice(0, 3).join(' | ')))",
        rules,
    )
    return [str(fault) for fault in found]


def small_targets(page: Page) -> list[str]:
    """Give what is tapped and smaller than 44 pixels, links within running text aside."""
    return [
        str(told)
        for told in page.evaluate(
            """() => [...document.querySelectorAll('button, input:not([type=hidden]), select, summary, a')]
            .filter(e => e.checkVisibility({opacityProperty: true}) && !e.closest('.vh, .skip, p, small, td, .sheet th, .prose'))
            .map(e => [e, (e.matches('input[type=radio], input[type=checkbox]') ? e.parentElement : e).getBoundingClientRect()])
            .filter(([e, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
            .map(([e, box]) => e.outerHTML.slice(0, 80) + ' ' + box.width + 'x' + box.height)"""
        )
    ]


def sideways(page: Page) -> int:
    """Give how far the page can be moved sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def wrong_with(page: Page, paths: Iterable[str]) -> dict[str, list[str]]:
    """Go to pages and give everything that is wrong with them."""
    wrong: dict[str, list[str]] = {}
    for path in paths:
        page.goto(path)
        found = wrong_here(page)
        if found:
            wrong[path] = found
    return wrong


def wrong_here(page: Page) -> list[str]:
    """Give everything that is wrong with the page as it stands, in the light and in the dark."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = [*faults_of(page), *small_targets(page), *(["sideways"] if sideways(page) else [])]
    page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {fault}" for fault in faults_of(page, dark=True)]
    page.emulate_media(color_scheme="light")
    return found
