"""The score of a round, with its derivation as data (scoring rules, sections 1, 2 and 4)."""

from enum import StrEnum
from typing import NamedTuple

from rami.errors import EntryError
from rami.results import Ending, RoundResult, named_winners, round_winners, value_of
from rami.rules import DEFAULT_RULES, MAX_PLAYERS, MIN_PLAYERS, Rules


class Reason(StrEnum):
    """Why a seat scores what it scores: the rule that applied.

    >>> Reason.NEVER_OPENED.value
    'never_opened'
    """

    WON = "won"
    RAMI_SEC = "rami_sec"
    OPENED = "opened"
    NEVER_OPENED = "never_opened"


class LimitKind(StrEnum):
    """Which limit lowered the score of a loser who never opened: the limit of 100, or half the target.

    >>> LimitKind.HALF_TARGET.value
    'half_target'
    """

    LIMIT = "limit"
    HALF_TARGET = "half_target"


class ScoreLine(NamedTuple):
    """The score of one seat in one round and its derivation; all figures in points.

    ``points`` is the score. ``value`` is what the cards left in the hand are worth (0 where a rami sec was
    entered without cards). ``surcharge`` was added for never having opened. ``limit`` is the limit that
    lowered the sum and ``limited_by`` which one it was; both are None unless it did. ``penalty`` is the flat
    penalty of a rami sec, which counts instead of the cards.

    >>> score_round(RoundResult(["", "KH KS QD JC 9H"], winner=0, opened=[True, False]))[1]
    ScoreLine(points=50, reason=<Reason.NEVER_OPENED: 'never_opened'>, value=49, surcharge=25, limit=50, \
limited_by=<LimitKind.HALF_TARGET: 'half_target'>, penalty=0)
    """

    points: int
    reason: Reason
    value: int
    surcharge: int = 0
    limit: int | None = None
    limited_by: LimitKind | None = None
    penalty: int = 0


def score_round(result: RoundResult, rules: Rules = DEFAULT_RULES) -> tuple[ScoreLine, ...]:
    """Score a round: one line a seat.

    The target that half the target refers to is that of ``rules`` for as many players as there are hands.

    Raises ``EntryError`` with every fault of the entry; nothing is scored then.

    >>> result = RoundResult(["", "3H 4H", "KH KS QD JC 9H 8C 7D XX", 31], winner=0, opened=[True, True, False, True])
    >>> [line.points for line in score_round(result)]
    [0, 7, 100, 31]
    """
    faults = result.faults(rules)
    if faults:
        raise EntryError(faults)
    winners = round_winners(result, rules)
    if result.ending is Ending.RAMI_SEC:
        return tuple(
            _won(0) if seat in winners else _rami_sec(value_of(hand) or 0, rules)
            for seat, hand in enumerate(result.hands)
        )
    target = rules.target_for(result.players)
    return tuple(
        _line(value_of(hand) or 0, seat in winners, bool(result.opened[seat]), target, rules)
        for seat, hand in enumerate(result.hands)
    )


def score_so_far(result: RoundResult, rules: Rules = DEFAULT_RULES) -> tuple[ScoreLine | None, ...]:
    """Score what can be scored of an entry that is not complete yet: None where a seat waits for something.

    >>> [line and line.points for line in score_so_far(RoundResult(["", 30, None], winner=0, opened=[True, False, None]))]
    [0, 55, None]
    """
    faults = result.faults(rules)
    if not faults:
        return score_round(result, rules)
    wrong = {field for fault in faults for field in fault.fields}
    return tuple(_line_so_far(result, rules, seat, wrong) for seat in range(result.players))


def _line_so_far(result: RoundResult, rules: Rules, seat: int, wrong: set[str]) -> ScoreLine | None:
    value, opened = value_of(result.hands[seat]), result.opened[seat] if seat < len(result.opened) else None
    if result.ending is not Ending.BLOCKED and seat in named_winners(result):
        return _won(0)
    if f"hands[{seat}]" in wrong or f"opened[{seat}]" in wrong:
        return None
    if result.ending is Ending.RAMI_SEC:
        return _rami_sec(value or 0, rules)
    if value is None or opened is None or not MIN_PLAYERS <= result.players <= MAX_PLAYERS:
        return None
    return _line(value, False, opened, rules.target_for(result.players), rules)


def _line(value: int, won: bool, opened: bool, target: int, rules: Rules) -> ScoreLine:
    if won:
        return _won(value)
    return _opened(value) if opened else _never_opened(value, target, rules)


def _won(value: int) -> ScoreLine:
    return ScoreLine(0, Reason.WON, value)


def _opened(value: int) -> ScoreLine:
    return ScoreLine(value, Reason.OPENED, value)


def _rami_sec(value: int, rules: Rules) -> ScoreLine:
    return ScoreLine(rules.rami_sec_penalty, Reason.RAMI_SEC, value, penalty=rules.rami_sec_penalty)


def _never_opened(value: int, target: int, rules: Rules) -> ScoreLine:
    """Value and surcharge together, under both limits; where both are equal, the 100 is named."""
    half = target // 2
    limit, kind = (rules.limit, LimitKind.LIMIT) if rules.limit <= half else (half, LimitKind.HALF_TARGET)
    total = value + rules.surcharge
    if total <= limit:
        return ScoreLine(total, Reason.NEVER_OPENED, value, rules.surcharge)
    return ScoreLine(limit, Reason.NEVER_OPENED, value, rules.surcharge, limit, kind)
