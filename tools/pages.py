"""Pages of figures that a tool plays for: what its command line asks for, and where the page goes."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path


def make_page(path: Path, about: str | None, names: Iterable[str], page: Callable[[Sequence[str], float], str]) -> None:
    """Write a page anew: all of it, with ``--only`` these parts of it; with ``--part`` a share of the work, printed instead."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--part", type=float, default=1.0, help="of all that is to be played, from 0 to 1")
    parser.add_argument("--only", action="append", choices=list(names), default=[], help="a row; may be repeated")
    given = parser.parse_args()
    text = page(given.only, given.part)
    if given.part < 1:
        print(text)
    else:
        path.write_text(text, encoding="utf-8")
