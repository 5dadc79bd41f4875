"""What was rendered of a match, for all phones that show it alike: a page and a live connection share it."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import Request

from rami.web.page import Opened
from rami.web.phones import TableState


class View(NamedTuple):
    """One way to show a match: what it depends on beside the visitor's language and zone, and its HTML."""

    state: Callable[[Request, Opened, TableState], tuple[object, ...]]
    html: Callable[[Request, Opened, TableState], str]


class Rendered:
    """The parts that were rendered last; the one asked for longest ago is forgotten first."""

    def __init__(self, most: int = 200) -> None:
        self._parts: OrderedDict[tuple[object, ...], str] = OrderedDict()
        self._most = most

    def html(self, name: str, request: Request, found: Opened, table: TableState, view: View) -> str:
        """Give a part as this visitor sees it."""
        visitor = found.visitor
        key = (name, found.table, visitor.language, visitor.zone, *view.state(request, found, table))
        known = self._parts.get(key)
        if known is None:
            known = self._parts[key] = view.html(request, found, table)
            while len(self._parts) > self._most:
                self._parts.popitem(last=False)
        self._parts.move_to_end(key)
        return known
