"""Mutation tests: changes one thing at a time in a module, and names each change that no test notices.

    python tests/mutants.py scoring match        # modules of rami; these two, results and table unless named

Each mutant runs the module's tests in a process of its own, in a copy of the project. Slow: some seconds a mutant.
tests/README.md lists the survivors that change no result.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
MODULES: Final = ("scoring", "match", "results", "table")
TESTS: Final = {
    "scoring": ("test_scoring.py", "test_results.py", "test_results_refused.py", "test_match.py"),
    "results": ("test_results.py", "test_results_refused.py", "test_scoring.py", "test_table.py"),
    "table": ("test_table.py", "test_match.py", "test_match_corrections.py", "test_match_people.py", "test_sheet.py"),
    "match": ("test_match.py", "test_match_corrections.py", "test_match_people.py", "test_sheet.py", "test_table.py"),
    "melds": ("test_melds.py",),
    "growth": ("test_growth.py", "test_table_search.py"),
    "play/moves": ("test_play_moves.py", "test_play_turn.py"),
}
OTHER_WAY: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    """One changed module: where, what, and its text."""

    module: str
    line: int
    what: str
    source: str


def mutants(module: str) -> Iterator[Mutant]:
    """Give every mutant of a module."""
    source = (ROOT / "src" / "rami" / f"{module}.py").read_text(encoding="utf-8")
    for number, node in enumerate(ast.walk(ast.parse(source))):
        for what, change in _changes(node):
            tree = ast.parse(source)
            target = list(ast.walk(tree))[number]
            change(target)
            yield Mutant(module, getattr(target, "lineno", 0), what, ast.unparse(ast.fix_missing_locations(tree)))


Change = Callable[[ast.AST], None]


def _changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """The changes that one node offers."""
    match node:
        case ast.Compare(ops=ops):
            for place, operator in enumerate(ops):
                yield f"{type(operator).__name__} turned", _turned_at(place)
        case ast.BinOp(op=operator) | ast.BoolOp(op=operator) if type(operator) in OTHER_WAY:
            yield f"{type(operator).__name__} turned", _turned
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", _set(op=ast.UAdd(), operand=ast.Call(ast.Name("bool"), [node.operand], []))
        case ast.Constant(value=bool() as value):
            yield "flag turned", _set(value=not value)
        case ast.Constant(value=int() as value):
            yield "number + 1", _set(value=value + 1)
            yield "number - 1", _set(value=value - 1)
        case ast.If() | ast.IfExp():
            yield "always", _set(test=ast.Constant(value=True))
            yield "never", _set(test=ast.Constant(value=False))
        case ast.Return(value=ast.expr()):
            yield "nothing returned", _set(value=ast.Constant(None))
        case ast.keyword(arg="strict" | "frozen" | "slots"):
            return
        case ast.comprehension(ifs=[_, *_]):
            yield "filter dropped", _set(ifs=[])
        case _:
            return


def _set(**fields: object) -> Change:
    def change(node: ast.AST) -> None:
        for name, value in fields.items():
            setattr(node, name, value)

    return change


def _turned(node: ast.AST) -> None:
    operator: ast.AST = getattr(node, "op")  # noqa: B009 - not every node has one
    setattr(node, "op", OTHER_WAY[type(operator)]())  # noqa: B010


def _turned_at(place: int) -> Change:
    def change(node: ast.AST) -> None:
        assert isinstance(node, ast.Compare)
        node.ops[place] = OTHER_WAY[type(node.ops[place])]()  # pyright: ignore[reportArgumentType, reportCallIssue]

    return change


def survives(mutant: Mutant) -> bool:
    """Whether all tests of the module pass with the mutant."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        shutil.copytree(ROOT / "src", copy / "src")
        shutil.copytree(ROOT / "tests", copy / "tests", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        (copy / "src" / "rami" / f"{mutant.module}.py").write_text(mutant.source, encoding="utf-8")
        tests = [f"tests/{test}" for test in TESTS[mutant.module] if (copy / "tests" / test).exists()]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
        paths = {**os.environ, "PYTHONPATH": f"{copy / 'src'}:{copy}"}
        try:
            ran = subprocess.run(command, cwd=copy, env=paths, capture_output=True, timeout=600, check=False)
        except subprocess.TimeoutExpired:  # it never ends: noticed as well
            return False
        return ran.returncode == 0


def main() -> None:
    """Try all mutants of the modules named, and print those that survive."""
    every = [mutant for module in sys.argv[1:] or MODULES for mutant in mutants(module)]
    print(f"{len(every)} mutants")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [mutant for mutant, lives in zip(every, pool.map(survives, every), strict=True) if lives]
    for mutant in found:
        print(f"survives: {mutant.module}.py:{mutant.line} {mutant.what}")
    print(f"{len(every) - len(found)} killed, {len(found)} survive")


if __name__ == "__main__":
    main()
