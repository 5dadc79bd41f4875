"""Every refusal of a move, with all faults at once and their exact values."""

from typing import NamedTuple

import pytest

from play_deals import legal, play, refused, refused_move, start
from rami import Card, Fault, read_cards
from rami.errors import FAULT_VALUES, FaultValue
from rami.kernel import Meld
from rami.play.deal import PlayError
from rami.play.engine import Engine
from rami.play.moves import DRAW, JOKER_BIT, TAKE, Discard, Lay, LayOff, Move, Swap, bit_of
from rami.play.state import State
from rami.rules import OptionValue

Told = tuple[str, dict[str, FaultValue]]
ZERO: dict[str, OptionValue] = {"opening_points": 0, "pure_run": False}
FIRST: dict[str, OptionValue] = {"discard_from_turn": 1}
OPENERS = ("5H 6H 7H 9C KD", "QH KH AH 3C XX 8H 2S")
JOKERS = ("5C 6C XX 7C 9D 4S 2H", "QH KH 3C 2S 6S")


class Refused(NamedTuple):
    """A deal, the moves up to the refused one, and why it is refused."""

    move: str
    faults: tuple[Told, ...]
    moves: str = ""
    options: dict[str, OptionValue] = ZERO
    hands: tuple[str, ...] = OPENERS
    stock: str = "4D 4H TS JS QS 9S"
    upcard: str = "2D"


def told(code: str, **values: FaultValue) -> Told:
    return f"play/{code}", values


OPENED = "draw; lay 5H 6H 7H; discard 9C"
SWAPPER = "draw; lay 5C 6C *7C; discard 2H; draw; discard 2S"
SET = ("7C 7D 7S XX 9D 4S 7H 2H", "3C 4D 6S 8S")

REFUSALS = {
    "any move before the draw": Refused("discard 9C", (told("draw-first"),)),
    "a meld before the draw": Refused("lay 5H 6H 7H", (told("draw-first"),)),
    "two draws": Refused("draw", (told("drawn-already"),), "draw"),
    "draw and take": Refused("take", (told("drawn-already"),), "draw"),
    "stop after the draw": Refused("stop", (told("drawn-already"),), "draw"),
    "draw after taking": Refused(
        "draw", (told("drawn-already"),), "take", ZERO | FIRST, ("5H 6H 9C KD", "3C XX"), upcard="7H"
    ),
    "an empty stock": Refused(
        "draw",
        (told("stock-empty"),),
        "draw; lay 5H 6H 7H; discard 9C; draw; lay QH KH AH; discard 8H",
        {**ZERO, "reshuffles": 0},
        stock="4D 4C",
    ),
    "stopping while the stock lasts": Refused("stop", (told("stop-too-early"),)),
    "stopping while a reshuffle is left": Refused(
        "stop", (told("stop-too-early"),), "draw; discard 9C; draw; discard 2S", stock="4D 4C"
    ),
    "the closed discard pile": Refused("take", (told("pile-closed", turn=2),), upcard="8H"),
    "a single card": Refused(
        "take",
        (told("single-card"),),
        "draw; lay 5H 6H 7H; discard 9C; draw; discard 8H",
        hands=("5H 6H 7H 9C", "8H 3C"),
    ),
    "a card that is of no use": Refused(
        "take", (told("taken-useless", card="3C"),), "draw; discard 9C; draw; discard 3C"
    ),
    "a joker that is of no use": Refused(
        "take", (told("taken-useless", card="XX"),), "draw; discard 9C; draw; discard XX", {"discard_from_turn": 1}
    ),
    "throwing a card that is not held": Refused("discard AS", (told("not-in-hand", cards="AS"),), "draw"),
    "throwing a joker that is not held": Refused("discard XX", (told("not-in-hand", cards="XX"),), "draw"),
    "a meld of other cards": Refused("lay 6H 7H *8H 9H", (told("not-in-hand", cards="9H XX"),), "draw"),
    "a meld with two jokers where one is held": Refused(
        "lay 3C *4C *5C", (told("not-in-hand", cards="XX"),), "draw; discard 9C; draw", {**ZERO, "jokers_per_meld": 2}
    ),
    "laying off what is not held": Refused("off 8H>0", (told("not-in-hand", cards="8H"),), "draw; lay 5H 6H 7H"),
    "laying off a joker that is not held": Refused(
        "off *8H>0", (told("not-in-hand", cards="XX"),), "draw; lay 5H 6H 7H"
    ),
    "swapping without the card": Refused(
        "swap 4C>0", (told("not-in-hand", cards="4C"),), "draw; lay *4C 5C 6C", hands=JOKERS
    ),
    "laying off before opening": Refused("off 8H>0", (told("not-opened"),), f"{OPENED}; draw"),
    "swapping before opening": Refused(
        "swap 7C>0", (told("not-opened"),), "draw; lay 5C 6C *7C; discard 2H; draw", hands=(JOKERS[0], "7C KH 2D")
    ),
    "everything at once": Refused(
        "off AS>7",
        (told("not-in-hand", cards="AS"), told("not-opened"), told("no-such-meld", number=7, melds=0)),
        "draw",
    ),
    "too few points": Refused("lay 5H 6H 7H", (told("opening-short", points=18, needed=51),), "draw", {}),
    "no pure run": Refused(
        "lay 9C 9D 9H",
        (told("opening-not-pure"),),
        "draw",
        {"opening_points": 30},
        ("9C 9D 9H QC QD QH 2S", "3C XX 8H"),
    ),
    "too few points and no pure run": Refused(
        "lay 9C 9D 9H",
        (told("opening-not-pure"), told("opening-short", points=27, needed=51)),
        "draw",
        {},
        ("9C 9D 9H 2S", "3C XX 8H"),
    ),
    "throwing with half an opening": Refused(
        "discard 2S",
        (told("opening-unfinished", points=31, needed=51),),
        "draw; lay QH KH AH",
        {},
        ("QH KH AH 9C 9D 9H 2S", "3C XX 8H"),
    ),
    "laying off in half an opening": Refused(
        "off JH>0",
        (told("not-opened"),),
        "draw; lay QH KH AH",
        {},
        ("QH KH AH JH 9C 9D 9H 2S", "3C XX 8H"),
    ),
    "no such meld": Refused(
        "off 8H>1", (told("no-such-meld", number=1, melds=1),), "draw; lay 5H 6H 7H", hands=("5H 6H 7H 8H KD", "3C XX")
    ),
    "a card that does not fit": Refused(
        "off KD>0", (told("does-not-fit", card="KD", cards="5H 6H 7H"),), "draw; lay 5H 6H 7H"
    ),
    "a joker where it does not fit": Refused(
        "off *9H>0",
        (told("does-not-fit", card="9H", cards="5H 6H 7H"),),
        "draw; lay 5H 6H 7H",
        hands=("5H 6H 7H XX KD", "3C XX"),
    ),
    "a second joker in a meld": Refused(
        "off *8H>0",
        (("meld/too-many-jokers", {"cards": "5H 6H *7H *8H", "number": 2, "most": 1}),),
        "draw; lay 5H 6H *7H",
        hands=("5H 6H XX XX KD", "3C XX"),
    ),
    "no swaps by the rules of the house": Refused(
        "swap 7C>0", (told("swap-off"),), f"{SWAPPER}; draw", {**ZERO, "joker_swap": "off"}, JOKERS
    ),
    "swapping with another card": Refused(
        "swap 9D>0", (told("swap-not", card="9D", cards="5C 6C *7C"),), f"{SWAPPER}; draw", hands=JOKERS
    ),
    "swapping in a set of three with one suit": Refused(
        "swap 7H>0",
        (told("swap-both", card="7H 7S"),),
        "draw; lay 7C 7D *7H; discard 2H; draw; discard 3C; draw",
        hands=SET,
        stock="4H TS JS",
    ),
    "throwing before the taken card is melded": Refused(
        "discard KD", (told("taken-not-melded", card="8H"),), f"{OPENED}; draw; discard 8H; take", stock="4D 4H TS"
    ),
    "throwing in the opening with a taken card": Refused(
        "discard 2S",
        (told("opening-unfinished", points=27, needed=51), told("taken-not-melded", card="KH")),
        "take; lay 9C 9D 9H",
        FIRST,
        ("QH AH 9C 9D 9H 2S 4S", "3C XX 8H"),
        upcard="KH",
    ),
    "throwing before a swapped joker is melded": Refused(
        "discard 9D", (told("joker-not-melded", number=1),), f"{SWAPPER}; draw; swap 7C>0", hands=JOKERS
    ),
    "throwing the taken card back": Refused(
        "discard 2D", (told("thrown-back", card="2D"),), "take", FIRST | {"take_discard": "free"}
    ),
    "no card left to throw": Refused(
        "lay 7C 7D 7S",
        (told("turn-could-not-end"),),
        "draw; lay 5H 6H 7H; discard 9C; draw; discard 8H; draw",
        hands=("5H 6H 7H 7C 7D", OPENERS[1]),
        stock="9C 4H 7S",
    ),
    "a joker that would have no place": Refused(
        "swap 7H>0",
        (told("turn-could-not-end"),),
        "draw; lay 7C 7D *7H 7S; discard 2H; draw; discard 3C; draw",
        hands=SET,
        stock="KC 9C JH",
    ),
    "a meld that spoils the opening": Refused(
        "lay TH JH QH", (told("turn-could-not-end"),), "draw", {}, ("9H TH JH QH KH TC TD 2C 4S", "3C 4D"), "8S"
    ),
    "a move after the end": Refused(
        "draw", (told("over"),), "draw; lay 5H 6H 7H; discard 9C", hands=("5H 6H 7H", "3C XX"), stock="9C 4H"
    ),
}
ELSEWHERE = {
    "play/not-your-turn",
    "play/nothing-to-take-back",
    "play/draw-stays",
    "play/pile-empty",
    "play/still-running",
    "play/no-such-seat",
}


def reached(case: Refused) -> State:
    return play(start(case.hands, case.stock, case.upcard, case.options), case.moves)


@pytest.mark.parametrize("case", REFUSALS.values(), ids=REFUSALS.keys())
def test_refused_with_all_faults(case: Refused) -> None:
    faults = refused(reached(case), case.move)
    assert [(fault.code, fault.values) for fault in faults] == list(case.faults)
    assert all(fault.fields == () for fault in faults)


def test_every_code_is_refused_here() -> None:
    codes = {code for case in REFUSALS.values() for code, _ in case.faults if code.startswith("play/")}
    assert codes | ELSEWHERE == {code for code in FAULT_VALUES if code.startswith("play/")}
    assert not codes & ELSEWHERE


def test_another_seat() -> None:
    """The turn is asked before the move, so that nothing is told about the hand of the seat on turn."""
    state = start(OPENERS, "4D 4H", "2D", ZERO)
    for move in (DRAW, TAKE, Discard(bit_of(Card("9C")))):
        with pytest.raises(PlayError) as error:
            state.verify(1, move)
        assert list(error.value.faults) == [Fault("play/not-your-turn", ("seat",), {"seat": 0})]
        assert not state.can(1, move)
    state.verify(0, DRAW)


def test_nobody_is_on_turn_after_the_end() -> None:
    state = reached(REFUSALS["a move after the end"])
    for seat in (0, 1):
        with pytest.raises(PlayError, match=r"^play/over$"):
            state.do(seat, DRAW)
        assert not state.can(seat, DRAW)


def taken_back_codes(state: State) -> tuple[str, ...]:
    with pytest.raises(PlayError) as error:
        state.take_back()
    assert error.value.faults == (Fault(error.value.codes[0]),)
    return error.value.codes


def test_take_backs_that_are_refused() -> None:
    state = start(OPENERS, "4D 4H", "2D", ZERO)
    assert taken_back_codes(state) == ("play/nothing-to-take-back",)
    assert taken_back_codes(play(state, "draw")) == ("play/draw-stays",)
    assert taken_back_codes(play(state, "draw; lay 5H 6H 7H; back")) == ("play/draw-stays",)
    twice = play(start(("5H 6H 7H 8H KD", "3C"), "4D", "2D", ZERO), "draw; lay 5H 6H 7H; off 8H>0; back; back")
    assert taken_back_codes(twice) == ("play/draw-stays",)
    assert taken_back_codes(play(twice, "lay 5H 6H 7H; back; lay 6H 7H 8H; back")) == ("play/draw-stays",)
    assert taken_back_codes(play(state, OPENED)) == ("play/nothing-to-take-back",)
    assert taken_back_codes(reached(REFUSALS["a move after the end"])) == ("play/nothing-to-take-back",)


def test_an_empty_discard_pile_before_the_draw() -> None:
    """No round comes to this, since every turn ends with a discard; the engine refuses it all the same."""
    state = start(OPENERS, "4D 4H", "2D", ZERO)
    bare = State(Engine(state.deal), state.position._replace(pile=()))
    assert legal(bare) == ["draw"]
    assert [fault.code for fault in refused_move(bare, TAKE)] == ["play/pile-empty"]


def test_no_result_while_the_round_goes_on() -> None:
    for state in (start(OPENERS, "4D 4H", "2D"), play(start(OPENERS, "4D 4H", "2D"), "draw")):
        with pytest.raises(PlayError, match=r"^play/still-running$"):
            _ = state.result


NO_MELDS = {
    "two cards": ("9C KD", "", 0, ["meld/too-short", "meld/not-one-suit"]),
    "no cards": ("", "", 0, ["meld/too-short"]),
    "jokers alone": ("", "5H 6H 7H", 5, ["meld/no-natural"]),
    "two jokers": ("9C", "TC JC", 9, ["meld/too-many-jokers"]),
    "a gap": ("5H 6H 9H", "", 5, ["meld/not-in-a-row"]),
    "round the corner": ("KH AH 2H", "", 13, ["meld/around-the-corner"]),
    "a card and a joker for it": ("5H 6H 7H", "7H", 5, ["meld/not-in-a-row"]),
    "a suit twice": ("9C 9D 9H", "9H", 0, ["meld/same-suit-twice"]),
    "a run from another place": ("5H 6H 7H", "", 6, ["meld/not-in-a-row"]),
    "a run said to be a set": ("5H 6H 7H", "", 0, ["meld/not-in-a-row"]),
    "a set said to be a run": ("9C 9D 9H", "", 9, ["meld/not-in-a-row"]),
}


@pytest.mark.parametrize(("naturals", "stands", "low", "codes"), NO_MELDS.values(), ids=NO_MELDS.keys())
def test_what_is_laid_must_be_a_meld(naturals: str, stands: str, low: int, codes: list[str]) -> None:
    """Its own faults are told, not that the turn could not end; whether the cards are held is told beside them."""
    cards, jokers = (sum(map(bit_of, read_cards(text))) for text in (naturals, stands))
    state = play(start(("5H 6H 7H 9H 9C 9D KD", "KH AH 2H XX XX XX"), "4D 4H", "2D", ZERO), "draw")
    found = [fault.code for fault in refused_move(state, Lay(Meld(cards, jokers, low)))]
    held = not jokers and "KH" not in naturals
    assert found == codes if held else found == ["play/not-in-hand", *codes]


def test_a_whole_suit_is_laid_with_its_ace_at_either_end() -> None:
    suit = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    state = play(start((f"{suit} 9C", "KD"), "4D 4H", "2D", ZERO), "draw")
    cards = sum(map(bit_of, read_cards(suit)))
    assert [state.why_not(Lay(Meld(cards, 0, low))) for low in (1, 2)] == [(), ()]
    assert [fault.code for fault in refused_move(state, Lay(Meld(cards, 0, 3)))] == ["meld/not-in-a-row"]


NO_MOVES = {
    "no card thrown": Discard(0),
    "two cards thrown": Discard(bit_of(Card("9C")) | bit_of(Card("KD"))),
    "a card below all": Discard(-1),
    "a card above all": Discard(JOKER_BIT << 1),
    "nothing laid": Lay(Meld(0, 0, 0)),
    "a meld that is none": Lay(Meld(bit_of(Card("9C")) | bit_of(Card("KD")), 0, 0)),
    "a meld of negative cards": Lay(Meld(-1, 0, 1)),
    "no card laid off": LayOff(0, joker=False, meld=0),
    "an unnamed joker laid off": LayOff(JOKER_BIT, joker=True, meld=0),
    "a card below all laid off": LayOff(-1, joker=False, meld=0),
    "a card above all laid off": LayOff(JOKER_BIT << 8, joker=True, meld=0),
    "no card swapped": Swap(0, 0),
    "a card below all swapped": Swap(-1, 0),
    "a card above all swapped": Swap(JOKER_BIT << 8, 0),
    "on a meld below all": LayOff(bit_of(Card("9C")), joker=False, meld=-1),
    "swapped on a meld below all": Swap(bit_of(Card("9C")), -1),
    "swapped on a meld above all": Swap(bit_of(Card("9C")), 1 << 70),
}


@pytest.mark.parametrize("move", NO_MOVES.values(), ids=NO_MOVES.keys())
def test_what_is_no_move_at_all(move: Move) -> None:
    """Data that no text of a move gives is refused like any other move, before and after the draw."""
    state = play(start(OPENERS, "4D 4H", "2D", ZERO), "draw; lay 5H 6H 7H")
    assert refused_move(state, move)
    assert refused_move(start(OPENERS, "4D 4H", "2D", ZERO), move)
