"""The pages of the keeper, as forms and answers: starting, recording, correcting, undoing, two phones at once."""

import re
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keeper import NAMES, Phone, figures, new_app, round_fields

from rami.store import Role
from rami.store.bus import MemoryBus
from rami.store.memory import MemoryStore
from rami.web.app import make_app
from rami.web.guard import CONTENT_POLICY, MOST_BYTES, Budget
from rami.words.languages import LANGUAGES


def test_the_first_page_offers_what_there_is(phone: Phone) -> None:
    page = phone.client.get("/").text
    for way in ("/new", "/join", "/rules"):
        assert f'href="{way}"' in page


@pytest.mark.parametrize("players", range(2, 7))
def test_a_match_begins_with_the_target_of_its_table(phone: Phone, players: int) -> None:
    phone.start(players)
    assert [player.name for player in phone.match.seats] == list(NAMES[:players])
    assert phone.match.target == 100 * (players - 1)
    assert figures(phone.get().text) == [["D", *[""] * (players - 1)]]


def test_nothing_of_an_earlier_match_sticks_to_the_next(phone: Phone) -> None:
    phone.start(4, target="150", **{"option-surcharge": "50"})
    phone.post("/round", round_fields(["", "", "", ""], "rami_sec") | {"winner": "3"})
    assert phone.match.winner is not None
    page = phone.client.get("/new").text
    assert 'name="target" value=""' in page
    assert "150" not in page
    phone.start(2)
    assert (phone.match.target, phone.match.rules.surcharge, phone.match.totals) == (100, 25, (0, 0))
    form = phone.get("/round").text
    assert 'value="normal" checked' in form
    assert 'yes" checked' not in form


def test_a_form_of_names_tells_everything_that_is_wrong(phone: Phone) -> None:
    fields = {"name": ["Sam", "", "SAM"], "target": "7", "option-limit": "x", "carried": ["-3", "", ""], "key": "k"}
    answer = phone.client.post("/new", data=fields, follow_redirects=False)
    assert answer.status_code == 422
    for told in ("SAM (2)", "50", "2000", "-3"):
        assert told in answer.text
    assert not phone.matches.store._events  # type: ignore[attr-defined]


@pytest.mark.parametrize("target", ["abc", "0", "-100", "100.5", "7", "1000000000", "²", "1e3", "9" * 30])
def test_a_target_that_cannot_be_is_refused(phone: Phone, target: str) -> None:
    answer = phone.client.post("/new", data={"name": ["A", "B"], "target": target}, follow_redirects=False)
    assert answer.status_code == 422
    assert 'id="target" name="target" value="' in answer.text


def test_carried_totals_are_tested_at_once(phone: Phone) -> None:
    phone.start(2, carried=["100", "38"])
    assert phone.match.winner is not None
    assert phone.get("/round").url.path == f"/m/{phone.table}/end"
    assert "38" in phone.get("/end").text


def test_a_round_is_written_down_and_explains_itself(phone: Phone) -> None:
    phone.start(2)
    assert phone.record("", "K? K? Q? J? 9?!").status_code == 303
    assert phone.match.totals == (0, 50)
    assert figures(phone.get().text)[0] == ["0", "50"]
    why = phone.get("/why/1/1").text
    for told in ("49", "+ 25", "74", "10 + 10 + 10 + 10 + 9", "half the target".capitalize()):
        assert told in why
    assert phone.get("/why/1/0").status_code == 200
    for path in ("/why/2/1", "/why/0/0", "/why/1/7"):
        assert phone.get(path).status_code in (404, 422)


@pytest.mark.parametrize("text", ["AH XX 5C", "A? XX 5?", "36", " 36 ", "10+10+16", "३६", "๓๖", "٣٦", "３６", "1️⃣"])
def test_hands_are_read_as_people_type_them(phone: Phone, text: str) -> None:
    phone.start(2)
    answer = phone.record("", text)
    assert (answer.status_code == 303) == (phone.match.totals == (0, 36))
    assert (answer.status_code == 303) == (text != "1️⃣")


@pytest.mark.parametrize(
    "text", ["", "-", "+5", "36.5", "1e3", "9" * 20, "0x10", "²", "-10", "1", "0", "AH ZZ", "KH KH KH"]
)
def test_a_hand_that_cannot_be_is_refused_beside_it_and_nothing_is_stored(phone: Phone, text: str) -> None:
    phone.start(2)
    answer = phone.post("/round", {"winner": "0", "ending": "normal", "hand-1": text, "opened-1": "yes"})
    assert answer.status_code == 422
    assert phone.keep.seq == 1
    assert 'class="err"' in answer.text or "Missing" in answer.text


def test_a_blocked_round_finds_its_lowest_hand(phone: Phone) -> None:
    phone.start(3)
    phone.post("/round", round_fields(["K? 9?", "18!", "30"], "blocked"))
    assert phone.match.totals == (19, 0, 30)


def test_rami_sec_needs_no_cards_and_is_refused_after_an_opening(phone: Phone) -> None:
    phone.start(4)
    assert phone.post("/round", {"winner": "1", "ending": "rami_sec", "opened-0": "yes"}).status_code == 422
    phone.post("/round", {"winner": "1", "ending": "rami_sec"})
    assert phone.match.totals == (200, 0, 200, 200)


def test_saving_twice_saves_once(phone: Phone) -> None:
    phone.start(2)
    for _ in range(2):
        assert phone.record("", "30", seen=1, key="same").status_code == 303
    assert phone.match.totals == (0, 30)
    for _ in range(2):
        phone.client.post("/new", data={"name": ["A", "B"], "key": "again"})
    assert len(phone.matches.store._events) == 2  # type: ignore[attr-defined]


def test_after_the_end_nothing_more_is_written(phone: Phone) -> None:
    phone.start(2)
    answer = phone.record("", "100")
    assert answer.headers["location"].endswith("/end")
    assert "Anna" in phone.get("/end").text
    assert phone.get("/round").url.path == f"/m/{phone.table}/end"
    assert phone.record("", "5").status_code == 422
    assert phone.match.totals == (0, 100)
    phone.post("/undo", {})
    assert phone.match.totals == (0, 0)


def test_a_shared_lowest_total_asks_for_an_extra_round(phone: Phone) -> None:
    phone.start(3, carried=["40", "30", "180"])
    phone.record("", "10", "25")
    page = phone.get().text
    assert "An extra round." in page
    assert phone.get("/end", follow_redirects=False).status_code == 303


def test_an_early_round_is_corrected_after_its_consequences_were_shown(phone: Phone) -> None:
    phone.start(3)
    for hands in (["", "30", "25"], ["40", "", "10"], ["", "20", "15"]):
        phone.record(*hands)
    preview = phone.post("/round/1/preview", round_fields(["", "60", "25"]))
    assert "80" in preview.text
    assert phone.match.totals == (40, 50, 50)
    phone.record("", "60", "25", path="/round/1")
    assert phone.match.totals == (40, 80, 50)
    assert [line.points for line in phone.match.rounds[1].lines] == [40, 0, 10]
    assert '<s class="struck">30</s> becomes 60' in phone.get().text
    assert phone.record("", "60", "25", path="/round/1").status_code == 422


def test_a_correction_reopens_a_finished_match_and_rounds_after_the_end_are_kept(phone: Phone) -> None:
    phone.start(2)
    phone.record("", "50")
    phone.record("", "60")
    assert phone.match.winner is not None
    phone.record("", "20", path="/round/1")
    assert (phone.match.winner, phone.match.totals) == (None, (0, 80))
    phone.record("", "100", path="/round/1")
    assert len(phone.match.after_end) == 1
    assert 'class="after"' in phone.get().text


def test_a_round_is_struck_out_after_asking(phone: Phone) -> None:
    phone.start(2)
    phone.record("", "50")
    assert "Nothing would change" not in phone.get("/round/1/remove").text
    assert phone.match.totals == (0, 50)
    phone.post("/round/1/remove", {})
    assert phone.match.totals == (0, 0)
    assert phone.get("/round/1/remove").status_code == 422


def test_undo_and_redo_through_the_pages(phone: Phone) -> None:
    phone.start(2)
    phone.record("", "30")
    phone.record("10", "")
    for path, totals in (("/undo", (0, 30)), ("/undo", (0, 0)), ("/redo", (0, 30)), ("/redo", (10, 30))):
        phone.post(path, {})
        assert phone.match.totals == totals
    assert phone.post("/redo", {}).status_code == 422


def without_tags(page: str) -> str:
    return re.sub(r"<[^>]+>", "", page)


def second(phone: Phone, role: Role = Role.PEN) -> Phone:
    """Let another browser in."""
    import anyio

    from rami.store import Phone as Known

    other = Phone(phone.app)
    other.table = phone.table
    device = "d" * 22
    other.client.cookies.set("rami_device", device)
    since = phone.keep.begun.entry.at
    anyio.run(phone.matches.store.put_phone, Known(phone.table, device, "2", "Linh", role, since))
    return other


def test_a_stale_phone_cannot_overwrite_and_sees_both_versions(phone: Phone) -> None:
    phone.start(2)
    other = second(phone)
    phone.record("", "36")
    answer = other.record("", "25", seen=1)
    assert answer.status_code == 409
    for told in ("36", "25", "/round/1/settle"):
        assert told in answer.text
    assert phone.match.totals == (0, 36)
    kept = other.post("/round/1/settle", round_fields(["", "25"]) | {"settle": "theirs"})
    assert kept.status_code == 303
    assert phone.match.totals == (0, 36)
    assert "another version, not used: Anna 0, Mehmet 25" in without_tags(phone.get().text)


def test_mine_can_be_kept_and_theirs_stays_in_the_history(phone: Phone) -> None:
    phone.start(2)
    other = second(phone)
    phone.record("", "36")
    other.record("", "25", seen=1)
    other.post("/round/1/settle", round_fields(["", "25"]) | {"settle": "mine"})
    assert phone.match.totals == (0, 25)
    assert '<s class="struck">36</s> becomes 25' in phone.get().text


def test_a_stale_round_goes_behind_what_was_written_elsewhere(phone: Phone) -> None:
    phone.start(2)
    phone.record("", "30")
    other = second(phone)
    phone.record("", "40", path="/round/1")
    answer = other.record("5", "", seen=2)
    assert answer.status_code == 409
    assert '<s class="struck">30</s> becomes 40' in answer.text
    other.post("/round/settle", round_fields(["5", ""]) | {"settle": "mine"})
    assert phone.match.totals == (5, 40)


def test_who_only_watches_cannot_write_and_who_was_not_let_in_sees_nothing(phone: Phone) -> None:
    phone.start(2)
    watcher = second(phone, Role.WATCH)
    page = watcher.get().text
    assert "footer" not in page
    assert "/undo" not in page
    for path in ("/round", "/round/preview", "/undo", "/redo"):
        assert watcher.post(path, round_fields(["", "30"])).status_code == 403
    stranger = Phone(phone.app)
    stranger.table = phone.table
    for path in ("", "/round", "/live", "/end", "/why/1/1"):
        assert stranger.get(path).status_code == 404
    assert stranger.record("", "30", seen=1).status_code == 404
    assert phone.keep.seq == 1


def test_every_answer_carries_the_policy_and_names_no_other_host(phone: Phone) -> None:
    phone.start(2)
    for path in ("/", "/new", f"/m/{phone.table}", f"/m/{phone.table}/round", "/nowhere", "/static/base.css"):
        answer = phone.client.get(path)
        assert answer.headers["content-security-policy"] == CONTENT_POLICY
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "cross-origin-opener-policy" not in answer.headers
        secure = phone.client.get(f"https://testserver{path}")
        assert secure.headers["cross-origin-opener-policy"] == "same-origin"
        assert "http://" not in answer.text.replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "https://" not in answer.text
        assert " style=" not in answer.text
        assert "<script>" not in answer.text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://other.example"}, 403),
        ({"origin": "http://testserver"}, 303),
        ({"sec-fetch-site": "same-origin", "origin": "null"}, 303),
        ({"content-length": str(MOST_BYTES + 1)}, 413),
        ({"content-length": "x"}, 413),
    ],
)
def test_posts_from_elsewhere_and_bodies_too_large_are_refused(
    phone: Phone, headers: dict[str, str], status: int
) -> None:
    data = {"name": ["A", "B"], "key": "k"}
    answer = phone.client.post("/new", data=data, headers=headers, follow_redirects=False)
    assert answer.status_code == status


def test_who_posts_without_end_is_asked_to_wait() -> None:
    budget = Budget(burst=5, per_second=0.5, clock=lambda: 0.0)
    client = Phone(make_app(MemoryStore(), MemoryBus(), budget=budget)).client
    answers = [client.post("/language", data={}, follow_redirects=False) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [303] * 5 + [429] * 2
    assert answers[-1].headers["retry-after"] == "2"
    assert client.get("/").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_chosen_by_the_browser_and_kept_by_one_tap(language: str) -> None:
    phone = Phone(new_app(), f"{language}-XX,en;q=0.5")
    assert f'<html lang="{language}">' in phone.client.get("/").text
    other = "fr" if language != "fr" else "hi"
    phone.client.post("/language", data={"language": other, "to": "/new"})
    assert f'<html lang="{other}">' in phone.client.get("/").text


@pytest.mark.parametrize("to", ["https://other.example/", "//other.example", "/\\other.example", "", "javascript:x"])
def test_choosing_a_language_never_leads_away(phone: Phone, to: str) -> None:
    answer = phone.client.post("/language", data={"language": "fr", "to": to}, follow_redirects=False)
    assert answer.headers["location"] == "/"


EVIL = ("<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "&amp;", "'\"><b>", "{{ 7*7 }}")


@pytest.mark.parametrize("name", EVIL)
def test_names_are_shown_letter_by_letter(phone: Phone, name: str) -> None:
    phone.start(2, name=[name, "Ben"])
    phone.record("", "30")
    for path in ("", "/round", "/round/1", "/why/1/0"):
        page = phone.get(path).text
        assert name in unescape(page)
        if "<" in name:
            assert name not in page


ANY = st.text(max_size=40) | st.sampled_from(
    ["0", "1", "9", "yes", "normal", "blocked", "rami_sec", "²", "-1", "1" * 30]
)


@settings(max_examples=60)
@given(
    fields=st.dictionaries(
        st.sampled_from(
            ["winner", "ending", "hand-0", "hand-1", "opened-0", "opened-1", "seen", "key", "settle", "name", "other"]
        ),
        ANY,
    )
)
def test_whatever_a_form_holds_the_answer_is_clear(fields: dict[str, str]) -> None:
    phone = Phone(new_app()).start(2)
    phone.record("", "30")
    for path in ("/round", "/round/preview", "/round/settle", "/round/1", "/round/1/preview", "/undo", "/redo"):
        answer = phone.client.post(f"/m/{phone.table}{path}", data=fields, follow_redirects=False)
        assert answer.status_code in (200, 303, 409, 422), (path, answer.text)
    for path in ("/new", "/language"):
        assert phone.client.post(path, data=fields, follow_redirects=False).status_code in (303, 422)
