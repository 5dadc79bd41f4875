"""A store that lives in the process: for tests, and where there is no file to keep."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from rami.store import Event, KeyTakenError, Link, Phone, Role, SeqTakenError, TokenTakenError, next_phone


class MemoryStore:
    """Keeps everything in dictionaries; gone with the process."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = {}
        self._noted: dict[str, dict[str, int]] = {}
        self._links: dict[str, Link] = {}
        self._phones: dict[tuple[str, str], Phone] = {}

    async def create(self, event: Event, phone: Phone, links: Mapping[str, Role]) -> None:
        """Begin a table."""
        if phone.table in self._events or event.seq != 1:
            raise SeqTakenError
        self._events[phone.table] = [event]
        self._links |= {token: Link(phone.table, role) for token, role in links.items()}
        self._phones[phone.table, phone.device] = phone

    async def append(self, table: str, event: Event) -> None:
        """Add an event."""
        await self._refuse_known(table, event.key)
        events = self._events.setdefault(table, [])
        if event.seq != len(events) + 1:
            raise SeqTakenError
        events.append(event)

    async def note(self, table: str, key: str, seq: int) -> None:
        """Remember the key of a request that found nothing to change."""
        await self._refuse_known(table, key)
        self._noted.setdefault(table, {})[key] = seq

    async def _refuse_known(self, table: str, key: str) -> None:
        known = await self.by_key(table, key)
        if known is not None:
            raise KeyTakenError(known)

    async def noted(self, table: str) -> Mapping[str, int]:
        """Give the keys that were noted."""
        return dict(self._noted.get(table, {}))

    async def events(self, table: str, after: int = 0) -> Sequence[Event]:
        """Give the events after a number."""
        return tuple(self._events.get(table, ())[after:])

    async def last(self, table: str) -> int:
        """Give the number of the last event."""
        return len(self._events.get(table, ()))

    async def by_key(self, table: str, key: str) -> int | None:
        """Give the event with this key, or the last one when it was noted."""
        made = (event.seq for event in self._events.get(table, ()) if event.key == key)
        return next(made, self._noted.get(table, {}).get(key))

    async def open(self, token: str) -> Link | None:
        """Give what a token opens."""
        return self._links.get(token)

    async def links(self, table: str) -> Mapping[str, Role]:
        """Give the tokens of a table."""
        return {token: link.role for token, link in self._links.items() if link.table == table}

    async def relink(self, table: str, links: Mapping[str, Role]) -> None:
        """Give a table new links."""
        kept = {token: link for token, link in self._links.items() if link.table != table}
        if links.keys() & kept.keys():
            raise TokenTakenError
        self._links = kept | {token: Link(table, role) for token, role in links.items()}

    async def let_in(self, table: str, device: str, role: Role, since: datetime) -> Phone:
        """Let a device in with a role."""
        known = self._phones.get((table, device))
        if known is None:
            names = [phone.phone for phone in self._phones.values() if phone.table == table]
            names += [event.author for event in self._events.get(table, ())]
            known = Phone(table, device, next_phone(names), "", role, since)
        elif role.or_more(known.role) is not known.role:
            known = known._replace(role=role, asks=False)
        self._phones[table, device] = known
        return known

    async def change_phone(
        self, table: str, phone: str, *, name: str | None = None, role: Role | None = None, asks: bool | None = None
    ) -> None:
        """Change one phone of a table."""
        changes = {"name": name, "role": role, "asks": asks}
        given = {field: value for field, value in changes.items() if value is not None}
        for key, known in self._phones.items():
            if known.table == table and known.phone == phone:
                self._phones[key] = known._replace(**given)

    async def put_phone(self, phone: Phone) -> None:
        """Let a phone know a table."""
        self._phones[phone.table, phone.device] = phone

    async def phone(self, table: str, device: str) -> Phone | None:
        """Give what a phone may do."""
        return self._phones.get((table, device))

    async def phones(self, table: str) -> Sequence[Phone]:
        """Give the phones of a table."""
        found = [phone for phone in self._phones.values() if phone.table == table]
        return sorted(found, key=lambda phone: (phone.since, phone.phone))

    async def tables(self, device: str) -> Sequence[Phone]:
        """Give the tables of a phone."""
        found = [phone for phone in self._phones.values() if phone.device == device]
        return sorted(found, key=lambda phone: (phone.since, phone.table), reverse=True)

    async def forget(self, table: str, device: str) -> None:
        """Let a phone forget a table."""
        self._phones.pop((table, device), None)

    async def erase(self, table: str) -> None:
        """Erase a table."""
        self._events.pop(table, None)
        self._noted.pop(table, None)
        self._links = {token: link for token, link in self._links.items() if link.table != table}
        self._phones = {key: phone for key, phone in self._phones.items() if phone.table != table}
