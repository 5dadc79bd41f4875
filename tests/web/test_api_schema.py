"""The description of the API held to what it does: schemathesis makes requests from it, good and bad."""

from collections.abc import Coroutine
from typing import Any

import schemathesis
from api_client import ROUND, new_match
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.applications import Starlette
from starlette.routing import Mount

from rami.keep.deeds import Joined, Recorded, Undone
from rami.records.json_record import result_from
from rami.store.bus import MemoryBus
from rami.store.memory import MemoryStore
from rami.web.api.app import make_api
from rami.web.kept import Matches, Request


def bare_api() -> Starlette:
    """The API without what guards it: no request is refused for coming too fast."""
    api = make_api()
    api.state.matches = Matches(MemoryStore(), MemoryBus())
    return Starlette(routes=[Mount("/api", api)])


APP = bare_api()
CONFIG = schemathesis.Config.from_dict(
    {
        # A whole match has thousands of fields to set wrong one by one; some are drawn instead.
        "operations": [{"include-operation-id": "start_match", "phases": {"coverage": {"enabled": False}}}]
    }
)
SCHEMA = schemathesis.openapi.from_asgi("/api/v1/openapi.json", APP, config=CONFIG)


@SCHEMA.exclude(operation_id="follow_match").parametrize()
@settings(max_examples=30, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_gets_an_answer_that_is_described(case: Any) -> None:
    matches: Matches = APP.routes[0].app.state.matches
    table, token = at_once(prepared(matches))
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = table
    # What the game refuses in a document of the right shape no schema can tell.
    headers = {"Authorization": f"Bearer {token}"}
    answer = case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance])
    if case.meta.generation.mode.is_positive and answer.status_code in (400, 422):
        assert not list(filter(is_of_shape, answer.json()["faults"]))


def is_of_shape(fault: Any) -> bool:
    """Whether a document is refused for its shape. 36.0 is an integer to a schema; tags are told in words only."""
    codes = ("record/missing", "record/unknown-field", "record/wrong-type")
    return fault["code"] in codes and fault["fields"] != ["If-Match"] and not str(fault["values"].get("value")).endswith(".0")



async def prepared(matches: Matches) -> tuple[str, str]:
    """A match with a round to correct, a step to redo, and the token of its pen."""
    table, token = await new_match(matches)
    for number, deed in enumerate((Recorded(result_from(ROUND)), Joined("Chi"), Undone())):
        await matches.write(table, deed, Request("1", str(number)))
    return table, token


def at_once(waiting: Coroutine[Any, Any, Any]) -> Any:
    """Run what never waits: a store in memory."""
    try:
        waiting.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError
