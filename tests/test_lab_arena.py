"""The arena: fair seats, mirrored deals, the same result wherever it is played, evidence that tells the same."""

import json
import signal
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lab_strategies import MAKERS, Eager
from rami import Rules
from rami.bots.levels import LEVELS
from rami.bots.strategy import Sight
from rami.cards import Card
from rami.errors import LabError, RamiError, RecordError, RulesError
from rami.lab import workers as workers_module
from rami.lab.arena import Arena, ArenaPlan, Pairing, arena, judged
from rami.lab.evidence import read_evidence, write_evidence
from rami.lab.games import Game, Unit, play_game, seatings
from rami.lab.ratings import ratings
from rami.lab.workers import spread, workers
from rami.play.moves import Move

SHORT = Rules(target=50)
DUEL = ArenaPlan(("random", "eager"), rules=SHORT, deals=3, seed=5)


@pytest.fixture(scope="module")
def duel() -> Arena:
    return arena(DUEL, MAKERS)


def test_every_level_makes_a_strategy_of_its_name() -> None:
    assert [maker().name for maker in LEVELS.values()] == list(LEVELS)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_sits_everywhere_equally_often(players: int, seats: int) -> None:
    found = seatings(players, seats)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        assert len({Counter(seating[seat] for seating in found)[player] for player in range(players)}) == 1
    shares = [Counter(seating) for seating in found]
    assert all(max(share.values()) - min(share.values()) <= 1 for share in shares)
    assert sum(len(share) == min(players, seats) for share in shares) == len(found)


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 2), (5, 10), (6, 2)])
def test_two_meet_in_so_many_games_a_deal(seats: int, games: int) -> None:
    assert len(seatings(2, seats)) == games


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", ["eager", "random"])
def test_a_strategy_against_itself_has_no_lead_at_all(name: str, seats: int) -> None:
    plan = ArenaPlan((name, name), seats, deals=2, unit=Unit.ROUND, seed=seats)
    (duel,) = arena(plan, MAKERS).duels
    assert (duel.lead.value, duel.lead.low, duel.lead.high) == (0, 0, 0)
    assert duel.wins[0] == duel.wins[1]
    assert duel.points[0] == duel.points[1]
    assert duel.stronger is None


def test_a_match_against_itself_has_no_lead_at_all() -> None:
    (duel,) = arena(ArenaPlan(("doubter", "doubter"), rules=SHORT, deals=2), MAKERS).duels
    assert (duel.lead.value, duel.lead.low, duel.lead.high, duel.share.value) == (0, 0, 0, 0.5)


class Peeking(Eager):
    """Keeps the hand of who plays first."""

    name = "peeking"
    hands: list[tuple[Card, ...]]

    def choose(self, sight: Sight, random: Random) -> Move | None:
        if not sight.log:
            self.hands.append(sight.view.hand)
        return super().choose(sight, random)


def test_mirrored_games_have_the_same_cards_and_other_deals_others() -> None:
    Peeking.hands = []
    makers = [Peeking, Peeking]
    for deal in (1, 1, 2):
        play_game(makers, (0, 1), deal, rules=Rules(), seed=1, unit=Unit.ROUND)
    first, again, other = Peeking.hands
    assert first == again
    assert first != other


def test_who_meets_whom() -> None:
    names = ("a", "b", "c", "d")
    assert ArenaPlan(names).pairs == ((1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2))
    assert ArenaPlan(names, pairing=Pairing.LADDER).pairs == ((1, 0), (2, 1), (3, 2))


def test_games_stand_in_the_order_of_the_plan_and_are_mirrored() -> None:
    plan = ArenaPlan(("passive", "random", "eager"), 3, deals=2, unit=Unit.ROUND)
    found = arena(plan, MAKERS)
    assert tuple((game.deal, game.seats) for game in found.games) == plan.order
    assert len(found.games) == 2 * 3 * 6
    assert all(game.rounds == 1 and min(game.moves) > 0 for game in found.games)


def test_the_result_is_the_same_in_processes_of_any_number(duel: Arena) -> None:
    for number in (1, 2):
        with workers(number) as executor:
            assert (executor is None) == (number == 1)
            assert arena(DUEL, MAKERS, executor) == duel


def test_another_seed_plays_other_games(duel: Arena) -> None:
    other = arena(ArenaPlan(("random", "eager"), rules=SHORT, deals=3, seed=6), MAKERS)
    assert [game.points for game in other.games] != [game.points for game in duel.games]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    arena(
        ArenaPlan(("eager", "eager"), deals=3, unit=Unit.ROUND),
        MAKERS,
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_the_figures_of_a_duel_follow_from_its_games(duel: Arena) -> None:
    """Worked out once more by hand, from the evidence alone."""
    games = json.loads(write_evidence(duel))["games"]
    leads: dict[int, int] = {}
    wins = Counter[int]()
    for game in games:
        for seat, number in enumerate(game["seats"]):
            leads[game["deal"]] = leads.get(game["deal"], 0) + (
                game["points"][seat] if number == 0 else -game["points"][seat]
            )
        wins.update(game["seats"][seat] for seat in game["won"])
    (found,) = duel.duels
    assert (found.one, found.other, found.games) == (1, 0, 6)
    assert found.lead.value == pytest.approx(sum(leads.values()) / 3 / 2)
    assert found.wins == (wins[1], wins[0])
    assert found.share.value == wins[1] / 6
    assert duel.standings[1].games == 6
    assert duel.standings[1].wins == wins[1]
    assert duel.standings[1].moves > 0


def game(deal: int, seats: tuple[int, ...], points: tuple[int, ...], won: tuple[int, ...]) -> Game:
    return Game(deal, seats, points, won, 1, (9,) * len(seats))


def test_who_is_stronger_is_said_when_it_is_sure() -> None:
    plan = ArenaPlan(("weak", "strong"), deals=20, unit=Unit.ROUND)
    games = [game(deal, seats, points, (seats.index(1),)) for deal in range(1, 21) for seats, points in
             (((1, 0), (0, 30)), ((0, 1), (50, 0)))]  # fmt: skip
    (duel,) = judged(plan, tuple(games)).duels
    assert (duel.stronger, duel.wins, duel.share.value, duel.lead.value) == (1, (40, 0), 1, 40)
    assert 0.7 < duel.share.low < 0.8  # twenty deals, not forty games
    mirrored = [game(one.deal, one.seats, one.points, (one.seats.index(0),)) for one in games]
    assert judged(plan, tuple(mirrored)).duels[0].stronger == 0


def test_a_blocked_round_is_won_in_parts_or_by_nobody() -> None:
    plan = ArenaPlan(("a", "b"), 4, deals=2, unit=Unit.ROUND)
    games = (
        game(1, (1, 0, 1, 0), (0, 9, 0, 9), (0, 2)),
        game(1, (0, 1, 0, 1), (0, 0, 9, 0), (0, 1, 3)),
        game(2, (1, 0, 1, 0), (9, 9, 9, 9), ()),
        game(2, (0, 1, 0, 1), (0, 9, 9, 9), (0,)),
    )
    (duel,) = judged(plan, games).duels
    assert duel.wins == (pytest.approx(1 + 2 / 3), pytest.approx(1 / 3 + 1))
    assert duel.share.value == pytest.approx((1 + 2 / 3) / 4)
    assert duel.points == (36 / 8, 54 / 8)


def test_ratings_follow_the_games() -> None:
    pytest.importorskip("openskill")
    games = [game(deal, seats, points, ()) for deal in range(9) for seats, points in
             (((1, 0, 1), (0, 30, 20)), ((0, 1, 0), (50, 0, 0)), ((2, 0, 2), (5, 5, 5)))]  # fmt: skip
    found = ratings(games, 3)
    assert found is not None
    assert found[1].mean > found[2].mean > found[0].mean
    assert all(rating.deviation < 25 / 3 for rating in found)
    even = ratings([game(1, (0, 1), (4, 4), (0, 1))], 2)
    assert even is not None
    assert even[0].mean == pytest.approx(even[1].mean) == pytest.approx(25)


def test_without_the_package_there_are_no_ratings(duel: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = judged(duel.plan, duel.games)
    assert [standing.rating for standing in found.standings] == [None, None]
    assert read_evidence(write_evidence(duel)) == found
    assert read_evidence(write_evidence(found)) == found


@pytest.mark.parametrize(
    ("plan", "error", "codes"),
    [
        ({"strategies": ("random",)}, LabError, ("lab/too-few",)),
        ({"deals": 1, "confidence": 1.0}, LabError, ("lab/too-few", "lab/confidence")),
        ({"confidence": 0.4}, LabError, ("lab/confidence",)),
        ({"confidence": float("nan")}, LabError, ("lab/confidence",)),
        ({"seats": 7}, RulesError, ("entry/players",)),
        ({"seats": 1}, RulesError, ("entry/players",)),
        ({"pairing": "swiss"}, LabError, ("lab/no-such-choice",)),
        (
            {"seats": 7, "deals": 0, "pairing": 1, "unit": "day", "confidence": 0.4},
            LabError,
            ("entry/players", "lab/too-few", "lab/no-such-choice", "lab/no-such-choice", "lab/confidence"),
        ),
    ],
)
def test_what_cannot_be_played_is_refused(plan: dict[str, Any], error: type[RamiError], codes: tuple[str, ...]) -> None:
    asked: dict[str, Any] = {"strategies": ("random", "random"), **plan}
    with pytest.raises(error) as refused:
        ArenaPlan(**asked)
    assert refused.value.codes == codes


def test_what_is_possible_is_told() -> None:
    wrong: Any = "day"
    with pytest.raises(LabError) as refused:
        ArenaPlan(("random", "random"), unit=wrong)
    (fault,) = refused.value.faults
    assert fault.fields == ("unit",)
    assert fault.values == {"field": "unit", "text": "day", "choices": ("round", "match")}


@pytest.mark.parametrize("pairing", Pairing)
@pytest.mark.parametrize("unit", Unit)
def test_pairing_and_unit_may_be_given_by_their_names(pairing: Pairing, unit: Unit) -> None:
    by_name: dict[str, Any] = {"pairing": pairing.value, "unit": unit.value}
    plan = ArenaPlan(("random", "eager", "random"), rules=SHORT, deals=2, **by_name)
    assert (plan.pairing, plan.unit) == (pairing, unit)
    assert isinstance(plan.unit, Unit)
    same = ArenaPlan(("random", "eager", "random"), rules=SHORT, deals=2, pairing=pairing, unit=unit)
    assert (plan, plan.pairs) == (same, same.pairs)
    found = arena(plan, MAKERS)
    assert found == arena(same, MAKERS)
    assert read_evidence(write_evidence(found)) == found


def test_unknown_strategies_are_refused_each_once() -> None:
    with pytest.raises(LabError) as refused:
        arena(ArenaPlan(("nobody", "random", "nobody", "somebody")))
    assert [fault.values["text"] for fault in refused.value.faults] == ["nobody", "somebody"]
    assert refused.value.faults[0].values["choices"] == tuple(LEVELS)


def test_evidence_is_read_back_to_the_same(duel: Arena) -> None:
    text = write_evidence(duel)
    assert read_evidence(text) == duel
    document = json.loads(text)
    for name in ("duels", "standings"):
        del document[name]
    assert read_evidence(json.dumps(document)) == duel
    assert sum(line.startswith('  {"deal"') for line in text.splitlines()) == len(duel.games)


def put(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Give what puts a value at a place of a document, such as ``games.0.deal``."""

    def change(document: dict[str, Any]) -> None:
        *places, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        inner: Any = document
        for place in places:
            inner = inner[place]
        inner[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (put("format", "rami-match"), "record/wrong-type", "format"),
        (put("version", 2), "record/newer-version", "version"),
        (put("surplus", 1), "record/unknown-field", "surplus"),
        (put("confidence", True), "record/wrong-type", "confidence"),
        (put("confidence", 10**400), "record/wrong-type", "confidence"),
        (put("confidence", 1), "lab/confidence", "confidence"),
        (put("deals", 10**12), "record/disagrees", "games"),
        (put("deals", 2), "record/disagrees", "games"),
        (put("rules", {"target": 7}), "rules/out-of-range", "rules.target"),
        (put("seats", 9), "entry/players", "players"),
        (put("games.1.deal", 2), "record/disagrees", "games[1]"),
        (put("games.1.seats", [1, 0]), "record/disagrees", "games[1]"),
        (put("games.2.points", [1]), "record/disagrees", "games[2]"),
        (put("games.2.moves", [1, -1]), "record/disagrees", "games[2]"),
        (put("games.2.points", [1, 10**300]), "record/disagrees", "games[2]"),
        (put("games.3.won", [2]), "record/disagrees", "games[3].won"),
        (put("games.3.won", [0, 0]), "record/disagrees", "games[3].won"),
        (put("games.0.points", [51, 52]), "record/disagrees", "duels[0].lead.high"),
        (put("duels.0.lead.low", -3.5), "record/disagrees", "duels[0].lead.low"),
        (put("duels", []), "record/disagrees", "duels"),
        (put("standings.1.wins", 77), "record/disagrees", "standings[1].wins"),
        (put("standings.1.rating.mean", "25"), "record/wrong-type", "standings[1].rating.mean"),
    ],
)
def test_evidence_that_does_not_fit_is_refused(
    duel: Arena, change: Callable[[dict[str, Any]], None], code: str, field: str
) -> None:
    document = json.loads(write_evidence(duel))
    document["standings"][1].setdefault("rating", {"mean": 25.0, "deviation": 8.0})
    change(document)
    with pytest.raises(RamiError) as refused:
        read_evidence(json.dumps(document))
    assert refused.value.faults[0].code == code
    assert refused.value.faults[0].fields == (field,)


@pytest.mark.parametrize("text", ["", "{", "[]", "null"])
def test_what_is_no_evidence_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_evidence(text)


def test_too_few_processes_are_refused() -> None:
    with pytest.raises(LabError) as refused, workers(0):
        pass
    assert refused.value.codes == ("lab/too-few",)


def test_as_many_processes_as_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_processor(_process: int) -> set[int]:
        return {3}

    monkeypatch.setattr(workers_module.os, "sched_getaffinity", one_processor, raising=False)
    with workers() as executor:
        assert executor is None
    monkeypatch.delattr(workers_module.os, "sched_getaffinity")
    monkeypatch.setattr(workers_module.os, "cpu_count", lambda: None)
    with workers() as executor:
        assert executor is None


def test_a_failing_job_ends_the_work_and_is_told() -> None:
    told: list[int] = []
    with workers(2) as executor, pytest.raises(ValueError, match="invalid literal"):
        spread(executor, int, ["1", "2", "x", *map(str, range(500))], lambda done, _: told.append(done))
    assert told == [1, 2]


def test_an_interrupt_is_left_to_the_first_process() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        workers_module.leave_interrupts()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_without_the_package_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LabError) as refused, workers(cluster="tcp://127.0.0.1:8786"):
        pass
    assert refused.value.codes == ("lab/no-cluster",)


def test_the_result_is_the_same_on_a_cluster(duel: Arena) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as cluster,
        workers(cluster=cluster.scheduler_address) as executor,
    ):
        assert arena(DUEL, MAKERS, executor) == duel


def test_a_cluster_that_does_not_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(workers_module, "PATIENCE", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://"):
        with pytest.raises(LabError) as refused, workers(cluster=address):
            pass
        assert refused.value.codes == ("lab/cluster-unreachable",)
