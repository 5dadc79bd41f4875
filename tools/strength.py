#!/usr/bin/env python3
"""Measures how much stronger each level of the bots is than others, and writes docs/strength.md.

``python tools/strength.py`` plays everything anew, from seeds, which takes hours. ``--only 6:expert-club:rami`` plays that row alone
and leaves the others of the page as they stand. ``--part`` plays that part of the deals only, to try it out, and prints the
page instead of writing it.
"""

import platform
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from pages import make_page
from rami.bots.levels import LEVELS
from rami.lab.arena import Arena, ArenaPlan, arena
from rami.lab.statistics import Interval
from rami.lab.workers import workers
from rami.rules import PRESETS

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "strength.md"
SEED: Final = 2026


class Contest(NamedTuple):
    """Two levels at a table, over so many deals, by the rules of a preset."""

    stronger: str
    weaker: str
    seats: int
    deals: int
    rules: str = "rami"

    @property
    def name(self) -> str:
        """How ``--only`` names it."""
        return f"{self.seats}:{self.stronger}-{self.weaker}:{self.rules}"

    @property
    def start(self) -> str:
        """The cells that its row begins with, however often it is played."""
        return f"| {self.seats} | {self.rules} | {self.stronger} – {self.weaker} |"


CONTESTS: Final = (
    Contest("beginner", "random", 2, 100),
    Contest("club", "random", 2, 100),
    Contest("club", "beginner", 2, 400),
    Contest("expert", "club", 2, 300),
    Contest("beginner", "random", 3, 20),
    Contest("club", "beginner", 3, 40),
    Contest("expert", "club", 3, 40),
    Contest("beginner", "random", 4, 40),
    Contest("club", "beginner", 4, 100),
    Contest("expert", "club", 4, 70),
    Contest("beginner", "random", 6, 30),
    Contest("club", "beginner", 6, 70),
    Contest("expert", "club", 6, 200),
    Contest("expert", "club", 2, 100, "easy"),
    Contest("expert", "club", 2, 100, "tunisian"),
)

HEAD: Final = """# How strong the bots are

Written by `python tools/strength.py`. Every row is a contest of two levels by the rules of a preset, whole matches over mirrored
deals: both levels play every seat of the same deals ([lab.md](lab.md) tells how). The seats are filled by turns. A match is
won by one seat; with an even number of seats each level has half of them, with three seats one level has two of them in half
of the games, so half the wins is even. The interval is at 99% confidence, over deals. “Points fewer” is a mean of a seat and
match. “Stronger” stands where the whole interval lies above half.

"""

FOOT: Final = """
To play one of the rows again:

```
rami arena {weaker} {stronger} --pairing ladder --seats {seats} --deals {deals} --seed {seed}
```

What the levels do: `random` makes any legal move; `beginner` melds what it sees; `club` plans by the exact search, counts
cards and watches the others; `expert` plays on from its plans in 200 worlds each, and counts outs (the sources say how, from
`rami/bots/club.py` and `rami/bots/expert.py` on). `expert` needs numba (extra `fast`).
"""


def played(contests: Sequence[Contest], part: float) -> Iterator[tuple[Contest, Arena, float]]:
    """Play contests on all processors, and tell how many seconds each took."""
    with workers() as executor:
        for contest in contests:
            deals = max(round(contest.deals * part), 2)
            began = time.monotonic()
            plan = ArenaPlan((contest.weaker, contest.stronger), contest.seats, PRESETS[contest.rules], deals, SEED)
            yield contest, arena(plan, LEVELS, executor), time.monotonic() - began


def row(contest: Contest, found: Arena) -> str:
    """A row of the table."""
    duel = found.duels[0]
    told = "stronger" if duel.stronger == duel.one else "weaker" if duel.stronger is not None else "not decided"
    return (
        f"{contest.start} {found.plan.deals} | {duel.games} | {interval(duel.share, 100)} % | {interval(duel.lead, 1)} "
        f"| {told} | {datetime.now(UTC).date().isoformat()} |"
    )


def interval(found: Interval, unit: int) -> str:
    """A value and its interval."""
    return f"{found.value * unit:.1f} ({found.low * unit:.1f} to {found.high * unit:.1f})"


def page(rows: Iterable[str]) -> str:
    """The whole page with these rows."""
    machine = f"{platform.system()}, {platform.python_implementation()} {platform.python_version()}"
    made = f"Made on {machine}; seed {SEED}.\n\n"
    head = (
        "| seats | rules | contest | deals | matches | share of wins | points fewer | | made on |\n"
        + "| --- " * 9
        + "|\n"
    )
    return HEAD + made + head + "\n".join(rows) + "\n" + FOOT.format(seed=SEED, **CONTESTS[2]._asdict())


def rows(only: Sequence[str], part: float) -> Iterator[str]:
    """The row of every contest: those that are asked for played now, the others as they are published."""
    wanted = [contest for contest in CONTESTS if not only or contest.name in only]
    new: dict[Contest, str] = {}
    for contest, found, took in played(wanted, part):
        new[contest] = row(contest, found)
        print(f"{new[contest]}  {took:.0f} s", file=sys.stderr, flush=True)
    published = PAGE.read_text(encoding="utf-8").splitlines() if only else []
    for contest in CONTESTS:
        yield new.get(contest) or next(line for line in published if line.startswith(contest.start))


def main() -> None:
    """Do what was asked for."""
    make_page(PAGE, __doc__, [contest.name for contest in CONTESTS], lambda only, part: page(rows(only, part)))


if __name__ == "__main__":
    main()
