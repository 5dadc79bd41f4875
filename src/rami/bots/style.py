"""How things are weighed, and how the match changes it: a leader near the end plays safe, who is behind takes risks."""

from typing import Final, NamedTuple

from rami.bots.strategy import Totals


class Style(NamedTuple):
    """What counts how much when a hand is judged, in points where nothing else is said; found by play against ``beginner``.

    ``card`` is what a card left in the hand costs beside its own points. ``closed`` is the part of the highest score of a
    loser who never opened that a hand costs while it cannot open, and ``short`` what each point costs that it lacks.
    ``out`` is what going out brings, ``sec`` the part of the penalty that a rami sec does. ``gift`` is what it costs to
    throw a card that the next player melds.

    ``risk`` weighs what would be written down if somebody went out. Melds are held back, so that nobody lays off on them,
    while every opponent who has opened holds ``held`` cards or more; for ``patience`` turns the opening is held back too,
    for a rami sec, while nobody has opened.
    """

    card: float = 8.0
    closed: float = 0.5
    short: float = 0.4
    out: float = 15.0
    sec: float = 0.3
    gift: float = 10.0
    risk: float = 1.0
    held: int = 4
    patience: int = 1 << 10


USUAL: Final = Style()

_SHORT: Final = 3
"""So many turns does a clear leader wait."""

_LATE: Final = 0.7
"""With this part of the target a player may end the match in one round."""


def style_for(match: Totals, seat: int, usual: Style = USUAL) -> Style:
    """Give the style for a seat where the match stands.

    A clear leader near the end waits for few turns only: who has not opened by then may be about to go out by a rami sec.

    >>> style_for(Totals((10, 80), 100), 0).patience, style_for(Totals((10, 80), 100), 1) == USUAL._replace(risk=0.7)
    (3, True)
    """
    mine = match.totals[seat]
    others = match.totals[:seat] + match.totals[seat + 1 :]
    if max(match.totals) < _LATE * match.target:
        return usual
    if mine < min(others):
        patience = _SHORT if 2 * mine < min(others) else usual.patience
        return usual._replace(risk=1.5 * usual.risk, held=usual.held + 2, patience=patience)
    return usual._replace(risk=0.7 * usual.risk)
