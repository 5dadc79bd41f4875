"""Rounds played on to the end of a match."""

import random
from collections.abc import Sequence

import pytest

import oracle
from play_deals import chosen, codes, mixed, play, shuffled_pack, start
from rami import CARDS, Card, Match, MatchError, Pack, Rules, RulesError, Status
from rami.play.deal import PlayError, Reshuffle, no_reshuffle
from rami.play.game import next_deal, play_match, record_round
from rami.play.state import State

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eva", "Fay")


class Table:
    """Who shuffles, plays and remembers: the decks by round, and how each round began and ended."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.rules, self.players = rules, players
        self.rng = random.Random(seed)
        self.numbers: list[int] = []
        self.ends: list[State] = []

    def order(self, number: int) -> Sequence[Card]:
        self.numbers.append(number)
        return shuffled_pack(self.rules, self.players, self.rng)

    def play(self, state: State) -> State:
        while not state.over:
            state = state.after(chosen(tuple(state.legal), self.rng))
        self.ends.append(state)
        return state


@pytest.mark.parametrize(
    ("preset", "players"), [("rami", 2), ("easy", 2), ("tunisian", 3), ("rami-13", 4), ("rami", 5), ("rami-13", 6)]
)
def test_a_match_to_its_end(preset: str, players: int) -> None:
    rules = Rules.preset(preset).changed({"target": 100 * players})
    dealer = players - 1
    match = Match.start(NAMES[:players], rules, first_dealer=dealer)
    table = Table(rules, players, players)
    done = play_match(match, table.order, table.play)
    rounds = len(table.ends)
    assert (done.status, len(done.rounds), table.numbers) == (Status.OVER, rounds, list(range(1, rounds + 1)))
    assert [end.deal.dealer for end in table.ends] == [(dealer + number) % players for number in range(rounds)]
    told = oracle.SlowMatch(players, rules.target if isinstance(rules.target, int) else None, [0] * players, dealer)
    for end in table.ends:
        result = end.result
        case = {"ending": result.ending.value, "winner": result.winner, "dealer": end.deal.dealer, "packs": rules.packs}
        hands, opened = zip(*((codes(end.hand(seat)), end.has_opened(seat)) for seat in range(players)), strict=True)
        told.add("round", {**case, "hands": list(hands), "opened": list(opened)})
    assert done.totals == tuple(told.totals().values())
    assert (told.status(), done.winner and done.winner.person) == ("over", told.winner())
    assert play_match(done, table.order, table.play) == done


def test_an_extra_round_is_dealt_on() -> None:
    """A match that stands even at the target goes on until somebody is lowest; the deal passes on in it too."""
    match = Match.start(NAMES[:3], Rules(target=100), carried=[120, 90, 90], first_dealer=1)
    assert match.status is Status.EXTRA_ROUND
    table = Table(match.rules, 3, 3)
    done = play_match(match, table.order, table.play)
    assert done.status is Status.OVER
    assert [end.deal.dealer for end in table.ends] == [(1 + number) % 3 for number in range(len(table.ends))]


def test_a_deal_from_a_pack_in_order() -> None:
    """One card at a time from the left of the dealer, the next card turned up, the rest the stock."""
    match = Match.start(NAMES[:3], Rules(hand_size=13), first_dealer=1)
    pack = list(Pack(2))
    deal = next_deal(match, pack)
    assert (deal.rules, deal.dealer, deal.players, deal.reshuffle) == (match.rules, 1, 3, no_reshuffle)
    assert [deal.hands[seat][0] for seat in (2, 0, 1)] == pack[:3]
    assert [len(hand) for hand in deal.hands] == [13, 13, 13]
    assert (deal.upcard, list(deal.stock)) == (pack[39], pack[40:])
    assert State.dealt(deal).seat == 2


def test_seats_are_those_present() -> None:
    """Who left is dealt no cards; the dealer is a seat among those present."""
    match = Match.start(NAMES[:4], first_dealer=3).leave("Ben")
    deal = next_deal(match, list(match.rules.pack_for(3)))
    assert (deal.players, deal.dealer, match.seats[deal.dealer].name) == (3, 2, "Dev")


def test_the_reshuffle_of_each_round() -> None:
    asked: list[int] = []

    def reshuffle(number: int) -> Reshuffle:
        asked.append(number)
        return mixed

    match = Match.start(NAMES[:2])
    table = Table(match.rules, 2, 4)
    play_match(match, table.order, table.play, reshuffle)
    assert asked == table.numbers
    assert {end.deal.reshuffle for end in table.ends} == {mixed}


def test_what_is_refused() -> None:
    state = start(("5H 6H 7H", "3C XX"), "9C 4H", "2D", {"opening_points": 0})
    match = Match.start(NAMES[:2], first_dealer=1)
    with pytest.raises(PlayError):
        record_round(match, state)
    recorded = record_round(match, play(state, "draw; lay 5H 6H 7H; discard 9C"))
    assert (recorded.totals, recorded.status) == ((0, 200), Status.OVER)
    with pytest.raises(MatchError, match="match/over"):
        next_deal(recorded, list(Pack(2)))
    with pytest.raises(MatchError, match="match/over"):
        record_round(recorded, play(state, "draw; lay 5H 6H 7H; discard 9C"))
    with pytest.raises(RulesError, match="rules/stock-too-short"):
        next_deal(match, CARDS[:29])


def test_a_pile_turned_over_as_it_lies() -> None:
    assert no_reshuffle(1, CARDS[:3]) == CARDS[:3]
