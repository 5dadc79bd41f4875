"""Cases from the field that the engine must get right: melds, opening, stock, discard pile, turns.

What a seat may see, C56 and C57, is in ``test_play_views``.
"""

import random

import pytest

from play_deals import (
    all_cards,
    chosen,
    dealt_cards,
    held,
    legal,
    move,
    play,
    random_deal,
    refused,
    refused_move,
    start,
    table,
)
from rami import Card, Ending, Match, Pack, RamiError, Rules, read_cards
from rami.errors import FaultValue
from rami.kernel import Meld
from rami.melds import MeldError, meld_points, meld_text, read_meld
from rami.play.deal import Phase, PlayError
from rami.play.moves import DRAW, Discard, Lay, LayOff, Move, Swap, bit_of
from rami.play.state import State
from rami.play.view import view_of
from rami.records.move_text import read_move
from rami.rules import OptionValue

ZERO: dict[str, OptionValue] = {"opening_points": 0, "pure_run": False}
TWO_JOKERS = Rules(jokers_per_meld=2)
OTHER = "QC KD 2S 4S"
STOCK = "2C JD 3D 8S"


def told(state: State, text: str) -> list[tuple[str, dict[str, FaultValue]]]:
    return [(fault.code, dict(fault.values)) for fault in refused(state, text)]


def not_a_meld(text: str) -> tuple[str, ...]:
    with pytest.raises(MeldError) as error:
        read_meld(text)
    return error.value.codes


# Melds and laying down


def test_c37_a_joker_counts_what_it_stands_for_in_the_opening() -> None:
    """24 + 27 by a nine: not more by the joker's own 20, not less without it."""
    a, b, c = (f"{cards} 9S 9D XX 2H" for cards in ("7C 8C 9C", "6C 7C 8C", "QH QS QC"))
    enough = play(start((a, OTHER), STOCK, "2D"), "draw; lay 7C 8C 9C")
    assert not enough.has_opened(0)
    assert play(enough, "lay 9D *9H 9S").has_opened(0)
    short = play(start((b, OTHER), STOCK, "2D"), "draw")
    for text in ("lay 6C 7C 8C", "lay 9D *9H 9S"):
        assert told(short, text) == [("play/opening-short", {"points": 48, "needed": 51})]
    impure = play(start((c, OTHER), STOCK, "2D"), "draw")
    for text in ("lay QC QH QS", "lay 9D *9H 9S"):
        assert told(impure, text) == [("play/opening-not-pure", {})]


def test_c38_the_opening_counts_what_is_laid_in_this_turn() -> None:
    hands = ("KH KS KD KC 7S 8S 9S 2S", "5D 6D 7D QC TC")
    state = play(start(hands, "4S 3H 2C", "2D"), "draw; lay KC KD KH KS; lay 7S 8S 9S; discard 2S; draw")
    assert told(state, "lay 5D 6D 7D") == [("play/opening-short", {"points": 18, "needed": 51})]


def test_c39_points_of_a_run_by_its_place() -> None:
    wanted = {"AH 2H 3H": 6, "QH KH AH": 31, "AH *2H 3H": 6, "*3D *4D 5D": 12, "5D *6D *7D 8D": 26}
    assert {text: meld_points(read_meld(text, TWO_JOKERS)) for text in wanted} == wanted
    state = play(start(("4H 5H 6H 7H QH KH AH 9S", OTHER), STOCK, "2D", {"opening_points": 46}), "draw")
    assert view_of(play(state, "lay 5H 6H 7H"), 0).opening_points == 18
    assert view_of(play(state, "lay 5H 6H 7H; back; lay 4H 5H 6H"), 0).opening_points == 15


def test_c40_not_round_the_corner() -> None:
    assert not_a_meld("KS AS 2S") == not_a_meld("QS KS AS 2S") == ("meld/around-the-corner",)
    high = play(start(("QS KS AS 2S 9D", OTHER), STOCK, "2D", ZERO), "draw; lay QS KS AS")
    assert told(high, "off 2S>0") == [("play/does-not-fit", {"card": "2S", "cards": "QS KS AS"})]
    low = play(start(("2S 3S 4S AS KS 9D", OTHER), STOCK, "2D", ZERO), "draw; lay 2S 3S 4S; off AS>0")
    assert table(low) == ["AS 2S 3S 4S"]
    assert told(low, "off KS>0") == [("play/does-not-fit", {"card": "KS", "cards": "AS 2S 3S 4S"})]


def test_c41_no_suit_twice_in_a_set() -> None:
    assert not_a_meld("7S 7S 7H") == not_a_meld("7H 7D 7C 7H") == ("meld/same-suit-twice",)
    state = play(start(("7H 7D 7C 7D 7S 7S 9D", OTHER), STOCK, "2D", ZERO), "draw; lay 7C 7D 7H")
    assert told(state, "off 7D>0") == [("play/does-not-fit", {"card": "7D", "cards": "7C 7D 7H"})]
    full = play(state, "off 7S>0")
    assert table(full) == ["7C 7D 7H 7S"]
    assert told(full, "off 7S>0") == [("play/does-not-fit", {"card": "7S", "cards": "7C 7D 7H 7S"})]


def test_c42_an_ace_at_one_end_only() -> None:
    run = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    state = play(
        start((f"{run} AD AD 2D KD 9S", OTHER.replace("KD", "KC")), STOCK, "2C", ZERO), f"draw; lay {run}; off AD>0"
    )
    assert (table(state), meld_points(state.table[0])) == ([f"AD {run}"], 1 + sum(range(2, 11)) + 30)
    for card in ("AD", "2D", "KD"):
        assert told(state, f"off {card}>0") == [("play/does-not-fit", {"card": card, "cards": f"AD {run}"})]
    assert not_a_meld(f"AD {run} AD") == ("meld/too-long",)


def grown(stock: str, options: dict[str, OptionValue], more: str) -> State:
    """Seat 0 has a run of five with a joker on the table and is to draw for the second time."""
    hands = (f"5C 6C XX 8C 9C 7C {more}", "6C 7D KS 2S 4S")
    return play(
        start(hands, stock, "2D", ZERO | options),
        "draw; lay 5C 6C *7C; off 8C>0; off 9C>0; discard JD; draw; discard TS",
    )


def test_c43_a_swap_in_a_run_that_has_grown() -> None:
    state = play(grown("JD TS KH", {}, "2D 3D"), "draw")
    for card in ("7D", "6C"):
        assert told(state, f"swap {card}>0") == [
            ("play/not-in-hand", {"cards": card}),
            ("play/swap-not", {"card": card, "cards": "5C 6C *7C 8C 9C"}),
        ]
    done = play(state, "swap 7C>0; lay 2D 3D *4D; discard KH")
    assert table(done) == ["5C 6C 7C 8C 9C", "2D 3D *4D"]
    assert (held(done, 0), done.position.ending, done.position.winner) == ("", Ending.NORMAL, 0)


def test_c44_a_swapped_joker_is_melded_or_the_swap_taken_back() -> None:
    state = play(grown("JD TS KH", {}, "4S"), "draw; swap 7C>0")
    assert told(state, "discard KH") == [("play/joker-not-melded", {"number": 1})]
    assert legal(state) == ["off *4C>0", "off *TC>0"]
    assert held(play(state, "back"), 0) == "7C KH 4S"
    assert table(play(state, "back")) == ["5C 6C *7C 8C 9C"]
    kept = play(grown("JD TS KH 3H", {"joker_swap": "to_hand"}, "4S"), "draw; swap 7C>0; discard KH")
    assert held(kept, 0) == "4S XX"


def test_c45_nothing_on_the_table_before_the_opening() -> None:
    options: dict[str, OptionValue] = {"opening_points": 48, "pure_run": False}
    hands = ("5C 6C XX QC QD QS 2S 9H", "7C 8C QH KH AH TC TD TH 3S")
    state = play(start(hands, "QH JD", "2D", options), "draw; lay 5C 6C *7C; lay QC QD QS; discard 2S; draw")
    assert told(state, "off 8C>0") == told(state, "swap 7C>0") == [("play/not-opened", {})]
    opened = play(state, "lay QH KH AH; lay TC TD TH")
    assert opened.has_opened(1)
    assert table(play(opened, "off 8C>0"))[0] == "5C 6C *7C 8C"
    half = play(state, "lay QH KH AH")
    assert told(half, "off 8C>0") == [("play/not-opened", {})]


def test_c46_a_card_that_fits_two_melds_goes_where_it_is_told() -> None:
    state = play(start(("8D 9D TD JS JH JC JD 2S", OTHER), STOCK, "2D", ZERO), "draw; lay 8D 9D TD; lay JC JH JS")
    assert [text for text in legal(state) if text.startswith("off JD")] == ["off JD>0", "off JD>1"]
    assert table(play(state, "off JD>0")) == ["8D 9D TD JD", "JC JH JS"]
    assert table(play(state, "off JD>1")) == ["8D 9D TD", "JC JD JH JS"]
    with pytest.raises(RamiError, match="record/bad-move"):
        read_move("off JD", state.deal.rules)


def test_c47_a_card_is_in_one_place() -> None:
    once = play(start(("8S 8H 8D 7D 9D 2S", OTHER), STOCK, "2D", ZERO), "draw; lay 8D 8H 8S")
    assert told(once, "lay 7D 8D 9D") == [("play/not-in-hand", {"cards": "8D"})]
    assert held(play(once, "back"), 0) == "2C 7D 8D 9D 8H 2S 8S"
    twice = play(start(("8S 8H 8D 8D 7D 9D 2S", OTHER), STOCK, "2D", ZERO), "draw; lay 8D 8H 8S; lay 7D 8D 9D")
    assert table(twice) == ["8D 8H 8S", "7D 8D 9D"]
    assert all_cards(twice) == dealt_cards(twice.deal)


def test_c48_what_is_taken_back_is_in_the_hand_again() -> None:
    assert meld_text(read_meld("5H 7H 6H")) == "5H 6H 7H"
    drawn = play(start(("5H 7H 6H XX 9S", OTHER), STOCK, "2D", ZERO), "draw")
    state = play(drawn, "lay 5H 6H 7H; back; lay *4H 5H 6H 7H; back; lay 5H 6H 7H; off *8H>0; back; back")
    assert held(state, 0) == held(drawn, 0) == "2C 5H 6H 7H 9S XX"
    assert (state.position, len(state.history)) == (drawn.position, 9)
    assert State.dealt(state.deal, whole=False).replay(state.history).position == state.position


# Stock, discard and turn


def test_c49_an_empty_discard_pile() -> None:
    hands = ("5H 6H 8S 9D", "QC KD 2S 4S")
    state = play(start(hands, STOCK, "7H", ZERO | {"discard_from_turn": 1}), "take")
    assert state.pile == ()
    for seat in (None, 0, 1):
        assert view_of(state, seat).pile == ()
    assert told(state, "take") == [("play/drawn-already", {})]
    assert "draw" in legal(play(state, "lay 5H 6H 7H; discard 9D"))


def three(options: dict[str, OptionValue], second: str, moves: str) -> State:
    hands = ("KH 9C 7S 8S 6C", second, "AD AC 3C")
    return play(start(hands, "5D", "2H", ZERO | {"discard_from_turn": 1, "reshuffles": 0} | options), moves)


def test_c50_the_stock_runs_out() -> None:
    blocked = three({}, "3S 4D 5C", "draw; discard KH")
    assert (blocked.over, blocked.seat, view_of(blocked, None).stock) == (True, 1, 0)
    assert told(blocked, "draw") == told(blocked, "take") == [("play/over", {})]
    result = blocked.result
    assert (result.ending, result.winner) == (Ending.BLOCKED, None)
    scored = Match.start(["Ana", "Ben", "Chi"], first_dealer=2).record(result)
    assert scored.totals == (min(9 + 7 + 8 + 6 + 5 + 25, 100), 0, 50)
    able = three({}, "QH AH 4D", "draw; discard KH")
    assert (legal(able), view_of(able, None).stock) == (["take", "stop"], 0)
    assert told(able, "draw") == [("play/stock-empty", {})]
    assert play(able, "stop").result.ending is Ending.BLOCKED
    assert held(play(able, "take; lay QH KH AH; discard 4D"), 1) == ""


def test_c50_the_discard_pile_comes_back_once() -> None:
    state = three({"reshuffles": 1}, "3S 4D 5C", "draw; discard KH; draw")
    assert (held(state, 1), state.pile, view_of(state, 0).stock) == ("5C 4D 2H 3S", read_cards("KH"), 0)
    assert play(state, "discard 5C").over
    free = three({"reshuffles": 0, "take_discard": "free"}, "3S 4D 5C", "draw; discard KH")
    assert free.over


def test_c51_cards_are_conserved_and_a_second_match_begins_anew() -> None:
    """The contract test counts them in hundreds of rounds; here two matches in one process, move by move."""
    ends: list[State] = []
    for _ in range(2):
        rng = random.Random(51)
        state = State.dealt(random_deal(Rules(), 3, rng))
        while not state.over:
            assert all_cards(state) == dealt_cards(state.deal)
            state = state.after(chosen(tuple(state.legal), rng))
        ends.append(state)
    assert ends[0].history == ends[1].history
    assert sum(all_cards(ends[0]).values()) == len(Pack(2))


def test_c52_the_phase_is_asked_with_every_move() -> None:
    state = start(("5H 6H 9C", OTHER), STOCK, "7H", ZERO)
    assert told(state, "discard 9C") == [("play/draw-first", {})]
    drawn = play(state, "draw")
    assert told(drawn, "draw") == told(drawn, "take") == [("play/drawn-already", {})]
    thrown = play(drawn, "discard 9C")
    assert told(thrown, "discard QC") == [("play/draw-first", {})]
    with pytest.raises(PlayError, match="play/not-your-turn"):
        thrown.do(0, move(thrown, "discard 5H"))


def test_c53_a_discard_that_could_not_be_melded_is_not_taken() -> None:
    hands = ("QS 9C 3H 5D", OTHER)
    state = start(hands, STOCK, "QH", {"discard_from_turn": 1})
    assert told(state, "take") == [("play/taken-useless", {"card": "QH"})]
    free = play(start(hands, STOCK, "QH", {"discard_from_turn": 1, "take_discard": "free"}), "take")
    back = play(free, "back")
    assert (back.pile, back.phase) == (read_cards("QH"), Phase.DRAW)
    assert len(play(back, "draw").hand(0)) == 5


def test_c54_empty_moves() -> None:
    state = play(start(("5H 6H 7H 9C", OTHER), STOCK, "2D", ZERO), "draw; lay 5H 6H 7H")
    for text in ("", "lay", "lay *", "off", "off >0", "swap >0", "discard", "discard >0"):
        with pytest.raises(RamiError):
            read_move(text, state.deal.rules)
    empty: tuple[Move, ...] = (Lay(Meld(0, 0, 0)), LayOff(0, joker=False, meld=0), Swap(0, 0), Discard(0))
    for nothing in empty:
        assert refused_move(state, nothing)
    assert state.seat == 0


def test_c55_nobody_acts_after_somebody_went_out() -> None:
    hands = ("9C 8C 2S", "5H 6H 7H", "3C XX 4D")
    state = play(start(hands, "TC JC QC", "2D", ZERO), "draw; discard TC; draw; lay 5H 6H 7H; discard JC")
    for seat in range(3):
        with pytest.raises(PlayError, match=r"^play/over$"):
            state.do(seat, DRAW)
    match = Match.start(["Ana", "Ben", "Chi"], first_dealer=2).record(state.result)
    assert (match.totals, state.result.ending) == ((200, 0, 200), Ending.RAMI_SEC)
    with pytest.raises(RamiError, match="match/over"):
        match.record(state.result)


def test_c58_tampered_moves() -> None:
    state = play(start(("5H 6H 7H 7H 9C KD", OTHER), STOCK, "2D", ZERO), "draw; lay 5H 6H 7H")
    assert told(state, "discard AH") == [("play/not-in-hand", {"cards": "AH"})]
    assert told(state, "lay AH 2H 3H") == [("play/not-in-hand", {"cards": "AH 2H 3H"})]
    other_copy = play(state, "discard 7H; draw; discard QC; draw")
    assert told(other_copy, "discard 7H") == [("play/not-in-hand", {"cards": "7H"})]
    assert not_a_meld("7H 7H 7H") == ("meld/same-suit-twice",)
    assert set(not_a_meld("5H " * 10_000)) == {"meld/same-suit-twice"}
    for number in (-1, 1, 10_000):
        moves: tuple[Move, ...] = (LayOff(bit_of(Card("9C")), joker=False, meld=number), Swap(1, number))
        for tampered in moves:
            assert "play/no-such-meld" in [fault.code for fault in refused_move(state, tampered)]
    with pytest.raises(RamiError):
        read_move("off 9C>-1", state.deal.rules)


def test_c59_the_same_discard_twice() -> None:
    state = play(start(("9H 9H 5C", OTHER), STOCK, "2D", ZERO), "draw")
    throw = move(state, "discard 9H")
    after = state.do(0, throw)
    with pytest.raises(PlayError, match="play/not-your-turn"):
        after.do(0, throw)
    assert (after.seat, after.phase, held(after, 0)) == (1, Phase.DRAW, "2C 5C 9H")
    assert not after.can(0, throw)
    assert after.can(1, DRAW)


def test_c65_no_take_back_shows_a_hidden_card() -> None:
    state = start(("5H 6H 9C KD 8H", OTHER), STOCK, "7H", ZERO | {"discard_from_turn": 1})
    taken = play(state, "take; lay 5H 6H 7H")
    assert play(taken, "back; back").position == state.position
    again = play(taken, "back; back; draw")
    with pytest.raises(PlayError, match="play/draw-stays"):
        again.take_back()
    thrown = play(taken, "off 8H>0; back; off 8H>0; discard KD")
    with pytest.raises(PlayError, match="play/nothing-to-take-back"):
        thrown.take_back()
    assert view_of(thrown, 0).legal == ()
