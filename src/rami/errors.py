"""Refusals: typed, with a stable code, the offending fields, and all faults of one entry at once.

A refusal changes nothing. Its sentence in seven languages is made by ``rami.words`` from the code and
the values kept here; this module knows no language.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

FaultValue = str | int | tuple[str, ...] | tuple[int, ...]
"""What a fault may carry for its sentence: texts, numbers, seats (counted from 0), lists of them."""

FAULT_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "card/unknown": ("text", "position", "offset"),
    "card/no-suit": ("card", "position"),
    "card/too-many": ("card", "number", "copies", "packs"),
    "hand/too-long": ("seat", "number", "most"),
    "hand/impossible-sum": ("seat", "sum", "most"),
    "hand/not-a-sum": ("text",),
    "hand/part-of-one": ("text",),
    "hand/missing": ("seat",),
    "hand/empty": ("seat",),
    "entry/players": ("number", "low", "high"),
    "entry/other-players": ("number", "expected"),
    "entry/opened-count": ("number", "expected"),
    "entry/opened-missing": ("seat",),
    "entry/unknown-ending": ("text", "choices"),
    "entry/no-winner": (),
    "entry/two-winners": ("seats",),
    "entry/not-a-seat": ("text",),
    "entry/not-a-flag": ("seat", "text"),
    "entry/unknown-winner": ("seat", "number"),
    "entry/unknown-dealer": ("seat", "number"),
    "entry/dealer-missing": ("seats",),
    "entry/winner-holds-cards": ("seat",),
    "entry/winner-not-opened": ("seat",),
    "entry/winner-not-lowest": ("seat", "value", "lowest"),
    "entry/rami-sec-after-opening": ("seats",),
    "meld/joker-unnamed": ("cards",),
    "meld/too-short": ("cards", "number", "least"),
    "meld/too-long": ("cards", "number", "most"),
    "meld/no-natural": ("cards",),
    "meld/too-many-jokers": ("cards", "number", "most"),
    "meld/same-suit-twice": ("cards", "card"),
    "meld/not-one-suit": ("cards",),
    "meld/around-the-corner": ("cards",),
    "meld/not-in-a-row": ("cards",),
    "arrange/unknown-measure": ("text", "choices"),
    "play/over": (),
    "play/still-running": (),
    "play/no-such-seat": ("seat", "number"),
    "play/not-your-turn": ("seat",),
    "play/draw-first": (),
    "play/drawn-already": (),
    "play/stock-empty": (),
    "play/stop-too-early": (),
    "play/pile-empty": (),
    "play/pile-closed": ("turn",),
    "play/single-card": (),
    "play/taken-useless": ("card",),
    "play/not-in-hand": ("cards",),
    "play/not-opened": (),
    "play/opening-short": ("points", "needed"),
    "play/opening-not-pure": (),
    "play/opening-unfinished": ("points", "needed"),
    "play/no-such-meld": ("number", "melds"),
    "play/does-not-fit": ("card", "cards"),
    "play/swap-off": (),
    "play/swap-not": ("card", "cards"),
    "play/swap-both": ("card",),
    "play/taken-not-melded": ("card",),
    "play/joker-not-melded": ("number",),
    "play/thrown-back": ("card",),
    "play/turn-could-not-end": (),
    "play/nothing-to-take-back": (),
    "play/draw-stays": (),
    "table/unknown-level": ("text", "choices"),
    "table/level-count": ("number", "expected"),
    "table/not-understood": ("text",),
    "table/no-such-choice": ("number", "most"),
    "deal/hand-size": ("seat", "number", "expected"),
    "deal/wrong-cards": ("card", "number", "expected"),
    "deal/seed-length": ("number", "expected"),
    "deal/entropy-player": ("name",),
    "deal/entropy-text": ("name",),
    "deal/reshuffle-below-one": ("number",),
    "rules/unknown-preset": ("text", "choices"),
    "rules/unknown-option": ("text", "choices"),
    "rules/out-of-range": ("option", "value", "low", "high"),
    "rules/not-a-choice": ("option", "value", "choices"),
    "rules/stock-too-short": ("players", "packs", "cards", "stock"),
    "match/over": (),
    "match/no-such-round": ("number", "rounds"),
    "match/no-such-player": ("name",),
    "match/player-left": ("name",),
    "match/order": ("expected",),
    "match/carried-count": ("number", "expected"),
    "match/bad-total": ("name", "value"),
    "name/empty": (),
    "name/too-long": ("number", "most"),
    "name/bad-character": ("name",),
    "name/taken": ("name", "suggestion"),
    "record/not-readable": ("format", "line", "reason"),
    "record/key-twice": ("field",),
    "record/no-json-number": ("text",),
    "record/long-number": ("most",),
    "record/too-deep": (),
    "record/half-letter": (),
    "record/wrong-format": ("expected",),
    "record/played": (),
    "record/newer-version": ("version", "known"),
    "record/missing": ("field",),
    "record/needs-value": ("field",),
    "record/unknown-field": ("field",),
    "record/unknown-column": ("text", "choices"),
    "record/no-column": ("text",),
    "record/wrong-type": ("field", "expected", "value"),
    "record/unknown-keyword": ("line", "text", "choices"),
    "record/bad-line": ("line", "text"),
    "record/unknown-move": ("text", "choices"),
    "record/bad-move": ("text", "expected"),
    "record/cut-off": (),
    "record/twice": ("field",),
    "record/disagrees": ("field", "value", "computed"),
    "record/too-long": ("number", "most"),
    "record/empty": (),
    "file/not-read": ("file", "reason"),
    "file/not-written": ("file", "reason"),
    "join/no-such-code": ("text",),
    "join/no-such-link": (),
    "pen/no-such-phone": (),
    "pen/only-owner": (),
    "pen/owner-stays": (),
    "language/unknown": ("text", "choices"),
    "keep/not-started": (),
    "keep/started-twice": (),
    "keep/stale": ("seen", "now"),
    "keep/nothing-to-undo": (),
    "keep/nothing-to-redo": (),
    "keep/no-such-match": (),
    "keep/only-watching": (),
    "keep/nothing-changes": (),
    "keep/only-owner": (),
    "people/same": (),
    "people/together": ("names",),
    "people/not-merged": (),
    "web/cross-site": (),
    "web/too-large": ("most",),
    "web/too-many": ("seconds",),
    "web/not-found": (),
    "web/bad-form": ("field",),
    "web/unreadable": (),
    "web/broken": (),
    "api/no-token": (),
    "api/unknown-token": (),
    "api/other-match": (),
    "api/watch-token": (),
    "api/key-used": (),
    "api/key-short": ("least",),
    "api/media-type": ("choices",),
    "api/method": ("method",),
    "api/no-such-player": ("number",),
    "output/not-written": ("reason",),
    "serve/port-taken": ("port", "other"),
    "serve/no-such-host": ("host",),
    "serve/not-allowed": ("port",),
    "serve/cannot-listen": ("host", "port", "reason"),
    "serve/data-in-use": ("file",),
    "serve/data-unusable": ("file", "reason"),
    "serve/not-a-database": ("file",),
    "options/contradict": ("text", "other"),
    "options/in-document": ("text", "field"),
    "options/not-read": ("text", "other"),
    "options/no-such-player": ("text", "most"),
    "use/no-such-command": ("text", "choices"),
    "use/no-such-option": ("text",),
    "use/perhaps": ("choices",),
    "use/missing": ("text",),
    "use/needs-value": ("text",),
    "use/takes-no-value": ("text",),
    "use/no-such-choice": ("text", "choices"),
    "use/no-number": ("text",),
    "use/no-input": (),
    "use/no-cases": ("file",),
    "use/too-much": (),
    "lab/unknown-strategy": ("text", "choices"),
    "lab/too-few": ("field", "number", "least"),
    "lab/no-such-choice": ("field", "text", "choices"),
    "lab/confidence": ("value",),
    "lab/no-cluster": (),
    "lab/cluster-unreachable": ("text",),
    "lab/no-pettingzoo": (),
    "lab/no-such-action": ("number", "most"),
    "lab/not-fast": ("option", "value"),
    "lab/fast-cluster": (),
}
"""Every code there is, with the names of the values that its sentence may use."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong.

    ``code`` is stable across versions. ``fields`` name the offending parts of the entry
    (``"winner"``, ``"hands[2]"``); ``values`` are the figures and names for the sentence.

    >>> Fault("entry/winner-holds-cards", ("hands[0]",), {"seat": 0})
    Fault(code='entry/winner-holds-cards', fields=('hands[0]',), values={'seat': 0})
    """

    code: str
    fields: tuple[str, ...] = ()
    values: Mapping[str, FaultValue] = field(default_factory=dict[str, FaultValue])

    def __post_init__(self) -> None:
        """Hold every fault to the list of codes, so that none is without a sentence."""
        if set(self.values) != set(FAULT_VALUES[self.code]):
            raise ValueError(f"{self.code} needs the values {FAULT_VALUES[self.code]}, not {tuple(self.values)}")

    def within(self, place: str) -> "Fault":
        """Give the same fault with its fields seen from outside: ``hands[1]`` as ``rounds[2].hands[1]``.

        >>> Fault("entry/no-winner", ("winner",)).within("rounds[2]").fields
        ('rounds[2].winner',)
        """
        return Fault(self.code, tuple(f"{place}.{name}" for name in self.fields) or (place,), self.values)

    def __str__(self) -> str:
        """Write the fault for a log: code, fields, values."""
        where = f" at {', '.join(self.fields)}" if self.fields else ""
        what = ", ".join(
            f"{name}={shown(value) if isinstance(value, int) else repr(value)}" for name, value in self.values.items()
        )
        return f"{self.code}{where}" + (f" ({what})" if what else "")


def shown(value: object, most: int = 60) -> str:
    """Give a value from outside as a short text for a fault, whatever it is.

    >>> shown(" x"), len(shown(10 ** 5000))
    (' x', 60)
    """
    try:
        text = value if isinstance(value, str) else repr(value)
    except ValueError:  # a number with more digits than Python writes
        return "…" * most
    return text[:most]


class RamiError(ValueError):
    """A refusal. ``faults`` holds everything that is wrong, never only the first.

    >>> from rami import RoundResult, score_round
    >>> try:
    ...     score_round(RoundResult([[], []], winner=0, opened=[False, None]))
    ... except RamiError as error:
    ...     [fault.code for fault in error.faults]
    ['entry/winner-not-opened', 'hand/empty', 'entry/opened-missing']
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: tuple[Fault, ...] = tuple(faults)
        super().__init__("; ".join(map(str, self.faults)))

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all faults, in the order found."""
        return tuple(fault.code for fault in self.faults)

    def __reduce__(self) -> tuple[type["RamiError"], tuple[tuple[Fault, ...]]]:
        """Pickle by the faults, so that an error crosses processes whole."""
        return type(self), (self.faults,)


class CardError(RamiError):
    """A text that is no card, a card without the suit that is needed, or more copies of a card than there are."""


class RulesError(RamiError):
    """An option outside its range, or rules that cannot be played."""


class EntryError(RamiError):
    """A round that cannot have been played as entered."""


class MatchError(RamiError):
    """Something the match does not allow: a round after its end, a name that is taken."""


class KeepError(RamiError):
    """Something the log of a kept match does not allow: a stale page, nothing to undo, a phone that only watches."""


class LabError(RamiError):
    """A contest or simulation that cannot be run as asked for."""


class RecordError(RamiError):
    """A file or text that is not a match, a round or a case of this project."""
