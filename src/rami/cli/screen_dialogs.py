"""What is laid over the full screen: lines to read, and a list to choose from. Keys alone."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from rami.cli.screen_parts import coloured, keys_text


class Reading(ModalScreen[None]):
    """Lines to read; they scroll, and any of a few keys closes them."""

    CSS = "Reading { align: center middle; } #lines { width: 78; height: 22; border: round; } #keys { dock: bottom; }"

    def __init__(self, lines: Sequence[str], close: str) -> None:
        super().__init__()
        self._lines = lines
        self._close = close

    def compose(self) -> ComposeResult:
        """Put the lines into a frame."""
        with VerticalScroll(id="lines"):
            yield Static(Text("\n").join(coloured(line) for line in self._lines))
        yield Static(keys_text([("↑ ↓", ""), ("Enter", self._close)]), id="keys")

    def on_key(self, event: events.Key) -> None:
        """Close, or scroll."""
        event.stop()
        event.prevent_default()
        lines = self.query_one("#lines", VerticalScroll)
        match event.key:
            case "up" | "pageup":
                lines.scroll_up(animate=False) if event.key == "up" else lines.scroll_page_up(animate=False)
            case "down" | "pagedown":
                lines.scroll_down(animate=False) if event.key == "down" else lines.scroll_page_down(animate=False)
            case "enter" | "escape" | "q" | "space":
                self.dismiss()
            case _:
                pass


class Choosing(ModalScreen[int | None]):
    """A few lines to choose one from: by its number, or by the arrow keys and Enter. Escape chooses none."""

    CSS = "Choosing { align: center middle; } #lines { width: 78; height: auto; max-height: 22; border: round; }"

    def __init__(self, lines: Sequence[str], title: str) -> None:
        super().__init__()
        self._lines = lines
        self._title = title
        self._mark = 0

    def compose(self) -> ComposeResult:
        """Put the lines into a frame."""
        with VerticalScroll(id="lines"):
            yield Static(id="choices")

    def on_mount(self) -> None:
        """Show the lines."""
        self._show()

    def _show(self) -> None:
        rows = [Text(self._title, "bold")]
        for number, line in enumerate(self._lines, 1):
            marked = number == self._mark + 1
            rows.append(coloured(f"{'▶' if marked else ' '} {number}  {line}", "reverse" if marked else ""))
        self.query_one("#choices", Static).update(Text("\n").join(rows))
        self.query_one("#lines", VerticalScroll).scroll_to(y=max(self._mark - 5, 0), animate=False)

    def on_key(self, event: events.Key) -> None:
        """Move the mark, or choose."""
        event.stop()
        event.prevent_default()
        typed = event.character or ""
        match event.key:
            case "up" | "down":
                self._mark = (self._mark + (1 if event.key == "down" else -1)) % len(self._lines)
                self._show()
            case "enter" | "space":
                self.dismiss(self._mark)
            case "escape":
                self.dismiss(None)
            case _ if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(self._lines):
                self.dismiss(int(typed) - 1)
            case _:
                pass
