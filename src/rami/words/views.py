"""A view in words, a line each: what lies on the table, what a turn owes, and what happened between two views.

``names`` are those of the seats, as they were given: these functions isolate them. What a view hides, they cannot tell.
"""

from collections.abc import Iterator, Sequence

from rami.melds import meld_points
from rami.play.moves import Lay
from rami.play.view import Seen, View
from rami.words.cards import card_name
from rami.words.catalogue import catalogue
from rami.words.languages import isolated
from rami.words.moves import meld_faces, move_sentence


def deal_line(view: View, names: Sequence[str], language: str) -> str:
    """Tell who dealt and which card was turned up; of a view as long as nobody has played.

    >>> from rami import Match
    >>> from rami.bots.table import random_deal
    >>> from rami.play.state import State
    >>> from rami.play.view import view_of
    >>> state = State.dealt(random_deal(Match.start(["Ana", "Ben"]), "example"))
    >>> deal_line(view_of(state, None), ["Ana", "Ben"], "en")
    'Ana deals. Turned up: king of spades'
    """
    upcard = card_name(view.pile[0], language)
    return catalogue(language).text("play-deal", player=isolated(names[view.dealer]), card=upcard)


def seat_lines(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell of each seat how many cards it holds and whether it has opened."""
    texts = catalogue(language)
    for name, size, opened in zip(names, view.sizes, view.opened, strict=True):
        message = "table-seat-opened" if opened else "table-seat-closed"
        yield texts.text(message, player=isolated(name), cards=texts.text("cards", count=size))


def meld_lines(view: View, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell the melds on the table with their numbers, which are those of the notation, or that there is none."""
    texts = catalogue(language)
    for number, (meld, owner) in enumerate(zip(view.table, view.owners, strict=True)):
        yield texts.text("table-meld", number=number, meld=meld_faces(meld), player=isolated(names[owner]))
    if not view.table:
        yield texts.text("table-no-meld")


def pile_line(view: View, language: str) -> str:
    """Tell the top of the discard pile and how many cards the stock has."""
    texts = catalogue(language)
    stock = texts.text("cards", count=view.stock)
    if not view.pile:
        return texts.text("table-pile-empty", cards=stock)
    return texts.text("table-pile", card=card_name(view.pile[-1], language), cards=stock)


def owed_lines(view: View, language: str) -> Iterator[str]:
    """Tell what the turn still owes: an opening begun, a card taken, jokers swapped."""
    texts = catalogue(language)
    if view.opening_points:
        needed = texts.text("points", count=view.rules.opening_points)
        yield texts.text("table-opening", points=view.opening_points, needed=needed)
    if view.taken is not None:
        yield texts.text("table-taken", card=card_name(view.taken, language))
    if view.owed:
        yield texts.text("table-owed", number=view.owed)


def seen_lines(seen: Seen, before: View, after: View, names: Sequence[str], language: str) -> Iterator[str]:
    """Tell a move and who made it, after the reshuffle that it needed; the views are those before and after it.

    >>> from rami import Match
    >>> from rami.bots.table import random_deal
    >>> from rami.play.state import State
    >>> from rami.play.view import log_of, view_of
    >>> before = State.dealt(random_deal(Match.start(["Ana", "Ben"]), "example"))
    >>> after = before.after(before.legal.moves()[0])
    >>> views = view_of(before, None), view_of(after, None)
    >>> list(seen_lines(log_of(after, None)[-1], *views, ["Ana", "Ben"], "en"))
    ['Ben: Draws from the stock']
    """
    texts = catalogue(language)
    if seen.reshuffled:
        yield texts.text("move-reshuffle", count=seen.reshuffled)
    sentence = seen_sentence(seen, before, after, language)
    yield texts.text("player-says", player=isolated(names[seen.seat]), sentence=sentence)


def seen_sentence(seen: Seen, before: View, after: View, language: str) -> str:
    """Tell a move in one sentence, without who made it; the views are those before and after it."""
    opening = None
    if isinstance(seen.move, Lay) and not before.opened[seen.seat]:
        opening = before.opening_points + meld_points(seen.move.meld, before.rules)
    return move_sentence(
        seen.move,
        language,
        before=before.table,
        after=after.table,
        top=before.pile[-1] if before.pile else None,
        drawn=seen.drawn,
        opening=opening,
    )
