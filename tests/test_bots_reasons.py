"""Reasons of moves: what each says in a position made for it, and that it is true in any position."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from play_deals import fraction, move, play, random_deal, start
from rami import CARDS, JOKER, Card, Ending, RoundResult, Rules
from rami.arrange import arrange, arrange_with_table, cards_in
from rami.bots.beginner import Beginner
from rami.bots.club import Club
from rami.bots.reading import Reading
from rami.bots.reasons import NUMBERS, Kind, Reason
from rami.bots.strategy import Strategy
from rami.bots.why import Reasons
from rami.cards import Rank
from rami.melds import LaidCard, laid_cards, meld_faults, meld_points
from rami.play.moves import Discard, LayOff, Move, card_of
from rami.play.state import State
from rami.play.turn import turn_rules
from rami.rules import PRESETS, OptionValue
from rami.scoring import score_round
from rami.words.languages import LANGUAGES
from rami.words.reasons import reason_sentence
from test_bots_club import EASY, LOW, OPEN_PILE, kings_and_run, sight_of

Options = dict[str, OptionValue]
SEC = "5H 6H 7H 9C 9D 9S KH KS KC"
FREE: Options = {**EASY, "take_discard": "free", "opening_points": 101}


def reason(state: State, text: str) -> tuple[str, dict[str, int]]:
    found = Reasons(sight_of(state)).of(move(state, text))
    return found.kind.value, dict(found.numbers)


# One position for each


def waiting(options: Options, moves: str = "draw") -> State:
    return play(start((f"{SEC} 2C 8D", LOW), "QD 3S 4S", "2D", options), moves)


def opponent_nearly_out(hand: str, stock: str = "4D 3S 6H 4D", options: Options = EASY, more: str = "") -> State:
    """The opponent has opened and holds the two of hearts alone; the hand has drawn the first card of the stock."""
    state = start(("KC QC JC 9C 9D 9S 2H", hand), f"AS {stock}", "3C", options)
    return play(state, f"draw; lay JC QC KC; lay 9C 9D 9S; discard AS; draw; {more}")


def both_opened(moves: str, stock: str = "QS 9C 4D 6D", mine: str = "KC KD KH 9C 7D TD", swap: str = "replay") -> State:
    """The first player has opened with a run of spades, the second with a run whose joker is the five of hearts."""
    hands = (f"6S 7S 8S 5H {mine}", "3H 4H XX 6S 8D JD 4C 9S QD QC")
    opening = "draw; lay 6S 7S 8S; discard QS; draw; lay 3H 4H *5H; discard 9C"
    return play(start(hands, stock, "3S", {**EASY, "joker_swap": swap}), f"{opening}; {moves}")


def beside_an_opening(hand: str, drawn: str) -> State:
    """The first player has opened with kings and six to eight of spades and holds six cards; the second has drawn."""
    hands = ("KC KD KS 6S 7S 8S 2C 2D 4S 3D 5D 6D", hand)
    state = start(hands, f"9D {drawn} 3S TD", "3C", {**OPEN_PILE, "rami_sec_penalty": 0})
    return play(state, "draw; lay 6S 7S 8S; lay KC KD KS; discard 9D; draw")


def early(hand: str, drawn: str = "2S") -> State:
    """The first move of all: the pile is closed for the next player too."""
    return play(start((hand, LOW), f"{drawn} 9S", "2D"), "draw")


WAITING = f"{SEC} 2C 8D"
CAUGHT = "5C 6C 7C KH KD 2S"
HEAVY = "5C 6C 7C KH KD QD QS JD TH AH AS"
MIXED = "KC QH 9D 9S 4H"
TAKING = "KC KD 2D 3C 7D TD"
STOPPING: Options = {**EASY, "reshuffles": 0}

NEARLY_OUT = "lay 5C 6C 7C; discard TC; draw; discard 3S; draw"

POSITIONS: list[tuple[State, str, str, dict[str, int]]] = [
    # The end of the round
    (early(SEC, "QD"), "lay 5H 6H 7H", "sec", {"penalty": 200}),
    (start((f"{SEC} 2C", LOW), "QD 3S", "8H", OPEN_PILE), "take", "sec", {"penalty": 200}),
    (play(kings_and_run("6S 7S 8S", "9H TH JH 2C", "9S 4D", thrown="QS", options=EASY), "draw"), "lay 9H TH JH", "out", {}),
    (play(kings_and_run("6S 7S 8S", "9H TH JH 2C", "9S 4D", thrown="QS", options=EASY), "draw; lay 9H TH JH; off 9S>0"), "discard 2C", "out", {}),
    # The opening
    (waiting({}), "discard QD", "waits", {"penalty": 200}),
    (waiting({}), "lay KC KH KS", "begins", {"points": 30, "needed": 51, "caught": 50}),
    (waiting({}, "draw; lay KC KH KS; lay 9C 9D 9S"), "lay 5H 6H 7H", "opens", {"points": 75, "caught": 50}),
    (waiting({"target": 400}, "draw; lay KC KH KS; lay 9C 9D 9S"), "lay 5H 6H 7H", "opens", {"points": 75, "caught": 63}),
    # What is feared
    (play(start((WAITING, LOW), "QD 3S", "2D", {"reshuffles": 0}), "draw"), "discard QD", "block", {"points": 10, "left": 85}),
    (opponent_nearly_out(CAUGHT, "TC 3S 3H 4D", EASY, NEARLY_OUT), "discard KH", "guard", {"points": 10, "left": 15, "held": 1}),
    (opponent_nearly_out(f"{CAUGHT} 8H 8D", "KS 3S 3H 4D", EASY, "lay 5C 6C 7C"), "lay KD KH KS", "guard", {"points": 30, "left": 18, "held": 1}),
    (opponent_nearly_out(HEAVY), "discard AH", "guard-limit", {"caught": 50, "held": 1}),
    (opponent_nearly_out(HEAVY, options={**EASY, "target": 400}), "discard AH", "guard-limit", {"caught": 100, "held": 1}),
    (opponent_nearly_out("5C 6C 7C 2H 3D"), "discard 7C", "guard-closed", {"points": 7, "caught": 45, "held": 1}),
    # After the opening
    (both_opened("draw"), "discard TD", "holds", {"laid": 4, "held": 7}),
    (both_opened("draw"), "swap 5H>1", "swap", {}),
    (both_opened("draw"), "lay KC KD KH", "sheds", {"points": 30, "left": 35}),
    (both_opened("draw; swap 5H>1"), "off *5S>0", "owed", {}),
    (play(start(("6S 7S 8S KC KD 2D 9C", LOW), "QS TC KH 3D", "2D", EASY), "draw; lay 6S 7S 8S; discard QS; draw; discard TC; draw"), "discard 2D", "holds-alone", {"laid": 3}),
    # Drawing
    (start((SEC, LOW), "QD 3S", "2D"), "draw", "draw-closed", {}),
    (start(("2C 5D 9H JS", LOW), "QD 3S", "KD", OPEN_PILE), "draw", "draw-useless", {}),
    (opponent_nearly_out(CAUGHT, "TC 3S", EASY, "discard TC"), "draw", "draw-single", {}),
    (start((WAITING, LOW), "QD", "8H", OPEN_PILE), "draw", "draw-waits", {"penalty": 200}),
    (kings_and_run("6S 7S 8S", "7H 8H 9C 9D 9S 5S 5D AC 2D QC", "JC 8D", thrown="9H"), "take", "take-opens", {"points": 51}),
    (both_opened("draw; discard TD; draw; discard KH", "QS 9C 4D KH 2D", TAKING, "off"), "take", "take-sheds", {"points": 20}),
    (both_opened("draw; discard TD; draw; discard 9S", "QS 9C 4D 2H 2D", TAKING, "off"), "take", "take-melds", {}),
    (start(("2C 5D 9H JS", LOW), "QD 3S", "KD", FREE), "take", "take-free", {}),
    (play(start(("2S 2D 3H", "2C 5D 9S"), "4D 7H", "2C", STOPPING), "draw; discard 4D; draw; discard 2C"), "stop", "stop", {"points": 7, "others": 24}),
    # What a card is good for
    (early("XX 2C 7D QS", "JH"), "discard XX", "joker", {"points": 20}),
    (early("KC", "KC"), "discard KC", "only", {}),
    (early(MIXED), "discard KC", "heaviest-barred", {"points": 10}),
    (early(MIXED), "discard 4H", "idle-barred", {}),
    (early(MIXED), "discard 9D", "outs-barred", {"outs": 4}),
    (early("7H 8H 9H 4C"), "discard 9H", "breaks-barred", {"laid": 0}),
    (beside_an_opening("9S 4H 2H KH TC JC AD", "6H"), "discard 9S", "idle-fits", {}),
    (beside_an_opening("KH 4H 2C 9C TC 7D", "5S"), "discard KH", "heaviest-fits", {"points": 10}),
]  # fmt: skip


@pytest.mark.parametrize(("state", "text", "kind", "numbers"), POSITIONS)
def test_what_a_reason_says(state: State, text: str, kind: str, numbers: dict[str, int]) -> None:
    assert reason(state, text) == (kind, numbers)


def test_a_leader_near_the_end_of_the_match_holds_less_back() -> None:
    state = start(("6S 7S 8S KC KD KH 9C 7D TD", "3H 4H XX 6S 8D JD 4C"), "QS 9C 4D 6D", "3S", EASY)
    state = play(state, "draw; lay 6S 7S 8S; discard QS; draw; lay 3H 4H *5H; discard 9C; draw")
    discard = move(state, "discard TD")
    assert Reasons(sight_of(state)).of(discard) == Reason(Kind.HOLDS, {"laid": 3, "held": 4})
    assert Reasons(sight_of(state, (10, 80))).of(discard).kind is Kind.HEAVIEST_SAFE


# True in any position


def positions(number: int) -> Iterator[State]:
    """Some states of a round between players of different strength, by a preset, sometimes from a short stock."""
    rng = random.Random(f"reasons {number}")
    players = 2 + number % 3
    deal = random_deal(Rules.preset(tuple(PRESETS)[number % 4]), players, rng, 0, fraction(rng, (25, 200)))
    strategies: list[Strategy] = [fraction(rng, (Club(), Beginner())) for _ in range(players)]
    state = State.dealt(deal, whole=False)
    while not state.over:
        if rng.random() < 0.3:
            yield state
        choice = strategies[state.seat].choose(sight_of(state), rng)
        assert choice is not None
        state = state.after(choice)


@pytest.mark.parametrize("number", range(16))
def test_every_reason_is_true(number: int) -> None:
    for state in islice(positions(number), 40):
        reasons = Reasons(sight_of(state))
        moves = tuple(state.legal)
        for each in moves if len(moves) < 8 else random.Random(number).sample(moves, 8):
            found = reasons.of(each)
            assert tuple(found.numbers) == NUMBERS[found.kind]
            check(state, each, found)


def check(state: State, made: Move, found: Reason) -> None:
    """Hold a reason to the state, hidden cards and all, by other means than those that found it."""
    kind, numbers, rules = found.kind, found.numbers, state.deal.rules
    seat, after = state.seat, state.after(made)
    others = [other for other in range(state.deal.players) if other != seat]
    held = [len(state.hand(other)) for other in others if state.has_opened(other)]
    if "held" in numbers:
        assert numbers["held"] == min(held)
    if "penalty" in numbers:
        assert numbers["penalty"] == rules.rami_sec_penalty
    if "caught" in numbers:
        left = after if kind in {Kind.GUARD_CLOSED, Kind.GUARD_LIMIT} else state
        assert numbers["caught"] == caught(left, seat)
    if kind in {Kind.SHEDS, Kind.GUARD, Kind.BLOCK}:
        assert numbers["left"] == points_of(after, seat)
        assert numbers["points"] == points_of(state, seat) - points_of(after, seat)
    if kind in {Kind.OUT, Kind.SEC}:
        end = club_finishes(after, seat)
        assert end.over
        assert end.result.winner == seat
        assert (end.result.ending is Ending.RAMI_SEC) is (kind is Kind.SEC)
    if kind in {Kind.OPENS, Kind.BEGINS}:
        own = [meld for meld, owner in zip(after.table, after.position.owners, strict=True) if owner == seat]
        assert numbers["points"] == sum(meld_points(meld, rules) for meld in own)
        assert after.has_opened(seat) is (kind is Kind.OPENS)
    if kind in {Kind.WAITS, Kind.DRAW_WAITS}:
        assert not any(map(state.has_opened, range(state.deal.players)))
    if isinstance(made, Discard):
        check_discard(state, after, card_of(made.card), found)


def check_discard(state: State, after: State, card: Card, found: Reason) -> None:
    use, _, following = found.kind.partition("-")
    hand = state.hand(state.seat)
    rest = list(hand)
    rest.remove(card)
    if use not in {"heaviest", "idle", "outs", "breaks"}:
        return
    assert found.cards == (card,)
    laid, without = laid_cards_of(state, hand), laid_cards_of(state, rest)
    assert (without < laid) is (use == "breaks")
    if use == "breaks":
        assert found.numbers["laid"] == without
    lone = [other for other in set(hand) - {JOKER} if not any(pair(other, each) for each in hand)]
    if use in {"heaviest", "idle"}:
        assert card in lone
        assert (card.points == max(other.points for other in lone)) is (use == "heaviest")
    if use == "outs":
        hidden = Counter(state.deal.rules.pack_for(state.deal.players))
        hidden.subtract([*hand, *state.pile, *(laid.physical for meld in state.table for laid in laid_cards(meld))])
        hidden.subtract(card for known in Reading(sight_of(state)).others_held for card in cards_in(known))
        assert found.numbers["outs"] == sum(hidden[each] for each in CARDS[:52] if completes(card, each, rest))
    barred = not after.over and after.position.turns < after.deal.players * (after.deal.rules.discard_from_turn - 1)
    barred = barred or len(after.hand(after.seat)) == 1
    assert (following == "barred") is barred
    if following == "fits":
        assert after.has_opened(after.seat)
        lay_offs = [LayOff(1 << card.index, card is JOKER, number) for number in range(len(after.table))]
        rules = turn_rules(after.deal.rules)
        assert any(rules.fits_meld(after.table[lay_off.meld], lay_off) for lay_off in lay_offs)
    if following == "wanted":
        assert 5 <= found.numbers["chance"] <= 100


def caught(state: State, seat: int) -> int:
    """What is written down for a hand that never opened, if another player went out."""
    winner = (seat + 1) % state.deal.players
    hands = [() if other == winner else state.hand(other) for other in range(state.deal.players)]
    opened: list[bool | None] = [other == winner for other in range(state.deal.players)]
    return score_round(RoundResult(hands, winner=winner, opened=opened), state.deal.rules)[seat].points


def points_of(state: State, seat: int) -> int:
    return sum(card.points for card in state.hand(seat))


def club_finishes(state: State, seat: int) -> State:
    while not state.over and state.seat == seat:
        state = state.after(Club().choose(sight_of(state), random.Random(1)))
    return state


def laid_cards_of(state: State, hand: tuple[Card, ...] | list[Card]) -> int:
    """The most cards of a hand that can be melded, with the table after the opening."""
    if not state.has_opened(state.seat):
        return arrange(hand, state.deal.rules).most_cards.laid
    return arrange_with_table(hand, state.table, state.deal.rules, "most_cards").gain


def pair(card: Card, other: Card) -> bool:
    if card.rank is None or other.rank is None:
        return False
    if card.suit is not other.suit:
        return card.rank is other.rank
    places = [{int(each), 14} if each is Rank.ACE else {int(each)} for each in (card.rank, other.rank)]
    return any(0 < abs(one - two) < 3 for one in places[0] for two in places[1])


def completes(card: Card, missing: Card, rest: list[Card]) -> bool:
    """Whether a missing card makes a meld of three with a card and a natural one of the others."""
    laid = [LaidCard(each, by_joker=False) for each in (card, missing)]
    return any(not meld_faults([*laid, LaidCard(other, by_joker=False)]) for other in rest if other is not JOKER)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_sentence_in_every_language(language: str) -> None:
    for kind, names in NUMBERS.items():
        for number in (1, 2, 5, 21):
            sentence = reason_sentence(Reason(kind, dict.fromkeys(names, number)), language)
            assert sentence
            assert not set("{}$") & set(sentence)
            assert str(number) in sentence or not names
