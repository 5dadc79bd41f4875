"""Sharing: who gets in and with which role, and who may do what."""

import re
from typing import Any

import pytest
from keeper import Phone, new_app, round_fields
from sharing import kept, let_in, pens, roles, text_of, token
from starlette.routing import Route

from rami.store import Role
from rami.web.guard import Budget

# ---- joining


def test_a_link_lets_a_phone_in_and_leaves_the_address(owner: Phone) -> None:
    other = Phone(owner.app)
    secret = token(owner, Role.WATCH)
    answer = other.client.get(f"/join/{secret}")
    assert answer.url.path == f"/m/{owner.table}"
    assert answer.status_code == 200
    assert secret not in answer.text
    for step in answer.history:
        assert step.headers["referrer-policy"] == "same-origin"
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
POSTS_OF_WATCHERS = {"/m/{table}/share/name", "/m/{table}/ask", "/m/{table}/forget"}
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
