"""What keeps people from sitting down to a match: their number, their names, their totals, the dealer."""

from collections.abc import Sequence
from typing import Final

from rami.errors import Fault, RulesError, shown
from rami.names import clean_name, names_faults
from rami.rules import MAX_PLAYERS, Rules
from rami.scalars import whole_number

MOST_TOTAL: Final = 10**9
"""More than any match can reach; a larger total is a slip of the hand."""


def start_faults(
    names: Sequence[str], rules: Rules, carried: Sequence[int] | None, first_dealer: int
) -> tuple[Fault, ...]:
    """Tell everything that keeps a match from beginning like this. The names of a crowd are told in part only.

    >>> [fault.code for fault in start_faults(["Ana"], Rules(), [40, 30], 1)]
    ['entry/players', 'match/carried-count', 'entry/unknown-dealer']
    """
    faults = [*players_faults(rules, len(names)), *names_faults(names[: 2 * MAX_PLAYERS])]
    if carried is not None and len(carried) != len(names):
        faults.append(Fault("match/carried-count", ("carried",), {"number": len(carried), "expected": len(names)}))
    elif carried is not None:
        for place, (name, total) in enumerate(zip(names, carried, strict=True)):
            faults += total_faults(clean_name(name), total, f"carried[{place}]")
    dealer = whole_number(first_dealer)
    if dealer is None:
        faults.append(Fault("entry/not-a-seat", ("first_dealer",), {"text": shown(first_dealer)}))
    elif not 0 <= dealer < max(len(names), 1):
        values = {"seat": dealer, "number": len(names)}
        faults.append(Fault("entry/unknown-dealer", ("first_dealer",), values))
    return tuple(faults)


def players_faults(rules: Rules, players: int) -> tuple[Fault, ...]:
    """Tell why so many people cannot play by these rules, as ``Rules.check_players`` does."""
    try:
        rules.check_players(players)
    except RulesError as error:
        return error.faults
    return ()


def total_faults(name: str, total: object, field: str) -> tuple[Fault, ...]:
    """Hold a starting total to whole points, 0 or more: no score of these rules is negative, and no match so long.

    >>> [fault.values for fault in total_faults("Ana", -5, "total")]
    [{'name': 'Ana', 'value': '-5'}]
    """
    if type(total) is int and 0 <= total <= MOST_TOTAL:
        return ()
    return (Fault("match/bad-total", (field,), {"name": name, "value": shown(total)}),)
