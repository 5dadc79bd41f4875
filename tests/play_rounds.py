"""Rounds for tests, played by seeded chance that prefers melding and sometimes takes a move back."""

import random
from collections.abc import Sequence

from rami import Card, Match, Rules
from rami.play.game import next_deal, record_round
from rami.play.moves import Discard, Draw
from rami.play.state import State
from rami.records.play_record import PlayRecord


def played_out(state: State, rng: random.Random, *, back: float = 0.1) -> State:
    """Bring a round to its end."""
    while not state.over:
        moves = state.legal.moves()
        melding = [move for move in moves if not isinstance(move, Draw | Discard)]
        state = state.after(rng.choice(melding) if melding and rng.random() < 0.9 else rng.choice(moves))
        played = state.played
        if (
            not state.over
            and played is not None
            and rng.random() < back
            and not isinstance(played.move, Draw | Discard)
        ):
            state = state.take_back()
    return state


def shuffled_deal(match: Match, rng: random.Random) -> State:
    """Deal the next round of a match by chance."""
    pack = list(match.rules.pack_for(len(match.seats)))
    rng.shuffle(pack)

    def reshuffle(number: int, cards: tuple[Card, ...]) -> Sequence[Card]:
        return random.Random(f"{number} {len(pack)}").sample(cards, len(cards))

    return State.dealt(next_deal(match, pack, reshuffle))


def played_match(names: Sequence[str], rules: Rules, seed: int, rounds: int = 50) -> PlayRecord:
    """Play a match to its end, or for so many rounds."""
    rng = random.Random(seed)
    start = match = Match.start(names, rules)
    states: list[State] = []
    while match.next_dealer is not None and len(states) < rounds:
        states.append(played_out(shuffled_deal(match, rng), rng))
        match = record_round(match, states[-1])
    return PlayRecord(start, tuple(states))
