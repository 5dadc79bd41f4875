"""A game on the full screen, by keys alone: the table, the hand as cards, what happened, and the keys that do something."""

import asyncio
from collections.abc import Callable, Iterable
from threading import Event
from typing import ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import RichLog, Static

from rami.bots.table_game import TableGame
from rami.cards import Card
from rami.cli.screen_dialogs import Choosing, Reading
from rami.cli.screen_parts import coloured, hand_text, keys_text, rows_of
from rami.cli.table_lines import TableLines, sorted_by_rank
from rami.cli.typed_moves import lay_offs_of, lays_of, swaps_of
from rami.errors import RamiError
from rami.play.deal import Phase
from rami.play.moves import DRAW, STOP, TAKE, Discard, Move, bit_of
from rami.records.play_text import write_play
from rami.words.catalogue import Catalogue, catalogue
from rami.words.faults import fault_sentence
from rami.words.languages import DEFAULT_LANGUAGE

_DEEDS: Final = (
    "draw",
    "take",
    "stop",
    "lay",
    "off",
    "swap",
    "discard",
    "back",
    "hand",
    "score",
    "hint",
    "review",
    "help",
    "quit",
)
_DRAWING: Final = ("draw", "take", "stop", "hand", "hint", "score", "help", "quit")
_MELDING: Final = ("lay", "off", "swap", "discard", "back", "hand", "hint", "score", "help", "quit")
_ENDED: Final = ("score", "review", "quit")


class _StoppedError(Exception):
    """The person does not want to wait any longer."""


class ScreenTable(App[None]):
    """The full screen. It shows the person's view of a game and nothing else; ``farewell`` is printed after it."""

    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    CSS: ClassVar[str] = """
    Static { height: auto; }
    #title, #pile { text-style: bold; }
    #melds { height: 1fr; }
    #log { height: 7; border-top: solid; scrollbar-size-vertical: 1; }
    #hand { height: 2; }
    #message { height: 2; text-style: bold; }
    #keys { max-height: 2; }
    """

    def __init__(self, game: TableGame, texts: Catalogue, seed: str) -> None:
        super().__init__()
        self.game = game
        self._texts = texts
        self._lines = TableLines(game, texts)
        self._seed = seed
        self._keys = _keys_of(texts.language)
        self._by_rank = False
        self._mark = 0
        self._meld = 0
        self._chosen: set[int] = set()
        self._message = ""
        self._stop: Event | None = None
        """Set to end the review that is at work; None where none is."""

    @property
    def farewell(self) -> list[str]:
        """What is left to be read when the screen is gone: the scores of a finished game, and the game as text."""
        scores = [*self._lines.scores(), ""] if self.game.finished else []
        return [*scores, self._texts.text("table-left"), "", *write_play(self.game.record).splitlines()]

    # What is shown

    def compose(self) -> ComposeResult:
        """Lay out the screen from above: title, seats, melds, piles, log, hand, message, keys."""
        yield Static(id="title")
        yield Static(id="seats")
        with VerticalScroll(id="melds", can_focus=False):
            yield Static(id="table")
        yield Static(id="pile")
        log = RichLog(id="log", wrap=True, min_width=40)
        log.can_focus = False
        yield log
        yield Static(id="held")
        yield Static(id="hand")
        yield Static(id="message")
        yield Static(id="keys")

    async def on_mount(self) -> None:
        """Begin the first round."""
        self._log([*self._lines.opening(self._seed), *self._lines.dealt()])
        await self._advance()

    def _log(self, lines: Iterable[str]) -> None:
        log = self.query_one("#log", RichLog)
        for line in lines:
            log.write(coloured(line))

    @property
    def _hand(self) -> tuple[Card, ...]:
        hand = self.game.view.hand
        return sorted_by_rank(hand) if self._by_rank else hand

    def _show(self) -> None:
        """Show the view as it is now."""
        text, view = self._texts.text, self.game.view
        self._mark = max(min(self._mark, len(view.hand) - 1), 0)
        self._meld = max(min(self._meld, len(view.table) - 1), 0)
        self._put("title", coloured(text("table-title", number=self.game.number)))
        self._put("seats", rows_of(self._seats()))
        melds = (f"{'▶' if number == self._meld else ' '} {line}" for number, line in enumerate(self._lines.melds()))
        self._put("table", coloured("\n".join(melds)))
        self.query_one("#melds", VerticalScroll).scroll_to(y=max(self._meld - 2, 0), animate=False)
        self._put("pile", coloured(self._lines.pile()))
        self._put("held", coloured(next(iter(self._lines.hand(by_rank=True)))))
        self._put("hand", hand_text(self._hand, self._chosen, self._mark))
        self._put("message", coloured(self._message or self._standing()))
        self._put("keys", keys_text(self._shown_keys()))

    def _put(self, part: str, content: object) -> None:
        self.query_one(f"#{part}", Static).update(content)  # pyright: ignore[reportArgumentType]

    def _seats(self) -> Iterable[str]:
        for seat, line in enumerate(self._lines.seats()):
            yield f"{'▶' if seat == self.game.view.on_turn and not self.game.round_over else ' '} {line}"

    def _standing(self) -> str:
        """Tell whose turn it is and what it owes, or how the round ended."""
        if self.game.round_over:
            return next(iter(self._lines.scores()))
        if not self.game.my_turn:
            return self._texts.text("table-others-play")
        turn = self._texts.text("table-your-turn", player=self._lines.names[0])
        return " ".join([turn, *self._lines.owed()])

    def _shown_keys(self) -> Iterable[tuple[str, str]]:
        """Give the keys that do something now."""
        if self.game.round_over:
            if not self.game.finished:
                yield "Enter", self._texts.text("table-key-next")
            deeds = _ENDED
        elif self.game.view.phase is Phase.DRAW:
            legal = self.game.view.legal
            cannot = {deed for deed, move in (("draw", DRAW), ("take", TAKE), ("stop", STOP)) if move not in legal}
            deeds = tuple(deed for deed in _DRAWING if deed not in cannot)
        else:
            yield "←→ ␣", self._texts.text("table-key-choose")
            deeds = _MELDING
        for deed in deeds:
            yield self._key(deed), self._texts.text(f"table-key-{'sort' if deed == 'hand' else deed}")

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Do what a key asks for; refusals are told on the screen and change nothing."""
        if len(self.screen_stack) > 1:
            return
        deed = event.key if event.key in _MARKS else self._keys.get((event.character or "").casefold())
        if self._stop is not None:
            if event.key == "escape" or deed == "quit":
                self._stop.set()
            return
        self._message = ""
        if deed is None:
            self._show()
            return
        try:
            await self._done(deed)
        except RamiError as refusal:
            self._refuse(refusal)
        if self.is_running:
            self._show()

    def _refuse(self, refusal: RamiError) -> None:
        names = [player.name for player in self.game.start.seats]
        self._message = " ".join(fault_sentence(fault, self._texts.language, names) for fault in refusal.faults)

    async def _done(self, deed: str) -> None:
        view = self.game.view
        match deed:
            case "left" | "right":
                self._mark = (self._mark + (1 if deed == "right" else -1)) % max(len(view.hand), 1)
            case "home" | "end":
                self._mark = 0 if deed == "home" else len(view.hand) - 1
            case "up" | "down":
                self._meld = (self._meld + (1 if deed == "down" else -1)) % max(len(view.table), 1)
            case "space":
                self._chosen ^= {self._mark} if view.hand else set()
            case "enter":
                await self._next_round()
            case "draw" | "take" | "stop":
                await self._play(({"draw": DRAW, "take": TAKE, "stop": STOP}[deed],))
            case "lay" if not self._chosen:
                self._message = self._texts.text("table-choose-first")
            case "lay":
                await self._play(lays_of(self._cards(), view))
            case "swap":
                await self._play(swaps_of(self._cards(), view, self._meld))
            case "off":
                await self._with_one(lambda card: lay_offs_of(card, view, self._meld))
            case "discard":
                await self._with_one(lambda card: (Discard(bit_of(card)),))
            case _:
                await self._asked(deed)

    async def _asked(self, deed: str) -> None:
        match deed:
            case "back":
                self._log(self._lines.told([self.game.take_back()]))
                self._chosen.clear()
            case "hand":
                self._by_rank = not self._by_rank
                self._chosen.clear()
            case "hint":
                await self._hint()
            case "review":
                self._stop = Event()
                self.run_worker(self._review(self._stop))
            case "score":
                await self._read(list(self._lines.scores()))
            case "help":
                await self._read(self._help())
            case _:
                self.exit()

    async def _hint(self) -> None:
        """Work an advice out beside the screen; a single move is told in the message."""
        first, *more = await asyncio.to_thread(lambda: list(self._lines.hint(self._lines.advice())))
        if more:
            await self._read([first, *more])
        else:
            self._message = first

    async def _review(self, stop: Event) -> None:
        """Look at the round again beside the screen, which tells how far it is, until it is done or to be stopped."""
        working, ends = self._texts.text("review-working"), self._texts.text("review-ends")
        lines: list[str] = []

        def watch(done: int, most: int) -> None:
            """Tell how many decisions are done."""
            if stop.is_set():
                raise _StoppedError
            self.call_from_thread(self._put, "message", f"{working} {done}/{most}  {ends}")

        try:
            lines = await asyncio.to_thread(lambda: list(self._lines.review(watch)))
        except RamiError as refusal:
            self._refuse(refusal)
        except _StoppedError:
            self._message = ""
        self._stop = None
        self._show()
        if lines:
            await self._read(lines)

    def _help(self) -> list[str]:
        """Tell what each key does."""
        text, key = self._texts.text, self._key
        return [
            text("table-keys-cards"),
            text("table-keys-table"),
            "",
            text("table-help-draw", draw=key("draw"), take=key("take")),
            *(
                self._texts.titled(key(deed), text(f"table-key-{deed}"))
                for deed in ("stop", "lay", "off", "swap", "discard")
            ),
            *(text(f"table-help-{deed}", word=key(deed)) for deed in ("back", "hand", "score", "hint", "quit")),
        ]

    def _key(self, deed: str) -> str:
        return next(key for key, does in self._keys.items() if does == deed)

    async def _read(self, lines: list[str]) -> None:
        await self.push_screen(Reading(lines, self._texts.text("table-key-close")))

    def _cards(self) -> list[Card]:
        """Give the chosen cards, else the one at the mark."""
        hand = self._hand
        return [hand[place] for place in sorted(self._chosen)] or list(hand[self._mark : self._mark + 1])

    async def _with_one(self, moves: Callable[[Card], tuple[Move, ...]]) -> None:
        cards = self._cards()
        if len(cards) != 1:
            self._message = self._texts.text("table-choose-one")
        else:
            await self._play(moves(cards[0]))

    # Moves

    async def _play(self, moves: tuple[Move, ...]) -> None:
        """Make a move; where several may be meant, let the person choose."""
        move, *others = moves
        if others:
            lines = [self._lines.choice(each) for each in moves]

            async def made(number: int | None) -> None:
                """Make the move that was chosen; none for who went back."""
                if number is not None:
                    await self._made(moves[number])
                self._show()

            await self.push_screen(Choosing(lines, self._texts.text("table-which")), made)
        else:
            await self._made(move)

    async def _made(self, move: Move) -> None:
        self._log(self._lines.told([self.game.do(move)]))
        self._chosen.clear()
        await self._advance()

    async def _next_round(self) -> None:
        if self.game.round_over and not self.game.finished:
            self.game.deal()
            self._log(["", *self._lines.dealt()])
            await self._advance()

    async def _advance(self) -> None:
        """Let the others play beside the screen, which stays alive; then show what they did, and scores at the end."""
        self._show()
        self._log(self._lines.told(await asyncio.to_thread(self.game.advance)))
        self._show()
        if self.game.round_over:
            lines = list(self._lines.scores())
            self._log(lines[:1])
            await self._read(lines)


_MARKS: Final = frozenset({"left", "right", "up", "down", "home", "end", "space", "enter"})


def _keys_of(language: str) -> dict[str, str]:
    """Give the letters and signs that are keys, and what each does; those of the language go before the English ones.

    >>> _keys_of("ru")["в"], _keys_of("ru")["d"], _keys_of("fr")["p"], _keys_of("en")["p"]
    ('draw', 'draw', 'draw', 'score')
    """
    found: dict[str, str] = {}
    for spoken in (language, DEFAULT_LANGUAGE):
        for deed in _DEEDS:
            for word in catalogue(spoken).also(f"table-word-{deed}"):
                if len(word) == 1:
                    found.setdefault(word, deed)
    return found
