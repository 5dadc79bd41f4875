"""Worlds: what a seat has seen is in each of them, what it has not lies anywhere, and each can be played to its end."""

import random
from collections import Counter
from itertools import islice

import pytest

from play_deals import all_cards, chosen, dealt_cards, fraction, play, random_deal, random_rules, start
from rami import JOKER, Card, Rules, read_cards
from rami.arrange import cards_in
from rami.bots.strategy import Sight, Totals
from rami.bots.worlds import Worlds
from rami.cards import Pack
from rami.play.deal import Deal, PlayError
from rami.play.engine import Position
from rami.play.moves import DRAW
from rami.play.state import State
from rami.play.view import log_of, view_of
from rami.rules import PRESETS
from test_play_views import random_round

TUNISIAN = Rules.preset("tunisian")


def sight_of(state: State) -> Sight:
    seat = state.seat
    return Sight(view_of(state, seat), log_of(state, seat), Totals((0,) * state.deal.players, 100))


def seen_part(position: Position) -> Position:
    """A position without what is hidden, and without how the opening went once it is complete: nothing asks for it."""
    turn = position.turn if position.turn.begun else position.turn._replace(points=0, pure=False)
    return position._replace(hands=(), stock=(), used=0, turn=turn)


def played_on(state: State, rng: random.Random) -> State:
    while not state.over:
        state = state.after(chosen(tuple(state.legal), rng))
    return state


def unknown(state: State, worlds: Worlds) -> list[tuple[Card, ...]]:
    """What the others really hold beside what is known of them."""
    seats = range(state.deal.players)
    known = [Counter[Card]() if seat == state.seat else Counter(cards_in(worlds.reading.held[seat])) for seat in seats]
    return [() if seat == state.seat else tuple((Counter(state.hand(seat)) - known[seat]).elements()) for seat in seats]


def deals(rng: random.Random) -> Deal:
    """Deals by a preset and by any rules, to 2 to 6, some from a small stock so that the pile is shuffled again."""
    rules = Rules.preset(fraction(rng, tuple(PRESETS))) if rng.random() < 0.5 else random_rules(rng)
    short = rng.random() < 0.5
    return random_deal(rules, 2 + int(rng.random() * 5), rng, *((10, 9) if short else ()))


@pytest.mark.parametrize("block", range(4))
def test_a_world_agrees_with_all_that_was_seen(block: int) -> None:
    """The view of a world is the view of the round, legal moves included, and so is all that decides how it goes on."""
    found: Counter[str] = Counter()
    for number in range(25):
        rng = random.Random(f"worlds {block} {number}")
        deal = deals(rng)
        for state in islice(random_round(deal, rng), 120):
            if state.over or rng.random() < 0.7:
                continue
            worlds = Worlds(sight_of(state))
            world = worlds.sample(rng)
            assert view_of(world, state.seat) == view_of(state, state.seat)
            assert seen_part(world.position) == seen_part(state.position)
            truth = worlds.with_hands(unknown(state, worlds), rng)
            assert [truth.hand(seat) for seat in range(deal.players)] == [
                state.hand(seat) for seat in range(deal.players)
            ]
            found[state.phase.value] += 1
            found["barred"] += bool(state.position.turn.barred)
            found["opening"] += state.position.turn.begun
            found["swapped"] += bool(state.position.turn.owed)
            found["idle"] += state.position.idle > 0
            found["reshuffled"] += state.position.reshuffles > 0
    assert all(found[kind] for kind in ("draw", "meld", "barred", "opening", "swapped", "idle", "reshuffled")), found


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_the_cards_of_a_world_are_those_of_the_packs(preset: str, players: int) -> None:
    rng = random.Random(f"{preset} {players}")
    deal = random_deal(Rules.preset(preset), players, rng)
    for state in islice(random_round(deal, rng), 5, 150, 12):
        if not state.over:
            worlds = Worlds(sight_of(state))
            world = worlds.sample(rng)
            assert all_cards(world) == dealt_cards(deal)
            for seat, (held, size) in enumerate(zip(worlds.reading.held, worlds.sizes, strict=True)):
                if seat != state.seat:
                    assert not Counter(cards_in(held)) - Counter(world.hand(seat))
                    assert size + held.size == len(state.hand(seat))


def test_a_card_that_was_taken_openly_is_in_the_hand_that_took_it() -> None:
    state = start(("KC KD 2C 3D", "9S 8H 2D 4S"), "5S 6S 7S JD QD", "3C", preset="tunisian")
    state = play(state, "draw; discard 5S; take; discard 9S; draw")
    worlds = Worlds(sight_of(state))
    assert worlds.sizes == (0, 3)
    assert all(Card("5S") in worlds.sample(random.Random(seed)).hand(1) for seed in range(20))


def test_a_world_can_be_played_to_its_end_and_the_same_again() -> None:
    blocked = 0
    for number in range(15):
        rng = random.Random(f"ends {number}")
        state = next(islice(random_round(deals(rng), rng), 20, None), None)
        if state is None or state.over:
            continue
        worlds = Worlds(sight_of(state))
        first, second = (played_on(worlds.sample(random.Random(7)), random.Random(8)) for _ in range(2))
        assert first.over
        assert first.position == second.position
        assert all_cards(first) == all_cards(worlds.sample(random.Random(7)))
        blocked += first.position.reshuffles > 0
    assert blocked


def test_a_reshuffle_falls_differently_in_different_worlds_and_the_same_in_one() -> None:
    state = play(start(("KC KD 2C", "9S 8H 2D"), "5S 6S", "3C"), "draw; discard 2C; draw; discard 2D")
    worlds = Worlds(sight_of(state))
    drawn = {worlds.sample(random.Random(seed)).after(DRAW).hand(0) for seed in range(20)}
    assert drawn == {read_cards("2C KC KD 5S"), read_cards("3C KC KD 5S")}
    world = worlds.sample(random.Random(1))
    assert world.after(DRAW).position == world.after(DRAW).position


def test_each_hidden_card_is_as_likely_to_be_in_a_hand() -> None:
    """Of 102 hidden cards the other hand has 3: each is there in 3 of 102 worlds, up to the chance of 3,000 samples."""
    state = play(start(("KC KD 2C", "9S 8H 2D"), "5S 6S 7S JD QD", "3C"), "draw; discard KC; draw; discard 8H; draw")
    worlds, rng = Worlds(sight_of(state)), random.Random(3)
    counted = Counter[Card]()
    for _ in range(3000):
        counted.update(worlds.sample(rng).hand(1))
    pack = Pack(2)
    seen = Counter(read_cards("KD 2C 5S 7S 3C KC 8H"))
    copies = {card: pack.copies(card) - seen[card] for card in set(pack)}
    share = 9000 / sum(copies.values())
    assert sum(counted.values()) == 9000
    assert all(counted[card] == 0 for card, number in copies.items() if not number)
    spread = sum((counted[card] - share * number) ** 2 / (share * number) for card, number in copies.items() if number)
    assert spread < 53 + 5 * (2 * 53) ** 0.5


def test_hidden_cards_cannot_be_put_where_they_are_not() -> None:
    state = play(start(("KC KD 2C", "9S 8H 2D"), "5S 6S 7S JD QD", "3C"), "draw")
    worlds, rng = Worlds(sight_of(state)), random.Random(1)
    assert worlds.with_hands([(), read_cards("9S 9S XX")], rng).hand(1) == (*read_cards("9S 9S"), JOKER)
    with pytest.raises(PlayError, match="deal/hand-size"):
        worlds.with_hands([(), read_cards("9S 9S")], rng)
    with pytest.raises(PlayError, match="deal/hand-size"):
        worlds.with_hands([read_cards("2D"), read_cards("9S 9S XX")], rng)
    with pytest.raises(PlayError, match="deal/wrong-cards"):
        worlds.with_hands([(), read_cards("5S 5S 9S")], rng)


def test_only_the_seat_on_turn_has_worlds_and_none_after_the_end() -> None:
    state = start(("KC KD 2C", "9S 8H 2D"), "5S 6S 7S JD QD", "3C")
    with pytest.raises(PlayError, match="play/not-your-turn"):
        Worlds(Sight(view_of(state, 1), (), Totals((0, 0), 100)))
    ended = played_on(state, random.Random(1))
    with pytest.raises(PlayError, match="play/over"):
        Worlds(Sight(view_of(ended, ended.seat), log_of(ended, ended.seat), Totals((0, 0), 100)))
