"""``rami serve``: the pages, on this machine and for every phone in the same network. One process, one file."""

import errno
import socket
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from rami.cli.options import LangOption, language
from rami.cli.output import holds, print_text
from rami.cli.refusal import refuse
from rami.cli.report import Format
from rami.errors import Fault
from rami.words.catalogue import Catalogue, catalogue

_ALL: Final = "0.0.0.0"  # noqa: S104 - the phones at the table are other devices
_WRONG_HOST: Final = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})
_NOT_ALLOWED: Final = frozenset({errno.EACCES, errno.EPERM})


def serve(
    host: Annotated[str, typer.Option(help="help-host")] = _ALL,
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-port")] = 8000,
    data: Annotated[Path, typer.Option(help="help-data", envvar="RAMI_DATA")] = Path("rami.db"),
    lang: LangOption = None,
) -> None:
    """help-serve"""  # noqa: D400, D415 - the id of the help text
    texts = catalogue(language(lang))
    listener = take_port(host, port, texts)
    from rami.store.migrate import UnusableError
    from rami.web.server import InUseError, run

    with listener:
        try:
            run(listener, data, lambda: _announce(listener, host, data, texts))
        except InUseError:
            fault = Fault("serve/data-in-use", ("--data",), {"file": str(data)})
        except UnusableError as error:
            fault = _data_fault(data, "" if error.no_database else error.reason)
        except OSError as error:
            fault = _data_fault(data, error.strerror or str(error))
        else:
            return
    refuse([fault], texts.language, Format.TEXT)


def take_port(host: str, port: int, texts: Catalogue) -> socket.socket:
    """Take the port first, so that a taken one is told before anything else is done.

    Who opens the address at once waits until there is an answer, and is not turned away.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        # Named as TCP, so that asyncio sends every answer at once; else its body waits 40 ms for the head to be acknowledged.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen()
        except BaseException:
            listener.close()
            raise
    except (OSError, UnicodeError) as error:
        refuse([_port_fault(error, host, port)], texts.language, Format.TEXT)
    return listener


def _port_fault(error: OSError | UnicodeError, host: str, port: int) -> Fault:
    """Say which of both was wrong, the host or the port; a name that cannot be written as one is no host."""
    number = None if isinstance(error, UnicodeError) else error.errno
    if isinstance(error, socket.gaierror | UnicodeError) or number in _WRONG_HOST:
        return Fault("serve/no-such-host", ("--host",), {"host": host})
    if number in _NOT_ALLOWED:
        return Fault("serve/not-allowed", ("--port",), {"port": str(port)})
    if number == errno.EADDRINUSE:
        values = {"port": str(port), "other": str(port + 1 if port < 65535 else port - 1)}
        return Fault("serve/port-taken", ("--port",), values)
    reason = error.strerror or str(error)
    return Fault("serve/cannot-listen", ("--host", "--port"), {"host": host, "port": str(port), "reason": reason})


def _data_fault(data: Path, reason: str) -> Fault:
    """Say that a file cannot be used, or without a reason that it is no database."""
    if reason:
        return Fault("serve/data-unusable", ("--data",), {"file": str(data), "reason": reason})
    return Fault("serve/not-a-database", ("--data",), {"file": str(data)})


def _announce(listener: socket.socket, host: str, data: Path, texts: Catalogue) -> None:
    import segno

    port = listener.getsockname()[1]
    print_text(texts.text("cli-serving", url=f"http://localhost:{port}/"))
    shared = _address() if host == _ALL else None
    if shared is not None:
        url = f"http://{shared}:{port}/"
        print_text(texts.text("cli-serving-others", url=url))
        if sys.stdout.isatty() and holds("▀▄█", sys.stdout):
            segno.make(url, micro=False).terminal(compact=True)
    print_text(texts.text("cli-serving-kept", file=str(data)))


def _address() -> str | None:
    """Give the address by which others in the network reach this machine; no packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") or address == _ALL else address
