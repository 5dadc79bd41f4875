"""What rules say of a round, as ints for compiled functions."""

from typing import Final

from rami.fast.compiled import Ints, as_ints
from rami.rules import DEFAULT_RULES, OPTIONS, Rules

SURCHARGE: Final = 0
LIMIT: Final = 1
HALF_TARGET: Final = 2
PENALTY: Final = 3
OPENING: Final = 4
"""The points that an opening takes, 1 at least."""

PURE: Final = 5
"""1 where an opening takes a pure run, else 0."""

HAND: Final = 6
"""The cards of a hand that is dealt."""

PACKS: Final = 7
CLOSED: Final = 8
"""So many turns are played before a discard may be taken."""

_PLAY: Final = frozenset({"packs", "hand_size", "discard_from_turn", "opening_points", "pure_run"})
"""The options of play that the fast players know."""

_UNUSED: Final = frozenset({"take_discard", "joker_swap", "go_out"})
"""Options that allow more than the fast players ever do, whatever their value."""

_WON: Final = "blocked_tie"
"""Fast rounds know one winner or all."""


def knows(rules: Rules, option: str) -> bool:
    """Whether fast rounds by these rules are right in an option.

    >>> knows(Rules(opening_points=71), "opening_points"), knows(Rules(ace_high=10), "ace_high")
    (True, False)
    """
    known = option in _PLAY or option in _UNUSED or (OPTIONS[option].scoring and option != _WON)
    return known or rules[option] == DEFAULT_RULES[option]


def terms_of(rules: Rules, players: int) -> Ints:
    """Give what rules say, in the order of the names above.

    >>> list(map(int, terms_of(Rules(), 3)))
    [25, 100, 100, 200, 51, 1, 14, 2, 3]
    """
    scoring = (rules.surcharge, rules.limit, rules.target_for(players) // 2, rules.rami_sec_penalty)
    opening = (max(rules.opening_points, 1), int(rules.pure_run))
    return as_ints(
        [*scoring, *opening, rules.hand_size, rules.pack_for(players).packs, players * (rules.discard_from_turn - 1)]
    )
