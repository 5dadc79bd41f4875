"""Sharing a match: its links and code, the phones at the table, and the pen that goes round."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, KeepError
from rami.keep.deeds import PenGiven, PenTaken
from rami.names import clean_name, name_faults, name_key
from rami.store import Phone, Role
from rami.web.forms import Form
from rami.web.page import Opened, matches_of, opened, opened_to_write, page, see_other, sentences
from rami.web.phones import PhoneNames, TableState
from rami.web.qr import join_url, qr_code
from rami.web.render import render, shown
from rami.web.tokens import shown_code

_LONGEST_NAME: Final = 60
_LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})


async def share(request: Request) -> Response:
    """Show how others get in, and who is in."""
    return await _show(request, await opened(request))


async def _show(request: Request, found: Opened, typed: str | None = None, errors: tuple[str, ...] = ()) -> Response:
    table = await TableState.of(matches_of(request), found.kept)
    watch = join_url(request, table.link(Role.WATCH))
    taken = {name_key(phone.name) for phone in table.phones if phone.name}
    values: dict[str, object] = {
        **phones_values(found, table),
        "watch_link": watch,
        "pen_link": join_url(request, table.link(Role.PEN)) if found.writes else "",
        "qr": qr_code(watch),
        "code": shown_code(table.code),
        "address": f"{request.url.netloc}/join",
        "local": request.url.hostname in _LOCAL,
        "players": [player.name for player in found.match.players if name_key(player.name) not in taken],
        "name": found.phone.name if typed is None else typed,
        "errors": errors,
    }
    return page(request, "share.html", values, status=422 if errors else 200, visitor=found.visitor)


def phones_values(found: Opened, table: TableState) -> dict[str, object]:
    """Give what the list of phones shows."""
    names = table.names(found.visitor.language)
    own = found.phone
    return {
        "table": found.table,
        "phones": [_phone(phone, names, own) for phone in table.phones],
        "takers": [_phone(phone, names, own) for phone in table.phones if phone.role is Role.WATCH],
        "own": own.phone,
        "role": own.role.value,
        "writes": found.writes,
        "asks": own.asks,
        "seq": found.kept.keep.seq,
    }


def _phone(phone: Phone, names: PhoneNames, own: Phone) -> dict[str, object]:
    return {
        "number": phone.phone,
        "name": names[phone.phone],
        "role": phone.role.value,
        "asks": phone.asks and not phone.role.writes,
        "own": phone.phone == own.phone,
    }


def state(_request: Request, found: Opened, table: TableState) -> tuple[object, ...]:
    """Give what the list of phones depends on: the revision too, since it names the forms of the list."""
    seq, own = found.kept.keep.seq, found.phone.phone
    return seq, own, tuple((phone.phone, phone.name, phone.role, phone.asks) for phone in table.phones)


def html(_request: Request, found: Opened, table: TableState) -> str:
    """Render the list of phones."""
    return render("_phones.html", found.visitor.language, phones_values(found, table))


async def name(request: Request) -> Response:
    """Give this phone a name: a player's, by one tap, or another."""
    found = await opened(request)
    store = matches_of(request).store
    typed = (await Form.of(request)).text("name")
    new = clean_name(typed)
    others = [phone.name for phone in await store.phones(found.table) if phone.phone != found.phone.phone]
    faults = name_faults(new, [other for other in others if other])
    if not faults and len(new) > _LONGEST_NAME and new not in found.match.names:
        faults = (Fault("web/bad-form", ("name",), {"field": "name"}),)
    if faults:
        told = tuple(str(shown(sentence)) for sentence in sentences(faults, found.visitor.language))
        return await _show(request, found, typed, told)
    await store.change_phone(found.table, found.phone.phone, name=new)
    await matches_of(request).bus.publish(found.table)
    return see_other(f"/m/{found.table}/share")


async def ask(request: Request) -> Response:
    """Ask for the pen, or ask no longer."""
    found = await opened(request)
    form = await Form.of(request)
    if not found.writes:
        asks = form.text("do") != "withdraw"
        await matches_of(request).store.change_phone(found.table, found.phone.phone, asks=asks)
        await matches_of(request).bus.publish(found.table)
    return _back(found, form)


async def pen(request: Request) -> Response:
    """Give the pen, take it back, hand it over, or not now."""
    found = await opened(request)
    form = await Form.of(request)
    key = form.key()
    if found.kept.done(key):
        return _back(found, form)
    if not found.writes:
        raise KeepError([Fault("keep/only-watching")])
    phones = await matches_of(request).store.phones(found.table)
    other = next((phone for phone in phones if phone.phone == form.text("phone")), None)
    if other is None:
        raise KeepError([Fault("pen/no-such-phone")])
    do = form.text("do")
    if do in ("give", "hand"):
        await _give(request, found, other, key)
    if do == "take":
        await _take(request, found, other, key)
    if do == "hand" and found.phone.role is Role.PEN:
        await _take(request, found, found.phone, f"{key}-hand")
    if do == "refuse":
        await matches_of(request).store.change_phone(found.table, other.phone, asks=False)
        await matches_of(request).bus.publish(found.table)
    return _back(found, form)


async def _give(request: Request, found: Opened, other: Phone, key: str) -> None:
    """Write it down first, then let the phone write: nobody writes without the log telling why.

    A form that came too late is remembered too: sent again, it must not give what somebody has taken since.
    """
    matches = matches_of(request)
    if other.role.writes:
        await matches.write(found.table, None, found.asked(key, None))
        return
    await matches.write(found.table, PenGiven(other.phone, other.name), found.asked(key, None))
    await matches.store.change_phone(found.table, other.phone, role=Role.PEN, asks=False)
    await matches.bus.publish(found.table)


async def _take(request: Request, found: Opened, other: Phone, key: str) -> None:
    """Stop the phone first, then write it down. The phone that started the match can never be stopped."""
    if other.role is Role.OWNER:
        raise KeepError([Fault("pen/owner-stays")])
    matches = matches_of(request)
    if not other.role.writes:
        await matches.write(found.table, None, found.asked(key, None))
        return
    await matches.store.change_phone(found.table, other.phone, role=Role.WATCH)
    await matches.write(found.table, PenTaken(other.phone, other.name), found.asked(key, None))


async def links(request: Request) -> Response:
    """Make new links; the old ones open nothing any more."""
    found = await opened_to_write(request)
    if found.phone.role is not Role.OWNER:
        raise KeepError([Fault("pen/only-owner")])
    await matches_of(request).new_links(found.table)
    return see_other(f"/m/{found.table}/share")


def _back(found: Opened, form: Form) -> Response:
    return see_other(f"/m/{found.table}/share" if form.text("to") == "share" else f"/m/{found.table}")


ROUTES = [
    Route("/m/{table}/share", share),
    Route("/m/{table}/share/name", name, methods=["POST"]),
    Route("/m/{table}/ask", ask, methods=["POST"]),
    Route("/m/{table}/pen", pen, methods=["POST"]),
    Route("/m/{table}/share/links", links, methods=["POST"]),
]
