"""What happened in a round, as entered, and everything that may be wrong with it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from rami.cards import CARDS, MOST_CARDS, UNSUITED, Card, Suit
from rami.errors import EntryError, Fault, shown
from rami.hands import Hand, HandLike, Unread, hand_of, hand_value
from rami.rules import DEFAULT_RULES, MAX_PLAYERS, MIN_PLAYERS, Rules, players_fault
from rami.scalars import whole_number, yes_or_no


class Ending(StrEnum):
    """How a round ended: somebody went out, or did so by rami sec, or the round was blocked.

    >>> Ending("rami_sec")
    <Ending.RAMI_SEC: 'rami_sec'>
    """

    NORMAL = "normal"
    RAMI_SEC = "rami_sec"
    BLOCKED = "blocked"


@dataclass(frozen=True, slots=True, init=False)
class RoundResult:
    """The result of one round as people enter it, seats counted from 0. Nothing is refused here.

    ``hands`` has one entry a seat: cards or codes, a text, the sum of the cards, or None where nothing
    was entered. ``winner`` is a seat, or None in a blocked round, where the lowest hand is found (several may be named there);
    ``opened`` tells who opened, ``dealer`` who dealt. What an ending implies is filled in: who went out
    holds nothing and has opened; in a rami sec nobody else opened, and no cards are needed. ``faults``
    tells everything that is wrong.

    Raises ``EntryError`` only for what is no ending, no seat or no flag (``entry/unknown-ending``, ``entry/not-a-seat``,
    ``entry/not-a-flag``).

    >>> RoundResult(["", "AH XX 5C"], winner=0, opened=[True, True]).hands
    ((), (Card('AH'), Card('XX'), Card('5C')))
    """

    hands: tuple[Hand, ...]
    winner: int | tuple[int, ...] | None
    opened: tuple[bool | None, ...]
    ending: Ending
    dealer: int | None

    def __init__(
        self,
        hands: Iterable[HandLike],
        *,
        winner: int | Sequence[int] | None = None,
        opened: Iterable[bool | None] | None = None,
        ending: Ending | Literal["normal", "rami_sec", "blocked"] = Ending.NORMAL,
        dealer: int | None = None,
    ) -> None:
        """Take the entry in and fill in what the ending implies."""
        held = [hand_of(hand) for hand in hands]
        flags = _flags([None] * len(held) if opened is None else opened)
        won = _seats(winner)
        kind = _ending(ending)
        if kind is not Ending.BLOCKED and isinstance(won, int) and 0 <= won < len(held):
            _fill_in(held, flags, won, kind)
        self._set(tuple(held), won, tuple(flags), kind, None if dealer is None else seat_number(dealer, "dealer"))

    def _set(
        self,
        hands: tuple[Hand, ...],
        winner: int | tuple[int, ...] | None,
        opened: tuple[bool | None, ...],
        ending: Ending,
        dealer: int | None,
    ) -> None:
        object.__setattr__(self, "hands", hands)
        object.__setattr__(self, "winner", winner)
        object.__setattr__(self, "opened", opened)
        object.__setattr__(self, "ending", ending)
        object.__setattr__(self, "dealer", dealer)

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.hands)

    def with_dealer(self, dealer: int) -> "RoundResult":
        """Give the same result dealt by another seat.

        >>> RoundResult([9, 8], ending="blocked").with_dealer(1).dealer
        1
        """
        return self._copy(self.winner, dealer)

    def as_kept(self, rules: Rules = DEFAULT_RULES) -> "RoundResult":
        """Give the form in which a match keeps a result without faults: the winner of a blocked round is left to the
        cards, unless it was not stated whether the winners opened; then they stay named.

        >>> RoundResult([9, 8], winner=1, opened=[True, True], ending="blocked").as_kept().winner is None
        True
        """
        if self.ending is not Ending.BLOCKED:
            return self
        if None not in self.opened:
            return self._copy(None, self.dealer)
        return self._copy(_one_or_all(round_winners(self, rules)), self.dealer)

    def _copy(self, winner: int | tuple[int, ...] | None, dealer: int | None) -> "RoundResult":
        """Copy what has been taken in already."""
        copy: RoundResult = object.__new__(RoundResult)
        copy._set(self.hands, winner, self.opened, self.ending, dealer)
        return copy

    def faults(self, rules: Rules = DEFAULT_RULES) -> tuple[Fault, ...]:
        """Tell everything that is wrong with the entry under these rules; nothing if it can be scored.

        Each rule of section 5 of the scoring rules has its own code.

        >>> [fault.code for fault in RoundResult([5, 1], winner=0, opened=[True, True]).faults()]
        ['hand/impossible-sum', 'entry/winner-holds-cards']
        """
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            return (players_fault(self.players), *_hand_faults(self, rules))
        return (
            *_shape_faults(self),
            *_hand_faults(self, rules),
            *_copy_faults(self, rules),
            *(_blocked_faults(self, rules) if self.ending is Ending.BLOCKED else _out_faults(self)),
            *_opened_faults(self, rules),
        )


def lowest_seats(values: Sequence[int]) -> tuple[int, ...]:
    """Give the seats with the lowest value.

    >>> lowest_seats([18, 18, 19])
    (0, 1)
    """
    least = min(values)
    return tuple(seat for seat, value in enumerate(values) if value == least)


def named_winners(result: RoundResult) -> tuple[int, ...]:
    """Give the seats that the entry names as winners: none, one, or several that share a blocked round."""
    if isinstance(result.winner, tuple):
        return result.winner
    return () if result.winner is None else (result.winner,)


def round_winners(result: RoundResult, rules: Rules = DEFAULT_RULES) -> tuple[int, ...]:
    """Give the seats that win a round without faults: one, or several or none after a tie in a blocked round.

    The lowest hand wins a blocked round whatever was opened, and the surcharge plays no part in it. Equal
    lowest hands follow ``rules.blocked_tie``.

    >>> round_winners(RoundResult([18, 18, 19], opened=[True, True, True], ending="blocked"))
    (0, 1)
    """
    if result.ending is not Ending.BLOCKED:
        return named_winners(result)
    lowest = lowest_seats([value_of(hand) or 0 for hand in result.hands])
    if len(lowest) == 1 or rules.blocked_tie == "shared":
        return lowest
    if rules.blocked_tie == "nobody" or result.dealer is None:
        return ()
    first = result.dealer + 1
    return (min(lowest, key=lambda seat: (seat - first) % result.players),)


def value_of(hand: Hand) -> int | None:
    """Give the points of a hand however it was entered; None where it was not, or cannot be read.

    >>> value_of(36), value_of(()), value_of(None)
    (36, 0, None)
    """
    if isinstance(hand, tuple):
        return hand_value(hand)
    return hand if isinstance(hand, int) else None


def _ending(ending: str) -> Ending:
    try:
        return Ending(ending)
    except ValueError:
        values = {"text": str(ending), "choices": tuple(Ending)}
        raise EntryError([Fault("entry/unknown-ending", ("ending",), values)]) from None


def seat_number(seat: object, field: str) -> int:
    """Take a seat in.

    Raises ``EntryError`` (``entry/not-a-seat``) for what is no whole number.

    >>> seat_number("Ana", "winner")
    Traceback (most recent call last):
    rami.errors.EntryError: entry/not-a-seat at winner (text='Ana')
    """
    number = whole_number(seat)
    if number is None:
        raise EntryError([Fault("entry/not-a-seat", (field,), {"text": shown(seat)})])
    return number


def _seats(winner: int | Sequence[int] | None) -> int | tuple[int, ...] | None:
    """Take in who won: nobody, one, or several."""
    if winner is None:
        return None
    if isinstance(winner, Sequence) and not isinstance(winner, str):
        return _one_or_all([seat_number(seat, "winner") for seat in winner])
    return seat_number(winner, "winner")


def _flags(opened: Iterable[object]) -> list[bool | None]:
    """Take in who opened; None is not known."""
    flags: list[bool | None] = []
    for seat, value in enumerate(opened):
        known = value if value is None else yes_or_no(value)
        if known is None and value is not None:
            raise EntryError([Fault("entry/not-a-flag", (f"opened[{seat}]",), {"seat": seat, "text": shown(value)})])
        flags.append(known)
    return flags


def _one_or_all(seats: Sequence[int]) -> int | tuple[int, ...] | None:
    if len(seats) <= 1:
        return seats[0] if seats else None
    return tuple(seats)


def _fill_in(hands: list[Hand], opened: list[bool | None], winner: int, ending: Ending) -> None:
    """Fill in what the ending implies; what was stated stays, so that a contradiction is refused."""
    if hands[winner] is None:
        hands[winner] = ()
    if winner < len(opened) and opened[winner] is None:
        opened[winner] = True
    if ending is Ending.RAMI_SEC:
        for seat, hand in enumerate(hands):
            if seat != winner and not hand:
                hands[seat] = None
        for seat, flag in enumerate(opened):
            opened[seat] = bool(flag)


def _shape_faults(result: RoundResult) -> Iterator[Fault]:
    players = result.players
    if len(result.opened) != players:
        yield Fault("entry/opened-count", ("opened",), {"number": len(result.opened), "expected": players})
    named = named_winners(result)
    if result.ending is not Ending.BLOCKED:
        if not named:
            yield Fault("entry/no-winner", ("winner",))
        elif len(named) > 1:
            yield Fault("entry/two-winners", ("winner",), {"seats": named})
    for seat in named:
        if not 0 <= seat < players:
            yield Fault("entry/unknown-winner", ("winner",), {"seat": seat, "number": players})
    if result.dealer is not None and not 0 <= result.dealer < players:
        yield Fault("entry/unknown-dealer", ("dealer",), {"seat": result.dealer, "number": players})


def _hand_faults(result: RoundResult, rules: Rules) -> Iterator[Fault]:
    """Each hand by itself: readable, not too long, not a sum that no hand can have."""
    for seat, hand in enumerate(result.hands):
        field = (f"hands[{seat}]",)
        if isinstance(hand, Unread):
            yield from (fault.within(field[0]) for fault in hand.faults)
        elif isinstance(hand, tuple):
            if len(hand) > MOST_CARDS:
                yield Fault("hand/too-long", field, {"seat": seat, "number": len(hand), "most": MOST_CARDS})
        elif hand is not None:
            most = rules.pack_for(result.players).dearest()
            if hand < 0 or hand == 1 or hand > most:
                yield Fault("hand/impossible-sum", field, {"seat": seat, "sum": hand, "most": most})


def _copy_faults(result: RoundResult, rules: Rules) -> Iterator[Fault]:
    """All hands together: no card more often than the packs hold it, and no rank more often than its suits allow."""
    counts = [0] * (len(CARDS) + len(UNSUITED))
    for hand in result.hands:
        if isinstance(hand, tuple):
            for card in hand:
                counts[card.index] += 1
    pack = rules.pack_for(result.players)
    if max(counts) <= pack.packs and not any(counts[len(CARDS) :]):
        return
    for card in (*CARDS, *UNSUITED):
        alike = _alike(card)
        number = sum(counts[other.index] for other in alike)
        if number <= pack.copies(card) or not counts[card.index]:
            continue
        fields = tuple(
            f"hands[{seat}]"
            for seat, hand in enumerate(result.hands)
            if isinstance(hand, tuple) and not alike.isdisjoint(hand)
        )
        values = {"card": card.code, "number": number, "copies": pack.copies(card), "packs": pack.packs}
        yield Fault("card/too-many", fields, values)


def _alike(card: Card) -> set[Card]:
    """The cards that count as this one: of a rank without a suit those of every suit too."""
    if card.rank is None or card.suit is not None:
        return {card}
    return {card, *(Card.of(card.rank, suit) for suit in Suit)}


def _out_faults(result: RoundResult) -> Iterator[Fault]:
    """A round that somebody went out of: the winner has nothing left, every loser something."""
    winner = result.winner
    if not isinstance(winner, int) or not 0 <= winner < result.players:
        return
    if result.hands[winner] and not isinstance(result.hands[winner], Unread):
        yield Fault("entry/winner-holds-cards", ("winner", f"hands[{winner}]"), {"seat": winner})
    if winner < len(result.opened) and result.opened[winner] is False:
        yield Fault("entry/winner-not-opened", ("winner", f"opened[{winner}]"), {"seat": winner})
    if result.ending is Ending.RAMI_SEC:
        opened = tuple(seat for seat, flag in enumerate(result.opened) if flag and seat != winner)
        if opened:
            fields = ("ending", *(f"opened[{seat}]" for seat in opened))
            yield Fault("entry/rami-sec-after-opening", fields, {"seats": opened})
        return
    for seat, hand in enumerate(result.hands):
        if seat != winner and not hand:
            code = "hand/missing" if hand is None else "hand/empty"
            yield Fault(code, (f"hands[{seat}]",), {"seat": seat})


def _blocked_faults(result: RoundResult, rules: Rules) -> Iterator[Fault]:
    """A blocked round: every hand is known, and a named winner has the lowest."""
    for seat, hand in enumerate(result.hands):
        if hand is None:
            yield Fault("hand/missing", (f"hands[{seat}]",), {"seat": seat})
    values = [value for value in map(value_of, result.hands) if value is not None]
    if len(values) < result.players:
        return
    lowest = lowest_seats(values)
    for seat in named_winners(result):
        if 0 <= seat < result.players and seat not in lowest:
            higher = {"seat": seat, "value": values[seat], "lowest": min(values)}
            yield Fault("entry/winner-not-lowest", ("winner", f"hands[{seat}]"), higher)
    if len(lowest) > 1 and rules.blocked_tie == "earliest" and result.dealer is None:
        yield Fault("entry/dealer-missing", ("dealer",), {"seats": lowest})


def _opened_faults(result: RoundResult, rules: Rules) -> Iterator[Fault]:
    """Whether a loser opened decides the score, so it must be stated for all but those named as winners who win."""
    excused = set(named_winners(result))
    if result.ending is Ending.BLOCKED and None not in map(value_of, result.hands):
        excused &= set(round_winners(result, rules))
    for seat, flag in enumerate(result.opened[: result.players]):
        if flag is None and seat not in excused:
            yield Fault("entry/opened-missing", (f"opened[{seat}]",), {"seat": seat})
