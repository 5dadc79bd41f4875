"""Taking a match out as a text, as a file and on paper, and reading one in."""

from collections.abc import Callable, Mapping
from typing import Final

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, RamiError, RecordError
from rami.keep.deeds import Started
from rami.records import WRITERS, read_match
from rami.web.download import download, file_name
from rami.web.import_faults import mistakes
from rami.web.page import Opened, matches_of, opened, page, see_other
from rami.web.print_view import Paper
from rami.web.render import local_time
from rami.web.share_text import share_text
from rami.web.tokens import new_key
from rami.web.visitor import Visitor

_FORMATS: Final[Mapping[str, tuple[str, str]]] = {
    "json": ("json", "application/json"),
    "csv": ("csv", "text/csv"),
    "txt": ("text", "text/plain"),
}
"""The writer and the media type of each ending."""


async def take(request: Request) -> Response:
    """Show what a match can be taken out as."""
    found = await opened(request)
    return page(request, "take.html", {"table": found.table, "text": _said(found)}, visitor=found.visitor)


def _said(found: Opened) -> str:
    visitor = found.visitor
    return share_text(found.match, found.kept.changed_at, visitor.zone, visitor.language)


def _file(ending: str) -> Callable[[Request], object]:
    writer, media_type = _FORMATS[ending]

    async def file(request: Request) -> Response:
        found = await opened(request)
        date = local_time(found.kept.changed_at, found.visitor.zone)
        return download(WRITERS[writer](found.match, date), media_type, _name(found, ending))

    return file


def _name(found: Opened, ending: str) -> str:
    date = local_time(found.kept.changed_at, found.visitor.zone)
    return file_name(date.date(), (player.name for player in found.match.players), ending)


async def said(request: Request) -> Response:
    """Give the text to share as a file."""
    found = await opened(request)
    return download(f"{_said(found)}\n", "text/plain", _name(found, "share.txt"))


async def paper(request: Request) -> Response:
    """Show the match as it is printed."""
    found = await opened(request)
    visitor, kept = found.visitor, found.kept
    cards = request.query_params.get("cards") == "yes"
    laid_out = Paper.of(found.match, kept.begun_at, kept.changed_at, visitor.zone, visitor.language, cards=cards)
    values: dict[str, object] = {"table": found.table, "match": found.match, "paper": laid_out, "cards": cards}
    return page(request, "print.html", values, visitor=visitor)


async def form(request: Request) -> Response:
    """Show where a match can be read in."""
    return _show(request, Visitor.of(request))


async def read_in(request: Request) -> Response:
    """Make a new match of a file or a pasted text, or say what keeps it from being read: then nothing is made."""
    visitor = Visitor.of(request)
    key, text, content = await _sent(request)
    try:
        if not content:
            raise RecordError([Fault("record/empty")])
        match = read_match(content)
    except RamiError as error:
        return _show(request, visitor, text=text, content=content, faults=error.faults)
    table = await matches_of(request).start(Started(match), visitor.device, key)
    response = see_other(f"/m/{table}")
    visitor.remember(request, response)
    return response


async def _sent(request: Request) -> tuple[str, str, str | bytes]:
    """Give the key of the form, the pasted text, and what is to be read: the file where there is one."""
    async with request.form(max_files=1, max_fields=10) as sent:
        file, text, key = sent.get("file"), sent.get("text"), sent.get("key")
        content = await file.read() if isinstance(file, UploadFile) else b""
    pasted = text if isinstance(text, str) else ""
    key = key if isinstance(key, str) and 0 < len(key) <= 40 else new_key()
    return key, pasted, content or _whole(pasted)


def _whole(pasted: str) -> str:
    """A pasted text has line ends of its own, and often none after its last line."""
    lines = pasted.replace("\r\n", "\n").strip("\n")
    return f"{lines}\n" if lines.strip() else ""


def _show(
    request: Request, visitor: Visitor, *, text: str = "", content: str | bytes = b"", faults: tuple[Fault, ...] = ()
) -> Response:
    values: dict[str, object] = {
        "text": text,
        "mistakes": mistakes(faults, content, visitor.language) if faults else [],
        "key": new_key(),
    }
    return page(request, "import.html", values, status=422 if faults else 200, visitor=visitor)


ROUTES: Final = [
    Route("/m/{table}/take", take),
    *(Route(f"/m/{{table}}/match.{ending}", _file(ending)) for ending in _FORMATS),
    Route("/m/{table}/match.share.txt", said),
    Route("/m/{table}/print", paper),
    Route("/import", form),
    Route("/import", read_in, methods=["POST"]),
]
