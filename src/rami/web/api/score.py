"""``POST /v1/score``: a round is scored, and nothing is stored."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from rami.errors import EntryError, Fault, MatchError
from rami.names import clean_name, names_faults
from rami.records.json_record import round_from
from rami.scoring import score_round as scored
from rami.table import RoundPlayed
from rami.web.api.access import Language
from rami.web.api.answers import answer, scored_document
from rami.web.api.described import OPEN, answers, body
from rami.web.api.sent import Posted, fields_as_sent
from rami.web.api.shapes import SCORE_ROUND
from rami.words.scores import player_names

router = APIRouter(tags=["score"])

_EXAMPLE = {
    "ending": "normal",
    "winner": 0,
    "hands": [[], ["AH", "XX", "5C"], 30],
    "opened": [True, True, False],
    "rules": {"preset": "rami", "surcharge": 30},
    "names": ["Ana", "Ben", "Chi"],
}


@router.post(
    "/score",
    summary="Score a round",
    description="Scores a round and tells why, without storing anything. Rules, target and names may be left out. "
    "`scores` in the round are not read.",
    responses=answers(200, "ScoredRound", "The score of each seat, and why", OPEN),
    openapi_extra=body("RoundToScore", _EXAMPLE),
)
async def score_round(request: Request, received: Posted, language: Language) -> Response:
    """Score the round that came.

    Raises ``RamiError`` with everything that is wrong with it.
    """
    document = received.document(SCORE_ROUND)
    result, rules = round_from(document)
    players = result.players
    names = [clean_name(name) for name in document.get("names", player_names(players, language))]
    request.state.names = names
    if len(names) != players or document.get("players", players) != players:
        field, number = ("names", len(names)) if len(names) != players else ("players", document["players"])
        raise EntryError([Fault("entry/other-players", (field,), {"number": players, "expected": number})])
    wrong = names_faults(names)
    if wrong:
        raise MatchError([Fault(f.code, (f.fields[0].replace("players", "names"),), f.values) for f in wrong])
    with fields_as_sent(players="hands"):
        lines = scored(result, rules)
    played = RoundPlayed(result.as_kept(rules), lines, tuple(range(players)), result.dealer or 0, rules)
    return answer(scored_document(played, names, language), language=language)
