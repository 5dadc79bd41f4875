"""Which meld to lay next, if any: opening with as little as it takes, going out whenever that can be done.

A turn of several moves is planned anew at each of them, from the cards alone: the best plan does not change as it is
followed.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from rami.arrange import melds_of
from rami.bots.planning import Planner, weight_of
from rami.handbits import HandBits, bits
from rami.kernel import Candidate
from rami.play.melding import MeldingMove, Turn, without_card
from rami.play.moves import JOKER_BIT, Lay, bit_of
from rami.search import POINTS, Search, cards_and_value

_NEVER: Final = 1 << 30
"""More than any hand weighs."""


def next_meld(planner: Planner, moves: Sequence[MeldingMove], *, may_stop: bool) -> MeldingMove | None:
    """Give the melding move to make next, one of those given; None for none, only if the turn may stop here."""
    if planner.opened:
        return _after_opening(planner, moves, may_stop=may_stop)
    if may_stop and _stays_closed(planner):
        return None
    return _opening(planner, [move for move in moves if isinstance(move, Lay)])


# The opening


def _stays_closed(planner: Planner) -> bool:
    """Whether it is better not to open in this turn.

    While the opening waits for a rami sec, only that opens. And where somebody is about to go out, what would be left
    after the opening may cost more than never having opened, which has its limit.
    """
    view, hand = planner.reading.view, planner.reading.hand
    left = hand
    for one in planner.arranged(hand):
        left = left.without(one.mask, one.jokers)
    if left.size <= 1 or planner.waits:
        return left.size > 1
    if planner.holds_back:
        return False
    _, laid_off = cards_and_value(planner.most(left, view.table) or 0)
    return planner.loss(hand, opened=False) < left.value - laid_off


def _opening(planner: Planner, moves: Sequence[Lay]) -> Lay:
    """Open with the fewest melds that make an opening of the best arrangement, or of the one with the most points."""
    view, hand = planner.reading.view, planner.reading.hand
    taken = bit_of(view.taken) if view.taken else 0
    needed = planner.rules.opening_points - view.opening_points
    own = (meld for meld, owner in zip(view.table, view.owners, strict=True) if owner == planner.reading.seat)
    pure = planner.rules.pure_run and not any(meld.is_pure_run for meld in own)
    found = (
        Lay(meld)
        for melds in _arrangements(planner, hand, pure=pure)
        for some in _openings(melds, needed, taken, pure=pure)
        for meld in melds_of(planner.kernel, (one[:2] for one in some))
    )
    dearest = max(moves, key=lambda move: (bool(move.meld.naturals & taken), planner.kernel.points(move.meld)))
    return next((move for move in found if move in moves), dearest)


def _arrangements(planner: Planner, hand: HandBits, *, pure: bool) -> Iterator[Sequence[Candidate]]:
    """Give the arrangements to open from: that with the most cards, then that with the most points."""
    yield planner.arranged(hand)
    by_points = Search(hand, planner.kernel.candidates(hand), POINTS)
    yield by_points.chosen_with_pure_run() if pure else by_points.chosen()


def _openings(melds: Sequence[Candidate], needed: int, taken: int, *, pure: bool) -> Iterator[Sequence[Candidate]]:
    """Give the choices of melds that are an opening with the card taken, the fewest melds, cards and jokers first."""
    for number in range(1, len(melds) + 1):
        found = [
            some
            for some in combinations(melds, number)
            if sum(one.points for one in some) >= needed
            and (not pure or any(one.pure for one in some))
            and (not taken or any(_uses(one, taken) for one in some))
        ]
        yield from sorted(found, key=lambda some: sum(one.mask.bit_count() + 5 * one.jokers for one in some))


def _uses(one: Candidate, card: int) -> bool:
    return bool(one.jokers if card == JOKER_BIT else one.mask & card)


# After it


def _after_opening(planner: Planner, moves: Sequence[MeldingMove], *, may_stop: bool) -> MeldingMove | None:
    """Go out if that can be done; else lay the most, unless melds are held back."""
    view, hand = planner.reading.view, planner.reading.hand
    most = planner.most(hand, view.table, hand.jokers - view.owed) or 0
    goal = _all_but_the_last(planner, weight_of(hand) - most)
    if may_stop and (not most or (goal is None and planner.holds_back)):
        return None
    return _towards(planner, goal or hand, moves) or _towards(planner, hand, moves) or moves[0]


def _all_but_the_last(planner: Planner, left: int) -> HandBits | None:
    """Give the cards to lay for going out in this turn, if that can be done; ``left`` is what the best plan leaves.

    Where that plan lays everything but a card must be thrown, another one must leave it.
    """
    view, hand = planner.reading.view, planner.reading.hand
    cards, _ = cards_and_value(left)
    if cards or not planner.turns.keeps_card:
        return hand if cards < 2 else None
    taken = bit_of(view.taken) if view.taken else 0
    for card in bits(hand.ones & ~taken):
        rest = without_card(hand, card)
        if planner.most(rest, view.table, rest.jokers - view.owed) == weight_of(rest):
            return rest
    return None


def _towards(planner: Planner, goal: HandBits, moves: Sequence[MeldingMove]) -> MeldingMove | None:
    """Give the move after which the most of the cards of a goal can be laid, the card taken first; None where none is of it."""
    view = planner.reading.view
    turn = Turn(goal, view.table, opened=True, taken=bit_of(view.taken) if view.taken else 0, owed=view.owed)

    def _reached(move: MeldingMove) -> tuple[int, bool]:
        after = planner.turns.after(turn, move)
        most = planner.most(after.hand, after.table, goal.jokers - view.owed)
        return -_NEVER if most is None else most - weight_of(after.hand), not after.taken

    return max((move for move in moves if planner.turns.fits(turn, move)), key=_reached, default=None)
