"""A game in words, for people who watch learners play: the last move, the table, the hand of who is on turn, the scores.

This shows a hand that others may not see; a learner is handed its ``Observed`` instead.
"""

from collections.abc import Iterator, Sequence

from rami.melds import meld_points
from rami.play.moves import Lay
from rami.play.state import State
from rami.rl.game import Game
from rami.words.cards import card_name
from rami.words.catalogue import catalogue
from rami.words.moves import meld_faces, move_sentence
from rami.words.scores import ending_sentence, score_sentence, status_sentences


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
        lines += [*_told(game.state, names, language), *_table(game.state, names, language)]
    return "\n".join(lines)


def _told(state: State, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell the move that led to a state."""
    played, before = state.played, state.before
    if played is None or before is None:
        return
    texts = catalogue(language)
    if played.reshuffled:
        yield texts.text("move-reshuffle", count=len(played.reshuffled))
    opening = None
    if isinstance(played.move, Lay) and not before.has_opened(played.seat):
        turn = before.position.turn
        opening = (turn.points if turn.begun else 0) + meld_points(played.move.meld, state.deal.rules)
    sentence = move_sentence(
        played.move,
        language,
        before=before.table,
        after=state.table,
        top=before.pile[-1] if before.pile else None,
        drawn=played.drawn,
        opening=opening,
    )
    yield texts.text("player-says", player=names[played.seat], sentence=sentence)


def _table(state: State, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell the seats, the melds, the pile, and the hand of who is on turn."""
    texts = catalogue(language)
    for seat, name in enumerate(names):
        message = "table-seat-opened" if state.has_opened(seat) else "table-seat-closed"
        yield texts.text(message, player=name, cards=texts.text("cards", count=state.position.hand(seat).size))
    for number, (meld, owner) in enumerate(zip(state.table, state.position.owners, strict=True)):
        yield texts.text("table-meld", number=number, meld=meld_faces(meld), player=names[owner])
    stock = texts.text("cards", count=state.position.stock_left)
    if state.pile:
        yield texts.text("table-pile", card=card_name(state.pile[-1], language), cards=stock)
    else:
        yield texts.text("table-pile-empty", cards=stock)
    hand = " ".join(card.face for card in state.hand(state.seat))
    yield texts.text("player-says", player=names[state.seat], sentence=hand)


def _scored(game: Game, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell how the last round ended, why each scores what it scores, and where the match stands."""
    played = game.match.rounds[-1]
    yield ending_sentence(played, names, language)
    for name, line in zip(names, played.lines, strict=True):
        yield catalogue(language).text("player-says", player=name, sentence=score_sentence(line, language))
    if game.unit == "match":
        yield from status_sentences(game.match, language)
