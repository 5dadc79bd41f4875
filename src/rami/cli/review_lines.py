"""A review in words: what was given away, and what would have been better, and why."""

from collections.abc import Iterator, Sequence

from rami.bots.review import Decision, Review, ReviewedTurn
from rami.play.moves import Move
from rami.words.catalogue import Catalogue
from rami.words.figures import decimal
from rami.words.moves import move_choice
from rami.words.reasons import reason_sentence


def review_lines(found: Review, number: int, names: Sequence[str], texts: Catalogue) -> Iterator[str]:
    """Tell a review in short: the sum of each seat that was looked at, and the costliest turns.

    ``names`` are those of the seats, isolated; ``number`` is that of the round.
    """
    yield texts.text("review-title", number=number)
    yield texts.text("review-note")
    yield from total_lines(found, names, texts)
    yield from costliest_lines(found, names, texts)


def total_lines(found: Review, names: Sequence[str], texts: Catalogue) -> Iterator[str]:
    """Tell what each seat gave away in all."""
    for seat in found.seats:
        points = decimal(found.given(seat), texts.language)
        yield texts.text("review-total", player=names[seat], points=points)


def costliest_lines(found: Review, names: Sequence[str], texts: Catalogue) -> Iterator[str]:
    """Tell the costliest turns: for each decision that gave something away what was done, what is better, and why."""
    if not found.costliest:
        yield texts.text("review-nothing")
        return
    yield texts.text("review-costliest")
    for turn in found.costliest:
        yield turn_line(turn, names, texts)
        for decision in turn.decisions:
            yield from (f"   {line}" for line in decision_lines(decision, texts))


def turn_line(turn: ReviewedTurn, names: Sequence[str], texts: Catalogue) -> str:
    """Tell what a turn gave away."""
    points = decimal(turn.given, texts.language)
    return texts.text("review-turn", number=turn.number, player=names[turn.seat], points=points)


def decision_lines(decision: Decision, texts: Catalogue) -> Iterator[str]:
    """Tell what was done and what is better, then why; nothing for a decision that gave nothing away."""
    if decision.better is not None and decision.reason is not None:
        yield texts.text("review-made", move=choice_of(decision, decision.made, texts))
        yield texts.text("review-instead", move=choice_of(decision, decision.better, texts))
        yield reason_sentence(decision.reason, texts.language)


def choice_of(decision: Decision, move: Move, texts: Catalogue) -> str:
    """Give a move of a decision as a line of a menu."""
    view = decision.view
    top = view.pile[-1] if view.pile else None
    return move_choice(move, texts.language, view.rules, table=view.table, top=top)
