"""Refusals in words: a sentence for every code, in every language."""

import re
from collections.abc import Sequence
from typing import Final

from rami.cards import Card, Rank, Suit
from rami.errors import Fault, FaultValue, shown
from rami.words.cards import card_name
from rami.words.catalogue import Catalogue, Value, catalogue
from rami.words.languages import isolated
from rami.words.rules import option_name

_HAND: Final = re.compile(r"hands\[(\d+)\]$")
_LINE: Final = re.compile(r"(line|row) (\d+)")
_PART: Final = re.compile(r"(timeline|after_end|rounds)\[")
_MOST_WRITTEN: Final = 10**15
"""Larger numbers are no figures of a game, and are shown as they are: the locale data cannot write all of them."""

_EXAMPLE: Final = Card.of(Rank.ACE, Suit.HEARTS)


def fault_sentence(fault: Fault, language: str, names: Sequence[str] = ()) -> str:
    """Say what is wrong. Players are called by their names where ``names`` gives them, in seat order.

    >>> fault_sentence(Fault("play/swap-not", (), {"card": "7C 7H", "cards": "7D 7S *7C"}), "en")
    'With seven of clubs and seven of hearts no joker can be swapped in 7D 7S *7C'
    >>> fault = Fault("entry/winner-holds-cards", ("winner",), {"seat": 1})
    >>> fault_sentence(fault, "en"), fault_sentence(fault, "en", ["Ana", "Ben"])
    ('Player 2 went out, so no card can be left in hand.', 'Ben went out, so no card can be left in hand.')
    """
    texts = catalogue(language)
    values: dict[str, Value] = {"example": card_name(_EXAMPLE, language)}
    for name, value in fault.values.items():
        values |= _shown(name, value, texts, names)
    sentence = texts.text(f"error-{fault.code.replace('/', '-')}", **values)
    hand = _HAND.search(fault.fields[0]) if fault.fields and "player" not in values else None
    if hand is None or len(fault.fields) > 1:
        return sentence
    return texts.text("player-says", player=_player(int(hand.group(1)), texts, names), sentence=sentence)


def fault_in_place(fault: Fault, language: str, names: Sequence[str] = ()) -> str:
    """Say what is wrong, and where in a file, if the fault tells and its sentence does not.

    >>> fault_in_place(Fault("match/over", ("line 16",)), "en")
    'Line 16: The match is over. Undo or correct a round first, or raise the target.'
    >>> fault_in_place(Fault("play/over", ("timeline[3].moves",)), "en")
    'The round is over. (timeline[3].moves)'
    >>> fault_in_place(Fault("record/missing", ("rounds[0].stock",), {"field": "rounds[0].stock"}), "en")
    '“rounds[0].stock” is missing.'
    """
    what, field = fault_sentence(fault, language, names), fault.fields[0] if fault.fields else ""
    place = _LINE.match(field)
    if place is not None and "line" not in fault.values:
        kind, number = place.groups()
        return catalogue(language).text(f"import-{kind}", number=int(number), what=what)
    return f"{what} ({field})" if _PART.match(field) and fault.values.get("field") != field else what


def _shown(name: str, value: FaultValue, texts: Catalogue, names: Sequence[str]) -> dict[str, Value]:
    """Turn one value of a fault into what its sentence needs."""
    if isinstance(value, int) and abs(value) > _MOST_WRITTEN:
        return {name: shown(value), "player": _player(-1, texts, names)} if name == "seat" else {name: shown(value)}
    match name, value:
        case "seat", int():
            return {"seat": value + 1, "player": _player(value, texts, names)}
        case "seats", tuple():
            return {"players": texts.list_of(_player(int(seat), texts, names) for seat in value)}
        case "card", str():
            return {"card": texts.list_of(card_name(Card(code), texts.language) for code in value.split())}
        case "option", str():
            return {"option": option_name(value, texts.language)}
        case (("name" | "suggestion" | "text"), str()):
            return {name: isolated(value)}
        case _, tuple():
            return {name: ", ".join(isolated(str(item)) for item in value)}
        case _:
            return {name: value}


def _player(seat: int, texts: Catalogue, names: Sequence[str]) -> str:
    if 0 <= seat < len(names):
        return isolated(names[seat])
    return texts.text("player-number", number=seat + 1)
