"""A second, independent engine for a round of Rami, to test the real one against.

Written from the text of the rules of play alone, slow and plain on purpose: cards, melds and moves are texts, and
whether a move is legal is found by trying every way in which the turn could go on.

Moves: "draw", "take", "stop", "lay 5H 6H *7H", "off 8H>2", "off *8H>2", "swap 7H>2", "swap 7C 7H>2", "discard 9C".
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypedDict

from slow_melds import JOKER, Meld, from_hand, is_pure_run, lay_offs, melds_from, points_of, swaps

DEFAULTS: dict[str, object] = {
    "target": "auto",
    "surcharge": 25,
    "limit": 100,
    "rami_sec_penalty": 200,
    "blocked_tie": "shared",
    "packs": "auto",
    "hand_size": 14,
    "take_discard": "must_meld",
    "discard_from_turn": 2,
    "go_out": "discard",
    "jokers_per_meld": 1,
    "ace_high": 11,
    "opening_points": 51,
    "pure_run": True,
    "joker_swap": "replay",
    "reshuffles": 1,
}
IDLE_TURNS = 30


class Outcome(TypedDict):
    """How a round ended: "normal", "rami_sec" or "blocked", and the state of the hands."""

    ending: str
    winner: int | None
    hands: list[list[str]]
    opened: list[bool]


class Position(NamedTuple):
    """All that counts for the rest of a turn, after the draw."""

    hand: tuple[str, ...]
    """Sorted."""
    table: tuple[Meld, ...]
    opened: bool
    opening: tuple[Meld, ...] = ()
    """The melds of an opening that is begun and not complete."""
    owed: int = 0
    """Swapped jokers that have still to be melded in this turn."""
    taken: str | None = None
    """The card taken from the discard pile, until a copy of it is melded."""
    taken_must_go: bool = False
    """Whether the taken card must be melded."""
    taken_was_held: bool = False
    """Whether the hand held another copy of the taken card when it was taken."""


def without(hand: Iterable[str], cards: Iterable[str]) -> list[str]:
    """A hand less some cards. Raises ``ValueError`` if it does not hold them all."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def holds(hand: Iterable[str], cards: Iterable[str]) -> bool:
    try:
        without(hand, cards)
    except ValueError:
        return False
    return True


class SlowRound:
    """A round of Rami. Hands are kept sorted; all else lies as it was laid."""

    def __init__(
        self,
        rules: Mapping[str, object],
        players: int,
        dealer: int,
        hands: list[list[str]],
        stock: list[str],
        discard: list[str],
        reshuffle: Callable[[int, list[str]], list[str]],
    ) -> None:
        if not set(rules) <= set(DEFAULTS):
            raise ValueError(f"unknown options: {set(rules) - set(DEFAULTS)}")
        if len(hands) != players:
            raise ValueError("a hand for every player")
        self.rules = DEFAULTS | dict(rules)
        self.players = players
        self.hands = [sorted(hand) for hand in hands]
        self.stock = list(stock)
        self.discard = list(discard)
        self.reshuffle = reshuffle
        self.table: list[list[str]] = []
        self.opened = [False] * players
        self.turns = [0] * players
        """The turns that each player has finished."""
        self.reshuffled = 0
        self.moved_since_reshuffle = False
        self.idle = 0
        """Turns in a row without a meld, lay-off or swap in which the stock did not shrink."""
        self.over = False
        self.outcome: Outcome | None = None
        self.memory: dict[Position, bool] = {}
        self.begin_turn((dealer + 1) % players)

    def begin_turn(self, seat: int) -> None:
        """Give the turn to a player; the round is blocked here if there is nothing to draw and nothing to take."""
        self.seat = seat
        self.phase = "draw"
        self.opening: list[list[str]] = []
        self.owed = 0
        self.taken: str | None = None
        self.taken_must_go = False
        self.taken_was_held = False
        self.opened_this_turn = False
        self.moved_this_turn = False
        self.shrank_this_turn = False
        self.memory.clear()
        if self.stock_is_spent() and not self.may_take():
            self.finish("blocked", None)

    def legal(self) -> list[str]:
        """All legal moves, sorted as texts; none when the round is over."""
        if self.over:
            return []
        if self.phase == "draw":
            from_stock = "stop" if self.stock_is_spent() else "draw"
            return [from_stock, "take"] if self.may_take() else [from_stock]
        position = self.position()
        moves = [f"discard {card}" for card in self.discards(position)]
        moves += [move for move, after in self.meld_moves(position).items() if self.can_end(after)]
        return sorted(moves)

    def play(self, move: str) -> None:
        """Make a legal move. Raises ``ValueError``, and changes nothing, if it is not legal."""
        if move not in self.legal():
            raise ValueError(f"not legal: {move}")
        if move == "draw":
            self.play_draw()
        elif move == "take":
            self.play_take()
        elif move == "stop":
            self.finish("blocked", None)
        elif move.startswith("discard "):
            self.play_discard(move.removeprefix("discard "))
        else:
            self.play_meld_move(self.meld_moves(self.position())[move])

    # The draw

    def reshuffle_is_left(self) -> bool:
        allowed = self.rules["reshuffles"]
        if isinstance(allowed, int) and self.reshuffled >= allowed:
            return False
        return len(self.discard) >= 2 and (self.reshuffled == 0 or self.moved_since_reshuffle)

    def stock_is_spent(self) -> bool:
        """Whether nobody can draw from the stock any more."""
        return not self.stock and not self.reshuffle_is_left()

    def may_take(self) -> bool:
        closed = self.turns[self.seat] + 1 < self.number("discard_from_turn")
        if closed or not self.discard or len(self.hands[self.seat]) == 1:
            return False
        return self.can_end(self.position_after_take())

    def position_after_take(self) -> Position:
        hand = self.hands[self.seat]
        card = self.discard[-1]
        return self.position()._replace(
            hand=tuple(sorted([*hand, card])),
            taken=card,
            taken_must_go=self.rules["take_discard"] == "must_meld" or self.stock_is_spent(),
            taken_was_held=card in hand,
        )

    def play_draw(self) -> None:
        if not self.stock:
            self.reshuffled += 1
            self.stock = list(self.reshuffle(self.reshuffled, self.discard[:-1]))
            self.discard = self.discard[-1:]
            self.moved_since_reshuffle = False
        else:
            self.shrank_this_turn = True
        self.hands[self.seat] = sorted([*self.hands[self.seat], self.stock.pop(0)])
        self.phase = "meld"

    def play_take(self) -> None:
        after = self.position_after_take()
        self.discard.pop()
        self.keep(after)
        self.phase = "meld"

    # Melds, lay-offs and swaps

    def position(self) -> Position:
        """The position of the player on turn."""
        return Position(
            tuple(self.hands[self.seat]),
            tuple(tuple(meld) for meld in self.table),
            self.opened[self.seat],
            tuple(tuple(meld) for meld in self.opening),
            self.owed,
            self.taken,
            self.taken_must_go,
            self.taken_was_held,
        )

    def keep(self, position: Position) -> None:
        """Make a position the present one."""
        self.hands[self.seat] = list(position.hand)
        self.table = [list(meld) for meld in position.table]
        self.opened[self.seat] = position.opened
        self.opening = [list(meld) for meld in position.opening]
        self.owed = position.owed
        self.taken = position.taken
        self.taken_must_go = position.taken_must_go
        self.taken_was_held = position.taken_was_held

    def meld_moves(self, position: Position) -> dict[str, Position]:
        """Every meld, lay-off and swap that the cards allow, and where it leads, whether the turn can end or not."""
        limit = self.rules["jokers_per_meld"]
        moves: dict[str, Position] = {}
        for meld in melds_from(position.hand, limit):
            moves["lay " + " ".join(meld)] = self.after_lay(position, meld)
        if not position.opened:
            return moves
        for number, meld in enumerate(position.table):
            for laid, longer in lay_offs(meld, limit).items():
                if from_hand(laid) in position.hand:
                    after = self.less(position, [from_hand(laid)])
                    moves[f"off {laid}>{number}"] = with_meld(after, number, longer)
            for cards, changed in swaps(meld).items():
                if self.rules["joker_swap"] != "off" and holds(position.hand, cards):
                    after = with_meld(self.less(position, cards), number, changed)
                    moves[f"swap {' '.join(cards)}>{number}"] = after._replace(
                        hand=tuple(sorted([*after.hand, JOKER])),
                        owed=after.owed + (self.rules["joker_swap"] == "replay"),
                    )
        return moves

    def less(self, position: Position, cards: Iterable[str]) -> Position:
        """The position after cards have left the hand for the table: each pays off what it can.

        A joker pays off a swapped joker first and a taken one after, for both have to be melded.
        """
        hand = without(position.hand, cards)
        owed, taken = position.owed, position.taken
        for card in cards:
            if card == JOKER and owed:
                owed -= 1
            elif card == taken:
                taken = None
        return position._replace(hand=tuple(hand), owed=owed, taken=taken)

    def after_lay(self, position: Position, meld: Meld) -> Position:
        after = self.less(position, [from_hand(laid) for laid in meld])
        after = after._replace(table=(*after.table, meld))
        if after.opened:
            return after
        opening = (*after.opening, meld)
        points = sum(points_of(one, self.number("ace_high")) for one in opening)
        pure = not self.rules["pure_run"] or any(is_pure_run(one) for one in opening)
        if pure and points >= self.number("opening_points"):
            return after._replace(opened=True, opening=())
        return after._replace(opening=opening)

    def play_meld_move(self, after: Position) -> None:
        self.opened_this_turn |= after.opened and not self.opened[self.seat]
        self.moved_this_turn = True
        self.moved_since_reshuffle = True
        self.keep(after)
        if not after.hand:
            self.go_out()

    # The end of the turn

    def all_is_met(self, position: Position) -> bool:
        """Whether nothing that has to be melded in this turn is outstanding."""
        taken_waits = position.taken is not None and position.taken_must_go
        return not position.opening and not position.owed and not taken_waits

    def discards(self, position: Position) -> list[str]:
        """The cards that may be thrown now."""
        if not self.all_is_met(position):
            return []
        barred = None if position.taken_was_held else position.taken
        return sorted(set(position.hand) - {barred})

    def can_end(self, position: Position) -> bool:
        """Whether the turn can be ended from here, by any moves: the whole tree is searched."""
        if not position.hand:
            return self.rules["go_out"] == "any" and self.all_is_met(position)
        if self.discards(position):
            return True
        key = position._replace(table=tuple(sorted(position.table)), opening=tuple(sorted(position.opening)))
        if key not in self.memory:
            self.memory[key] = any(self.can_end(after) for after in self.meld_moves(position).values())
        return self.memory[key]

    def play_discard(self, card: str) -> None:
        self.hands[self.seat].remove(card)
        self.discard.append(card)
        self.turns[self.seat] += 1
        if not self.hands[self.seat]:
            self.go_out()
            return
        self.idle = 0 if self.moved_this_turn or self.shrank_this_turn else self.idle + 1
        if self.idle >= IDLE_TURNS * self.players:
            self.finish("blocked", None)
        else:
            self.begin_turn((self.seat + 1) % self.players)

    def go_out(self) -> None:
        others = [opened for seat, opened in enumerate(self.opened) if seat != self.seat]
        self.finish("rami_sec" if self.opened_this_turn and not any(others) else "normal", self.seat)

    def finish(self, ending: str, winner: int | None) -> None:
        self.over = True
        self.phase = "over"
        hands = [list(hand) for hand in self.hands]
        self.outcome = {"ending": ending, "winner": winner, "hands": hands, "opened": list(self.opened)}

    def number(self, option: str) -> int:
        value = self.rules[option]
        if not isinstance(value, int):
            raise TypeError(option)
        return value


def with_meld(position: Position, number: int, meld: Meld) -> Position:
    """The position with a meld of the table changed."""
    return position._replace(table=(*position.table[:number], meld, *position.table[number + 1 :]))
