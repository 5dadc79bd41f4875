"""Sharing: who gets in and with which role, the pen that goes round, names of phones, history and big screen."""

import json
import re
from html import unescape
from typing import Any
from urllib.parse import quote

import anyio
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import NAMES, Phone, new_app, round_fields
from starlette.routing import Route

from rami.store import Role
from rami.web.guard import Budget
from rami.words.languages import LANGUAGES


@pytest.fixture
def owner() -> Phone:
    return Phone(new_app()).start(2)


def kept(phone: Phone, method: str, *values: Any) -> Any:
    """Ask the store."""
    return anyio.run(getattr(phone.matches.store, method), *values)


def token(phone: Phone, role: Role, *, code: bool = False) -> str:
    links = kept(phone, "links", phone.table)
    return next(text for text, opens in links.items() if opens is role and (len(text) == 6) is code)


def roles(phone: Phone) -> dict[str, str]:
    return {known.phone: known.role.value for known in kept(phone, "phones", phone.table)}


def pens(phone: Phone) -> list[tuple[str, str]]:
    """Give what the log says about pens: the deed and the phone."""
    deeds = [json.loads(event.body) for event in kept(phone, "events", phone.table)]
    return [(deed["type"], deed["phone"]) for deed in deeds if deed["type"].startswith("pen")]


def let_in(owner: Phone, role: Role = Role.WATCH, name: str = "") -> Phone:
    """Let another browser in by a link."""
    other = Phone(owner.app)
    answer = other.client.get(f"/join/{token(owner, role)}")
    assert answer.status_code == 200, answer.text
    other.table = owner.table
    if name:
        assert other.post("/name", {"name": name}).status_code == 303
    return other


def pen(phone: Phone, do: str, other: str, **more: Any) -> Any:
    return phone.post("/pen", {"do": do, "phone": other}, **more)


def text_of(page: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page)))


# ---- joining


def test_a_link_lets_a_phone_in_and_leaves_the_address(owner: Phone) -> None:
    other = Phone(owner.app)
    secret = token(owner, Role.WATCH)
    answer = other.client.get(f"/join/{secret}")
    assert answer.url.path == f"/m/{owner.table}"
    assert answer.status_code == 200
    assert secret not in answer.text
    for step in answer.history:
        assert step.headers["referrer-policy"] == "no-referrer"
        assert step.headers["cache-control"] == "no-store"
    assert roles(owner) == {"1": "owner", "2": "watch"}
    other.client.get(f"/join/{secret}")
    assert roles(owner) == {"1": "owner", "2": "watch"}


@pytest.mark.parametrize(
    ("links", "role", "given"),
    [
        ([Role.WATCH], "watch", 0),
        ([Role.PEN], "pen", 1),
        ([Role.WATCH, Role.PEN, Role.PEN], "pen", 1),
        ([Role.PEN, Role.WATCH], "pen", 1),
    ],
)
def test_a_link_raises_a_role_and_never_lowers_it(owner: Phone, links: list[Role], role: str, given: int) -> None:
    other = Phone(owner.app)
    for link in links:
        other.client.get(f"/join/{token(owner, link)}")
        owner.client.get(f"/join/{token(owner, link)}")
    assert roles(owner) == {"1": "owner", "2": role}
    assert pens(owner) == [("pen_given", "2")] * given


def test_what_only_looks_at_links_does_not_sit_at_the_table(owner: Phone) -> None:
    for role in (Role.WATCH, Role.PEN):
        robot = Phone(owner.app)
        robot.client.head(f"/join/{token(owner, role)}")
        address = f"/join/{token(owner, role)}"
        answer = robot.client.get(address, follow_redirects=False)
        robot.client.cookies.clear()
        answer = robot.client.get(answer.headers["location"], follow_redirects=False)
        assert answer.status_code == 403
        assert "cookies" in answer.text
    assert roles(owner) == {"1": "owner"}


@pytest.mark.parametrize(
    "spelling", ["{}", "{0[0]}{0[1]} {0[2]}{0[3]} {0[4]}{0[5]}", " {}\u00a0", "{0[0]}-{0[1]}-{0[2]}{0[3]}{0[4]}{0[5]}"]
)
@pytest.mark.parametrize("case", [str.upper, str.lower])
def test_a_code_is_read_as_people_type_it(owner: Phone, spelling: str, case: Any) -> None:
    other = Phone(owner.app)
    answer = other.client.post("/join", data={"code": case(spelling.format(token(owner, Role.WATCH, code=True)))})
    assert answer.url.path == f"/m/{owner.table}"
    assert roles(owner)["2"] == "watch"


@pytest.mark.parametrize("role", [Role.WATCH, Role.PEN])
def test_a_pasted_link_opens_too(owner: Phone, role: Role) -> None:
    other = Phone(owner.app)
    other.client.post("/join", data={"code": f" https://example.org/join/{token(owner, role)}?again=1 "})
    assert roles(owner)["2"] == role.value


@pytest.mark.parametrize("typed", ["", "ABC", "AAAAAA", "<b>", "/join/", "/join/x/../y", "é" * 30, "0" * 40])
def test_a_code_that_opens_nothing_is_told_beside_the_field(owner: Phone, typed: str) -> None:
    answer = Phone(owner.app).client.post("/join", data={"code": typed}, follow_redirects=False)
    assert answer.status_code == 404
    assert 'aria-invalid="true"' in answer.text
    assert f'value="{typed.strip().replace("<", "&lt;").replace(">", "&gt;")}"' in answer.text
    assert "<b>" not in answer.text.split("<main")[1].split("</main>")[0]


def test_a_link_that_opens_nothing_is_told(owner: Phone) -> None:
    for address in ("/join/" + "x" * 22, "/join/AAAAAA"):
        answer = Phone(owner.app).client.get(address)
        assert answer.status_code == 404
        assert 'href="/join"' in answer.text


def test_codes_cannot_be_guessed_by_trying(owner: Phone) -> None:
    clock = 0.0
    owner.app.state.tries = Budget(10, 0.1, lambda: clock)
    guesser = Phone(owner.app)
    right, secret = token(owner, Role.WATCH, code=True), token(owner, Role.WATCH)

    def guess(code: str) -> Any:
        return guesser.client.post("/join", data={"code": code}, follow_redirects=False)

    assert guess(right).status_code == 303
    for _ in range(5):
        assert guess("AAAAAA").status_code == 404
        assert guesser.client.get("/join/BBBBBB").status_code == 404
    refused = guess(right)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
    assert "10 s" in refused.text
    assert guesser.client.get(f"/join/{right.lower()}").status_code == 429
    assert roles(owner) == {"1": "owner"}
    assert guesser.client.get(f"/join/{secret}", follow_redirects=False).status_code == 303
    clock = 10.0
    assert guess(right).status_code == 303
    for _ in range(30):
        assert guess(right).status_code == 303
    assert guess("AAAAAA").status_code == 404
    assert guess(right).status_code == 429


def test_the_budget_of_codes_is_strict() -> None:
    from rami.web.pages import join

    budget = join.tries()
    waits = [budget.spend("one") for _ in range(11)]
    assert waits[:10] == [0] * 10
    assert 9 <= waits[10] <= 10


# ---- who may do what


POSTS_OF_NO_MATCH = {
    "/new",
    "/join",
    "/language",
    "/import",
    "/erase",
    "/people/{person}/merge",
    "/people/{person}/part",
}
"""What belongs to a device and to no match that others started."""
POSTS_OF_WATCHERS = {"/m/{table}/name", "/m/{table}/ask", "/m/{table}/forget"}
"""What a watcher may do: call the phone by a name, ask for the pen, go away. None of it touches the match."""
SENT_TWICE = {"/m/{table}/forget", "/m/{table}/erase"}
"""A stranger is sent on from these as if all had been done, since a form sent twice looks alike."""


def posts(app: Any) -> list[str]:
    return [route.path for route in app.routes if isinstance(route, Route) and "POST" in (route.methods or ())]


def addressed(path: str, table: str) -> str:
    return re.sub(r"\{\w+(:int)?\}", "1", path.replace("{table}", table))


def kept_of(owner: Phone) -> tuple[Any, ...]:
    """Give all that nobody but those who write may change."""
    others = {known: role for known, role in roles(owner).items() if known != "2"}
    return kept(owner, "events", owner.table), kept(owner, "links", owner.table), others


FIELDS = {
    **round_fields(["", "25"]),
    "do": "give",
    "phone": "2",
    "name": "Zoe",
    "new": "Zoe",
    "settle": "mine",
    "target": "300",
    "key": "own",
    "sure": "yes",
}


@pytest.mark.parametrize("path", sorted(set(posts(new_app()))))
def test_no_watcher_writes_and_no_stranger_gets_in(owner: Phone, path: str) -> None:
    assert path.startswith("/m/{table}") or path in POSTS_OF_NO_MATCH, "is it safe? Then list it above"
    owner.record("", "30")
    watcher, stranger, forged = let_in(owner), Phone(owner.app), Phone(owner.app)
    forged.client.cookies.set("rami_device", "z" * 22)
    before = kept_of(owner)
    for phone in (stranger, forged):
        for known in ({}, {"seen": "2"}):
            answer = phone.client.post(addressed(path, owner.table), data=FIELDS | known, follow_redirects=False)
            if path in SENT_TWICE:
                assert answer.headers["location"] == "/matches"
            elif path not in POSTS_OF_NO_MATCH:
                assert answer.status_code == 404
            assert kept_of(owner) == before
    answer = watcher.client.post(addressed(path, owner.table), data=FIELDS, follow_redirects=False)
    if path not in POSTS_OF_NO_MATCH:
        assert answer.status_code == (303 if path in POSTS_OF_WATCHERS else 403)
    assert kept_of(owner) == before
    assert roles(owner).get("2", "watch") == "watch"


def test_the_link_to_write_is_shown_to_those_who_write_and_on_one_page_only(owner: Phone) -> None:
    watcher, writer = let_in(owner), let_in(owner, Role.PEN)
    secret = token(owner, Role.PEN)
    for phone, path, there in [
        (owner, "/share", True),
        (writer, "/share", True),
        (watcher, "/share", False),
        *((phone, path, False) for phone in (owner, watcher) for path in ("", "/history", "/screen")),
    ]:
        assert (secret in phone.get(path).text) is there, path


def test_the_share_page_holds_what_opens_the_match(owner: Phone) -> None:
    watcher = let_in(owner)
    code = token(owner, Role.WATCH, code=True)
    for phone in (owner, watcher):
        page = phone.get("/share").text
        assert f"{code[:2]} {code[2:4]} {code[4:]}" in page
        assert f'value="http://testserver/join/{token(owner, Role.WATCH)}"' in page
        assert '<path class="qr"' in page
        assert " style=" not in page
        assert "testserver/join" in text_of(page)


@pytest.mark.parametrize(
    ("host", "alone"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", False),
        ("rami.example", False),
    ],
)
def test_an_address_that_reaches_no_other_phone_is_told(owner: Phone, host: str, alone: bool) -> None:
    page = owner.get("/share", headers={"host": host}).text
    assert ("this device only" in page) is alone
    assert f"http://{host}/join/" in page


def test_a_host_as_long_as_no_browser_sends_breaks_nothing(owner: Phone) -> None:
    assert owner.get("/share", headers={"host": "a" * 5000}).status_code == 200


# ---- the pen


def test_the_pen_is_given_and_taken_back(owner: Phone) -> None:
    other = let_in(owner, name="Linh")
    assert other.record("", "30").status_code == 403
    assert pen(owner, "give", "2").headers["location"] == f"/m/{owner.table}"
    assert other.record("", "30").status_code == 303
    assert pen(owner, "take", "2").status_code == 303
    assert other.record("", "30").status_code == 403
    assert owner.match.totals == (0, 30)
    assert pens(owner) == [("pen_given", "2"), ("pen_taken", "2")]
    told = text_of(owner.get("/history").text)
    assert "Linh may write." in told
    assert "Linh may only watch now." in told


def test_those_who_were_given_the_pen_give_and_take_it_too(owner: Phone) -> None:
    writer, other = let_in(owner, Role.PEN), let_in(owner)
    pen(writer, "give", "3")
    assert roles(owner)["3"] == "pen"
    pen(other, "take", "2")
    assert roles(owner) == {"1": "owner", "2": "watch", "3": "pen"}
    assert pen(writer, "give", "2").status_code == 403
    assert roles(owner)["2"] == "watch"


def test_the_pen_is_handed_over_and_sent_twice_it_is_handed_once(owner: Phone) -> None:
    writer, other = let_in(owner, Role.PEN), let_in(owner)
    for _ in range(2):
        assert pen(writer, "hand", "3", key="once").status_code == 303
    assert roles(owner) == {"1": "owner", "2": "watch", "3": "pen"}
    assert pens(owner) == [("pen_given", "2"), ("pen_given", "3"), ("pen_taken", "2")]
    assert other.record("", "30").status_code == 303


@pytest.mark.parametrize("do", ["take", "hand"])
def test_the_owner_is_never_locked_out(owner: Phone, do: str) -> None:
    writer = let_in(owner, Role.PEN)
    assert pen(writer, "take", "1").status_code == 403
    assert pen(owner, "take", "1").status_code == 403
    pen(owner, do, "2")
    pen(writer, "hand", "1")
    assert roles(owner)["1"] == "owner"
    assert owner.record("", "30").status_code == 303


@pytest.mark.parametrize("fields", [{"do": "give", "phone": "9"}, {"do": "give"}, {"do": "dance", "phone": "2"}, {}])
def test_a_pen_for_nobody_changes_nothing(owner: Phone, fields: dict[str, str]) -> None:
    let_in(owner)
    answer = owner.post("/pen", fields)
    assert answer.status_code in (303, 422)
    assert roles(owner) == {"1": "owner", "2": "watch"}
    assert pens(owner) == []


def test_giving_what_is_there_and_taking_what_is_not_writes_nothing(owner: Phone) -> None:
    let_in(owner, Role.PEN)
    let_in(owner)
    pen(owner, "give", "2")
    pen(owner, "take", "3")
    assert pens(owner) == [("pen_given", "2")]


def test_who_asks_is_seen_by_those_who_write_and_by_nobody_else(owner: Phone) -> None:
    watcher, other = let_in(owner, name="Linh"), let_in(owner)
    assert watcher.post("/ask", {}).headers["location"] == f"/m/{owner.table}"
    assert "Linh asks for the pen." in text_of(owner.get().text)
    assert "asks for the pen" not in text_of(other.get().text)
    assert "You have asked for the pen." in text_of(watcher.get().text)
    assert "asks for the pen" in text_of(other.get("/share").text)
    page = owner.get().text
    form = re.search(r'<form[^>]*action="([^"]+)"[^>]*asking">(.*?)</form>', page, re.DOTALL)
    assert form
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form[2].split("<button")[0]))
    owner.client.post(form[1], data=fields | {"do": "give"})
    assert roles(owner)["2"] == "pen"
    assert "asks" not in text_of(owner.get().text)
    owner.client.post(form[1], data=fields | {"do": "give"})
    assert pens(owner) == [("pen_given", "2")]


def test_a_request_is_taken_back_or_put_off(owner: Phone) -> None:
    watcher = let_in(owner)
    for answered in (lambda: watcher.post("/ask", {"do": "withdraw"}), lambda: pen(owner, "refuse", "2")):
        watcher.post("/ask", {"to": "share"})
        assert "Phone 2 asks" in text_of(owner.get().text)
        answered()
        assert "asks for the pen." not in text_of(owner.get().text)
    assert roles(owner)["2"] == "watch"
    owner.post("/ask", {})
    assert not any(known.asks for known in kept(owner, "phones", owner.table))


def test_a_pen_that_goes_round_makes_no_page_stale_but_a_score_does(owner: Phone) -> None:
    writer = let_in(owner, Role.PEN)
    let_in(owner)
    seen = owner.keep.seq
    pen(writer, "give", "3")
    pen(writer, "take", "3")
    assert owner.record("", "30", seen=seen).status_code == 303
    assert owner.match.totals == (0, 30)
    assert writer.record("", "25", seen=seen).status_code == 409
    assert writer.record("", "25", seen=owner.keep.seq + 1).status_code == 409
    assert owner.match.totals == (0, 30)


def test_a_stale_page_stays_stale_when_it_is_shown_again_for_a_fault(owner: Phone) -> None:
    writer = let_in(owner, Role.PEN)
    seen = owner.keep.seq
    owner.record("", "36")
    again = writer.record("", "1", seen=seen)
    assert again.status_code == 422
    assert f'name="seen" value="{seen}"' in again.text
    assert "Round 1" in again.text
    assert writer.record("", "25", seen=seen).status_code == 409
    assert owner.match.totals == (0, 36)


# ---- names of phones


def test_a_phone_is_called_by_its_name_everywhere(owner: Phone) -> None:
    writer, watcher = let_in(owner, Role.PEN), let_in(owner)
    assert "Phone 1 and Phone 2 may write." in text_of(watcher.get().text)
    owner.post("/name", {"name": NAMES[0]})
    writer.post("/name", {"name": " Linh  Ly "})
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
    owner.post("/name", {"name": "Anna"})
    assert offered.findall(other.get("/share").text) == ["Mehmet"]
    taken = other.post("/name", {"name": "ANNA"})
    assert taken.status_code == 422
    assert "ANNA (2)" in taken.text
    assert owner.post("/name", {"name": "anna"}).status_code == 303


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "a\u202eb", "x" * 61, "y" * 501])
def test_a_name_that_cannot_be_is_refused(owner: Phone, name: str) -> None:
    assert owner.post("/name", {"name": name}).status_code == 422
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
    assert writer.post("/links", {}).status_code == 403
    assert owner.post("/links", {}).headers["location"] == f"/m/{owner.table}/share"
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
    for path in ("name", "ask", "pen", "links"):
        answer = owner.client.post(f"/m/{owner.table}/{path}", data=fields, follow_redirects=False)
        assert answer.status_code in (303, 403, 422), (path, answer.text)
    assert owner.client.post("/join", data=fields, follow_redirects=False).status_code in (303, 404)
    assert owner.client.get(f"/join/{quote(typed, safe='')}", follow_redirects=False).status_code in (303, 404, 429)
    assert roles(owner)["1"] == "owner"
