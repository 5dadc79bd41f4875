"""A view in lines: what lies on the table, what is owed, what happened; held to the state by other means."""

from dataclasses import replace
from random import Random

import pytest

from cli_runner import Terminal
from play_rounds import played_match, shuffled_deal
from rami import PRESETS, Card, Match
from rami.cards import JOKER
from rami.melds import read_meld
from rami.play.moves import DRAW, Discard, Lay, Swap, bit_of
from rami.play.state import State
from rami.play.view import Seen, View, seen, view_of
from rami.records.play_text import write_play
from rami.words.cards import card_name, hand_faces
from rami.words.languages import LANGUAGES
from rami.words.scores import round_lines
from rami.words.views import deal_line, meld_lines, owed_lines, pile_line, seat_lines, seen_lines

NAMES = ["Ana", "שרה", "Chi"]
ONCE = "\u2068שרה\u2069"


@pytest.fixture(scope="module")
def dealt() -> View:
    return view_of(shuffled_deal(Match.start(NAMES), Random(1)), None)


@pytest.fixture(scope="module")
def ended() -> State:
    return played_match(NAMES, PRESETS["easy"], 4, 1).rounds[0]


def test_the_table_is_told_line_by_line(dealt: View) -> None:
    assert list(meld_lines(dealt, NAMES, "en")) == ["No meld on the table yet."]
    view = replace(
        dealt,
        dealer=1,
        sizes=(14, 1, 0),
        opened=(False, True, True),
        table=(read_meld("5H *6H 7H"), read_meld("9C 9D 9S")),
        owners=(1, 2),
        pile=(Card("KH"), Card("2C")),
        stock=1,
    )
    assert [*seat_lines(view, NAMES, "en"), *meld_lines(view, NAMES, "en"), pile_line(view, "en")] == [
        "Ana: 14 cards, not opened yet",
        f"{ONCE}: 1 card, opened",
        "Chi: 0 cards, opened",
        f"Meld 0: 5♥ ★(6♥) 7♥ ({ONCE})",
        "Meld 1: 9♣ 9♦ 9♠ (Chi)",
        "Top of the discard pile: two of clubs. Stock: 1 card.",
    ]
    assert pile_line(replace(view, pile=(), stock=0), "en") == "The discard pile is empty. Stock: 0 cards."
    assert deal_line(view, NAMES, "en") == f"{ONCE} deals. Turned up: king of hearts"


def test_what_a_turn_owes_is_told_and_nothing_else(dealt: View) -> None:
    assert list(owed_lines(dealt, "en")) == []
    owing = replace(dealt, opening_points=30, taken=Card("QD"), owed=2)
    assert list(owed_lines(owing, "en")) == [
        "Opening so far: 30 of 51 points",
        "To be melded in this turn: queen of diamonds",
        "Swapped jokers to be melded in this turn: 2",
    ]


def test_a_move_is_told_with_what_it_was_made_on(dealt: View) -> None:
    run = read_meld("5H *6H 7H")
    before = replace(dealt, opened=(False, True, False), table=(run,), owners=(1,), opening_points=12)
    after = replace(before, table=(read_meld("5H 6H 7H"), run), owners=(1, 0))
    told = {
        Seen(0, DRAW, reshuffled=1): ["The discard pile is shuffled and becomes the stock again: 1 card", "Draws from the stock"],
        Seen(0, DRAW, Card("KH")): ["Draws king of hearts from the stock"],
        Seen(0, None): ["Takes the last move back"],
        Seen(0, Lay(run)): ["Lays 5♥ ★(6♥) 7♥ for the opening: 30 points so far"],
        Seen(1, Lay(run)): ["Lays 5♥ ★(6♥) 7♥"],
        Seen(1, Swap(bit_of(Card("6H")), 0)): ["Takes the joker for six of hearts; on the table now: 5♥ 6♥ 7♥"],
        Seen(2, Discard(bit_of(JOKER))): ["Discards joker"],
    }  # fmt: skip
    names = ["Ana", ONCE, "Chi"]
    for each, lines in told.items():
        *shuffled, last = lines
        assert list(seen_lines(each, before, after, NAMES, "en")) == [*shuffled, f"{names[each.seat]}: {last}"]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(3))
def test_the_points_of_an_opening_are_those_that_the_engine_counts(preset: str, seed: int) -> None:
    (state,) = played_match(NAMES, PRESETS[preset], seed, 1).rounds
    openings = 0
    while state.before is not None and state.played is not None:
        before, played = state.before, state.played
        views = view_of(before, None), view_of(state, None)
        line = list(seen_lines(seen(played, played.seat), *views, NAMES, "en"))[-1]
        begun = isinstance(played.move, Lay) and not before.has_opened(played.seat)
        assert line.endswith(f" for the opening: {state.position.turn.points} points so far") is begun, line
        openings += begun
        state = before
    assert openings


def test_only_who_drew_a_card_is_told_which(ended: State) -> None:
    state, drawn = ended, 0
    while state.before is not None and state.played is not None:
        before, played = state.before, state.played
        if played.drawn is not None:
            drawn += 1
            for seat in (None, 0, 1, 2):
                views = view_of(before, seat), view_of(state, seat)
                line = list(seen_lines(seen(played, seat), *views, NAMES, "en"))[-1]
                assert (card_name(played.drawn, "en") in line) is (seat == played.seat)
        state = before
    assert drawn > 10


def test_the_end_of_a_round_tells_every_hand_and_why_it_scores(ended: State) -> None:
    match = Match.start(NAMES, PRESETS["easy"]).record(ended.result)
    ending, *lines = round_lines(match.rounds[0], NAMES, "en")
    assert ending == f"{NAMES[ended.position.winner or 0]} went out".replace("שרה", ONCE)
    assert lines[::2] == [f"{name}: {hand_faces(ended.hand(seat))}" for seat, name in enumerate(["Ana", ONCE, "Chi"])]
    for line, score in zip(lines[1::2], match.rounds[0].lines, strict=True):
        assert line.startswith("  ")
        assert f"{score.points} points" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_to_left_name_is_isolated_once_wherever_a_round_is_told(terminal: Terminal, language: str) -> None:
    record = played_match(NAMES, PRESETS["easy"], 4, 2)
    replayed = terminal.run(["replay", "--lang", language], write_play(record).encode()).out
    played = terminal.run(
        ["play", "--plain", "--seed", "1", "--name", "שרה", "--lang", language, "--rounds", "1"],
        b"d\ntable\nscore\nquit\n",
    ).out
    for text in (replayed, played.partition("rami play 1")[0]):
        assert "שרה" in text
        assert text.count("שרה") == text.count(ONCE) == text.count("\u2068")
