"""Reasons of moves in words, and what moves are likely to come to."""

from collections.abc import Sequence
from typing import Final

from rami.bots.advice import Judged
from rami.bots.reasons import Reason
from rami.words.catalogue import Catalogue, Value, catalogue
from rami.words.figures import decimal, percent

_POINTS: Final = frozenset({"points", "left", "caught", "penalty", "others"})
_CARDS: Final = frozenset({"held", "laid", "outs"})


def reason_sentence(reason: Reason, language: str) -> str:
    """Say in one sentence why a move; it stands beside the move and does not name it.

    >>> from rami.bots.reasons import Kind
    >>> reason_sentence(Reason(Kind.OPENS, {"points": 58, "caught": 50}), "en")
    'Opens with 58 points; caught without an opening, this hand would cost 50 points.'
    """
    texts = catalogue(language)
    return texts.text(
        f"why-{reason.kind}", **{name: _said(name, number, texts) for name, number in reason.numbers.items()}
    )


def _said(name: str, number: int, texts: Catalogue) -> Value:
    if name in _POINTS:
        return texts.text("points", count=number)
    if name in _CARDS:
        return texts.text("cards", count=number)
    return percent(number / 100, texts.language) if name == "chance" else number


def advice_lines(judged: Sequence[Judged], choices: Sequence[str], language: str) -> list[str]:
    """Tell moves, the best first, with what they are likely to come to; ``choices`` are their lines of a menu.

    >>> from rami.play.moves import DRAW, TAKE
    >>> advice_lines([Judged(DRAW, -3.25), Judged(TAKE, 1.5, 2.0)], ["draw", "take"], "en")
    ['1  draw – 3.2 points fewer than the others', '2  take – 4.8 points worse than the first, give or take 2.0']
    >>> advice_lines([Judged(DRAW, 3.0, 0.0, 0.62)], ["draw"], "en")
    ['1  draw – 3.0 points more than the others; 62% to win the match']
    """
    texts, first = catalogue(language), judged[0].points
    told: list[str] = []
    for number, (each, move) in enumerate(zip(judged, choices, strict=True), 1):
        if number == 1:
            name, points = "advice-behind" if first > 0 else "advice-ahead", first
        else:
            name, points = "advice-better" if each.points < first else "advice-worse", each.points - first
        figures = {"points": decimal(abs(points), language)}
        if number > 1:
            figures["error"] = decimal(each.error, language)
        line = texts.text(name, number=number, move=move, **figures)
        if each.chance is not None:
            line = texts.text("advice-chance", line=line, chance=percent(each.chance, language))
        told.append(line)
    return told
