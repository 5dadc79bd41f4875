"""Who is who on one device: two spellings of one person merged, and parted again. A log of its own, never overwritten.

>>> people = People().after(Merged("Ana", "Anna"))
>>> people.key("ANA"), people.after(Parted("Ana")).key("ANA")
('anna', 'ana')
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, cast

from rami.errors import Fault, KeepError, RecordError
from rami.names import name_key


@dataclass(frozen=True, slots=True)
class Merged:
    """``name`` is another spelling of the person called ``into``."""

    name: str
    into: str


@dataclass(frozen=True, slots=True)
class Parted:
    """``name`` is a person of its own again."""

    name: str


PeopleDeed = Merged | Parted
"""What the log of a device holds."""

_TYPES: Final[Mapping[str, type[Merged] | type[Parted]]] = {"merged": Merged, "parted": Parted}
"""The names of the deeds in the log; they never change."""


def write_people_deed(deed: PeopleDeed) -> str:
    """Write a deed as one line of JSON.

    >>> write_people_deed(Merged("Ana", "Anna"))
    '{"type":"merged","name":"Ana","into":"Anna"}'
    """
    name = next(name for name, kind in _TYPES.items() if kind is type(deed))
    return json.dumps({"type": name, **asdict(deed)}, ensure_ascii=False, separators=(",", ":"))


def read_people_deed(text: str) -> PeopleDeed:
    """Read a deed back.

    Raises ``RecordError`` (``record/not-readable``) for anything else, as in a damaged file.

    >>> read_people_deed('{"type":"parted","name":"Ana"}')
    Parted(name='Ana')
    """
    try:
        fields = cast("dict[str, Any]", dict(json.loads(text)))
        if not all(isinstance(value, str) for value in fields.values()):
            raise TypeError(text)  # noqa: TRY301 - one way out for all that is no deed
        return _TYPES[fields.pop("type")](**fields)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        values = {"format": "JSON", "line": 1, "reason": ascii(error)[:200]}
        raise RecordError([Fault("record/not-readable", (), values)]) from error


@dataclass(frozen=True, slots=True)
class Spelling:
    """A merged spelling as it was written, and the key of the person that it was merged into."""

    name: str
    into: str


@dataclass(frozen=True, slots=True)
class People:
    """The fold of the log of a device: the merged spellings by their keys."""

    merged: Mapping[str, Spelling] = field(default_factory=dict[str, Spelling])

    def key(self, name: str) -> str:
        """Give the key of the person that a name means, whatever it was merged into."""
        key = name_key(name)
        while key in self.merged:
            key = self.merged[key].into
        return key

    def spellings(self, key: str) -> tuple[str, ...]:
        """Give the spellings that were merged into a person, in the order in which that was done."""
        return tuple(spelling.name for spelling in self.merged.values() if self.key(spelling.name) == key)

    def after(self, deed: PeopleDeed) -> "People":
        """Do a deed.

        Raises ``KeepError``: ``people/same`` where two names are one person already, ``people/not-merged``.
        """
        if isinstance(deed, Merged):
            key, target = self.key(deed.name), self.key(deed.into)
            if key == target:
                raise KeepError([Fault("people/same")])
            written = deed.name if name_key(deed.name) == key else key
            return People({**self.merged, key: Spelling(written, target)})
        key = name_key(deed.name)
        if key not in self.merged:
            raise KeepError([Fault("people/not-merged")])
        return People({other: spelling for other, spelling in self.merged.items() if other != key})


def folded_people(deeds: Iterable[PeopleDeed]) -> People:
    """Fold a whole log.

    Raises ``KeepError`` where the log is damaged.
    """
    people = People()
    for deed in deeds:
        people = people.after(deed)
    return people
