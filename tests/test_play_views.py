"""Views and logs hold what a seat may know and nothing else; a spectator is the seat None."""

import random
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice

import pytest

from play_deals import chosen, fraction, play, random_deal, random_move, random_rules, start
from rami import CARDS, JOKER, Card, Ending, Fault, Rules, read_cards
from rami.growth import exchanges
from rami.handbits import bits
from rami.play.deal import Deal, Phase, PlayError
from rami.play.moves import DRAW, TAKE, Discard, Draw, Lay, LayOff, Swap, bit_of, card_of
from rami.play.state import Played, State
from rami.play.view import Seen, View, log_of, seen, view_of
from rami.records.move_text import write_move
from rami.rules import OptionValue

Viewer = int | None
CARD = re.compile(r"Card\('(..)'\)")
LAID_OFF = re.compile(r"LayOff\(card=(\d+), joker=(True|False)")
MASK = re.compile(r"(?:naturals|cards?)=(\d+)")
ZERO: dict[str, OptionValue] = {"opening_points": 0, "pure_run": False}


def viewers(state: State) -> tuple[Viewer, ...]:
    return (None, *range(state.deal.players))


def random_round(deal: Deal, rng: random.Random) -> Iterator[State]:
    """Every state of a round of a seeded player, who takes a move back now and then."""
    state = State.dealt(deal, whole=False)
    while not state.over:
        yield state
        undoable = state.phase is Phase.MELD and state.played and not isinstance(state.played.move, Draw | None)
        state = state.take_back() if undoable and rng.random() < 0.2 else state.after(chosen(tuple(state.legal), rng))
    yield state


# Two states that differ only in what is hidden


def exchanged(deal: Deal, one: int, two: int) -> Deal:
    """The deal with two of its places exchanged: those of the hands by seat first, then those of the stock."""
    cards = [card for hand in deal.hands for card in hand] + list(deal.stock)
    cards[one], cards[two] = cards[two], cards[one]
    ends = [sum(len(hand) for hand in deal.hands[:seat]) for seat in range(deal.players + 1)]
    hands = tuple(tuple(cards[ends[seat] : ends[seat + 1]]) for seat in range(deal.players))
    return replace(deal, hands=hands, stock=tuple(cards[ends[-1] :]))


def hidden_places(state: State, viewer: Viewer) -> list[int]:
    """The places of the deal that were never shown to a viewer by the deal itself or by a draw."""
    deal = state.deal
    dealt = [seat for seat, hand in enumerate(deal.hands) for _ in hand]
    drawn: list[int] = []
    for played in state.history:
        if played.reshuffled:
            break
        if isinstance(played.move, Draw):
            drawn.append(played.seat)
    owners: list[Viewer] = [*dealt, *drawn]
    owners += [-1] * (len(dealt) + len(deal.stock) - len(owners))
    return [place for place, owner in enumerate(owners) if owner != viewer]


def other_world(state: State, viewer: Viewer, rng: random.Random) -> State | None:
    """The same moves after two hidden cards were exchanged, if they are still legal then."""
    places = hidden_places(state, viewer)
    deal = exchanged(state.deal, fraction(rng, places), fraction(rng, places))
    if deal == state.deal:
        return None
    try:
        return State.dealt(deal, whole=False).replay(state.history)
    except PlayError:
        return None


@pytest.mark.parametrize("block", range(3))
def test_hidden_cards_change_nothing_in_a_view(block: int) -> None:
    found: dict[Viewer, int] = dict.fromkeys((None, 0, 1, 2), 0)
    in_turn = 0
    for number in range(6):
        rng = random.Random(f"views {block} {number}")
        deal = random_deal(random_rules(rng), 3, rng, fraction(rng, (5, 8, 10)), 12)
        for state in islice(random_round(deal, rng), 100):
            if state.over or rng.random() < 0.8:
                continue
            for viewer in viewers(state):
                other = other_world(state, viewer, rng)
                if other is not None:
                    assert view_of(other, viewer) == view_of(state, viewer)
                    assert log_of(other, viewer) == log_of(state, viewer)
                    found[viewer] += 1
                    in_turn += state.phase is Phase.MELD
    assert min(found.values()) > 25
    assert in_turn > 40


# Every card that is mentioned is known


def mentioned(text: str) -> set[Card]:
    """Every card that a text can be read as, by its code or by the bits that stand for it.

    A card that a joker stands for is not in anybody's hand by that.
    """
    found = {Card(code) for code in CARD.findall(text)}
    found |= {card_of(int(bit)) if joker == "False" else JOKER for bit, joker in LAID_OFF.findall(text)}
    rest = re.sub(r"stands=\d+", "", LAID_OFF.sub("", text))
    found |= {card_of(bit) for mask in MASK.findall(rest) for bit in bits(int(mask))}
    assert all(int(number) < 1000 for number in re.findall(r"\d+", CARD.sub("", MASK.sub("", rest))))
    return found


def single_pack(rng: random.Random) -> Deal:
    """Four players with one pack and one joker: every card is there once, so its name gives it away."""
    keys = [rng.random() for _ in CARDS]
    pack = sorted(CARDS, key=lambda card: keys[card.index])
    hands = tuple(tuple(pack[seat * 8 : seat * 8 + 8]) for seat in range(4))
    return Deal(random_rules(rng), int(rng.random() * 4), hands, tuple(pack[33:]), pack[32])


def shown(played: Played, pile: tuple[Card, ...]) -> set[Card]:
    """The cards that a move shows to everybody."""
    match played.move:
        case Lay(meld):
            return {card_of(bit) for bit in bits(meld.naturals)} | ({JOKER} if meld.stands else set())
        case LayOff(card, joker, _):
            return {JOKER if joker else card_of(card)}
        case Swap(cards, _):
            return {JOKER, *map(card_of, bits(cards))}
        case Discard(card):
            return {card_of(card)}
        case _:
            return set(pile)


def texts_for(state: State, viewer: Viewer) -> str:
    view = view_of(state, viewer)
    return f"{view} {log_of(state, viewer)}".replace(repr(state.deal.rules), "").replace(
        f"legal={view.legal}", ""
    ) + str([move for move in view.legal if not isinstance(move, Lay) or not move.meld.stands])


def check_refusals(state: State, known: set[Card], rng: random.Random) -> None:
    """A refusal tells no card that the seat did not name or know, or that a joker on the table is swapped for."""
    for _ in range(3):
        move = random_move(state, rng)
        text = " ".join(str(fault) for fault in state.why_not(move))
        named = set(re.findall(r"\b[A2-9TJQK][CDHS]\b|\bXX\b", write_move(move)))
        told = set(re.findall(r"\b[A2-9TJQK][CDHS]\b|\bXX\b", text)) - named
        laid = {JOKER} | known | {card_of(bit) for meld in state.table for bit in bits(meld.cards)}
        wanted = {card_of(bit) for meld in state.table for cards, _ in exchanges(meld) for bit in bits(cards)}
        assert set(map(Card, told)) <= laid | wanted


@pytest.mark.parametrize("seed", range(12))
def test_c56_no_unknown_card_is_in_a_text(seed: int) -> None:
    rng = random.Random(f"unique {seed}")
    deal = single_pack(rng)
    known: dict[Viewer, set[Card]] = {None: {deal.upcard}}
    known |= {seat: {deal.upcard, *hand} for seat, hand in enumerate(deal.hands)}
    told: dict[Viewer, set[Card]] = {viewer: set() for viewer in known}
    for state in islice(random_round(deal, rng), 70):
        if state.played is not None:
            public = shown(state.played, state.pile)
            for viewer, cards in known.items():
                cards |= public
                if viewer == state.played.seat and state.played.drawn is not None:
                    cards.add(state.played.drawn)
        if state.over:
            break
        for viewer, cards in known.items():
            told[viewer] |= mentioned(texts_for(state, viewer))
            assert told[viewer] <= cards
        check_refusals(state, known[state.seat], rng)
    assert all(told[seat] - told[None] for seat in range(4))


def test_the_search_would_find_a_leak() -> None:
    """What it looks for is in the state itself, however it is written."""
    state = play(start(("5H 6H 7H 9C KD", "QH KH AH 3C"), "4D 4H", "2D", ZERO), "draw")
    hidden = set(read_cards("QH KH AH 3C 4H"))
    assert not mentioned(texts_for(state, 0)) & hidden
    assert hidden - {Card("4H")} <= mentioned(texts_for(state, 1))
    assert hidden <= mentioned(repr((state.deal.hands, state.deal.stock)))
    assert mentioned(str((Discard(bit_of(Card("QH"))), Swap(bit_of(Card("KH")), 0)))) == set(read_cards("QH KH"))
    assert mentioned(str(LayOff(bit_of(Card("AH")), joker=False, meld=0))) == {Card("AH")}


# What a view says


def test_a_view_of_each() -> None:
    state = play(
        start(("5C 6C 8C 9D 2H XX", "QH KH 3C 2S 7C"), "7H 9C TD", "KD", ZERO),
        "draw; lay 5C 6C *7C; discard 2H; draw; discard 2S; draw",
    )
    view = view_of(state, 0)
    assert view == View(
        rules=Rules.of(ZERO),
        dealer=1,
        seat=0,
        hand=read_cards("8C 9D TD 7H"),
        sizes=(4, 5),
        opened=(True, False),
        table=state.table,
        owners=(0,),
        pile=read_cards("KD 2H 2S"),
        stock=0,
        reshuffles=0,
        on_turn=0,
        phase=Phase.MELD,
        turns=2,
        taken=None,
        barred=None,
        owed=0,
        opening_points=0,
        legal=(LayOff(128, joker=False, meld=0), *(Discard(bit_of(card)) for card in read_cards("8C 9D TD 7H"))),
        ending=None,
        winner=None,
        hands=None,
    )
    assert view.players == 2
    assert view_of(state, 1) == replace(view, seat=1, hand=read_cards("3C 7C 9C QH KH"), legal=())
    assert view_of(state, None) == replace(view, seat=None, hand=(), legal=())
    own = [Seen(0, DRAW, Card("7H")), Seen(0, Lay(state.table[0])), Seen(0, Discard(bit_of(Card("2H"))))]
    theirs = [Seen(1, DRAW), Seen(1, Discard(bit_of(Card("2S"))))]
    assert log_of(state, 0) == (*own, *theirs, Seen(0, DRAW, Card("TD")))
    assert log_of(state, None) == (Seen(0, DRAW), *own[1:], *theirs, Seen(0, DRAW))
    assert log_of(state, 1)[3] == Seen(1, DRAW, Card("9C"))


def test_what_the_turn_owes_is_seen_by_all() -> None:
    hands = ("QH AH 9C 9D 9H 2S 4S", "3C XX 8H")
    half = play(start(hands, "4D 4H", "KH", {"discard_from_turn": 1}), "take; lay 9C 9D 9H")
    for viewer in viewers(half):
        view = view_of(half, viewer)
        assert (view.taken, view.owed, view.opening_points, view.pile) == (Card("KH"), 0, 27, ())
    done = play(half, "lay QH KH AH")
    assert (view_of(done, 1).taken, view_of(done, 1).opening_points) == (None, 0)
    hands = ("5C 6C XX 7C 9D 4S 2H", "QH KH 3C 2S 6S")
    swapped = play(
        start(hands, "4D 4H TS", "2D", ZERO), "draw; lay 5C 6C *7C; discard 2H; draw; discard 2S; draw; swap 7C>0"
    )
    assert [view_of(swapped, viewer).owed for viewer in viewers(swapped)] == [1, 1, 1]
    joker = start(("5C 6C 9D 4S", "QH KH"), "4D 4H", "XX", ZERO | {"discard_from_turn": 1})
    assert view_of(play(joker, "take"), None).taken == JOKER
    assert view_of(joker, None).taken is None


def test_the_end_shows_all_hands_and_the_log_no_draw() -> None:
    state = play(start(("5H 6H 7H", "3C XX"), "9C 4H", "2D", ZERO), "draw; lay 5H 6H 7H; discard 9C")
    for viewer in viewers(state):
        view = view_of(state, viewer)
        assert (view.hands, view.sizes) == (((), read_cards("3C XX")), (0, 2))
        assert (view.ending, view.winner, view.legal) == (Ending.RAMI_SEC, 0, ())
        assert (view.phase, view.stock) == (Phase.OVER, 1)
        assert "4H" not in str(view)
        assert log_of(state, viewer)[0].drawn == (Card("9C") if viewer == 0 else None)


def test_a_reshuffle_is_seen_by_its_size() -> None:
    played = Played(1, DRAW, Card("KD"), read_cards("KD 2H"))
    assert seen(played, 1) == Seen(1, DRAW, Card("KD"), 2)
    assert seen(played, 0) == seen(played, None) == Seen(1, DRAW, None, 2)


def test_a_take_back_stays_in_the_log() -> None:
    state = play(start(("5H 6H 7H 9C", "3C XX"), "8C 4H", "2D", ZERO), "draw; lay 5H 6H 7H; back")
    assert [entry.move is None for entry in log_of(state, 1)] == [False, False, True]
    assert view_of(state, 1).table == ()


def test_c57_a_watcher_sees_counts_only_and_may_not_act() -> None:
    state = start(("5H 6H 7H 9C", "3C XX"), "8C 4H", "2D", ZERO)
    view = view_of(state, None)
    assert (view.hand, view.legal, view.hands, view.sizes) == ((), (), None, (4, 2))
    for seat in (-1, 1, 2):
        assert not state.can(seat, DRAW)
        with pytest.raises(PlayError, match="play/not-your-turn"):
            state.do(seat, DRAW)


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    state = play(start(("5H 6H 7H 9C", "3C XX"), "8C 4H", "2D", ZERO), "draw")
    for show in (view_of, log_of):
        with pytest.raises(PlayError) as error:
            show(state, seat)
        assert error.value.faults == (Fault("play/no-such-seat", ("seat",), {"seat": seat, "number": 2}),)


def test_a_view_has_no_way_to_the_state() -> None:
    state = start(("5H 6H 7H 9C", "3C XX"), "8C 4H", "2D", ZERO)
    view = view_of(state, 0)
    for field in fields(view):
        assert not isinstance(getattr(view, field.name), State | Deal)
    assert view.legal == (DRAW,)
    assert TAKE not in view_of(state, 1).legal
