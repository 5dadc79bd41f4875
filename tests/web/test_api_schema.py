"""The description of the API held to what it does: schemathesis makes requests from it, good and bad."""

from collections.abc import Coroutine
from typing import Any

import schemathesis
from api_client import ROUND, bare_api, new_match
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi import checks

from rami.keep.deeds import Joined, Recorded, Undone
from rami.records.json_record import result_from
from rami.web.kept import Matches, Request

thesis: Any = schemathesis
thesis_checks: Any = checks
APP = bare_api()
CONFIG = thesis.Config.from_dict(
    {
        # A whole match has thousands of fields to set wrong one by one; some are drawn instead.
        "operations": [{"include-operation-id": "start_match", "phases": {"coverage": {"enabled": False}}}]
    }
)
REFUSED = thesis_checks.positive_data_acceptance
NOT_REFUSED = thesis_checks.negative_data_rejection
SCHEMA = thesis.openapi.from_asgi("/api/v1/openapi.json", APP, config=CONFIG)


@SCHEMA.exclude(operation_id="follow_match").parametrize()
@settings(
    max_examples=30,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_every_request_gets_an_answer_that_is_described(case: Any) -> None:
    matches: Matches = APP.state.matches
    table, token = at_once(prepared(matches))
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = table
    # What the game refuses in a document of the right shape no schema can tell.
    headers = {"Authorization": f"Bearer {token}"}
    query: dict[str, object] = case.query or {}
    excluded = [REFUSED, NOT_REFUSED] if any(map(vanishes, query.values())) else [REFUSED]
    answer = case.call_and_validate(headers=headers, excluded_checks=excluded)
    if case.meta.generation.mode.is_positive and answer.status_code in (400, 422):
        assert not [fault for fault in answer.json()["faults"] if is_of_shape(fault)]


def vanishes(value: object) -> bool:
    """Whether a parameter is not sent at all, so that it cannot be refused: no client writes it into an address."""
    return value is None or value in ([], (), {})


def is_of_shape(fault: Any) -> bool:
    """Whether a document is refused for its shape. 36.0 is an integer to a schema; tags are told in words only."""
    codes = ("record/missing", "record/unknown-field", "record/wrong-type")
    return (
        fault["code"] in codes
        and fault["fields"] != ["If-Match"]
        and not str(fault["values"].get("value")).endswith(".0")
    )


async def prepared(matches: Matches) -> tuple[str, str]:
    """A match with a round to correct, a step to redo, and the token of its owner."""
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
