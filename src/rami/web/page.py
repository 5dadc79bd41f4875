"""What the pages share: the visitor, the match that is asked for, answers in the visitor's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rami.errors import Fault, KeepError
from rami.match import Match
from rami.store import Phone
from rami.web.kept import Kept, Matches
from rami.web.kept import Request as Asked
from rami.web.render import named, render, shown
from rami.web.tokens import new_key
from rami.web.visitor import Visitor
from rami.words.faults import fault_sentence

_SAYING_IT: Final = ("problem.html", "conflict.html")
"""Pages whose titles tell of themselves that something was not done; the titles of others begin with a word that says so."""

LONGEST_ADDRESS: Final = 2000
"""The longest address that a page hands on: a search of 100 letters of any script fits."""


def matches_of(request: Request) -> Matches:
    """Give the matches that this application keeps."""
    matches: Matches = request.app.state.matches
    return matches


@dataclass(frozen=True, slots=True)
class Opened:
    """A match that the visitor may see, and what the visitor may do there."""

    visitor: Visitor
    kept: Kept
    phone: Phone

    @property
    def table(self) -> str:
        """The table of the match."""
        return self.kept.table

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.kept.keep.match

    @property
    def writes(self) -> bool:
        """Whether the visitor may write."""
        return self.phone.role.writes

    def form_values(self) -> dict[str, object]:
        """Give what every form of the match sends along: its revision as shown, and a key of its own."""
        return {"table": self.table, "seq": self.kept.keep.seq, "key": new_key()}

    def asked(self, key: str, seen: int | None) -> Asked:
        """Sign a deed of this visitor."""
        return Asked(self.phone.phone, key, seen)


async def opened(request: Request) -> Opened:
    """Give the match of the address.

    Raises ``KeepError`` (``keep/no-such-match``) where there is none, or where this device has not been let in: the two
    look alike from outside.
    """
    visitor = Visitor.of(request)
    table = str(request.path_params["table"])
    matches = matches_of(request)
    phone = await matches.store.phone(table, visitor.device) if visitor.known else None
    if phone is None:
        raise KeepError([Fault("keep/no-such-match")])
    return Opened(visitor, await matches.load(table), phone)


async def opened_to_write(request: Request) -> Opened:
    """Give the match of the address to a visitor who may write.

    Raises ``KeepError``: ``keep/no-such-match``, ``keep/only-watching``.
    """
    found = await opened(request)
    if not found.writes:
        raise KeepError([Fault("keep/only-watching")])
    return found


def page(
    request: Request, template: str, values: dict[str, object], *, status: int = 200, visitor: Visitor | None = None
) -> Response:
    """Render a page in the visitor's language, and answer with it."""
    visitor = visitor or Visitor.of(request)
    common: dict[str, object] = {
        "path": address(request),
        "zone": visitor.zone,
        "hx": "hx-request" in request.headers,
        "refused": status >= 400 and template not in _SAYING_IT,
    }
    html = render(template, visitor.language, {**common, **values})
    return answer(html, status)


def address(request: Request) -> str:
    """Give where the page is read again, as after another language was chosen: its path, and what it was asked for.

    What a form left behind has no address of its own, so the query of a post is none.
    """
    path, query = request.url.path, request.url.query
    whole = f"{path}?{query}" if query and request.method in ("GET", "HEAD") else path
    return whole if len(whole) <= LONGEST_ADDRESS else path


def answer(html: str, status: int = 200) -> Response:
    """Answer with a page that may be shown again only after asking."""
    return HTMLResponse(html, status, headers={"cache-control": "no-store", "vary": "accept-language, cookie"})


def see_other(url: str) -> Response:
    """Send the browser on after a post."""
    return RedirectResponse(url, 303)


def sentences(faults: Sequence[Fault], language: str, names: Sequence[str] = ()) -> list[str]:
    """Say what is wrong, each thing once."""
    return list(dict.fromkeys(fault_sentence(fault, language, [named(name) for name in names]) for fault in faults))


class Errors(dict[str, list[str]]):
    """Sentences by field; a field without a fault has none."""

    def __missing__(self, field: str) -> list[str]:
        """Nothing is wrong with a field that is not named."""
        return []


def faults_by_field(faults: Sequence[Fault], language: str, names: Sequence[str] = ()) -> Errors:
    """Sort sentences by the field that they belong to; what belongs to none stands under an empty name."""
    told = Errors()
    for fault in faults:
        for field in fault.fields or ("",):
            told.setdefault(field, []).append(str(shown(sentences([fault], language, names)[0])))
    return told
