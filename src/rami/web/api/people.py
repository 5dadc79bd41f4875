"""Players, seats, rules and target of a match, and undo and redo."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from rami.errors import Fault
from rami.keep.deeds import Deed, Joined, Left, Redone, Renamed, Reordered, Ruled, Undone
from rami.match import Match
from rami.names import clean_name
from rami.rules import Rules
from rami.web.api.access import Access, Writing
from rami.web.api.answers import kept_answer
from rami.web.api.changes import change
from rami.web.api.described import ETAG, NO_BODY, WRITE, answers, body
from rami.web.api.sent import Changing, Sent, fields_as_sent
from rami.web.api.shapes import JOIN, ORDER, RENAME, RULES, TARGET
from rami.web.guard import RefusedError

router = APIRouter(prefix="/matches/{id}", tags=["match"])

Player = Annotated[
    int, Path(ge=1, le=1_000_000, description="The number of the player, from 1 in the order in which they came")
]


def _name(match: Match, number: int) -> str:
    if number > len(match.names):
        raise RefusedError(404, Fault("api/no-such-player", ("number",), {"number": number}))
    return match.names[number - 1]


@router.post(
    "/players",
    status_code=201,
    summary="Let somebody join",
    description="In the last seat, with a starting total; without one, with the highest total.",
    responses=answers(201, "KeptMatch", "The match with the player", WRITE, ETAG),
    openapi_extra=body("Join", {"name": "Dora", "total": 40}),
)
async def add_player(access: Writing, received: Changing) -> Response:
    """Seat somebody."""
    document = received.document(JOIN)
    with fields_as_sent(players=""):
        kept = await change(access, received, lambda _: Joined(document["name"], document.get("total")))
    return kept_answer(kept, status=201)


@router.patch(
    "/players/{number}",
    summary="Rename a player",
    responses=answers(200, "KeptMatch", "The match with the new name", WRITE, ETAG),
    openapi_extra=body("Rename", {"name": "Anna"}),
)
async def rename_player(access: Writing, number: Player, received: Changing) -> Response:
    """Give a player another name; no score moves."""
    new = str(received.document(RENAME)["name"])

    def deed(match: Match) -> Deed | None:
        """Give the deed for the match as it stands."""
        old = _name(match, number)
        return None if clean_name(new) == old else Renamed(old, new)

    return kept_answer(await change(access, received, deed))


@router.delete(
    "/players/{number}",
    summary="Let a player leave",
    description="For good: out of all further rounds and of the end. A target by the number of players falls with it, "
    "which may end the match; `target` keeps or changes it in the same step.",
    responses=answers(200, "KeptMatch", "The match without the player", WRITE, ETAG),
)
async def remove_player(
    access: Writing,
    number: Player,
    received: Changing,
    target: Annotated[int | None, Query(ge=50, le=2000, description="The target in points from here on")] = None,
) -> Response:
    """Take a player out; past rounds stay."""
    received.no_document()
    with fields_as_sent(name="number", players="number"):
        return kept_answer(await change(access, received, lambda match: Left(_name(match, number), target)))


@router.put(
    "/order",
    summary="Change seats",
    description="All who are present, by their names, in their new order.",
    responses=answers(200, "KeptMatch", "The match with those present in their new order", WRITE, ETAG),
    openapi_extra=body("Order", {"players": ["Ben", "Ana"]}),
)
async def change_order(access: Writing, received: Changing) -> Response:
    """Seat those present in another order; scores stay with the person."""
    names = tuple(received.document(ORDER)["players"])

    def deed(match: Match) -> Deed | None:
        """Give the deed for the match as it stands."""
        return None if match.reorder(names).seats == match.seats else Reordered(names)

    with fields_as_sent(order="players", name="players"):
        return kept_answer(await change(access, received, deed))


@router.put(
    "/rules",
    summary="Play on by other rules",
    description="The whole set: a preset and what differs from it. What is left out is as the preset has it, the target "
    "too. No earlier round is scored again.",
    responses=answers(200, "KeptMatch", "The match with the rules", WRITE, ETAG),
    openapi_extra=body("RulesToPlay", {"preset": "rami", "surcharge": 50}),
)
async def change_rules(access: Writing, received: Changing) -> Response:
    """Put other rules in force."""
    document = received.document(RULES)
    new = Rules.of(
        {name: value for name, value in document.items() if name != "preset"}, document.get("preset", "rami")
    )
    return await _ruled(access, received, lambda _: new)


@router.put(
    "/target",
    summary="Change the target",
    description='In points, or "auto": 100 an opponent. The other rules stay.',
    responses=answers(200, "KeptMatch", "The match with the target", WRITE, ETAG),
    openapi_extra=body("Target", {"target": 300}),
)
async def change_target(access: Writing, received: Changing) -> Response:
    """Change the target; it counts for the end at once."""
    document = received.document(TARGET)
    return await _ruled(access, received, lambda now: now.changed(document))


async def _ruled(access: Access, received: Sent, rules_of: Callable[[Rules], Rules]) -> Response:
    def deed(match: Match) -> Deed | None:
        """Give the deed for the match as it stands."""
        new = rules_of(match.rules)
        return None if new == match.rules else Ruled(new)

    return kept_answer(await change(access, received, deed))


@router.post(
    "/undo",
    summary="Take the last change back",
    responses=answers(200, "KeptMatch", "The match before the change", WRITE, ETAG),
    openapi_extra=NO_BODY,
)
async def undo(access: Writing, received: Changing) -> Response:
    """Undo, as often as there is something."""
    received.no_document()
    return kept_answer(await change(access, received, lambda _: Undone()))


@router.post(
    "/redo",
    summary="Do again what was taken back last",
    responses=answers(200, "KeptMatch", "The match with the change", WRITE, ETAG),
    openapi_extra=NO_BODY,
)
async def redo(access: Writing, received: Changing) -> Response:
    """Redo, until something else is changed."""
    received.no_document()
    return kept_answer(await change(access, received, lambda _: Redone()))
