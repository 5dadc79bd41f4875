"""What a browser shows as plain text, in tabs and to those who hear a page: no tags stand in it, whatever names it holds."""

import re
from html import unescape

import pytest
from keeper import Phone, new_app
from sharing import let_in

from rami.words.languages import LANGUAGES

PATHS = ("", "/round", "/round/1", "/round/1/remove", "/why/1/0", "/why/1/1", "/share", "/history", "/more", "/players", "/players/join", "/players/1",
         "/players/1/leave", "/rules", "/rules/options", "/take", "/print", "/screen", "/erase", "/forget", "/after-end")  # fmt: skip
NAMES = ("Ana & <i>", 'Ben "B"', "خالد")


def plain_texts(html: str) -> list[str]:
    """Give the title of a page, and what its attributes say, as a browser reads them."""
    texts = re.findall(
        r'<title>(.*?)</title>|\s(?:aria-label|title|placeholder|alt|data-[\w-]+)="([^"]*)"', html, re.DOTALL
    )
    return [unescape(title or value) for title, value in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_stands_in_what_is_plain_text(language: str) -> None:
    phone = Phone(new_app(), language).start(3, name=list(NAMES), dealer="1", target="300")
    let_in(phone, name="Dora")
    phone.record("", "60", "20!")
    pages = [phone.get(path) for path in PATHS]
    pages += [
        phone.post("/players/join", {"name": "Emil", "total": "400"}),
        phone.post("/rules", {"target": "50"}),
        phone.client.get("/people"),
        phone.client.get("/matches"),
        phone.client.get(f"/rules?match={phone.table}"),
    ]
    for page in pages:
        assert page.status_code == 200, page.url
        wrong = [text for text in plain_texts(page.text) if re.search("</?(bdi|s|span|b)[ >]|&lt;", text)]
        assert wrong == [], page.url


def test_the_tab_of_a_score_says_whose_it_is() -> None:
    phone = Phone(new_app()).start(2, name=["Ana & <i>", "Ben"])
    phone.record("", "30")
    assert "<title>Ana &amp; &lt;i&gt;, round 1</title>" in phone.get("/why/1/0").text
