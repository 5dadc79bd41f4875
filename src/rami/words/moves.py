"""Moves in words: what was done, told in one sentence, and what can be done, as a line of a menu."""

from collections.abc import Iterable

from rami.cards import JOKER, Card
from rami.handbits import bits
from rami.kernel import Meld
from rami.melds import laid_cards, meld_points
from rami.play.moves import Discard, Draw, Lay, LayOff, Move, Stop, Swap, Take, card_of
from rami.rules import Rules
from rami.words.cards import card_name
from rami.words.catalogue import catalogue

Table = tuple[Meld, ...]
"""The melds on the table."""


def meld_faces(meld: Meld) -> str:
    """Show a meld as people write it; a joker shows what it stands for.

    >>> from rami.melds import read_meld
    >>> meld_faces(read_meld("5H *6H 7H"))
    '5♥ ★(6♥) 7♥'
    """
    return " ".join(laid.face for laid in laid_cards(meld))


def move_sentence(
    move: Move | None,
    language: str,
    *,
    before: Table = (),
    after: Table = (),
    top: Card | None = None,
    drawn: Card | None = None,
    opening: int | None = None,
) -> str:
    """Tell a move that was made; None is one that was taken back.

    ``before`` and ``after`` are the melds on the table, ``top`` the card that lay on the discard pile, ``drawn`` the card
    from the stock where it may be told, ``opening`` the points of the opening so far where the move is part of one.

    >>> from rami.play.moves import DRAW, bit_of
    >>> move_sentence(DRAW, "en"), move_sentence(DRAW, "en", drawn=Card("KH"))
    ('Draws from the stock', 'Draws king of hearts from the stock')
    >>> move_sentence(Discard(bit_of(Card("2C"))), "vi")
    'Bỏ lá hai chuồn'
    """
    texts = catalogue(language)
    match move:
        case None:
            return texts.text("move-take-back")
        case Draw():
            return (
                texts.text("move-draw") if drawn is None else texts.text("move-draw-card", card=_name(drawn, language))
            )
        case Take():
            assert top is not None
            return texts.text("move-take", card=_name(top, language))
        case Stop():
            return texts.text("move-stop")
        case Lay(meld) if opening is not None:
            return texts.text("move-opening", meld=meld_faces(meld), points=opening)
        case Lay(meld):
            return texts.text("move-lay", meld=meld_faces(meld))
        case LayOff(_, _, number):
            return texts.text("move-lay-off", card=_name(_laid_off(move), language), meld=meld_faces(before[number]))
        case Swap(cards, number):
            return texts.text("move-swap", card=_names(_cards(cards), language), meld=meld_faces(after[number]))
        case Discard(card):
            return texts.text("move-discard", card=_name(card_of(card), language))


def move_choice(move: Move, language: str, rules: Rules, *, table: Table, top: Card | None) -> str:
    """Give a legal move as a line of a menu.

    >>> from rami import Rules
    >>> from rami.melds import read_meld
    >>> move_choice(Lay(read_meld("5H 6H *7H")), "en", Rules(), table=(), top=None)
    'lay 5♥ 6♥ ★(7♥): 18 points'
    """
    texts = catalogue(language)
    match move:
        case Draw():
            return texts.text("table-do-draw")
        case Take():
            assert top is not None
            return texts.text("table-do-take", card=_name(top, language))
        case Stop():
            return texts.text("table-do-stop")
        case Lay(meld):
            points = texts.text("points", count=meld_points(meld, rules))
            return texts.text("table-do-lay", meld=meld_faces(meld), points=points)
        case LayOff(card, joker, number):
            laid = _name(_laid_off(move), language)
            if joker:
                laid = texts.text("table-joker-as", card=_name(card_of(card), language))
            return texts.text("table-do-off", card=laid, number=number, meld=meld_faces(table[number]))
        case Swap(cards, number):
            names = _names(_cards(cards), language)
            return texts.text("table-do-swap", card=names, number=number, meld=meld_faces(table[number]))
        case Discard(card):
            return texts.text("table-do-discard", card=_name(card_of(card), language))


def _laid_off(move: LayOff) -> Card:
    return JOKER if move.joker else card_of(move.card)


def _cards(mask: int) -> list[Card]:
    return [card_of(bit) for bit in bits(mask)]


def _name(card: Card, language: str) -> str:
    return card_name(card, language)


def _names(cards: Iterable[Card], language: str) -> str:
    return catalogue(language).list_of(card_name(card, language) for card in cards)
