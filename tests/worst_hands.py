"""Looks for the hands that take longest to arrange, by hill climbing over hands of fifteen cards.

`python tests/worst_hands.py --seconds 60` climbs for a minute under each limit of jokers. How hard a hand is, is
counted, so that a run can be repeated: how often the search holds a meld against the cards that are left. The times
are those of the worst found: the shortest of many, and the first, with nothing kept from other hands.
"""

import argparse
import random
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Final, Literal
from unittest.mock import patch

from rami import CARDS, Card, Pack, Rules, read_cards
from rami.arrange import arrange_bits
from rami.cards import MOST_CARDS
from rami.handbits import HandBits, bits_of
from rami.kernel import Candidate, Kernel, kernel_of

Limit = Literal[1, 2, "naturals"]
Hand = tuple[Card, ...]

LIMITS: Final[tuple[Limit, ...]] = (1, 2, "naturals")
SEEDS: Final = (
    "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH XX XX",
    "AH AH 2H 2H 3H 3H 4H 4H 5H 5H 6H XX XX XX XX",
    "AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S XX XX XX",
    "4H 5H 6H 7H 8H 8H 4S 6S 7S 8S 9S TS TS XX XX",
    "AH 3H 5H 7H 9H JH KH AS 3S 5S 7S XX XX XX XX",
)
"""Hard hands of different kinds to climb from, besides dealt ones."""

PATIENCE: Final = 150
"""After so many steps in vain the next climb begins."""


class Tally(int):
    """The cards of a meld, counting how often they are held against others."""

    count = 0

    def __and__(self, other: int) -> int:
        Tally.count += 1
        return int(self) & other


@contextmanager
def tallied() -> Generator[None, None, None]:
    """Count what is done with every meld meanwhile."""
    plain = Kernel.candidates

    def candidates(kernel: Kernel, hand: HandBits) -> list[Candidate]:
        return [candidate._replace(mask=Tally(candidate.mask)) for candidate in plain(kernel, hand)]

    with patch.object(Kernel, "candidates", candidates):
        yield


def work(hand: Hand, rules: Rules) -> int:
    Tally.count = 0
    arrange_bits(bits(hand), rules)
    return Tally.count


def bits(hand: Hand) -> HandBits:
    return bits_of(card.index for card in hand)


def neighbour(hand: Hand, pack: Pack, rng: random.Random) -> Hand:
    """The hand with one to three cards exchanged; as it is where the packs do not hold them."""
    changed = rng.sample(hand, len(hand) - rng.choice((1, 1, 1, 2, 3)))
    while len(changed) < len(hand):
        changed.append(rng.choice(CARDS))
    most = {card: pack.packs * (2 if card.is_joker else 1) for card in changed}
    return tuple(changed) if all(changed.count(card) <= most[card] for card in changed) else hand


def starts(pack: Pack, rng: random.Random) -> Iterator[Hand]:
    """The seeds, then dealt hands from one to four suits with jokers."""
    for text in SEEDS:
        yield read_cards(text)
    while True:
        jokers, suits = rng.randint(0, 2 * pack.packs), rng.randint(1, 4)
        cards = [card for card in pack if card.index < 13 * suits]
        yield (*rng.sample(cards, MOST_CARDS - jokers), *[Card("XX")] * jokers)


def climb(rules: Rules, pack: Pack, seconds: float, seed: int) -> list[tuple[int, Hand]]:
    """The hardest hand of every climb, worst first."""
    rng, end = random.Random(seed), time.monotonic() + seconds
    tops: list[tuple[int, Hand]] = []
    with tallied():
        for start in starts(pack, rng):
            hand, most, vain = start, work(start, rules), 0
            while vain < PATIENCE and time.monotonic() < end:
                other = neighbour(hand, pack, rng)
                harder = work(other, rules)
                hand, most, vain = (other, harder, 0) if harder > most else (hand, most, vain + 1)
            tops.append((most, tuple(sorted(hand))))
            if time.monotonic() >= end:
                return sorted(set(tops), reverse=True)
    raise AssertionError("there is always another start")


def milliseconds(hand: Hand, rules: Rules, repeats: int, *, anew: bool) -> float:
    """The shortest time of some, of this process alone."""
    held, times = bits(hand), list[float]()
    for _ in range(repeats):
        if anew:
            kernel_of.cache_clear()
        begin = time.process_time()
        arrange_bits(held, rules)
        times.append(time.process_time() - begin)
    return min(times) * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="for each limit of jokers")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--packs", type=int, choices=(2, 3), default=2)
    parser.add_argument("--show", type=int, default=5, help="how many hands of each limit")
    given = parser.parse_args()
    for limit in LIMITS:
        rules = Rules(jokers_per_meld=limit)
        tops = climb(rules, Pack(given.packs), given.seconds, given.seed)
        print(f"{limit} joker(s) a meld: {len(tops)} climbs")
        for count, hand in tops[: given.show]:
            best, first = milliseconds(hand, rules, 50, anew=False), milliseconds(hand, rules, 10, anew=True)
            print(f"{count:9} {best:7.2f} ms, first {first:7.2f} ms  {' '.join(card.code for card in hand)}")


if __name__ == "__main__":
    main()
