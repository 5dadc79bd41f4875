"""Statistics over matches: each player's wins, rounds and points, and two players head to head.

A person is known by a key: ``name_key`` of the name, unless spellings were merged (``rami.keep.people``). Only rounds
that count are looked at, and for each person only those played: who joins late has no zeros for what came before.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from rami.match import Match
from rami.names import name_key
from rami.results import Ending
from rami.scoring import Reason
from rami.table import Status

Who = Callable[[str], str]
"""Gives the key of the person that a name means."""


class CountedMatch(NamedTuple):
    """A match and the table at which it is kept."""

    table: str
    match: Match


class Written(NamedTuple):
    """What one round wrote for one person: ``person`` is the number in its match, ``points`` and ``others`` (all that
    the others scored together) are in points, ``opened`` is None where it was not stated.
    """

    table: str
    number: int
    person: int
    name: str
    points: int
    won: bool
    opened: bool | None
    rami_sec: bool
    others: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """One person over all matches with at least one round played. Rates are 0 to 1, None where there is nothing to go
    by; ``finished`` are the matches that are over, ``stated`` the rounds of which it is known whether the person opened.

    ``best`` is the round with the fewest points, and among those the one that cost the others most; ``worst`` the one
    with the most points.
    """

    key: str
    name: str
    spellings: tuple[str, ...]
    matches: int
    finished: int
    wins: int
    rounds: int
    rounds_won: int
    points: int
    stated: int
    never_opened: int
    rami_secs: int
    rami_secs_suffered: int
    best: Written
    worst: Written

    @property
    def win_rate(self) -> float | None:
        """Matches won, of those finished."""
        return self.wins / self.finished if self.finished else None

    @property
    def round_rate(self) -> float:
        """Rounds won, of those played."""
        return self.rounds_won / self.rounds

    @property
    def average(self) -> float:
        """Points a round."""
        return self.points / self.rounds

    @property
    def never_opened_rate(self) -> float | None:
        """Rounds that ended before the person opened, of those of which it is known."""
        return self.never_opened / self.stated if self.stated else None


def statistics(matches: Iterable[CountedMatch], who: Who = name_key) -> dict[str, Statistics]:
    """Give the statistics of everybody who played, by key. ``matches`` come with the latest first: a person is called
    as in the latest match that has the very spelling of the key, else as in the latest.

    >>> from rami import RoundResult
    >>> match = Match.start(["Ana", "Ben"]).record(RoundResult(["", 30], winner=0, opened=[True, False]))
    >>> everybody = statistics([CountedMatch("t", match)])
    >>> [(person.name, person.rounds_won, person.average, person.never_opened_rate) for person in everybody.values()]
    [('Ana', 1, 0.0, 0.0), ('Ben', 0, 50.0, 1.0)]
    """
    kept, who = list(matches), cache(who)
    written: dict[str, list[Written]] = {}
    for match in kept:
        for line in _written(match):
            written.setdefault(who(line.name), []).append(line)
    over = {match.table: match.match for match in kept if match.match.status is Status.OVER}
    return {key: _statistics(key, lines, over, who) for key, lines in written.items()}


def _written(kept: CountedMatch) -> Iterator[Written]:
    for number, played in enumerate(kept.match.rounds, 1):
        together = sum(line.points for line in played.lines)
        for seat, (person, line) in enumerate(zip(played.seats, played.lines, strict=True)):
            yield Written(
                kept.table,
                number,
                person,
                kept.match.names[person],
                line.points,
                line.reason is Reason.WON,
                played.result.opened[seat],
                played.result.ending is Ending.RAMI_SEC,
                together - line.points,
            )


def _statistics(key: str, lines: list[Written], over: dict[str, Match], who: Who) -> Statistics:
    spellings = tuple(dict.fromkeys(line.name for line in lines))
    tables = {line.table for line in lines}
    finished = [over[table] for table in tables if table in over]
    secs = [line.won for line in lines if line.rami_sec]
    stated = [line.opened for line in lines if line.opened is not None]
    return Statistics(
        key,
        next((name for name in spellings if name_key(name) == key), spellings[0]),
        spellings,
        matches=len(tables),
        finished=len(finished),
        wins=sum(_winner(match, who) == key for match in finished),
        rounds=len(lines),
        rounds_won=sum(line.won for line in lines),
        points=sum(line.points for line in lines),
        stated=len(stated),
        never_opened=stated.count(False),
        rami_secs=secs.count(True),
        rami_secs_suffered=secs.count(False),
        best=min(lines, key=lambda line: (line.points, -line.others)),
        worst=max(lines, key=lambda line: line.points),
    )


def _winner(match: Match, who: Who) -> str | None:
    return who(match.winner.name) if match.winner else None


@dataclass(frozen=True, slots=True)
class Side:
    """One of two players head to head: matches won, matches ended with the lower total of the two, rounds won, points,
    and rami secs that the other suffered.
    """

    wins: int
    ahead: int
    rounds_won: int
    points: int
    rami_secs: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two players in the matches and rounds that both played; ``finished`` are the matches that are over."""

    matches: int
    finished: int
    rounds: int
    one: Side
    other: Side


def head_to_head(matches: Iterable[CountedMatch], one: str, other: str, who: Who = name_key) -> HeadToHead:
    """Compare two people, by their keys, in the rounds that both played.

    >>> from rami import RoundResult
    >>> match = Match.start(["Ana", "Ben", "Chi"]).record(RoundResult([None] * 3, winner=0, ending="rami_sec"))
    >>> head_to_head([CountedMatch("t", match)], "ana", "ben").one
    Side(wins=1, ahead=1, rounds_won=1, points=0, rami_secs=1)
    """
    who = cache(who)
    shared = [(kept.match, both) for kept in matches if (both := _rounds_of_both(kept, one, other, who))]
    finished = [match for match, _ in shared if match.status is Status.OVER]
    rounds = [pair for _, both in shared for pair in both]
    totals = [pair for match in finished if (pair := _totals(match, one, other, who))]

    def _side(key: str, place: int) -> Side:
        return Side(
            wins=sum(_winner(match, who) == key for match in finished),
            ahead=sum(pair[place] < pair[1 - place] for pair in totals),
            rounds_won=sum(pair[place].won for pair in rounds),
            points=sum(pair[place].points for pair in rounds),
            rami_secs=sum(pair[place].won and pair[place].rami_sec for pair in rounds),
        )

    return HeadToHead(len(shared), len(finished), len(rounds), _side(one, 0), _side(other, 1))


def _rounds_of_both(kept: CountedMatch, one: str, other: str, who: Who) -> list[tuple[Written, Written]]:
    by_round: dict[int, dict[str, Written]] = {}
    for line in _written(kept):
        by_round.setdefault(line.number, {})[who(line.name)] = line
    return [(lines[one], lines[other]) for lines in by_round.values() if one in lines and other in lines]


def _totals(match: Match, one: str, other: str, who: Who) -> tuple[int, int] | None:
    """The totals of two people who were both there at the end."""
    totals = {who(player.name): player.total for player in match.seats}
    return (totals[one], totals[other]) if one in totals and other in totals else None


def at_one_table(matches: Iterable[CountedMatch], one: str, other: str, who: Who = name_key) -> bool:
    """Tell whether two keys ever sat at one table, so that they cannot be one person.

    >>> match = Match.start(["Ana", "Ben", "Chi"])
    >>> at_one_table([CountedMatch("t", match)], "ana", "ben"), at_one_table([CountedMatch("t", match)], "ana", "dev")
    (True, False)
    """
    return any({one, other} <= {who(name) for name in kept.match.names} for kept in matches)
