"""Files that would keep a reader busy: what is no match is refused before it costs much, in every format."""

import json
import time
from collections.abc import Callable

import pytest

from rami import Match, RamiError
from rami.records import read_csv, read_json, read_match, read_text, write_csv, write_json, write_text
from rami.records.draft import MOST_FAULTS, MOST_STEPS

TEXT = "rami match 1\nplayers: Ana, Ben\n"
CSV = write_csv(Match.start(["Ana", "Ben"]))
ROUND = "round,1,Ana,,normal,yes,,,,,,,,,,,\r\n"
START = '{"format": "rami-match", "version": 1, "players": ["Ana", "Ben"]'
MOST_SECONDS = 10.0
"""Processor time; each of these files took minutes or hours before it was limited."""


def rows(number: int) -> str:
    return "".join("rules,,,,,,,,,,,,,,,,rami\r\n" for _ in range(number))


def steps(number: int) -> str:
    return START + ', "timeline": [' + ",".join(['{"type": "rules", "rules": {}}'] * number) + "]}"


LONG: dict[str, tuple[Callable[[int], str], Callable[[str], Match]]] = {
    "text": (lambda number: TEXT + "target: 300\n" * number, read_text),
    "csv": (lambda number: CSV + rows(number), read_csv),
    "json": (steps, read_json),
}


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", LONG)
def test_the_longest_match_is_read(name: str) -> None:
    make, read = LONG[name]
    assert len(read(make(MOST_STEPS)).timeline) == MOST_STEPS


@pytest.mark.parametrize("name", LONG)
def test_one_step_more_is_refused(name: str) -> None:
    make, read = LONG[name]
    with pytest.raises(RamiError) as caught:
        read(make(MOST_STEPS + 1))
    assert [(fault.code, fault.values["most"]) for fault in caught.value.faults] == [("record/too-long", MOST_STEPS)]


@pytest.mark.unmeasured
def test_a_match_with_most_steps_comes_back_from_every_format() -> None:
    match = read_text(LONG["text"][0](MOST_STEPS))
    assert all(read_match(write(match)) == match for write in (write_json, write_text, write_csv))


HOSTILE: dict[str, str] = {
    "a hundred thousand targets": TEXT + "target: 300\n" * 80_000,
    "a crowd of one name": "rami match 1\nplayers: " + ", ".join(["Ana"] * 100_000) + "\n",
    "a crowd in json": json.dumps({"format": "rami-match", "version": 1, "players": ["Ana"] * 100_000}),
    "one round with a hundred thousand hands": TEXT
    + "round: out Ana\n"
    + "".join(f" Ben {number}: 2\n" for number in range(60_000)),
    "one round with thousands of rows": CSV + "".join(ROUND.replace("Ana", f"Ana{n}") for n in range(24_000)),
    "an order of thousands": CSV + "order,2,Ana,,,,,,,,,,,,,,\r\n" * 36_000,
    "lines that are none": TEXT + "x\n" * 400_000,
    "rows that are none": CSV + "x,,,,,,,,,,,,,,,,\r\n" * 40_000,
    "columns that are none": "event," + ",".join(map(str, range(140_000))) + "\r\n",
    "cells under no name": CSV + "x,,,,,,,,,,,,,,,,,y\r\n" * 40_000,
    "rows that are too short": CSV + "x,\r\n" * 200_000,
    "steps that are none": START + ', "timeline": [' + ",".join(['{"type": "x"}'] * 60_000) + "]}",
    "many fields, the last one twice": "{" + ",".join(f'"{n}": 0' for n in [*range(80_000), 79_999]) + "}",
    "a hundred thousand winners": START
    + ', "timeline": [{"type": "round", "ending": "normal", "hands": [1, 2], "winner": ['
    + ",".join(["0"] * 200_000)
    + "]}]}",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_of_a_megabyte_is_refused_soon(name: str) -> None:
    assert len(HOSTILE[name]) <= 1_000_000
    began = time.process_time()
    with pytest.raises(RamiError) as caught:
        read_match(HOSTILE[name])
    assert time.process_time() - began < MOST_SECONDS
    assert len(caught.value.faults) < 2 * MOST_FAULTS


@pytest.mark.parametrize("escape", ["\\ud83d", "\\udc00x", "\\uDBFF\\u0041"])
def test_half_of_a_letter_is_no_text(escape: str) -> None:
    with pytest.raises(RamiError) as caught:
        read_json(START.replace("Ana", escape) + "}")
    assert caught.value.codes == ("record/half-letter",)
    assert str(caught.value).encode()


def test_escapes_of_whole_letters_are_read() -> None:
    assert read_json(START.replace("Ana", "\\ud83c\\udca1 \\u00e9") + "}").names == ("🂡 é", "Ben")
