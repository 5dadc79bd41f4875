"""One turn while cards are being melded: which moves there are, and whether the turn can still be ended after them.

The contract of the rules of play, section 'Moves': a move is legal only if the turn can still be ended by the
rules after it. What a turn owes is the opening once begun, a card taken from the discard pile, and jokers
taken by a swap; and where going out needs a discard, a card to discard.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rami.growth import exchanges, extensions
from rami.kernel import (
    SUIT_BITS,
    SUIT_MASK,
    Candidate,
    HandBits,
    Kernel,
    Meld,
    bits,
    kernel_for,
    suits_of,
)
from rami.play.moves import JOKER_BIT, Discard, Lay, LayOff, Move, Swap
from rami.rules import Rules
from rami.search import CARDS_THEN_POINTS, POINTS, Search, whole_hand

MeldingMove = Lay | LayOff | Swap


class Turn(NamedTuple):
    """What matters until the discard: the hand, the table, and what the turn still owes.

    ``taken`` is the bit of a card from the discard pile that must still be melded, else 0; ``barred`` the bit of
    one that may not be thrown back, else 0. ``owed`` counts jokers to be melded again. ``points`` and ``pure``
    tell how far an opening has come; ``begun`` whether one was begun and is not complete.
    """

    hand: HandBits
    table: tuple[Meld, ...]
    opened: bool
    taken: int = 0
    barred: int = 0
    owed: int = 0
    points: int = 0
    pure: bool = False
    begun: bool = False


class TurnRules:
    """The melding part of some rules. Get it from ``turn_rules``."""

    def __init__(self, rules: Rules) -> None:
        self.kernel: Kernel = kernel_for(rules)
        self.needed = rules.opening_points
        self.pure_needed = rules.pure_run
        self.keeps_card = rules.go_out == "discard"
        self.swaps = rules.joker_swap != "off"
        self.replays = rules.joker_swap == "replay"

    # What can be done

    def moves(self, turn: Turn) -> Iterator[Move]:
        """Give every legal move of the turn in the pinned order: melds, lay-offs, swaps, discards."""
        if turn.opened or self.opening_in_reach(turn):
            for move in self.raw_moves(turn):
                if self.leaves_enough(turn, move) and self.can_end(self.after(turn, move)):
                    yield move
        for card in self.discards(turn):
            yield Discard(card)

    def leaves_enough(self, turn: Turn, move: MeldingMove) -> bool:
        """Tell quickly that a move leaves no card to discard where one is needed."""
        if not self.keeps_card:
            return True
        used = move.meld.size if isinstance(move, Lay) else 1
        return turn.hand.size > used or isinstance(move, Swap)

    def opening_in_reach(self, turn: Turn) -> bool:
        """Tell quickly whether the hand has enough for an opening, whatever ends the turn."""
        return self.may_open(turn) and turn.points + self.most_opening_points(turn) >= self.needed

    def raw_moves(self, turn: Turn) -> Iterator[MeldingMove]:
        """Give the melding moves that the cards allow, whether the turn can be ended after them or not."""
        hand = turn.hand
        if turn.opened or self.may_open(turn):
            yield from map(Lay, self.kernel.melds(hand))
        if not turn.opened:
            return
        for number, meld in enumerate(turn.table):
            for card, joker, _ in extensions(self.kernel, meld):
                if hand.jokers if joker else card & hand.ones:
                    yield LayOff(card, joker, number)
        if self.swaps:
            for number, meld in enumerate(turn.table):
                for cards, _ in exchanges(meld):
                    if not cards & ~hand.ones:
                        yield Swap(cards, number)

    def fits(self, turn: Turn, move: MeldingMove) -> bool:
        """Whether a melding move is one of ``raw_moves``."""
        hand = turn.hand
        match move:
            case Lay(meld):
                return (turn.opened or self.may_open(turn)) and meld in self.kernel.melds(hand)
            case LayOff(card, joker, number):
                held = bool(hand.jokers if joker else card & hand.ones)
                there = 0 <= number < len(turn.table)
                return turn.opened and held and there and self.fits_meld(turn.table[number], move)
            case _:
                held = not move.cards & ~hand.ones
                there = 0 <= move.meld < len(turn.table)
                return turn.opened and self.swaps and held and there and self.fits_meld(turn.table[move.meld], move)

    def fits_meld(self, meld: Meld, move: LayOff | Swap) -> bool:
        """Whether a card may be laid off on a meld, or cards swap its joker, whoever holds them."""
        if isinstance(move, Swap):
            return any(move.cards == cards for cards, _ in exchanges(meld))
        return any((move.card, move.joker) == (card, joker) for card, joker, _ in extensions(self.kernel, meld))

    def discards(self, turn: Turn) -> Iterator[int]:
        """Give the bits of the cards that may be thrown now: none while the turn owes something."""
        if not (turn.taken or turn.owed or turn.begun):
            yield from bits(self.throwable(turn))

    def throwable(self, turn: Turn) -> int:
        """The cards of the hand that may end the turn, as bits."""
        return (turn.hand.ones | (JOKER_BIT if turn.hand.jokers else 0)) & ~turn.barred

    def after(self, turn: Turn, move: MeldingMove) -> Turn:
        """Give the turn after a melding move; the move is one of ``raw_moves``."""
        match move:
            case Lay(meld):
                return self._laid(turn, meld)
            case LayOff(card, joker, number):
                grown = next(m for c, j, m in extensions(self.kernel, turn.table[number]) if (c, j) == (card, joker))
                hand = turn.hand.without(0, 1) if joker else turn.hand.without(card, 0)
                return self._paid(turn, 0 if joker else card, int(joker))._replace(
                    hand=hand, table=_with(turn.table, number, grown)
                )
            case _:
                freed = next(m for c, m in exchanges(turn.table[move.meld]) if c == move.cards)
                paid = self._paid(turn, move.cards, 0)
                return paid._replace(
                    hand=turn.hand.without(move.cards, -1),
                    table=_with(turn.table, move.meld, freed),
                    owed=paid.owed + int(self.replays),
                )

    def _laid(self, turn: Turn, meld: Meld) -> Turn:
        jokers = meld.jokers
        hand = turn.hand.without(meld.naturals, jokers)
        paid = self._paid(turn, meld.naturals, jokers)
        if turn.opened:
            return paid._replace(hand=hand, table=(*turn.table, meld))
        points = turn.points + self.kernel.points(meld)
        pure = turn.pure or meld.is_pure_run
        complete = points >= self.needed and (pure or not self.pure_needed)
        return paid._replace(
            hand=hand, table=(*turn.table, meld), points=points, pure=pure, begun=not complete, opened=complete
        )

    @staticmethod
    def _paid(turn: Turn, cards: int, jokers: int) -> Turn:
        """Pay off what the turn owes with the cards that are being melded; each joker pays once."""
        taken, barred, owed = turn.taken, turn.barred, turn.owed
        if taken & cards:
            taken = 0
        elif taken == JOKER_BIT and jokers:
            taken, jokers = 0, jokers - 1
        spare = jokers - owed
        if barred & cards or (barred == JOKER_BIT and spare > 0):
            barred = 0
        return turn._replace(taken=taken, barred=barred, owed=max(-spare, 0))

    # Whether the turn can be ended

    def may_open(self, turn: Turn) -> bool:
        """Tell quickly whether an opening may be possible: a pure run, where one is needed, or is laid already."""
        return not self.pure_needed or turn.pure or self.kernel.has_pure_run(turn.hand.ones)

    def can_end(self, turn: Turn) -> bool:
        """Whether some way to end the turn is left: all that it owes paid, and a card to discard where one is needed."""
        if not (turn.taken or turn.owed or turn.begun):
            if self.throwable(turn):
                return True
            if not turn.hand.size:
                return not self.keeps_card
            return turn.opened and self._can_pay(turn._replace(taken=turn.barred), set())
        if turn.opened:
            return self._can_pay(turn, set())
        return self._can_open(turn)

    def most_opening_points(self, turn: Turn) -> int:
        """Give the most points that can be laid from the hand for the opening, whether a pure run is among them or not."""
        return Search(turn.hand, self.kernel.candidates(turn.hand), POINTS).most()

    def _can_pay(self, turn: Turn, seen: set[Turn]) -> bool:
        """Search all ways to pay a taken card or swapped jokers after the opening; those that pay at once first."""
        if turn in seen:
            return False
        seen.add(turn)
        later: list[Turn] = []
        for move in self._paying_moves(turn):
            following = self.after(turn, move)
            if not (following.taken or following.owed):
                if self.can_end(following):
                    return True
            else:
                later.append(following)
        return any(self._can_pay(following, seen) for following in later)

    def _paying_moves(self, turn: Turn) -> Iterator[MeldingMove]:
        """The moves that can help to pay.

        A new meld without the taken card or a joker helps nothing: what could be laid off on it can be laid with it at
        once. Other cards help where they bring a run of its suit nearer to the taken card, where they fill a set of
        its rank so that it alone swaps a joker, and where every natural card makes room for a joker. A swap may always
        help: it makes room, and two jokers may be laid where one may not.
        """
        hand, taken = turn.hand, turn.taken
        pays_joker = bool(turn.owed) or taken == JOKER_BIT
        room = pays_joker and self.kernel.balanced
        for number, meld in enumerate(turn.table):
            beside = taken != JOKER_BIT and bool(taken & self._kin(meld))
            for card, joker, _ in extensions(self.kernel, meld):
                if joker:
                    if hand.jokers and (pays_joker or beside):
                        yield LayOff(card, joker, number)
                elif card & hand.ones and (card == taken or beside or room):
                    yield LayOff(card, joker, number)
        for meld in self._paying_melds(turn, pays_joker=pays_joker):
            yield Lay(meld)
        if self.swaps:
            for number, meld in enumerate(turn.table):
                if meld.stands:
                    for cards, _ in exchanges(meld):
                        if not cards & ~hand.ones:
                            yield Swap(cards, number)

    @staticmethod
    def _kin(meld: Meld) -> int:
        """The cards of the suit of a run, or of the rank of a set: those that others laid off there may help in."""
        if meld.low:
            return SUIT_MASK << meld.suit * SUIT_BITS
        rank = ((meld.cards & -meld.cards).bit_length() - 1) % SUIT_BITS
        return sum(1 << suit * SUIT_BITS + rank for suit in range(4))

    def _paying_melds(self, turn: Turn, *, pays_joker: bool) -> list[Meld]:
        """The new melds with the taken card or, where a joker pays, with a joker."""
        hand, taken = turn.hand, turn.taken
        if pays_joker:
            return [meld for meld in self.kernel.melds(hand) if meld.stands or meld.naturals & taken]
        index = taken.bit_length() - 1
        suit, rank = divmod(index, SUIT_BITS)
        runs = self.kernel.suit_melds(suit, hand.ones >> suit * SUIT_BITS & SUIT_MASK, hand.jokers)
        sets = self.kernel.rank_melds(rank, suits_of(hand.ones, rank), hand.jokers)
        return [meld for meld in (*runs, *sets) if meld.naturals & taken]

    def _can_open(self, turn: Turn) -> bool:
        """Whether the opening can be completed, with the taken card in it or melded after it."""
        if not self.may_open(turn):
            return False
        candidates = self.kernel.candidates(turn.hand)
        if not turn.taken:
            return self._opens(turn, candidates)
        for candidate in candidates:
            if candidate.mask & turn.taken or (turn.taken == JOKER_BIT and candidate.jokers):
                rest = self._with_candidate(turn, candidate)
                if self.can_end(rest) if not rest.begun else self._opens(rest, self.kernel.candidates(rest.hand)):
                    return True
        return self._opens_before_paying(turn, candidates)

    def _with_candidate(self, turn: Turn, candidate: Candidate) -> Turn:
        """Lay a meld of the opening at its most points; where its jokers stand does not matter here."""
        points = turn.points + candidate.points
        pure = turn.pure or candidate.pure
        complete = points >= self.needed and (pure or not self.pure_needed)
        paid = self._paid(turn, candidate.mask, candidate.jokers)
        hand = turn.hand.without(candidate.mask, candidate.jokers)
        return paid._replace(hand=hand, points=points, pure=pure, begun=not complete, opened=complete)

    def _opens(self, turn: Turn, candidates: list[Candidate]) -> bool:
        """Whether melds from the hand complete the opening and leave what ending the turn needs."""
        needed = self.needed - turn.points
        pure_needed = self.pure_needed and not turn.pure
        if self._most_points(turn.hand, candidates, pure_needed=pure_needed) < max(needed, 1):
            return False
        for card in bits(self.throwable(turn)):
            rest = turn.hand.without(0, 1) if card == JOKER_BIT else turn.hand.without(card, 0)
            fitting = [c for c in candidates if c.jokers <= rest.jokers and not c.mask & ~rest.ones]
            if self._most_points(rest, fitting, pure_needed=pure_needed) >= max(needed, 1):
                return True
        if not self.keeps_card and self._opens_with_all(turn.hand, candidates, needed, pure_needed=pure_needed):
            return True
        return bool(turn.barred) and self._opens_and_pays(turn)

    @staticmethod
    def _most_points(hand: HandBits, candidates: list[Candidate], *, pure_needed: bool) -> int:
        """The most points that can be laid, one pure run among them where that is needed; 0 where there is none."""
        search = Search(hand, candidates, POINTS)
        if not pure_needed:
            return search.most()
        pure = [candidate for candidate in candidates if candidate.pure]
        return max((c.points + search.most(search.hand.without(c.mask, 0)) for c in pure), default=0)

    @staticmethod
    def _opens_with_all(hand: HandBits, candidates: list[Candidate], needed: int, *, pure_needed: bool) -> bool:
        """Whether an opening lays the whole hand, where that ends the round."""
        search = Search(hand, candidates, CARDS_THEN_POINTS)
        goal = whole_hand(hand.size, needed)
        if search.hand.size < hand.size:
            return False
        if not pure_needed:
            return search.most() >= goal
        of = CARDS_THEN_POINTS.of
        return any(of(c) + search.most(search.hand.without(c.mask, 0)) >= goal for c in candidates if c.pure)

    def _opens_before_paying(self, turn: Turn, candidates: list[Candidate]) -> bool:
        """Whether the hand can open without the taken card and meld that on the table afterwards."""
        if not self._can_pay(turn._replace(opened=True, begun=False), set()):
            return False
        joker = turn.taken == JOKER_BIT
        rest = turn.hand.without(0, 1) if joker else turn.hand.without(turn.taken, 0)
        if (
            self._most_points(rest, candidates, pure_needed=self.pure_needed and not turn.pure) + turn.points
            < self.needed
        ):
            return False
        return self._opens_and_pays(turn)

    def _opens_and_pays(self, turn: Turn) -> bool:
        """Try every opening meld by meld, and after each complete one whether the taken card can be melded."""
        for meld in self.kernel.melds(turn.hand):
            following = self._laid(turn, meld)
            if self.can_end(following) if following.opened else self._opens_and_pays(following):
                return True
        return False


@lru_cache(maxsize=64)
def turn_rules(rules: Rules) -> TurnRules:
    """Give the melding part of some rules, made once."""
    return TurnRules(rules)


def _with(table: tuple[Meld, ...], number: int, meld: Meld) -> tuple[Meld, ...]:
    return (*table[:number], meld, *table[number + 1 :])
