"""Small strategies for the tests of the laboratory; of a module that other processes can import."""

from collections.abc import Mapping
from random import Random

from rami.bots.chance import Chance
from rami.bots.levels import Maker
from rami.bots.strategy import Sight
from rami.play.moves import Discard, Draw, Lay, LayOff, Move, Stop, Swap, card_of


class Eager:
    """Melds whenever it can, and throws what is dearest."""

    name = "eager"

    def choose(self, sight: Sight, random: Random) -> Move | None:
        legal = sight.view.legal
        melding = [move for move in legal if isinstance(move, Lay | LayOff | Swap)]
        if melding:
            return melding[0]
        thrown = [move for move in legal if isinstance(move, Discard)]
        return max(thrown, key=lambda move: card_of(move.card).points) if thrown else legal[0]


class Passive:
    """Never melds: draws and throws, and stops the round where it may."""

    name = "passive"

    def choose(self, sight: Sight, random: Random) -> Move:
        legal = sight.view.legal
        stops = [move for move in legal if isinstance(move, Stop)]
        if stops:
            return stops[0]
        quiet = [move for move in legal if isinstance(move, Draw | Discard)]
        return random.choice(quiet)


class Doubter(Eager):
    """Takes its first meld of a round back, and lays it again."""

    name = "doubter"

    def choose(self, sight: Sight, random: Random) -> Move | None:
        mine = [seen for seen in sight.log if seen.seat == sight.view.seat]
        if mine and isinstance(mine[-1].move, Lay) and all(seen.move is not None for seen in mine):
            return None
        return super().choose(sight, random)


MAKERS: Mapping[str, Maker] = {"passive": Passive, "random": Chance, "eager": Eager, "doubter": Doubter}
