"""Rounds played on: what is known stays, what is hidden is dealt fairly, and what is over is scored by the rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from fast_modules import INSTALLED, Modules, random_hands
from rami import Ending, Pack, RoundResult, Rules
from rami.fast import rollouts, table, tables
from rami.fast.compiled import as_ints, ints
from rami.fast.rollouts import Hidden, Start, play_on
from rami.fast.scores import BLOCKED, NORMAL, RAMI_SEC
from rami.fast.table import END, STOCK
from rami.fast.terms import terms_of
from rami.handbits import HandBits, bits_of
from rami.scoring import score_round

NOTHING = HandBits(0, 0, 0, 0)
RULES = Rules()


@pytest.mark.parametrize(
    ("kind", "ending"), [(NORMAL, Ending.NORMAL), (RAMI_SEC, Ending.RAMI_SEC), (BLOCKED, Ending.BLOCKED)]
)
def test_what_is_over_is_scored_as_by_the_rules(kind: int, ending: Ending) -> None:
    hands = [hand for hand in random_hands(60, 4) if hand.size]
    for number in range(0, 55, 3):
        three = [NOTHING, *hands[number : number + 2]] if kind != BLOCKED else hands[number : number + 3]
        opened = [kind != BLOCKED, number % 2 == 0 and kind != RAMI_SEC, kind == BLOCKED]
        start = Start(three, opened, [], [0], 0, 9, 0, kind)
        ((points,),) = play_on([start], Hidden([], [0, 0, 0]), [1], terms_of(RULES, 3))
        values = [hand.value for hand in three]
        winner = None if kind == BLOCKED else 0
        result = RoundResult(hands=values, opened=opened, ending=ending, winner=winner)
        assert points == tuple(line.points for line in score_round(result, RULES))


def shared_out(players: int, known: HandBits, seed: int) -> tuple[Start, Hidden]:
    """A round in which the first seat knows its own hand, and has just thrown a card."""
    deck = [card.index for card in Pack(2)]
    for index in _indices(known):
        deck.remove(index)
    thrown = deck.pop(Random(seed).randrange(len(deck)))
    sizes = [0] + [14] * (players - 1)
    stock = len(deck) - sum(sizes)
    start = Start([known, *[NOTHING] * (players - 1)], [False] * players, [], [thrown], stock, 1, 0)
    return start, Hidden(deck, sizes)


def _indices(hand: HandBits) -> list[int]:
    found = [index for mask in hand[:3] for index in range(52) if mask >> index & 1]
    return found + [52] * hand.jokers


def test_every_hidden_card_is_dealt_once() -> None:
    known = bits_of(iter(range(14)))
    start, hidden = shared_out(3, known, 1)
    game = ints(2048)
    getattr(rollouts, "_put")(game, start, terms_of(RULES, 3))  # noqa: B009 - it has no public name
    getattr(rollouts, "_deal_hidden")(game, 3, as_ints(hidden.cards), as_ints(hidden.sizes), 7)  # noqa: B009
    hands = [HandBits(*map(int, game[4 * seat : 4 * seat + 4])) for seat in range(3)]
    assert hands[0] == known
    assert [hand.size for hand in hands] == [14, 14, 14]
    stock = list(map(int, game[STOCK : STOCK + game[END]]))
    assert Counter([*_indices(hands[1]), *_indices(hands[2]), *stock]) == Counter(hidden.cards)


def test_each_card_is_as_likely_in_each_place() -> None:
    """How often each of six hidden cards is held by the other; a fair deal strays so far once in ten thousand times."""
    game, number, counts = ints(2048), 3000, Counter[int]()
    start = Start([NOTHING, NOTHING], [True, True], [], [9], 4, 2, 0)
    for seed in range(number):
        getattr(rollouts, "_put")(game, start, terms_of(RULES, 3))  # noqa: B009
        getattr(rollouts, "_deal_hidden")(game, 2, as_ints(range(6)), as_ints([0, 2]), seed)  # noqa: B009
        counts.update(_indices(HandBits(*map(int, game[4:8]))))
    expected = number * 2 / 6
    assert sum((counts[card] - expected) ** 2 / expected for card in range(6)) < 26


def test_the_same_seeds_give_the_same_whatever_else_is_tried() -> None:
    start, hidden = shared_out(4, bits_of(iter(range(0, 52, 4))), 2)
    seeds, terms = [5, 6, 7], terms_of(RULES, 4)
    once = play_on([start], hidden, seeds, terms)
    other = start._replace(opened=[True, False, False, False])
    twice = play_on([other, start], hidden, [6, 5], terms)
    assert [world[1] for world in twice] == [once[1][0], once[0][0]]
    assert len({world[0] for world in once}) > 1


def test_discards_are_taken_when_they_may_be() -> None:
    """The first seat goes out with the king of hearts on the pile, where it may take it; else few cards help."""
    known = bits_of(iter([*range(4, 11), *range(13, 18), 12, 25]))
    start, hidden = shared_out(2, known, 3)
    terms, seeds = terms_of(RULES, 2), range(30)
    taken, barred = (
        {world[0] for world in play_on([start._replace(turns=turns, pile=[38])], hidden, seeds, terms)}
        for turns in (2, 0)
    )
    assert taken == {(0, 200)}
    assert barred != {(0, 200)}


def test_plain_python_plays_on_the_same(plain: Modules) -> None:
    by: Any
    found: list[Any] = []
    for by in (INSTALLED, plain):
        told: list[list[tuple[int, ...]]] = []
        for players, seed in ((2, 4), (4, 5)):
            start, hidden = shared_out(players, bits_of(iter(Random(seed).sample(range(52), 14))), seed)
            begun = by.rollouts.Start(*start)
            terms = by.terms.terms_of(RULES, players)
            told += by.rollouts.play_on([begun], by.rollouts.Hidden(*hidden), [1, 2], terms)
        found.append(told)
    assert found[0] == found[1]


def test_it_ends_where_nothing_can_be_drawn(plain: Modules) -> None:
    """The stock is at its end and was filled once: the round is blocked, and the lowest hand wins."""
    low, high = bits_of(iter(range(3))), bits_of(iter((12, 20, 52)))
    by: Any
    for by in (INSTALLED, plain):
        start = by.rollouts.Start([high, low], [True, False], [], [30], 0, 40, 1)
        over = start._replace(ending=RAMI_SEC, hands=[NOTHING, low])
        hidden, terms = by.rollouts.Hidden([], [0, 0]), by.terms.terms_of(RULES, 2)
        assert by.rollouts.play_on([start, over], hidden, [1], terms) == [[(high.value, 0), (0, 200)]]


def test_a_joker_is_thrown_where_there_is_nothing_else(plain: Modules) -> None:
    by: Any
    for by in (INSTALLED, plain):
        game = by.compiled.ints(table.GAME)
        game[3] = 2
        thrown = getattr(by.patient, "_thrown")  # noqa: B009 - it has no public name
        assert thrown(game, 0, by.tables.tables().runs, by.compiled.ints(tables.WORK)) == table.JOKER
