"""Reasons of moves as data: what a move opens, keeps and fears, as a kind with its numbers. No words.

``rami.bots.why`` finds them, ``rami.words.reasons`` puts each into one sentence.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from rami.cards import Card


class Kind(StrEnum):
    """What a reason says; its numbers are those of ``NUMBERS``."""

    ONLY = "only"
    OUT = "out"
    SEC = "sec"

    TAKE_OPENS = "take-opens"
    TAKE_SHEDS = "take-sheds"
    TAKE_MELDS = "take-melds"
    TAKE_FREE = "take-free"
    DRAW_CLOSED = "draw-closed"
    DRAW_SINGLE = "draw-single"
    DRAW_USELESS = "draw-useless"
    DRAW_WAITS = "draw-waits"
    DRAW_BETTER = "draw-better"
    DRAW_HIDES = "draw-hides"
    STOP = "stop"

    OPENS = "opens"
    BEGINS = "begins"
    OWED = "owed"
    SWAP = "swap"
    SHEDS = "sheds"

    BLOCK = "block"
    GUARD = "guard"
    GUARD_CLOSED = "guard-closed"
    GUARD_LIMIT = "guard-limit"
    WAITS = "waits"
    HOLDS = "holds"
    HOLDS_ALONE = "holds-alone"
    JOKER = "joker"

    # How a card serves the hand, and what the next player can do with it.
    HEAVIEST_FITS = "heaviest-fits"
    HEAVIEST_WANTED = "heaviest-wanted"
    HEAVIEST_SAFE = "heaviest-safe"
    HEAVIEST_BARRED = "heaviest-barred"
    IDLE_FITS = "idle-fits"
    IDLE_WANTED = "idle-wanted"
    IDLE_SAFE = "idle-safe"
    IDLE_BARRED = "idle-barred"
    OUTS_FITS = "outs-fits"
    OUTS_WANTED = "outs-wanted"
    OUTS_SAFE = "outs-safe"
    OUTS_BARRED = "outs-barred"
    BREAKS_FITS = "breaks-fits"
    BREAKS_WANTED = "breaks-wanted"
    BREAKS_SAFE = "breaks-safe"
    BREAKS_BARRED = "breaks-barred"


_OF_THE_CARD: Final[Mapping[str, tuple[str, ...]]] = {
    "heaviest": ("points",),
    "idle": (),
    "outs": ("outs",),
    "breaks": ("laid",),
}
_OF_THE_NEXT: Final[Mapping[str, tuple[str, ...]]] = {"fits": (), "wanted": ("chance",), "safe": (), "barred": ()}

NUMBERS: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.ONLY: (),
    Kind.OUT: (),
    Kind.SEC: ("penalty",),
    Kind.TAKE_OPENS: ("points",),
    Kind.TAKE_SHEDS: ("points",),
    Kind.TAKE_MELDS: (),
    Kind.TAKE_FREE: (),
    Kind.DRAW_CLOSED: (),
    Kind.DRAW_SINGLE: (),
    Kind.DRAW_USELESS: (),
    Kind.DRAW_WAITS: ("penalty",),
    Kind.DRAW_BETTER: ("outs", "hidden"),
    Kind.DRAW_HIDES: (),
    Kind.STOP: ("points", "others"),
    Kind.OPENS: ("points", "caught"),
    Kind.BEGINS: ("points", "needed", "caught"),
    Kind.OWED: (),
    Kind.SWAP: (),
    Kind.SHEDS: ("points", "left"),
    Kind.BLOCK: ("points", "left"),
    Kind.GUARD: ("points", "left", "held"),
    Kind.GUARD_CLOSED: ("points", "caught", "held"),
    Kind.GUARD_LIMIT: ("caught", "held"),
    Kind.WAITS: ("penalty",),
    Kind.HOLDS: ("laid", "held"),
    Kind.HOLDS_ALONE: ("laid",),
    Kind.JOKER: ("points",),
    **{
        Kind(f"{card}-{following}"): (*of_card, *of_next)
        for card, of_card in _OF_THE_CARD.items()
        for following, of_next in _OF_THE_NEXT.items()
    },
}
"""What each kind of reason counts, by name.

``points`` are those of the card or meld, or of the opening; ``left`` those of the hand afterwards; ``caught`` what is
written down for the hand if somebody goes out next, the limit for who never opened included. ``held`` counts the
cards in the smallest hand of an opponent who has opened, ``laid`` those that the hand can meld, where a card breaks a meld
without it; ``outs`` are hidden cards; ``chance`` is in per cent.
"""


class Reason(NamedTuple):
    """Why a move: a kind, its numbers by name, and the cards it is about, such as those hoped for."""

    kind: Kind
    numbers: Mapping[str, int]
    cards: tuple[Card, ...] = ()
