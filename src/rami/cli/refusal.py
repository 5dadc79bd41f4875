"""Refusals on the command line: every fault as a sentence, a bad card shown in its place."""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NoReturn

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rami.cli.output import print_json
from rami.cli.report import Format
from rami.errors import Fault
from rami.words.catalogue import catalogue
from rami.words.faults import fault_in_place, fault_sentence

REFUSED: Final = 3
"""The exit code of a refusal; 1 is that of a failed case."""

MISUSED: Final = 2
"""The exit code of a wrong use of the command line."""

_HAND: Final = re.compile(r"hands\[(\d+)\]$")


def refuse(
    faults: Sequence[Fault],
    language: str,
    form: Format,
    *,
    texts: Mapping[int | None, str] | None = None,
    names: Sequence[str] = (),
    code: int = REFUSED,
) -> NoReturn:
    """Tell every fault on the standard error output and end, with ``REFUSED`` unless another exit code is given.

    ``texts`` are the typed hands by seat, or under None the one text, in which bad cards are shown.
    """
    tell(faults, language, form, texts=texts, names=names)
    raise typer.Exit(code)


def tell(
    faults: Sequence[Fault],
    language: str,
    form: Format,
    *,
    texts: Mapping[int | None, str] | None = None,
    names: Sequence[str] = (),
) -> None:
    """Tell every fault on the standard error output; see ``refuse``."""
    if form is Format.JSON:
        print_json({"refused": [fault_document(fault, language, names) for fault in faults]}, sys.stderr)
    else:
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        console.print(Text(catalogue(language).text("cli-refused"), style="bold"))
        for fault in faults:
            console.print(Text(f"  {fault_in_place(fault, language, names)}"))
            for line in _shown_in_place(fault, texts or {}):
                console.print(Text(line))


def fault_document(fault: Fault, language: str, names: Sequence[str] = ()) -> dict[str, Any]:
    """Give a fault as data: code, fields, values, and its sentence.

    >>> fault_document(Fault("match/over"), "en")["code"]
    'match/over'
    """
    return {
        "code": fault.code,
        "fields": list(fault.fields),
        "values": dict(fault.values),
        "sentence": fault_sentence(fault, language, names),
    }


def _shown_in_place(fault: Fault, texts: Mapping[int | None, str]) -> Iterator[str]:
    """Show the text and point at the card that is none, however wide its letters are."""
    if fault.code != "card/unknown":
        return
    found = _HAND.search(fault.fields[0]) if fault.fields else None
    text = texts.get(int(found.group(1)) if found else None)
    offset, word = fault.values["offset"], fault.values["text"]
    if text is not None and isinstance(offset, int) and isinstance(word, str):
        yield f"    {text}"
        yield f"    {' ' * cell_len(text[:offset])}{'^' * max(cell_len(word), 1)}"
