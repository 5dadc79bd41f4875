"""The phones at a table: what others call them, and all that a live page depends on beside the match."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rami.store import Phone, Role
from rami.web.kept import Kept, Matches
from rami.web.render import texts
from rami.web.tokens import CODE_LENGTH


class PhoneNames(dict[str, str]):
    """Names by number. A phone without a name, and one that is gone, is "Phone 3"."""

    def __init__(self, called: Iterable[tuple[str, str]], language: str) -> None:
        self._language = language
        super().__init__(called)

    @staticmethod
    def of(phones: Iterable[Phone], language: str) -> "PhoneNames":
        """Give the names of some phones."""
        return PhoneNames(((phone.phone, phone.name) for phone in phones if phone.name), language)

    def __missing__(self, phone: str) -> str:
        """Give what a phone without a name is called."""
        if not (phone.isascii() and phone.isdecimal()):
            return phone
        return texts(self._language).plain("phone-number", number=int(phone))


@dataclass(frozen=True)
class TableState:
    """A table as it stands: the match, its phones, its links."""

    kept: Kept
    phones: Sequence[Phone]
    links: Mapping[str, Role]

    @staticmethod
    async def of(matches: Matches, kept: Kept) -> "TableState":
        """Add to a match what its table knows."""
        store = matches.store
        return TableState(kept, await store.phones(kept.table), await store.links(kept.table))

    @cached_property
    def called(self) -> tuple[tuple[str, str], ...]:
        """The phones that have a name, by their number."""
        return tuple((phone.phone, phone.name) for phone in self.phones if phone.name)

    def names(self, language: str) -> PhoneNames:
        """Give what the phones are called in a language."""
        return PhoneNames(self.called, language)

    @property
    def code(self) -> str:
        """The code to follow the match, as it is kept; empty where there is none."""
        return next(
            (token for token, role in self.links.items() if role is Role.WATCH and len(token) == CODE_LENGTH), ""
        )

    def link(self, role: Role) -> str:
        """Give the token of the link with a role."""
        return next((token for token, opens in self.links.items() if opens is role and len(token) > CODE_LENGTH), "")

    @property
    def writing(self) -> list[Phone]:
        """The phones that may write."""
        return [phone for phone in self.phones if phone.role.writes]

    @property
    def asking(self) -> list[Phone]:
        """The phones that ask for the pen."""
        return [phone for phone in self.phones if phone.asks and not phone.role.writes]
