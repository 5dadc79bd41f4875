"""The files of others that the pages and tests use: what they should be, of our cards, and asking no other host."""

import hashlib
import json
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rami.cards import CARDS, Card

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src/rami/web/static"
VENDOR = STATIC / "vendor"
FOLDERS = [VENDOR, ROOT / "tests/web/vendor"]
DESCRIBING = {"manifest.json", "README.md"}
DECKS = ["4color", "classic"]
DRAWINGS = sorted(STATIC.rglob("*.svg"))
SCRIPTS = sorted(STATIC.rglob("*.js"))
SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {
    *(
        "svg",
        "title",
        "defs",
        "symbol",
        "use",
        "pattern",
        "clipPath",
        "mask",
        "linearGradient",
        "radialGradient",
        "stop",
    ),
    *("g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
}
COLOURS = {
    "4color": {"S": "#15171f", "H": "#c01", "D": "#0b57de", "C": "#0f5f45"},
    "classic": {"S": "#15171f", "H": "#c01", "D": "#c01", "C": "#15171f"},
}


def name_of(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


@pytest.mark.parametrize("folder", FOLDERS, ids=["pages", "tests"])
def test_the_manifest_names_every_file_with_its_hash(folder: Path) -> None:
    packages = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["packages"]
    named = {path: digest for package in packages for path, digest in package["files"].items()}
    found = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and path.name not in DESCRIBING
    }
    assert named == found
    for package in packages:
        assert re.fullmatch(r"\d+\.\d+\.\d+", package["version"])
        assert package["integrity"].startswith("sha512-")
        assert any(Path(path).name.startswith("LICENSE") for path in package["files"]), package["name"]
        assert f"| `{package['name']}` | {package['version']} |" in (folder / "README.md").read_text(encoding="utf-8")


def check_of(root: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools/vendor.py"), "--check"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_folders_are_what_the_script_writes() -> None:
    ran = check_of(ROOT)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_the_script_notices_what_is_changed_missing_or_added(tmp_path: Path) -> None:
    for part in ("tools", "src/rami/web/static/vendor", "tests/web/vendor"):
        shutil.copytree(ROOT / part, tmp_path / part)
    vendor = tmp_path / "src/rami/web/static/vendor"
    (vendor / "htmx/htmx.min.js").write_text("changed")
    (vendor / "cards/4color/AH.svg").unlink()
    (vendor / "more.js").write_text("")
    assert check_of(tmp_path).returncode == 1
    assert [line.rsplit("/", 1)[1] for line in check_of(tmp_path).stderr.splitlines()] == [
        "AH.svg is missing",
        "htmx.min.js was changed",
        "more.js is not in the manifest",
    ]


def test_the_script_notices_a_manifest_of_other_versions(tmp_path: Path) -> None:
    for part in ("tools", "src/rami/web/static/vendor", "tests/web/vendor"):
        shutil.copytree(ROOT / part, tmp_path / part)
    manifest = tmp_path / "src/rami/web/static/vendor/manifest.json"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("4.0.1", "4.0.0"), encoding="utf-8")
    assert "manifest.json is not what tools/vendor.py writes" in check_of(tmp_path).stderr


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_every_card_and_a_back(deck: str) -> None:
    files = {path.stem for path in (VENDOR / "cards" / deck).iterdir()}
    assert files == {card.code for card in CARDS} | {"back"}


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_a_drawing_is_plain_svg(path: Path) -> None:
    """No script, no style, nothing from elsewhere: it can be shown under any policy."""
    drawing = ET.parse(path).getroot()
    assert drawing.tag == SVG + "svg"
    assert drawing.get("viewBox")
    ids = {element.get("id") for element in drawing.iter()}
    for element in drawing.iter():
        assert element.tag.removeprefix(SVG) in {
            "svg",
            "defs",
            "symbol",
            "pattern",
            "g",
            "path",
            "rect",
            "use",
            "circle",
        }
        assert "style" not in element.attrib
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            if name == "href":
                assert value[0] == "#"
                assert value[1:] in ids
            if "url(" in value:
                assert re.fullmatch(r"url\(#(\w+)\)", value)
                assert value[5:-1] in ids


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("name", [*(card.code for card in CARDS), "back"])
def test_a_card_has_its_size_and_the_colour_of_its_suit(deck: str, name: str) -> None:
    drawing = ET.parse(VENDOR / "cards" / deck / f"{name}.svg").getroot()
    assert (drawing.get("width"), drawing.get("height"), drawing.get("viewBox")) == ("240", "336", "-120 -168 240 336")
    colours = {element.get(name) for element in drawing.iter() for name in ("fill", "stroke")}
    assert {"#fffefa", "#c9c6ba"} <= colours
    suit = None if name == "back" else Card(name).suit
    suits = set(COLOURS[deck].values())
    assert colours & suits == ({COLOURS[deck][suit.value]} if suit else set())


@pytest.mark.parametrize("deck", DECKS)
def test_number_cards_show_as_many_signs_as_they_count(deck: str) -> None:
    """A file under a wrong name would show: its pips are counted, and the rank and sign of two corners."""
    for card in CARDS:
        if card.rank and card.rank <= 10:
            drawing = ET.parse(VENDOR / "cards" / deck / f"{card.code}.svg").getroot()
            uses = list(drawing.iter(SVG + "use"))
            assert len(uses) == int(card.rank) + 4, card


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_the_same(deck: str) -> None:
    drawings = [path.read_bytes() for path in (VENDOR / "cards" / deck).iterdir()]
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("path", [*DRAWINGS, *SCRIPTS], ids=name_of)
def test_no_file_refers_to_another_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"\A\s*/\*!.*?\*/", "", text, flags=re.DOTALL)
    text = text.replace(' xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"\w+://|[\"'(]//\w", text)
    assert "sourceMappingURL" not in text


def test_the_scripts_are_those_the_pages_need() -> None:
    assert [name_of(path) for path in SCRIPTS if path.is_relative_to(VENDOR)] == [
        "vendor/htmx/htmx.min.js",
        "vendor/htmx/hx-sse.min.js",
        "vendor/sortable/Sortable.min.js",
    ]


@pytest.mark.parametrize(
    ("name", "width", "colour_type"),
    [
        ("icon-192.png", 192, 6),
        ("icon-512.png", 512, 6),
        ("icon-maskable-512.png", 512, 2),
        ("apple-touch-icon.png", 180, 2),
    ],
)
def test_an_icon_has_its_size(name: str, width: int, colour_type: int) -> None:
    """Rounded icons have transparent corners (type 6); those that a system cuts itself have none (type 2)."""
    start = (STATIC / name).read_bytes()[:26]
    assert start[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">IIBB", start[16:26]) == (width, width, 8, colour_type)
