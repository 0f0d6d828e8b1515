"""The window of `meadhall replay`, with Textual."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from meadhall.terminal.fullscreen.frame import Frame
from meadhall.terminal.fullscreen.window import Window
from meadhall.terminal.replay.keys import replay_click, replay_key
from meadhall.terminal.replay.viewer import ReplayViewer


class ReplayApp(Window[bool]):
    """The window of a replay. Its result says whether to continue the match from the position on the screen."""

    def __init__(
        self,
        viewer: ReplayViewer,
        *,
        depth: str = "",
        in_ascii: bool | None = None,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.viewer = viewer
        self.ticks = ticks
        super().__init__(viewer.drawing.paints, viewer.frame, depth=depth, in_ascii=in_ascii)

    def key_pressed(self, key: str) -> None:
        replay_key(self.viewer, key)

    def clicked(self, frame: Frame, x: int, y: int) -> None:
        replay_click(self.viewer, frame, x, y)

    def leave_if_done(self) -> None:
        if self.viewer.is_closed or self.viewer.continues_match:
            self.exit(self.viewer.continues_match)

    async def run_beside(self) -> None:
        """Advance through the match while it is not paused."""
        drawing_delay = next_step_at = 0.0  # delay from slow drawing, and time of the next step
        waits_for: tuple[int, int] | None = None
        while True:
            self.nudge.clear()
            if not self.viewer.is_playing or self.viewer.page is not None:
                drawing_delay, waits_for = 0.0, None
                await self.nudge.wait()
                continue
            if waits_for != (
                self.viewer.position,
                self.viewer.speed,
            ):  # keys that change neither do not affect the wait
                waits_for = self.viewer.position, self.viewer.speed
                next_step_at = self.ticks() + self.viewer.wait() - drawing_delay
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudge.wait(), max(0.0, next_step_at - self.ticks()))
                continue
            self.viewer.go_to(self.viewer.position + 1)
            if not self.viewer.is_playing or self.viewer.wait() >= drawing_delay:
                self.surface.redraw()  # while late, positions are not drawn
            drawing_delay = max(0.0, self.ticks() - next_step_at)


def show_replay(viewer: ReplayViewer, *, ascii: bool = False) -> bool:
    """Show a replay until the person leaves. Return whether to continue the match from its position."""
    return bool(ReplayApp(viewer, in_ascii=ascii or None).run())
