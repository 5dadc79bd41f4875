"""Scores and matches in words: why a seat scores what it scores, how a round ended, where a match stands."""

from collections.abc import Iterator, Sequence

from rami.match import Match
from rami.results import Ending, lowest_seats, value_of
from rami.scoring import LimitKind, Reason, ScoreLine
from rami.table import RoundPlayed, Status
from rami.words.cards import hand_faces
from rami.words.catalogue import Catalogue, catalogue
from rami.words.languages import isolated


def score_sentence(line: ScoreLine, language: str) -> str:
    """Say why a seat scores what it scores: what the hand was worth, what was added, which limit applied.

    >>> from rami import RoundResult, score_round
    >>> lines = score_round(RoundResult(["", "KH KS QD JC 9H"], winner=0, opened=[True, False]))
    >>> score_sentence(lines[1], "en")
    'Never opened: cards left in hand 49, surcharge 25, together 74. Half the target is 50, so 50 points.'
    """
    texts = catalogue(language)
    match line.reason:
        case Reason.WON:
            return texts.text("score-won-blocked", value=line.value) if line.value else texts.text("score-won")
        case Reason.RAMI_SEC:
            return texts.text("score-rami-sec", points=line.points)
        case Reason.OPENED:
            return texts.text("score-opened", points=line.points)
        case Reason.NEVER_OPENED:
            return _never_opened(line, texts)


def _never_opened(line: ScoreLine, texts: Catalogue) -> str:
    values = {"value": line.value, "surcharge": line.surcharge, "points": line.points}
    if line.limit is None:
        return texts.text("score-never-opened", **values)
    half = "-half-target" if line.limited_by is LimitKind.HALF_TARGET else "-limit"
    total = line.value + line.surcharge
    return texts.text(f"score-never-opened{half}", sum=total, limit=line.limit, **values)


def reason_word(reason: Reason, language: str) -> str:
    """Give the reason of a score in a word or two.

    >>> reason_word(Reason.NEVER_OPENED, "en")
    'never opened'
    """
    return catalogue(language).text(f"reason-{reason.value.replace('_', '-')}")


def player_names(players: int, language: str) -> tuple[str, ...]:
    """Give names for players whose names are not known.

    >>> player_names(2, "en")
    ('Player 1', 'Player 2')
    """
    texts = catalogue(language)
    return tuple(texts.text("player-number", number=number) for number in range(1, players + 1))


def ending_sentence(played: RoundPlayed, names: Sequence[str], language: str) -> str:
    """Say how a round ended; ``names`` are those of its seats.

    >>> from rami import RoundResult
    >>> match = Match.start(["Ana", "Ben"]).record(RoundResult([9, 9], opened=[True, False], ending="blocked"))
    >>> ending_sentence(match.rounds[0], ["Ana", "Ben"], "en")
    'Blocked round, lowest hand shared by Ana and Ben'
    """
    texts = catalogue(language)
    winners = [isolated(names[seat]) for seat, line in enumerate(played.lines) if line.reason is Reason.WON]
    if played.result.ending is not Ending.BLOCKED:
        return texts.text(f"ending-{played.result.ending.value.replace('_', '-')}", player=winners[0])
    if len(winners) == 1:
        return texts.text("ending-blocked", player=winners[0])
    lowest = lowest_seats([value_of(hand) or 0 for hand in played.result.hands])
    shared = texts.list_of(isolated(names[seat]) for seat in lowest)
    return texts.text("ending-blocked-shared" if winners else "ending-blocked-nobody", players=shared)


def round_lines(played: RoundPlayed, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell how a round ended: what each seat was left with, and why it scores what it scores.

    >>> from rami import RoundResult
    >>> match = Match.start(["Ana", "Ben"]).record(RoundResult(["", "4S"], winner=0, opened=[True, True]))
    >>> for line in round_lines(match.rounds[0], ["Ana", "Ben"], "en"):
    ...     print(line)
    Ana went out
    Ana: –
      Won the round: 0 points.
    Ben: 4♠
      Opened: the cards left in hand count in full, 4 points.
    """
    texts = catalogue(language)
    yield ending_sentence(played, names, language)
    for name, hand, line in zip(names, played.result.hands, played.lines, strict=True):
        yield texts.text("player-says", player=isolated(name), sentence=hand_faces(hand))
        yield f"  {score_sentence(line, language)}"


def status_sentences(match: Match, language: str) -> tuple[str, ...]:
    """Say where a match stands and why: going on, an extra round, or over; the winner, or who deals next.

    >>> status_sentences(Match.start(["Ana", "Ben"], carried=[100, 38]), "en")
    ('The match is over: Ana reached the target of 100. The lowest total wins.', 'Winner: Ben with 38 points')
    """
    texts = catalogue(language)
    sentences: list[str] = []
    if match.status is Status.PLAYING:
        sentences.append(texts.text("status-playing", target=match.target))
    elif match.status is Status.EXTRA_ROUND:
        shared = texts.list_of(isolated(player.name) for player in match.lowest)
        total = match.lowest[0].total
        sentences.append(texts.text("status-extra-round", target=match.target, total=total, players=shared))
    else:
        reached = texts.list_of(isolated(player.name) for player in match.reached)
        sentences.append(texts.text("status-over", reached=reached, target=match.target))
    if match.winner is not None:
        sentences.append(texts.text("winner-is", player=isolated(match.winner.name), total=match.winner.total))
    if match.next_dealer is not None:
        sentences.append(texts.text("next-dealer", player=isolated(match.next_dealer.name)))
    if match.after_end:
        sentences.append(texts.text("after-end", count=len(match.after_end)))
    return tuple(sentences)
