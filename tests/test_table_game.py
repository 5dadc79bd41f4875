"""A person at a table of bots: the game itself, and what can be typed."""

from random import Random

import pytest

from rami import PRESETS, Card, Match
from rami.bots.beginner import Beginner
from rami.bots.levels import LEVELS
from rami.bots.strategy import Sight, Strategy
from rami.bots.table import play_match
from rami.bots.table_game import PERSON, TableGame, first_dealer
from rami.cli.play import level_strategies
from rami.cli.typed_moves import MOVES, REQUESTS, table_words, typed_moves
from rami.errors import RamiError
from rami.match import MatchError
from rami.melds import read_meld
from rami.play.deal import PlayError
from rami.play.moves import Discard, Draw, Lay, LayOff, Move, Swap, bit_of
from rami.play.view import View
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES
from table_games import NAMES, NO_TOTALS, beginners_move, end_round, game_of, until

# The game


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_person_who_plays_like_a_bot_gets_the_match_of_the_bots(preset: str, players: int) -> None:
    """The same seed gives the same deals, and nothing else comes in between."""
    start = Match.start(NAMES[:players], PRESETS[preset].changed({"target": 50}))
    game = TableGame(start, [LEVELS["beginner"]()] * (players - 1), 7)
    moves = 0
    while not game.finished:
        if game.round_over:
            game.deal()
            moves = 0
        moves += len(game.advance())
        while game.my_turn:
            chance = Random(f"7/{len(game.match.rounds) + 1}/{moves}")
            game.do(Beginner().choose(Sight(game.view, (), NO_TOTALS), chance))
            moves += 1
    assert game.match == play_match(start, [Beginner()] * players, 7)


def test_what_a_person_is_told_holds_no_hidden_card() -> None:
    game = game_of("hidden", players=4)
    while not game.round_over:
        for happening in game.advance():
            assert happening.seen.drawn is None
            assert happening.before.hands is None
            assert happening.before.hand == happening.after.hand
        if game.my_turn:
            assert game.view.seat == PERSON
            game.do(beginners_move(game.view))
    assert game.view.hands is not None


def test_only_the_person_moves_for_the_person() -> None:
    game = game_of("1")
    with pytest.raises(PlayError, match="play/not-your-turn"):
        game.do(Draw())
    with pytest.raises(PlayError, match="play/not-your-turn"):
        game.advice()
    with pytest.raises(PlayError, match="play/nothing-to-take-back"):
        game.take_back()
    with pytest.raises(PlayError, match="play/still-running"):
        game.deal()
    assert game.played is None
    assert (game.number, game.finished) == (1, False)


def test_a_bot_may_take_back_and_so_may_the_person() -> None:
    class Doubter(Beginner):
        doubts = 0

        def choose(self, sight: Sight, random: Random) -> Move | None:  # type: ignore[override]
            """Take the first meld back."""
            last = sight.log[-1] if sight.log else None
            if not self.doubts and last and last.seat == sight.view.seat and isinstance(last.move, Lay):
                self.doubts += 1
                return None
            return super().choose(sight, random)

    doubter: Strategy = Doubter()
    game = TableGame(Match.start(NAMES[:2], PRESETS["easy"]), [doubter], 1)
    assert any(happening.seen.move is None for happening in game.advance())
    move = until(game, Lay)
    before = game.view
    assert game.do(move).after != before
    assert game.take_back().after == before == game.view
    with pytest.raises(PlayError, match="play/draw-stays"):
        game.take_back()


def test_the_first_move_of_an_advice_can_be_made_until_the_round_is_over() -> None:
    game = game_of("hint")
    game.advance()
    while game.my_turn:
        advised = [each.judged.move for each in game.advice()]
        assert 0 < len(set(advised)) == len(advised) <= 3
        assert set(advised) <= set(game.view.legal)
        game.do(advised[0])
        game.advance()
    with pytest.raises(PlayError, match="play/over"):
        game.advice()


def test_the_end_of_a_match_and_levels() -> None:
    game = game_of("end", rounds=None)
    game = TableGame(Match.start(NAMES[:2], PRESETS["easy"], carried=[0, 99]), game.others, "end")
    end_round(game)
    assert game.finished is (game.match.next_dealer is None)
    if game.finished:
        with pytest.raises(MatchError, match="match/over"):
            game.deal()
    assert {first_dealer(6, seed) for seed in range(50)} == set(range(6))
    assert [each.name for each in level_strategies("random", 3)] == ["random"] * 3
    with pytest.raises(PlayError, match="table/level-count"):
        level_strategies("random,beginner", 3)
    with pytest.raises(PlayError, match="table/level-count"):
        TableGame(Match.start(NAMES[:3]), [Beginner()], 1)
    with pytest.raises(PlayError, match=r"table/unknown-level.*table/unknown-level"):
        level_strategies("x,y", 2)
    assert [LEVELS[name]().name for name in LEVELS] == list(LEVELS)


# What is typed


def test_every_word_means_one_thing_in_each_language() -> None:
    for language in LANGUAGES:
        words = table_words(language)
        for meaning in (*MOVES, *REQUESTS):
            assert words[catalogue(language).also(f"table-word-{meaning}")[0].replace("ı", "i")] == meaning
        typed = [word for meaning in (*MOVES, *REQUESTS) for word in catalogue(language).also(f"table-word-{meaning}")]
        assert len(typed) == len({word.casefold() for word in typed})


def drawn(seed: str, preset: str = "easy") -> View:
    game = game_of(seed, preset)
    until(game, Lay)
    return game.view


TYPED = [
    ("KH", "en", Discard(bit_of(Card("KH")))),
    ("roi de cœur", "fr", Discard(bit_of(Card("KH")))),
    ("discard 10♦", "en", Discard(bit_of(Card("TD")))),
    ("JOKER", "en", Discard(bit_of(Card("XX")))),
    ("х 10♦", "ru", Discard(bit_of(Card("TD")))),
    ("lay 9H *TH JH", "en", Lay(read_meld("9H *TH JH"))),
    ("poser as de pique * as de cœur as de trèfle", "fr", Lay(read_meld("AC *AH AS"))),
    ("off *8H>2", "en", LayOff(bit_of(Card("8H")), True, 2)),
    ("o 8H 2", "en", LayOff(bit_of(Card("8H")), False, 2)),
    ("işle 8H > 1", "tr", LayOff(bit_of(Card("8H")), False, 1)),
    ("swap 7C 7H>2", "en", Swap(bit_of(Card("7C")) | bit_of(Card("7H")), 2)),
]


@pytest.mark.parametrize(("text", "language", "move"), TYPED, ids=[text for text, _, _ in TYPED])
def test_moves_are_read_in_words_and_in_the_notation(text: str, language: str, move: Move) -> None:
    assert typed_moves(text, drawn("1"), language) == (move,)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("foo", "table/not-understood"),
        ("lay", "table/not-understood"),
        ("lay 5H 6H", "meld/too-short"),
        ("lay 5H XX 9H", "meld/not-in-a-row"),
        ("lay XX XX 7H", "meld/joker-unnamed"),
        ("lay 5H 6H *", "table/not-understood"),
        ("lay 5H 6H ZZ", "card/unknown"),
        ("lay 5? 6H 7H", "card/no-suit"),
        ("off 5H 6H>1", "table/not-understood"),
        ("off XX>99", "meld/joker-unnamed"),
        ("swap *5H>0", "table/not-understood"),
        ("swap XX>0", "meld/joker-unnamed"),
        ("discard 5H 6H", "table/not-understood"),
        ("draw 5", "table/not-understood"),
        ("5", "table/not-understood"),
    ],
)
def test_what_is_no_move_is_refused_with_a_code(text: str, code: str) -> None:
    with pytest.raises(RamiError) as refused:
        typed_moves(text, drawn("1"), "en")
    assert code in refused.value.codes
