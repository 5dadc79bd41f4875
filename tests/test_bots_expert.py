"""The level expert: what it plans and chooses, how it values a match, its budget of time, and what it does without numba."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import pytest

from bot_sights import answers_without_a_leak, sight_of
from play_deals import move, play, start
from play_deals import random_deal as shuffled_deal
from rami import Match, Rules
from rami.bots import expert, racing
from rami.bots.club import Club
from rami.bots.expert import Expert, plan_to_follow
from rami.bots.forecast import Forecast, Plan, foresees
from rami.bots.levels import LEVELS, played_as_club
from rami.bots.outlook import chances_to_win
from rami.bots.planning import Planner
from rami.bots.reading import Reading
from rami.bots.strategy import Sight, Strategy, Totals
from rami.bots.style import USUAL
from rami.bots.table import Table, play_round, random_deal
from rami.bots.worlds import Worlds
from rami.fast import rollouts
from rami.fast.outs import throws
from rami.play.moves import DRAW, Discard, Move
from rami.play.state import State
from rami.records.move_text import write_move
from rami.rules import OPTIONS, PRESETS

LEVEL_MATCH = Totals((0, 0), 100)
QUICK = Expert(worlds=25)


def begun(seed: int, rules: Rules, players: int = 2) -> State:
    return State.dealt(random_deal(Match.start([f"P{seat}" for seat in range(players)], rules), seed))


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_and_the_same_again(preset: str, players: int) -> None:
    state, totals = begun(5, Rules.preset(preset), players), Totals((0,) * players, 100 * (players - 1))
    first, second = (play_round(state, [QUICK] * players, 1, totals) for _ in range(2))
    assert first.over
    assert [played.move for played in first.history] == [played.move for played in second.history]


# The race


def planner_of(state: State) -> Planner:
    return Planner(Reading(sight_of(state)), USUAL)


def test_it_throws_what_leaves_the_fewest_missing_and_the_most_outs() -> None:
    """Where nobody has opened and a meld cannot be laid, that is its move; club often throws another card."""
    others = 0
    for seed in range(24):
        state = begun(seed, Rules()).after(DRAW)
        if all(isinstance(one, Discard) for one in state.legal):
            planner = planner_of(state)
            found = {one.card: (one.missing, -one.outs) for one in throws(planner.reading.hand, planner.reading.unseen)}
            chosen = QUICK.choose(sight_of(state), Random(1))
            assert isinstance(chosen, Discard)
            assert found[chosen.card] == min(found.values())
            others += chosen != Club().choose(sight_of(state), Random(1))
    assert others > 3


@pytest.mark.parametrize("options", [{"rami_sec_penalty": 50}, {"limit": 500, "target": 2000, "rami_sec_penalty": 100}])
def test_there_is_no_race_where_it_does_not_pay(options: dict[str, int]) -> None:
    state = begun(3, Rules.of(options)).after(DRAW)
    planner = planner_of(state)
    usual = [one.card for one in racing.discards_by_cost(planner, Random(4))]
    assert [one.card for one in racing.discards_by_outs(planner, Random(4))] == usual


def test_every_discard_is_named_once() -> None:
    for seed in range(8):
        state = begun(seed, Rules()).after(DRAW)
        planner = planner_of(state)
        legal = [one for one in state.legal if isinstance(one, Discard)]
        assert sorted(one.card for one in racing.discards_by_outs(planner, Random(seed))) == sorted(
            one.card for one in legal
        )


# Plans


def test_the_end_of_the_match_decides() -> None:
    """Who can go out does, whatever the totals are."""
    state = play(start(("4C 5C 6C 7C 9D TD JD KC KD KS", "KH 3S"), "4S 6S 5H", "4H", {}), "draw")
    for totals in ((0, 0), (90, 0), (0, 90)):
        chosen = QUICK.choose(sight_of(state, totals), Random(1))
        assert write_move(chosen).startswith("lay")


def fake_forecast(monkeypatch: pytest.MonkeyPatch, values: Sequence[float]) -> list[tuple[Move, ...]]:
    """Forecasts that give each plan a value by its number; the plans that were asked about are noted."""
    asked: list[tuple[Move, ...]] = []

    class Fake:
        def __init__(self, worlds: Worlds, match: Totals, plans: Sequence[Plan]) -> None:
            del worlds, match
            asked[:] = [plan.moves for plan in plans]
            self.values = tuple([value, value] for value in [*values, *values][: len(plans)])

        def look(self, worlds: int, random: Random) -> None:
            """Nothing more is looked at."""

    monkeypatch.setattr(expert, "Forecast", Fake)
    return asked


def undecided(monkeypatch: pytest.MonkeyPatch) -> Sight:
    """The first decision of rounds of clubs for which there is more than one plan."""
    for number in count():
        table = Table(begun(number, Rules()), "x", LEVEL_MATCH)
        while not table.state.over:
            sight = table.sight(table.state.seat)
            with monkeypatch.context() as patch:
                asked = fake_forecast(patch, (0.5,))
                Expert().choose(sight, Random(1))
            if asked:
                return sight
            table.make(table.ask(Club(), table.state.seat))
    raise AssertionError


def test_plans_of_a_turn_are_all_different_and_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = fake_forecast(monkeypatch, (0.5, 0.6, 0.7, 0.8))
    seen = 0
    for seed in range(6):
        table = Table(begun(seed, Rules.preset("rami")), "x", LEVEL_MATCH)
        while not table.state.over:
            state, sight = table.state, table.sight(table.state.seat)
            asked.clear()
            chosen = Expert().choose(sight, Random(1))
            if asked:
                seen += 1
                assert len(set(asked)) == len(asked) > 1
                assert chosen == asked[-1][0]
                for moves in asked:
                    after = state
                    for one in moves:
                        after = after.after(one)
                    assert after.over or after.seat != state.seat
            table.make(table.ask(Club(), table.state.seat))
    assert seen > 5


# What comes of them


def test_what_it_foresees() -> None:
    assert [name for name in PRESETS if foresees(PRESETS[name])] == list(PRESETS)
    for name in ("jokers_per_meld", "ace_high", "reshuffles"):
        option = OPTIONS[name]
        other = next(value for value in (*option.choices, option.low) if value != Rules()[name])
        assert not foresees(Rules.of({name: other})), name
    assert foresees(Rules.of({"surcharge": 0, "limit": 50, "target": 150, "packs": 3, "discard_from_turn": 1}))


OUT = ("lay 4C 5C 6C 7C", "lay 9D TD JD", "lay KC KD KS", "discard 4S")
"""The moves of a rami sec."""


def before_a_rami_sec(seat: int, players: int = 2) -> State:
    """Somebody has drawn the card with which all others can be laid."""
    hands = ["KH 3S", "QH 2S", "QD 3H"][:players]
    hands[seat] = "4C 5C 6C 7C 9D TD JD KC KD KS"
    return play(start(hands, "4S 6S 5H", "4H", {}, dealer=seat - 1), "draw")


def gone_out(worlds: Worlds) -> Plan:
    out = worlds.sample(Random(1))
    for text in OUT:
        out = out.after(move(out, text))
    return Plan((), out)


@pytest.mark.parametrize("seat", range(3))
def test_a_round_counts_for_the_match(seat: int) -> None:
    """Each of the others pays 200, whoever sits where."""
    totals = [310, 40, 190]
    worlds = Worlds(sight_of(before_a_rami_sec(seat, 3)))
    forecast = Forecast(worlds, Totals(tuple(totals), 600), [gone_out(worlds)])
    forecast.look(3, Random(1))
    after = [total + 200 * (other != seat) for other, total in enumerate(totals)]
    assert forecast.values == ([chances_to_win(after, 600)[seat]] * 3,)


def test_who_wins_in_every_world_has_won() -> None:
    """A plan that goes out at once with a rami sec is worth a whole match; one that breaks a meld is worth less."""
    worlds = Worlds(sight_of(before_a_rami_sec(0)))
    world = worlds.sample(Random(1))
    broken = move(world, "discard KC")
    plans = [gone_out(worlds), Plan((broken,), world.after(broken))]
    forecast = Forecast(worlds, Totals((60, 60), 100), plans)
    forecast.look(20, Random(1))
    forecast.look(5, Random(2))
    assert [len(values) for values in forecast.values] == [25, 25]
    assert set(forecast.values[0]) == {1.0}
    assert min(forecast.values[1]) < 1.0
    assert plan_to_follow(forecast.values) == 0


@pytest.mark.parametrize(
    ("values", "best"),
    [
        ([[0.5, 0.5]], 0),
        ([[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]], 0),
        ([[0.5, 0.5, 0.5, 0.5], [0.6, 0.6, 0.6, 0.6], [0.7, 0.7, 0.7, 0.7]], 2),
        # The best is doubtful, the second best is not.
        ([[0.5, 0.5, 0.5, 0.5], [0.6, 0.6, 0.6, 0.6], [1.0, 0.1, 1.0, 0.6]], 1),
        ([[0.5, 0.5, 0.5, 0.5], [1.0, 0.1, 1.0, 0.6]], 0),
    ],
)
def test_another_plan_is_followed_where_it_is_better_beyond_doubt(values: list[list[float]], best: int) -> None:
    assert plan_to_follow(values) == best


# Time


def ticks(step: float) -> Iterator[float]:
    return (number * step for number in count())


@pytest.mark.parametrize(("step", "looked"), [(0.6, 1), (0.26, 2), (0.16, 3), (0.01, 10)])
def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch, step: float, looked: int) -> None:
    looks: list[int] = []
    sight = undecided(monkeypatch)

    def noted(_: Forecast, worlds: int, __: Random) -> None:
        looks.append(worlds)

    monkeypatch.setattr(Forecast, "look", noted)
    monkeypatch.setattr(expert, "plan_to_follow", lambda _: 0)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    clock = ticks(step)
    Expert(worlds=200, seconds=1.0, clock=lambda: next(clock)).choose(sight, Random(1))
    assert looks == [20] * looked


# Without numba


def moves_of(strategy: Strategy, rules: Rules, seed: int) -> list[Move | None]:
    state = play_round(begun(seed, rules), [strategy] * 2, seed, LEVEL_MATCH)
    return [played.move for played in state.history]


def test_without_numba_it_plays_as_club(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "COMPILED", False)
    for seed in range(2):
        assert moves_of(Expert(), Rules(), seed) == moves_of(Club(), Rules(), seed)


def test_the_level_tells_where_it_plays_as_club(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(LEVELS["expert"](), Expert)
    assert not played_as_club(LEVELS)
    monkeypatch.setattr("rami.bots.levels.find_spec", lambda _: None)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert played_as_club(LEVELS)
    assert not played_as_club(["club", "random"])


# What is hidden


@pytest.mark.parametrize("rules", [Rules(), Rules(hand_size=13, target=150)], ids=["rami", "rami-13"])
def test_hidden_cards_change_no_answer(rules: Rules) -> None:
    compared = 0
    for number in range(4):
        rng = Random(f"leak {number}")
        compared += answers_without_a_leak(QUICK, shuffled_deal(rules, 3, rng), rng)
    assert compared > 25


def test_it_is_compiled_before_the_first_card() -> None:
    expert.warm_up()
    assert getattr(rollouts, "_play_on").signatures  # noqa: B009 - it has no public name
