"""What a correction would do, before it is done: totals before and after, and what becomes of the match."""

from dataclasses import dataclass

from markupsafe import Markup

from rami.match import Match
from rami.table import Status
from rami.web.render import Texts, texts


@dataclass(frozen=True, slots=True)
class TotalChange:
    """One player's total before and after, in points."""

    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Consequences:
    """What changes."""

    rows: tuple[TotalChange, ...]
    sentences: tuple[Markup, ...]


def consequences(before: Match, after: Match, language: str) -> Consequences:
    """Tell what changes from one state of a match to another."""
    totals = {player.person: player.total for player in after.players}
    rows = tuple(
        TotalChange(player.name, player.total, totals[player.person])
        for player in before.players
        if player.person in totals
    )
    return Consequences(rows, tuple(_sentences(before, after, texts(language))))


def _sentences(before: Match, after: Match, speak: Texts) -> list[Markup]:
    told: list[Markup] = []
    names = speak.names(player.name for player in after.lowest)
    if before.status is not after.status:
        if before.status is Status.EXTRA_ROUND and len(after.lowest) == 1:
            told.append(speak("correct-tie-gone", player=names))
        told.append(
            speak(
                {
                    Status.OVER: "correct-ends",
                    Status.EXTRA_ROUND: "correct-extra",
                    Status.PLAYING: "correct-reopens",
                }[after.status],
                players=names,
            )
        )
    elif after.winner and before.winner and after.winner.person != before.winner.person:
        told.append(speak("correct-other-winner", players=names))
    elif [player.person for player in before.lowest] != [player.person for player in after.lowest]:
        told.append(speak("correct-leads", count=len(after.lowest), players=names))
    if len(after.after_end) > len(before.after_end):
        told.append(speak("correct-apart", count=len(after.after_end) - len(before.after_end)))
    if len(after.after_end) < len(before.after_end):
        told.append(speak("correct-again", count=len(before.after_end) - len(after.after_end)))
    return told
