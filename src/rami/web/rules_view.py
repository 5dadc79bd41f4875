"""The rules page as templates need it: numbered sections with anchors, sums as on paper, cards that can be read aloud."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Final

from markupsafe import Markup, escape

from rami.cards import JOKER, Card, Rank, Suit
from rami.results import Ending
from rami.rules import DEFAULT_RULES, OPTIONS, PRESETS, OptionValue, Rules
from rami.scoring import Reason, ScoreLine
from rami.words.cards import card_name
from rami.words.catalogue import catalogue
from rami.words.guide import Example, ExampleSeat, Guide, Mark, Paragraph, Section, guide
from rami.words.guide_plan import PLAY, SCORING
from rami.words.rules import changed_options, preset_name, value_text
from rami.words.scores import reason_word

_HOMES: Final = {option: told.key for topic in (*SCORING, *PLAY) for told in topic.told for option in told.options}
"""The paragraph that explains each option."""

_CARDS: Final = {card.face: card for card in (Card.of(rank, suit) for rank in Rank for suit in Suit)}
_FACE: Final = "|".join(sorted(_CARDS, reverse=True))
_LAID: Final = rf"(?:{_FACE}|★\((?:{_FACE})\))"
_MELD: Final = re.compile(rf"{_LAID}(?: {_LAID})*")
_COLOURS: Final = {Suit.SPADES: "s", Suit.HEARTS: "h", Suit.DIAMONDS: "d", Suit.CLUBS: "k"}


def anchor(key: str) -> str:
    """Give the anchor of a section or a paragraph. A paragraph that is named like its section shares its anchor.

    >>> anchor("special")
    'rule-special'
    """
    return f"rule-{key}"


def rule_anchor(line: ScoreLine, ending: Ending) -> str:
    """Give the anchor of the rule by which a seat scores what it scores.

    >>> from rami import RoundResult, score_round
    >>> played = RoundResult(["", "KH"], winner=0, opened=[True, False])
    >>> [rule_anchor(line, played.ending) for line in score_round(played)]
    ['rule-brief', 'rule-never-opened']
    """
    match line.reason:
        case Reason.OPENED:
            return anchor("opened")
        case Reason.NEVER_OPENED:
            return anchor("never-opened")
        case Reason.WON if ending is Ending.NORMAL:
            return anchor("brief")
        case Reason.WON if ending is Ending.BLOCKED:
            return anchor("blocked-hands")
        case Reason.WON | Reason.RAMI_SEC:
            return anchor("rami-sec")


def spelled(text: str, language: str) -> Markup:
    """Give a text as HTML in which cards are drawn small, and are read aloud by their names.

    >>> spelled("a run: 5♠ ★(6♠).", "en").striptags()
    'a run: 5♠\ufe0e ★(6♠\ufe0e).'
    """
    parts: list[Markup] = []
    end = 0
    for found in _MELD.finditer(text):
        parts += [escape(text[end : found.start()]), _meld(found[0].split(" "), language)]
        end = found.end()
    return Markup("").join([*parts, escape(text[end:])])


def _meld(faces: list[str], language: str) -> Markup:
    joker = card_name(JOKER, language)
    names: list[str] = []
    drawn: list[Markup] = []
    for face in faces:
        card = _CARDS[face.removeprefix("★(").removesuffix(")")]
        assert card.suit is not None
        name, by_joker = card_name(card, language), face not in _CARDS
        names.append(f"{joker} ({name})" if by_joker else name)
        # The selector behind the glyph keeps systems from drawing an emoji.
        colour = "j" if by_joker else _COLOURS[card.suit]
        drawn.append(Markup('<span class="cw {}">{}</span>').format(colour, re.sub("([♠♥♦♣])", "\\1\ufe0e", face)))
    return Markup('<span class="cws" role="img" aria-label="{}">{}</span>').format(
        ", ".join(names), Markup(" ").join(drawn)
    )


@dataclass(frozen=True, slots=True)
class TextView:
    """A paragraph: its anchor (empty where its section has it), its title, its text as HTML, its marks."""

    anchor: str
    title: str
    html: Markup
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A line of a worked example.

    ``addition`` is the sum of the cards, ``with_surcharge`` that sum with the surcharge, up to the sign before
    ``together``; ``cut`` tells whether a limit cut that. ``sentence`` says what the sums do not.
    """

    seat: ExampleSeat
    reason: str
    won: bool
    addition: str = ""
    with_surcharge: str = ""
    together: int = 0
    cut: bool = False
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section by its number on the page."""

    number: int
    anchor: str
    section: Section
    texts: tuple[TextView, ...]
    examples: tuple[tuple[Example, tuple[SeatView, ...]], ...]


@dataclass(frozen=True, slots=True)
class PartView:
    """A part and its sections."""

    key: str
    anchor: str
    heading: str
    sections: tuple[SectionView, ...]


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option in the list of all: where it is explained, and what it may be beside its value and the usual one."""

    mark: Mark
    anchor: str
    possible: str


@dataclass(frozen=True, slots=True)
class PresetView:
    """A named set of rules, and how it differs from the usual rules."""

    key: str
    name: str
    changes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class RulesView:
    """The whole page."""

    page: Guide
    parts: tuple[PartView, ...]
    options: tuple[OptionView, ...]
    presets: tuple[PresetView, ...]

    @property
    def changed(self) -> tuple[OptionView, ...]:
        """The options that differ from the usual rules."""
        return tuple(option for option in self.options if option.mark.changed)

    @property
    def usual(self) -> bool:
        """Whether these are the usual rules."""
        return not self.changed


@lru_cache(maxsize=64)
def rules_view(rules: Rules, language: str) -> RulesView:
    """Give the page for some rules in a language.

    >>> view = rules_view(Rules(opening_points=71), "en")
    >>> view.parts[0].sections[2].anchor, view.changed[0].anchor, view.changed[0].possible
    ('rule-special', 'rule-open-needs', '0–101')
    """
    page, numbers = guide(rules, language), count(1)
    sections = {section.key for section in page.sections}
    parts = tuple(
        PartView(
            part.key,
            anchor(part.key),
            part.heading,
            tuple(_section(next(numbers), section, sections, language) for section in part.sections),
        )
        for part in page.parts
    )
    options = tuple(
        OptionView(mark, anchor(_HOMES[mark.option]), _possible(mark, rules[mark.option], language))
        for mark in page.marks
    )
    presets = tuple(
        PresetView(key, preset_name(preset, language), changed_options(preset, language))
        for key, preset in PRESETS.items()
    )
    return RulesView(page, parts, options, presets)


def _section(number: int, section: Section, taken: set[str], language: str) -> SectionView:
    shown = section.paragraphs
    if section.key == "examples" and not any(seat.line_here for case in section.examples for seat in case.seats):
        shown = ()  # It tells that some are counted otherwise here, and none is.
    texts = tuple(_text(paragraph, taken, language) for paragraph in shown)
    examples = tuple((example, tuple(_seat(seat, language) for seat in example.seats)) for example in section.examples)
    return SectionView(number, anchor(section.key), section, texts, examples)


def _text(paragraph: Paragraph, taken: set[str], language: str) -> TextView:
    place = "" if paragraph.key in taken else anchor(paragraph.key)
    return TextView(place, paragraph.title, spelled(paragraph.text, language), paragraph.marks)


def _seat(seat: ExampleSeat, language: str) -> SeatView:
    line, reason = seat.line, reason_word(seat.line.reason, language)
    if line.reason is Reason.WON:
        return SeatView(seat, reason, won=True)
    if line.reason is Reason.RAMI_SEC:
        return SeatView(seat, reason, won=False, sentence=seat.sentence)
    addition = f"{' + '.join(str(card.points) for card in seat.cards)} = {line.value}"
    if not line.surcharge:
        return SeatView(seat, reason, won=False, addition=addition)
    return SeatView(
        seat,
        reason,
        won=False,
        addition=addition,
        with_surcharge=f"{line.value} + {line.surcharge} =",
        together=line.value + line.surcharge,
        cut=line.limit is not None,
        sentence=seat.sentence,
    )


def _possible(mark: Mark, chosen: OptionValue, language: str) -> str:
    """Tell what an option may be beside its value and the usual one; empty where there is nothing more."""
    known, texts = OPTIONS[mark.option], catalogue(language)
    told = (chosen, DEFAULT_RULES[mark.option])
    values = [value_text(mark.option, choice, language) for choice in known.choices if choice not in told]
    if known.low <= known.high:
        values.append(f"{known.low}–{known.high}")
    return texts.semicolons(values)
