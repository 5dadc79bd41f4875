"""What a hand is worth: what is left of it at the best, and what the next card may make of it; by the exact search."""

from typing import Final, NamedTuple

from rami.arrange import melds_of
from rami.bots.reading import Reading
from rami.bots.style import Style
from rami.handbits import ACES, ALL_CARDS, SUIT_BITS, SUIT_MASK, HandBits
from rami.kernel import Candidate, Kernel, Meld
from rami.play.melding import with_card
from rami.play.moves import JOKER_BIT
from rami.play.opening import Opening
from rami.play.turn import TurnRules, turn_rules
from rami.rules import Rules
from rami.search import CARDS_THEN_VALUE, Search, cards_and_value, whole_hand
from rami.table_search import TableSearch

_NO_PURE_RUN: Final = 25
"""So many points does a hand lack beside others that has no pure run where it needs one."""


def weight_of(hand: HandBits) -> int:
    """Give what it brings to lay a whole hand, by ``CARDS_THEN_VALUE``.

    >>> cards_and_value(weight_of(HandBits(0b11, 0, 0, 1)))
    (3, 33)
    """
    return whole_hand(hand.size, hand.value)


class Rest(NamedTuple):
    """What is left of a hand when all that can be is laid, and the melds on the table then."""

    hand: HandBits
    table: tuple[Meld, ...]


class Planner:
    """What one reading allows to plan. Costs are in points, as the style weighs them: less is better."""

    def __init__(self, reading: Reading, style: Style) -> None:
        view = reading.view
        self.reading, self.style = reading, style
        self.rules: Rules = view.rules
        self.turns: TurnRules = turn_rules(view.rules)
        self.kernel: Kernel = self.turns.kernel
        self.opened: bool = view.opened[reading.seat]
        self.none_opened: bool = not any(view.opened)
        self.most_closed: int = min(view.rules.limit, view.rules.target_for(view.players) // 2)
        self._tables: dict[int, TableSearch] = {}

    @property
    def races(self) -> bool:
        """Whether a rami sec can be made, and costs the others more than never having opened."""
        return self.none_opened and self.rules.rami_sec_penalty > self.most_closed

    @property
    def waits(self) -> bool:
        """Whether to hold the opening back for a rami sec: as long as nobody has opened it brings more than it risks."""
        view = self.reading.view
        patient = view.turns < self.style.patience * view.players
        return self.races and patient and not self.reading.last_turns

    @property
    def holds_back(self) -> bool:
        """Whether to keep melds in the hand: nobody is about to go out, and what lies on the table serves the others too."""
        return self.reading.smallest >= self.style.held and not self.reading.last_turns

    # What can be laid

    def most(self, hand: HandBits, table: tuple[Meld, ...], keeps: int | None = None) -> int | None:
        """Give the most that can be laid after the opening, by ``CARDS_THEN_VALUE``.

        Jokers beyond ``keeps`` must be laid where the rules want swapped ones melded: None where they cannot be.
        """
        found = self._table_search(hand.jokers if keeps is None else keeps).best(hand, table)
        return None if found is None else found.gain

    def _table_search(self, keeps: int) -> TableSearch:
        search = self._tables.get(keeps)
        if search is None:
            search = self._tables[keeps] = TableSearch(self.rules, CARDS_THEN_VALUE, keeps)
        return search

    def arranged(self, hand: HandBits) -> list[Candidate]:
        """Give the melds that lay the most from the hand alone, with a pure run where the rules want one and it has one."""
        search = self._search_of(hand)
        return (self.rules.pure_run and search.chosen_with_pure_run()) or search.chosen()

    def _search_of(self, hand: HandBits) -> Search:
        return Search(hand, self.kernel.candidates(hand), CARDS_THEN_VALUE)

    def rest(self, hand: HandBits) -> Rest:
        """Give what is left of a hand at the best; before the opening it is laid in the mind only."""
        table = self.reading.view.table
        if not self.opened:
            for one in self.arranged(hand):
                hand = hand.without(one.mask, one.jokers)
            return Rest(hand, table)
        found = self._table_search(hand.jokers).best(hand, table)
        assert found is not None  # nothing is owed
        for old, new in zip(table, found.table, strict=True):
            hand = hand.without(new.naturals & ~old.naturals, new.jokers - old.jokers)
        for one in found.melds:
            hand = hand.without(one.mask, one.jokers)
        return Rest(hand, (*found.table, *melds_of(self.kernel, (one[:2] for one in found.melds))))

    def _laid(self, hand: HandBits, table: tuple[Meld, ...]) -> int:
        """The most that can be laid, with the table or from the hand alone."""
        return (self.most(hand, table) or 0) if self.opened else self._search_of(hand).most()

    # What it costs

    def cost_now(self, hand: HandBits) -> float:
        """Give the cost of a hand before the discard."""
        return self._cost(weight_of(hand) - self._laid(hand, self.reading.view.table), self.gate(hand))

    def _cost(self, left: int, gate: float) -> float:
        """The cost of what is left, by ``CARDS_THEN_VALUE``: one card is thrown, and the player is out."""
        cards, value = cards_and_value(left)
        if cards <= 1 and not gate:
            return -self.style.sec * self.rules.rami_sec_penalty if self.none_opened else -self.style.out
        return self.style.card * cards + value + gate

    def gate(self, hand: HandBits) -> float:
        """Give the cost of not being able to open with a hand, 0 where it can or the player has opened."""
        if self.opened:
            return 0.0
        opening = Opening(self.kernel, hand)
        needed, pure = max(1, self.rules.opening_points), self.rules.pure_run
        most = opening.most(hand, pure=pure)
        if most >= needed:
            return 0.0
        most = most or opening.most(hand, pure=False) - _NO_PURE_RUN
        return self.style.closed * self.most_closed + self.style.short * (needed - max(most, 0))

    def loss(self, hand: HandBits, *, opened: bool) -> int:
        """Give what is written down for a hand if somebody else goes out: there is a limit for who never opened only."""
        return hand.value if opened else min(hand.value + self.rules.surcharge, self.most_closed)

    def cost_after_a_draw(self, rest: Rest) -> float:
        """Give what a hand is likely to cost with the next card of the stock, before the discard.

        After the opening the hand is what is left of it at the best, before it the whole hand.
        """
        hand, table = rest
        base, gate = self._laid(hand, table), self.gate(hand)
        useless = self._cost(weight_of(hand) - base, gate) + self.style.card + self.reading.mean
        of_use = _of_use(hand, self.kernel.most_jokers(hand.jokers)) | (
            self.turns.offers(table).wanted if self.opened else 0
        )
        total = 0.0
        for index, copies in enumerate(self.reading.unseen):
            card, cost = 1 << index, useless
            if copies and card & of_use:
                held = with_card(hand, card)
                laid = self._laid(held, table)
                if laid > base:
                    cost = self._cost(weight_of(held) - laid, gate and self.gate(held))
            total += copies * cost
        return total / max(self.reading.hidden, 1)


def _of_use(hand: HandBits, jokers: int) -> int:
    """The cards that may be in a meld with cards of a hand, as bits, the joker included; ``jokers`` can be in one meld.

    Without a joker these complete two cards in a row, two with a gap, or a pair; with one, a single card is enough, and
    with two, none is needed.
    """
    if jokers > 1:
        return ALL_CARDS | JOKER_BIT
    found = JOKER_BIT
    for suit in range(4):
        held = hand.ones >> suit * SUIT_BITS & SUIT_MASK
        held |= (held & 1) << SUIT_BITS
        if jokers:
            beside = held << 2 | held << 1 | held >> 1 | held >> 2
        else:
            in_a_row = held & held >> 1
            beside = in_a_row << 2 | in_a_row >> 1 | (held & held >> 2) << 1
        found |= ((beside | beside >> SUIT_BITS) & SUIT_MASK) << suit * SUIT_BITS
    for rank in range(SUIT_BITS):
        same = ACES << rank
        if (hand.ones & same).bit_count() + jokers > 1:
            found |= same
    return found
