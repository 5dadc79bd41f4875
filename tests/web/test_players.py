"""Players who come and go, and the rules of a running match, through the pages."""

import re
from html import unescape
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import NAMES, Phone, figures, new_app

from rami.rules import PRESETS, Rules
from rami.store import Role
from rami.table import Status
from rami.words.languages import LANGUAGES


@pytest.fixture
def phone() -> Phone:
    return Phone(new_app())


def three(phone: Phone) -> Phone:
    """Give a match of three with the totals 40, 30, 35 after two rounds; the third player deals next."""
    phone.start(3)
    assert phone.record("", 30, 25).status_code == 303
    assert phone.record(40, "", 10).status_code == 303
    return phone


def watcher(phone: Phone) -> Phone:
    """Let another phone look on."""
    other = Phone(phone.app)
    other.client.cookies.set("rami_device", "w" * 22)
    store: Any = phone.matches.store
    known = next(iter(store._phones.values()))
    store._phones[phone.table, "w" * 22] = known._replace(device="w" * 22, phone="2", role=Role.WATCH)
    other.table = phone.table
    return other


def told(answer: Any) -> str:
    """Give the words of a page, in their order."""
    body = answer.text[answer.text.index("</header>") :]
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", body)))


def join(phone: Phone, name: str, total: str = "", **more: str) -> Any:
    return phone.post("/players/join", {"name": name, "total": total, **more})


def names(phone: Phone) -> list[str]:
    return [player.name for player in phone.match.players]


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
    assert re.search(rf'class="gone"[^<]*<span dir="auto">{NAMES[1]}', page)
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


# The target


@pytest.mark.parametrize("target", ["", " ", "abc", "0", "-100", "7", "1000000000", "100.5", "49", "2001", "60+1", "²"])
def test_a_target_that_cannot_be_is_refused_with_the_reason(phone: Phone, target: str) -> None:  # C36
    phone.start(2, target="100", carried=["0", "64"])
    answer = phone.post("/rules", {"target": target, "sure": "yes"})
    assert answer.status_code == 422
    assert "It is a whole number from 50 to 2,000" in told(answer)
    assert 'aria-describedby="target-note target-error" aria-invalid="true"' in answer.text
    assert f'value="{target.strip()}"' in answer.text
    assert (phone.match.target, phone.keep.seq) == (100, 1)


def test_a_target_that_ends_the_match_asks_first_and_scores_nothing_again(phone: Phone) -> None:  # C36
    phone.start(2, target="100")
    phone.record("", "K? K? Q? J?!")
    phone.record("", 14)
    assert phone.match.totals == (0, 64)
    page = phone.post("/rules", {"target": "60"})
    assert page.status_code == 200
    for words in ("60 points or more: Mehmet", "The match is over, the lowest total wins: Anna", "from 100 to 60"):
        assert words in told(page)
    assert phone.match.status is Status.PLAYING
    answer = phone.post("/rules", {"target": "60", "sure": "yes"})
    assert answer.headers["location"].endswith("/end")
    assert (phone.match.status, phone.match.totals) == (Status.OVER, (0, 64))
    assert [line.points for line in phone.match.rounds[0].lines] == [0, 50]
    page = phone.post("/rules", {"target": "90"})
    assert "The match goes on" in told(page)
    phone.post("/rules", {"target": "90", "sure": "yes"})
    assert phone.match.status is Status.PLAYING


def test_a_target_follows_the_players_again(phone: Phone) -> None:
    phone.start(3)
    assert 'name="follow"' not in phone.get("/rules").text
    assert phone.post("/rules", {"target": "250"}).status_code == 303
    assert 'name="follow"' in phone.get("/rules").text
    assert phone.post("/rules", {"follow": "yes"}).status_code == 303
    assert phone.match.rules.target == "auto"
    answer = phone.post("/rules", {"follow": "yes"})
    assert answer.status_code == 422
    assert 'name="target" value="200"' in answer.text


# House rules


def test_other_rules_count_from_here_on(phone: Phone) -> None:
    three(phone)
    old = phone.match.rounds[0].lines
    assert phone.post("/rules/options", {"preset": "tunisian", "option-surcharge": "30"}).status_code == 303
    assert phone.match.rules == Rules.of({"surcharge": 30}, "tunisian")
    assert phone.match.rounds[0].lines == old
    page = phone.get("/rules").text
    assert '<dd>30<span class="lbl">usually: 25</span></dd>' in page
    assert "<dd>100</dd>" in page
    form = phone.get("/rules/options").text
    assert '<option value="tunisian" selected>' in form
    assert 'name="option-surcharge" value="30"' in form
    phone.record("", "5?!", 5)
    assert phone.match.rounds[-1].lines[1].points == 35


def test_the_target_stays_with_other_rules(phone: Phone) -> None:
    phone.start(3, target="350")
    phone.post("/rules/options", {"preset": "easy"})
    assert (phone.match.target, phone.match.rules.pure_run) == (350, PRESETS["easy"].pure_run)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"preset": "rami"}, "Nothing would change"),
        ({"preset": "poker"}, "poker"),
        ({"preset": "rami", "option-surcharge": "-1"}, "-1"),
        ({"preset": "rami", "option-packs": "7", "option-limit": "x"}, "x"),
    ],
)
def test_rules_that_cannot_be_are_refused_beside_the_field(phone: Phone, fields: dict[str, str], words: str) -> None:
    three(phone)
    answer = phone.post("/rules/options", fields)
    assert answer.status_code == 422
    assert words in told(answer)
    assert phone.match.rules == Rules()


# Two phones, and those who look on


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
        assert "Somebody else wrote in the meantime" in told(answer)
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
