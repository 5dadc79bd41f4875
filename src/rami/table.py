"""Who sits at the table of a match and with what totals, and the changes that move it from one state to the next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from rami.errors import EntryError, Fault
from rami.results import RoundResult
from rami.rules import Rules
from rami.scoring import ScoreLine, score_round


class Status(StrEnum):
    """Where a match stands: going on, going on by an extra round after a tie, or over.

    >>> Status.EXTRA_ROUND.value
    'extra_round'
    """

    PLAYING = "playing"
    EXTRA_ROUND = "extra_round"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Table:
    """The state of a match between two rounds. People are numbers here, in the order in which they came.

    ``order`` is the seat order of everybody who ever sat down; who ``left`` keeps a place in it, so that
    the deal passes on from there. ``totals`` holds points by person. ``dealer`` deals next.
    """

    order: tuple[int, ...]
    left: frozenset[int]
    totals: Mapping[int, int]
    rules: Rules
    dealer: int

    @property
    def present(self) -> tuple[int, ...]:
        """Who plays the next round, in seat order."""
        return tuple(person for person in self.order if person not in self.left) if self.left else self.order

    @property
    def target(self) -> int:
        """The target in force, in points."""
        return self.rules.target_for(len(self.order) - len(self.left))

    @property
    def reached(self) -> tuple[int, ...]:
        """Who is at or above the target."""
        return tuple(person for person in self.present if self.totals[person] >= self.target)

    @property
    def lowest(self) -> tuple[int, ...]:
        """Who has the lowest total, or shares it."""
        least = min(self.totals[person] for person in self.present)
        return tuple(person for person in self.present if self.totals[person] == least)

    @property
    def status(self) -> Status:
        """Whether the match is over: somebody at or above the target, and one alone at the lowest total.

        The test looks at totals only, so it is the same after a round, after carried totals and after a
        changed target; in an extra round nobody needs to cross the target again.
        """
        if not self.reached:
            return Status.PLAYING
        return Status.OVER if len(self.lowest) == 1 else Status.EXTRA_ROUND

    def next_after(self, person: int) -> int:
        """Give who sits next among those present: the deal passes to the left."""
        place = self.order.index(person)
        ring = self.order[place + 1 :] + self.order[: place + 1]
        return next(other for other in ring if other not in self.left)


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round as it was recorded, with all that was in force then; a correction is scored with the same.

    ``seats`` are the people in the seat order of ``result`` and ``lines``; ``dealer`` is who dealt.
    """

    result: RoundResult
    lines: tuple[ScoreLine, ...]
    seats: tuple[int, ...]
    dealer: int
    rules: Rules

    @staticmethod
    def of(result: RoundResult, seats: tuple[int, ...], dealer: int, rules: Rules) -> "RoundPlayed":
        """Score an entry with what is in force: ``dealer`` deals unless the entry says otherwise.

        The winner of a blocked round is left to the cards where that is possible, so that one round has one form.

        Raises ``EntryError`` with every fault of the entry.
        """
        if result.players != len(seats):
            values = {"number": result.players, "expected": len(seats)}
            raise EntryError([Fault("entry/other-players", ("hands",), values)])
        entry = result.with_dealer(seats.index(dealer) if result.dealer is None else result.dealer)
        lines = score_round(entry, rules)
        kept = entry.as_kept(rules)
        return RoundPlayed(kept, lines, seats, seats[entry.dealer or 0], rules)

    @property
    def target(self) -> int:
        """The target that was in force, in points."""
        return self.rules.target_for(len(self.seats))

    def line_of(self, person: int) -> ScoreLine | None:
        """Give the score of a person; None where the person did not play."""
        return self.lines[self.seats.index(person)] if person in self.seats else None

    def after(self, table: Table) -> Table:
        """Add the points and pass the deal on."""
        totals = dict(table.totals)
        for person, line in zip(self.seats, self.lines, strict=True):
            totals[person] += line.points
        return replace(table, totals=totals, dealer=table.next_after(self.dealer))


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """Somebody sits down in the last seat with a starting total."""

    person: int
    total: int

    def after(self, table: Table) -> Table:
        """Seat the person."""
        totals = {**table.totals, self.person: self.total}
        return replace(table, order=(*table.order, self.person), totals=totals)


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """Somebody leaves for good: out of every later round, end test and dealing turn."""

    person: int

    def after(self, table: Table) -> Table:
        """Take the person out; the deal passes on if it was theirs."""
        gone = replace(table, left=table.left | {self.person})
        return replace(gone, dealer=gone.next_after(self.person)) if table.dealer == self.person else gone


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Those present sit in another order. Scores and the deal stay with the person."""

    order: tuple[int, ...]

    def after(self, table: Table) -> Table:
        """Put those present into their new order; who left keeps the place."""
        present = iter(self.order)
        order = tuple(person if person in table.left else next(present) for person in table.order)
        return replace(table, order=order)


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """Other rules, or another target, from here on; earlier rounds are not scored again."""

    rules: Rules

    def after(self, table: Table) -> Table:
        """Put the rules in force; the end test follows them at once."""
        return replace(table, rules=self.rules)


Change = RoundPlayed | PlayerJoined | PlayerLeft | SeatsChanged | RulesChanged
"""One entry of the timeline of a match."""


def fold(table: Table, timeline: Iterable[Change], *, endless: bool = False) -> tuple[Table, int]:
    """Follow a timeline to where the match stands, and tell how many of its entries count.

    Once the match is over, only changed rules can reopen it; the rest stays apart, after the end. With
    ``endless`` there is no end test, and all of it counts.
    """
    counted = 0
    for change in timeline:
        if not endless and table.status is Status.OVER and not isinstance(change, RulesChanged):
            break
        table = change.after(table)
        counted += 1
    return table, counted
