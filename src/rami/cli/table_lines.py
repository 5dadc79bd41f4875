"""What there is at the table as lines of text, for both front ends: seats, melds, hand, what happened, the score."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import starmap

from rami.bots.table_game import Advised, Happening, TableGame
from rami.cards import JOKER, Card, Suit
from rami.cli.review_lines import review_lines
from rami.play.deal import Phase
from rami.play.moves import Discard, Move
from rami.play.view import View
from rami.words.cards import card_name, hand_faces, suit_name
from rami.words.catalogue import Catalogue
from rami.words.languages import isolated
from rami.words.moves import move_choice
from rami.words.reasons import advice_lines, reason_sentence
from rami.words.rules import changed_options, preset_name
from rami.words.scores import round_lines, status_sentences
from rami.words.views import deal_line, meld_lines, owed_lines, pile_line, seat_lines, seen_lines


class TableLines:
    """Puts a game in words of a language. Every line is made of the person's view, so it tells no hidden card."""

    def __init__(self, game: TableGame, texts: Catalogue) -> None:
        self._game = game
        self._texts = texts
        self._names = tuple(player.name for player in game.start.seats)
        self.names = tuple(map(isolated, self._names))

    # The game and the round

    def opening(self, seed: str) -> Iterator[str]:
        """Tell what is played: the rules, the levels of the others, the seed."""
        text, rules = self._texts.text, self._game.start.rules
        yield self._texts.titled(text("label-rules"), preset_name(rules, self._texts.language))
        yield from starmap(self._texts.titled, changed_options(rules, self._texts.language))
        for name, other in zip(self.names[1:], self._game.others, strict=True):
            yield text("table-level", player=name, level=other.name)
        yield text("table-seed", seed=isolated(seed))

    def dealt(self) -> Iterator[str]:
        """Tell the number of the round, who deals and what was turned up."""
        yield f"{self._texts.text('label-round')} {self._game.number}"
        yield deal_line(self._game.view, self._names, self._texts.language)

    # What there is

    def seats(self) -> Iterator[str]:
        """Tell of each seat how many cards it holds and whether it has opened."""
        return seat_lines(self._game.view, self._names, self._texts.language)

    def melds(self) -> Iterator[str]:
        """Tell the melds on the table with their numbers, which are those of the notation."""
        return meld_lines(self._game.view, self._names, self._texts.language)

    def pile(self) -> str:
        """Tell the top of the discard pile and how many cards the stock has."""
        return pile_line(self._game.view, self._texts.language)

    def owed(self) -> Iterator[str]:
        """Tell what the turn still owes: an opening begun, a card taken, jokers swapped."""
        return owed_lines(self._game.view, self._texts.language)

    def hand(self, *, by_rank: bool) -> Iterator[str]:
        """Tell the hand: how many cards, what they would cost, and the cards by suit, or in one row by rank."""
        hand = self._game.view.hand
        points = self._texts.text("points", count=sum(card.points for card in hand))
        yield self._texts.text("table-hand", cards=self._texts.text("cards", count=len(hand)), points=points)
        if by_rank:
            yield f"  {hand_faces(sorted_by_rank(hand))}"
            return
        for suit in Suit:
            held = [card for card in hand if card.suit is suit]
            if held:
                ranks = " ".join(card.face.removesuffix(suit.glyph) for card in held)
                yield f"  {suit_name(suit, self._texts.language)} {suit.glyph} ({suit.value}): {ranks}"
        if JOKER in hand:
            yield f"  {card_name(JOKER, self._texts.language)} ★ ({JOKER.code}): {hand.count(JOKER)}"

    def choice(self, move: Move) -> str:
        """Tell a legal move as a line of a menu."""
        view = self._game.view
        top = view.pile[-1] if view.pile else None
        return move_choice(move, self._texts.language, view.rules, table=view.table, top=top)

    def advice(self) -> tuple[Advised, ...]:
        """Give the best moves; none where there is no choice.

        Raises ``PlayError`` where it is not the person's turn.
        """
        return () if self._game.my_turn and len(self._game.view.legal) == 1 else self._game.advice()

    def hint(self, advised: Sequence[Advised]) -> Iterator[str]:
        """Tell the best moves, what they are likely to come to and why; where there is only one move, that one."""
        if not advised:
            yield self._texts.text("table-hint", move=self.choice(self._game.view.legal[0]))
            return
        yield self._texts.text("advice-title")
        choices = [self.choice(each.judged.move) for each in advised]
        lines = advice_lines([each.judged for each in advised], choices, self._texts.language)
        for line, each in zip(lines, advised, strict=True):
            yield line
            yield f"   {reason_sentence(each.reason, self._texts.language)}"

    # What happened

    def told(self, happened: Iterable[Happening]) -> Iterator[str]:
        """Tell what happened, a line a move."""
        for each in happened:
            yield from seen_lines(*each, self._names, self._texts.language)

    # The end

    def review(self, watch: Callable[[int, int], None] | None = None) -> Iterator[str]:
        """Tell what the person gave away in the round that has ended: it is looked at again, which takes a while."""
        found = self._game.review(watch)
        yield from review_lines(found, self._game.number, self.names, self._texts)

    def scores(self) -> Iterator[str]:
        """Tell how the round ended: what each was left with, and why it scores what it scores; then where the match
        stands.
        """
        played = self._game.played
        if played is not None:
            yield from round_lines(played, self._names, self._texts.language)
        yield from self.standings()

    def standings(self) -> Iterator[str]:
        """Tell where the match stands: the totals, lowest first, and what that means."""
        match = self._game.match
        for place, player in match.standings:
            total = self._texts.text("points", count=player.total)
            yield self._texts.text("said-standing", place=place, player=isolated(player.name), total=total)
        ends_here = self._game.finished and match.next_dealer is not None
        sentences = status_sentences(match, self._texts.language)
        yield from sentences[:1] if ends_here or not self._game.round_over else sentences
        if ends_here:
            yield self._texts.text("table-rounds-done", rounds=self._texts.text("rounds", count=len(match.rounds)))


def sorted_by_rank(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by rank, equal ranks by suit; jokers last.

    >>> from rami import read_cards
    >>> sorted_by_rank(read_cards("XX KC 2S 2C"))
    (Card('2C'), Card('2S'), Card('KC'), Card('XX'))
    """
    return tuple(sorted(hand, key=lambda card: (card.rank or 99, card)))


def melding_first(view: View) -> Sequence[Move]:
    """Give the legal moves that need no card to be thrown: those that a short menu shows.

    >>> from rami.bots.levels import LEVELS
    >>> from rami import Match
    >>> game = TableGame(Match.start(["Ana", "Ben"]), [LEVELS["random"]()], 1)
    >>> _ = game.advance()
    >>> melding_first(game.view) == game.view.legal
    True
    """
    if view.phase is Phase.DRAW:
        return view.legal
    return [move for move in view.legal if not isinstance(move, Discard)]
