"""The four worked examples that every page of rules shows; their points are always computed."""

from typing import Final

from rami.results import Ending, RoundResult

WORKED_EXAMPLES: Final = (
    RoundResult(["", "AH XX 5C"], winner=0, opened=[True, True]),
    RoundResult(["", "KH KS QD JC 9H"], winner=0, opened=[True, False]),
    RoundResult(["", "3H 4H", "KH KS QD JC 9H 8C 7D XX", "XX AH"], winner=0, opened=[True, True, False, True]),
    RoundResult(["", "2C", "5D 6D"], winner=0, opened=[True, False, False], ending=Ending.RAMI_SEC),
)
"""A hand counted in full; half the target; the limit; rami sec.

>>> from rami import score_round
>>> [[line.points for line in score_round(example)[1:]] for example in WORKED_EXAMPLES]
[[36], [50], [7, 100, 31], [200, 200]]
"""
