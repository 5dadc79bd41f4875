"""The texts of a deal stay as they stand: the order follows from their very bytes."""

from pathlib import Path

import pytest

from cli_runner import Terminal
from rami.play.shuffle import Shuffle, Terms
from rami.records.deal_record import DealRecord, read_deal, write_deal


@pytest.mark.parametrize("text", ["e\u0301", "\uf900", "\u1112\u1161\u11ab", "\u0e33", "\u0958"])
@pytest.mark.parametrize("name", ["Le\u0301a", "L\u00e9a"])
def test_texts_that_are_not_composed_stay_as_they_stand(name: str, text: str) -> None:
    """A phone that types a letter and its accent apart must find its deal fair."""
    terms = Terms(2, ("Ana", name))
    record = DealRecord.revealed(terms, Shuffle(bytes(range(32)), ((name, text),)), [])
    read = read_deal(write_deal(record))
    assert read == record
    assert list(read.findings()) == []


def test_the_command_takes_them_as_they_stand(terminal: Terminal, tmp_path: Path) -> None:
    record = DealRecord.revealed(Terms(2, ("Ana", "Ben")), Shuffle(bytes(range(32)), (("Ben", "e\u0301"),)), [])
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_text(write_deal(record.public), encoding="utf-8")
    after.write_text(write_deal(record), encoding="utf-8")
    ran = terminal.run(["verify-deal", str(after), "--before", str(before), "--lang", "en"])
    assert (ran.code, ran.err) == (0, "")
