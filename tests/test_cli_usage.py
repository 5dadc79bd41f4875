"""Help and wrong uses of the command line, which typer would tell in English only."""

import json
import re

import pytest

from cli_runner import Terminal
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES

KNOWN = ("score", "verify-deal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_help_is_in_the_language(terminal: Terminal, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what typer would write in English."""
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    for command in ([], ["score"]):
        told = terminal.run([*command, "--help"]).out
        assert ("--winner" if command else "verify-deal") in told
        written = set(re.findall(r"Usage:|─ Arguments|─ Options|─ Commands|Show this|Install|default", told))
        own = {catalogue(language).text(f"help-panel-{panel}") for panel in ("arguments", "options", "commands")}
        assert {word.removeprefix("─ ") for word in written if "─" in word} <= own
        assert language == "en" or not {word for word in written if "─" not in word}


WRONG_USES = [
    (["nix"], ["use/no-such-command"], "nix"),
    (["--nix"], ["use/no-such-option"], "--nix"),
    (["score", "--winer", "1"], ["use/no-such-option", "use/perhaps"], "--winner"),
    (["score", "--winner", "one"], ["use/no-number"], "--winner"),
    (["score", "--ending", "soon"], ["use/no-such-choice"], "rami_sec"),
    (["score", "--winner"], ["use/needs-value"], "--winner"),
    (["score", "--nobody-opened=1"], ["use/takes-no-value"], "--nobody-opened"),
    (["verify-deal"], ["use/missing"], "file"),
    (["verify-deal", "a", "b"], ["use/too-much"], ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "codes", "named"), WRONG_USES, ids=lambda value: str(value))
def test_a_wrong_use_is_said_in_the_language(
    terminal: Terminal,
    arguments: list[str],
    codes: list[str],
    named: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    ran = terminal.run(arguments)
    assert (ran.code, ran.out) == (2, "")
    refused, *told, more = ran.err.splitlines()
    assert refused == catalogue(language).text("cli-refused")
    assert len(told) == len(codes)
    assert named in ran.err
    known = arguments[:1] if arguments[0] in KNOWN else []
    assert more == catalogue(language).text("cli-more-help", command=" ".join(["rami", *known, "--help"]))


@pytest.mark.parametrize(("arguments", "codes", "named"), WRONG_USES, ids=lambda value: str(value))
def test_a_wrong_use_is_told_to_programs(
    terminal: Terminal, arguments: list[str], codes: list[str], named: str
) -> None:
    place = 1 if arguments[0] in KNOWN else 0
    ran = terminal.run([*arguments[:place], "--format=json", *arguments[place:]])
    told = json.loads(ran.err)["refused"]
    if place or codes == ["use/no-such-command"]:
        assert [fault["code"] for fault in told] in (codes, ["use/no-such-option"])
    assert ran.code == 2
