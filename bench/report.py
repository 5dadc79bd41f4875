"""Figures as a table, and the page of results."""

import datetime as dt
import os
import platform
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from measure import Figure
from peers import Peer

RESULTS: Final = Path(__file__).with_name("RESULTS.md")

_HEAD: Final = ("figure", "unit", "median", "range", "goal", "result")


def table(figures: Iterable[Figure]) -> str:
    """Lay figures out as a Markdown table that reads as plain text too."""
    rows = [_HEAD, *map(_row, figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    rule = tuple("-" * width for width in widths)
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in (rows[0], rule, *rows[1:])
    )


def page(figures: Sequence[Figure], peers: Iterable[Peer], command: str, settings: str) -> str:
    """Write the page of results: when, where, how and what."""
    today = dt.datetime.now(dt.UTC).date().isoformat()
    head = f"""\
        # Results

        Written by `{command}`; how to read it is in [README.md](README.md).

        - Date: {today}
        - Machine: {_processor()}, {os.cpu_count()} cores, {platform.system()}, {platform.python_implementation()} \
{platform.python_version()}
        - Peers: {", ".join(map(str, peers))}
        - Rounds: {settings}
        - Missed: {missed(figures) or "nothing"}

        """
    return textwrap.dedent(head) + table(figures) + "\n"


def missed(figures: Iterable[Figure]) -> str:
    """Name the figures that miss their goal."""
    return "; ".join(figure.name for figure in figures if figure.met is False)


def _row(figure: Figure) -> tuple[str, ...]:
    spread = f"{_number(figure.low)} .. {_number(figure.high)}"
    goal = "" if figure.goal is None else f"at {'least' if figure.at_least else 'most'} {figure.goal}"
    result = {None: "", True: "met", False: "missed"}[figure.met]
    return (figure.name, figure.unit, _number(figure.median), spread, goal, result)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _processor() -> str:
    """Name the processor: Linux tells in a file, elsewhere the platform does."""
    known = Path("/proc/cpuinfo")
    for line in known.read_text(encoding="utf-8").splitlines() if known.exists() else ():
        key, _, name = line.partition(":")
        if key.strip() == "model name":
            return name.strip()
    return platform.processor() or platform.machine()
