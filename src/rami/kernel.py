"""Melds and hands on plain ints: what can be laid from a hand, and what it counts.

A card is a bit, by ``Card.index``: thirteen bits a suit, the ace lowest. A hand is four ints: the cards held
at least once, at least twice, three times, and the number of jokers. A meld never holds a card twice, so one
mask is enough for it.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rami.handbits import ACES, ALL_CARDS, SUIT_BITS, SUIT_MASK, HandBits, bits, cards_value
from rami.rules import Rules

_NOT_KINGS: Final = ALL_CARDS & ~(ACES << 12)
_QUEENS: Final = ACES << 11
_KEPT: Final = 1 << 13
"""So many suits, and ranks, are kept with their melds; the one asked for longest ago is forgotten first."""

HIGHEST: Final = 14
"""The position of an ace above the king; below the two it has position 1."""


class Meld(NamedTuple):
    """A meld: its natural cards, the cards that its jokers stand for, and for a run the position it begins at.

    Positions count from 1 (an ace below the two) to 14 (an ace above the king); ``low`` is 0 for a set.
    """

    naturals: int
    stands: int
    low: int

    @property
    def jokers(self) -> int:
        """How many jokers it holds."""
        return self.stands.bit_count()

    @property
    def size(self) -> int:
        """How many cards it is."""
        return self.naturals.bit_count() + self.stands.bit_count()

    @property
    def cards(self) -> int:
        """All cards, those that jokers stand for included."""
        return self.naturals | self.stands

    @property
    def suit(self) -> int:
        """The suit of a run, from 0."""
        return ((self.cards & -self.cards).bit_length() - 1) // SUIT_BITS

    @property
    def high(self) -> int:
        """The position at which a run ends."""
        return self.low + self.size - 1

    @property
    def is_pure_run(self) -> bool:
        """Whether it is a run without a joker."""
        return bool(self.low) and not self.stands


def card_at(suit: int, position: int) -> int:
    """Give the bit of the card at a position of a suit; 1 and 14 are the ace.

    >>> card_at(0, 1) == card_at(0, 14) == 1
    True
    """
    return 1 << suit * SUIT_BITS + (position - 1) % SUIT_BITS


class Candidate(NamedTuple):
    """One use of cards for a meld: the naturals taken, the jokers, the points laid at the best, whether a pure run.

    ``value`` is what the naturals cost in the hand.
    """

    mask: int
    jokers: int
    points: int
    pure: bool
    value: int


class Kernel:
    """Everything about melds that depends on the rules: the joker limit and the points of a high ace.

    Get it from ``kernel_for``; what it works out about a suit or a rank is kept for the next hand.
    """

    def __init__(self, jokers_per_meld: int, ace_high: int, *, balanced: bool) -> None:
        self.jokers_per_meld = jokers_per_meld
        self.balanced = balanced
        self.ace_high = ace_high
        self.points = lru_cache(maxsize=_KEPT)(self._points)
        self.suit_melds = lru_cache(maxsize=_KEPT)(self._suit_melds)
        self.rank_melds = lru_cache(maxsize=_KEPT)(self._rank_melds)
        self._suit_runs = lru_cache(maxsize=4 * _KEPT)(self._run_candidates)
        self._run_uses = lru_cache(maxsize=_KEPT)(self._uses_for_runs)
        self._rank_sets = lru_cache(maxsize=_KEPT)(self._set_candidates)

    def __reduce__(self) -> tuple[object, ...]:
        """Let what holds a kernel be copied and pickled: it is known by its rules."""
        return kernel_of, ("balanced" if self.balanced else self.jokers_per_meld, self.ace_high)

    def allows(self, naturals: int, jokers: int) -> bool:
        """Whether a meld may hold so many jokers beside so many natural cards."""
        most = naturals if self.balanced else self.jokers_per_meld
        return naturals > 0 and jokers <= most

    @staticmethod
    def has_pure_run(ones: int) -> bool:
        """Whether three cards in a row of one suit are held."""
        two = ones & ones >> 1 & _NOT_KINGS
        high = ones & ones >> 1 & ones << 11 & _QUEENS
        return bool(two & two >> 1 & _NOT_KINGS or high)

    @staticmethod
    def has_run(held: int, jokers: int) -> int:
        """Tell quickly whether thirteen bits of a suit may hold a run: not 0, it seems so; without a joker or with one, it
        is so.
        """
        held |= held << SUIT_BITS & 1 << SUIT_BITS
        if jokers:
            return held & (held >> 1 | held >> 2) if jokers == 1 else held
        return held & held >> 1 & held >> 2

    def in_natural_melds(self, ones: int) -> int:
        """Give the cards of a mask that are in a meld without a joker.

        >>> bin(kernel_of(1, 11).in_natural_melds(0b1_0101_1101))
        '0b11100'
        """
        two = ones & ones >> 1 & _NOT_KINGS
        lows = two & two >> 1 & _NOT_KINGS
        queens = ones & ones >> 1 & ones << 11 & _QUEENS
        runs = lows | lows << 1 | lows << 2 | queens | queens << 1 | queens >> 11
        return runs | ones & self.ranks_in_sets(ones, 0) * _SPREAD[15]

    def _points(self, meld: Meld) -> int:
        """Give the points of a meld as it lies: an ace 1 when low in a run, a joker what it stands for."""
        cards = meld.cards
        value = cards_value(cards & ~ACES)
        aces = (cards & ACES).bit_count()
        return value + (1 if meld.low == 1 else self.ace_high * aces)

    def melds(self, hand: HandBits) -> list[Meld]:
        """Give every different meld that can be laid from a hand: runs by suit and position, then sets by rank."""
        ones, jokers = hand.ones, self.most_jokers(hand.jokers)
        found: list[Meld] = []
        for suit in range(4) if jokers or self.has_pure_run(ones) else ():
            held = ones >> suit * SUIT_BITS & SUIT_MASK
            if self.has_run(held, jokers):
                found += self.suit_melds(suit, held, jokers)
        ranks = self.ranks_in_sets(ones, jokers)
        for low in bits(ranks) if ranks else ():
            rank = low.bit_length() - 1
            found += self.rank_melds(rank, suits_of(ones, rank), jokers)
        return found

    def _suit_melds(self, suit: int, held: int, jokers: int) -> tuple[Meld, ...]:
        """Give the runs of one suit; ``held`` are its thirteen bits."""
        shift = suit * SUIT_BITS
        return tuple(Meld(n << shift, stands << shift, low) for n, stands, low in self._runs(held, jokers))

    def _rank_melds(self, rank: int, held: int, jokers: int) -> tuple[Meld, ...]:
        """Give the sets of one rank; ``held`` are its suits, as four bits."""
        return tuple(Meld(_SPREAD[n] << rank, _SPREAD[stands] << rank, 0) for n, stands in self._sets(held, jokers))

    def ranks_in_sets(self, ones: int, jokers: int) -> int:
        """Give the ranks of which enough cards are held for a set, as thirteen bits."""
        clubs, diamonds = ones & SUIT_MASK, ones >> SUIT_BITS & SUIT_MASK
        hearts, spades = ones >> 2 * SUIT_BITS & SUIT_MASK, ones >> 3 * SUIT_BITS
        if jokers > 1 and (self.balanced or self.jokers_per_meld > 1):
            return clubs | diamonds | hearts | spades
        if jokers:
            return (clubs | diamonds) & (hearts | spades) | clubs & diamonds | hearts & spades
        return clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)

    def candidates(self, hand: HandBits) -> list[Candidate]:
        """Give what a search needs: different uses of cards for a meld, at their most points.

        A run that can be cut in two is left out, since the two use the same cards and count the same.
        """
        ones, jokers = hand.ones, self.most_jokers(hand.jokers)
        found: list[Candidate] = []
        for suit in range(4):
            held = ones >> suit * SUIT_BITS & SUIT_MASK
            if held:
                found += self._suit_runs(suit, held, jokers)
        ranks = self.ranks_in_sets(ones, jokers)
        while ranks:
            low = ranks & -ranks
            ranks ^= low
            rank = low.bit_length() - 1
            found += self._rank_sets(suits_of(ones, rank), jokers, rank)
        return _each_once(found) if jokers > 1 else found

    def _runs(self, held: int, jokers: int, longest: int = SUIT_BITS) -> Iterator[tuple[int, int, int]]:
        """Every run within one suit: naturals, the cards that jokers stand for, the position it begins at."""
        most = self.most_jokers(jokers)
        for low, windows in WINDOWS[longest]:
            for window in windows:
                there = held & window
                if (window ^ there).bit_count() > most:
                    break  # a longer one lacks as many
                if not most:
                    yield window, 0, low
                    continue
                for missing in _joker_places(window, there, most):
                    naturals = window & ~missing
                    if self.allows(naturals.bit_count(), missing.bit_count()):
                        yield naturals, missing, low

    def _sets(self, held: int, jokers: int) -> Iterator[tuple[int, int]]:
        """Every set of one rank: the suits of the naturals and of the jokers, as four bits."""
        most = self.most_jokers(jokers)
        for suits in _SET_SUITS:
            for missing in _joker_places(suits, held & suits, most):
                naturals = suits & ~missing
                if self.allows(naturals.bit_count(), missing.bit_count()):
                    yield naturals, missing

    def most_jokers(self, jokers: int) -> int:
        """How many of the jokers held can be in one meld."""
        return jokers if self.balanced else min(jokers, self.jokers_per_meld)

    def _run_candidates(self, suit: int, held: int, jokers: int) -> tuple[Candidate, ...]:
        """The runs of one suit as candidates."""
        shift = suit * SUIT_BITS
        return tuple(
            Candidate(naturals << shift, used, points, pure, value)
            for naturals, used, points, pure, value in self._run_uses(held, jokers)
        )

    def _uses_for_runs(self, held: int, jokers: int) -> tuple[Candidate, ...]:
        """The runs of the first suit that are not two shorter ones: these use the same cards and count the same."""
        longest = min(max(_SHORT, 2 * jokers + 2), SUIT_BITS) if self.balanced else _SHORT
        best: dict[tuple[int, int], tuple[int, Meld]] = {}
        for run in self._runs(held, jokers, longest):
            meld = Meld(*run)
            points, use = self.points(meld), (meld.naturals, meld.jokers)
            if use not in best or points > best[use][0]:
                best[use] = points, meld
        return tuple(
            Candidate(naturals, used, points, not used, cards_value(naturals))
            for (naturals, used), (points, meld) in best.items()
            if not self._splits(meld)
        )

    def _splits(self, meld: Meld) -> bool:
        """Whether a run can be cut in two legal ones."""
        for cut in range(meld.low + 3, meld.high - 1):
            below = (1 << cut - 1) - (1 << meld.low - 1)
            naturals, jokers = (meld.naturals & below).bit_count(), (meld.stands & below).bit_count()
            if self.allows(naturals, jokers) and self.allows(
                meld.naturals.bit_count() - naturals, meld.jokers - jokers
            ):
                return True
        return False

    def _set_candidates(self, held: int, jokers: int, rank: int) -> tuple[Candidate, ...]:
        best: dict[tuple[int, int], Candidate] = {}
        each = self.ace_high if rank == 0 else min(rank + 1, 10)
        for naturals, stands in self._sets(held, jokers):
            used = stands.bit_count()
            points = each * (naturals.bit_count() + used)
            mask = _SPREAD[naturals] << rank
            best[naturals, used] = Candidate(mask, used, points, pure=False, value=cards_value(mask))
        return tuple(best.values())


@cache
def kernel_of(jokers_per_meld: int | str, ace_high: int) -> Kernel:
    """Give the kernel of a joker limit and a value of the high ace, made once."""
    if isinstance(jokers_per_meld, int):
        return Kernel(jokers_per_meld, ace_high, balanced=False)
    return Kernel(0, ace_high, balanced=True)


def kernel_for(rules: Rules) -> Kernel:
    """Give the kernel of some rules."""
    return kernel_of(rules.jokers_per_meld, rules.ace_high)


def _each_once(candidates: list[Candidate]) -> list[Candidate]:
    """Keep one of the same cards and jokers, that with more points: one card with two jokers is a run and a set."""
    best: dict[tuple[int, int], Candidate] = {}
    for candidate in candidates:
        known = best.get(candidate[:2])
        if known is None or candidate.points > known.points:
            best[candidate[:2]] = candidate
    return list(best.values())


def _joker_places(window: int, there: int, most: int) -> Iterator[int]:
    """Every choice of the cards of a window that jokers stand for: all that are not there, and some that are."""
    absent = window & ~there
    spare = most - absent.bit_count()
    if spare < 0:
        return
    yield absent
    stack = [(absent, there, spare)]
    while stack:
        chosen, free, left = stack.pop()
        if left:
            for low in bits(free):
                free ^= low
                yield chosen | low
                stack.append((chosen | low, free, left - 1))


def suits_of(ones: int, rank: int) -> int:
    """Give the suits in which a rank is held, as four bits."""
    return ones >> rank & 1 | ones >> rank + 12 & 2 | ones >> rank + 24 & 4 | ones >> rank + 36 & 8


_SPREAD: Final = tuple(sum(1 << suit * SUIT_BITS for suit in range(4) if suits >> suit & 1) for suits in range(16))
"""Four bits of suits as the mask of their aces; shifted by a rank it is the mask of that rank."""

_SET_SUITS: Final = tuple(suits for suits in range(16) if suits.bit_count() >= 3)

_SHORT: Final = 5
"""No longer run of at most two jokers stays whole: it can be cut in two. Up to the naturals, none stays whole that is
longer than two cards for each joker and two more.
"""

WINDOWS: Final = {
    longest: tuple(
        (
            low,
            tuple(
                sum(card_at(0, position) for position in range(low, low + length))
                for length in range(3, min(longest, HIGHEST + 1 - low) + 1)
            ),
        )
        for low in range(1, HIGHEST - 1)
    )
    for longest in range(_SHORT, SUIT_BITS + 1)
}
"""Every run of a suit up to a length: where it begins, and the cards of each from there, the shortest first."""
