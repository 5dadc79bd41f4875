"""The level "beginner": melds whatever it sees, and throws the dearest card that goes with no other."""

from collections.abc import Iterable
from random import Random

from rami.bots.strategy import Sight
from rami.cards import JOKER, Card, Rank
from rami.handbits import bits_of
from rami.kernel import kernel_for
from rami.play.deal import Phase
from rami.play.melding import Turn
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, Move, bit_of, card_of
from rami.play.turn import turn_rules
from rami.play.view import View


class Beginner:
    """Plays as many do who have just learnt the rules: no plan, no memory, no fear.

    It takes a discard only to meld it at once, lays every meld it may, the dearest first, then whatever the table
    takes, and keeps pairs and neighbours in the hand.
    """

    name = "beginner"

    def choose(self, sight: Sight, random: Random) -> Move:
        """Give what a beginner would do; chance decides between cards of the same points."""
        view = sight.view
        if view.phase is Phase.DRAW:
            return _draw(view)
        melding = [move for move in view.legal if not isinstance(move, Discard)]
        if melding:
            points = kernel_for(view.rules).points
            return max(melding, key=lambda move: points(move.meld) if isinstance(move, Lay) else 0)
        thrown = {card_of(move.card): move for move in view.legal if isinstance(move, Discard)}
        return thrown[_least_useful(view.hand, thrown, random)]


def _draw(view: View) -> Move:
    if TAKE in view.legal and _melds_at_once(view):
        return TAKE
    return DRAW if DRAW in view.legal else STOP


def _melds_at_once(view: View) -> bool:
    """Whether the card of the pile can be melded in this turn, where the rules do not ask for it too."""
    top = bit_of(view.pile[-1])
    hand = bits_of(card.index for card in (*view.hand, view.pile[-1]))
    return turn_rules(view.rules).can_end(Turn(hand, view.table, view.opened[view.on_turn], taken=top))


def _least_useful(hand: tuple[Card, ...], thrown: Iterable[Card], random: Random) -> Card:
    """The dearest card that goes with no other, or the dearest of all; a joker only if there is nothing else."""
    idle = [card for card in thrown if card is not JOKER and not any(_goes_with(card, other) for other in hand)]
    choice = idle or [card for card in thrown if card is not JOKER] or [JOKER]
    dearest = max(card.points for card in choice)
    return random.choice([card for card in choice if card.points == dearest])


def _goes_with(card: Card, other: Card) -> bool:
    """Whether two cards are a pair of different suits, or neighbours in one; the ace is beside the two and the king.

    >>> [_goes_with(Card("AH"), Card(code)) for code in ("AS", "2H", "KH", "AH", "3H")]
    [True, True, True, False, False]
    """
    if card.rank is None or other.rank is None:
        return False
    if card.suit is other.suit:
        return abs(card.rank - other.rank) in {1, Rank.KING - Rank.ACE}
    return card.rank is other.rank
