"""Fast hands and rounds against the pure engine: values, arrangements, and every move of a round; compiled and plain."""

import importlib
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from cli_runner import Terminal
from rami import Match, Pack, RoundResult, Rules, read_cards
from rami.arrange import arrange_bits
from rami.errors import LabError, RulesError
from rami.growth import extensions
from rami.handbits import ALL_CARDS, HandBits, bits_of
from rami.kernel import Meld, kernel_for
from rami.lab.fast import PLAYERS, compiled, hands, players, rounds, simulation, table, tables
from rami.lab.fast.replay import replayed
from rami.lab.fast.rounds import play, told
from rami.lab.fast.simulation import simulate_fast
from rami.lab.figures import findings
from rami.lab.games import Unit
from rami.lab.simulate import SimulationPlan, round_facts
from rami.play.moves import LayOff, Take
from rami.play.state import State
from rami.results import Ending
from rami.scoring import score_round
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES

ROUNDS = int(os.environ.get("RAMI_FAST_ROUNDS", "8"))
"""Rounds that are held to the engine, for each player and each number of them."""

HANDS = int(os.environ.get("RAMI_FAST_HANDS", "1000"))

WORST = (Path(__file__).parent.parent / "bench" / "worst_hands.txt").read_text(encoding="utf-8").split("\n")

each_player = pytest.mark.parametrize("player", PLAYERS)
each_number = pytest.mark.parametrize("players", range(2, 7))


class Modules(NamedTuple):
    """The modules as they are, or without numba."""

    compiled: Any
    hands: Any
    players: Any
    rounds: Any
    table: Any
    tables: Any


@pytest.fixture(scope="module")
def plain() -> Modules:
    """The same modules loaded once more, with numba hidden."""
    package = sys.modules["rami.lab.fast"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "numba", None)
        for name, module in list(sys.modules.items()):
            if name.startswith(f"{package.__name__}."):
                patch.delitem(sys.modules, name)
                patch.setattr(package, name.rpartition(".")[2], module)
        modules = [importlib.import_module(f"{package.__name__}.{name}") for name in Modules._fields]
        for name in [name for name in sys.modules if name.startswith(f"{package.__name__}.")]:
            del sys.modules[name]
    return Modules(*modules)


INSTALLED = Modules(compiled, hands, players, rounds, table, tables)


def random_hands(number: int, seed: int) -> list[HandBits]:
    """Hands of 0 to 15 cards of two or three packs, many of them from few ranks or suits and rich in jokers."""
    rng = random.Random(seed)
    found: list[HandBits] = []
    for _ in range(number):
        cards = [card.index for card in Pack(rng.choice((2, 3)))]
        if rng.random() < 0.5:
            low, suits = rng.randrange(13), rng.choice((range(4), range(2), range(1, 4)))
            cards = [
                card
                for card in cards
                if card == 52 or ((card - low) % 13 < 5 and card // 13 in suits) or rng.random() < 0.1
            ]
        size = rng.choice((13, 14, 14, 15, rng.randrange(16)))
        found.append(bits_of(iter(rng.sample(cards, min(size, len(cards))))))
    return found


def worst_hands() -> list[HandBits]:
    return [bits_of(card.index for card in read_cards(line)) for line in WORST if line and not line.startswith("#")]


def arranged(some: Sequence[HandBits]) -> list[tuple[int, int]]:
    """The same by the pure engine."""
    best = map(arrange_bits, some)
    return [(one.most_points.points, one.least_left.left_value) for one in best]


# Hands


def test_values_are_those_of_the_pure_engine(plain: Modules) -> None:
    some = random_hands(HANDS, 1)
    expected = [hand.value for hand in some]
    assert list(hands.hand_values(hands.columns(some))) == expected
    assert list(plain.hands.hand_values(plain.hands.columns(some))) == expected


def test_every_single_card_has_its_value() -> None:
    some = [HandBits(1 << index, 0, 0, 0) for index in range(52)] + [HandBits(ALL_CARDS, ALL_CARDS, ALL_CARDS, 6)]
    assert list(hands.hand_values(hands.columns(some))) == [hand.value for hand in some]


@pytest.mark.parametrize("seed", range(2))
def test_arrangements_are_those_of_the_pure_engine(seed: int) -> None:
    some = random_hands(HANDS // 2, seed)
    found = hands.arrangements(hands.columns(some))
    assert list(zip(found.points, found.left, strict=True)) == arranged(some)


def test_the_hardest_hands_are_arranged(plain: Modules) -> None:
    some = worst_hands()[:4]
    expected = arranged(some)
    for found in (hands.arrangements(hands.columns(some)), plain.hands.arrangements(plain.hands.columns(some))):
        assert list(zip(found.points, found.left, strict=True)) == expected


def test_plain_arrangements_are_the_same(plain: Modules) -> None:
    some = random_hands(150, 9)
    found = plain.hands.arrangements(plain.hands.columns(some))
    assert not hasattr(found.points, "dtype")
    assert list(zip(found.points, found.left, strict=True)) == arranged(some)


def test_arrangements_need_no_more_room_than_there_is(plain: Modules) -> None:
    """Plain lists refuse what is written past their end: hands with the most to choose from."""
    dense = ["AC AC AC 2C 2C 2C 3C 3C 3C 4C 4C 4C 5C 5C 5C", "7C 7C 7C 7D 7D 7D 7H 7H 7H 7S 7S 7S XX XX XX"]
    dense += ["4C 4C 4D 4D 5C 5C 5D 5D 6C 6C XX XX XX XX XX", "3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H XX XX XX XX"]
    some = [bits_of(card.index for card in read_cards(text)) for text in dense]
    found = plain.hands.arrangements(plain.hands.columns(some))
    assert list(zip(found.points, found.left, strict=True)) == arranged(some)


@pytest.mark.parametrize(
    "hand", [HandBits(0b1111111111111, 0b11, 0, 1), HandBits(1 << 52, 0, 0, 0), HandBits(-1, 0, 0, 0)]
)
def test_what_is_no_hand_is_refused(plain: Modules, hand: HandBits) -> None:
    for of in (INSTALLED, plain):
        some = of.hands.columns([HandBits(1, 0, 0, 0), hand])
        with pytest.raises(ValueError, match="a hand has"):
            of.hands.arrangements(some)
        if hand.ones >> 52:
            with pytest.raises(ValueError, match="a hand has"):
                of.hands.hand_values(some)


# Rounds


def replay(seed: int, players: int, player: str) -> State:
    """A fast round by the rules; every move is legal, and every card drawn the one that was told."""
    found = told(seed, players, player)
    state = replayed(found, players)
    draws = [move[1] for move in found.moves if move[0] == 0]
    assert [played.drawn.index for played in state.history if played.drawn is not None] == draws
    return state


@each_player
@each_number
def test_rounds_are_legal_and_scored_as_by_the_rules(player: str, players: int) -> None:
    seeds = range(1000 * players, 1000 * players + ROUNDS)
    for seed, fast in zip(seeds, simulation.facts_of(play(seeds, players, player), players), strict=True):
        state = replay(seed, players, player)
        assert state.over
        assert fast == round_facts(state, score_round(state.result))


@each_player
def test_house_rules_of_scoring(player: str) -> None:
    rules = Rules(target=61, surcharge=7, limit=30, rami_sec_penalty=111)
    for house in (rules, Rules(limit=500, target=140), Rules(surcharge=0, limit=50)):
        for seed, fast in enumerate(simulation.facts_of(play(range(6), 3, player, house), 3)):
            state = replay(seed, 3, player)
            assert fast == round_facts(state, score_round(state.result, house))


def test_what_may_happen_happens() -> None:
    """None of the above is held to rounds in which nothing happens."""
    endings: Counter[Ending] = Counter()
    done: Counter[str] = Counter()
    for seed in range(60):
        player, players = PLAYERS[seed % 2], 2 + seed % 5
        state = replay(seed, players, player)
        done["by joker"] += any(isinstance(played.move, LayOff) and played.move.joker for played in state.history)
        done["taken"] += any(isinstance(played.move, Take) for played in state.history)
        done["reshuffled"] += any(played.reshuffled for played in state.history)
        done["joker laid"] += any(meld.stands for meld in state.table)
    assert min(done["by joker"], done["taken"], done["reshuffled"], done["joker laid"]) > 0
    for player, number in (("greedy", 3000), ("random", 300)):
        endings.update(one.ending for one in simulation.facts_of(play(range(number), 4, player), 4))
    assert set(endings) == set(Ending)


def test_the_same_on_any_number_of_threads() -> None:
    seeds = [5, 3, 2**62, 0, 3, *range(100, 160)]
    once = play(seeds, 4, "greedy")
    for threads in (2, 3, None):
        again = play(seeds, 4, "greedy", threads=threads)
        assert [list(column) for column in (*again[:6], *again.points, *again.won)] == [
            list(column) for column in (*once[:6], *once.points, *once.won)
        ]
    assert once.turns[1] == once.turns[4]
    some = hands.columns(random_hands(99, 3))
    assert list(hands.arrangements(some, 3).points) == list(hands.arrangements(some).points)
    assert list(hands.hand_values(some, 3)) == list(hands.hand_values(some))


@pytest.mark.parametrize(
    ("player", "players", "seeds"),
    [
        ("greedy", 2, (7, 27, 171)),  # two end by a rami sec
        ("greedy", 4, (7, 15)),  # a reshuffle, a rami sec
        ("greedy", 5, (7, 8)),
        ("greedy", 6, (234,)),  # a run of a whole suit
        ("random", 2, (0, 1, 2, 10)),  # one is blocked
        ("random", 4, (1, 7)),
        ("random", 6, (3, 4)),
        ("random", 3, (1, 2)),
    ],
)
def test_plain_rounds_are_the_same(plain: Modules, player: str, players: int, seeds: Sequence[int]) -> None:
    assert not plain.compiled.COMPILED
    again, once = plain.rounds.play(seeds, players, player), play(seeds, players, player)
    for plain_column, column in zip((*again[:6], *again[6], *again[7]), (*once[:6], *once[6], *once[7]), strict=True):
        assert plain_column == list(column)
    for seed in seeds:
        assert plain.rounds.told(seed, players, player) == told(seed, players, player)


@pytest.mark.parametrize("players", [1, 7])
def test_nobody_plays_with_too_few_or_too_many(players: int) -> None:
    for refused in (lambda: play([1], players), lambda: told(1, players)):
        with pytest.raises(RulesError):
            refused()
    with pytest.raises(ValueError, match="not in tuple"):
        play([1], 2, "club")


def random_melds() -> list[Meld]:
    rng = random.Random(6)
    kernel = kernel_for(Rules())
    melds = [meld for hand in random_hands(60, 6) for meld in kernel.melds(hand)]
    long = [Meld(ALL_CARDS & 8191 >> cut << 13, 0, 1) for cut in range(4)]
    return rng.sample(melds, min(len(melds), 400)) + long + [Meld(0b1111111111110, 0, 2)]


def test_what_a_meld_takes_is_what_extends_it(plain: Modules) -> None:
    kernel = kernel_for(Rules())
    for meld in random_melds():
        expected = sum({card for card, _, _ in extensions(kernel, meld)})
        assert table.ends(*meld) == expected
        assert plain.table.ends(*meld) == expected


def test_a_joker_is_thrown_only_where_there_is_nothing_else(plain: Modules) -> None:
    for of in (INSTALLED, plain):
        game = of.compiled.ints(table.GAME)
        game[3] = 2
        assert of.players.least_useful(game, 0) == table.JOKER
        of.table.add(game, 0, 1 << 5)
        assert of.players.least_useful(game, 0) == 1 << 5


@pytest.mark.parametrize(
    ("cards", "points", "kept"),
    [
        ("5H 6H 7H 9C 9D 9S TC TD TS QC QD QS KC KD KS", 108, "9C 9D 9S"),  # the pure run is needed
        ("9H TH JH QH KC KD KS 2C 2D 2H 2S", 75, "2C 2D 2H 2S"),  # of four cards one can be spared
        ("9H TH JH QH KC KD 2H", 0, ""),
    ],
)
def test_who_could_lay_all_keeps_a_card(plain: Modules, cards: str, points: int, kept: str) -> None:
    hand = bits_of(card.index for card in read_cards(cards))
    for of in (INSTALLED, plain):
        game, work = of.compiled.ints(table.GAME), of.compiled.ints(tables.WORK)
        game[0] = hand.ones
        first = of.players.opening(game, 0, *of.tables.tables(), work)
        assert bool(first) == (points > 0)
        if first:
            assert game[table.GOAL] == points
            assert game[table.KEPT] in {1 << card.index for card in read_cards(kept)}


def after_opening(of: Modules, cards: str) -> tuple[Any, Any]:
    """A round in which the first seat has opened and holds these cards, and room for moves to be told."""
    game = of.compiled.ints(table.GAME)
    for card in read_cards(cards):
        of.table.add(game, 0, 1 << card.index)
    game[table.OPENED] = 1
    return game, of.compiled.ints(80)


def test_all_but_one_card_are_laid_after_the_opening(plain: Modules) -> None:
    for of in (INSTALLED, plain):
        game, log = after_opening(of, "9H TH JH QH KC KD KS 2C 2D 2H 2S")
        of.players.lay_all(game, log, 0, *of.tables.tables(), of.compiled.ints(tables.WORK))
        assert (game[table.MELDS], of.table.size(game, 0)) == (3, 1)


def test_chance_lays_no_meld_that_leaves_no_card(plain: Modules) -> None:
    for of in (INSTALLED, plain):
        game, log = after_opening(of, "5H 6H 7H")
        thrown = of.players.by_chance(game, log, 0, *of.tables.tables(), of.compiled.ints(tables.WORK))
        assert (game[table.MELDS], of.table.size(game, 0)) == (0, 3)
        assert thrown in {1 << card.index for card in read_cards("5H 6H 7H")}


def test_a_discard_is_melded_where_most_can_be_laid_with_it(plain: Modules) -> None:
    for of in (INSTALLED, plain):
        game, log = after_opening(of, "7C 7D 5H 6H 8H 9H KS")
        (card,) = read_cards("7H")
        game[table.THROWN], game[table.PILE] = 1 << card.index, 1
        assert of.players.take_discard(game, log, 0, *of.tables.tables(), of.compiled.ints(tables.WORK))
        assert (game[table.PILE], game[table.MELDS], of.table.size(game, 0)) == (0, 1, 3)
        assert list(log[:8]) == [
            table.TAKE,
            0,
            0,
            0,
            table.LAY,
            sum(1 << one.index for one in read_cards("5H 6H 7H 8H 9H")),
            0,
            5,
        ]


def test_functions_are_compiled_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """As numba does where no folder can be written."""
    asked: list[dict[str, Any]] = []

    def made_of(function: Any) -> Any:
        return SimpleNamespace(function=function, get_call_template=None)

    def njit(**options: Any) -> Any:
        asked.append(options)
        if "cache" in options:
            raise RuntimeError("cannot cache function")
        return made_of

    config = SimpleNamespace(CACHE_DIR="kept")
    monkeypatch.setattr(compiled, "_numba", SimpleNamespace(njit=njit, config=config))
    made: Any = compiled.jit(len)
    assert made.get_call_template is not None
    assert [options.get("cache") for options in asked] == [True, None]
    assert config.CACHE_DIR == "kept"


def test_another_seed_is_another_deal() -> None:
    orders = {told(seed, 2).order for seed in (0, 1, 2, 1 << 32, 1 << 33, (1 << 63) - 1)}
    assert len(orders) == 6
    for order in orders:
        assert Counter(order) == Counter(card.index for card in Pack(2))


def test_deals_are_fair() -> None:
    """How often each card is dealt to the first seat; a fair deal strays so far once in a hundred thousand times."""
    number = 1500
    counted = Counter(card for seed in range(number) for card in told_order(seed)[::2][:14])
    expected = number * 14 / 108
    spread = sum((counted[card] - 2 * expected) ** 2 / (2 * expected) for card in range(52))
    assert spread < 120


def told_order(seed: int) -> tuple[int, ...]:
    game = rounds.ints(table.GAME)
    table.deal(game, seed, 2)
    return tuple(map(int, game[table.STOCK : table.STOCK + game[table.END]]))


def test_the_generator_is_the_published_one() -> None:
    """xoshiro128**, from the state 1, 2, 3, 4: the first outputs of the authors' code, their highest bits."""
    game = rounds.ints(table.GAME)
    for place in range(4):
        game[table.CHANCE + place] = place + 1
    assert [int(table.below(game, 1 << 20)) for _ in range(5)] == [
        number >> 12 for number in (11520, 0, 5927040, 70819200, 2031721557)
    ]


# Simulation


def test_simulated_matches_follow_the_rules_of_matches() -> None:
    """The same rounds recorded in matches: they end at the same time, with the same extra rounds."""
    plan = SimulationPlan("greedy", (Rules(target=50),), (3,), games=4, seed=8)
    (scenario,) = simulate_fast(plan, threads=1)
    assert any(game.extra for game in scenario.games)
    for number, game in enumerate(scenario.games, 1):
        match = Match.start(["A", "B", "C"], plan.rules[0])
        extra = 0
        for count, one in enumerate(game.rounds, 1):
            assert match.next_dealer is not None
            extra += match.status.value == "extra_round"
            first = match.seats.index(match.next_dealer) + 1
            result = replay(simulation.seed_of(8, number, count), 3, "greedy").result
            seats = [(seat - first) % 3 for seat in range(3)]
            match = match.record(
                RoundResult(
                    [result.hands[place] for place in seats],
                    winner=seats.index(result.winner) if isinstance(result.winner, int) else None,
                    opened=[result.opened[place] for place in seats],
                    ending=result.ending,
                )
            )
            assert [match.rounds[-1].lines[(place + first) % 3].points for place in range(3)] == list(one.points)
        assert match.next_dealer is None
        assert game.extra == extra


def test_simulations_tell_how_far_they_are_and_follow_from_the_seed() -> None:
    told_so_far: list[tuple[int, int]] = []
    plan = SimulationPlan("random", players=(2, 3), games=3, unit=Unit.ROUND)
    found = simulate_fast(plan, lambda done, total: told_so_far.append((done, total)), threads=1)
    assert told_so_far == [(3, 6), (6, 6)]
    assert [(one.players, len(one.games)) for one in found] == [(2, 3), (3, 3)]
    assert found == simulate_fast(plan, threads=2)
    assert found != simulate_fast(SimulationPlan("random", players=(2, 3), games=3, unit=Unit.ROUND, seed=2), threads=1)


def test_what_fast_rounds_do_not_know_is_refused() -> None:
    with pytest.raises(LabError) as refused:
        simulate_fast(SimulationPlan("club", (Rules(hand_size=13, blocked_tie="nobody", target=70),)))
    assert refused.value.codes == ("lab/not-fast", "lab/not-fast", "lab/unknown-strategy")


FAST = ["simulate", "--fast", "--games", "5", "--unit", "round", "--players", "3", "--processes", "1"]


@pytest.mark.parametrize(("language", "fast"), [*((language, True) for language in LANGUAGES), ("en", False)])
def test_the_command_says_how_it_plays(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, fast: bool
) -> None:
    monkeypatch.setattr(compiled, "COMPILED", fast)
    ran = terminal.run([*FAST, "--lang", language])
    assert (ran.code, ran.err) == (0, "")
    assert catalogue(language).text(f"lab-fast-{'compiled' if fast else 'plain'}") in " ".join(ran.out.split())


def test_the_command_gives_the_same_report(terminal: Terminal) -> None:
    document = json.loads(terminal.run([*FAST, "--format", "json", "--seed", "3"]).out)
    assert (document["strategy"], document["fast"]) == ("greedy", True)
    plan = SimulationPlan("greedy", players=(3,), games=5, seed=3, unit=Unit.ROUND)
    expected = findings(plan, simulate_fast(plan)[0]).figures
    assert [one["interval"]["value"] for one in document["scenarios"][0]["figures"]] == [
        one.interval.value for one in expected
    ]


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["club"], ["lab/unknown-strategy"]),
        (["--rules", "tunisian"], ["lab/not-fast"] * 4),
        (["--cluster", "tcp://nobody:1", "--processes", "0"], ["lab/too-few", "lab/fast-cluster"]),
    ],
)
def test_the_command_refuses(terminal: Terminal, arguments: list[str], codes: list[str]) -> None:
    ran = terminal.run(["simulate", "--fast", *arguments, "--format", "json"])
    assert (ran.code, ran.out) == (3, "")
    assert [fault["code"] for fault in json.loads(ran.err)["refused"]] == codes
    assert terminal.run(["simulate", "--fast", *arguments, "--lang", "th"]).code == 3


def test_the_command_line_loads_no_numba() -> None:
    """It takes longer to load than everything else."""
    import subprocess

    code = "import sys; import rami.cli.simulate; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_plain_python_uses_one_thread(plain: Modules) -> None:
    parts: list[tuple[int, int]] = []

    def part(first: int, end: int) -> None:
        parts.append((first, end))

    plain.compiled.in_threads(part, 9, 4)
    assert parts == [(0, 9)]


def test_parts_cover_a_batch() -> None:
    parts: list[tuple[int, int]] = []
    compiled.in_threads(lambda first, end: parts.append((first, end)), 50, 3)
    assert [place for first, end in sorted(parts) for place in range(first, end)] == list(range(50))
    numbers: Any = compiled.as_ints([1, 2])
    assert compiled.as_ints(numbers) is numbers
