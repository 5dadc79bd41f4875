"""Players who come and go, their names and seats, through the pages."""

import re
from html import unescape
from typing import Any

import pytest
from keeper import NAMES, Phone, figures
from player_forms import join, names, three, told

from rami.table import Status
from rami.web.render import broken

# Joining


def test_two_who_join_between_two_rounds_start_alike(phone: Phone) -> None:  # C31
    three(phone)
    assert 'value="40"' in phone.get("/players/join").text
    for name in ("Dora", "Emil"):
        asked = join(phone, name)
        assert asked.status_code == 200
        assert name not in names(phone)
        assert join(phone, name, "40", sure="yes").status_code == 303
    assert phone.match.totals == (40, 30, 35, 40, 40)
    assert phone.match.target == 400
    sheet = figures(phone.get().text)
    assert [row[3:] for row in sheet[:2]] == [["", ""], ["", ""]]
    phone.record("", "K? Q? J? 10? A? A? 9? 9? 8? 8? 7?!", 10, 5, 5)
    assert phone.match.rounds[-1].lines[1].points == 100


def test_what_a_join_changes_is_shown_before_it_is_done(phone: Phone) -> None:
    phone.start(4)
    page = told(join(phone, "Dora", "5"))
    for words in ("Dora starts with 5 points", "from 300 to 400", "3 packs"):
        assert words in page
    assert phone.keep.seq == 1


def test_a_join_that_changes_nothing_else_is_done_at_once(phone: Phone) -> None:
    phone.start(2, target="150")
    assert join(phone, "Dora", "9").status_code == 303
    assert phone.match.totals == (0, 0, 9)


def test_a_join_that_ends_the_match_says_so(phone: Phone) -> None:
    phone.start(2, target="110", carried=["90", "30"])
    page = told(join(phone, "Dora", "120"))
    assert "110 points or more: Dora" in page
    assert f"The match is over, the lowest total wins: {NAMES[1]}" in page
    assert phone.match.status is Status.PLAYING
    answer = join(phone, "Dora", "120", sure="yes")
    assert answer.headers["location"].endswith("/end")


@pytest.mark.parametrize(
    ("name", "total", "words"),
    [
        ("", "40", ["has no name"]),
        ("ANNA", "40", ["ANNA (2)"]),
        ("Dora", "-5", ["-5"]),
        ("Dora", "36.5", ["36.5"]),
        ("Dora", "1+1", ["1+1"]),
        ("Dora", "²", ["²"]),
        ("Dora", "1000000001", ["1000000001"]),
        ("anna", "x", ["anna (2)", "“x”"]),
        ("a\u202eb", "40", ["control character"]),
    ],
)
def test_who_cannot_join_is_told_why_and_what_was_typed_stays(
    phone: Phone, name: str, total: str, words: list[str]
) -> None:
    three(phone)
    answer = join(phone, name, total, sure="yes")
    assert answer.status_code == 422
    for word in words:
        assert word in told(answer) or word in unescape(answer.text)
    assert f'value="{total}"' in unescape(answer.text)
    assert len(phone.match.names) == 3


def test_an_empty_total_is_the_highest_and_digits_of_any_script_are_read(phone: Phone) -> None:
    three(phone)
    join(phone, "Dora", "", sure="yes")
    join(phone, "Emil", "१२", sure="yes")
    assert phone.match.totals[3:] == (40, 12)


def test_six_are_enough(phone: Phone) -> None:
    phone.start(6)
    page = phone.get("/players").text
    assert "/players/join" not in page
    assert "Somebody has to leave" in told(phone.get("/players"))
    assert phone.get("/players/join", follow_redirects=False).status_code == 303
    answer = join(phone, "Dora", sure="yes")
    assert answer.status_code == 422
    assert "not by 7" in told(answer)


def test_names_known_on_this_device_are_offered_but_for_those_at_the_table(phone: Phone) -> None:
    phone.start(4)
    phone.start(2)
    page = phone.get("/players/join").text
    assert f'data-name="{NAMES[2]}"' in page
    assert f'data-name="{NAMES[0]}"' not in page


def test_a_form_sent_twice_is_done_once(phone: Phone) -> None:
    three(phone)
    for path, fields in (
        ("/players/join", {"name": "Dora", "total": "40", "sure": "yes"}),
        ("/players/0", {"name": "Ann"}),
        ("/players/order", {"person": ["3", "2", "1", "0"]}),
        ("/players/1/leave", {"target": "keep"}),
        ("/rules", {"target": "500"}),
        ("/rules/options", {"preset": "easy"}),
    ):
        seq = phone.keep.seq
        for _ in range(2):
            assert phone.post(path, fields, key=f"twice-{path}", seen=seq).status_code == 303
        assert phone.keep.seq == seq + 1


# Leaving


def test_who_leaves_is_asked_what_becomes_of_the_target(phone: Phone) -> None:
    three(phone)
    page = told(phone.get("/players/2/leave"))
    assert "stays at 200" in page
    assert "falls from 200 to 100" in page
    assert f"{NAMES[0]} deals the next round" in page
    answer = phone.post("/players/2/leave", {})
    assert answer.status_code == 422
    assert "Choose what becomes of the target" in told(answer)
    assert len(phone.match.seats) == 3


@pytest.mark.parametrize(("target", "after", "follows"), [("keep", 200, False), ("fall", 100, True)])
def test_the_target_is_kept_or_falls(phone: Phone, target: str, after: int, follows: bool) -> None:
    three(phone)
    assert phone.post("/players/1/leave", {"target": target}).status_code == 303
    assert (phone.match.target, phone.match.rules.target == "auto") == (after, follows)
    assert phone.match.status is Status.PLAYING
    page = phone.get().text
    assert re.search(rf'class="gone"[^<]*<span dir="auto">{broken(NAMES[1])}', page)
    assert figures(page)[0] == ["0", "30", "25"]
    phone.record("", 20)
    assert [player.total for player in phone.match.players] == [40, 30, 55]
    assert figures(phone.get().text)[2] == ["0", "", "20"]


def test_a_fall_of_the_target_that_ends_the_match_is_shown_and_never_done_unasked(phone: Phone) -> None:
    phone.start(3, carried=["40", "30", "120"])
    page = phone.get("/players/0/leave").text
    assert "The match is over" in page
    assert 'class="btn red" name="target" value="fall"' in page
    assert 'class="btn line" name="target" value="keep"' in page
    phone.post("/players/0/leave", {"target": "keep"})
    assert phone.match.status is Status.PLAYING
    phone.post("/undo", {})
    assert phone.post("/players/0/leave", {"target": "fall"}).headers["location"].endswith("/end")
    assert phone.match.winner is not None


def test_a_fixed_target_is_not_asked_about(phone: Phone) -> None:
    phone.start(3, target="150", carried=["150", "20", "20"])
    assert phone.match.status is Status.EXTRA_ROUND
    page = phone.get("/players/1/leave")
    assert 'name="target"' not in page.text
    assert "The match is over" in told(page)
    assert phone.post("/players/1/leave", {}).headers["location"].endswith("/end")


def test_two_have_to_stay(phone: Phone) -> None:
    phone.start(2)
    assert "/leave" not in phone.get("/players/0").text
    for answer in (phone.get("/players/0/leave"), phone.post("/players/0/leave", {"target": "fall"})):
        assert answer.status_code == 422
        assert "not by 1" in told(answer)


def test_who_left_is_gone_but_can_be_renamed(phone: Phone) -> None:
    three(phone)
    phone.post("/players/1/leave", {"target": "keep"})
    assert "No longer playing" in told(phone.get("/players"))
    assert "/leave" not in phone.get("/players/1").text
    assert phone.post("/players/1/leave", {"target": "keep"}).status_code == 422
    assert phone.post("/players/1", {"name": "Memo"}).status_code == 303
    assert names(phone) == [NAMES[0], "Memo", NAMES[2]]


def test_the_history_tells_what_became_of_the_target(phone: Phone) -> None:
    phone.start(3, target="250")
    phone.post("/players/1/leave", {})
    assert f"{NAMES[1]} leaves." in told(phone.get())
    phone.post("/undo", {})
    phone.post("/rules", {"follow": "yes"})
    phone.post("/players/1/leave", {"target": "fall"})
    assert f"{NAMES[1]} leaves, target 100." in told(phone.get())
    phone.post("/undo", {})
    assert f"Taken back: {NAMES[1]} leaves, target 100." in told(phone.get())


# Names and seats


def test_another_name_moves_no_score(phone: Phone) -> None:
    three(phone)
    assert phone.post("/players/0", {"name": "  Ann  Marie "}).status_code == 303
    assert (names(phone)[0], phone.match.totals) == ("Ann Marie", (40, 30, 35))
    seq = phone.keep.seq
    assert phone.post("/players/0", {"name": "Ann Marie"}).status_code == 303
    assert phone.keep.seq == seq
    assert phone.post("/players/0", {"name": "ann marie"}).status_code == 303
    assert names(phone)[0] == "ann marie"


@pytest.mark.parametrize(("name", "words"), [("", "no name"), ("mehmet", "mehmet (2)"), ("\x00", "control")])
def test_a_name_that_cannot_be_is_refused_beside_the_field(phone: Phone, name: str, words: str) -> None:
    three(phone)
    answer = phone.post("/players/0", {"name": name})
    assert answer.status_code == 422
    assert 'aria-invalid="true" aria-describedby="name-error"' in answer.text
    assert words in told(answer)
    assert names(phone)[0] == NAMES[0]


def test_a_new_order_moves_nobodys_scores(phone: Phone) -> None:  # C32
    three(phone)
    assert phone.post("/players/order", {"person": ["2", "0", "1"]}).status_code == 303
    assert names(phone) == [NAMES[2], NAMES[0], NAMES[1]]
    assert phone.match.next_dealer is not None
    assert phone.match.next_dealer.name == NAMES[2]
    assert phone.record("", 31, 25, path="/round/1").status_code == 303
    assert {player.name: player.total for player in phone.match.players} == {NAMES[0]: 40, NAMES[1]: 31, NAMES[2]: 35}
    assert figures(phone.get().text)[:2] == [["25", "0", "31"], ["10", "40", "0"]]


def test_one_step_of_a_move_writes_nothing(phone: Phone) -> None:
    three(phone)
    seq = phone.keep.seq
    page = phone.post("/players/order", {"person": ["0", "1", "2"], "up": "2"})
    assert page.status_code == 200
    assert re.findall(r'name="person" value="(\d)"', page.text) == ["0", "2", "1"]
    assert re.search(r'id="moved" aria-live="polite">', page.text)
    assert phone.post("/players/order", {"person": ["0", "1", "2"]}).status_code == 303
    assert phone.keep.seq == seq


@pytest.mark.parametrize(
    "people", [[], ["0"], ["0", "1"], ["0", "0", "1"], ["0", "1", "9"], ["0", "1", "x"], ["0", "1", "2", "2"], ["-1"]]
)
def test_an_order_that_names_others_is_refused(phone: Phone, people: list[str]) -> None:
    three(phone)
    for more in ({}, {"up": "1"}):
        answer = phone.post("/players/order", {"person": people, **more})
        assert answer.status_code == 422
        assert "must name these players" in told(answer)
    assert names(phone) == list(NAMES[:3])


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_deal_goes_round_by_one(phone: Phone, players: int) -> None:  # C35
    phone.start(players)

    def dealer() -> int:
        last = figures(phone.get().text)[-1]
        assert sum(map(bool, last)) == 1
        return last.index("D")

    for number in range(5):
        assert dealer() == number % players
        assert phone.record("", *[5] * (players - 1)).status_code == 303
    assert dealer() == 5 % players
    phone.post("/undo", {})
    assert dealer() == 4 % players
    if players < 6:
        join(phone, "Dora", "0", sure="yes")
        assert dealer() == 4 % players
        for _ in range(players + 1):
            assert phone.record("", *[5] * players).status_code == 303
        assert dealer() == 4 % players


@pytest.mark.parametrize(
    ("path", "same", "other", "status"),
    [
        ("/players/0", {"name": NAMES[0]}, {"name": "Zoë"}, 303),
        ("/players/order", {"person": ["0", "1", "2"]}, {"person": ["2", "1", "0"]}, 303),
        ("/rules", {"target": "200"}, {"target": "300"}, 422),
    ],
)
def test_a_form_that_changed_nothing_overwrites_nothing_when_it_comes_again(
    phone: Phone, path: str, same: dict[str, Any], other: dict[str, Any], status: int
) -> None:
    """It tells the revision that its page showed, so it is stale once somebody else has written."""
    three(phone).post("/rules", {"target": "200"})
    seen = phone.keep.seq
    assert phone.post(path, same, seen=seen, key="once").status_code == status
    assert phone.keep.seq == seen
    assert phone.post(path, other, key="theirs").status_code == 303
    match = phone.match
    assert phone.post(path, same, seen=seen, key="once").status_code == 409
    assert phone.match == match


# A match that is over


def test_in_a_match_that_is_over_only_names_change_and_the_page_says_why(phone: Phone) -> None:
    phone.start(3, carried=["200", "0", "10"])
    page = phone.get("/players")
    assert "The match is over, so only names can be changed here" in told(page)
    for absent in ("/players/join", "/players/order", 'name="up"', "/leave"):
        assert absent not in page.text.replace('action="/m/' + phone.table + '/players/order"', "")
    assert "/leave" not in phone.get("/players/0").text
    assert phone.get("/players/join", follow_redirects=False).status_code == 303
    for path, fields in (
        ("/players/join", {"name": "Dora", "sure": "yes"}),
        ("/players/order", {"person": ["2", "1", "0"]}),
        ("/players/0/leave", {"target": "keep"}),
    ):
        answer = phone.post(path, fields)
        assert answer.status_code == 422
        assert "The match is over" in told(answer)
    assert phone.keep.seq == 1
    assert phone.post("/players/0", {"name": "Ann"}).status_code == 303
