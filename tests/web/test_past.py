"""The matches of a device: in order, found by names, forgotten, erased by their owner only, and everything at once."""

import json
import re
import unicodedata
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any, cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from keeper import Phone, new_app

from rami.names import plain_key
from rami.store import Role
from rami.web.device import Known, found
from rami.words.languages import LANGUAGES


@pytest.fixture
def phone() -> Phone:
    phone = Phone(new_app())
    clock = [datetime(2026, 7, 1, 18, tzinfo=UTC)]

    def now() -> datetime:
        clock[0] += timedelta(hours=1)
        return clock[0]

    phone.matches._now = now  # type: ignore[method-assign]
    return phone


def begin(phone: Phone, *names: str) -> str:
    phone.start(name=list(names))
    return phone.table


def over(phone: Phone, *names: str) -> str:
    phone.start(name=list(names), carried=["100", *["0"] * (len(names) - 1)], target="100")
    return phone.table


def listed(phone: Phone, query: str = "") -> list[str]:
    """The tables of the list in their order."""
    page = phone.client.get("/matches", params={"q": query} if query else None).text
    return re.findall(r'class="item" href="/m/(\w+)"', page)


def store(phone: Phone) -> Any:
    return phone.matches.store


def watcher(phone: Phone) -> Phone:
    """Another phone that watches the match that is open."""
    other = Phone(phone.app)
    other.start(name=["Xu", "Yu"])
    other.client.post(f"/m/{other.table}/erase")
    known = next(each for each in store(phone)._phones.values() if each.table == phone.table)
    device = other.client.cookies["rami_device"]
    seat = known._replace(device=device, phone="2", role=Role.WATCH)
    store(phone)._phones[phone.table, device] = seat
    other.table = phone.table
    return other


def test_those_going_on_come_first_and_the_latest_written_first(phone: Phone) -> None:
    first, second = begin(phone, "Ana", "Ben"), over(phone, "Chi", "Dev")
    third, fourth = over(phone, "Eva", "Fay"), begin(phone, "Gus", "Hal")
    assert listed(phone) == [fourth, first, third, second]
    phone.table = first
    phone.record("", "30")
    assert listed(phone) == [first, fourth, third, second]


def test_each_opens_with_all_its_rounds(phone: Phone) -> None:
    begin(phone, "Ana", "Ben")
    for points in ("30", "20"):
        phone.record("", points)
    page = phone.client.get("/matches").text
    assert "2 rounds" in page
    sheet = phone.client.get(f"/m/{listed(phone)[0]}").text
    assert 'id="round-1"' in sheet
    assert 'id="round-2"' in sheet


@pytest.mark.parametrize(
    ("name", "typed"), [("Đạt", "dat"), ("Nguyễn", "nguyen"), ("Ấu", "au"), ("İpek", "ipek"), ("Łukasz", "LUKASZ")]
)
def test_c77_names_are_found_without_marks_and_exact_ones_first(phone: Phone, name: str, typed: str) -> None:
    marked, longer, plain = begin(phone, name, "Zoe"), begin(phone, f"{typed}us", "Zoe"), begin(phone, typed, "Zoe")
    begin(phone, "Zoe", "Xu")
    assert listed(phone, typed) == [plain, marked, longer]
    assert set(listed(phone, f" {unicodedata.normalize('NFD', name)} ")) >= {marked}
    assert listed(phone, unicodedata.normalize("NFD", name))[0] == marked


def test_c76_both_forms_of_a_name_are_one(phone: Phone) -> None:
    table = begin(phone, "Hie\u0302\u0309n", "Zoe")
    assert listed(phone, "Hiển") == listed(phone, "Hie\u0302\u0309n") == listed(phone, "hien") == [table]


def test_all_words_must_occur_in_any_names(phone: Phone) -> None:
    both, one = begin(phone, "Anna Maria", "Ben"), begin(phone, "Anna", "Chi")
    assert listed(phone, "ben anna") == [both]
    assert set(listed(phone, "anna")) == {both, one}
    assert listed(phone, "anna zoe") == []
    assert listed(phone, "zzz") == []


def test_a_search_without_a_hit_says_so_and_leads_back(phone: Phone) -> None:
    begin(phone, "Ana", "Ben")
    page = phone.client.get("/matches", params={"q": "<b>"}).text
    assert "Nothing found for “<bdi>&lt;b&gt;</bdi>”." in page
    assert 'href="/matches"' in page


@given(st.text(max_size=120))
@settings(max_examples=60)
def test_any_text_can_be_searched_for(text: str) -> None:
    phone = Phone(new_app())
    phone.start(2)
    assert phone.client.get("/matches", params={"q": text}).status_code == 200


@given(st.text(min_size=1, max_size=8))
def test_nothing_is_found_in_what_is_damaged(text: str) -> None:
    assume(plain_key(text))
    damaged: Any = [Known(phone=cast("Any", None), kept=None)]
    assert found(damaged, text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_empty_pages_lead_on(language: str) -> None:
    phone = Phone(new_app(), language)
    for path in ("/matches", "/people"):
        page = phone.client.get(path)
        assert page.status_code == 200
        assert 'class="empty"' in page.text
    assert 'href="/new"' in phone.client.get("/matches").text
    assert "set-cookie" not in phone.client.get("/matches").headers


# Forgetting and erasing


def test_forgetting_asks_first_and_leaves_the_match_to_the_others(phone: Phone) -> None:
    table = begin(phone, "Ana", "Ben")
    other = watcher(phone)
    asked = phone.get("/forget").text
    assert "nobody can erase it any more" in asked
    assert "Ana" in asked
    assert "nobody can erase it any more" not in other.get("/forget").text
    assert listed(phone) == [table]
    assert phone.post("/forget", {}).headers["location"] == "/matches"
    assert listed(phone) == []
    assert phone.get().status_code == 404
    assert other.get().status_code == 200


def test_erasing_asks_first_and_erases_for_everybody(phone: Phone) -> None:
    table = begin(phone, "Ana", "Ben")
    phone.record("", "30")
    other = watcher(phone)
    asked = phone.get("/erase").text
    assert "1 round" in asked
    assert f"/m/{table}/forget" in asked
    assert listed(phone) == [table]
    assert phone.post("/erase", {}).status_code == 303
    assert table not in store(phone)._events
    assert not [key for key in store(phone)._phones if key[0] == table]
    assert not [link for link in store(phone)._links.values() if link.table == table]
    assert phone.get().status_code == other.get().status_code == 404


@pytest.mark.parametrize("role", [Role.PEN, Role.WATCH])
def test_only_the_phone_that_started_a_match_can_erase_it(phone: Phone, role: Role) -> None:
    begin(phone, "Ana", "Ben")
    other = watcher(phone)
    device = other.client.cookies["rami_device"]
    store(phone)._phones[phone.table, device] = store(phone)._phones[phone.table, device]._replace(role=role)
    answer = other.post("/erase", {}, seen=1)
    assert answer.status_code == 403
    assert "Only the phone that started the match" in answer.text
    assert other.get("/erase", follow_redirects=False).headers["location"] == f"/m/{phone.table}/forget"
    assert "/erase" not in other.client.get("/matches").text.replace('href="/erase"', "")
    assert f"/m/{phone.table}/erase" in phone.client.get("/matches").text
    assert phone.get().status_code == 200


@pytest.mark.parametrize("path", ["/forget", "/erase"])
def test_a_form_sent_twice_and_a_match_unknown_look_alike(phone: Phone, path: str) -> None:
    begin(phone, "Ana", "Ben")
    stranger = Phone(phone.app)
    stranger.table = phone.table
    assert stranger.get(path).status_code == 404
    assert stranger.post(path, {}, seen=1).headers["location"] == "/matches"
    assert phone.get().status_code == 200
    for _ in range(2):
        assert phone.client.post(f"/m/{phone.table}{path}", follow_redirects=False).headers["location"] == "/matches"
    assert phone.get(path).status_code == 404


def test_c33_a_damaged_match_is_listed_saved_and_erased(phone: Phone) -> None:
    table = begin(phone, "Ana", "Ben")
    phone.record("", "30")
    events = store(phone)._events[table]
    events[1] = events[1]._replace(body='{"type":"recorded"')
    matches: Any = phone.matches
    matches._held.clear()
    page = phone.client.get("/matches").text
    assert "This match cannot be read" in page
    assert phone.client.get("/").status_code == phone.client.get("/people").status_code == 200
    assert phone.get().status_code == 422
    log = phone.get("/log.jsonl")
    assert "attachment" in log.headers["content-disposition"]
    lines = [json.loads(line) for line in log.text.splitlines()]
    assert [line["body"] for line in lines] == [event.body for event in events]
    assert listed(phone, "ana") == []
    assert "cannot be read" in phone.get("/erase").text
    assert phone.get("/forget").status_code == 200
    phone.client.post(f"/m/{table}/erase")
    assert table not in store(phone)._events


def test_a_log_is_for_those_who_know_the_match(phone: Phone) -> None:
    begin(phone, "Ana", "Ben")
    stranger = Phone(phone.app)
    stranger.table = phone.table
    assert stranger.get("/log.jsonl").status_code == 404
    assert phone.client.cookies["rami_device"] not in phone.get("/log.jsonl").text


def test_everything_of_a_device_goes_and_nothing_of_another(phone: Phone) -> None:
    own = begin(phone, "Ana", "Ben")
    phone.record("", "30")
    begin(phone, "Anna", "Ben")
    phone.record("", "30")
    merged = re.findall(r'href="/people/(\w+)"', phone.client.get("/people").text)
    phone.client.post(f"/people/{merged[0]}/merge", data={"into": merged[1], "key": "k"})
    other = Phone(phone.app).start(2)
    device = phone.client.cookies["rami_device"]
    known = store(phone)._phones[other.table, other.client.cookies["rami_device"]]
    store(phone)._phones[other.table, device] = known._replace(device=device, phone="2", role=Role.WATCH)
    asked = unescape(phone.client.get("/erase").text)
    assert "2 matches that were started here" in asked
    assert "1 match of another phone" in asked
    answer = phone.client.post("/erase", follow_redirects=False)
    assert answer.headers["location"] == "/"
    assert answer.headers["clear-site-data"] == '"storage"'
    assert "rami_device" not in phone.client.cookies
    assert set(store(phone)._events) == {other.table}
    assert {key[1] for key in store(phone)._phones} == {other.client.cookies["rami_device"]}
    assert own not in store(phone)._events
    assert phone.client.post("/erase", follow_redirects=False).status_code == 303


def test_who_has_nothing_can_ask_for_everything(phone: Phone) -> None:
    assert "match" not in re.findall(r"<main.*?</main>", phone.client.get("/erase").text, re.DOTALL)[0]
    assert phone.client.post("/erase", follow_redirects=False).status_code == 303


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_asked_in_every_language(language: str) -> None:
    phone = Phone(new_app(), language).start(3)
    for path in ("/forget", "/erase"):
        assert phone.get(path).status_code == 200
    for path in ("/erase", "/matches", "/matches?q=anna", "/matches?q=zzz"):
        page = phone.client.get(path)
        assert page.status_code == 200
        assert "style=" not in page.text
