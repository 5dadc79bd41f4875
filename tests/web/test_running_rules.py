"""The rules of a running match through the pages: its target, and other rules from here on."""

import pytest
from keeper import Phone
from player_forms import three, told

from rami.rules import PRESETS, Rules
from rami.table import Status

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
    assert "It counts at once. No round already written is scored again." in told(page)
    assert "From the next round on" not in told(page)
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
