"""What came with a request: the body, the revision it is meant for, the key by which one sent twice is known."""

import hashlib
import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from typing import Annotated, Any, Final, cast

from fastapi import Depends, Header
from starlette.requests import Request

from rami.errors import EntryError, Fault, MatchError, RecordError, shown
from rami.records import decoded
from rami.records.json_record import parse_json
from rami.records.shape import Shape
from rami.web.api.limits import limit_faults
from rami.web.api.shapes import NOTHING
from rami.web.guard import RefusedError
from rami.web.kept import Kept, StaleError
from rami.web.tokens import new_key

_MOST_FAULTS: Final = 100
_KEY: Final = re.compile(r"[!-~]{1,64}")
_TAG: Final = r'(?:W/)?"[^"]*"'
_TAGS: Final = re.compile(rf"\s*{_TAG}(?:\s*,\s*{_TAG})*\s*")
_STRONG: Final = re.compile(r'(?<!W/)"([0-9]{1,15})"')
_JSON: Final = re.compile(r"application/(?:[\w.+-]+\+)?json")


@dataclass(frozen=True, slots=True)
class Sent:
    """The body and the headers of one request. ``seen`` are revisions, of which one must be the present one."""

    content: bytes
    media_type: str
    digest: str
    key: str | None = None
    seen: tuple[int, ...] | None = None

    @property
    def log_key(self) -> str:
        """The key in the log: the sender's, with what was sent; a new one where the sender has none."""
        return f"{self.key}#{self.digest}" if self.key else new_key()

    def document(self, shape: Shape) -> dict[str, Any]:
        """Give the body.

        Raises ``RefusedError`` (415 ``api/media-type``) where it is said to be something else than JSON, ``RecordError``
        with everything that does not fit.
        """
        if self.media_type and not _JSON.fullmatch(self.media_type):
            raise RefusedError(415, Fault("api/media-type", ("Content-Type",), {"choices": ("application/json",)}))
        document = parse_json(decoded(self.content))
        faults = tuple(islice(limit_faults(document), _MOST_FAULTS)) or tuple(
            islice(shape.faults(document, ""), _MOST_FAULTS)
        )
        if faults:
            raise RecordError(faults)
        return cast("dict[str, Any]", document)

    def no_document(self) -> None:
        """Refuse a body where none belongs, rather than do something else than was meant; an object without fields is none.

        Raises as ``document`` does.
        """
        if self.content:
            self.document(NOTHING)

    def check_revision(self, kept: Kept) -> None:
        """Refuse what was meant for another revision.

        Raises ``StaleError``.
        """
        if self.seen is not None and kept.keep.seq not in self.seen:
            raise StaleError(kept, self.seen[0] if self.seen else 0)

    def done(self, kept: Kept) -> int | None:
        """Give the revision by which this request was answered already.

        Raises ``RefusedError`` (422 ``api/key-used``) where its key came with another request.
        """
        if self.key is None:
            return None
        for known, revision in kept.answered():
            if known.rpartition("#")[0] == self.key:
                if known != self.log_key:
                    raise RefusedError(422, Fault("api/key-used", ("Idempotency-Key",)))
                return revision
        return None


@contextmanager
def fields_as_sent(**sent: str) -> Generator[None]:
    """Call the fields of refusals what the request calls them; the match does not know what it was asked by. An empty
    name: the request has no such part.

    >>> try:
    ...     with fields_as_sent(order="players"):
    ...         raise MatchError([Fault("match/order", ("order",), {"expected": ("Ana", "Ben")})])
    ... except MatchError as error:
    ...     error.faults[0].fields
    ('players',)
    """
    try:
        yield
    except (MatchError, EntryError) as error:
        raise type(error)(Fault(f.code, _renamed(f.fields, sent), f.values) for f in error.faults) from error


def _renamed(fields: tuple[str, ...], names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(filter(None, (names.get(field, field) for field in fields)))


async def posted(request: Request) -> Sent:
    """Read a request that stores nothing."""
    content = await request.body()
    what = f"{request.method} {request.scope['path']}?".encode("utf-8", "replace") + request.scope["query_string"]
    digest = hashlib.sha256(what + b"\n" + content).hexdigest()[:12]
    return Sent(content, request.headers.get("content-type", "").partition(";")[0].strip().lower(), digest)


async def keyed(
    posted: Annotated[Sent, Depends(posted)],
    key: Annotated[
        str | None,
        Header(
            alias="Idempotency-Key",
            description="A name for this request: sent again, it is not done again, and has the same answer.",
            json_schema_extra={"pattern": f"^{_KEY.pattern}$"},
        ),
    ] = None,
) -> Sent:
    """Read a request that may be sent twice.

    Raises ``RefusedError`` (400 ``record/wrong-type``) for a key that cannot be one.
    """
    if key is not None and not _KEY.fullmatch(key):
        raise _unreadable("Idempotency-Key", "ASCII ≤ 64", key)
    return replace(posted, key=key)


async def changing(
    keyed: Annotated[Sent, Depends(keyed)],
    meant: Annotated[
        str | None,
        Header(
            alias="If-Match",
            description='The revision that this is meant for, as its ETag: "7". Without it: whatever is now.',
        ),
    ] = None,
) -> Sent:
    """Read a request that changes a match.

    Raises ``RefusedError`` (400 ``record/wrong-type``) for tags that cannot be read.
    """
    if meant is None or meant.strip() == "*":
        return keyed
    if not _TAGS.fullmatch(meant):
        raise _unreadable("If-Match", '"7"', meant)
    return replace(keyed, seen=tuple(map(int, _STRONG.findall(meant))))


def _unreadable(header: str, expected: str, value: str) -> RefusedError:
    values = {"field": header, "expected": expected, "value": shown(value)}
    return RefusedError(400, Fault("record/wrong-type", (header,), values))


Posted = Annotated[Sent, Depends(posted)]
Keyed = Annotated[Sent, Depends(keyed)]
Changing = Annotated[Sent, Depends(changing)]
