"""The commands about playing: arrange, replay, verify-deal."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli_runner import Terminal
from play_rounds import played_match
from rami import PRESETS
from rami.arrange import arrange
from rami.card_text import read_cards
from rami.play.shuffle import Shuffle, Terms
from rami.records.deal_record import DealRecord, deal_document, write_deal
from rami.records.play_json import write_play_json
from rami.records.play_text import write_play
from rami.words.languages import LANGUAGES

HAND = "7C 8C 9C 9S 9D XX 2H KH KS"


def test_arrange_as_data_each_optimum_by_itself(terminal: Terminal) -> None:
    document = json.loads(terminal.run(["arrange", HAND, "--format", "json"]).out)
    found = arrange(read_cards(HAND))
    assert document["most_points"] == found.most_points.points == 57
    assert document["least_left"] == found.least_left.left_value == 17
    assert document["opening_points"] == 54
    assert document["most_cards"] == 6
    assert document["layouts"]["opening"]["melds"] == [["7C", "8C", "9C"], ["*KC", "KH", "KS"]]


def test_arrange_answers_line_by_line(terminal: Terminal) -> None:
    ran = terminal.run(["arrange", "--format", "json", "-"], f"{HAND}\n\n2C 4D\nAH ZZ\n".encode())
    first, second, third = map(json.loads, ran.out.splitlines())
    assert (first["most_points"], second["most_points"], second["opening_points"]) == (57, 0, None)
    assert third["refused"][0]["code"] == "card/unknown"
    assert ran.code == 3
    assert terminal.run(["arrange", "--format", "json"], b"2C 4D\n").code == 0
    assert json.loads(terminal.run(["arrange", "--format", "json"], b"\xef\xbb\xbf2C 4D\r\n").out)["least_left"] == 6


def test_arrange_answers_before_the_next_hand_is_sent() -> None:
    """A program that waits for each answer would wait for ever if all hands were read first."""
    command = [sys.executable, "-m", "rami", "arrange", "--format", "json", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for hand, most in ((HAND, 57), ("2C 4D", 0)):
            program.stdin.write(f"{hand}\n".encode())
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["most_points"] == most
        program.stdin.close()
        assert program.wait() == 0


def rows_of(terminal: Terminal, *asked: str) -> list[dict[str, str]]:
    ran = terminal.run(["arrange", *asked, "--format", "csv"])
    assert (ran.code, ran.err) == (0, "")
    return list(csv.DictReader(io.StringIO(ran.out.removeprefix("\ufeff"))))


@pytest.mark.parametrize("hand", [HAND, "2C 4D", "7C 8C 9C 2H", "TS TD TC JS QS"])
@pytest.mark.parametrize("rules", ["rami", "easy"])
def test_arrange_as_a_table_says_as_much_as_the_document(terminal: Terminal, hand: str, rules: str) -> None:
    document = json.loads(terminal.run(["arrange", hand, "--rules", rules, "--format", "json"]).out)
    rows = rows_of(terminal, hand, "--rules", rules)
    assert list(dict.fromkeys(row["optimum"] for row in rows)) == ["opening", "most_points", "least_left", "most_cards"]
    for name, layout in document["layouts"].items():
        own = [row for row in rows if row["optimum"] == name]
        if layout is None:
            assert own == [{"optimum": name, "part": "none", "cards": "", "number": "", "points": ""}]
            continue
        *melds, laid, left = own
        assert [row["cards"].split() for row in melds] == layout["melds"]
        assert {row["part"] for row in melds} <= {"meld"}
        assert sum(int(row["points"]) for row in melds) == int(laid["points"]) == layout["points"]
        assert sum(int(row["number"]) for row in melds) == int(laid["number"])
        assert (laid["part"], left["part"]) == ("laid", "left")
        assert (left["cards"].split(), int(left["points"])) == (layout["left"], layout["left_value"])
        assert int(laid["number"]) + int(left["number"]) == len(hand.split())


def test_the_table_of_arrange_is_the_same_in_every_language(terminal: Terminal) -> None:
    assert len({str(rows_of(terminal, HAND, "--lang", language)) for language in LANGUAGES}) == 1
    assert [row["part"] for row in rows_of(terminal, "2C 4D") if row["optimum"] == "opening"] == ["none"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", [HAND, "2C 4D", "9S 9D 9C 2H", "7C 8C 9C 2H"])
def test_arrange_in_every_language(terminal: Terminal, language: str, hand: str) -> None:
    for form in ("text", "markdown", "csv"):
        ran = terminal.run(["arrange", hand, "--lang", language, "--format", form])
        assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("hand", "rules", "told"),
    [
        (HAND, "rami", "Best opening: 54 points"),
        ("2C 4D", "rami", "No opening: it needs a run without a joker"),
        ("7C 8C 9C 2H", "rami", "No opening: at most 24 points"),
        ("9S 9D 9C 2H", "easy", "No opening: at most 27 points"),
        ("2C 4D", "easy", "No meld in this hand"),
        ("TS TD TC", "easy", "Left in hand: – (0)"),
    ],
)
def test_arrange_says_what_can_be_opened(terminal: Terminal, hand: str, rules: str, told: str) -> None:
    assert told in terminal.run(["arrange", hand, "--rules", rules]).out


def test_arrange_refuses(terminal: Terminal) -> None:
    assert "“ZZ”" in terminal.run(["arrange", "AH ZZ"]).err
    assert terminal.run(["arrange", "2C " * 16]).code == 3
    assert "Card 2 has no suit: king." in terminal.run(["arrange", "AH K?"]).err
    assert terminal.run(["arrange", HAND, "--rules", "target 7"]).code == 3
    assert terminal.run(["arrange"]).code == 2


@pytest.fixture(scope="module")
def match_text() -> str:
    return write_play(played_match(["Ana", "Ben", "שרה"], PRESETS["tunisian"], 2, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(terminal: Terminal, match_text: str, language: str) -> None:
    ran = terminal.run(["replay", "--lang", language], match_text.encode())
    assert (ran.code, ran.err) == (0, "")
    assert "{" not in ran.out


def test_replay_tells_the_moves_and_the_scores(terminal: Terminal, match_text: str) -> None:
    told = terminal.run(["replay"], match_text.encode()).out
    for part in (
        "Round 1",
        "Ana deals. Turned up:",
        "Turn 1, Ben",
        "Draws ",
        "Discards ",
        "for the opening: ",
        "Takes the last move back",
    ):
        assert part in told
    played = played_match(["Ana", "Ben", "שרה"], PRESETS["tunisian"], 2, 2)
    written = terminal.run(["replay", "--format", "json"], write_play_json(played).encode()).out
    document = json.loads(written)
    assert document["totals"] == list(played.match.totals)
    assert terminal.run(["replay", "--format", "json"], written.encode()).out == written
    assert terminal.run(["replay"], written.encode()).out == told
    forged = json.dumps({**document, "totals": [0, *document["totals"][1:]]}).encode()
    for command in ("replay", "review"):
        assert "“totals” says [0, " in terminal.run([command], forged).err


def test_replay_refuses_the_first_illegal_move(terminal: Terminal, match_text: str) -> None:
    lines = match_text.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("2 "))
    lines[place] = lines[place].partition(":")[0] + ": discard 2C"
    ran = terminal.run(["replay"], "\n".join(lines).encode())
    assert ran.code == 3
    assert "Turn 1, Ben" in ran.out
    assert f"  Line {place + 1}: First draw a card" in ran.err
    refused = json.loads(terminal.run(["replay", "--format", "json"], "\n".join(lines).encode()).err)["refused"]
    assert refused[0]["fields"] == [f"line {place + 1}"]
    assert terminal.run(["replay"], b"nonsense").code == 3


def deal() -> DealRecord:
    return DealRecord.revealed(Terms(2, ("Ana", "Ben")), Shuffle(bytes(range(32)), (("Ana", "lamp"),)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_deal_is_confirmed(terminal: Terminal, tmp_path: Path, language: str) -> None:
    (tmp_path / "after.json").write_text(write_deal(deal()), encoding="utf-8")
    (tmp_path / "before.json").write_text(write_deal(deal().public), encoding="utf-8")
    alone = terminal.run(["verify-deal", str(tmp_path / "after.json"), "--lang", language])
    assert alone.code == 0
    assert deal().commitment in "".join(alone.out.split())
    both = terminal.run(["verify-deal", str(tmp_path / "after.json"), "--before", str(tmp_path / "before.json")])
    assert both.out == "The deal is fair: everything follows from what was committed.\n"


@pytest.mark.parametrize(
    ("change", "told", "code"),
    [
        ({"seed": None, "order": None}, "Not everything is revealed yet", "deal/not-revealed"),
        ({"seed": "11" * 32}, "The seed is not the one that was committed", "deal/commitment"),
        ({"dealer": 1}, "The order of the pack does not follow", "deal/order"),
        ({"order": ["AH"] * 108}, "The cards are not those of the packs", "deal/cards"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_deal_is_told(
    terminal: Terminal, tmp_path: Path, change: dict[str, object], told: str, code: str, language: str
) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps({**deal_document(deal()), **change}), encoding="utf-8")
    ran = terminal.run(["verify-deal", str(file)])
    assert ran.code == 1
    assert told in " ".join(ran.out.split())
    found = json.loads(terminal.run(["verify-deal", str(file), "--format", "json"]).out)
    assert not found["fair"]
    assert code in [finding["code"] for finding in found["findings"]]
    assert terminal.run(["verify-deal", str(file), "--lang", language]).code == 1


def test_reshuffles_and_changes_are_told(terminal: Terminal, tmp_path: Path) -> None:
    record = DealRecord.revealed(Terms(2, ("Ana", "Ben")), Shuffle(bytes(32)), [read_cards("AH 2H 3H 4H")])
    document = deal_document(record)
    document["reshuffles"][0]["order"].reverse()
    (tmp_path / "after.json").write_text(json.dumps(document), encoding="utf-8")
    (tmp_path / "before.json").write_text(write_deal(deal().public), encoding="utf-8")
    ran = terminal.run(["verify-deal", str(tmp_path / "after.json"), "--before", str(tmp_path / "before.json")])
    told = " ".join(ran.out.split())
    assert "The order of reshuffle 1 does not follow" in told
    assert "differs from what was shown before" in told


def test_what_is_no_deal_is_refused(terminal: Terminal) -> None:
    assert terminal.run(["verify-deal", "-"], b"{}").code == 3
    assert terminal.run(["verify-deal", "-"], b"x").code == 3
