"""``rami replay``: a recorded round or match turn by turn, to the first move that the rules do not allow."""

from typing import Annotated

import typer

from rami.cli.files import file_content
from rami.cli.options import FormatOption, LangOption, language, show
from rami.cli.refusal import refuse
from rami.cli.report import Block, Format, Heading, Line, Report
from rami.cli.round_report import round_table
from rami.errors import RamiError
from rami.match import Match
from rami.play.state import State
from rami.play.view import seen, view_of
from rami.records import decoded
from rami.records.json_record import parse_json
from rami.records.play_json import check_outcome, play_document, play_drafts
from rami.records.play_record import PlayRecord, RoundDraft
from rami.records.play_record import replay as play_through
from rami.records.play_text import read_play_drafts
from rami.scoring import score_round
from rami.table import RoundPlayed
from rami.words.cards import hand_faces
from rami.words.catalogue import Catalogue, catalogue
from rami.words.languages import isolated
from rami.words.scores import ending_sentence, status_sentences
from rami.words.views import deal_line, seen_sentence


def replay(
    file: Annotated[str, typer.Argument(help="help-replay-file")] = "-",
    form: FormatOption = Format.TEXT,
    lang: LangOption = None,
) -> None:
    """help-replay"""  # noqa: D400, D415 - the id of the help text
    spoken = language(lang, form)
    try:
        start, drafts, document = read_drafts(decoded(file_content(file, spoken, form)))
    except RamiError as error:
        refuse(error.faults, spoken, form)
    telling = _Telling(start, catalogue(spoken))
    try:
        record = play_through(start, drafts, telling.see)
        if document is not None:
            check_outcome(document, record)
    except RamiError as error:
        if form is not Format.JSON:
            show(Report(None, telling.blocks), form)
        refuse(error.faults, spoken, form, names=start.names)
    show(Report(play_document(record), [*telling.blocks, *_end_blocks(record, catalogue(spoken))]), form)


def read_drafts(text: str) -> tuple[Match, list[RoundDraft], object]:
    """Read a record in the notation or as JSON, without playing it; gives the JSON document too, None for the notation.

    Raises ``RamiError`` for what is neither.
    """
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        document = parse_json(text)
        return *play_drafts(document), document
    return *read_play_drafts(text), None


def read_record(text: str) -> PlayRecord:
    """Read a record and play it through.

    Raises ``RamiError`` for what is neither, and at the first deal or move that is refused.
    """
    start, drafts, document = read_drafts(text)
    record = play_through(start, drafts)
    if document is not None:
        check_outcome(document, record)
    return record


class _Telling:
    """Tells a match as its states are seen one after the other."""

    def __init__(self, start: Match, texts: Catalogue) -> None:
        self.blocks: list[Block] = []
        self._texts = texts
        self._names = [player.name for player in start.seats]
        self._round = 0
        self._turn = -1

    def see(self, state: State) -> None:
        """Tell the state: the deal, or the move that led to it; the scores where the round has ended."""
        if state.played is None:
            self._tell_deal(state)
        else:
            self._tell_move(state)
        if state.over:
            self._tell_end(state)

    def _tell_deal(self, state: State) -> None:
        self._round, self._turn = self._round + 1, -1
        self.blocks.append(Heading(f"{self._texts.text('label-round')} {self._round}"))
        self.blocks.append(Line(deal_line(view_of(state, None), self._names, self._texts.language)))
        for name, hand in zip(self._names, state.deal.hands, strict=True):
            self.blocks.append(Line(f"{isolated(name)}: {hand_faces(tuple(sorted(hand)))}"))

    def _tell_move(self, state: State) -> None:
        before, played = state.before, state.played
        assert before is not None
        assert played is not None
        turns = before.position.turns
        if turns != self._turn:
            self._turn = turns
            title = self._texts.text("play-turn", number=turns + 1, player=isolated(self._names[played.seat]))
            self.blocks.append(Heading(title, 3))
        if played.reshuffled:
            self.blocks.append(Line(f"  {self._texts.text('move-reshuffle', count=len(played.reshuffled))}"))
        views = view_of(before, None), view_of(state, None)
        sentence = seen_sentence(seen(played, played.seat), *views, self._texts.language)
        self.blocks.append(Line(f"  {sentence}"))

    def _tell_end(self, state: State) -> None:
        result = state.result
        lines = score_round(result, state.deal.rules)
        seats = tuple(range(result.players))
        played = RoundPlayed(result, lines, seats, state.deal.dealer, state.deal.rules)
        self.blocks.append(Line(ending_sentence(played, self._names, self._texts.language), strong=True))
        self.blocks.append(round_table(result, lines, self._names, self._texts.language))


def _end_blocks(record: PlayRecord, texts: Catalogue) -> list[Block]:
    """Where the match stands after all rounds, where there is more than one or it has ended."""
    match = record.match
    if not match.rounds:
        return []
    return [Line(sentence, strong=True) for sentence in status_sentences(match, texts.language)]
