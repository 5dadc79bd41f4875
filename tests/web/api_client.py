"""A program that uses the API, for tests."""

from typing import Any

from jsonschema import Draft202012Validator
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from rami import Match
from rami.keep.deeds import Started
from rami.store.bus import MemoryBus
from rami.store.memory import MemoryStore
from rami.web.api.app import make_api, with_api
from rami.web.kept import Kept, Matches, Request
from rami.web.tokens import new_table_id, new_token

ROUND: dict[str, Any] = {"ending": "normal", "winner": 0, "hands": [[], ["AH", "XX", "5C"]], "opened": [True, True]}
"""A round of two players: 0 and 36 points."""


def scored(*points: int, **more: Any) -> dict[str, Any]:
    """A round by its sums: the first without points went out, everybody has opened."""
    hands = [total or None for total in points]
    return {"ending": "normal", "winner": points.index(0), "hands": hands, "opened": [True] * len(points), **more}


WRITES: list[tuple[str, str, Any]] = [
    ("POST", "/rounds", scored(10, 0)),
    ("PUT", "/rounds/1", scored(10, 0)),
    ("DELETE", "/rounds/1", None),
    ("POST", "/players", {"name": "Chi"}),
    ("PATCH", "/players/1", {"name": "Anna"}),
    ("PUT", "/order", {"players": ["Ben", "Ana"]}),
    ("PUT", "/rules", {"preset": "easy"}),
    ("PUT", "/target", {"target": 300}),
    ("POST", "/undo", None),
]
"""A change of each kind to a match with a round."""

DESCRIBED = make_api().openapi()
PROBLEM: Any = Draft202012Validator({"$ref": "#/components/schemas/Problem", "components": DESCRIBED["components"]})


def problem(answer: Any, status: int, *codes: str, fields: list[str] | None = None) -> Any:
    """Hold an answer to be a problem with these codes."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    document = answer.json()
    PROBLEM.validate(document)
    assert document["status"] == status
    assert [fault["code"] for fault in document["faults"]] == list(codes)
    assert document["type"] == f"/api/v1/#{codes[0]}"
    if fields is not None:
        assert [field for fault in document["faults"] for field in fault["fields"]] == fields
    return document


def bare_api() -> Starlette:
    """The API without what guards it: no request is refused for coming too fast."""
    api = make_api()
    app = Starlette(routes=[Mount("/api", api)])
    app.state.matches = api.state.matches = Matches(MemoryStore(), MemoryBus())
    return app


async def new_match(matches: Matches) -> tuple[str, str]:
    """Start a match as a program does, and give its table and the token of its owner."""
    table, owner = new_table_id(), new_token()
    match = Match.start(["Ana", "Ben"])
    await matches.create(table, Started(match), owner, Request("api", "start"), "API")
    return table, owner


class Program:
    """A client with the tokens of the match that it has started."""

    def __init__(self, app: Any = None) -> None:
        self.app = app or with_api(MemoryStore(), MemoryBus())
        self.client = TestClient(self.app, raise_server_exceptions=True)
        self.table = ""
        self.pen = self.watch = self.owner = self.code = ""

    def start(self, **document: Any) -> "Program":
        """Start a match and keep its links."""
        answer = self.client.post("/api/v1/matches", json={"players": ["Ana", "Ben"], **document})
        assert answer.status_code == 201, answer.text
        self.take(answer.json())
        return self

    def take(self, document: Any) -> None:
        """Keep what the answer to a start tells."""
        self.table, self.owner, links = document["id"], document["owner"], document["links"]
        self.pen, self.watch, self.code = links["pen"]["token"], links["watch"]["token"], links["code"]

    def send(self, method: str, path: str = "", document: Any = None, *, token: str | None = None, **more: Any) -> Any:
        """Send a request about the match, with the token of the pen unless another is given."""
        headers = {"Authorization": f"Bearer {self.pen if token is None else token}", **more.pop("headers", {})}
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

    @property
    def matches(self) -> Matches:
        """The matches of the application."""
        matches: Matches = self.app.state.matches
        return matches

    @property
    def kept(self) -> Kept:
        """The match as it stands, with its log."""
        waiting = self.matches.load(self.table)
        try:
            waiting.send(None)
        except StopIteration as done:
            kept: Kept = done.value
            return kept
        raise AssertionError

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.kept.keep.match
