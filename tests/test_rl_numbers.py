"""Moves as numbers, what a seat knows as a row, points as rewards: all that needs no PettingZoo."""

import random
from array import array
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from math import comb
from typing import Any, cast

import pytest

import slow_melds
from play_deals import fraction, play, random_deal, random_rules, start
from rami import CARDS, PRESETS, Card, Rules, read_cards
from rami.bots.strategy import Sight, Totals
from rami.errors import LabError
from rami.lab.games import Unit
from rami.melds import laid_cards, meld_text, read_meld
from rami.play.deal import Phase, PlayError
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, LayOff, Swap, bit_of
from rami.play.state import State
from rami.play.view import View, log_of, view_of
from rami.rl.actions import FIRST_DISCARD, FIRST_LAY, FIRST_LAY_OFF, FIRST_SWAP, TAKE_BACK, Actions, actions_of
from rami.rl.game import Game
from rami.rl.observation import Encoding
from rami.rl.rewards import Reward, game_rewards, round_rewards
from rami.rules import OptionValue
from test_play_views import other_world, random_round

ZERO: dict[str, OptionValue] = {"opening_points": 0, "pure_run": False}
JOKERS: tuple[OptionValue, ...] = (1, 2, "naturals")


def limited(limit: OptionValue, packs: int = 2) -> Rules:
    return Rules.of({"jokers_per_meld": limit, "packs": packs})


# The numbers


@pytest.mark.parametrize("limit", JOKERS)
@pytest.mark.parametrize("packs", [2, 3])
def test_every_meld_has_one_number(limit: OptionValue, packs: int) -> None:
    """As many as there are ways to choose the jokers of a run of each length and of a set."""
    lengths = Counter(length for low in range(1, 13) for length in range(3, min(13, 15 - low) + 1))
    shapes = {length: 4 * number for length, number in lengths.items()}
    shapes[3], shapes[4] = shapes[3] + 13 * 4, shapes[4] + 13

    def jokers(length: int) -> int:
        return min(2 * packs, length // 2) if limit == "naturals" else min(int(limit), 2 * packs)

    expected = sum(number * sum(comb(n, k) for k in range(jokers(n) + 1)) for n, number in shapes.items())
    melds = actions_of(limited(limit, packs), 2).melds
    assert len(melds) == len(set(melds)) == expected


@pytest.mark.parametrize("limit", JOKERS)
def test_every_meld_is_one(limit: OptionValue) -> None:
    for meld in random.Random(1).sample(actions_of(limited(limit), 2).melds, 300):
        assert slow_melds.is_meld(tuple(laid.text for laid in laid_cards(meld)), limit)


@pytest.mark.parametrize(("limit", "packs"), [(2, 2), ("naturals", 2), ("naturals", 3)])
def test_the_numbers_with_one_joker_are_kept_with_more(limit: OptionValue, packs: int) -> None:
    few, many = actions_of(Rules(), 2).melds, actions_of(limited(limit, packs), 2).melds
    assert many[: len(few)] == few


def test_the_numbers_stay_what_they_are() -> None:
    """Trained policies rest on them."""
    assert (TAKE_BACK, FIRST_DISCARD, FIRST_LAY_OFF, FIRST_SWAP, FIRST_LAY) == (3, 4, 57, 273, 597)
    digests = {
        limit: sha256("\n".join(map(meld_text, actions_of(limited(limit), 2).melds)).encode()).hexdigest()[:16]
        for limit in (1, 2)
    }
    assert digests == {1: "05971d5440093c49", 2: "fd5b08f36d0be32a"}


TABLE = tuple(map(read_meld, ("2C 3C 4C", "AD 2D *3D", "9C 9D *9H", "QS KS AS", "8H 8S 8D 8C")))
"""Runs that grow above only, below only and at both ends; sets of three and of four; jokers."""

NUMBERED = [
    (DRAW, 0),
    (TAKE, 1),
    (STOP, 2),
    (None, 3),
    (Discard(bit_of(Card("AC"))), 4),
    (Discard(bit_of(Card("KS"))), 55),
    (Discard(bit_of(Card("XX"))), 56),
    (LayOff(bit_of(Card("AC")), joker=False, meld=0), 57),
    (LayOff(bit_of(Card("AC")), joker=True, meld=0), 58),
    (LayOff(bit_of(Card("5C")), joker=False, meld=0), 59),
    (LayOff(bit_of(Card("5C")), joker=True, meld=0), 60),
    (LayOff(bit_of(Card("4D")), joker=False, meld=1), 63),
    (LayOff(bit_of(Card("9S")), joker=False, meld=2), 65),
    (LayOff(bit_of(Card("JS")), joker=False, meld=3), 69),
    (LayOff(bit_of(Card("JS")), joker=True, meld=3), 70),
    (Swap(bit_of(Card("3D")), 1), 279),
    (Swap(bit_of(Card("9H")) | bit_of(Card("9S")), 2), 285),
    (Lay(read_meld("AC 2C 3C")), 597),
]


@pytest.mark.parametrize(("move", "number"), NUMBERED)
def test_each_kind_of_move_has_its_number(move: Lay | None, number: int) -> None:
    actions = actions_of(Rules(), 2)
    assert actions.number(move, TABLE) == number
    assert actions.move(number, TABLE) == move


def test_a_long_run_and_a_meld_of_many_jokers() -> None:
    rules = limited("naturals", 3)
    table = (read_meld("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"), read_meld("3S *4S 5S *6S 7S *8S", rules))
    actions = actions_of(rules, 2)
    ace = LayOff(bit_of(Card("AH")), joker=False, meld=0)
    assert actions.number(ace, table) == FIRST_LAY_OFF
    assert actions.move(FIRST_LAY_OFF, table) == ace
    swaps = [Swap(bit_of(Card(code)), 1) for code in ("4S", "6S", "8S")]
    assert [actions.number(swap, table) for swap in swaps] == [FIRST_SWAP + 6 + place for place in range(3)]
    assert [actions.move(FIRST_SWAP + 6 + place, table) for place in range(3)] == swaps


@pytest.mark.parametrize("number", [-1, 10**6, FIRST_LAY_OFF + 4 * 5, FIRST_LAY_OFF + 4 * 4, FIRST_LAY_OFF + 4 * 2 + 2,
                                    FIRST_LAY_OFF + 4 * 3 + 2, FIRST_LAY_OFF + 4 * 1 + 3, FIRST_SWAP, FIRST_SWAP + 6 + 1,
                                    FIRST_SWAP + 6 * 50])  # fmt: skip
def test_a_number_that_means_nothing_is_refused(number: int) -> None:
    with pytest.raises(LabError) as refused:
        actions_of(Rules(), 2).move(number, TABLE)
    (fault,) = refused.value.faults
    assert (fault.code, fault.fields) == ("lab/no-such-action", ("action",))
    assert dict(fault.values) == {"number": number, "most": len(actions_of(Rules(), 2)) - 1}


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_move_has_a_number_of_its_own_that_gives_it_back(seed: int) -> None:
    rng = random.Random(f"numbers {seed}")
    rules, players = random_rules(rng), 2 + seed % 5
    actions = actions_of(rules, players)
    for state in islice(random_round(random_deal(rules, players, rng), rng), 100):
        numbers = {actions.number(move, state.table): move for move in state.legal}
        assert len(numbers) == len(state.legal)
        assert {number: actions.move(number, state.table) for number in numbers} == numbers
        assert not numbers or 0 <= min(numbers) <= max(numbers) < len(actions)


def possible(actions: Actions, state: State) -> set[int]:
    """The numbers whose moves the engine allows, each asked for by itself."""
    found: set[int] = set()
    for number in range(len(actions)):
        try:
            move = actions.move(number, state.table)
        except LabError:
            continue
        if move is not None and move in state.legal:
            found.add(number)
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_no_other_number_is_legal(preset: str) -> None:
    rng = random.Random(f"all {preset}")
    rules = PRESETS[preset].changed(ZERO)
    actions = actions_of(rules, 3)
    states = [state for state in random_round(random_deal(rules, 3, rng), rng) if state.phase is Phase.MELD]
    for state in rng.sample(states, 4):
        expected = possible(actions, state)  # asked before the moves are listed: another way through the engine
        assert expected == {actions.number(move, state.table) for move in state.legal}


# What a seat knows


def sight(state: State, seat: int, totals: tuple[int, ...] = (), target: int = 100) -> Sight:
    return Sight(view_of(state, seat), log_of(state, seat), Totals(totals or (0,) * state.deal.players, target))


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_change_nothing_in_a_row(seed: int) -> None:
    found = 0
    for number in range(4):
        rng = random.Random(f"rows {seed} {number}")
        deal = random_deal(random_rules(rng), 3, rng, fraction(rng, (5, 8, 10)), 12)
        encoding = Encoding(deal.rules, 3)
        for state in islice(random_round(deal, rng), 100):
            if state.over or rng.random() < 0.8:
                continue
            for seat in range(3):
                other = other_world(state, seat, rng)
                if other is not None:
                    assert encoding.row(sight(other, seat)) == encoding.row(sight(state, seat))
                    found += 1
    assert found > 40


@pytest.mark.parametrize("players", range(2, 7))
def test_all_numbers_lie_from_0_to_1(players: int) -> None:
    rng = random.Random(f"range {players}")
    rules = random_rules(rng)
    encoding = Encoding(rules, players)
    for state in islice(random_round(random_deal(rules, players, rng), rng), 0, 280, 9):
        row = encoding.row(sight(state, state.seat, (1234,) * players))
        assert len(row) == encoding.size
        assert min(row) >= 0
        assert max(row) <= 1


def part(encoding: Encoding, row: "array[float]", name: str) -> list[list[float]]:
    """A part of a row, a list for each of its things."""
    block = encoding[name]
    numbers = [round(number, 4) for number in row]
    return [numbers[block.start + n * block.width :][: block.width] for n in range(block.things)]


def cards_in(numbers: list[float]) -> dict[str, float]:
    return {card.code: number for card, number in zip(CARDS, numbers, strict=False) if number}


def test_a_row_of_each() -> None:
    """A hand with a card twice and a joker; a card taken from the pile and laid, one kept; melds of both."""
    free: dict[str, OptionValue] = {**ZERO, "take_discard": "free", "discard_from_turn": 1}
    state = play(
        start(("5C 6C 8C 9D 2H 2H XX", "QH KH 3C 2S 7C", "3S 3D"), "7H 9C TD 4S", "KD", free),
        "draw; lay 5C 6C *7C; discard 9D; take; discard 2S; draw; discard 3D",
    )
    encoding = Encoding(state.deal.rules, 3)
    row = encoding.row(sight(state, 0, (50, 0, 200), 200))
    assert cards_in(part(encoding, row, "hand")[0]) == {"8C": 0.5, "7H": 0.5, "2H": 1.0}
    assert cards_in(part(encoding, row, "top")[0]) == {"3D": 1.0}
    assert cards_in(part(encoding, row, "pile")[0]) == {"KD": 0.5, "2S": 0.5, "3D": 0.5}
    assert cards_in(part(encoding, row, "taken")[0]) == {}
    assert list(map(cards_in, part(encoding, row, "held"))) == [{"9D": 0.5}, {}]
    assert list(map(cards_in, part(encoding, row, "thrown"))) == [{"9D": 1.0}, {"2S": 1.0}, {"3D": 1.0}]
    own, following, last = part(encoding, row, "seats")
    assert own == [round(4 / 15, 4), 1, 0, 1, 0.2]
    assert following == [round(5 / 15, 4), 0, 0, 0, 0]
    assert last == [round(2 / 15, 4), 0, 1, 0, 0.5]
    assert part(encoding, row, "turn") == [[1, 0, round(2 / 108, 4), 1, 0.5, 0, 0]]
    meld, *rest = part(encoding, row, "table")
    assert not any(map(any, rest))
    assert (meld[:3], meld[3]) == ([1, 0, 0], round(5 / 14, 4))
    assert (cards_in(meld[4:56]), cards_in(meld[56:])) == ({"5C": 1, "6C": 1}, {"7C": 1})
    theirs = encoding.row(sight(state, 2, (50, 0, 200), 200))
    assert part(encoding, theirs, "seats") == [last, own, following]
    assert part(encoding, theirs, "table")[0][:3] == [0, 1, 0]
    assert list(map(cards_in, part(encoding, theirs, "held"))) == [{}, {"9D": 0.5}]


CHANGES: list[tuple[str, object, str]] = [
    ("hand", read_cards("2C 3C"), "hand"),
    ("sizes", (9, 9), "seats"),
    ("opened", (True, True), "seats"),
    ("dealer", 0, "seats"),
    ("on_turn", 1, "seats"),
    ("pile", read_cards("KD KD"), "pile"),
    ("taken", Card("9S"), "taken"),
    ("table", (read_meld("2C 3C *4C"),), "table"),
    ("table", (read_meld("2C 3C 4C"),), "table"),
    ("owners", (1,), "table"),
    ("stock", 5, "turn"),
    ("reshuffles", 1, "turn"),
    ("phase", Phase.DRAW, "turn"),
    ("phase", Phase.OVER, "turn"),
    ("turns", 77, "turn"),
    ("owed", 2, "turn"),
    ("opening_points", 30, "turn"),
]


@pytest.mark.parametrize(("field", "value", "name"), CHANGES)
def test_what_differs_for_the_seat_differs_in_its_part(field: str, value: object, name: str) -> None:
    state = play(start(("5C 6C 8C 9D 2H XX", "QH KH 3C"), "7H 9C TD", "KD", ZERO), "draw; lay 5C 6C *7C")
    encoding, before = Encoding(state.deal.rules, 2), sight(state, 0)
    changed: View = replace(before.view, **cast("dict[str, Any]", {field: value}))
    one, other = encoding.row(before), encoding.row(before._replace(view=changed))
    different = [place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    assert different
    assert encoding[name].start <= min(different) <= max(different) < encoding[name].end


@pytest.mark.parametrize(
    "cards", [("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")]
)
def test_a_whole_suit_tells_where_its_ace_lies(cards: tuple[str, str]) -> None:
    state = start(("2C", "3C"), "4C 5C", "KD", ZERO)
    before, encoding = sight(state, 0), Encoding(state.deal.rules, 2)
    views = [replace(before.view, table=(read_meld(text),), owners=(0,)) for text in cards]
    low, high = (encoding.row(before._replace(view=view)) for view in views)
    assert low != high


# The game and its rewards


@pytest.mark.parametrize("kind", Reward)
def test_no_reward_depends_on_anything_but_points_and_winners(kind: Reward) -> None:
    rng = random.Random(kind.value)
    for _ in range(200):
        players = rng.randint(2, 6)
        points = [rng.choice((0, rng.randint(0, 250))) for _ in range(players)]
        rewards = round_rewards(kind, points)
        assert rewards == tuple(round_rewards(kind, points[::-1])[::-1])
        if kind is Reward.POINTS:
            assert rewards == tuple(-each / 100 for each in points)
        else:
            assert abs(sum(rewards)) < 1e-9
        if kind is Reward.ZERO_SUM:
            assert sorted(range(players), key=points.__getitem__) == sorted(range(players), key=lambda s: -rewards[s])
        won = rng.sample(range(players), rng.randint(0, players))
        at_end = game_rewards(kind, won, players)
        assert abs(sum(at_end)) < 1e-9
        assert any(at_end) == (kind is Reward.WON and 0 < len(won) < players)


@pytest.mark.parametrize("unit", Unit)
def test_a_game_goes_on_by_itself_to_its_end(unit: Unit) -> None:
    rng = random.Random("game")
    game = Game(("Ana", "Ben", "Chi"), PRESETS["easy"], unit, "a game")
    rounds = 0
    while not game.over:
        state = game.state
        played = game.make(fraction(rng, tuple(state.legal)))
        if played is not None:
            rounds += 1
            assert game.match.rounds[-1] == played
            assert game.ended is not None
            assert game.ended.over
            assert game.over or (game.moves == 0 and not game.state.over)
    assert rounds == len(game.match.rounds)
    assert (rounds == 1) if unit is Unit.ROUND else game.match.next_dealer is None
    assert set(game.won()) <= {0, 1, 2}


def test_a_move_is_taken_back_or_not() -> None:
    game = Game(("Ana", "Ben"), PRESETS["easy"], Unit.ROUND, "back")
    assert not game.can_take_back()
    with pytest.raises(PlayError):
        game.make(None)
    game.make(DRAW)
    assert not game.can_take_back()
