"""Reads a drawing back out of a React component that the tool svgr made from an SVG file."""

import re
from typing import Final
from xml.etree import ElementTree as ET

TOKEN: Final = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|(-?[\d.]+)|([\w.]+)|(.))', re.DOTALL)
WRAPPING: Final = (
    (r"/\*#__PURE__\*/", ""),
    (r"_extends\((\{.*?\}), props\)", r"\1"),
    (r'title \? React\.createElement\("title".*?\) : null', "null"),
    (r'"aria-labelledby": titleId', '"aria-labelledby": ""'),
)
"""What svgr puts around the drawing: the reader's own attributes and a title."""

NOT_DRAWN: Final = {"className", "aria-labelledby", "xmlns", "xmlnsXlink"}
SAME_IN_SVG: Final = {"viewBox", "preserveAspectRatio", "patternUnits", "gradientUnits"}


def component(source: str, name: str) -> ET.Element:
    """The drawing of one component, for example ``SvgB2``, as an element tree without namespaces.

    Raises ``ValueError`` where the source has no such component or holds more than plain elements.
    """
    found = re.search(rf"^const {name} = .*?return (.*?);\n\}};$", source, re.DOTALL | re.MULTILINE)
    if not found:
        raise ValueError(f"no component {name}")
    text = found[1]
    for pattern, replacement in WRAPPING:
        text = re.sub(pattern, replacement, text, flags=re.DOTALL)
    return _Reader(text).element()


class _Reader:
    """A reader of nested calls of ``React.createElement``."""

    def __init__(self, text: str) -> None:
        self._tokens = [match.group().strip() for match in TOKEN.finditer(text) if match.group().strip()]
        self._at = 0

    def element(self) -> ET.Element:
        """One call: name, attributes or null, children."""
        self._expect("React.createElement", "(")
        element = ET.Element(self._string())
        self._expect(",")
        if self._peek() == "{":
            self._attributes(element)
        else:
            self._expect("null")
        while self._peek() == ",":
            self._expect(",")
            if self._peek() == "null":
                self._expect("null")
            else:
                element.append(self.element())
        self._expect(")")
        return element

    def _attributes(self, element: ET.Element) -> None:
        while self._peek() in {"{", ","}:
            self._next()
            name = self._next().strip('"')
            self._expect(":")
            value = self._string() if self._peek().startswith('"') else self._number()
            if name not in NOT_DRAWN:
                element.set(_svg_name(name), value)
        self._expect("}")

    def _string(self) -> str:
        token = self._next()
        if not re.fullmatch(r'"[^"\\]*"', token):
            raise ValueError(f"not a plain string: {token}")
        return token[1:-1]

    def _number(self) -> str:
        token = self._next()
        float(token)
        return token

    def _peek(self) -> str:
        return self._tokens[self._at]

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1]

    def _expect(self, *tokens: str) -> None:
        for token in tokens:
            found = self._next()
            if found != token:
                raise ValueError(f"{token} expected, not {found}")


def _svg_name(name: str) -> str:
    """The attribute as SVG writes it: ``strokeWidth`` is ``stroke-width``."""
    if name == "xlinkHref":
        return "href"
    return name if name in SAME_IN_SVG else re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name)
