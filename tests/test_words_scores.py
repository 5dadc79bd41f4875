"""Scores, endings and matches in words: the right sentence with the right figures, in every language."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami import Match, RoundResult, Rules, Status, score_round
from rami.errors import Fault
from rami.results import Ending
from rami.scoring import LimitKind, Reason, ScoreLine
from rami.table import RoundPlayed
from rami.words.faults import fault_sentence
from rami.words.languages import LANGUAGES, LanguageError, chosen_language, isolated, language_of
from rami.words.scores import ending_sentence, player_names, score_sentence, status_sentences
from strategies import matches, results

ANY_LANGUAGE = st.sampled_from(sorted(LANGUAGES))


def figures(sentence: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", re.sub(r"(?<=\d)[\s,.\u00a0\u202f](?=\d{3}\b)", "", sentence))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (ScoreLine(0, Reason.WON, 0), {0}),
        (ScoreLine(0, Reason.WON, 30), {30, 0}),
        (ScoreLine(36, Reason.OPENED, 36), {36}),
        (ScoreLine(66, Reason.NEVER_OPENED, 41, 25), {41, 25, 66}),
        (ScoreLine(100, Reason.NEVER_OPENED, 84, 25, 100, LimitKind.LIMIT), {84, 25, 109, 100}),
        (ScoreLine(50, Reason.NEVER_OPENED, 49, 25, 50, LimitKind.HALF_TARGET), {49, 25, 74, 50}),
        (ScoreLine(200, Reason.RAMI_SEC, 7, penalty=200), {200}),
    ],
    ids=lambda value: value.reason.value if isinstance(value, ScoreLine) else "",
)
def test_a_score_tells_its_derivation(line: ScoreLine, shown: set[int], language: str) -> None:
    sentence = score_sentence(line, language)
    assert set(figures(sentence)) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_limits_are_told_apart(language: str) -> None:
    hundred = ScoreLine(50, Reason.NEVER_OPENED, 49, 25, 50, LimitKind.LIMIT)
    half = hundred._replace(limited_by=LimitKind.HALF_TARGET)
    assert score_sentence(hundred, language) != score_sentence(half, language)


@given(ANY_LANGUAGE, st.integers(2, 6).flatmap(results))
def test_every_score_has_a_sentence_with_its_points(language: str, result: RoundResult) -> None:
    for line in score_round(result, Rules()):
        sentence = score_sentence(line, language)
        assert line.points in figures(sentence)
        assert "{" not in sentence


@given(ANY_LANGUAGE, matches())
def test_every_match_says_where_it_stands(language: str, match: Match) -> None:
    sentences = status_sentences(match, language)
    assert all(sentences)
    assert (match.status is Status.OVER) == (match.winner is not None)
    named = match.winner or match.next_dealer
    assert named is not None
    assert any(isolated(named.name) in sentence for sentence in sentences)
    assert len(sentences) == 2 + bool(match.after_end)


def played(*args: object, ending: Ending, winner: int | None = None, rules: Rules | None = None) -> RoundPlayed:
    hands = [hand for hand in args if isinstance(hand, int)]
    opened = [True] * 3 if ending is not Ending.RAMI_SEC else None
    result = RoundResult(hands, winner=winner, opened=opened, ending=ending)
    return RoundPlayed.of(result, (0, 1, 2), 0, rules or Rules())


@pytest.mark.parametrize(
    ("round_played", "sentence"),
    [
        (played(0, 9, 8, ending=Ending.NORMAL, winner=0), "Ana went out"),
        (played(0, 0, 0, ending=Ending.RAMI_SEC, winner=1), "Ben went out by rami sec"),
        (played(9, 9, 8, ending=Ending.BLOCKED), "Blocked round, lowest hand: \u2068שרה\u2069"),
        (played(9, 9, 10, ending=Ending.BLOCKED), "Blocked round, lowest hand shared by Ana and Ben"),
        (
            played(9, 9, 10, ending=Ending.BLOCKED, rules=Rules(blocked_tie="nobody")),
            "Blocked round, lowest hand shared by Ana and Ben: nobody wins",
        ),
        (
            played(9, 9, 10, ending=Ending.BLOCKED, rules=Rules(blocked_tie="earliest")),
            "Blocked round, lowest hand: Ben",
        ),
    ],
)
def test_how_a_round_ended(round_played: RoundPlayed, sentence: str) -> None:
    names = ["Ana", "Ben", "שרה"]
    assert ending_sentence(round_played, names, "en") == sentence
    for language in LANGUAGES:
        assert "{" not in ending_sentence(round_played, names, language)


def test_an_extra_round_names_those_who_share() -> None:
    match = Match.start(["Ana", "Ben", "Chi"], carried=[40, 40, 205])
    assert status_sentences(match, "en") == (
        "The target of 200 is reached, but the lowest total, 40, is shared by Ana and Ben: an extra round is played.",
        "Next dealer: Ana",
    )


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (Fault("card/unknown", ("hands[1]",), {"text": "ZZ", "position": 2, "offset": 3}), "Ben: “ZZ” (card 2) is not a card. Write for example 10♦, TD, ace of hearts or XX for the joker."),
        (Fault("card/unknown", (), {"text": "ZZ", "position": 2, "offset": 3}), "“ZZ” (card 2) is not a card. Write for example 10♦, TD, ace of hearts or XX for the joker."),
        (Fault("card/too-many", ("hands[0]", "hands[1]"), {"card": "AH", "number": 3, "copies": 2, "packs": 2}), "The ace of hearts occurs 3 times in all hands together, but 2 packs hold only 2."),
        (Fault("card/too-many", ("hands[0]", "hands[1]"), {"card": "K?", "number": 9, "copies": 8, "packs": 2}), "The king occurs 9 times in all hands together, but 2 packs hold only 8."),
        (Fault("card/no-suit", (), {"card": "K?", "position": 2}), "Card 2 has no suit: king. Here the suit is needed too; write for example 10♦."),
        (Fault("entry/rami-sec-after-opening", ("ending", "opened[1]"), {"seats": (1, 2)}), "No rami sec is possible, because an opponent had opened: Ben and Player 3."),
        (Fault("rules/not-a-choice", ("hand_size",), {"option": "hand_size", "value": "12", "choices": ("14", "13")}), "Cards dealt to each player cannot be “12”. Possible: 14, 13."),
        (Fault("name/taken", (), {"name": "שרה", "suggestion": "שרה (2)"}), "The name “\u2068שרה\u2069” is taken. How about “\u2068שרה (2)\u2069”?"),
    ],
)  # fmt: skip
def test_refusals_in_words(fault: Fault, sentence: str) -> None:
    assert fault_sentence(fault, "en", ["Ana", "Ben"]) == sentence


def test_players_without_names_are_numbered() -> None:
    assert player_names(2, "ru") == ("Игрок 1", "Игрок 2")


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("tr-TR", "tr"),
        ("hi_IN.UTF-8", "hi"),
        ("FR", "fr"),
        ("vi@x", "vi"),
        ("id", None),
        ("", None),
        ("C", None),
        ("POSIX", None),
    ],
)
def test_language_tags(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


def test_the_choice_of_a_language() -> None:
    assert chosen_language(None, {"LANGUAGE": "xx:ru", "LANG": "fr"}) == "ru"
    assert chosen_language(None, {"LC_ALL": "xx", "LANG": "fr"}) == "en"
    assert chosen_language("TH", {"LANG": "fr"}) == "th"
    with pytest.raises(LanguageError) as refused:
        chosen_language("xx", {})
    assert refused.value.codes == ("language/unknown",)


@pytest.mark.parametrize(
    ("name", "isolating"), [("Ana", False), ("خالد", True), ("שרה (2)", True), ("अनीता", False), ("A שרה", True)]
)
def test_right_to_left_names_are_isolated(name: str, isolating: bool) -> None:
    assert isolated(name) == (f"\u2068{name}\u2069" if isolating else name)
