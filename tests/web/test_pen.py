"""The pen that goes round: given, taken, handed over, asked for; which pages it makes stale."""

import re

import pytest
from keeper import Phone
from sharing import kept, let_in, pen, pens, roles, text_of

from rami.store import Role


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


@pytest.mark.parametrize(("do", "undo", "role"), [("give", "take", Role.PEN), ("take", "give", Role.WATCH)])
def test_a_form_that_came_too_late_does_nothing_when_it_comes_again(
    owner: Phone, do: str, undo: str, role: Role
) -> None:
    """It asked for what was so already; what somebody has done since stays."""
    let_in(owner, role)
    pen(owner, do, "2", key="late")
    pen(owner, undo, "2")
    then = roles(owner), pens(owner)
    assert pen(owner, do, "2", key="late").status_code == 303
    assert (roles(owner), pens(owner)) == then


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
