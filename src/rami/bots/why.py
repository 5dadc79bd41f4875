"""Why a move: its reason, a fact of the position as the seat on turn sees it; see ``rami.bots.reasons``.

A reason is true of a move, whether the move is the best or not.
"""

from functools import cached_property
from random import Random
from typing import Final

from rami.bots.finishing import turn_finished
from rami.bots.planning import Planner
from rami.bots.reading import partners
from rami.bots.reasons import Kind, Reason
from rami.bots.strategy import Sight
from rami.bots.style import style_for
from rami.bots.worlds import World, Worlds
from rami.cards import CARDS, Card
from rami.handbits import HandBits
from rami.play.melding import MeldingMove, with_card, without_card
from rami.play.moves import DRAW, JOKER_BIT, TAKE, Discard, Draw, Move, Stop, Swap, Take, bit_of, card_of
from rami.play.opening import Opening
from rami.results import Ending
from rami.search import CARDS_THEN_VALUE, Search, cards_and_value

_NEAR: Final = 3
"""An opponent who has opened and holds so many cards may go out at any moment."""

_UNLIKELY: Final = 0.05
"""What is less likely is not worth a warning."""


class Reasons:
    """The reasons of the moves of one sight, whose seat is on turn.

    >>> from rami import Match
    >>> from rami.bots.strategy import Totals
    >>> from rami.bots.table import Table, random_deal
    >>> from rami.play.moves import DRAW
    >>> from rami.play.state import State
    >>> table = Table(State.dealt(random_deal(Match.start(["Ana", "Ben"]), 1)), 1, Totals((0, 0), 100))
    >>> Reasons(table.sight(1)).of(DRAW)
    Reason(kind=<Kind.DRAW_CLOSED: 'draw-closed'>, numbers={}, cards=())
    """

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._view = sight.view
        self._worlds = Worlds(sight)
        self._reading = self._worlds.reading
        self._planner = Planner(self._reading, style_for(sight.match, self._reading.seat))

    def of(self, move: Move) -> Reason:
        """Give the reason of a legal move of the view."""
        match move:
            case Take():
                return self._take()
            case Draw():
                return self._draw()
            case Stop():
                others = [size for seat, size in enumerate(self._view.sizes) if seat != self._reading.seat]
                guess = round(self._reading.mean * min(others))
                return _reason(Kind.STOP, points=self._reading.hand.value, others=guess)
            case Discard(card):
                return self._discard(card)
            case _:
                return self._meld(move)

    # Drawing

    def _take(self) -> Reason:
        view, planner, hand = self._view, self._planner, self._reading.hand
        ending = self._ending(TAKE)
        if ending:
            return ending
        top = view.pile[-1]
        taken = with_card(hand, bit_of(top))
        must = view.rules.take_discard == "must_meld" or DRAW not in view.legal
        if must and not planner.opened:
            pure = planner.rules.pure_run
            return _reason(Kind.TAKE_OPENS, (top,), points=Opening(planner.kernel, taken).most(taken, pure=pure))
        fewer = planner.rest(hand).hand.value - planner.rest(taken).hand.value
        if fewer > 0:
            return _reason(Kind.TAKE_SHEDS, (top,), points=fewer)
        return _reason(Kind.TAKE_MELDS if must else Kind.TAKE_FREE, (top,))

    def _draw(self) -> Reason:
        view, reading, planner = self._view, self._reading, self._planner
        if TAKE not in view.legal:
            if view.turns < view.players * (view.rules.discard_from_turn - 1):
                return _reason(Kind.DRAW_CLOSED)
            return _reason(Kind.DRAW_SINGLE if reading.hand.size == 1 else Kind.DRAW_USELESS)
        must = view.rules.take_discard == "must_meld"
        if must and planner.waits and not planner.opened:
            return _reason(Kind.DRAW_WAITS, penalty=view.rules.rami_sec_penalty)
        cost = planner.cost_now(with_card(reading.hand, bit_of(view.pile[-1])))
        better = [
            card
            for card, copies in zip(CARDS, reading.unseen, strict=True)
            if copies and planner.cost_now(with_card(reading.hand, bit_of(card))) < cost
        ]
        outs = sum(reading.unseen[card.index] for card in better)
        if not outs:
            return _reason(Kind.DRAW_HIDES)
        return _reason(Kind.DRAW_BETTER, tuple(better), outs=outs, hidden=reading.hidden)

    # Melding

    def _meld(self, move: MeldingMove) -> Reason:
        planner, hand = self._planner, self._reading.hand
        ending = self._ending(move)
        if ending:
            return ending
        before, after = self._world.position.turn, self._world.after(move).position.turn
        if not planner.opened:
            caught = planner.loss(hand, opened=False)
            if after.opened:
                return _reason(Kind.OPENS, points=after.points, caught=caught)
            return _reason(Kind.BEGINS, points=after.points, needed=planner.rules.opening_points, caught=caught)
        if after.taken != before.taken or after.owed < before.owed:
            return _reason(Kind.OWED)
        if isinstance(move, Swap):
            return _reason(Kind.SWAP)
        points, left = hand.value - after.hand.value, after.hand.value
        if self._reading.last_turns:
            return _reason(Kind.BLOCK, points=points, left=left)
        smallest = self._reading.smallest
        if smallest <= _NEAR:
            return _reason(Kind.GUARD, points=points, left=left, held=smallest)
        return _reason(Kind.SHEDS, points=points, left=left)

    # Discarding

    def _discard(self, bit: int) -> Reason:
        reading = self._reading
        if reading.hand.size == 1:
            ending = self._ending(Discard(bit))
            assert ending is not None  # the last card goes
            return ending
        if len(self._view.legal) == 1:
            return _reason(Kind.ONLY)
        card, rest = card_of(bit), without_card(reading.hand, bit)
        if reading.last_turns:
            return _reason(Kind.BLOCK, points=card.points, left=rest.value)
        if bit == JOKER_BIT:
            return _reason(Kind.JOKER, points=card.points)
        return self._guards(card, rest) or self._keeps_melds() or self._by_use(card)

    def _guards(self, card: Card, rest: HandBits) -> Reason | None:
        """What is feared where somebody may go out at any moment."""
        planner, smallest = self._planner, self._reading.smallest
        if smallest > _NEAR:
            return None
        if planner.opened:
            return _reason(Kind.GUARD, points=card.points, left=rest.value, held=smallest)
        caught = planner.loss(rest, opened=False)
        dearest = max(card_of(bit).points for bit in self._thrown())
        least = self._reading.hand.value - dearest + planner.rules.surcharge
        if least >= planner.most_closed:
            return _reason(Kind.GUARD_LIMIT, caught=caught, held=smallest)
        return _reason(Kind.GUARD_CLOSED, points=card.points, caught=caught, held=smallest)

    def _keeps_melds(self) -> Reason | None:
        """What is held back though it could be laid."""
        planner, view = self._planner, self._view
        if all(isinstance(move, Discard) for move in view.legal):
            return None
        if not planner.opened:
            return _reason(Kind.WAITS, penalty=view.rules.rami_sec_penalty) if planner.waits else None
        if not planner.holds_back:
            return None
        laid = self._laid(self._reading.hand)
        if any(opened for seat, opened in enumerate(view.opened) if seat != self._reading.seat):
            return _reason(Kind.HOLDS, laid=laid, held=self._reading.smallest)
        return _reason(Kind.HOLDS_ALONE, laid=laid)

    def _by_use(self, card: Card) -> Reason:
        """What a card is good for in the hand, and to the next player."""
        bit, hand = bit_of(card), self._reading.hand
        following, chance = self._next_player(bit)
        laid = self._laid(without_card(hand, bit))
        if laid < self._laid(hand):
            return _reason(Kind(f"breaks-{following}"), (card,), laid=laid, **chance)
        if not self._goes_with(bit):
            idle = [other for other in self._thrown() if other != JOKER_BIT and not self._goes_with(other)]
            if card.points == max(card_of(other).points for other in idle):
                return _reason(Kind(f"heaviest-{following}"), (card,), points=card.points, **chance)
            return _reason(Kind(f"idle-{following}"), (card,), **chance)
        outs = self._outs(bit)
        return _reason(
            Kind(f"outs-{following}"), (card,), outs=sum(self._reading.unseen[out] for out in outs), **chance
        )

    def _thrown(self) -> list[int]:
        """The cards that may be thrown, by their bits."""
        return [move.card for move in self._view.legal if isinstance(move, Discard)]

    def _goes_with(self, bit: int) -> bool:
        """Whether a card is a pair or neighbours with another of the hand."""
        ones = self._reading.hand.ones
        return any(ones >> card & 1 for pair in partners(bit) for card in pair)

    def _outs(self, bit: int) -> set[int]:
        """The hidden cards, by index, that make a meld with a card and another of the hand."""
        ones, unseen = self._reading.hand.ones, self._reading.unseen
        pairs = [pair for one, other in partners(bit) for pair in ((one, other), (other, one))]
        return {missing for held, missing in pairs if ones >> held & 1 and unseen[missing]}

    def _next_player(self, bit: int) -> tuple[str, dict[str, int]]:
        """What the next player can do with a card: the second part of a kind, and its number."""
        view, reading = self._view, self._reading
        following = reading.next
        if view.turns + 1 < view.players * (view.rules.discard_from_turn - 1) or view.sizes[following] == 1:
            return "barred", {}
        if view.opened[following] and bit & self._planner.turns.offers(view.table).wanted:
            return "fits", {}
        chance = reading.wanted(bit)
        return ("safe", {}) if chance < _UNLIKELY else ("wanted", {"chance": round(100 * chance)})

    # What can be laid

    def _laid(self, hand: HandBits) -> int:
        """How many cards of a hand can be melded, with the table where the seat has opened."""
        planner = self._planner
        if planner.opened:
            most = planner.most(hand, self._view.table) or 0
        else:
            most = Search(hand, planner.kernel.candidates(hand), CARDS_THEN_VALUE).most()
        return cards_and_value(most)[0]

    @cached_property
    def _world(self) -> World:
        """Some world. The seat's own turn is the same in all, once it has its card."""
        return self._worlds.sample(Random(0))

    def _ending(self, move: Move) -> Reason | None:
        """Tell a move after which the seat goes out in this turn, if a good player finds the way."""
        world = turn_finished(self._world.after(move), self._sight)
        if world.position.winner != self._reading.seat:
            return None
        if world.position.ending is Ending.RAMI_SEC:
            return _reason(Kind.SEC, penalty=self._view.rules.rami_sec_penalty)
        return _reason(Kind.OUT)


def _reason(kind: Kind, cards: tuple[Card, ...] = (), **numbers: int) -> Reason:
    return Reason(kind, numbers, cards)
