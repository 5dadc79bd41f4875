"""Hands and rounds by the million: compiled where numba is installed (extra ``fast``), plain Python where it is not.

- ``hands``: what hands cost, and the exact best that can be laid from them, in batches.
- ``rounds``: whole rounds by the default rules, played by chance or by greed.
- ``replay``: one of these rounds as a ``rami.play`` state, every move held to the rules.
- ``simulation``: the same report as ``rami.lab.simulate``.

Compiled or not, on any number of threads, the results are the same. ``compiled.COMPILED`` tells which it is.
"""

from typing import Final

PLAYERS: Final = ("random", "greedy")
"""Who can play fast rounds."""
