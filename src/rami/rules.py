"""The rules and house rules of a match: every option of scoring and of play, their ranges, the presets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, cast

from rami.cards import Pack
from rami.errors import Fault, RulesError, shown

OptionValue = int | str | bool

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
TARGET_PER_OPPONENT: Final = 100


@dataclass(frozen=True, slots=True)
class Option:
    """What one option of ``Rules`` may be: one of ``choices``, or a whole number from ``low`` to ``high``.

    >>> OPTIONS["target"].choices, OPTIONS["target"].low, OPTIONS["target"].high
    (('auto',), 50, 2000)
    """

    name: str
    scoring: bool
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = -1

    def allows(self, value: object) -> bool:
        """Whether the option may have this value. True is not 1 here.

        >>> OPTIONS["hand_size"].allows(13), OPTIONS["pure_run"].allows(1)
        (True, False)
        """
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return True
        return type(value) is int and self.low <= value <= self.high

    def fault(self, value: object) -> Fault:
        """Say what is wrong with a value that is not allowed."""
        field = (self.name,)
        if self.high < self.low:
            choices = tuple(str(choice) for choice in self.choices)
            return Fault("rules/not-a-choice", field, {"option": self.name, "value": shown(value), "choices": choices})
        values = {"option": self.name, "value": shown(value), "low": self.low, "high": self.high}
        return Fault("rules/out-of-range", field, values)


OPTIONS: Final[Mapping[str, Option]] = {
    option.name: option
    for option in (
        Option("target", True, ("auto",), 50, 2000),
        Option("surcharge", True, (), 0, 500),
        Option("limit", True, (), 0, 500),
        Option("rami_sec_penalty", True, (), 0, 500),
        Option("blocked_tie", True, ("shared", "nobody", "earliest")),
        Option("packs", False, ("auto", 2, 3)),
        Option("hand_size", False, (14, 13)),
        Option("take_discard", False, ("must_meld", "free")),
        Option("discard_from_turn", False, (2, 1)),
        Option("go_out", False, ("discard", "any")),
        Option("jokers_per_meld", False, (1, 2, "naturals")),
        Option("ace_high", False, (11, 10)),
        Option("opening_points", False, (), 0, 101),
        Option("pure_run", False, (True, False)),
        Option("joker_swap", False, ("replay", "to_hand", "off")),
        Option("reshuffles", False, (1, 0, "unlimited")),
    )
}
"""Every option by name, in the order in which pages and files list them; a first choice is the default."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules. The defaults are those of the scoring rules and of the rules of play.

    Points are whole numbers. Scoring: ``target`` of the match (``"auto"`` is 100 an opponent);
    ``surcharge`` of a loser who never opened; ``limit`` of that loser's score; ``rami_sec_penalty``;
    ``blocked_tie``, who wins when several share the lowest hand. Play: ``packs``, ``hand_size``,
    ``take_discard``, ``discard_from_turn``, ``go_out``, ``jokers_per_meld``, ``ace_high`` (points of an ace
    laid high), ``opening_points``, ``pure_run``, ``joker_swap``, ``reshuffles``.

    Raises ``RulesError`` with every option that is out of range.

    >>> Rules().target_for(4), Rules(target=150).target_for(4)
    (300, 150)
    >>> Rules(target=7, hand_size=12)
    Traceback (most recent call last):
    rami.errors.RulesError: rules/out-of-range at target (option='target', value='7', low=50, high=2000); \
rules/not-a-choice at hand_size (option='hand_size', value='12', choices=('14', '13'))
    """

    target: int | Literal["auto"] = "auto"
    surcharge: int = 25
    limit: int = 100
    rami_sec_penalty: int = 200
    blocked_tie: Literal["shared", "nobody", "earliest"] = "shared"
    packs: Literal["auto", 2, 3] = "auto"
    hand_size: Literal[14, 13] = 14
    take_discard: Literal["must_meld", "free"] = "must_meld"
    discard_from_turn: Literal[2, 1] = 2
    go_out: Literal["discard", "any"] = "discard"
    jokers_per_meld: Literal[1, 2, "naturals"] = 1
    ace_high: Literal[11, 10] = 11
    opening_points: int = 51
    pure_run: bool = True
    joker_swap: Literal["replay", "to_hand", "off"] = "replay"
    reshuffles: Literal[1, 0, "unlimited"] = 1

    def __post_init__(self) -> None:
        """Hold every option to its range."""
        faults = [option.fault(self[name]) for name, option in OPTIONS.items() if not option.allows(self[name])]
        if faults:
            raise RulesError(faults)

    def __getitem__(self, name: str) -> OptionValue:
        """Give the value of an option by its name.

        >>> Rules()["surcharge"]
        25
        """
        return getattr(self, OPTIONS[name].name)

    @staticmethod
    def preset(name: str) -> "Rules":
        """Give a named preset.

        Raises ``RulesError`` (``rules/unknown-preset``).

        >>> Rules.preset("tunisian").opening_points
        71
        """
        if name not in PRESETS:
            raise RulesError([Fault("rules/unknown-preset", ("preset",), {"text": name, "choices": tuple(PRESETS)})])
        return PRESETS[name]

    @staticmethod
    def of(options: Mapping[str, object], preset: str = "rami") -> "Rules":
        """Give a preset with changes, as they come from a file or a form. None stands for ``"auto"``.

        Raises ``RulesError`` with all unknown options and all values out of range.

        >>> Rules.of({"target": 150, "surcharge": 30}).surcharge
        30
        """
        return Rules.preset(preset).changed(options)

    def changed(self, options: Mapping[str, object]) -> "Rules":
        """Give these rules with some options changed.

        Raises ``RulesError`` with all unknown options and all values out of range.

        >>> Rules().changed({"pure_run": False}).pure_run
        False
        """
        known = {name: "auto" if value is None else value for name, value in options.items() if name in OPTIONS}
        unknown = [
            Fault("rules/unknown-option", (name,), {"text": name, "choices": tuple(OPTIONS)})
            for name in options
            if name not in OPTIONS
        ]
        bad = [OPTIONS[name].fault(value) for name, value in known.items() if not OPTIONS[name].allows(value)]
        if unknown or bad:
            raise RulesError([*unknown, *bad])
        return replace(self, **cast("dict[str, Any]", known))

    def from_preset(self) -> tuple[str, dict[str, OptionValue]]:
        """Give the preset that these rules are nearest to, and the options that differ from it.

        >>> Rules.of({"surcharge": 30}, "tunisian").from_preset()
        ('tunisian', {'surcharge': 30})
        """
        differences = {
            name: {option: self[option] for option in OPTIONS if self[option] != rules[option]}
            for name, rules in PRESETS.items()
        }
        return min(differences.items(), key=lambda item: len(item[1]))

    def target_for(self, players: int) -> int:
        """Give the target of a match in points: 100 an opponent unless the rules say otherwise.

        >>> [Rules().target_for(players) for players in (2, 3, 4, 5, 6)]
        [100, 200, 300, 400, 500]
        """
        return TARGET_PER_OPPONENT * (players - 1) if self.target == "auto" else self.target

    def pack_for(self, players: int) -> Pack:
        """Give the cards that are played with: two packs for up to four players, three for more.

        >>> len(Rules().pack_for(4)), len(Rules().pack_for(5)), len(Rules(packs=2).pack_for(6))
        (108, 162, 108)
        """
        if self.packs == "auto":
            return Pack(2 if players <= 4 else 3)
        return Pack(self.packs)

    def check_players(self, players: int) -> None:
        """Refuse a number of players for whom these rules cannot be dealt or played.

        Raises ``RulesError``: ``entry/players`` outside 2 to 6, ``rules/stock-too-short`` where the stock
        would not last one turn for everybody.

        >>> Rules().check_players(7)
        Traceback (most recent call last):
        rami.errors.RulesError: entry/players at players (number=7, low=2, high=6)
        """
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise RulesError([players_fault(players)])
        faults = deal_faults(players, self.pack_for(players), self.hand_size)
        if faults:
            raise RulesError(faults)


def players_fault(players: int) -> Fault:
    """Say that the number of players is outside 2 to 6."""
    return Fault("entry/players", ("players",), {"number": players, "low": MIN_PLAYERS, "high": MAX_PLAYERS})


def deal_faults(players: int, pack: Pack, hand_size: int) -> tuple[Fault, ...]:
    """Say what keeps a deal from being played: after it and the card turned up, everybody must have a turn.

    No choice of ``packs`` and ``hand_size`` offered today runs short; a new one must pass here.

    >>> [fault.code for fault in deal_faults(4, Pack(1), 13)]
    ['rules/stock-too-short']
    """
    stock = len(pack) - players * hand_size - 1
    if stock >= players:
        return ()
    values = {"players": players, "packs": pack.packs, "cards": hand_size, "stock": max(stock, 0)}
    return (Fault("rules/stock-too-short", ("packs", "hand_size"), values),)


PRESETS: Final[Mapping[str, Rules]] = {
    "rami": Rules(),
    "rami-13": Rules(hand_size=13),
    "tunisian": Rules(opening_points=71, take_discard="free", discard_from_turn=1, joker_swap="to_hand"),
    "easy": Rules(pure_run=False, opening_points=30),
}
"""The named rule sets; ``rami`` is the default."""

DEFAULT_RULES: Final = PRESETS["rami"]
