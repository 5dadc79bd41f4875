"""A match as it is printed: the sheet, the standings, the rules with their changes, each round in full if wanted."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from markupsafe import Markup

from rami.cards import Card
from rami.hands import Hand
from rami.match import Match
from rami.players import Standing
from rami.records.rules_text import rules_mark
from rami.rules import Rules
from rami.scoring import ScoreLine
from rami.table import RoundPlayed, RulesChanged
from rami.web.render import day, named, shown, texts
from rami.web.sheet_view import SheetView
from rami.words.catalogue import catalogue
from rami.words.rules import option_name, preset_name, value_text
from rami.words.scores import ending_sentence, reason_word, status_sentences


@dataclass(frozen=True, slots=True)
class RulesInForce:
    """Rules that were in force: their name, what differs from the preset, and their mark."""

    heading: Markup | str
    told: str
    mark: Markup


@dataclass(frozen=True, slots=True)
class HandView:
    """What one player held at the end of a round, and what it brought; ``total`` is a sum entered without cards."""

    name: str
    cards: tuple[tuple[str, str], ...]
    total: int | None
    reason: str
    points: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """One round in full."""

    number: int
    ending: Markup
    dealer: str
    counts: bool
    hands: tuple[HandView, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """All that is printed."""

    date: str
    about: Markup
    view: SheetView
    carried: tuple[int, ...]
    status: tuple[Markup, ...]
    standings: tuple[Standing, ...]
    left: tuple[Markup, ...]
    rules: tuple[RulesInForce, ...]
    rounds: tuple[RoundView, ...]

    @staticmethod
    def of(match: Match, begun: datetime, ended: datetime, zone: str, language: str, *, cards: bool) -> "Paper":
        """Lay a match out for printing; ``begun`` and ``ended`` are when it was first and last written to."""
        speak = texts(language)
        days = dict.fromkeys(day(at, zone, language) for at in (begun, ended))
        about = speak(
            "sheet-subtitle",
            players=speak.plain("players", count=len(match.seats)),
            rounds=speak.plain("rounds", count=len(match.rounds)),
        )
        view = SheetView.of(match)
        gone = [total.player for total in view.totals if not total.player.present]
        return Paper(
            " – ".join(days),
            about,
            view,
            match.carried if any(match.carried) else (),
            tuple(shown(sentence) for sentence in status_sentences(match, language)),
            match.standings,
            tuple(speak("player-left", player=named(player.name), total=player.total) for player in gone),
            tuple(_rules_of(match, language)),
            tuple(_rounds_of(match, language)) if cards else (),
        )


def _rules_of(match: Match, language: str) -> list[RulesInForce]:
    """Tell the rules at the start and every change of them, each with the round from which it held."""
    speak = texts(language)
    in_force: dict[int, Rules] = {1: match.rules_at_start}
    number = 1
    for change in match.timeline:
        if isinstance(change, RoundPlayed):
            number += 1
        elif isinstance(change, RulesChanged):
            in_force[number] = change.rules
    return [
        _rules_view(
            rules,
            preset_name(rules, language)
            if first == 1
            else speak("paper-from", number=first, rules=preset_name(rules, language)),
            language,
        )
        for first, rules in in_force.items()
    ]


def _rules_view(rules: Rules, heading: Markup | str, language: str) -> RulesInForce:
    speak = texts(language)
    said = catalogue(language)
    options = rules.from_preset()[1].items()
    told = [
        said.titled(option_name(option, language), value_text(option, value, language)) for option, value in options
    ]
    return RulesInForce(heading, said.semicolons(told), speak("paper-mark", mark=rules_mark(rules)))


def _rounds_of(match: Match, language: str) -> list[RoundView]:
    counting = len(match.rounds)
    return [
        _round_view(number, each, match.names, number <= counting, language)
        for number, each in enumerate(match.every_round, 1)
    ]


def _round_view(number: int, played: RoundPlayed, names: Sequence[str], counts: bool, language: str) -> RoundView:
    seated = [named(names[person]) for person in played.seats]
    hands = tuple(
        _hand_view(names[person], hand, line, language)
        for person, hand, line in zip(played.seats, played.result.hands, played.lines, strict=True)
    )
    ending = shown(ending_sentence(played, seated, language))
    return RoundView(number, ending, names[played.dealer], counts, hands)


def _hand_view(name: str, hand: Hand, line: ScoreLine, language: str) -> HandView:
    cards = hand if isinstance(hand, tuple) else ()
    total = hand if isinstance(hand, int) else None
    return HandView(name, tuple(map(_face, cards)), total, reason_word(line.reason, language), line.points)


def _face(card: Card) -> tuple[str, str]:
    """Give rank and suit, the suit by its glyph: red and black are grey on paper."""
    glyph = "" if card.suit is None else card.suit.glyph
    return card.face.removesuffix(glyph), glyph and f"{glyph}\ufe0e"
