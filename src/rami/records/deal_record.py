"""Deals as JSON documents: what everybody may see while the round runs, the whole after it, and the check of both."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final, cast

from rami.card_text import write_cards
from rami.cards import Card
from rami.errors import Fault, RecordError
from rami.play.shuffle import Entropy, Shuffle, Terms, commitment, entropy_faults, seed_faults, terms_faults
from rami.records.json_record import checked, parse_json
from rami.records.shape import NULL, Either, Fields, ListOf, Text, Whole

DEAL_VERSION: Final = 1
"""The version of the deal document; a newer one is refused."""

FINDINGS: Final = (
    "deal/not-revealed",
    "deal/commitment",
    "deal/cards",
    "deal/order",
    "deal/reshuffle-number",
    "deal/reshuffle",
    "deal/changed",
)
"""Everything that ``verify_deal`` may find; the codes are stable across versions."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A text that fits a regular expression as a whole.

    >>> [fault.code for fault in Pattern("card", "[A2]C").faults("3C", "order[0]")]
    ['record/wrong-type']
    """

    name: str
    pattern: str

    def faults(self, value: object, place: str) -> Iterator[Fault]:
        """Refuse what is no text, or another one."""
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            shown = ascii(value)[:60] if isinstance(value, str | int | float | None) else type(value).__name__
            yield Fault("record/wrong-type", (place,), {"field": place, "expected": self.name, "value": shown})

    def schema(self) -> dict[str, Any]:
        """The same as JSON Schema."""
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}


_HEX: Final = Pattern("64 x 0-9 a-f", "[0-9a-f]{64}")
_CARDS: Final = ListOf(Pattern("card", "[A2-9TJQK][CDHS]|XX"))
_CARDS_OR_NULL: Final = Either((_CARDS, NULL))

DEAL: Final = Fields(
    {
        "format": Text(("rami-deal",)),
        "version": Whole(least=1),
        "packs": Whole(),
        "players": ListOf(Text()),
        "dealer": Whole(),
        "hand_size": Whole(),
        "commitment": _HEX,
        "seed": Either((_HEX, NULL)),
        "entropy": ListOf(Fields({"player": Text(), "text": Text()})),
        "order": _CARDS_OR_NULL,
        "reshuffles": ListOf(Fields({"number": Whole(), "cards": _CARDS, "order": _CARDS_OR_NULL})),
    }
)
"""The shape of the document; nothing may be left out, so that nobody has to guess what was hashed."""


def deal_schema() -> dict[str, Any]:
    """Give the JSON Schema of a deal document.

    >>> deal_schema()["title"]
    'A deal of Rami'
    """
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A deal of Rami"}
    return {**head, **DEAL.schema()}


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The discard pile made into a new stock: ``cards`` from the bottom of the pile, ``order`` from the top of the stock.

    ``order`` is None while the round runs.
    """

    number: int
    cards: tuple[Card, ...]
    order: tuple[Card, ...] | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal and its reshuffles. ``seed`` and every ``order`` are None while the round runs.

    Raises ``RecordError`` for a commitment, a seed or texts that no document could hold.

    >>> terms, shuffle = Terms(2, ("Ana", "Ben")), Shuffle(bytes(32), (("Ana", "lamp"),))
    >>> running = DealRecord.running(terms, shuffle.commitment, shuffle.entropy)
    >>> running == DealRecord.revealed(terms, shuffle).public
    True
    >>> [finding.code for finding in running.findings()], DealRecord.revealed(terms, shuffle).findings()
    (['deal/not-revealed'], [])
    """

    terms: Terms
    commitment: str
    entropy: Entropy = ()
    seed: bytes | None = field(default=None, repr=False)
    order: tuple[Card, ...] | None = field(default=None, repr=False)
    reshuffles: tuple[Reshuffle, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what could be written but not read back."""
        faults = [*_HEX.faults(self.commitment, "commitment"), *entropy_faults(self.terms.players, self.entropy)]
        if self.seed is not None:
            faults += seed_faults(self.seed)
        if faults:
            raise RecordError(faults)

    @property
    def shuffle(self) -> Shuffle | None:
        """What the orders follow from; None while the round runs."""
        return None if self.seed is None else Shuffle(self.seed, self.entropy)

    @staticmethod
    def running(terms: Terms, commitment: str, entropy: Entropy, piles: Iterable[Sequence[Card]] = ()) -> "DealRecord":
        """Make what everybody may see before the round is over; no secret goes in, so none can come out.

        ``piles`` are the discard piles that were reshuffled, as ``Shuffle.reshuffled`` takes them.
        """
        reshuffles = tuple(Reshuffle(number, tuple(pile)) for number, pile in enumerate(piles, 1))
        return DealRecord(terms, commitment, entropy, reshuffles=reshuffles)

    @staticmethod
    def revealed(terms: Terms, shuffle: Shuffle, piles: Iterable[Sequence[Card]] = ()) -> "DealRecord":
        """Make the whole, for after the round.

        Raises ``RamiError`` where the texts are not those of the players or a pile is not from the packs.
        """
        reshuffles = tuple(
            Reshuffle(number, tuple(pile), shuffle.reshuffled(terms, number, pile))
            for number, pile in enumerate(piles, 1)
        )
        order = shuffle.order(terms)
        return DealRecord(terms, shuffle.commitment, shuffle.entropy, shuffle.seed, order, reshuffles)

    @property
    def public(self) -> "DealRecord":
        """The same as everybody may see it while the round runs."""
        piles = [reshuffle.cards for reshuffle in self.reshuffles]
        return DealRecord.running(self.terms, self.commitment, self.entropy, piles)

    def findings(self) -> "list[Finding]":
        """Tell everything that is not as it must be; see ``verify_deal``."""
        return [*_commitment_findings(self), *_order_findings(self), *_reshuffle_findings(self)]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing about a deal that is not as it must be.

    ``field`` is the place in the document, ``value`` what stands there, ``computed`` what should; both are empty
    where there is nothing to show. For ``deal/cards`` they are the cards too many and those missing, for
    ``deal/changed`` what stands there now and what stood there before.
    """

    code: str
    field: str
    value: str = ""
    computed: str = ""


def verify_deal(document: object, before: object = None) -> list[Finding]:
    """Check a parsed document; a deal that is over and was fair has no findings.

    ``before`` is the document as somebody kept it while the round ran, so when all texts were there: who knows the seed and adds
    a text later can choose the order. Without it the check proves that everything
    fits together, not that it was settled before the deal.

    - ``deal/not-revealed``: the seed or an order is not shown yet, so this cannot be checked
    - ``deal/commitment``: the seed is not the one that was committed to
    - ``deal/cards``: the cards are not those of the packs, or of the reshuffled pile
    - ``deal/order``, ``deal/reshuffle``: the order does not follow; ``field`` is the first place that differs
    - ``deal/reshuffle-number``: reshuffles are counted 1, 2, 3 ...
    - ``deal/changed``: something is not as it was in ``before``, a text added among it; reshuffles may have been added

    Raises ``RamiError`` for what is no such document.

    >>> document = deal_document(DealRecord.revealed(Terms(2, ("Ana", "Ben")), Shuffle(bytes(32))))
    >>> verify_deal(document)
    []
    >>> verify_deal({**document, "dealer": 1})
    [Finding(code='deal/order', field='order[0]', value='8S', computed='3D')]
    """
    record = deal_from(document)
    changes = () if before is None else _changed_findings(deal_from(before), record)
    return [*changes, *record.findings()]


def deal_document(record: DealRecord) -> dict[str, Any]:
    """Write a deal as a document of plain lists and dicts.

    >>> deal_document(DealRecord.running(Terms(2, ("Ana", "Ben")), "00" * 32, ()))["seed"] is None
    True
    """
    return {
        "format": "rami-deal",
        "version": DEAL_VERSION,
        "packs": record.terms.packs,
        "players": list(record.terms.players),
        "dealer": record.terms.dealer,
        "hand_size": record.terms.hand_size,
        "commitment": record.commitment,
        "seed": None if record.seed is None else record.seed.hex(),
        "entropy": [{"player": name, "text": text} for name, text in record.entropy],
        "order": _codes(record.order),
        "reshuffles": [
            {"number": reshuffle.number, "cards": _codes(reshuffle.cards), "order": _codes(reshuffle.order)}
            for reshuffle in record.reshuffles
        ],
    }


def write_deal(record: DealRecord) -> str:
    """Write a deal as JSON text that ``read_deal`` reads back to the same deal."""
    return json.dumps(deal_document(record), ensure_ascii=False, indent=1) + "\n"


def read_deal(text: str) -> DealRecord:
    """Read a deal from JSON; whether it was fair is for ``findings`` to say.

    Raises ``RamiError``: not JSON, not the shape (everything that does not fit), or terms that cannot be dealt.

    >>> record = DealRecord.revealed(Terms(2, ("Ana", "Ben")), Shuffle(bytes(32)))
    >>> read_deal(write_deal(record)) == record
    True
    """
    return deal_from(parse_json(text, composed=False))


def deal_from(document: object) -> DealRecord:
    """Read a deal from a parsed document; see ``read_deal``."""
    _check_version(document)
    fields = checked(DEAL, document)
    packs, dealer, hand_size = fields["packs"], fields["dealer"], fields["hand_size"]
    players = tuple(fields["players"])
    entropy = tuple((added["player"], added["text"]) for added in fields["entropy"])
    faults = [*terms_faults(packs, players, dealer, hand_size), *entropy_faults(players, entropy)]
    if faults:
        raise RecordError(faults)
    return DealRecord(
        Terms(packs, players, dealer, hand_size),
        fields["commitment"],
        entropy,
        None if fields["seed"] is None else bytes.fromhex(fields["seed"]),
        _cards(fields["order"]),
        tuple(
            Reshuffle(part["number"], tuple(map(Card, part["cards"])), _cards(part["order"]))
            for part in fields["reshuffles"]
        ),
    )


def _check_version(document: object) -> None:
    """A document of another version is told as such before its fields are."""
    version = cast("dict[str, object]", document).get("version") if isinstance(document, dict) else None
    if type(version) is int and version > DEAL_VERSION:
        values = {"version": version, "known": DEAL_VERSION}
        raise RecordError([Fault("record/newer-version", ("version",), values)])
    if type(version) is int and version < DEAL_VERSION:
        told = {"field": "version", "expected": str(DEAL_VERSION), "value": str(version)}
        raise RecordError([Fault("record/wrong-type", ("version",), told)])


def _codes(cards: Sequence[Card] | None) -> list[str] | None:
    return None if cards is None else [card.code for card in cards]


def _cards(codes: Sequence[str] | None) -> tuple[Card, ...] | None:
    return None if codes is None else tuple(map(Card, codes))


def _commitment_findings(record: DealRecord) -> Iterator[Finding]:
    if record.seed is None:
        yield Finding("deal/not-revealed", "seed")
    elif commitment(record.seed) != record.commitment:
        yield Finding("deal/commitment", "commitment", record.commitment, commitment(record.seed))


def _order_findings(record: DealRecord) -> Iterator[Finding]:
    if record.order is not None:
        yield from _card_findings("order", record.order, list(record.terms.pack))
    if record.shuffle is not None:
        yield from _differences("deal/order", "order", record.order, record.shuffle.order(record.terms))


def _reshuffle_findings(record: DealRecord) -> Iterator[Finding]:
    for place, reshuffle in enumerate(record.reshuffles):
        number, at = place + 1, f"reshuffles[{place}]"
        if reshuffle.number != number:
            yield Finding("deal/reshuffle-number", f"{at}.number", str(reshuffle.number), str(number))
        surplus = Counter(reshuffle.cards) - Counter(record.terms.pack)
        if surplus:
            yield Finding("deal/cards", f"{at}.cards", _sorted(surplus))
        if reshuffle.order is not None:
            yield from _card_findings(f"{at}.order", reshuffle.order, reshuffle.cards)
        if record.shuffle is not None and not surplus:
            computed = record.shuffle.reshuffled(record.terms, number, reshuffle.cards)
            yield from _differences("deal/reshuffle", f"{at}.order", reshuffle.order, computed)


def _card_findings(at: str, stated: Sequence[Card], cards: Sequence[Card]) -> Iterator[Finding]:
    surplus, missing = Counter(stated) - Counter(cards), Counter(cards) - Counter(stated)
    if surplus or missing:
        yield Finding("deal/cards", at, _sorted(surplus), _sorted(missing))


def _differences(code: str, at: str, stated: Sequence[Card] | None, computed: Sequence[Card]) -> Iterator[Finding]:
    """The first place where an order is not the computed one."""
    if stated is None:
        yield Finding("deal/not-revealed", at)
        return
    for place, (found, right) in enumerate(zip_longest(stated, computed)):
        if found is not right:
            yield Finding(code, f"{at}[{place}]", str(found or ""), str(right or ""))
            return


def _changed_findings(before: DealRecord, record: DealRecord) -> Iterator[Finding]:
    now = deal_document(record)
    for name, value in deal_document(before).items():
        if name not in {"entropy", "reshuffles"} and value is not None and value != now[name]:
            yield Finding("deal/changed", name, _shown(now[name]), _shown(value))
    for name, text in before.entropy:
        if (name, text) not in record.entropy:
            yield Finding("deal/changed", "entropy", dict(record.entropy).get(name, ""), text)
    for name, text in record.entropy:
        if name not in dict(before.entropy):
            yield Finding("deal/changed", "entropy", text, "")
    for place, old in enumerate(before.reshuffles):
        cards = record.reshuffles[place].cards if place < len(record.reshuffles) else ()
        if cards != old.cards:
            yield Finding("deal/changed", f"reshuffles[{place}].cards", write_cards(cards), write_cards(old.cards))


def _shown(value: object) -> str:
    """A field as a text for the sentence."""
    if isinstance(value, list):
        return ", ".join(map(str, cast("list[object]", value)))
    return "" if value is None else str(value)


def _sorted(cards: Counter[Card]) -> str:
    return write_cards(sorted(cards.elements()))
