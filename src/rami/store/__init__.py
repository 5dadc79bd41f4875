"""Where tables are kept: one log of events a table, the links that open it, the phones that know it, and the keys of
requests that found nothing to change.

A store knows nothing of matches: an event is a line of text with its number. ``Store`` is all that pages may use;
``memory`` keeps it in the process, ``sql`` in a database.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, Protocol


class Role(StrEnum):
    """What a phone may do at a table: the one that started it, others that may write, those that watch."""

    OWNER = "owner"
    PEN = "pen"
    WATCH = "watch"

    @property
    def writes(self) -> bool:
        """Whether the role may change anything.

        >>> Role.PEN.writes, Role.WATCH.writes
        (True, False)
        """
        return self is not Role.WATCH

    def or_more(self, other: "Role") -> "Role":
        """Give the one of two roles that may do more.

        >>> Role.WATCH.or_more(Role.PEN), Role.OWNER.or_more(Role.PEN)
        (<Role.PEN: 'pen'>, <Role.OWNER: 'owner'>)
        """
        ranks = list(Role)
        return min(self, other, key=ranks.index)


class Event(NamedTuple):
    """One line of a log: its number from 1, when, by whom, the sender's own key, what."""

    seq: int
    at: datetime
    author: str
    key: str
    body: str


class Link(NamedTuple):
    """What a link opens: a table, with a role."""

    table: str
    role: Role


class Phone(NamedTuple):
    """A phone that knows a table. ``device`` is its secret and never shown; ``phone`` is what others call it by."""

    table: str
    device: str
    phone: str
    name: str
    role: Role
    since: datetime
    asks: bool = False


class SeqTakenError(Exception):
    """Another writer was first: the log is longer than the writer knew."""


class KeyTakenError(Exception):
    """The same request has been done already; ``seq`` is the event that it made, or the last one where it made none."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        super().__init__(seq)


class TokenTakenError(Exception):
    """A link cannot be made: its token opens another table."""


def next_phone(names: Iterable[str]) -> str:
    """Give the number that the next phone of a table is called by; ``names`` are all that the table has ever known.

    >>> next_phone(["1", "4", "someone"])
    '5'
    """
    return str(max((int(name) for name in names if name.isascii() and name.isdecimal()), default=0) + 1)


class Store(Protocol):
    """Keeps tables. Whatever returns has been written for good."""

    async def create(self, event: Event, phone: Phone, links: Mapping[str, Role]) -> None:
        """Begin a table with its first event, the phone that started it, and its links by token: all or nothing."""
        ...

    async def append(self, table: str, event: Event) -> None:
        """Add an event.

        Raises ``KeyTakenError`` where the key is known, of an event or noted, ``SeqTakenError`` where the number is.
        """
        ...

    async def note(self, table: str, key: str, seq: int) -> None:
        """Remember the key of a request that found nothing to change after event ``seq``; the log stays as it is.

        Raises ``KeyTakenError`` where the key is known, of an event or noted.
        """
        ...

    async def noted(self, table: str) -> Mapping[str, int]:
        """Give the keys that were noted, each with the number of the last event then."""
        ...

    async def events(self, table: str, after: int = 0) -> Sequence[Event]:
        """Give the events after a number, in order."""
        ...

    async def last(self, table: str) -> int:
        """Give the number of the last event; 0 where there is no such table."""
        ...

    async def by_key(self, table: str, key: str) -> int | None:
        """Give the number of the event with this key; for one that was noted, of the last event then."""
        ...

    async def open(self, token: str) -> Link | None:
        """Give what a token opens."""
        ...

    async def links(self, table: str) -> Mapping[str, Role]:
        """Give the tokens of a table."""
        ...

    async def relink(self, table: str, links: Mapping[str, Role]) -> None:
        """Give a table new links; the old ones open nothing any more: all or nothing.

        Raises ``TokenTakenError`` where a token is in use.
        """
        ...

    async def let_in(self, table: str, device: str, role: Role, since: datetime) -> Phone:
        """Let a device in with a role, and give the phone that it is at the table.

        A new phone is called by a number that no other phone of the table has or had. One that is in keeps its number
        and a role that may do more.
        """
        ...

    async def change_phone(
        self, table: str, phone: str, *, name: str | None = None, role: Role | None = None, asks: bool | None = None
    ) -> None:
        """Change one phone of a table, called by its number; what is not given stays as it is now."""
        ...

    async def put_phone(self, phone: Phone) -> None:
        """Let a phone know a table, or change what it may do there."""
        ...

    async def phone(self, table: str, device: str) -> Phone | None:
        """Give what a phone may do at a table."""
        ...

    async def phones(self, table: str) -> Sequence[Phone]:
        """Give the phones of a table, the first first."""
        ...

    async def tables(self, device: str) -> Sequence[Phone]:
        """Give the tables that a phone knows, the latest first."""
        ...

    async def forget(self, table: str, device: str) -> None:
        """Let a phone forget a table."""
        ...

    async def erase(self, table: str) -> None:
        """Erase a table with everything about it."""
        ...
