"""Who asks: the token of a share link, and what it opens. No cookie is ever read."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Header, Path, Query
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import Request

from rami.errors import Fault, RecordError, shown
from rami.store import Link, Role
from rami.web.guard import RefusedError
from rami.web.kept import Kept, Matches
from rami.web.problems import spoken
from rami.web.tokens import new_token
from rami.words.languages import LANGUAGES, LanguageError

AUTHOR: Final = "api"
"""The name under which programs stand in the log."""

_PARAMETERS: Final = frozenset({"lang", "format", "after", "target"})
_MOST_FAULTS: Final = 20

TOKEN_LENGTH: Final = len(new_token())
"""How long the token of a link is; what is shorter is a code."""

_bearer = HTTPBearer(
    scheme_name="token",
    bearerFormat="token of a share link",
    description="The token of a link of the match: the pen may write, the watch link may only read. The token of the "
    "owner, which the start of a match answers, may also make new links and erase the match.",
    auto_error=False,
)


async def language(
    request: Request,
    lang: Annotated[
        str | None,
        Query(
            description="The language of sentences; otherwise the first of Accept-Language that is spoken.",
            json_schema_extra={"enum": list(LANGUAGES)},
        ),
    ] = None,
    accept_language: Annotated[
        str | None, Header(alias="Accept-Language", description="For example: vi, fr;q=0.5")
    ] = None,
) -> str:
    """Give the language that is asked for.

    Raises ``LanguageError`` for a ``lang`` that is not spoken.
    """
    del accept_language  # declared for the description, read by ``spoken``
    if lang is not None and lang not in LANGUAGES:
        raise LanguageError([Fault("language/unknown", ("lang",), {"text": lang[:60], "choices": tuple(LANGUAGES)})])
    return spoken(request)


async def known_parameters(request: Request) -> None:
    """Refuse a parameter that no route has, rather than do something else than was meant.

    Raises ``RecordError`` (``record/unknown-field``).
    """
    names = [shown(name) for name in request.query_params if name not in _PARAMETERS]
    if names:
        raise RecordError([Fault("record/unknown-field", (name,), {"field": name}) for name in names[:_MOST_FAULTS]])


Language = Annotated[str, Depends(language)]


async def matches_of(request: Request) -> Matches:
    """Give the matches that are kept here."""
    matches: Matches = request.app.state.matches
    return matches


AllMatches = Annotated[Matches, Depends(matches_of)]


@dataclass(frozen=True, slots=True)
class Access:
    """A match, and what the token that came may do there."""

    matches: Matches
    kept: Kept
    token: str
    role: Role

    @property
    def table(self) -> str:
        """The table of the match."""
        return self.kept.table


async def reading(
    request: Request,
    matches: AllMatches,
    table: Annotated[str, Path(alias="id", description="The id of the match")],
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> Access:
    """Let in who shows a token of this match.

    Raises ``RefusedError``: 401 ``api/no-token`` and ``api/unknown-token``, 404 ``api/other-match``; ``RamiError`` where
    the log is damaged.
    """
    if credentials is None:
        raise RefusedError(401, Fault("api/no-token"))
    access = await opened(matches, table, credentials.credentials)
    request.state.names = [player.name for player in access.kept.keep.match.seats]
    return access


async def opened(matches: Matches, table: str, token: str) -> Access:
    """Give what a token opens now; see ``reading``.

    Codes are short enough to be guessed, so they open pages, where tries are counted, and nothing here.
    """
    link = await _link(matches, token) if len(token) == TOKEN_LENGTH else None
    if link is None:
        raise RefusedError(401, Fault("api/unknown-token"))
    if link.table != table:
        raise RefusedError(404, Fault("api/other-match"))
    return Access(matches, await matches.load(table), token, link.role)


async def _link(matches: Matches, token: str) -> Link | None:
    """Give what the token of a link opens, or that of a program that started a match."""
    link = await matches.store.open(token)
    if link is not None:
        return link
    started = [phone for phone in await matches.store.tables(token) if phone.phone == AUTHOR]
    return Link(started[0].table, started[0].role) if started else None


async def writing(access: Annotated[Access, Depends(reading)]) -> Access:
    """Let in who shows the token of the pen.

    Raises ``RefusedError`` (403 ``api/watch-token``).
    """
    if not access.role.writes:
        raise RefusedError(403, Fault("api/watch-token"))
    return access


async def owning(access: Annotated[Access, Depends(reading)]) -> Access:
    """Let in who started the match.

    Raises ``RefusedError`` (403 ``pen/only-owner``).
    """
    if access.role is not Role.OWNER:
        raise RefusedError(403, Fault("pen/only-owner"))
    return access


Reading = Annotated[Access, Depends(reading)]
Writing = Annotated[Access, Depends(writing)]
Owning = Annotated[Access, Depends(owning)]
