"""The figures of players as pages show them: one player's rows, and two players side by side."""

from dataclasses import dataclass

from markupsafe import Markup

from rami.keep.statistics import HeadToHead, Side, Statistics
from rami.web.render import texts
from rami.words.figures import decimal, percent

_UNKNOWN = "–"


@dataclass(frozen=True, slots=True)
class Figure:
    """One row: what it tells, the figure, and what the figure is made of."""

    label: Markup
    figure: str
    note: Markup | str = ""


def figures_of(who: Statistics, language: str) -> list[Figure]:
    """Give the figures of one player."""
    speak = texts(language)

    def _share(label: str, rate: float | None, part: int, whole: int, note: str = "stat-share") -> Figure:
        figure = _UNKNOWN if rate is None else percent(rate, language)
        return Figure(speak(label), figure, speak(note, part=part, whole=whole))

    return [
        Figure(speak("stat-matches"), str(who.matches)),
        _share("stat-wins", who.win_rate, who.wins, who.finished, "stat-wins-note"),
        Figure(speak("stat-rounds"), str(who.rounds)),
        _share("stat-rounds-won", who.round_rate, who.rounds_won, who.rounds),
        Figure(speak("stat-average"), decimal(who.average, language), speak("stat-average-note")),
        _share("stat-never-opened", who.never_opened_rate, who.never_opened, who.stated),
        Figure(speak("stat-rami-secs"), str(who.rami_secs)),
        Figure(speak("stat-rami-secs-suffered"), str(who.rami_secs_suffered)),
    ]


@dataclass(frozen=True, slots=True)
class Pair:
    """One row of two players: what it tells, and the figure of each."""

    label: Markup
    one: str
    other: str


def pairs_of(both: HeadToHead, language: str) -> list[Pair]:
    """Put two players side by side."""
    speak = texts(language)

    def _average(side: Side) -> str:
        return decimal(side.points / both.rounds, language) if both.rounds else _UNKNOWN

    one, other = both.one, both.other
    return [
        Pair(speak("stat-wins"), str(one.wins), str(other.wins)),
        Pair(speak("versus-ahead"), str(one.ahead), str(other.ahead)),
        Pair(speak("stat-rounds-won"), str(one.rounds_won), str(other.rounds_won)),
        Pair(speak("stat-average"), _average(one), _average(other)),
        Pair(speak("versus-secs"), str(one.rami_secs), str(other.rami_secs)),
    ]
