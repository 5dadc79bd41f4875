"""A chart as SVG, from templates: bars with their intervals, or lines over places; light and dark, no script."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import Final

from rami.lab.statistics import Interval

WIDTH: Final = 760
_LABELS: Final = 250
_PLOT: Final = WIDTH - _LABELS - 90
_BAR: Final = 14
_GAP: Final = 16
_LINES: Final = 180
_HEAD: Final = 44
_FOOT: Final = 34

_LIGHT: Final = ("#23479A", "#A84A1C", "#0F7268", "#8A2F86", "#6B6100", "#4A5160")
_DARK: Final = ("#A4BDFF", "#F2A77E", "#6FD0C2", "#E3A2E0", "#D8CE6A", "#C3CAD4")
_STYLE: Final = "".join(
    [
        "text{font:13px system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Noto Sans Thai',sans-serif;",
        "fill:#1D2743}.t{font-weight:700;font-size:15px}.f{fill:#5A6172;font-size:12px}.p{fill:#FBFAF4}",
        ".g{stroke:#D5DBE9}.i,.w{stroke-width:1.5}.i{stroke:#1D2743}.l{fill:none;stroke-width:2.5}",
        *(f".b{number}{{fill:{colour}}}.s{number}{{stroke:{colour}}}" for number, colour in enumerate(_LIGHT)),
        "@media (prefers-color-scheme:dark){text{fill:#ECE9DF}.f{fill:#A9B3BF}.p{fill:#1D2833}.g{stroke:#33424F}",
        ".i{stroke:#ECE9DF}rect{fill-opacity:.55}.p{fill-opacity:1}",
        *(f".b{number}{{fill:{colour}}}.s{number}{{stroke:{colour}}}" for number, colour in enumerate(_DARK)),
        "}",
    ]
)


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a chart: for each label a value of each series, 0 to 1, None where there is none.

    The labels stand below each other with horizontal bars, or from left to right with ``lines``.
    """

    title: str
    labels: tuple[str, ...]
    values: tuple[tuple[Interval | None, ...], ...]
    lines: bool = False

    @property
    def height(self) -> int:
        """How high the panel is, in pixels."""
        return _HEAD + (_LINES if self.lines else sum(len(row) * _BAR + _GAP for row in self.values)) + _FOOT


def chart(title: str, series: Sequence[str], panels: Sequence[Panel], written: Callable[[float], str]) -> str:
    """Draw panels one below the other, the names of the series above them; ``written`` puts a share into words.

    >>> panel = Panel("How rounds end", ("blocked",), ((Interval(0.1, 0.05, 0.2),),))
    >>> drawn = chart("A <chart>", ["rami"], [panel], "{:.0%}".format)
    >>> drawn.count("<rect"), "A &lt;chart&gt;" in drawn
    (3, True)
    """
    parts = [f'<text class="t" x="16" y="26">{escape(title)}</text>']
    y = 52
    for number, name in enumerate(series):
        parts.append(f'<rect class="b{number % 6}" x="16" y="{y - 11}" width="12" height="12" rx="2"/>')
        parts.append(f'<text x="36" y="{y}">{escape(name)}</text>')
        y += 20
    for panel in panels:
        parts.append(f'<text class="t" x="16" y="{y + 24}">{escape(panel.title)}</text>')
        parts += _lines(panel, y + _HEAD, written) if panel.lines else _bars(panel, y + _HEAD, written)
        y += panel.height
    size = f'width="{WIDTH}" height="{y}" viewBox="0 0 {WIDTH} {y}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{escape(title)}</title>'
    paper = f'<rect class="p" width="{WIDTH}" height="{y}"/>'
    return "\n".join([head, f"<style>{_STYLE}</style>", paper, *parts, "</svg>\n"])


def marks_of(most: float) -> tuple[float, ...]:
    """Give the marks of an axis from 0 to at least a share, at round figures, ten of them at most.

    >>> marks_of(0.37), marks_of(1)
    ((0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4), (0.0, 0.2, 0.4, 0.6, 0.8, 1.0))
    """
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2) if most <= 8 * step)
    return tuple(round(number * step, 2) for number in range(max(ceil(most / step - 1e-9), 1) + 1))


def _most(panel: Panel) -> float:
    return min(1.0, max((found.high for row in panel.values for found in row if found is not None), default=1.0))


def _bars(panel: Panel, y: int, written: Callable[[float], str]) -> Iterator[str]:
    marks = marks_of(_most(panel))
    below = y + panel.height - _HEAD - _FOOT
    for mark in marks:
        x = _LABELS + _PLOT * mark / marks[-1]
        yield f'<path class="g" d="M{x:.1f} {y - 6}V{below}"/>'
        yield f'<text class="f" x="{x:.1f}" y="{below + 16}" text-anchor="middle">{escape(written(mark))}</text>'
    for label, row in zip(panel.labels, panel.values, strict=True):
        middle = y + len(row) * _BAR / 2 + 4
        yield f'<text x="{_LABELS - 10}" y="{middle:.1f}" text-anchor="end">{escape(label)}</text>'
        for number, found in enumerate(row):
            if found is not None:
                yield from _bar(found, number, y, _PLOT / marks[-1], written)
            y += _BAR
        y += _GAP


def _bar(found: Interval, number: int, y: int, scale: float, written: Callable[[float], str]) -> Iterator[str]:
    low, value, high = (_LABELS + scale * part for part in (found.low, found.value, found.high))
    half = y + _BAR / 2
    yield f'<rect class="b{number % 6}" x="{_LABELS}" y="{y + 1}" width="{value - _LABELS:.1f}" height="{_BAR - 2}"/>'
    yield f'<path class="i" d="M{low:.1f} {half}H{high:.1f}M{low:.1f} {half - 3}v6M{high:.1f} {half - 3}v6"/>'
    yield f'<text class="f" x="{high + 6:.1f}" y="{y + 11}">{escape(written(found.value))}</text>'


def _lines(panel: Panel, y: int, written: Callable[[float], str]) -> Iterator[str]:
    marks = marks_of(_most(panel))
    left, right, below = 80, WIDTH - 60, y + _LINES
    for mark in marks:
        height = below - _LINES * mark / marks[-1]
        yield f'<path class="g" d="M{left} {height:.1f}H{right}"/>'
        yield f'<text class="f" x="{left - 8}" y="{height + 4:.1f}" text-anchor="end">{escape(written(mark))}</text>'
    step = (right - left) / max(len(panel.labels), 1)
    for place, label in enumerate(panel.labels):
        x = left + step * (place + 0.5)
        yield f'<text class="f" x="{x:.1f}" y="{below + 18}" text-anchor="middle">{escape(label)}</text>'
    for number, column in enumerate(zip(*panel.values, strict=True)):
        # A little beside each other, so that the intervals of several series can be told apart.
        points = [
            (left + step * (place + 0.5) + 6 * number, found) for place, found in enumerate(column) if found is not None
        ]
        yield from _line(points, number, below, _LINES / marks[-1])


def _line(points: Sequence[tuple[float, Interval]], number: int, below: int, scale: float) -> Iterator[str]:
    line = " ".join(f"{x:.1f},{below - scale * found.value:.1f}" for x, found in points)
    yield f'<polyline class="l s{number % 6}" points="{line}"/>'
    for x, found in points:
        low, value, high = (below - scale * part for part in (found.low, found.value, found.high))
        yield f'<path class="w s{number % 6}" d="M{x:.1f} {low:.1f}V{high:.1f}"/>'
        yield f'<circle class="b{number % 6}" cx="{x:.1f}" cy="{value:.1f}" r="4.5"/>'
