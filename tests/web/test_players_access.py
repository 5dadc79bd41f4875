"""The pages of players and rules on two phones, for those who look on, in every language, whatever a form holds."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import Phone, new_app
from player_forms import join, three, told, watcher

from rami.words.languages import LANGUAGES


def test_a_stale_page_writes_nothing_and_keeps_what_was_typed(phone: Phone) -> None:
    three(phone)
    seen = phone.keep.seq
    phone.record("", 2, 2)
    now = phone.keep.seq
    for path, fields, typed in (
        ("/players/join", {"name": "Dora", "total": "7", "sure": "yes"}, 'value="Dora"'),
        ("/players/0", {"name": "Ann"}, 'value="Ann"'),
        ("/players/order", {"person": ["2", "1", "0"]}, "At the table"),
        ("/players/1/leave", {"target": "keep"}, "What becomes of the target?"),
        ("/rules", {"target": "500"}, 'value="500"'),
        ("/rules/options", {"preset": "easy"}, '<option value="easy" selected>'),
    ):
        answer = phone.post(path, fields, seen=seen)
        assert answer.status_code == 409, path
        assert "The match has moved on in the meantime" in told(answer)
        assert typed in answer.text
        assert f'name="seen" value="{now}"' in answer.text
    assert phone.keep.seq == now


WRITING = ("/players", "/players/join", "/players/0", "/players/0/leave", "/rules/options", "/after-end")
POSTS = ("/players/order", "/players/join", "/players/0", "/players/0/leave", "/rules", "/rules/options")


def test_who_looks_on_sees_the_rules_and_no_control(phone: Phone) -> None:
    three(phone)
    other = watcher(phone)
    page = other.get("/rules")
    assert page.status_code == 200
    for absent in ("<form", "<input", "<button", "/rules/options"):
        assert absent not in page.text[page.text.index("</header>") :]
    for path in WRITING:
        assert other.get(path).status_code == 403, path
    for path in (*POSTS, "/after-end/count", "/after-end/strike"):
        assert other.post(path, {"name": "X", "target": "60", "person": ["0"]}).status_code == 403, path
    assert phone.keep.seq == 3


def test_the_menu_shows_what_this_phone_may_do(phone: Phone) -> None:
    three(phone)
    own, others = phone, watcher(phone)
    ways = {"rules", "share", "history", "take", "screen", "forget"}
    for who, may in ((own, ways | {"players", "erase"}), (others, ways)):
        found = re.findall(r'class="item" href="([^"]+)"', who.get("/more").text)
        assert {way.removeprefix(f"/m/{phone.table}/") for way in found} == may | {f"/rules?match={phone.table}"}
        assert all(who.client.get(way).status_code == 200 for way in found)


def test_nobody_else_gets_in(phone: Phone) -> None:
    three(phone)
    stranger = Phone(phone.app)
    stranger.table = phone.table
    for path in (*WRITING, "/rules", "/more"):
        assert stranger.get(path).status_code == 404
    for path in ("/players/9", "/players/9/leave"):
        assert phone.get(path).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(language: str) -> None:
    phone = Phone(new_app(), language)
    three(phone)
    for path in (
        "",
        "/players",
        "/players/join",
        "/players/0",
        "/players/0/leave",
        "/rules",
        "/rules/options",
        "/more",
    ):
        page = phone.get(path)
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert "style=" not in page.text
    assert join(phone, "Dora", "500").status_code == 200
    assert join(phone, "", "x").status_code == 422


ANY = st.text(max_size=30) | st.integers(-5, 10**10).map(str) | st.sampled_from(["keep", "fall", "yes", "auto"])


@settings(max_examples=60, deadline=None)
@given(
    path=st.sampled_from((*POSTS, "/after-end/count", "/after-end/strike")),
    fields=st.dictionaries(
        st.sampled_from(["name", "total", "target", "follow", "sure", "preset", "option-packs", "option-limit", "up"]),
        ANY,
    ),
    people=st.lists(ANY, max_size=8),
    seen=st.none() | ANY,
)
def test_whatever_a_form_holds_the_answer_is_clear(
    path: str, fields: dict[str, str], people: list[str], seen: str | None
) -> None:
    phone = three(Phone(new_app()))
    data = {**fields, "person": people, "key": phone.key(), **({} if seen is None else {"seen": seen})}
    answer = phone.client.post(f"/m/{phone.table}{path}", data=data, follow_redirects=False)
    assert answer.status_code in (200, 303, 409, 422)
    assert phone.get().status_code == 200
