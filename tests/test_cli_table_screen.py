"""``rami play`` on the full screen: driven by keys alone at 80 by 24, its text looked at."""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from time import sleep

import pytest
from textual.pilot import Pilot

from cli_runner import Terminal
from rami import Card, read_cards
from rami.bots.table_game import TableGame
from rami.cards import JOKER
from rami.cli.screen_parts import keys_text, rows_of
from rami.cli.screen_table import ScreenTable
from rami.handbits import bits
from rami.melds import laid_cards
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, LayOff, Move, Swap, card_of
from rami.records.play_text import read_play, write_play
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES
from table_games import beginners_move, end_round, faces_in, game_of


def screen_of(game: TableGame, language: str = "en") -> ScreenTable:
    return ScreenTable(game, catalogue(language), "a seed")


def text_of(app: ScreenTable) -> list[str]:
    """The rows of the screen as they are seen."""
    strips = app.screen._compositor.render_strips()  # pyright: ignore[reportPrivateUsage]
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


async def press(pilot: Pilot[None], *keys: str) -> list[str]:
    await pilot.press(*keys)
    await pilot.pause()
    app = pilot.app
    assert isinstance(app, ScreenTable)
    return text_of(app)


async def finished(pilot: Pilot[None]) -> list[str]:
    """Wait for what is at work beside the screen."""
    await pilot.app.workers.wait_for_complete()  # pyright: ignore[reportUnknownMemberType]
    return await press(pilot)


class Fingers:
    """Knows which keys make a move: where the marks are, and which key does what."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.mark = 0
        self.meld = 0

    def keys(self, move: Move) -> list[str]:
        """The keys for a move of the person; those after ``None`` choose one of several."""
        plain = {DRAW: "d", TAKE: "t", STOP: "e"}
        hand = list(self.game.view.hand)
        self.mark = min(self.mark, len(hand) - 1)
        self.meld = max(min(self.meld, len(self.game.view.table) - 1), 0)
        match move:
            case Discard(card):
                return [*self.to_card(hand.index(card_of(card)), hand), "x"]
            case Lay(meld):
                return [*self.choose(hand, [laid.physical for laid in laid_cards(meld)]), "l"]
            case LayOff(card, joker, number):
                laid = JOKER if joker else card_of(card)
                return [*self.to_meld(number), *self.to_card(hand.index(laid), hand), "o"]
            case Swap(cards, number):
                return [*self.to_meld(number), *self.choose(hand, [card_of(bit) for bit in bits(cards)]), "s"]
            case _:
                return [plain[move]]

    def choose(self, hand: list[Card], wanted: list[Card]) -> Iterator[str]:
        places = list(range(len(hand)))
        for card in wanted:
            place = next(place for place in places if hand[place] is card)
            places.remove(place)
            yield from self.to_card(place, hand)
            yield "space"

    def to_card(self, place: int, hand: list[Card]) -> list[str]:
        steps, self.mark = place - self.mark, place
        ways = [["home", *["right"] * place], ["end", *["left"] * (len(hand) - 1 - place)]]
        return min(["right"] * steps or ["left"] * -steps, *ways, key=len)

    def to_meld(self, number: int) -> list[str]:
        steps, self.meld = number - self.meld, number
        return ["down"] * steps or ["up"] * -steps


def shown(rows: list[str]) -> set[Card]:
    return {card for row in rows for card in faces_in(row)}


async def test_a_round_from_the_deal_to_the_score_by_keys_alone() -> None:
    game = game_of("25")
    app = screen_of(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        fingers = Fingers(game)
        known = set[Card]()
        while not game.round_over:
            rows = text_of(app)
            view = game.view
            known |= {*view.hand, *view.pile} | {laid.card for meld in view.table for laid in laid_cards(meld)}
            assert len(rows) == 24
            assert max(map(len, rows)) <= 80
            assert shown(rows) <= known
            assert any(row.startswith(f"Your hand: {len(view.hand)} card") for row in rows)
            move = beginners_move(view)
            rows = await press(pilot, *fingers.keys(move))
            if "Which one? Type its number." in "\n".join(rows):
                meant = [each for each in view.legal if type(each) is type(move) and alike(each, move)]
                await press(pilot, str(meant.index(move) + 1))
        rows = text_of(app)
        assert any("went out" in row or "Blocked round" in row for row in rows)
        for part in ("Won the round: 0 points.", "1. ", "2. ", "The match goes on", "All is played that was asked for"):
            assert any(part in row for row in rows), part
        await press(pilot, "enter")
        assert len(app.screen_stack) == 1
        await press(pilot, "q")
    scores, told = "\n".join(app.farewell).split("\n\nThe game so far, as text. rami replay shows it:\n\n")
    assert scores.endswith("All is played that was asked for: 1 round.")
    assert write_play(read_play(told)) == write_play(game.record)


def alike(one: Move, other: Move) -> bool:
    """Whether two moves are made of the same cards, jokers as jokers."""
    if isinstance(one, Lay) and isinstance(other, Lay):
        first, second = (sorted(laid.physical for laid in laid_cards(move.meld)) for move in (one, other))
        return first == second
    return (
        isinstance(one, LayOff)
        and isinstance(other, LayOff)
        and one.joker == other.joker
        and one.meld == other.meld
        and (one.joker or one.card == other.card)
    )


async def test_the_screen_at_the_beginning() -> None:
    app = screen_of(game_of("1"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = text_of(app)
        for row in (
            "Rami, round 1",
            "▶ Ana: 14 cards, not opened yet           Ben: 6 cards, opened",
            "▶ Meld 0: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ ★(9♠) (Ben)",
            "Top of the discard pile: seven of hearts. Stock: 78 cards.",
            "Your hand: 14 cards, 98 points if it stays there.",
            "  A♣   2♣   4♣   5♣  10♣   K♣   2♦   3♦   4♦   5♦   K♦   2♥  10♠   ★",
            "  ▲",
            "Your turn, Ana.",
            "d draw  h sort  i hint  p score  ? help  q quit",
        ):
            assert row in rows
        rows = await press(pilot, "h", "right", "space")
        assert "  A♣  [2♣]  2♦   2♥   3♦   4♣   4♦   5♣   5♦  10♣  10♠   K♣   K♦   ★" in rows
        assert "       ▲" in rows
        rows = await press(pilot, "x")
        assert "First draw a card, from the stock or from the discard pile." in rows
        rows = await press(pilot, "i")
        assert "A hint: draw from the stock" in rows
        rows = await press(pilot, "z")
        assert "Your turn, Ana." in rows


async def test_laying_choosing_taking_back_and_refusals() -> None:
    game = game_of("1")
    app = screen_of(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d")
        assert "First choose cards: arrow keys, then the space bar." in await press(pilot, "l")
        rows = await press(pilot, "space", "right", "space", "x")
        assert "Choose one card for this." in rows
        rows = await press(pilot, "l")
        assert "A meld needs at least 3 cards; these are 2: AC 2C" in rows
        await press(pilot, "space", "left", "space")
        hand = list(game.view.hand)
        for card in read_cards("10C 10S XX"):
            place = hand.index(card)
            await press(pilot, "home", *["right"] * place, "space")
        rows = await press(pilot, "l")
        assert any("▶ 1  lay 10♣ ★(10♦) 10♠: 30 points" in row for row in rows)
        rows = await press(pilot, "escape")
        assert any("[10♣]" in row and "[10♠]" in row and "[★]" in row for row in rows)
        rows = await press(pilot, "l", "down", "enter")
        assert "  Meld 1: 10♣ ★(10♥) 10♠ (Ana)" in rows
        rows = await press(pilot, "b")
        assert "Ana: Takes the last move back" in rows
        assert len(game.view.table) == 1
        rows = await press(pilot, "b")
        assert "A card drawn from the stock has been seen, so the draw stays." in rows


async def test_help_and_score_are_read_over_the_table() -> None:
    app = screen_of(game_of("1"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = await press(pilot, "?")
        assert any("d, t: draw from the stock, take the discard." in row for row in rows)
        await press(pilot, "down", "pagedown", "up", "pageup", "d", "escape")
        assert len(app.screen_stack) == 1
        rows = await press(pilot, "p")
        assert any("1. Ana: 0 points" in row for row in rows)
        await press(pilot, "enter")
        assert "Your turn, Ana." in text_of(app)


async def test_a_hint_and_a_review_are_read_over_the_table() -> None:
    game = game_of("5", rounds=2)
    app = screen_of(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "d")
        rows = await press(pilot, "i")
        assert any("The best moves, and what they are likely to come to" in row for row in rows)
        assert any("worse than the first" in row for row in rows)
        await press(pilot, "enter", "w")
        rows = await finished(pilot)
        assert any("The round is not over yet." in row for row in rows)
        assert len(app.screen_stack) == 1
    end_round(game)
    app = screen_of(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "escape", "w")
        rows = await finished(pilot)
        assert any("Points given away in round 1" in row for row in rows)
        await press(pilot, "enter")
        assert len(app.screen_stack) == 1


@pytest.mark.parametrize("key", ["escape", "q"])
async def test_a_review_can_be_stopped(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """It goes on for ever unless it is stopped; other keys wait till then, and the game is still there afterwards."""
    game = end_round(game_of("5", rounds=2))

    def endless(watch: Callable[[int, int], None]) -> None:
        for done in count():
            watch(done, 10)
            sleep(0.01)

    monkeypatch.setattr(game, "review", endless)
    app = screen_of(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "escape", "w")
        rows = await press(pilot, "enter", "p")
        assert any("/10  Esc ends it." in row for row in rows)
        await press(pilot, key)
        rows = await finished(pilot)
        assert len(app.screen_stack) == 1
        assert not any("Esc ends it." in row for row in rows)
        rows = await press(pilot, "enter")
        assert "Rami, round 2" in rows


async def test_the_next_round_and_leaving() -> None:
    game = end_round(game_of("5", rounds=2))
    app = screen_of(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = await press(pilot, "escape")
        assert "Enter next  p score  w review  q quit" in rows
        rows = await press(pilot, "enter")
        assert "Rami, round 2" in rows
        await press(pilot, "q")
    text = "\n".join(app.farewell[2:]) + "\n"
    assert text == write_play(game.record)
    assert len(read_play(text).rounds) == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screen_in_every_language(language: str) -> None:
    app = screen_of(game_of("1", players=6), language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = await press(pilot, "?")
        assert not any("{" in row for row in rows)
        await press(pilot, "enter")
        drawing = next(iter(catalogue(language).also("table-word-draw")[1:]))
        rows = await press(pilot, drawing)
        assert app.game.view.phase.value == "meld"
        assert catalogue(language).text("table-key-discard") in "\n".join(rows[-3:])
        assert len([row for row in rows if row.count("♣") + row.count("♥") > 4]) >= 1


def test_lines_and_keys_keep_within_the_screen() -> None:
    assert rows_of(["x" * 40, "y"]).plain == f"{'x' * 40}\ny"
    keys = keys_text([(str(number), "a word") for number in range(20)]).plain.split("\n")
    assert max(map(len, keys)) <= 80
    assert all(row.endswith("a word") for row in keys)


def test_without_textual_the_plain_lines_are_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.delitem(sys.modules, "rami.cli.screen_table", raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    ran = terminal.run(["play"])
    assert ran.code == 3
    assert "pip install textual" in ran.err
    assert "rami play --plain" in ran.err


def test_the_command_shows_the_screen_and_says_farewell(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed_at_once(_app: ScreenTable) -> None:
        """Do not show anything."""

    monkeypatch.setattr(ScreenTable, "run", closed_at_once)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    ran = terminal.run(["play", "--seed", "x"])
    assert ran.code == 0
    assert ran.out.startswith("The game so far, as text. rami replay shows it:\n\nrami play 1\n")
