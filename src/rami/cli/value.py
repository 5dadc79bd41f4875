"""``rami value``: what cards left in a hand are worth, card by card."""

from typing import Annotated

import typer

from rami.cards import Card
from rami.cli.files import typed_text
from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.refusal import refuse
from rami.cli.report import Block, Format, Line, Report, Table
from rami.errors import Fault, RamiError
from rami.hands import Hand, read_hand
from rami.results import value_of
from rami.words.cards import card_name, lexicon
from rami.words.catalogue import Catalogue, catalogue


def value(
    cards: Annotated[list[str] | None, typer.Argument(help="help-cards")] = None,
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-value"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    text = ""
    try:
        text = typed_text(cards, spoken, form)
        hand = read_hand(text, lexicon(spoken))
    except RamiError as error:
        refuse(error.faults, spoken, form, texts={None: text})
    if hand is None:
        refuse([Fault("card/unknown", (), {"text": "", "position": 1, "offset": 0})], spoken, form)
    show(_report(hand, catalogue(spoken)), form)


def _report(hand: Hand, texts: Catalogue) -> Report:
    worth = value_of(hand) or 0
    cards = hand if isinstance(hand, tuple) else ()
    document = {"cards": [_card_document(card, texts.language) for card in cards], "value": worth}
    columns = tuple(texts.text(f"label-{label}") for label in ("hand", "card", "points"))
    rows = tuple((card.face, card_name(card, texts.language), card.points) for card in cards)
    blocks: list[Block] = [Table(columns, rows)] if rows else []
    if hand:
        blocks.append(Line(texts.text("value-of-hand", value=worth), strong=True))
    else:
        blocks.append(Line(texts.text("value-empty"), strong=True))
    return Report(document, blocks)


def _card_document(card: Card, spoken: str) -> dict[str, str | int]:
    return {"code": card.code, "name": card_name(card, spoken), "points": card.points}
