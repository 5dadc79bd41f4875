"""Players over all matches of a device: figures in every language, head to head, merging spellings and parting them."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import Phone, new_app, round_fields
from starlette.testclient import TestClient

from rami.store.bus import MemoryBus
from rami.store.migrate import migrate
from rami.store.sql import SqlStore, engine_for
from rami.web.app import make_app
from rami.web.pages.people import person_id
from rami.words.languages import LANGUAGES


@pytest.fixture
def phone() -> Phone:
    phone = Phone(new_app())
    played(phone, ("Ana", "Ben", "Chi"), ("", "30", "25!"), ("40", "", "10"))
    played(phone, ("Anna", "Ben"), ("", "10"))
    return phone


def played(phone: Phone, names: tuple[str, ...], *rounds: tuple[str, ...], **more: Any) -> str:
    phone.start(name=list(names), **more)
    for hands in rounds:
        assert phone.record(*hands).status_code == 303
    return phone.table


def figures(page: str) -> dict[str, str]:
    """The figures of a page by their labels, notes left out."""
    rows = re.findall(r"<dt>(.*?)</dt><dd class=\"fig\">(.*?)</dd>", page, re.DOTALL)
    return {unescape(re.sub(r"<.*", "", label, flags=re.DOTALL)): unescape(figure) for label, figure in rows}


def show(phone: Phone, name: str) -> str:
    answer = phone.client.get(f"/people/{person_id(name.casefold())}")
    assert answer.status_code == 200
    return answer.text


def merge(phone: Phone, name: str, into: str, key: str = "") -> Any:
    data = {"into": person_id(into.casefold()), "key": key or phone.key()}
    return phone.client.post(f"/people/{person_id(name.casefold())}/merge", data=data, follow_redirects=False)


def part(phone: Phone, person: str, name: str, key: str = "") -> Any:
    path = f"/people/{person_id(person.casefold())}/part"
    return phone.client.post(path, data={"name": name, "key": key or phone.key()}, follow_redirects=False)


def listed(phone: Phone) -> list[str]:
    return re.findall(r"<b><bdi>(.*?)</bdi></b>", phone.client.get("/people").text)


def test_everybody_stands_in_the_list_who_played_most_first(phone: Phone) -> None:
    page = unescape(phone.client.get("/people").text)
    assert listed(phone) == ["Ben", "Ana", "Chi", "Anna"]
    assert "2 matches, 0 won, 13.3 a round" in page


def test_the_figures_of_a_player(phone: Phone) -> None:
    assert figures(show(phone, "Chi")) == {
        "Matches": "1",
        "Matches won": "–",
        "Rounds": "2",
        "Rounds won": "0%",
        "Points a round": "30.0",
        "Never opened": "50%",
        "Rami sec made": "0",
        "Rami sec suffered": "0",
        "Best round": "10",
        "Worst round": "50",
    }


def test_a_finished_match_and_a_rami_sec_count(phone: Phone) -> None:
    phone.start(name=["Ben", "Chi"])
    phone.post("/round", {"winner": "1", "ending": "rami_sec"})
    ben, chi = figures(show(phone, "Ben")), figures(show(phone, "Chi"))
    assert (chi["Matches won"], ben["Matches won"]) == ("100%", "0%")
    assert (chi["Rami sec made"], ben["Rami sec suffered"], ben["Worst round"]) == ("1", "1", "200")
    assert "1 of 1 finished" in show(phone, "Chi")


def test_the_best_and_the_worst_round_lead_to_why(phone: Phone) -> None:
    page = show(phone, "Ana")
    links = re.findall(r'href="(/m/\w+/why/\d+/\d+)"', page)
    assert len(links) == 2
    assert "the others 80 together" in page
    for link in links:
        assert phone.client.get(link).status_code == 200
    assert "/why/1/0" in links[0]
    assert "/why/2/0" in links[1]


@pytest.mark.parametrize(
    ("language", "average", "share"),
    [
        ("en", "13.3", "33%"), ("fr", "13,3", "33\u00a0%"), ("hi", "13.3", "33%"), ("ru", "13,3", "33\u00a0%"),
        ("th", "13.3", "33%"), ("tr", "13,3", "%33"), ("vi", "13,3", "33%"),
    ],
)  # fmt: skip
def test_c73_figures_are_written_as_the_language_does_in_western_digits(
    phone: Phone, language: str, average: str, share: str
) -> None:
    phone.client.headers["accept-language"] = language
    found = set(figures(show(phone, "Ben")).values())
    assert {average, share} <= found
    assert not re.search(r"[०-९๐-๙]", show(phone, "Ben") + phone.client.get("/people").text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_players_speak_every_language(language: str) -> None:
    phone = Phone(new_app(), language)
    played(phone, ("Ana", "Ben", "شريف"), ("", "30", "25!"))
    played(phone, ("Anna", "Ben"), ("", "10"))
    merge(phone, "Anna", "Ana")
    paths = ["/people", *(f"/people/{person_id(key)}" for key in ("ana", "ben", "شريف"))]
    paths.append(f"/people/{person_id('ana')}/with?with={person_id('ben')}")
    for path in paths:
        page = phone.client.get(path)
        assert page.status_code == 200
        assert "style=" not in page.text
    refused = merge(phone, "Ana", "Ben")
    assert refused.status_code == 422
    assert 'class="err"' in refused.text


def test_a_device_counts_only_what_it_knows(phone: Phone) -> None:
    other = Phone(phone.app)
    assert listed(other) == []
    assert other.client.get(f"/people/{person_id('ana')}").status_code == 404
    played(other, ("Ana", "Zoe"), ("", "99"))
    assert listed(other) == ["Ana", "Zoe"]
    assert figures(show(other, "Ana"))["Rounds"] == "1"


# Head to head


def test_two_players_stand_side_by_side(phone: Phone) -> None:
    page = phone.client.get(f"/people/{person_id('ben')}/with?with={person_id('ana')}").text
    rows = re.findall(r'<th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td>', page)
    assert rows == [
        ("Matches won", "0", "0"),
        ("Lower total at the end", "0", "0"),
        ("Rounds won", "1", "1"),
        ("Points a round", "15.0", "20.0"),
        ("Rami sec against the other", "0", "0"),
    ]
    assert "1 match, 2 rounds together" in page


def test_two_who_never_met_are_told_so(phone: Phone) -> None:
    page = phone.client.get(f"/people/{person_id('anna')}/with?with={person_id('chi')}").text
    assert "not played a round together" in page


@pytest.mark.parametrize("other", ["", "ana"])
def test_nobody_is_compared_with_nobody_or_oneself(phone: Phone, other: str) -> None:
    chosen = person_id(other) if other else ""
    path = f"/people/{person_id('ana')}/with"
    answer = phone.client.get(path, params={"with": chosen}, follow_redirects=False)
    assert answer.headers["location"] == f"/people/{person_id('ana')}"


@pytest.mark.parametrize("path", ["/people/x", "/people/{}/with?with=x", "/people/x/with", "/people/000000000000"])
def test_unknown_people_are_not_found(phone: Phone, path: str) -> None:
    assert phone.client.get(path.format(person_id("ana"))).status_code == 404


# Merging


def test_two_spellings_count_as_one_person_and_apart_again(phone: Phone) -> None:
    assert merge(phone, "Ana", "Anna").headers["location"] == f"/people/{person_id('anna')}"
    assert listed(phone) == ["Anna", "Ben", "Chi"]
    page = show(phone, "Anna")
    assert figures(page)["Rounds"] == "3"
    assert figures(page) == figures(show(phone, "Ana"))
    assert "Also written" in page
    answer = part(phone, "Anna", "Ana")
    assert answer.status_code == 303
    assert listed(phone) == ["Ben", "Ana", "Chi", "Anna"]
    assert "Also written" not in show(phone, "Anna")


def test_a_merge_sent_twice_is_done_once_and_so_is_parting(phone: Phone) -> None:
    for _ in range(2):
        assert merge(phone, "Ana", "Anna", key="m").status_code == 303
    for _ in range(2):
        assert part(phone, "Anna", "Ana", key="p").status_code == 303
    log = _device_log(phone)
    assert [event.key for event in log] == ["m", "p"]
    assert [event.seq for event in log] == [1, 2]


def _device_log(phone: Phone) -> list[Any]:
    store: Any = phone.matches.store
    tables = [table for table in store._events if table.startswith("device:")]
    assert len(tables) <= 1
    return store._events[tables[0]] if tables else []


def test_the_log_holds_the_names_and_never_the_secret_of_the_device(phone: Phone) -> None:
    merge(phone, "Ana", "Anna")
    store: Any = phone.matches.store
    secret = phone.client.cookies["rami_device"]
    logs = {table: events for table, events in store._events.items() if table.startswith("device:")}
    assert len(logs) == 1
    assert secret not in repr(logs)
    assert '"type":"merged","name":"Ana","into":"Anna"' in repr(logs)
    assert phone.client.get(f"/m/{next(iter(logs))}").status_code == 404
    assert phone.client.get(f"/m/{next(iter(logs))}/log.jsonl").status_code == 404
    assert phone.client.get("/matches").status_code == 200


def test_who_sat_at_one_table_is_never_one_person(phone: Phone) -> None:
    answer = merge(phone, "Ana", "Ben")
    assert answer.status_code == 422
    assert "Ana, Ben sat at one table together" in unescape(answer.text)
    merge(phone, "Ana", "Anna")
    assert merge(phone, "Chi", "Anna").status_code == 422
    assert len(_device_log(phone)) == 1


def test_one_person_is_not_merged_into_itself_and_what_is_apart_not_parted(phone: Phone) -> None:
    assert "one person already" in merge(phone, "Ana", "Ana").text
    answer = part(phone, "Ana", "Ana")
    assert (answer.status_code, "apart already" in answer.text) == (422, True)
    merge(phone, "Ana", "Anna")
    assert merge(phone, "Anna", "Ana").status_code == 422
    assert phone.client.post(f"/people/{person_id('chi')}/merge", data={"into": ""}).status_code == 200
    assert len(_device_log(phone)) == 1


def test_merging_is_a_matter_of_one_device(phone: Phone) -> None:
    other = Phone(phone.app)
    played(other, ("Ana", "Zoe"), ("", "99"))
    played(other, ("Anna", "Zoe"), ("", "99"))
    merge(phone, "Ana", "Anna")
    assert listed(other) == ["Zoe", "Ana", "Anna"]
    stranger = Phone(phone.app)
    assert merge(stranger, "Ana", "Anna").status_code == 404
    assert part(stranger, "Anna", "Ana").status_code == 404


def test_a_merged_person_stays_found_when_its_matches_are_erased(phone: Phone) -> None:
    merge(phone, "Anna", "Ana")
    phone.client.post(f"/m/{phone.table}/erase")
    assert listed(phone) == ["Ana", "Ben", "Chi"]
    assert "Also written" in show(phone, "Ana")
    assert part(phone, "Ana", "Anna").status_code == 303
    assert phone.client.get(f"/people/{person_id('anna')}").status_code == 404


def test_rounds_of_a_merged_name_show_in_its_matches(phone: Phone) -> None:
    merge(phone, "Anna", "Ana")
    assert len(re.findall(r'class="item" href="/m/', show(phone, "Ana"))) == 2


def test_merges_are_kept_in_a_database_over_a_restart(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'rami.db'}"
    migrate(url)
    with TestClient(make_app(SqlStore(engine_for(url)), MemoryBus())) as client:
        phone = Phone(client.app)
        phone.client = client
        for names, hands in ((("Ana", "Ben"), ("", "30")), (("Anna", "Ben"), ("", "10"))):
            answer = client.post("/new", data={"name": list(names), "key": phone.key()}, follow_redirects=False)
            form = {**round_fields(hands), "key": phone.key(), "seen": "1"}
            assert client.post(f"{answer.headers['location']}/round", data=form, follow_redirects=False).is_redirect
        assert merge(phone, "Ana", "Anna", key="m").is_redirect
        assert merge(phone, "Ana", "Anna", key="m").is_redirect
        cookies = dict(client.cookies)
    with TestClient(make_app(SqlStore(engine_for(url)), MemoryBus()), cookies=cookies) as client:
        phone = Phone(client.app)
        phone.client = client
        assert listed(phone) == ["Anna", "Ben"]
        assert part(phone, "Anna", "Ana").is_redirect
        assert listed(phone) == ["Ben", "Ana", "Anna"]
        client.post("/erase")
        client.cookies.update(cookies)
        assert listed(phone) == []


FIELDS = st.dictionaries(st.sampled_from(["into", "name", "key", "with", "x"]), st.text(max_size=60), max_size=4)


@given(FIELDS, st.sampled_from(["merge", "part"]), st.sampled_from([person_id("anna"), "x", "%2e%2e", "ü"]))
@settings(max_examples=60)
def test_forms_of_any_kind_are_answered_clearly(fields: dict[str, str], deed: str, person: str) -> None:
    phone = Phone(new_app())
    played(phone, ("Anna", "Ben"), ("", "10"))
    answer = phone.client.post(f"/people/{person}/{deed}", data=fields, follow_redirects=False)
    assert answer.status_code in (303, 404, 422)
    assert _device_log(phone) == []
    assert phone.client.get(f"/people/{person}/with", params=fields).status_code in (200, 404)
