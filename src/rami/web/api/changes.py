"""The one way of the API to change a match: on the revision that was meant, and once however often it is sent."""

from collections.abc import Callable

from rami.keep.deeds import Deed
from rami.match import Match
from rami.web.api.access import AUTHOR, Access
from rami.web.api.sent import Sent
from rami.web.kept import Kept, Request, StaleError


async def change(access: Access, sent: Sent, deed_of: Callable[[Match], Deed | None]) -> Kept:
    """Do a deed to the match as it is now, and give the match right after it; None changes nothing, but is answered the
    same when it comes again under its key.

    Raises ``StaleError`` where the sender meant another revision, ``RefusedError`` for a key that came with another
    request, ``RamiError`` where the match refuses the deed.
    """
    kept, key = access.kept, sent.log_key
    while True:
        done = sent.done(kept)
        if done is not None:
            return kept.as_of(done)
        sent.check_revision(kept)
        deed = deed_of(kept.keep.match)
        if deed is None and sent.key is None:
            return kept
        try:
            written = await access.matches.write(access.table, deed, Request(AUTHOR, key, kept.keep.seq))
        except StaleError as stale:
            kept = stale.kept  # somebody was first: look again at what is now
            continue
        done = written.done(key)
        return written if done is None else written.as_of(done)
