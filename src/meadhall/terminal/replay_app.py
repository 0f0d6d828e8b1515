"""The screen of `meadhall replay`: Textual around a match of the past."""

from __future__ import annotations

import asyncio
import contextlib

from textual.app import App, ComposeResult

from meadhall.engine.drawing import Canvas
from meadhall.terminal.app import SCREEN_CSS, too_small
from meadhall.terminal.ascii_signs import needs_ascii
from meadhall.terminal.frame import Frame
from meadhall.terminal.layout import fits
from meadhall.terminal.past import SPEEDS, Past
from meadhall.terminal.past_keys import click, press
from meadhall.terminal.surface import Surface
from meadhall.terminal.theme import NONE, SIXTEEN, Theme, depth_of


class ReplayApp(App[bool]):
    """Returns whether to play on from the moment that was looked at."""

    CSS = SCREEN_CSS
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Meadhall"

    def __init__(self, past: Past, *, depth: str = "", in_ascii: bool | None = None) -> None:
        self.depth = depth or depth_of()
        super().__init__(ansi_color=self.depth in (SIXTEEN, NONE))
        self.past = past
        self.in_ascii = needs_ascii() if in_ascii is None else in_ascii
        self.drawn: Frame | None = None
        self.nudge = asyncio.Event()

    def compose(self) -> ComposeResult:
        theme = Theme(self.past.drawing.paints, self.depth)
        self.surface = Surface(theme, self._draw, self._press, self._point, in_ascii=self.in_ascii)
        yield self.surface

    def on_mount(self) -> None:
        self.surface.focus()
        self.run_worker(self._play(), exit_on_error=True)

    def _draw(self, width: int, height: int) -> Canvas:
        if not fits(width, height):
            self.drawn = None
            return too_small(width, height)
        self.drawn = self.past.frame(width, height)
        return self.drawn.canvas

    def _press(self, key: str) -> None:
        press(self.past, key)
        self._changed()

    def _point(self, x: int, y: int) -> None:
        if self.drawn is not None:
            click(self.past, self.drawn, x, y)
            self._changed()

    def _changed(self) -> None:
        if self.past.left or self.past.forked:
            self.exit(self.past.forked)
        self.surface.redraw()
        self.nudge.set()

    async def _play(self) -> None:
        """Goes on by itself while it plays."""
        while True:
            self.nudge.clear()
            if not self.past.playing:
                await self.nudge.wait()
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), SPEEDS[self.past.speed])
                continue
            if self.past.page is None:
                self.past.go(self.past.at + 1)
                self.surface.redraw()


def look_through(past: Past, *, ascii: bool = False) -> bool:
    """Shows a match of the past until the person leaves; whether to play on from where he stopped."""
    return bool(ReplayApp(past, in_ascii=ascii or None).run())
