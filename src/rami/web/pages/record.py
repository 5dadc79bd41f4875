"""Recording a round, correcting one, striking one out."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rami.errors import Fault
from rami.keep.deeds import Removed
from rami.table import Status
from rami.web.correction import consequences
from rami.web.forms import Form, RoundForm
from rami.web.kept import StaleError
from rami.web.page import Opened, matches_of, opened_to_write, page, see_other
from rami.web.pages.conflict import conflict
from rami.web.render import render
from rami.web.round_view import Place, number_of, round_values, show


async def form(request: Request) -> Response:
    """Show the form."""
    found = await opened_to_write(request)
    place = Place.of(found.match, number_of(request))
    return show(request, found, place, place.form())


async def preview(request: Request) -> Response:
    """Answer what the form comes to so far: nothing is written."""
    found = await opened_to_write(request)
    fields = await Form.of(request)
    before = _as_seen(found, fields.seen())
    place = Place.of(before.match, number_of(request))
    typed = RoundForm.read(fields, len(place.names))
    html = render("_preview.html", found.visitor.language, round_values(before, place, typed))
    return HTMLResponse(html, headers={"cache-control": "no-store"})


async def save(request: Request) -> Response:
    """Write the round down, or show what is wrong with it, or that somebody else was first."""
    found = await opened_to_write(request)
    fields = await Form.of(request)
    key, seen = fields.key(), fields.seen()
    if found.kept.done(key):
        return see_other(f"/m/{found.table}")
    number = number_of(request)
    before = _as_seen(found, seen)
    place = Place.of(before.match, number)
    typed = RoundForm.read(fields, len(place.names))
    result = place.result(typed, found.visitor.language)
    faults = result.faults(place.rules)
    if faults:
        return show(request, before, place, typed, faults)
    if place.unchanged(result):
        return show(request, before, place, typed, (Fault("keep/nothing-changes"),))
    try:
        kept = await matches_of(request).write(found.table, place.deed(result), found.asked(key, seen))
    except StaleError as stale:
        return await conflict(request, replace(found, kept=stale.kept), place, typed, stale.seen)
    over = kept.keep.match.status is Status.OVER and found.match.status is not Status.OVER
    return see_other(f"/m/{found.table}/end" if over else f"/m/{found.table}")


def _as_seen(found: Opened, seen: int | None) -> Opened:
    """Give the match as the writer saw it, so that a page shown again still knows that it is stale."""
    return found if seen is None else replace(found, kept=found.kept.as_of(seen))


async def remove(request: Request) -> Response:
    """Strike a round out after asking."""
    found = await opened_to_write(request)
    number = number_of(request)
    place = Place.of(found.match, number)
    assert number is not None
    if request.method == "POST":
        fields = await Form.of(request)
        await matches_of(request).write(found.table, Removed(number), found.asked(fields.key(), fields.seen()))
        return see_other(f"/m/{found.table}")
    after = found.match.remove(number)
    values: dict[str, object] = {
        **found.form_values(),
        "number": number,
        "names": place.names,
        "consequences": consequences(found.match, after, found.visitor.language),
    }
    return page(request, "remove.html", values, visitor=found.visitor)
