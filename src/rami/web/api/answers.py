"""The documents that the API answers with."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rami.keep.coding import deed_type
from rami.match import Match
from rami.records.draft import score_document
from rami.records.json_record import match_document, result_document, rules_document, sheet_document
from rami.store import Phone, Role
from rami.table import RoundPlayed
from rami.web.kept import Kept
from rami.web.phones import PhoneNames
from rami.web.tokens import CODE_LENGTH
from rami.words.keep import deed_sentence
from rami.words.scores import ending_sentence, score_sentence


def answer(
    document: object, *, status: int = 200, language: str | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    """Answer with a document; ``language`` is that of its sentences."""
    spoken = {} if language is None else {"content-language": language}
    vary = "authorization" if language is None else "authorization, accept-language"
    known = {"cache-control": "no-store", "vary": vary, **spoken}
    return JSONResponse(document, status, {**known, **(headers or {})})


def entity_tag(kept: Kept) -> str:
    """Give the revision as the tag by which a client names it."""
    return f'"{kept.keep.seq}"'


def kept_document(kept: Kept) -> dict[str, Any]:
    """Give a match as it stands, with its revision."""
    match = kept.keep.match
    return {
        "id": kept.table,
        "revision": kept.keep.seq,
        "match": match_document(match),
        "players": [
            {"number": player.person + 1, "name": player.name, "total": player.total, "present": player.present}
            for player in match.players
        ],
        "can_undo": kept.keep.can_undo,
        "can_redo": kept.keep.can_redo,
    }


def kept_answer(
    kept: Kept,
    *,
    status: int = 200,
    more: Mapping[str, object] | None = None,
    language: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Answer with a match as it stands right after a change."""
    tagged = {"etag": entity_tag(kept), **(headers or {})}
    return answer({**kept_document(kept), **(more or {})}, status=status, language=language, headers=tagged)


def names_of(match: Match, played: RoundPlayed) -> list[str]:
    """Give the names of those who played a round, in seat order."""
    return [match.names[person] for person in played.seats]


def scored_document(played: RoundPlayed, names: Sequence[str], language: str) -> dict[str, Any]:
    """Give a round with the derivation of each score, in figures and in words."""
    return {
        "players": list(names),
        "target": played.target,
        "rules": rules_document(played.rules),
        "result": result_document(played.result),
        "scores": [{**score_document(line), "sentence": score_sentence(line, language)} for line in played.lines],
        "sentence": ending_sentence(played, names, language),
    }


def round_document(match: Match, number: int, language: str) -> dict[str, Any]:
    """Give a round of a match.

    Raises ``MatchError`` (``match/no-such-round``).
    """
    played = match.round(number)
    counts = number <= len(match.rounds)
    return {"number": number, "counts": counts, **scored_document(played, names_of(match, played), language)}


def links_document(request: Request, links: Mapping[str, Role], role: Role) -> dict[str, Any]:
    """Give the links of a match: who only watches is not told the pen."""
    tokens = {opens: token for token, opens in links.items() if len(token) > CODE_LENGTH}
    document: dict[str, Any] = {
        "watch": _link(request, tokens[Role.WATCH]),
        "code": next(token for token in links if len(token) == CODE_LENGTH),
    }
    return {**document, "pen": _link(request, tokens[Role.PEN])} if role.writes else document


def _link(request: Request, token: str) -> dict[str, str]:
    host = request.headers.get("host", "localhost")
    return {"token": token, "url": f"{request.scope['scheme']}://{host}/join/{token}"}


def history_document(kept: Kept, phones: Sequence[Phone], after: int, language: str) -> dict[str, Any]:
    """Tell what happened after a revision, the oldest first, with the names that the phones have now."""
    names = PhoneNames.of(phones, language)
    entries = [
        {
            "revision": happened.entry.seq,
            "at": happened.entry.at.isoformat(),
            "author": happened.entry.author,
            "name": names.get(happened.entry.author),
            "type": deed_type(happened.entry.deed),
            "sentence": deed_sentence(happened, language, phones=names),
        }
        for happened in kept.history[after:]
    ]
    return {"id": kept.table, "revision": kept.keep.seq, "entries": entries}


def revision_document(kept: Kept) -> dict[str, Any]:
    """Give where a match stands, for the stream of revisions."""
    return {"id": kept.table, "revision": kept.keep.seq, "sheet": sheet_document(kept.keep.match)}
