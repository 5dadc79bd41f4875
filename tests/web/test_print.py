"""The printed sheet as paper: a browser prints it to PDF, and poppler reads back what stands on which page."""

import os
import re
import shutil
import subprocess
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import browsing
import pytest
from keeper import Phone, new_app
from playwright.sync_api import Browser, Page, Route
from tests.strategies import scored

from rami import Match, RoundResult, Rules
from rami.records import write_json
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES

HOST = "http://localhost"
NAMES = ["Anna", "Жанна", "สมชาย", "रवि", "Hiển", "خالد"]
A5 = (419.5, 595.3)
"""In points."""


def poppler(name: str, *arguments: object) -> str:
    """Run a program of poppler; where it is missing, skip and say how to get it, but fail where browsers are required."""
    path = shutil.which(name)
    if path is None:
        told = f"no {name}: install poppler (Debian: poppler-utils)"
        (pytest.fail if os.environ.get("RAMI_NEEDS_BROWSER") else pytest.skip)(told)
    command = [str(path), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=True, encoding="utf-8", timeout=60).stdout


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser of this machine."""
    with browsing.browser() as started:
        yield started


def serve(page: Page, phone: Phone) -> list[str]:
    """Let the pages of a phone answer the browser; give what it complains about."""
    complaints: list[str] = []

    def answer(route: Route) -> None:
        response: Any = phone.client.get(route.request.url.removeprefix(HOST))
        route.fulfill(status=response.status_code, headers=dict(response.headers), body=response.content)

    page.route(f"{HOST}/**", answer)
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(HOST) else complaints.append(request.url))
    return complaints


class Paper:
    """A printed sheet: the text of each page and its size in points."""

    def __init__(self, browser: Browser, phone: Phone, path: str, folder: Path) -> None:
        self.file = folder / "sheet.pdf"
        page = browser.new_page()
        complaints = serve(page, phone)
        page.goto(f"{HOST}/m/{phone.table}{path}")
        page.pdf(path=self.file, prefer_css_page_size=True)
        page.close()
        assert complaints == []
        self.pages = [self._plain(page) for page in poppler("pdftotext", "-layout", self.file, "-").split("\f")[:-1]]
        size = re.search(r"Page size: +([\d.]+) x ([\d.]+)", poppler("pdfinfo", self.file))
        assert size is not None
        self.size = (float(size[1]), float(size[2]))

    @staticmethod
    def _plain(text: str) -> str:
        """Leave out where words may be broken, and the marks round names that are read from the right."""
        return re.sub("[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", unicodedata.normalize("NFC", text))

    @property
    def text(self) -> str:
        """All pages."""
        return "".join(self.pages)


def kept(match: Match, language: str = "en") -> Phone:
    """A phone that has read a match in."""
    phone = Phone(new_app(), language)
    answer = phone.client.post("/import", data={"text": write_json(match)}, follow_redirects=False)
    phone.table = answer.headers["location"].rsplit("/", 1)[1]
    return phone


def evening(rounds: int) -> Match:
    """A match of six that goes on."""
    match = Match.start(NAMES, Rules(target=2000, surcharge=30))
    for number in range(rounds):
        points = [2 + (number * 7 + seat * 5) % 30 for seat in range(6)]
        points[number % 6] = 0
        match = match.record(scored(*points))
    return match


def test_a_match_fits_on_one_upright_a5_with_all_it_needs(browser: Browser, tmp_path: Path) -> None:
    match = Match.start(NAMES[:4], Rules(surcharge=30)).record(
        RoundResult(["", "KH XX", "36", "9C"], winner=0, opened=[True, True, True, False])
    )
    phone = kept(match)
    phone.client.cookies.set("rami_zone", "Asia/Kolkata")
    paper = Paper(browser, phone, "/print", tmp_path)
    assert len(paper.pages) == 1
    assert paper.size == pytest.approx(A5, abs=1)
    lines = [line.split() for line in paper.text.splitlines() if line.strip()]
    assert [line for line in lines if line[0] == "1"] == [["1", "0", "0", "30", "30", "36", "36", "39", "39"]]
    assert [line for line in lines if line[0] == "Σ"] == [["Σ", "0", "30", "36", "39"]]
    for told in (
        "Match to 300",
        "1. Anna",
        "39 points",
        "Surcharge for never opening: 30",
        "Mark of the rules: ",
    ):
        assert told in paper.text
    assert "♥" not in paper.text
    assert "Print" not in paper.text


def test_a_long_match_breaks_over_pages_and_repeats_its_head(browser: Browser, tmp_path: Path) -> None:
    paper = Paper(browser, kept(evening(70)), "/print", tmp_path)
    assert len(paper.pages) >= 3
    numbers: list[int] = []
    for number, page in enumerate(paper.pages, 1):
        rows = [int(row[1]) for row in re.finditer(r"^ *(\d+)(?: +\d+){9,12} *$", page, re.MULTILINE)]
        assert ("Anna" in page and "Жанна" in page) or not rows
        numbers += rows
        assert re.search(rf"^ +{number} ?/ ?{len(paper.pages)}$", page, re.MULTILINE)
    assert numbers == list(range(1, 71))
    assert len(re.findall(r"Σ", paper.text)) == 1


def test_the_cards_of_each_round_stand_with_their_suits(browser: Browser, tmp_path: Path) -> None:
    match = Match.start(NAMES[:3]).record(
        RoundResult(["", "10H K? XX", "AS QD JC"], winner=0, opened=[True, True, False])
    )
    # Read back from paper, there are spaces around a suit or not, as the fonts of the machine have it.
    text = re.sub(r"[ \ufe0e]+", "", Paper(browser, kept(match), "/print?cards=yes", tmp_path).text)
    assert "10♥K★" in text
    assert "A♠Q♦J♣" in text
    assert "Annawentout" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_script_can_be_read_back_from_paper(browser: Browser, tmp_path: Path, language: str) -> None:
    paper = Paper(browser, kept(evening(12), language), "/print?cards=yes", tmp_path)
    for name in ("Anna", "Жанна", "สมชาย", "Hiển"):
        assert name in paper.text
    for label in ("label-standings", "paper-rounds"):
        told = catalogue(language).text(label)
        assert unicodedata.normalize("NFC", told) in paper.text
    assert len(paper.pages) <= 6


def test_ruling_is_thin_and_paper_white_on_a_dark_phone(browser: Browser, tmp_path: Path) -> None:
    phone = kept(evening(3))
    page = browser.new_page(color_scheme="dark")
    serve(page, phone)
    page.goto(f"{HOST}/m/{phone.table}/print")
    page.emulate_media(media="print", color_scheme="dark")
    style = "element => { const s = getComputedStyle(element); return [s.backgroundColor, s.color, s.backgroundImage] }"
    assert page.eval_on_selector("body", style) == ["rgb(255, 255, 255)", "rgb(17, 17, 17)", "none"]
    assert page.locator(".tools").is_visible() is False
    rule = page.eval_on_selector("body", "element => getComputedStyle(element).getPropertyValue('--line')")
    assert rule.split()[0] == ".3pt"
    page.close()
