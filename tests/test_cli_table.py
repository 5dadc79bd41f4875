"""``rami play`` in plain lines: what is told, what is refused and why, and what is never told."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli_runner import Terminal
from rami import PRESETS, Card, Match
from rami.bots.beginner import Beginner
from rami.bots.table_game import TableGame
from rami.cards import CARDS
from rami.handbits import bits
from rami.melds import laid_cards
from rami.play.moves import Lay, LayOff, card_of
from rami.records.move_text import write_move
from rami.records.play_text import read_play, write_play
from rami.words.cards import card_name
from rami.words.languages import LANGUAGES
from table_games import NAMES, beginners_move, faces_in, game_of, plain, played_by_beginner

# Plain lines


def test_the_opening_of_a_game() -> None:
    table = plain(game_of("1"))
    assert table.begin() == [
        "Rules: Easy Rami",
        "Points needed to open: 30",
        "Opening needs a pure run: no",
        "Ben: level beginner",
        "Seed of the deals: a seed",
        "Type ? to see what you can do, quit to leave.",
        "",
        "Round 1",
        "Ana deals. Turned up: six of diamonds",
        "Ben: Draws from the stock",
        "Ben: Lays 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ ★(9♠) for the opening: 44 points so far",
        "Ben: Discards seven of hearts",
        "",
        "Your turn, Ana.",
        "Your hand: 14 cards, 98 points if it stays there.",
        "  clubs ♣ (C): A 2 4 5 10 K",
        "  diamonds ♦ (D): 2 3 4 5 K",
        "  hearts ♥ (H): 2",
        "  spades ♠ (S): 10",
        "  joker ★ (XX): 1",
        "Top of the discard pile: seven of hearts. Stock: 78 cards.",
        "1  draw from the stock",
    ]


def test_refusals_say_why_and_change_nothing() -> None:
    table = plain(game := game_of("1"))
    table.begin()
    before = game.view
    refused = {
        "take": "The discard pile is closed at first; it is open from everybody’s turn 2 on.",
        "KH": "First draw a card, from the stock or from the discard pile.",
        "foo": "“foo” is not understood. Type ? to see what you can do.",
        "0": "There is no choice 0. Choose a number from 1 to 1.",
        "back": "There is nothing to take back.",
        "off": "“off” is not understood. Type ? to see what you can do.",
        "lay ": "“lay” is not understood. Type ? to see what you can do.",
    }
    assert {text: table.answer(text) for text in refused} == {text: [why] for text, why in refused.items()}
    assert game.view == before
    table.answer("1")
    assert table.answer("lay 2D 3D 5D") == ["These cards are not in a row: 2D 3D 5D"]
    assert table.answer("back") == ["A card drawn from the stock has been seen, so the draw stays."]


def test_what_can_be_asked() -> None:
    table = plain(game := game_of("1"))
    table.begin()
    assert table.answer("hand") == [
        "Your hand: 14 cards, 98 points if it stays there.",
        "  A♣ 2♣ 2♦ 2♥ 3♦ 4♣ 4♦ 5♣ 5♦ 10♣ 10♠ K♣ K♦ ★",
    ]
    assert table.answer("table") == [
        "Ana: 14 cards, not opened yet",
        "Ben: 6 cards, opened",
        "Meld 0: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ ★(9♠) (Ben)",
        "Top of the discard pile: seven of hearts. Stock: 78 cards.",
    ]
    assert table.answer("score") == [
        "1. Ana: 0 points",
        "1. Ben: 0 points",
        "The match goes on: nobody has reached the target of 100 points.",
    ]
    assert table.answer("hint") == ["A hint: draw from the stock"]
    helped = table.answer("?")
    assert helped[0] == "1  draw from the stock"
    assert len(helped) == len(game.view.legal) + 12
    assert table.answer("")[1] == "Your turn, Ana."
    table.answer("draw")
    helped = table.answer("?")
    assert [line for line in helped if line.startswith("26  ")] == ["26  discard joker"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_number_beside_a_hint_does_what_it_says(number: int) -> None:
    table = plain(game := game_of("1"))
    table.begin()
    table.answer("1")
    assert [line[:3] for line in table.answer("hint")[1::2]] == ["1  ", "2  ", "3  "]
    hinted = game.advice()[number - 1].judged.move
    assert table.answer("4") == ["There is no choice 4. Choose a number from 1 to 3."]
    made = len(game.record.rounds[-1].history)
    table.answer(str(number))
    assert game.record.rounds[-1].history[made].move == hinted


def test_taking_back() -> None:
    table = plain(game := game_of("1"))
    table.begin()
    table.answer("draw")
    before = game.view
    assert table.answer("lay 2D 3D 4D 5D")[:3] == [
        "Ana: Lays 2♦ 3♦ 4♦ 5♦ for the opening: 14 points so far",
        "Opening so far: 14 of 30 points",
        "Your hand: 11 cards, 94 points if it stays there.",
    ]
    assert table.answer("discard KD")[0].startswith("The opening is not complete: 14 points")
    taken = table.answer("back")
    assert taken[:2] == ["Ana: Takes the last move back", "Your hand: 15 cards, 108 points if it stays there."]
    assert game.view == before


def test_the_end_of_a_round_with_its_scores_and_the_end_of_all_rounds() -> None:
    table = plain(game := game_of("1", rounds=2))
    told = played_by_beginner(table, game)
    end = told.index("Ana went out")
    assert told[end - 1 : end + 11] == [
        "",
        "Ana went out",
        "Ana: –",
        "  Won the round: 0 points.",
        "Ben: 4♠",
        "  Opened: the cards left in hand count in full, 4 points.",
        "1. Ana: 0 points",
        "2. Ben: 4 points",
        "The match goes on: nobody has reached the target of 100 points.",
        "Next dealer: Ben",
        "",
        "Press Enter for the next round, or type quit to leave.",
    ]
    assert told[-1] == "All is played that was asked for: 2 rounds."
    assert (table.done, game.finished) == (True, True)


def test_between_two_rounds_only_the_next_can_be_asked_for() -> None:
    table = plain(game := game_of("1", rounds=2))
    table.begin()
    while not game.round_over:
        table.answer(write_move(beginners_move(game.view)))
    assert table.answer("KH") == ["Press Enter for the next round, or type quit to leave."]
    assert table.answer("hint") == ["The round is over."]
    assert table.answer("")[:2] == ["", "Round 2"]


def test_the_end_of_a_match() -> None:
    match = Match.start(NAMES[:2], PRESETS["easy"], carried=[0, 99])
    game = TableGame(match, [Beginner()], "1")
    told = played_by_beginner(plain(game), game)
    assert told[-4:] == [
        "1. Ana: 0 points",
        "2. Ben: 103 points",
        "The match is over: Ben reached the target of 100. The lowest total wins.",
        "Winner: Ana with 0 points",
    ]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_every_language_and_preset(language: str, preset: str) -> None:
    game = game_of(f"{preset}", preset, players=3)
    table = plain(game, language)
    told = played_by_beginner(table, game)
    asked = [table.answer(word) for word in ("?", "table", "score", "hand")]
    assert all(asked)
    assert not any("{" in line for lines in (told, *asked) for line in lines)
    assert game.finished


NAME_OF = {card_name(card, "en"): card for card in CARDS}


def shown_cards(line: str) -> set[Card]:
    """Every card that a line names, by its face or its name; the longer name goes first (``joker as king of spades``)."""
    return faces_in(line) | {card for name, card in NAME_OF.items() if name in line}


@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_card_is_ever_told(seed: int) -> None:
    """What a line names was in the person's hand, on the table or on the pile, or is what a joker can stand for."""
    game = game_of(str(seed), players=3)
    table = plain(game)
    known: set[Card] = {Card("XX")}
    told = table.begin()
    while not game.round_over:
        view = game.view
        known |= {*view.hand, *view.pile} | {laid.card for meld in view.table for laid in laid_cards(meld)}
        known |= {card_of(bit) for meld in view.table for bit in bits(meld.naturals)}
        stands = {laid.card for move in view.legal if isinstance(move, Lay) for laid in laid_cards(move.meld)}
        stands |= {card_of(move.card) for move in view.legal if isinstance(move, LayOff)}
        for word in ("hand", "?", "table", "score", "hint"):
            told += table.answer(word)
        named = set[Card]().union(*map(shown_cards, told)) - {Card("KH")}
        assert named <= known | stands
        told = table.answer(write_move(beginners_move(view)))
        if game.round_over:
            break
        known |= {*game.view.pile, *game.view.hand}


def test_leaving_gives_a_text_that_replays(terminal: Terminal) -> None:
    table = plain(game := game_of("1"))
    table.begin()
    table.answer("draw")
    left = table.answer("quit")
    assert table.done
    text = "\n".join(left[3:]) + "\n"
    assert text == write_play(game.record)
    assert len(read_play(text).rounds) == 1
    assert terminal.run(["replay"], text.encode()).code == 0


TYPED_PARTS = st.sampled_from(
    ["draw", "take", "lay", "off", "swap", "discard", "back", "hand", "?", ">", "*", "1", "2", "17", " ", "XX", "5H"]
    + [card.code for card in CARDS[::7]]
)
TYPED_TEXT = st.one_of(st.text(max_size=12), st.lists(TYPED_PARTS, max_size=5).map(" ".join))


@given(texts=st.lists(TYPED_TEXT, max_size=12), language=st.sampled_from(list(LANGUAGES)))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_typed_is_answered_and_the_state_stays_legal(texts: list[str], language: str) -> None:
    game = game_of("any", rounds=None)
    table = plain(game, language)
    table.begin()
    for text in texts:
        before, answered = game.record, table.answer(text)
        assert answered
        assert not any("{" in line for line in answered) or "{" in text
        assert game.round_over or game.view.legal
        assert len(game.record.rounds[-1].history) >= len(before.rounds[-1].history)
        if table.done:
            break
    again = read_play(write_play(game.record))
    assert again.match == game.match


# The command


def test_the_command_plays_in_plain_lines(terminal: Terminal) -> None:
    arguments = ["play", "--seed", "x", "--players", "3", "--level", "beginner,random", "--name", "Zoë", "--plain"]
    ran = terminal.run(arguments, b"d\n\xff\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    for part in (
        "Player 2: level beginner",
        "Player 3: level random",
        "Zoë: Draws ",
        "rami play 1",
        "is not understood",
    ):
        assert part in ran.out
    assert terminal.run(arguments, b"d\n\xff\n").out == ran.out
    assert "Seed of the deals: x" in ran.out
    again = terminal.run(["play"], b"")
    assert "Seed of the deals: " in again.out
    assert again.code == 0


@pytest.mark.parametrize(
    ("numba", "told"), [(True, "Level expert is being made ready"), (False, "expert plays as club")]
)
def test_the_command_says_what_an_expert_needs(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, numba: bool, told: str
) -> None:
    if not numba:
        monkeypatch.setattr("rami.bots.levels.find_spec", lambda _: None)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    ran = terminal.run(["play", "--seed", "x", "--level", "expert", "--plain"], b"d\nquit\n")
    assert ran.code == 0
    assert told in ran.err
    assert "Player 2: level expert" in ran.out


@pytest.mark.parametrize(
    ("arguments", "told", "code"),
    [
        (["--level", "x"], "There is no level “x”. Possible: random, beginner", 3),
        (["--level", "random,random"], "Levels named: 2, opponents: 1.", 3),
        (["--rules", "target 7"], "Refused", 3),
        (["--name", "Player 2"], "Player 2", 3),
        (["--name", ""], "Refused", 3),
        (["--players", "7"], "--players", 2),
        (["--rounds", "0"], "--rounds", 2),
    ],
)
def test_the_command_refuses(terminal: Terminal, arguments: list[str], told: str, code: int) -> None:
    ran = terminal.run(["play", "--plain", *arguments], b"")
    assert ran.code == code
    assert told in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_in_every_language(terminal: Terminal, language: str) -> None:
    ran = terminal.run(["play", "--help", "--lang", language])
    assert ran.code == 0
    assert "help-play" not in ran.out
    assert "random, beginner" in " ".join(ran.out.split())


def test_a_joker_typed_as_such_may_mean_several_melds() -> None:
    table = plain(game := game_of("1"))
    table.begin()
    table.answer("draw")
    assert table.answer("lay 10C XX 10S") == [
        "1  lay 10♣ ★(10♦) 10♠: 30 points",
        "2  lay 10♣ ★(10♥) 10♠: 30 points",
        "Which one? Type its number.",
    ]
    assert table.answer("3") == ["There is no choice 3. Choose a number from 1 to 2."]
    assert table.answer("2")[0] == "Ana: Lays 10♣ ★(10♥) 10♠ for the opening: 30 points so far"
    assert write_move(Lay(game.view.table[-1])) == "lay TC *TH TS"
    assert table.answer("lay 4C 5C XX")[0] == "Not in the hand: XX"
