"""Played rounds that are refused where they stand: moves that are none, numbers of rounds and turns, moves out of turn."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cli_runner import Terminal
from play_rounds import played_match
from rami import PRESETS
from rami.errors import Fault, RamiError
from rami.records.play_json import play_document, read_play_json
from rami.records.play_text import read_play, write_play
from rami.words.faults import fault_in_place
from rami.words.languages import LANGUAGES

PLAYED = played_match(["Ana", "Ben"], PRESETS["easy"], 1, 2)
TEXT = write_play(PLAYED).splitlines()
TURNS = [place for place, line in enumerate(TEXT) if line[:1].isdecimal()]


def refused(read: Callable[[], object]) -> tuple[Fault, ...]:
    with pytest.raises(RamiError) as error:
        read()
    return error.value.faults


def with_line(place: int, line: str) -> str:
    return "\n".join([*TEXT[:place], line, *TEXT[place + 1 :]])


def document() -> Any:
    return json.loads(json.dumps(play_document(PLAYED)))


NO_MOVES = {
    "dance": "“dance” is not a move. Possible: draw, take, stop, lay, off, swap, discard, back.",
    "": "“” is not a move. Possible: draw, take, stop, lay, off, swap, discard, back.",
    "off TC>x": "The move “off TC>x” cannot be read. Write it like this: off 8H>2 | off *8H>2",
    "swap *7H>0": "The move “swap *7H>0” cannot be read. Write it like this: swap 7H>2 | swap 7C 7H>2",
    "discard TC JC": "The move “discard TC JC” cannot be read. Write it like this: discard 9C",
    "take TC": "The move “take TC” cannot be read. Write it like this: take",
    "lay 5H ZZ 7H": "“ZZ” (card 2) is not a card.",
}


@pytest.mark.parametrize("move", NO_MOVES)
def test_what_is_no_move_is_told_with_its_line_or_its_place(move: str) -> None:
    line, number = TURNS[2], len(TEXT[TURNS[2]].split(";"))
    (fault,) = refused(lambda: read_play(with_line(line, f"{TEXT[line].rpartition(';')[0]}; {move}")))
    assert fault.fields == (f"line {line + 1}",)
    assert fault_in_place(fault, "en").startswith(f"Line {line + 1}: {NO_MOVES[move]}")
    played = document()
    before = sum(len(TEXT[turn].split(";")) for turn in TURNS[:2]) + number - 1
    played["rounds"][0]["moves"][before]["move"] = move
    (fault,) = refused(lambda: read_play_json(json.dumps(played)))
    place = f"rounds[0].moves[{before}]"
    assert fault.fields == (place,)
    assert fault_in_place(fault, "en").startswith(NO_MOVES[move])
    assert fault_in_place(fault, "en").endswith(f" ({place})")
    assert "line" not in fault.values


def test_a_card_in_json_that_is_none_is_told_with_its_place() -> None:
    changed = document()
    changed["rounds"][1]["hands"][1][3] = "ZZ"
    (fault,) = refused(lambda: read_play_json(json.dumps(changed)))
    assert (fault.code, fault.fields) == ("card/unknown", ("rounds[1].hands[1]",))


# Numbers


@pytest.mark.parametrize(("number", "shown"), [("7", "7"), ("1", "1"), ("0", "0"), ("two", "two"), ("2 3", "2 3")])
def test_a_round_with_another_number_is_refused(number: str, shown: str) -> None:
    place = TEXT.index("round 2")
    (fault,) = refused(lambda: read_play(with_line(place, f"round {number}")))
    assert (fault.code, fault.fields) == ("record/disagrees", (f"line {place + 1}.round",))
    assert fault.values == {"field": "round", "value": shown, "computed": 2}


@pytest.mark.parametrize("line", ["round", "round  2", "round २"])
def test_the_number_of_a_round_may_be_left_out(line: str) -> None:
    assert write_play(read_play(with_line(TEXT.index("round 2"), line))).splitlines() == TEXT


@pytest.mark.parametrize("number", [0, 2, 4, 99])
def test_a_turn_with_another_number_is_refused(number: int) -> None:
    place = TURNS[2]
    (fault,) = refused(lambda: read_play(with_line(place, TEXT[place].replace("3 ", f"{number} ", 1))))
    assert (fault.code, fault.fields) == ("record/disagrees", (f"line {place + 1}.turn",))
    assert fault.values == {"field": "turn", "value": number, "computed": 3}


def test_a_turn_that_is_lost_is_noticed() -> None:
    """Both by its number and by who is on turn."""
    lines = [line for place, line in enumerate(TEXT) if place != TURNS[2]]
    assert [(fault.code, fault.fields) for fault in refused(lambda: read_play("\n".join(lines)))] == [
        ("record/disagrees", (f"line {TURNS[2] + 1}.turn",)),
        ("play/not-your-turn", (f"line {TURNS[2] + 1}.seat",)),
    ]


def test_a_turn_may_be_told_in_two_lines() -> None:
    first, _, rest = TEXT[TURNS[2]].partition("; ")
    text = with_line(TURNS[2], f"{first}\n{first.partition(':')[0]}: {rest}")
    assert write_play(read_play(text)).splitlines() == TEXT


# Out of turn


def test_nobody_takes_back_the_move_of_another() -> None:
    """Not in a text, and not in JSON."""
    place = next(turn for turn in TURNS if "; lay" in TEXT[turn])
    name = TEXT[place].split(":")[0].split()[1]
    other = "Ana" if name == "Ben" else "Ben"
    head, moves = TEXT[place].split(": ")
    drawn, laid, *rest = moves.split("; ")
    number = head.split()[0]
    text = f"{head}: {drawn}; {laid}\n{number} {other}: back\n{head}: {'; '.join(rest)}"
    (fault,) = refused(lambda: read_play(with_line(place, text)))
    assert (fault.code, fault.fields) == ("play/not-your-turn", (f"line {place + 2}.seat",))
    assert fault.values == {"seat": ["Ana", "Ben"].index(name)}
    played = document()
    made = played["rounds"][0]["moves"]
    at = next(place for place, move in enumerate(made) if move["move"] == laid)
    made.insert(at + 1, {"seat": 1 - made[at]["seat"], "move": "back"})
    (fault,) = refused(lambda: read_play_json(json.dumps(played)))
    assert (fault.code, fault.fields) == ("play/not-your-turn", (f"rounds[0].moves[{at + 1}].seat",))
    made[at + 1 : at + 2] = [{"seat": made[at]["seat"], "move": " back "}, made[at]]
    assert read_play_json(json.dumps(played)).match == PLAYED.match


@pytest.mark.parametrize(("move", "code"), [("draw", "play/over"), ("back", "play/nothing-to-take-back")])
def test_a_turn_after_the_end_of_a_round_is_refused_as_such(move: str, code: str) -> None:
    last = max(turn for turn in TURNS if turn < TEXT.index("round 2"))
    for head in ("1 Ana", "99 Ben"):
        (fault,) = refused(lambda head=head: read_play(with_line(last, f"{TEXT[last]}\n{head}: {move}")))
        assert (fault.code, fault.fields) == (code, (f"line {last + 2}",))


def test_a_card_that_was_not_drawn_is_refused() -> None:
    changed = document()
    moves = changed["rounds"][0]["moves"]
    place = next(place for place, move in enumerate(moves) if move["move"].startswith("discard"))
    moves[place]["drawn"] = "5C"
    (fault,) = refused(lambda: read_play_json(json.dumps(changed)))
    assert (fault.code, fault.fields) == ("record/disagrees", (f"rounds[0].moves[{place}].drawn",))
    assert fault.values == {"field": "draw", "value": "5C", "computed": "–"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_says_the_line_once(terminal: Terminal, language: str) -> None:
    line = TURNS[4]
    text = with_line(line, f"{TEXT[line].rpartition(';')[0]}; dance")
    ran = terminal.run(["replay", "--lang", language], text.encode())
    assert ran.code == 3
    assert ran.err.count(str(line + 1)) == 1
    assert "dance" in ran.err
    assert "1" not in ran.err.replace(str(line + 1), "")
