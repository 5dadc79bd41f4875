"""Options that contradict each other or a document: nothing that was typed is left out without a word."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli_runner import Ran, Terminal
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES

ROUND: dict[str, Any] = {
    "hands": [[], "60"],
    "winner": 0,
    "opened": [True, False],
    "ending": "normal",
    "dealer": 1,
    "rules": {"surcharge": 0},
}
OPEN: dict[str, Any] = {"hands": [[], "60"], "ending": "normal", "winner": None}
"""A round that does not say who won, who opened, nor by which rules."""


def refused(ran: Ran) -> list[tuple[str, dict[str, Any]]]:
    assert (ran.code, ran.out) == (3, "")
    return [(fault["code"], fault["values"]) for fault in json.loads(ran.err)["refused"]]


def beside(terminal: Terminal, document: dict[str, Any], *options: str) -> Ran:
    return terminal.run(["score", *options, "--format", "json"], json.dumps(document).encode())


@pytest.mark.parametrize("hands", [["", "AH XX 5C", "36", "--winner", "1"], ["-"]])
def test_who_opened_is_said_once(terminal: Terminal, hands: list[str]) -> None:
    ran = terminal.run(["score", *hands, "--nobody-opened", "--opened", "2", "--format", "json"], b"{}")
    assert refused(ran) == [("options/contradict", {"text": "--opened", "other": "--nobody-opened"})]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (["--winner", "1"], "winner"),
        (["--opened", "2"], "opened"),
        (["--nobody-opened"], "opened"),
        (["--ending", "normal"], "ending"),
        (["--dealer", "2"], "dealer"),
        (["--rules", "rami"], "rules"),
    ],
)
def test_what_the_document_says_no_option_says(
    terminal: Terminal, tmp_path: Path, options: list[str], field: str
) -> None:
    """Not even the same: an option that is the default was typed all the same."""
    expected = [("options/in-document", {"text": options[0], "field": field})]
    assert refused(beside(terminal, ROUND, *options)) == expected
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    assert refused(terminal.run(["score", str(file), *options, "--format", "json"])) == expected


def test_all_of_them_are_told_at_once(terminal: Terminal) -> None:
    found = refused(beside(terminal, ROUND, "--rules", "easy", "--dealer", "1", "--winner", "2", "--opened", "2"))
    assert [values["field"] for _, values in found] == ["winner", "opened", "dealer", "rules"]
    found = refused(beside(terminal, {**OPEN, "target": 150}, "--rules", "easy, target 300"))
    assert found == [("options/in-document", {"text": "--rules", "field": "target"})]


def test_a_bad_card_of_a_document_is_not_looked_for_in_the_name_of_its_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ZZ.json"
    file.write_text(json.dumps({**ROUND, "hands": ["ZZ", "60"]}), encoding="utf-8")
    told = terminal.run(["score", str(file)]).err
    assert "“ZZ”" in told
    assert "^" not in told


def points(ran: Ran) -> list[int]:
    assert (ran.code, ran.err) == (0, "")
    return [score["points"] for score in json.loads(ran.out)["scores"]]


def test_what_the_document_leaves_out_an_option_says(terminal: Terminal) -> None:
    assert points(beside(terminal, ROUND)) == [0, 50]
    assert points(beside(terminal, OPEN, "--winner", "1", "--nobody-opened", "--rules", "surcharge 2, target 150")) == [
        0,
        62,
    ]
    assert points(beside(terminal, {**OPEN, "target": 200}, "--winner", "1", "--nobody-opened", "--rules", "easy")) == [
        0,
        85,
    ]
    assert points(beside(terminal, OPEN, "--winner", "1", "--opened", "2")) == [0, 60]
    blocked = {"hands": [9, 9, 30], "ending": "blocked", "opened": [True, True, False]}
    assert points(beside(terminal, blocked, "--dealer", "1", "--rules", "blocked_tie earliest")) == [9, 0, 55]
    named = {"hands": [9, 9, 30], "ending": "blocked", "winner": [0, 1, 7]}
    ran = beside(terminal, named, "--nobody-opened")
    assert "entry/unknown-winner" in [code for code, _ in refused(ran)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("listed", "wrong"), [("", [""]), ("4", ["4"]), ("0, x,2", ["0", "x"]), ("2,", [""])])
def test_who_opened_is_a_list_of_players(terminal: Terminal, listed: str, wrong: list[str], language: str) -> None:
    asked = ["score", "", "36", "9", "--winner", "1", "--opened", listed, "--lang", language]
    found = refused(terminal.run([*asked, "--format", "json"]))
    assert found == [("options/no-such-player", {"text": part, "most": 3}) for part in wrong]
    told = terminal.run(asked).err.splitlines()[1:]
    assert len(told) == len(wrong)
    assert all("--opened" in line and "--nobody-opened" in line and "3" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_without_a_value_say_after_what(terminal: Terminal, language: str) -> None:
    ran = terminal.run(["rules", "--rules", "rami, target", "--lang", language, "--format", "json"])
    assert refused(ran) == [("record/needs-value", {"field": "target"})]
    told = terminal.run(["rules", "--rules", "rami, target", "--lang", language]).err
    assert told.splitlines()[1:] == [f"  {catalogue(language).text('error-record-needs-value', field='target')}"]


def test_evidence_takes_no_other_contest(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    played = ["arena", "random", "random", "--deals", "2", "--unit", "round", "--processes", "1"]
    shown = terminal.run([*played, "--evidence", str(file)])
    assert shown.code == 0
    again = ["arena", "--from", str(file)]
    asked = ["random", "beginner", "--deals", "100", "--seats", "2", "--rules", "rami", "--processes", "1"]
    ran = terminal.run([*again, *asked, "--lang", "en", "--format", "json"])
    assert refused(ran) == [
        ("options/not-read", {"text": text, "other": "--from"})
        for text in ("random beginner", "--seats", "--deals", "--rules", "--processes")
    ]
    copy = tmp_path / "copy.json"
    assert terminal.run([*again, "--evidence", str(copy), "--lang", "en", "--format", "text"]).out == shown.out
    assert copy.read_bytes() == file.read_bytes()
