"""Two pages that wrote different things: both versions side by side, and the choice between them."""

from collections.abc import Sequence
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from rami.keep.deeds import SetAside
from rami.match import Match
from rami.scoring import ScoreLine, score_so_far
from rami.table import RoundPlayed, Status
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
    if place.number is None:
        goes = Place.of(found.match, number) if same_round else _next(found.match)
    else:
        goes = _moved(place, since[0].before, found.match)
        same_round = same_round and goes is not None and goes.number == number
    result = place.result(typed, language)
    latest = since[-1].entry
    names = PhoneNames.of(await matches_of(request).store.phones(found.table), language)
    values: dict[str, object] = {
        **found.form_values(),
        "number": number,
        "mine": _points(place.names, score_so_far(result, (goes or place).rules)),
        "theirs": _points([found.match.names[p] for p in theirs.seats], theirs.lines)
        if theirs and same_round
        else None,
        "since": [shown(deed_sentence(happened, language, named, struck, names)) for happened in since],
        "by": names[latest.author],
        "at": latest.at,
        "action": f"/m/{found.table}{goes.path}" if goes else None,
        "fields": _fields(typed.seated(place.people, goes.people)) if goes else [],
        "others": goes is not None and set(goes.people) != set(place.people),
    }
    return page(request, "conflict.html", values, status=409, visitor=found.visitor)


def _next(match: Match) -> Place | None:
    """Where the next round goes; None where the match is over."""
    return None if match.status is Status.OVER else Place.of(match, None)


def _moved(place: Place, before: Match, now: Match) -> Place | None:
    """Where a round that was to be corrected is now: its number may be another after a round was struck out, or it is gone."""
    old, rounds = place.old, now.every_round
    assert old is not None
    assert place.number is not None
    same = [
        number
        for number, each in enumerate(rounds, 1)
        if (each.result, each.seats, each.dealer) == (old.result, old.seats, old.dealer)
    ]
    if place.number in same or (not same and len(rounds) == len(before.every_round)):
        return Place.of(now, place.number)
    return Place.of(now, same[0]) if len(same) == 1 else None


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
    if fields.text("others") and fields.text("settle") == "mine":  # who sits there is another than who was typed
        return show(request, found, place, typed)
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
