"""The rounds of a match: record, read, correct, remove."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from rami.keep.deeds import Corrected, Deed, Recorded, Removed
from rami.match import Match
from rami.records.json_record import result_from
from rami.table import RoundPlayed
from rami.web.api.access import Language, Reading, Writing
from rami.web.api.answers import answer, kept_answer, names_of, round_document
from rami.web.api.changes import change
from rami.web.api.described import ETAG, READ, WRITE, answers, body
from rami.web.api.sent import Changing
from rami.web.api.shapes import ENTRY

router = APIRouter(prefix="/matches/{id}/rounds", tags=["rounds"])

Number = Annotated[int, Path(ge=1, le=1_000_000, description="The number of the round, from 1")]

_EXAMPLE: Final[dict[str, Any]] = {
    "ending": "normal",
    "winner": 0,
    "hands": [[], ["AH", "XX", "5C"]],
    "opened": [True, True],
}


@router.post(
    "",
    status_code=201,
    summary="Record a round",
    responses=answers(201, "RecordedRound", "The match with the round", WRITE, ETAG),
    openapi_extra=body("RoundEntry", _EXAMPLE),
)
async def record_round(access: Writing, received: Changing, language: Language) -> Response:
    """Write the next round down. Who deals need not be said."""
    result = result_from(received.document(ENTRY))
    kept = await change(access, received, lambda _: Recorded(result))
    number = len(kept.keep.match.every_round)
    more = {"round": round_document(kept.keep.match, number, language)}
    return kept_answer(kept, status=201, more=more, language=language)


@router.get(
    "/{number}",
    summary="Read a round and why it scored so",
    responses=answers(200, "KeptRound", "The round", READ),
)
async def read_round(access: Reading, number: Number, language: Language) -> Response:
    """Show one round with the derivation of each score."""
    return answer(round_document(access.kept.keep.match, number, language), language=language)


@router.put(
    "/{number}",
    summary="Correct a round",
    description="Scored with the players, rules and dealer of then. Where nothing differs, nothing is written.",
    responses=answers(200, "RecordedRound", "The match with the round corrected", WRITE, ETAG),
    openapi_extra=body("RoundEntry", _EXAMPLE),
)
async def correct_round(
    request: Request, access: Writing, number: Number, received: Changing, language: Language
) -> Response:
    """Write a round anew; the old one stays in the history."""
    result = result_from(received.document(ENTRY))

    def deed(match: Match) -> Deed | None:
        """Give the deed for the match as it stands."""
        old = match.round(number)
        request.state.names = names_of(match, old)
        new = RoundPlayed.of(result, old.seats, old.dealer, old.rules)
        return None if new.result == old.result else Corrected(number, result)

    kept = await change(access, received, deed)
    more = {"round": round_document(kept.keep.match, number, language)}
    return kept_answer(kept, more=more, language=language)


@router.delete(
    "/{number}",
    summary="Remove a round",
    responses=answers(200, "KeptMatch", "The match without the round", WRITE, ETAG),
)
async def remove_round(access: Writing, number: Number, received: Changing) -> Response:
    """Strike a round out; it stays in the history."""
    received.no_document()
    return kept_answer(await change(access, received, lambda _: Removed(number)))
