"""Rounds after the end of a match, and the sheet of those who come and go, through the pages."""

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from keeper import NAMES, Phone, figures
from player_forms import join, told, watcher

from rami import Match, RoundResult, Rules
from rami.table import Status
from rami.web.pages.after_end import counting_target
from rami.web.sheet_view import Chart


def ended_early(phone: Phone) -> Phone:
    """Give a match of three to 150 that a correction of its first round ends, with two rounds after that."""
    phone.start(3, target="150")
    for hands in (("", 60, 25), ("", 30, 25), (30, "", 25)):
        assert phone.record(*hands).status_code == 303
    assert phone.record("", 160, 25, path="/round/1").status_code == 303
    assert (len(phone.match.rounds), len(phone.match.after_end)) == (1, 2)
    return phone


def test_the_sheet_leads_those_who_write_to_a_decision(phone: Phone) -> None:
    ended_early(phone)
    link = f'href="/m/{phone.table}/after-end"'
    assert link in phone.get().text
    other = watcher(phone).get()
    assert "Rounds after the end" in told(other)
    assert link not in other.text


def test_a_higher_target_lets_them_count_and_is_shown_before(phone: Phone) -> None:
    ended_early(phone)
    page = phone.get("/after-end")
    for words in ("from 150 to 200", "2 rounds that lay after the end count again", "The match goes on"):
        assert words in told(page)
    assert figures(page.text) == [["0", "30", "25"], ["30", "0", "25"]]
    assert re.search(r'name="target" value="200"', page.text)
    assert phone.post("/after-end/count", {"target": "200"}).status_code == 303
    assert (phone.match.after_end, phone.match.totals) == ((), (30, 190, 75))
    assert phone.match.status is Status.PLAYING


def test_they_are_struck_out_and_come_back_one_by_one(phone: Phone) -> None:
    ended_early(phone)
    seq = phone.keep.seq
    for _ in range(2):
        assert phone.post("/after-end/strike", {}, key="strike", seen=seq).status_code == 303
    assert (phone.keep.seq, len(phone.match.rounds), phone.match.after_end) == (seq + 2, 1, ())
    assert "No round lies after the end" in told(phone.get("/after-end"))
    page = told(phone.get())
    assert "Round 2 struck out" in page
    assert "Round 3 struck out" in page
    phone.post("/undo", {})
    assert len(phone.match.after_end) == 1
    phone.post("/undo", {})
    assert len(phone.match.after_end) == 2


def test_leaving_them_leaves_everything(phone: Phone) -> None:
    ended_early(phone)
    seq = phone.keep.seq
    assert f'<a class="btn line grow" href="/m/{phone.table}">Leave them</a>' in phone.get("/after-end").text
    assert phone.keep.seq == seq


def test_a_stale_decision_is_shown_anew(phone: Phone) -> None:
    ended_early(phone)
    seen = phone.keep.seq
    phone.post("/players/0", {"name": "Ann"})
    for path in ("/after-end/count", "/after-end/strike"):
        answer = phone.post(path, {"target": "200"}, seen=seen)
        assert answer.status_code == 409
        assert "The match has moved on in the meantime" in told(answer)
    assert len(phone.match.after_end) == 2


@pytest.mark.parametrize("target", ["7", "3000"])
def test_a_target_out_of_range_is_refused(phone: Phone, target: str) -> None:
    ended_early(phone)
    answer = phone.post("/after-end/count", {"target": target})
    assert answer.status_code == 422
    assert "from 50 to 2,000" in told(answer)


def test_no_target_may_be_high_enough(phone: Phone) -> None:
    phone.start(2, target="2000", carried=["1990", "0"])
    phone.record(5, "")
    phone.record(5, "")
    phone.record(60, "", path="/round/1")
    assert len(phone.match.after_end) == 1
    page = phone.get("/after-end")
    assert "No target up to 2,000" in told(page)
    assert "/rules" not in page.text[page.text.index("</header>") :]


ROUNDS = st.lists(st.tuples(st.integers(0, 1), st.integers(2, 60)), min_size=2, max_size=8)


@settings(max_examples=60, deadline=None)
@given(rounds=ROUNDS, first=st.integers(100, 198), target=st.integers(50, 300), later=st.none() | st.integers(50, 2000))
def test_the_target_proposed_is_the_lowest_of_its_steps_that_lets_all_count(
    rounds: list[tuple[int, int]], first: int, target: int, later: int | None
) -> None:
    match = Match.start(["Ana", "Ben"], Rules(target=target))
    for winner, points in rounds:
        if match.status is Status.OVER:
            break
        hands = [None if seat == winner else points for seat in (0, 1)]
        match = match.record(RoundResult(hands, winner=winner, opened=[True, True]))
        if later and len(match.rounds) == 2:
            match = match.change_target(later)
    match = match.correct(1, RoundResult(["", first], winner=0, opened=[True, True]))
    assume(match.after_end)
    steps = [step for step in range(50, 2001, 50) if step > match.target]
    assert counting_target(match) == next((step for step in steps if not match.change_target(step).after_end), None)


def test_where_all_rounds_count_no_target_is_proposed() -> None:
    assert counting_target(Match.start(["Ana", "Ben"], carried=[0, 100])) is None


# The sheet of those who come and go


def test_seven_columns_after_six_played_one_left_and_one_joined(phone: Phone) -> None:
    phone.start(6)
    phone.record("", 30, 25, 12, 8, 41)
    phone.post("/players/2/leave", {"target": "keep"})
    join(phone, "Dora", "", sure="yes")
    assert phone.record("", 2, 3, 4, 5, 6).status_code == 303
    page = phone.get().text
    assert figures(page)[:2] == [["0", "30", "25", "12", "8", "41", ""], ["0", "2", "", "3", "4", "5", "6"]]
    assert page.count('<col class="gone">') == 1
    assert re.search(rf'<th scope="col" class="gone"><span dir="auto">{NAMES[2]}</span>', page)
    assert phone.match.players[2].total == 25
    chart = Chart.of(phone.match)
    assert chart is not None
    assert len(chart.lines) == 7
    assert len({line.colour for line in chart.lines}) == 7
    assert len({(line.dash, line.mark) for line in chart.lines}) == 7
    shapes = re.findall(r'<polyline class="(k\d l\d)"[^>]*/>\s*<path class="mk k\d" d="M[\d. ]+([^"]+)"', page)
    assert len(set(shapes)) == 7


def test_who_joined_only_after_the_end_has_not_left(phone: Phone) -> None:
    phone.start(2)
    phone.record("", 30)
    phone.record("", 5)
    join(phone, "Dora", "", sure="yes")
    phone.record("", 5, 5)
    phone.record("", 120, path="/round/1")
    assert phone.match.status is Status.OVER
    page = phone.get()
    assert re.search(r'class="late"><span dir="auto">Dora', page.text)
    assert "after the end" in told(page)
    assert "Joined after the end" in told(phone.get("/players"))
    assert "No longer playing" not in told(phone.get("/players"))
