"""What is used of openskill 6, which is installed by the extra ``lab`` only."""

from collections.abc import Sequence

class PlackettLuceRating:
    mu: float
    sigma: float

class PlackettLuce:
    def rating(self) -> PlackettLuceRating: ...
    def rate(
        self, teams: Sequence[Sequence[PlackettLuceRating]], *, scores: Sequence[float]
    ) -> list[list[PlackettLuceRating]]: ...
