"""What is read out when a match has moved on, to those who do not look at the sheet: the same that others see change."""

from typing import NamedTuple

from markupsafe import Markup

from rami.keep.deeds import Recorded
from rami.keep.log import Happened
from rami.match import Match
from rami.table import Status
from rami.web.kept import Kept
from rami.web.phones import PhoneNames
from rami.web.render import named, shown, struck, texts
from rami.words.catalogue import catalogue
from rami.words.keep import deed_sentence


class Spoken(NamedTuple):
    """One part of it; it is read out when its key changes, and an empty text never."""

    key: str
    text: Markup


def spoken(kept: Kept, language: str, names: PhoneNames, asking: str | None = None) -> tuple[Spoken, ...]:
    """Say what happened last, where the match stands if that asks for something, and which phone asks for the pen."""
    asks = texts(language)("pen-asks", phone=named(names[asking])) if asking else Markup()
    return (
        Spoken(str(kept.keep.seq), _happened(kept.history[-1], language, names)),
        _standing(kept.keep.match, language),
        Spoken(asking or "", asks),
    )


def _happened(last: Happened, language: str, names: PhoneNames) -> Markup:
    """Tell it as the history does, a round with its points."""
    told = shown(deed_sentence(last, language, named, struck, names))
    if not isinstance(last.entry.deed, Recorded):
        return told
    played, speak = last.after.every_round[-1], texts(language)
    points = [
        speak.plain("history-had", player=last.after.names[person], points=line.points)
        for person, line in zip(played.seats, played.lines, strict=True)
    ]
    return told + " " + speak("spoken-points", points=catalogue(language).series(points))


def _standing(match: Match, language: str) -> Spoken:
    """Say that the match is over and who won, or that an extra round is played; nothing while it goes on."""
    speak = texts(language)
    if match.status is Status.OVER and match.winner is not None:
        winner = match.winner
        said = speak("winner-said", player=named(winner.name), total=winner.total)
        return Spoken(f"over-{winner.person}-{winner.total}", speak("sheet-over") + " " + said)
    if match.status is Status.EXTRA_ROUND:
        players = speak.names(player.name for player in match.lowest)
        note = speak("sheet-extra-note", players=players, total=match.lowest[0].total)
        return Spoken(f"extra-{len(match.every_round)}", speak("sheet-extra") + " " + note)
    return Spoken("", Markup())
