#!/usr/bin/env python3
"""Copies the files of others that rami serves or tests with from npm packages at fixed versions.

python tools/vendor.py            fetches the packages and writes the folders anew (needs npm, Node and a network)
python tools/vendor.py --check    compares the folders with their manifests (needs nothing)
"""

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import decks

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = "src/rami/web/static/vendor"
TESTS: Final = "tests/web/vendor"


@dataclass(frozen=True)
class Package:
    """A package at one version: who made it, under which licence, and which of its files go where."""

    name: str
    version: str
    licence: str
    integrity: str
    """SHA-512 of the package as npm writes it."""
    folder: str = ""
    files: Mapping[str, str] = field(default_factory=dict[str, str])
    """Path in the package to path in the folder."""
    drawings: tuple[str, ...] = ()
    """Paths in the folder that are made from the package's drawings."""


def _cards(names: list[str]) -> tuple[str, ...]:
    return tuple(f"cards/{deck}/{name}.svg" for deck in decks.DECKS for name in names)


HTMX: Final = Package(
    "htmx.org",
    "4.0.1",
    "0BSD",
    "sha512-oF7JgXhDW9UXCy/k1ZYFUQgzu/rm19ORWPSPNL91vPluB2PB9+MV55tyQdH/w7o2EAbTYUG5SDW1R60mdkdqGg==",
    WEB,
    {
        "dist/htmx.min.js": "htmx/htmx.min.js",
        "dist/ext/hx-sse.min.js": "htmx/hx-sse.min.js",
        "LICENSE": "htmx/LICENSE",
    },
)
SORTABLE: Final = Package(
    "sortablejs",
    "1.15.7",
    "MIT",
    "sha512-Kk8wLQPlS+yi1ZEf48a4+fzHa4yxjC30M/Sr2AnQu+f/MPwvvX9XjZ6OWejiz8crBsLwSq8GHqaxaET7u6ux0A==",
    WEB,
    {"Sortable.min.js": "sortable/Sortable.min.js", "LICENSE": "sortable/LICENSE"},
)
FACES: Final = Package(
    "@heruka_urgyen/react-playing-cards",
    "0.5.0",
    "CC0-1.0 (drawings), MIT (package)",
    "sha512-o/tSxBIIdGJQYCwARHMzddjY0hYdxxYZXiyCVzg8FuQNCrnVl8n1moKjzjkRVK7qMQGR3FCpromg2kpw85pQ+A==",
    WEB,
    {"LICENSE": "cards/LICENSE-react-playing-cards"},
    _cards([rank + suit for suit in decks.SUITS for rank in decks.RANKS]),
)
JOKER_AND_BACK: Final = Package(
    "@letele/playing-cards",
    "0.1.0",
    "CC0-1.0",
    "sha512-56Ga/sznspARugv/PS4X4HdFuq1at8dSkmI3veU2pV2PJ4mKviqImqOGkBgoSQE5rA+IgbKyBBhhJ6IjZLOXWg==",
    WEB,
    {"LICENSE": "cards/LICENSE"},
    _cards(["XX", "back"]),
)
AXE: Final = Package(
    "axe-core",
    "4.14.1",
    "MPL-2.0",
    "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==",
    TESTS,
    {"axe.min.js": "axe.min.js", "LICENSE": "LICENSE", "LICENSE-3RD-PARTY.txt": "LICENSE-3RD-PARTY.txt"},
)
SVGO: Final = Package(
    "svgo",
    "4.1.0",
    "MIT",
    "sha512-bkxnTg1kSU0guhIBmibA6UUhrQmPVA1XsQLN+ylCd+UWzbnLkySOcXpyk1mrl05f+pcaCx2eHb+sp6BgMZWX+Q==",
)
PACKAGES: Final = (HTMX, SORTABLE, FACES, JOKER_AND_BACK, AXE)

READMES: Final = {
    WEB: f"""# Files of others that the pages use

Copied by `python tools/vendor.py`, which also holds the versions; not edited by hand. `manifest.json` names every file
with its SHA-256. The licence of each lies beside it.

{{table}}

The scripts are as their packages have them. The cards are drawings by Adrian Kennard, dedicated to the public domain.
They are named by card code and changed: suits, face and edge have the colours of rami, the joker has a star in two
corners, the back is madder, and {SVGO.name} {SVGO.version} has shortened the files. Use them as images: ids inside a
file repeat in the others.
""",
    TESTS: """# Files of others that the tests use

Copied by `python tools/vendor.py`, which also holds the versions; not edited by hand. `manifest.json` names every file
with its SHA-256. Not part of the installed package.

{table}
""",
}


class Tarball:
    """A fetched package whose content is the one that was fixed."""

    def __init__(self, package: Package, folder: Path) -> None:
        """Fetch the package into the empty ``folder``; end the program if its content differs."""
        npm = shutil.which("npm") or sys.exit("npm is needed to fetch the packages: install Node.js")
        subprocess.run([npm, "pack", "--silent", f"{package.name}@{package.version}"], cwd=folder, check=True)
        (self._path,) = folder.glob("*.tgz")
        found = "sha512-" + base64.b64encode(hashlib.sha512(self._path.read_bytes()).digest()).decode()
        if found != package.integrity:
            sys.exit(f"{package.name} {package.version} is not what it was: {found}")

    def read(self, name: str) -> bytes:
        """One file of the package."""
        with tarfile.open(self._path) as tar:
            member = tar.extractfile(f"package/{name}")
            if member is None:
                raise FileNotFoundError(name)
            return member.read()

    def text(self, name: str) -> str:
        """One file of the package as text."""
        return self.read(name).decode("utf-8")


def fetch() -> dict[str, dict[str, bytes]]:
    """For each folder: the path and content of every file copied or made."""
    found: dict[str, dict[str, bytes]] = {WEB: {}, TESTS: {}}
    with tempfile.TemporaryDirectory() as temporary:
        tarballs: dict[str, Tarball] = {}
        for number, package in enumerate((*PACKAGES, SVGO)):
            folder = Path(temporary, str(number))
            folder.mkdir()
            tarballs[package.name] = Tarball(package, folder)
            for source, target in package.files.items():
                found[package.folder][target] = tarballs[package.name].read(source)
        drawings = decks.faces(tarballs[FACES.name].text)
        drawings |= decks.jokers_and_backs(tarballs[JOKER_AND_BACK.name].text("dist/index.esm.js"))
        svgo = tarballs[SVGO.name].read("dist/svgo.browser.js")
        short = decks.optimised(drawings, svgo, Path(temporary))
    found[WEB] |= {path: text.encode() for path, text in short.items()}
    return found


def manifest(folder: str, files: Mapping[str, bytes]) -> dict[str, Any]:
    """What the folder holds: each package with its files and their SHA-256. Names a file that is missing by None."""

    def digest(path: str) -> str | None:
        return hashlib.sha256(files[path]).hexdigest() if path in files else None

    packages = [
        {
            "name": package.name,
            "version": package.version,
            "licence": package.licence,
            "integrity": package.integrity,
            "files": {path: digest(path) for path in sorted([*package.files.values(), *package.drawings])},
        }
        for package in PACKAGES
        if package.folder == folder
    ]
    return {"packages": packages}


def described(folder: str, files: Mapping[str, bytes]) -> dict[str, str]:
    """The texts that describe the folder, by path."""
    rows = ["| package | version | licence | files |", "|---|---|---|---|"]
    for package in PACKAGES:
        if package.folder == folder:
            names = [f"`{path}`" for path in package.files.values()]
            if package.drawings:
                names.append(f"{len(package.drawings)} drawings in `cards/`")
            rows.append(f"| `{package.name}` | {package.version} | {package.licence} | {', '.join(names)} |")
    return {
        "manifest.json": json.dumps(manifest(folder, files), indent=1) + "\n",
        "README.md": READMES[folder].format(table="\n".join(rows)),
    }


def write() -> None:
    """Fetch everything and write the folders anew."""
    for folder, files in fetch().items():
        shutil.rmtree(ROOT / folder, ignore_errors=True)
        texts = {path: text.encode() for path, text in described(folder, files).items()}
        for path, content in {**files, **texts}.items():
            target = ROOT / folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        print(f"{folder}: {len(files)} files, {sum(map(len, files.values())):,} bytes")


def differences(folder: str) -> list[str]:
    """What in the folder is not as its manifest says, and what in the manifest is not as fixed here."""
    base = ROOT / folder
    files = {path.relative_to(base).as_posix(): path.read_bytes() for path in base.rglob("*") if path.is_file()}
    texts = {path: files.pop(path, b"") for path in ("manifest.json", "README.md")}
    packages = json.loads(texts["manifest.json"] or '{"packages": []}')["packages"]
    wanted: dict[str, str] = {path: digest for package in packages for path, digest in package["files"].items()}
    found = [f"{folder}/{path} is missing" for path in sorted(set(wanted) - set(files))]
    for path, content in sorted(files.items()):
        if path not in wanted:
            found.append(f"{folder}/{path} is not in the manifest")
        elif hashlib.sha256(content).hexdigest() != wanted[path]:
            found.append(f"{folder}/{path} was changed")
    if not found:
        now = described(folder, files)
        found = [
            f"{folder}/{path} is not what tools/vendor.py writes" for path in now if now[path].encode() != texts[path]
        ]
    return found


def main(arguments: list[str]) -> None:
    """Write, or compare with ``--check``."""
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    if not arguments:
        write()
    found = [line for folder in READMES for line in differences(folder)]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1:])
