"""The screen of `meadhall replay`: Textual around a match of the past."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.window import Window
from meadhall.terminal.replay.keys import click, press
from meadhall.terminal.replay.viewer import Past


class ReplayApp(Window[bool]):
    """Returns whether to play on from the moment that was looked at."""

    def __init__(
        self,
        past: Past,
        *,
        depth: str = "",
        in_ascii: bool | None = None,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.past = past
        self.ticks = ticks
        super().__init__(past.drawing.paints, past.frame, depth=depth, in_ascii=in_ascii)

    def key_pressed(self, key: str) -> None:
        press(self.past, key)

    def clicked(self, frame: Frame, x: int, y: int) -> None:
        click(self.past, frame, x, y)

    def leave_if_done(self) -> None:
        if self.past.left or self.past.forked:
            self.exit(self.past.forked)

    async def run_beside(self) -> None:
        """Goes on by itself while it plays."""
        late = due = 0.0  # by how much drawing has taken longer than there was time, and when the next decision comes
        waits_for: tuple[int, int] | None = None
        while True:
            self.nudge.clear()
            if not self.past.playing or self.past.page is not None:
                late, waits_for = 0.0, None
                await self.nudge.wait()
                continue
            if waits_for != (self.past.at, self.past.speed):  # any other key leaves the wait as it is
                waits_for = self.past.at, self.past.speed
                due = self.ticks() + self.past.wait() - late
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), max(0.0, due - self.ticks()))
                continue
            self.past.go(self.past.at + 1)
            if not self.past.playing or self.past.wait() >= late:
                self.surface.redraw()  # what comes faster than it can be drawn is passed over
            late = max(0.0, self.ticks() - due)


def look_through(past: Past, *, ascii: bool = False) -> bool:
    """Shows a match of the past until the person leaves; whether to play on from where he stopped."""
    return bool(ReplayApp(past, in_ascii=ascii or None).run())
