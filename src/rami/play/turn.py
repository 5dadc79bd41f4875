"""One turn while cards are being melded: which moves there are, and whether the turn can still be ended after them.

The contract of the rules of play, section 'Moves': a move is legal only if the turn can still be ended by the
rules after it. What a turn owes is the opening once begun, a card taken from the discard pile, and jokers
taken by a swap; and where going out needs a discard, a card to discard.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from rami.handbits import SUIT_BITS, SUIT_MASK, HandBits, bits
from rami.kernel import Candidate, Meld, suits_of
from rami.play.melding import MeldingMove, MeldingRules, Turn, without_card
from rami.play.moves import JOKER_BIT, Lay, Move, Swap, discard_at, discards_of
from rami.play.opening import Opening, falls_short
from rami.rules import Rules
from rami.search import CARDS_THEN_POINTS, Search, whole_hand


class TurnRules(MeldingRules):
    """The moves of a turn by some rules. Get it from ``turn_rules``."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._opening = Opening(self.kernel, HandBits(0, 0, 0, 0))
        self._rules = rules

    def __reduce__(self) -> tuple[object, ...]:
        """Let what holds these rules be copied and pickled: they are made once for all."""
        return turn_rules, (self._rules,)

    # What can be done

    def moves(self, turn: Turn) -> list[Move]:
        """Give every legal move of the turn in the pinned order: melds, lay-offs, swaps, discards."""
        _, _, opened, taken, barred, owed, _, _, begun = turn
        found: list[Move] = []
        if opened and not (taken or owed or barred):
            found += self._free_moves(turn)
        elif not opened:
            found += self._opening_moves(turn)
        else:
            found += [move for move in self.raw_moves(turn) if self.keeps_an_end(turn, move)]
        if not (taken or owed or begun):
            found += discards_of(self.throwable(turn))
        return found

    def choose(self, turn: Turn, random: Random) -> Move:
        """Pick a legal move at random, each as likely: from all that the cards allow, again where it turns out not legal."""
        free = turn.opened and not (turn.taken or turn.owed or turn.barred)
        found = self._free_moves(turn) if free else list(self.raw_moves(turn))
        throwable = self.discards(turn)
        while True:
            number = int(random.random() * (len(found) + throwable.bit_count()))
            if number >= len(found):
                return discard_at(throwable, number - len(found))
            if free or self.keeps_an_end(turn, found[number]):
                return found[number]
            del found[number]

    def keeps_an_end(self, turn: Turn, move: MeldingMove) -> bool:
        """Whether the turn can still be ended after one of ``raw_moves``; that the last card is gone is told at once."""
        used = 0 if isinstance(move, Swap) else move.meld.size if isinstance(move, Lay) else 1
        if self.keeps_card and turn.hand.size <= used:
            return False
        return self.can_end(self.after(turn, move))

    def _free_moves(self, turn: Turn) -> list[MeldingMove]:
        """The legal melding moves of a turn that owes nothing: after any but a swap a card is left to discard."""
        hand = turn.hand
        ones = hand.ones
        most = hand.size - self.keeps_card
        melds = self.kernel.melds(hand)
        found: list[MeldingMove] = [Lay(meld) for meld in melds if most >= SUIT_BITS or meld.size <= most]
        offers = self.offers(turn.table)
        if most:
            found += offers.lay_offs(ones | JOKER_BIT if hand.jokers else ones)
        for cards, swap in offers.swaps if self.swaps else ():
            if not cards & ~ones and (not self.replays or self.can_end(self.after(turn, swap))):
                found.append(swap)
        return found

    def _opening_moves(self, turn: Turn) -> list[MeldingMove]:
        """The legal melds of an opening. Where no debt is left after one, it is enough that the rest reaches the points;
        a card that is in no meld at all is left to discard anyway.
        """
        if not self.opening_in_reach(turn):
            return []
        hand, taken, size = turn.hand, turn.taken, turn.hand.size - self.keeps_card
        left, pure = self.needed - turn.points, turn.pure or not self.pure_needed
        opening = self._opening_of(hand)
        idle = self.throwable(turn) & ~opening.live & ~taken
        found: list[MeldingMove] = []
        for meld in self.kernel.melds(hand):
            naturals, stands, low = meld
            jokers = stands.bit_count()
            if naturals.bit_count() + jokers > size:
                continue
            if turn.barred or (taken and not taken & naturals):
                if self.can_end(self._laid(turn, meld)):
                    found.append(Lay(meld))
                continue
            needed, pure_after = left - self.kernel.points(meld), pure or (low > 0 and not stands)
            if needed <= 0 and pure_after:
                found.append(Lay(meld))
                continue
            rest = hand.without(naturals, jokers)
            if opening.most(rest, pure=not pure_after) >= max(needed, 1) and (
                idle or self._leaves_enough(rest, 0, opening, max(needed, 1), pure=not pure_after)
            ):
                found.append(Lay(meld))
        return found

    def discards(self, turn: Turn) -> int:
        """Give the cards that may be thrown now, as bits: none while the turn owes something."""
        return 0 if turn.owes else self.throwable(turn)

    @staticmethod
    def throwable(turn: Turn) -> int:
        """The cards of the hand that may end the turn, as bits."""
        return (turn.hand.ones | (JOKER_BIT if turn.hand.jokers else 0)) & ~turn.barred

    def opening_in_reach(self, turn: Turn) -> bool:
        """Whether the hand has enough for the opening, whatever ends the turn."""
        return self.may_open(turn) and self._in_reach(turn)

    def most_opening_points(self, turn: Turn) -> int:
        """Give the most points that can be laid from the hand for the opening, whether a pure run is among them or not."""
        return self._opening_of(turn.hand).most(turn.hand, pure=False)

    def _opening_of(self, hand: HandBits) -> Opening:
        """The melds of a hand; those of the hand that was asked about last serve its rests as well."""
        opening = self._opening
        if not opening.serves(hand):
            opening = self._opening = Opening(self.kernel, hand)
        return opening

    def _in_reach(self, turn: Turn) -> bool:
        """Whether the melds in the hand can complete the opening; at least one is laid."""
        hand, needed, pure = turn.hand, max(self.needed - turn.points, 1), self.pure_needed and not turn.pure
        if not self._opening.serves(hand) and falls_short(self.kernel, hand, needed, pure=pure):
            return False
        return self._opening_of(hand).most(hand, pure=pure) >= needed

    # Whether the turn can be ended

    def can_end(self, turn: Turn) -> bool:
        """Whether some way to end the turn is left: all that it owes paid, and a card to discard where one is needed."""
        if not turn.owes:
            if self.throwable(turn):
                return True
            if not turn.hand.size:
                return not self.keeps_card
            return turn.opened and self._can_pay(turn._replace(taken=turn.barred, barred=0), set())
        return self._pays(turn) if turn.opened else self._can_open(turn)

    def _pays(self, turn: Turn) -> bool:
        """Whether a taken card or swapped jokers can be melded after the opening; a single debt first by a single move."""
        hand, table, _, taken, barred, owed, *_ = turn
        if barred or owed + (taken > 0) > 1:
            return (not taken or taken == JOKER_BIT or self._may_pay(turn)) and self._can_pay(turn, set())
        most = hand.size - self.keeps_card
        if most and (taken or JOKER_BIT) & self.offers(table).wanted:
            return True
        if owed or taken == JOKER_BIT:
            return any(meld.stands and meld.size <= most for meld in self.kernel.melds(hand)) or self._can_pay(
                turn, set()
            )
        if any(meld.size <= most for meld in self._melds_with(hand, taken)):
            return True
        return self._table_helps(turn) and self._can_pay(turn, set())

    def _table_helps(self, turn: Turn) -> bool:
        """Whether the table takes a card, or gives a joker, that can help to pay for a natural card; see ``_paying_moves``."""
        if not self._may_pay(turn):
            return False
        ones, taken = turn.hand.ones, turn.taken
        held = ones | JOKER_BIT if turn.hand.jokers else ones
        offers = self.offers(turn.table)
        if self.swaps and any(not cards & ~ones for cards, _ in offers.swaps):
            return True
        return bool(offers.wanted & held and offers.beside(taken, held))

    def _may_pay(self, turn: Turn) -> bool:
        """Tell quickly that a natural card can be melded nowhere, with all jokers of the hand and of the table: no is certain."""
        hand, taken = turn.hand, turn.taken
        jokers = hand.jokers + (sum(meld.jokers for meld in turn.table) if self.swaps else 0)
        if self.offers(turn.table).may_take(taken, hand.ones, self.kernel.most_jokers(jokers)):
            return True
        return bool(self._melds_with(hand._replace(jokers=jokers), taken))

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
        held = hand.ones | JOKER_BIT if hand.jokers else hand.ones
        offers = self.offers(turn.table)
        anywhere = (held if self.kernel.balanced else held & JOKER_BIT) if pays_joker else 0
        yield from offers.lay_offs(anywhere)
        if taken and taken != JOKER_BIT:
            yield from offers.beside(taken, held & ~anywhere)
        if pays_joker:
            yield from (Lay(meld) for meld in self.kernel.melds(hand) if meld.stands or meld.naturals & taken)
        else:
            yield from map(Lay, self._melds_with(hand, taken))
        if self.swaps:
            yield from (swap for cards, swap in offers.swaps if not cards & ~hand.ones)

    def _melds_with(self, hand: HandBits, card: int) -> list[Meld]:
        """The new melds with a natural card of the hand."""
        jokers = self.kernel.most_jokers(hand.jokers)
        suit, rank = divmod(card.bit_length() - 1, SUIT_BITS)
        held, suits = hand.ones >> suit * SUIT_BITS & SUIT_MASK, suits_of(hand.ones, rank)
        found: list[Meld] = []
        if self.kernel.has_run(held, jokers):
            found += self.kernel.suit_melds(suit, held, jokers)
        if suits.bit_count() + jokers > 2:
            found += self.kernel.rank_melds(rank, suits, jokers)
        return [meld for meld in found if meld.naturals & card] if found else found

    def _can_open(self, turn: Turn) -> bool:
        """Whether the opening can be completed, with the taken card in it or melded after it."""
        if not self.opening_in_reach(turn):
            return False
        opening, taken = self._opening_of(turn.hand), turn.taken
        if not taken:
            return self._opens(turn, opening)
        for candidate in opening.with_card(taken, turn.hand):
            rest = self._with_candidate(turn, candidate)
            if self.can_end(rest) if not rest.begun else self._opens(rest, opening):
                return True
        return self._opens_before_paying(turn, opening)

    def _with_candidate(self, turn: Turn, candidate: Candidate) -> Turn:
        """Lay a meld of the opening at its most points; where its jokers stand does not matter here."""
        hand = turn.hand.without(candidate.mask, candidate.jokers)
        paid = self._paid(turn, hand, turn.table, candidate.mask, candidate.jokers)
        return self._further(paid, candidate.points, candidate.pure)

    def _opens(self, turn: Turn, opening: Opening) -> bool:
        """Whether melds from the hand complete the opening and leave what ending the turn needs."""
        needed, pure = max(self.needed - turn.points, 1), self.pure_needed and not turn.pure
        if self._leaves_enough(turn.hand, turn.barred, opening, needed, pure=pure):
            return True
        return bool(turn.barred) and opening.most(turn.hand, pure=pure) >= needed and self._opens_and_pays(turn)

    def _leaves_enough(self, hand: HandBits, barred: int, opening: Opening, needed: int, *, pure: bool) -> bool:
        """Whether so many points can be laid from a hand and a card be discarded, or none be left where none is needed."""
        if opening.most(hand, pure=pure) < needed:
            return False
        throwable = (hand.ones | (JOKER_BIT if hand.jokers else 0)) & ~barred
        if throwable & ~opening.live:
            return True
        if any(opening.most(without_card(hand, card), pure=pure) >= needed for card in bits(throwable)):
            return True
        return not self.keeps_card and self._opens_with_all(hand, opening, needed, pure_needed=pure)

    @staticmethod
    def _opens_with_all(hand: HandBits, opening: Opening, needed: int, *, pure_needed: bool) -> bool:
        """Whether an opening lays the whole hand, where that ends the round."""
        search = Search(hand, opening.candidates_of(hand), CARDS_THEN_POINTS)
        goal = whole_hand(hand.size, needed)
        if search.hand.size < hand.size:
            return False
        if not pure_needed:
            return search.most() >= goal
        of = CARDS_THEN_POINTS.of
        pure = [candidate for candidate in opening.candidates_of(hand) if candidate.pure]
        return any(of(c) + search.most(search.hand.without(c.mask, 0)) >= goal for c in pure)

    def _opens_before_paying(self, turn: Turn, opening: Opening) -> bool:
        """Whether the hand can open without the taken card and meld that on the table afterwards.

        Where the table is of no help, all is laid from the hand, and the taken card may be part of the opening; a joker
        may not, where it goes on the pure run.
        """
        if not (turn.hand.jokers or self._table_helps(turn)):
            return False
        if not self._pays(turn._replace(opened=True, begun=False)):
            return False
        rest, needed = without_card(turn.hand, turn.taken), self.needed - turn.points
        pure = self.pure_needed and not turn.pure
        if opening.most(rest, pure=pure) < needed:
            return False
        if turn.taken & self.offers(turn.table).wanted & ~JOKER_BIT and not turn.barred:
            return self._leaves_enough(rest, 0, opening, max(needed, 1), pure=pure) or self._opens_and_pays(turn)
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
