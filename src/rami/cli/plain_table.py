"""A game in plain lines: what is typed goes in, what is told comes out. Friendly to screen readers and to pipes."""

from collections.abc import Iterator, Sequence
from typing import Final

from rami.bots.table_game import Happening, TableGame
from rami.cards import Card
from rami.cli.table_lines import TableLines, melding_first
from rami.cli.typed_moves import REQUESTS, asked_for, table_word, typed_moves
from rami.errors import Fault, RamiError, RecordError
from rami.play.moves import Move
from rami.records.play_text import write_play
from rami.words.catalogue import Catalogue
from rami.words.faults import fault_sentence

_SHORT: Final = 9
"""So many lines a menu has; what else can be done is told on request."""

_CARD: Final = Card("KH")


class PlainTable:
    """The talk at the table. ``begin`` and ``answer`` give lines to show; then the next line is asked for, until
    ``done``. ``left`` tells that the game has been told as text.

    >>> from rami import Match
    >>> from rami.bots.levels import LEVELS
    >>> from rami.words.catalogue import catalogue
    >>> game = TableGame(Match.start(["Ana", "Ben"]), [LEVELS["beginner"]()], "example")
    >>> table = PlainTable(game, catalogue("en"), "example")
    >>> begun = table.begin()
    >>> table.answer("KH")[0]
    'First draw a card, from the stock or from the discard pile.'
    """

    def __init__(self, game: TableGame, texts: Catalogue, seed: str) -> None:
        self._game = game
        self._texts = texts
        self._seed = seed
        self._lines = TableLines(game, texts)
        self._menu: Sequence[Move] = ()
        self._by_rank = False
        self.done = False
        self.left = False

    @property
    def finished(self) -> bool:
        """Whether everything was played that was to be played."""
        return self._game.finished

    def begin(self) -> list[str]:
        """Tell what is played, and all that happens before the person's first turn."""
        words = {word: table_word(word, self._texts.language) for word in ("help", "quit")}
        told = [*self._lines.opening(self._seed), self._texts.text("table-begin", **words), ""]
        return [*told, *self._lines.dealt(), *self._go_on()]

    def answer(self, text: str) -> list[str]:
        """Do what was typed and tell what came of it, or why not; any text is answered."""
        try:
            request = asked_for(text, self._texts.language)
            if request is not None:
                return list(self._requested(request))
            if self._game.round_over:
                return self._next_round(text)
            return self._moved(self._moves_meant(text)) if text.strip() else list(self._turn())
        except RamiError as refusal:
            names = [player.name for player in self._game.start.seats]
            return [fault_sentence(fault, self._texts.language, names) for fault in refusal.faults]

    def leave(self) -> list[str]:
        """End the game where it is, and tell it as text that ``rami replay`` reads."""
        self.done = self.left = True
        return ["", self._texts.text("table-left"), "", *write_play(self._game.record).splitlines()]

    # Moves

    def _moves_meant(self, text: str) -> tuple[Move, ...]:
        """Give the moves that may be meant by a number of the menu or by a move that was typed."""
        typed = text.strip()
        if not (typed.isascii() and typed.isdigit()):
            return typed_moves(text, self._game.view, self._texts.language)
        number = int(typed[:6])
        if not 1 <= number <= len(self._menu):
            raise RecordError([Fault("table/no-such-choice", (), {"number": number, "most": len(self._menu)})])
        return (self._menu[number - 1],)

    def _moved(self, moves: tuple[Move, ...]) -> list[str]:
        move, *others = moves
        if others:
            self._menu = moves
            return [*self._numbered(moves), self._texts.text("table-which")]
        done = self._game.do(move)
        return [*self._lines.told([done]), *self._go_on(drawn=done)]

    def _go_on(self, drawn: Happening | None = None) -> list[str]:
        """Let the others play, then tell the turn, or the end of the round."""
        happened = self._game.advance()
        told = list(self._lines.told(happened))
        if not self._game.round_over:
            return [*told, *self._turn(begins=drawn is None or bool(happened))]
        told += ["", *self._lines.scores()]
        self.done = self._game.finished
        return told if self.done else [*told, "", self._next_text(), self.offer]

    @property
    def offer(self) -> str:
        """What is offered at the end of a round: to look at it again."""
        return self._texts.text("review-offer", word=table_word("review", self._texts.language))

    @property
    def last_offers(self) -> list[str]:
        """What is offered when nothing is left to play."""
        word = table_word("quit", self._texts.language)
        return ["", self.offer, self._texts.text("table-help-quit", word=word)]

    def before(self, text: str) -> list[str]:
        """Give what is told at once before an answer that takes a while."""
        slow = self._game.round_over and asked_for(text, self._texts.language) == "review"
        return [self._texts.text("review-working")] if slow else []

    def _next_text(self) -> str:
        return self._texts.text("table-next", quit=table_word("quit", self._texts.language))

    def _next_round(self, text: str) -> list[str]:
        if text.strip():
            return [self._next_text()]
        self._game.deal()
        return ["", *self._lines.dealt(), *self._go_on()]

    # What is told

    def _turn(self, *, begins: bool = True) -> Iterator[str]:
        """Tell what the person needs to know for the next move, and what can be done."""
        if begins:
            yield ""
            yield self._texts.text("table-your-turn", player=self._lines.names[0])
        yield from self._lines.owed()
        yield from self._lines.hand(by_rank=self._by_rank)
        yield self._lines.pile()
        self._menu = self._game.view.legal
        short = melding_first(self._game.view)
        yield from self._numbered(short[:_SHORT])
        left = len(self._menu) - min(len(short), _SHORT)
        if left:
            yield self._texts.text("table-more", count=left, word=table_word("help", self._texts.language))

    def _numbered(self, moves: Sequence[Move]) -> Iterator[str]:
        return (f"{number}  {self._lines.choice(move)}" for number, move in enumerate(moves, 1))

    def _requested(self, request: str) -> Iterator[str]:
        match request:
            case "quit":
                yield from self.leave()
            case "back":
                yield from self._lines.told([self._game.take_back()])
                yield from self._turn(begins=False)
            case "hand":
                self._by_rank = not self._by_rank
                yield from self._lines.hand(by_rank=self._by_rank)
            case "table":
                yield from (*self._lines.seats(), *self._lines.melds(), self._lines.pile())
            case "score":
                yield from self._lines.standings()
            case "hint":
                yield from self._hint()
            case "review":
                yield from self._lines.review()
            case _:
                yield from self._help()

    def _hint(self) -> Iterator[str]:
        """Tell the best moves; the numbers before them are those of a menu."""
        advised = self._lines.advice()
        if advised:
            self._menu = [each.judged.move for each in advised]
        yield from self._lines.hint(advised)

    def _help(self) -> Iterator[str]:
        """Tell everything that can be done now, numbered, and everything that can be typed."""
        self._menu = self._game.view.legal
        yield from self._numbered(self._menu)
        yield from help_lines(self._texts)


def help_lines(texts: Catalogue) -> list[str]:
    """Tell what can be typed: numbers of the menu first."""
    words = {word: table_word(word, texts.language) for word in ("draw", "take", "lay", "off", "swap")}
    return [
        texts.text("table-help-number"),
        texts.text("table-help-card", example=_CARD.code),
        texts.text("table-help-draw", draw=words["draw"], take=words["take"]),
        *(texts.text(f"table-help-{word}", word=words[word]) for word in ("lay", "off", "swap")),
        *(
            texts.text(f"table-help-{word}", word=table_word(word, texts.language))
            for word in REQUESTS
            if word != "help"
        ),
    ]
