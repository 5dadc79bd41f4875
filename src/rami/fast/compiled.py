"""Where numba comes in: functions that are compiled where it is installed and stay plain Python where it is not.

Compiled functions take and give numpy arrays, plain ones lists; both are sequences of ints. ``COMPILED`` tells which.
"""

import importlib
import os
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

Ints = MutableSequence[int]
"""Ints that a compiled function reads and writes: a numpy array of one dimension, or a list."""

Function = TypeVar("Function", bound=Callable[..., Any])

_PARTS: Final = 4
"""So many parts of a batch for each thread: who is done early takes over from who is not."""


def _found(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


_numba: Any = _found("numba")
_numpy: Any = None if _numba is None else _found("numpy")

COMPILED: Final[bool] = _numba is not None
"""Whether functions are compiled: numba is installed (extra ``fast``)."""


def jit(function: Function) -> Function:
    """Compile a function at its first call, without the lock of the interpreter.

    What was compiled is kept for the next process where a folder for it can be written; so no function may call itself, which
    numba 0.68 loads wrongly. None makes arrays, so references to them need not be counted: that takes half the time, and
    threads would wait for each other's counts.
    """
    if _numba is None:
        return function
    options: dict[str, Any] = {"nogil": True, "no_cfunc_wrapper": True, "error_model": "numpy", "_nrt": False}
    wanted, _numba.config.CACHE_DIR = _numba.config.CACHE_DIR, _folder()
    try:
        made: Any = _numba.njit(cache=True, **options)(function)
    except RuntimeError:  # no folder can be written
        made = _numba.njit(**options)(function)
    finally:
        _numba.config.CACHE_DIR = wanted
    template = made.get_call_template

    def _same_for_all_constants(arguments: Iterable[Any], named: Any) -> Any:  # pragma: no cover - as it compiles
        return template(tuple(_numba.types.unliteral(argument) for argument in arguments), named)

    # Otherwise a function is compiled anew for every constant that others call it with.
    made.get_call_template = _same_for_all_constants
    return made


@cache
def _folder() -> str:
    """A folder of these sources alone, and of those whose constants they use: numba does not notice that a function or a
    constant of another file has changed.
    """
    here, digest = Path(__file__).parent, blake2b(digest_size=8)
    constants = [here.parent / name for name in ("cards.py", "handbits.py", "rules.py")]
    for path in (*sorted(here.glob("*.py")), *constants):
        digest.update(path.read_bytes())
    base = Path(os.environ.get("NUMBA_CACHE_DIR") or here / "__pycache__")
    return str(base / f"compiled-{digest.hexdigest()}")


def ints(number: int, kind: str = "int64") -> Ints:
    """Give so many zeros; ``kind`` is the numpy type where there are arrays.

    >>> list(map(int, ints(3)))
    [0, 0, 0]
    """
    return [0] * number if _numpy is None else _numpy.zeros(number, kind)


def as_ints(numbers: Iterable[int], kind: str = "int64") -> Ints:
    """Give numbers in the form that compiled functions take; an array of that type is not copied.

    >>> list(map(int, as_ints(range(3))))
    [0, 1, 2]
    """
    if _numpy is None:
        return numbers if isinstance(numbers, list) else list(numbers)
    array: Any = numbers if hasattr(numbers, "dtype") else list(numbers)
    return _numpy.ascontiguousarray(array, dtype=kind)


def in_threads(work: Callable[[int, int], None], number: int, threads: int | None) -> None:
    """Call ``work`` with the first item and the end of each part of a batch, on so many threads, None for all processors.

    Plain Python uses one: its threads would wait for each other.

    >>> in_threads(print, 5, 1)
    0 5
    """
    many = (os.cpu_count() or 1) if threads is None else threads
    if many < 2 or not COMPILED:
        work(0, number)
        return
    parts = max(min(number, many * _PARTS), 1)
    bounds = [number * part // parts for part in range(parts + 1)]
    with ThreadPoolExecutor(many) as pool:
        for _ in pool.map(work, bounds[:-1], bounds[1:]):
            pass


def part_of(columns: Sequence[Ints], first: int, end: int) -> Sequence[Ints]:
    """Give a part of columns that can be written to. Lists are not cut: only whole ones are worked on.

    >>> part_of([[1, 2]], 0, 2)
    [[1, 2]]
    """
    return [column[first:end] for column in columns] if COMPILED else columns


def _bare(function: Function) -> Function:  # pragma: no cover - only while numba compiles
    """Take the annotations off a function: numba reads no types there, and compares them."""
    function.__annotations__.clear()
    return function


def _count_bits() -> None:  # pragma: no cover - only while numba compiles
    """Teach numba the two methods of ints that count bits; it has neither."""
    from_numba: Any = importlib.import_module("numba.extending")
    types: Any = _numba.types

    @from_numba.intrinsic
    def _counted(_: Any, number: Any) -> Any:
        def _code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            del context, signature
            return builder.ctpop(arguments[0])

        return types.int64(number), _code

    @from_numba.intrinsic
    def _zeros_before(_: Any, number: Any) -> Any:
        def _code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            del signature
            return builder.ctlz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(number), _code

    def _bit_count(number: Any) -> Any:
        del number

        def _code(number: Any) -> Any:
            return _counted(types.int64(number))

        return _bare(_code)

    def _bit_length(number: Any) -> Any:
        del number

        def _code(number: Any) -> Any:
            return 64 - _zeros_before(types.int64(number))

        return _bare(_code)

    from_numba.overload_method(types.Integer, "bit_count")(_bare(_bit_count))
    from_numba.overload_method(types.Integer, "bit_length")(_bare(_bit_length))


if COMPILED:
    _count_bits()
