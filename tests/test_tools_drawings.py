"""The tools that draw: cards recoloured and framed, drawings read out of components, the icons that the pages have."""

import struct
from xml.etree import ElementTree as ET

import pytest
from tools import decks, icons
from tools.react_svg import component

COMPONENT = """
const SvgOther = ({ title, titleId, ...props }) => {
  return React.createElement("svg", null);
};
const SvgB2 = ({ title, titleId, ...props }) => {
  return /*#__PURE__*/React.createElement("svg", _extends({
    xmlns: "http://www.w3.org/2000/svg", className: "card", viewBox: "-120 -168 240 336", "aria-labelledby": titleId
  }, props), title ? React.createElement("title", { id: titleId }, title) : null,
  /*#__PURE__*/React.createElement("rect", { width: 239, height: -335.5, strokeWidth: "2" },
  React.createElement("use", { xlinkHref: "#a", patternUnits: "userSpaceOnUse" })),
  React.createElement("g", null));
};
"""

FACE = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 viewBox="-120 -168 240 336" class="card" face="{code}" preserveAspectRatio="none">
<symbol id="S{suit}{rank}"><path d="M0 0" fill="old"/></symbol>
<symbol id="V{suit}{rank}"><path d="M0 0" stroke="old" fill="none"/></symbol>
<symbol id="court"><path d="M0 0" fill="gold"/></symbol>
<rect width="239" height="335" fill="white" stroke="black"/>
<use xlink:href="#S{suit}{rank}" height="70"/></svg>"""


def drawn(path: str) -> str:
    """What the package would have under a path."""
    code = path.rsplit("/", 1)[1].removesuffix(".svg")
    return FACE.format(code=code, rank=code[0], suit=code[1])


# Components


def test_a_drawing_is_read_out_of_a_component() -> None:
    drawing = component(COMPONENT, "SvgB2")
    assert (drawing.tag, drawing.attrib) == ("svg", {"viewBox": "-120 -168 240 336"})
    rect, group = drawing
    assert (rect.tag, rect.attrib) == ("rect", {"width": "239", "height": "-335.5", "stroke-width": "2"})
    assert [(use.tag, use.attrib) for use in rect] == [("use", {"href": "#a", "patternUnits": "userSpaceOnUse"})]
    assert (group.tag, group.attrib, list(group)) == ("g", {}, [])


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("SvgB3", "", "", "no component SvgB3"),
        ("SvgB2", '"#a"', "link", "could not convert string to float: 'link'"),
        ("SvgB2", '"rect"', r'"re\"ct"', "not a plain string"),
        ("SvgB2", 'createElement("g", null)', 'createElement("g", props)', "null expected, not props"),
        ("SvgB2", 'React.createElement("g"', 'Other.createElement("g"', "React.createElement expected"),
    ],
)
def test_a_component_that_is_more_than_a_drawing_is_refused(name: str, old: str, new: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        component(COMPONENT.replace(old, new), name)


# Decks


def test_every_face_has_the_colour_of_its_suit_and_our_frame() -> None:
    made = decks.faces(drawn)
    assert len(made) == 2 * 52
    for deck, (_, colours, _) in decks.DECKS.items():
        for suit in decks.SUITS:
            card = ET.fromstring(made[f"cards/{deck}/Q{suit}.svg"].replace(' xmlns="http://www.w3.org/2000/svg"', ""))
            assert (card.tag, card.get("width"), card.get("height")) == ("svg", "240", "336")
            assert not {"face", "class", "preserveAspectRatio"} & set(card.attrib)
            sign, rank, court = (path.attrib for path in card.iter("path"))
            assert (sign["fill"], rank["stroke"], rank["fill"], court["fill"]) == (
                colours[suit],
                colours[suit],
                "none",
                "gold",
            )
            (outline,) = card.iter("rect")
            assert (outline.get("fill"), outline.get("stroke")) == (decks.CARD, decks.EDGE)
            assert [use.get("href") for use in card.iter("use")] == [f"#S{suit}Q"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [("240 336", "240 337", "unknown size"), ('id="S', 'id="T', "AS: rank or suit sign not found")],
)
def test_a_package_that_draws_otherwise_is_refused(old: str, new: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        decks.faces(lambda path: drawn(path).replace(old, new))


# Icons


@pytest.mark.parametrize("name", icons.ICONS)
def test_an_icon_that_can_be_drawn_is_there_in_its_size(name: str) -> None:
    width, _, shape = icons.ICONS[name]
    start = (icons.STATIC / name).read_bytes()[:26]
    assert struct.unpack(">IIBB", start[16:26]) == (width, width, 8, 6 if shape == icons.ROUNDED else 2)


def test_every_icon_of_the_pages_can_be_drawn() -> None:
    assert {path.name for path in icons.STATIC.glob("*.png")} == set(icons.ICONS)


def test_without_a_browser_the_tool_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("RAMI_BROWSER", "")
    with pytest.raises(SystemExit, match="No browser found"):
        icons.browser()
