"""Games of a person against bots, for tests: Ana plays against beginners, as a beginner would; and the cards that are shown."""

import re
from random import Random

from rami import PRESETS, Card, Match
from rami.bots.beginner import Beginner
from rami.bots.levels import LEVELS
from rami.bots.playouts import Playouts
from rami.bots.strategy import Sight, Totals
from rami.bots.table_game import TableGame
from rami.cards import CARDS
from rami.cli.plain_table import PlainTable
from rami.play.moves import Move
from rami.play.view import View
from rami.records.move_text import write_move
from rami.words.catalogue import catalogue

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eli", "Fay")
NO_TOTALS = Totals((0, 0), 100)

_FACE = re.compile("(?:10|[2-9AJQK])[♣♦♥♠]")
_CARD_OF = {card.face: card for card in CARDS}


def faces_in(line: str) -> set[Card]:
    """Every card whose face stands in a line."""
    return {_CARD_OF[face] for face in _FACE.findall(line)}


def game_of(
    seed: str, preset: str = "easy", players: int = 2, rounds: int | None = 1, level: str = "beginner"
) -> TableGame:
    match = Match.start(NAMES[:players], PRESETS[preset])
    others = [LEVELS[level]() for _ in range(players - 1)]
    return TableGame(match, others, seed, rounds=rounds, judge=Playouts(2))


def plain(game: TableGame, language: str = "en") -> PlainTable:
    return PlainTable(game, catalogue(language), "a seed")


def beginners_move(view: View) -> Move:
    return Beginner().choose(Sight(view, (), NO_TOTALS), Random(1))


def until(game: TableGame, kind: type[Move]) -> Move:
    """Play the person's moves as a beginner does, up to the first of a kind, which is given and not made."""
    game.advance()
    while True:
        move = beginners_move(game.view)
        if isinstance(move, kind):
            return move
        game.do(move)
        game.advance()


def end_round(game: TableGame) -> TableGame:
    """Play the round to its end, the person as a beginner does; gives the game."""
    while not game.round_over:
        game.advance()
        if game.my_turn:
            game.do(beginners_move(game.view))
    return game


def played_by_beginner(table: PlainTable, game: TableGame) -> list[str]:
    """Type what a beginner would do, up to the end."""
    told = table.begin()
    while not table.done:
        told += table.answer("" if game.round_over else write_move(beginners_move(game.view)))
    return told
