"""Players over all matches of a device: their figures, two of them head to head, two spellings that are one person."""

import hashlib
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rami.errors import Fault, KeepError
from rami.keep.people import Merged, Parted, People, PeopleDeed
from rami.keep.statistics import CountedMatch, Statistics, Written, at_one_table, head_to_head, statistics
from rami.web.device import Known, PeopleLog, countable, item_of, known_matches
from rami.web.forms import Form
from rami.web.page import matches_of, page, see_other, sentences
from rami.web.render import Texts, day, shown, texts
from rami.web.statistics_view import figures_of, pairs_of
from rami.web.tokens import new_key
from rami.web.visitor import Visitor
from rami.words.figures import decimal


def person_id(key: str) -> str:
    """Give what a person is called by in addresses: no names stand in the logs of servers.

    >>> person_id("ana")
    '24d4b96f58da'
    """
    return hashlib.sha256(key.encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Book:
    """All that one device knows of players."""

    visitor: Visitor
    log: PeopleLog
    known: list[Known]
    matches: list[CountedMatch]
    people: People
    everybody: dict[str, Statistics]

    @staticmethod
    async def of(request: Request) -> "Book":
        """Open the book of the device that asks."""
        visitor, matches = Visitor.of(request), matches_of(request)
        log, known = PeopleLog(matches, visitor), await known_matches(matches, visitor)
        people, counted = await log.people(), countable(known)
        return Book(visitor, log, known, counted, people, statistics(counted, people.key))

    @property
    def speak(self) -> Texts:
        """The texts of the visitor's language."""
        return texts(self.visitor.language)

    def person(self, wanted: str) -> Statistics:
        """Find somebody by what stands in the address, under any spelling.

        Raises ``KeepError`` (``web/not-found``).
        """
        for key in (*self.everybody, *self.people.merged):
            if person_id(key) == wanted and self.people.key(key) in self.everybody:
                return self.everybody[self.people.key(key)]
        raise KeepError([Fault("web/not-found")])

    def ranked(self) -> list[Statistics]:
        """Give everybody, who played most first."""
        return sorted(self.everybody.values(), key=lambda each: (-each.matches, -each.rounds, each.key))

    def others(self, person: Statistics) -> list[tuple[str, str]]:
        """Give everybody else, as address and name."""
        return [(person_id(each.key), each.name) for each in self.ranked() if each.key != person.key]


async def people(request: Request) -> Response:
    """List the players."""
    book = await Book.of(request)
    rows = [(person_id(each.key), each.name, _line(book, each)) for each in book.ranked()]
    return page(request, "people.html", {"rows": rows}, visitor=book.visitor)


def _line(book: Book, who: Statistics) -> object:
    matches = book.speak.plain("matches-count", count=who.matches)
    average = decimal(who.average, book.visitor.language)
    return book.speak("people-line", matches=matches, won=who.wins, average=average)


async def person(request: Request) -> Response:
    """Show the figures of one player."""
    book = await Book.of(request)
    return _show(request, book, book.person(str(request.path_params["person"])))


def _show(request: Request, book: Book, who: Statistics, faults: tuple[Fault, ...] = ()) -> Response:
    language = book.visitor.language
    own = [each for each in book.known if any(book.people.key(name) == who.key for name in each.names)]
    values: dict[str, object] = {
        "path": f"/people/{person_id(who.key)}",  # also where a form was refused: its own address shows nothing
        "id": person_id(who.key),
        "name": who.name,
        "figures": figures_of(who, language),
        "best": _round(book, who.best),
        "worst": _round(book, who.worst),
        "others": book.others(who),
        "spellings": book.people.spellings(who.key),
        "items": [item_of(each) for each in own],
        "errors": [shown(sentence) for sentence in sentences(faults, language)],
        "key": new_key(),
    }
    return page(request, "figures.html", values, status=422 if faults else 200, visitor=book.visitor)


def _round(book: Book, written: Written) -> dict[str, object]:
    """Tell one round of somebody, and where it stands."""
    at = next(each.at for each in book.known if each.table == written.table)
    date = day(at, book.visitor.zone, book.visitor.language)
    return {
        "points": written.points,
        "others": book.speak("stat-others", points=written.others),
        "where": book.speak("stat-where", number=written.number, date=date),
        "href": f"/m/{written.table}/why/{written.number}/{written.person}",
    }


async def versus(request: Request) -> Response:
    """Show two players head to head; where nobody else was chosen, the one."""
    book = await Book.of(request)
    one = book.person(str(request.path_params["person"]))
    chosen = request.query_params.get("with", "")
    other = book.person(chosen) if chosen else one
    if one.key == other.key:
        return see_other(f"/people/{person_id(one.key)}")
    both = head_to_head(book.matches, one.key, other.key, book.people.key)
    values: dict[str, object] = {
        "id": person_id(one.key),
        "one": one.name,
        "other": other.name,
        "other_id": person_id(other.key),
        "both": both,
        "together": book.speak(
            "versus-together",
            matches=book.speak.plain("matches-count", count=both.matches),
            rounds=book.speak.plain("rounds", count=both.rounds),
        ),
        "pairs": pairs_of(both, book.visitor.language),
    }
    return page(request, "versus.html", values, visitor=book.visitor)


async def merge(request: Request) -> Response:
    """Count somebody as another person from here on, unless both ever sat at one table."""
    book = await Book.of(request)
    form = await Form.of(request)
    one = book.person(str(request.path_params["person"]))
    chosen = form.text("into")
    if not chosen:
        return see_other(f"/people/{person_id(one.key)}")
    other = book.person(chosen)
    if one.key != other.key and at_one_table(book.matches, one.key, other.key, book.people.key):
        return _show(request, book, one, (Fault("people/together", ("into",), {"names": (one.name, other.name)}),))
    return await _write(request, book, one, Merged(one.name, other.name), form.key())


async def part(request: Request) -> Response:
    """Count a spelling as a person of its own again."""
    book = await Book.of(request)
    form = await Form.of(request)
    one = book.person(str(request.path_params["person"]))
    return await _write(request, book, one, Parted(form.text("name")), form.key())


async def _write(request: Request, book: Book, who: Statistics, deed: PeopleDeed, key: str) -> Response:
    try:
        await book.log.write(deed, key)
    except KeepError as error:
        return _show(request, book, who, error.faults)
    key = (await book.log.people()).key(who.name)
    return see_other(f"/people/{person_id(key)}")


ROUTES: Final = [
    Route("/people", people),
    Route("/people/{person}", person),
    Route("/people/{person}/with", versus),
    Route("/people/{person}/merge", merge, methods=["POST"]),
    Route("/people/{person}/part", part, methods=["POST"]),
]
