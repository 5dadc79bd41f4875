"""Hints with their reasons in ``rami play``, and ``rami review``: in every language and format, and what is refused."""

import csv
import io
import json
from importlib import import_module

import pytest

from cli_runner import Terminal
from rami import PRESETS, Match
from rami.bots.beginner import Beginner
from rami.bots.chance import Chance
from rami.bots.review import review
from rami.bots.strategy import Totals
from rami.bots.table import Table, random_deal
from rami.bots.table_game import TableGame
from rami.cli.review_lines import review_lines
from rami.play.deal import PlayError
from rami.play.state import State
from rami.records.json_record import parse_json
from rami.records.move_text import read_move, write_move
from rami.records.play_json import write_play_json
from rami.records.play_record import PlayRecord
from rami.records.play_text import read_play, write_play
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES
from table_games import beginners_move, end_round, game_of, plain
from test_bots_review import EVEN, FirstIsBest, short_round

START = Match.start(["Ana", "שרה"], PRESETS["easy"])


def record_of(moves: int, seed: int = 1) -> PlayRecord:
    """The first moves of a round, by a beginner and by chance."""
    table = Table(State.dealt(random_deal(START, seed)), seed, Totals.of(START))
    strategies = (Beginner(), Chance())
    while not table.state.over and len(table.state.history) < moves:
        table.make(table.ask(strategies[table.state.seat], table.state.seat))
    return PlayRecord(START, (table.state,))


@pytest.fixture(scope="module")
def begun() -> bytes:
    return write_play(record_of(7)).encode()


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_reviewed_in_every_language(terminal: Terminal, begun: bytes, language: str) -> None:
    ran = terminal.run(["review", "--worlds", "8", "--lang", language], begun)
    assert (ran.code, ran.err) == (0, "")
    assert catalogue(language).text("review-title", number=1) in ran.out
    assert "{" not in ran.out
    assert not terminal.run(["review", "--help", "--lang", language]).code


def test_the_formats_tell_the_same(terminal: Terminal, begun: bytes) -> None:
    document = json.loads(terminal.run(["review", "--worlds", "8", "--format", "json"], begun).out)
    (told,) = document["rounds"]
    decisions = [decision for turn in told["turns"] for decision in turn["decisions"]]
    for player, given in told["given_away"].items():
        turns = [turn["given_away"] for turn in told["turns"] if turn["player"] == player]
        assert given == pytest.approx(sum(turns), abs=0.05)
    worst = sorted((turn for turn in told["turns"] if turn["given_away"]), key=lambda turn: -turn["given_away"])
    assert told["costliest"] == [turn["turn"] for turn in worst[:3]]
    for decision in decisions:
        read_move(decision["made"], START.rules)
        if "better" in decision:
            read_move(decision["better"], START.rules)
            assert decision["given_away"] > 2 * decision["error"]
            assert decision["why"]["sentence"].endswith(".")
    rows = list(
        csv.DictReader(io.StringIO(terminal.run(["review", "--worlds", "8", "--format", "csv"], begun).out[1:]))
    )
    assert [(row["made"], float(row["given_away"])) for row in rows] == [
        (decision["made"], decision["given_away"]) for decision in decisions
    ]
    text = terminal.run(["review", "--worlds", "8"], begun).out
    assert text.count("points given away") == len(told["given_away"]) + len(told["costliest"])
    assert text == terminal.run(["review", "--worlds", "8"], write_play_json(record_of(7)).encode()).out


def test_one_player_alone_and_so_many_seconds(terminal: Terminal, begun: bytes) -> None:
    ran = terminal.run(["review", "--seat", "2", "--seconds", "0.01", "--format", "json"], begun)
    (told,) = json.loads(ran.out)["rounds"]
    assert list(told["given_away"]) == ["שרה"]
    assert {turn["player"] for turn in told["turns"]} == {"שרה"}


def test_what_cannot_be_reviewed_is_refused(terminal: Terminal, begun: bytes) -> None:
    assert terminal.run(["review", "--seat", "3"], begun).err.endswith("There is no player 3; there are 2 players.\n")
    assert terminal.run(["review"], b"nonsense").code == 3
    assert terminal.run(["review", "--worlds", "7"], begun).code == 2
    assert terminal.run(["review"]).code == 2
    assert terminal.run(["review", "--seat", "2", "--format", "json"], b"{}").code == 3


def test_later_rounds_are_judged_by_the_totals_then(terminal: Terminal) -> None:
    game = game_of("1", rounds=2)
    for _ in range(2):
        end_round(game)
        if not game.finished:
            game.deal()
    typed = write_play_json(game.record).encode()
    ran = terminal.run(["review", "--worlds", "8", "--seconds", "0.01", "--format", "json"], typed)
    assert [each["round"] for each in json.loads(ran.out)["rounds"]] == [1, 2]
    assert parse_json(ran.out)


def test_the_words_of_a_review() -> None:
    found = review(short_round(), EVEN, FirstIsBest(), 1)
    assert list(review_lines(found, 2, ["Ana", "Ben"], catalogue("en")))[2:] == [
        "Ana: 13.5 points given away",
        "Ben: 0.0 points given away",
        "The costliest turns",
        "Turn 1, Ana: 4.5 points given away",
        "   Played: discard nine of hearts",
        "   Better: discard four of clubs",
        "   This card goes with no other in the hand; and the next player has little use for it.",
        "Turn 3, Ana: 4.5 points given away",
        "   Played: discard king of clubs",
        "   Better: discard two of clubs",
        "   The hidden cards still hold 2 cards to make a meld with this card; and the next player has little use for it.",
        "Turn 5, Ana: 4.5 points given away",
        "   Played: discard six of spades",
        "   Better: discard two of clubs",
        "   The hidden cards still hold 2 cards to make a meld with this card; and the next player has little use for it.",
    ]
    nothing = review(short_round(), EVEN, FirstIsBest(9), 1, seats=(0,))
    assert list(review_lines(nothing, 2, ["Ana", "Ben"], catalogue("en")))[2:] == [
        "Ana: 0.0 points given away",
        "No turn gave anything away beyond doubt.",
    ]


# At the table


def test_a_hint_ranks_the_best_moves_with_their_reasons() -> None:
    table = plain(game := game_of("1"))
    table.begin()
    table.answer("draw")
    told = table.answer("hint")
    assert told[0] == "The best moves, and what they are likely to come to in this round:"
    assert len(told) == 7
    assert told[1].startswith("1  ")
    assert all(told[place].startswith(f"{number}  ") for number, place in ((1, 1), (2, 3), (3, 5)))
    assert "points worse than the first, give or take" in told[3]
    assert all(told[place].startswith("   ") and told[place].endswith(".") for place in (2, 4, 6))
    advised = game.advice()
    assert all(each.judged.move in game.view.legal for each in advised)
    assert advised == game.advice()
    with pytest.raises(PlayError, match="play/still-running"):
        game.review()


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_round_the_person_may_look_at_it_again(language: str) -> None:
    game = TableGame(Match.start(["Ana", "Ben"], PRESETS["easy"]), [Beginner()], "1", rounds=2, judge=FirstIsBest())
    table = plain(game, language)
    table.begin()
    assert table.before("review") == []
    assert table.answer("review") == [catalogue(language).text("error-play-still-running")]
    told: list[str] = []
    while not game.round_over:
        game.advance()
        told = table.answer("discard " + game.view.hand[-1].code if game.view.phase.value == "meld" else "draw")
    assert told[-1] == table.offer
    assert table.before("review") == [catalogue(language).text("review-working")]
    assert table.before("hint") == []
    found = table.answer(catalogue(language).also("table-word-review")[0])
    assert found[0] == catalogue(language).text("review-title", number=1)
    assert found[2].startswith("Ana")


def test_the_judge_of_a_game_takes_about_a_second_if_none_is_given() -> None:
    game = TableGame(Match.start(["Ana", "Ben"], PRESETS["easy"]), [Beginner()], "quick")
    game.advance()
    game.do(game.view.legal[0])
    assert 1 <= len(game.advice()) <= 3


@pytest.mark.parametrize(
    ("last", "reviewed"), [(["review", "quit"], 1), (["review", "review", None], 2), ([""], 0), ([None], 0)]
)
def test_after_the_last_round_it_can_be_looked_at_and_the_game_is_told_as_text(
    last: list[str | None], reviewed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, after = import_module("rami.cli.play"), iter(last)
    table = plain(game := game_of("1"))
    monkeypatch.setattr(
        command, "_typed", lambda: next(after) if game.round_over else write_move(beginners_move(game.view))
    )
    command._talk(table)  # pyright: ignore[reportPrivateUsage]
    told = capsys.readouterr().out
    assert f"\n\n{table.offer}\nquit: leave" in told
    assert told.count("Points given away in round 1") == reviewed
    assert write_play(read_play(told.rpartition("rami replay shows it:\n\n")[2])) == write_play(game.record)
    assert told.count("rami replay shows it:") == 1
