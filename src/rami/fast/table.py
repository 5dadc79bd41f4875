"""A round on the ints of one array: chance, the deal, the stock and the pile, the melds on the table, the moves made.

``game`` holds a round: four ints a seat for its hand, then what the names below tell. Cards are bits, the joker that of
index 52; a meld is three ints, as in ``rami.kernel.Meld``.
"""

from typing import Final

from rami.fast.compiled import Ints, jit
from rami.fast.hands import ACES, Held, hand_size, without
from rami.fast.terms import CLOSED, HAND, OPENING, PACKS, PURE

OPENED: Final = 24
"""Who has opened, by seat."""

CHANCE: Final = 30
"""The state of the generator, four ints."""

NEXT: Final = 34
"""The place in the stock of its next card; ``END`` that after its last one."""

END: Final = 35
PILE: Final = 36
"""How many cards the discard pile has."""

MELDS: Final = 37
"""How many melds lie on the table."""

WANTED: Final = 38
"""What may be laid off there, the joker included."""

KEPT: Final = 39
"""A card that is kept to be thrown, where all of a hand could be laid."""

GOAL: Final = 40
"""The points of the opening that was found last."""

MADE: Final = 41
"""How many moves were told."""

TURNS: Final = 42
"""How many turns are over."""

SHUFFLED: Final = 43
"""How often the pile was made the stock."""

NEEDED: Final = 44
"""The points that an opening takes, and ``PURE_RUN`` whether a pure run must be among its melds, 1 or 0."""

PURE_RUN: Final = 45
TAKEN_AFTER: Final = 46
"""So many turns are over before a discard may be taken."""

STOCK: Final = 64
"""The cards of the stock, by their indices."""

THROWN: Final = 232
"""The cards of the pile, by their bits, the lowest first."""

TABLE: Final = 400
"""The melds."""

GAME: Final = 576
"""How many ints a round needs."""

DRAW: Final = 0
TAKE: Final = 1
LAY: Final = 2
LAY_OFF: Final = 3
DISCARD: Final = 4
STOP: Final = 5
"""Moves as they are told, each with three ints: the index of the card drawn; the meld; the card, whether by a joker and the
number of the meld; the card thrown.
"""

JOKER: Final = 1 << 52
MASK: Final = JOKER - 1
_WORD: Final = 0xFFFFFFFF


@jit
def _mixed(word: int) -> int:
    """Mix 32 bits: the last step of MurmurHash3."""
    word = (word ^ word >> 16) * 0x85EBCA6B & _WORD
    word = (word ^ word >> 13) * 0xC2B2AE35 & _WORD
    return word ^ word >> 16


@jit
def seeded(game: Ints, seed: int) -> None:
    """Begin the generator xoshiro128** (Blackman and Vigna): another state for each seed of 64 bits, never only zeros."""
    game[CHANCE] = _mixed(seed + 0x9E3779B9 & _WORD)
    game[CHANCE + 1] = _mixed((seed >> 32) + game[CHANCE] & _WORD)
    game[CHANCE + 2] = _mixed(game[CHANCE + 1] + 0x9E3779B9 & _WORD)
    game[CHANCE + 3] = _mixed(game[CHANCE + 2] + game[CHANCE] & _WORD)


@jit
def below(game: Ints, number: int) -> int:
    """Draw from 0 to one below a number by the top bits of the next 32; no value is likelier by more than 2 ** -24."""
    a, b, c, d = game[CHANCE], game[CHANCE + 1], game[CHANCE + 2], game[CHANCE + 3]
    drawn = b * 5 & _WORD
    drawn = (drawn << 7 | drawn >> 25) * 9 & _WORD
    c, d = c ^ a, d ^ b
    game[CHANCE + 1], game[CHANCE] = b ^ c, a ^ d
    game[CHANCE + 2] = c ^ b << 9 & _WORD
    game[CHANCE + 3] = (d << 11 | d >> 21) & _WORD
    return drawn * number >> 32


@jit
def note(game: Ints, log: Ints, kind: int, first: int, second: int, third: int) -> None:
    """Tell a move, where there is room for it."""
    place = 4 * game[MADE]
    if place + 4 <= len(log):
        log[place], log[place + 1], log[place + 2], log[place + 3] = kind, first, second, third
        game[MADE] += 1


@jit
def shuffle(game: Ints, first: int, end: int) -> None:
    """Put the cards of a part of the array in any order, each equally likely."""
    for place in range(first, end - 1):
        other = place + below(game, end - place)
        game[place], game[other] = game[other], game[place]


@jit
def any_opened(game: Ints, players: int) -> bool:
    """Tell whether anybody has opened."""
    opened = 0
    for seat in range(players):
        opened += game[OPENED + seat]
    return opened > 0


@jit
def held(game: Ints, seat: int) -> Held:
    """Give the cards of a hand but its jokers."""
    return game[4 * seat], game[4 * seat + 1], game[4 * seat + 2]


@jit
def size(game: Ints, seat: int) -> int:
    """Give how many cards a hand has."""
    return hand_size(held(game, seat), game[4 * seat + 3])


@jit
def add(game: Ints, seat: int, card: int) -> None:
    """Put a card into a hand."""
    ones, twos, threes = held(game, seat)
    cards = card & MASK
    game[4 * seat], game[4 * seat + 1], game[4 * seat + 2] = ones | cards, twos | ones & cards, threes | twos & cards
    game[4 * seat + 3] += card >> 52


@jit
def remove(game: Ints, seat: int, cards: int, jokers: int) -> None:
    """Take one copy of each card of a mask, and some jokers, out of a hand."""
    game[4 * seat], game[4 * seat + 1], game[4 * seat + 2] = without(held(game, seat), cards)
    game[4 * seat + 3] -= jokers


@jit
def agree(game: Ints, terms: Ints) -> None:
    """Note what the rules say of the play."""
    game[NEEDED], game[PURE_RUN], game[TAKEN_AFTER] = terms[OPENING], terms[PURE], terms[CLOSED]


@jit
def may_take(game: Ints, seat: int) -> bool:
    """Tell whether the discard pile is open to a seat, whatever it can do with the card."""
    return game[TURNS] >= game[TAKEN_AFTER] and game[PILE] > 0 and size(game, seat) > 1


@jit
def deal(game: Ints, seed: int, players: int, terms: Ints) -> None:
    """Shuffle and deal: the seat that plays first is 0, and a card is turned up."""
    for place in range(STOCK):
        game[place] = 0
    seeded(game, seed)
    agree(game, terms)
    packs, dealt = terms[PACKS], terms[HAND] * players
    cards = 54 * packs
    for number in range(cards):
        game[STOCK + number] = min(number // packs, 52)
    shuffle(game, STOCK, STOCK + cards)
    for number in range(dealt):
        add(game, number % players, 1 << game[STOCK + number])
    game[THROWN], game[PILE] = 1 << game[STOCK + dealt], 1
    game[NEXT], game[END] = dealt + 1, cards


@jit
def draw(game: Ints, log: Ints, seat: int) -> None:
    """Take the next card of the stock."""
    card = game[STOCK + game[NEXT]]
    game[NEXT] += 1
    add(game, seat, 1 << card)
    note(game, log, DRAW, card, 0, 0)


@jit
def reshuffle(game: Ints) -> None:
    """Make a stock of all the pile but its top card."""
    end = game[PILE] - 1
    for place in range(end):
        game[STOCK + place] = (game[THROWN + place]).bit_length() - 1
    shuffle(game, STOCK, STOCK + end)
    game[THROWN], game[PILE] = game[THROWN + end], 1
    game[NEXT], game[END] = 0, end
    game[SHUFFLED] += 1


@jit
def draw_next(game: Ints, log: Ints, seat: int) -> bool:
    """Draw a card, from a new stock where the old one has none; tells whether there was one."""
    if game[NEXT] == game[END]:
        if game[SHUFFLED] or game[PILE] < 2:
            return False
        reshuffle(game)
    draw(game, log, seat)
    return True


@jit
def throw(game: Ints, log: Ints, seat: int, card: int) -> None:
    """Put a card of a hand on the pile."""
    remove(game, seat, card & MASK, card >> 52)
    game[THROWN + game[PILE]] = card
    game[PILE] += 1
    note(game, log, DISCARD, card, 0, 0)


# The table


@jit
def ends(naturals: int, stands: int, low: int) -> int:
    """What may be laid off on a meld: a run grows at its ends, a set by the suits it lacks."""
    cards = naturals | stands
    if not low:
        rank = ((cards & -cards).bit_length() - 1) % 13
        return (ACES << rank) & ~cards
    size = cards.bit_count()
    if size > 12:
        return 0
    suit = ((cards & -cards).bit_length() - 1) // 13 * 13
    below = 1 << suit + low - 2 if low > 1 else 0
    return below | (1 << suit + (low + size - 1) % 13 if low + size < 15 else 0)


@jit
def look(game: Ints) -> None:
    """Note what the table takes, the joker included."""
    wanted = 0
    for meld in range(TABLE, TABLE + 3 * game[MELDS], 3):
        takes = ends(game[meld], game[meld + 1], game[meld + 2])
        wanted |= takes | (JOKER if takes and not game[meld + 1] else 0)
    game[WANTED] = wanted


@jit
def lay(game: Ints, log: Ints, seat: int, use: int, uses: Ints) -> None:
    """Lay a meld from the hand."""
    cards, stands, low = uses[use], uses[use + 1], uses[use + 2]
    remove(game, seat, cards, 1 if stands else 0)
    place = TABLE + 3 * game[MELDS]
    game[place], game[place + 1], game[place + 2] = cards, stands, low
    game[MELDS] += 1
    look(game)
    note(game, log, LAY, cards, stands, low)


@jit
def lay_off(game: Ints, log: Ints, seat: int, cards: int, number: int) -> int:
    """Make the lay-off of this number, from 0, of all by natural cards, or by the joker; ``cards`` is a mask of either.

    Gives -1, or where there are not so many the number less theirs.
    """
    joker = cards >> 52
    for meld in range(game[MELDS]):
        place = TABLE + 3 * meld
        naturals, stands, low = game[place], game[place + 1], game[place + 2]
        left = ends(naturals, stands, low)
        if not joker:
            left &= cards
        elif stands:
            left = 0
        while left:
            card = left & -left
            left ^= card
            if not number:
                game[place + joker] |= card
                below = low > 1 and card == 1 << ((naturals & -naturals).bit_length() - 1) // 13 * 13 + low - 2
                game[place + 2] = low - 1 if below else low
                remove(game, seat, 0 if joker else card, joker)
                look(game)
                note(game, log, LAY_OFF, card, joker, meld)
                return -1
            number -= 1
    return number
