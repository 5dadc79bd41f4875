"""Addresses that only take forms, the language menu, which stays where one is, and ways on from a refusal."""

import re
from html import unescape
from typing import Any

import pytest
from api_client import Program
from keeper import Phone, new_app
from starlette.routing import Route

from rami.web.pages.people import person_id
from rami.words.languages import LANGUAGES


@pytest.fixture
def phone() -> Phone:
    phone = Phone(new_app()).start(name=["Ana", "Ben", "Chi"])
    phone.record("", "30", "25!")
    return phone


def in_french(phone: Phone, page: Any) -> Any:
    """Choose French in the menu of a page."""
    to = unescape(re.findall(r'name="to" value="([^"]*)"', page.text)[0])
    return phone.client.post("/language", data={"to": to, "language": "fr"}, follow_redirects=False)


def only_forms() -> list[str]:
    """Every address of the pages that can be posted to and not opened."""
    routes = [route for route in new_app().routes if isinstance(route, Route)]
    opened = {route.path for route in routes if "GET" in (route.methods or ())}
    return [route.path for route in routes if route.path not in opened]


# Addresses of forms


def test_there_are_addresses_that_only_take_forms() -> None:
    assert {"/language", "/m/{table}/share/name", "/people/{person}/merge"} < set(only_forms())


@pytest.mark.parametrize("path", only_forms())
def test_who_opens_the_address_of_a_form_comes_to_a_page(phone: Phone, path: str) -> None:
    values = {"{table}": phone.table, "{person}": person_id("ana"), "{number:int}": "1", "{person:int}": "1"}
    for name, value in values.items():
        path = path.replace(name, value)
    for method in ("GET", "HEAD"):
        sent = phone.client.request(method, path, follow_redirects=False)
        assert sent.status_code == 303
        assert path.startswith(sent.headers["location"])
    answer = phone.client.get(path)
    assert answer.status_code == 200, answer.url


def test_a_page_that_takes_no_form_says_so_and_shows_the_match(phone: Phone) -> None:
    answer = phone.post("/history", {})
    assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, {"GET", "HEAD"})
    assert "POST cannot be used at this address." in answer.text
    assert f'class="btn main" href="/m/{phone.table}"' in answer.text


def test_who_opens_the_address_of_a_name_comes_to_the_phones(phone: Phone) -> None:
    answer = phone.client.get(f"/m/{phone.table}/share/name", follow_redirects=False)
    assert answer.headers["location"] == f"/m/{phone.table}/share"


@pytest.mark.parametrize("path", ["/new", "/import", "/language"])
def test_what_is_no_form_is_said_to_be_unreadable(phone: Phone, path: str) -> None:
    headers = {"content-type": "multipart/form-data; boundary=x", "accept-language": "en"}
    answer = phone.client.post(path, content=b"--y\r\nno form", headers=headers)
    assert answer.status_code == 400
    assert "What was sent cannot be read." in answer.text


def test_programs_are_told_and_sent_nowhere() -> None:
    assert Program().client.get("/api/v1/score", follow_redirects=False).status_code == 405


# The language menu


@pytest.mark.parametrize(
    "path",
    [
        f"/people/{person_id('ana')}/with?with={person_id('ben')}",
        "/matches?q=Ana",
        f"/matches?q={'อ' * 100}",
        "/people",
    ],
)
def test_another_language_shows_the_same_page(phone: Phone, path: str) -> None:
    page = phone.client.get(path)
    sent = in_french(phone, page)
    assert sent.status_code == 303
    again = phone.client.get(sent.headers["location"])
    assert (again.status_code, again.url) == (200, page.url)
    assert '<html lang="fr"' in again.text


def test_another_language_after_a_refused_form_shows_the_page_of_the_form(phone: Phone) -> None:
    ana = f"/people/{person_id('ana')}"
    refused = phone.client.post(f"{ana}/merge", data={"into": person_id("ben"), "key": phone.key()})
    assert refused.status_code == 422
    assert in_french(phone, refused).headers["location"] == ana


def test_what_a_page_was_asked_for_is_no_html(phone: Phone) -> None:
    assert '"><b>' not in phone.client.get('/matches?q="><b>').text


# Ways on from a refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_page_leads_back_to_the_match(language: str) -> None:
    phone = Phone(new_app(), language).start(2)
    phone.record("", "50")
    seen = phone.keep.seq
    phone.record("", "20")
    answer = phone.post("/round/1/remove", {}, seen=seen)
    assert answer.status_code == 409
    assert f'class="btn main" href="/m/{phone.table}"' in answer.text
    assert in_french(phone, answer).headers["location"] == f"/m/{phone.table}"
    assert len(phone.match.every_round) == 2


def test_a_match_that_is_not_here_is_not_offered(phone: Phone) -> None:
    answer = Phone(phone.app).client.get(f"/m/{phone.table}/history")
    assert answer.status_code == 404
    assert phone.table not in answer.text
    assert "/m/" not in phone.client.get("/nothing").text
