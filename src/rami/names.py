"""Names of players: in any script, compared as people read them."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rami.errors import Fault

_MARKS: Final = re.compile("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c]")
"""What stands above and below letters: accents, the vowels of Hebrew and Arabic, the dot of Hindi."""

_PLAIN: Final = str.maketrans(
    {"đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "þ": "th"}
)
"""Letters with a mark that is not apart from them."""

_BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

MOST_NAME: Final = 500
"""Characters of the longest name; whoever sends a longer one only wants to keep the reader busy."""


def clean_name(name: str) -> str:
    """Give the name as it is kept: composed (NFC), without outer blanks, inner blanks single.

    >>> clean_name("  Marie  Anne ")
    'Marie Anne'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_key(name: str) -> str:
    """Give the form in which names are compared: no case, no difference of encoding, no invisible letters.

    >>> name_key("HIE\u0302\u0309N") == name_key("Hiển")
    True
    """
    return _known_key(name) if len(name) <= MOST_NAME else _key(name)


def _key(name: str) -> str:
    folded = unicodedata.normalize("NFD", clean_name(name)).casefold()
    return unicodedata.normalize("NFC", "".join(c for c in folded if unicodedata.category(c) != "Cf"))


_known_key = lru_cache(maxsize=10_000)(_key)
"""A file names the same people in every line. What is no name is not kept, so that nobody can fill the memory."""


def plain_key(name: str) -> str:
    """Give the form in which names are searched: as ``name_key``, and letters without their marks.

    Vowel signs of Hindi and Thai are no marks but letters, and stay.

    >>> [plain_key(name) for name in ("Đạt", "Nguyễn Ấu", "İpek", "Łukasz", "Фёдор", "ज़ीनत")]
    ['dat', 'nguyen au', 'ipek', 'lukasz', 'федор', 'जीनत']
    """
    letters = unicodedata.normalize("NFD", name_key(name).translate(_PLAIN))
    return unicodedata.normalize("NFC", "".join(c for c in letters if not _MARKS.match(c)))


def free_name(name: str, taken: Iterable[str]) -> str:
    """Give the name, or the first of ``name (2)``, ``name (3)`` ... that nobody has.

    >>> free_name("Sam", ["sam", "Sam (2)"])
    'Sam (3)'
    """
    keys = {name_key(other) for other in taken}
    number, candidate = 1, name
    while name_key(candidate) in keys:
        number += 1
        candidate = f"{name} ({number})"
    return candidate


def _is_control(letter: str) -> bool:
    """Whether a letter is not seen and changes how others are shown, or is half of one."""
    return letter in _BIDI_CONTROLS or unicodedata.category(letter) in ("Cc", "Cs")


def name_faults(name: str, taken: Sequence[str] = (), field: str = "name") -> tuple[Fault, ...]:
    """Tell what keeps a name from being used beside those that are taken.

    >>> [fault.values for fault in name_faults("SAM", ["Sam"])]
    [{'name': 'SAM', 'suggestion': 'SAM (2)'}]
    >>> [fault.values for fault in name_faults("\u202eSam")]
    [{'name': '[U+202E]Sam'}]
    """
    if len(name) > MOST_NAME:
        return (Fault("name/too-long", (field,), {"number": len(name), "most": MOST_NAME}),)
    clean = clean_name(name)
    told = "".join(f"[U+{ord(letter):04X}]" if _is_control(letter) else letter for letter in clean)
    if told != clean:
        return (Fault("name/bad-character", (field,), {"name": told}),)
    if not name_key(clean):
        return (Fault("name/empty", (field,)),)
    free = free_name(clean, taken)
    if free != clean:
        return (Fault("name/taken", (field,), {"name": clean, "suggestion": free}),)
    return ()


def names_faults(names: Sequence[str]) -> tuple[Fault, ...]:
    """Tell everything that is wrong with the names of one table; suggestions are free among all of them.

    >>> [fault.fields for fault in names_faults(["Ana", "", "ana"])]
    [('players[1]',), ('players[2]',)]
    """
    faults: list[Fault] = []
    seen: set[str] = set()
    taken = [clean_name(name) for name in names]
    for place, name in enumerate(names):
        key = name_key(name)
        found = name_faults(name, taken if key in seen else (), f"players[{place}]")
        taken += [str(fault.values["suggestion"]) for fault in found if fault.code == "name/taken"]
        faults += found
        seen.add(key)
    return tuple(faults)
