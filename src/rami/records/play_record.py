"""Played rounds as files hold them, whatever the format: the deal, the moves one by one, the rounds of a match.

Every reader makes ``RoundDraft``s; ``replay`` plays them through the engine and refuses the first move that the rules do
not allow, with its place and its reason.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from rami.cards import Card
from rami.errors import Fault, MatchError, RamiError, RecordError
from rami.match import Match
from rami.play.deal import Deal, card_faults
from rami.play.game import record_round
from rami.play.state import Played, State
from rami.records.draft import NOTHING, disagreement
from rami.records.move_text import BACK, read_move


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """A match that was played: how it began, and its rounds from deal to end; the last may be unfinished.

    A single round is a match of one round.
    """

    start: Match
    rounds: tuple[State, ...]

    @property
    def match(self) -> Match:
        """The match after all rounds that have ended."""
        match = self.start
        for state in self.rounds:
            if state.over:
                match = record_round(match, state)
        return match


@dataclass(frozen=True, slots=True)
class MoveDraft:
    """One move as a file tells it: by which seat, what (``back`` takes one back), the card drawn and the number of the
    turn, from 1, if they are told.
    """

    seat: int
    text: str
    drawn: Card | None
    place: str
    turn: int | None = None


@dataclass(slots=True)
class RoundDraft:
    """One round as a file tells it."""

    place: str
    hands: list[tuple[Card, ...]] = field(default_factory=list[tuple[Card, ...]])
    upcard: Card | None = None
    stock: tuple[Card, ...] = ()
    reshuffles: list[tuple[Card, ...]] = field(default_factory=list[tuple[Card, ...]])
    moves: list[MoveDraft] = field(default_factory=list[MoveDraft])

    def deal(self, match: Match) -> Deal:
        """Give the deal for the players of a match who are present.

        Raises ``RecordError``: a card too often or missing, a hand of another size, a reshuffle of other cards.
        """
        dealer = match.next_dealer
        if dealer is None:
            raise MatchError([Fault("match/over")])
        faults = [*self._hand_faults(match), *self._card_faults(match)]
        if faults or self.upcard is None:
            missing = [Fault("record/missing", ("upcard",), {"field": "upcard"})] if self.upcard is None else []
            raise RecordError([*missing, *faults])
        seat = match.seats.index(dealer)
        return Deal(match.rules, seat, tuple(self.hands), self.stock, self.upcard, self._reshuffled)

    def _hand_faults(self, match: Match) -> Iterator[Fault]:
        if len(self.hands) != len(match.seats):
            values = {"number": len(self.hands), "expected": len(match.seats)}
            yield Fault("entry/other-players", ("hands",), values)
        for seat, hand in enumerate(self.hands):
            if len(hand) != match.rules.hand_size:
                values = {"seat": seat, "number": len(hand), "expected": match.rules.hand_size}
                yield Fault("deal/hand-size", (f"hands[{seat}]",), values)

    def _card_faults(self, match: Match) -> Iterator[Fault]:
        dealt = Counter(card for hand in self.hands for card in hand)
        dealt.update(self.stock)
        dealt.update([] if self.upcard is None else [self.upcard])
        yield from card_faults(dealt.elements(), match.rules.pack_for(len(match.seats)))

    def _reshuffled(self, number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        """Give the new stock that the file tells; it must be made of the cards of the pile."""
        if number > len(self.reshuffles):
            raise RecordError([Fault("record/missing", ("reshuffle",), {"field": "reshuffle"})])
        stock = self.reshuffles[number - 1]
        faults = tuple(card_faults(stock, cards, "reshuffle"))
        if faults:
            raise RecordError(faults)
        return stock


def replay(start: Match, drafts: Iterable[RoundDraft], watch: Callable[[State], None] | None = None) -> PlayRecord:
    """Play rounds through, one after the other, as rounds of a match; ``watch`` sees every state.

    Raises ``RamiError`` at the first deal or move that is refused, with its place.
    """
    match = start
    rounds: list[State] = []
    for draft in drafts:
        if rounds and not rounds[-1].over:
            raise RecordError([Fault("play/still-running", (draft.place,))])
        try:
            state = State.dealt(draft.deal(match))
        except RamiError as error:
            raise RecordError([fault.within(draft.place) for fault in error.faults]) from error
        if watch is not None:
            watch(state)
        for move in draft.moves:
            state = _moved(state, move)
            if watch is not None:
                watch(state)
        rounds.append(state)
        if state.over:
            match = record_round(match, state)
    return PlayRecord(start, tuple(rounds))


def _moved(state: State, move: MoveDraft) -> State:
    """Make one move; a refusal says where it stands in the file."""
    try:
        return _made(state, move)
    except RamiError as error:
        raise RecordError([fault.within(move.place) for fault in error.faults]) from error


def _made(state: State, move: MoveDraft) -> State:
    faults = tuple(_turn_faults(state, move))
    if faults:
        raise RecordError(faults)
    if move.text.strip() == BACK:
        return state.take_back()
    after = state.do(move.seat, read_move(move.text, state.deal.rules))
    played = after.played
    assert played is not None
    if move.drawn is not None and move.drawn is not played.drawn:
        drawn = NOTHING if played.drawn is None else played.drawn.code
        raise RecordError([disagreement("draw", move.drawn.code, drawn, "drawn")])
    return after


def _turn_faults(state: State, move: MoveDraft) -> Iterator[Fault]:
    """What a file says of the turn while the round goes on; afterwards the move itself is refused."""
    if state.over:
        return
    turn = state.position.turns + 1
    if move.turn is not None and move.turn != turn:
        yield disagreement("turn", move.turn, turn)
    if move.seat != state.seat:
        yield Fault("play/not-your-turn", ("seat",), {"seat": state.seat})


def reshuffles_of(history: Iterable[Played]) -> list[tuple[Card, ...]]:
    """Give the new stocks that came up in a round, in order."""
    return [played.reshuffled for played in history if played.reshuffled]
