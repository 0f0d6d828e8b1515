"""The only widget of a window. It shows a canvas, and forwards keys and clicks."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from meadhall.cells.drawing import Canvas
from meadhall.terminal.fullscreen.ascii_characters import to_ascii
from meadhall.terminal.fullscreen.theme import Theme


class Surface(Widget, can_focus=True):
    """Widget that shows the canvas from `draw`, and calls its callbacks for every key and click."""

    DEFAULT_CSS = "Surface { width: 100%; height: 100%; }"

    def __init__(
        self,
        theme: Theme,
        draw: Callable[[int, int], Canvas],
        on_press: Callable[[str], None],
        on_point: Callable[[int, int], None],
        *,
        in_ascii: bool = False,
    ) -> None:
        super().__init__()
        self.paint = theme
        self.draw = draw
        self.on_press = on_press
        self.on_point = on_point
        self.in_ascii = in_ascii
        self.canvas: Canvas | None = None

    def redraw(self) -> None:
        """Draw the canvas again, after a change."""
        self.canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one row of the canvas as segments of one style."""
        canvas = self._canvas()
        if y >= canvas.height:
            return Strip.blank(self.size.width)
        segments: list[Segment] = []
        start = 0
        inks, grounds, chars = canvas.inks[y], canvas.grounds[y], canvas.chars[y]
        for x in range(1, canvas.width + 1):
            if x == canvas.width or inks[x] != inks[start] or grounds[x] != grounds[start]:
                style = self.paint.style(inks[start], grounds[start])
                segments.append(Segment("".join(chars[start:x]), style))
                start = x
        return Strip(segments, canvas.width)

    def _canvas(self) -> Canvas:
        if self.canvas is None or (self.canvas.width, self.canvas.height) != tuple(self.size):
            canvas = self.draw(*self.size)
            self.canvas = to_ascii(canvas) if self.in_ascii else canvas
        return self.canvas

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        char = event.character or ""
        self.on_press(char if len(char) == 1 and char.isprintable() and char != " " else event.key)

    def on_click(self, event: events.Click) -> None:
        self.on_point(event.x, event.y)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.on_press("wheel-down")

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.on_press("wheel-up")
