"""Played rounds in the text notation: a whole round or match that a person can read and that replays exactly.

    rami play 1
    rules: rami
    players: Ana, Ben = 40
    dealer: Ana

    round 1
    hand Ana: AC 2C ...
    hand Ben: KH KS ...
    upcard: 9H
    stock: 4D XX ...
    1 Ben: draw 5C; discard KH
    2 Ana: take; lay 5H 6H *7H; lay 9C 9D 9H; discard 2C
    reshuffle: 9H 4D ...
    58 Ben: draw 9H; discard 9H

A turn is a line: its number, the player, the moves. ``reshuffle`` stands before the turn whose draw needed it and tells
the new stock, its next card first. ``back`` takes the last move back. A bug report is such a text, pasted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rami.card_text import read_cards, write_cards
from rami.cards import Card, with_suits
from rami.errors import Fault, RamiError, RecordError
from rami.hands import read_sum
from rami.match import Match
from rami.names import clean_name, name_key
from rami.play.state import Played, State
from rami.records.draft import disagreement
from rami.records.move_text import BACK, write_move
from rami.records.play_record import MoveDraft, PlayRecord, RoundDraft, replay
from rami.records.rules_text import read_rules, write_rules
from rami.records.schema import PLAY_HEAD, VERSION
from rami.records.text_record import name_and_total, name_text, named_total
from rami.records.tokens import split_once, split_outside, unquoted
from rami.rules import DEFAULT_RULES, Rules


def write_play(record: PlayRecord) -> str:
    """Write played rounds in the text notation."""
    start = record.start
    players = ", ".join(named_total(player.name, player.total or None) for player in start.seats)
    dealer = start.next_dealer
    lines = [f"{PLAY_HEAD} {VERSION}", f"rules: {write_rules(start.rules)}", f"players: {players}"]
    if dealer is not None:
        lines.append(f"dealer: {name_text(dealer.name)}")
    for number, state in enumerate(record.rounds, 1):
        lines += ["", *_round_lines(number, state, [name_text(player.name) for player in start.seats])]
    return "\n".join(lines) + "\n"


def _round_lines(number: int, state: State, names: Sequence[str]) -> Iterator[str]:
    deal = state.deal
    yield f"round {number}"
    yield from (f"hand {name}: {write_cards(hand)}" for name, hand in zip(names, deal.hands, strict=True))
    yield f"upcard: {deal.upcard.code}"
    yield f"stock: {write_cards(deal.stock)}"
    turn, done = 0, list[str]()
    seat = -1
    for played in state.history:
        if played.seat != seat:
            if done:
                yield f"{turn} {names[seat]}: {'; '.join(done)}"
            turn, seat, done = turn + 1, played.seat, []
        if played.reshuffled:
            yield f"reshuffle: {write_cards(played.reshuffled)}"
        done.append(played_text(played))
    if done:
        yield f"{turn} {names[seat]}: {'; '.join(done)}"


def played_text(played: Played) -> str:
    """Write a move as it was made, with the card that was drawn.

    >>> from rami.play.moves import DRAW
    >>> played_text(Played(0, DRAW, Card("5C")))
    'draw 5C'
    """
    if played.move is None:
        return BACK
    text = write_move(played.move)
    return text if played.drawn is None else f"{text} {played.drawn.code}"


def read_play(text: str) -> PlayRecord:
    """Read played rounds and play them through.

    Raises ``RamiError``: every line that cannot be read, else everything that forbids the first deal or move that the
    rules do not allow, with its line.
    """
    start, rounds = read_play_drafts(text)
    return replay(start, rounds)


def read_play_drafts(text: str) -> tuple[Match, list[RoundDraft]]:
    """Read played rounds without playing them: how the match began, and each round as it is told.

    Raises ``RecordError`` with every line that cannot be read.
    """
    reading = _Reading()
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        content = line.strip()
        if content and not content.startswith("#"):
            reading.read_line(number, content)
    return reading.start(), reading.rounds


@dataclass(slots=True)
class _Reading:
    """A notation being read line by line."""

    begun: bool = False
    rules: Rules = DEFAULT_RULES
    players: list[str] = field(default_factory=list[str])
    carried: list[int] = field(default_factory=list[int])
    dealer: str | None = None
    rounds: list[RoundDraft] = field(default_factory=list[RoundDraft])
    faults: list[Fault] = field(default_factory=list[Fault])

    def read_line(self, number: int, content: str) -> None:
        """Read a line; what is wrong with it is kept, so that all lines are told at once."""
        place = f"line {number}"
        try:
            if not self.begun:
                self.begin(content)
            elif content.split(maxsplit=1)[0] == "round" and ":" not in content:
                self.read_round(place, content.removeprefix("round").strip())
            else:
                self.read_statement(place, *split_once(content, ":"))
        except RamiError as error:
            self.faults += [fault.within(place) for fault in error.faults]
        except ValueError:
            self.faults.append(Fault("record/bad-line", (place,), {"line": number, "text": content}))

    def begin(self, content: str) -> None:
        """Read the first line, which names the notation and its version."""
        self.begun = True
        version = read_sum(content.removeprefix(PLAY_HEAD)) if content.startswith(PLAY_HEAD) else None
        if not version:
            raise RecordError([Fault("record/wrong-format", (), {"expected": f"{PLAY_HEAD} {VERSION}"})])
        if version > VERSION:
            raise RecordError([Fault("record/newer-version", (), {"version": version, "known": VERSION})])

    def read_statement(self, place: str, head: str, rest: str | None) -> None:
        """Read a line with a colon."""
        if rest is None:
            raise ValueError(head)
        word, _, name = head.partition(" ")
        if word == "rules":
            self.rules = read_rules(rest)
        elif word == "players":
            pairs = [name_and_total(item) for item in split_outside(rest, ",")]
            self.players = [clean_name(player) for player, _ in pairs]
            self.carried = [total or 0 for _, total in pairs]
        elif word == "dealer":
            self.dealer = unquoted(rest)
        elif not self.rounds:
            raise ValueError(head)
        elif word == "hand":
            self.read_hand(unquoted(name), _cards(rest))
        elif word == "upcard":
            (self.rounds[-1].upcard,) = _cards(rest)
        elif word == "stock":
            self.rounds[-1].stock = _cards(rest)
        elif word == "reshuffle":
            self.rounds[-1].reshuffles.append(_cards(rest))
        else:
            self.read_turn(place, word, unquoted(name), rest)

    def read_round(self, place: str, number: str) -> None:
        """Read the line of a round; its number, if written, must be the next one, so that no round is lost unnoticed."""
        self.rounds.append(RoundDraft(place))
        if number and read_sum(number) != len(self.rounds):
            raise RecordError([disagreement("round", number, len(self.rounds))])

    def read_hand(self, name: str, cards: tuple[Card, ...]) -> None:
        """Read a dealt hand; hands come in seat order."""
        hands = self.rounds[-1].hands
        if self.seat_of(name) != len(hands):
            raise ValueError(name)
        hands.append(cards)

    def read_turn(self, place: str, number: str, name: str, rest: str) -> None:
        """Read the moves of a turn."""
        turn = read_sum(number)
        if turn is None:
            raise ValueError(number)
        seat = self.seat_of(name)
        for item in rest.split(";"):
            self.rounds[-1].moves.append(_move_draft(seat, item.strip(), place, turn))

    def seat_of(self, name: str) -> int:
        """Find a seat by the player's name."""
        keys = [name_key(player) for player in self.players]
        if name_key(name) not in keys:
            raise RecordError([Fault("match/no-such-player", (), {"name": name})])
        return keys.index(name_key(name))

    def start(self) -> Match:
        """Give the match before its first round.

        Raises ``RecordError`` with every line that could not be read.
        """
        if not self.begun:
            self.faults.append(Fault("record/wrong-format", (), {"expected": f"{PLAY_HEAD} {VERSION}"}))
        elif not self.players and not self.faults:
            self.faults.append(Fault("record/missing", ("players",), {"field": "players"}))
        if self.faults:
            raise RecordError(self.faults)
        first = 0 if self.dealer is None else self.seat_of(self.dealer)
        return Match.start(self.players, self.rules, carried=self.carried, first_dealer=first)


def _cards(text: str) -> tuple[Card, ...]:
    return with_suits(read_cards(text))


def _move_draft(seat: int, text: str, place: str, turn: int) -> MoveDraft:
    """Take the drawn card off a draw."""
    word, _, drawn = text.partition(" ")
    if word == "draw" and drawn:
        (card,) = _cards(drawn)
        return MoveDraft(seat, word, card, place, turn)
    return MoveDraft(seat, text, None, place, turn)
