"""Hypothesis strategies: rules, names, round results that can be scored, and whole matches, step by step."""

import pickle
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar, cast

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from rami import CARDS, PRESETS, Card, Match, Pack, RoundResult, Rules, Status
from rami.hands import HandLike
from rami.names import clean_name, name_faults, name_key
from rami.results import lowest_seats, value_of
from rami.rules import DEFAULT_RULES, OPTIONS, Option, OptionValue

MOST_IN_HAND = 15
_Value = TypeVar("_Value")
EndingName = Literal["normal", "rami_sec", "blocked"]
Held = tuple[Card, ...] | int | None

ODD_NAMES = (
    "Ana", "Léa", "Zoë", "O'Brien", "Łukasz", "Đạt", "Hiển", "Nguyễn Ấu", "İpek", "Işıl", "ışıl", "Straße", "ΣΊΣΥΦΟΣ",
    "Фёдор", "अनीता", "क्\u200dष", "आरती देवी", "อารี", "ก้องเกียรติ", "李小龙", "さくら", "한글", "خالد", "שרה (2)", "👩‍👩‍👧", "♥", "A♠",
    "Sam (2)", "Sam, Jr.", 'Kim "Ace" Lee', "'quoted'", '"', '""', "a;b", "a,b", "a|b", "a\\b", "\\n", "a/b", "a:b", "a=b", "#1",
    "# no comment", "// x", "=1+1", "+33 Ana", "-5", "@Ben", "*", "36", "0", "1e3", "٣٦", "३६", "²", "1.5", "-", "--", "?", "...",
    "AH XX", "XX", "TD", "null", "None", "true", "NaN", "rami", "rami sec", "round", "round 2", "join", "leave", "winner", "won",
    "players", "dealer", "opened", "target auto", "after end", "total", "[x]", "{x}", "{ $name }", "<b>x</b>", "&amp;", "%s", "${x}",
    "$A$1", "\ufeffBom", "soft\u00adhyphen", "left\u200eright", "a" * 60, "x\u0301\u0302", "é", "e\u0323\u0301", "ﬁ", "ǅ", "\U0001f0a1",
)  # fmt: skip


def pickled(value: _Value) -> _Value:
    """Send it to another process and back."""
    return cast("_Value", pickle.loads(pickle.dumps(value)))


def stuck(hands: Sequence[HandLike], **more: Any) -> RoundResult:
    """A blocked round of players who have opened, unless said otherwise."""
    stated: dict[str, Any] = {"opened": [True] * len(hands), "ending": "blocked"} | more
    return RoundResult(hands, **stated)


def scored(*points: int, dealer: int | None = None) -> RoundResult:
    """A round of players who have opened, by the points it brings; the first with 0 went out."""
    return RoundResult(points, winner=points.index(0), opened=[True] * len(points), dealer=dealer)


def sec(players: int, winner: int = 0) -> RoundResult:
    """A rami sec without cards."""
    return RoundResult([None] * players, winner=winner, ending="rami_sec")


def played(players: int, *rounds: Sequence[int], **start: Any) -> Match:
    """A match of Ana, Ben, Chi ... and of rounds given by their points."""
    match = Match.start(["Ana", "Ben", "Chi", "Dev", "Eva", "Fay"][:players], **start)
    for points in rounds:
        match = match.record(scored(*points))
    return match


@cache
def option_values(option: Option) -> SearchStrategy[OptionValue]:
    """Every value that an option of the rules may have, the ends of its range often."""
    kinds: list[SearchStrategy[OptionValue]] = []
    if option.choices:
        kinds.append(st.sampled_from(option.choices))
    if option.low <= option.high:
        kinds += [st.sampled_from((option.low, option.high)), st.integers(option.low, option.high)]
    return st.one_of(kinds)


@cache
def options() -> SearchStrategy[dict[str, OptionValue]]:
    """Some options of the rules with allowed values."""
    return st.fixed_dictionaries({}, optional={name: option_values(option) for name, option in OPTIONS.items()})


@cache
def rules() -> SearchStrategy[Rules]:
    """Rules of every kind: the presets, and house rules built on them."""
    presets = st.sampled_from(tuple(PRESETS))
    return st.one_of(st.just(DEFAULT_RULES), presets.map(Rules.preset), st.builds(Rules.of, options(), presets))


_LETTERS = st.characters(exclude_categories=("Cs", "Cc"))
_ANY_NAME = st.one_of(st.sampled_from(ODD_NAMES), st.text(_LETTERS, min_size=1, max_size=12)).map(clean_name)


def names(taken: Iterable[str] = ()) -> SearchStrategy[str]:
    """A name that nobody of ``taken`` has, as it is kept: in any script, with quotes, digits, formulas, commas."""
    others = list(taken)
    return _ANY_NAME.filter(lambda name: not name_faults(name, others))


@cache
def tables(least: int = 2, most: int = 6) -> SearchStrategy[list[str]]:
    """Names of people who can sit down together."""
    return st.lists(names(), min_size=least, max_size=most, unique_by=name_key)


def _take(wanted: Iterable[Card], left: Counter[Card]) -> tuple[Card, ...]:
    """Take the cards that are still there, one at least."""
    hand: list[Card] = []
    for card in wanted:
        if left[card]:
            left[card] -= 1
            hand.append(card)
    return tuple(hand) or _take([card for card in CARDS if left[card]][:1], left)


def without_suit(card: Card) -> Card:
    """The card as a rank pad notes it: a joker stays a joker."""
    return card if card.rank is None else Card.of(card.rank, None)


@composite
def hands(draw: DrawFn, players: int, pack: Pack) -> list[tuple[Card, ...] | int]:
    """Hands that the packs can hold together, none empty: cards picked, dealt, noted by rank alone, or their sum."""
    left = Counter(pack)
    held: list[tuple[Card, ...] | int] = []
    for _ in range(players):
        kind = draw(st.sampled_from(("cards", "dealt", "ranks", "sum")))
        if kind == "sum":
            held.append(draw(st.integers(2, pack.dearest())))
        elif kind == "cards":
            held.append(_take(draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=MOST_IN_HAND)), left))
        else:
            number, seed = draw(st.integers(1, MOST_IN_HAND)), draw(st.integers(0, 999))
            dealt = _take(random.Random(seed).sample(list(pack), number), left)
            noted = draw(st.integers(0, number)) if kind == "ranks" else 0
            held.append(tuple(without_suit(card) if place < noted else card for place, card in enumerate(dealt)))
    return held


@composite
def gone_out(draw: DrawFn, players: int, rules: Rules = DEFAULT_RULES) -> RoundResult:
    """A round that somebody went out of; what the ending implies is stated or left out."""
    held: list[Held] = list(draw(hands(players, rules.pack_for(players))))
    opened: list[bool | None] = list(draw(st.tuples(*[st.booleans()] * players)))
    winner, dealer = draw(st.integers(0, players - 1)), draw(_dealers(players))
    held[winner], opened[winner] = draw(st.sampled_from(((), None))), draw(st.sampled_from((True, None)))
    return RoundResult(held, winner=winner, opened=opened, dealer=dealer)


@composite
def won_by_rami_sec(draw: DrawFn, players: int, rules: Rules = DEFAULT_RULES) -> RoundResult:
    """A rami sec, with the hands of the others or without."""
    held = [draw(st.sampled_from((hand, None))) for hand in draw(hands(players, rules.pack_for(players)))]
    opened: list[bool | None] = list(draw(st.tuples(*[st.sampled_from((False, None))] * players)))
    winner, dealer = draw(st.integers(0, players - 1)), draw(_dealers(players))
    held[winner], opened[winner] = None, True
    return RoundResult(held, winner=winner, opened=opened, ending="rami_sec", dealer=dealer)


@composite
def blocked(draw: DrawFn, players: int, rules: Rules = DEFAULT_RULES, *, at_table: bool = False) -> RoundResult:
    """A blocked round, often with equal lowest hands; its winner named or not. ``at_table`` the dealer is known."""
    held = draw(hands(players, rules.pack_for(players)))
    if draw(st.booleans()):
        least = draw(st.sampled_from((0, min(value_of(hand) or 0 for hand in held))))
        for seat in draw(st.sets(st.integers(0, players - 1))):
            held[seat] = least or ()
    lowest = lowest_seats([value_of(hand) or 0 for hand in held])
    winner = draw(st.sampled_from((None, lowest[0], lowest[-1], lowest)))
    opened: list[bool | None] = list(draw(st.tuples(*[st.booleans()] * players)))
    if winner is not None and (len(lowest) == 1 or rules.blocked_tie == "shared"):
        for seat in lowest if isinstance(winner, tuple) else (winner,):
            opened[seat] = draw(st.sampled_from((True, False, None)))
    needed = rules.blocked_tie == "earliest" and not at_table
    dealer = draw(st.integers(0, players - 1) if needed else _dealers(players))
    return RoundResult(held, winner=winner, opened=opened, ending="blocked", dealer=dealer)


def _dealers(players: int) -> SearchStrategy[int | None]:
    return st.one_of(st.none(), st.integers(0, players - 1))


def results(players: int, rules: Rules = DEFAULT_RULES, *, at_table: bool = False) -> SearchStrategy[RoundResult]:
    """A round of any ending that these rules score for so many players."""
    out, stuck = gone_out(players, rules), blocked(players, rules, at_table=at_table)
    return st.one_of(out, out, stuck, won_by_rami_sec(players, rules))


class Entry(NamedTuple):
    """A round as somebody enters it, right or wrong, in plain values: cards are codes."""

    hands: list[list[str] | int | None]
    winner: int | list[int] | None
    opened: list[bool | None]
    ending: EndingName
    dealer: int | None
    rules: Rules

    def result(self) -> RoundResult:
        """Give it to the engine."""
        return RoundResult(self.hands, winner=self.winner, opened=self.opened, ending=self.ending, dealer=self.dealer)

    def case(self) -> dict[str, Any]:
        """Give it to the oracle."""
        target = None if self.rules.target == "auto" else self.rules.target
        return {
            **{name: self.rules[name] for name in ("surcharge", "limit", "rami_sec_penalty", "blocked_tie", "packs")},
            **self._asdict(),
            "target": target,
        }


def entry_of(result: RoundResult, rules: Rules) -> Entry:
    """Write a round that can be scored in plain values."""
    held = [[card.code for card in hand] if isinstance(hand, tuple) else hand for hand in result.hands]
    hands = [hand if isinstance(hand, list | int) else None for hand in held]
    winner = list(result.winner) if isinstance(result.winner, tuple) else result.winner
    return Entry(hands, winner, list(result.opened), result.ending.value, result.dealer, rules)


_ODD_SUMS: tuple[int | None, ...] = (None, 0, 1, -1, 2, 36, 198, 199, 219, 220)
_ODD_CODES: list[str] = ["ZZ", "10D", "", "XX", "XX", "AH", "AH", "A?", "2C", "KS", "K?", "?"]
_LONG = [card.code for card in (*CARDS[:8], *CARDS[:8])]
_ODD_HANDS: SearchStrategy[list[str] | int | None] = st.one_of(
    st.sampled_from(_ODD_SUMS),
    st.lists(st.sampled_from(_ODD_CODES), max_size=7),
    st.sampled_from((15, 16)).map(lambda number: _LONG[:number]),
    st.sampled_from((7, 8, 9, 12, 13)).map(lambda number: ["A?"] * number),
)


@composite
def entries(draw: DrawFn) -> Entry:
    """A round that can be scored, or one with up to three mistakes in it."""
    given, players = draw(rules()), draw(st.integers(2, 6))
    entry = entry_of(draw(results(players, given)), given)
    seats = st.integers(-1, players)
    for mistake in draw(
        st.lists(st.sampled_from(("hand", "opened", "winner", "ending", "dealer", "size")), max_size=3)
    ):
        seat = draw(st.integers(0, len(entry.hands) - 1)) if entry.hands else 0
        if mistake == "hand" and entry.hands:
            entry.hands[seat] = draw(_ODD_HANDS)
        elif mistake == "opened" and seat < len(entry.opened):
            entry.opened[seat] = draw(st.sampled_from((None, True, False)))
        elif mistake == "winner":
            entry = entry._replace(winner=draw(st.one_of(st.none(), seats, st.lists(seats, max_size=3))))
        elif mistake == "ending":
            entry = entry._replace(ending=draw(st.sampled_from(("normal", "rami_sec", "blocked"))))
        elif mistake == "dealer":
            entry = entry._replace(dealer=draw(st.one_of(st.none(), seats)))
        elif mistake == "size":
            number = draw(st.sampled_from((players - 1, players + 1, 1, 7)))
            hands = (entry.hands * 4)[:number]
            entry = entry._replace(hands=hands, opened=(entry.opened * 4)[: draw(st.sampled_from((number, players)))])
    return entry


_LOW = st.integers(0, 60)


@cache
def totals() -> SearchStrategy[int]:
    """A total in points, mostly one of a match under way."""
    return st.one_of(_LOW, _LOW, _LOW, _LOW, st.integers(0, 500), st.just(10**6))


@composite
def starts(draw: DrawFn) -> Match:
    """A match before its first round, with totals carried from paper or without."""
    players = draw(tables())
    low, wide = (st.lists(total, min_size=len(players), max_size=len(players)) for total in (_LOW, totals()))
    equal = st.integers(0, 700).map(lambda total: [total] * len(players))
    kinds = (st.none(), low, equal, wide)
    house = st.one_of(st.just(DEFAULT_RULES), st.integers(200, 2000).map(lambda target: Rules(target=target)), rules())
    dealer = draw(st.integers(0, len(players) - 1))
    return Match.start(players, draw(house), carried=draw(st.one_of(kinds)), first_dealer=dealer)


class Step(NamedTuple):
    """One deed: the name of a method of ``Match`` and what it is called with."""

    deed: str
    arguments: tuple[object, ...]


def take(match: Match, step: Step) -> Match:
    """Do it."""
    return cast("Match", getattr(match, step.deed)(*step.arguments))


@composite
def steps(draw: DrawFn, match: Match) -> Step:
    """Something that the match allows now."""
    present, numbers = len(match.seats), len(match.rounds) + len(match.after_end)
    kinds = [*["correct", "remove"] * bool(numbers), "rename", "change_target", "change_rules"]
    if match.status is Status.OVER:
        kinds = ["change_target", "change_target", *kinds]
    else:
        kinds = [*["record"] * 12, *["join"] * (present < 6), *["leave"] * (present > 2), "reorder", *kinds]
    deed = draw(st.sampled_from(kinds))
    return Step(deed, draw(_arguments(deed, match)))


@composite
def _arguments(draw: DrawFn, deed: str, match: Match) -> tuple[object, ...]:
    seated = [player.name for player in match.seats]
    if deed == "record":
        return (draw(results(len(seated), match.rules, at_table=True)),)
    if deed in {"correct", "remove"}:
        played = match.rounds + match.after_end
        number = draw(st.integers(1, len(played)))
        if deed == "remove":
            return (number,)
        old = played[number - 1]
        return number, draw(results(len(old.seats), old.rules, at_table=True))
    if deed == "rename":
        name = draw(st.sampled_from(match.names))
        return name, draw(names(other for other in match.names if other != name))
    if deed == "join":
        return draw(names(match.names)), draw(st.one_of(st.none(), totals()))
    if deed == "leave":
        return draw(st.sampled_from(seated)), draw(st.one_of(st.none(), st.integers(50, 2000)))
    if deed == "reorder":
        return (draw(st.permutations(seated)),)
    far = st.integers(500, 2000)
    return (draw(rules() if deed == "change_rules" else st.one_of(far, option_values(OPTIONS["target"]))),)


@composite
def matches(draw: DrawFn, most: int = 12) -> Match:
    """A match of any kind after up to ``most`` steps, and perhaps an early round corrected so that it ends there."""
    match = draw(starts())
    for _ in range(draw(st.integers(0, most))):
        match = take(match, draw(steps(match)))
        if match.status is Status.OVER and draw(st.booleans()):
            break
    for number, played in enumerate(match.rounds[: draw(st.sampled_from((2, 1, 3, 0, 0)))], 1):
        match = match.correct(number, draw(won_by_rami_sec(len(played.seats), played.rules)))
    if match.after_end and draw(st.booleans()):
        match = take(match, draw(steps(match)))
    return match
