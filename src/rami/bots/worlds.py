"""A world: one way in which the hidden cards may lie, as a state that can be played to its end. Made from a sight alone.

Who plans by trying things out guesses where the hidden cards are and plays on from there. Everything that the seat has
seen is in every world as it is; nothing here can reach the round that is really played.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from rami.bots.reading import Reading, Stood, standing
from rami.bots.strategy import Sight
from rami.cards import CARDS, JOKER, Card
from rami.errors import Fault
from rami.handbits import HandBits
from rami.play.deal import Deal, Phase, PlayError, Reshuffle, card_faults
from rami.play.engine import Engine, Position
from rami.play.melding import Turn, with_card
from rami.play.moves import Discard, Draw, Lay, LayOff, Swap, bit_of
from rami.play.state import State
from rami.play.view import View

World = State
"""A state that is made up. Its history begins with it, and its ``deal`` tells the rules, the dealer and how many play."""


class Worlds:
    """The ways in which the hidden cards may lie, for the seat on turn of a sight.

    ``reading`` is what it knows, ``known`` the cards that it knows of each hand, ``sizes`` the numbers of cards by seat that
    are hidden in the hands: 0 for its own. ``hidden`` are the cards in the hands and the stock whose place is not known.

    Raises ``PlayError`` (``play/over``, ``play/not-your-turn``) unless the seat of the sight is to move.

    >>> from rami import Match
    >>> from rami.bots.strategy import Totals
    >>> from rami.bots.table import Table, random_deal
    >>> sight = Table(State.dealt(random_deal(Match.start(["Ana", "Ben"]), 1)), 1, Totals((0, 0), 100)).sight(1)
    >>> world = Worlds(sight).sample(Random(1))
    >>> world.hand(1) == sight.view.hand, len(world.hand(0)), world.position.stock_left, list(world.legal)
    (True, 14, 79, [Draw()])
    """

    def __init__(self, sight: Sight) -> None:
        view = sight.view
        if view.phase is Phase.OVER:
            raise PlayError([Fault("play/over")])
        if view.seat != view.on_turn:
            raise PlayError([Fault("play/not-your-turn", ("seat",), {"seat": view.on_turn})])
        self.reading = Reading(sight)
        held = self.reading.held
        seats = range(view.players)
        self.known: list[HandBits] = [self.reading.hand if seat == self.reading.seat else held[seat] for seat in seats]
        self.sizes: tuple[int, ...] = tuple(view.sizes[seat] - self.known[seat].size for seat in seats)
        unseen = zip(CARDS, self.reading.unseen, strict=True)
        self.hidden: list[Card] = [card for card, copies in unseen for _ in range(copies)]
        self._position = _seen_position(self.reading, standing(sight.log))

    def sample(self, random: Random) -> World:
        """Give a world by chance: each way to put the hidden cards into the hands and the stock is as likely."""
        cards = self.hidden.copy()
        random.shuffle(cards)
        hands, start = list(self.known), 0
        for seat, size in enumerate(self.sizes):
            if size:
                hands[seat] = _with(hands[seat], cards[start : start + size])
                start += size
        return self._world(hands, cards[start:], random)

    def with_hands(self, hands: Sequence[Sequence[Card]], random: Random) -> World:
        """Give a world in which the hidden cards of the hands are as told, by seat; the stock is by chance.

        Raises ``PlayError``: ``deal/hand-size`` for other numbers than ``sizes``, ``deal/wrong-cards`` for a card that is
        not hidden so often.
        """
        told = [card for hand in hands for card in hand]
        hidden = Counter(self.hidden)
        faults = [*self._size_faults(hands), *card_faults(told, (Counter(told) & hidden).elements(), "hands")]
        if faults:
            raise PlayError(faults)
        cards = list((hidden - Counter(told)).elements())
        random.shuffle(cards)
        return self._world([_with(*one) for one in zip(self.known, hands, strict=True)], cards, random)

    def _size_faults(self, hands: Sequence[Sequence[Card]]) -> Iterator[Fault]:
        for seat, (hand, size) in enumerate(zip(hands, self.sizes, strict=True)):
            if len(hand) != size:
                values = {"seat": seat, "number": len(hand), "expected": size}
                yield Fault("deal/hand-size", (f"hands[{seat}]",), values)

    def _world(self, hands: Iterable[HandBits], cards: Sequence[Card], random: Random) -> World:
        """The world with these hands; where the deal was not the whole pack, cards are left over."""
        view = self.reading.view
        deal = Deal(view.rules, view.dealer, ((),) * view.players, (), JOKER, _reshuffle(random.getrandbits(64)))
        return State(Engine(deal), self._position._replace(hands=tuple(hands), stock=tuple(cards[: view.stock])))


def _with(known: HandBits, cards: Iterable[Card]) -> HandBits:
    """What is known of a hand and what is guessed."""
    for card in cards:
        known = with_card(known, 1 << card.index)
    return known


def _reshuffle(seed: int) -> Reshuffle:
    def reshuffle(number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        """Shuffle the cards that go back."""
        return Random(f"{seed}/{number}").sample(cards, len(cards))

    return reshuffle


# What has been seen


def _seen_position(reading: Reading, moves: Sequence[Stood]) -> Position:
    """The position without its hidden cards, from the view and from what the log tells of the turns before."""
    view = reading.view
    turns = list(_turns(moves))
    turn = turns[-1]
    return Position(
        hands=(),
        owners=view.owners,
        stock=(),
        used=0,
        pile=view.pile,
        seat=view.on_turn,
        phase=view.phase,
        opened=_opened_before(view, turn),
        turns=view.turns,
        turn=_turn(reading),
        melded=_melds(turn),
        stock_before=view.stock if not _draws(turn) else 0 if _reshuffles(turn) else view.stock + 1,
        idle=_idle(turns[:-1]),
        reshuffles=view.reshuffles,
        stirred=_melds(moves[_last_reshuffle(moves) :]),
    )


def _turns(moves: Iterable[Stood]) -> Iterator[list[Stood]]:
    """The moves turn by turn; those of the turn that is on come last, none of them if it is to begin."""
    turn: list[Stood] = []
    for stood in moves:
        turn.append(stood)
        if isinstance(stood.move, Discard):
            yield turn
            turn = []
    yield turn


def _melds(moves: Iterable[Stood]) -> bool:
    return any(isinstance(stood.move, Lay | LayOff | Swap) for stood in moves)


def _draws(moves: Iterable[Stood]) -> bool:
    return any(isinstance(stood.move, Draw) for stood in moves)


def _reshuffles(moves: Iterable[Stood]) -> bool:
    return any(stood.reshuffled for stood in moves)


def _last_reshuffle(moves: Sequence[Stood]) -> int:
    return next((place for place in reversed(range(len(moves))) if moves[place].reshuffled), 0)


def _idle(turns: Sequence[Sequence[Stood]]) -> int:
    """How many turns in a row were without progress: nothing melded, and the stock no smaller at the end."""
    idle = 0
    for turn in reversed(turns):
        if _melds(turn) or (_draws(turn) and not _reshuffles(turn)):
            break
        idle += 1
    return idle


def _opened_before(view: View, turn: Iterable[Stood]) -> tuple[bool, ...]:
    """Who had opened when the turn began: the seat on turn if more melds are its own than it has laid in the turn."""
    laid = sum(isinstance(stood.move, Lay) for stood in turn)
    mine = view.owners.count(view.on_turn) > laid
    return tuple(mine if seat == view.on_turn else opened for seat, opened in enumerate(view.opened))


def _turn(reading: Reading) -> Turn:
    view = reading.view
    begun = view.opening_points > 0
    own = [meld for meld, owner in zip(view.table, view.owners, strict=True) if begun and owner == view.on_turn]
    return Turn(
        hand=reading.hand,
        table=view.table,
        opened=view.opened[view.on_turn],
        taken=bit_of(view.taken) if view.taken else 0,
        barred=bit_of(view.barred) if view.barred else 0,
        owed=view.owed,
        points=view.opening_points,
        pure=any(meld.is_pure_run for meld in own),
        begun=begun,
    )
