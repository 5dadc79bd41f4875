"""Hand-made positions for the slow engine."""

import copy

from slow_rami import SlowRound


def at(
    hand: str,
    table: str = "",
    *,
    phase: str = "meld",
    opened: str = "01",
    stock: str = "2C 2C 2C",
    pile: str = "3D 9D",
    others: str = "4C JD",
    turns: int = 3,
    **options: object,
) -> SlowRound:
    """A round of two with seat 0 on turn; the melds of the table are divided by bars, ``opened`` names the seats."""
    slow = SlowRound(options, 2, 1, [hand.split(), others.split()], ["2C"], ["9D"], lambda _, cards: cards[::-1])
    slow.table = [meld.split() for meld in table.split("|") if meld]
    slow.opened = [str(seat) in opened for seat in range(2)]
    slow.stock, slow.discard, slow.turns = stock.split(), pile.split(), [turns, turns]
    slow.begin_turn(0)
    if phase == "meld":
        slow.phase = "meld"
        slow.shrank_this_turn = True
    return slow


def state(slow: SlowRound) -> dict[str, object]:
    return copy.deepcopy({name: value for name, value in vars(slow).items() if name not in {"reshuffle", "memory"}})


def play(slow: SlowRound, moves: str) -> SlowRound:
    for move in filter(None, moves.split(";")):
        slow.play(move)
    return slow
