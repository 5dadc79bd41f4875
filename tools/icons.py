#!/usr/bin/env python3
"""Draws the PNG icons of the pages from icon.svg with a browser: python tools/icons.py. Standard library only.

The browser is the one that RAMI_BROWSER names, or else a Chromium or Chrome on the path.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).resolve().parent.parent / "src/rami/web/static"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
OPTIONS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--default-background-color=00000000",
)
ROUNDED: Final = "border-radius: 22%"
WHOLE: Final = ""
ICONS: Final = {
    "icon-192.png": (192, 1.1, ROUNDED),
    "icon-512.png": (512, 1.1, ROUNDED),
    "icon-maskable-512.png": (512, 1.0, WHOLE),
    "apple-touch-icon.png": (180, 1.1, WHOLE),
}
"""For each icon: its width, how far the drawing is enlarged, and the shape. A system cuts maskable icons to its own
shape and shows only the middle for certain, which ``icon.svg`` allows for; the others may be larger."""


def browser() -> str:
    """The browser to draw with."""
    for name in (os.environ.get("RAMI_BROWSER", ""), *BROWSERS):
        if path := shutil.which(name):
            return path
    return sys.exit("No browser found: install Chromium or name one in RAMI_BROWSER.")


def draw(name: str, width: int, larger: float, shape: str) -> None:
    """Draw one icon."""
    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    style = f"width: {width}px; height: {width}px; overflow: hidden; {shape}"
    page = (
        "<!doctype html><style>body { margin: 0 } svg { display: block; width: 100%; height: 100%; "
        f"transform: scale({larger}) }}</style><div style='{style}'>{svg}</div>"
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "icon.html")
        source.write_text(page, encoding="utf-8")
        size = f"--window-size={width},{width}"
        command = [browser(), *OPTIONS, size, f"--screenshot={STATIC / name}", source.as_uri()]
        subprocess.run(command, check=True, capture_output=True)
    print(name, (STATIC / name).stat().st_size)


if __name__ == "__main__":
    for icon, how in ICONS.items():
        draw(icon, *how)
