"""A match: rounds recorded, corrected and removed; totals, target, end, extra rounds, standings, dealer.

The scoring rules, section 3. A ``Match`` never changes: each of its methods gives a new one, or refuses.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from operator import index
from typing import Literal

from rami.errors import Fault, MatchError
from rami.names import clean_name, name_faults, name_key
from rami.players import Player, Standing, standings_of
from rami.results import RoundResult
from rami.rules import DEFAULT_RULES, Rules
from rami.seating import players_faults, start_faults, total_faults
from rami.table import (
    Change,
    PlayerJoined,
    PlayerLeft,
    RoundPlayed,
    RulesChanged,
    SeatsChanged,
    Status,
    Table,
    fold,
)
from rami.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Match:
    """A series of rounds up to a target. Begin with ``Match.start``.

    ``names`` holds everybody's name by person, ``carried`` the totals that a match continued from paper
    began with, ``recorded`` all that happened since, in order. All else is computed from these.

    >>> match = Match.start(["Ana", "Ben", "Chi"])
    >>> match = match.record(RoundResult(["", "AH XX 5C", 30], winner=0, opened=[True, True, False]))
    >>> match.totals, match.target, match.status.value, match.next_dealer.name
    ((0, 36, 55), 200, 'playing', 'Ben')
    """

    names: tuple[str, ...]
    carried: tuple[int, ...]
    rules_at_start: Rules
    first_dealer: int
    recorded: Timeline
    _table: Table = field(repr=False, compare=False)
    _counted: int = field(repr=False, compare=False)
    _endless: bool = field(default=False, repr=False, compare=False)

    @staticmethod
    def start(
        names: Sequence[str],
        rules: Rules = DEFAULT_RULES,
        *,
        carried: Sequence[int] | None = None,
        first_dealer: int = 0,
    ) -> "Match":
        """Begin a match. ``carried`` are totals in points, one a player; ``first_dealer`` is a seat from 0.

        Raises ``MatchError`` with everything that is wrong: names, number of players, totals, dealer.

        >>> Match.start(["Ana", "ana"], carried=[40])
        Traceback (most recent call last):
        rami.errors.MatchError: name/taken at players[1] (name='ana', suggestion='ana (2)'); \
match/carried-count at carried (number=1, expected=2)
        """
        faults = start_faults(names, rules, carried, first_dealer)
        if faults:
            raise MatchError(faults)
        totals = tuple(carried or [0] * len(names))
        return _folded(tuple(map(clean_name, names)), totals, rules, index(first_dealer), ())

    # What it knows

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody who ever played, in seat order; who joined only after the end comes last."""
        table = self._table
        late = [person for person in range(len(self.names)) if person not in table.totals]
        return tuple(self._player(person) for person in (*table.order, *late))

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who plays the next round, in seat order."""
        return tuple(map(self._player, self._table.present))

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals in points, in the order of ``players``."""
        return tuple(player.total for player in self.players)

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._table.rules

    @property
    def target(self) -> int:
        """The target in force, in points."""
        return self._table.target

    @property
    def status(self) -> Status:
        """Whether the match goes on, goes on by an extra round, or is over."""
        return self._table.status

    @property
    def winner(self) -> Player | None:
        """Who won; None until the match is over."""
        return self._player(self._table.lowest[0]) if self.status is Status.OVER else None

    @property
    def reached(self) -> tuple[Player, ...]:
        """Who is at or above the target."""
        return tuple(map(self._player, self._table.reached))

    @property
    def lowest(self) -> tuple[Player, ...]:
        """Who has the lowest total, or shares it."""
        return tuple(map(self._player, self._table.lowest))

    @property
    def next_dealer(self) -> Player | None:
        """Who deals the next round; None when the match is over."""
        return None if self.status is Status.OVER else self._player(self._table.dealer)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Those present, lowest total first.

        >>> match = Match.start(["Ana", "Ben", "Chi", "Dev"], carried=[40, 9, 20, 20])
        >>> [(place, player.name) for place, player in match.standings]
        [(1, 'Ben'), (2, 'Chi'), (2, 'Dev'), (4, 'Ana')]
        """
        return standings_of(self.seats)

    @property
    def rounds(self) -> tuple[RoundPlayed, ...]:
        """The rounds that count."""
        return tuple(change for change in self.timeline[: self._counted] if isinstance(change, RoundPlayed))

    @property
    def after_end(self) -> tuple[RoundPlayed, ...]:
        """Rounds recorded before a correction ended the match earlier: kept apart, counted in no total."""
        return tuple(change for change in self.timeline[self._counted :] if isinstance(change, RoundPlayed))

    @property
    def every_round(self) -> tuple[RoundPlayed, ...]:
        """All rounds in the order of their numbers: those that count, then those after the end."""
        return self.rounds + self.after_end

    def round(self, number: int) -> RoundPlayed:
        """Give a round by its number, from 1, those after the end included.

        Raises ``MatchError`` (``match/no-such-round``).
        """
        return self._find(number)[1]

    @property
    def timeline(self) -> tuple[Change, ...]:
        """Everything recorded, in order: rounds, and changes of players, seats and rules."""
        return tuple(self.recorded)

    @property
    def counted(self) -> int:
        """How many entries of ``timeline`` count; the others come after the end."""
        return self._counted

    def person(self, name: str) -> Player:
        """Find somebody by name, in any case and encoding.

        Raises ``MatchError`` (``match/no-such-player``).

        >>> Match.start(["Ana", "Ben"]).person("BEN").person
        1
        """
        key = name_key(name)
        for person, known in enumerate(self.names):
            if name_key(known) == key:
                return self._player(person)
        raise MatchError([Fault("match/no-such-player", ("name",), {"name": name})])

    # What can be done

    def record(self, result: RoundResult, *, rules: Rules | None = None) -> "Match":
        """Record a round of those in ``seats``. ``rules`` are given where a file keeps a round that was played by
        others than those in force now.

        Raises ``MatchError`` (``match/over``) when the match is over, ``EntryError`` with every fault of the
        entry.

        >>> Match.start(["Ana", "Ben"]).record(RoundResult(["", "KH"], winner=0, opened=[True, True])).totals
        (0, 10)
        """
        self._refuse_if_over()
        table = self._table
        played = RoundPlayed.of(result, table.present, table.dealer, table.rules if rules is None else rules)
        return self._with(change=played)

    def correct(self, number: int, result: RoundResult) -> "Match":
        """Replace a round, counted from 1 with those after the end included.

        It is scored with the players, the target and the rules in force when it was recorded; whoever dealt it
        stays its dealer unless the result says otherwise. All totals follow, and the match may end or reopen.

        Raises ``MatchError`` (``match/no-such-round``), ``EntryError`` with every fault of the entry.

        >>> match = Match.start(["Ana", "Ben"]).record(RoundResult(["", 30], winner=0, opened=[True, True]))
        >>> match.correct(1, RoundResult(["", 60], winner=0, opened=[True, True])).totals
        (0, 60)
        """
        place, old = self._find(number)
        timeline = self.timeline
        new = RoundPlayed.of(result, old.seats, old.dealer, old.rules)
        return self._with(timeline=(*timeline[:place], new, *timeline[place + 1 :]))

    def remove(self, number: int) -> "Match":
        """Remove a round, counted from 1 with those after the end included.

        Raises ``MatchError`` (``match/no-such-round``).

        >>> match = Match.start(["Ana", "Ben"]).record(RoundResult(["", 30], winner=0, opened=[True, True]))
        >>> match.remove(1).totals, match.remove(1).next_dealer.name
        ((0, 0), 'Ana')
        """
        place, _ = self._find(number)
        return self._with(timeline=self.timeline[:place] + self.timeline[place + 1 :])

    def join(self, name: str, total: int | None = None) -> "Match":
        """Seat somebody in the last seat, with a starting total in points: the highest by default.

        An ``"auto"`` target rises with the number of players.

        Raises ``MatchError``: the match is over, the name, the total, more than six players.

        >>> match = Match.start(["Ana", "Ben"], carried=[40, 30]).join("Chi")
        >>> match.totals, match.target
        ((40, 30, 40), 200)
        """
        self._refuse_if_over()
        start = max(self._table.totals[person] for person in self._table.present) if total is None else total
        faults = [
            *players_faults(self.rules, len(self._table.present) + 1),
            *name_faults(name, self.names),
            *total_faults(name, start, "total"),
        ]
        if faults:
            raise MatchError(faults)
        return self._with(names=(*self.names, clean_name(name)), change=PlayerJoined(len(self.names), start))

    def leave(self, name: str, target: int | None = None) -> "Match":
        """Take somebody out of all further rounds, of the end test and of the dealing; past rounds stay.

        An ``"auto"`` target falls with the number of players, which may end the match: give ``target`` to keep
        or change it in the same step.

        Raises ``MatchError``: the match is over, unknown or gone already, fewer than two players left.

        >>> match = Match.start(["Ana", "Ben", "Chi"], carried=[40, 30, 120])
        >>> match.leave("Ben").status.value, match.leave("Ben", target=200).status.value
        ('over', 'playing')
        """
        self._refuse_if_over()
        player = self._present(name)
        faults = players_faults(self.rules, len(self._table.present) - 1)
        if faults:
            raise MatchError(faults)
        left = self._with(change=PlayerLeft(player.person))
        return left if target is None else left.change_target(target)

    def rename(self, name: str, new: str) -> "Match":
        """Give somebody another name; no score moves.

        Raises ``MatchError``: unknown, or the new name is empty or taken.

        >>> Match.start(["Ana", "Ben"]).rename("Ana", "Anna").seats[0].name
        'Anna'
        """
        person = self.person(name).person
        others = [other for number, other in enumerate(self.names) if number != person]
        faults = name_faults(new, others)
        if faults:
            raise MatchError(faults)
        return self._with(names=(*self.names[:person], clean_name(new), *self.names[person + 1 :]))

    def reorder(self, names: Sequence[str]) -> "Match":
        """Seat those present in another order; scores and the deal stay with the person.

        Raises ``MatchError``: the match is over, or the names are not those present, once each.

        >>> Match.start(["Ana", "Ben"], carried=[40, 30]).reorder(["Ben", "Ana"]).totals
        (30, 40)
        """
        self._refuse_if_over()
        order = tuple(self.person(name).person for name in names)
        if sorted(order) != sorted(self._table.present):
            expected = tuple(player.name for player in self.seats)
            raise MatchError([Fault("match/order", ("order",), {"expected": expected})])
        return self._with(change=SeatsChanged(order))

    def change_target(self, target: int | Literal["auto"]) -> "Match":
        """Change the target, in points. It counts for the end test at once; no earlier round is scored again.

        Raises ``RulesError`` outside 50 to 2000.

        >>> Match.start(["Ana", "Ben"], carried=[0, 64]).change_target(60).status.value
        'over'
        """
        return self.change_rules(self.rules.changed({"target": target}))

    def change_rules(self, rules: Rules) -> "Match":
        """Play on by other rules. Earlier rounds keep theirs.

        >>> Match.start(["Ana", "Ben"]).change_rules(Rules(surcharge=50)).rules.surcharge
        50
        """
        return self._with(change=RulesChanged(rules))

    # How it is made

    def _with(
        self,
        *,
        names: tuple[str, ...] | None = None,
        timeline: tuple[Change, ...] | None = None,
        change: Change | None = None,
    ) -> "Match":
        """Make the match anew with other names or timeline; a change comes where the match stands now."""
        if change is not None and self._counted == len(self.recorded):
            return replace(
                self,
                names=self.names if names is None else names,
                recorded=self.recorded.plus(change),
                _table=change.after(self._table),
                _counted=self._counted + 1,
            )
        if change is not None:
            timeline = (*self.timeline[: self._counted], change, *self.timeline[self._counted :])
        return _folded(
            self.names if names is None else names,
            self.carried,
            self.rules_at_start,
            self.first_dealer,
            self.timeline if timeline is None else timeline,
            endless=self._endless,
        )

    def past_end(self) -> "Match":
        """Give the same match with the end test off, to add what a file keeps after the end; then ``closed``.

        >>> over = Match.start(["Ana", "Ben"], carried=[0, 100])
        >>> kept = over.past_end().record(RoundResult(["", 30], winner=0, opened=[True, True])).closed()
        >>> len(kept.rounds), len(kept.after_end), kept.totals
        (0, 1, (0, 100))
        """
        return _folded(self.names, self.carried, self.rules_at_start, self.first_dealer, self.timeline, endless=True)

    def closed(self) -> "Match":
        """Put the end test back on: what comes after the end is kept apart."""
        return _folded(self.names, self.carried, self.rules_at_start, self.first_dealer, self.timeline)

    def _player(self, person: int) -> Player:
        table = self._table
        if person in table.totals:
            return Player(person, self.names[person], table.totals[person], person not in table.left)
        joined = (change for change in self.timeline if isinstance(change, PlayerJoined) and change.person == person)
        return Player(person, self.names[person], next(joined).total, present=False)

    def _present(self, name: str) -> Player:
        player = self.person(name)
        if not player.present:
            raise MatchError([Fault("match/player-left", ("name",), {"name": player.name})])
        return player

    def _refuse_if_over(self) -> None:
        if self.status is Status.OVER and not self._endless:
            raise MatchError([Fault("match/over")])

    def _find(self, number: int) -> tuple[int, RoundPlayed]:
        rounds = [(place, change) for place, change in enumerate(self.timeline) if isinstance(change, RoundPlayed)]
        if not 1 <= number <= len(rounds):
            raise MatchError([Fault("match/no-such-round", ("number",), {"number": number, "rounds": len(rounds)})])
        return rounds[number - 1]


def _folded(
    names: tuple[str, ...],
    carried: tuple[int, ...],
    rules: Rules,
    first_dealer: int,
    timeline: tuple[Change, ...],
    *,
    endless: bool = False,
) -> Match:
    start = Table(tuple(range(len(carried))), frozenset(), dict(enumerate(carried)), rules, first_dealer)
    table, counted = fold(start, timeline, endless=endless)
    return Match(names, carried, rules, first_dealer, Timeline.of(timeline), table, counted, endless)
