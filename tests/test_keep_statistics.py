"""Statistics of players: counted by hand, held against a plain recount, and never more than was played."""

from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import matches, played, scored, sec, stuck

from rami import Match, RoundResult, Rules, Status
from rami.keep.statistics import CountedMatch, Side, Statistics, at_one_table, head_to_head, statistics
from rami.names import name_key

UNOPENED = RoundResult([None, 10, 40], winner=0, opened=[True, True, False])


def evening() -> list[CountedMatch]:
    """Three matches, the latest first: one going on, two won by Ana and by Ben."""
    running = Match.start(["ANA", "Dev"]).record(scored(0, 5))
    ben_won = Match.start(["Ben", "ana", "Chi"], Rules(target=100)).record(sec(3))
    ana_won = played(3, (0, 30, 25), (40, 0, 10)).record(UNOPENED).change_target(90)
    assert (ben_won.winner and ben_won.winner.name, ana_won.winner and ana_won.winner.name) == ("Ben", None)
    return [
        CountedMatch("now", running),
        CountedMatch("second", ben_won),
        CountedMatch("first", ana_won.record(scored(0, 60, 60))),
    ]


def of(name: str) -> Statistics:
    return statistics(evening())[name_key(name)]


def test_a_player_is_counted_over_all_matches_whatever_the_case_of_the_name() -> None:
    ana = of("Ana")
    assert (ana.name, ana.spellings) == ("ANA", ("ANA", "ana", "Ana"))
    assert (ana.matches, ana.finished, ana.wins, ana.win_rate) == (3, 2, 1, 0.5)
    assert (ana.rounds, ana.rounds_won, ana.points) == (6, 4, 240)
    assert (ana.average, ana.round_rate) == (40.0, 4 / 6)
    assert (ana.rami_secs, ana.rami_secs_suffered) == (0, 1)


def test_the_name_is_the_spelling_of_the_key_or_the_latest() -> None:
    kept = [CountedMatch("b", played(2, (0, 5)).rename("Ana", "Anna")), CountedMatch("a", played(2, (0, 5)))]
    merged = {"anna": "ana"}
    both = statistics(kept, lambda name: merged.get(name_key(name), name_key(name)))
    assert (both["ana"].name, both["ana"].spellings) == ("Ana", ("Anna", "Ana"))
    assert statistics(kept[:1], lambda _: "ana")["ana"].name == "Anna"


def test_who_never_finished_a_match_has_no_rate_of_wins() -> None:
    dev = of("Dev")
    assert (dev.matches, dev.finished, dev.wins, dev.win_rate) == (1, 0, 0, None)


def test_never_opened_is_a_share_of_the_rounds_of_which_it_is_known() -> None:
    chi = of("Chi")
    assert (chi.stated, chi.never_opened, chi.never_opened_rate) == (5, 2, 0.4)
    unknown = Match.start(["Ana", "Ben"]).record(stuck([2, 30], winner=0, opened=[None, True]))
    ana = statistics([CountedMatch("t", unknown)])["ana"]
    assert (ana.rounds, ana.stated, ana.never_opened, ana.never_opened_rate) == (1, 0, 0, None)


def test_the_best_round_is_the_lowest_and_of_those_the_dearest_for_the_others() -> None:
    ana = of("Ana")
    assert (ana.best.table, ana.best.number, ana.best.points, ana.best.others) == ("first", 4, 0, 120)
    assert (ana.worst.table, ana.worst.number, ana.worst.points, ana.worst.person) == ("second", 1, 200, 1)
    assert (of("Dev").best, of("Dev").worst) == (of("Dev").worst, of("Dev").best)


def test_c31_only_rounds_played_count_for_who_joins_late() -> None:
    match = played(3, (0, 30, 25), (40, 0, 10)).join("Dev").record(scored(0, 20, 15, 8))
    dev = statistics([CountedMatch("t", match)])["dev"]
    assert (dev.rounds, dev.rounds_won, dev.points, dev.average, dev.stated) == (1, 0, 8, 8.0, 1)
    assert "eva" not in statistics([CountedMatch("t", match.join("Eva"))])


def test_rounds_after_the_end_count_for_nobody() -> None:
    match = played(2, (0, 30), (0, 60)).record(scored(0, 20)).correct(1, scored(0, 50))
    assert (match.status, len(match.after_end)) == (Status.OVER, 1)
    ben = statistics([CountedMatch("t", match)])["ben"]
    assert (ben.rounds, ben.points, ben.worst.points) == (2, 110, 60)


def test_one_person_in_two_seats_counts_each_match_once() -> None:
    match = played(3, (0, 30, 25))
    both = statistics([CountedMatch("t", match)], lambda name: "chi" if name == "Ben" else name_key(name))["chi"]
    assert (both.matches, both.rounds, both.points) == (1, 2, 55)


def test_no_matches_no_people() -> None:
    assert statistics([]) == statistics([CountedMatch("t", Match.start(["Ana", "Ben"], carried=[0, 100]))]) == {}


@given(st.lists(matches(6), max_size=4))
def test_a_plain_recount_agrees(every: list[Match]) -> None:
    points: defaultdict[str, list[int]] = defaultdict(list)
    for match in every:
        for played_round in match.rounds:
            for person, line in zip(played_round.seats, played_round.lines, strict=True):
                points[name_key(match.names[person])].append(line.points)
    found = statistics([CountedMatch(str(number), match) for number, match in enumerate(every)])
    assert {key: (person.rounds, person.points) for key, person in found.items()} == {
        key: (len(each), sum(each)) for key, each in points.items()
    }
    for person in found.values():
        assert person.best.points == min(points[person.key]) <= person.average <= person.worst.points
        assert person.worst.points == max(points[person.key])
        assert 0 <= person.wins <= person.finished <= person.matches <= person.rounds
        assert person.never_opened <= person.stated <= person.rounds
    won = sum(match.status is Status.OVER and bool(match.rounds) for match in every)
    assert sum(person.wins for person in found.values()) <= won


# Head to head


def test_two_players_are_compared_where_both_played() -> None:
    both = head_to_head(evening(), "ana", "ben")
    assert (both.matches, both.finished, both.rounds) == (2, 2, 5)
    assert both.one == Side(wins=1, ahead=1, rounds_won=3, points=240, rami_secs=0)
    assert both.other == Side(wins=1, ahead=1, rounds_won=2, points=100, rami_secs=1)


def test_the_other_way_round_is_the_same_the_other_way_round() -> None:
    here, there = head_to_head(evening(), "ana", "chi"), head_to_head(evening(), "chi", "ana")
    assert (here.one, here.other) == (there.other, there.one)


def test_a_third_may_win_and_one_of_the_two_is_still_ahead() -> None:
    match = played(3, (0, 60, 50), (0, 150, 60))
    assert match.winner is not None
    both = head_to_head([CountedMatch("t", match)], "chi", "ben")
    assert (both.one.wins, both.other.wins, both.one.ahead, both.other.ahead) == (0, 0, 1, 0)


def test_who_left_is_ahead_of_nobody_and_equal_totals_are_ahead_of_none() -> None:
    match = played(3, (0, 60, 50)).leave("Chi").record(scored(0, 60))
    assert match.status is Status.OVER
    both = head_to_head([CountedMatch("t", match)], "ben", "chi")
    assert (both.matches, both.finished, both.rounds, both.one.ahead, both.other.ahead) == (1, 1, 1, 0, 0)
    even = head_to_head([CountedMatch("t", played(3, (0, 100, 100), (0, 100, 100)))], "ben", "chi")
    assert (even.finished, even.one.ahead, even.other.ahead) == (1, 0, 0)


def test_rounds_of_only_one_of_them_do_not_count() -> None:
    match = played(2, (0, 9)).join("Chi", 0).record(scored(0, 20, 15))
    both = head_to_head([CountedMatch("t", match), CountedMatch("u", played(2, (0, 9)))], "ben", "chi")
    assert (both.matches, both.rounds, both.one.points, both.other.points) == (1, 1, 20, 15)


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [("ana", "ben", True), ("ben", "dev", False), ("ana", "zoe", False), ("chi", "ben", True)],
)
def test_who_sat_together_cannot_be_one_person(one: str, other: str, *, together: bool) -> None:
    assert at_one_table(evening(), one, other) is together
