"""Matches as files, for tests of the pages: taken in, refused, and one in which much happens."""

import re
from datetime import UTC, datetime
from html import unescape
from typing import Any

from keeper import Phone
from tests.strategies import played, scored

from rami import Match, RoundResult, Rules
from rami.records import write_json

LATE = datetime(2026, 7, 30, 21, 30, tzinfo=UTC)


def at(phone: Phone, moment: datetime, zone: str = "Europe/Paris") -> Phone:
    """Set the clock of the server and the zone of a phone."""
    phone.matches._now = lambda: moment  # type: ignore[method-assign]
    phone.client.cookies.set("rami_zone", zone)
    return phone


def keep(phone: Phone, match: Match) -> Phone:
    """Keep a match that was read from a file."""
    answer = paste(phone, write_json(match))
    assert answer.status_code == 303, answer.text
    phone.table = answer.headers["location"].rsplit("/", 1)[1]
    return phone


def paste(phone: Phone, text: str, key: str | None = None) -> Any:
    data = {"text": text, "key": key or phone.key()}
    return phone.client.post("/import", data=data, files={"file": ("", b"")}, follow_redirects=False)


def upload(phone: Phone, content: bytes, key: str | None = None) -> Any:
    files = {"file": ("match", content, "application/octet-stream")}
    return phone.client.post("/import", data={"key": key or phone.key()}, files=files, follow_redirects=False)


def told(answer: Any) -> list[str]:
    """The sentences of a refusal."""
    alert = answer.text[answer.text.index('id="mistakes"') :]
    part = alert[: alert.index("</section>")]
    return [unescape(re.sub(r"<[^>]+>", "", item)) for item in re.findall(r"</svg><span>(.*?)</span>", part, re.DOTALL)]


def rich() -> Match:
    """A match in which people come and go, rules change, and rounds lie after the end."""
    match = played(3, (0, 30, 25), (40, 0, 10), carried=[5, 0, 7]).join("خالد").change_target(100)
    match = match.record(RoundResult(["", "KH K? 9?", 30, 8], winner=0, opened=[True, False, True, True])).leave("Ben")
    match = match.change_rules(Rules(target=100, surcharge=30)).record(scored(0, 20, 15))
    return match.record(scored(0, 9, 9)).correct(4, scored(0, 50, 15))
