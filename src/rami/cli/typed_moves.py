"""What a person types at the table: a word of the language and cards, read as the moves that may be meant."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from rami.card_text import fold
from rami.cards import JOKER, Card, with_suits
from rami.errors import CardError, Fault, RamiError, RecordError, shown
from rami.handbits import bits_of
from rami.kernel import kernel_for
from rami.melds import LaidCard, MeldError, laid_cards, meld_faults, meld_of
from rami.play.moves import DRAW, STOP, TAKE, Discard, Lay, LayOff, Move, Swap, bit_of
from rami.play.view import View
from rami.words.cards import lexicon
from rami.words.catalogue import catalogue
from rami.words.languages import DEFAULT_LANGUAGE

MOVES: Final = ("draw", "take", "stop", "lay", "off", "swap", "discard")
REQUESTS: Final = ("back", "hand", "table", "score", "hint", "help", "quit")
AFTER_A_ROUND: Final = ("review",)

_ON_MELD: Final = re.compile(r"\s*>\s*([0-9]{1,3})\s*$|\s+([0-9]{1,3})\s*$")


@cache
def table_words(language: str) -> dict[str, str]:
    """Give the words that can be typed, in their compared form, and what each means; those of English included.

    >>> table_words("fr")["piocher"], table_words("fr")["draw"]
    ('draw', 'draw')
    """
    found: dict[str, str] = {}
    for spoken in (DEFAULT_LANGUAGE, language):
        for meaning in (*MOVES, *REQUESTS, *AFTER_A_ROUND):
            found |= {fold(word): meaning for word in catalogue(spoken).also(f"table-word-{meaning}")}
    return found


def table_word(meaning: str, language: str) -> str:
    """Give the word to type for a meaning.

    >>> table_word("help", "en"), table_word("back", "tr")
    ('?', 'geri')
    """
    return catalogue(language).also(f"table-word-{meaning}")[0]


def asked_for(text: str, language: str) -> str | None:
    """Give the request, such as ``hand`` or ``quit``, if that is what was typed.

    >>> asked_for(" Main", "fr"), asked_for("lay 5H 6H 7H", "en")
    ('hand', None)
    """
    meaning = table_words(language).get(fold(text.strip()))
    return meaning if meaning in (*REQUESTS, *AFTER_A_ROUND) else None


def typed_moves(text: str, view: View, language: str) -> tuple[Move, ...]:
    """Read what was typed as a move; several where it may mean more than one legal move, never none.

    A card alone is a discard. Cards are codes, symbols or names in the language; ``*7H`` is a joker as the seven of
    hearts, and where a joker is typed as such, what it stands for follows from the legal moves.

    Raises ``RamiError`` for what is no move: ``table/not-understood``, no card, no meld.
    """
    stripped = text.strip()
    card = _single_card(stripped, language)
    if card is not None:
        return (Discard(bit_of(card)),)
    word, _, rest = stripped.partition(" ")
    match table_words(language).get(fold(word)):
        case "draw" | "take" | "stop" as plain if not rest.strip():
            return ({"draw": DRAW, "take": TAKE, "stop": STOP}[plain],)
        case "lay" | "off" | "swap" | "discard" if not rest.strip():
            raise RecordError([_not_understood(text)])
        case "lay":
            return _lays(_typed_cards(rest, language), view)
        case "off":
            return _lay_offs(rest, view, language)
        case "swap":
            return _swaps(rest, view, language)
        case "discard":
            (thrown,) = _natural(_typed_cards(rest, language), text, most=1)
            return (Discard(bit_of(thrown)),)
        case _:
            raise RecordError([_not_understood(text)])


def _single_card(text: str, language: str) -> Card | None:
    try:
        cards = lexicon(language).read(text)
    except RamiError:
        return None
    return cards[0] if len(cards) == 1 and (cards[0] is JOKER or cards[0].suit) else None


def _not_understood(text: str) -> Fault:
    return Fault("table/not-understood", (), {"text": shown(text.strip())})


def _typed_cards(text: str, language: str) -> tuple[LaidCard, ...]:
    """Read cards, some of them with a star before them: those stand for jokers."""
    first, *starred = text.split("*")
    laid = [LaidCard(card) for card in lexicon(language).read(first)]
    for part in starred:
        cards = lexicon(language).read(part)
        if not cards:
            raise RecordError([_not_understood(text)])
        laid += [LaidCard(card, by_joker=not place) for place, card in enumerate(cards)]
    with_suits(card.card for card in laid)
    return tuple(laid)


def _natural(laid: tuple[LaidCard, ...], text: str, *, most: int) -> tuple[Card, ...]:
    """Give cards that must be between one and so many, none of them with a star."""
    if not 0 < len(laid) <= most or any(card.by_joker for card in laid):
        raise RecordError([_not_understood(text)])
    return tuple(card.card for card in laid)


def lays_of(cards: Iterable[Card], view: View) -> tuple[Move, ...]:
    """Give the legal melds that are made of just these cards, jokers as jokers; else melds of them that are not legal.

    Raises ``MeldError`` where they make none.
    """
    held = tuple(cards)
    wanted = Counter(held)
    legal = tuple(
        move
        for move in view.legal
        if isinstance(move, Lay) and Counter(laid.physical for laid in laid_cards(move.meld)) == wanted
    )
    if legal or JOKER not in wanted:
        return legal or (Lay(meld_of([LaidCard(card) for card in held], view.rules)),)
    whole = kernel_for(view.rules).melds(bits_of(card.index for card in held))
    made = [meld for meld in whole if meld.size == len(held)]
    if made:
        return (Lay(made[0]),)
    naturals = [LaidCard(card) for card in held if card is not JOKER]
    faults = [fault for fault in meld_faults(naturals, view.rules) if fault.code != "meld/too-short"]
    written = " ".join(card.code for card in held)
    raise MeldError(faults or [Fault("meld/joker-unnamed", (), {"cards": written})])


def _lays(laid: tuple[LaidCard, ...], view: View) -> tuple[Move, ...]:
    if any(card.by_joker for card in laid) or not laid:
        return (Lay(meld_of(laid, view.rules)),)
    return lays_of((card.card for card in laid), view)


def _cards_and_meld(text: str, language: str) -> tuple[tuple[LaidCard, ...], int | None]:
    found = _ON_MELD.search(text)
    number = None if found is None else int(found[1] or found[2])
    return _typed_cards(text[: found.start()] if found else text, language), number


def _lay_offs(text: str, view: View, language: str) -> tuple[Move, ...]:
    laid, number = _cards_and_meld(text, language)
    if len(laid) != 1:
        raise RecordError([_not_understood(text)])
    ((card, by_joker),) = laid
    return lay_offs_of(card, view, number, by_joker=by_joker)


def lay_offs_of(card: Card, view: View, number: int | None, *, by_joker: bool = False) -> tuple[Move, ...]:
    """Give the legal lay-offs of a card on a meld, or on any for None; else the one that is not legal.

    Raises ``CardError`` (``meld/joker-unnamed``) for a joker that no meld takes.
    """
    joker = by_joker or card is JOKER
    legal = tuple(
        move
        for move in view.legal
        if isinstance(move, LayOff)
        and move.joker is joker
        and number in (None, move.meld)
        and (card is JOKER or move.card == bit_of(card))
    )
    if not legal and card is JOKER:
        raise CardError([Fault("meld/joker-unnamed", (), {"cards": JOKER.code})])
    return legal or (LayOff(bit_of(card), joker, number or 0),)


def _swaps(text: str, view: View, language: str) -> tuple[Move, ...]:
    laid, number = _cards_and_meld(text, language)
    return swaps_of(_natural(laid, text, most=2), view, number)


def swaps_of(cards: Iterable[Card], view: View, number: int | None) -> tuple[Move, ...]:
    """Give the legal swaps of a joker for cards on a meld, or on any for None; else the one that is not legal.

    Raises ``CardError`` (``meld/joker-unnamed``) where a joker is among the cards.
    """
    given = tuple(cards)
    if JOKER in given:
        raise CardError([Fault("meld/joker-unnamed", (), {"cards": " ".join(card.code for card in given)})])
    mask = sum({bit_of(card) for card in given})
    legal = tuple(
        move for move in view.legal if isinstance(move, Swap) and move.cards == mask and number in (None, move.meld)
    )
    return legal or (Swap(mask, number or 0),)
