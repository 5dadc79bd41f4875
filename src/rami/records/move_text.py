"""Moves in the notation: one short line each, read and written.

    draw · take · stop · lay 5H 6H *7H · off 8H>2 · off *8H>2 · swap 7H>2 · swap 7C 7H>2 · discard 9C · discard XX

Melds on the table are numbered from 0 in the order in which they were laid.
"""

from typing import Final

from rami.cards import JOKER
from rami.errors import CardError, Fault, RecordError, shown
from rami.handbits import bits
from rami.hands import read_sum
from rami.melds import LaidCard, meld_of, meld_text, read_laid
from rami.play.moves import (
    DRAW,
    STOP,
    TAKE,
    Discard,
    Draw,
    Lay,
    LayOff,
    Move,
    Stop,
    Swap,
    Take,
    bit_of,
    card_of,
)
from rami.rules import Rules

BACK: Final = "back"
"""Takes the last move back. It is no move itself, so whoever replays looks for it before reading one."""

_WORDS: Final = ("draw", "take", "stop", "lay", "off", "swap", "discard", BACK)
_EXAMPLES: Final = {"off": "off 8H>2 | off *8H>2", "swap": "swap 7H>2 | swap 7C 7H>2", "discard": "discard 9C"}


def write_move(move: Move) -> str:
    """Write a move.

    >>> from rami import Card
    >>> write_move(LayOff(bit_of(Card("8H")), True, 2)), write_move(DRAW)
    ('off *8H>2', 'draw')
    """
    match move:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case Stop():
            return "stop"
        case Lay(meld):
            return f"lay {meld_text(meld)}"
        case LayOff(card, joker, number):
            return f"off {LaidCard(card_of(card), joker).text}>{number}"
        case Swap(cards, number):
            return f"swap {' '.join(card_of(bit).code for bit in bits(cards))}>{number}"
        case _:
            return f"discard {card_of(move.card).code}"


def read_move(text: str, rules: Rules) -> Move:
    """Read a move.

    Raises ``RecordError`` (``record/unknown-move``, ``record/bad-move``) for what is no move, ``CardError`` for what is no
    card, ``MeldError`` for what is no meld.

    >>> from rami import Card
    >>> read_move("off *8H>2", Rules()) == LayOff(bit_of(Card("8H")), True, 2)
    True
    """
    word, _, rest = text.strip().partition(" ")
    match word:
        case "draw" | "take" | "stop":
            if rest.strip():
                raise _bad(word, text)
            return {"draw": DRAW, "take": TAKE, "stop": STOP}[word]
        case "lay":
            return Lay(meld_of(read_laid(rest), rules))
        case "off" | "swap":
            cards, mark, number = rest.partition(">")
            laid, meld = read_laid(cards), read_sum(number)
            if not mark or meld is None:
                raise _bad(word, text)
            return _on_meld(word, laid, meld, text)
        case "discard":
            laid = read_laid(rest)
            if len(laid) != 1 or laid[0].by_joker:
                raise _bad(word, text)
            return Discard(bit_of(laid[0].card))
        case _:
            raise RecordError([Fault("record/unknown-move", (), {"text": shown(word), "choices": _WORDS})])


def _on_meld(word: str, laid: tuple[LaidCard, ...], meld: int, text: str) -> LayOff | Swap:
    if any(card.card is JOKER for card in laid):
        cards = " ".join(card.text for card in laid)
        raise CardError([Fault("meld/joker-unnamed", (), {"cards": cards})])
    if word == "off" and len(laid) == 1:
        return LayOff(bit_of(laid[0].card), laid[0].by_joker, meld)
    if word == "swap" and laid and not any(card.by_joker for card in laid):
        return Swap(sum({bit_of(card.card) for card in laid}), meld)
    raise _bad(word, text)


def _bad(word: str, text: str) -> RecordError:
    values = {"text": shown(text.strip()), "expected": _EXAMPLES.get(word, word)}
    return RecordError([Fault("record/bad-move", (), values)])
