"""``rami serve``: the pages, on this machine and for every phone in the same network. One process, one file."""

import socket
import sys
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from rami.cli.options import LangOption, language
from rami.words.catalogue import Catalogue, catalogue

_REFUSED: Final = 3
_ALL: Final = "0.0.0.0"  # noqa: S104 - the phones at the table are other devices


def serve(
    host: Annotated[str, typer.Option(help="help-host")] = _ALL,
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-port")] = 8000,
    data: Annotated[Path, typer.Option(help="help-data", envvar="RAMI_DATA")] = Path("rami.db"),
    lang: LangOption = None,
) -> None:
    """help-serve"""  # noqa: D400, D415 - the id of the help text
    texts = catalogue(language(lang))
    listener = take_port(host, port, texts)
    from rami.web.server import InUseError, run

    try:
        run(listener, data, lambda: _announce(listener, host, data, texts))
    except InUseError:
        _refuse(texts.text("cli-data-in-use", file=str(data)))
    except OSError as error:
        _refuse(texts.text("cli-data-unusable", file=str(data), reason=error.strerror or str(error)))


def take_port(host: str, port: int, texts: Catalogue) -> socket.socket:
    """Take the port first, so that a taken one is told before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends every answer at once; else its body waits 40 ms for the head to be acknowledged.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        _refuse(texts.text("cli-port-taken", port=str(port), other=str(port + 1 if port < 65535 else port - 1)))
    return listener


def _announce(listener: socket.socket, host: str, data: Path, texts: Catalogue) -> None:
    import segno

    port = listener.getsockname()[1]
    typer.echo(texts.text("cli-serving", url=f"http://localhost:{port}/"))
    shared = _address() if host == _ALL else None
    if shared is not None:
        url = f"http://{shared}:{port}/"
        typer.echo(texts.text("cli-serving-others", url=url))
        if sys.stdout.isatty():
            segno.make(url, micro=False).terminal(compact=True)
    typer.echo(texts.text("cli-serving-kept", file=str(data)))


def _address() -> str | None:
    """Give the address by which others in the network reach this machine; no packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") or address == _ALL else address


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(_REFUSED)
