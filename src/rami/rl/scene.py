"""A game in words, for people who watch learners play: the last move, the table, the hand of who is on turn, the scores.

This shows a hand that others may not see; a learner is handed its ``Observed`` instead.
"""

from collections.abc import Iterator, Sequence

from rami.lab.games import Unit
from rami.play.state import State
from rami.play.view import View, seen, view_of
from rami.rl.game import Game
from rami.words.cards import hand_faces
from rami.words.catalogue import catalogue
from rami.words.languages import isolated
from rami.words.scores import round_lines, status_sentences
from rami.words.views import meld_lines, owed_lines, pile_line, seat_lines, seen_lines


def scene(game: Game, language: str) -> str:
    """Give what just happened and what there is now, a line each.

    >>> from rami.lab.games import Unit
    >>> from rami.rules import Rules
    >>> scene(Game(("Ana", "Ben"), Rules(), Unit.ROUND, "example"), "en").splitlines()[0]
    'Ana: 14 cards, not opened yet'
    """
    names = [player.name for player in game.match.seats]
    lines: list[str] = []
    if game.ended is not None and (game.over or not game.moves):
        lines += [*_told(game.ended, names, language), *_scored(game, names, language)]
    if not game.over:
        lines += [*_told(game.state, names, language), *_table(view_of(game.state, game.state.seat), names, language)]
    return "\n".join(lines)


def _told(state: State, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell the move that led to a state, the card from the stock too."""
    played, before = state.played, state.before
    if played is not None and before is not None:
        views = view_of(before, None), view_of(state, None)
        yield from seen_lines(seen(played, played.seat), *views, names, language)


def _table(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell the seats, the melds, the pile, and of who is on turn what is owed and the hand."""
    yield from seat_lines(view, names, language)
    yield from meld_lines(view, names, language)
    yield pile_line(view, language)
    yield from owed_lines(view, language)
    hand = hand_faces(view.hand)
    yield catalogue(language).text("player-says", player=isolated(names[view.on_turn]), sentence=hand)


def _scored(game: Game, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell how the last round ended, why each scores what it scores, and where the match stands."""
    yield from round_lines(game.match.rounds[-1], names, language)
    if game.unit is Unit.MATCH:
        yield from status_sentences(game.match, language)
