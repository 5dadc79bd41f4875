"""The level club: positions with one right answer, what it reads from a log, how much it works, how strong it is.

What all levels have in common is in ``test_bots``; that hidden cards change no answer is here, for all of them.
"""

import random
from collections import Counter
from itertools import islice
from statistics import median

import pytest

from bot_sights import answers_without_a_leak, sight_of
from play_deals import fraction, move, play, random_deal, random_rules, start
from rami import CARDS, Card, Ending, Match, Rules, read_cards
from rami.arrange import cards_in
from rami.bots import table
from rami.bots.beginner import Beginner
from rami.bots.chance import Chance
from rami.bots.club import Club
from rami.bots.reading import Reading, follow
from rami.bots.strategy import Sight, Strategy, Totals
from rami.bots.style import USUAL, style_for
from rami.handbits import HandBits
from rami.kernel import Candidate
from rami.play.moves import DRAW, Discard, Lay, Move, bit_of, card_of
from rami.play.state import State
from rami.play.view import log_of
from rami.records.move_text import write_move
from rami.rules import PRESETS, OptionValue
from rami.scoring import score_round
from rami.search import Search
from test_play_views import random_round

Options = dict[str, OptionValue]
OPEN_PILE: Options = {"discard_from_turn": 1}
EASY: Options = {"opening_points": 0, "pure_run": False, "discard_from_turn": 1}
LOW = "2C 4D 6C 8S 3D 5S 7C 9D"
ALL: list[Strategy] = [Chance(), Beginner(), Club()]
each_level = pytest.mark.parametrize("level", ALL, ids=lambda level: level.name)


def answer(state: State, totals: tuple[int, ...] = ()) -> str:
    """What club does next, in the notation: the same for every seed where there is one right answer."""
    found = {write_move(Club().choose(sight_of(state, totals), random.Random(seed))) for seed in range(3)}
    assert len(found) == 1
    return found.pop()


def rest_of_turn(state: State, totals: tuple[int, ...] = ()) -> tuple[list[str], State]:
    """What club does until the turn is over, and the state then."""
    seat, texts = state.seat, list[str]()
    while not state.over and state.seat == seat:
        texts.append(answer(state, totals))
        state = state.after(move(state, texts[-1]))
    return texts, state


def kings_and_run(other: str, hand: str, stock: str, *, thrown: str, options: Options = OPEN_PILE) -> State:
    """The first player has opened with kings and a run and has thrown a card; the second is to draw."""
    state = start((f"KC KD KS {other} 2C 2D 4S", hand), f"{thrown} {stock}", "3C", options)
    return play(state, f"draw; lay {other}; lay KC KD KS; discard {thrown}")


# Opening and going out


def test_it_goes_out_by_rami_sec() -> None:
    state = play(start(("5H 6H 7H 9C 9D 9S KH KS KC", LOW), "QD 3S 4S", "2D"), "draw")
    texts, end = rest_of_turn(state)
    assert texts[-1] == "discard QD"
    assert end.result.ending is Ending.RAMI_SEC


def test_it_waits_for_a_rami_sec_unless_it_brings_little_or_the_round_is_about_to_block() -> None:
    hands = ("5H 6H 7H 9C 9D 9S KH KS KC 2C 8D", LOW)
    assert answer(play(start(hands, "QD 3S 4S", "2D"), "draw")) == "discard QD"
    assert answer(play(start(hands, "QD 3S 4S", "2D", {"rami_sec_penalty": 10}), "draw")).startswith("lay")
    assert answer(play(start(hands, "QD 3S", "2D", {"reshuffles": 0}), "draw")).startswith("lay")


def test_a_clear_leader_near_the_end_does_not_wait_for_long() -> None:
    hands = ("5H 6H 7H 9C 9D 9S KH KS KC 2C 8D", LOW)
    state = play(start(hands, "QD 3S 4S JS QH JH 2H AC 3H AD", "2D"), "draw")
    assert answer(state, (10, 80)) == "discard QD"
    late = play(state, "discard QD; draw; discard 3S; draw; discard 4S; draw; discard JS; draw; discard QH; draw")
    late = play(late, "discard JH; draw")
    assert answer(late, (10, 80)).startswith("lay")
    assert answer(late, (60, 80)).startswith("discard")


def test_while_it_waits_it_takes_a_card_only_to_go_out() -> None:
    hand = "5H 6H 7H 9C 9D 9S KH KS KC 2C"
    assert answer(start((f"{hand} 8D", LOW), "QD 3S 4S", "8H", OPEN_PILE)) == "draw"
    state = start((hand, LOW), "QD 3S 4S", "8H", OPEN_PILE)
    assert rest_of_turn(state)[0] == ["take", "lay 5H 6H 7H 8H", "lay KC KH KS", "lay 9C 9D 9S", "discard 2C"]


def test_it_takes_the_card_that_completes_the_opening() -> None:
    hand, stock = "7H 8H 9C 9D 9S 5S 5D AC 2D QC", "JC 8D 8C 4S"
    state = kings_and_run("6S 7S 8S", hand, stock, thrown="9H")
    texts, end = rest_of_turn(state)
    assert texts[:3] == ["take", "lay 7H 8H 9H", "lay 9C 9D 9S"]
    assert end.has_opened(1)


@pytest.mark.parametrize("begun", ["lay 9C 9D 9S", "lay 4H 5H 6H", "lay KC KH *KD"])
def test_it_finishes_an_opening_however_it_was_begun(begun: str) -> None:
    state = play(start(("5H 6H 7H 9C 9D 9S KH KS 2C 8D 4H XX", LOW), "KC 3S 4S", "2D"), f"draw; {begun}")
    texts, end = rest_of_turn(state)
    assert end.has_opened(0)
    assert texts[-1].startswith("discard")


def test_it_melds_a_joker_that_it_owes() -> None:
    hands = ("6S 7S 8S 5H KC KD 2D 9C 7D TD", "3H 4H XX 6S 8D JD 4C 9S QD QC")
    moves = "draw; lay 6S 7S 8S; discard QS; draw; lay 3H 4H *5H; discard 9C; draw; swap 5H>1"
    state = play(start(hands, "QS 9C 4D 6D", "KH", EASY), moves)
    assert rest_of_turn(state)[0][0] in {"lay KC KD *KH", "lay KC KD *KS"}


@pytest.mark.parametrize(
    ("hand", "drawn", "out"),
    [
        ("7H 8H 9H TH 4S 4D 4C", "JH", True),  # all could be laid; a heart is kept to be thrown
        ("7H 8H 9H 4S 4D KC", "4C", True),
        ("7H 8H 9H 4S 4D", "4C", False),  # two melds of three leave no card to throw
    ],
)
def test_it_keeps_a_card_to_throw(hand: str, drawn: str, *, out: bool) -> None:
    state = play(start((hand, "2C 3C 5D 6D 8S QS"), f"{drawn} 9S TD", "2D", EASY), "draw")
    assert rest_of_turn(state)[1].over is out


def test_a_turn_can_end_with_the_last_meld_where_no_discard_is_needed() -> None:
    state = play(start(("7H 8H 9H 4S 4D", "2C 3C 5D"), "4C 9S TD", "2D", {**EASY, "go_out": "any"}), "draw")
    texts, end = rest_of_turn(state)
    assert end.over
    assert len(texts) == 2


# After the opening


@pytest.mark.parametrize(("others", "held_back"), [("6S 8D JD 4C 9S QD QC", True), ("6S 8D JD", False)])
def test_melds_are_held_back_while_nobody_is_about_to_go_out(others: str, *, held_back: bool) -> None:
    moves = "draw; lay 6S 7S 8S; discard QS; draw; lay 3H 4H *5H; discard 9C; draw"
    state = play(start(("6S 7S 8S 5H KC KD KH 9C 7D TD", f"3H 4H XX {others}"), "QS 9C 4D 6D", "KH", EASY), moves)
    texts, _ = rest_of_turn(state)
    if held_back:
        assert texts == ["discard TD"]
    else:
        assert texts == ["lay KC KD KH", "swap 5H>1", "off *5S>0", "discard TD"]


def test_who_is_about_to_be_caught_throws_weight() -> None:
    def thrown(others: str) -> Card:
        hands = (f"KC QC JC 9C 9D 9S {others}", "5C 6C 7C KH KD 2S")
        moves = "draw; lay JC QC KC; lay 9C 9D 9S; discard AS; draw; lay 5C 6C 7C; discard TC; draw; discard 3S; draw"
        state = play(start(hands, "AS TC 3S 3H 4D", "3C", EASY), moves)
        thrown = Club().choose(sight_of(state), random.Random(1))
        assert isinstance(thrown, Discard)
        return card_of(thrown.card)

    assert thrown("2H") in read_cards("KD KH")
    assert thrown("2H 4H 6D 8D 7D 2C 2D") == Card("3H")


@pytest.mark.parametrize(("target", "opens"), [(100, False), (400, True)])
def test_under_pressure_it_opens_only_if_that_lowers_what_a_loss_costs(target: int, *, opens: bool) -> None:
    """Never having opened costs 50 at most where the target is 100; what is left after the opening is 54."""
    hands = ("KC QC JC 9C 9D 9S 2H", "5C 6C 7C KH KD QD QS JD TH AH AS")
    moves = "draw; lay JC QC KC; lay 9C 9D 9S; discard AS; draw"
    state = play(start(hands, "AS 4D 3S 6H 4D", "3C", {**EASY, "target": target}), moves)
    assert isinstance(Club().choose(sight_of(state), random.Random(1)), Lay) is opens


# Throwing


def test_a_joker_is_not_thrown() -> None:
    state = play(start(("XX 2C 7D QS 9H 4S", "2C 3C 5D 6D 8S QS"), "JH 9S TD", "2D"), "draw")
    assert answer(state) != "discard XX"


@pytest.mark.parametrize(("other", "kept"), [("6H 7H 8H", "9H"), ("6S 7S 8S", "9S")])
def test_of_equal_cards_the_one_that_the_next_player_wants_is_kept(other: str, kept: str) -> None:
    state = kings_and_run(other, "9H 9S TC JC KC", "QC 4D 6D", thrown="QS")
    assert answer(play(state, "draw")) == ("discard 9S" if kept == "9H" else "discard 9H")


@pytest.mark.parametrize(("hand", "stops"), [("2S 2D 3H", True), ("KS KH QD JD TC", False)])
def test_it_stops_a_round_that_it_wins(hand: str, *, stops: bool) -> None:
    top = "2C" if stops else "KC"
    state = start((hand, f"{top} 5D 9S"), "4D 7H", "2C", {**EASY, "reshuffles": 0})
    assert answer(play(state, f"draw; discard 4D; draw; discard {top}")) == ("stop" if stops else "take")


# What it reads


def test_cards_taken_openly_are_known_until_they_are_put_down() -> None:
    options: Options = {**EASY, "joker_swap": "to_hand", "take_discard": "free"}
    hands = ("6S 7S 8S 5H KC KD KH 9C 7D TD", "3H 4H XX 6S 8D JD 9S 8C")
    state = play(start(hands, "QS 9C 4D 6D 8H", "KH", options), "draw; lay 6S 7S 8S; discard QS; draw; lay 3H 4H *5H")

    def known(moves: str) -> list[str]:
        nonlocal state
        state = play(state, moves)
        return [" ".join(map(str, cards_in(hand))) for hand in follow(log_of(state, None), 2).held]

    assert known("discard 9C; take; swap 5H>1") == ["9C XX", ""]
    assert known("back; back; take") == ["9C", ""]
    assert known("swap 5H>1; off *5S>0; discard TD") == ["9C", ""]
    assert known("take; discard 6S") == ["9C", "TD"]
    assert known("draw; discard 9C") == ["", "TD"]


def test_every_card_is_somewhere() -> None:
    """What is unseen is what the stock and the others hold, less what they were seen to take."""
    known = 0
    for number in range(12):
        rng = random.Random(f"reading {number}")
        for state in islice(random_round(random_deal(random_rules(rng), 3, rng), rng), 200):
            if state.over or rng.random() < 0.8:
                continue
            reading = Reading(sight_of(state))
            hidden = Counter(state.position.stock[state.position.used :])
            for seat in range(3):
                hidden.update(state.hand(seat) if seat != state.seat else ())
            for hand in reading.others_held:
                hidden.subtract(cards_in(hand))
                known += hand.size
            assert [hidden[card] for card in CARDS] == reading.unseen
            assert reading.hidden == sum(reading.unseen)
    assert known > 50


def test_the_card_turned_up_is_not_in_the_log() -> None:
    state = play(start(("KC KD 2S", "3C 4C 5S"), "9C 9D", "KH", {**EASY, "take_discard": "free"}), "take")
    assert [hand.size for hand in follow(log_of(state, 1), 2).held] == [0, 0]


def test_a_reshuffle_leaves_the_top_of_the_pile() -> None:
    options: Options = {**EASY, "take_discard": "free"}
    state = start(("KC KD 2S", "3C 4C 5S"), "9C 9D", "KH", options)
    state = play(state, "draw; discard 9C; draw; discard 5S; draw; discard KC; take; discard 3C")
    assert [hand.value for hand in follow(log_of(state, 0), 2).held] == [0, 10]


def wanted(state: State, *cards: str) -> list[float]:
    reading = Reading(sight_of(state))
    return [reading.wanted(bit_of(Card(card))) for card in cards]


def test_what_the_next_player_cannot_take_it_does_not_want() -> None:
    hands = ("KC KD KS 9C 2S", "3C 4C 5S")
    assert wanted(play(start(hands, "9H 9D", "KH"), "draw"), "KC", "9C") == [0, 0]
    assert wanted(play(start(("KC 9C 2S", "3C"), "9H 9D", "KH", OPEN_PILE), "draw"), "KC") == [0]


def test_the_next_player_wants_what_the_table_takes_and_what_goes_with_cards_that_it_took() -> None:
    options: Options = {**EASY, "take_discard": "free"}
    hands = ("KC KD TD XX QS 9D 4S 2H 8C 8H", "3C 4C 5C 7S 7H QH 9S")

    def after(moves: str, options: Options) -> State:
        return play(start(hands, "2S 2C AD 3S 3H", "KH", options), f"draw; discard TD; {moves}; draw")

    opened = after("take; lay 3C 4C 5C; discard QH", options)
    table_takes, joker, took_beside, other, threw_beside = wanted(opened, "2C", "XX", "9D", "9H", "JH")
    assert table_takes == joker == 1
    assert 1 > took_beside > other > 0
    assert 0 < threw_beside < wanted(after("take; lay 3C 4C 5C; discard 7S", options), "JH")[0]
    closed, strict = after("take; discard QH", options), after("draw; discard QH", EASY)
    assert took_beside > wanted(closed, "9D")[0] > wanted(strict, "9D")[0] > 0


def test_who_leads_near_the_end_plays_safe_and_who_is_behind_takes_risks() -> None:
    leads, level, behind = (style_for(Totals((mine, 80), 100), 0) for mine in (10, 60, 90))
    assert style_for(Totals((10, 60), 100), 0) == USUAL
    assert leads.risk == level.risk > USUAL.risk > behind.risk
    assert leads.held == level.held > USUAL.held == behind.held
    assert leads.patience < level.patience == behind.patience == USUAL.patience


# Any deal


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_preset_and_number_of_players(preset: str, players: int) -> None:
    match = Match.start([f"Player {seat}" for seat in range(players)], Rules.preset(preset))
    totals = Totals(tuple(40 * seat for seat in range(players)), match.target)
    deal = table.random_deal(match, f"{preset} {players}")
    assert table.play_round(State.dealt(deal), [Club()] * players, 1, totals).over


@pytest.mark.parametrize("number", range(20))
def test_it_plays_by_any_rules_against_anybody_and_the_same_again(number: int) -> None:
    rng = random.Random(f"club {number}")
    players = fraction(rng, (2, 3, 4))
    deal = random_deal(random_rules(rng), players, rng, fraction(rng, (5, 9, 13)), 40)
    strategies = [Club(), *(fraction(rng, ALL) for _ in range(players - 1))]
    first, second = (
        table.play_round(State.dealt(deal, whole=False), strategies, number, Totals((90, 0, 50, 80)[:players], 100))
        for _ in range(2)
    )
    assert first.history == second.history


@each_level
def test_hidden_cards_change_no_answer(level: Strategy) -> None:
    compared = 0
    for number in range(6):
        rng = random.Random(f"leak {level.name} {number}")
        deal = random_deal(random_rules(rng), 3, rng, fraction(rng, (6, 9)), 14)
        compared += answers_without_a_leak(level, deal, rng)
    assert compared > 25


# How much it works, and how well


def test_a_move_takes_few_exact_arrangements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hand that an exact search is asked about counts, those of the search with the table too."""
    asked = 0
    most, chosen = Search.most, Search.chosen

    def counted_most(self: Search, hand: HandBits | None = None, above: int = 0) -> int:
        nonlocal asked
        asked += 1
        return most(self, hand, above)

    def counted_chosen(self: Search, hand: HandBits | None = None) -> list[Candidate]:
        nonlocal asked
        asked += 1
        return chosen(self, hand)

    monkeypatch.setattr(Search, "most", counted_most)
    monkeypatch.setattr(Search, "chosen", counted_chosen)
    counts: list[int] = []

    class Counted(Club):
        def choose(self, sight: Sight, random: random.Random) -> Move:
            """Count the arrangements of moves that leave a choice."""
            nonlocal asked
            asked = 0
            found = super().choose(sight, random)
            if len(sight.view.legal) > 1 and found != DRAW:
                counts.append(asked)
            return found

    for players, preset in ((2, "rami"), (3, "tunisian"), (4, "rami-13")):
        match = Match.start([f"Player {seat}" for seat in range(players)], Rules.preset(preset))
        state = State.dealt(table.random_deal(match, 1))
        table.play_round(state, [Counted()] * players, 1, Totals((0,) * players, match.target))
    assert len(counts) > 60
    assert 10 < median(counts) <= 200


@pytest.mark.parametrize(("better", "worse", "deals"), [(Beginner(), Chance(), 12), (Club(), Beginner(), 8)])
def test_each_level_beats_the_one_below(better: Strategy, worse: Strategy, deals: int) -> None:
    """Points of mirrored deals: each plays each seat of the same deal."""
    points = [0, 0]
    match = Match.start(["Ana", "Ben"])
    for seed in range(deals):
        for seats in ((better, worse), (worse, better)):
            end = table.play_round(State.dealt(table.random_deal(match, seed)), seats, seed, Totals((0, 0), 100))
            for strategy, line in zip(seats, score_round(end.result), strict=True):
                points[strategy is worse] += min(line.points, 100)
    assert 1.5 * points[0] < points[1]
