"""The matches of a device: found by names, forgotten here, erased for good, and everything erased at once."""

import json
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, KeepError
from rami.store import Phone, Role
from rami.web.device import Known, PeopleLog, found, item_of, known_match, known_matches
from rami.web.download import download
from rami.web.page import matches_of, page, see_other
from rami.web.render import local_time, texts
from rami.web.visitor import DEVICE_COOKIE, Visitor

_MOST_SEARCHED: Final = 100


async def past(request: Request) -> Response:
    """List the matches of this device, or those in which names occur."""
    visitor = Visitor.of(request)
    known = await known_matches(matches_of(request), visitor)
    text = request.query_params.get("q", "").strip()[:_MOST_SEARCHED]
    values: dict[str, object] = {
        "rows": [(item_of(each), each) for each in (found(known, text) if text else known)],
        "any": bool(known),
        "text": text,
        "owner": Role.OWNER,
    }
    return page(request, "matches.html", values, visitor=visitor)


async def _phone(request: Request) -> tuple[Visitor, Phone | None]:
    """Give what this device is at a table; a table with a damaged log is none the less known."""
    visitor = Visitor.of(request)
    table = str(request.path_params["table"])
    return visitor, await matches_of(request).store.phone(table, visitor.device) if visitor.known else None


async def forget(request: Request) -> Response:
    """Forget a match on this device, after asking. It goes on for everybody else."""
    visitor, phone = await _phone(request)
    if phone is None:
        return _gone(request)
    if request.method == "POST":
        await matches_of(request).store.forget(phone.table, visitor.device)
        return see_other("/matches")
    speak = texts(visitor.language)
    known = await known_match(matches_of(request), phone)
    notes = [speak("forget-note"), *([speak("forget-owner")] if phone.role is Role.OWNER else [])]
    return _ask(request, visitor, "forget", notes, known)


async def erase(request: Request) -> Response:
    """Erase a match for good, after asking: only the phone that started it may; others can forget it."""
    visitor, phone = await _phone(request)
    if phone is None:
        return _gone(request)
    if phone.role is not Role.OWNER and request.method == "POST":
        raise KeepError([Fault("keep/only-owner")])
    if phone.role is not Role.OWNER:
        return see_other(f"/m/{phone.table}/forget")
    if request.method == "POST":
        await matches_of(request).erase(phone.table)
        return see_other("/matches")
    speak = texts(visitor.language)
    known = await known_match(matches_of(request), phone)
    if known.kept is None:
        return _ask(request, visitor, "erase", [speak("erase-damaged")], known)
    rounds = speak.plain("rounds", count=len(known.kept.keep.match.rounds))
    return _ask(request, visitor, "erase", [speak("erase-note", rounds=rounds)], known)


def _gone(request: Request) -> Response:
    """A form sent twice has done its work; nothing is told of matches that this device does not know."""
    if request.method == "POST":
        return see_other("/matches")
    raise KeepError([Fault("keep/no-such-match")])


async def everything(request: Request) -> Response:
    """Erase everything of this device, after asking: the matches it started for all, the others here."""
    visitor, matches = Visitor.of(request), matches_of(request)
    phones = await matches.store.tables(visitor.device) if visitor.known else ()
    own = [phone for phone in phones if phone.role is Role.OWNER]
    if request.method == "POST":
        for phone in phones:
            await matches.store.forget(phone.table, visitor.device)
        for phone in own:
            await matches.erase(phone.table)
        await PeopleLog(matches, visitor).erase()
        response = see_other("/")
        response.delete_cookie(DEVICE_COOKIE)
        response.headers["clear-site-data"] = '"storage"'
        return response
    speak = texts(visitor.language)
    counts = {"everything-own": len(own), "everything-other": len(phones) - len(own)}
    notes = [speak(message, count=count) for message, count in counts.items() if count]
    return _ask(request, visitor, "everything", [*notes, speak("everything-more")])


def _ask(
    request: Request, visitor: Visitor, what: str, notes: Sequence[Markup], known: Known | None = None
) -> Response:
    values: dict[str, object] = {"what": what, "notes": notes, "item": known and item_of(known)}
    return page(request, "erase.html", values, visitor=visitor)


async def log(request: Request) -> Response:
    """Give the log of a match line by line, as it is kept: what can be saved of a damaged one."""
    visitor, phone = await _phone(request)
    if phone is None:
        raise KeepError([Fault("keep/no-such-match")])
    lines = [
        json.dumps(
            {"seq": seq, "at": local_time(at, visitor.zone).isoformat(), "author": author, "key": key, "body": body},
            ensure_ascii=False,
        )
        for seq, at, author, key, body in await matches_of(request).store.events(phone.table)
    ]
    return download("\n".join([*lines, ""]), "application/jsonl", f"rami-{phone.table}.jsonl")


ROUTES: Final = [
    Route("/matches", past),
    Route("/m/{table}/forget", forget, methods=["GET", "POST"]),
    Route("/m/{table}/erase", erase, methods=["GET", "POST"]),
    Route("/m/{table}/log.jsonl", log),
    Route("/erase", everything, methods=["GET", "POST"]),
]
