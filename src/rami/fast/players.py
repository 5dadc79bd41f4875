"""What players do: open, take a discard, meld and throw, by greed or by chance. Every move is legal in ``rami.play``.

Some moves that are legal there are never made: joker swaps, take-backs, a card thrown or a meld left out while an opening is
laid (it is laid whole, at its most points), runs of six and more at once, a discard taken by who could open without it, or
who could meld it only after another move.
"""

from typing import Final

from rami.cards import JOKER_POINTS
from rami.fast.compiled import Ints, jit
from rami.fast.hands import (
    ACES,
    POINTS,
    VALUE,
    Held,
    beside,
    best_of,
    fitting,
    gapped,
    hand_value,
    in_pure_runs,
    pure_runs,
    set_ranks,
    value_of,
    without,
)
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
    WANTED,
    add,
    below,
    held,
    lay,
    lay_off,
    note,
    remove,
    size,
)
from rami.fast.tables import FITTING

GREEDY: Final = 1
PATIENT: Final = 2
"""The places of these players in ``rami.fast.PLAYERS``; any other plays by chance."""

MANY: Final = 1 << 20
_TENS: Final = 0b1111000000000 * ACES


@jit
def _in_naturals(ones: int) -> int:
    """The cards that are in any meld without a joker."""
    return in_pure_runs(ones) | ones & set_ranks(ones, 0) * ACES


@jit
def _natural_value(hand: Held) -> int:
    """What these cards are worth: no melds without a joker count more."""
    live = _in_naturals(hand[0])
    return value_of(hand[0] & live) + value_of(hand[1] & live) + value_of(hand[2] & live)


@jit
def _kept(hand: Held, jokers: int, runs: Ints, work: Ints) -> tuple[int, int]:
    """The card to keep where all of a hand could be laid, the one without which most points leave the hand, else 0; and
    how many points that can be laid are worth in the hand then.
    """
    best, kept = best_of(hand, jokers, VALUE, runs, work), 0
    value = hand_value(hand, jokers)
    left = hand[0] | (JOKER if jokers else 0) if best == value else 0
    most = -1
    while left:
        card = left & -left
        left ^= card
        joker = card >> 52
        laid = best_of(without(hand, card & MASK), jokers - joker, VALUE, runs, work)
        gone = laid + JOKER_POINTS * joker + value_of(card & MASK)
        if gone > most:
            most, kept, best = gone, card, laid
    return kept, best


@jit
def first_of(hand: Held, jokers: int, needed: int, pure: int, uses: Ints, runs: Ints, work: Ints) -> tuple[int, int]:
    """The most points of an opening, and the meld to begin with, the pure run where one must be there; zeros where there is
    none, or not enough for sure.
    """
    most, first = 0, 0
    if (pure_runs(hand[0]) or not pure) and (jokers or _natural_value(hand) >= needed):
        for place in range(FITTING, fitting(hand[0], 0 if pure else jokers, uses, work)):
            use = work[place]
            if uses[use + 2] or not pure:
                rest = jokers - (1 if uses[use + 1] else 0)
                points = uses[use + 3] + best_of(without(hand, uses[use]), rest, POINTS, runs, work)
                if points > most:
                    most, first = points, use
    return most, first


@jit
def opening(game: Ints, seat: int, uses: Ints, runs: Ints, work: Ints) -> int:
    """The meld to begin the best opening with, 0 where the hand cannot open and keep a card; its points are the goal."""
    hand, jokers, needed, pure = held(game, seat), game[4 * seat + 3], game[NEEDED], game[PURE_RUN]
    most, first = first_of(hand, jokers, needed, pure, uses, runs, work)
    kept, left = 0, 0
    if most >= needed and best_of(hand, jokers, VALUE, runs, work) == hand_value(hand, jokers):
        most, left = 0, hand[0] | (JOKER if jokers else 0)  # all could be laid: each card is tried as the one to keep
    while left:
        card = left & -left
        left ^= card
        points, use = first_of(without(hand, card & MASK), jokers - (card >> 52), needed, pure, uses, runs, work)
        if points > most:
            most, first, kept = points, use, card
    game[KEPT], game[GOAL] = kept, most
    return first if most >= needed else 0


@jit
def _lay_best(game: Ints, log: Ints, seat: int, measure: int, goal: int, uses: Ints, runs: Ints, work: Ints) -> None:
    """Lay melds that reach a goal, the most that can be laid without the card that is kept."""
    while goal > 0:
        kept = game[KEPT]
        hand, jokers = without(held(game, seat), kept & MASK), game[4 * seat + 3] - (kept >> 52)
        for place in range(FITTING, fitting(hand[0], jokers, uses, work)):  # pragma: no branch - one of them reaches it
            use = work[place]
            rest = best_of(without(hand, uses[use]), jokers - (1 if uses[use + 1] else 0), measure, runs, work)
            if rest + uses[use + 3 + measure] == goal:
                lay(game, log, seat, use, uses)
                goal = rest
                break


@jit
def open_with(game: Ints, log: Ints, seat: int, first: int, uses: Ints, runs: Ints, work: Ints) -> None:
    """Lay the opening that was found."""
    goal = game[GOAL] - uses[first + 3]
    lay(game, log, seat, first, uses)
    _lay_best(game, log, seat, POINTS, goal, uses, runs, work)
    game[OPENED + seat] = 1


@jit
def _meld_with(game: Ints, seat: int, card: int, uses: Ints, runs: Ints, work: Ints) -> int:
    """The meld with a card after which most can be laid, one card left at least; 0 where there is none."""
    hand, jokers = held(game, seat), game[4 * seat + 3]
    most, best, number = -1, 0, size(game, seat)
    for place in range(FITTING, fitting(hand[0], jokers, uses, work)):
        use = work[place]
        cards, used = uses[use], 1 if uses[use + 1] else 0
        if (used if card == JOKER else cards & card) and cards.bit_count() + used < number:
            worth = uses[use + 4] + best_of(without(hand, cards), jokers - used, VALUE, runs, work)
            if worth > most:
                most, best = worth, use
    return best


@jit
def take_discard(game: Ints, log: Ints, seat: int, uses: Ints, runs: Ints, work: Ints) -> bool:
    """Take the top discard and meld it at once, if that can be done; tells whether it was.

    Who could not open without the card opens with it: whatever reaches the points uses it.
    """
    card, opened, before = game[THROWN + game[PILE] - 1], game[OPENED + seat], held(game, seat)
    laid_off = opened and game[WANTED] & card
    if not (laid_off or game[4 * seat + 3] or card == JOKER or _in_naturals(before[0] | card) & card):
        return False
    add(game, seat, card)
    if opened:
        use = _meld_with(game, seat, card, uses, runs, work)
    else:
        use = opening(game, seat, uses, runs, work)
        jokers = game[4 * seat + 3] - (card >> 52)
        if use and first_of(before, jokers, game[NEEDED], game[PURE_RUN], uses, runs, work)[0] >= game[NEEDED]:
            use = 0
    if not (use or laid_off):
        remove(game, seat, card & MASK, card >> 52)
        return False
    game[PILE] -= 1
    note(game, log, TAKE, 0, 0, 0)
    if not opened:
        open_with(game, log, seat, use, uses, runs, work)
    elif use:
        lay(game, log, seat, use, uses)
    else:
        lay_off(game, log, seat, card, 0)
    return True


# Greed


@jit
def lay_all(game: Ints, log: Ints, seat: int, uses: Ints, runs: Ints, work: Ints) -> None:
    """Lay the melds that cost most in the hand, then all that the table takes, the jokers last; a card is kept to throw."""
    hand, jokers = held(game, seat), game[4 * seat + 3]
    game[KEPT], goal = _kept(hand, jokers, runs, work)
    _lay_best(game, log, seat, VALUE, goal, uses, runs, work)
    while size(game, seat) > 1:
        held_now = game[4 * seat]
        if game[WANTED] & held_now:
            lay_off(game, log, seat, held_now, 0)
        elif game[WANTED] & JOKER and game[4 * seat + 3]:
            lay_off(game, log, seat, JOKER, 0)
        else:
            break


@jit
def dearest_by_chance(game: Ints, choice: int) -> int:
    """Give one of the cards that cost most in the hand; chance decides."""
    if choice & ACES:
        choice &= ACES
    elif choice & _TENS:
        choice &= _TENS
    else:
        rank = 8
        while not choice & ACES << rank:
            rank -= 1
        choice &= ACES << rank
    for _ in range(below(game, choice.bit_count())):
        choice &= choice - 1
    return choice & -choice


@jit
def least_useful(game: Ints, seat: int) -> int:
    """The card to throw: a second copy or one that goes with no other, then one that goes least, the dearest of these."""
    ones, twos, _ = held(game, seat)
    if not ones:
        return JOKER
    near, next_but_one = beside(ones), gapped(ones)
    paired = set_ranks(ones, 1) * ACES
    given = game[WANTED]
    choice = ones & ~(near | next_but_one | paired) | twos or ones & ~(near | paired) or ones
    choice = choice & ~given or choice  # what the table takes helps the others
    return dearest_by_chance(game, choice)


# Chance


@jit
def _lay_one(game: Ints, log: Ints, seat: int, number: int, uses: Ints, work: Ints) -> int:
    """Lay the meld of this number of all that leave a card; gives -1, or the number less theirs."""
    most = size(game, seat)
    for place in range(FITTING, fitting(game[4 * seat], game[4 * seat + 3], uses, work)):
        use = work[place]
        if uses[use].bit_count() + (1 if uses[use + 1] else 0) < most:
            if not number:
                lay(game, log, seat, use, uses)
                return -1
            number -= 1
    return number


@jit
def by_chance(game: Ints, log: Ints, seat: int, uses: Ints, runs: Ints, work: Ints) -> int:
    """Meld by chance until chance throws a card, and give it."""
    while True:
        ones, jokers = game[4 * seat], game[4 * seat + 3]
        cards = ones | (JOKER if jokers else 0)
        thrown = cards.bit_count()
        naturals, by_joker, melds, first = 0, 0, 0, 0
        if not game[OPENED + seat]:
            first = opening(game, seat, uses, runs, work)
            melds = 1 if first else 0
        elif size(game, seat) > 1:
            if game[WANTED] & ones:
                naturals = MANY - lay_off(game, log, seat, ones, MANY)
            if jokers and game[WANTED] & JOKER:
                by_joker = MANY - lay_off(game, log, seat, JOKER, MANY)
            if jokers or set_ranks(ones, 0) or pure_runs(ones):
                melds = MANY - _lay_one(game, log, seat, MANY, uses, work)
        chosen = below(game, thrown + naturals + by_joker + melds)
        if chosen < thrown:
            for _ in range(chosen):
                cards &= cards - 1
            return cards & -cards
        chosen -= thrown
        if first:
            open_with(game, log, seat, first, uses, runs, work)
        elif chosen < naturals:
            lay_off(game, log, seat, ones, chosen)
        elif chosen < naturals + by_joker:
            lay_off(game, log, seat, JOKER, chosen - naturals)
        else:
            _lay_one(game, log, seat, chosen - naturals - by_joker, uses, work)
