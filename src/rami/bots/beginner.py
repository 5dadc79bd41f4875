"""The level "beginner": melds whatever it sees, and throws the dearest card that goes with no other."""

from random import Random
from typing import Final

from rami.bots.strategy import Sight
from rami.cards import Card
from rami.handbits import ACES, SUIT_BITS, SUIT_MASK, bits, bits_of, cards_value
from rami.kernel import kernel_for
from rami.play.deal import Phase
from rami.play.melding import Turn, with_card
from rami.play.moves import DRAW, JOKER_BIT, STOP, TAKE, Discard, Lay, Move, bit_of
from rami.play.turn import TurnRules, turn_rules
from rami.play.view import View

_KINGS: Final = ACES << SUIT_BITS - 1


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
        may_go = sum(move.card for move in view.legal if isinstance(move, Discard))
        return Discard(thrown(bits_of(card.index for card in view.hand).ones, may_go, random))


def _draw(view: View) -> Move:
    if TAKE in view.legal:
        hand = bits_of(card.index for card in view.hand)
        turn = Turn(hand, view.table, view.opened[view.on_turn])
        if melds_at_once(turn_rules(view.rules), turn, view.pile[-1]):
            return TAKE
    return DRAW if DRAW in view.legal else STOP


# On positions too: rollouts play as beginners do


def melds_at_once(turns: TurnRules, turn: Turn, top: Card) -> bool:
    """Whether the top discard, which may be taken, can be melded in this turn, where the rules do not ask for it too."""
    bit = bit_of(top)
    return turns.can_end(Turn(with_card(turn.hand, bit), turn.table, turn.opened, taken=bit))


def thrown(ones: int, may_go: int, random: Random) -> int:
    """Give the card to throw, by its bit: the dearest that goes with no other, or the dearest of all; a joker only if there is
    nothing else. Chance decides between cards of the same points. ``ones`` are the cards of the hand, ``may_go`` those that
    may be thrown.
    """
    natural = may_go & ~JOKER_BIT
    choice = natural & ~in_pairs(ones) or natural
    if not choice:
        return JOKER_BIT
    values = [(cards_value(card), card) for card in bits(choice)]
    dearest = max(values)[0]
    return random.choice([card for value, card in values if value == dearest])


def in_pairs(ones: int) -> int:
    """Give the cards of a mask with a neighbour in their suit or another of their rank; the ace is beside two and king.

    >>> from rami.cards import CARDS
    >>> held = sum(map(bit_of, map(Card, "AC KC 3C 5D 5S 7H".split())))
    >>> [CARDS[card.bit_length() - 1].code for card in bits(in_pairs(held))]
    ['AC', 'KC', '5D', '5S']
    """
    above = (ones & ~_KINGS) << 1 | (ones & _KINGS) >> SUIT_BITS - 1
    below = (ones & ~ACES) >> 1 | (ones & ACES) << SUIT_BITS - 1
    clubs, diamonds = ones & SUIT_MASK, ones >> SUIT_BITS & SUIT_MASK
    hearts, spades = ones >> 2 * SUIT_BITS & SUIT_MASK, ones >> 3 * SUIT_BITS
    twice = (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
    return ones & (above | below | twice * (1 | 1 << SUIT_BITS | 1 << 2 * SUIT_BITS | 1 << 3 * SUIT_BITS))
