"""Write conformance/boundaries.json and boundary-matches.json: both sides of every limit of the rules.

Run ``python tests/make_conformance.py`` after a change of the loops in ``conformance_rounds.py``,
``conformance_ranks.py`` or ``conformance_matches.py``. What must come out is told by the oracle and by the text of the rules, never by the library.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from conformance_matches import MATCH_GROUPS
from conformance_ranks import ranks_alone
from conformance_rounds import ROUND_GROUPS, Case

FOLDER = Path(__file__).parent.parent / "conformance"


def numbered(letters: str, groups: Sequence[Callable[[], Iterator[Case]]]) -> Iterator[Case]:
    for group_number, group in enumerate(groups, 1):
        for number, case in enumerate(group(), 1):
            yield {"id": f"{letters}{group_number:02}-{number:03}", **case}


def text_of(cases: Iterable[Case]) -> str:
    """One case a line."""
    lines = (" " + json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def documents() -> dict[str, str]:
    """The files by name, as they must be."""
    return {
        "boundaries.json": text_of(numbered("BR", (*ROUND_GROUPS, ranks_alone))),
        "boundary-matches.json": text_of(numbered("BM", MATCH_GROUPS)),
    }


def main() -> None:
    for name, text in documents().items():
        _ = (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
