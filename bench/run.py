"""Measure rami against its peers and its own goals; exits 1 where a goal is missed."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import arrangements
import bots
import fast
import hands
import lengths
import matches
import pages
import play
import report
import rounds
import startup
import watchers
import worst_hands
from measure import Figure
from peers import Peer, peer


class _Options(argparse.Namespace):
    rounds: int
    seconds: float
    only: list[str] | None
    peers: Path | None
    json: bool
    write: bool


PARTS: Final[Mapping[str, Callable[[_Options, Callable[[str], Peer]], list[Figure]]]] = {
    "startup": lambda to, of: startup.figures(of("chess"), to.rounds),
    "hands": lambda to, of: hands.figures(of("poker"), to.rounds, to.seconds),
    "rounds": lambda to, _: rounds.figures(to.rounds, to.seconds),
    "matches": lambda to, _: matches.figures(to.rounds),
    "arrangements": lambda to, of: arrangements.figures(of("rummikub"), of("rlcard"), to.rounds, to.seconds),
    "play": lambda to, of: play.figures(of("rlcard"), of("chess"), of("openspiel"), to.rounds, to.seconds),
    "fast": lambda to, of: fast.figures(of("openspiel"), of("rummikub"), to.rounds, to.seconds),
    "bots": lambda to, _: bots.figures(min(to.rounds, bots.MOST_ROUNDS)),
    "lengths": lambda to, _: lengths.figures(to.rounds),
    "worst_hands": lambda to, _: worst_hands.figures(to.rounds),
    "pages": lambda to, _: pages.figures(to.rounds, to.seconds),
    "watchers": lambda to, _: watchers.figures(min(to.rounds, watchers.MOST_ROUNDS)),
}
"""What is measured, by the name of its module, in the order of the table; a part asks for its peers by name."""


def main() -> int:
    options = _options()
    used: list[Peer] = []

    @cache
    def of(name: str) -> Peer:
        used.append(peer(name, options.peers))
        return used[-1]

    figures = [figure for name in options.only or PARTS for figure in PARTS[name](options, of)]
    if options.json:
        print("\n".join(json.dumps(figure.as_dict()) for figure in figures))
    else:
        print(report.table(figures))
    if options.write:
        command = " ".join(["python bench/run.py", *sys.argv[1:]])
        settings = (
            f"{options.rounds} after a warm-up ({max(options.rounds, startup.FEWEST_PAIRS)} of start-up, "
            f"{min(options.rounds, worst_hands.MOST_ROUNDS)} of the worst hands), "
            f"{options.seconds} s for each task in a round"
        )
        page = report.page(figures, used, command, settings)
        report.RESULTS.write_text(page, encoding="utf-8")
    return 1 if report.missed(figures) else 0


def _options() -> _Options:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=31, help="rounds of every figure, matches too (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.2, help="time of a task in a round (%(default)s)")
    parser.add_argument(
        "--only", action="append", choices=list(PARTS), metavar="NAME", help=f"one of {', '.join(PARTS)}"
    )
    parser.add_argument("--peers", type=Path, metavar="DIR", help="use the environments in DIR, one folder a peer")
    parser.add_argument("--json", action="store_true", help="print JSON lines instead of a table")
    parser.add_argument("--write", action="store_true", help=f"write {report.RESULTS.name}")
    options = parser.parse_args(namespace=_Options())
    if options.rounds < 1:
        parser.error("at least one round")
    if options.write and options.only:
        parser.error(f"{report.RESULTS.name} takes all parts")
    return options


if __name__ == "__main__":
    sys.exit(main())
