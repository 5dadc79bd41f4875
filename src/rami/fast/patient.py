"""A player that waits: nobody has opened, so it opens only to go out in the same turn. Afterwards it is greedy."""

from rami.cards import ACE_POINTS
from rami.fast.compiled import Ints, jit
from rami.fast.hands import (
    ACES,
    VALUE,
    beside,
    best_of,
    gapped,
    hand_value,
    in_pure_runs,
    set_ranks,
    value_of,
    without,
)
from rami.fast.players import dearest_by_chance, first_of, lay_all, open_with, opening, take_discard
from rami.fast.table import (
    GOAL,
    JOKER,
    KEPT,
    MASK,
    NEEDED,
    OPENED,
    PILE,
    PURE_RUN,
    TAKE,
    THROWN,
    TURNS,
    WANTED,
    add,
    any_opened,
    draw_next,
    held,
    may_take,
    note,
    remove,
    throw,
)


@jit
def _last_card(game: Ints, seat: int, runs: Ints, work: Ints) -> int:
    """The card without which all of a hand can be laid, else 0."""
    hand, jokers = held(game, seat), game[4 * seat + 3]
    value = hand_value(hand, jokers)
    left = value - best_of(hand, jokers, VALUE, runs, work)
    cards = hand[0] if left <= ACE_POINTS else 0
    while cards:
        card = cards & -cards
        cards ^= card
        worth = value_of(card)
        if worth >= left and best_of(without(hand, card), jokers, VALUE, runs, work) == value - worth:
            return card
    return 0


@jit
def whole_opening(game: Ints, seat: int, uses: Ints, runs: Ints, work: Ints) -> int:
    """The meld to begin an opening with that lays all cards but one, as ``players.opening`` gives it; 0 where there is none."""
    kept = _last_card(game, seat, runs, work)
    if not kept:
        return 0
    hand, jokers, needed = without(held(game, seat), kept), game[4 * seat + 3], game[NEEDED]
    most, first = first_of(hand, jokers, needed, game[PURE_RUN], uses, runs, work)
    game[KEPT], game[GOAL] = kept, most
    return first if most >= needed else 0


@jit
def _take_to_go_out(game: Ints, log: Ints, seat: int, uses: Ints, runs: Ints, work: Ints) -> bool:
    """Take the top discard and open with it, if the whole hand can be laid then; tells whether it was."""
    card = game[THROWN + game[PILE] - 1]
    add(game, seat, card)
    first = whole_opening(game, seat, uses, runs, work)
    if not first or (game[KEPT] == card and not game[4 * seat + 1] & card):
        remove(game, seat, card & MASK, card >> 52)
        return False
    game[PILE] -= 1
    note(game, log, TAKE, 0, 0, 0)
    open_with(game, log, seat, first, uses, runs, work)
    return True


@jit
def _idle(game: Ints, seat: int, runs: Ints, work: Ints) -> int:
    """The cards without which as much can be laid as with them."""
    hand, jokers = held(game, seat), game[4 * seat + 3]
    ones, best = hand[0], best_of(hand, jokers, VALUE, runs, work)
    live = ones & (set_ranks(ones, jokers) * ACES | (beside(ones) | gapped(ones) if jokers else in_pure_runs(ones)))
    idle = ones & ~live
    while live:
        card = live & -live
        live ^= card
        if best_of(without(hand, card), jokers, VALUE, runs, work) == best:
            idle |= card
    return idle


@jit
def _thrown(game: Ints, seat: int, runs: Ints, work: Ints) -> int:
    """The card to throw: none of the melds, then a second copy or what goes with no other, then what goes least."""
    ones, twos, _ = held(game, seat)
    if not ones:
        return JOKER
    near, next_but_one, paired = beside(ones), gapped(ones), set_ranks(ones, 1) * ACES
    idle = _idle(game, seat, runs, work) or ones
    choice = (
        idle & (~(near | next_but_one | paired) | twos) or idle & ~(near | paired) or idle & ~(near & paired) or idle
    )
    return dearest_by_chance(game, choice & ~game[WANTED] or choice)


@jit
def patient_turn(game: Ints, log: Ints, seat: int, players: int, uses: Ints, runs: Ints, work: Ints) -> None:
    """Play a turn; where the player can neither draw nor take, nothing is changed."""
    opened, taken = any_opened(game, players), False
    if may_take(game, seat):
        if not opened:
            taken = _take_to_go_out(game, log, seat, uses, runs, work)
        taken = taken or take_discard(game, log, seat, uses, runs, work)
    if not (taken or draw_next(game, log, seat)):
        return
    if not game[OPENED + seat]:
        first = opening(game, seat, uses, runs, work) if opened else whole_opening(game, seat, uses, runs, work)
        if first:
            open_with(game, log, seat, first, uses, runs, work)
    if game[OPENED + seat]:
        lay_all(game, log, seat, uses, runs, work)
    throw(game, log, seat, _thrown(game, seat, runs, work))
    game[TURNS] += 1
