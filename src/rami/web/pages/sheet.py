"""The sheet of a match: the table, its chart, why each figure is what it is, undo and redo, the winner."""

from datetime import datetime
from itertools import islice
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rami.errors import Fault, KeepError
from rami.keep.deeds import Deed, Redone, Undone
from rami.rules import Rules
from rami.scoring import LimitKind, Reason, ScoreLine
from rami.table import Status
from rami.web.forms import Form
from rami.web.kept import Kept
from rami.web.page import Opened, answer, matches_of, opened, opened_to_write, page, see_other
from rami.web.phones import PhoneNames, TableState
from rami.web.render import named, render, shown, struck, texts
from rami.web.rendered import Rendered, View
from rami.web.rules_view import rule_anchor
from rami.web.sheet_view import Chart, SheetView
from rami.web.spoken import spoken
from rami.web.tokens import new_key, shown_code
from rami.words.cards import card_name
from rami.words.keep import deed_sentence
from rami.words.rules import preset_name
from rami.words.scores import reason_word, score_sentence

_LATEST = 5


async def sheet(request: Request) -> Response:
    """Show the sheet."""
    found = await opened(request)
    state = await TableState.of(matches_of(request), found.kept)
    shared: Rendered = request.app.state.rendered
    return answer(shared.html("sheet-page", request, found, state, _PAGE))


def _page_html(request: Request, found: Opened, state: TableState) -> str:
    shared: Rendered = request.app.state.rendered
    inside = Markup(shared.html("sheet", request, found, state, LIVE))  # noqa: S704 - rendered here
    return render("sheet.html", found.visitor.language, {**_head_values(found), "inside": inside})


def _head_values(found: Opened) -> dict[str, object]:
    """Give what stands round the sheet."""
    match = found.match
    played = len(match.every_round)
    return {
        "table": found.table,
        "target": match.target,
        "players": len(match.seats),
        "rounds": played,
        "next_number": played + 1,
        "over": match.status is Status.OVER,
        "writes": found.writes,
        "seq": found.kept.keep.seq,
        "can_undo": found.kept.keep.can_undo,
        "can_redo": found.kept.keep.can_redo,
        "rules_said": _rules_said(found),
    }


def _rules_said(found: Opened) -> str:
    return preset_name(found.match.rules.changed({"target": "auto"}), found.visitor.language)


def sheet_values(found: Opened, state: TableState) -> dict[str, object]:
    """Give all that the sheet shows."""
    match, language = found.match, found.visitor.language
    speak, names = texts(language), state.names(language)
    asking = state.asking[0] if state.asking and found.writes else None
    return {
        "table": found.table,
        "match": match,
        "view": SheetView.of(match),
        "chart": Chart.of(match),
        "writes": found.writes,
        "watching": "" if found.writes else watching(state, language),
        "asks": found.phone.asks,
        "asking": asking and {"phone": asking.phone, "name": names[asking.phone]},
        "lowest": speak.names(player.name for player in match.lowest),
        "carried": any(match.carried),
        "log": log_items(found.kept, language, names, _LATEST),
        "spoken": spoken(found.kept, language, names, asking and asking.phone),
        "code": shown_code(state.code),
        "seq": found.kept.keep.seq,
        "rules_said": _rules_said(found),
        "zone": found.visitor.zone,
    }


def live_state(_request: Request, found: Opened, state: TableState) -> tuple[object, ...]:
    """Give what the live part of the sheet depends on beside the visitor's language."""
    names = state.names(found.visitor.language)
    others = state.asking[:1] if found.writes else state.writing
    told = tuple(names[phone.phone] for phone in others)
    return found.kept.keep.seq, found.writes, found.phone.asks, told, state.called, state.code


def watching(state: TableState, language: str) -> object:
    """Say who holds the pen, to those who only watch."""
    speak, names = texts(language), state.names(language)
    writing = [names[phone.phone] for phone in state.writing]
    return speak("watching", players=speak.names(writing)) if writing else speak("watching-nobody")


class LogItem(NamedTuple):
    """One line of the history: when, by whom, what."""

    at: datetime
    author: str
    sentence: Markup


def log_items(kept: Kept, language: str, names: PhoneNames, most: int | None = None) -> list[LogItem]:
    """Tell the log in sentences, the latest first, and no more than ``most`` of it."""
    return [
        LogItem(
            happened.entry.at,
            names[happened.entry.author],
            shown(deed_sentence(happened, language, named, struck, names)),
        )
        for happened in islice(reversed(kept.history), most)
    ]


def live_html(_request: Request, found: Opened, state: TableState) -> str:
    """Render what changes on every phone when the match does."""
    return render("_sheet.html", found.visitor.language, sheet_values(found, state))


LIVE: Final = View(live_state, live_html)
"""The sheet as it changes on every phone."""

_PAGE: Final = View(live_state, _page_html)
"""The whole page: all who see the match alike are sent the same."""


async def why(request: Request) -> Response:
    """Show why a figure is what it is: a drawer over the sheet, or a page of its own."""
    found = await opened(request)
    number, person = int(request.path_params["number"]), int(request.path_params["person"])
    played = found.match.round(number)
    line = played.line_of(person)
    if line is None:
        raise KeepError([Fault("web/not-found")])
    language = found.visitor.language
    speak = texts(language)
    hand = played.result.hands[played.seats.index(person)]
    cards = hand if isinstance(hand, tuple) else ()
    values: dict[str, object] = {
        "table": found.table,
        "target": found.match.target,
        "number": number,
        "heading": speak("why-heading", player=named(found.match.names[person]), number=number),
        "reason": reason_word(line.reason, language),
        "cards": cards,
        "card_names": ", ".join(card_name(card, language) for card in cards),
        "addition": " + ".join(str(card.points) for card in cards),
        "steps": _steps(line, played.rules, played.target, language),
        "sentence": shown(score_sentence(line, language)),
        "rule": rule_anchor(line, played.result.ending),
        "writes": found.writes,
    }
    if "x-drawer" in request.headers:
        html = render("_why.html", language, {**values, "hx": True})
        return HTMLResponse(html, headers={"cache-control": "no-store"})
    return page(request, "why.html", values, visitor=found.visitor)


def _steps(line: ScoreLine, rules: Rules, target: int, language: str) -> list[dict[str, object]]:
    """Write the sum as on paper: the value, what was added, what a rule cut, the score."""
    speak = texts(language)

    def step(
        label: str, figure: object, *, struck: bool = False, last: bool = False, note: object = ""
    ) -> dict[str, object]:
        """One line of the sum."""
        return {"label": label, "figure": figure, "struck": struck, "last": last, "note": note}

    steps = [
        step(speak("why-value"), line.value, struck=line.reason in (Reason.WON, Reason.RAMI_SEC) and line.value > 0)
    ]
    if line.reason is Reason.WON:
        return [*steps, step(speak("why-won"), 0, last=True)]
    if line.reason is Reason.RAMI_SEC:
        return [*steps, step(speak("why-penalty"), line.points, last=True)]
    if line.surcharge:
        steps.append(step(speak("why-surcharge"), f"+ {line.surcharge}"))
    if line.limit is None:
        return [*steps, step(speak("why-score"), line.points, last=True)]
    steps.append(step(speak("why-sum"), line.value + line.surcharge, struck=True))
    by_half = line.limited_by is LimitKind.HALF_TARGET
    other = rules.limit if by_half else target // 2
    note = speak("why-limit-other" if by_half else "why-half-other", limit=other)
    return [
        *steps,
        step(speak("why-half" if by_half else "why-limit", limit=line.limit), line.points, last=True, note=note),
    ]


async def undo(request: Request) -> Response:
    """Take the last change back."""
    return await _once(request, Undone())


async def redo(request: Request) -> Response:
    """Do again what was taken back last."""
    return await _once(request, Redone())


async def _once(request: Request, deed: Deed) -> Response:
    """Do a deed that one phone does at most once on what it saw."""
    found = await opened_to_write(request)
    form = await Form.of(request)
    seen = form.seen()
    key = new_key() if seen is None else f"{type(deed).__name__}-{seen}-{found.phone.phone}"
    await matches_of(request).write(found.table, deed, found.asked(key, seen))
    return see_other(f"/m/{found.table}")


async def end(request: Request) -> Response:
    """Show the winner and the standings; before the end, the sheet."""
    found = await opened(request)
    match, language = found.match, found.visitor.language
    if match.status is not Status.OVER or match.winner is None:
        return see_other(f"/m/{found.table}")
    speak = texts(language)
    second = [standing.player for standing in match.standings if standing.place == 2]
    total = match.winner.total
    said = speak(
        "end-said",
        points=speak.plain("points", count=total),
        rounds=speak.plain("rounds", count=len(match.rounds)),
    )
    ahead = (
        speak("end-ahead", players=speak.names(p.name for p in second), points=second[0].total - total)
        if second
        else ""
    )
    values: dict[str, object] = {
        "table": found.table,
        "winner": match.winner,
        "standings": match.standings,
        "target": match.target,
        "said": said + (" " + ahead if ahead else ""),
        "ended": speak(
            "end-reached", players=speak.names(player.name for player in match.reached), target=match.target
        ),
    }
    return page(request, "end.html", values, visitor=found.visitor)
