"""The level "club": plans by the exact search, counts cards, watches the others and the match.

It draws or takes by what is likely to be left of the hand, throws what the rest misses least and the next player wants
least, and holds back what it need not show (``rami.bots.laying``). What counts how much is in ``rami.bots.style``.
"""

from collections.abc import Callable
from random import Random

from rami.bots.laying import next_meld
from rami.bots.planning import Planner, Rest
from rami.bots.promise import Promise
from rami.bots.reading import Reading
from rami.bots.strategy import Sight
from rami.bots.style import USUAL, Style, style_for
from rami.play.deal import Phase
from rami.play.melding import with_card, without_card
from rami.play.moves import DRAW, JOKER_BIT, STOP, TAKE, Discard, Lay, LayOff, Move, Swap, bit_of, card_of


class Club:
    """Plays as a good player at a club does. ``discards`` orders the cards that it may throw, the best first."""

    name = "club"

    def __init__(self, style: Style = USUAL, discards: "Discards | None" = None) -> None:
        self._style, self._discards = style, discards or discards_by_cost

    def choose(self, sight: Sight, random: Random) -> Move:
        """Give what looks best; chance decides between equals."""
        view = sight.view
        if len(view.legal) == 1:
            return view.legal[0]
        reading = Reading(sight)
        planner = Planner(reading, style_for(sight.match, reading.seat, self._style))
        if view.phase is Phase.DRAW:
            return _draw(planner)
        melding = [move for move in view.legal if isinstance(move, Lay | LayOff | Swap)]
        move = next_meld(planner, melding, may_stop=len(melding) < len(view.legal)) if melding else None
        return move or self._discards(planner, random)[0]


Discards = Callable[[Planner, Random], list[Discard]]
"""Gives the legal discards, the best first."""


def _draw(planner: Planner) -> Move:
    """Take the discard if the hand is then worth more than it is likely to be with a card of the stock."""
    reading = planner.reading
    view, hand = reading.view, reading.hand
    if DRAW not in view.legal:
        others = [reading.mean * size for seat, size in enumerate(view.sizes) if seat != reading.seat]
        return STOP if hand.value < min(others) else TAKE
    taken = planner.cost_now(with_card(hand, bit_of(view.pile[-1])))
    if planner.waits and not planner.gate(hand):
        return TAKE if taken < 0 else DRAW
    rest = planner.rest(hand) if planner.opened else Rest(hand, view.table)
    return TAKE if taken <= planner.cost_after_a_draw(rest) else DRAW


def discards_by_cost(planner: Planner, random: Random) -> list[Discard]:
    """Give the legal discards, what costs least first; chance orders equals.

    It counts what the rest promises, who wants the card, and what would be written down for the rest. Before the opening
    every card may go, afterwards and while the opening waits those that no meld takes come first.
    """
    reading, style = planner.reading, planner.style
    hand, opened = reading.hand, planner.opened
    legal = [move.card for move in reading.view.legal if isinstance(move, Discard)]
    cards = [card for card in legal if card != JOKER_BIT] or legal
    random.shuffle(cards)
    to_open, rest = planner.gate(hand) > 0, planner.rest(hand)
    idle = [] if to_open else [card for card in cards if card & rest.hand.ones]
    held = rest if opened and idle else Rest(hand, rest.table)
    promise = Promise(planner, held, to_open=to_open)
    caught = reading.caught

    def _cost(card: int) -> tuple[float, int]:
        kept = without_card(held.hand, card)
        left = (0 if to_open else kept.value + style.card * kept.size) - promise.of(kept)
        loss = planner.loss(without_card(hand, card), opened=opened)
        gift = style.gift * reading.wanted(card)
        return gift + (1 - caught) * left + style.risk * caught * loss, -card_of(card).points

    first = sorted(idle or cards, key=_cost)
    return [Discard(card) for card in (*first, *(card for card in legal if card not in first))]
