"""Matches: start one or read one in, look at it, take it out, its links and its history."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Header, Query
from starlette.requests import Request
from starlette.responses import Response

from rami.errors import Fault
from rami.keep.deeds import Started
from rami.match import Match
from rami.records import WRITERS
from rami.records import read_match as read_file
from rami.records.json_record import match_from, rules_from
from rami.store import Role, SeqTakenError
from rami.web.api.access import AUTHOR, AllMatches, Language, Owning, Reading
from rami.web.api.answers import (
    answer,
    entity_tag,
    history_document,
    kept_answer,
    kept_document,
    links_document,
)
from rami.web.api.described import ETAG, NO_BODY, OPEN, OWN, READ, answers, body, refusals
from rami.web.api.sent import Keyed, Posted, Sent
from rami.web.api.shapes import NEW_OR_WHOLE
from rami.web.guard import RefusedError
from rami.web.kept import Matches
from rami.web.kept import Request as Asked
from rami.web.tokens import new_table_id, new_token, table_id_of

router = APIRouter(prefix="/matches", tags=["match"])

_LEAST_KEY: Final = 16
_TEXTS: Final = ("text/plain", "text/csv")
_EXAMPLE: Final = {"players": ["Ana", "Ben"], "carried": [40, 30], "first_dealer": 1, "rules": {"preset": "rami"}}
_FORMATS: Final = {
    "json": ("json", "application/json"),
    "csv": ("csv", "text/csv; charset=utf-8"),
    "txt": ("text", "text/plain; charset=utf-8"),
}


@router.post(
    "",
    status_code=201,
    summary="Start a match, or read one in",
    description="The answer holds the links of the match and the token of its owner; nobody else has them. The body is a "
    "new match, or a whole match as JSON, text or CSV. With an Idempotency-Key, of at least 16 random characters here, a "
    "request sent again gives the match that it started.",
    responses=answers(201, "StartedMatch", "The match and its links", OPEN, ETAG),
    openapi_extra=body("MatchToStart", _EXAMPLE, _TEXTS),
)
async def start_match(request: Request, matches: AllMatches, received: Keyed) -> Response:
    """Start a match; who has its links may do the rest."""
    if received.key is not None and len(received.key) < _LEAST_KEY:
        raise RefusedError(422, Fault("api/key-short", ("Idempotency-Key",), {"least": _LEAST_KEY}))
    table = await _started(matches, received, _match(received))
    kept = (await matches.load(table)).as_of(1)
    phones = await matches.store.phones(table)
    more = {
        "links": links_document(request, await matches.store.links(table), Role.OWNER),
        "owner": next((phone.device for phone in phones if phone.phone == AUTHOR), ""),
    }
    headers = {"location": f"{request.scope['root_path']}/v1/matches/{table}"}
    return kept_answer(kept, status=201, more=more, headers=headers)


def _match(received: Sent) -> Match:
    if received.media_type in _TEXTS:
        return read_file(received.content)
    document = received.document(NEW_OR_WHOLE)
    if "format" in document:
        return match_from(document)
    return Match.start(
        document["players"],
        rules_from(document.get("rules", {})),
        carried=document.get("carried"),
        first_dealer=document.get("first_dealer", 0),
    )


async def _started(matches: Matches, received: Sent, match: Match) -> str:
    """Begin the match; the key leads to its table, so that the same request never begins two."""
    while True:
        table = table_id_of(received.key) if received.key else new_table_id()
        try:
            await matches.create(table, Started(match), new_token(), Asked(AUTHOR, received.log_key), "API")
        except SeqTakenError:
            if received.key is None or not await matches.store.last(table):
                continue  # an id or a code that is taken already
            if received.done(await matches.load(table)) is None:
                raise
        return table


@router.get(
    "/{id}",
    summary="Read a match",
    description="The match document with its sheet, and the revision, which is also the ETag.",
    responses={**answers(200, "KeptMatch", "The match", READ, ETAG), 304: {"description": "Still this revision"}},
)
async def read_match(
    access: Reading,
    known: Annotated[
        str | None, Header(alias="If-None-Match", description="The ETag of the revision that is known")
    ] = None,
) -> Response:
    """Show the match as it stands."""
    tag = entity_tag(access.kept)
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    tags = {part.strip().removeprefix("W/") for part in (known or "").split(",")}
    if tag in tags or "*" in tags:
        return Response(status_code=304, headers=headers)
    return answer(kept_document(access.kept), headers=headers)


@router.delete(
    "/{id}",
    status_code=204,
    summary="Erase a match",
    description="Only with the token of the owner. The match, its history and its links are gone for good.",
    responses={204: {"description": "Erased"}, **refusals(OWN)},
)
async def erase_match(access: Owning, received: Posted) -> Response:
    """Erase the match for good."""
    received.no_document()
    await access.matches.erase(access.table)
    return Response(status_code=204)


@router.get(
    "/{id}/export",
    summary="Take a match out",
    description="As JSON, CSV or text; each of them is read back to the same match.",
    response_class=Response,
    responses={
        200: {
            "description": "The match",
            "content": {kind.partition(";")[0]: {"schema": {}} for _, kind in _FORMATS.values()},
        },
        **refusals(READ),
    },
)
async def export_match(
    access: Reading,
    form: Annotated[Literal["json", "csv", "txt"], Query(alias="format", description="The format")] = "json",
) -> Response:
    """Give the match as a file."""
    writer, kind = _FORMATS[form]
    headers = {
        "content-type": kind,
        "content-disposition": f'attachment; filename="rami-{access.table}.{form}"',
        "cache-control": "no-store",
    }
    text = WRITERS[writer](access.kept.keep.match, access.kept.changed_at)
    return Response(text.encode(), headers=headers)


@router.get(
    "/{id}/links",
    summary="The links of a match",
    description="The token of the watch link is told that link and the code only.",
    responses=answers(200, "Links", "Links, tokens and the code", READ),
)
async def read_links(request: Request, access: Reading) -> Response:
    """Give what others need to get in."""
    return answer(links_document(request, await access.matches.store.links(access.table), access.role))


@router.post(
    "/{id}/links",
    status_code=201,
    summary="Make new links",
    description="Only with the token of the owner. The old links and their tokens open nothing any more; phones that "
    "are in stay in.",
    responses=answers(201, "Links", "The new links, tokens and code", OWN),
    openapi_extra=NO_BODY,
)
async def new_links(request: Request, access: Owning, received: Posted) -> Response:
    """Make the links anew."""
    received.no_document()
    await access.matches.new_links(access.table)
    links = await access.matches.store.links(access.table)
    return answer(links_document(request, links, access.role), status=201)


@router.get(
    "/{id}/history",
    summary="Everything that was ever done",
    description="Corrected and undone entries included, the oldest first. The author is the number of a phone, or "
    "`api`.",
    responses=answers(200, "History", "The entries, with a sentence each", READ),
)
async def read_history(
    access: Reading,
    language: Language,
    after: Annotated[int, Query(ge=0, le=1_000_000_000, description="Only what came after this revision")] = 0,
) -> Response:
    """Tell what happened."""
    phones = await access.matches.store.phones(access.table)
    return answer(history_document(access.kept, phones, after, language), language=language)
