"""What the rules page says, in order: which texts of the catalogues tell each paragraph by some rules, and its figures.

Texts are the ids of messages; ``rami.words.guide`` puts the words of a language in their place.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from rami.cards import JOKER, Pack, Rank
from rami.handbits import SUIT_BITS
from rami.melds import laid_cards, meld_points, read_laid, read_meld
from rami.play.engine import IDLE_TURNS
from rami.rules import MAX_PLAYERS, MIN_PLAYERS, TARGET_PER_OPPONENT, Rules
from rami.words.catalogue import Value

Choice = Callable[[Rules], str]
"""Gives the id of a text by the rules, or nothing where the rules need no such text."""

SET: Final = "7D 7H 7S"
RUN: Final = "5S 6S 7S"
ACE_LOW: Final = "AH 2H 3H"
ACE_HIGH: Final = "QH KH AH"
CORNER: Final = "KH AH 2H"
JOKER_RUN: Final = "5S *6S 7S"
"""The melds that the page shows, and one that is none (``CORNER``), in the notation."""


class Told(NamedTuple):
    """One paragraph: its texts one after the other, and a short heading where it has one.

    ``options`` are explained by it; each option of the rules has one such paragraph, which no rules leave out.
    ``also`` are options that are explained elsewhere and may change its texts.
    """

    key: str
    texts: tuple[str | Choice, ...]
    options: tuple[str, ...] = ()
    title: str = ""
    also: tuple[str, ...] = ()

    def messages(self, rules: Rules) -> tuple[str, ...]:
        """Give the ids of its texts by some rules; none where these rules leave the paragraph out."""
        chosen = (text if isinstance(text, str) else text(rules) for text in self.texts)
        return tuple(message for message in chosen if message)


class Topic(NamedTuple):
    """One section: its heading and its paragraphs."""

    key: str
    heading: str
    told: tuple[Told, ...]


def _by(prefix: str, option: str) -> Choice:
    """Choose the text that is named after the value of an option."""
    return lambda rules: f"{prefix}-{str(rules[option]).replace('_', '-')}"


def _swapping(message: str) -> Choice:
    """Choose a text that has another wording where jokers may not be swapped."""
    return lambda rules: f"{message}-no-swap" if rules.joker_swap == "off" else message


def _where_swapped(message: str) -> Choice:
    return lambda rules: "" if rules.joker_swap == "off" else message


def _packs(rules: Rules) -> str:
    return "guide-packs-auto" if rules.packs == "auto" else "guide-packs-fixed"


def _target(rules: Rules) -> str:
    return "rules-targets" if rules.target == "auto" else "rules-target-fixed"


def _take(rules: Rules) -> str:
    return "guide-take-free" if rules.take_discard == "free" else _swapping("guide-take-must-meld")(rules)


def _open(rules: Rules) -> str:
    match rules.opening_points > 0, rules.pure_run:
        case True, True:
            return "guide-open-points-pure"
        case True, False:
            return "guide-open-points"
        case False, True:
            return "guide-open-pure"
        case _:
            return "guide-open-anything"


def _open_count(rules: Rules) -> str:
    return "guide-open-count" if rules.opening_points else ""


def _two_jokers(rules: Rules) -> str:
    return "" if rules.joker_swap == "off" or rules.jokers_per_meld == 1 else "guide-swap-two"


SCORING: Final = (
    Topic("brief", "rules-brief", (Told("brief", ("rules-brief-text",)),)),
    Topic(
        "values",
        "rules-values",
        (Told("note", ("rules-note-text",), title="rules-note"), Told("opened", ("rules-opened-text",))),
    ),
    Topic(
        "special",
        "rules-special",
        (
            Told(
                "never-opened",
                ("rules-special-never-opened-text",),
                ("surcharge", "limit"),
                "rules-special-never-opened",
            ),
            Told("rami-sec", ("rules-special-rami-sec-text",), ("rami_sec_penalty",), "rules-special-rami-sec"),
            Told(
                "blocked-hands",
                ("rules-special-blocked-text", _by("rules-tie", "blocked_tie")),
                ("blocked_tie",),
                "rules-special-blocked",
            ),
        ),
    ),
    Topic("examples", "rules-examples", (Told("examples", ("guide-examples-text",)),)),
    Topic("end", "rules-end", (Told("end", ("rules-end-text",)), Told("target", (_target,), ("target",)))),
)
"""How Rami is scored."""

PLAY: Final = (
    Topic(
        "cards",
        "guide-cards",
        (
            Told("packs", (_packs,), ("packs",)),
            Told("deal", ("guide-deal",), ("hand_size",)),
            Told("dealer", ("guide-dealer",)),
        ),
    ),
    Topic("aim", "guide-aim", (Told("aim", ("guide-aim-text",)),)),
    Topic(
        "melds",
        "guide-melds",
        (
            Told("set", ("guide-set",)),
            Told("run", ("guide-run", "guide-ace")),
            Told("points", ("guide-points",), ("ace_high",)),
        ),
    ),
    Topic(
        "jokers",
        "guide-jokers",
        (
            Told("joker", ("guide-joker",)),
            Told("jokers-per-meld", (_by("guide-jokers", "jokers_per_meld"),), ("jokers_per_meld",)),
        ),
    ),
    Topic(
        "turn",
        "guide-turn",
        (
            Told("turn-draw", ("guide-turn-draw",)),
            Told("turn-meld", (_swapping("guide-turn-meld"),), also=("joker_swap",)),
            Told("turn-discard", ("guide-turn-discard",)),
            Told("turn-legal", ("guide-turn-legal",)),
        ),
    ),
    Topic(
        "pile",
        "guide-pile",
        (
            Told("pile", (_by("guide-pile", "discard_from_turn"), "guide-pile-single"), ("discard_from_turn",)),
            Told("take", (_take,), ("take_discard",), also=("joker_swap",)),
        ),
    ),
    Topic(
        "opening",
        "guide-opening",
        (
            Told("open", ("guide-open",)),
            Told("open-needs", (_open, _open_count), ("opening_points", "pure_run")),
            Told("open-taken", ("guide-open-taken",)),
        ),
    ),
    Topic(
        "laying",
        "guide-laying",
        (Told("laying-more", ("guide-laying-more",)), Told("laying-off", ("guide-laying-off",))),
    ),
    Topic(
        "swap",
        "guide-swap",
        (
            Told("swap", (_where_swapped("guide-swap-card"), _by("guide-swap", "joker_swap")), ("joker_swap",)),
            Told("swap-set", (_where_swapped("guide-swap-set"), _two_jokers), also=("joker_swap", "jokers_per_meld")),
        ),
    ),
    Topic(
        "out",
        "guide-out",
        (Told("out", (_by("guide-out", "go_out"),), ("go_out",)), Told("sec", ("guide-sec",))),
    ),
    Topic(
        "stock",
        "guide-stock",
        (
            Told("reshuffle", (_by("guide-reshuffle", "reshuffles"),), ("reshuffles",)),
            Told("stock-none", ("guide-stock-none",)),
        ),
    ),
    Topic("blocked", "guide-blocked", (Told("blocked", ("guide-blocked-text",)), Told("idle", ("guide-idle",)))),
    Topic("back", "guide-back", (Told("back", ("guide-back-text",)),)),
)
"""How Rami is played."""


def figures(rules: Rules) -> dict[str, Value]:
    """Give every figure and every card that a text of the page may name; all of them come from the engine.

    >>> shown = figures(Rules())
    >>> shown["points"], shown["ace_high"], shown["one"], shown["run"]
    (51, 11, 1, '5♠ 6♠ 7♠')
    """
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    few, many = (rules.pack_for(players).packs for players in (MIN_PLAYERS, MAX_PLAYERS))
    jokers = Pack(1).copies(JOKER)
    return {
        "surcharge": rules.surcharge,
        "limit": rules.limit,
        "penalty": rules.rami_sec_penalty,
        "target": 0 if rules.target == "auto" else rules.target,
        "count": TARGET_PER_OPPONENT,
        "ace": Rank.ACE.points,
        "fewest": MIN_PLAYERS,
        "most": MAX_PLAYERS,
        "suited": len(Pack(1)) - jokers,
        "jokers": jokers,
        "small": max(players for players in counts if rules.pack_for(players).packs == few),
        "few": few,
        "many": many,
        "packs": few,
        "hand": rules.hand_size,
        "points": rules.opening_points,
        "face": Rank.KING.points,
        "one": meld_points(read_meld(ACE_LOW), rules) - Rank.TWO.points - Rank.THREE.points,
        "ace_high": rules.ace_high,
        "longest": SUIT_BITS,
        "idle": IDLE_TURNS,
        **_shown_cards(),
    }


def _shown_cards() -> dict[str, Value]:
    """The melds of the page as people write them."""
    melds = {"set": SET, "run": RUN, "low": ACE_LOW, "high": ACE_HIGH, "meld": JOKER_RUN}
    shown: dict[str, Value] = {
        name: " ".join(laid.face for laid in laid_cards(read_meld(text))) for name, text in melds.items()
    }
    shown["corner"] = " ".join(laid.face for laid in read_laid(CORNER))
    shown["stands"] = next(laid.card.face for laid in read_laid(JOKER_RUN) if laid.by_joker)
    return shown
