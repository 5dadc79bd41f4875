"""Functions are the same with numba and without it, whatever can be kept."""

from types import SimpleNamespace
from typing import Any

import pytest

from fast_modules import Modules
from rami.fast import compiled


def test_functions_are_compiled_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """As numba does where no folder can be written."""
    asked: list[dict[str, Any]] = []

    def made_of(function: Any) -> Any:
        return SimpleNamespace(function=function, get_call_template=None)

    def njit(**options: Any) -> Any:
        asked.append(options)
        if "cache" in options:
            raise RuntimeError("cannot cache function")
        return made_of

    config = SimpleNamespace(CACHE_DIR="kept")
    monkeypatch.setattr(compiled, "_numba", SimpleNamespace(njit=njit, config=config))
    made: Any = compiled.jit(len)
    assert made.get_call_template is not None
    assert [options.get("cache") for options in asked] == [True, None]
    assert config.CACHE_DIR == "kept"


def test_plain_python_uses_one_thread(plain: Modules) -> None:
    parts: list[tuple[int, int]] = []

    def part(first: int, end: int) -> None:
        parts.append((first, end))

    plain.compiled.in_threads(part, 9, 4)
    assert parts == [(0, 9)]


def test_parts_cover_a_batch() -> None:
    parts: list[tuple[int, int]] = []
    compiled.in_threads(lambda first, end: parts.append((first, end)), 50, 3)
    assert [place for first, end in sorted(parts) for place in range(first, end)] == list(range(50))
    numbers: Any = compiled.as_ints([1, 2])
    assert compiled.as_ints(numbers) is numbers
