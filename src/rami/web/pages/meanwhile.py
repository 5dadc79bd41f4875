"""What others write while somebody types a round: told at once on the page, so that nobody types for nothing."""

from starlette.requests import Request

from rami.keep.deeds import Recorded
from rami.web.page import Opened
from rami.web.phones import TableState
from rami.web.render import named, render, texts


def state(request: Request, found: Opened, table: TableState) -> tuple[object, ...]:
    """Give who wrote last since the page was opened, and whether it was this very round."""
    if not found.writes:
        return ("watch",)
    since = found.kept.since(_number(request, "seen", found.kept.keep.seq))
    if not since:
        return ()
    names = table.names(found.visitor.language)
    number = _number(request, "round", 0)
    wrote = [entry for entry in since if isinstance(entry.deed, Recorded)]
    if wrote and 0 < number <= len(found.match.every_round):
        return ("round", names[wrote[-1].author], number)
    return ("changed", names[since[-1].author])


def html(request: Request, found: Opened, table: TableState) -> str:
    """Render it; nothing where nobody has written."""
    now, speak = state(request, found, table), texts(found.visitor.language)
    match now:
        case ("round", str(name), number):
            said = speak("meanwhile-round", phone=named(name), number=int(str(number)))
        case ("changed", str(name)):
            said = speak("meanwhile-changed", phone=named(name))
        case ("watch",):
            said = speak("meanwhile-watch")
        case _:
            return ""
    return render("_meanwhile.html", found.visitor.language, {"table": found.table, "said": said})


def _number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else otherwise
