"""A keeper to test: the pages on a store in memory, and phones that tap their way through them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.testclient import TestClient

from rami import Match
from rami.keep.log import Keep, folded
from rami.store.bus import MemoryBus
from rami.store.memory import MemoryStore
from rami.web.app import make_app
from rami.web.kept import Matches

NAMES = ("Anna", "Mehmet", "สมชาย", "Екатерина", "रवि", "Linh")


def new_app() -> Any:
    """Give the pages on an empty store."""
    return make_app(MemoryStore(), MemoryBus())


class Phone:
    """A browser of its own, with the match that it has open."""

    def __init__(self, app: Any, language: str = "en") -> None:
        self.app = app
        self.client = TestClient(app, headers={"accept-language": language}, raise_server_exceptions=True)
        self.table = ""
        self._keys = 0

    @property
    def matches(self) -> Matches:
        """The matches of the application."""
        matches: Matches = self.app.state.matches
        return matches

    @property
    def keep(self) -> Keep:
        """The match as its log gives it."""
        store: Any = self.matches.store
        from rami.keep.coding import read_deed
        from rami.keep.log import Entry

        return folded(
            Entry(seq, at, author, key, read_deed(body)) for seq, at, author, key, body in store._events[self.table]
        )

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.keep.match

    def key(self) -> str:
        """Give a key that no other form has."""
        self._keys += 1
        return f"{id(self)}-{self._keys}"

    def get(self, path: str = "", **more: Any) -> Any:
        """Open a page of the match."""
        return self.client.get(f"/m/{self.table}{path}", **more)

    def post(self, path: str, fields: Mapping[str, Any], *, seen: int | None = None, key: str | None = None) -> Any:
        """Send a form of the match."""
        data = {"key": key or self.key(), "seen": str(self.keep.seq if seen is None else seen), **fields}
        return self.client.post(f"/m/{self.table}{path}", data=data, follow_redirects=False)

    def start(self, players: int = 2, **fields: Any) -> "Phone":
        """Begin a match."""
        form = {"name": list(NAMES[:players]), "key": self.key(), "dealer": "0", **fields}
        answer = self.client.post("/new", data=form, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].rsplit("/", 1)[1]
        return self

    def record(self, *hands: Any, path: str = "/round", **more: Any) -> Any:
        """Record a round: the first empty hand won, a text with a trailing ``!`` belongs to who never opened."""
        return self.post(path, round_fields(hands), **more)


def round_fields(hands: Sequence[Any], ending: str = "normal") -> dict[str, str]:
    """Give the fields of the form of a round."""
    texts = [str(hand) for hand in hands]
    fields = {"ending": ending}
    if ending != "blocked":
        fields["winner"] = str(texts.index(""))
    for seat, text in enumerate(texts):
        fields[f"hand-{seat}"] = text.removesuffix("!")
        if text and not text.endswith("!"):
            fields[f"opened-{seat}"] = "yes"
    return fields


def figures(html: str) -> list[list[str]]:
    """Give the sheet of a page as texts: a list a row."""
    body = html[html.index("<tbody>") : html.index("</tbody>")]
    return [
        [
            re.sub(r"<small.*?</small>|<span class=\"vh\">.*?</span>|<[^>]+>", "", cell).strip()
            for cell in re.findall(r"<td.*?</td>", row, re.DOTALL)
        ]
        for row in re.findall(r"<tr.*?</tr>", body, re.DOTALL)
    ]
