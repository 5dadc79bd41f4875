import re
from pathlib import Path
from textwrap import dedent

import pytest

from rami import Match, RamiError, RoundResult, Rules, read_cards
from rami.hands import Hand
from rami.records import read_json, read_match, read_text, write_text
from rami.records.text_record import KEYWORDS, hand_text, name_text

BASE = """rami match 1
rules: rami, target 300
dealer: Ben
players: Ana = 40, Ben, Marie Anne = 7

round 1: out Ana, dealer Ben
  Ben: AH XX 5C
  Marie Anne, never opened: 30

round 2: rami sec Marie Anne, dealer Marie Anne
  Ana: 2C
"""
THREE = "rami match 1\nplayers: Ana, Ben, Chi\n"


def base_match() -> Match:
    match = Match.start(["Ana", "Ben", "Marie Anne"], Rules(target=300), carried=[40, 0, 7], first_dealer=1)
    match = match.record(RoundResult(["", "AH XX 5C", 30], winner=0, opened=[True, True, False]))
    return match.record(RoundResult(["2C", None, None], winner=2, ending="rami_sec"))


def told(text: str) -> list[tuple[str, ...]]:
    """The code and the place of all that is wrong."""
    with pytest.raises(RamiError) as refused:
        read_text(text)
    return [(fault.code, *fault.fields) for fault in refused.value.faults]


def test_the_notation() -> None:
    assert write_text(base_match()) == BASE
    assert read_text(BASE) == base_match()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ("rami match 1", "\n\n# our match\nrami match 1"),
        ("rami match 1", "rami match  1  "),
        ("rami match 1", "rami match १"),
        ("rules: rami, target 300", "rules: target 300"),
        ("rules: rami, target 300", "target: 300"),
        ("rules: rami, target 300", "rules:\ntarget: ٣٠٠"),
        ("rules: rami, target 300", "rules: rami,target   300 ,"),
        ("players: Ana = 40, Ben, Marie Anne = 7", "players:Ana=40,Ben=0,Marie   Anne = 7"),
        ("players: Ana = 40", 'players: "Ana" = 20 + 20'),
        ("= 40, Ben", "= ๔๐, Ben"),
        ("dealer: Ben", "dealer: BEN"),
        ("dealer: Ben", 'dealer: "ben"'),
        ("round 1:", "round:"),
        ("round 2:", "round २:"),
        ("round 1: out Ana, dealer Ben", "round 1: out Ana"),
        ("round 1: out Ana, dealer Ben", 'round 1:out "ANA",dealer "Ben"'),
        ("Ben: AH XX 5C", "ben, opened: AHXX5C"),
        ("Ben: AH XX 5C", "Ben: A♥ ★ ♣5"),
        ("Ben: AH XX 5C", '"Ben" : ah,xx,5c'),
        ("Ben: AH XX 5C", "Ben: 🂱 🃏 🃕"),
        ("  Ben: AH XX 5C\n", "  Ben: AH XX 5C\n  Ana: 0\n"),
        ("  Ben: AH XX 5C\n", "  Ana:\n  Ben: AH XX 5C\n"),
        ("  Marie Anne, never opened: 30", "Marie Anne,never opened:10+20"),
        ("  Marie Anne, never opened: 30", '"Marie Anne" ,  never opened  : ३०'),
        ("  Marie Anne, never opened: 30", "MARIE ANNE, never opened: ３０"),
        ("Ana: 2C", "Ana, never opened: 2C"),
        ("  Ana: 2C", "\tAna:  2c  "),
        ("  Ben: AH XX 5C\n", "# a remark: here\n  Ben: AH XX 5C\n\n   # another\n"),
        ("\n", "\r\n"),
    ],
)
def test_hand_written_variants(old: str, new: str) -> None:
    assert read_text(BASE.replace(old, new) if old else BASE) == base_match()
    assert read_match(BASE.replace(old, new).encode() if old else BASE.encode()) == base_match()


def test_a_whole_match_by_hand() -> None:
    text = dedent("""
        # Saturday
        rami match 1
        players: Ana, Ben, Chi
        round: out Ana
          Ben: AH XX 5C
          Chi, never opened: 30
        join: Dora
        round: blocked, dealer Ana
          Ana: 9
          Ben: 9H
          Chi: 20
          Dora, never opened: 11
        leave: Ben
        order: Dora, Ana, Chi
        target: auto
        rules: easy
        round: rami sec Dora
    """)
    match = read_text(text)
    assert [player.name for player in match.seats] == ["Dora", "Ana", "Chi"]
    assert {player.name: player.total for player in match.players} == {"Ana": 200, "Ben": 36, "Chi": 275, "Dora": 91}
    assert match.rounds[1].result.hands[:2] == (9, read_cards("9H"))
    assert match.rules == Rules.preset("easy")


@pytest.mark.parametrize(
    ("winners", "result"),
    [
        ("", RoundResult([9, 9, 20], opened=[True, False, True], ending="blocked")),
        (" Ana", RoundResult([9, 9, 20], opened=[True, False, True], ending="blocked")),
        (" Ana, Ben", RoundResult([9, 9, 20], opened=[True, False, True], ending="blocked")),
        (' ANA, "Ben", dealer Chi', RoundResult([9, 9, 20], opened=[True, False, True], ending="blocked", dealer=2)),
        (", dealer Chi", RoundResult([9, 9, 20], opened=[True, False, True], ending="blocked", dealer=2)),
    ],
)
def test_the_winners_of_a_blocked_round_may_be_told(winners: str, result: RoundResult) -> None:
    text = f"{THREE}round 1: blocked{winners}\n  Ana: 9\n  Ben, never opened: 9\n  Chi: 20\n"
    assert read_text(text) == Match.start(["Ana", "Ben", "Chi"]).record(result)


def test_whether_a_winner_of_a_blocked_round_opened_need_not_be_known() -> None:
    result = RoundResult([9, 9, 20], winner=[0, 1], opened=[None, True, True], ending="blocked")
    match = Match.start(["Ana", "Ben", "Chi"]).record(result)
    assert read_text(write_text(match)) == match
    text = f"{THREE}round: blocked Ana, Ben\nAna, opening not stated: 9\nBen: 9\nChi: 20\n"
    assert read_text(text).rounds[0].result.opened == (None, True, True)


def test_rules_and_targets_before_the_players_are_those_of_the_start() -> None:
    text = "rami match 1\nrules: easy, target 90\ntarget: 80\nplayers: Ana, Ben\ntarget: 70\nrules: rami\ntarget: 60\n"
    match = read_text(text)
    assert match.rules_at_start == Rules.of({"target": 80}, "easy")
    kept = Rules.of({"target": 70}, "easy")
    assert match == Match.start(["Ana", "Ben"], match.rules_at_start).change_rules(kept).change_rules(
        Rules()
    ).change_target(60)


def test_a_round_keeps_rules_that_are_not_those_in_force() -> None:
    match = read_text(
        f"{THREE}round: out Ana\n  scored by: rami, target 300, surcharge 7\n  Ben, never opened: 30\n  Chi: 4\n"
    )
    assert (match.rules, match.rounds[0].rules) == (Rules(), Rules(target=300, surcharge=7))
    assert match.totals == (0, 37, 4)
    assert read_text(write_text(match)) == match


def test_the_dealer_may_be_told_before_the_players() -> None:
    assert read_text("rami match 1\ndealer: Ben\nplayers: Ana, Ben\n").first_dealer == 1


def test_what_comes_after_the_end_is_kept() -> None:
    text = f"{THREE}target: 50\nround: out Ana\nBen: 60\nChi: 7\nafter end\nround 2: out Ben\nAna: 3\nChi: 4\njoin: Dora\nleave: Ana\n"
    match = read_text(text)
    assert (match.totals, len(match.rounds), len(match.after_end)) == ((0, 60, 7, 60), 1, 1)
    assert read_text(write_text(match)) == match


@pytest.mark.parametrize(
    ("hand", "text"), [((), "0"), (0, "0"), (36, "36"), (read_cards("TD XX"), "TD XX"), (None, "")], ids=repr
)
def test_hands(hand: Hand, text: str) -> None:
    assert hand_text(hand) == text


TRICKY = (*KEYWORDS, *map(str.title, KEYWORDS), "round 2", "out", "rami sec", "blocked", "dealer Ben", "never opened", "opened", "opening not stated", "Ana, never opened", "rami match 1", "#1", "# x", "Ana = 40", "a:b", '"', '"Ana"', "\\", '\\"', "36", "AH XX", "=", "'x", "sec", "out Ana")  # fmt: skip


@pytest.mark.parametrize("name", TRICKY)
def test_any_name_is_read_back_wherever_it_stands(name: str) -> None:
    match = Match.start(["Zed", name], first_dealer=1)
    for winner in (0, 1):
        hands = [20, 20]
        hands[winner] = 0
        match = match.record(RoundResult(hands, winner=winner, opened=[True, True], dealer=winner))
    match = match.record(RoundResult([20, 9], opened=[True, False], ending="blocked")).reorder([name, "Zed"])
    match = match.record(RoundResult([9, 9], winner=[0, 1], opened=[None, True], ending="blocked"))
    match = match.join("Yan").leave(name)
    assert read_text(write_text(match)) == match


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("players", [("record/bad-line", "line 3")]),
        ("nonsense: here", [("record/unknown-keyword", "line 3")]),
        ("Ana: 30", [("record/unknown-keyword", "line 3")]),
        ("Players: Ana", [("record/unknown-keyword", "line 3")]),
        ("players: Dora, Eve", [("record/bad-line", "line 3")]),
        ("after end: now", [("record/bad-line", "line 3")]),
        ("join: Dora = NaN", [("match/bad-total", "line 3")]),
        ("join: Dora = -4", [("match/bad-total", "line 3")]),
        ('join: "Dora', [("record/bad-line", "line 3")]),
        ('join: "Dora" x', [("record/bad-line", "line 3")]),
        ('join: "\\q"', [("record/bad-line", "line 3")]),
        ("join: ana", [("name/taken", "line 3.name")]),
        ("join:", [("name/empty", "line 3.name")]),
        ("leave: Eve", [("match/no-such-player", "line 3.name")]),
        ("order: Ana, Ben", [("match/order", "line 3.order")]),
        ("order: Ana, Ben, Eve", [("match/no-such-player", "line 3.name")]),
        ("target: soon", [("rules/out-of-range", "line 3.target")]),
        ("target: 49", [("rules/out-of-range", "line 3.target")]),
        ("rules: rummy", [("rules/unknown-preset", "line 3.preset")]),
        ("rules: target", [("record/needs-value", "line 3.target")]),
        ("dealer: Eve", [("match/no-such-player", "dealer")]),
        ("leave: Chi\ndealer: Ben", [("record/bad-line", "line 4")]),
        ("round: won Ana", [("record/bad-line", "line 3")]),
        ("round: outAna", [("record/bad-line", "line 3")]),
        ("round: Out Ana", [("record/bad-line", "line 3")]),
        ("round:", [("record/bad-line", "line 3")]),
        ("round: out Ana, dealer Ben, dealer Chi", [("record/bad-line", "line 3")]),
        ("round: out Ana, Ben", [("record/bad-line", "line 3")]),
        ("round: out Ana, dealer", [("record/bad-line", "line 3")]),
        ('round: out "Ana', [("record/bad-line", "line 3")]),
        ("round 2: rami sec Ana", [("record/disagrees", "line 3.round")]),
        ("round 0: rami sec Ana", [("record/disagrees", "line 3.round")]),
        ("round: rami sec Ana\nround 3: rami sec Ana", [("record/disagrees", "line 4.round")]),
        ("round one: out Ana", [("record/unknown-keyword", "line 3")]),
        ("round: rami sec", [("entry/no-winner", "line 3.winner"), *[("entry/opened-missing", f"line 3.opened[{seat}]") for seat in range(3)]]),
        ("round: rami sec Eve", [("match/no-such-player", "line 3")]),
        ("round: rami sec Ana, dealer Eve", [("match/no-such-player", "line 3")]),
        ("round: rami sec Ana\nEve: 30", [("match/no-such-player", "line 3")]),
        ("round: rami sec Ana\nBen, opened: 30", [("entry/rami-sec-after-opening", "line 3.ending", "line 3.opened[1]")]),
        ("round: out Ana\nBen: 30\nChi, lost: 20", [("record/bad-line", "line 5")]),
        ("round: out Ana\nBen: 30\nChi, opened, opened: 20", [("record/bad-line", "line 5")]),
        ("round: out Ana\nBen: 30\nBEN: 20", [("record/bad-line", "line 5")]),
        ("round: out Ana\nBen: 30\nChi: 1", [("hand/impossible-sum", "line 3.hands[2]")]),
        ("round: out Ana\nBen: NaN\nChi: 20", [("card/unknown", "line 3.hands[1]")]),
        ("round: out Ana\nBen: -5\nChi: 20", [("hand/not-a-sum", "line 3.hands[1]")]),
        ("round: out Ana\nAna, never opened: 0\nBen: 5\nChi: 20", [("entry/winner-not-opened", "line 3.winner", "line 3.opened[0]")]),
        ("round: out Ana\nBen: 5\nChi: 0", [("hand/empty", "line 3.hands[2]")]),
        ("round: out Ana\nAna: 4\nBen: 5\nChi: 6", [("entry/winner-holds-cards", "line 3.winner", "line 3.hands[0]")]),
        ("round: blocked Ben\nAna: 4\nBen: 5\nChi: 6", [("entry/winner-not-lowest", "line 3.winner", "line 3.hands[1]")]),
        ("target: 50\nround: out Ana\nBen: 60\nChi: 7\nround: rami sec Ana", [("match/over", "line 7")]),
        ("round: rami sec Ana\nround: rami sec Ana\nafter end\nround: out Ana\nBen: 5\nChi: 1", [("match/over", "line 4")]),
    ],
    ids=lambda part: part.replace("\n", " / ") if isinstance(part, str) else "",
)  # fmt: skip
def test_refused_lines(lines: str, expected: list[tuple[str, ...]]) -> None:
    assert told(f"{THREE}{lines}\n") == expected


def test_a_hand_not_told_is_missing() -> None:
    found = told(f"{THREE}round: out Ana\n  Ben: 30\n")
    assert found == [("hand/missing", "line 3.hands[2]"), ("entry/opened-missing", "line 3.opened[2]")]
    assert ("hand/missing", "line 3.hands[2]") in told(f"{THREE}round: out Ana\n  Ben: 30\n  Chi:\n")


def test_every_line_that_cannot_be_read_is_told() -> None:
    text = f"{THREE}foo\n\nround: out Ana\nBen, x: 3\n# fine\nround 2: no\njoin: Dora = x\nrules: target\nleave Eve\n"
    assert told(text) == [
        ("record/bad-line", "line 3"),
        ("record/bad-line", "line 6"),
        ("record/bad-line", "line 8"),
        ("match/bad-total", "line 9"),
        ("record/needs-value", "line 10.target"),
        ("record/bad-line", "line 11"),
    ]


@pytest.mark.parametrize("line", ["round 2: out Ana\n  Ben: 30\n  Chi: 20", "round: lost Ana\n  Ben: 30\n  Chi: 20"])
def test_the_hands_below_a_round_that_cannot_be_read_are_no_faults(line: str) -> None:
    """They are as they should be: telling them as unknown keywords sends people to the wrong lines."""
    assert [place.partition(".")[0] for _, place, *_ in told(f"{THREE}{line}\n")] == ["line 3"]


@pytest.mark.parametrize(
    "lines",
    ["dealer: Ana\ndealer: Ben", "after end\nafter end", "round: out Ana\nBen: 3\nChi: 4\nafter end\nround: out Ana\nBen: 3\nChi: 4"],
    ids=["two dealers", "two ends", "no end at all"],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(lines: str) -> None:
    assert told(f"{THREE}{lines}\n")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record/wrong-format"),
        ("# nothing\n\n", "record/wrong-format"),
        ("rami match\n", "record/wrong-format"),
        ("rami match one\n", "record/wrong-format"),
        ("rami matches 1\n", "record/wrong-format"),
        ("rami match -1\nplayers: Ana, Ben\n", "record/wrong-format"),
        ("rami match 0\nplayers: Ana, Ben\n", "record/wrong-format"),
        ("players: Ana, Ben\n", "record/wrong-format"),
        ("rami match 2\nplayers: Ana, Ben\n", "record/newer-version"),
        ("rami match 2\nlook, a new kind of line\n", "record/newer-version"),
        ("rami match 99\nplayers: Ana, Ben\n", "record/newer-version"),
        ("rami match 1\n", "record/missing"),
        ("rami match 1\nround: rami sec Ana\n", "record/missing"),
        ("rami match 1\nplayers: Ana\n", "entry/players"),
        ("rami match 1\nplayers: Ana, ana\n", "name/taken"),
        ("rami match 1\nplayers: Ana,\n", "name/empty"),
        ("rami match 1\nplayers: Ana = x, Ben\n", "match/bad-total"),
        ("rami match 1\nplayers: Ana = 1000000001, Ben\n", "match/bad-total"),
    ],
    ids=repr,
)
def test_texts_that_are_no_match(text: str, code: str) -> None:
    assert told(text)[0][0] == code


def test_the_examples_of_the_documentation_are_read() -> None:
    page = (Path(__file__).parent.parent / "docs" / "formats.md").read_text(encoding="utf-8")
    text, document = (
        next(block for block in re.findall(r"```\w*\n(.*?)```", page, re.DOTALL) if start in block)
        for start in ("rami match 1", "rami-match")
    )
    assert [player.name for player in read_text(text).seats] == ["Dora", "Ana", "Chi: the 2nd"]
    assert [player.name for player in read_json(document).seats] == ["Chi", "Ana"]


def test_a_quoted_name_is_shown_in_quotes() -> None:
    assert name_text("Round 2") == '"Round 2"'
    assert name_text("Rounder") == "Rounder"
