"""Cases of a turn: a deal, moves, and what is legal then, by both engines."""

from typing import NamedTuple

from play_deals import legal, play, refused, start, twin
from rami.play.state import State
from rami.records.move_text import write_move
from rami.rules import OptionValue

ZERO: dict[str, OptionValue] = {"opening_points": 0, "pure_run": False}


class Case(NamedTuple):
    """A deal, the moves up to the question, and which of some moves are legal then and which are not."""

    options: dict[str, OptionValue]
    hands: tuple[str, str]
    stock: str
    upcard: str
    moves: str
    allowed: str = ""
    forbidden: str = ""


def reached(case: Case) -> State:
    return play(start(case.hands, case.stock, case.upcard, case.options), case.moves)


def check(case: Case) -> None:
    """The slow engine has the same legal moves; what is forbidden is refused in every way of making it."""
    state = reached(case)
    slow = twin(state.deal)
    for played in state.history:
        assert played.move is not None
        slow.play(write_move(played.move))
    assert sorted(legal(state)) == slow.legal()
    assert set(filter(None, case.allowed.split("; "))) <= set(legal(state))
    for text in filter(None, case.forbidden.split("; ")):
        refused(state, text)
