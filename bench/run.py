"""Measure rami against its peers and its own goals; exits 1 where a goal is missed."""

import argparse
import json
import sys
from pathlib import Path

import hands
import matches
import report
import rounds
import startup
from peers import peer


def main() -> int:
    options = _options()
    chess, poker = peer("chess", options.peers), peer("poker", options.peers)
    figures = [
        *startup.figures(chess, options.rounds),
        *hands.figures(poker, options.rounds, options.seconds),
        *rounds.figures(options.rounds, options.seconds),
        *matches.figures(options.rounds),
    ]
    if options.json:
        print("\n".join(json.dumps(figure.as_dict()) for figure in figures))
    else:
        print(report.table(figures))
    if options.write:
        command = " ".join(["python bench/run.py", *sys.argv[1:]])
        settings = (
            f"{options.rounds} after a warm-up ({max(options.rounds, startup.FEWEST_PAIRS)} of start-up), "
            f"{options.seconds} s for each task in a round"
        )
        page = report.page(figures, (chess, poker), command, settings)
        report.RESULTS.write_text(page, encoding="utf-8")
    return 1 if report.missed(figures) else 0


class _Options(argparse.Namespace):
    rounds: int
    seconds: float
    peers: Path | None
    json: bool
    write: bool


def _options() -> _Options:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=41, help="rounds of every figure, matches too (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.2, help="time of a task in a round (%(default)s)")
    parser.add_argument("--peers", type=Path, metavar="DIR", help="use the environments DIR/chess and DIR/poker")
    parser.add_argument("--json", action="store_true", help="print JSON lines instead of a table")
    parser.add_argument("--write", action="store_true", help=f"write {report.RESULTS.name}")
    options = parser.parse_args(namespace=_Options())
    if options.rounds < 1:
        parser.error("at least one round")
    return options


if __name__ == "__main__":
    sys.exit(main())
