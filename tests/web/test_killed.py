"""Nothing is lost: the server is killed at random moments under load, and every acknowledged round is there again."""

import random
import re
import ssl
import threading
import time
from pathlib import Path

import httpx2
from server import Server

KILLS = 50
WRITERS = 3


class Writer(threading.Thread):
    """A phone that records one round after the other, and notes which were acknowledged."""

    def __init__(self, server: Server, client: httpx2.Client, table: str, number: int) -> None:
        super().__init__(daemon=True)
        self.server, self.client, self.table, self.number = server, client, table, number
        self.acknowledged: list[int] = []
        self.tried: set[int] = set()
        self.stopped = threading.Event()

    def run(self) -> None:
        """Write until stopped or cut off."""
        while not self.stopped.is_set():
            value = 2 + self.number + 7 * (len(self.tried) % 20)
            self.number += 1
            self.tried.add(value)
            form = {"winner": "0", "ending": "normal", "hand-1": str(value), "opened-1": "yes", "key": f"{self.number}"}
            try:
                answer = self.client.post(f"{self.server.url}/m/{self.table}/round", data=form, timeout=5)
            except httpx2.HTTPError:
                return
            if answer.status_code == 303:
                self.acknowledged.append(value)


def started(client: httpx2.Client, server: Server) -> str:
    """Begin a match that does not end so soon."""
    form = {"name": ["Ana", "Ben"], "target": "2000", "key": "start"}
    return client.post(f"{server.url}/new", data=form).headers["location"].rsplit("/", 1)[1]


def points(client: httpx2.Client, server: Server, table: str) -> list[int]:
    """Read what the loser has been charged, round by round."""
    page = client.get(f"{server.url}/m/{table}").text
    return [int(found) for found in re.findall(r"/why/\d+/1\".*?aria-hidden=\"true\">(\d+)</span>", page)]


def test_killed_at_random_moments_under_load_it_loses_no_acknowledged_round(tmp_path: Path) -> None:
    chance = random.Random(20261130)
    trust = ssl.create_default_context()
    with Server(tmp_path / "rami.db") as server:
        for _ in range(KILLS):
            clients = [httpx2.Client(timeout=60, verify=trust) for _ in range(WRITERS)]
            tables = [started(client, server) for client in clients]
            writers = [Writer(server, *pair, 0) for pair in zip(clients, tables, strict=True)]
            for writer in writers:
                writer.start()
            time.sleep(chance.uniform(0.01, 0.25))
            server.kill()
            for writer in writers:
                writer.stopped.set()
                writer.join()
            server.start()
            for writer, client, table in zip(writers, clients, tables, strict=True):
                kept = points(client, server, table)
                acknowledged = writer.acknowledged
                assert kept[: len(acknowledged)] == acknowledged
                assert len(kept) <= len(acknowledged) + 1
                assert set(kept) <= writer.tried
                client.close()
