"""Deals for the tests of play: made by hand or at random, played by texts of moves or by a seeded player."""

import os
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from rami import CARDS, JOKER, Card, Ending, Fault, Rules, read_cards
from rami.handbits import bits
from rami.kernel import Meld, card_at
from rami.melds import laid_cards, meld_text
from rami.play.deal import Deal, Phase, PlayError
from rami.play.moves import (
    DRAW,
    STOP,
    TAKE,
    Discard,
    Draw,
    Lay,
    LayOff,
    Move,
    Stop,
    Swap,
    Take,
    bit_of,
    card_of,
)
from rami.play.state import State
from rami.records.move_text import read_move, write_move
from rami.rules import OPTIONS, OptionValue
from slow_melds import lay_offs, swaps
from slow_rami import SlowRound

GOLDEN = Path(__file__).parent / "golden" / "play"
_Item = TypeVar("_Item")


def start(
    hands: Sequence[str],
    stock: str,
    upcard: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    preset: str = "rami",
    dealer: int = -1,
) -> State:
    """A round dealt by hand, the next card of the stock first. The last seat deals unless said otherwise: seat 0 begins."""
    held = tuple(map(read_cards, hands))
    rules = Rules.of(options or {}, preset)
    deal = Deal(rules, dealer % len(hands), held, read_cards(stock), Card(upcard))
    return State.dealt(deal, whole=False)


def play(state: State, moves: str) -> State:
    """Make moves divided by semicolons, each by the seat on turn; "back" takes the last one back."""
    for text in filter(None, map(str.strip, moves.split(";"))):
        state = state.take_back() if text == "back" else state.do(state.seat, move(state, text))
    return state


def move(state: State, text: str) -> Move:
    return read_move(text, state.deal.rules)


def legal(state: State) -> list[str]:
    """The legal moves in the notation, in their order."""
    return [write_move(each) for each in state.legal]


def held(state: State, seat: int) -> str:
    return " ".join(card.code for card in state.hand(seat))


def table(state: State) -> list[str]:
    return list(map(meld_text, state.table))


def refused(state: State, text: str) -> list[Fault]:
    """Why a move is refused. It is refused in every way of making it, and changes nothing."""
    wanted = move(state, text)
    return refused_move(state, wanted)


def refused_move(state: State, wanted: Move) -> list[Fault]:
    """The same for a move that has no text."""
    before = (state.position, state.played)
    faults = state.why_not(wanted)
    assert faults, f"not refused: {wanted}"
    assert not state.can(state.seat, wanted)
    for attempt in (lambda: state.after(wanted), lambda: state.do(state.seat, wanted)):
        with pytest.raises(PlayError) as error:
            attempt()
        assert error.value.faults == faults
    assert (state.position, state.played) == before
    return list(faults)


# Deals at random


def fraction(rng: random.Random, items: Sequence[_Item]) -> _Item:
    """One of some items, by the one method of the generator that is the same in every version of Python."""
    return items[int(rng.random() * len(items))]


def shuffled_pack(rules: Rules, players: int, rng: random.Random) -> list[Card]:
    pack = list(rules.pack_for(players))
    keys = [rng.random() for _ in pack]
    return [pack[place] for place in sorted(range(len(pack)), key=keys.__getitem__)]


def mixed(number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
    """A reshuffle that is another each time and the same again when a round is replayed."""
    return sorted(cards, key=lambda card: (card.index + 1) * 7919 * (number + 1) % 1009)


def random_deal(rules: Rules, players: int, rng: random.Random, cards: int = 0, stock: int = 10**6) -> Deal:
    """Deal from the packs; a smaller number of cards, or a shorter stock, leaves the others out of the round."""
    pack = shuffled_pack(rules, players, rng)
    size = cards or rules.hand_size
    hands = tuple(tuple(pack[seat * size : seat * size + size]) for seat in range(players))
    rest = pack[players * size :]
    return Deal(rules, int(rng.random() * players), hands, tuple(rest[1 : 1 + stock]), rest[0], mixed)


def random_rules(rng: random.Random) -> Rules:
    """Any options of play; points for the opening that can be reached now and then."""
    options = {name: fraction(rng, option.choices) for name, option in OPTIONS.items() if option.choices}
    return Rules.of({**options, "target": "auto", "opening_points": fraction(rng, (0, 0, 15, 30, 51, 71))})


def chosen(moves: Sequence[Move], rng: random.Random, eager: float = 0.8) -> Move:
    """A move of a seeded player who takes and melds rather than not, as eagerly as said."""
    melding = [each for each in moves if not isinstance(each, Draw | Discard | Stop)]
    return fraction(rng, melding if melding and rng.random() < eager else moves)


# Counting and comparing


def cards_of(meld: Meld) -> Counter[Card]:
    return Counter(laid.physical for laid in laid_cards(meld))


def all_cards(state: State) -> Counter[Card]:
    """Every card of the round, wherever it is."""
    position = state.position
    cards = [*position.stock[position.used :], *state.pile]
    for seat in range(state.deal.players):
        cards += state.hand(seat)
    for meld in state.table:
        cards += [laid.physical for laid in laid_cards(meld)]
    return Counter(cards)


def dealt_cards(deal: Deal) -> Counter[Card]:
    return Counter([*deal.stock, deal.upcard, *(card for hand in deal.hands for card in hand)])


def twin(deal: Deal) -> SlowRound:
    """The same deal for the slow engine."""

    def reshuffle(number: int, cards: list[str]) -> list[str]:
        return codes(deal.reshuffle(number, tuple(map(Card, cards))))

    options = {name: deal.rules[name] for name in OPTIONS}
    hands = [codes(hand) for hand in deal.hands]
    return SlowRound(options, deal.players, deal.dealer, hands, codes(deal.stock), [deal.upcard.code], reshuffle)


def codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def golden(name: str, text: str) -> None:
    """Hold a text to its golden file; with RAMI_WRITE_GOLDEN set, write the file instead."""
    path = GOLDEN / name
    if os.environ.get("RAMI_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_bytes() == text.encode()


# What a move must change


def check_step(before: State, move: Move, after: State) -> None:
    """Hold the state after a move to what the move is said to do, in texts and counts."""
    seat, deal, rules = before.seat, before.deal, before.deal.rules
    hand, pile, melds = Counter(before.hand(seat)), before.pile, [tuple(meld.split()) for meld in table(before)]
    stock = before.position.stock[before.position.used :]
    match move:
        case Draw():
            if not stock:
                stock, pile = tuple(deal.reshuffle(before.position.reshuffles + 1, pile[:-1])), pile[-1:]
            hand[stock[0]] += 1
            stock = stock[1:]
        case Take():
            hand[pile[-1]] += 1
            pile = pile[:-1]
        case Stop():
            assert not stock
        case Lay(meld):
            hand -= cards_of(meld)
            melds.append(tuple(meld_text(meld).split()))
        case LayOff(card, joker, number):
            hand -= Counter([JOKER if joker else card_of(card)])
            laid = f"*{card_of(card)}" if joker else card_of(card).code
            melds[number] = lay_offs(melds[number], rules.jokers_per_meld)[laid]
        case Swap(cards, number):
            put = tuple(card_of(bit).code for bit in bits(cards))
            hand = hand - Counter(map(Card, put)) + Counter([JOKER])
            melds[number] = swaps(melds[number])[put]
        case Discard(card):
            hand -= Counter([card_of(card)])
            pile = (*pile, card_of(card))
    left = {other: before.hand(other) for other in range(deal.players) if other != seat}
    assert {other: after.hand(other) for other in left} == left
    assert Counter(after.hand(seat)) == hand
    assert (after.pile, after.position.stock[after.position.used :]) == (pile, stock)
    assert [tuple(meld.split()) for meld in table(after)] == melds
    assert after.position.owners == before.position.owners + (seat,) * (len(melds) - len(before.table))
    check_turn_after(before, move, after)


def check_turn_after(before: State, move: Move, after: State) -> None:
    """Whose turn it is after a move, and in which phase."""
    if not after.hand(before.seat) or isinstance(move, Stop):
        ending = Ending.BLOCKED if isinstance(move, Stop) else after.position.ending
        winner = None if isinstance(move, Stop) else before.seat
        assert (after.over, after.seat, after.position.ending) == (True, before.seat, ending)
        assert after.position.winner == winner
    elif isinstance(move, Discard):
        assert after.seat == (before.seat + 1) % before.deal.players
        assert after.phase in {Phase.DRAW, Phase.OVER}
        assert after.position.ending is (Ending.BLOCKED if after.over else None)
    else:
        assert (after.seat, after.phase, after.position.ending) == (before.seat, Phase.MELD, None)


def check_order(moves: Iterable[Move]) -> None:
    """The pinned order: draw, take, stop; runs by suit and place, sets by rank; lay-offs and swaps by meld; discards."""

    def place(move: Move) -> tuple[int, ...]:
        match move:
            case Draw() | Take() | Stop():
                return ({Draw: 0, Take: 1, Stop: 2}[type(move)],)
            case Lay(meld):
                lowest = laid_cards(meld)[0].card
                return (3, 0, meld.suit, meld.low, meld.size) if meld.low else (3, 1, int(lowest.rank or 0))
            case LayOff(_, _, number):
                return (4, number)
            case Swap(_, number):
                return (5, number)
            case Discard(card):
                return (6, card_of(card).index)

    places = list(map(place, moves))
    assert places == sorted(places)


# Moves that may be illegal


def random_move(state: State, rng: random.Random) -> Move:
    """A move of any kind, with cards of the hand or not, on a meld that is there or not."""
    hand = state.hand(state.seat)
    number = fraction(rng, (*range(len(state.table)), -1, -len(state.table), len(state.table), 99))
    card = fraction(rng, hand if hand and rng.random() < 0.8 else CARDS)
    natural = CARDS[card.index % 52]
    match fraction(rng, "dtsDDoooowwLLL"):
        case "d":
            return DRAW
        case "t":
            return TAKE
        case "s":
            return STOP
        case "D":
            return Discard(bit_of(card))
        case "o":
            return LayOff(bit_of(natural), rng.random() < 0.4, number)
        case "w":
            return random_swap(state, rng, natural, number)
        case _:
            return random_lay(rng, natural)


def random_swap(state: State, rng: random.Random, natural: Card, number: int) -> Swap:
    """Cards for what a joker stands for, if there is such a meld, or other ones; one, two or none."""
    if 0 <= number < len(state.table) and rng.random() < 0.7:
        return Swap(state.table[number].stands, number)
    more = fraction(rng, (0, 1 << int(rng.random() * 52), bit_of(natural)))
    return Swap(bit_of(natural) ^ more, number)


def random_lay(rng: random.Random, natural: Card) -> Lay:
    """A run or a set with a card in it, any of whose cards may be jokers: too many of them as well."""
    suit, rank = divmod(natural.index, 13)
    if rng.random() < 0.3:
        suits = [other for other in range(4) if other == suit or rng.random() < 0.7]
        cards, low = sum(1 << 13 * other + rank for other in suits), 0
    else:
        low = max(1, rank + 1 - int(rng.random() * 3))
        cards = sum(card_at(suit, place) for place in range(low, min(low + 3 + int(rng.random() * 3), 15)))
    stands = sum(bit for bit in bits(cards) if rng.random() < 0.25)
    return Lay(Meld(cards & ~stands, stands, low))
