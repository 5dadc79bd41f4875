"""The peers we are measured against: each in a virtual environment of its own, never a dependency."""

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

ROOT: Final = Path(__file__).resolve().parent.parent

OWN_FOLDER: Final = ROOT / ".peers"
"""Where the environments are made; git ignores it."""

PEERS: Final = {
    "chess": ("chess", "1.11.2"),
    "poker": ("phevaluator", "0.6.0"),
    "rummikub": ("rummikub-solver", "1.0.0"),
    "rlcard": ("rlcard", "1.2.0"),
    "openspiel": ("open-spiel", "2.0.2"),
}
"""Folder of the environment: the package on PyPI and its version."""

_VERSIONS: Final = "import importlib.metadata, platform, sys; \
print(platform.python_version(), importlib.metadata.version(sys.argv[1]))"


@dataclass(frozen=True, slots=True)
class Peer:
    """A peer ready to run: its interpreter, and the versions found in it."""

    package: str
    version: str
    interpreter: Path
    interpreter_version: str

    def __str__(self) -> str:
        return f"{self.package} {self.version} on Python {self.interpreter_version}"


def environment() -> dict[str, str]:
    """The variables for every process that is timed: ours without Python's own, rami importable.

    Python's own would not act on both sides alike: with ``PYTHONDONTWRITEBYTECODE`` our sources would be
    compiled anew in each process, while pip compiled the peer's when it installed them.
    """
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return plain | {"PYTHONPATH": str(ROOT / "src")}


def peer(name: str, folder: Path | None) -> Peer:
    """Give a peer from ``folder``, taken as it is; without one, from ``.peers``, where it is made if need be."""
    package, version = PEERS[name]
    home = (folder or OWN_FOLDER) / name
    found = _look(home, package)
    if folder is None and (found is None or (found.version, found.interpreter_version) != (version, _ours())):
        _make(home, f"{package}=={version}")
        found = _look(home, package)
    if found is None:
        raise SystemExit(f"{package} is not installed in {home}")
    return found


def times_beside(peer: Peer, script: str, *arguments: object) -> list[list[float]]:
    """Run one of our scripts in a peer's environment, our sources on the path; it prints its times as JSON."""
    command = [peer.interpreter, script, *map(str, arguments)]
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment()).stdout
    return cast("list[list[float]]", json.loads(output))


def _ours() -> str:
    return platform.python_version()


def _interpreter(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _look(home: Path, package: str) -> Peer | None:
    interpreter = _interpreter(home)
    if not interpreter.exists():
        return None
    command = [interpreter, "-c", _VERSIONS, package]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment())
    if done.returncode:
        return None
    interpreter_version, version = done.stdout.split()
    return Peer(package, version, interpreter, interpreter_version)


def _make(home: Path, requirement: str) -> None:
    print(f"making {home} with {requirement}", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", home], check=True)
    subprocess.run([_interpreter(home), "-m", "pip", "install", "--quiet", requirement], check=True)
