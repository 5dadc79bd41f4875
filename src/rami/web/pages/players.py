"""The players of a running match: they join, leave, get another name, change seats."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, KeepError, MatchError, RamiError
from rami.keep.deeds import Joined, Left, Renamed, Reordered
from rami.match import Match
from rami.names import clean_name, name_key
from rami.players import Player
from rami.rules import MAX_PLAYERS, MIN_PLAYERS
from rami.table import Status
from rami.web.device import known_names
from rami.web.forms import Form
from rami.web.kept import StaleError
from rami.web.page import Opened, faults_by_field, matches_of, opened_to_write, page, see_other
from rami.web.proposals import Proposal, Question, asked, done, done_already, status_of
from rami.web.render import named, texts
from rami.web.rules_form import typed_number
from rami.web.sheet_view import late_persons


async def players(request: Request) -> Response:
    """Show who plays, and in which order."""
    return _show(request, await opened_to_write(request))


def _show(
    request: Request,
    found: Opened,
    order: Sequence[int] | None = None,
    error: RamiError | None = None,
) -> Response:
    match = found.match
    seats = tuple(player.person for player in match.seats)
    by_person = {player.person: player for player in match.players}
    late = late_persons(match)
    values: dict[str, object] = {
        **_common(found),
        "people": [by_person[person] for person in order or seats],
        "gone": [player for player in match.players if not player.present and player.person not in late],
        "late": [by_person[person] for person in late],
        "moved": order is not None and tuple(order) != seats,
        "dealer": match.next_dealer,
        "full": len(seats) == MAX_PLAYERS,
        "errors": faults_by_field(error.faults if error else (), found.visitor.language),
    }
    return page(request, "players.html", values, status=status_of(error), visitor=found.visitor)


def _common(found: Opened) -> dict[str, object]:
    match = found.match
    return {
        **found.form_values(),
        "target": match.target,
        "over": match.status is Status.OVER,
    }


async def order(request: Request) -> Response:
    """Seat those present anew; one step of a move only shows the page with it, and writes nothing."""
    found = await opened_to_write(request)
    form = await Form.of(request)
    back = f"/m/{found.table}/players"
    if done_already(found, form):
        return see_other(back)
    try:
        people = _people(form, found.match)
        proposal = Proposal.of(found, Reordered(tuple(found.match.names[person] for person in people)))
        up = form.number("up")
        if up is not None:
            return _show(request, found, _moved(people, up))
        if people == [player.person for player in found.match.seats]:
            return see_other(back)
        return await done(request, found, proposal, form, back)
    except StaleError as stale:
        return _show(request, replace(found, kept=stale.kept), error=stale)
    except MatchError as error:
        return _show(request, found, error=error)


def _people(form: Form, match: Match) -> list[int]:
    """Give the order sent.

    Raises ``MatchError`` (``match/order``) where somebody is in it who is not known here.
    """
    numbers = [typed_number(text) for text in form.texts("person")]
    people = [number for number in numbers if number is not None and number < len(match.names)]
    if len(people) < len(numbers):
        raise MatchError([Fault("match/order", (), {"expected": tuple(player.name for player in match.seats)})])
    return people


def _moved(people: list[int], place: int) -> list[int]:
    """Move one place up; the first stays."""
    if 0 < place < len(people):
        people[place - 1], people[place] = people[place], people[place - 1]
    return people


async def join(request: Request) -> Response:
    """Ask who joins, and with which total: the highest, unless another is written."""
    found = await opened_to_write(request)
    back = f"/m/{found.table}/players"
    if request.method == "GET":
        may_join = found.match.status is not Status.OVER and len(found.match.seats) < MAX_PLAYERS
        return await _joining(request, found, "", str(_highest(found.match))) if may_join else see_other(back)
    form = await Form.of(request)
    if done_already(found, form):
        return see_other(back)
    name, total = form.text("name"), form.text("total").strip()
    try:
        deed = _joined(name, total, found.match)
        proposal = Proposal.of(found, deed)
        to = f"/m/{found.table}"
        if not proposal.turns and proposal.target == found.match.target:
            return await done(request, found, proposal, form, to)
        return await asked(request, found, proposal, form, _join_question(found, deed))
    except StaleError as stale:
        return await _joining(request, replace(found, kept=stale.kept), name, total, stale)
    except RamiError as error:
        return await _joining(request, found, name, total, error)


def _highest(match: Match) -> int:
    return max(player.total for player in match.seats)


def _joined(name: str, text: str, match: Match) -> Joined:
    """Give what the form asks for; an empty total leaves the highest, which the field shows.

    Raises ``MatchError`` for a total that is no number, with all that the match refuses.
    """
    total = typed_number(text) if text else _highest(match)
    if total is not None:
        return Joined(clean_name(name), total)
    faults = [Fault("match/bad-total", ("total",), {"name": clean_name(name), "value": text[:60]})]
    try:
        match.join(name)
    except MatchError as error:
        faults += error.faults
    raise MatchError(faults)


def _join_question(found: Opened, deed: Joined) -> Question:
    speak, total = texts(found.visitor.language), deed.total or 0
    return Question(
        speak("seat-ask", player=named(deed.name)),
        (speak("seat-starts", player=named(deed.name), total=total), speak("seat-blank")),
        speak("seat-do"),
        {"name": deed.name, "total": str(total)},
        f"/m/{found.table}/players/join",
        f"/m/{found.table}",
    )


async def _joining(
    request: Request,
    found: Opened,
    name: str,
    total: str,
    error: RamiError | None = None,
) -> Response:
    taken = {name_key(known) for known in found.match.names}
    known = [known for known in await known_names(matches_of(request), found.visitor) if name_key(known) not in taken]
    values: dict[str, object] = {
        **_common(found),
        "name": name,
        "total": total,
        "highest": _highest(found.match),
        "known": known,
        "started": bool(found.match.rounds),
        "free": _free(error),
        "errors": faults_by_field(error.faults if error else (), found.visitor.language),
    }
    return page(request, "join_match.html", values, status=status_of(error), visitor=found.visitor)


def _free(error: RamiError | None) -> str:
    """Give a name that nobody has, where the one typed is taken."""
    faults = error.faults if error else ()
    return next((str(fault.values["suggestion"]) for fault in faults if fault.code == "name/taken"), "")


def _person(request: Request, found: Opened) -> Player:
    number = int(request.path_params["person"])
    player = next((player for player in found.match.players if player.person == number), None)
    if player is None:
        raise KeepError([Fault("web/not-found")])
    return player


async def person(request: Request) -> Response:
    """Show one player: the name, and the way out of the match; or give another name."""
    found = await opened_to_write(request)
    player = _person(request, found)
    if request.method == "GET":
        return _one(request, found, player, player.name)
    form = await Form.of(request)
    back = f"/m/{found.table}/players"
    if done_already(found, form):
        return see_other(back)
    name = form.text("name")
    if clean_name(name) == player.name:
        return see_other(back)
    try:
        return await done(request, found, Proposal.of(found, Renamed(player.name, clean_name(name))), form, back)
    except StaleError as stale:
        fresh = replace(found, kept=stale.kept)
        return _one(request, fresh, _person(request, fresh), name, stale)
    except RamiError as error:
        return _one(request, found, player, name, error)


def _one(
    request: Request,
    found: Opened,
    player: Player,
    name: str,
    error: RamiError | None = None,
) -> Response:
    values: dict[str, object] = {
        **_common(found),
        "player": player,
        "name": name,
        "may_leave": player.present and len(found.match.seats) > MIN_PLAYERS,
        "free": _free(error),
        "errors": faults_by_field(error.faults if error else (), found.visitor.language),
    }
    return page(request, "person.html", values, status=status_of(error), visitor=found.visitor)


KEEP: Final = "keep"
FALL: Final = "fall"


async def leave(request: Request) -> Response:
    """Let somebody leave: what becomes of the target is asked, and what follows is shown, before anything is done."""
    found = await opened_to_write(request)
    player = _person(request, found)
    if request.method == "GET":
        return _leaving(request, found, player)
    form = await Form.of(request)
    to = f"/m/{found.table}"
    if done_already(found, form):
        return see_other(to)
    try:
        ways = _ways(found, player)
        way = ways.get(form.text("target") if len(ways) > 1 else FALL)
        return await done(request, found, way, form, to) if way else _leaving(request, found, player, choose=True)
    except StaleError as stale:
        fresh = replace(found, kept=stale.kept)
        return _leaving(request, fresh, _person(request, fresh), stale)
    except MatchError as error:
        return _show(request, found, error=error)


def _ways(found: Opened, player: Player) -> dict[str, Proposal]:
    """Give the ways to leave: only where the target would change with the number of players are there two.

    Raises ``MatchError`` where nobody can leave.
    """
    fall = Proposal.of(found, Left(player.name))
    if found.match.rules.target != "auto":
        return {FALL: fall}
    return {KEEP: Proposal.of(found, Left(player.name, found.match.target)), FALL: fall}


def _leaving(
    request: Request, found: Opened, player: Player, error: RamiError | None = None, *, choose: bool = False
) -> Response:
    try:
        ways = _ways(found, player)
    except MatchError as refused:
        return _show(request, found, error=refused)
    values: dict[str, object] = {
        **_common(found),
        "player": player,
        "ways": ways,
        "fallen": Left(player.name).onto(found.match).target,
        "choose": choose,
        "errors": faults_by_field(error.faults if error else (), found.visitor.language),
    }
    return page(request, "leave.html", values, status=422 if choose else status_of(error), visitor=found.visitor)


ROUTES: Final = (
    Route("/m/{table}/players", players),
    Route("/m/{table}/players/order", order, methods=["POST"]),
    Route("/m/{table}/players/join", join, methods=["GET", "POST"]),
    Route("/m/{table}/players/{person:int}", person, methods=["GET", "POST"]),
    Route("/m/{table}/players/{person:int}/leave", leave, methods=["GET", "POST"]),
)
