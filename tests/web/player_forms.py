"""Players of a match, for tests of their pages: three at a table, who joins, who looks on, what a page tells."""

import re
from html import unescape
from typing import Any

from keeper import Phone

from rami.store import Role


def three(phone: Phone) -> Phone:
    """Give a match of three with the totals 40, 30, 35 after two rounds; the third player deals next."""
    phone.start(3)
    assert phone.record("", 30, 25).status_code == 303
    assert phone.record(40, "", 10).status_code == 303
    return phone


def watcher(phone: Phone) -> Phone:
    """Let another phone look on."""
    other = Phone(phone.app)
    other.client.cookies.set("rami_device", "w" * 22)
    store: Any = phone.matches.store
    known = next(iter(store._phones.values()))
    store._phones[phone.table, "w" * 22] = known._replace(device="w" * 22, phone="2", role=Role.WATCH)
    other.table = phone.table
    return other


def told(answer: Any) -> str:
    """Give the words of a page, in their order."""
    body = answer.text[answer.text.index("</header>") :]
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", body)))


def join(phone: Phone, name: str, total: str = "", **more: str) -> Any:
    return phone.post("/players/join", {"name": name, "total": total, **more})


def names(phone: Phone) -> list[str]:
    return [player.name for player in phone.match.players]
