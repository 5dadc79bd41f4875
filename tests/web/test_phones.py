"""The phones at a table: their names, new links, history and big screen, in every language, whatever a form holds."""

import re
from html import unescape
from typing import Any
from urllib.parse import quote

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import NAMES, Phone, new_app
from sharing import kept, let_in, roles, text_of, token

from rami.store import Role
from rami.words.languages import LANGUAGES

# ---- names of phones


def test_a_phone_is_called_by_its_name_everywhere(owner: Phone) -> None:
    writer, watcher = let_in(owner, Role.PEN), let_in(owner)
    assert "Phone 1 and Phone 2 may write." in text_of(watcher.get().text)
    owner.post("/share/name", {"name": NAMES[0]})
    writer.post("/share/name", {"name": " Linh  Ly "})
    assert "Anna and Linh Ly may write." in text_of(watcher.get().text)
    writer.record("", "36", seen=2)
    stale = owner.record("", "25", seen=2)
    assert "Linh Ly, " in text_of(stale.text)
    told = text_of(watcher.get("/history").text)
    assert "Linh Ly may write." in told
    assert "Phone" not in told


def test_players_are_offered_as_names_until_a_phone_has_them(owner: Phone) -> None:
    other = let_in(owner)
    offered = re.compile(r'name="name" value="(Anna|Mehmet)"')
    assert offered.findall(other.get("/share").text) == ["Anna", "Mehmet"]
    owner.post("/share/name", {"name": "Anna"})
    assert offered.findall(other.get("/share").text) == ["Mehmet"]
    taken = other.post("/share/name", {"name": "ANNA"})
    assert taken.status_code == 422
    assert "ANNA (2)" in taken.text
    assert owner.post("/share/name", {"name": "anna"}).status_code == 303


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "a\u202eb", "x" * 61, "y" * 501])
def test_a_name_that_cannot_be_is_refused(owner: Phone, name: str) -> None:
    assert owner.post("/share/name", {"name": name}).status_code == 422
    assert kept(owner, "phones", owner.table)[0].name == ""


def test_a_name_is_shown_letter_by_letter(owner: Phone) -> None:
    evil = "<img src=x onerror=alert(1)>"
    watcher = let_in(owner, name=evil)
    watcher.post("/ask", {})
    for page in (owner.get().text, owner.get("/share").text, owner.get("/history").text):
        assert evil not in page
    assert evil in unescape(owner.get("/share").text)


# ---- new links


def test_new_links_close_the_old_ones_and_leave_the_phones_in(owner: Phone) -> None:
    writer, watcher = let_in(owner, Role.PEN), let_in(owner)
    old = [token(owner, Role.PEN), token(owner, Role.WATCH), token(owner, Role.WATCH, code=True)]
    assert writer.post("/share/links", {}).status_code == 403
    assert owner.post("/share/links", {}).headers["location"] == f"/m/{owner.table}/share"
    for secret in old:
        assert Phone(owner.app).client.get(f"/join/{secret}").status_code == 404
        assert secret not in owner.get("/share").text
    links = kept(owner, "links", owner.table)
    assert sorted((role.value, len(text)) for text, role in links.items()) == [("pen", 22), ("watch", 6), ("watch", 22)]
    assert watcher.get().status_code == 200
    assert writer.record("", "30").status_code == 303
    let_in(owner)
    assert roles(owner)["4"] == "watch"


# ---- history and big screen


def test_the_history_tells_everything_to_everybody_by_days(owner: Phone) -> None:
    watcher = let_in(owner)
    owner.record("", "30")
    owner.record("", "20", path="/round/1")
    owner.post("/undo", {})
    for phone in (owner, watcher):
        page = phone.get("/history").text
        items = [text_of(item) for item in re.findall(r"<li>.*?</li>", page)]
        assert len(items) == owner.keep.seq == 4
        assert "Taken back: Round 1 corrected. Mehmet: 30 becomes 20" in items[0]
        assert all("Phone 1" in item for item in items)
        assert '<s class="struck">30</s> becomes 20' in page
        assert page.count("<h2") == 1
    anyio.run(move_a_day_back, owner)
    assert owner.get("/history").text.count("<h2") == 2


async def move_a_day_back(owner: Phone) -> None:
    from datetime import timedelta

    store: Any = owner.matches.store
    first = store._events[owner.table][0]
    store._events[owner.table][0] = first._replace(at=first.at - timedelta(days=1))
    matches: Any = owner.matches
    matches._held.clear()


def test_the_big_screen_has_the_sheet_and_the_code_and_nothing_to_press(owner: Phone) -> None:
    watcher = let_in(owner)
    for hands in (["", "30"], ["12", ""]):
        owner.record(*hands)
    page = watcher.get("/screen").text
    body = page.split("<main")[1].split("</main>")[0]
    code = token(owner, Role.WATCH, code=True)
    assert f"{code[:2]} {code[2:4]} {code[4:]}" in body
    for control in ("<a ", "<button", "<form", "<input"):
        assert control not in body
    figures = [re.findall(r">(\d+)</span><small>(\d+)<", row) for row in re.findall(r"<tr.*?</tr>", body, re.DOTALL)]
    assert [row for row in figures if row] == [[("12", "12"), ("0", "30")], [("0", "0"), ("30", "30")]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(language: str) -> None:
    owner = Phone(new_app(), language).start(6)
    watcher = let_in(owner, name="Linh")
    watcher.client.headers["accept-language"] = language
    watcher.post("/ask", {})
    owner.record("", "30", "20!", "5", "6", "7")
    for phone in (owner, watcher):
        for path in ("", "/share", "/history", "/screen", *(["/round"] if phone is owner else [])):
            answer = phone.get(path)
            assert answer.status_code == 200
            assert f'<html lang="{language}"' in answer.text
            assert " style=" not in answer.text
            ids = re.findall(r'\sid="([^"]+)"', answer.text)
            assert len(ids) == len(set(ids))
    assert Phone(owner.app, language).client.get("/join").status_code == 200


ANY = st.text(max_size=30) | st.sampled_from(
    ["1", "2", "give", "take", "hand", "refuse", "withdraw", "share", "K7M4PX"]
)


@settings(max_examples=40)
@given(
    fields=st.dictionaries(st.sampled_from(["code", "name", "do", "phone", "to", "key", "seen"]), ANY),
    typed=st.text(min_size=1, max_size=30),
)
def test_whatever_a_form_holds_the_answer_is_clear(fields: dict[str, str], typed: str) -> None:
    owner = Phone(new_app()).start(2)
    let_in(owner)
    for path in ("share/name", "ask", "pen", "share/links"):
        answer = owner.client.post(f"/m/{owner.table}/{path}", data=fields, follow_redirects=False)
        assert answer.status_code in (303, 403, 422), (path, answer.text)
    assert owner.client.post("/join", data=fields, follow_redirects=False).status_code in (303, 404)
    assert owner.client.get(f"/join/{quote(typed, safe='')}", follow_redirects=False).status_code in (303, 404, 429)
    assert roles(owner)["1"] == "owner"
