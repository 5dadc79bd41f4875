"""Every match comes back from every format; a damaged file gives a refusal and never another match."""

import csv
import io
import random
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, composite
from tests.strategies import matches, steps, tables, take, won_by_rami_sec

from rami import Match, RamiError, RoundPlayed, RoundResult, Rules, Status
from rami.records import WRITERS, decoded, read_csv, read_json, read_match, read_text, write_csv, write_json, write_text
from rami.records.text_record import name_text
from rami.results import Ending
from rami.table import Change, Table, fold

GOLDEN = Path(__file__).parent / "golden" / "records"
FILES = {"json": "match.json", "text": "match.txt", "csv": "match.csv"}
READERS: dict[str, Callable[[str], Match]] = {"json": read_json, "text": read_text, "csv": read_csv}
FORMATS = tuple(WRITERS)
BOM = "\ufeff"


def rich_match() -> Match:
    """A match in which everything happens that a file can hold."""
    house = Rules.of({"surcharge": 30, "target": 250}, "tunisian")
    match = Match.start(["Léa", "=1+1", 'Kim "Ace" Lee'], house, carried=[12, 0, 7], first_dealer=1)
    match = match.record(RoundResult(["", "AH XX 5C", 30], winner=0, opened=[True, True, False]))
    match = match.join("Round 2").change_target(600)
    match = match.record(
        RoundResult(["TD TD", None, 45, "2C"], winner=1, opened=[None, True, None, None], ending="rami_sec")
    )
    hands = ["9H", 9, "XX", "KH KS QD JC 9H 8C 7D XX"]
    match = match.record(RoundResult(hands, opened=[False, True, True, False], ending="blocked"))
    match = match.change_rules(Rules(target=500, blocked_tie="nobody", limit=80))
    match = match.leave("=1+1").reorder(["Round 2", "Léa", 'Kim "Ace" Lee'])
    match = match.record(RoundResult(["KH KS", "QD QD", 20], opened=[False, True, True], ending="blocked", dealer=2))
    match = match.join("आरती, Hiển", 0)
    match = match.record(RoundResult(["", 21, 99, "AS"], winner=0, opened=[True] * 4))
    match = match.record(RoundResult([18, "", "TH TS TD", 7], winner=1, opened=[True, True, False, True]))
    match = match.join("'Mo", 3)
    return match.correct(5, RoundResult(["", None, None, 7], winner=0, ending="rami_sec"))


def test_the_rich_match_is_rich() -> None:
    match = rich_match()
    assert (match.status, len(match.rounds), len(match.after_end)) == (Status.OVER, 5, 1)
    assert [player.name for player in match.players if not player.present] == ["=1+1", "'Mo"]


@pytest.mark.parametrize("name", FORMATS)
def test_the_formats_have_not_changed(name: str) -> None:
    """Files of version 1 are in people's hands: what is written for them stays the same to the byte."""
    golden = (GOLDEN / FILES[name]).read_bytes()
    assert WRITERS[name](rich_match()).encode() == golden
    assert read_match(golden) == rich_match()


@composite
def ended_earlier(draw: DrawFn) -> Match:
    """A match whose first round was corrected so that it ends there: all the rest comes after the end."""
    match = Match.start(draw(tables(2, 3)))
    for _ in range(draw(st.integers(3, 6))):
        if match.status is not Status.OVER:
            match = take(match, draw(steps(match)))
    assume(match.rounds)
    played = match.rounds[0]
    match = match.correct(1, draw(won_by_rami_sec(len(played.seats), played.rules)))
    assume(match.after_end)
    return match


OPENED_LEFT_OPEN = Match.start(["Ana", "Ben"]).record(
    RoundResult([9, 20], winner=0, opened=[None, True], ending="blocked")
)
"""The winner of a blocked round, found by the cards when it is read, was named when it was entered."""

RULES_AFTER_THE_END = (
    Match.start(["Ana", "Ben"])
    .record(RoundResult(["", 30], winner=0, opened=[True, True]))
    .record(RoundResult(["", 40], winner=0, opened=[True, False]))
    .correct(1, RoundResult(["", 130], winner=0, opened=[True, True]))
    .change_rules(Rules(surcharge=0))
)
"""The second round was played with a surcharge; the new rules came when the match was over."""

LARGE_TOTALS = Match.start(["Ana", "Ben"], carried=[10**9, 10**9 - 1])


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=60)
@given(match=matches())
@example(match=OPENED_LEFT_OPEN)
@example(match=RULES_AFTER_THE_END)
@example(match=LARGE_TOTALS)
def test_every_match_comes_back(name: str, match: Match) -> None:
    written = WRITERS[name](match)
    again = READERS[name](written)
    assert again == match
    assert again.totals == match.totals
    assert (again.status, again.winner, again.next_dealer) == (match.status, match.winner, match.next_dealer)
    assert again.after_end == match.after_end
    assert WRITERS[name](again) == written


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=30)
@given(match=ended_earlier())
def test_what_comes_after_the_end_comes_back(name: str, match: Match) -> None:
    again = read_match(WRITERS[name](match))
    assert again == match
    assert again.after_end == match.after_end
    assert again.counted == match.counted


def dressed(text: str) -> list[str | bytes]:
    """The same file as other programs would hand it over."""
    bare = text.removeprefix(BOM).replace("\r\n", "\n")
    ends = (bare, bare.replace("\n", "\r\n"), bare.replace("\n", "\r"), f"\n\n{bare}\n\n")
    return [form for lines in ends for form in (lines, BOM + lines, lines.encode(), (BOM + lines).encode())]


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=40)
@given(match=matches(most=6), form=st.integers(0, 15))
def test_a_match_comes_back_however_the_file_was_saved(name: str, match: Match, form: int) -> None:
    assert read_match(dressed(WRITERS[name](match))[form]) == match


@pytest.mark.parametrize("name", FORMATS)
def test_the_rich_match_comes_back_however_the_file_was_saved(name: str) -> None:
    for content in dressed(WRITERS[name](rich_match())):
        assert read_match(content) == rich_match()


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_names_may_be_decomposed_in_the_file(name: str, form: str) -> None:
    """Some systems and editors decompose the letters of what they save."""
    match = rich_match()
    normal = "NFC" if form == "NFC" else "NFD"
    assert read_match(unicodedata.normalize(normal, WRITERS[name](match))) == match


@settings(max_examples=40)
@given(matches(most=8))
@example(rich_match())
def test_a_match_goes_through_all_formats(match: Match) -> None:
    first = write_json(match)
    second = write_text(read_match(first))
    third = write_csv(read_match(second))
    assert write_json(read_match(third)) == first


@settings(max_examples=30)
@given(match=matches(most=6), delimiter=st.sampled_from(",;\t"), quoted=st.booleans())
@example(match=rich_match(), delimiter=";", quoted=True)
def test_a_sheet_saved_again_by_a_spreadsheet(match: Match, delimiter: str, quoted: bool) -> None:
    rows = list(csv.reader(io.StringIO(write_csv(match).removeprefix(BOM), newline="")))
    quoting = csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL
    for end in ("\n", "\r\n"):
        out = io.StringIO(newline="")
        csv.writer(out, delimiter=delimiter, quoting=quoting, lineterminator=end).writerows(rows)
        assert read_match(out.getvalue()) == match
        assert read_match(f"{BOM}{out.getvalue()}".encode()) == match


def next_dealers(match: Match) -> list[int]:
    """Who would deal at each entry of the timeline if nothing else were said."""
    start = Table(
        tuple(range(len(match.carried))),
        frozenset(),
        dict(enumerate(match.carried)),
        match.rules_at_start,
        match.first_dealer,
    )
    return [fold(start, match.timeline[:place], endless=True)[0].dealer for place in range(len(match.timeline))]


@settings(max_examples=50)
@given(matches(most=8), st.randoms(use_true_random=False))
@example(rich_match(), random.Random(0))
def test_text_by_hand_without_numbers_and_dealers_and_with_remarks(match: Match, chance: random.Random) -> None:
    dealers = iter([
        (dealer, change.dealer)
        for dealer, change in zip(next_dealers(match), match.timeline, strict=True)
        if isinstance(change, RoundPlayed)
    ])  # fmt: skip
    lines: list[str] = []
    for line in write_text(match).splitlines():
        shown = line
        if line.startswith("round "):
            expected, dealer = next(dealers)
            shown = f"round:{line.partition(':')[2]}"
            if expected == dealer:
                shown = shown.removesuffix(f", dealer {name_text(match.names[dealer])}")
        if chance.random() < 0.5:
            lines += chance.sample(["", "# a remark: with, signs", "   ", "#"], 2)
        lines.append(chance.choice(["", "  ", "\t"]) + shown.strip() + chance.choice(["", " "]))
    assert read_match("\n".join(lines) + "\n") == match


# Damaged files


def same_change(part: Change, whole: Change, name: str) -> bool:
    """In the text notation a hand need not be told after a rami sec, so its line may be cut off."""
    if name == "text" and isinstance(part, RoundPlayed) and part.result.ending is Ending.RAMI_SEC:
        assert isinstance(whole, RoundPlayed)
        points = [[line.points for line in played.lines] for played in (part, whole)]
        return points[0] == points[1] and replace(part, result=whole.result, lines=whole.lines) == whole
    return part == whole


def is_beginning(part: Match, whole: Match, name: str) -> bool:
    """Whether one match is where the other once stood. In CSV each player has a row, so the last may be missing."""
    seats = len(part.carried)
    return (
        part.names == whole.names[: len(part.names)]
        and part.carried == whole.carried[:seats]
        and (seats == len(whole.carried) or (name == "csv" and not part.timeline))
        and part.first_dealer == (whole.first_dealer if whole.first_dealer < seats else 0)
        and part.rules_at_start == whole.rules_at_start
        and all(map(same_change, part.timeline, whole.timeline, [name] * len(part.timeline)))
    )


def read_or_refusal(content: str | bytes) -> Match | RamiError:
    try:
        return read_match(content)
    except RamiError as error:
        return error


@pytest.mark.parametrize("name", FORMATS)
def test_a_file_cut_off_anywhere_is_refused_or_is_the_beginning_of_the_match(name: str) -> None:
    match = rich_match()
    content = WRITERS[name](match).encode()
    found = {end: read_or_refusal(content[:end]) for end in range(len(content))}
    read = {end: part for end, part in found.items() if isinstance(part, Match)}
    wrong = [content[max(0, end - 40) : end] for end, part in read.items() if not is_beginning(part, match, name)]
    assert wrong == []


PIECES = (
    "",
    "\n",
    "\r\n",
    ",",
    '"',
    ":",
    "=",
    "0",
    "-1",
    "99",
    "null",
    "\0",
    "[",
    "}",
    "{}",
    " ",
    "after end\n",
    "é",
    "'",
    "#",
    ";",
)


@composite
def damaged(draw: DrawFn, content: str) -> str | bytes:
    """A file with a few letters or pieces lost, changed, put in, doubled or moved; or with a wrong byte."""
    for _ in range(draw(st.integers(1, 4))):
        start, length = draw(st.integers(0, len(content))), draw(st.integers(0, 20))
        piece = content[start : start + length]
        new = draw(st.one_of(st.sampled_from(PIECES), st.just(piece * 2), st.text(max_size=2)))
        content = content[:start] + new + content[start + length :]
    if draw(st.integers(0, 9)):
        return content
    place = draw(st.integers(0, len(content)))
    return (
        content[:place].encode(errors="replace")
        + draw(st.binary(max_size=3))
        + content[place:].encode(errors="replace")
    )


@pytest.mark.parametrize("name", FORMATS)
@given(data=st.data())
def test_a_damaged_file_is_a_match_or_is_refused(name: str, data: st.DataObject) -> None:
    found = read_or_refusal(data.draw(damaged(WRITERS[name](rich_match()))))
    if isinstance(found, Match):
        assert read_match(write_json(found)) == found
    else:
        assert found.faults


@given(st.one_of(st.binary(max_size=80), st.text(max_size=80)))
def test_any_bytes_are_refused(content: bytes | str) -> None:
    with pytest.raises(RamiError):
        read_match(content)


@pytest.mark.parametrize("name", FORMATS)
@given(text=st.text(max_size=80))
def test_any_text_is_refused_by_every_reader(name: str, text: str) -> None:
    with pytest.raises(RamiError):
        READERS[name](text)


LINES = ["rami match 1", "rami match", "players: Ana, Ben", "players: Ana = 90, Ben, Chi", "dealer: Ben", "rules: easy", "target: 50", "round: out Ana", "round 1: out Ben, dealer Ana", "round: rami sec Ben", "round: blocked", "Ana: 30", "  Ben, never opened: AH XX", "Chi: 0", "Ben: ", "join: Dora", "join: Dora = 3", "leave: Ana", "leave: Ben", "order: Ben, Ana", "after end", "# x", "", ":", '"']  # fmt: skip


@given(st.lists(st.sampled_from(LINES), max_size=10))
def test_lines_in_any_order_are_a_match_or_are_refused(lines: list[str]) -> None:
    found = read_or_refusal("\n".join(["rami match 1", "players: Ana, Ben", *lines]) + "\n")
    if isinstance(found, Match):
        assert read_match(write_json(found)) == found
    else:
        assert found.faults


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", "record/wrong-format"),
        (b"", "record/wrong-format"),
        (" \n\t\r\n", "record/wrong-format"),
        (BOM, "record/wrong-format"),
        (f"{BOM}{BOM}".encode(), "record/wrong-format"),
        ("hello", "record/wrong-format"),
        ("# only a remark\n", "record/wrong-format"),
        ("<html>", "record/wrong-format"),
        ("Rami Match 1\n", "record/wrong-format"),
        ("\n# a game\nrami play 1\nplayers: Ana, Ben\n", "record/played"),
        ('{"format": "rami-play", "version": 99}', "record/played"),
        (bytes(range(256)), "record/not-readable"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "record/not-readable"),
        ("rami match 1\nplayers: Léa, Ben\n".encode("latin-1"), "record/not-readable"),
        ("rami match 1\nplayers: Léa, Ben\n".encode("utf-16"), "record/not-readable"),
        (b"rami match 1\0\nplayers: Ana, Ben\n", "record/wrong-format"),
    ],
    ids=repr,
)
def test_what_is_no_match_at_all(content: str | bytes, code: str) -> None:
    with pytest.raises(RamiError) as refusal:
        read_match(content)
    assert refusal.value.codes == (code,)


def test_bytes_that_are_no_utf_8_are_told_with_their_line() -> None:
    with pytest.raises(RamiError) as refusal:
        decoded("rami match 1\nplayers: Ana, Ben\nround: out Léa\n".encode("latin-1"))
    assert refusal.value.faults[0].values == {"format": "UTF-8", "line": 3, "reason": "invalid continuation byte"}


def test_texts_are_taken_as_they_are() -> None:
    assert decoded("Ngọc") == decoded("Ngọc".encode()) == decoded(f"{BOM}Ngọc".encode()) == "Ngọc"


def test_a_remark_may_come_first_whatever_it_says() -> None:
    assert read_match("# the event of the year\nrami match 1\nplayers: Ana, Ben\n").names == ("Ana", "Ben")


@pytest.mark.parametrize("head", ["", "\n\n", "\r\n \r\n", "# remark\n\n"], ids=repr)
def test_lines_are_counted_as_an_editor_counts_them(head: str) -> None:
    place = f"line {head.count(chr(10)) + 3}"
    with pytest.raises(RamiError) as refusal:
        read_match(f"{head}rami match 1\nplayers: Ana, Ben\nnonsense\n")
    assert refusal.value.faults[0].fields == (place,)


def test_lines_of_json_are_counted_as_an_editor_counts_them() -> None:
    with pytest.raises(RamiError) as refusal:
        read_match('\n\n{\n"format" 5}')
    assert refusal.value.faults[0].values["line"] == 4
