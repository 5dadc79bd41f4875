import unicodedata

import pytest
from tests.strategies import played, scored, sec

from rami import EntryError, Fault, Match, MatchError, Player, RoundResult, Rules, RulesError, Status

NO_ROOM = Fault("entry/players", ("players",), {"number": 7, "low": 2, "high": 6})
TOO_FEW = Fault("entry/players", ("players",), {"number": 1, "low": 2, "high": 6})
OVER = Fault("match/over")


def names(match: Match) -> list[str]:
    return [player.name for player in match.players]


def seated(match: Match) -> list[str]:
    return [player.name for player in match.seats]


def totals(match: Match) -> dict[str, int]:
    return {player.name: player.total for player in match.players}


def dealer(match: Match) -> str | None:
    return match.next_dealer.name if match.next_dealer else None


def nobody(name: str) -> Fault:
    return Fault("match/no-such-player", ("name",), {"name": name})


def refused(match: Match, deed: str, *arguments: object) -> tuple[Fault, ...]:
    before = match.past_end().closed()
    with pytest.raises((MatchError, RulesError)) as told:
        getattr(match, deed)(*arguments)
    assert match == before
    return told.value.faults


# Found by name


@pytest.mark.parametrize("name", ["Hiển", "HIỂN", " hiển ", "Hie\u0302\u0309n", "hie\u0302\u0309N"])
def test_c76_somebody_is_found_in_any_case_and_encoding(name: str) -> None:
    match = Match.start(["Ana", "Hiển"], carried=[3, 4])
    assert match.person(name) == Player(1, "Hiển", 4)


def test_c76_a_name_in_another_encoding_is_the_same_player() -> None:
    match = Match.start(["Ana", unicodedata.normalize("NFD", "Phượng")])
    assert match.names[1] == unicodedata.normalize("NFC", "Phượng")
    assert refused(match, "join", "Phượng") == (
        Fault("name/taken", ("name",), {"name": "Phượng", "suggestion": "Phượng (2)"}),
    )


@pytest.mark.parametrize("name", ["", "An", "Anna", "Ana (2)"])
def test_an_unknown_name_is_refused(name: str) -> None:
    match = played(3)
    for deed in ("person", "leave", "rename"):
        assert refused(match, deed, *[name, "Eva"][: 1 + (deed == "rename")]) == (nobody(name),)
    assert refused(match, "reorder", ["Ana", name, "Ben"]) == (nobody(name),)


def test_c61_two_sams_are_told_apart_and_points_go_to_the_right_one() -> None:
    with pytest.raises(MatchError) as told:
        Match.start(["Sam", "Sam", "Sam (2)"])
    assert told.value.faults == (Fault("name/taken", ("players[1]",), {"name": "Sam", "suggestion": "Sam (3)"}),)
    match = Match.start(["Sam", "Sam (3)", "Sam (2)"]).record(scored(9, 0, 7))
    assert totals(match) == {"Sam": 9, "Sam (3)": 0, "Sam (2)": 7}
    assert match.person("sam (3)").person == 1


# Joining


def test_c31_two_who_join_start_with_the_same_total_and_blank_rounds() -> None:
    match = played(3, (0, 30, 25), (40, 0, 10))
    joined = match.join("Dev").join("Eva")
    assert totals(joined) == {"Ana": 40, "Ben": 30, "Chi": 35, "Dev": 40, "Eva": 40}
    assert [line_of(joined, 3, number) for number in (0, 1)] == [None, None]
    assert (joined.target, len(joined.seats)) == (400, 5)
    assert joined.players[3] == Player(3, "Dev", 40)
    later = joined.record(RoundResult(["", 9, 9, 80, 9], winner=0, opened=[True, True, True, False, True]))
    assert totals(later)["Dev"] == 140
    assert later.rounds[:2] == match.rounds


def line_of(match: Match, person: int, number: int) -> object:
    return match.rounds[number].line_of(person)


@pytest.mark.parametrize(("total", "start"), [(None, 40), (0, 0), (7, 7), (41, 41)])
def test_a_starting_total_is_the_highest_by_default(total: int | None, start: int) -> None:
    joined = Match.start(["Ana", "Ben"], carried=[30, 40]).join(" Chi  Ly ", total)
    assert joined.players[2] == Player(2, "Chi Ly", start)
    assert joined.totals == (30, 40, start)


def test_the_highest_total_is_that_of_those_present() -> None:
    assert played(3, carried=[10, 20, 90]).leave("Chi").join("Dev").players[3].total == 20


def test_one_who_joins_with_the_target_ends_the_match() -> None:
    match = Match.start(["Ana", "Ben"], Rules(target=100), carried=[30, 40])
    assert match.join("Chi", 99).status is Status.PLAYING
    assert match.join("Chi", 100).status is Status.OVER
    assert match.join("Chi", 100).winner == Player(0, "Ana", 30)


def test_joining_is_refused_with_everything_that_is_wrong() -> None:
    assert refused(played(6), "join", "ANA", -5) == (
        NO_ROOM,
        Fault("name/taken", ("name",), {"name": "ANA", "suggestion": "ANA (2)"}),
        Fault("match/bad-total", ("total",), {"name": "ANA", "value": "-5"}),
    )
    assert refused(played(2), "join", " ") == (Fault("name/empty", ("name",)),)
    assert refused(played(2, carried=[0, 100]), "join", "Chi") == (OVER,)
    assert refused(played(2), "join", "Chi", "9") == (
        Fault("match/bad-total", ("total",), {"name": "Chi", "value": "9"}),
    )


def test_one_who_left_keeps_the_name_and_leaves_room() -> None:
    match = played(6).leave("Fay")
    assert refused(match, "join", "Fay") == (Fault("name/taken", ("name",), {"name": "Fay", "suggestion": "Fay (2)"}),)
    assert seated(match.join("Fay (2)")) == ["Ana", "Ben", "Chi", "Dev", "Eva", "Fay (2)"]


def test_one_who_joined_only_after_the_end_is_not_present() -> None:
    match = played(2, (0, 30)).join("Chi", 20).record(scored(0, 5, 9))
    ended = match.correct(1, scored(0, 100))
    assert ended.players == (Player(0, "Ana", 0), Player(1, "Ben", 100), Player(2, "Chi", 20, present=False))
    assert seated(ended) == ["Ana", "Ben"]
    assert len(ended.after_end) == 1
    assert ended.person("chi") == ended.players[2]
    assert names(ended.rename("Chi", "Chloe")) == ["Ana", "Ben", "Chloe"]
    assert ended.correct(1, scored(0, 30)) == match
    assert ended.correct(2, scored(0, 5, 11)).correct(1, scored(0, 30)).totals == (0, 35, 31)


def test_several_who_joined_only_after_the_end_come_last_each_with_the_own_total() -> None:
    match = played(2, (0, 30)).join("Chi", 20).join("Dev", 10).reorder(["Dev", "Chi", "Ben", "Ana"])
    ended = match.correct(1, scored(0, 100))
    assert [(player.name, player.total, player.present) for player in ended.players] == [
        ("Ana", 0, True),
        ("Ben", 100, True),
        ("Chi", 20, False),
        ("Dev", 10, False),
    ]


# Leaving


def test_one_who_left_is_in_no_end_test_no_standing_and_no_dealing_while_the_past_stays() -> None:
    match = played(4, (0, 30, 25, 90), (40, 0, 10, 95)).leave("Dev")
    assert totals(match) == {"Ana": 40, "Ben": 30, "Chi": 35, "Dev": 185}
    assert match.players[3] == Player(3, "Dev", 185, present=False)
    assert (match.target, match.status, seated(match)) == (200, Status.PLAYING, ["Ana", "Ben", "Chi"])
    assert [place.player.name for place in match.standings] == ["Ben", "Chi", "Ana"]
    assert [player.name for player in match.lowest] == ["Ben"]
    later = match.record(scored(0, 5, 5))
    assert (dealer(match), dealer(later)) == ("Chi", "Ana")
    assert later.rounds[2].line_of(3) is None
    assert len(later.rounds[0].lines) == 4


@pytest.mark.parametrize(
    ("first", "leaver", "deals"),
    [(0, "Ana", "Ben"), (1, "Ben", "Chi"), (2, "Chi", "Ana"), (0, "Ben", "Ana"), (2, "Ana", "Chi")],
)
def test_the_deal_passes_on_if_it_was_the_leavers(first: int, leaver: str, deals: str) -> None:
    assert dealer(played(3, first_dealer=first).leave(leaver)) == deals


def test_a_falling_automatic_target_may_end_the_match_unless_it_is_kept() -> None:
    match = Match.start(["Ana", "Ben", "Chi"], carried=[40, 30, 120])
    ended = match.leave("Ben")
    assert (ended.target, ended.status, ended.winner) == (100, Status.OVER, Player(0, "Ana", 40))
    kept = match.leave("ben", target=200)
    assert (kept.target, kept.status, kept.rules) == (200, Status.PLAYING, Rules(target=200))
    assert kept == match.leave("Ben").change_target(200)
    assert match.leave("Ben", target=120).status is Status.OVER


def test_leaving_is_refused() -> None:
    match = played(3).leave("Ben")
    assert refused(match, "leave", "BEN") == (Fault("match/player-left", ("name",), {"name": "Ben"}),)
    assert refused(match, "leave", "Ana") == (TOO_FEW,)
    assert refused(played(2, carried=[0, 100]), "leave", "Ana") == (OVER,)
    assert [fault.code for fault in refused(played(3), "leave", "Ana", 49)] == ["rules/out-of-range"]


def test_a_round_is_of_those_who_are_present() -> None:
    match = played(4).leave("Ben")
    assert match.record(scored(0, 5, 9)).totals == (0, 0, 5, 9)
    with pytest.raises(EntryError) as told:
        match.record(scored(0, 5, 9, 9))
    assert told.value.faults == (Fault("entry/other-players", ("hands",), {"number": 4, "expected": 3}),)


def test_an_old_round_keeps_those_who_played_it() -> None:
    match = played(3, (0, 30, 25)).leave("Ben").join("Dev", 0)
    assert totals(match.correct(1, scored(0, 31, 25))) == {"Ana": 0, "Ben": 31, "Chi": 25, "Dev": 0}
    with pytest.raises(EntryError) as told:
        match.correct(1, scored(0, 31))
    assert told.value.codes == ("entry/other-players",)


def test_somebody_who_left_is_not_the_winner_of_the_match() -> None:
    ended = played(4, carried=[90, 0, 80, 60]).leave("Ben").record(sec(3, 1))
    assert (ended.status, ended.winner) == (Status.OVER, Player(2, "Chi", 80))
    assert ended.totals == (290, 0, 80, 260)


# Renaming


def test_a_new_name_moves_no_score() -> None:
    match = played(3, (0, 30, 25)).rename("BEN", "  Benny ")
    assert totals(match) == {"Ana": 0, "Benny": 30, "Chi": 25}
    assert match.correct(1, scored(0, 31, 25)).person("benny") == Player(1, "Benny", 31)
    assert match.rename("Ana", "Ben").names == ("Ben", "Benny", "Chi")


@pytest.mark.parametrize("new", ["ANA", "ana", " Ana ", "Àna"])
def test_the_own_name_may_be_written_otherwise(new: str) -> None:
    assert played(2).rename("Ana", new).names == (new.strip(), "Ben")


def test_renaming_is_refused() -> None:
    match = played(3).leave("Ben")
    assert refused(match, "rename", "Ana", "CHI") == (
        Fault("name/taken", ("name",), {"name": "CHI", "suggestion": "CHI (2)"}),
    )
    assert [fault.code for fault in refused(match, "rename", "Ana", "Ben")] == ["name/taken"]
    assert refused(match, "rename", "Ana", "\t") == (Fault("name/empty", ("name",)),)
    assert [fault.code for fault in refused(match, "rename", "Ana", "A\0")] == ["name/bad-character"]


def test_anybody_may_be_renamed_at_any_time() -> None:
    over = played(3, carried=[0, 0, 200]).change_target(100)
    assert names(over.rename("Ana", "Anna")) == ["Anna", "Ben", "Chi"]
    left = played(3).leave("Ben").rename("Ben", "Benny")
    assert left.players[1] == Player(1, "Benny", 0, present=False)
    assert left.names == ("Ana", "Benny", "Chi")


# Reordering


def test_c32_after_a_move_every_score_and_correction_reaches_the_right_person() -> None:
    match = played(3, (0, 30, 25), (40, 0, 10)).reorder(["Chi", "Ana", "Ben"])
    assert names(match) == ["Chi", "Ana", "Ben"]
    assert match.totals == (35, 40, 30)
    mended = match.correct(1, scored(0, 31, 25))
    assert totals(mended) == {"Ana": 40, "Ben": 31, "Chi": 35}
    later = match.record(scored(0, 5, 9))
    assert totals(later) == {"Ana": 45, "Ben": 39, "Chi": 35}
    assert later.rounds[2].seats == (2, 0, 1)


def test_the_deal_stays_with_the_person_and_then_goes_by_the_new_seats() -> None:
    match = played(3, (0, 30, 25))
    assert dealer(match) == "Ben"
    moved = match.reorder(["Ben", "Ana", "Chi"])
    assert dealer(moved) == "Ben"
    assert dealer(moved.record(scored(0, 5, 5))) == "Ana"


def test_names_may_be_written_in_any_case() -> None:
    assert seated(played(3).reorder(["CHI", " ana", "ben"])) == ["Chi", "Ana", "Ben"]


def test_who_left_keeps_the_place_while_the_others_move() -> None:
    match = played(4).leave("Ben").reorder(["Dev", "Chi", "Ana"])
    assert names(match) == ["Dev", "Ben", "Chi", "Ana"]
    assert seated(match) == ["Dev", "Chi", "Ana"]
    assert dealer(match) == "Ana"


@pytest.mark.parametrize(
    "order", [[], ["Ana", "Ben"], ["Ana", "Ben", "Chi", "Ana"], ["Ana", "Ben", "Ben"], ["Ana", "Ben", "Dev"]], ids=str
)
def test_an_order_is_that_of_those_present_once_each(order: list[str]) -> None:
    match = played(4).leave("Dev")
    assert refused(match, "reorder", order) == (Fault("match/order", ("order",), {"expected": ("Ana", "Ben", "Chi")}),)


def test_the_order_expected_is_that_of_the_seats() -> None:
    match = played(3).reorder(["Chi", "Ana", "Ben"])
    assert refused(match, "reorder", ["Ana"])[0].values == {"expected": ("Chi", "Ana", "Ben")}


def test_seats_are_not_changed_after_the_end() -> None:
    assert refused(played(2, carried=[0, 100]), "reorder", ["Ben", "Ana"]) == (OVER,)
