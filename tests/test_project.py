"""The project as a whole: floors that stand alone, published files up to date, no foreign host, names in every place."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rami
from make_schemas import FOLDER, schema_files

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "rami").rglob("*.py"))
PURE = [path for path in SOURCES if path.parent.name in {"rami", "play"} and path.name != "__main__.py"]


def imported(path: Path) -> set[str]:
    """The top-level packages that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.name)
def test_floors_1_and_2_are_standard_library_only(path: Path) -> None:
    assert imported(path) <= sys.stdlib_module_names | {"rami"}


def test_the_library_loads_nothing_that_it_does_not_need() -> None:
    """The scorer is imported into other programs: no words, no command line, nothing from a registry."""
    code = (
        "import sys; before = set(sys.modules); import rami; "
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(ran.stdout.split()) <= sys.stdlib_module_names | {"rami"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_files_are_short_and_public_names_documented(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    tree = ast.parse(text)
    assert ast.get_docstring(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{node.name} has no docstring"


def test_everything_public_is_exported_by_name() -> None:
    assert sorted(rami.__all__, key=str.lower) == sorted(set(rami.__all__), key=str.lower)
    assert all(hasattr(rami, name) for name in rami.__all__)


@pytest.mark.parametrize("name", sorted(schema_files()))
def test_published_schemas_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == schema_files()[name]


def tracked(pattern: str) -> list[Path]:
    return [path for path in ROOT.glob(pattern) if not {".venv", ".peers", "mutants", ".git"} & set(path.parts)]


@pytest.mark.parametrize("path", tracked("**/*.md"), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_in_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert re.match(r"https?://", target) or (path.parent / target).exists(), target


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_code_asks_another_host(path: Path) -> None:
    assert not imported(path) & {"http", "requests", "httpx", "aiohttp", "ftplib", "smtplib"}
    assert "urllib.request" not in path.read_text(encoding="utf-8")
