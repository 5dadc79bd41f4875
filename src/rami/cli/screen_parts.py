"""Parts of the full screen as rich texts: cards in four colours, which are readable without any, the hand, the keys."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from rami.cards import Card

_COLOURS: Final = {"♣": "green", "♦": "dodger_blue1", "♥": "red", "♠": "bold", "★": "yellow"}
_FACES: Final = {colour: re.compile(f"(?:10|[2-9AJQK])?{sign}") for sign, colour in _COLOURS.items()}

WIDTH: Final = 80
HALF: Final = 40
"""The columns of the screen, and of half of it."""

CELL: Final = 5
"""The columns of a card in the hand: fifteen cards go into 75."""


def coloured(text: str, style: str = "") -> Text:
    """Give a text in which each suit has its colour.

    >>> [(span.start, span.end, span.style) for span in coloured("lay 5♥ 10♣").spans]
    [(7, 10, 'green'), (4, 6, 'red')]
    """
    found = Text(text, style=style)
    for colour, pattern in _FACES.items():
        found.highlight_regex(pattern, colour)
    return found


def hand_text(hand: Sequence[Card], chosen: Collection[int], mark: int) -> Text:
    """Show a hand in two rows: the cards, chosen ones in brackets, and the mark under one of them.

    >>> print(hand_text([Card("TH"), Card("2C"), Card("XX")], {0}, 1).plain)
    [10♥]  2♣    ★
           ▲
    """
    cells = (f"[{card.face}]" if place in chosen else f" {card.face} " for place, card in enumerate(hand))
    row = coloured("".join(cell.center(CELL) for cell in cells).rstrip())
    if not hand:
        return row
    row.append(f"\n{' ' * (mark * CELL + CELL // 2)}▲", "bold")
    return row


def rows_of(lines: Iterable[str]) -> Text:
    """Put lines beside each other, two a row, where all are short enough; their width is that on the screen.

    >>> print(rows_of(["Ana: 14 cards", "Ben: 6 cards", "Chi: 1 card"]).plain)
    Ana: 14 cards                           Ben: 6 cards
    Chi: 1 card
    """
    told = list(lines)
    if any(cell_len(line) >= HALF for line in told):
        return Text("\n".join(told))
    rows = [told[start : start + 2] for start in range(0, len(told), 2)]
    return Text("\n".join("".join(set_cell_size(line, HALF) for line in row).rstrip() for row in rows))


def keys_text(keys: Iterable[tuple[str, str]]) -> Text:
    """Show keys and what they do; a key and its word stay in one row.

    >>> keys_text([("d", "draw"), ("?", "help")]).plain
    'd draw  ? help'
    """
    found, width = Text(), 0
    for key, does in keys:
        size = cell_len(f"{key} {does}")
        if found:
            breaks = width + 2 + size > WIDTH
            found.append("\n" if breaks else "  ")
            width = 0 if breaks else width + 2
        found.append(key, "bold reverse").append(f" {does}")
        width += size
    return found
