"""The API against anything at all: bodies of every kind, posts from elsewhere, its description and its page."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest
from api_client import PROBLEM, ROUND, WRITES, Program, bare_api, problem
from hypothesis import given, settings
from hypothesis import strategies as st

from rami.errors import FAULT_VALUES
from rami.records.schema import MATCH
from rami.records.schema import ROUND as ROUND_SHAPE
from rami.store.bus import MemoryBus
from rami.store.memory import MemoryStore
from rami.web.api.app import with_api
from rami.web.api.shapes import components
from rami.web.guard import MOST_BYTES, Budget
from rami.words.languages import LANGUAGES


@pytest.fixture
def program() -> Program:
    return Program().start()


# Anything at all

KNOWN = st.sampled_from(
    sorted(
        {
            *ROUND_SHAPE.needed,
            *ROUND_SHAPE.optional,
            *MATCH.needed,
            *MATCH.optional,
            "names",
            "name",
            "total",
            "players",
        }
    )
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8) | KNOWN, inside, max_size=5),
    max_leaves=12,
)
BODIES = st.one_of(
    st.dictionaries(KNOWN, JSON | st.lists(st.text(max_size=4) | st.integers(-2, 40), max_size=4), max_size=6),
    JSON,
).map(lambda document: json.dumps(document).encode())
SENT = [("POST", "/api/v1/score"), ("POST", "/api/v1/matches")] + [
    (method, f"{{}}{path}") for method, path, document in WRITES if document is not None
]


SHARED = Program(bare_api()).start()


@settings(max_examples=150)
@given(
    where=st.sampled_from(SENT),
    content=BODIES | st.binary(max_size=60),
    kind=st.sampled_from(("application/json", "text/plain", "text/csv", "")),
    headers=st.dictionaries(
        st.sampled_from(("If-Match", "Idempotency-Key", "Accept-Language", "Host", "Content-Type", "Origin")),
        st.text(st.characters(codec="latin-1", exclude_categories=("Cc",)), max_size=30),
    ),
)
def test_no_request_breaks_anything(where: Any, content: bytes, kind: str, headers: dict[str, str]) -> None:
    method, path = where
    every = {"content-type": kind, "Authorization": f"Bearer {SHARED.pen}", **headers}
    encoded = [(name.encode(), value.encode("latin-1")) for name, value in every.items()]
    url = path.replace("{}", f"/api/v1/matches/{SHARED.table}")
    answer = SHARED.client.request(method, url, content=content, headers=encoded)
    assert answer.status_code < 500
    if answer.status_code >= 400:
        PROBLEM.validate(answer.json())


# What guards it


def test_posts_from_other_sites_are_refused_unless_they_show_a_token(program: Program) -> None:
    foreign = {"sec-fetch-site": "cross-site"}
    for headers in (foreign, {"origin": "https://example.org"}, {"origin": "http://["}):
        problem(program.client.post("/api/v1/score", json=ROUND, headers=headers), 403, "web/cross-site")
    assert program.record(headers=foreign).status_code == 201
    assert program.client.post("/new", headers=foreign).headers["content-type"].startswith("text/html")


def test_a_body_too_large_is_refused_however_it_comes(program: Program) -> None:
    large = b" " * (MOST_BYTES + 1)
    problem(program.client.post("/api/v1/score", content=large), 413, "web/too-large")
    problem(program.client.post("/api/v1/score", content=iter([large[:600_000]] * 2)), 413, "web/too-large")


def test_too_many_requests_are_told_how_long_to_wait() -> None:
    budget = Budget(burst=3, per_second=0.5, clock=lambda: 0.0)
    program = Program(with_api(MemoryStore(), MemoryBus(), budget=budget))
    answers = [program.client.post("/api/v1/score", json=ROUND) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    problem(answers[3], 429, "web/too-many")
    assert answers[3].headers["retry-after"] == "2"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/score", "POST"),
        ("POST", "/matches/x/rounds/1", "DELETE, GET, PUT"),
        ("OPTIONS", "/matches/x/players/1", "DELETE, PATCH"),
        ("PUT", "/openapi.json", "GET"),
    ],
)
def test_a_method_that_is_not_there_tells_those_that_are(method: str, path: str, allowed: str) -> None:
    answer = Program().client.request(method, f"/api/v1{path}")
    problem(answer, 405, "api/method")
    assert answer.headers["allow"] == allowed


# The description and the page of codes


def test_the_description_holds_the_published_schemas_and_no_other_host() -> None:
    client = Program().client
    answer = client.get("/api/v1/openapi.json")
    described = answer.json()
    assert described["openapi"].startswith("3.1.")
    assert described["components"]["schemas"] == components()
    assert described["components"]["schemas"]["Match"] == MATCH.schema()
    assert not re.search(r"https?://", answer.text)
    ids = [operation["operationId"] for methods in described["paths"].values() for operation in methods.values()]
    assert len(set(ids)) == len(ids) == 21
    for path in ("/docs", "/redoc", "/openapi.json", "/v1/docs", "/docs/oauth2-redirect"):
        problem(client.get(f"/api{path}"), 404, "web/not-found")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_api_lists_every_code(language: str) -> None:
    client = Program().client
    answer = client.get("/api", headers={"accept-language": language})
    assert answer.url.path == "/api/v1/"
    assert re.findall(r'<tr id="([^"]+)"', answer.text) == list(FAULT_VALUES)
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', answer.text)


def test_the_pages_load_without_what_the_api_needs() -> None:
    code = "import sys; import rami.web.app; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"fastapi", "pydantic", "sqlalchemy", "alembic", "aiosqlite"} & set(ran.stdout.split())
