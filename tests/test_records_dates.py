"""The date of a match in its files: local time with its offset, for people; readers leave it out of the match."""

import csv
import io
import json
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.strategies import played

from rami import RamiError
from rami.records import WRITERS, read_json, read_match, write_csv, write_json, write_text
from rami.records.schema import match_schema

SCHEMA: Any = Draft202012Validator(match_schema())
MATCH = played(3, (0, 30, 25), (40, 0, 10))
LATE = datetime(2026, 7, 30, 23, 30, tzinfo=timezone(timedelta(hours=2)))
DATES = [
    (LATE, "2026-07-30T23:30:00+02:00"),
    (LATE.astimezone(UTC), "2026-07-30T21:30:00+00:00"),
    (datetime(2026, 7, 31, 3, 0, 5, 999, tzinfo=timezone(timedelta(hours=5, minutes=30))), "2026-07-31T03:00:05+05:30"),
]


@pytest.mark.parametrize(("date", "written"), DATES)
def test_c81_the_date_is_local_with_its_offset(date: datetime, written: str) -> None:
    assert json.loads(write_json(MATCH, date))["date"] == written
    assert write_text(MATCH, date).splitlines()[1] == f"# date: {written}"
    first, second, *_ = csv.DictReader(io.StringIO(write_csv(MATCH, date).removeprefix("\ufeff"), newline=""))
    assert (first["date"], second["date"]) == (written, "")


@pytest.mark.parametrize("name", WRITERS)
def test_a_file_with_a_date_is_the_same_match(name: str) -> None:
    assert read_match(WRITERS[name](MATCH, LATE)) == MATCH
    assert "2026" not in WRITERS[name](MATCH)


@pytest.mark.parametrize("date", ["2026-07-30T23:30:00+02:00", "2026-07-30T23:30Z", "2026-07-30T23:30-11:00"])
def test_a_date_in_json_has_a_time_and_an_offset(date: str) -> None:
    document = json.loads(write_json(MATCH, LATE))
    assert read_json(json.dumps({**document, "date": date})) == MATCH
    assert SCHEMA.is_valid({**document, "date": date})


@pytest.mark.parametrize("date", ["", "yesterday", "2026-07-30", "2026-07-30T23:30:00", "٢٠٢٦-07-30T23:30Z", 5, None])
def test_another_date_is_refused(date: object) -> None:
    document = {**json.loads(write_json(MATCH, LATE)), "date": date}
    with pytest.raises(RamiError) as caught:
        read_json(json.dumps(document))
    assert [(fault.code, fault.fields) for fault in caught.value.faults] == [("record/wrong-type", ("date",))]
    assert not SCHEMA.is_valid(document)
