"""What mutation tests change: each kind once, and nothing that changes no result."""

import pytest

from mutations import mutants_of

CHANGES: dict[str, list[str]] = {
    "a < b <= c": ["a <= b <= c", "a < b < c"],
    "a == b": ["a != b"],
    "a is b": ["a is not b"],
    "a in b": ["a not in b"],
    "a + b": ["a - b"],
    "a & b": ["a | b"],
    "a ^ b": ["a | b"],
    "a << b": ["a >> b"],
    "a // b": ["a * b"],
    "a += b": ["a -= b"],
    "a and b": ["a or b"],
    "not a": ["+bool(a)"],
    "~a": ["+a"],
    "-a": ["+a"],
    "True": ["False"],
    "5": ["6", "4"],
    "'text'": [],
    "a if b else c": ["a if True else c", "a if False else c"],
    "if a:\n    b": ["if True:\n    b", "if False:\n    b"],
    "min(a)": ["max(a)"],
    "all(a)": ["any(a)"],
    "sum(a)": [],
    "[a for a in b if c]": ["[a for a in b]"],
    "def f(a: b | c) -> b | c:\n    return a": ["def f(a: b | c) -> b | c:\n    return None"],
    "def f():\n    return False": ["def f():\n    return True"],
    "def f():\n    return None": [],
    "a: b | c = d": [],
    "@cache(maxsize=1 << 4)\ndef f():\n    pass": [],
    "@dataclass(frozen=True, slots=True)\nclass A:\n    pass": [
        "@dataclass(frozen=False, slots=True)\nclass A:\n    pass"
    ],
}


@pytest.mark.parametrize("source", CHANGES)
def test_what_is_changed(source: str) -> None:
    assert sorted(mutant.source for mutant in mutants_of("any", source)) == sorted(CHANGES[source])


def test_where_it_is_changed_and_how_it_is_known_again() -> None:
    found = list(mutants_of("any", "a = 5\nb = a < 7\n"))
    assert [str(mutant) for mutant in found] == [
        "any.py:1:4 number + 1",
        "any.py:1:4 number - 1",
        "any.py:2:4 Lt turned",
        "any.py:2:8 number + 1",
        "any.py:2:8 number - 1",
    ]
    assert len({mutant.key for mutant in found}) == 5
    assert [one.key for one in found] == [one.key for one in mutants_of("any", "a = 5  # five\nb = (a < 7)\n")]
