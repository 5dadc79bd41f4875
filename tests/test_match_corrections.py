import pytest
from tests.strategies import played, scored

from rami import EntryError, Fault, Match, MatchError, Player, RoundPlayed, RoundResult, Rules, RulesError, Status
from rami.table import RulesChanged

ABC = ["Ana", "Ben", "Chi"]


def dealer(match: Match) -> str | None:
    return match.next_dealer.name if match.next_dealer else None


def test_c25_an_old_round_is_corrected_and_all_totals_follow() -> None:
    match = played(3, (0, 30, 25), (40, 0, 10), (0, 20, 15))
    assert match.totals == (40, 50, 50)
    mended = match.correct(1, RoundResult(["", "KH KS KD KC QH QS", 25], winner=0, opened=[True, True, True]))
    assert mended.totals == (40, 80, 50)
    assert mended.rounds[1:] == match.rounds[1:]
    assert match.totals == (40, 50, 50)
    ticked = match.correct(1, RoundResult(["", "KH KS KD", 25], winner=0, opened=[True, False, True]))
    assert ticked.totals == (40, 75, 50)


@pytest.mark.parametrize("number", [0, -1, 4])
def test_a_round_that_is_not_there_is_neither_corrected_nor_removed(number: int) -> None:
    match = played(3, (0, 30, 25), (40, 0, 10), (0, 20, 15))
    fault = Fault("match/no-such-round", ("number",), {"number": number, "rounds": 3})
    with pytest.raises(MatchError) as corrected:
        match.correct(number, scored(0, 5, 5))
    with pytest.raises(MatchError) as removed:
        match.remove(number)
    assert corrected.value.faults == removed.value.faults == (fault,)


@pytest.mark.parametrize(("number", "totals"), [(1, (40, 20, 25)), (2, (0, 50, 40)), (3, (40, 30, 35))])
def test_any_round_can_be_removed(number: int, totals: tuple[int, ...]) -> None:
    match = played(3, (0, 30, 25), (40, 0, 10), (0, 20, 15)).remove(number)
    assert match.totals == totals
    assert len(match.rounds) == 2


def test_rounds_are_counted_without_what_lies_between() -> None:
    match = played(2, (0, 9)).change_target(500).record(scored(0, 8)).change_target(600).record(scored(0, 7))
    assert match.remove(2).totals == (0, 16)
    assert match.correct(3, scored(5, 0)).totals == (5, 17)
    assert [type(change) for change in match.timeline] == [RoundPlayed, RulesChanged] * 2 + [RoundPlayed]


def test_a_correction_is_scored_with_the_target_the_rules_and_the_dealer_of_then() -> None:
    match = Match.start(["Ana", "Ben"], Rules(blocked_tie="earliest"), first_dealer=1)
    match = match.record(scored(0, 5)).change_rules(Rules(target=400, surcharge=0)).record(scored(0, 5))
    mended = match.correct(1, RoundResult(["", 40], winner=0, opened=[True, False]))
    assert mended.totals == (0, 55)
    tied = match.correct(1, RoundResult([9, 9], opened=[True, True], ending="blocked"))
    assert tied.totals == (0, 14)
    assert (tied.rounds[0].dealer, tied.rounds[0].rules, tied.rounds[0].target) == (
        1,
        Rules(blocked_tie="earliest"),
        100,
    )
    assert tied.rules == match.rules


def test_a_correction_of_the_last_dealer_moves_the_deal() -> None:
    match = played(3, (0, 30, 25), (40, 0, 10))
    assert dealer(match) == "Chi"
    assert dealer(match.correct(2, scored(0, 5, 5, dealer=2))) == "Ana"
    assert dealer(match.correct(1, scored(0, 5, 5, dealer=2))) == "Chi"


def test_a_refused_correction_changes_nothing() -> None:
    match = played(3, (0, 30, 25))
    with pytest.raises(EntryError) as refused:
        match.correct(1, RoundResult([0, 0, 1], winner=0))
    assert refused.value.codes == ("hand/impossible-sum", "hand/empty", "entry/opened-missing", "entry/opened-missing")
    assert match == played(3, (0, 30, 25))


def test_rounds_after_an_earlier_end_are_kept_apart_and_count_again_when_it_reopens() -> None:
    match = played(2, (0, 30), (20, 0), (0, 40))
    ended = match.correct(1, scored(0, 100))
    assert (ended.totals, ended.status, ended.winner) == ((0, 100), Status.OVER, Player(0, "Ana", 0))
    assert ended.rounds == (RoundPlayed.of(scored(0, 100, dealer=0), (0, 1), 0, Rules()),)
    assert ended.after_end == match.rounds[1:]
    assert (ended.counted, len(ended.timeline)) == (1, 3)
    assert ended.correct(1, scored(0, 30)) == match
    assert ended.correct(1, scored(0, 60)).totals == (20, 100)
    assert ended.correct(3, scored(0, 5)).totals == (0, 100)
    assert ended.correct(3, scored(0, 5)).correct(1, scored(0, 30)).totals == (20, 35)
    assert ended.remove(2).after_end == match.rounds[2:]
    assert ended.remove(1).totals == (20, 40)


def test_a_round_after_the_end_is_corrected_by_its_number_in_all() -> None:
    ended = played(2, (0, 30), (20, 0), (0, 40)).correct(1, scored(0, 100))
    with pytest.raises(MatchError) as refused:
        ended.correct(4, scored(0, 5))
    assert refused.value.faults == (Fault("match/no-such-round", ("number",), {"number": 4, "rounds": 3}),)


# Files keep what comes after the end


def test_with_the_end_test_off_rounds_are_added_and_kept_apart_when_it_is_on_again() -> None:
    over = Match.start(["Ana", "Ben"], carried=[0, 100], first_dealer=1)
    open_ = over.past_end().record(scored(0, 30)).record(scored(9, 0))
    assert open_.totals == (9, 130)
    assert len(open_.rounds) == open_.counted == 2
    kept = open_.closed()
    assert (kept.totals, kept.rounds, kept.after_end) == ((0, 100), (), open_.rounds)
    assert [each.dealer for each in kept.after_end] == [1, 0]
    with pytest.raises(MatchError):
        kept.record(scored(0, 5))
    assert kept.past_end() == open_


def test_with_the_end_test_off_people_come_and_go() -> None:
    open_ = Match.start(ABC, carried=[0, 100, 200]).past_end()
    moved = open_.join("Dev", 7).leave("Ben").reorder(["Dev", "Chi", "Ana"]).rename("Chi", "Chloe")
    assert [player.name for player in moved.seats] == ["Dev", "Chloe", "Ana"]
    closed = moved.closed()
    assert [player.name for player in closed.players] == ["Ana", "Ben", "Chloe", "Dev"]
    assert closed.counted == 0


# Targets and rules


def test_c36_a_changed_target_counts_at_once_and_recomputes_nothing() -> None:
    match = Match.start(["Ana", "Ben"]).record(RoundResult(["", 14], winner=0, opened=[True, False]))
    match = match.record(RoundResult(["", 60], winner=0, opened=[True, False]))
    assert match.totals == (0, 89)
    ended = match.change_target(60)
    assert (ended.totals, ended.status, ended.target) == ((0, 89), Status.OVER, 60)
    assert ended.rounds == match.rounds
    assert ended.change_target("auto").status is Status.PLAYING
    with pytest.raises(RulesError):
        match.change_target(49)
    assert match.target == 100


def test_a_changed_target_limits_later_rounds() -> None:
    match = played(2).change_target(60).record(RoundResult(["", 60], winner=0, opened=[True, False]))
    assert match.totals == (0, 30)
    assert match.rounds[0].lines[1].limit == 30


def test_changed_rules_are_those_of_later_rounds() -> None:
    match = played(3, (0, 5, 5)).change_rules(Rules(surcharge=50))
    assert (match.rules, match.rules_at_start) == (Rules(surcharge=50), Rules())
    later = match.record(RoundResult(["", 9, 9], winner=0, opened=[True, False, True]))
    assert later.totals == (0, 64, 14)
    assert [each.rules.surcharge for each in later.rounds] == [25, 50]


def test_a_change_after_the_end_comes_before_the_rounds_that_are_kept_apart() -> None:
    ended = played(2, (0, 30), (20, 0), (0, 40)).correct(1, scored(0, 100))
    reopened = ended.change_target(130)
    assert [type(change) for change in reopened.timeline] == [RoundPlayed, RulesChanged, RoundPlayed, RoundPlayed]
    assert (reopened.totals, reopened.status) == ((20, 140), Status.OVER)
    assert reopened.rounds[1].target == 100
    still = ended.change_target(90)
    assert (still.counted, still.after_end, still.totals) == (2, ended.after_end, (0, 100))
    assert ended.change_target(120).change_target(140).totals == (20, 140)


def test_rounds_are_found_by_number_those_after_the_end_included() -> None:
    match = played(2, (0, 60), (0, 30), (0, 20)).correct(1, scored(0, 100))
    assert (len(match.rounds), len(match.after_end)) == (1, 2)
    assert match.every_round == (*match.rounds, *match.after_end)
    assert [match.round(number).lines[1].points for number in (1, 2, 3)] == [100, 30, 20]
    for number in (0, 4, -1):
        with pytest.raises(MatchError, match="match/no-such-round"):
            match.round(number)
