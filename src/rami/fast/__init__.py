"""Hands and rounds by the million: compiled where numba is installed (extra ``fast``), plain Python where it is not.

- ``hands``: what hands cost, and the exact best that can be laid from them, in batches.
- ``outs``: how many cards are missing to lay a whole hand, and how many there are that bring it nearer.
- ``rounds``: whole rounds by most rules, played by chance, by greed or with patience.
- ``rollouts``: rounds played on from where they stand, the hidden cards being dealt anew.
- ``replay``: one of these rounds as a ``rami.play`` state, every move held to the rules.

Compiled or not, on any number of threads, the results are the same. ``compiled.COMPILED`` tells which it is.
"""

from typing import Final

PLAYERS: Final = ("random", "greedy", "patient")
"""Who can play fast rounds."""

USUAL_PLAYER: Final = "greedy"
"""Who plays them where nobody is named."""
