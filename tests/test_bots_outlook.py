"""Moves in order by what came of them, and how likely a match is won from its totals: held to matches that were played."""

from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play_deals import play, start
from rami.bots.advice import Judged
from rami.bots.beginner import Beginner
from rami.bots.outlook import chances_to_win
from rami.bots.playouts import Playouts
from rami.bots.ranking import Aim, Outcome, in_match, in_points, ranked, staying
from rami.bots.strategy import Totals
from rami.bots.table_game import TableGame
from rami.lab.games import Unit, game_of
from rami.match import Match
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, Move
from rami.rules import DEFAULT_RULES
from table_games import NAMES
from table_games import game_of as table_game_of
from test_bots_club import LOW, sight_of
from test_bots_judge import SEC

TOTALS = st.lists(st.integers(0, 700), min_size=2, max_size=6)
TARGETS = st.integers(50, 600)


def outcomes(*points: float) -> list[Outcome]:
    return [Outcome(each, 0.5) for each in points]


# The chance to win


@given(TOTALS, TARGETS)
def test_somebody_wins_and_who_has_fewer_points_more_often(totals: list[int], target: int) -> None:
    chances = chances_to_win(totals, target)
    assert sum(chances) == pytest.approx(1)
    assert [chance for _, chance in sorted(zip(totals, chances, strict=True))] == sorted(chances, reverse=True)
    assert all((chance == chances[0]) == (total == totals[0]) or chance < 1e-9 for total, chance in zip(totals, chances, strict=True))  # fmt: skip


@given(TOTALS, TARGETS)
def test_at_the_target_the_lowest_has_won(totals: list[int], target: int) -> None:
    chances = chances_to_win([*totals, target], target)
    lowest = min([*totals, target])
    assert [chance > 0 for chance in chances] == [total == lowest for total in [*totals, target]]


def test_a_lead_counts_more_near_the_end_and_among_many() -> None:
    early, late = chances_to_win((0, 20), 200), chances_to_win((170, 190), 200)
    assert late[0] > early[0] > 0.5
    two, three = chances_to_win((0, 20), 200), chances_to_win((0, 20, 20), 200)
    assert two[0] / two[1] < three[0] / three[1]


@pytest.mark.parametrize("players", [2, 4])
def test_it_tells_more_than_that_all_win_as_often(players: int) -> None:
    """Matches of beginners before their last round: what is told for who wins, against an even share."""
    gain = 0.0
    for number in range(12):
        played = [match for match, _ in game_of([Beginner] * players, DEFAULT_RULES, f"outlook/{number}", Unit.MATCH)]
        end, before = played[-1], ([None, *played])[-2]
        if before is not None:
            won = next(seat for seat, player in enumerate(end.seats) if player == end.winner)
            gain += log(players * chances_to_win([player.total for player in before.seats], end.target)[won])
    assert gain > 1


# The order of moves


def test_moves_that_are_worse_beyond_doubt_are_given_up_but_two() -> None:
    bad, good, worse = Discard(1), Discard(2), Discard(4)
    tried: dict[Move, list[Outcome]] = {
        good: outcomes(*(number % 3 for number in range(8))),
        bad: outcomes(*(50 + number % 3 for number in range(8))),
        STOP: outcomes(*[1] * 8),
        worse: outcomes(*(60 + number % 2 for number in range(8))),
    }
    found = ranked(tried)
    assert [each.move for each in found] == [good, STOP, bad, worse]
    assert [each.error for each in found][::2] == [0, 0]
    assert found[1].error > 0
    assert staying(tried, list(tried), in_points) == [good, STOP]
    assert staying(tried, [worse, bad], in_points) == [bad, worse]


def test_a_move_is_judged_by_the_worlds_it_has_in_common_with_the_others() -> None:
    """Given up after two worlds that were bad for all, a move does not look worse than it is."""
    found = ranked({DRAW: outcomes(30, 30, 0, 0), TAKE: outcomes(32, 30)})
    assert found == [Judged(DRAW, 15.0), Judged(TAKE, 16.0, 1.0)]


@pytest.mark.parametrize(
    ("aim", "expected"),
    [
        (in_points, [Judged(DRAW, 10.0), Judged(TAKE, 20.0)]),
        (in_match, [Judged(TAKE, 20.0, 0.0, 0.75), Judged(DRAW, 10.0, 0.0, 0.5)]),
    ],
)
def test_the_match_is_another_aim_than_the_round(aim: Aim, expected: list[Judged]) -> None:
    tried: dict[Move, list[Outcome]] = {DRAW: [Outcome(10, 0.5)] * 4, TAKE: [Outcome(20, 0.75)] * 4}
    assert ranked(tried, aim=aim) == expected
    assert staying({**tried, STOP: [Outcome(0, 0)] * 4}, [STOP, DRAW, TAKE], aim)[0] == (STOP if aim is in_points else TAKE)  # fmt: skip


def test_where_the_match_is_lost_anyhow_points_decide() -> None:
    tried: dict[Move, list[Outcome]] = {DRAW: [Outcome(20, 0.0)] * 3, TAKE: [Outcome(10, 0.0)] * 3}
    assert [each.move for each in ranked(tried, aim=in_match)] == [TAKE, DRAW]


def test_what_is_better_than_the_favourite_by_chance_is_told_to_be_as_good() -> None:
    tried: dict[Move, list[Outcome]] = {
        DRAW: [Outcome(3, 0.5), Outcome(9, 0.25)],
        TAKE: [Outcome(9, 0.25), Outcome(1, 0.75)],
    }
    first, second = ranked(tried, DRAW, in_match)
    assert (first.move, first.chance, second.chance) == (DRAW, 0.375, 0.375)
    assert ranked(tried, DRAW)[1].points == 6
    assert ranked({DRAW: [Outcome(3, 0)] * 2, TAKE: [Outcome(2, 0)] * 2}, DRAW)[0].move == TAKE


# Where it is asked for


def test_a_judge_of_the_match_tells_the_chance_to_win_it() -> None:
    sight = sight_of(play(start((SEC, LOW), "QD 3S 4S 2H 8C 6D JC JD", "2D"), "draw"))
    best, *others = Playouts(6, whole_match=True).judge(sight, Random(1))
    assert isinstance(best.move, Lay)
    assert (best.points, best.chance) == (-200, 1)
    assert all(each.chance is not None and 0 <= each.chance <= 1 for each in others)
    lost = sight._replace(match=Totals((500, 0), 100))
    assert {each.chance for each in Playouts(6, whole_match=True).judge(lost, Random(1))} <= {0.0, 1.0}


@pytest.mark.parametrize("rounds", [None, 1])
def test_a_hint_is_about_the_match_where_a_whole_one_is_played(
    rounds: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rami.bots.table_game._WORLDS", 4)
    of_beginners = table_game_of("hint")
    game = TableGame(Match.start(NAMES[:2]), of_beginners.others, "hint", rounds=rounds)
    game.advance()
    assert {each.judged.chance is None for each in game.advice()} == {rounds == 1}
