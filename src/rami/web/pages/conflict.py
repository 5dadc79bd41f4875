"""Two phones that wrote different things: both versions side by side, and the choice between them."""

from collections.abc import Sequence
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from rami.keep.deeds import SetAside
from rami.match import Match
from rami.scoring import ScoreLine, score_so_far
from rami.table import RoundPlayed
from rami.web.forms import Form, RoundForm
from rami.web.kept import StaleError
from rami.web.page import Opened, matches_of, opened_to_write, page, see_other
from rami.web.phones import PhoneNames
from rami.web.render import named, shown, struck
from rami.web.round_view import Place, number_of, show
from rami.words.keep import deed_sentence


async def conflict(request: Request, found: Opened, place: Place, typed: RoundForm, seen: int) -> Response:
    """Show both versions side by side: mine, and what another phone wrote since. Neither is chosen beforehand."""
    language = found.visitor.language
    moved = {entry.seq for entry in found.kept.since(seen)} or {found.kept.keep.seq}
    since = [happened for happened in found.kept.history if happened.entry.seq in moved]
    number = place.number or len(since[0].before.every_round) + 1
    theirs = _round(found.match, number)
    before = _round(since[0].before, number)
    same_round = theirs is not None and (before is None or before.result != theirs.result)
    result = place.result(typed, language)
    latest = since[-1].entry
    names = PhoneNames.of(await matches_of(request).store.phones(found.table), language)
    values: dict[str, object] = {
        **found.form_values(),
        "number": number,
        "mine": _points(place.names, score_so_far(result, place.rules)),
        "theirs": _points([found.match.names[p] for p in theirs.seats], theirs.lines)
        if theirs and same_round
        else None,
        "since": [shown(deed_sentence(happened, language, named, struck, names)) for happened in since],
        "by": names[latest.author],
        "at": latest.at,
        "action": f"/m/{found.table}/round/{number}" if same_round or place.number else f"/m/{found.table}/round",
        "fields": _fields(typed),
    }
    return page(request, "conflict.html", values, status=409, visitor=found.visitor)


def _round(match: Match, number: int) -> RoundPlayed | None:
    rounds = match.every_round
    return rounds[number - 1] if number <= len(rounds) else None


def _points(names: Sequence[str], lines: Sequence[ScoreLine | None]) -> list[dict[str, object]]:
    return [
        {"name": name, "points": "–" if line is None else line.points} for name, line in zip(names, lines, strict=True)
    ]


def _fields(typed: RoundForm) -> list[tuple[str, str]]:
    fields = [("ending", typed.ending)]
    if typed.winner is not None:
        fields.append(("winner", str(typed.winner)))
    for seat, (flag, hand) in enumerate(zip(typed.opened, typed.hands, strict=True)):
        fields += [(f"hand-{seat}", hand), *([(f"opened-{seat}", "yes")] if flag else [])]
    return fields


async def settle(request: Request) -> Response:
    """Keep one of two versions; the other stays readable in the history."""
    found = await opened_to_write(request)
    fields = await Form.of(request)
    place = Place.of(found.match, number_of(request))
    typed = RoundForm.read(fields, len(place.names))
    result = place.result(typed, found.visitor.language)
    faults, mine = result.faults(place.rules), fields.text("settle") == "mine"
    if faults:  # what cannot be scored can be neither kept nor set aside
        return show(request, found, place, typed, faults) if mine else see_other(f"/m/{found.table}")
    deed = place.deed(result)
    asked = found.asked(fields.key(), fields.seen())
    try:
        await matches_of(request).write(found.table, deed if mine else SetAside(deed), asked)
    except StaleError as stale:
        return await conflict(request, replace(found, kept=stale.kept), place, typed, stale.seen)
    return see_other(f"/m/{found.table}")
