"""A window, with Textual: one canvas, which is redrawn after every key and click."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from textual.app import App, ComposeResult

from meadhall.cells.drawing import Canvas, Paint, Span
from meadhall.terminal.fullscreen import ascii_characters, layout, text
from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.surface import Surface
from meadhall.terminal.fullscreen.theme import NONE, SIXTEEN, Theme, depth_of
from meadhall.terminal.words import say

T = TypeVar("T")
SCREEN_CSS: Final = "Screen { background: #14110f; }"


class Window(App[T]):
    """Base of all windows. `drawn_frame` is the frame on the screen, and `nudge` wakes `run_beside`."""

    CSS = SCREEN_CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Meadhall"

    def __init__(
        self,
        paints: Mapping[str, Paint],
        frame: Callable[[int, int], Frame],
        *,
        depth: str = "",
        in_ascii: bool | None = None,
    ) -> None:
        self.depth = depth or depth_of()
        super().__init__(ansi_color=self.depth in (SIXTEEN, NONE))
        in_ascii = ascii_characters.needs_ascii() if in_ascii is None else in_ascii
        self.frame = frame
        self.drawn_frame: Frame | None = None
        self.nudge = asyncio.Event()
        self.surface = Surface(Theme(paints, self.depth), self._draw, self._press, self._point, in_ascii=in_ascii)

    def compose(self) -> ComposeResult:
        yield self.surface

    def on_mount(self) -> None:
        self.surface.focus()
        self.run_worker(self.run_beside(), exit_on_error=True)

    async def action_quit(self) -> None:
        """Leave with Ctrl+Q as with Ctrl+C."""
        self._press("ctrl+c")

    # ---- to be overridden

    def key_pressed(self, key: str) -> None:
        """Handle one key."""

    def clicked(self, frame: Frame, x: int, y: int) -> None:
        """Handle a click on a cell of the frame on the screen."""

    def leave_if_done(self) -> None:
        """End the app after a key or click if the person has left."""

    async def run_beside(self) -> None:
        """Run in the background while the window is open."""

    # ---- drawing, keys and clicks

    def _draw(self, width: int, height: int) -> Canvas:
        if not layout.has_room_for_board(width, height):
            self.drawn_frame = None
            return too_small_canvas(width, height)
        self.drawn_frame = self.frame(width, height)
        return self.drawn_frame.canvas

    def _press(self, key: str) -> None:
        self.key_pressed(key)
        self._update()

    def _point(self, x: int, y: int) -> None:
        if self.drawn_frame is not None:
            self.clicked(self.drawn_frame, x, y)
            self._update()

    def _update(self) -> None:
        self.leave_if_done()
        self.surface.redraw()
        self.nudge.set()


def too_small_canvas(width: int, height: int) -> Canvas:
    """Return a canvas with a message that the window is too small."""
    canvas = Canvas(max(1, width), max(1, height))
    words = say("too-small", width=width, height=height, columns=layout.MIN_SIZE[0], rows=layout.MIN_SIZE[1])
    for row, line in enumerate(text.wrap([Span(words, "strong")], width, 0)):
        canvas.line(0, row, line)
    return canvas
