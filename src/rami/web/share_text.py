"""A match as a plain text to send on: when, who won, the standings. No link, so that nobody is let in by it."""

from datetime import datetime

from rami.match import Match
from rami.web.render import day
from rami.words.catalogue import catalogue
from rami.words.languages import isolated
from rami.words.scores import status_sentences


def share_text(match: Match, at: datetime, zone: str, language: str) -> str:
    """Tell a match in a few lines; names that are read from the right are isolated, so that figures keep their places.

    >>> from datetime import UTC
    >>> print(share_text(Match.start(["Ana", "Ben"], carried=[100, 38]), datetime(2026, 7, 30, tzinfo=UTC), "UTC", "en"))
    Rami, 30 Jul 2026
    Match to 100: 2 players, 0 rounds
    <BLANKLINE>
    1. Ben: 38 points
    2. Ana: 100 points
    <BLANKLINE>
    The match is over: Ana reached the target of 100. The lowest total wins.
    Winner: Ben with 38 points
    """
    texts = catalogue(language)
    about = texts.text(
        "sheet-subtitle",
        players=texts.text("players", count=len(match.seats)),
        rounds=texts.text("rounds", count=len(match.rounds)),
    )
    standings = [
        texts.text(
            "said-standing",
            place=place,
            player=isolated(player.name),
            total=texts.text("points", count=player.total),
        )
        for place, player in match.standings
    ]
    gone = [player for player in match.players if not player.present and _played(match, player.person)]
    left = [texts.text("player-left", player=isolated(player.name), total=player.total) for player in gone]
    title = texts.text("said-about", match=texts.text("sheet-title", target=match.target), about=about)
    head = [texts.text("said-head", date=day(at, zone, language)), title]
    return "\n".join([*head, "", *standings, *left, "", *status_sentences(match, language)])


def _played(match: Match, person: int) -> bool:
    return any(person in played.seats for played in match.rounds)
