"""The log of a kept match: undo and redo, what is refused, what each entry changed."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami import Match, RamiError, Rules
from rami.keep.coding import read_deed, write_deed
from rami.keep.deeds import (
    Change,
    Corrected,
    Deed,
    Joined,
    Left,
    PenGiven,
    PenTaken,
    Recorded,
    Redone,
    Removed,
    Renamed,
    Reordered,
    Ruled,
    SetAside,
    Started,
    Undone,
)
from rami.keep.log import Entry, Keep, folded, history
from strategies import scored

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
START = Started(Match.start(["Ana", "Ben"]))

EVERY_DEED: Sequence[Deed] = (
    START,
    Started(Match.start(["Ana", "Ben"], Rules(surcharge=30), carried=[40, 9]).record(scored(0, 30)).join("Chi")),
    Recorded(scored(0, 30)),
    Corrected(1, scored(10, 0)),
    Removed(1),
    Joined("Chi"),
    Joined("Chi", 12),
    Left("Ana", 200),
    Renamed("Ana", "अना"),
    Reordered(("Ben", "Ana")),
    Ruled(Rules(target=150)),
    Undone(),
    Redone(),
    SetAside(Recorded(scored(0, 30))),
    SetAside(Corrected(2, scored(0, 30))),
    PenGiven("2", "Linh"),
    PenTaken("2", ""),
)


def log(*deeds: Deed) -> list[Entry]:
    return [Entry(seq, NOON, "1", str(seq), deed) for seq, deed in enumerate(deeds, 1)]


DONE: Sequence[tuple[Change, Callable[[Match], Match]]] = (
    (Recorded(scored(0, 20)), lambda match: match.record(scored(0, 20))),
    (Corrected(1, scored(10, 0)), lambda match: match.correct(1, scored(10, 0))),
    (Removed(1), lambda match: match.remove(1)),
    (Joined("Chi"), lambda match: match.join("Chi")),
    (Joined("Chi", 12), lambda match: match.join("Chi", 12)),
    (Left("Chi", 200), lambda match: match.join("Chi").leave("Chi", 200)),
    (Renamed("Ana", "अना"), lambda match: match.rename("Ana", "अना")),
    (Reordered(("Ben", "Ana")), lambda match: match.reorder(("Ben", "Ana"))),
    (Ruled(Rules(target=150)), lambda match: match.change_rules(Rules(target=150))),
)
"""What each change does, by the methods of the match."""


@pytest.mark.parametrize(("deed", "done"), DONE, ids=lambda given: type(given).__name__)
def test_each_deed_does_what_the_match_does(deed: Change, done: Callable[[Match], Match]) -> None:
    match = Match.start(["Ana", "Ben"]).record(scored(0, 30))
    before = match.join("Chi") if isinstance(deed, Left) else match
    assert deed.onto(before) == done(match)


@pytest.mark.parametrize("deed", EVERY_DEED, ids=lambda deed: type(deed).__name__)
def test_each_deed_is_read_back_as_it_was_written(deed: Deed) -> None:
    assert read_deed(write_deed(deed)) == deed


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{}", "{", '{"type":"recorded"}', '{"type":"nothing"}', '{"type":"undone","more":1}',
        '{"type":"recorded","result":{}}', '{"type":"recorded","result":[]}', '{"type":"renamed","name":"Ana"}',
        '{"type":"started","match":{"format":"rami-match"}}', '{"type":"started","match":null}',
        '{"type":"set_aside","deed":{"type":"undone"}}', '{"type":"ruled","rules":{"target":7}}', '"NaN"',
    ],
)  # fmt: skip
def test_a_damaged_deed_is_refused_by_a_typed_error(text: str) -> None:
    with pytest.raises(RamiError):
        read_deed(text)


def test_undo_and_redo_step_by_step_and_a_new_deed_clears_what_was_undone() -> None:
    first, second, third = (Recorded(scored(*points)) for points in ((0, 30), (10, 0), (0, 5)))
    steps = log(START, first, second, Undone(), Undone(), Redone(), third)
    totals = [folded(steps[:length]).match.totals for length in range(1, len(steps) + 1)]
    assert totals == [(0, 0), (0, 30), (10, 30), (0, 30), (0, 0), (0, 30), (0, 35)]
    keep = folded(steps)
    assert not keep.can_redo
    with pytest.raises(RamiError, match="keep/nothing-to-redo"):
        keep.after(Entry(8, NOON, "1", "8", Redone()))


def test_nothing_can_be_undone_before_the_first_change() -> None:
    keep = folded(log(START, PenGiven("2", "")))
    assert not keep.can_undo
    with pytest.raises(RamiError, match="keep/nothing-to-undo"):
        keep.after(Entry(3, NOON, "1", "3", Undone()))


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ([], "keep/not-started"),
        (log(Undone()), "keep/not-started"),
        ([Entry(2, NOON, "1", "2", START)], "keep/not-started"),
        (log(START, START), "keep/started-twice"),
        ([*log(START), Entry(3, NOON, "1", "3", Undone())], "keep/stale"),
        ([*log(START), Entry(1, NOON, "1", "1", Undone())], "keep/stale"),
        (log(START, Recorded(scored(0, 30, 9))), "entry/other-players"),
        (log(START, Recorded(scored(0, 100)), Recorded(scored(0, 5))), "match/over"),
    ],
)
def test_a_log_that_cannot_have_happened_is_refused(entries: list[Entry], code: str) -> None:
    with pytest.raises(RamiError) as refused:
        folded(entries)
    assert refused.value.codes == (code,)


def test_what_changes_no_score_can_be_followed_by_redo() -> None:
    keep = folded(
        log(START, Recorded(scored(0, 30)), Undone(), SetAside(Recorded(scored(0, 9))), PenTaken("2", "Linh"))
    )
    assert keep.can_redo
    assert keep.after(Entry(6, NOON, "1", "6", Redone())).match.totals == (0, 30)


def test_history_tells_what_each_entry_changed() -> None:
    recorded, corrected = Recorded(scored(0, 30)), Corrected(1, scored(0, 60))
    told = list(history(log(START, recorded, corrected, Undone(), Redone(), PenGiven("2", ""), SetAside(recorded))))
    assert [happened.subject for happened in told] == [None, recorded, corrected, corrected, corrected, None, None]
    assert [happened.before.totals for happened in told] == [
        (0, 0),
        (0, 0),
        (0, 30),
        (0, 60),
        (0, 30),
        (0, 60),
        (0, 60),
    ]
    assert [happened.after.totals for happened in told] == [
        (0, 0),
        (0, 30),
        (0, 60),
        (0, 30),
        (0, 60),
        (0, 60),
        (0, 60),
    ]


class Naive:
    """Undo and redo as a list of what stands, folded from the start each time."""

    def __init__(self) -> None:
        self.standing: list[int] = []
        self.undone: list[int] = []

    def do(self, what: int | str) -> bool:
        if what == "undo":
            if not self.standing:
                return False
            self.undone.append(self.standing.pop())
        elif what == "redo":
            if not self.undone:
                return False
            self.standing.append(self.undone.pop())
        else:
            assert isinstance(what, int)
            self.standing.append(what)
            self.undone.clear()
        return True


@given(st.lists(st.one_of(st.integers(2, 9), st.sampled_from(["undo", "redo"])), max_size=40))
def test_any_order_of_undo_and_redo_gives_what_a_list_gives(steps: list[int | str]) -> None:
    naive, keep = Naive(), Keep.start(log(Started(Match.start(["Ana", "Ben"], Rules(target=2000))))[0])
    for number, what in enumerate(steps):
        deed = Undone() if what == "undo" else Redone() if what == "redo" else Recorded(scored(0, int(what)))
        entry = Entry(keep.seq + 1, NOON, "1", str(number), deed)
        if naive.do(what):
            keep = keep.after(entry)
        else:
            with pytest.raises(RamiError):
                keep.after(entry)
        assert keep.match.totals == (0, sum(naive.standing))
        assert (keep.can_undo, keep.can_redo) == (bool(naive.standing), bool(naive.undone))
