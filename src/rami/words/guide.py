"""The rules page as data, for any surface: how Rami is scored, how it is played, and the options of a match.

One call gives the page in one language by the rules of one match. Each paragraph knows the options that it depends
on, so that a page can mark what holds in this match and where it differs from the usual rules.

>>> from rami.rules import Rules
>>> page = guide(Rules(opening_points=71), "en")
>>> [part.key for part in page.parts], page.parts[1].sections[0].heading
(['scoring', 'play', 'match'], 'Cards and deal')
>>> [mark.text for mark in page.section("opening").marks if mark.changed]
['In this match – Points needed to open: 71 (usually: 51)']
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import starmap

from rami.cards import JOKER, Card, Rank
from rami.examples import WORKED_EXAMPLES
from rami.results import RoundResult
from rami.rules import DEFAULT_RULES, MAX_PLAYERS, MIN_PLAYERS, OPTIONS, PRESETS, Rules
from rami.scoring import ScoreLine, score_round
from rami.words.cards import card_name
from rami.words.catalogue import Catalogue, Value, catalogue
from rami.words.guide_plan import PLAY, SCORING, Told, Topic, figures
from rami.words.rules import changed_options, option_name, preset_name, value_text
from rami.words.scores import player_names, score_sentence


@dataclass(frozen=True, slots=True)
class Mark:
    """One option beside the text that tells it: its name, its value in this match, the usual value, in words.

    ``changed`` tells whether the two differ; ``text`` is the whole mark as a line.
    """

    option: str
    name: str
    value: str
    usual: str
    changed: bool
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences on one thing. ``title`` is mostly empty.

    ``marks`` are the options that it explains, and those explained elsewhere by which it reads otherwise than usual.

    ``key`` is the same in every language and unlike that of any other paragraph.
    """

    key: str
    text: str
    title: str = ""
    marks: tuple[Mark, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether it tells something that differs from the usual rules."""
        return any(mark.changed for mark in self.marks)


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of a section: rows under columns."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ExampleSeat:
    """One player of a worked example: the cards left, the score with its derivation, and the same as a sentence.

    ``cards`` are none for the winner; ``names`` are their names, to be read aloud. ``line_here`` and
    ``sentence_here`` tell the score by the rules of the match where they give another one, else None and nothing.
    """

    name: str
    cards: tuple[Card, ...]
    names: tuple[str, ...]
    line: ScoreLine
    sentence: str
    line_here: ScoreLine | None = None
    sentence_here: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example, computed by the usual rules. ``number`` counts from 1; ``label`` is its number in words."""

    number: int
    label: str
    title: str
    text: str
    result: RoundResult
    seats: tuple[ExampleSeat, ...]

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The scores of the seats."""
        return tuple(seat.line for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it: paragraphs, then a table or the worked examples where there are any.

    ``key`` is the same in every language and unlike that of any other section.
    """

    key: str
    heading: str
    paragraphs: tuple[Paragraph, ...] = ()
    grid: Grid | None = None
    examples: tuple[Example, ...] = ()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of its paragraphs, each once."""
        return tuple(dict.fromkeys(mark for paragraph in self.paragraphs for mark in paragraph.marks))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the page: ``scoring``, ``play`` or ``match``."""

    key: str
    heading: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """The whole page. ``rules_name`` is the preset of the match; ``marks`` are all its options, in their order."""

    title: str
    rules_name: str
    parts: tuple[Part, ...]
    marks: tuple[Mark, ...]

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections in the order of the page."""
        return tuple(section for part in self.parts for section in part.sections)

    def section(self, key: str) -> Section:
        """Give a section by its key.

        Raises ``KeyError`` where there is none.
        """
        return {section.key: section for section in self.sections}[key]


def guide(rules: Rules, language: str) -> Guide:
    """Give the rules page for a match in a language.

    Raises ``KeyError`` for a language that is not one of ``LANGUAGES``.

    >>> guide(Rules(go_out="any"), "fr").section("out").paragraphs[0].changed
    True
    """
    return _Writer(rules, language).page()


def worked_examples(language: str, rules: Rules = DEFAULT_RULES) -> tuple[Example, ...]:
    """Give the four worked examples, computed now; ``rules`` are those of a match that may count otherwise.

    >>> [[line.points for line in example.lines] for example in worked_examples("en")]
    [[0, 36], [0, 50], [0, 7, 100, 31], [0, 200, 200]]
    """
    texts = catalogue(language)
    return tuple(
        Example(
            number,
            texts.text("example-number", number=number),
            texts.text(f"example-{number}-title"),
            texts.text(f"example-{number}-text"),
            result,
            _seats(result, rules, language),
        )
        for number, result in enumerate(WORKED_EXAMPLES, 1)
    )


def _seats(result: RoundResult, rules: Rules, language: str) -> tuple[ExampleSeat, ...]:
    seats: list[ExampleSeat] = []
    names = player_names(result.players, language)
    for name, hand, line, here in zip(
        names, result.hands, score_round(result), score_round(result, rules), strict=True
    ):
        cards = hand if isinstance(hand, tuple) else ()
        spoken = tuple(card_name(card, language) for card in cards)
        seat = ExampleSeat(name, cards, spoken, line, score_sentence(line, language))
        if here != line:
            seat = replace(seat, line_here=here, sentence_here=score_sentence(here, language))
        seats.append(seat)
    return tuple(seats)


class _Writer:
    """Writes one page."""

    def __init__(self, rules: Rules, language: str) -> None:
        self.rules = rules
        self.language = language
        self.texts: Catalogue = catalogue(language)
        self.figures: Mapping[str, Value] = figures(rules)
        self.marks: Mapping[str, Mark] = {option: self._mark(option) for option in OPTIONS}

    def page(self) -> Guide:
        """Write the whole page."""
        text = self.texts.text
        parts = (
            Part("scoring", text("rules-title"), self._sections(SCORING)),
            Part("play", text("guide-play"), self._sections(PLAY)),
            Part("match", text("guide-options"), (self._options(), self._named())),
        )
        return Guide(text("guide-title"), preset_name(self.rules, self.language), parts, tuple(self.marks.values()))

    def _mark(self, option: str) -> Mark:
        name = option_name(option, self.language)
        value, usual = (value_text(option, rules[option], self.language) for rules in (self.rules, DEFAULT_RULES))
        changed = self.rules[option] != DEFAULT_RULES[option]
        if changed:
            told = self.texts.text("rules-default-mark", value=usual)
            text = self.texts.text("guide-mark-changed", option=name, value=value, usual=told)
        else:
            text = self.texts.text("guide-mark", option=name, value=value)
        return Mark(option, name, value, usual, changed, text)

    def _sections(self, topics: Iterable[Topic]) -> tuple[Section, ...]:
        return tuple(self._section(topic) for topic in topics)

    def _section(self, topic: Topic) -> Section:
        paragraphs = tuple(self._paragraph(told) for told in topic.told if told.messages(self.rules))
        grids = {"values": self._values, "end": self._targets}
        grid = grids[topic.key]() if topic.key in grids else None
        examples = worked_examples(self.language, self.rules) if topic.key == "examples" else ()
        return Section(topic.key, self.texts.text(topic.heading), paragraphs, grid, examples)

    def _paragraph(self, told: Told) -> Paragraph:
        text = " ".join(self.texts.text(message, **self.figures) for message in told.messages(self.rules))
        title = self.texts.text(told.title) if told.title else ""
        also = (option for option in told.also if self._reads_otherwise(told, option))
        return Paragraph(told.key, text, title, tuple(self.marks[option] for option in (*told.options, *also)))

    def _reads_otherwise(self, told: Told, option: str) -> bool:
        """Whether a paragraph has other texts than it would have by the usual value of one option."""
        usual = self.rules.changed({option: DEFAULT_RULES[option]})
        return told.messages(self.rules) != told.messages(usual)

    def _values(self) -> Grid:
        """What each card costs when it is left in the hand."""
        text = self.texts.text
        rows = (
            (text("rules-value-joker"), str(JOKER.points)),
            (text("rules-value-ace"), str(Rank.ACE.points)),
            (text("rules-value-face"), str(Rank.KING.points)),
            (text("rules-value-number"), f"{Rank.TEN.points}–{Rank.TWO.points}"),
        )
        return Grid((text("label-card"), text("label-points")), rows)

    def _targets(self) -> Grid | None:
        """The target by the number of players, where it depends on that."""
        if self.rules.target != "auto":
            return None
        text = self.texts.text
        rows = tuple(
            (text("players", count=players), text("points", count=self.rules.target_for(players)))
            for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        )
        return Grid((text("label-player"), text("label-target")), rows)

    def _options(self) -> Section:
        """Every option with its value in this match and the usual one."""
        columns = tuple(self.texts.text(f"guide-{name}") for name in ("option", "this-match", "usually"))
        rows = tuple((mark.name, mark.value, mark.usual) for mark in self.marks.values())
        return Section("options", preset_name(self.rules, self.language), grid=Grid(columns, rows))

    def _named(self) -> Section:
        """The presets, and what differs in each from the usual rules."""
        text = self.texts.text
        rows = tuple((preset_name(rules, self.language), self._differences(rules)) for rules in PRESETS.values())
        columns = (text("label-rules"), text("guide-differs"))
        return Section("named", text("guide-named"), grid=Grid(columns, rows))

    def _differences(self, rules: Rules) -> str:
        changes = starmap(self.texts.titled, changed_options(rules, self.language))
        return self.texts.semicolons(changes) or self.texts.text("guide-differs-nothing")
