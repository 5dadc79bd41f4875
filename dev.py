#!/usr/bin/env python3
"""Sets the project up and runs it: python3 dev.py [serve | rami ... | test ... | check]. Standard library only.

serve ...   the pages: keep score on every phone at the table
rami ...    the command line, for example: python3 dev.py rami examples --lang hi
test        checks and all tests; with arguments, pytest alone with these
check       formatting, lint, types, layers, texts
mutants     mutation tests of scoring and match (slow)
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
ALL = ("-q", "-n", "auto", "--dist", "worksteal", "--durations", "25")
UNMEASURED = "unmeasured or hypothesis"
"""Tests that need no coverage: measuring doubles their time. What only chance reaches does not count as covered either."""


def run(*command: object) -> None:
    """Run a command in the project; end with its exit code if it fails."""
    code = subprocess.run([str(part) for part in command], cwd=ROOT, check=False).returncode
    if code:
        sys.exit(code)


def python(*arguments: object) -> None:
    """Run the environment's Python."""
    run(PYTHON, *arguments)


def set_up(requirements: str) -> None:
    """Make the environment, unless it holds these very requirements already."""
    wanted = hashlib.sha256()
    for name in (requirements, "pyproject.toml"):
        wanted.update((ROOT / name).read_bytes())
    stamp = VENV / f".{requirements}.sha256"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted.hexdigest():
        return
    print(f"Setting up {VENV} ...", file=sys.stderr, flush=True)
    uv = shutil.which("uv")
    if not PYTHON.exists():
        make_environment(uv)
    installer = [uv, "pip", "install", "--quiet", "--python", PYTHON] if uv else [PYTHON, *PIP]
    run(*installer, "--require-hashes", "-r", requirements)
    run(*installer, "--no-deps", "--no-build-isolation", "-e", ".")
    stamp.write_text(wanted.hexdigest())


PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input")


def make_environment(uv: "str | None") -> None:
    """Make an empty environment, or say what is missing for it."""
    if uv:
        run(uv, "venv", "--quiet", "--python", sys.executable, VENV)
        return
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(
            f"{made.stdout}{made.stderr}\nPython's venv module is not complete here. On Debian and Ubuntu: "
            "sudo apt-get install python3-venv; elsewhere install uv. Then run this again."
        )


def keep_bytecode() -> None:
    """Let every process of the tests keep what it compiled, in the environment: compiling it all takes longer than loading it."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")


def check(*also: "tuple[object, ...]") -> None:
    """Everything that reads the code without running it. The types take longest: beside them runs the rest, and ``also``."""
    python("-m", "ruff", "format", "--check", "--quiet", ".")
    python("-m", "ruff", "check", "--quiet", ".")
    types = subprocess.Popen([str(PYTHON), "-m", "basedpyright"], cwd=ROOT)
    try:
        python("-c", "from importlinter.cli import lint_imports_command as main; main()")
        python("-m", "rami.words.check")
        for arguments in also:
            python(*arguments)
    finally:
        code = types.wait()
    if code:
        sys.exit(code)


COMPILING = ("-m", "pytest", "-q", "-p", "no:randomly", "src/rami/fast")
"""Examples that call the compiled functions: what they compile is kept, so that no process of the tests does it again."""


def test(arguments: "list[str]") -> None:
    """All checks, then all tests: first those with the coverage that the pure floors must have, then the others."""
    keep_bytecode()
    if arguments:
        python("-m", "pytest", *arguments)
        return
    check(COMPILING)
    python("-m", "coverage", "erase")
    python("-m", "coverage", "run", "-m", "pytest", *ALL, "-m", f"not ({UNMEASURED})", "--ignore=tests/web")
    python("-m", "coverage", "combine", "--quiet")
    python("-m", "coverage", "report")
    python("-m", "pytest", *ALL, "-m", UNMEASURED, "tests")


def main() -> None:
    """Do what the first argument says."""
    if sys.version_info < OLDEST:
        sys.exit(f"rami needs Python {'.'.join(map(str, OLDEST))} or newer; this is {sys.version.split()[0]}.")
    command, *arguments = sys.argv[1:] or ["help"]
    if command in {"rami", "serve"}:
        set_up("requirements.txt")
        words = ["serve", *arguments] if command == "serve" else arguments
        try:
            sys.exit(subprocess.run([str(PYTHON), "-m", "rami", *words], check=False).returncode)
        except KeyboardInterrupt:
            sys.exit(130)
    if command in {"test", "check", "mutants"}:
        set_up("requirements-dev.txt")
        if command == "mutants":
            python("tests/mutants.py", *arguments)
        elif command == "check":
            check()
        else:
            test(arguments)
        return
    print(__doc__)
    sys.exit(0 if command in {"help", "-h", "--help"} else 2)


if __name__ == "__main__":
    main()
