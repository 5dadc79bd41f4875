"""Sharing a match, for tests: links, phones that are let in, pens, and what the store knows of them."""

import json
import re
from html import unescape
from typing import Any

import anyio
from keeper import Phone

from rami.store import Role


def kept(phone: Phone, method: str, *values: Any) -> Any:
    """Ask the store."""
    return anyio.run(getattr(phone.matches.store, method), *values)


def token(phone: Phone, role: Role, *, code: bool = False) -> str:
    links = kept(phone, "links", phone.table)
    return next(text for text, opens in links.items() if opens is role and (len(text) == 6) is code)


def roles(phone: Phone) -> dict[str, str]:
    return {known.phone: known.role.value for known in kept(phone, "phones", phone.table)}


def pens(phone: Phone) -> list[tuple[str, str]]:
    """Give what the log says about pens: the deed and the phone."""
    deeds = [json.loads(event.body) for event in kept(phone, "events", phone.table)]
    return [(deed["type"], deed["phone"]) for deed in deeds if deed["type"].startswith("pen")]


def let_in(owner: Phone, role: Role = Role.WATCH, name: str = "") -> Phone:
    """Let another browser in by a link."""
    other = Phone(owner.app)
    answer = other.client.get(f"/join/{token(owner, role)}")
    assert answer.status_code == 200, answer.text
    other.table = owner.table
    if name:
        assert other.post("/share/name", {"name": name}).status_code == 303
    return other


def pen(phone: Phone, do: str, other: str, **more: Any) -> Any:
    return phone.post("/pen", {"do": do, "phone": other}, **more)


def text_of(page: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page)))
