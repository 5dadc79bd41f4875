"""Makes the two decks from the drawings in their packages: our names, our colours, short files."""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from react_svg import component

SVG: Final = "{http://www.w3.org/2000/svg}"
XLINK: Final = "{http://www.w3.org/1999/xlink}"
RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"

BLACK, RED, BLUE, GREEN, JOKER = "#15171F", "#C01", "#0B57DE", "#0F5F45", "#7A4E00"
CARD, EDGE, MADDER = "#FFFEFA", "#C9C6BA", "#7B2331"
DECKS: Final[dict[str, tuple[str, dict[str, str], tuple[tuple[int, int, int], float]]]] = {
    "4color": ("4color-bf", dict(zip(SUITS, (BLACK, RED, BLUE, GREEN), strict=True)), ((-118, -158, 60), 0.72)),
    "classic": ("2color", dict(zip(SUITS, (BLACK, RED, RED, BLACK), strict=True)), ((-115, -157, 36), 1.0)),
}
"""For each deck: its folder in the package, its suits' colours, and the joker: its star as left, top and width in
card units, and the size of its drawing."""

STAR: Final = "M0-480 118-162 456-148 191 62 282 388 0 201-282 388-191 62-456-148-118-162Z"
"""A star in the square from -500 to 500 in which the package draws ranks."""

OPTIMISER: Final = """
import { optimize } from "./svgo.browser.mjs";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const overrides = {
  convertPathData: { floatPrecision: 0 },
  convertShapeToPath: false,
  mergePaths: false,
};
const options = {
  multipass: true,
  floatPrecision: 2,
  plugins: [{ name: "preset-default", params: { overrides } }],
};
const short = Object.entries(JSON.parse(text)).map(([path, svg]) => [path, optimize(svg, options).data + "\\n"]);
process.stdout.write(JSON.stringify(Object.fromEntries(short)));
"""
"""Paths lie in squares of 1000 units and more that are drawn smaller than 300, so whole numbers are exact enough."""


def faces(read: Callable[[str], str]) -> dict[str, str]:
    """The 52 cards of suits in both decks, from the package whose files ``read`` gives."""
    found: dict[str, str] = {}
    for deck, (folder, colours, _) in DECKS.items():
        for rank in RANKS:
            for suit in SUITS:
                card = ET.fromstring(read(f"src/images/{folder}/{rank}{suit}.svg"))
                _plain(card)
                _colour(card, rank + suit, colours[suit])
                _frame(card)
                found[f"cards/{deck}/{rank}{suit}.svg"] = _text(card)
    return found


def jokers_and_backs(source: str) -> dict[str, str]:
    """The joker and the back of both decks, from the React components in ``source``."""
    found: dict[str, str] = {}
    for deck, (_, _, (star, size)) in DECKS.items():
        joker = component(source, "SvgJ1")
        _frame(joker)
        _resize(joker, size)
        _add_stars(joker, *star)
        back = component(source, "SvgB2")
        _frame(back)
        _lattice(back)
        found |= {f"cards/{deck}/XX.svg": _text(joker), f"cards/{deck}/back.svg": _text(back)}
    return found


def optimised(drawings: dict[str, str], svgo: bytes, folder: Path) -> dict[str, str]:
    """The drawings shortened by SVGO, whose module for browsers is ``svgo``; Node runs it in ``folder``."""
    (folder / "svgo.browser.mjs").write_bytes(svgo)
    (folder / "optimise.mjs").write_text(OPTIMISER, encoding="utf-8")
    ran = subprocess.run(
        ["node", "optimise.mjs"], cwd=folder, input=json.dumps(drawings).encode(), capture_output=True, check=True
    )
    return json.loads(ran.stdout)


def _plain(card: ET.Element) -> None:
    """Drop the namespaces and the attributes that SVG does not know."""
    for element in card.iter():
        element.tag = element.tag.removeprefix(SVG)
        if link := element.attrib.pop(XLINK + "href", None):
            element.set("href", link)
    del card.attrib["face"]


def _colour(card: ET.Element, code: str, colour: str) -> None:
    """Give rank and suit sign their colour; the drawings of court cards keep theirs."""
    signs = {f"{kind}{code[1]}{code[0]}" for kind in "VS"}
    symbols = [symbol for symbol in card.iter("symbol") if symbol.get("id") in signs]
    if len(symbols) != len(signs):
        raise ValueError(f"{code}: rank or suit sign not found")
    for path in _children(symbols):
        for name in ("fill", "stroke"):
            if path.get(name, "none") != "none":
                path.set(name, colour)


def _children(elements: list[ET.Element]) -> Iterator[ET.Element]:
    for element in elements:
        yield from element


def _frame(card: ET.Element) -> None:
    """A card of 240 by 336 that keeps its shape, with our card's face and edge."""
    for name in ("class", "preserveAspectRatio"):
        card.attrib.pop(name, None)
    if card.get("viewBox") != "-120 -168 240 336":
        raise ValueError(f"unknown size: {card.get('viewBox')}")
    card.attrib |= {"xmlns": SVG.strip("{}"), "width": "240", "height": "336"}
    outline = next(rect for rect in card.iter("rect") if rect.get("width") == "239")
    outline.attrib |= {"fill": CARD, "stroke": EDGE}


def _resize(joker: ET.Element, size: float) -> None:
    """The drawing smaller, as the court cards are where rank and suit are large."""
    for layer in joker.iter("use"):
        for name in ("x", "y", "width", "height"):
            layer.set(name, f"{float(layer.attrib[name]) * size:g}")


def _add_stars(joker: ET.Element, left: int, top: int, width: int) -> None:
    """The star that marks a joker in the corners: its drawing alone has none, and a covered card shows a corner."""
    symbol = ET.SubElement(joker, "symbol", {"id": "star", "viewBox": "-500 -500 1000 1000"})
    ET.SubElement(symbol, "path", {"d": STAR, "fill": JOKER})
    place = {"href": "#star", "x": str(left), "y": str(top), "width": str(width), "height": str(width)}
    ET.SubElement(joker, "use", place)
    ET.SubElement(joker, "use", place | {"transform": "rotate(180)"})


def _lattice(back: ET.Element) -> None:
    """Madder instead of red, and wider meshes with heavier bars: fine ones melt into stripes on a small card."""
    pattern = next(back.iter("pattern"))
    pattern.set("patternTransform", "translate(-96 -144)scale(4)")
    for path in pattern:
        path.attrib |= {"fill": MADDER, "stroke": MADDER, "stroke-width": "2"}


def _text(card: ET.Element) -> str:
    return ET.tostring(card, encoding="unicode")
