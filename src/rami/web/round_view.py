"""The form of a round as the pages show it: what each hand comes to so far, what is wrong, what is missing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from rami.cards import JOKER, Rank
from rami.errors import Fault, MatchError
from rami.keep.deeds import Corrected, Recorded
from rami.match import Match
from rami.results import RoundResult, value_of
from rami.rules import Rules
from rami.scoring import ScoreLine, score_so_far
from rami.table import RoundPlayed, Status
from rami.web.correction import consequences
from rami.web.forms import RoundForm
from rami.web.page import Errors, Opened, faults_by_field, page, sentences
from rami.web.render import named, shown, texts
from rami.web.sheet_view import SheetView
from rami.words.cards import lexicon, rank_name
from rami.words.scores import ending_sentence, score_sentence


@dataclass(frozen=True, slots=True)
class Place:
    """Where a round goes: the next one, or an earlier one by its number; who sat there and by which rules."""

    number: int | None
    people: tuple[int, ...]
    names: tuple[str, ...]
    rules: Rules
    dealer: str
    old: RoundPlayed | None

    @staticmethod
    def of(match: Match, number: int | None) -> "Place":
        """Find the place.

        Raises ``MatchError``: ``match/over``, ``match/no-such-round``.
        """
        if number is None:
            if match.status is Status.OVER or match.next_dealer is None:
                raise MatchError([Fault("match/over")])
            people = tuple(player.person for player in match.seats)
            names = tuple(player.name for player in match.seats)
            return Place(None, people, names, match.rules, match.next_dealer.name, None)
        old = match.round(number)
        names = tuple(match.names[person] for person in old.seats)
        return Place(number, old.seats, names, old.rules, match.names[old.dealer], old)

    def form(self) -> RoundForm:
        """Give the form as it opens."""
        return RoundForm.empty(len(self.names)) if self.old is None else RoundForm.of(self.old.result)

    def result(self, form: RoundForm, language: str) -> RoundResult:
        """Give the entry that the form makes; the dealer is the one who dealt."""
        return form.result(lexicon(language)).with_dealer(self.names.index(self.dealer))

    @property
    def path(self) -> str:
        """Where the form of the round is, below the address of the match."""
        return "/round" if self.number is None else f"/round/{self.number}"

    def deed(self, result: RoundResult) -> Recorded | Corrected:
        """Give what saving the entry does."""
        return Recorded(result) if self.number is None else Corrected(self.number, result)

    def unchanged(self, result: RoundResult) -> bool:
        """Whether a correction would change nothing."""
        old = self.old
        return old is not None and RoundPlayed.of(result, old.seats, old.dealer, old.rules).result == old.result


def _draft(found: Opened, place: Place) -> str:
    """Name the deal that is being typed: what is half entered for one is not put back into another."""
    if place.number is not None:
        return f"{place.number}/{found.kept.keep.seq}"
    dealt = sum(isinstance(happened.entry.deed, Recorded) for happened in found.kept.history)
    return f"next/{dealt}"


def number_of(request: Request) -> int | None:
    """Give the number of the round in the address; None for the next one."""
    return int(request.path_params["number"]) if "number" in request.path_params else None


def show(request: Request, found: Opened, place: Place, typed: RoundForm, faults: tuple[Fault, ...] = ()) -> Response:
    """Show the form, with what kept it from being saved."""
    values = round_values(found, place, typed, faults=faults)
    return page(request, "round.html", values, status=422 if faults else 200, visitor=found.visitor)


def round_values(found: Opened, place: Place, typed: RoundForm, *, faults: tuple[Fault, ...] = ()) -> dict[str, object]:
    """Give all that the form shows."""
    language, match = found.visitor.language, found.match
    speak = texts(language)
    result = place.result(typed, language)
    every = result.faults(place.rules)
    view = SheetView.of(match)
    errors = faults_by_field(
        [fault for fault in faults or every if faults or _told_early(fault)], language, place.names
    )
    return {
        **found.form_values(),
        "number": place.number,
        "next_number": view.next_number,
        "heading": speak(
            "round-heading" if place.number is None else "correct-heading", number=place.number or view.next_number
        ),
        "dealer": place.dealer,
        "target": place.rules.target_for(len(place.names)),
        "names": place.names,
        "people": place.people,
        "draft": f"{found.table}/{_draft(found, place)}",
        "form": typed,
        "answered": typed.winner is not None or typed.ending == "blocked",
        "ended": _ended(place, result, language) if typed.ending == "blocked" and not every else "",
        "lines": _lines(place, typed, result, every, language),
        "errors": _of_page(errors),
        "missing": _missing(place, result, every, language),
        "last_row": _last_row(view, match) if place.number is None else None,
        "totals": [player.total for player in match.seats],
        "action": f"/m/{found.table}{place.path}",
        "joker": JOKER.points,
        "packs": place.rules.pack_for(len(place.names)).packs,
        "ranks": [_rank(rank, language) for rank in Rank],
        "faulty": bool(every),
        "consequences": _consequences(match, place, result, every, language),
    }


def _ended(place: Place, result: RoundResult, language: str) -> Markup:
    """Say who has the lowest hand, or who share it."""
    played = RoundPlayed.of(result, tuple(range(len(place.names))), place.names.index(place.dealer), place.rules)
    return shown(ending_sentence(played, [named(name) for name in place.names], language))


def _rank(rank: Rank, language: str) -> dict[str, object]:
    face = "10" if rank is Rank.TEN else rank.symbol
    return {"code": rank.symbol, "face": face, "points": rank.points, "name": rank_name(rank, language)}


def _last_row(view: SheetView, match: Match) -> object:
    """Give the last line of the sheet for those who play on."""
    if not view.rows:
        return None
    last = view.rows[-1]
    persons = [player.person for player in match.players]
    return replace(last, cells=tuple(last.cells[persons.index(player.person)] for player in match.seats))


def _told_early(fault: Fault) -> bool:
    """What is still being entered is not wrong yet."""
    return fault.code not in {"hand/missing", "hand/empty", "entry/no-winner", "entry/opened-missing"}


def _of_page(errors: Errors) -> Errors:
    """Errors of winner and ending stay there, those of a hand stand beside it, the others at the top of the page."""
    own = Errors({field: told for field, told in errors.items() if field in ("winner", "ending")})
    others = (told for field, told in errors.items() if field not in own and not field.startswith("hands["))
    own[""] = list(dict.fromkeys(sentence for told in others for sentence in told))
    return own


def _lines(
    place: Place, typed: RoundForm, result: RoundResult, faults: tuple[Fault, ...], language: str
) -> list[dict[str, object]]:
    """Say for each seat what it scores so far and why, or what is wrong with its hand."""
    early = [fault for fault in faults if _told_early(fault)]
    lines: list[dict[str, object]] = []
    for seat, line in enumerate(score_so_far(result, place.rules)):
        plays = typed.winner != seat or typed.ending == "blocked"
        errors = _beside(f"hands[{seat}]", early, place, language) if plays else []
        entered = bool(typed.hands[seat].strip()) or typed.ending == "rami_sec"
        shown_line = line if entered and not errors else None
        old = place.old.lines[seat].points if place.old is not None else None
        lines.append(
            {
                "points": None if shown_line is None else shown_line.points,
                "old": old,
                "sum": _sum(result, seat, shown_line),
                "sentence": "" if shown_line is None else shown(score_sentence(shown_line, language)),
                "errors": errors,
                "repair": _repair(typed.hands[seat]) if errors else "",
            }
        )
    return lines


def _beside(field: str, faults: Sequence[Fault], place: Place, language: str) -> list[str]:
    """Say what is wrong with one hand, beside that hand: nobody needs to be named."""
    own = [Fault(fault.code, (), fault.values) for fault in faults if field in fault.fields]
    return [str(shown(sentence)) for sentence in sentences(own, language, place.names)]


def _sum(result: RoundResult, seat: int, line: ScoreLine | None) -> str:
    """Write the cards as a sum, as on paper."""
    hand = result.hands[seat]
    if line is None or not isinstance(hand, tuple) or len(hand) < 2:
        return ""
    return f"{' + '.join(str(card.points) for card in hand)} = {value_of(hand)}"


def _repair(text: str) -> str:
    """Offer the likely meaning of a wrong sum: an ace is 11 in the hand, never 1."""
    parts = [part.strip() for part in text.replace("\uff0b", "+").split("+")]
    if "1" in parts and all(part.isdecimal() for part in parts):
        return "+".join("11" if part == "1" else part for part in parts)
    return ""


def _missing(place: Place, result: RoundResult, faults: tuple[Fault, ...], language: str) -> object:
    """Say on the button what is missing; nothing where the round can be saved."""
    speak = texts(language)
    codes = {fault.code for fault in faults}
    if "entry/no-winner" in codes:
        return speak("round-missing-winner")
    wrong = [fault for fault in faults if _told_early(fault)]
    waiting = dict.fromkeys(
        place.names[int(str(fault.values["seat"]))] for fault in faults if fault.code in {"hand/missing", "hand/empty"}
    )
    if waiting:
        return speak("round-missing-hands", count=len(waiting), players=speak.names(waiting))
    if wrong:
        return speak("round-wrong")
    if place.unchanged(result):
        return speak("correct-nothing")
    return None


def _consequences(match: Match, place: Place, result: RoundResult, faults: tuple[Fault, ...], language: str) -> object:
    if place.number is None or faults or place.unchanged(result):
        return None
    return consequences(match, match.correct(place.number, result), language)
