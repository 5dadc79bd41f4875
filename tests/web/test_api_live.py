"""The API on a real server: the examples of its documentation, and the stream of revisions."""

import json
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import httpx2
import pytest
from api_client import ROUND
from server import Server

from rami.cli.serve import take_port
from rami.words.catalogue import catalogue

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
HERE = "http://localhost:8000"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("api") / "rami.db") as running:
        yield running


def examples(kind: str) -> list[tuple[str, str, str]]:
    """The blocks of one kind, each with the kind and the text of the output that follows it."""
    found: list[tuple[str, str, str]] = []
    for (language, code), (after, output) in zip(BLOCKS, [*BLOCKS[1:], ("", "")], strict=True):
        if language == kind:
            found.append((code, after, output) if after in ("json", "text") else (code, "", ""))
    return found


def timeless(text: str) -> str:
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:]{8}", "…", text)


@pytest.mark.skipif(shutil.which("curl") is None or shutil.which("bash") is None, reason="the examples need curl")
def test_the_examples_with_curl_do_what_they_say(server: Server, tmp_path: Path) -> None:
    blocks = examples("sh")
    script = "\necho; echo @@@\n".join(code for code, _, _ in blocks).replace(HERE, server.url)
    ran = subprocess.run(["bash", "-euc", script], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60)
    outputs = [output.strip() for output in ran.stdout.split("@@@")]
    assert len(outputs) == len(blocks) == 7
    for (_, kind, expected), output in zip(blocks, outputs, strict=True):
        if kind == "json":
            assert json.loads(output) == json.loads(expected)
        elif kind == "text":
            assert timeless(output) == timeless(expected.strip())
    assert re.match(r'id: 4\r?\nevent: revision\r?\ndata: \{"id": "\w+", "revision": 4, "sheet": ', outputs[5])
    names = ("round", "corrected", "undone", "order", "target", "rules")
    told = {name: json.loads((tmp_path / f"{name}.json").read_text())["match"] for name in names}
    assert [told[name]["sheet"]["totals"] for name in names[:3]] == [[0, 36], [0, 16], [0, 36]]
    assert told["order"]["sheet"]["players"] == ["Ben", "Ana"]
    assert [told[name]["sheet"]["target"] for name in names[3:]] == [100, 300, 300]
    assert told["rules"]["timeline"][-1] == {
        "type": "rules",
        "rules": {"preset": "rami", "target": 300, "surcharge": 30},
    }


def test_the_example_in_python_does_what_it_says(server: Server) -> None:
    ((code, kind, expected),) = examples("python")
    assert kind == "text"
    ran = subprocess.run(
        [sys.executable, "-c", code.replace(HERE, server.url)], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.stdout + ran.stderr == expected


class Stream:
    """A stream of events that is read one at a time."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
        headers = {"Authorization": f"Bearer {token}"}
        self.connection.request("GET", f"/api/v1/matches/{table}/events", headers=headers)
        self.answer: HTTPResponse = self.connection.getresponse()

    def close(self) -> None:
        """Hang up."""
        self.answer.close()
        self.connection.close()

    def event(self) -> dict[str, str]:
        """Wait for the next event; signs of life are passed over."""
        fields: dict[str, str] = {}
        ends = time.monotonic() + 40
        while time.monotonic() < ends:
            line = self.answer.readline().decode()
            assert line, "the stream has ended"
            name, _, value = line.strip().partition(": ")
            if line.strip() and name:
                fields[name] = value
            elif fields:
                return fields
        raise AssertionError("nothing is told")


def test_the_stream_tells_every_change_and_the_end(server: Server) -> None:
    with httpx2.Client(base_url=f"{server.url}/api/v1") as client:
        match: Any = client.post("/matches", json={"players": ["Ana", "Ben"]}).json()
        tokens = {name: {"Authorization": f"Bearer {match['links'][name]['token']}"} for name in ("pen", "watch")}
        owner = {"Authorization": f"Bearer {match['owner']}"}
        path = f"/matches/{match['id']}"
        assert client.get(f"{path}/events").status_code == 401
        watching = Stream(server, match["id"], match["links"]["watch"]["token"])
        owning = Stream(server, match["id"], match["owner"])
        assert watching.answer.headers["content-type"].startswith("text/event-stream")
        for number in (1, 2, 3):
            for stream in (watching, owning):
                event = stream.event()
                assert (event["event"], event["id"]) == ("revision", str(number))
                now = client.get(path, headers=tokens["watch"]).json()
                assert json.loads(event["data"])["sheet"] == now["match"]["sheet"]
            if number < 3:
                assert client.post(f"{path}/rounds", json=ROUND, headers=tokens["pen"]).status_code == 201
        assert client.post(f"{path}/links", headers=owner).status_code == 201
        assert watching.event()["event"] == "gone"
        assert client.delete(path, headers=owner).status_code == 204
        assert owning.event()["event"] == "gone"
        for stream in (watching, owning):
            stream.close()


def test_the_listener_sends_every_answer_at_once() -> None:
    """What asyncio knows as TCP gets no delay for the body of an answer."""
    listener = take_port("127.0.0.1", 0, catalogue("en"))
    with listener:
        assert listener.proto == socket.IPPROTO_TCP
