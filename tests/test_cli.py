"""The command line: what each command prints in each format and language, and how it refuses."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli_runner import Terminal
from rami import Match, RoundResult
from rami.examples import WORKED_EXAMPLES
from rami.records import read_match, write_json, write_text
from rami.scoring import score_round
from rami.words.languages import LANGUAGES

COMMANDS = ("value", "score", "match", "examples", "rules", "cases")


def two_rounds() -> Match:
    match = Match.start(["Ana", "Ben", "شهرزاد"], carried=[40, 0, 3])
    match = match.record(RoundResult(["", "AH XX 5C", 30], winner=0, opened=[True, True, False]))
    return match.record(RoundResult(["9H", 9, "KH"], opened=[True, False, True], ending="blocked"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_show_the_points_of_the_engine(terminal: Terminal, language: str) -> None:
    ran = terminal.run(["examples", "--lang", language, "--format", "json"])
    points = [[score["points"] for score in example["scores"]][1:] for example in json.loads(ran.out)]
    assert points == [[36], [50], [7, 100, 31], [200, 200]]
    shown = terminal.run(["examples", "--lang", language])
    assert (shown.code, shown.err) == (0, "")
    for result in WORKED_EXAMPLES:
        for line in score_round(result):
            assert f" {line.points} " in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["text", "json", "csv", "markdown"])
@pytest.mark.parametrize("command", ["examples", "rules", "value", "score", "match"])
def test_every_command_in_every_format_and_language(
    terminal: Terminal, tmp_path: Path, command: str, form: str, language: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(write_json(two_rounds()), encoding="utf-8")
    arguments = {
        "value": ["AH XX 5C"],
        "score": ["", "AH XX 5C", "30", "--winner", "1", "--opened", "2"],
        "match": [str(file)],
    }
    ran = terminal.run([command, *arguments.get(command, []), "--format", form, "--lang", language])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("\n")
    if form == "json":
        json.loads(ran.out)
    if form == "csv":
        rows = list(csv.reader(io.StringIO(ran.out.removeprefix("\ufeff"))))
        assert rows
        assert {len(row) for row in rows if row} >= {len(rows[0])}


@pytest.mark.parametrize(
    "spelling", ["TD TH JC QC KC", "10D 10H JC QC KC", "10♦ 10♥ J♣ Q♣ K♣", "td  th jc,qc kc", "TDTHJCQCKC"]
)
def test_value_takes_any_spelling(terminal: Terminal, spelling: str) -> None:
    assert json.loads(terminal.run(["value", spelling, "--format", "json"]).out)["value"] == 50
    assert json.loads(terminal.run(["value", *spelling.split(), "--format", "json"]).out)["value"] == 50
    assert json.loads(terminal.run(["value", "--format", "json"], spelling.encode()).out)["value"] == 50
    assert json.loads(terminal.run(["value", "-", "--format", "json"], spelling.encode()).out)["value"] == 50


def test_value_shows_its_derivation(terminal: Terminal) -> None:
    ran = terminal.run(["value", "AH XX 5C"])
    lines = [line.split() for line in ran.out.splitlines()]
    assert ["A♥", "ace", "of", "hearts", "11"] in lines
    assert ["★", "joker", "20"] in lines
    assert ["5♣", "five", "of", "clubs", "5"] in lines
    assert ran.out.rstrip().endswith("Value of the hand: 36 points")


def test_value_takes_ranks_without_suits(terminal: Terminal) -> None:
    shown = [line.split() for line in terminal.run(["value", "K? 10? XX"]).out.splitlines()]
    assert ["K", "king", "10"] in shown
    assert ["10", "ten", "10"] in shown
    found = json.loads(terminal.run(["value", "roi ? 10? XX", "--lang", "fr", "--format", "json"]).out)
    assert [(card["code"], card["name"]) for card in found["cards"]] == [("K?", "roi"), ("T?", "dix"), ("XX", "joker")]
    assert found["value"] == 40


@pytest.mark.parametrize(
    ("typed", "value"), [("36", 36), ("10+10+4", 24), ("३६", 36), ("๓๖", 36), ("٣٦", 36), ("３６", 36), ("0", 0)]
)
def test_value_takes_a_sum(terminal: Terminal, typed: str, value: int) -> None:
    assert json.loads(terminal.run(["value", typed, "--format", "json"]).out) == {"cards": [], "value": value}


@pytest.mark.parametrize("typed", ["1D", "11D", "ZD", "", "36.5", "1e3", "²", "0x10", "+5"])
def test_value_refuses_what_is_no_hand(terminal: Terminal, typed: str) -> None:
    ran = terminal.run(["value", typed])
    assert (ran.code, ran.out) == (3, "")
    assert ran.err.startswith("Refused:\n")
    assert typed in ran.err


@pytest.mark.parametrize(
    ("language", "text", "caret"),
    [
        ("en", "AH ZD 5C", "       ^^"),
        ("th", "เอซโพแดง ZD", "             ^^"),
        ("hi", "पान का इक्का XY", ""),
    ],
)
def test_a_bad_card_is_shown_in_its_place(terminal: Terminal, language: str, text: str, caret: str) -> None:
    ran = terminal.run(["value", text, "--lang", language])
    shown, pointer = ran.err.splitlines()[-2:]
    assert ran.code == 3
    assert shown == f"    {text}"
    assert pointer.endswith("^^")
    assert not caret or pointer == caret


def test_several_bad_cards_are_told_at_once_as_data(terminal: Terminal) -> None:
    ran = terminal.run(["value", "AH ZD 1C", "--format", "json"])
    refused = json.loads(ran.err)["refused"]
    assert [(fault["code"], fault["values"]["text"], fault["values"]["position"]) for fault in refused] == [
        ("card/unknown", "ZD", 2),
        ("card/unknown", "1C", 3),
    ]
    assert ran.out == ""


def scored(terminal: Terminal, *arguments: str, typed: bytes | None = None) -> list[int]:
    ran = terminal.run(["score", *arguments, "--format", "json"], typed)
    assert ran.code == 0, ran.err
    return [score["points"] for score in json.loads(ran.out)["scores"]]


def test_score_by_arguments(terminal: Terminal) -> None:
    assert scored(terminal, "", "KH KS QD JC 9H", "--winner", "1", "--nobody-opened") == [0, 50]
    assert scored(terminal, "", "3H 4H", "KH KS QD JC 9H 8C 7D XX", "31", "--winner=1", "--opened=2,4") == [
        0,
        7,
        100,
        31,
    ]
    assert scored(terminal, "", "", "", "--winner", "2", "--ending", "rami_sec") == [200, 0, 200]
    assert scored(terminal, "31", "34", "--ending", "blocked", "--opened", "2") == [0, 34]
    assert scored(
        terminal, "9", "9", "--ending", "blocked", "--nobody-opened", "--dealer", "1", "--rules", "blocked_tie earliest"
    ) == [34, 0]
    assert scored(terminal, "", "60", "--winner", "1", "--nobody-opened", "--rules", "target 150") == [0, 75]


def test_score_reads_cards_in_the_language(terminal: Terminal) -> None:
    assert scored(terminal, "", "roi de cœur, as de pique", "--winner", "1", "--opened", "2", "--lang", "fr") == [0, 21]


def test_score_by_json(terminal: Terminal, tmp_path: Path) -> None:
    round_ = {
        "ending": "normal",
        "winner": 0,
        "hands": [[], ["KH"] * 2 + ["QS"] * 2],
        "opened": [True, False],
        "target": 150,
    }
    file = tmp_path / "round.json"
    file.write_text(json.dumps(round_), encoding="utf-8")
    assert scored(terminal, str(file)) == [0, 65]
    assert scored(terminal, typed=json.dumps(round_ | {"rules": {"surcharge": 0}}).encode()) == [0, 40]
    assert scored(terminal, "-", typed=json.dumps(round_ | {"target": None, "rules": {"limit": 10}}).encode()) == [
        0,
        10,
    ]


def test_score_names_the_limit(terminal: Terminal) -> None:
    ran = terminal.run(["score", "", "KH KS QD JC 9H", "--winner", "1", "--nobody-opened"])
    told = " ".join(ran.out.split())
    assert "Half the target is 50" in told
    table = terminal.run(["score", "", "KH KS QD JC 9H", "--winner", "1", "--nobody-opened", "--format", "csv"]).out
    assert list(csv.reader(io.StringIO(table)))[2] == [
        "Player 2", "KH KS QD JC 9H", "50", "never_opened", "49", "25", "50", "half_target", "0",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["", "AH", "--winner", "1"], ["entry/opened-missing"]),
        (["KH", "", "--winner", "1", "--opened", "2"], ["entry/winner-holds-cards", "hand/missing"]),
        (
            ["", "ZZ", "1", "--winner", "9", "--opened", "2"],
            ["entry/unknown-winner", "card/unknown", "hand/impossible-sum"],
        ),
        (["", "9", "--winner", "1", "--opened", "3"], ["options/no-such-player"]),
        (["", "9", "--winner", "1", "--opened", "x,2,9"], ["options/no-such-player"] * 2),
        (["", "9", "--winner", "1", "--opened", "2", "--rules", "target 7"], ["rules/out-of-range"]),
        (["", "9", "--winner", "1", "--opened", "2", "--rules", "no-such"], ["rules/unknown-preset"]),
    ],
)
def test_score_refuses(terminal: Terminal, arguments: list[str], codes: list[str]) -> None:
    ran = terminal.run(["score", *arguments, "--format", "json"])
    assert ran.code == 3
    assert [fault["code"] for fault in json.loads(ran.err)["refused"]] == codes
    told = terminal.run(["score", *arguments])
    assert told.code == 3
    assert len([line for line in told.err.splitlines() if line.startswith("  ") and not line.startswith("   ")]) == len(
        codes
    )


def test_score_shows_a_bad_card_in_its_hand(terminal: Terminal) -> None:
    ran = terminal.run(["score", "", "AH ZZ", "--winner", "1", "--opened", "2"])
    assert ran.err.splitlines()[1:] == [
        "  Player 2: “ZZ” (card 2) is not a card. Write for example 10♦, TD, ace of hearts or XX for the joker.",
        "    AH ZZ",
        "       ^^",
    ]


def test_match_shows_the_sheet_and_why(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write_text(two_rounds()), encoding="utf-8")
    told = terminal.run(["match", str(file)]).out
    for part in (
        "36 → 36",
        "55 → 58",
        "Next dealer: \u2068شهرزاد\u2069",
        "Target: 200 points",
        "lowest hand shared by Ana and Ben",
    ):
        assert part in told
    document = json.loads(terminal.run(["match", str(file), "--format", "json"]).out)
    assert document["sheet"]["totals"] == list(two_rounds().totals)


def test_match_tells_what_comes_after_the_end_and_who_left(terminal: Terminal) -> None:
    match = two_rounds().leave("Ana", target=200).correct(1, RoundResult(["", 30, 198], winner=0, opened=[True] * 3))
    told = terminal.run(["match"], write_text(match.change_target(100)).encode()).out
    assert "1 round recorded after the end of the match is kept apart" in told
    assert "(0)" in told
    left = terminal.run(["match"], write_text(two_rounds().leave("Ana", target=500)).encode()).out
    assert "Ana left; the total stays at 40." in left


@pytest.mark.parametrize("form", ["json", "text", "csv"])
def test_match_changes_the_format(terminal: Terminal, form: str) -> None:
    ran = terminal.run(["match", "-", "--to", form], write_json(two_rounds()).encode())
    assert read_match(ran.out) == two_rounds()


def test_match_refuses_a_damaged_file(terminal: Terminal) -> None:
    ran = terminal.run(["match"], b"{")
    assert ran.code == 3
    assert "JSON" in ran.err
    assert terminal.run(["match"], b"\xff\xfe\x00").code == 3


CASE = {
    "id": "E1", "kind": "an example", "players": 2, "ending": "normal", "winner": 0, "hands": [[], ["AH", "XX", "5C"]],
    "opened": [True, True], "expected_scores": [0, 36],
}  # fmt: skip


def test_cases_pass_and_fail(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "good.json").write_text(json.dumps([CASE]), encoding="utf-8")
    ran = terminal.run(["cases", str(tmp_path)])
    assert (ran.code, ran.out) == (0, "ok    E1  an example\n1 passed, 0 failed\n")
    (tmp_path / "wrong.json").write_text(
        json.dumps([CASE | {"id": "E2", "expected_scores": [0, 37]}]), encoding="utf-8"
    )
    ran = terminal.run(["cases", str(tmp_path)])
    assert ran.code == 1
    assert ran.out.splitlines()[1:] == [
        "FAIL  E2  an example",
        "      expected [0, 37]",
        "      found    [0, 36]",
        "1 passed, 1 failed",
    ]
    document = json.loads(terminal.run(["cases", str(tmp_path), "--format", "json"]).out)
    assert (document["passed"], document["failed"]) == (1, 1)


@pytest.mark.parametrize("content", [b"{", b"[]", b"{}", b'{"hands": []}'])
def test_cases_refuse_a_file_without_cases(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(content)
    ran = terminal.run(["cases", str(file)])
    assert ran.code in {2, 3}
    assert ran.err


def test_an_empty_folder_has_no_cases(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(["cases", str(tmp_path)])
    assert ran.code == 2
    assert str(tmp_path) in ran.err


@pytest.mark.parametrize(
    ("environment", "arguments", "word"),
    [
        ({}, [], "Worked"),
        ({"LANG": "fr_FR.UTF-8"}, [], "Exemple"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "fr_FR.UTF-8"}, [], "Пример"),
        ({"LANGUAGE": "xx:vi", "LANG": "fr_FR.UTF-8"}, [], "Ví dụ"),
        ({"LANG": "fr_FR.UTF-8"}, ["--lang", "tr-TR"], "Örnek"),
        ({"LANG": "C.UTF-8"}, [], "Example"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], arguments: list[str], word: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert word.removesuffix("Worked") in terminal.run(["examples", *arguments]).out


def test_a_language_that_there_is_not_is_refused(terminal: Terminal) -> None:
    ran = terminal.run(["examples", "--lang", "xx"])
    assert ran.code == 3
    assert "“xx”" in ran.err
    assert "hi" in ran.err
    assert terminal.run(["value", "AH", "--lang=xx"]).code == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language(terminal: Terminal, command: str, language: str) -> None:
    ran = terminal.run([command, "--help", "--lang", language])
    english = terminal.run([command, f"--lang={language}", "--help"])
    assert ran.code == english.code == 0
    assert "help-" not in ran.out
    assert language == "en" or ran.out != terminal.run([command, "--help", "--lang", "en"]).out


def test_help_version_and_no_command(terminal: Terminal) -> None:
    assert all(command in terminal.run(["--help"]).out for command in COMMANDS)
    assert terminal.run(["--version"]).out.strip().count(".") == 2
    assert terminal.run([]).code == 2


def test_nothing_to_read_is_said_instead_of_waiting(terminal: Terminal) -> None:
    for command in ("value", "score", "match"):
        ran = terminal.run([command])
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.splitlines()[1].startswith("  Nothing to read: ")


def test_a_file_that_is_not_there(terminal: Terminal) -> None:
    ran = terminal.run(["match", "no-such-file"])
    assert ran.code == 3
    assert "no-such-file" in ran.err


def test_the_installed_command_in_a_process_of_its_own() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rami", "value", "जोकरपान का इक्का", "--lang", "hi"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert "31" in ran.stdout


def test_completion_is_offered(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_RAMI_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "rami value --lang ")
    monkeypatch.setenv("COMP_CWORD", "3")
    assert set(terminal.run([]).out.split()) == set(LANGUAGES)
    monkeypatch.setenv("COMP_WORDS", "rami rules --rules ")
    assert {"tunisian", "surcharge"} <= set(terminal.run([]).out.split())
