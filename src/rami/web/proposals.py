"""What a change of players, seats or rules would do, told before it is done, and the one way to do it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from rami.errors import RamiError
from rami.keep.deeds import Change
from rami.match import Match
from rami.table import Status
from rami.web.correction import consequences
from rami.web.forms import Form
from rami.web.kept import StaleError
from rami.web.page import Opened, matches_of, page, see_other
from rami.web.render import Texts, texts


@dataclass(frozen=True, slots=True)
class Proposal:
    """A deed that somebody is about to do, the target after it, and what it changes, in sentences.

    ``turns`` is whether it changes what becomes of the match: its end, its winner, who leads, which rounds count.
    """

    deed: Change
    target: int
    turns: bool
    ends: bool
    sentences: tuple[Markup, ...]

    @staticmethod
    def of(found: Opened, deed: Change) -> "Proposal":
        """Look ahead; nothing is written.

        Raises ``RamiError`` where the match refuses the deed.
        """
        before, after = found.match, deed.onto(found.match)
        told = consequences(before, after, found.visitor.language).sentences
        return Proposal(
            deed,
            after.target,
            bool(told),
            _ended(before, after),
            (*_sentences(before, after, texts(found.visitor.language)), *told),
        )


def _ended(before: Match, after: Match) -> bool:
    return after.status is Status.OVER and before.status is not Status.OVER


def _sentences(before: Match, after: Match, speak: Texts) -> Iterator[Markup]:
    if before.target != after.target:
        way = "change-target-up" if after.target > before.target else "change-target-down"
        yield speak(way, old=before.target, new=after.target)
    packs = after.rules.pack_for(len(after.seats)).packs
    if packs != before.rules.pack_for(len(before.seats)).packs:
        yield speak("change-packs", count=packs)
    if _ended(before, after):
        reached = speak.names(player.name for player in after.reached)
        yield speak("change-reached", target=after.target, players=reached)
    elif before.next_dealer and after.next_dealer and before.next_dealer.person != after.next_dealer.person:
        yield speak("change-dealer", player=speak.names([after.next_dealer.name]))


@dataclass(frozen=True, slots=True)
class Question:
    """The page that asks before a deed is done: its heading, what else it says, the button.

    ``fields`` are sent again with the yes; ``back`` is where a no leads, ``to`` where a yes does.
    """

    heading: Markup
    notes: tuple[Markup, ...]
    button: Markup
    fields: Mapping[str, str]
    back: str
    to: str


async def done(request: Request, found: Opened, proposal: Proposal, form: Form, to: str) -> Response:
    """Do a deed, and go on.

    Raises ``StaleError`` where somebody else wrote first.
    """
    await matches_of(request).write(found.table, proposal.deed, found.asked(form.key(), form.seen()))
    return see_other(f"/m/{found.table}/end" if proposal.ends else to)


async def asked(request: Request, found: Opened, proposal: Proposal, form: Form, question: Question) -> Response:
    """Show what a deed would do, and do it once that has been seen.

    Raises ``StaleError`` where somebody else wrote first.
    """
    if form.text("sure") == "yes":
        return await done(request, found, proposal, form, question.to)
    values: dict[str, object] = {**found.form_values(), "question": question, "proposal": proposal}
    return page(request, "ask.html", values, visitor=found.visitor)


def done_already(found: Opened, form: Form) -> bool:
    """Whether this very form has been sent before: what it asked for is done, and would be refused now."""
    key = form.text("key")
    return bool(key) and found.kept.done(key) is not None


def status_of(error: RamiError | None) -> int:
    """Give the status of a form that is shown again."""
    if error is None:
        return 200
    return 409 if isinstance(error, StaleError) else 422
