"""What came with a request: the body, the revision it is meant for, the key by which one sent twice is known."""

import hashlib
import re
from dataclasses import dataclass
from itertools import islice
from typing import Annotated, Any, Final, cast

from fastapi import Depends, Header
from starlette.requests import Request

from rami.errors import Fault, RecordError, shown
from rami.keep.log import Entry
from rami.records import decoded
from rami.records.json_record import parse_json
from rami.records.shape import Shape
from rami.web.api.limits import limit_faults
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
    seen: tuple[int, ...] | None
    key: str | None
    digest: str

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

    def check_revision(self, kept: Kept) -> None:
        """Refuse what was meant for another revision.

        Raises ``StaleError``.
        """
        if self.seen is not None and kept.keep.seq not in self.seen:
            raise StaleError(kept, self.seen[0] if self.seen else 0)

    def done(self, kept: Kept) -> Entry | None:
        """Give the entry that this request has made already.

        Raises ``RefusedError`` (422 ``api/key-used``) where its key came with another request.
        """
        if self.key is None:
            return None
        for entry in kept.entries:
            if entry.key.rpartition("#")[0] == self.key:
                if entry.key != self.log_key:
                    raise RefusedError(422, Fault("api/key-used", ("Idempotency-Key",)))
                return entry
        return None


async def sent(
    request: Request,
    if_match: Annotated[
        str | None,
        Header(description='The revision that this is meant for, as its ETag: "7". Otherwise whatever is now.'),
    ] = None,
    idempotency_key: Annotated[
        str | None,
        Header(
            description="A name for this request: sent again, it is not done again, and has the same answer.",
            json_schema_extra={"pattern": f"^{_KEY.pattern}$"},
        ),
    ] = None,
) -> Sent:
    """Read the request.

    Raises ``RefusedError`` (400 ``record/wrong-type``) for headers that cannot be read.
    """
    if if_match is not None and if_match.strip() != "*" and not _TAGS.fullmatch(if_match):
        raise _unreadable("If-Match", '"7"', if_match)
    if idempotency_key is not None and not _KEY.fullmatch(idempotency_key):
        raise _unreadable("Idempotency-Key", "ASCII ≤ 64", idempotency_key)
    content = await request.body()
    what = f"{request.method} {request.scope['path']}?".encode("utf-8", "replace") + request.scope["query_string"]
    return Sent(
        content,
        request.headers.get("content-type", "").partition(";")[0].strip().lower(),
        None if if_match is None or if_match.strip() == "*" else tuple(map(int, _STRONG.findall(if_match))),
        idempotency_key,
        hashlib.sha256(what + b"\n" + content).hexdigest()[:12],
    )


def _unreadable(header: str, expected: str, value: str) -> RefusedError:
    values = {"field": header, "expected": expected, "value": shown(value)}
    return RefusedError(400, Fault("record/wrong-type", (header,), values))


Received = Annotated[Sent, Depends(sent)]
