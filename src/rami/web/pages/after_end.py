"""Rounds after the end of a match: let them count, strike them out, or leave them. Nothing is dropped unasked."""

from bisect import bisect_left
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import RamiError
from rami.keep.deeds import Removed, Ruled
from rami.match import Match
from rami.rules import OPTIONS
from rami.web.forms import Form
from rami.web.kept import Request as Asked
from rami.web.kept import StaleError
from rami.web.page import Opened, faults_by_field, matches_of, opened_to_write, page, see_other
from rami.web.proposals import Proposal, done_already, status_of
from rami.web.sheet_view import SheetView

_STEP: Final = 50
"""The proposed target is a multiple of this, in points."""


async def after_end(request: Request) -> Response:
    """Show the rounds after the end, and what can become of them."""
    return _show(request, await opened_to_write(request))


def _show(request: Request, found: Opened, error: RamiError | None = None) -> Response:
    match, view = found.match, SheetView.of(found.match)
    target = counting_target(match)
    values: dict[str, object] = {
        **found.form_values(),
        "players": match.players,
        "rows": [row for row in view.rows if not row.counts],
        "target": target,
        "most": OPTIONS["target"].high,
        "raised": target and Proposal.of(found, _raised(match, target)),
        "errors": faults_by_field(error.faults if error else (), found.visitor.language),
    }
    return page(request, "after_end.html", values, status=status_of(error), visitor=found.visitor)


def _raised(match: Match, target: int) -> Ruled:
    return Ruled(match.rules.changed({"target": target}))


def counting_target(match: Match) -> int | None:
    """Give the lowest round target with which every round of a match counts; None where there is none.

    >>> from rami import RoundResult
    >>> match = Match.start(["Ana", "Ben"])
    >>> for sum_ in (60, 30, 30):
    ...     match = match.record(RoundResult(["", sum_], winner=0, opened=[True, True]))
    >>> match = match.correct(1, RoundResult(["", 110], winner=0, opened=[True, True]))
    >>> len(match.after_end), counting_target(match), counting_target(match.change_target(200)) is None
    (2, 150, True)
    """
    if not match.after_end:
        return None
    targets = range((match.target // _STEP + 1) * _STEP, OPTIONS["target"].high + 1, _STEP)
    # A higher target never ends a match earlier, so the first that lets all count can be found by halving.
    place = bisect_left(targets, True, key=lambda target: not match.change_target(target).after_end)
    return targets[place] if place < len(targets) else None


async def count(request: Request) -> Response:
    """Raise the target, so that the rounds count."""
    found = await opened_to_write(request)
    form = await Form.of(request)
    to = f"/m/{found.table}"
    target = form.number("target")
    if done_already(found, form) or target is None:
        return see_other(to)
    try:
        asked = found.asked(form.key(), form.seen())
        await matches_of(request).write(found.table, _raised(found.match, target), asked)
    except StaleError as stale:
        return _show(request, replace(found, kept=stale.kept), stale)
    except RamiError as error:
        return _show(request, found, error)
    return see_other(to)


async def strike(request: Request) -> Response:
    """Strike the rounds out, the last first: a deed for each."""
    found = await opened_to_write(request)
    form = await Form.of(request)
    key, seen = form.key(), form.seen()
    rounds = len(found.match.every_round)
    first = rounds - len(found.match.after_end) + 1
    kept = found.kept
    try:
        for number in range(rounds, first - 1, -1):
            asked = Asked(found.phone.phone, f"{key}-{number}", seen)
            kept = await matches_of(request).write(found.table, Removed(number), asked)
            seen = kept.keep.seq
    except StaleError as stale:
        return _show(request, replace(found, kept=stale.kept), stale)
    return see_other(f"/m/{found.table}")


ROUTES: Final = (
    Route("/m/{table}/after-end", after_end),
    Route("/m/{table}/after-end/count", count, methods=["POST"]),
    Route("/m/{table}/after-end/strike", strike, methods=["POST"]),
)
