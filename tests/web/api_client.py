"""A program that uses the API, for tests."""

from typing import Any

from starlette.testclient import TestClient

from rami import Match
from rami.keep.deeds import Started
from rami.store import Role
from rami.web.kept import Matches
from rami.web.tokens import new_token

ROUND: dict[str, Any] = {"ending": "normal", "winner": 0, "hands": [[], ["AH", "XX", "5C"]], "opened": [True, True]}
"""A round of two players: 0 and 36 points."""


async def new_match(matches: Matches) -> tuple[str, str]:
    """Start a match on a phone, and give its table and the token of its pen."""
    table = await matches.start(Started(Match.start(["Ana", "Ben"])), new_token(), new_token())
    links = await matches.store.links(table)
    return table, next(token for token, role in links.items() if role is Role.PEN)


class Program:
    """A client with the token of the match that it has started."""

    def __init__(self, app: Any) -> None:
        self.client = TestClient(app, raise_server_exceptions=True)
        self.table = ""
        self.pen = self.watch = ""

    def start(self, **document: Any) -> Any:
        """Start a match and keep its links."""
        answer = self.client.post("/api/v1/matches", json={"players": ["Ana", "Ben"], **document})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        links = answer.json()["links"]
        self.pen, self.watch = links["pen"]["token"], links["watch"]["token"]
        return answer

    @property
    def headers(self) -> dict[str, str]:
        """What a request needs that may write."""
        return {"Authorization": f"Bearer {self.pen}"}

    def send(self, method: str, path: str = "", document: Any = None, **more: Any) -> Any:
        """Send a request about the match."""
        headers = {**self.headers, **more.pop("headers", {})}
        body = {} if document is None else {"json": document}
        return self.client.request(method, f"/api/v1/matches/{self.table}{path}", headers=headers, **body, **more)

    def get(self, path: str = "", **more: Any) -> Any:
        """Look at something of the match."""
        return self.send("GET", path, **more)

    def post(self, path: str, document: Any = None, **more: Any) -> Any:
        """Post to the match."""
        return self.send("POST", path, document, **more)

    def record(self, document: Any = None, **more: Any) -> Any:
        """Record a round."""
        return self.post("/rounds", ROUND if document is None else document, **more)
