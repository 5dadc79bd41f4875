"""Rounds to the end of a match: who deals to whom, and the result of each round scored."""

from collections.abc import Callable, Sequence

from rami.cards import Card
from rami.errors import Fault, MatchError
from rami.match import Match
from rami.play.deal import Deal, Reshuffle, no_reshuffle
from rami.play.shuffle import dealt
from rami.play.state import State


def next_deal(match: Match, order: Sequence[Card], reshuffle: Reshuffle = no_reshuffle) -> Deal:
    """Deal the next round of a match from a pack in the given order, its top card first.

    Those present play, in seat order; the dealer moves on with every round, extra rounds included.

    Raises ``MatchError`` (``match/over``) when the match is over.

    >>> match = Match.start(["Ana", "Ben"])
    >>> deal = next_deal(match, list(match.rules.pack_for(2)))
    >>> deal.dealer, [len(hand) for hand in deal.hands], len(deal.stock)
    (0, [14, 14], 79)
    """
    dealer = match.next_dealer
    if dealer is None:
        raise MatchError([Fault("match/over")])
    hands, upcard, stock = dealt(order, len(match.seats), match.seats.index(dealer), match.rules.hand_size)
    return Deal(match.rules, match.seats.index(dealer), hands, stock, upcard, reshuffle)


def record_round(match: Match, state: State) -> Match:
    """Score a round that has ended.

    Raises ``PlayError`` while it goes on, ``MatchError`` when the match is over.
    """
    return match.record(state.result)


def play_match(
    match: Match,
    order: Callable[[int], Sequence[Card]],
    play: Callable[[State], State],
    reshuffle: Callable[[int], Reshuffle] = lambda _: no_reshuffle,
) -> Match:
    """Play a match to its end: ``order`` gives the pack of a round (from 1), ``play`` brings a round to its end."""
    while match.next_dealer is not None:
        number = len(match.rounds) + 1
        deal = next_deal(match, order(number), reshuffle(number))
        match = record_round(match, play(State.dealt(deal)))
    return match
