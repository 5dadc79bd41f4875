"""The level "club": plans by the exact search, counts cards, watches the others and the match.

It draws or takes by what is likely to be left of the hand, throws what the rest misses least and the next player wants
least, and holds back what it need not show (``rami.bots.laying``). What counts how much is in ``rami.bots.style``.
"""

from random import Random
from typing import Final

from rami.bots.laying import next_meld
from rami.bots.planning import Planner, Rest
from rami.bots.reading import Reading
from rami.bots.strategy import Sight
from rami.bots.style import USUAL, Style, style_for
from rami.play.deal import Phase
from rami.play.melding import with_card, without_card
from rami.play.moves import DRAW, JOKER_BIT, STOP, TAKE, Discard, Lay, LayOff, Move, Swap, bit_of

_LOOKED_AT: Final = 4
"""Of so many discards is worked out what the next card may bring; the others look worse at once."""


class Club:
    """Plays as a good player at a club does."""

    name = "club"

    def __init__(self, style: Style = USUAL) -> None:
        self._style = style

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
        return move or _discard(planner, random)


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
    return TAKE if taken <= planner.costs_after_a_draw(rest, [0])[0] else DRAW


def _discard(planner: Planner, random: Random) -> Discard:
    """Throw what costs least: by what is left and may come, what somebody else's going out would cost, and who wants it."""
    reading, style = planner.reading, planner.style
    hand, opened = reading.hand, planner.opened
    legal = [move.card for move in reading.view.legal if isinstance(move, Discard)]
    cards = [card for card in legal if card != JOKER_BIT] or legal
    random.shuffle(cards)
    gifts = {card: style.gift * reading.wanted(card) for card in cards}
    rest = planner.rest(hand)
    idle = [card for card in cards if card & rest.hand.ones]
    if not idle:
        return Discard(min(cards, key=lambda card: gifts[card] + planner.cost_now(without_card(hand, card))))
    held = rest if opened else Rest(hand, rest.table)
    idle.sort(key=lambda card: gifts[card] + planner.first_look(without_card(held.hand, card), held.hand))
    looked_at = idle[:_LOOKED_AT]
    costs = dict(zip(looked_at, planner.costs_after_a_draw(held, looked_at), strict=True))
    caught = reading.caught

    def _cost(card: int) -> float:
        loss = planner.loss(without_card(hand, card), opened=opened)
        return gifts[card] + (1 - caught) * costs[card] + style.risk * caught * loss

    return Discard(min(looked_at, key=_cost))
