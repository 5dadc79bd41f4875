"""A deal that anyone can check: an order of the pack that follows from a committed seed and the players' texts.

Whoever deals shows ``commitment(seed)`` first; then every player may add a text; the order follows from both, and the
seed is shown after the round. ``docs/fair-deal.md`` describes the construction for other languages: netstrings,
HMAC-SHA-256 for the key and in counter mode for the bytes, rejection of bytes, Fisher-Yates.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, count
from typing import Final, NamedTuple

from rami.cards import Card, Pack, with_suits
from rami.errors import CardError, Fault, RecordError, RulesError
from rami.names import names_faults
from rami.rules import DEFAULT_RULES, MAX_PLAYERS, MIN_PLAYERS, OPTIONS, Rules, players_fault
from rami.seating import players_faults

DOMAIN: Final = "rami-deal 1"
"""Begins everything that is hashed here; the number changes with the construction."""

SEED_BYTES: Final = 32
_BYTE_VALUES: Final = 256

Entropy = tuple[tuple[str, str], ...]
"""The name of a player and the text that this player added, in seat order; not everybody needs to add one."""


def new_seed() -> bytes:
    """Draw a new seed from the operating system. It serves one deal and stays secret until the round is over.

    >>> len(new_seed()), new_seed() == new_seed()
    (32, False)
    """
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Give what is shown before anybody adds a text: it fixes the seed and does not tell it.

    Raises ``RecordError`` where the seed has not 32 bytes.

    >>> commitment(bytes(32))
    'c073fa47b53c4a6e67a87e910b84d9c072685826e6bd2e467ac31b0acb4d242b'
    """
    _check_seed(seed)
    return hashlib.sha256(netstrings(DOMAIN, "commitment", seed)).hexdigest()


def seed_faults(seed: bytes) -> tuple[Fault, ...]:
    """Hold a seed to its length.

    >>> [fault.fields for fault in seed_faults(b"too short")]
    [('seed',)]
    """
    if len(seed) == SEED_BYTES:
        return ()
    return (Fault("deal/seed-length", ("seed",), {"number": len(seed), "expected": SEED_BYTES}),)


def netstrings(*parts: str | bytes) -> bytes:
    """Write parts behind their lengths, so that no two rows of parts are written alike: ``3:Ana,``; texts in UTF-8.

    >>> netstrings("Ana", "é") == b"3:Ana,2:" + "é".encode() + b","
    True
    """
    written = (part.encode() if isinstance(part, str) else part for part in parts)
    return b"".join(b"%d:%s," % (len(part), part) for part in written)


def stream(key: bytes) -> Iterator[int]:
    """Give bytes without end: HMAC-SHA-256 under the key of the texts ``0``, ``1``, ``2`` ...

    >>> from itertools import islice
    >>> list(islice(stream(bytes(32)), 4))
    [153, 121, 228, 195]
    """
    return chain.from_iterable(hmac.digest(key, b"%d" % number, "sha256") for number in count())


def draw(numbers: Iterator[int], bound: int) -> int:
    """Draw one of 0 to ``bound - 1`` from a stream of bytes, each exactly as likely as the others.

    A byte that would favour the low numbers is passed over: of the 256 values only as many count as ``bound``
    divides. Raises ``RecordError`` where ``bound`` is not 1 to 256.

    >>> draw(iter([252, 255, 17]), 7)
    3
    """
    if not 1 <= bound <= _BYTE_VALUES:
        values = {"field": "bound", "expected": "1 - 256", "value": str(bound)}
        raise RecordError([Fault("record/wrong-type", ("bound",), values)])
    limit = _BYTE_VALUES - _BYTE_VALUES % bound
    return next(number for number in numbers if number < limit) % bound


def shuffled(numbers: Iterator[int], cards: Sequence[Card]) -> tuple[Card, ...]:
    """Shuffle by Fisher-Yates: each place from the top gets one of the cards that have no place yet.

    >>> from rami.card_text import read_cards, write_cards
    >>> write_cards(shuffled(iter([2, 1]), read_cards("AC 2C 3C")))
    '3C AC 2C'
    """
    order = list(cards)
    for place in range(len(order) - 1):
        other = place + draw(numbers, len(order) - place)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


@dataclass(frozen=True, slots=True)
class Terms:
    """What is settled before a deal and flows into the order: packs, players in seat order, dealer, cards a hand.

    ``dealer`` is a seat, counted from 0. Raises ``RulesError`` with everything that keeps it from being dealt.

    >>> Terms(2, ("Ana", "Ben"), dealer=2, hand_size=15)
    Traceback (most recent call last):
    rami.errors.RulesError: rules/not-a-choice at hand_size (option='hand_size', value='15', choices=('14', '13')); \
entry/unknown-dealer at dealer (seat=2, number=2)
    """

    packs: int
    players: tuple[str, ...]
    dealer: int = 0
    hand_size: int = 14

    def __post_init__(self) -> None:
        """Hold the terms to the rules."""
        faults = terms_faults(self.packs, self.players, self.dealer, self.hand_size)
        if faults:
            raise RulesError(faults)

    @property
    def pack(self) -> Pack:
        """The cards that are shuffled."""
        return Pack(self.packs)


def terms_faults(packs: int, players: Sequence[str], dealer: int, hand_size: int) -> tuple[Fault, ...]:
    """Tell everything that keeps such terms from being dealt.

    >>> [fault.code for fault in terms_faults(1, ["Ana", "ana"], 0, 14)]
    ['rules/not-a-choice', 'name/taken']
    """
    options = {"packs": packs, "hand_size": hand_size}
    faults = [OPTIONS[name].fault(value) for name, value in options.items() if not OPTIONS[name].allows(value)]
    rules = DEFAULT_RULES if faults else Rules.of(options)
    faults += [*players_faults(rules, len(players)), *names_faults(players)]
    if not 0 <= dealer < len(players):
        faults.append(Fault("entry/unknown-dealer", ("dealer",), {"seat": dealer, "number": len(players)}))
    return tuple(faults)


def entropy_faults(players: Sequence[str], entropy: Entropy) -> tuple[Fault, ...]:
    """Tell what is wrong with the texts: they are of players, once each, in seat order, and can be written as UTF-8.

    >>> faults = entropy_faults(["Ana", "Ben"], (("Ben", "x"), ("Ana", "y"), ("Chi", "z")))
    >>> [(fault.code, fault.fields[0], fault.values["name"]) for fault in faults]
    [('deal/entropy-player', 'entropy[1].player', 'Ana'), ('deal/entropy-player', 'entropy[2].player', 'Chi')]
    """
    faults: list[Fault] = []
    last = -1
    for place, (name, text) in enumerate(entropy):
        seat = players.index(name) if name in players else -1
        if seat <= last:
            faults.append(Fault("deal/entropy-player", (f"entropy[{place}].player",), {"name": _writable(name)}))
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            faults.append(Fault("deal/entropy-text", (f"entropy[{place}].text",), {"name": _writable(name)}))
        last = max(last, seat)
    return tuple(faults)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A seed and what the players added to it: all orders of one round follow from them. The seed is never shown.

    Raises ``RecordError`` where the seed has not 32 bytes.

    >>> from rami.card_text import write_cards
    >>> shuffle = Shuffle(bytes(32), (("Ana", "left at the lamp"),))
    >>> shuffle
    Shuffle(entropy=(('Ana', 'left at the lamp'),))
    >>> write_cards(shuffle.order(Terms(2, ("Ana", "Ben")))[:6])
    '9C 8C QC 8H 8C 7D'
    """

    seed: bytes = field(repr=False)
    entropy: Entropy = ()

    def __post_init__(self) -> None:
        """Hold the seed to its length."""
        _check_seed(self.seed)

    @property
    def commitment(self) -> str:
        """What was shown before the deal."""
        return commitment(self.seed)

    def order(self, terms: Terms) -> tuple[Card, ...]:
        """Give the order of the whole pack for the deal, from the top; see ``dealt``.

        Raises ``RecordError`` where the texts are not those of the players.
        """
        return shuffled(stream(self.key("deal", terms.players, *_figures(terms))), tuple(terms.pack))

    def reshuffled(self, terms: Terms, number: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Give the new stock from the top, at reshuffle ``number`` of the round, counted from 1.

        ``cards`` are those of the discard pile without the top one, from the bottom.

        Raises ``CardError`` for more copies than the packs hold (``card/too-many``) and for a card without its suit
        (``card/no-suit``), ``RecordError`` for a number below 1 or where the texts are not those of the players.

        >>> from rami.card_text import read_cards, write_cards
        >>> pile, terms = read_cards("AC 2C 3C 4C 5C"), Terms(2, ("Ana", "Ben"))
        >>> [write_cards(Shuffle(bytes(32)).reshuffled(terms, number, pile)) for number in (1, 2)]
        ['4C 3C AC 2C 5C', '5C 3C AC 2C 4C']
        """
        if number < 1:
            raise RecordError([Fault("deal/reshuffle-below-one", ("number",), {"number": number})])
        held = Counter(with_suits(cards))
        many = [
            Fault(
                "card/too-many", ("cards",), {"card": card.code, "number": held[card], "copies": most, "packs": packs}
            )
            for card, most, packs in ((card, terms.pack.copies(card), terms.packs) for card in sorted(held))
            if held[card] > most
        ]
        if many:
            raise CardError(many)
        codes = [card.code for card in cards]
        key = self.key(f"reshuffle {number}", terms.players, *_figures(terms), *codes)
        return shuffled(stream(key), cards)

    def first_dealer(self, players: Sequence[str]) -> int:
        """Draw the seat that deals the first round of a match.

        Raises ``RulesError`` (``entry/players``) outside 2 to 6 players, ``RecordError`` where the texts are not
        those of the players.

        >>> Shuffle(bytes(32), (("Ben", "7"),)).first_dealer(["Ana", "Ben", "Chi"])
        2
        """
        _check_players(len(players))
        return draw(stream(self.key("dealer", players)), len(players))

    def key(self, label: str, players: Sequence[str], *more: str) -> bytes:
        """Derive the key of one stream; the label keeps the streams of a round apart.

        Raises ``RecordError`` where the texts are not those of the players.
        """
        return hmac.digest(self.seed, self.message(label, players, *more), "sha256")

    def message(self, label: str, players: Sequence[str], *more: str) -> bytes:
        """Write what a key is derived from.

        Raises ``RecordError`` where the texts are not those of the players.

        >>> Shuffle(bytes(32), (("Ben", "7"),)).message("dealer", ["Ana", "Ben"])
        b'11:rami-deal 1,6:dealer,1:2,3:Ana,3:Ben,1:1,3:Ben,1:7,'
        """
        faults = entropy_faults(players, self.entropy)
        if faults:
            raise RecordError(faults)
        texts = (part for added in self.entropy for part in added)
        return netstrings(DOMAIN, label, str(len(players)), *players, str(len(self.entropy)), *texts, *more)


class Dealt(NamedTuple):
    """A deal on the table: the hands by seat, the card turned up, and the stock from the top."""

    hands: tuple[tuple[Card, ...], ...]
    turned_up: Card
    stock: tuple[Card, ...]


def dealt(order: Sequence[Card], players: int, dealer: int, hand_size: int) -> Dealt:
    """Deal from the top: one card at a time to each player, beginning left of the dealer; then one is turned up.

    Raises ``RulesError``: the number of players, the dealer, or too few cards.

    >>> from rami.card_text import read_cards, write_cards
    >>> hands, turned_up, stock = dealt(read_cards("AC 2C 3C 4C 5C 6C 7C"), players=2, dealer=0, hand_size=2)
    >>> [write_cards(hand) for hand in hands], turned_up, write_cards(stock)
    (['2C 4C', 'AC 3C'], Card('5C'), '6C 7C')
    """
    _check_players(players)
    faults: list[Fault] = []
    if not 0 <= dealer < players:
        faults.append(Fault("entry/unknown-dealer", ("dealer",), {"seat": dealer, "number": players}))
    cards = players * hand_size
    stock = len(order) - cards - 1
    if hand_size < 1:
        faults.append(OPTIONS["hand_size"].fault(hand_size))
    elif stock < players:
        packs = len(order) // len(Pack(1))
        values = {"players": players, "packs": packs, "cards": hand_size, "stock": max(stock, 0)}
        faults.append(Fault("rules/stock-too-short", ("order",), values))
    if faults:
        raise RulesError(faults)
    hands = tuple(tuple(order[(seat - dealer - 1) % players : cards : players]) for seat in range(players))
    return Dealt(hands, order[cards], tuple(order[cards + 1 :]))


def _figures(terms: Terms) -> tuple[str, str, str]:
    return str(terms.packs), str(terms.dealer), str(terms.hand_size)


def _check_seed(seed: bytes) -> None:
    faults = seed_faults(seed)
    if faults:
        raise RecordError(faults)


def _check_players(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise RulesError([players_fault(players)])


def _writable(name: str) -> str:
    r"""A name for a fault: half characters, which no file could hold, are shown by their numbers.

    >>> _writable("\ud800x" + "y" * 99) == "\\ud800x" + "y" * 58
    True
    """
    return name[:60].encode("utf-8", "backslashreplace").decode()
