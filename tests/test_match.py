import copy
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest
from tests.strategies import pickled, played, scored, sec

from rami import (
    EntryError,
    Fault,
    Match,
    MatchError,
    Player,
    RoundPlayed,
    RoundResult,
    Rules,
    Standing,
    Status,
)
from rami.players import standings_of
from rami.table import RulesChanged
from rami.timeline import Timeline

ABC = ["Ana", "Ben", "Chi"]
LOW_41 = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C"


def dealer(match: Match) -> str | None:
    return match.next_dealer.name if match.next_dealer else None


# The beginning


def test_a_match_begins_at_nothing_with_the_first_seat_dealing() -> None:
    match = Match.start(ABC)
    assert match.totals == match.carried == (0, 0, 0)
    assert match.names == ("Ana", "Ben", "Chi")
    assert (match.status, match.winner, match.target) == (Status.PLAYING, None, 200)
    assert match.rules == match.rules_at_start == Rules()
    assert (match.rounds, match.after_end, match.timeline, match.counted) == ((), (), (), 0)
    assert (match.first_dealer, dealer(match)) == (0, "Ana")
    assert match.players == match.seats == (Player(0, "Ana", 0), Player(1, "Ben", 0), Player(2, "Chi", 0))
    assert (match.reached, match.lowest) == ((), match.players)


def test_names_are_kept_clean() -> None:
    assert Match.start(["  Marie  Anne ", "Hie\u0302\u0309n"]).names == ("Marie Anne", "Hiển")


def test_everything_wrong_with_a_beginning_is_told_at_once() -> None:
    with pytest.raises(MatchError) as refused:
        Match.start(["Sam", "sam"], carried=[0, -1, 0], first_dealer=2)
    assert refused.value.faults == (
        Fault("name/taken", ("players[1]",), {"name": "sam", "suggestion": "sam (2)"}),
        Fault("match/carried-count", ("carried",), {"number": 3, "expected": 2}),
        Fault("entry/unknown-dealer", ("first_dealer",), {"seat": 2, "number": 2}),
    )


@pytest.mark.parametrize(("players", "target"), [(2, 100), (3, 200), (4, 300), (5, 400), (6, 500)])
def test_c17_the_default_target_follows_the_number_of_players(players: int, target: int) -> None:
    assert played(players).target == target


def test_c17_a_match_of_four_goes_on_at_100() -> None:
    match = played(4, carried=[12, 100, 64, 87])
    assert (match.target, match.status) == (300, Status.PLAYING)


@pytest.mark.parametrize(
    ("carried", "status", "winner"),
    [
        ([99, 40], Status.PLAYING, None),
        ([100, 40], Status.OVER, "Ben"),
        ([40, 1000], Status.OVER, "Ana"),
        ([100, 100], Status.EXTRA_ROUND, None),
    ],
)
def test_carried_totals_are_tested_as_after_a_round(carried: list[int], status: Status, winner: str | None) -> None:
    match = Match.start(["Ana", "Ben"], carried=carried)
    assert (match.status, match.winner and match.winner.name) == (status, winner)
    assert match.totals == match.carried == tuple(carried)


# The end


@pytest.mark.parametrize(
    ("hand", "totals", "status", "winner"),
    [("TC TD 5S", (100, 38), Status.OVER, "Ben"), ("TC 9D 5S", (99, 38), Status.PLAYING, None)],
    ids=["exactly", "one below"],
)
def test_c18_reaching_the_target_is_enough(
    hand: str, totals: tuple[int, int], status: Status, winner: str | None
) -> None:
    match = Match.start(["Ana", "Ben"], carried=[50, 38]).record(
        RoundResult([hand, ""], winner=1, opened=[False, True])
    )
    assert (match.totals, match.status) == (totals, status)
    assert (match.winner and match.winner.name) == winner
    assert [player.name for player in match.reached] == (["Ana"] if winner else [])


def test_c19_the_lowest_total_wins_whoever_ended_the_match() -> None:
    match = played(3, (0, 30, 12), carried=[150, 90, 195])
    assert match.totals == (150, 120, 207)
    assert match.status is Status.OVER
    assert match.winner == Player(1, "Ben", 120)
    assert match.reached == (Player(2, "Chi", 207),)
    assert match.lowest == (match.winner,)
    assert match.next_dealer is None


def test_c20_a_shared_lowest_total_asks_for_an_extra_round_as_often_as_needed() -> None:
    match = played(3, (0, 10, 25), carried=[40, 30, 180])
    assert (match.totals, match.status, match.winner) == ((40, 40, 205), Status.EXTRA_ROUND, None)
    assert [player.name for player in match.lowest] == ["Ana", "Ben"]
    assert dealer(match) == "Ben"
    again = match.record(scored(9, 9, 0))
    assert (again.totals, again.status, again.winner) == ((49, 49, 205), Status.EXTRA_ROUND, None)
    ended = again.record(scored(0, 2, 90))
    assert (ended.totals, ended.status, ended.winner) == ((49, 51, 295), Status.OVER, Player(0, "Ana", 49))


def test_in_an_extra_round_the_one_who_reached_the_target_may_win() -> None:
    match = Match.start(ABC, carried=[150, 150, 200]).record(scored(90, 90, 0))
    assert (match.status, match.winner) == (Status.OVER, Player(2, "Chi", 200))


@pytest.mark.parametrize(("players", "status"), [(2, Status.OVER), (3, Status.OVER), (4, Status.PLAYING)])
def test_a_rami_sec_ends_a_match_of_two_or_three(players: int, status: Status) -> None:
    match = played(players).record(sec(players))
    assert match.totals == (0, *[200] * (players - 1))
    assert match.status is status


def test_the_winner_of_a_rami_sec_can_lose_the_match() -> None:
    match = played(4, carried=[290, 0, 120, 0]).record(sec(4))
    assert (match.totals, match.status) == ((290, 200, 320, 200), Status.EXTRA_ROUND)
    assert match.record(scored(0, 2, 3, 4)).winner == Player(1, "Ben", 202)


def test_c21_the_standings_are_sorted_by_number_lowest_first() -> None:
    match = played(3, carried=[200, 20, 9])
    assert match.status is Status.OVER
    assert match.standings == (
        Standing(1, Player(2, "Chi", 9)),
        Standing(2, Player(1, "Ben", 20)),
        Standing(3, Player(0, "Ana", 200)),
    )


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([9, 20, 20, 40], [(1, "Ana"), (2, "Ben"), (2, "Chi"), (4, "Dev")]),
        ([40, 20, 20, 9], [(1, "Dev"), (2, "Ben"), (2, "Chi"), (4, "Ana")]),
        ([5, 5, 5, 5], [(1, "Ana"), (1, "Ben"), (1, "Chi"), (1, "Dev")]),
        ([7, 5, 7, 5], [(1, "Ben"), (1, "Dev"), (3, "Ana"), (3, "Chi")]),
    ],
)
def test_equal_totals_share_a_place_in_seat_order(totals: list[int], places: list[tuple[int, str]]) -> None:
    match = played(4, carried=totals)
    assert [(place, player.name) for place, player in match.standings] == places
    assert standings_of(iter(match.seats)) == match.standings


def test_c22_totals_are_the_sum_of_mixed_endings() -> None:
    match = Match.start(["Ana", "Ben"], Rules(target=300)).record(sec(2))
    match = match.record(RoundResult(["KH KS", ""], winner=1, opened=[False, True]))
    match = match.record(RoundResult(["", "XX"], winner=0, opened=[True, True]))
    assert (match.totals, match.status) == ((45, 220), Status.PLAYING)
    assert [[line.points for line in each.lines] for each in match.rounds] == [[0, 200], [45, 0], [0, 20]]
    assert [player.total for _, player in match.standings] == [45, 220]


def test_c23_nothing_is_recorded_after_the_end_until_the_last_round_is_removed() -> None:
    over = played(2, (0, 10), carried=[38, 90])
    for again in (scored(0, 10), sec(2), RoundResult([1], winner=7)):
        with pytest.raises(MatchError) as refused:
            over.record(again)
        assert refused.value.faults == (Fault("match/over"),)
    assert over.remove(1).record(scored(0, 5)).totals == (38, 95)


def test_c24_a_new_match_knows_nothing_of_the_last() -> None:
    old = played(4, rules=Rules(target=150)).record(sec(4))
    assert (old.status, old.target) == (Status.OVER, 150)
    new = Match.start(["Ana", "Ben"])
    assert (new.target, new.totals, new.winner, new.rounds) == (100, (0, 0), None, ())
    assert new.rules == Rules()


# Rounds


def test_a_round_keeps_its_players_target_rules_and_dealer() -> None:
    house = Rules(target=120, surcharge=30)
    match = Match.start(ABC, house, first_dealer=1).record(scored(0, 30, 25))
    assert match.rounds == match.timeline == (RoundPlayed.of(scored(0, 30, 25, dealer=1), (0, 1, 2), 1, house),)
    assert match.counted == 1
    assert match.rounds[0].target == 120


def test_a_refused_round_tells_all_its_faults_and_changes_nothing() -> None:
    match = played(3, (0, 30, 25))
    before = copy.deepcopy(match)
    with pytest.raises(EntryError) as refused:
        match.record(RoundResult([9, 1, None], winner=0, dealer=3))
    assert refused.value.codes == (
        "entry/unknown-dealer",
        "hand/impossible-sum",
        "entry/winner-holds-cards",
        "hand/missing",
        "entry/opened-missing",
        "entry/opened-missing",
    )
    with pytest.raises(EntryError) as other:
        match.record(scored(0, 5))
    assert other.value.faults == (Fault("entry/other-players", ("hands",), {"number": 2, "expected": 3}),)
    assert match == before


@pytest.mark.parametrize("players", [2, 3, 6])
def test_c35_the_deal_moves_one_seat_a_round_and_wraps(players: int) -> None:
    match = Match.start(["Ana", "Ben", "Chi", "Dev", "Eva", "Fay"][:players], Rules(target=2000), first_dealer=1)
    dealers: list[int] = []
    for _ in range(5):
        match = match.record(scored(*range(0, players * 2, 2)))
        dealers.append(match.rounds[-1].dealer)
    assert dealers == [(1 + number) % players for number in range(5)]
    names = [player.name for player in match.players]
    assert dealer(match) == names[6 % players]
    assert dealer(match.remove(5)) == names[5 % players]
    assert dealer(match.remove(1)) == dealer(match)


def test_c35_a_player_who_joins_deals_after_the_last_seat() -> None:
    match = played(2, (0, 5)).join("Chi").record(scored(0, 5, 5))
    assert dealer(match) == "Chi"
    assert dealer(match.record(scored(0, 5, 5))) == "Ana"


def test_an_entry_that_names_its_dealer_passes_the_deal_on_from_there() -> None:
    match = played(3).record(scored(0, 5, 5, dealer=2))
    assert (match.rounds[0].dealer, dealer(match)) == (2, "Ana")


# A value


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_match_is_copied_and_pickled_and_goes_on_alike(copied: Callable[[Match], Match]) -> None:
    match = played(3, (0, 30, 25), (40, 0, 10)).join("Dev").correct(1, sec(3, 1))
    again = copied(match)
    assert again == match
    assert hash(again) == hash(match)
    assert (again.totals, again.status, again.seats) == (match.totals, match.status, match.seats)
    assert again.remove(1).record(scored(0, 5, 5, 5)) == match.remove(1).record(scored(0, 5, 5, 5))


@pytest.mark.parametrize("name", ["names", "carried", "recorded", "rules_at_start", "first_dealer"])
def test_a_match_does_not_change(name: str) -> None:
    match = played(2)
    with pytest.raises(FrozenInstanceError):
        setattr(match, name, ())
    assert match == played(2)


def test_matches_differ_by_what_they_began_with_and_by_what_was_recorded() -> None:
    same = [played(2, (0, 9)), Match.start(["Ana", "Ben"], Rules(), carried=[0, 0]).record(scored(0, 9))]
    assert len(set(same)) == 1
    others = [
        played(2),
        played(2, (9, 0)),
        played(2, (0, 9)).rename("Ben", "Bea"),
        played(2, (0, 9), carried=[0, 1]),
        played(2, (0, 9), rules=Rules(limit=9)),
        played(2, (0, 9), first_dealer=1),
    ]
    assert same[0] not in others
    assert len({*same, *others}) == 7


def test_a_match_repeats_what_it_is_made_of_and_nothing_computed() -> None:
    assert repr(played(2, carried=[4, 5], first_dealer=1)) == (
        f"Match(names=('Ana', 'Ben'), carried=(4, 5), rules_at_start={Rules()!r}, first_dealer=1,"
        " recorded=Timeline(blocks=(), tail=()))"
    )


@pytest.mark.parametrize("number", [0, 1, 31, 32, 33, 64, 70])
def test_a_timeline_grows_by_one_and_equals_one_made_whole(number: int) -> None:
    changes = [RulesChanged(Rules(limit=limit)) for limit in range(number)]
    grown = Timeline()
    for change in changes:
        before, grown = grown, grown.plus(change)
        assert [*grown] == [*before, change]
    assert list(grown) == changes
    assert grown == Timeline.of(iter(changes))
    assert hash(grown) == hash(Timeline.of(changes))
