"""Starting the server of the pages: what keeps it from starting, told in every language, with nothing changed."""

import errno
import re
import socket
import sqlite3
from pathlib import Path

import pytest

from cli_runner import Ran, Terminal
from rami.store.migrate import migrate
from rami.web.server import InUseError, run
from rami.words.catalogue import catalogue
from rami.words.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_written_as_it_is_typed(terminal: Terminal, tmp_path: Path, language: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        asked = ["--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "rami.db")]
        ran = terminal.run(["serve", *asked, "--lang", language])
    assert ran.code == 3
    assert ran.out == ""
    assert re.findall(r"\d+", ran.err) == [port, str(int(port) + 1)]


def started(terminal: Terminal, *arguments: str) -> Ran:
    return terminal.run(["serve", "--port", "0", *arguments])


@pytest.mark.parametrize(
    ("host", "language"),
    [*(("203.0.113.5", language) for language in LANGUAGES), ("nohost.invalid", "en"), ("x" * 80, "en")],
)
def test_a_host_that_is_not_here_is_no_taken_port(terminal: Terminal, tmp_path: Path, host: str, language: str) -> None:
    ran = started(terminal, "--host", host, "--data", str(tmp_path / "rami.db"), "--lang", language)
    told = catalogue(language).text("error-serve-no-such-host", host=host)
    assert (ran.code, ran.out, ran.err.splitlines()[1:]) == (3, "", [f"  {told}"])
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.EACCES, "Listening on port 80 is not allowed here. Choose one from 1024 up, such as --port 8000."),
        (errno.EPERM, "Listening on port 80 is not allowed here. Choose one from 1024 up, such as --port 8000."),
        (errno.EADDRINUSE, "Port 80 is taken. Choose another: --port 81"),
        (errno.EAFNOSUPPORT, "127.0.0.1 is no address of this machine. After --host name one of its own,"),
        (errno.ENOBUFS, "Cannot listen at 127.0.0.1, port 80: No buffer space available"),
    ],
)
def test_what_the_system_says_of_a_port(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, number: int, told: str
) -> None:
    class Refused(socket.socket):
        def bind(self, address: object, /) -> None:
            raise OSError(number, "No buffer space available")

    monkeypatch.setattr("socket.socket", Refused)
    ran = terminal.run(["serve", "--host", "127.0.0.1", "--port", "80"])
    assert ran.code == 3
    assert ran.err.splitlines()[1].startswith(f"  {told}")


def test_the_last_port_has_one_below(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    class Taken(socket.socket):
        def listen(self, backlog: int = 0, /) -> None:
            raise OSError(errno.EADDRINUSE, "taken")

        def bind(self, address: object, /) -> None:
            pass

    monkeypatch.setattr("socket.socket", Taken)
    assert "--port 65534" in terminal.run(["serve", "--port", "65535"]).err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [b"hello\n" * 500, b"SQLite format 3\0" + b"junk" * 500, b"hi"])
def test_a_file_that_is_no_database_is_left_alone(
    terminal: Terminal, tmp_path: Path, content: bytes, language: str
) -> None:
    file = tmp_path / "rami.db"
    file.write_bytes(content)
    ran = started(terminal, "--host", "127.0.0.1", "--data", str(file), "--lang", language)
    told = catalogue(language).text("error-serve-not-a-database", file=str(file))
    assert (ran.code, ran.out, ran.err.splitlines()[1:]) == (3, "", [f"  {told}"])
    assert [*tmp_path.iterdir()] == [file]
    assert file.read_bytes() == content


def test_a_folder_or_a_place_that_is_not_there_is_no_file(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for name, reason in (("folder", "Is a directory"), ("no/rami.db", "No such file or directory")):
        ran = started(terminal, "--host", "127.0.0.1", "--data", str(tmp_path / name))
        assert (ran.code, ran.out) == (3, "")
        assert ran.err.splitlines()[1] == f"  {tmp_path / name} cannot be used: {reason}"
    assert [*tmp_path.iterdir()] == [tmp_path / "folder"]


def test_a_database_of_a_later_version_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "rami.db"
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = file.read_bytes()
    (tmp_path / "rami.db.lock").touch()  # of a server that ran before
    ran = started(terminal, "--host", "127.0.0.1", "--data", str(file))
    assert ran.code == 3
    assert "cannot be used: Can't locate revision" in ran.err
    assert file.read_bytes() == before
    assert (tmp_path / "rami.db.lock").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_in_use_is_told(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    file = tmp_path / "rami.db"
    held: list[str] = []

    def serving(*_: object) -> None:
        """While one serves, another is refused."""

        def again(*_: object) -> None:
            raise AssertionError("two serve one file")

        monkeypatch.setattr("uvicorn.Server.run", again)
        with socket.socket() as listener, pytest.raises(InUseError):
            run(listener, file, lambda: None)
        ran = started(terminal, "--host", "127.0.0.1", "--data", str(file), "--lang", language)
        assert ran.code == 3
        held.append(ran.err)

    monkeypatch.setattr("uvicorn.Server.run", serving)
    with socket.socket() as listener:
        run(listener, file, lambda: None)
    assert catalogue(language).text("error-serve-data-in-use", file=str(file)) in held[0]
