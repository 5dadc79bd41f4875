"""What mutation tests change: one thing at a time in the source of a module."""

import ast
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).parent.parent / "src" / "rami"
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
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
OTHER_CALL: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_RESULT: Final = frozenset({"slots", "maxsize"})
"""Arguments that change speed and memory only."""


class Mutant(NamedTuple):
    """One changed module: where, what, its text, and the function in whose body it is changed, empty outside of all."""

    module: str
    line: int
    column: int
    what: str
    source: str
    function: str = ""

    @property
    def key(self) -> str:
        """The same for the same text, whatever stands in other modules."""
        return sha256(self.source.encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}:{self.column} {self.what}"


def path_of(module: str) -> Path:
    """Give the file of a module, named as in ``play/moves``."""
    return SOURCES / f"{module}.py"


def mutants(module: str) -> Iterator[Mutant]:
    """Give every mutant of a module, from its first line to its last."""
    return mutants_of(module, path_of(module).read_text(encoding="utf-8"))


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Give every mutant of a source."""
    tree = ast.parse(source)
    owners = dict(_owners(tree.body, ""))
    nodes = list(ast.walk(tree))
    found: list[Mutant] = []
    for number in _numbers(tree):
        node = nodes[number]
        spot = node.target if isinstance(node, ast.comprehension) else node
        line, column = getattr(spot, "lineno", 0), getattr(spot, "col_offset", 0)
        for what, change in _changes(node):
            other = ast.parse(source)
            change(next(islice(ast.walk(other), number, None)))
            text = ast.unparse(ast.fix_missing_locations(other))
            found.append(Mutant(module, line, column, what, text, owners.get(node, "")))
    yield from sorted(found, key=lambda mutant: (mutant.line, mutant.column))


def unchanged(module: str) -> Mutant:
    """Give the module as it is, written like a mutant: the tests must pass with it."""
    return Mutant(module, 0, 0, "nothing", ast.unparse(ast.parse(path_of(module).read_text(encoding="utf-8"))))


def _owners(body: list[ast.stmt], outside: str) -> Iterator[tuple[ast.AST, str]]:
    """Give the nodes in the bodies of functions, and the qualified name of the outermost function."""
    for part in body:
        if isinstance(part, ast.ClassDef):
            yield from _owners(part.body, f"{outside}{part.name}.")
        elif isinstance(part, ast.FunctionDef):
            yield from ((node, outside + part.name) for line in part.body for node in ast.walk(line))


def _numbers(tree: ast.Module) -> list[int]:
    """The places of the nodes that may be changed: no annotations, and nothing that is for speed alone."""
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.keyword(arg=name) if name in NO_RESULT:
                left_out.update(ast.walk(node))
            case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
                left_out.update(ast.walk(annotation))
            case ast.FunctionDef(returns=ast.expr() as annotation):
                left_out.update(ast.walk(annotation))
            case _:
                pass
    return [number for number, node in enumerate(ast.walk(tree)) if node not in left_out]


Change = Callable[[ast.AST], None]


def _changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """The changes that one node offers."""
    match node:
        case ast.Compare(ops=ops):
            for place, operator in enumerate(ops):
                yield f"{type(operator).__name__} turned", _turned_at(place)
        case ast.BinOp(op=operator) | ast.BoolOp(op=operator) | ast.AugAssign(op=operator) if (
            type(operator) in OTHER_WAY
        ):
            yield f"{type(operator).__name__} turned", _turned
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", _set(op=ast.UAdd(), operand=ast.Call(ast.Name("bool"), [node.operand], []))
        case ast.UnaryOp(op=ast.Invert() | ast.USub()):
            yield f"{type(node.op).__name__} dropped", _set(op=ast.UAdd())
        case ast.Constant(value=bool() as value):
            yield "flag turned", _set(value=not value)
        case ast.Constant(value=int() as value):
            yield "number + 1", _set(value=value + 1)
            yield "number - 1", _set(value=value - 1)
        case ast.If() | ast.IfExp():
            yield "always", _set(test=ast.Constant(value=True))
            yield "never", _set(test=ast.Constant(value=False))
        case ast.Return(value=ast.Constant(value=None | False)):
            return
        case ast.Return(value=ast.expr()):
            yield "nothing returned", _set(value=ast.Constant(None))
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_CALL:
            yield f"{name} turned", _set(func=ast.Name(OTHER_CALL[name]))
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
