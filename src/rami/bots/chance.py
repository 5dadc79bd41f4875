"""The level "random": any legal move, each as likely as the others."""

from random import Random

from rami.bots.strategy import Sight
from rami.play.moves import Move


class Chance:
    """Plays by chance. What is stronger must beat it."""

    name = "random"

    def choose(self, sight: Sight, random: Random) -> Move:
        """Give any legal move."""
        return random.choice(sight.view.legal)
