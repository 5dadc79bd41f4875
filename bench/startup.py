"""Start-up: a fresh process that imports rami and scores one round, against one that imports python-chess."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from measure import Figure, Task, alternate, ratio, scaled
from peers import Peer, environment

FEWEST_PAIRS: Final = 15

OURS: Final = """
from rami import Match, Rules, RoundResult, score_round
score_round(RoundResult(["", "AH XX 5C"], winner=0, opened=[True, False]), Rules())
"""


def figures(chess: Peer, rounds: int) -> list[Figure]:
    tasks = [
        _process(sys.executable, OURS),
        _process(chess.interpreter, "import chess"),
        _process(sys.executable, "pass"),
    ]
    ours, theirs, bare = alternate(tasks, rounds=max(rounds, FEWEST_PAIRS), seconds=0)
    return [
        ratio("start-up: rami, one round scored / import chess", ours, theirs, goal=1.0),
        scaled("start-up: rami, one round scored", "ms", ours, 1e3),
        scaled("start-up: import chess", "ms", theirs, 1e3),
        scaled("start-up: the interpreter alone", "ms", bare, 1e3),
    ]


def _process(interpreter: str | Path, statements: str) -> Task:
    variables = environment()

    def run() -> int:
        subprocess.run([interpreter, "-c", statements], check=True, env=variables)
        return 1

    return run
